package column

import "serviert/engine/escalero/solver/turn"

// Player takes turns in packed positions, for simulations.
type Player interface {
	// Begin is called before the first throw of a turn of p.Me.
	Begin(p *Pos)
	// Keep decides with n throws left; a whole throw means to stop.
	Keep(h int, served bool, n int) int
	// Entry decides where a throw goes.
	Entry(h int, served bool) (row, col, result int)
}

// TwoTurns is a Player who can play two turns an entry.
type TwoTurns interface {
	Player
	// Second is called when the first turn has ended with this throw. Entry
	// then decides between the two results.
	Second(h int, served bool)
}

// ByModel plays exactly what a model calls best.
type ByModel struct{ *Solver }

// NewPlayer plays by a model.
func NewPlayer(g *Game, m Model) ByModel { return ByModel{&Solver{Game: g, Model: m}} }

// Begin is Player.
func (b ByModel) Begin(p *Pos) { b.Solve(p) }

// Keep is Player.
func (b ByModel) Keep(h int, served bool, n int) int { return b.Turn.Best(h, served, n) }

// Second is TwoTurns.
func (b ByModel) Second(h int, served bool) { b.Solver.Second(h, served) }

// Entry is Player.
func (b ByModel) Entry(h int, served bool) (row, col, result int) {
	row, col, result, _ = b.Solver.Entry(h, served)
	return row, col, result
}

// Roll gives the next die, 0 to 5. The caller owns the randomness.
type Roll func() int

// Outcome is what a simulated game came to, seen by the first player.
type Outcome struct {
	Payoff float64
	// Luck is how much better than expected the dice fell for the first
	// player, throw by throw, by a reference model. Its mean is zero whoever
	// plays, so the payoff without it has the same mean and less spread.
	Luck float64
	Pos  Pos // the finished position
}

// Take plays the turn or turns of one entry of p.Me. Luck is how much better
// than expected the dice fell by a reference model, 0 without one. With two
// turns an entry the mover must be a TwoTurns.
func (g *Game) Take(p *Pos, mover Player, reference *Solver, roll Roll) (row, col, result int, luck float64) {
	mover.Begin(p)
	before := 0.0
	if reference != nil {
		before = reference.Solve(p)
	}
	return g.Throws(mover, reference, before, roll)
}

// Throws is Take for a mover whose turn has begun; before is what the reference
// expects of it.
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

// Play plays a game from the start, a first. The reference may be nil.
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
