package letters

// Deck is a pack of letter cards as data.
type Deck struct {
	Language string       // "en" or "de", which also names the word list
	Count    [Kinds]uint8 // how many of each card there are
	Points   [Kinds]uint8 // what each card counts
}

// The decks (RULES.md, "The decks"): the numbers from A to Z, then the cards of two letters.
// They are written out, so that nothing is computed when the app starts.
var (
	// English is the published table of such cards.
	English = &Deck{Language: "en",
		Count: [Kinds]uint8{1: 10, 2, 2, 4, 12, 2, 4, 2, 8, 2, 2, 4, 2, 6, 8, 2, 2, 6, 4, 6, 6, 2, 2, 2, 4, 2,
			CL: 2, ER: 2, IN: 2, QU: 2, TH: 2},
		Points: [Kinds]uint8{1: 2, 8, 8, 5, 2, 6, 6, 7, 2, 13, 8, 3, 5, 5, 2, 6, 15, 5, 3, 3, 4, 11, 10, 12, 4, 14,
			CL: 10, ER: 7, IN: 7, QU: 9, TH: 9},
	}
	// German is this project's own design, after how frequent letters are in
	// German.
	German = &Deck{Language: "de",
		Count: [Kinds]uint8{1: 7, 3, 3, 5, 14, 3, 4, 4, 7, 1, 3, 5, 4, 9, 4, 2, 1, 7, 7, 6, 6, 2, 2, 1, 1, 2,
			CH: 2, ER: 2, QU: 1},
		Points: [Kinds]uint8{1: 2, 5, 5, 3, 2, 5, 4, 3, 2, 8, 5, 3, 4, 2, 4, 6, 9, 2, 2, 2, 3, 7, 5, 9, 9, 5,
			CH: 4, ER: 3, QU: 8},
	}
)

// Decks lists the decks, the default first.
func Decks() []*Deck { return []*Deck{English, German} }

// DeckOf is the deck of a language; ok is false if there is none.
func DeckOf(language string) (*Deck, bool) {
	for _, d := range Decks() {
		if d.Language == language {
			return d, true
		}
	}
	return nil, false
}

// Pack is all cards of the deck, in ascending order.
func (d *Deck) Pack() Cards {
	var list []Card
	for c := Card(1); c < kinds; c++ {
		for range d.Count[c] {
			list = append(list, c)
		}
	}
	return CardsOf(list...)
}

// Sum is the points of the cards together.
func (d *Deck) Sum(c Cards) int {
	n := 0
	for i := range len(c) {
		if c[i] < byte(kinds) {
			n += int(d.Points[c[i]])
		}
	}
	return n
}

// Highest is the card of the most points, the first among equals; 0 if there are
// no cards.
func (d *Deck) Highest(c Cards) Card {
	best := Card(0)
	for _, card := range c.List() {
		if card < kinds && (best == 0 || d.Points[card] > d.Points[best]) {
			best = card
		}
	}
	return best
}
