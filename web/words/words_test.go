package words

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"testing"

	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

func list(t testing.TB, language string) *lexicon.List {
	t.Helper()
	l, err := List(language)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestLists pins the contents of the lists, so that a change is noticed when they
// are made again.
func TestLists(t *testing.T) {
	for _, c := range []struct {
		language, hash string
		words, bytes   int
		has, hasNot    string
	}{
		{"en", "73b39c2c1b4198ea", 44848, 50000,
			"QUIT CAT AH ER HMM BURQA QOPH COLOUR COLOR GREY THINKER BABBLE NTH",
			"ZZZ CS KB LN ETC DR KM USA AEQ DAMNED LONDON A I DONT OK CHILDREN"},
		{"de", "6f9a2144c34440b4", 87622, 91000,
			"AAL GRUESSE STRASSE ZU EI UND QUARK UEBUNG AACHENER JA OEL FUSS IGEL",
			"CPU WLAN DVD USA VW A KG ABS BERLIN GRÜSSE DEUTSCHLAND"},
	} {
		l := list(t, c.language)
		h := sha256.New()
		for w := range l.All {
			fmt.Fprintln(h, w, strings.Join(l.Spellings(w), "/"), l.Mark(l.Rank(w)), l.Grade(l.Rank(w)))
		}
		if got := fmt.Sprintf("%x", h.Sum(nil))[:16]; got != c.hash {
			t.Errorf("%s: hash %s, want %s", c.language, got, c.hash)
		}
		if l.Len() != c.words {
			t.Errorf("%s: %d words, want %d", c.language, l.Len(), c.words)
		}
		if data, _ := File(c.language); len(data) > c.bytes {
			t.Errorf("%s: %d bytes, more than %d", c.language, len(data), c.bytes)
		}
		for _, w := range strings.Fields(c.has) {
			if !l.Contains(w) {
				t.Errorf("%s lacks %s", c.language, w)
			}
		}
		for _, w := range strings.Fields(c.hasNot) {
			if l.Contains(w) {
				t.Errorf("%s has %s", c.language, w)
			}
		}
	}
	if _, err := List("fr"); err == nil {
		t.Error("there is a French list")
	}
}

func TestSpellings(t *testing.T) {
	de := list(t, "de")
	for word, want := range map[string]string{
		"AAL": "Aal aal", "GRUESSE": "Grüße grüße", "BUSSE": "Busse Buße", "AERA": "Ära", "NEUE": "neue",
		"CREME": "Creme Crème creme", "EI": "Ei", "ZU": "zu", "ASS": "Ass aß", "ABEND": "Abend", "ABENDS": "Abends abends",
	} {
		got := de.Spellings(word)
		slices.Sort(got)
		if strings.Join(got, " ") != want {
			t.Errorf("%s is spelled %q, want %q", word, got, want)
		}
	}
}

func TestGrades(t *testing.T) {
	for language, words := range map[string][3]string{
		"en": {"CAT WATER HOUSES", "", "CRWTH"},
		"de": {
			"STRASSE HAUS HAEUSER HAEUSERN HAUSES GINGST SCHOENE MACHTE GEMACHT KAUFST EI ZU DU KEKS",
			"PAPAGEI ZENIT",
			"KYU NOCTU EPHOR ERSASST ZEBU",
		},
	} {
		l := list(t, language)
		for grade, text := range words {
			for _, w := range strings.Fields(text) {
				if got := l.Grade(l.Rank(w)); int(got) != grade {
					t.Errorf("%s has grade %d, want %d", w, got, grade)
				}
			}
		}
		var count [3]int
		for rank := range l.Len() {
			count[l.Grade(rank)]++
		}
		t.Log(language, count)
		if count[lexicon.Common] < 14000 || count[lexicon.Rare] > l.Len()/2 {
			t.Errorf("%s has %d words by grade", language, count)
		}
	}
}

// Among equals the word shown is one that people know.
func TestShow(t *testing.T) {
	deck, _ := letters.DeckOf("de")
	f := deck.Finder(list(t, "de"))
	hand, err := letters.ParseCards("S T R A S S E")
	if err != nil {
		t.Fatal(err)
	}
	if word, points := letters.Best(f, hand, lexicon.Vocabulary{}); word.Word() != "STRASSE" || points != deck.Sum(hand) {
		t.Errorf("of STRASSE the best word is %s for %d points", word.Word(), points)
	}
}

func BenchmarkRead(b *testing.B) {
	for _, language := range []string{"en", "de"} {
		data, _ := File(language)
		b.Run(language, func(b *testing.B) {
			for b.Loop() {
				if _, err := lexicon.Read(data); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkContains(b *testing.B) {
	l := list(b, "de")
	b.ReportAllocs()
	for b.Loop() {
		l.Contains("GRUESSE")
	}
}

// Slurs count where the list has them, and no finder finds one.
func TestNoFinderFindsASlur(t *testing.T) {
	for language, hands := range map[string]map[string]string{
		"de": {"NUTTE": "N U T T E", "FOTZE": "F O T Z E", "KANAKE": "K A N A K E"},
		"en": {"DYKES": "D Y K E S", "TURDS": "T U R D S"},
	} {
		deck, _ := letters.DeckOf(language)
		l := list(t, language)
		f := deck.Finder(l)
		for slur, text := range hands {
			hand, err := letters.ParseCards(text)
			if err != nil {
				t.Fatal(err)
			}
			if !l.Contains(slur) {
				t.Errorf("%s lacks %s", language, slur)
			}
			if word, _ := letters.Best(f, hand, lexicon.Vocabulary{}); word.Word() == slur || word == "" {
				t.Errorf("of %s the best word is %q", text, word.Word())
			}
		}
	}
}
