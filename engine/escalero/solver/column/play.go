package column

import "serviert/engine/escalero/solver/turn"

// Player takes turns in packed positions, for simulations. Throws and keeps are
// numbered as in package turn.
type Player interface {
	// Begin is called before the first throw of a turn of p.Me.
	Begin(p *Pos)
	// Keep is what to keep of throw h with n throws left, 1 or 2; a whole throw
	// means to stop.
	Keep(h int, served bool, n int) int
	// Entry is where the final throw h is written, and its result there.
	Entry(h int, served bool) (row, col, result int)
}

// TwoTurns is a Player that can play two turns per entry.
type TwoTurns interface {
	Player
	// Second is called when the first turn has ended with throw h. Entry then
	// chooses between the two results.
	Second(h int, served bool)
}

// ByModel plays what is best by its Solver's model.
type ByModel struct{ *Solver }

// Begin is Player.Begin.
func (b ByModel) Begin(p *Pos) { b.Solve(p) }

// Keep is Player.Keep.
func (b ByModel) Keep(h int, served bool, n int) int { return b.Turn.Best(h, served, n) }

// Second is TwoTurns.Second.
func (b ByModel) Second(h int, served bool) { b.Solver.Second(h, served) }

// Entry is Player.Entry.
func (b ByModel) Entry(h int, served bool) (row, col, result int) {
	row, col, result, _ = b.Solver.Entry(h, served)
	return row, col, result
}

// Roll is a random die, 0 to 5.
type Roll func() int

// Outcome is the result of a simulated game, as the player who begins sees it.
type Outcome struct {
	Payoff float64 // in game points
	// Luck is a control variate: the sum over all throws of their value less
	// the value expected before, by a reference model. Its mean is zero whoever
	// plays, so that Payoff - Luck has the mean of Payoff and less variance.
	Luck float64
	Pos  Pos // the finished position
}

// Take plays the turn or turns of an entry of p.Me and returns where it is to be
// written. Luck is that of its throws by a reference model, 0 without one. With
// two turns per entry the mover must be a TwoTurns.
func (g *Game) Take(p *Pos, mover Player, reference *Solver, roll Roll) (row, col, result int, luck float64) {
	mover.Begin(p)
	before := 0.0
	if reference != nil {
		before = reference.Solve(p)
	}
	return g.Throws(mover, reference, before, roll)
}

// Throws is Take for a mover whose turn has begun, where before is the reference's
// value of that turn.
func (g *Game) Throws(mover Player, reference *Solver, before float64, roll Roll) (row, col, result int, luck float64) {
	k, h, served := 0, 0, true
	for hand := range g.Hands {
		if hand > 0 {
			mover.(TwoTurns).Second(h, served)
			if reference != nil {
				before = reference.Second(h, served)
			}
			k, served = 0, true
		}
		for n := 2; ; n-- {
			for k < turn.FirstHand {
				k = turn.GrowBy(k, roll())
			}
			h = k - turn.FirstHand
			if reference != nil {
				luck += reference.Turn.Thrown(h, served, n) - before
			}
			if n == 0 {
				break
			}
			if k = mover.Keep(h, served, n); k >= turn.FirstHand {
				break
			}
			served = k == 0
			if reference != nil {
				before = reference.Turn.Before(k, n)
			}
		}
	}
	row, col, result = mover.Entry(h, served)
	return row, col, result, luck
}

// Play plays a game; a begins. Without a reference, nil, there is no Luck.
func (g *Game) Play(a, b Player, reference *Solver, roll Roll) (o Outcome) {
	p := g.Start()
	sign := 1.0
	for mover, other := a, b; !p.Over(); mover, other = other, mover {
		row, col, result, luck := g.Take(&p, mover, reference, roll)
		o.Luck += sign * luck
		p.Me.Write(g, col, row, result)
		p = p.Swap()
		sign = -sign
	}
	if sign < 0 {
		p = p.Swap()
	}
	o.Payoff, o.Pos = float64(g.Payoff(&p)), p
	return o
}
