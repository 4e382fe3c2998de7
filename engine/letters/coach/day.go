package coach

import (
	"serviert/engine/letters"
	"serviert/engine/letters/daily"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
)

// Day is the hand of a day and what it takes to judge it.
type Day struct {
	daily.Hand
	finder  *lexicon.Finder
	compare *Comparison
}

// daySeed is that of every judgement, so that par is the same for everybody.
const daySeed = 20

// Begin begins to find par for a hand, and to judge the exchange that was made.
func Begin(h daily.Hand, d *letters.Deck, f *lexicon.Finder, gone letters.Cards) *Day {
	return begin(h, d, f, gone, Thorough)
}

func begin(h daily.Hand, d *letters.Deck, f *lexicon.Finder, gone letters.Cards, rounds []Round) *Day {
	return &Day{Hand: h, finder: f, compare: Compare(f, d, h.Dealt, gone, rounds, daySeed)}
}

// Step makes this many searches for the best word and tells whether par is
// found.
func (t *Day) Step(searches int) bool { return t.compare.Step(searches) }

// Found is the verdict on the exchange that was made, and par, once Step has said
// that they are found.
func (t *Day) Found() (v wordthought.Verdict, p wordthought.Par) {
	p.Advised = t.compare.Best()
	p.Word.Cards, p.Word.Points = letters.Best(t.finder, t.After(p.Advised), lexicon.Everyday)
	return t.compare.Verdict(), p
}

// Interesting tells whether a hand is worth a day: the exchange is a decision,
// because keeping the word that lies there and throwing the rest away costs
// something, a point or more at a quick look; and par is a word of some length that beats what lies there, with
// others to find beside it.
func Interesting(h daily.Hand, d *letters.Deck, f *lexicon.Finder) bool {
	lies, points := letters.Best(f, h.Dealt, lexicon.Everyday)
	if len(lies) < 2 || len(lies) == letters.HandSize {
		return false
	}
	t := begin(h, d, f, obvious(d, h.Dealt, lies), Quick)
	for !t.Step(1000) {
	}
	v, par := t.Found()
	cost := v.Cost()
	return cost >= 10 && cost <= 60 && par.Advised != "" && len(par.Word.Cards) >= 4 && par.Word.Points >= points+2
}
