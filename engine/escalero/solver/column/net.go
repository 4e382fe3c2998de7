package column

import (
	"math"
	"math/bits"
)

// Hidden is the number of hidden units of a network.
const Hidden = 64

// Phases is the most networks for the phases of a game, by the open cells on both
// sheets together.
const Phases = 8

// usualEnds are the most open cells of each phase but the last, from the end of
// the game, where nothing else is said.
var usualEnds = [Phases - 1]uint8{8, 18, 30, 44, 66, 66, 66}

type layer [Hidden]float32

// Net is a network with one hidden layer of rectified linear units and one
// output, which is a correction of the column model in game points. It looks at Me
// and one rival.
//
// Among more than two parties it looks at Me and each rival in turn, and the output
// sees the mean of each hidden unit over all rivals. So do the units of a second
// layer, which learn what it means how the rivals stand to each other.
type Net struct {
	In   [inputs]layer // weights from each input
	Bias layer         // biases of the hidden units
	Out  layer         // weights to the output
	Last float32       // bias of the output
	// The second layer, zero between two parties: weights from the means of the
	// hidden units, and of the last two, in the first numbers, the biases and the
	// weights to the output.
	Joint               [joined]layer
	JointBias, JointOut layer
}

// joined is the number of units of the second layer.
const joined = 32

// Nets are trained networks for the phases of a game. The zero Nets correct
// nothing, which leaves the column model.
type Nets struct {
	Net [Phases]Net // by phase, from the end of the game
	// Used is how many are trained, 0 to Phases; the last of these serves all
	// earlier phases.
	Used int
	// Ends are the most open cells of each phase but the last, ascending; zero
	// for the usual ones.
	Ends [Phases - 1]uint8
	// Bits is how many bits a weight is packed in, 2 to 16; zero is 8.
	Bits int
}

// Scale makes what the networks say so many times as much, for a game in which a game
// point is worth so much less than where they were trained.
func (n *Nets) Scale(by float32) {
	for i := range n.Used {
		net := &n.Net[i]
		net.Last *= by
		net.Out.scale(by)
		net.JointOut.scale(by)
	}
}

// Arrange makes the networks see each column of a game, from 0, as the one of that
// number where they were trained.
func (n *Nets) Arrange(as [columns]int) {
	for i := range n.Used {
		was, net := n.Net[i].In, &n.Net[i].In
		for c, from := range as {
			copy(net[c*columnSize:][:columnSize], was[from*columnSize:])
			copy(net[crowdAt+c*crowdSize:][:crowdSize], was[crowdAt+from*crowdSize:])
			for d := range c {
				to, from := columns*columnSize+pair(c, d), columns*columnSize+pair(as[c], as[d])
				net[to], net[to+pairs] = was[from], was[from+pairs]
			}
		}
	}
}

// MostCells is the most cells of a side.
const MostCells = columns * rows

// End is the most open cells of phase i, which is not the last.
func (n *Nets) End(i int) int {
	if n.Ends[0] == 0 {
		return int(usualEnds[i])
	}
	return int(n.Ends[i])
}

// at is the network for a position with this many open cells.
func (n *Nets) at(open int) *Net { return &n.Net[n.Index(open)] }

// Index is the index of the network for a position with this many open cells.
func (n *Nets) Index(open int) int {
	i := 0
	for i < n.Used-1 && open > n.End(i) {
		i++
	}
	return i
}

// Learned is Spare with exact distributions where a column has few open cells,
// corrected by networks, and solved exactly from Exact open cells on. Not for
// concurrent use, but several may share the Game.
type Learned struct {
	Game *Game // of two parties
	Nets *Nets // the zero Nets for none
	// Full values every entry. Otherwise entries that the model puts far behind
	// the same result in another column are skipped and get a value so low that
	// they are never chosen.
	Full    bool
	endgame *endgame // made when first needed, in some milliseconds
	whole   *Learned // whose endgame to use, if not nil
	work    struct {
		still, row, pre layer
		sides           sides
		elsewhere       [columns]view // when the entry goes to another column
		all             [columns]odds // of elsewhere
		views           [columns][rows][scores]view
		best            [rows][scores]float32
	}
}

// Quick is a model with the same values that skips what is never chosen and shares
// the endgame's tables: not for use at the same time.
func (m *Learned) Quick() *Learned { return &Learned{Game: m.Game, Nets: m.Nets, whole: m} }

const (
	// far is by how much, in game points where columns pay 1, 2 and 4, an entry must
	// be worse by the model to be skipped.
	far = 0.9
	// unseen is the value of a skipped entry: less than any game pays.
	unseen = -math.MaxFloat32
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

// joint adds the weights of the numbers about all columns together.
func (n *Net) joint(to *layer, numbers *[together]float32) {
	in := n.In[columns*columnSize:]
	to.addAll(in[:together], numbers[:])
}

// Entries is Model.Entries.
func (m *Learned) Entries(p *Pos, v *Entries) {
	g := m.Game
	w := &m.work
	m.look(p)
	if w.sides.openTogether-1 <= Exact {
		m.ending().entries(p, v, 0)
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
	m.correct(m.Nets.at(w.sides.openTogether-1), p, v, 1, nil)
}

func (m *Learned) ending() *endgame {
	if m.whole != nil {
		return m.whole.ending()
	}
	if m.endgame == nil {
		m.endgame = newEndgame(m.Game)
	}
	return m.endgame
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

// look computes the views of all columns, as they are and after each entry of
// p.Me.
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

// correct adds the output of a network to each entry, times scale. Of more than two
// parties, around is the position as seen from the opponent of p; the hidden units are
// then added to those of around.
func (m *Learned) correct(net *Net, p *Pos, v *Entries, scale float32, around *around) {
	g := m.Game
	w := &m.work
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
				if !m.Full && v[col][row][k] < w.best[row][k]-far*g.Unit {
					v[col][row][k] = unseen
					continue
				}
				here := &w.views[col][row][k]
				o[col] = here.odds
				g.join(&o, &numbers)
				w.pre = w.row
				net.judgement(&w.pre, col, here)
				net.joint(&w.pre, &numbers)
				if around != nil {
					around.add(net, &w.pre, &o, col, row, k)
					around.units[col][row][k].addRectified(&w.pre, scale)
					continue
				}
				v[col][row][k] = v[col][row][k] + scale*net.Last + scale*rectified(&w.pre, &net.Out)
			}
		}
	}
}

