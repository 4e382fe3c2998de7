package main

import (
	"bytes"
	"flag"
	"os"
	"strings"
	"testing"

	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/web/words"
)

func TestPlayable(t *testing.T) {
	for _, c := range []struct {
		word     string
		language string
		want     bool
	}{
		{"QUITTER", "en", true},
		{"CLINTHERQUERIN", "en", true}, // seven cards of two letters
		{"THTHTHINININ", "en", false},  // only two cards TH and two IN
		{"CHILDREN", "en", false},      // CH is no English card
		{"BACHERN", "de", true},
		{"SCHUECHTERN", "de", false},
		{"SCHACHERER", "de", true},
		{"ER", "en", true}, // as E and R
		{"A", "en", false},
		{"BABBLED", "en", true}, // not with two cards B, but see playable
	} {
		d, _ := letters.DeckOf(c.language)
		if got := playable(c.word, d); got != c.want {
			t.Errorf("playable(%s, %s) = %v", c.word, c.language, got)
		}
	}
}

// A grade is spread from a word to its forms, and no further.
func TestGrades(t *testing.T) {
	g := &grader{seen: map[string]*evidence{}, grade: map[string]byte{}, words: map[string][]string{
		"HAUS": {"Haus"}, "HAEUSERN": {"Häusern"}, "MACHEN": {"machen", "Machen"}, "GEMACHTES": nil, "MACHTET": nil, "STROM": {"Strom"},
		"KYU": {"Kyu"}, "STROEME": {"Ströme"}, "HAUEN": {"hauen"}, "SCHOEN": {"schön"}, "SCHOENSTE": nil, "SCHOENSTEM": nil, "HAUSEST": nil,
	}}
	for spelling, e := range map[string]evidence{
		"Haus": {frequent: true, synonym: true, upper: true}, "machen": {frequent: true, count: 3},
		"schön": {synonym: true, count: often}, "Ströme": {count: 5, upper: true}, "Unbekannt": {},
	} {
		if at := g.meet(spelling); at != nil {
			e.lower = at.lower
			*at = e
		}
	}
	g.spread()
	for word, want := range map[string]byte{
		"HAUS": lexicon.Common, "HAEUSERN": lexicon.Common, "MACHEN": lexicon.Common, "GEMACHTES": lexicon.Common,
		"MACHTET": lexicon.Familiar, "SCHOENSTE": lexicon.Common, "SCHOENSTEM": lexicon.Familiar, "STROEME": lexicon.Familiar,
		"STROM": lexicon.Familiar, "KYU": lexicon.Rare, "HAUEN": lexicon.Rare,
		"HAUSEST": lexicon.Rare, // of the verb, which nobody was seen to use
	} {
		if got := g.of(word); got != want {
			t.Errorf("%s has grade %d, want %d", word, got, want)
		}
	}
	for word, want := range map[string]string{"HAUS": "HAEUS", "RAT": "RAET", "VOGEL": "", "HUND": "HUEND", "LEUTE": "", "SAEGE": "", "TAU": "TAEU"} {
		if got := umlaut(word); got != want {
			t.Errorf("umlaut(%s) = %q, want %q", word, got, want)
		}
	}
}

// Verbs that change their vowel have other forms than those that do not.
func TestStrongVerbs(t *testing.T) {
	for verb, want := range map[string][2]string{
		"GEBEN":     {"GIB GIBST GIBT GAB GABST GABEN GEGEBEN", "GAEBE GAEBEN"},
		"VERGEBEN":  {"VERGIB VERGIBST VERGAB VERGEBEN", "VERGAEBE"},
		"ABWASCHEN": {"ABWUSCH ABWAESCHST ABGEWASCHENE", "ABWUESCHE"},
		"HALTEN":    {"HAELT HIELT HIELTEST", "HIELTET"},
		"BRENNEN":   {"BRANNTE GEBRANNTER", "BRANNTET"},
		"MESSEN":    {"MISS MASS GEMESSEN", "MAESSE"},
		"PRESSEN":   {"", ""}, // has nothing of ESSEN
	} {
		made := map[string]bool{}
		strongForms(verb, func(stem, usual, seldom string) {
			for i, endings := range []string{usual, seldom} {
				for _, ending := range strings.Fields(endings) {
					made[stem+strings.TrimPrefix(ending, "-")] = i == 1
				}
			}
		})
		if want[0] == "" && len(made) > 0 {
			t.Errorf("%s makes %v", verb, made)
		}
		for i, forms := range want {
			for _, form := range strings.Fields(forms) {
				if seldom, ok := made[form]; !ok || seldom != (i == 1) {
					t.Errorf("%s makes %s: %v, seldom used: %v", verb, form, ok, seldom)
				}
			}
		}
	}
}

// A hand gives nothing to words that the list lacks.
func TestHand(t *testing.T) {
	g := &grader{grade: map[string]byte{}, words: map[string][]string{"WURST": {"Wurst"}, "WUERSTE": {"Würste"}, "PICKEN": nil, "PICKT": nil}}
	if err := g.hand("Wurst picken", lexicon.Common); err != nil {
		t.Error(err)
	}
	for _, word := range []string{"WURST", "WUERSTE", "PICKEN", "PICKT"} {
		if g.of(word) != lexicon.Common {
			t.Errorf("%s has grade %d", word, g.of(word))
		}
	}
	for _, missing := range []string{"Senf", "wurst", "Picken"} {
		if g.hand(missing, lexicon.Common) == nil {
			t.Errorf("%s is taken for a word", missing)
		}
	}
}

func TestSpelled(t *testing.T) {
	for word, spellings := range map[string][]string{"AAL": {"Aal", "aal"}, "GRUESSE": {"Grüße"}, "KLAR": nil} {
		if e := spelled(word, spellings); e.Odd != "" {
			t.Errorf("%s is spelled oddly: %v", word, e)
		}
	}
	if e := spelled("BUSSE", []string{"Busse", "Buße"}); e.Odd != "Busse/Buße" {
		t.Errorf("%v", e)
	}
}

var (
	again    = flag.Bool("again", false, "make the lists again in TestSame")
	root     = flag.String("root", "/", "root folder of the installed packages")
	frequent = flag.String("frequent", "../../"+subtitles, "the packed npm package")
)

// TestSame makes the lists again from the packages and compares them with the files
// in the repository. It takes seconds, so it has to be asked for:
//
//	go test ./cmd/wordgen -again
func TestSame(t *testing.T) {
	if !*again {
		t.Skip("not asked for with -again")
	}
	for _, language := range []string{"en", "de"} {
		list, licence, err := generate(sources{*root, *frequent}, language)
		if os.IsNotExist(err) {
			t.Skip("the packages are not installed")
		}
		if err != nil {
			t.Fatal(err)
		}
		if file, _ := words.File(language); !bytes.Equal(file, list.Bytes()) {
			t.Errorf("%s.words is not what wordgen makes", language)
		}
		if file, _ := os.ReadFile("../../web/words/" + language + ".LICENSE.txt"); !bytes.Equal(file, licence) {
			t.Errorf("%s.LICENSE.txt is not what wordgen makes", language)
		}
	}
}
