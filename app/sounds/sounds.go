// Package sounds says what the moves of all games sound like. The result is a
// score: a name with numbers behind it, as browser.Page.Sound plays it.
package sounds

import (
	"strconv"

	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/letters"
)

// Dice is what an action of a dice game sounds like, in order. Whoever can't see
// the table hears how many dice have been thrown and what they show, whether something was
// written or struck, and whose turn it is then. before is the position the
// action was applied to; in g it has been applied already.
func Dice(g *dicegame.Game, before escalero.State, a escalero.Action) []string {
	now := g.State()
	var list []string
	switch a.Kind {
	case escalero.Throw, escalero.Keep:
		var fell []dice.Face
		kept := a.Kept
		for _, f := range now.Now().Dice {
			if kept[f-1] > 0 {
				kept[f-1]--
				continue
			}
			fell = append(fell, f)
		}
		list = append(list, Throw(fell...))
		switch {
		case dicegame.Grand(now.Now()):
			list = append(list, "grande")
		case now.Now().Served && dicegame.Combination(now.Now()):
			list = append(list, "served")
		}
	case escalero.Write, escalero.Points:
		list = append(list, "write")
	case escalero.Strike:
		list = append(list, "strike")
	}
	if p := now.Turn(); p != 0 && p != before.Turn() {
		list = append(list, Turn(p, now.Parties()))
	}
	return list
}

// Throw is the sound of dice, one by one: of each the clatter and a note
// that is the higher, the better the face.
func Throw(faces ...dice.Face) string {
	sound := "throw"
	for _, f := range faces {
		sound += " " + strconv.Itoa(int(f))
	}
	return sound
}

// Turn is the sound of whose turn it is: each place at the table has a
// note of its own. seat counts from 1.
func Turn(seat engine.Player, seats int) string {
	return "turn " + strconv.Itoa(int(seat)) + " " + strconv.Itoa(seats)
}

// Cards is what an event of the card game sounds like, "" for silence. It tells no more than is seen at the table.
func Cards(ev cardgame.Event) string {
	switch {
	case ev.Kind == letters.Deal:
		return Put(letters.HandSize)
	case ev.Kind == letters.Exchange && ev.Count > 0:
		return Put(ev.Count)
	case ev.Kind == letters.Fold:
		return Put(1)
	case (ev.Kind == letters.Bet || ev.Kind == letters.Call || ev.Kind == letters.Buy) && ev.Amount > 0:
		return "coins " + strconv.Itoa(ev.Amount)
	case ev.Kind == letters.Call:
		return "knock"
	case ev.Kind == letters.Pay:
		return "coins 7"
	}
	return ""
}

// Put is the sound of cards put down one by one.
func Put(cards int) string { return "card " + strconv.Itoa(cards) }
