// Package played makes games for tests of what is said about them.
package played

import (
	"strings"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// Dice is a game of a preset between parties, pairs as "Anna+Bernd", up to its
// end or until says, which gets the number of actions so far; nil is never.
// decide decides, and throw throws one die.
func Dice(t testing.TB, preset string, parties []string, throw func() dice.Face,
	decide func(n int, s escalero.State) escalero.Action, until func(n int, s escalero.State) bool) record.Dice {
	t.Helper()
	rules, known := escalero.Preset(preset)
	if !known {
		t.Fatalf("no preset %s", preset)
	}
	set := record.Setup{Rules: rules, Start: 1}
	for _, p := range parties {
		set.Parties = append(set.Parties, record.Party{Names: strings.Split(p, "+")})
	}
	d, err := record.NewDice(set)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !d.Match.State().Over() && (until == nil || !until(n, d.Match.State())); n++ {
		s := d.Match.State()
		a := decide(n, s)
		var faces []dice.Face
		for range a.Blank() {
			faces = append(faces, throw())
		}
		if len(faces) > 0 {
			a = s.Fill(a, faces...)
		}
		if d.Match, err = d.Match.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return d
}
