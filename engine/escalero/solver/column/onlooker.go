package column

import "serviert/engine/escalero/solver/turn"

// Onlooker values the entries of a turn for a party that waits, by the networks for
// more than two parties. Training takes away by it what others throw in between,
// which is most of the luck in a game of three. Not for concurrent use.
type Onlooker struct {
	Game  *Game // what is played
	Nets  *Nets // for more than two parties; nil for none
	sides sides // the party that looks on, and the one that throws
	flow  turn.Flow
	units hidden

	worth, chance Entries
}

// Luck is what an entry of the turn of t.Me brings to t.Others[i], beyond the mean over
// the dice of that turn, which s has solved by the values of by.
func (o *Onlooker) Luck(s *Solver, by *Many, t *Table, i, col, row, result int) float64 {
	o.Look(by, t, i, &o.worth)
	o.chance = Entries{} // many throws end in the same entry
	o.flow.FromStart(&s.Turn)
	for served := range o.flow.Ends {
		for h, p := range o.flow.Ends[served] {
			if p > 0 {
				row, col, k, _ := s.Entry(h, served == 1)
				o.chance[col][row][k] += float32(p)
			}
		}
	}
	mean := 0.0
	o.Game.each(&t.Me, func(col, row, k int) {
		mean += float64(o.chance[col][row][k]) * float64(o.worth[col][row][k])
	})
	return float64(o.worth[col][row][result]) - mean
}

// Look sets v, for the open cells of t.Me, to the value for t.Others[i] of the position
// after the entry. By has valued the entries of t last; its networks do not matter.
func (o *Onlooker) Look(by *Many, t *Table, i int, v *Entries) {
	g := o.Game
	n := len(t.Others)
	g.each(&t.Me, func(col, row, k int) { v[col][row][k] = by.Shares(col, row, k, n)[i] })
	if o.Nets == nil || o.Nets.Used == 0 {
		return
	}
	net := o.Nets.among(t.Open()-1, n)
	o.units = hidden{}
	seen := 0
	for j := range t.Others {
		looks := false
		if j == i {
			looks = o.thrower(net, by, t, i)
		} else {
			looks = o.third(net, by, t, i, j)
		}
		if looks {
			seen++
		}
	}
	if seen > 0 {
		g.conclude(net, float32(seen)/float32(n), &t.Me, &o.units, v)
	}
}

// turned is a standing as party i of the others sees it. The party that throws takes
// its place among the others.
func (s *standing) turned(i int) (t standing) {
	t.first, t.others = s.others[i], s.others
	t.others[i] = s.first
	return t
}

// after calls f with the standings after each entry, as party i of the others sees them.
func (o *Onlooker) after(by *Many, t *Table, i int, f func(col, row, k int, all *[columns]standing)) {
	var still [columns]standing
	for c := range still {
		still[c] = by.work.elsewhere[c].turned(i)
	}
	all := still
	at := 0
	o.Game.each(&t.Me, func(col, row, k int) {
		if col != at {
			all, at = still, col
		}
		all[col] = by.work.views[col][row][k].turned(i)
		f(col, row, k, &all)
	})
}

// third adds the hidden units of the party that looks on against one that waits too:
// only what these see of all parties changes with the entry. False if the networks
// are not asked there.
func (o *Onlooker) third(net *Net, by *Many, t *Table, i, j int) bool {
	g := o.Game
	n := len(t.Others)
	p := Pos{t.Others[i], t.Others[j]}
	if p.Me.Cells()+p.Opp.Cells() <= Exact {
		return false
	}
	var a active
	x := g.Sample(&p)
	fixed := net.units(&x, &a)
	var pair [columns]odds
	for c := range pair {
		pair[c].win = x.Judged[c][0]
	}
	o.after(by, t, i, func(col, row, k int, all *[columns]standing) {
		var numbers [crowd]float32
		g.beyond(all, &pair, j, n, &numbers)
		pre := fixed
		pre.addAll(net.In[crowdAt:], numbers[:])
		o.units[col][row][k].addRectified(&pre, 1/float32(n))
	})
	return true
}

// thrower adds the hidden units of the party that looks on against the one that
// throws. False if the networks are not asked there.
func (o *Onlooker) thrower(net *Net, by *Many, t *Table, i int) bool {
	g := o.Game
	n := len(t.Others)
	p := Pos{t.Others[i], t.Me}
	if p.Me.Cells()+p.Opp.Cells()-1 <= Exact {
		return false
	}
	s := &o.sides
	var elsewhere [columns]view // when the entry goes to another column
	g.sides(&p, s)
	opened := net.Bias
	for c := range g.Columns {
		net.openRows(&opened, &p, c)
		if s.others > s.theirs[c] {
			g.faces(s, c, p.Opp.Open[c], p.Opp.Sum[c], s.others-s.theirs[c]-1)
			elsewhere[c] = g.view(s, c, p.Me.Open[c], p.Me.Sum[c], s.cells-s.mine[c])
		}
	}
	at := -1
	var still layer
	o.after(by, t, i, func(col, row, k int, all *[columns]standing) {
		if col != at {
			at = col
			still = opened
			for c := range g.Columns {
				if c != col {
					net.judgement(&still, c, &elsewhere[c])
				}
			}
		}
		g.faces(s, col, p.Opp.Open[col]&^(1<<row), p.Opp.Sum[col]+int16(g.Layout.Points[row][k]), s.others-s.theirs[col])
		here := g.view(s, col, p.Me.Open[col], p.Me.Sum[col], s.cells-s.mine[col])
		var pair [columns]odds
		for c := range g.Columns {
			pair[c] = elsewhere[c].odds
		}
		pair[col] = here.odds
		var numbers [together]float32
		g.join(&pair, &numbers)
		pre := still
		pre.addScaled(&net.In[col*columnSize+rows+row], -1)
		net.judgement(&pre, col, &here)
		net.joint(&pre, &numbers)
		var around [crowd]float32
		g.beyond(all, &pair, i, n, &around)
		pre.addAll(net.In[crowdAt:], around[:])
		o.units[col][row][k].addRectified(&pre, 1/float32(n))
	})
	return true
}
