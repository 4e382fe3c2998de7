package column

import (
	"math"
	"math/rand/v2"
	"testing"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/turn"
)

// randomPos is a position in which both sides have written about n cells.
func randomPos(g *Game, rng *rand.Rand, n int) Pos {
	p := g.Start()
	for range 2 {
		for range n {
			c, r := rng.IntN(g.Columns), rng.IntN(g.Layout.Rows)
			if p.Me.Open[c]>>r&1 == 1 {
				p.Me.Write(g, c, r, rng.IntN(g.Layout.Count[r]))
			}
		}
		p = p.Swap()
	}
	return p
}

func randomNets(rng *rand.Rand) *Nets {
	nets := &Nets{Used: Phases}
	for i := range nets.Net {
		for j, list := 0, nets.Net[i].Numbers(); j < len(list); j++ {
			list[j] = float32(rng.NormFloat64()) / 10
		}
	}
	return nets
}

func TestEntriesAreSamples(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	nets := randomNets(rng)
	for _, preset := range []string{"escalero", "wuerfelpoker-two"} {
		r, _ := escalero.Preset(preset)
		g := NewGame(r)
		g.Tables.Build()
		m := &Learned{Game: g, Nets: nets, Full: true}
		for n := range 40 {
			p := randomPos(g, rng, n)
			if p.Me.Cells() == 0 || p.Me.Cells()+p.Opp.Cells() <= Exact+1 {
				continue
			}
			var v Entries
			m.Entries(&p, &v)
			g.each(&p.Me, func(col, row, k int) {
				q := p
				q.Me.Write(g, col, row, k)
				x := g.Sample(&q)
				if want := nets.Net[nets.Index(int(x.Cells))].Value(&x); math.Abs(float64(want-v[col][row][k])) > 1e-4 {
					t.Fatalf("%s: entry %d %d %d is worth %v, its sample %v", preset, col, row, k, v[col][row][k], want)
				}
			})
		}
	}
}

// Unused inputs are never active; all others sometimes are.
func TestInputs(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 8))
	for _, preset := range []string{"escalero", "wuerfelpoker-two", "wuerfelpoker"} {
		r, _ := escalero.Preset(preset)
		g := NewGame(r)
		g.Tables.Build()
		want := g.Inputs(false)
		var met [inputs]bool
		for n := range 400 {
			p := randomPos(g, rng, n%40)
			x := g.Sample(&p)
			var a active
			a.read(&x)
			for _, i := range a.input[:a.n] {
				met[i] = true
			}
		}
		for i := range want {
			if met[i] != want[i] {
				t.Fatalf("%s: input %d met %v, said %v", preset, i, met[i], want[i])
			}
		}
		met = [inputs]bool{}
		m := &Many{Game: g}
		for n := range 400 {
			p := randomTable(g, rng, 3+n%2, n%40)
			x, ok := m.Sample(&p)
			if !ok {
				continue
			}
			for _, x := range append(x.Beside, x) {
				var a active
				a.read(&x)
				for _, i := range a.input[:a.n] {
					met[i] = true
				}
			}
		}
		for i, want := range g.Inputs(true) {
			if met[i] != want {
				t.Fatalf("%s: input %d met %v among more, said %v", preset, i, met[i], want)
			}
		}
	}
}

func TestGradient(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	nets := randomNets(rng)
	r, _ := escalero.Preset("escalero")
	g := NewGame(r)
	g.Tables.Build()
	p := randomPos(g, rng, 12)
	checkGradient(t, nets, g.Sample(&p), rng)
	m := &Many{Game: g}
	for parties := 3; parties <= 4; parties++ {
		a := randomTable(g, rng, parties, 12)
		x, ok := m.Sample(&a)
		if !ok || len(x.Beside) != parties-2 {
			t.Fatalf("sample %v, %d beside", ok, len(x.Beside))
		}
		checkGradient(t, nets, x, rng)
	}
}

// checkGradient compares the gradient with differences of the loss. A unit that
// begins or ends to be active within a step makes these differ, so that a few may.
func checkGradient(t *testing.T, nets *Nets, x Sample, rng *rand.Rand) {
	t.Helper()
	net := &nets.Net[nets.Index(int(x.Cells))]
	x.Target = x.Base + 1
	var grad Net
	net.Learn(&x, &grad)
	list, slopes := net.Numbers(), grad.Numbers()
	loss := func() float64 {
		e := float64(net.Value(&x) - x.Target)
		return e * e / 2
	}
	const step = 1e-2
	wrong, moved := 0, 0
	for range 400 {
		i := rng.IntN(len(list))
		old := list[i]
		list[i] = old + step
		up := loss()
		list[i] = old - step
		down := loss()
		list[i] = old
		if slopes[i] != 0 {
			moved++
		}
		if slope := (up - down) / (2 * step); math.Abs(slope-float64(slopes[i])) > 2e-2 {
			wrong++
		}
	}
	if wrong > 4 || moved < 40 {
		t.Errorf("of 400 slopes, %d of which not zero, the gradient has %d wrong", moved, wrong)
	}
}

