package players

import (
	"fmt"
	"testing"

	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/web/words"
)

// hands is how many hands TestTables counts; the tables were made of 3,000.
const hands = 60

func finder(t testing.TB, d *letters.Deck) *lexicon.Finder {
	t.Helper()
	l, err := words.List(d.Language)
	if err != nil {
		t.Fatal(err)
	}
	return d.Finder(l)
}

// TestTables counts fewer hands than the tables were made of and prints the result
// with -v.
func TestTables(t *testing.T) {
	for _, d := range letters.Decks() {
		f := finder(t, d)
		p := New(Medium, f, 1)
		p.vocabulary = lexicon.Vocabulary{}
		var counts [2][64]int
		for range hands {
			pack := shuffled(&p.chance, d.Pack())
			hand := pack[:letters.HandSize]
			_, points := p.best(hand)
			counts[0][points]++
			v := letters.View{Seat: 1, Turn: 1, Phase: letters.Exchanging, Hand: hand, Rules: letters.Rules{Deck: d}}
			gone := p.Decide(v).Cards
			hand = hand.Without(gone) + pack[letters.HandSize:letters.HandSize+len(gone)]
			_, points = p.best(hand)
			counts[1][points]++
		}
		for round, count := range counts {
			sum, table := 0, []int{}
			for points, n := range count {
				table = append(table, (100*sum+50*n)/hands)
				sum += n
				if got := below(d.Language, round+1, points); 100*got-float64(table[points]) > 15 || float64(table[points])-100*got > 15 {
					t.Errorf("%s round %d: %d points beat %.2f of hands, counted %d%%", d.Language, round+1, points, got, table[points])
				}
				if table[points] == 100 {
					break
				}
			}
			t.Log(d.Language, fmt.Sprintf("%#v", table))
		}
	}
}

func shuffled(c *chance, pack letters.Cards) letters.Cards {
	list := pack.List()
	for i := range list {
		j := i + c.below(len(list)-i)
		list[i], list[j] = list[j], list[i]
	}
	return letters.CardsOf(list...)
}
