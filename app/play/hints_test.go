//go:build !js

package play

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame/gametest"
	"serviert/app/lesson"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/dice"
)

// newcomer is at a table of two in the app, and has never finished a game.
func newcomer(t *testing.T, disk browser.Storage) *at {
	t.Helper()
	a := tableFor{gametest.Kinds()[0]}.begun(t, disk)
	a.Page().Open()
	return a
}

// hinted is the ID of the hint that is shown, "" for none.
func (a *at) hinted() string {
	id := a.hint(a.Desk()).ID
	if shown := uitest.Has(a.shown(), "hint-show"); shown != (id != "") {
		a.t.Errorf("hint %q, shown %v", id, shown)
	}
	return id
}

// The first turn: what stays, how it is written, and then no word about either.
func TestAFirstTurnIsExplained(t *testing.T) {
	disk := browser.Memory{}
	a := newcomer(t, disk)
	if a.hinted() != "" {
		t.Error("a hint before there are dice")
	}
	a.lay("55512")
	if a.hinted() != lesson.Keep || !strings.Contains(a.Said, "Drei Könige. Drück die Würfel") {
		t.Fatalf("hint %q, said %q", a.hinted(), a.Said)
	}
	a.press("hint-show")
	if a.games.Now.Kept != [dice.N]bool{true, true, true} || a.hinted() != "" || a.Focused != "throw" {
		t.Errorf("kept %v, hint %q, focus on %s", a.games.Now.Kept, a.hinted(), a.Focused)
	}
	a.known = append(a.known, lesson.Served) // the other two may become a pair
	for a.state().Now().Left() > 0 {
		if a.hinted() != "" {
			t.Errorf("after it was shown how: hint %q", a.hinted())
		}
		a.games.Mark([dice.N]bool{true, true, true})
		a.press("throw")
	}
	if id := a.hinted(); id != lesson.Columns {
		t.Fatalf("after the last throw: hint %q", id)
	}
	want, _ := lesson.Best(a.Desk()) // whatever the other two have become
	a.press("hint-show")
	if a.desk.Row == "" || a.desk.Row != want.Row || a.desk.Col != want.Col || a.hinted() != "" {
		t.Errorf("shown is %s %d, hint %q", a.desk.Row, a.desk.Col, a.hinted())
	}
	if n := a.names(); a.Said != n.Where(&a.games.Now.Rules, n.Row(want.Row), want.Col)+": "+strconv.Itoa(a.desk.Points(want.Row))+"." {
		t.Errorf("who listens is told %q of what was chosen", a.Said)
	}
	a.press("write")

	again := opened(t, disk) // what is understood is kept
	again.Page().Open()
	for _, id := range []string{lesson.Keep, lesson.Columns} {
		if !slices.Contains(again.known, id) {
			t.Errorf("after a reload %v is known, not %s", again.known, id)
		}
	}
}

// Where the keys are listed is told at the beginning of a first game, and not to whoever knows the game or throws real dice.
func TestWhereTheKeysAreIsToldOnce(t *testing.T) {
	for _, c := range []struct {
		known []string
		block bool
		told  bool
	}{{nil, false, true}, {[]string{}, false, true}, {[]string{lesson.All}, false, false}, {[]string{lesson.Keep}, false, false}, {nil, true, false}} {
		a := opened(t, browser.Memory{})
		if a.remember(c.known); c.known == nil {
			a.disk.Del(store.KeyLessons)
		}
		must(t, a.games.Start(tables[0].Setup(t), "", c.block))
		a.Begun()
		if told := strings.Contains(a.Said, "Taste"); told != c.told {
			t.Errorf("%+v: said %q", c, a.Said)
		}
	}
}

// The keys that a hint names are those of the device, and none where they are switched off.
func TestAHintNamesTheKeysOfTheDevice(t *testing.T) {
	for keys, want := range map[string]string{"": "die Tasten 1 bis 5 je", "1x": "die Tasten X 2 3 4 5 je", "off": ""} {
		a := newcomer(t, browser.Memory{})
		if a.Set.Keys = keys; keys == "off" {
			a.Set.Keys, a.Set.NoKeys = "", true
		}
		if a.lay("55512"); want == "" && strings.Contains(a.Said, "Tasten") || !strings.Contains(a.Said, want) || !strings.Contains(a.Said, "Drück die Würfel, die liegen bleiben sollen.") {
			t.Errorf("with %q: said %q", keys, a.Said)
		}
	}
}

// A zero is explained where it is chosen, before it is written.
func TestAStrikeIsExplained(t *testing.T) {
	a := newcomer(t, browser.Memory{})
	a.lay("11126")
	a.press("cell-4-0")
	if a.hinted() != lesson.Strike || !strings.Contains(a.Said, "Nichts passt?") {
		t.Fatalf("hint %q, said %q", a.hinted(), a.Said)
	}
	a.press("hint-show")
	if a.hinted() != "" || a.desk.Row == "" {
		t.Errorf("understood: hint %q, chosen %q", a.hinted(), a.desk.Row)
	}
}

