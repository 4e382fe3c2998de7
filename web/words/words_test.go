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
		{"en", "1f57615bf2e0d2be", 45169, 52000,
			"CAFE CLICHE FIANCE SAUTE MELEE SEANCE APP MATHS ZEN OK DAMNED QUIT CAT AH ER HMM BURQA QOPH COLOUR COLOR GREY THINKER BABBLE NTH",
			"ZZZ CS KB LN ETC DR KM USA AEQ KHZ DB TURDINAE LONDON A I DONT CHILDREN"},
		{"de", "8b00f234e965ddcb", 87996, 98000,
			"AAL GRUESSE STRASSE ZU EI UND QUARK UEBUNG AACHENER JA OEL FUSS IGEL BEISL SECHSERL OIDA TSCHECHERL",
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
			"STRASSE HAUS HAEUSER HAEUSERN HAUSES GINGST SCHOENE MACHTE GEMACHT KAUFST EI ZU DU KEKS PAPAGEI" +
				" WURST PFANNE TOMATE HUMMEL NIEST GIB SIEHST FROR WUSCH BUK SCHWIEG JAENNER SERVUS KREN SACKERL BEISL OIDA",
			"ZENIT FEBER SECHSERL ZVIERI",
			"KYU NOCTU EPHOR ERSASST KATENEN EISSE",
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

// People may lay what computer players never do: also where a vulgar word begins with a
// syllable of its own, or where only one of its forms was thought of.
func TestCoarse(t *testing.T) {
	for language, words := range map[string][2]string{
		"en": {
			"CUMS CUMMING SHAG SHAGS SHAGGED BASTARD HOMO RAPE RAPED RAPIST PORN QUADROON RETARD SHIT PENIS VAGINA ORGY ANAL DICK PIMPS SPERM SEMEN",
			"CUMIN CUMSHAW SHAGGY HOMONYM RAPID RAPIER RETARDER BASTE PASS GRASS COCKPIT DICE ANALYST DICKEY PIMPLE",
		},
		"de": {
			"SCHISS SCHISSE SCHISSEN SCHISSER GESCHISS KOTZEN GEKOTZT VOTZE GEFOTZT GEBUMST GEHURT VERHURT VERKACKT ABWICHST KAFFER NAZI NAZIS NEGRID ARSCH HURT HURTEN SHIT PUSSYS GESTAPO PENIS VAGINA ORGIE ANAL SPERMIEN HODEN BORDELL BEIDL",
			"BAUWICHS KAFFEE KAFF KLOETZE NUSS MUSCHEL MARSCH BARSCHE GEIL SCHWANZ JUDE LESBE SCHWUL VERGASER VERGASS PUFFER SCHICKST VOEGELN WEIB ALBUMS MONAZIT HURTIG HURRA ANALOG ANALYSE DIRNDL ORGEL BRUNST",
		},
	} {
		l := list(t, language)
		deck, _ := letters.DeckOf(language)
		f := deck.Finder(l)
		for i, text := range words {
			for _, w := range strings.Fields(text) {
				if !l.Contains(w) {
					t.Errorf("%s lacks %s", language, w)
				}
				if l.Coarse(w) != (i == 0) {
					t.Errorf("%s: %s is coarse: %v", language, w, i != 0)
				}
			}
		}
		hand, _ := letters.ParseCards(map[string]string{"en": "C U M M IN G", "de": "S CH I S S E N"}[language])
		if word, _ := letters.Best(f, hand, lexicon.Everyday); l.Coarse(word.Word()) || word == "" {
			t.Errorf("%s: %s is laid", language, word.Word())
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
		"en": {"DYKES": "D Y K E S", "TURDS": "T U R D S", "SHITTY": "S H I T T Y", "DAMNED": "D A M N E D", "KIKES": "K I K E S"},
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

// The first edition of a list is what it was before there was a second, so that old
// evenings get the same verdicts.
func TestEditions(t *testing.T) {
	en := list(t, "en")
	first := en.Edition(1)
	if en.Newest() != 2 || first.Len() != 44848 || en.Edition(0).Len() != first.Len() || en.Edition(2).Len() != en.Len() {
		t.Errorf("newest %d, first edition %d words of %d", en.Newest(), first.Len(), en.Len())
	}
	h, n := sha256.New(), 0
	for w := range first.All {
		fmt.Fprintln(h, w)
		n++
	}
	if got := fmt.Sprintf("%x", h.Sum(nil))[:16]; n != first.Len() || got != "d7e58c38b2c28c4a" {
		t.Errorf("the first edition has %d words, hash %s", n, got)
	}
	for _, w := range strings.Fields("CAFE CLICHE APP MATHS ZEN DAMN SHIT") {
		if first.Contains(w) || !en.Contains(w) {
			t.Errorf("%s: in the first edition %v, now %v", w, first.Contains(w), en.Contains(w))
		}
	}
	if got := strings.Join(en.Spellings("CAFE"), "/"); got != "café" {
		t.Errorf("CAFE is spelled %q", got)
	}
	// The German one has its grades too: its second edition knows how common many words are.
	de, h := list(t, "de"), sha256.New()
	if first = de.Edition(1); first.Len() != 87622 || de.Newest() != 2 {
		t.Fatalf("newest %d, first edition %d words of %d", de.Newest(), first.Len(), de.Len())
	}
	for w := range first.All {
		fmt.Fprintln(h, w, first.Grade(first.Rank(w)))
	}
	if got := fmt.Sprintf("%x", h.Sum(nil))[:16]; got != "e40f125dfd0a537f" {
		t.Errorf("the first German edition has the hash %s", got)
	}
	if first.Contains("BEISL") || first.Grade(first.Rank("JAENNER")) != lexicon.Rare || de.Grade(de.Rank("JAENNER")) != lexicon.Common {
		t.Error("the first German edition has BEISL, or JAENNER has the same grade in both")
	}
	// A computer player of an old evening lays nothing that its list would refuse.
	deck, _ := letters.DeckOf("en")
	hand, _ := letters.ParseCards("Z E N")
	for edition, want := range map[int]string{0: "EN", 1: "EN", 2: "ZEN"} {
		if word, _ := letters.Best(deck.Finder(en.Edition(edition)), hand, lexicon.Vocabulary{}); word.Word() != want {
			t.Errorf("edition %d: of ZEN the best word is %s", edition, word.Word())
		}
	}
}
