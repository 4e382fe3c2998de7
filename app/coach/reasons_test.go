package coach

import (
	"testing"

	"serviert/app/dicegame"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

func TestReasons(t *testing.T) {
	g := recorded(t, "serviert 1 escalero\nparty Anna\tcomputer coach\nparty Bernd\nthrow 66612\n")
	keep := escalero.Action{Kind: escalero.Keep}
	for _, c := range []struct {
		reason solver.Reason
		de, en string
	}{
		{solver.Reason{Action: keep, Targets: []solver.Target{{Row: "6", Col: 1, Chance: .5, Points: 18}, {Row: "P", Col: 3, Chance: .3, Points: 40}, {Row: "P", Col: 2, Chance: .1, Points: 40}}},
			"40\u00a0% auf Poker, sonst Asse in Kolonne ×1", "40% for Poker, otherwise Aces in Column ×1"},
		{solver.Reason{Action: keep, Targets: []solver.Target{{Row: "6", Col: 1}}}, "Sammelt Asse", "Collects Aces"},
		{solver.Reason{Action: keep}, "", ""},
		{solver.Reason{Action: escalero.Action{Kind: escalero.Contra}, Lead: 3.21, Price: 7}, "Rechnet mit +3,2 Punkten, Aufgeben kostet 7", "Expects +3.2 points, giving up costs 7"},
		{solver.Reason{Action: escalero.Action{Kind: escalero.Strike, Row: "1", Col: 1}}, "", ""},
		{solver.Reason{Action: escalero.Action{Kind: escalero.Strike, Row: "1", Col: 1}, Why: []solver.Because{{Ground: solver.Lost, Col: 1, Chance: .04}, {Ground: solver.LeavesOpen, Row: "G", Col: 3}}},
			"Kolonne ×1 ist kaum noch zu gewinnen (4\u00a0%); lässt Grande in Kolonne ×4 offen", "Column ×1 can hardly be won any more (4%); leaves Grande in Column ×4 open"},
		{solver.Reason{Action: escalero.Action{Kind: escalero.Write, Row: "P", Col: 3}, Why: []solver.Because{{Ground: solver.Above, Points: 24}}},
			"24 Punkte mehr als im Schnitt", "24 points above average"},
		{solver.Reason{Action: escalero.Action{Kind: escalero.Write, Row: "P", Col: 3}, Why: []solver.Because{{Ground: solver.Above, Points: .8}}},
			"1 Punkt mehr als im Schnitt", "1 point above average"},
		{solver.Reason{Action: escalero.Action{Kind: escalero.Write, Row: "P", Col: 3}, Why: []solver.Because{{Ground: solver.Spares, Col: 3, Chance: .6, From: .5}}},
			"Hält Kolonne ×4 offen für Besseres: 60\u00a0% statt 50\u00a0%", "Keeps Column ×4 open for something better: 60% instead of 50%"},
	} {
		for lang, want := range map[string]string{"de": c.de, "en": c.en} {
			if got := Reason(dicegame.Names{Lang: lang}, g, c.reason); got != want {
				t.Errorf("%s: %q, want %q", lang, got, want)
			}
		}
	}
}

// What is listed is what was done, however it was done.
func TestSame(t *testing.T) {
	st := recorded(t, "serviert 1 escalero-single\nparty Anna + Alf\nparty Bernd\nthrow 66612\ndone\nthrow 11234\n").State()
	strike := escalero.Action{Kind: escalero.Strike, Row: "5", Col: 1}
	for _, c := range []struct {
		done escalero.Action
		want bool
	}{
		{strike, true},
		{escalero.Action{Kind: escalero.Write, Row: "5", Col: 1}, true},
		{escalero.Action{Kind: escalero.Write, Row: "5", Col: 1, Hand: 1}, true},
		{escalero.Action{Kind: escalero.Write, Row: "4", Col: 1}, false},
		{escalero.Action{Kind: escalero.Done}, false},
	} {
		if got := same(st, strike, c.done); got != c.want {
			t.Errorf("%v is the strike: %v", c.done, got)
		}
	}
	sixes := escalero.Action{Kind: escalero.Write, Row: "6", Col: 1, Hand: 1}
	if points(st, sixes) != 18 || same(st, escalero.Action{Kind: escalero.Strike, Row: "6", Col: 1}, sixes) {
		t.Errorf("three sixes bring %d", points(st, sixes))
	}
}
