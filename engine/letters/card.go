package letters

import (
	"fmt"
	"strings"
)

// Card is a kind of letter card: 1 to 26 are A to Z, then come the cards of two
// letters. The zero Card is none.
type Card byte

// The cards of two letters. Each deck has some of them.
const (
	CH    Card = 27 + iota // CH, in the German deck
	CL                     // CL, in the English deck
	ER                     // ER, in both
	IN                     // IN, in the English deck
	QU                     // QU, in both
	TH                     // TH, in the English deck
	kinds                  // one more than the last card
)

// Kinds is the number of kinds of cards, including the zero Card: the length of an
// array indexed by Card.
const Kinds = int(kinds)

var double = [...]string{"CH", "CL", "ER", "IN", "QU", "TH"}

// String is the letters on the card, one or two; "" for none.
func (c Card) String() string {
	switch {
	case c == 0 || c >= kinds:
		return ""
	case c >= CH:
		return double[c-CH]
	}
	return string(rune('A' + c - 1))
}

// ParseCard reads the letters of a card, in capitals. The error quotes what is
// none.
func ParseCard(s string) (Card, error) {
	for c := Card(1); c < kinds; c++ {
		if c.String() == s {
			return c, nil
		}
	}
	return 0, fmt.Errorf("%.40q is no letter card", s)
}

// Cards is a list of cards, one byte each. It is a string, so that actions and
// views can be compared; make it with CardsOf or ParseCards.
type Cards string

// CardsOf makes Cards of a list.
func CardsOf(list ...Card) Cards {
	b := make([]byte, len(list))
	for i, c := range list {
		b[i] = byte(c)
	}
	return Cards(b)
}

// ParseCards reads cards separated by spaces, or "-" for none.
func ParseCards(s string) (Cards, error) {
	if s == "-" {
		return "", nil
	}
	var list []Card
	for _, f := range strings.Fields(s) {
		c, err := ParseCard(f)
		if err != nil {
			return "", err
		}
		list = append(list, c)
	}
	if len(list) == 0 {
		return "", fmt.Errorf("cards are missing; - stands for none")
	}
	return CardsOf(list...), nil
}

// List is the cards as a slice.
func (c Cards) List() []Card {
	list := make([]Card, len(c))
	for i := range len(c) {
		list[i] = Card(c[i])
	}
	return list
}

// At is the card at index i.
func (c Cards) At(i int) Card { return Card(c[i]) }

// String is the cards in record notation: separated by spaces, "-" for none.
func (c Cards) String() string {
	if c == "" {
		return "-"
	}
	var b strings.Builder
	for i, card := range c.List() {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(card.String())
	}
	return b.String()
}

// Word is the letters of the cards as one word, in capitals.
func (c Cards) Word() string {
	var b strings.Builder
	for _, card := range c.List() {
		b.WriteString(card.String())
	}
	return b.String()
}

// Counts is how many there are of each kind of card.
func (c Cards) Counts() (n [Kinds]uint8) {
	for i := range len(c) {
		if c[i] < byte(kinds) {
			n[c[i]]++
		}
	}
	return n
}

// Within tells whether these cards are a subset of others. They are not if some
// byte is not a card.
func (c Cards) Within(all Cards) bool {
	for i := range len(c) {
		if c[i] == 0 || c[i] >= byte(kinds) {
			return false
		}
	}
	have, want := all.Counts(), c.Counts()
	for i := range want {
		if want[i] > have[i] {
			return false
		}
	}
	return true
}

// Without is the cards without others, each removed once; the rest keeps its
// order. Cards to remove that are not there are ignored.
func (c Cards) Without(gone Cards) Cards {
	n := gone.Counts()
	rest := make([]byte, 0, len(c))
	for i := range len(c) {
		if c[i] < byte(kinds) && n[c[i]] > 0 {
			n[c[i]]--
			continue
		}
		rest = append(rest, c[i])
	}
	return Cards(rest)
}
