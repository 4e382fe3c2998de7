package keys

import (
	"slices"
	"testing"

	"serviert/app/i18n"
)

var all = []rune("rwd123l?")

// A key that was changed acts under its new name only, and no two keys have the
// same.
func TestChange(t *testing.T) {
	changed := ""
	set := func(ordinary rune, typed string, want rune, fine bool) {
		t.Helper()
		next, taken, ok := Change(changed, ordinary, typed, all)
		if ok != fine || taken != want || !ok && next != changed {
			t.Errorf("%c for %q: %q, taken by %q, %v", ordinary, typed, next, taken, ok)
		}
		changed = next
	}
	set('r', "X", 0, true)
	set('w', "x", 'r', false)
	set('w', "d", 'd', false)
	set('d', "r", 0, true) // free by now
	set('1', " ö ", 0, true)
	for _, none := range []string{"", " ", "ab", "\t"} {
		set('2', none, 0, false)
	}
	for pressed, want := range map[string]string{
		"x": "r", "X": "R", "r": "d", "R": "D", "d": "x", "w": "w", "ö": "1", "Ö": "1", "1": "ö", "ArrowUp": "ArrowUp", "Enter": "Enter", "2": "2", "?": "?",
	} {
		if got := Ordinary(changed, pressed); got != want {
			t.Errorf("%s stands for %q, want %q", pressed, got, want)
		}
	}
	for help, want := range map[string]string{"R": "X", "F F": "F F", "1–3": "Ö 2 3", "2–3": "2–3", "⇧ D": "⇧ R", "← →": "← →", "D D": "R R"} {
		if got := Shown(changed, help); got != want {
			t.Errorf("%s is shown as %s, want %s", help, got, want)
		}
	}
	set('r', "r", 'd', false)
	set('d', "d", 0, true)
	set('r', "r", 0, true)
	if set('1', "1", 0, true); changed != "" {
		t.Errorf("the ordinary keys are stored as %q", changed)
	}
}

// A version that brings a key whose character stands for another one here gives it the
// one that was left, so that both act, each shows what it is, and all can be changed.
func TestALaterKey(t *testing.T) {
	later := append([]rune("aq"), all...)
	for changed, want := range map[string]string{"": "awrd", "ra": "rwad", "rqqa": "rwqd", "raaz": "zwad", "raar": "rwad", "radr": "dwar"} {
		for i, ordinary := range []rune("awrd") {
			is := Chosen(changed, ordinary)
			if is != []rune(want)[i] {
				t.Errorf("%q: %c is pressed for %c, not %c", changed, is, ordinary, []rune(want)[i])
			}
			if got := Ordinary(changed, string(is)); got != string(ordinary) {
				t.Errorf("%q: %c stands for %q, not %c", changed, is, got, ordinary)
			}
		}
	}
	if _, taken, ok := Change("ra", 'd', "r", later); ok || taken != 'a' {
		t.Errorf("two keys on R, %c", taken)
	}
	for _, typed := range []string{"r", "x"} { // both are free once R is where it was, or elsewhere
		if next, taken, ok := Change("ra", 'r', typed, later); !ok || Chosen(next, 'a') != 'a' {
			t.Errorf("R to %s: %q, taken by %c", typed, next, taken)
		}
	}
	if next, _, ok := Change("ra", 'a', "z", later); !ok || next != "raaz" || Ordinary(next, "r") == "a" {
		t.Errorf("changed to %q", next)
	}
}

func TestOf(t *testing.T) {
	for help, want := range map[string]string{"R": "r", "1–5": "12345", "F F": "ff", "⇧ L": "l", "?": "?", "← → ↑ ↓": "", "⌫": "", "": ""} {
		if got := Of(help); string(got) != want {
			t.Errorf("%s names %q, want %q", help, string(got), want)
		}
	}
}

func TestNamed(t *testing.T) {
	signs := i18n.By[string]{}.With("⇧", "Shift").With("–", "to").With("←", "left").With("?", "question mark")
	for help, want := range map[string]string{"R": "R", "1–5": "1 to 5", "⇧ L": "Shift L", "⇧ ←": "Shift left", "?": "question mark"} {
		if got := Named(help, signs); got != want {
			t.Errorf("%s is called %q, want %q", help, got, want)
		}
	}
}

func TestSilent(t *testing.T) {
	for pressed, want := range map[string]bool{"r": true, "R": true, "1": true, "?": true, "Backspace": true, "ArrowUp": false, "Enter": false, "Escape": false} {
		if Silent(pressed) != want {
			t.Errorf("%s is silent: %v", pressed, !want)
		}
	}
	if !slices.Equal(Of("A B"), []rune("ab")) {
		t.Error("two keys")
	}
}

// Whatever is stored, a key stands for one thing or nothing.
func FuzzOrdinary(f *testing.F) {
	f.Add("rxd", "x")
	f.Add("\xff", "r")
	f.Fuzz(func(t *testing.T, changed, pressed string) {
		got := Ordinary(changed, pressed)
		if got != "" && len([]rune(got)) != len([]rune(pressed)) {
			t.Errorf("%q is %q", pressed, got)
		}
	})
}
