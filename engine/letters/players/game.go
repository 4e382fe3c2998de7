package players

import "math"

// The betting of two players, made small enough to be solved on the spot: the
// strength of a hand is one of a number of equally likely ranks, and a bet is the
// least, the one in the middle or the highest. Nothing about the stakes is built
// in, so that the players bet as sensibly with an ante of 5 as with one of 1.
//
// Nobody bets more than he has, so where chips are short a bet of the first round
// leaves less for the second, or nothing: then there is none.
//
// A betting round is opened or given up, then each raise has to be higher, so that
// the set of the amounts that were bet says who acts: the opener if there are
// evenly many. That set is a node, and the one that was called in the first round,
// with the ranks that the exchange mixes anew, is what the second begins with.
const (
	ranks = 20 // of a hand
	sizes = 3  // of a bet
	nodes = 1 << sizes
	fold  = 0 // actions at a node: give up,
	call  = 1 // pay what is bet,
	bet   = 2 // and bet each size
	acts  = bet + sizes
	turns = 250 // of solving
	carry = 0.6 // how the strength before the exchange correlates with that after
)

// ofRank is a number for each rank.
type ofRank [ranks]float64

// policy is what to do at a node with a hand of each rank.
type policy struct{ regret, sum [acts]ofRank }

// stakes are what a game is about, in chips.
type stakes struct {
	pot     int        // before the first bet
	chips   int        // that the one who has fewer can bet in both rounds
	amounts [sizes]int // of the bets, ascending; those at the end may be equal
}

// left is what the bets of a second round can be after a first one.
func (g *stakes) left(path int) (amounts [sizes]int) {
	rest := g.chips - highest(&g.amounts, path)
	for i, n := range g.amounts {
		amounts[i] = min(n, rest)
	}
	return amounts
}

// game is the betting for some stakes, solved by counterfactual regret
// minimization (Tammelin, "Solving large imperfect information games using CFR+",
// 2014): what is played on average loses, in the long run, to nobody who plays this
// game. first is the dealer's and the other's first round, then the second, in
// which the other opens, for each way the first can end.
type game struct {
	stakes
	first  [nodes]policy
	second [nodes][nodes]policy
	mixed  *[ranks]ofRank
	begun  int // turns of solving done
}

// mixing is, for each rank before the exchange, how likely each is after it: both
// are taken to be normally distributed.
func mixing() *[ranks]ofRank {
	const steps = 8
	m := new([ranks]ofRank)
	for i := range m {
		for j := range steps {
			x := normal((float64(i) + (float64(j)+0.5)/steps) / ranks)
			before := 0.0
			for k := range ranks {
				after := 1.0
				if k < ranks-1 {
					after = share((normal(float64(k+1)/ranks) - carry*x) / math.Sqrt(1-carry*carry))
				}
				m[i][k] += (after - before) / steps
				before = after
			}
		}
	}
	return m
}

// share is the standard normal distribution, normal its inverse.
func share(x float64) float64 { return 0.5 * math.Erfc(-x/math.Sqrt2) }

func normal(p float64) float64 { return math.Sqrt2 * math.Erfinv(2*max(0.001, min(p, 0.999))-1) }

// solve plays one more turn against itself, once to mend the play of each side.
func (g *game) solve() {
	g.begun++
	var all ofRank
	for i := range all {
		all[i] = 1.0 / ranks
	}
	for side := range 2 {
		g.walk(&walker{game: g, side: side, amounts: g.amounts}, &all, &all)
	}
}

func (g *game) solved() bool { return g.begun >= turns }

func newGame(s stakes) *game { return &game{stakes: s, mixed: mixing()} }

// walker goes through the game to mend the play of one side: 0 is the dealer.
type walker struct {
	*game
	side   int
	second bool
	path   int // of the first round
	node   int
	// amounts are the bets of the round.
	amounts [sizes]int
}

// paid is what the one who opened a round and the other have bet at its node.
func (w *walker) paid() (opener, other int) {
	for i := range sizes {
		if w.node>>i&1 != 0 {
			opener, other = other, w.amounts[i]
		}
	}
	if count(w.node)%2 == 1 {
		opener, other = other, opener
	}
	return opener, other
}

// count is how many bets lead to a node.
func count(node int) (n int) {
	for ; node != 0; node &= node - 1 {
		n++
	}
	return n
}

// may tells whether an action is possible. Equal amounts are one.
func (w *walker) may(act int) bool {
	switch {
	case act == fold:
		return true
	case act == call:
		return w.node != 0
	}
	i := act - bet
	return w.node>>i == 0 && (i == 0 || w.amounts[i] > w.amounts[i-1])
}

// now is how likely each action is for a rank, by the regrets.
func (w *walker) now(p *policy, rank int) (part [acts]float64) {
	sum, n := 0.0, 0.0
	for a := range acts {
		if w.may(a) {
			n++
			sum += p.regret[a][rank]
		}
	}
	for a := range acts {
		switch {
		case !w.may(a):
		case sum > 0:
			part[a] = p.regret[a][rank] / sum
		default:
			part[a] = 1 / n
		}
	}
	return part
}

