package column

import "math/bits"

// Hidden is the width of the networks.
const Hidden = 64

// Phases is how many networks share a game, by the cells still open on both
// sheets together.
const Phases = 5

// phase is which network judges a position with so many cells open.
func phase(open int) int {
	switch {
	case open <= 8:
		return 0
	case open <= 18:
		return 1
	case open <= 30:
		return 2
	case open <= 44:
		return 3
	}
	return 4
}

type layer [Hidden]float32

// Net is one hidden layer of rectified units and a number out.
type Net struct {
	In   [inputs]layer
	Bias layer
	Out  layer
	Last float32
}

// Nets is a trained value: a network for each phase, or for the first few, of
// which the last then judges all earlier positions too. The zero Nets have
// learned nothing and leave the model that the networks start from.
type Nets struct {
	Net  [Phases]Net
	Used int // how many are trained, from the end of the game backwards
}

// at is the network for a position with so many cells open.
func (n *Nets) at(open int) *Net { return &n.Net[n.Index(phase(open))] }

// Index is which network judges a phase.
func (n *Nets) Index(phase int) int { return max(0, min(phase, n.Used-1)) }

// Learned is the column model with spare turns corrected by networks, and
// exact where few cells are open. Not for concurrent use; the Game is.
type Learned struct {
	Game *Game
	Nets *Nets
	// Full values every entry. Otherwise an entry that the column model puts
	// far behind the same result in another column is not looked at again,
	// and gets a value that nobody chooses.
	Full    bool
	endgame *endgame // made when the first is reached, some milliseconds
	work    struct {
		still, row, pre layer
		sides           sides
		elsewhere       [columns]view // when the entry goes to another column
		all             [columns]odds // of elsewhere
		views           [columns][rows][scores]view
		best            [rows][scores]float32
	}
}

const (
	// far is how much worse an entry must be by the column model, in game
	// points, not to be looked at.
	far = 0.9
	// unseen is the value of an entry not looked at.
	unseen = -1000
)

// openRows adds the weights of a column's open rows.
func (n *Net) openRows(to *layer, p *Pos, col int) {
	in := n.In[col*columnSize:]
	for row := range rows {
		if p.Me.Open[col]>>row&1 == 1 {
			to.add(&in[row])
		}
		if p.Opp.Open[col]>>row&1 == 1 {
			to.add(&in[rows+row])
		}
	}
}

// judgement adds the weights of a column's numbers.
func (n *Net) judgement(to *layer, col int, v *view) {
	in := n.In[col*columnSize+2*rows:]
	to.addAll(in[:judged], v.numbers[:])
}

// joint adds the weights of the numbers about all columns.
func (n *Net) joint(to *layer, numbers *[together]float32) {
	in := n.In[columns*columnSize:]
	to.addAll(in[:together], numbers[:])
}

// Entries is Model.
func (m *Learned) Entries(p *Pos, v *Entries) {
	g := m.Game
	w := &m.work
	m.look(p)
	if w.sides.openTogether-1 <= Exact {
		if m.endgame == nil {
			m.endgame = newEndgame(g)
		}
		m.endgame.entries(p, v, 0)
		return
	}
	w.best = none
	for col := range g.Columns {
		o := w.all
		for row := range g.Layout.Rows {
			if p.Me.Open[col]>>row&1 == 0 {
				continue
			}
			for k := range g.Layout.Count[row] {
				o[col] = w.views[col][row][k].odds
				base := g.equity(&o)
				v[col][row][k] = base
				w.best[row][k] = max(w.best[row][k], base)
			}
		}
	}
	m.correct(p, v, 1)
}

// none is below every value.
var none = func() (v [rows][scores]float32) {
	for row := range v {
		for k := range v[row] {
			v[row][k] = unseen
		}
	}
	return v
}()

// look sees the columns of p.Me as they are and after each entry.
func (m *Learned) look(p *Pos) {
	g := m.Game
	w := &m.work
	s := &w.sides
	g.sides(p, s)
	if s.openTogether-1 <= Exact {
		return
	}
	for c := range g.Columns {
		if s.cells > s.mine[c] {
			w.elsewhere[c] = g.view(s, c, p.Me.Open[c], p.Me.Sum[c], s.cells-s.mine[c]-1)
		}
		w.all[c] = w.elsewhere[c].odds
		for row := range g.Layout.Rows {
			if p.Me.Open[c]>>row&1 == 0 {
				continue
			}
			for k := range g.Layout.Count[row] {
				w.views[c][row][k] = g.view(s, c, p.Me.Open[c]&^(1<<row), p.Me.Sum[c]+int16(g.Layout.Points[row][k]), s.cells-s.mine[c])
			}
		}
	}
}

