package letters

import "strings"

// Deck is a pack of letter cards as data.
type Deck struct {
	Language string       // "en" or "de", which also names the word list
	Count    [Kinds]uint8 // how many of each card there are
	Points   [Kinds]uint8 // what each card counts
}

// deck reads a table of "CARD:count/points".
func deck(language, table string) *Deck {
	d := &Deck{Language: language}
	for _, line := range strings.Fields(table) {
		name, numbers, _ := strings.Cut(line, ":")
		card, err := ParseCard(name)
		if err != nil {
			panic(err)
		}
		count, points, _ := strings.Cut(numbers, "/")
		d.Count[card], d.Points[card] = small(count), small(points)
	}
	return d
}

// small reads a number of one or two digits.
func small(s string) (n uint8) {
	for i := range len(s) {
		n = n*10 + s[i] - '0'
	}
	return n
}

// The decks (RULES.md, "The decks").
var (
	// English is the published table of such cards.
	English = deck("en", `A:10/2 B:2/8 C:2/8 D:4/5 E:12/2 F:2/6 G:4/6 H:2/7 I:8/2 J:2/13 K:2/8 L:4/3 M:2/5
		N:6/5 O:8/2 P:2/6 Q:2/15 R:6/5 S:4/3 T:6/3 U:6/4 V:2/11 W:2/10 X:2/12 Y:4/4 Z:2/14
		CL:2/10 ER:2/7 IN:2/7 QU:2/9 TH:2/9`)
	// German is this project's own design, after how frequent letters are in
	// German.
	German = deck("de", `A:7/2 B:3/5 C:3/5 D:5/3 E:14/2 F:3/5 G:4/4 H:4/3 I:7/2 J:1/8 K:3/5 L:5/3 M:4/4
		N:9/2 O:4/4 P:2/6 Q:1/9 R:7/2 S:7/2 T:6/2 U:6/3 V:2/7 W:2/5 X:1/9 Y:1/9 Z:2/5
		CH:2/4 ER:2/3 QU:1/8`)
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