// plan is what a solved game says, in 255ths: for the first round and the second.
type plan struct {
	stakes
	first  [nodes][ranks][acts]uint8
	second [nodes][nodes][ranks][acts]uint8
}

// plan packs what has been played on average.
func (g *game) plan() *plan {
	l := &plan{stakes: g.stakes}
	for n := range nodes {
		l.first[n] = g.first[n].mean()
		for m := range nodes {
			l.second[n][m] = g.second[n][m].mean()
		}
	}
	return l
}

func (p *policy) mean() (list [ranks][acts]uint8) {
	for r := range ranks {
		sum := 0.0
		for a := range acts {
			sum += p.sum[a][r]
		}
		for a := range acts {
			if sum > 0 {
				list[r][a] = uint8(math.Round(255 * p.sum[a][r] / sum))
			}
		}
	}
	return list
}

// walk returns what each rank of the side that is mended can expect, in chips,
// where it and the other get there with these probabilities.
func (g *game) walk(w *walker, mine, theirs *ofRank) (worth ofRank) {
	p := &g.first[w.node]
	if w.second {
		p = &g.second[w.path][w.node]
	}
	actor := count(w.node) % 2
	if w.second {
		actor = 1 - actor
	}
	var plan [ranks][acts]float64
	for r := range ranks {
		plan[r] = w.now(p, r)
	}
	var value [acts]ofRank
	for a := range acts {
		if !w.may(a) {
			continue
		}
		reach := *mine
		if actor != w.side {
			reach = *theirs
		}
		some := false
		for r := range ranks {
			reach[r] *= plan[r][a]
			some = some || reach[r] > 0
		}
		if actor == w.side {
			value[a] = g.after(w, a, actor, &reach, theirs)
			for r := range ranks {
				worth[r] += plan[r][a] * value[a][r]
			}
		} else if some {
			value[a] = g.after(w, a, actor, mine, &reach)
			for r := range ranks {
				worth[r] += value[a][r]
			}
		}
	}
	if actor == w.side {
		for a := range acts {
			if !w.may(a) {
				continue
			}
			for r := range ranks {
				p.regret[a][r] = max(0, p.regret[a][r]+value[a][r]-worth[r])
				p.sum[a][r] += float64(g.begun) * mine[r] * plan[r][a]
			}
		}
	}
	return worth
}

// after is what comes of an action.
func (g *game) after(w *walker, act, actor int, mine, theirs *ofRank) (worth ofRank) {
	next := *w
	if act >= bet {
		next.node |= 1 << (act - bet)
		return g.walk(&next, mine, theirs)
	}
	spent := [2]int{}
	if w.second {
		level := highest(&g.amounts, w.path)
		spent = [2]int{level, level}
	}
	if act == fold {
		opener, other := w.paid()
		if w.second {
			opener, other = other, opener
		}
		spent[0] += opener
		spent[1] += other
		chips := float64(-spent[w.side])
		if actor != w.side {
			chips = float64(g.pot + spent[1-w.side])
		}
		sum := 0.0
		for r := range ranks {
			sum += theirs[r]
		}
		for r := range ranks {
			worth[r] = chips * sum
		}
		return worth
	}
	if !w.second {
		next.second, next.path, next.node, next.amounts = true, w.node, 0, g.left(w.node)
		a, b := g.mix(mine), g.mix(theirs)
		var later ofRank
		if next.amounts[0] > 0 {
			later = g.walk(&next, &a, &b)
		} else {
			later = g.shown(&b, highest(&g.amounts, w.node))
		}
		for r := range ranks {
			for k := range ranks {
				worth[r] += g.mixed[r][k] * later[k]
			}
		}
		return worth
	}
	return g.shown(theirs, spent[0]+highest(&w.amounts, w.node))
}

// shown is what each rank gets at the end, where both have paid as much, if the other
// holds each rank with these probabilities.
func (g *stakes) shown(theirs *ofRank, paid int) (worth ofRank) {
	lost := float64(paid)
	won := lost + float64(g.pot)
	beaten, sum := 0.0, 0.0
	for r := range ranks {
		sum += theirs[r]
	}
	for r := range ranks {
		worth[r] = won*beaten - lost*(sum-beaten-theirs[r]) + float64(g.pot)/2*theirs[r]
		beaten += theirs[r]
	}
	return worth
}

// highest is the highest bet of a node.
func highest(amounts *[sizes]int, node int) (most int) {
	for i, n := range amounts {
		if node>>i&1 != 0 {
			most = n
		}
	}
	return most
}

// mix takes the probabilities of the ranks through the exchange.
func (g *game) mix(before *ofRank) (after ofRank) {
	for r := range ranks {
		for k := range ranks {
			after[k] += before[r] * g.mixed[r][k]
		}
	}
	return after
}
