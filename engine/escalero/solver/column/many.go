package column

import (
	"serviert/engine/escalero"
)

// Table is a position between three or more parties, in the order of play.
type Table struct {
	Me     Side   // the party whose view it is
	Others []Side // those after it, at most escalero.MaxParties-1
}

// Open is the number of open cells on all sheets.
func (t *Table) Open() int {
	n := t.Me.Cells()
	for i := range t.Others {
		n += t.Others[i].Cells()
	}
	return n
}

// Over tells whether no cell is open.
func (t *Table) Over() bool { return t.Open() == 0 }

// Many values entries between three and more parties, where all others pay the
// winner of a column. Final sums of columns are distributed as in Spare, exactly
// where few cells are open; Me wins a column with the probability that all
// others stay below. Networks correct that: the mean of what they say of Me and each
// of the others. Not for concurrent use.
type Many struct {
	Game *Game    // what is played
	Nets *Nets    // for two parties; nil for none
	More *Nets    // for more, which take the place of Nets; nil for none
	pair *Learned // Me against one other
	work struct {
		field     [columns]field
		elsewhere [columns]standing // when the entry goes to another column
		views     [columns][rows][scores]standing
		mine      [columns]int // own open cells
		cells     int
		units     hidden
	}
}

// hidden is the mean of the hidden units over all rivals after each entry, by column,
// row and result.
type hidden [columns][rows][scores]layer

const (
	// grid is more than the sum of any column.
	grid = 400
	// nodeCount is the number of nodes to integrate over a normal final sum.
	nodeCount  = 7
	mostOthers = escalero.MaxParties - 1
)

// nodes and weights are the Gauss-Hermite quadrature of a standard normal
// variable: those for the weight exp(-x^2), times sqrt(2) and over sqrt(pi).
var (
	nodes   = [nodeCount]float32{-3.750440, -2.366760, -1.154405, 0, 1.154405, 2.366760, 3.750440}
	weights = [nodeCount]float32{0.000548, 0.030757, 0.240123, 0.457143, 0.240123, 0.030757, 0.000548}
)

// final is the final sum of a party's column, as a random variable.
type final struct {
	sum      int     // points written
	mean, sd float32 // of the final sum
	few      blended // distribution of the points still to come
	known    bool    // few is known
}

func (g *Game) final(c int, open uint16, sum int16, other int) (f final) {
	j := g.passes(c, count(open), other)
	r := g.Tables.at(open, j)
	f.sum = int(sum)
	f.mean = float32(sum) + r.mean
	if f.few, f.known = g.Tables.spreadAt(open, j); f.known {
		f.sd = sqrt(max(0, r.variance))
	} else {
		f.sd = sqrt(max(0.05, r.variance*widen))
	}
	return f
}

// below is the probability of less than x.
func (f *final) below(x float32) float32 {
	if !f.known {
		return normal((x - 0.5 - f.mean) / f.sd)
	}
	x -= float32(f.sum)
	if x <= 0 {
		return 0
	}
	i := int(x)
	low, high := f.few.low.below, f.few.high.below
	last := len(low) - 1
	if i >= last {
		return 1
	}
	p := low[i] + (low[i+1]-low[i])*(x-float32(i))
	q := high[i] + (high[i+1]-high[i])*(x-float32(i))
	return p + (q-p)*f.few.part
}

// field is the other parties in one column.
type field struct {
	// below is the probability that all of them stay below a sum.
	below [grid + 1]float32
	final [mostOthers]final
	// at are quadrature nodes of each final sum; weight is that of the node
	// times the probability that all further others stay below.
	at     [mostOthers][nodeCount]float32
	weight [mostOthers][nodeCount]float32
	best   int16
}

func (m *Many) prepare(t *Table) {
	g := m.Game
	w := &m.work
	w.cells = t.Me.Cells()
	for c := range g.Columns {
		w.mine[c] = count(t.Me.Open[c])
		f := &w.field[c]
		f.best = 0
		for i := range f.below {
			f.below[i] = 1
		}
		for i := range t.Others {
			o := &t.Others[i]
			f.best = max(f.best, o.Sum[c])
			one := g.final(c, o.Open[c], o.Sum[c], o.Cells()-count(o.Open[c]))
			f.final[i] = one
			low, high := one.span()
			for x := range low {
				f.below[x] = 0
			}
			for x := low; x < high; x++ {
				f.below[x] *= one.below(float32(x))
			}
			for k, z := range nodes {
				f.at[i][k] = one.mean + one.sd*z
			}
		}
		for i := range t.Others {
			for k, p := range weights {
				for j := range t.Others {
					if j != i {
						p *= f.final[j].below(f.at[i][k])
					}
				}
				f.weight[i][k] = p
			}
		}
	}
}

// span is the range of sums below which the final sum lies with a probability
// other than 0 and 1.
func (f *final) span() (low, high int) {
	low, high = f.sum, grid+1
	if f.known {
		high = min(high, f.sum+len(f.few.low.below))
	} else {
		low = max(low, int(f.mean-normalRange*f.sd))
		high = min(high, int(f.mean+normalRange*f.sd)+2)
	}
	return max(0, low), max(0, high)
}