func BenchmarkLearned(b *testing.B) {
	r, _ := escalero.Preset("escalero")
	g := NewGame(r)
	g.Tables.Build()
	s := &Solver{Game: g, Model: &Learned{Game: g, Nets: randomNets(rand.New(rand.NewPCG(1, 2)))}}
	p := g.Start()
	b.ReportAllocs()
	for b.Loop() {
		s.Solve(&p)
	}
}

// slowBefore solves an endgame with the full turn solver at every step.
func slowBefore(g *Game, p Pos) float64 {
	if p.Over() {
		return float64(g.Payoff(&p))
	}
	if p.Me.Cells() == 0 {
		return -slowBefore(g, p.Swap())
	}
	var worth turn.Worth
	open := uint(0)
	g.each(&p.Me, func(col, row, k int) {
		q := p
		q.Me.Write(g, col, row, k)
		w := -slowBefore(g, q.Swap())
		if open>>row&1 == 0 || w > worth[row][k] {
			worth[row][k] = w
		}
		if k == g.Layout.Count[row]-1 {
			open |= 1 << row
		}
	})
	var t turn.Turn
	t.Fill(g.Layout, open, &worth)
	if g.Hands == 2 {
		// The second turn after each result of the first.
		var second turn.Turn
		first := t.Final
		for s := range first {
			for h, v := range first[s] {
				second.Final = first
				second.Floor(v)
				t.Final[s][h] = second.Solve()
			}
		}
	}
	return t.Solve()
}

func TestEndgame(t *testing.T) {
	r, _ := escalero.Preset("escalero-double-grande")
	for hands := 1; hands <= 2; hands++ {
		g := NewGame(r)
		g.Hands = hands
		testEndgame(t, g)
	}
}

func testEndgame(t *testing.T, g *Game) {
	e := newEndgame(g)
	rng := rand.New(rand.NewPCG(9, 9))
	for i := range 24 / g.Hands {
		p := randomPos(g, rng, 400)
		p.Me.Open, p.Opp.Open = [columns]uint16{}, [columns]uint16{}
		for range 2 {
			p.Me.Open[rng.IntN(3)] |= 1 << rng.IntN(11)
		}
		p.Opp.Open[rng.IntN(3)] |= 1 << rng.IntN(11)
		if i < 4 && g.Hands == 1 {
			p.Opp.Open[rng.IntN(3)] |= 1 << 10
		}
		for c := range 3 {
			p.Me.Sum[c] = p.Opp.Sum[c] + int16(rng.IntN(60)-30)
		}
		if got, want := float64(e.before(&p, 0)), slowBefore(g, p); math.Abs(got-want) > 1e-4 {
			t.Fatalf("with %d turns an entry %+v is worth %v, want %v", g.Hands, p, got, want)
		}
	}
}

func BenchmarkGame(b *testing.B) {
	r, _ := escalero.Preset("escalero")
	g := NewGame(r)
	g.Tables.Build()
	rng := rand.New(rand.NewPCG(1, 2))
	a := player(g, &Learned{Game: g, Nets: randomNets(rng)})
	for b.Loop() {
		g.Play(a, a, nil, func() int { return rng.IntN(6) })
	}
}

