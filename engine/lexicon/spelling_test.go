package lexicon

import (
	"slices"
	"testing"
)

func TestSpell(t *testing.T) {
	for _, c := range []struct {
		word      string
		mark      byte
		spellings []string
	}{
		{"AAL", Both, []string{"aal", "Aal"}},
		{"GRUESSE", 0b11<<2 | Both, []string{"grüße", "Grüße"}},
		{"AERA", 0b1<<2 | Upper, []string{"Ära"}},
		{"NEUE", Lower, []string{"neue"}},
		{"WASSERUEBE", 0b10 << 2, []string{"wasserübe"}}, // Lower
		{"FUSSSOHLE", 0b1<<2 | Upper, []string{"Fußsohle"}},
		{"FLUSSSOHLE", Upper, []string{"Flusssohle"}},
	} {
		if got := Spell(c.word, c.mark); !slices.Equal(got, c.spellings) {
			t.Errorf("Spell(%s, %b) = %q", c.word, c.mark, got)
		}
		if got, ok := MarkOf(c.word, c.spellings); !ok || got != c.mark {
			t.Errorf("MarkOf(%s, %q) = %b, %v", c.word, c.spellings, got, ok)
		}
	}
	for word, odd := range map[string][]string{"BUSSE": {"Buße", "Busse"}, "CREME": {"crème"}, "A": {"a", "A", "a"}} {
		if _, ok := MarkOf(word, odd); ok {
			t.Errorf("MarkOf(%s, %q) found a mark", word, odd)
		}
	}
}

func TestSpellings(t *testing.T) {
	entries := []Entry{{Word: "AAL", Mark: Both}, {Word: "BUSSE", Mark: Odd, Odd: "Busse/Buße"}, {Word: "AERA", Mark: 1<<2 | Upper}}
	l, err := Build(Spelled, entries)
	if err != nil {
		t.Fatal(err)
	}
	for word, want := range map[string][]string{
		"AAL": {"aal", "Aal"}, "BUSSE": {"Busse", "Buße"}, "AERA": {"Ära"}, "BUS": nil,
	} {
		if got := l.Spellings(word); !slices.Equal(got, want) {
			t.Errorf("Spellings(%s) = %q", word, got)
		}
	}
	if got := list(t, "QUIT").Spellings("QUIT"); !slices.Equal(got, []string{"quit"}) {
		t.Errorf("in a graded list: %q", got)
	}
}

func TestFold(t *testing.T) {
	for in, want := range map[string]string{
		"Grüße": "GRUESSE", "ära": "AERA", "Öl": "OEL", "café": "CAFE", "STRAẞE": "STRASSE", "señor": "SENOR",
		"Gru\u0308ße": "GRUESSE", "a\u0308ra": "AERA", "cafe\u0301": "CAFE", "sen\u0303or": "SENOR",
		"it's": "IT'S", "": "", "a-b": "A-B",
	} {
		if got := Fold(in); got != want {
			t.Errorf("Fold(%q) = %q", in, got)
		}
	}
}
