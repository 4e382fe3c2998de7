package coach

import (
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
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
	finder *lexicon.Finder
	hand   letters.Cards
	weigh  *Weighing
}

// Compare begins to judge the exchange of a hand in which the cards gone were
// discarded, "" for none. It goes by the words that everybody knows, so that nobody
// is told off for not knowing a rare one. The same seed gives the same verdict.
func Compare(f *lexicon.Finder, d *letters.Deck, hand, gone letters.Cards, rounds []Round, seed uint64) *Comparison {
	chance := random.Source(seed)
	w := Weigh(f, d, hand, lexicon.Everyday, rounds, chance.Below)
	w.pin(gone)
	return &Comparison{finder: f, hand: hand, weigh: w}
}

// Step makes this many searches for the best word and tells whether the
// comparison is done.
func (c *Comparison) Step(searches int) bool { return c.weigh.Step(searches) }

// obvious is the exchange that comes to mind first: the word that lies there
// stays and the rest goes, of more than may be exchanged what counts least.
func obvious(d *letters.Deck, hand, lies letters.Cards) letters.Cards {
	gone := hand.Without(lies)
	for len(gone) > letters.MaxExchange {
		gone = gone.Without(letters.CardsOf(d.Highest(gone)))
	}
	return gone
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
func (c *Comparison) Verdict() (v wordthought.Verdict) {
	w, best := c.weigh, c.best()
	v.Lies, v.LiesFor = letters.Best(c.finder, c.hand, lexicon.Everyday)
	v.Target = best.sum / max(best.tried, 1)
	of := func(o *option) wordthought.Exchange {
		reach := 0
		for points := v.Target; points <= mostPoints; points++ {
			reach += int(o.by[points])
		}
		kept := c.hand.Without(o.gone)
		return wordthought.Exchange{Gone: o.gone, Kept: kept, Mean: (10*o.sum + o.tried/2) / max(o.tried, 1),
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