// Served is explained with the numbers of the row, once.
func TestServedIsExplainedAtTheFirstFigure(t *testing.T) {
	a := newcomer(t, browser.Memory{})
	a.lay("33322")
	if a.hinted() != lesson.Served || !strings.Contains(a.Said, "35 statt 30") {
		t.Fatalf("hint %q, said %q", a.hinted(), a.Said)
	}
	a.press("hint-show")
	if a.hinted() != "" {
		t.Errorf("understood, and still hint %q", a.hinted())
	}
}

// After the last throw there is no button that throws: from a hint the focus goes to the pad.
func TestTheLastHintLeadsToThePad(t *testing.T) {
	for what, end := range map[string]func(*at){
		"understood": func(a *at) { a.press("hint-show") },
		"no hints":   func(a *at) { a.press("hint-skip") },
		"Escape":     func(a *at) { a.key("Escape", false, "hint-skip") },
	} {
		a := newcomer(t, browser.Memory{})
		for _, throw := range []string{"throw 11126", "keep 1 throw 11126", "keep 1 throw 11126"} {
			a.act(action(t, throw))
		}
		a.press("cell-4-1")
		if a.hinted() != lesson.Strike {
			t.Fatalf("hint %q", a.hinted())
		}
		if end(a); a.hinted() != "" || a.Focused != "cell-4-1" {
			t.Errorf("%s: hint %q, focus on %q", what, a.hinted(), a.Focused)
		}
	}
}

// A key that keeps a die takes the hint on keeping away too, with what had the focus in it.
func TestAKeptDieEndsAHint(t *testing.T) {
	for _, on := range []string{"die-2", "hint-skip"} {
		a := newcomer(t, browser.Memory{})
		a.lay("55512")
		a.Focused = on
		if a.key("1", false, on); a.hinted() != "" || !uitest.Has(a.shown(), a.Focused) || (a.Focused == "throw") != (on == "hint-skip") {
			t.Errorf("on %s: hint %q, focus on %s", on, a.hinted(), a.Focused)
		}
	}
}

// Escape takes a hint away, as everywhere; the focus moves only if it was in there.
func TestEscapeEndsAHint(t *testing.T) {
	for _, on := range []string{"die-2", "hint-skip"} {
		a := newcomer(t, browser.Memory{})
		a.lay("55512")
		if a.hinted() != lesson.Keep {
			t.Fatalf("hint %q", a.hinted())
		}
		a.Focused = ""
		if !a.key("Escape", false, on) || a.hinted() != "" || (a.Focused == "throw") != (on == "hint-skip") {
			t.Errorf("on %s: hint %q, focus on %s", on, a.hinted(), a.Focused)
		}
		if a.key("Escape", false, on) {
			t.Error("Escape is a key without a hint")
		}
	}
}

// Whoever knows the game says so once; whoever has played before is not asked.
func TestWhoKnowsTheGameIsNotTaught(t *testing.T) {
	disk := browser.Memory{}
	a := newcomer(t, disk)
	a.lay("55512")
	a.press("hint-skip")
	if a.hinted() != "" || a.Focused != "throw" {
		t.Errorf("hint %q, focus on %s", a.hinted(), a.Focused)
	}
	again := opened(t, disk)
	again.Page().Open()
	if again.hinted() != "" {
		t.Error("a reload forgets that somebody knows the game")
	}
	again.Teach()
	if again.hinted() != lesson.Keep {
		t.Errorf("asked for, hint %q", again.hinted())
	}

	done := browser.Memory{}
	c := tables[2].begun(t, done)
	c.pressAll("contra", "concede")
	d := tables[0].begun(t, done)
	d.Page().Open()
	d.lay("55512")
	if d.hinted() != "" {
		t.Errorf("somebody with a finished game gets hint %q", d.hinted())
	}
}

// What is known of the card game says nothing about the dice, and stays.
func TestHintsOfCardsAreKeptApart(t *testing.T) {
	disk := browser.Memory{store.KeyLessons: `{"v":1,"known":null,"cards":["beats"]}`}
	a := newcomer(t, disk)
	if a.recall(); a.known != nil {
		t.Errorf("of the dice %v is known", a.known)
	}
	a.learn(lesson.Keep)
	a.Teach()
	if got := disk[store.KeyLessons]; !strings.HasPrefix(got, `{"v":1,"known":[],"cards":["beats"],`) {
		t.Errorf("kept is %s", got)
	}
	if a.recall(); a.known == nil {
		t.Error("the hints that were asked for again are forgotten")
	}
}