// Sample is a position after an entry with the inputs of the networks, for
// training.
type Sample struct {
	Open   [2][columns]uint16       // open rows by side, Me first, and column
	Judged [columns][judged]float32 // numbers by column
	Joint  [together]float32        // numbers about all columns
	Base   float32                  // equity by the model without networks
	Target float32                  // equity to be learned
	Cells  uint8                    // open on both sheets together
	// Crowd is numbers about all parties where there are more than two; Beside
	// then is the position against each of the further others. What a network
	// says is the mean over all of them.
	Crowd  [crowd]float32
	Beside []Sample
}

// Sample is the sample of a position after an entry of p.Me, without Target.
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
	x.Cells = uint8(s.openTogether)
	return x
}

// active is the inputs of a sample that are not zero.
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
	for i, n := range x.Crowd {
		if n != 0 {
			a.put(crowdAt+i, n)
		}
	}
}

// Inputs calls f with each input of a network that is not zero, against the first rival.
func (x *Sample) Inputs(f func(input int, value float32)) {
	var a active
	a.read(x)
	for i := range a.n {
		f(int(a.input[i]), a.value[i])
	}
}

// Value is the corrected equity of a sample for Me, in game points.
func (n *Net) Value(x *Sample) float32 {
	if len(x.Beside) > 0 {
		mean := n.mean(x)
		return x.Base + n.Last + n.verdict(&mean)
	}
	var a active
	pre := n.units(x, &a)
	return x.Base + n.Last + rectified(&pre, &n.Out)
}

// units is the hidden units of a sample against one rival, before their negative parts
// are cut off, and its active inputs.
func (n *Net) units(x *Sample, a *active) layer {
	a.read(x)
	pre := n.Bias
	pre.gather(&n.In, a)
	return pre
}

// mean is the mean of the hidden units over all rivals of a sample.
func (n *Net) mean(x *Sample) (mean layer) {
	share := 1 / float32(1+len(x.Beside))
	var a active
	pre := n.units(x, &a)
	mean.addRectified(&pre, share)
	for i := range x.Beside {
		pre = n.units(&x.Beside[i], &a)
		mean.addRectified(&pre, share)
	}
	return mean
}

// verdict is the output among more than two parties, but for Last, by the means of the
// hidden units over all rivals.
func (n *Net) verdict(mean *layer) float32 {
	var units [joined]float32
	mean.dots(n.Joint[:], units[:])
	sum := dot(mean, &n.Out)
	for i, x := range units {
		if x += n.JointBias[i]; x > 0 {
			sum += x * n.JointOut[i]
		}
	}
	return sum
}

// Learn adds the gradient of half the squared error of a sample to grad and
// returns the error, value minus target.
func (n *Net) Learn(x *Sample, grad *Net) float32 {
	if len(x.Beside) > 0 {
		return n.learnAmong(x, grad)
	}
	var a active
	pre := n.units(x, &a)
	e := x.Base + n.Last + rectified(&pre, &n.Out) - x.Target
	grad.Last += e
	for i, p := range pre {
		if p > 0 {
			grad.Out[i] += e * p
		}
	}
	back := n.Out
	back.scale(e)
	n.learn(&a, &pre, &back, grad)
	return e
}

// learnAmong is Learn among more than two parties.
func (n *Net) learnAmong(x *Sample, grad *Net) float32 {
	mean := n.mean(x)
	e := x.Base + n.Last + n.verdict(&mean) - x.Target
	grad.Last += e
	grad.Out.addScaled(&mean, e)
	back := n.Out
	for i := range n.Joint {
		if unit := n.JointBias[i] + dot(&mean, &n.Joint[i]); unit > 0 {
			grad.JointOut[i] += e * unit
			grad.JointBias[i] += e * n.JointOut[i]
			grad.Joint[i].addScaled(&mean, e*n.JointOut[i])
			back.addScaled(&n.Joint[i], n.JointOut[i])
		}
	}
	back.scale(e / float32(1+len(x.Beside)))
	var a active
	pre := n.units(x, &a)
	n.learn(&a, &pre, &back, grad)
	for i := range x.Beside {
		pre = n.units(&x.Beside[i], &a)
		n.learn(&a, &pre, &back, grad)
	}
	return e
}

// learn adds to grad the gradient of the first layer against one rival, where back is
// that of its hidden units.
func (n *Net) learn(a *active, pre, back *layer, grad *Net) {
	active := *back
	for i, p := range pre {
		if p <= 0 {
			active[i] = 0
		}
	}
	grad.Bias.add(&active)
	active.scatter(&grad.In, a)
}

// Numbers is the parameters of the network in a fixed order. Writing to the slice
// changes the network.
func (n *Net) Numbers() []float32 { return numbers(n) }
