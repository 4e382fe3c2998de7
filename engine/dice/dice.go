// Package dice is five six-sided dice: what lies, what can be kept, what it
// shows. Faces count 1 to 6; the poker faces 9 10 J Q K A are the same dice.
package dice

import "fmt"

// N is the number of dice in the game.
const N = 5

// Face is one side of a die, 1 to 6. Zero is no die.
type Face uint8

// Throw is five dice in the order in which they lie on the table. The zero
// Throw is no throw at all.
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

// Hand counts the faces of the throw.
func (t Throw) Hand() (h Hand) {
	for _, f := range t {
		if f != 0 {
			h[f-1]++
		}
	}
	return h
}

// String is the faces as digits in table order, as records write them.
func (t Throw) String() string {
	var b [N]byte
	for i, f := range t {
		b[i] = '0' + byte(f)
	}
	return string(b[:])
}

// ParseThrow reads five digits 1 to 6.
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

// Hand is a multiset of up to five dice: how many show each face, index 0 for
// face 1. The zero Hand is no dice, which as a keep means "throw all five".
type Hand [6]uint8

// Len is the number of dice in the hand.
func (h Hand) Len() int {
	n := 0
	for _, c := range h {
		n += int(c)
	}
	return n
}

// Count is how many dice show the face.
func (h Hand) Count(f Face) int { return int(h[f-1]) }

// Contains tells whether all dice of k are among h.
func (h Hand) Contains(k Hand) bool {
	for i := range h {
		if k[i] > h[i] {
			return false
		}
	}
	return true
}

// String is the faces in ascending order as digits, "-" for none.
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

// ParseHand reads up to five digits 1 to 6 in any order, or "-" for none.
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
