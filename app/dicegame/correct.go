package dicegame

import (
	"errors"
	"fmt"

	"serviert/engine"
	"serviert/engine/escalero"
)

// Spot is a cell of a party's sheet; all count from 1, the zero Spot is none.
type Spot struct {
	Party    engine.Player
	Col, Row int
}

// ID is the cell's element while entries are corrected.
func (s Spot) ID() string { return fmt.Sprintf("cell-%d-%d-%d", s.Party, s.Col, s.Row) }

// Entered finds the actions that filled a cell: from the first of that turn to
// the entry itself. byHand tells whether people entered it; dice thrown by the
// app stand. A Contra before the turn is no part of it.
func (g *Game) Entered(at Spot) (first, last int, byHand bool) {
	byHand = true
	for i := range g.Match.Len() {
		switch a, before := g.Match.Action(i), g.Match.At(i); {
		case a.Kind == escalero.Contra || a.Kind == escalero.Accept || a.Kind == escalero.Concede:
			first = i + 1
		case a.Chance():
			byHand = false
		case writes(a.Kind):
			if before.Writer() == at.Party && a.Col == at.Col && g.Rules.Row(a.Row) == at.Row-1 {
				return first, i, byHand
			}
			first, byHand = i+1, true
		}
	}
	return 0, 0, false
}

// ByHand tells whether any cell was entered by hand.
func (g *Game) ByHand() bool {
	thrown := false
	for i := range g.Match.Len() {
		switch a := g.Match.Action(i); {
		case a.Chance():
			thrown = true
		case writes(a.Kind):
			if !thrown {
				return true
			}
			thrown = false
		}
	}
	return false
}

// ErrThrown is returned for a cell whose dice the app has thrown.
var ErrThrown = errors.New("the cell was not entered by hand")

// Corrected returns the game with other points in a cell, 0 for a strike: the
// actions of that turn are replaced by the points as read off the table, and
// everything after is played again. It returns ErrThrown, or the engine's
// error for points that cannot stand there.
func (g *Game) Corrected(at Spot, points int) (engine.Match[escalero.State, escalero.Action], error) {
	first, last, byHand := g.Entered(at)
	if !byHand {
		return g.Match, ErrThrown
	}
	a := escalero.Action{Kind: escalero.Strike, Row: g.Rules.Rows[at.Row-1].Key, Col: at.Col}
	if points > 0 {
		a.Kind, a.Points = escalero.Points, points
	}
	log := g.Match.Log()
	log = append(append(log[:first:first], a), log[last+1:]...)
	m, _, err := engine.Replay(g.Match.At(0), log)
	if err != nil {
		return g.Match, err
	}
	return m, nil
}
