package app

import (
	"math"

	"serviert/engine/dice"
)

// pattern sorts five dice into what they show, rarest first.
func pattern(h dice.Hand) int {
	pairs, most := 0, uint8(0)
	for _, n := range h {
		most = max(most, n)
		if n == 2 {
			pairs++
		}
	}
	switch {
	case most == 5:
		return 0
	case most == 4:
		return 1
	case h.Best() == dice.Straight:
		return 2
	case most == 3 && pairs == 1:
		return 3
	case most == 3:
		return 4
	case pairs == 2:
		return 5
	case pairs == 1:
		return 6
	}
	return 7
}

// due is how often of 7776 throws each pattern comes.
func due() (ways [8]int) {
	for _, o := range dice.Outcomes(dice.N) {
		ways[pattern(o.Hand)] += o.Ways
	}
	return ways
}

// chiSquare is how far counts are off what is due, as a sum of squares, with
// how many degrees of freedom. What is due less than five times is counted
// together with the next: a single rare throw proves nothing.
func chiSquare(counts []int, ways []int) (x float64, degrees int) {
	total, all := 0, 0
	for i := range counts {
		total += counts[i]
		all += ways[i]
	}
	n, e, left := 0.0, 0.0, float64(total)
	for i := range counts {
		n += float64(counts[i])
		e += float64(total) * float64(ways[i]) / float64(all)
		left -= float64(total) * float64(ways[i]) / float64(all)
		if e >= 5 && (left >= 5 || i == len(counts)-1) {
			x += (n - e) * (n - e) / e
			n, e = 0, 0
			degrees++
		}
	}
	return x, degrees - 1
}

// further is the chance that honest dice are further off. For whole numbers
// of degrees the distribution has a closed form.
func further(x float64, degrees int) float64 {
	p, term, from := math.Exp(-x/2), math.Exp(-x/2), 2
	if degrees%2 == 1 {
		p, term, from = math.Erfc(math.Sqrt(x/2)), math.Sqrt(2*x/math.Pi)*math.Exp(-x/2), 3
		if degrees > 1 {
			p += term
		}
	}
	for k := from; k < degrees; k += 2 {
		term *= x / float64(k)
		p += term
	}
	return p
}
