// Package daily is the hand of the day of Choose Your Words: seven cards, one
// exchange and one word for each date, the same for everybody, made up on the
// device itself.
//
// The input is the number of a day and a deck, the output the cards. They come
// from a small generator of whole numbers, so that neither rounding nor other
// words ever change them. Which of the possible hands is worth a thought was
// found beforehand with the coach; the table says it, one byte a day and deck,
// and cmd/handofday writes it. Par depends on the words that people know: Begin
// finds it, in small steps, on the device.
package daily

import (
	"serviert/engine/letters"
	"serviert/engine/letters/coach"
	"serviert/engine/lexicon"
)

// Days is how many days have a hand of their own; then they come again.
const Days = 364

// Hand is the cards of a day.
type Hand struct {
	Dealt letters.Cards // the seven cards
	Stock letters.Cards // what is drawn for the cards that are exchanged, the first first
}

// After is the hand after an exchange: the cards drawn come last.
func (h Hand) After(gone letters.Cards) letters.Cards {
	return h.Dealt.Without(gone) + h.Stock[:min(len(gone), len(h.Stock))]
}

// At is the hand of a day, which is counted from the beginning of 1970: that of
// the date people see, wherever they are.
func At(n int, d *letters.Deck) Hand {
	day := (n%Days + Days) % Days
	return Candidate(day, int(tables[d.Language][day]), d)
}

// Candidate is one of the hands that a day may have, of which the table chooses
// one.
func Candidate(day, n int, d *letters.Deck) Hand {
	c := coach.Chance(day)<<16 | coach.Chance(n)<<8 | coach.Chance(d.Language[0])
	pack := c.Shuffle(d.Pack())
	return Hand{Dealt: pack[:letters.HandSize], Stock: pack[letters.HandSize : letters.HandSize+letters.MaxExchange]}
}

// Task is the hand of a day and what it takes to judge it.
type Task struct {
	Hand
	deck    *letters.Deck
	finder  *lexicon.Finder
	compare *coach.Comparison
}

// seed is that of every judgement, so that par is the same for everybody.
const seed = 20

// Begin begins to find par for a hand, and to judge the exchange that was made.
func Begin(h Hand, d *letters.Deck, f *lexicon.Finder, gone letters.Cards) *Task {
	return begin(h, d, f, gone, coach.Thorough)
}

func begin(h Hand, d *letters.Deck, f *lexicon.Finder, gone letters.Cards, rounds []coach.Round) *Task {
	return &Task{Hand: h, deck: d, finder: f, compare: coach.Compare(f, d, h.Dealt, gone, rounds, seed)}
}

// Step makes this many searches for the best word and tells whether par is
// found.
func (t *Task) Step(searches int) bool { return t.compare.Step(searches) }

// Found is what there is to say of a hand.
type Found struct {
	Verdict coach.Verdict // on the exchange that was made
	Advised letters.Cards // the exchange of who plays by expectation
	Word    letters.Cards // the best word that everybody knows after that
	Par     int           // its points
}

// Found is what was found, once Step has said so. Par is what somebody gets who
// makes the exchange with the best expectation and lays the best word that most
// people know: luck and rare words bring more.
func (t *Task) Found() Found {
	x := Found{Verdict: t.compare.Verdict(), Advised: t.compare.Best()}
	x.Word, x.Par = letters.Best(t.finder, t.After(x.Advised), lexicon.Everyday)
	return x
}
