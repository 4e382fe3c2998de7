package solver

import (
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/turn"
)

// Player is a computer player for dice games. Make it with NewPlayer.
type Player struct {
	level Level
	brain *Brain
	hand  simple // of a Beginner
}

// simple is a player without probabilities.
type simple interface {
	column.Player
	// merit is how good a result is for a row, to compare it with others.
	merit(row, h int, served bool) int
	// fair tells whether the first of two results is good enough to be written
	// without a second turn.
	fair(row, h int, served bool) bool
}

// NewPlayer makes a player of a level. Players of the same game may share the
// brain.
func NewPlayer(level Level, brain *Brain) *Player {
	return &Player{level, brain, NewChild(brain.game)}
}

// NewThumbPlayer makes a player by the rules of Thumb. It takes decisions; its
// reasons are those of a Beginner and may not be its own.
func NewThumbPlayer(brain *Brain) *Player {
	return &Player{Beginner, brain, NewThumb(brain.game)}
}

// Level is the player's level.
func (p *Player) Level() Level { return p.level }

// Decide is the player's decision for the party to act: an action of Legal, so
// that the dice of a Throw or Keep are to be filled in. Once the game is over it
// is the zero Action.
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
		return p.byHand(&s)
	}
	b := p.brain
	b.think(&s, p.valuer())
	if !s.Now().Begun() {
		// Before the second turn of an entry, which may have nothing to gain.
		_, _, _, have := b.entry(s.First())
		if b.turn.Mean() <= have+turn.Tie {
			return b.write(&s)
		}
		return escalero.Action{Kind: escalero.Throw}
	}
	now := s.Now()
	if left := p.ahead(now.Left()); left > 0 {
		if k := b.turn.Best(turn.HandOf(now.Dice.Hand()), now.Served, left); k < turn.FirstHand {
			return escalero.Action{Kind: escalero.Keep, Kept: turn.Keep(k)}
		}
	}
	if b.hands == 2 && !s.Second() {
		return escalero.Action{Kind: escalero.Done}
	}
	return b.write(&s)
}

// valuer is how the player's level values entries.
func (p *Player) valuer() valuer {
	switch p.level {
	case Casual:
		return byPoints
	case Strong:
		return byColumn
	}
	return byBest
}

// ahead is how many of the throws left a level thinks of when it chooses what to
// keep. Casual thinks one throw ahead, and so does Strong where points are all
// that counts; there the column model would play almost as well as Best.
func (p *Player) ahead(left int) int {
	if p.level == Casual || p.level == Strong && !p.brain.rules.Settlement.ByColumns {
		return min(left, 1)
	}
	return left
}

// write is the best entry for the results at hand.
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

// enter is the action that makes an entry: a strike if it scores 0.
func (b *Brain) enter(row, col, k, hand int) escalero.Action {
	a := escalero.Action{Kind: escalero.Write, Row: b.rules.Rows[row].Key, Col: col + 1, Hand: hand}
	if b.game.Layout.Points[row][k] == 0 {
		a.Kind, a.Hand = escalero.Strike, 0
	}
	return a
}

// byHand is a beginner's decision once dice have been thrown.
func (p *Player) byHand(s *escalero.State) escalero.Action {
	b, t := p.brain, p.hand
	sheet := s.Sheet(s.Writer())
	pos := column.Pos{Me: b.side(&sheet)}
	t.Begin(&pos)
	now := s.Now()
	if !now.Begun() {
		first := s.First()
		row, col, k := t.Entry(turn.HandOf(first.Dice.Hand()), first.Served)
		if t.fair(row, turn.HandOf(first.Dice.Hand()), first.Served) {
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
