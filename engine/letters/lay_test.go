package letters

import (
	"math/rand/v2"
	"strings"
	"testing"

	"serviert/engine/lexicon"
	"serviert/web/words"
)

func cards(t testing.TB, s string) Cards {
	t.Helper()
	c, err := ParseCards(s)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestLay(t *testing.T) {
	for _, c := range []struct{ hand, word, ways string }{
		{"Q U QU I T ER E", "QUIT", "Q U I T/QU I T"},
		{"QU I T ER E R A", "QUITER", "QU I T ER/QU I T E R"},
		{"TH I N IN K ER T", "THINKER", "TH IN K ER/TH I N K ER"},
		{"A B C D E F G", "FACE", "F A C E"},
		{"A B C D E F G", "FEE", ""},
		{"A B C D E F G", "A", "A"},
		{"A B C D E F G", "", ""},
		{"A B C D E F G", "Ä-é", ""},
	} {
		var ways []string
		for _, w := range English.Lay(cards(t, c.hand), c.word) {
			ways = append(ways, w.String())
		}
		if got := strings.Join(ways, "/"); got != c.ways {
			t.Errorf("%s of %s: %s, want %s", c.word, c.hand, got, c.ways)
		}
	}
}

func TestMissing(t *testing.T) {
	for _, c := range []struct{ hand, word, missing string }{
		{"A B C D E F G", "FACE", ""},
		{"A B C D E F G", "FEE", "E"},
		{"A B C D E F G", "CABBAGES", "BAS"},
		{"QU I T ER E R A", "QUITTER", "T"},
		{"QU A B C D E F", "QUQU", "QU"},
		{"Q QU A B C D E", "QQU", ""},
		{"A B C D E F G", "", ""},
		{"A B C D E F G", "ZZZZZZZZZZZZZZ", "ZZZZZZZZZZZZZZ"},
		{"A B C D E F G", "ZZZZZZZZZZZZZZA", "ZZZZZZZZZZZZZZA"}, // longer than any word
	} {
		if got := English.Missing(cards(t, c.hand), c.word); got != c.missing {
			t.Errorf("%s of %s lacks %q, want %q", c.word, c.hand, got, c.missing)
		}
	}
}

// finder is the finder of a deck with the built-in list.
func finder(t testing.TB, d *Deck) *lexicon.Finder {
	t.Helper()
	l, err := words.List(d.Language)
	if err != nil {
		t.Fatal(err)
	}
	return d.Finder(l)
}

func TestBest(t *testing.T) {
	en := finder(t, English)
	for _, c := range []struct {
		hand, word string
		points     int
	}{
		{"Q U I E T ER A", "Q U I E T ER", 33},
		{"QU I T ER X X X", "QU I T", 14},
		{"X X X J J V Q", "-", 0},
		{"-", "-", 0},
	} {
		word, points := Best(en, cards(t, c.hand), lexicon.Vocabulary{})
		if points != c.points || word.String() != c.word {
			t.Errorf("best of %s is %v for %d, want %s for %d", c.hand, word, points, c.word, c.points)
		}
	}
}

// TestBestBySearch compares Best with all words of the list laid in all ways.
func TestBestBySearch(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a second")
	}
	r := rand.New(rand.NewPCG(1, 2))
	for _, d := range Decks() {
		f := finder(t, d)
		for range 4 {
			hand, _ := drawn(r, d)
			word, points := Best(f, hand, lexicon.Vocabulary{})
			if !word.Within(hand) || d.Sum(word) != points || points > 0 && !f.List().Contains(word.Word()) {
				t.Errorf("%v: %v for %d", hand, word, points)
			}
			best := 0
			for w := range f.List().All {
				for _, way := range d.Lay(hand, w) {
					if len(way) >= MinWord {
						best = max(best, d.Sum(way))
					}
				}
			}
			if best != points {
				t.Errorf("%v: %v for %d, but there is one for %d", hand, word, points, best)
			}
		}
	}
}

// drawn is a random hand and the shuffled rest of the pack.
func drawn(r *rand.Rand, d *Deck) (hand, rest Cards) {
	list := d.Pack().List()
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return CardsOf(list[:HandSize]...), CardsOf(list[HandSize:]...)
}

func BenchmarkBest(b *testing.B) {
	for _, d := range Decks() {
		b.Run(d.Language, func(b *testing.B) {
			f := finder(b, d)
			r := rand.New(rand.NewPCG(1, 2))
			hands := make([]lexicon.Hand, 1024)
			for i := range hands {
				hand, _ := drawn(r, d)
				hands[i] = handOf(hand)
			}
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				f.Best(&hands[i%len(hands)], lexicon.Vocabulary{})
				i++
			}
		})
	}
}
