package dice

// Pattern is a combination that five dice can show.
type Pattern uint8

// The patterns of dice poker. None matches nothing.
const (
	None      Pattern = iota
	Straight          // 1-2-3-4-5 or 2-3-4-5-6
	FullHouse         // three and two alike; five alike count as one too
	Four              // at least four alike: poker
	Five              // five alike: grande
)

// Shows tells whether the five dice of the hand make the pattern. Five alike
// is also poker and full house; four alike is no full house. (RULES.md, "Rows and values".)
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

// Best is the highest pattern that the five dice show, None for a throw that
// is only good for the face rows.
func (h Hand) Best() Pattern {
	for p := Five; p > None; p-- {
		if h.Shows(p) {
			return p
		}
	}
	return None
}
