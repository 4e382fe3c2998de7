//go:build !js

package app

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
)

// Each state of being ready without a network is said in a sentence of its own.
func TestTheDeviceSaysWhatPlaysOffline(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		said := map[string]string{}
		for _, state := range []string{"ready", "loading", "incomplete", "refused", "insecure", "unsupported"} {
			b := browser.Open()
			b.Net = state
			a := whole(b)
			a.settings.Language = lang
			line := app.HTMLString(a.devicePart())
			sentence := a.Texts().Device().Offline.At(state)
			if sentence == "" || !strings.Contains(line, sentence) || said[sentence] != "" {
				t.Errorf("%s in %s is %q, as %q", state, lang, sentence, said[sentence])
			}
			said[sentence] = state
		}
	}
}
