package coach

import (
	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/engine/random"
)

// Thorough are the rounds of a verdict: the last ones are long, so that two
// exchanges that are close are told apart. Quick are those of a first look.
var (
	Thorough = []Round{{99, 16}, {24, 40}, {6, 200}, {3, 700}}
	Quick    = []Round{{99, 4}, {16, 20}, {4, 100}}
)

// Comparison weighs the exchange that somebody has made against all others.
type Comparison struct {
	deck   *letters.Deck
	finder *lexicon.Finder
	hand   letters.Cards
	weigh  *Weighing
}

// Compare begins to judge an exchange of a hand, by the words that everybody
// knows, so that nobody is told off for not knowing a rare one: the cards that were discarded,
// "" for none. The same seed gives the same verdict.
func Compare(f *lexicon.Finder, d *letters.Deck, hand, gone letters.Cards, rounds []Round, seed uint64) *Comparison {
	c := Chance(seed)
	w := Weigh(f, d, hand, lexicon.Everyday, rounds, c.Below)
	w.pin(gone)
	return &Comparison{deck: d, finder: f, hand: hand, weigh: w}
}

// Step makes this many searches for the best word and tells whether the
// comparison is done.
func (c *Comparison) Step(searches int) bool { return c.weigh.Step(searches) }

// Obvious is the exchange that comes to mind first: the word that lies there
// stays and the rest goes, of more than may be exchanged what counts least.
func Obvious(d *letters.Deck, hand, lies letters.Cards) letters.Cards {
	gone := hand.Without(lies)
	for len(gone) > letters.MaxExchange {
		gone = gone.Without(letters.CardsOf(d.Highest(gone)))
	}
	return gone
}

// Exchange is what an exchange can be expected to bring.
type Exchange struct {
	Gone   letters.Cards // discarded, in ascending order
	Kept   letters.Cards // in the order of the hand
	Mean   int           // expected points of the best word, in tenths
	Reach  int           // in how many of ten draws it has Target points at least
	Breaks bool          // the best word as dealt cannot be laid with what is kept
}

// Verdict is what a comparison has found.
type Verdict struct {
	Best, Made Exchange      // the best one, and the one that was made
	Lies       letters.Cards // the best word as dealt, "" for none
	LiesFor    int           // its points
	Target     int           // what the best one brings on average, rounded down
}

// slight is a difference, in tenths of a point, that says nothing.
const slight = 3

// Cost is by how much the exchange falls short of the best one, in tenths of a
// point; 0 for a difference that says nothing.
func (v Verdict) Cost() int {
	if x := v.Best.Mean - v.Made.Mean; x >= slight {
		return x
	}
	return 0
}

// best is the option that brings most.
func (c *Comparison) best() *option {
	best := c.weigh.options[0]
	for _, o := range c.weigh.options {
		if o.better(best) {
			best = o
		}
	}
	return best
}

// Best is the best exchange, once Step has said that the comparison is done:
// the cards to discard.
func (c *Comparison) Best() letters.Cards { return c.best().gone }

// Verdict is what the comparison has found, once Step has said so.
func (c *Comparison) Verdict() (v Verdict) {
	w, best := c.weigh, c.best()
	v.Lies, v.LiesFor = letters.Best(c.finder, c.hand, lexicon.Everyday)
	v.Target = best.sum / max(best.tried, 1)
	of := func(o *option) Exchange {
		reach := 0
		for points := v.Target; points <= mostPoints; points++ {
			reach += int(o.by[points])
		}
		kept := c.hand.Without(o.gone)
		return Exchange{Gone: o.gone, Kept: kept, Mean: (10*o.sum + o.tried/2) / max(o.tried, 1),
			Reach: (10*reach + o.tried/2) / max(o.tried, 1), Breaks: !v.Lies.Within(kept)}
	}
	v.Best, v.Made = of(best), of(best)
	if w.pinned != nil {
		v.Made = of(w.pinned)
	}
	if v.Cost() == 0 {
		v.Best = v.Made // as good as the best: there is nothing to set against it
	}
	return v
}

// Chance is a source of random numbers that can shuffle; its value is the seed.
type Chance random.Source

// Below draws a number from 0 to n-1.
func (c *Chance) Below(n int) int {
	return (*random.Source)(c).Below(n)
}

// Shuffle puts cards into a random order.
func (c *Chance) Shuffle(cards letters.Cards) letters.Cards {
	list := []byte(cards)
	for i := range list {
		j := i + c.Below(len(list)-i)
		list[i], list[j] = list[j], list[i]
	}
	return letters.Cards(list)
}
