package players

// tables is, by points, the percentage of hands whose best word has fewer points,
// plus half of those with equally many: as dealt, and after an exchange. They were
// counted in 3,000 random hands with all words of the built-in lists; TestTables
// counts again.
var tables = map[string][2][]byte{
	"en": {{
		0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 5, 7, 9, 12, 17, 23, 30, 38, 48, 56, 64, 72, 78, 83, 88,
		91, 93, 95, 97, 98, 99, 99, 99, 99, 99, 99, 99, 99, 99, 100,
	}, {
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 6, 8, 12, 18, 24, 31, 40, 49, 57, 66, 73,
		79, 85, 89, 93, 95, 97, 98, 98, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
		99, 99, 100,
	}},
	"de": {{
		2, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 8, 12, 17, 26, 37, 50, 63, 74, 83, 90, 94, 97, 98, 99, 99, 99, 99,
		100,
	}, {
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 3, 6, 11, 18, 29, 43, 58, 71, 82, 89, 94, 97, 98, 99, 99, 99,
		99, 100,
	}},
}

// below is the proportion of hands with a worse word than these points, in betting
// round 1, before the exchange, or 2, after it.
func below(language string, round, points int) float64 {
	t := tables[language][max(min(round, 2), 1)-1]
	if len(t) == 0 {
		return 0.5
	}
	return float64(t[min(points, len(t)-1)]) / 100
}
