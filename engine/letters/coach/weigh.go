// Package coach says what the exchange and the word of a hand of Choose Your
// Words are worth.
//
// In come cards, a word list and a source of chance; out come exchanges with
// the points that can be expected after them. A Weighing does the work in small
// steps, so that a single thread can draw frames in between; computer players
// decide with it, and Compare uses it to judge what somebody has done. The same
// chance gives the same result, on every device: only whole numbers are
// compared.
package coach

import (
	"sort"

	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// Round is a round of weighing: the best exchanges to keep, and draws for each.
type Round struct{ Keep, Draws int }

// mostPoints bounds the points that are told apart.
const mostPoints = 63

// Weighing compares all exchanges of a hand by Monte Carlo: it draws from the
// cards that the player has not seen. All are tried with the same draws; after
// each round only the best stay and are tried with more (successive
// elimination).
type Weighing struct {
	finder     *lexicon.Finder
	vocabulary lexicon.Vocabulary
	below      func(n int) int
	unseen     []letters.Card
	draws      [][letters.MaxExchange]letters.Card
	options    []*option
	pinned     *option // is tried until the end, nil for none
	apart      bool    // it is no longer among the best, and tried beside them
	rounds     []Round
	at         int // the next option to be tried
	goal       int // draws of each option at the end of this round
}

// option is an exchange and its results so far.
type option struct {
	gone  letters.Cards // to discard
	rest  lexicon.Hand  // to keep
	sum   int           // points of the best words so far
	tried int           // number of draws
	by    [mostPoints + 1]uint16
}

// better tells whether an option brings more than another one so far.
func (o *option) better(p *option) bool { return o.sum*max(p.tried, 1) > p.sum*max(o.tried, 1) }

// Weigh begins to weigh the exchanges of a hand for somebody who knows these
// words. below draws a number from 0 to n-1.
func Weigh(f *lexicon.Finder, d *letters.Deck, hand letters.Cards, v lexicon.Vocabulary, rounds []Round, below func(n int) int) *Weighing {
	w := &Weighing{finder: f, vocabulary: v, rounds: rounds, below: below, unseen: d.Pack().Without(hand).List()}
	for _, gone := range letters.Exchanges(hand) {
		o := &option{gone: gone}
		for _, c := range hand.Without(gone).List() {
			o.rest[c]++
		}
		w.options = append(w.options, o)
	}
	w.begin()
	return w
}

// pin tries an exchange until the end, however little it brings. That changes
// nothing for the others.
func (w *Weighing) pin(gone letters.Cards) {
	for _, o := range w.options {
		if len(o.gone) == len(gone) && gone.Within(o.gone) {
			w.pinned = o
		}
	}
}

// begin prepares the next round.
func (w *Weighing) begin() {
	sort.SliceStable(w.options, func(i, j int) bool { return w.options[i].better(w.options[j]) })
	if len(w.rounds) == 0 {
		return
	}
	w.options = w.options[:min(len(w.options), w.rounds[0].Keep)]
	w.apart = w.pinned != nil
	for _, o := range w.options {
		w.apart = w.apart && o != w.pinned
	}
	w.at, w.goal = 0, w.goal+w.rounds[0].Draws
	w.rounds = w.rounds[1:]
	for len(w.draws) < w.goal {
		var draw [letters.MaxExchange]letters.Card
		for i := range draw {
			j := i + w.below(len(w.unseen)-i)
			w.unseen[i], w.unseen[j] = w.unseen[j], w.unseen[i]
			draw[i] = w.unseen[i]
		}
		w.draws = append(w.draws, draw)
	}
}

// Step makes this many searches for the best word, of some microseconds each,
// and tells whether all rounds are done.
func (w *Weighing) Step(searches int) bool {
	for ; searches > 0; searches-- {
		if w.at == len(w.options) && !w.apart || w.at > len(w.options) {
			if len(w.rounds) == 0 {
				return true
			}
			w.begin()
		}
		o := w.pinned
		if w.at < len(w.options) {
			o = w.options[w.at]
		}
		hand := o.rest
		for _, c := range w.draws[o.tried][:len(o.gone)] {
			hand[c]++
		}
		points := w.finder.Best(&hand, w.vocabulary).Points
		o.add(points, 1)
		if len(o.gone) == 0 { // the same word for every draw
			o.add(points, w.goal-o.tried)
		}
		if o.tried >= w.goal {
			w.at++
		}
	}
	return false
}

// add notes so many draws with the same result.
func (o *option) add(points, times int) {
	o.sum += points * times
	o.tried += times
	o.by[min(points, mostPoints)] += uint16(times)
}

// Choice is the best exchange once all rounds are done: the cards to discard.
func (w *Weighing) Choice() letters.Cards {
	w.rounds = nil
	w.begin()
	return w.options[0].gone
}

// Promise is the points that the exchange of Choice brings on average.
func (w *Weighing) Promise() float64 {
	best := w.options[0]
	return float64(best.sum) / float64(max(best.tried, 1))
}
