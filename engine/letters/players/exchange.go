package players

import (
	"sort"

	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// weighing compares all exchanges by drawing from the cards that the player
// has not seen. All are tried with the same draws; after each round only the
// best go on and are tried with more, so that the time goes where it is close.
type weighing struct {
	player  *Player
	unseen  []letters.Card
	draws   [][letters.MaxExchange]letters.Card
	options []option
	rounds  []round
	at      int // the option that is tried next
	goal    int // how many draws each of this round's options gets
}

// option is one way to exchange, with what it gave so far.
type option struct {
	gone  letters.Cards
	rest  lexicon.Hand
	sum   int
	tried int
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

// step tries draws, as many as given, and tells whether all rounds are done.
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
		if len(o.gone) == 0 { // the same for every draw
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
