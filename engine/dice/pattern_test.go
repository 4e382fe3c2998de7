package dice

import (
	"slices"
	"testing"
)

// rulebook is a second definition of the patterns, on sorted dice and close to
// the words of the rule book, for comparison on all 7776 throws.
var rulebook = map[Pattern]func(sorted [N]Face) bool{
	None: func([N]Face) bool { return false },
	// 9-10-J-Q-K or 10-J-Q-K-A
	Straight: func(d [N]Face) bool { return d == [N]Face{1, 2, 3, 4, 5} || d == [N]Face{2, 3, 4, 5, 6} },
	// three alike and two alike; five alike count too, four alike do not
	FullHouse: func(d [N]Face) bool {
		pairThenThree := d[0] == d[1] && d[2] == d[4]
		threeThenPair := d[0] == d[2] && d[3] == d[4]
		four := (d[0] == d[3] || d[1] == d[4]) && d[0] != d[4]
		return (pairThenThree || threeThenPair) && !four
	},
	Four: func(d [N]Face) bool { return d[0] == d[3] || d[1] == d[4] },
	Five: func(d [N]Face) bool { return d[0] == d[4] },
}

func TestEveryThrowShowsWhatTheRuleBookSays(t *testing.T) {
	count := map[Pattern]int{}
	for _, throw := range every() {
		sorted := throw
		slices.Sort(sorted[:])
		best := None
		for p := None; p <= Five; p++ {
			want := rulebook[p](sorted)
			if got := throw.Hand().Shows(p); got != want {
				t.Fatalf("%v shows pattern %d: %t, want %t", throw, p, got, want)
			}
			if want {
				count[p]++
				best = p
			}
		}
		if got := throw.Hand().Best(); got != best {
			t.Fatalf("the best of %v is %d, want %d", throw, got, best)
		}
	}
	// 2·5! straights; 6·5·10 full houses and 6 of five alike; 6·5·5 + 6; 6.
	want := map[Pattern]int{Straight: 240, FullHouse: 306, Four: 156, Five: 6}
	for p := Straight; p <= Five; p++ {
		if count[p] != want[p] {
			t.Errorf("%d throws show pattern %d, want %d", count[p], p, want[p])
		}
	}
}

func TestPatternsByExample(t *testing.T) {
	for s, want := range map[string]Pattern{
		"12345": Straight, "62345": Straight, "12346": None, "13456": None,
		"33322": FullHouse, "33221": None, "33321": None,
		"33332": Four, "33333": Five,
	} {
		throw, _ := ParseThrow(s)
		if got := throw.Hand().Best(); got != want {
			t.Errorf("%s shows %d, want %d", s, got, want)
		}
	}
}
