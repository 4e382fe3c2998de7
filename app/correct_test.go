package app

import (
	"strings"
	"testing"

	"serviert/engine/escalero"
	"serviert/engine/record"
)

func TestCorrectAnEntry(t *testing.T) {
	seeded(t)
	g := the.done[1].game // two players, 3 points to the first
	served := *g
	the.game = &served // the settlement's copy of the same game
	the.correct(g, spot{2, 3, 10}, 80)
	if got := g.state().Sheet(2)[2][9]; got.Points != 80 || !got.Served {
		t.Fatalf("the cell holds %+v", got)
	}
	if points := g.state().Payoff(); points[0] != -5 {
		t.Errorf("settled anew as %v, want 1 - 2 - 4", points)
	}
	if the.game.state().Sheet(2)[2][9].Points != 80 {
		t.Error("the game on the settlement page was not corrected")
	}
	the.correct(g, spot{1, 1, 1}, 0)
	if c := g.state().Sheet(1)[0][0]; c.Points != 0 || !c.Written {
		t.Errorf("corrected to a strike: %+v", c)
	}
	again := newStore(the.disk)
	again.open()
	if again.done[1].Dice.String() != g.Dice.String() {
		t.Error("the correction is not stored")
	}
	if !strings.Contains(the.said, "gestrichen") && !strings.Contains(the.said, "struck") {
		t.Errorf("said %q", the.said)
	}
}

// Dice typed in are corrected with the whole turn; dice thrown by the app and
// a Contra before the turn stand.
func TestWhatCanBeCorrected(t *testing.T) {
	g := recorded(t, `serviert 1 escalero
option contra on
party Anna + Carl
party Bernd
contra
accept
result 55511 served
done
result 55522
write F 1 hand 1
throw 12345
write S 1
points 6 3 24
`, "e", 1)
	if _, err := g.corrected(spot{2, 1, 7}, 20); err == nil {
		t.Error("a throw of the app was corrected")
	}
	if !g.byHand() {
		t.Error("entries by hand are not found")
	}
	m, err := g.corrected(spot{1, 1, 8}, 30)
	if err != nil {
		t.Fatal(err)
	}
	text := record.Dice{Setup: g.Setup, Match: m}.String()
	if !strings.HasSuffix(text, "contra\naccept\npoints F 1 30\nthrow 12345\nwrite S 1\npoints 6 3 24\n") {
		t.Errorf("the record became\n%s", text)
	}
	if _, err := g.corrected(spot{1, 1, 8}, 31); err == nil {
		t.Error("a value the row cannot have was accepted")
	}
}

func TestTopDownKeepsItsOrderWhenCorrected(t *testing.T) {
	fresh(t)
	r, _ := escalero.Preset("wuerfelpoker-top-down")
	g := playSample(r, 0, 1)
	before := g.state().Sheet(1)
	m, err := g.corrected(spot{1, 2, 6}, 30)
	if err != nil {
		t.Fatal(err)
	}
	after := m.State().Sheet(1)
	if got, want := after.Sum(r, 1)-before.Sum(r, 1), 30-before[1][5].Points; got != want {
		t.Errorf("the running total moved by %d, want %d", got, want)
	}
}