// correct adds to each entry what the networks make of it, times scale.
func (m *Learned) correct(p *Pos, v *Entries, scale float32) {
	g := m.Game
	w := &m.work
	net := m.Nets.at(w.sides.openTogether - 1)
	var numbers [together]float32
	opened := net.Bias
	for c := range g.Columns {
		net.openRows(&opened, p, c)
	}
	for col := range g.Columns {
		if p.Me.Open[col] == 0 {
			continue
		}
		w.still = opened
		for c := range g.Columns {
			if c != col {
				net.judgement(&w.still, c, &w.elsewhere[c])
			}
		}
		o := w.all
		for row := range g.Layout.Rows {
			if p.Me.Open[col]>>row&1 == 0 {
				continue
			}
			w.row = w.still
			w.row.addScaled(&net.In[col*columnSize+row], -1)
			for k := range g.Layout.Count[row] {
				if !m.Full && v[col][row][k] < w.best[row][k]-far {
					v[col][row][k] = unseen
					continue
				}
				here := &w.views[col][row][k]
				o[col] = here.odds
				g.join(&o, &numbers)
				w.pre = w.row
				net.judgement(&w.pre, col, here)
				net.joint(&w.pre, &numbers)
				v[col][row][k] = v[col][row][k] + scale*net.Last + scale*rectified(&w.pre, &net.Out)
			}
		}
	}
}

// correction is what the networks add to a position after an entry.
func (m *Learned) correction(p *Pos) float32 {
	open := p.Me.Cells() + p.Opp.Cells()
	if open <= Exact {
		return 0
	}
	x := m.Game.Sample(p)
	return m.Nets.at(open).Value(&x) - x.Base
}

// Sample is a position after an entry as the networks see it, for training.
type Sample struct {
	Open   [2][columns]uint16
	Judged [columns][judged]float32
	Joint  [together]float32
	Base   float32 // what the column model with spare turns says
	Target float32 // what the network is to make of it
	Phase  uint8
}

// Sample looks at a position after an entry of p.Me.
func (g *Game) Sample(p *Pos) (x Sample) {
	var s sides
	g.sides(p, &s)
	x.Open = [2][columns]uint16{p.Me.Open, p.Opp.Open}
	var all [columns]odds
	for c := range g.Columns {
		v := g.view(&s, c, p.Me.Open[c], p.Me.Sum[c], s.cells-s.mine[c])
		x.Judged[c] = v.numbers
		all[c] = v.odds
	}
	x.Base = g.join(&all, &x.Joint)
	x.Phase = uint8(phase(s.openTogether))
	return x
}

// active are the inputs of a sample that are not zero.
type active struct {
	n     int
	input [inputs]uint8
	value [inputs]float32
}

func (a *active) put(input int, value float32) {
	a.input[a.n], a.value[a.n] = uint8(input), value
	a.n++
}

func (a *active) read(x *Sample) {
	a.n = 0
	for c := range columns {
		at := c * columnSize
		for side := range x.Open {
			for open := x.Open[side][c]; open != 0; open &= open - 1 {
				a.put(at+side*rows+bits.TrailingZeros16(open), 1)
			}
		}
		for i, n := range x.Judged[c] {
			if n != 0 {
				a.put(at+2*rows+i, n)
			}
		}
	}
	for i, n := range x.Joint {
		if n != 0 {
			a.put(columns*columnSize+i, n)
		}
	}
}

// Value is the equity of a sample.
func (n *Net) Value(x *Sample) float32 {
	var a active
	a.read(x)
	pre := n.Bias
	pre.gather(&n.In, &a)
	return x.Base + n.Last + rectified(&pre, &n.Out)
}

// Learn adds the gradient of half the squared error of a sample to grad and
// returns the error, value minus target.
func (n *Net) Learn(x *Sample, grad *Net) float32 {
	var a active
	a.read(x)
	pre := n.Bias
	pre.gather(&n.In, &a)
	e := x.Base + n.Last + rectified(&pre, &n.Out) - x.Target
	var back layer
	for i, p := range pre {
		if p > 0 {
			grad.Out[i] += e * p
			back[i] = e * n.Out[i]
		}
	}
	grad.Last += e
	grad.Bias.add(&back)
	back.scatter(&grad.In, &a)
	return e
}

// Numbers is the parameters of the network in a fixed order, for optimisers
// and files. The slice is a view: writing to it changes the network.
func (n *Net) Numbers() []float32 { return numbers(n) }
