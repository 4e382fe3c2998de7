//go:build !js

package history

import (
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

func spot(party engine.Player, col, row int) dicegame.Spot {
	return dicegame.Spot{Party: party, Col: col, Row: row}
}

func TestCorrectAnEntry(t *testing.T) {
	a := seeded(t)
	g := a.games.Find("1") // two players, 3 points to the first
	now := *g
	a.games.Now = &now // the settlement's copy of the same game
	a.visit("/games?game=1")
	a.press("correct-1")
	if a.shell.Focused != "pad" || a.shell.Said != a.sh.Texts().Games.CorrectText { // the question is told by nothing else
		t.Errorf("said %q, focus on %q", a.shell.Said, a.shell.Focused)
	}
	a.press("cell-2-3-10")
	if a.shell.Focused != "values" {
		t.Errorf("focus on %q", a.shell.Focused)
	}
	a.press("value-1-cell-2-3-10-80")
	if got := g.State().Sheet(2)[2][9]; got.Points != 80 || !got.Served {
		t.Fatalf("the cell holds %+v", got)
	}
	if points := g.State().Payoff(); points[0] != -5 {
		t.Errorf("settled anew as %v, want 1 - 2 - 4", points)
	}
	if said := a.shell.Said; !strings.HasSuffix(said, " 80 statt gestrichen. Jetzt gilt: Mitzi zahlt Franz 0,50\u00a0€.") {
		t.Errorf("who has won now is not said: %q", said)
	}
	if a.games.Now.State().Sheet(2)[2][9].Points != 80 {
		t.Error("the game on the settlement page was not corrected")
	}
	a.press("cell-1-1-1", "value-1-cell-1-1-1-0")
	if c := g.State().Sheet(1)[0][0]; c.Points != 0 || !c.Written {
		t.Errorf("corrected to a strike: %+v", c)
	}
	if a.again().games.Find("1").Dice.String() != g.Dice.String() {
		t.Error("the correction is not stored")
	}
	if !strings.HasSuffix(a.shell.Said, ": gestrichen statt 2.") || a.shell.Focused != "cell-1-1-1" {
		t.Errorf("said %q, focus on %q", a.shell.Said, a.shell.Focused)
	}
	before := g.Dice.String()
	a.press("cell-1-1-1", "value-1-cell-1-1-1-0") // as it is
	if g.Dice.String() != before || a.view.cell != spot(0, 0, 0) {
		t.Error("keeping an entry has changed something")
	}
	a.press("correct-done-1")
	if uitest.Has(a.page(), "cell-1-1-1") || a.shell.Focused != "correct-1" {
		t.Error("correcting does not end")
	}
}

// Dice typed in are corrected with the whole turn; dice thrown by the app and
// a Contra before the turn stand.
func TestWhatCanBeCorrected(t *testing.T) {
	g := gametest.Recorded(t, `serviert 1 escalero
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
`, "1", "e", 1)
	if _, err := g.Corrected(spot(2, 1, 7), 20); err == nil {
		t.Error("a throw of the app was corrected")
	}
	if !g.ByHand() {
		t.Error("entries by hand are not found")
	}
	m, err := g.Corrected(spot(1, 1, 8), 30)
	if err != nil {
		t.Fatal(err)
	}
	text := record.Dice{Setup: g.Setup, Match: m}.String()
	if !strings.HasSuffix(text, "contra\naccept\npoints F 1 30\nthrow 12345\nwrite S 1\npoints 6 3 24\n") {
		t.Errorf("the record became\n%s", text)
	}
	if _, err := g.Corrected(spot(1, 1, 8), 31); err == nil {
		t.Error("a value the row cannot have was accepted")
	}
	a := seeded(t)
	page := a.correction(g).Pad()
	if !uitest.Has(page, "cell-1-1-8") || uitest.Has(page, "cell-2-1-7") {
		t.Error("the buttons are not where entries were made by hand")
	}
}

// An entry that was made in the wrong column goes to another one of its row: after the end in exchange, for no cell is
// open then. What the app has thrown stays, and what does not follow the order of a column is not offered.
func TestAnEntryGoesToAnotherColumn(t *testing.T) {
	a := seeded(t)
	g := a.games.Find("1")
	before := g.State().Sheet(2)
	if before[0][0] == before[2][0] {
		t.Fatal("nothing would change")
	}
	a.visit("/games?game=1")
	a.press("correct-1", "cell-2-3-1")
	if html := uitest.HTML(a.page()); !strings.Contains(html, a.sh.Texts().Games.Elsewhere) || strings.Contains(html, "move-1-cell-2-3-1-3") {
		t.Errorf("the columns are not on offer: %s", html)
	}
	a.press("move-1-cell-2-3-1-1")
	now := g.State().Sheet(2)
	if now[0][0] != before[2][0] || now[2][0] != before[0][0] {
		t.Errorf("they hold %+v and %+v", now[0][0], now[2][0])
	}
	if a.shell.Focused != "cell-2-1-1" || strings.Count(a.shell.Said, " statt ") != 2 {
		t.Errorf("said %q, focus on %q", a.shell.Said, a.shell.Focused)
	}
	if a.again().games.Find("1").Dice.String() != g.Dice.String() {
		t.Error("it is not stored")
	}

	g = gametest.Recorded(t, `serviert 1 escalero
party Anna + Carl
party Bernd
result 55511 served
done
result 55522
write F 1 hand 1
throw 12345
write S 1
points F 2 30
points S 2 25
`, "1", "e", 1)
	m, err := g.Moved(spot(1, 1, 8), 3, 8)
	if err != nil {
		t.Fatal(err)
	}
	if text := (record.Dice{Setup: g.Setup, Match: m}).String(); !strings.HasSuffix(text, "result 55522\nwrite F 3 hand 1\nthrow 12345\nwrite S 1\npoints F 2 30\npoints S 2 25\n") {
		t.Errorf("the record became\n%s", text)
	}
	if m, err = g.Moved(spot(1, 1, 8), 2, 8); err != nil || m.State().Sheet(1)[1][7] != g.State().Sheet(1)[0][7] || m.State().Sheet(1)[0][7] != g.State().Sheet(1)[1][7] {
		t.Errorf("exchanged to %+v, %v", m.State().Sheet(1), err)
	}
	for _, at := range []dicegame.Spot{spot(2, 1, 7), spot(2, 2, 7)} {
		if _, err := g.Moved(at, 3-at.Col, at.Row); err == nil {
			t.Errorf("%v took the place of a throw of the app", at)
		}
	}
	r, _ := escalero.Preset("wuerfelpoker-top-down")
	if _, err := gametest.Filled(r, 0, 1).Moved(spot(1, 1, 6), 2, 6); err == nil {
		t.Error("the second column was begun before the first is full")
	}
}

func TestTopDownKeepsItsOrderWhenCorrected(t *testing.T) {
	r, _ := escalero.Preset("wuerfelpoker-top-down")
	g := gametest.Filled(r, 0, 1)
	before := g.State().Sheet(1)
	m, err := g.Corrected(spot(1, 2, 6), 30)
	if err != nil {
		t.Fatal(err)
	}
	after := m.State().Sheet(1)
	if got, want := after.Sum(r, 1)-before.Sum(r, 1), 30-before[1][5].Points; got != want {
		t.Errorf("the running total moved by %d, want %d", got, want)
	}
}
