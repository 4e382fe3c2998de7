package escalero_test

import (
	"slices"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// near is actions that resemble a: of another kind, cell, hand or points, with a
// die more or less, with faces that no die has.
func near(_ escalero.State, a escalero.Action) []escalero.Action {
	var list []escalero.Action
	add := func(change func(b *escalero.Action)) {
		b := a
		change(&b)
		list = append(list, proper(b))
	}
	type action = escalero.Action
	for k := escalero.Throw; k <= escalero.Concede+1; k++ {
		add(func(b *action) {
			b.Kind = k
			if b.Row == "" {
				b.Row, b.Col, b.Points = "F", 1, 30
			}
			if b.Dice.IsZero() {
				b.Dice = dice.Throw{1, 2, 3, 4, 5}
			}
		})
	}
	for _, row := range []string{"1", "6", "S", "G", "GG", "X", "Z", "", "f"} {
		add(func(b *action) { b.Row = row })
	}
	for col := -1; col <= escalero.MaxColumns+1; col++ {
		add(func(b *action) { b.Col = col })
	}
	for hand := -1; hand <= 3; hand++ {
		add(func(b *action) { b.Hand = hand })
	}
	for _, more := range []int{-1, 1, 5, -5, 30} {
		add(func(b *action) { b.Points += more })
	}
	for _, face := range []dice.Face{0, 1, 6, 7, 255} {
		add(func(b *action) { b.Dice[2] = face })
		add(func(b *action) { b.Dice = dice.Throw{face, face, face, face, face} })
	}
	for i := range a.Kept {
		add(func(b *action) { b.Kept[i]++ })
		add(func(b *action) { b.Kept[i]-- })
	}
	return list
}

// proper clears the fields that the kind does not use.
func proper(a escalero.Action) escalero.Action {
	b := escalero.Action{Kind: a.Kind}
	switch a.Kind {
	case escalero.Throw:
		b.Dice = a.Dice
	case escalero.Keep:
		b.Dice, b.Kept = a.Dice, a.Kept
	case escalero.Result:
		b.Dice, b.Served = a.Dice, a.Served
	case escalero.Write:
		b.Row, b.Col, b.Hand = a.Row, a.Col, a.Hand
	case escalero.Points:
		b.Row, b.Col, b.Points = a.Row, a.Col, a.Points
	case escalero.Strike:
		b.Row, b.Col = a.Row, a.Col
	}
	return b
}

// listed tells whether Legal lists the action, without its dice and with its hand
// numbered as in Legal.
func listed(s escalero.State, legal []escalero.Action, a escalero.Action) bool {
	switch a.Kind {
	case escalero.Stop: // all agree to it, it is nobody's choice
		return s.MayStop() && a == escalero.Action{Kind: escalero.Stop}
	case escalero.Throw, escalero.Result, escalero.Keep:
		if !a.Dice.Valid() || !a.Dice.Hand().Contains(a.Kept) {
			return false
		}
		a.Dice = dice.Throw{}
	case escalero.Write:
		// Legal does not number the result last thrown.
		both := s.Second() && s.Now().Begun()
		if last := map[bool]int{false: 1, true: 2}[both]; a.Hand == last && s.Hands() == 2 {
			a.Hand = 0
		}
	}
	return slices.Contains(legal, a)
}