// standing is the probabilities that Me, or each of the others, wins a column.
// The rest is a draw.
type standing struct {
	first  float32
	others [mostOthers]float32
	final  final
}

// stand is the standing of a column in which Me has these rows open and this sum,
// and other open cells in the other columns, against n others.
func (m *Many) stand(c int, open uint16, sum int16, other, n int) (s standing) {
	f := &m.work.field[c]
	s.final = m.Game.final(c, open, sum, other)
	me := &s.final
	if me.known {
		low := me.few.low.chance
		high := me.few.high.chance[:len(low)]
		for x, p := range low {
			p += (high[x] - p) * me.few.part
			s.first += p * f.below[min(grid, x+me.sum)]
		}
	} else {
		for k, z := range nodes {
			x := max(0, min(grid-1, me.mean+me.sd*z))
			i := int(x)
			s.first += weights[k] * (f.below[i] + (f.below[i+1]-f.below[i])*(x-float32(i)))
		}
	}
	for i := range n {
		for k, p := range f.weight[i] {
			if p > 1e-4 {
				s.others[i] += p * me.below(f.at[i][k])
			}
		}
	}
	// Quadrature may make the others' probabilities a little too high.
	theirs := float32(0)
	for i := range n {
		theirs += s.others[i]
	}
	s.first = min(1, s.first)
	if rest := 1 - s.first; theirs > rest {
		scale := rest / theirs
		for i := range n {
			s.others[i] *= scale
		}
	}
	return s
}

// worth is the equity of Me, and with it that of each of the n others.
func (g *Game) worth(all *[columns]standing, n int) (me float32, others [mostOthers]float32) {
	mine := float32(1)
	var theirs [mostOthers]float32
	swept := float32(0)
	for i := range n {
		theirs[i] = 1
	}
	for c := range g.Columns {
		s := &all[c]
		mine *= s.first
		paid := s.first
		for i := range n {
			paid += s.others[i]
			theirs[i] *= s.others[i]
		}
		// Who wins a column gets its value from each of n others; every
		// other pays it.
		me += g.Value[c] * (float32(n+1)*s.first - paid)
		for i := range n {
			others[i] += g.Value[c] * (float32(n+1)*s.others[i] - paid)
		}
	}
	for i := range n {
		swept += theirs[i]
	}
	swept += mine
	me += g.Sweep * (float32(n+1)*mine - swept)
	for i := range n {
		others[i] += g.Sweep * (float32(n+1)*theirs[i] - swept)
	}
	return me, others
}

// now is the standings after an entry of Me.
func (m *Many) now(t *Table) (all [columns]standing) {
	m.prepare(t)
	for c := range m.Game.Columns {
		all[c] = m.stand(c, t.Me.Open[c], t.Me.Sum[c], m.work.cells-m.work.mine[c], len(t.Others))
	}
	return all
}

// learned tells whether there are networks to correct the model, and prepares
// them.
func (m *Many) learned() bool {
	if !m.two() && !m.more() {
		return false
	}
	if m.pair == nil {
		m.pair = &Learned{Game: m.Game, Nets: m.Nets, Full: true}
	}
	return true
}

func (m *Many) two() bool { return m.Nets != nil && m.Nets.Used > 0 }

func (m *Many) more() bool { return m.More != nil && m.More.Used > 0 }

// among is the network for a position with this many open cells among Me and so
// many others: that for two parties who are as far.
func (n *Nets) among(open, others int) *Net { return n.at(2 * open / (others + 1)) }

// Entries is Model.Entries for a table.
func (m *Many) Entries(t *Table, v *Entries) {
	g := m.Game
	w := &m.work
	n := len(t.Others)
	m.prepare(t)
	still := &w.elsewhere
	for c := range g.Columns {
		still[c] = m.stand(c, t.Me.Open[c], t.Me.Sum[c], w.cells-w.mine[c]-1, n)
	}
	for c := range g.Columns {
		all := *still
		for row := range g.Layout.Rows {
			if t.Me.Open[c]>>row&1 == 0 {
				continue
			}
			for k := range g.Layout.Count[row] {
				here := &w.views[c][row][k]
				*here = m.stand(c, t.Me.Open[c]&^(1<<row), t.Me.Sum[c]+int16(g.Layout.Points[row][k]), w.cells-w.mine[c], n)
				all[c] = *here
				v[c][row][k], _ = g.worth(&all, n)
			}
		}
	}
	if m.learned() {
		m.correct(t, v)
	}
}

// correct adds to each entry what the networks say: of those for two, the mean over
// all others. cmd/duel with -parties 3 measures what that gains.
func (m *Many) correct(t *Table, v *Entries) {
	w := &m.work
	n := len(t.Others)
	scale := 1 / float32(n)
	var net *Net // of those for more
	if m.more() {
		net = m.More.among(t.Open()-1, n)
		w.units = hidden{}
	}
	part := float32(0) // of the others whom the networks look at
	for i := range t.Others {
		p := Pos{t.Me, t.Others[i]}
		m.pair.look(&p)
		together := m.pair.work.sides.openTogether - 1
		switch {
		case together <= Exact:
		case net == nil:
			m.pair.correct(m.Nets.at(together), &p, v, scale, nil)
		default:
			part += scale
			m.pair.correct(net, &p, v, scale, &around{m, w.elsewhere, i, n, &w.units})
		}
	}
	if part > 0 {
		m.Game.conclude(net, part, &t.Me, &w.units, v)
	}
}

