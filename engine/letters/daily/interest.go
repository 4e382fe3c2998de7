package daily

import (
	"serviert/engine/letters"
	"serviert/engine/letters/coach"
	"serviert/engine/lexicon"
)

// Interesting tells whether a hand is worth a day: the exchange is a decision,
// because keeping the word that lies there and throwing the rest away costs
// something, a point or more at a quick look; and par is a word of some length that beats what lies there, with
// others to find beside it.
func Interesting(h Hand, d *letters.Deck, f *lexicon.Finder) bool {
	lies, points := letters.Best(f, h.Dealt, lexicon.Everyday)
	if len(lies) < 2 || len(lies) == letters.HandSize {
		return false
	}
	t := begin(h, d, f, coach.Obvious(d, h.Dealt, lies), coach.Quick)
	for !t.Step(1000) {
	}
	x := t.Found()
	cost := x.Verdict.Cost()
	return cost >= 10 && cost <= 60 && x.Advised != "" && len(x.Word) >= 4 && x.Par >= points+2
}
