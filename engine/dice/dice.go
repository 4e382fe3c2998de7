// Package dice is five six-sided dice. A Throw is the dice as they lie on the
// table, a Hand is how many show each face: a throw without its order, or the
// dice kept from it. Shows and Best find the patterns of dice poker, Outcomes
// the odds.
//
// Faces are 1 to 6; the poker faces 9 10 J Q K A are the same dice.
package dice

import "fmt"

// N is the number of dice in the game.
const N = 5

// Face is a face of a die, 1 to 6. 0 is no die.
type Face uint8

// Throw is five dice in the order in which they lie on the table. The zero
// Throw is none.
type Throw [N]Face

// IsZero tells whether nothing has been thrown.
func (t Throw) IsZero() bool { return t == Throw{} }

// Valid tells whether every die shows a face.
func (t Throw) Valid() bool {
	for _, f := range t {
		if f < 1 || f > 6 {
			return false
		}
	}
	return true
}

// Hand is the throw without its order.
func (t Throw) Hand() (h Hand) {
	for _, f := range t {
		if f != 0 {
			h[f-1]++
		}
	}
	return h
}

// String is the five faces as digits in table order, as in records: "11356".
func (t Throw) String() string {
	var b [N]byte
	for i, f := range t {
		b[i] = '0' + byte(f)
	}
	return string(b[:])
}

// ParseThrow reads a throw of five digits 1 to 6. The error shows the form.
func ParseThrow(s string) (t Throw, err error) {
	if len(s) != N {
		return Throw{}, fmt.Errorf("%.40q is not five faces 1 to 6, for example 11356", s)
	}
	for i := range t {
		if s[i] < '1' || s[i] > '6' {
			return Throw{}, fmt.Errorf("%.40q is not five faces 1 to 6, for example 11356", s)
		}
		t[i] = Face(s[i] - '0')
	}
	return t, nil
}

// Hand is a multiset of up to five dice: how many show each face, with face 1 at
// index 0. The zero Hand is no dice; to keep it is to throw all five.
type Hand [6]uint8

// Len is the number of dice in the hand.
func (h Hand) Len() int {
	n := 0
	for _, c := range h {
		n += int(c)
	}
	return n
}

// Count is how many dice show the face, which must be 1 to 6.
func (h Hand) Count(f Face) int { return int(h[f-1]) }

// Contains tells whether k is a subset of h, so that k can be kept from h.
func (h Hand) Contains(k Hand) bool {
	for i := range h {
		if k[i] > h[i] {
			return false
		}
	}
	return true
}

// String is the faces as digits in ascending order, "-" for no dice.
func (h Hand) String() string {
	b := make([]byte, 0, N)
	for i, c := range h {
		for range c {
			b = append(b, '1'+byte(i))
		}
	}
	if len(b) == 0 {
		return "-"
	}
	return string(b)
}

// ParseHand reads one to five digits 1 to 6 in any order, or "-" for no dice.
// The error shows the form.
func ParseHand(s string) (h Hand, err error) {
	if s == "-" {
		return Hand{}, nil
	}
	if len(s) == 0 || len(s) > N {
		return Hand{}, fmt.Errorf("%.40q is not up to five faces 1 to 6, or - for none", s)
	}
	for i := range len(s) {
		if s[i] < '1' || s[i] > '6' {
			return Hand{}, fmt.Errorf("%.40q is not up to five faces 1 to 6, or - for none", s)
		}
		h[s[i]-'1']++
	}
	return h, nil
}
