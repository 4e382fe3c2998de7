package app

import (
	"fmt"

	"serviert/engine"
	"serviert/engine/escalero"
)

// spot is a cell of a party's sheet; all count from 1, the zero spot is
// none.
type spot struct {
	party    engine.Player
	col, row int
}

// entered finds the actions that filled a cell: from the first of that turn to
// the entry itself. hand tells whether people entered it; dice thrown by the
// app stand. A Contra before the turn is no part of it.
func (g *game) entered(at spot) (first, last int, hand bool) {
	hand = true
	for i := range g.Match.Len() {
		a, before := g.Match.Action(i), g.Match.At(i)
		switch a.Kind {
		case escalero.Contra, escalero.Accept, escalero.Concede:
			first = i + 1
		case escalero.Throw, escalero.Keep:
			hand = false
		case escalero.Write, escalero.Points, escalero.Strike:
			if before.Writer() == at.party && a.Col == at.col && g.Rules.Row(a.Row) == at.row-1 {
				return first, i, hand
			}
			first, hand = i+1, true
		}
	}
	return 0, 0, false
}

// byHand tells whether any cell was entered by hand.
func (g *game) byHand() bool {
	thrown := false
	for i := range g.Match.Len() {
		switch g.Match.Action(i).Kind {
		case escalero.Throw, escalero.Keep:
			thrown = true
		case escalero.Write, escalero.Points, escalero.Strike:
			if !thrown {
				return true
			}
			thrown = false
		}
	}
	return false
}

// corrected returns the game with other points in a cell: the lines of that
// turn are replaced by the points as read off the table, and everything after
// is played again.
func (g *game) corrected(at spot, points int) (engine.Match[escalero.State, escalero.Action], error) {
	first, last, hand := g.entered(at)
	if !hand {
		return g.Match, fmt.Errorf("the cell was not entered by hand")
	}
	a := escalero.Action{Kind: escalero.Strike, Row: g.Rules.Rows[at.row-1].Key, Col: at.col}
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

// correct changes a finished game that is not paid yet, saves and says it.
func (s *store) correct(g *game, at spot, points int) {
	if g.paid || !g.state().Over() {
		return
	}
	before := g.state().Sheet(at.party)[at.col-1][at.row-1].Points
	m, err := g.corrected(at, points)
	if err != nil {
		return // only values that can stand are offered
	}
	g.Match = m
	s.keepDone(g)
	s.games.cell = spot{}
	s.say(fmt.Sprintf(s.texts().Games.Corrected, g.name(at.party), s.rowName(g.Rules.Rows[at.row-1].Key), s.columnName(at.col), s.written(points), s.written(before)))
	s.focusOn(at.id())
}

// id is the cell's element while entries are corrected.
func (p spot) id() string { return fmt.Sprintf("cell-%d-%d-%d", p.party, p.col, p.row) }

// written is what stands in a cell, as it is spoken.
func (s *store) written(points int) string {
	if points == 0 {
		return s.texts().Games.Struck
	}
	return fmt.Sprint(points)
}
