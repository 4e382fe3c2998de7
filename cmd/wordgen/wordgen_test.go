package main

import (
	"bytes"
	"flag"
	"os"
	"testing"

	"serviert/engine/letters"
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

var again = flag.Bool("again", false, "make the lists again in TestSame")

// TestSame makes the lists again from the Debian packages and compares them with
// the files in the repository. It takes seconds, so it has to be asked for:
//
//	go test ./cmd/wordgen -again
func TestSame(t *testing.T) {
	if !*again {
		t.Skip("not asked for with -again")
	}
	for _, language := range []string{"en", "de"} {
		list, licence, err := generate("/", language)
		if os.IsNotExist(err) {
			t.Skip("the packages scowl and tanglet-data are not installed")
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
