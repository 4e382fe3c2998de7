package wordthought

import (
	"math"
)

// tables is, by points, the percentage of hands that are worth less to a player of
// a strength: before the exchange by the points that the best one promises, and
// after it by the best word. They were counted in 3,000 random hands; TestTables
// counts again. A player who knows fewer words finds the same hand better, as he
// compares it with what he has seen.
var tables = map[string][Hard][2][]byte{
	"en": {
		{{
			0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 6, 10, 16, 24, 35, 47, 59, 69, 79,
			86, 91, 95, 97, 98, 99, 99, 100,
		}, {
			0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 5, 7, 10, 13, 18, 22, 28, 34, 41, 50, 57, 64, 72, 78, 83,
			87, 90, 93, 96, 97, 98, 99, 99, 100,
		}},
		{{
			0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 11, 23, 39, 56, 70, 80, 88, 93, 96,
			97, 99, 99, 100,
		}, {
			0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 4, 6, 9, 13, 17, 22, 28, 37, 45, 53, 63, 70, 78, 84,
			88, 92, 95, 97, 98, 99, 99, 100,
		}},
		{{
			0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 7, 17, 31, 46, 62, 75, 83, 89,
			92, 95, 98, 99, 99, 99, 100,
		}, {
			0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 7, 10, 14, 21, 27, 35, 45, 53, 61, 70, 76,
			82, 87, 91, 94, 96, 97, 98, 99, 100,
		}},
	},
	"de": {
		{{
			0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 3, 7, 16, 31, 50, 71, 86, 94, 98, 99, 100,
		}, {
			0, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 7, 10, 16, 26, 36, 47, 60, 70, 80, 89, 93, 97, 99, 99, 100,
		}},
		{{
			0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 5, 16, 38, 64, 81, 92, 96, 98, 99, 100,
		}, {
			0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 7, 13, 20, 29, 42, 55, 69, 81, 89, 94, 97, 98, 99, 100,
		}},
		{{
			0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 16, 39, 65, 82, 91, 96, 97, 99, 100,
		}, {
			0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 5, 9, 15, 23, 35, 50, 66, 78, 87, 93, 96, 98, 99, 100,
		}},
	},
}

// Below is the proportion of hands that are worth less than these points in betting
// round 1, before the exchange, or 2, after it. Of those worth as much it is the
// part that lies behind the decimal point.
func Below(language string, s Strength, round int, points float64) float64 {
	levels := tables[language]
	t := levels[s-Easy][max(min(round, 2), 1)-1]
	if len(t) == 0 {
		return 0.5
	}
	whole, part := math.Modf(points)
	at := func(i int) float64 { return float64(t[min(i, len(t)-1)]) / 100 }
	i := int(whole)
	return at(i) + part*(at(i+1)-at(i))
}

// Beats is the proportion of hands that a player of a strength expects a word of
// these points to beat.
func Beats(language string, s Strength, points int) float64 {
	return Below(language, s, 2, float64(points)+0.5)
}
