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

// ByModel plays exactly what a model calls best.
type ByModel struct{ *Solver }

// NewPlayer plays by a model.
func NewPlayer(g *Game, m Model) ByModel { return ByModel{&Solver{Game: g, Model: m}} }

// Begin is Player.
func (b ByModel) Begin(p *Pos) { b.Solve(p) }

// Keep is Player.
func (b ByModel) Keep(h int, served bool, n int) int { return b.Turn.Best(h, served, n) }

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

// Play plays a game from the start, a first. The reference may be nil.
func (g *Game) Play(a, b Player, reference *Solver, roll Roll) (o Outcome) {
	p := g.Start()
	sign := 1.0
	for mover, other := a, b; !p.Over(); mover, other = other, mover {
		mover.Begin(&p)
		before := 0.0
		if reference != nil {
			before = reference.Solve(&p)
		}
		k, served := 0, true
		h := 0
		for n := 2; ; n-- {
			for k < turn.FirstHand {
				k = turn.GrowBy(k, roll())
			}
			h = k - turn.FirstHand
			if reference != nil {
				o.Luck += sign * (reference.Turn.Thrown(h, served, n) - before)
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
		row, col, result := mover.Entry(h, served)
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
