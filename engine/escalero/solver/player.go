package solver

import (
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/turn"
)

// Player is a computer player. It is an engine.Policy for dice games.
type Player struct {
	level Level
	brain *Brain
	thumb *Thumb
}

// NewPlayer makes a player of a level on a brain, which several players of the
// same game may share.
func NewPlayer(level Level, brain *Brain) *Player {
	return &Player{level, brain, NewThumb(brain.game)}
}

// Level is how well the player plays.
func (p *Player) Level() Level { return p.level }

// Decide is what the player does in a state, for the party whose decision it
// is. It is an action of Legal: a Throw, or a Keep whose dice are blank, is to
// be completed by whoever throws. Over a finished game it is the zero Action.
func (p *Player) Decide(s escalero.State) escalero.Action {
	switch {
	case s.Over():
		return escalero.Action{}
	case s.Asked() != 0:
		return p.contra(&s)
	case !s.Last().Begun():
		if a := p.contra(&s); a.Kind != 0 {
			return a
		}
		return escalero.Action{Kind: escalero.Throw}
	case p.level == Beginner:
		return p.byThumb(&s)
	}
	b := p.brain
	b.think(&s, p.valuer())
	if !s.Now().Begun() {
		// Before the second turn of an entry: nothing may be left to gain.
		_, _, _, have := b.entry(s.First())
		if b.turn.Mean() <= have+turn.Tie {
			return b.write(&s)
		}
		return escalero.Action{Kind: escalero.Throw}
	}
	now := s.Now()
	if left := now.Left(); left > 0 {
		if k := b.turn.Best(turn.HandOf(now.Dice.Hand()), now.Served, left); k < turn.FirstHand {
			return escalero.Action{Kind: escalero.Keep, Kept: turn.Keep(k)}
		}
	}
	if b.hands == 2 && !s.Second() {
		return escalero.Action{Kind: escalero.Done}
	}
	return b.write(&s)
}

// valuer is how the level values what it writes.
func (p *Player) valuer() valuer {
	switch p.level {
	case Casual:
		return byPoints
	case Strong:
		return byColumn
	}
	return byBest
}

// write is the best entry of the results that can be written.
func (b *Brain) write(s *escalero.State) escalero.Action {
	if s.Second() && s.Now().Begun() {
		row, col, k, v := b.entry(s.Now())
		row1, col1, k1, v1 := b.entry(s.First())
		if v1 > v {
			return b.enter(row1, col1, k1, 1)
		}
		return b.enter(row, col, k, 0)
	}
	row, col, k, _ := b.entry(s.Last())
	return b.enter(row, col, k, 0)
}

// enter is the action for an entry; a zero is struck.
func (b *Brain) enter(row, col, k, hand int) escalero.Action {
	a := escalero.Action{Kind: escalero.Write, Row: b.rules.Rows[row].Key, Col: col + 1, Hand: hand}
	if b.game.Layout.Points[row][k] == 0 {
		a.Kind, a.Hand = escalero.Strike, 0
	}
	return a
}

// byThumb is the beginner's decision once dice lie.
func (p *Player) byThumb(s *escalero.State) escalero.Action {
	b, t := p.brain, p.thumb
	sheet := s.Sheet(s.Writer())
	pos := column.Pos{Me: b.side(&sheet)}
	t.Begin(&pos)
	now := s.Now()
	if !now.Begun() {
		// The first result is good enough when it is a picture.
		first := s.First()
		row, col, k := t.Entry(turn.HandOf(first.Dice.Hand()), first.Served)
		if t.good(row, turn.HandOf(first.Dice.Hand()), first.Served) == 2 {
			return b.enter(row, col, k, 0)
		}
		return escalero.Action{Kind: escalero.Throw}
	}
	h := turn.HandOf(now.Dice.Hand())
	if left := now.Left(); left > 0 {
		if k := t.Keep(h, now.Served, left); k < turn.FirstHand {
			return escalero.Action{Kind: escalero.Keep, Kept: turn.Keep(k)}
		}
	}
	if b.hands == 2 && !s.Second() {
		return escalero.Action{Kind: escalero.Done}
	}
	row, col, k := t.Entry(h, now.Served)
	if s.Second() {
		first := s.First()
		h1 := turn.HandOf(first.Dice.Hand())
		row1, col1, k1 := t.Entry(h1, first.Served)
		if t.merit(row1, h1, first.Served) > t.merit(row, h, now.Served) {
			return b.enter(row1, col1, k1, 1)
		}
	}
	return b.enter(row, col, k, 0)
}
