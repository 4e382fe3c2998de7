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
	chance  chance
	hand    letters.Cards
	unseen  []letters.Card
	draws   [][letters.MaxExchange]letters.Card
	options []option
	rounds  []round
	at      int // the next option to be tried
	goal    int // draws of each option at the end of this round
	done    bool
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
	w := &weighing{player: p, hand: v.Hand, rounds: p.rounds, chance: chance{p.of(v.Hand)}}
	w.unseen = v.Rules.Deck.Pack().Without(v.Hand).List()
	for _, gone := range letters.Discards(v.Hand) {
		o := option{gone: gone}
		for _, c := range v.Hand.Without(gone).List() {
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
			j := i + w.chance.below(len(w.unseen)-i)
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

// end puts the best exchange first once all rounds are done.
func (w *weighing) end() {
	w.rounds = nil
	w.begin()
	w.draws, w.options, w.done = nil, w.options[:1], true
}

// choice is the best exchange, worth the points that it promises.
func (w *weighing) choice() letters.Cards { return w.options[0].gone }
func (w *weighing) worth() float64        { return w.options[0].mean() }

// weighs goes on to weigh the exchange of a hand as dealt, by this many searches,
// and tells whether that is done. It is done before the first bet, since what a
// hand is worth then is what it can become.
func (p *Player) weighs(v letters.View, searches int) bool {
	if p.weighed == nil || p.weighed.hand != v.Hand {
		p.weighed = p.weigh(v)
	}
	w := p.weighed
	if !w.done && w.step(searches) {
		w.end()
	}
	return w.done
}

// of is a number that depends on the player and his cards, so that he judges a hand
// the same way whenever he is asked.
func (p *Player) of(hand letters.Cards) uint64 {
	h := p.seed
	for i := range len(hand) {
		h = h*1099511628211 + uint64(hand[i])
	}
	return h
}

// Promise is what the best exchange of the hand that the player weighed last
// promises, in points.
func (p *Player) Promise() float64 {
	if p.weighed == nil || !p.weighed.done {
		return 0
	}
	return p.weighed.worth()
}

// Recall gives the player what he, or another of his strength and vocabulary, has
// found by weighing this hand: cmd/bets plays the same hands many times.
func (p *Player) Recall(hand, gone letters.Cards, promise float64) {
	const many = 1 << 20 // so that the sum of the points keeps the fraction
	o := option{gone: gone, sum: int(promise * many), tried: many}
	p.weighed = &weighing{hand: hand, options: []option{o}, done: true}
}