func TestPackedWeights(t *testing.T) {
	for _, form := range []struct {
		units, bits int
		ends        []uint8
		header      int
	}{
		{Hidden, 0, nil, 3},
		{20, 0, nil, 3},
		{20, 10, nil, 3 + 2},
		{20, 8, []uint8{5}, 3 + 2},
		{Hidden, 11, []uint8{5, 8, 11, 14, 18, 24, 30}, 3 + 8},
		{20, 16, []uint8{30}, 3 + 2},
	} {
		units := form.units
		nets := randomNets(rand.New(rand.NewPCG(1, 9)))
		nets.Used, nets.Bits, nets.Ends = Phases*units/Hidden, form.bits, [Phases - 1]uint8{}
		copy(nets.Ends[:], form.ends)
		for i := range nets.Net {
			if i >= nets.Used {
				nets.Net[i] = Net{}
			}
			nets.Net[i].layers(inputs, false, func(l *layer) { clear(l[units:]) })
			nets.Net[i].In[7] = layer{}
		}
		packed := string(nets.Pack())
		bits := nets.bits()
		if most := form.header + nets.Used*(4*(inputs+3)+(units*bits+7)/8*(inputs+1)); len(packed) != most {
			t.Errorf("%d bytes with %d units of %d bits, want %d", len(packed), units, bits, most)
		}
		back := new(Nets)
		if err := back.Unpack(packed); err != nil {
			t.Fatal(err)
		}
		if back.Used != nets.Used || back.bits() != bits || back.Ends != nets.Ends {
			t.Errorf("%d networks of %d bits and ends %v came back as %d, %d, %v", nets.Used, bits, nets.Ends, back.Used, back.bits(), back.Ends)
		}
		far := 4.5 / 10 / float64(int(1)<<bits-2)
		for i := range nets.Net {
			a, b := nets.Net[i].Numbers(), back.Net[i].Numbers()
			for j := range (inputs+2)*Hidden + 1 { // all that is packed
				if math.Abs(float64(a[j]-b[j])) > far+1e-6 {
					t.Fatalf("%d bits: weight %d of network %d: %v came back as %v", bits, j, i, a[j], b[j])
				}
			}
		}
		broken := []string{"", "\x01", packed[:len(packed)-1], packed + "x", "\x00" + packed[1:], packed[:1] + "\xff" + packed[2:], packed[:2] + "\xff" + packed[3:]}
		if form.header > 3 {
			broken = append(broken, packed[:3], packed[:3]+"\x01"+packed[4:], packed[:3]+"\x11"+packed[4:])
		}
		if len(form.ends) > 1 {
			broken = append(broken, packed[:4]+"\x08\x05"+packed[6:], packed[:4]+"\x00"+packed[5:], packed[:10]+"\x00"+packed[11:])
		}
		for _, broken := range broken {
			if err := new(Nets).Unpack(broken); err == nil {
				t.Errorf("no error for a file of %d bytes that is none", len(broken))
			}
		}
	}
}

// The first network is for positions with few open cells; the last trained one
// serves all earlier phases.
func TestPhases(t *testing.T) {
	nets := &Nets{Used: 2}
	for open, want := range map[int]int{4: 0, 9: 1, 66: 1} {
		if nets.at(open) != &nets.Net[want] {
			t.Errorf("%d open cells are not judged by network %d", open, want)
		}
	}
	nets = &Nets{Used: 3, Ends: [Phases - 1]uint8{5, 20}}
	for open, want := range map[int]int{4: 0, 5: 0, 6: 1, 20: 1, 21: 2, 66: 2} {
		if nets.at(open) != &nets.Net[want] {
			t.Errorf("with ends of their own %d open cells are not judged by network %d", open, want)
		}
	}
}

// Weights for more parties come back from what they differ by from those for two.
func TestPackedWeightsOfMore(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 10))
	two, more := randomNets(rng), randomNets(rng)
	two.Used, more.Used, more.Bits = 3, 3, 6
	packed := string(more.PackMore(two))
	if most := 3 + 1 + 2 + 3*((inputs+2+joined+2)*(4+Hidden*6/8)+4); len(packed) != most {
		t.Errorf("%d bytes, want %d", len(packed), most)
	}
	back := new(Nets)
	if err := back.UnpackMore(packed, two); err != nil {
		t.Fatal(err)
	}
	for i := range back.Used {
		got, a, b := back.Net[i].Numbers(), two.Net[i].Numbers(), more.Net[i].Numbers()
		most := 0.0
		for j := range got {
			most = max(most, math.Abs(float64(b[j]-a[j])))
		}
		for j := range got {
			if off := math.Abs(float64(got[j] - b[j])); off > most/62+1e-6 {
				t.Fatalf("weight %d of network %d came back as %v, not %v", j, i, got[j], b[j])
			}
		}
	}
	for _, broken := range []string{"", packed[:len(packed)-1], packed + "x", "\x02" + packed[1:], string(two.Pack())} {
		if err := back.UnpackMore(broken, two); err == nil {
			t.Errorf("no error for a file of %d bytes that is none", len(broken))
		}
	}
}

// What is skipped is never chosen, however much there is to lose: by the model alone a turn is worth the same with
// and without what it puts far behind.
func TestWhatIsSkippedIsNotChosen(t *testing.T) {
	rng := rand.New(rand.NewPCG(19, 1))
	usual, _ := escalero.Preset("wuerfelpoker")
	dear, err := usual.With("columns", "250-500-1000")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []escalero.Rules{usual, dear} {
		g := NewGame(r)
		g.Tables.Build()
		m := &Learned{Game: g, Nets: new(Nets), Full: true}
		whole, quick := Solver{Game: g, Model: m}, Solver{Game: g, Model: m.Quick()}
		for n := range 120 {
			p := randomPos(g, rng, n%60)
			if p.Me.Cells() == 0 {
				continue
			}
			if got, want := quick.Solve(&p), whole.Solve(&p); math.Abs(got-want) > 1e-6*float64(g.Unit) {
				t.Errorf("columns %s: a turn with %d and %d cells open is worth %v, and %v where nothing is skipped", r.Value("columns"), p.Me.Cells(), p.Opp.Cells(), got, want)
			}
		}
	}
}
