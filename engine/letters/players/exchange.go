package players

import (
	"sort"

	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// weighing compares all exchanges by Monte Carlo: it draws from the cards that the
// player has not seen. All options are tried with the same draws; after each round
// only the best stay and are tried with more (successive elimination).
type weighing struct {
	player  *Player
	unseen  []letters.Card
	draws   [][letters.MaxExchange]letters.Card
	options []option
	rounds  []round
	at      int // the next option to be tried
	goal    int // draws of each option at the end of this round
}

// option is an exchange and its results so far.
type option struct {
	gone  letters.Cards // to discard
	rest  lexicon.Hand  // to keep
	sum   int           // points of the best words so far
	tried int           // number of draws
}

func (o option) mean() float64 { return float64(o.sum) / float64(max(o.tried, 1)) }

func (p *Player) weigh(v letters.View) *weighing {
	w := &weighing{player: p, rounds: p.rounds}
	w.unseen = v.Rules.Deck.Pack().Without(v.Hand).List()
	for _, a := range v.Legal() {
		o := option{gone: a.Cards}
		for _, c := range v.Hand.Without(a.Cards).List() {
			o.rest[c]++
		}
		w.options = append(w.options, o)
	}
	w.begin()
	return w
}

// begin prepares the next round.
func (w *weighing) begin() {
	sort.SliceStable(w.options, func(i, j int) bool { return w.options[i].mean() > w.options[j].mean() })
	if len(w.rounds) == 0 {
		return
	}
	w.options = w.options[:min(len(w.options), w.rounds[0].keep)]
	w.at, w.goal = 0, w.goal+w.rounds[0].draws
	w.rounds = w.rounds[1:]
	for len(w.draws) < w.goal {
		var draw [letters.MaxExchange]letters.Card
		for i := range draw {
			j := i + w.player.chance.below(len(w.unseen)-i)
			w.unseen[i], w.unseen[j] = w.unseen[j], w.unseen[i]
			draw[i] = w.unseen[i]
		}
		w.draws = append(w.draws, draw)
	}
}

// step tries this many draws and tells whether all rounds are done.
func (w *weighing) step(searches int) bool {
	for ; searches > 0; searches-- {
		if w.at == len(w.options) {
			if len(w.rounds) == 0 {
				return true
			}
			w.begin()
		}
		o := &w.options[w.at]
		hand := o.rest
		for _, c := range w.draws[o.tried][:len(o.gone)] {
			hand[c]++
		}
		o.sum += w.player.finder.Best(&hand, w.player.vocabulary).Points
		o.tried++
		if len(o.gone) == 0 { // the same word for every draw
			o.sum, o.tried = o.sum*w.goal/o.tried, w.goal
		}
		if o.tried >= w.goal {
			w.at++
		}
	}
	return false
}

// choice is the best exchange once all rounds are done.
func (w *weighing) choice() letters.Cards {
	w.rounds = nil
	w.begin()
	return w.options[0].gone
}
