package app

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"serviert/app/i18n"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

var filler = regexp.MustCompile(`%(\[\d\])?[a-z]`)

// agree walks the same place in both languages: no text is empty, and both
// are filled with the same things in the same order.
func agree(t *testing.T, at string, a, b reflect.Value) {
	t.Helper()
	switch a.Kind() {
	case reflect.String:
		if strings.HasSuffix(at, ".Pip") || strings.HasSuffix(at, "[0]") {
			return // pictures have no pips, nothing is of the kind zero
		}
		if strings.TrimSpace(a.String()) == "" || strings.TrimSpace(b.String()) == "" {
			t.Errorf("%s: %q in German, %q in English", at, a, b)
		}
		if va, vb := fmt.Sprint(filler.FindAllString(a.String(), -1)), fmt.Sprint(filler.FindAllString(b.String(), -1)); va != vb {
			t.Errorf("%s: filled with %s in German, %s in English", at, va, vb)
		}
	case reflect.Struct:
		for i := range a.NumField() {
			agree(t, at+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i))
		}
	case reflect.Slice, reflect.Array:
		if a.Len() != b.Len() || a.Len() == 0 {
			t.Errorf("%s: %d in German, %d in English", at, a.Len(), b.Len())
			return
		}
		for i := range a.Len() {
			agree(t, fmt.Sprintf("%s[%d]", at, i), a.Index(i), b.Index(i))
		}
	case reflect.Map:
		if a.Len() == 0 {
			t.Errorf("%s: empty", at)
		}
		for _, k := range append(a.MapKeys(), b.MapKeys()...) {
			if !a.MapIndex(k).IsValid() || !b.MapIndex(k).IsValid() {
				t.Errorf("%s[%v]: in one language only", at, k)
				continue
			}
			agree(t, fmt.Sprintf("%s[%v]", at, k), a.MapIndex(k), b.MapIndex(k))
		}
	case reflect.Pointer:
		agree(t, at, a.Elem(), b.Elem())
	default:
		t.Errorf("%s: a text of kind %v", at, a.Kind())
	}
}

func TestBothLanguagesSayTheSame(t *testing.T) {
	de, en := i18n.For("de"), i18n.For("en")
	if de.Lang != "de" || en.Lang != "en" {
		t.Errorf("languages %q and %q", de.Lang, en.Lang)
	}
	agree(t, "Texts", reflect.ValueOf(*de), reflect.ValueOf(*en))
}

// A comment on a text says what fills it; a verb without a filler, or a filler
// without a verb, shows on the screen as %!.
func TestNothingIsUnfilled(t *testing.T) {
	s := tables[0].begun(t, memory{})
	for _, lang := range []string{"de", "en"} {
		s.settings.Language = lang
		for _, f := range tables {
			f.begunIn(t, s)
			for _, path := range append(Paths(), "/lost") {
				s.path = path
				if text := html((&page{Path: path}).Render()); strings.Contains(text, "%!") {
					t.Errorf("%s in %s, %v: %.60q", path, lang, f, text[strings.Index(text, "%!"):])
				}
			}
		}
	}
}

// neutral are values that need no words: numbers and amounts.
var neutral = regexp.MustCompile(`^[0-9./–-]+( EUR)?$`)

// Every preset, row, option and choice has its name in both languages.
func TestEverythingHasAName(t *testing.T) {
	s := tables[0].begun(t, memory{})
	for _, lang := range []string{"de", "en"} {
		s.settings.Language = lang
		w := s.texts()
		for _, p := range record.Presets() {
			if w.Dice.Presets[p].Name == "" || w.Dice.Presets[p].Short == "" {
				t.Errorf("%s: %s has no name or no line", lang, p)
			}
		}
		for _, r := range escalero.Presets() {
			for _, o := range r.Options() {
				if w.Options.Label[o.Key] == "" {
					t.Errorf("%s: option %s has no name", lang, o.Key)
				}
				for _, c := range o.Choices {
					label := s.choiceLabel(o.Key, c)
					if _, worded := w.Options.Choice[o.Key][c]; label == "" || !worded && !neutral.MatchString(c) {
						t.Errorf("%s: choice %s of %s is called %q", lang, c, o.Key, label)
					}
					with, err := r.With(o.Key, c)
					if err != nil {
						t.Errorf("%s: %v", o.Key, err)
						continue
					}
					for _, row := range with.Rows {
						if s.rowLabel(row) == "" || s.rowName(row.Key) == "" {
							t.Errorf("%s: row %s has no name", lang, row.Key)
						}
					}
					if with.Value(o.Key) != r.Value(o.Key) && o.Key != "stake" && !strings.Contains(s.changedSentence(with), w.Options.Label[o.Key]) {
						t.Errorf("%s: %q does not tell of %s", lang, s.changedSentence(with), o.Key)
					}
				}
			}
			for col := range r.Columns {
				sentence(t, "column", s.columnLabel(r, col+1))
				sentence(t, "column", s.columnName(col+1))
			}
		}
	}
}

func TestMoneyAndNumbers(t *testing.T) {
	s := tables[0].begun(t, memory{})
	euro, dollar := escalero.Stake{Cents: 10, Currency: "EUR"}, escalero.Stake{Cents: 125, Currency: "USD"}
	for _, c := range []struct {
		lang, got, want string
	}{
		{"de", "", ""},
		{"de", s.in("de").money(euro, 5), "0,50\u00a0€"},
		{"en", s.in("en").money(euro, -5), "−0.50\u00a0€"},
		{"en", s.in("en").money(dollar, 2), "2.50\u00a0USD"},
		{"", signed(0) + signed(3) + signed(-3), "0+3−3"},
		{"de", s.in("de").listNames([]string{"A"}), "A"},
		{"de", s.in("de").listNames([]string{"A", "B", "C"}), "A, B und C"},
		{"en", s.in("en").listNames([]string{"A", "B"}), "A and B"},
		{"", capital("äh"), "Äh"},
		{"", capital(""), ""},
	} {
		if c.got != c.want {
			t.Errorf("%s: %q, want %q", c.lang, c.got, c.want)
		}
	}
}

func (s *store) in(lang string) *store { s.settings.Language = lang; return s }
