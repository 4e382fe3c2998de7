package players

import (
	"flag"
	"fmt"
	"math"
	"strings"
	"testing"

	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
	"serviert/web/words"
)

// counted is how many hands TestTables counts; the tables were made of 3,000.
var counted = flag.Int("counted", 40, "hands that TestTables counts")

func finder(t testing.TB, d *letters.Deck) *lexicon.Finder {
	t.Helper()
	l, err := words.List(d.Language)
	if err != nil {
		t.Fatal(err)
	}
	return d.Finder(l)
}

// TestTables counts fewer hands than the tables were made of; with -counted 3000
// -v it prints new ones.
func TestTables(t *testing.T) {
	for _, d := range letters.Decks() {
		f := finder(t, d)
		for level := Easy; level <= Hard; level++ {
			p := New(level, f, 1)
			luck := chance(2)
			var counts [2][90]int
			for range *counted {
				pack := letters.Shuffle(d.Pack(), luck.below)
				hand := pack[:letters.HandSize]
				v := letters.View{Seat: 1, Turn: 1, Phase: letters.Exchanging, Hand: hand, Rules: letters.Rules{Deck: d}}
				gone := p.Decide(v).Cards
				counts[0][int(p.Promise())]++
				_, points := p.best(hand.Without(gone) + pack[letters.HandSize:letters.HandSize+len(gone)])
				counts[1][points]++
			}
			for round, count := range counts {
				sum, table := 0, []string{}
				for points, n := range count {
					table = append(table, fmt.Sprint((100*sum+*counted/2) / *counted))
					// Four times what may well happen by chance.
					off := wordthought.Below(d.Language, level, round+1, float64(points)) - float64(sum)/float64(*counted)
					if limit := 2 / math.Sqrt(float64(*counted)); math.Abs(off) > limit {
						t.Errorf("%s, strength %d, round %d: off by %.2f at %d points", d.Language, level, round+1, off, points)
					}
					if sum == *counted {
						break
					}
					sum += n
				}
				t.Logf("%s, strength %d, round %d: {%s}", d.Language, level, round+1, strings.Join(table, ", "))
			}
		}
	}
}
