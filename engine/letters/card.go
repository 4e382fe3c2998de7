package letters

import (
	"fmt"
	"strings"
)

// Card is a kind of letter card: 1 to 26 are A to Z, then come the cards of
// two letters. The zero Card is none.
type Card byte

// The cards of two letters. Each deck has some of them.
const (
	CH Card = 27 + iota
	CL
	ER
	IN
	QU
	TH
	kinds // one more than the last card
)

// Kinds is how many cards there are, counting the zero Card: an array of this
// length is indexed by any Card.
const Kinds = int(kinds)

var double = [...]string{"CH", "CL", "ER", "IN", "QU", "TH"}

// String is the letters on the card, one or two, and empty for none.
func (c Card) String() string {
	switch {
	case c == 0 || c >= kinds:
		return ""
	case c >= CH:
		return double[c-CH]
	}
	return string(rune('A' + c - 1))
}

// ParseCard reads what String writes.
func ParseCard(s string) (Card, error) {
	for c := Card(1); c < kinds; c++ {
		if c.String() == s {
			return c, nil
		}
	}
	return 0, fmt.Errorf("%.40q is no letter card", s)
}

// Cards is a row of cards, one byte each: a string, so that actions and views
// can be compared. Make it with CardsOf or ParseCards.
type Cards string

// CardsOf puts cards in a row.
func CardsOf(list ...Card) Cards {
	b := make([]byte, len(list))
	for i, c := range list {
		b[i] = byte(c)
	}
	return Cards(b)
}

// ParseCards reads cards parted by spaces; "-" is none.
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

// List is the cards one by one.
func (c Cards) List() []Card {
	list := make([]Card, len(c))
	for i := range len(c) {
		list[i] = Card(c[i])
	}
	return list
}

// At is the i-th card, from 0.
func (c Cards) At(i int) Card { return Card(c[i]) }

// String is the cards in notation, parted by spaces, "-" for none.
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

// Word is the letters of the cards as one word.
func (c Cards) Word() string {
	var b strings.Builder
	for _, card := range c.List() {
		b.WriteString(card.String())
	}
	return b.String()
}

// Counts is how many there are of each card.
func (c Cards) Counts() (n [Kinds]uint8) {
	for i := range len(c) {
		if c[i] < byte(kinds) {
			n[c[i]]++
		}
	}
	return n
}

// Within tells whether these cards can be taken from others. Bytes that are no
// card cannot.
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

// Without takes cards away, each once, and leaves the others in their order.
// Cards that are not there are passed over.
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
