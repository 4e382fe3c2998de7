package gametest

import (
	"strings"
	"testing"
)

// Sentence fails for a text that nobody would say: an empty one, or one with a
// gap in it. when begins each message.
func Sentence(t testing.TB, when, text string) {
	t.Helper()
	for _, bad := range []string{"%!", "  ", "..", " .", " ,", "<nil>", "\u00a0\u00a0"} {
		if strings.Contains(text, bad) {
			t.Errorf("%s: %q has %q in it", when, text, bad)
		}
	}
	if strings.TrimSpace(text) == "" {
		t.Errorf("%s: nothing is said", when)
	}
}
