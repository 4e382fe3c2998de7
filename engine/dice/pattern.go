package dice

// Pattern is a combination that five dice can show.
type Pattern uint8

// The patterns of dice poker in ascending order (RULES.md, "Rows and values").
const (
	None      Pattern = iota // no pattern, shown by no hand
	Straight                 // 1-2-3-4-5 or 2-3-4-5-6
	FullHouse                // three alike and two alike, or five alike
	Four                     // poker: four or five alike
	Five                     // grande: five alike
)

// Shows tells whether the hand, of five dice, shows the pattern. Five alike are
// poker and full house too; four alike are no full house.
func (h Hand) Shows(p Pattern) bool {
	most, pairs := uint8(0), 0
	for _, c := range h {
		most = max(most, c)
		if c == 2 {
			pairs++
		}
	}
	switch p {
	case Straight:
		return most == 1 && (h[0] == 0 || h[5] == 0)
	case FullHouse:
		return most == 5 || most == 3 && pairs == 1
	case Four:
		return most >= 4
	case Five:
		return most == 5
	}
	return false
}

// Best is the highest pattern that the hand, of five dice, shows; None if it
// only scores in face rows.
func (h Hand) Best() Pattern {
	for p := Five; p > None; p-- {
		if h.Shows(p) {
			return p
		}
	}
	return None
}