// conclude adds to each entry of a side what a network for more than two parties says
// of the hidden units, which are those against a part of all rivals.
func (g *Game) conclude(net *Net, part float32, s *Side, units *hidden, v *Entries) {
	g.each(s, func(col, row, k int) {
		v[col][row][k] += part*net.Last + net.verdict(&units[col][row][k])
	})
}

// around is the parties around Me and rival i of n.
type around struct {
	many  *Many
	all   [columns]standing // elsewhere
	i, n  int
	units *hidden // to add to
}

// add adds the weights of the numbers about all parties after an entry.
func (a *around) add(net *Net, to *layer, pair *[columns]odds, col, row, k int) {
	before := a.all[col]
	a.all[col] = a.many.work.views[col][row][k]
	var numbers [crowd]float32
	a.many.Game.beyond(&a.all, pair, a.i, a.n, &numbers)
	a.all[col] = before
	to.addAll(net.In[crowdAt:], numbers[:])
}

// Shares is the equity of each of n others by the model, without networks, after
// an entry that the last call of Entries valued.
func (m *Many) Shares(col, row, result, n int) []float32 {
	all := m.work.elsewhere
	all[col] = m.work.views[col][row][result]
	_, others := m.Game.worth(&all, n)
	return others[:n]
}

// Sample is the sample of a position after an entry of t.Me, without Target: Base
// is the value without networks. False if networks are not asked there.
func (m *Many) Sample(t *Table) (x Sample, ok bool) {
	n := len(t.Others)
	samples := make([]Sample, n)
	all := m.now(t)
	base, _ := m.Game.worth(&all, n)
	for i := range t.Others {
		p := Pos{t.Me, t.Others[i]}
		if p.Me.Cells()+p.Opp.Cells() <= Exact {
			return x, false
		}
		s := &samples[i]
		*s = m.Game.Sample(&p)
		var pair [columns]odds
		for c := range pair {
			pair[c].win = s.Judged[c][0]
		}
		m.Game.beyond(&all, &pair, i, n, &s.Crowd)
	}
	x = samples[0]
	x.Beside = samples[1:]
	x.Base = base
	x.Cells = uint8(2 * t.Open() / (n + 1))
	return x, true
}

// Firsts is the chances by column of Me, after an entry of Me.
func (m *Many) Firsts(t *Table) (o Odds) {
	all := m.now(t)
	for c := range m.Game.Columns {
		o[c].Win = all[c].first
		for _, p := range all[c].others[:len(t.Others)] {
			o[c].Lose += p
		}
	}
	return o
}

// Standing is the equity of Me after an entry of Me, in game points.
func (m *Many) Standing(t *Table) float64 {
	all := m.now(t)
	e, _ := m.Game.worth(&all, len(t.Others))
	if m.learned() {
		e += m.correction(t, &all)
	}
	return float64(e)
}

// correction is what the networks add to the value of a position after an entry.
func (m *Many) correction(t *Table, all *[columns]standing) (sum float32) {
	n := len(t.Others)
	share := 1 / float32(n)
	var net *Net // of those for more
	if m.more() {
		net = m.More.among(t.Open(), n)
	}
	var units layer
	part := float32(0)
	for i := range t.Others {
		p := Pos{t.Me, t.Others[i]}
		open := p.Me.Cells() + p.Opp.Cells()
		if open <= Exact {
			continue
		}
		x := m.Game.Sample(&p)
		if net == nil {
			sum += share * (m.Nets.at(open).Value(&x) - x.Base)
			continue
		}
		var pair [columns]odds
		for c := range pair {
			pair[c].win = x.Judged[c][0]
		}
		m.Game.beyond(all, &pair, i, n, &x.Crowd)
		var a active
		pre := net.units(&x, &a)
		units.addRectified(&pre, share)
		part += share
	}
	if part > 0 {
		sum += part*net.Last + net.verdict(&units)
	}
	return sum
}

// Payoff is what Me has won in a finished game, in game points.
func (m *Many) Payoff(t *Table) float32 {
	g := m.Game
	n := len(t.Others)
	total := float32(0)
	var wins [mostOthers + 1]int
	for c := range g.Columns {
		best, who, level := t.Me.Sum[c], 0, 1
		for i := range t.Others {
			switch s := t.Others[i].Sum[c]; {
			case s > best:
				best, who, level = s, i+1, 1
			case s == best:
				level++
			}
		}
		switch {
		case level > 1:
			continue // drawn, nobody pays
		case who == 0:
			total += g.Value[c] * float32(n)
		default:
			total -= g.Value[c]
		}
		wins[who]++
	}
	for i, w := range wins {
		if w == g.Columns {
			if i == 0 {
				return total + g.Sweep*float32(n)
			}
			return total - g.Sweep
		}
	}
	return total
}
