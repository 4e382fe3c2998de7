package voice

import (
	"slices"
	"strconv"
	"testing"
)

// What was said is heard again from the newest on, one further back each time.
func TestTheLogIsHeardAgain(t *testing.T) {
	var l Log
	if l.Last(0) != "" || l.Back(0) != "" || l.List(0) != nil {
		t.Error("something was said before anything was said")
	}
	for _, text := range []string{"a", "b", "c"} {
		l.Add(text, 0)
	}
	if got := l.List(0); !slices.Equal(got, []string{"c", "b", "a"}) {
		t.Errorf("the list is %q", got)
	}
	heard := []string{l.Last(0), l.Last(0), l.Back(0), l.Back(0), l.Back(0), l.Last(0)}
	if want := []string{"c", "c", "b", "a", "a", "c"}; !slices.Equal(heard, want) {
		t.Errorf("heard %q, want %q", heard, want)
	}
	l.Back(0)
	if l.Add("d", 0); l.Back(0) != "d" {
		t.Error("a new sentence is not the first to go back to")
	}
	l.Add("", 0)
	for n := range 2 * most {
		l.Add(strconv.Itoa(n), 0)
	}
	if got := l.List(0); len(got) != most || got[0] != strconv.Itoa(2*most-1) {
		t.Errorf("%d sentences, the newest %q", len(got), got[0])
	}
}

// What was said to somebody who looked at his cards is nowhere as soon as
// another one, or nobody, looks at cards.
func TestTheLogKeepsSecrets(t *testing.T) {
	secret := func() *Log {
		var l Log
		l.Add("Anna deals.", 0)
		l.Add("Your cards: A, B, C.", 1)
		return &l
	}
	for name, after := range map[string]func(*Log) bool{
		"nobody reads":    func(l *Log) bool { return slices.Contains(l.List(0), "Your cards: A, B, C.") },
		"another reads":   func(l *Log) bool { return slices.Contains(l.List(2), "Your cards: A, B, C.") },
		"nobody hears":    func(l *Log) bool { return l.Last(0) != "Anna deals." },
		"another hears":   func(l *Log) bool { return l.Back(2) != "Anna deals." },
		"forgotten":       func(l *Log) bool { l.Forget(); return len(l.List(1)) != 1 },
		"another is told": func(l *Log) bool { return !l.Add("Bob calls.", 2) || len(l.List(1)) != 1 },
		"all are told":    func(l *Log) bool { return !l.Add("Bob calls.", 0) || len(l.List(1)) != 2 },
		"the silence":     func(l *Log) bool { return !l.Add("", 0) || len(l.List(1)) != 1 },
	} {
		if after(secret()) {
			t.Errorf("%s: the cards are still there", name)
		}
	}
	l := secret()
	if l.Add("You call.", 1) || l.Last(1) != "You call." || l.Back(1) != "Your cards: A, B, C." || l.Back(1) != "Anna deals." {
		t.Error("the same person cannot hear it again")
	}
}
