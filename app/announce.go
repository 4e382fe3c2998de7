package app

import (
	"fmt"
	"strings"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// tell says what an action did; before is the position it was applied to.
// Every action has its sentence, and every sentence is made here.
func (s *store) tell(before escalero.State, a escalero.Action) {
	t, now := s.texts().Table.Say, s.game.state()
	who := s.game.name(max(before.Turn(), 1))
	text := ""
	switch a.Kind {
	case escalero.Throw:
		text = fmt.Sprintf(t.Throw, s.faces(a.Dice[:]), s.call(now.Now()), s.left(now.Now()))
	case escalero.Keep:
		if a.Kept.Len() == 0 {
			text = fmt.Sprintf(t.Throw, s.faces(a.Dice[:]), s.call(now.Now()), s.left(now.Now()))
			break
		}
		kept, thrown := split(before.Now().Dice, a)
		text = fmt.Sprintf(t.Rethrow, s.faces(kept), s.faces(thrown), s.call(now.Now()), s.left(now.Now()))
	case escalero.Result:
		text = fmt.Sprintf(t.Result, s.faces(a.Dice[:]), s.call(now.Now()))
	case escalero.Done:
		text = fmt.Sprintf(t.Again, s.game.thrower(now))
	case escalero.Write, escalero.Points, escalero.Strike:
		text = s.tellEntry(before, a, who) + s.tellNext(now)
	case escalero.Contra:
		text = fmt.Sprintf(t.Contra, who, s.game.name(now.Asked()))
	case escalero.Accept:
		text = fmt.Sprintf(t.Accept, who, now.Factor()) + s.tellNext(now)
	case escalero.Concede:
		text = fmt.Sprintf(t.Concede, who) + s.tellNext(now)
	}
	if why := s.lessons.why; why != "" && s.game.levelNow(before) != "" {
		text = why + ". " + text
	}
	s.say(text)
}

func (s *store) tellEntry(before escalero.State, a escalero.Action, who string) string {
	t := s.texts().Table.Say
	after := s.game.state().Sheet(before.Turn())
	c := after[a.Col-1][s.game.Rules.Row(a.Row)]
	if c.Points == 0 {
		return fmt.Sprintf(t.Strike, who, s.rowName(a.Row), s.columnName(a.Col))
	}
	text := fmt.Sprintf(t.Write, who, c.Points, s.rowName(a.Row), s.columnName(a.Col))
	if c.Served {
		text += t.Served
	}
	return text
}

func (s *store) tellNext(now escalero.State) string {
	t := s.texts().Table.Say
	if now.Over() {
		return t.Over
	}
	return fmt.Sprintf(t.Turn, s.game.thrower(now))
}

// tellTakenBack says that the last entry is open again.
func (s *store) tellTakenBack() {
	s.say(fmt.Sprintf(s.texts().Table.Say.TakenBack, s.game.name(s.game.state().Turn())))
}

// tellDice says what lies on the table.
func (s *store) tellDice() {
	t, now := s.texts().Table.Say, s.game.state().Now()
	if !now.Begun() {
		s.say(t.NoDice)
		return
	}
	kept := ""
	for i, f := range now.Dice {
		if s.game.kept[i] {
			kept += fmt.Sprintf(s.texts().Table.KeptSpoken, s.oneDie(f)) + ". "
		}
	}
	s.say(fmt.Sprintf(t.Dice, s.faces(now.Dice[:]), kept, s.call(now), s.left(now)))
}

// tellSheet says how a party's sheet stands.
func (s *store) tellSheet(p engine.Player) { s.tellSheetOf(s.game, p) }

func (s *store) tellSheetOf(g *game, p engine.Player) {
	t, now := s.texts().Table.Say, g.state()
	sheet := now.Sheet(p)
	var parts []string
	for col := range g.Rules.Columns {
		open := 0
		for row := range g.Rules.Rows {
			if !sheet[col][row].Written {
				open++
			}
		}
		parts = append(parts, fmt.Sprintf(t.Column, s.columnName(col+1), sheet.Sum(g.Rules, col), open))
	}
	s.say(fmt.Sprintf(t.Sheet, g.name(p), strings.Join(parts, ". ")+"."))
}

// split parts the dice of a later throw into those that stayed and those that
// were thrown.
func split(before dice.Throw, a escalero.Action) (kept, thrown []dice.Face) {
	left := a.Kept
	for i, f := range a.Dice {
		if f == before[i] && left[f-1] > 0 {
			left[f-1]--
			kept = append(kept, f)
			continue
		}
		thrown = append(thrown, f)
	}
	return kept, thrown
}
