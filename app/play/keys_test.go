//go:build !js

package play

import (
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame/gametest"
	"serviert/app/ui/uitest"
	"serviert/engine/dice"
)

// Every key of the table is listed, where it means something.
func TestTheKeysAreListed(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	has := func(want string) bool {
		for _, k := range a.keys(a.Texts()) {
			if k.Key == want && k.Does != "" {
				return true
			}
		}
		return false
	}
	for _, key := range []string{"R", "1–5", "D", "S", "W", "Z", "← → ↑ ↓", "C", "G", "⇧ 1", "Pos1 Ende"} {
		if !has(key) {
			t.Errorf("%s is not listed", key)
		}
	}
	if has("H") != a.games.Now.Coached() || has("1–6") {
		t.Error("keys of a coach or of real dice are listed where there are none")
	}
	a.games.Now.Block = true
	if !has("T") || !has("1–6") {
		t.Error("the keys for real dice are not listed")
	}
}

// The whole of a turn by keys, each of which says something.
func TestATurnByKeys(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	press := func(key string) {
		t.Helper()
		before := a.Said
		if !a.key(key, false, "") {
			t.Fatalf("%s means nothing", key)
		}
		if a.Said == before {
			t.Errorf("%s: nothing new is said after %q", key, before)
		}
		gametest.Sentence(t, key, a.Said)
	}
	for _, key := range []string{"d", "s", "r", "3"} {
		press(key)
	}
	if !a.games.Now.Kept[2] {
		t.Error("3 did not keep the third die")
	}
	for _, key := range []string{"D", "3", "5", "R", "r"} {
		press(key)
	}
	if a.state().Now().Left() != 0 {
		t.Fatalf("%d throws left", a.state().Now().Left())
	}
	a.press("die-2") // what cannot be done any more says so, by key and by tap
	for _, key := range []string{"1", "r"} {
		gametest.Sentence(t, "after the last throw", a.Said)
		if !strings.Contains(a.Said, "Kein Wurf mehr") || a.games.Now.Kept != [dice.N]bool{} {
			t.Errorf("said %q, kept are %v", a.Said, a.games.Now.Kept)
		}
		a.Said = ""
		a.key(key, false, "")
	}
	before := a.games.Now.Dice.String()
	a.key("r", false, "")
	if a.games.Now.Dice.String() != before {
		t.Error("a fourth throw")
	}
	a.press("cell-0-0")
	a.key("w", false, "")
	if a.Shown == "strike" {
		a.press("strike-yes")
	}
	press("Z")
	before = a.Said
	a.key("S", true, "")
	if a.Said == before || !strings.Contains(a.Said, "Bernd") {
		t.Errorf("Shift+S said %q", a.Said)
	}
	if a.key("q", false, "") || a.key("Enter", false, "") || a.key("Tab", false, "") {
		t.Error("keys of the browser are taken")
	}
}

// A key on the focused die leaves it to the die to tell that it stays now.
func TestAKeyOnTheFocusedDieIsToldOnce(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.press("throw")
	a.Said = ""
	if a.key("2", false, "die-2"); !a.games.Now.Kept[1] || a.Said != "" {
		t.Errorf("kept %v, said %q", a.games.Now.Kept, a.Said)
	}
	if a.key("3", false, "die-2"); !a.games.Now.Kept[2] || a.Said == "" {
		t.Errorf("kept %v, said %q", a.games.Now.Kept, a.Said)
	}
}

// While a Contra waits, nobody is called upon to throw.
func TestNobodyThrowsBeforeTheAnswer(t *testing.T) {
	a := tables[2].begun(t, browser.Memory{})
	a.press("contra")
	html := a.html()
	if strings.Contains(html, "ist am Wurf") || strings.Contains(html, `<span class="turn">am Wurf`) || !strings.Contains(html, "Bernd antwortet") || !strings.Contains(html, `<span class="turn">Contra?`) {
		t.Error(html)
	}
}

// W without a cell says that one has to be chosen, Z that nothing can be taken
// back.
func TestKeysThatCannotSaySo(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	for _, key := range []string{"w", "z"} {
		a.Said = ""
		a.key(key, false, "")
		gametest.Sentence(t, key, a.Said)
	}
	a.press("throw")
	a.Said = ""
	a.key("w", false, "")
	gametest.Sentence(t, "w after a throw", a.Said)
}

// With real dice on the table no key throws any in the app.
func TestKeysThrowNoDiceInBlockMode(t *testing.T) {
	a := tables[5].begun(t, browser.Memory{})
	a.key("r", false, "")
	if a.games.Now.Match.Len() != 0 {
		t.Error("R threw dice in the app")
	}
}

// Keys do nothing behind a dialog or without a game.
func TestKeysOnlyAtTheTable(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.Shown = "menu"
	if a.key("r", false, "") || a.games.Now.Match.Len() != 0 {
		t.Error("thrown behind a dialog")
	}
	a.Shown = ""
	a.games.Now = nil
	if a.key("r", false, "") {
		t.Error("thrown without a game")
	}
}

// On a pad that lies on its side the arrows follow what is seen.
func TestArrowsOnATurnedPad(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.press("throw")
	a.key("ArrowRight", false, "cell-0-0")
	upright := a.Focused
	a.page.Turned = true
	a.key("ArrowDown", false, "cell-0-0")
	if upright != "cell-0-1" || a.Focused != upright {
		t.Errorf("right leads to %s, down on a turned pad to %s", upright, a.Focused)
	}
}

// Exactly one open cell can be reached by the tab key, and it is an open one.
func TestOneTabStopOnThePad(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	for range 20 {
		a.press("throw")
		text, stops := a.html(), 0
		for _, id := range uitest.Enabled(a.shown()) {
			if strings.HasPrefix(id, "cell-") {
				stops += strings.Count(tagOf(text, id), `tabindex="0"`)
			}
		}
		if stops != 1 {
			t.Fatalf("%d stops in\n%s", stops, a.games.Now.Dice)
		}
		a.enterInto(a.Desk().Cursor())
	}
}

// tagOf is the tag that holds an id.
func tagOf(text, id string) string {
	i := strings.Index(text, `id="`+id+`"`)
	from, to := strings.LastIndex(text[:i], "<"), i+strings.Index(text[i:], ">")
	return text[from:to]
}

// Real dice are typed by keys too: T, then what the dice count.
func TestRealDiceByKeys(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	if a.key("t", false, "") || a.key("6", false, "") || a.key("Backspace", false, "") {
		t.Error("real dice are typed though the app throws")
	}
	a.pressAll("menu", "menu-block")
	if a.key("3", false, ""); a.desk.Typing != nil || a.Said != "Erst die Würfel eingeben, mit dem Knopf oder der Taste dafür." {
		t.Errorf("before T: typed %v, said %q", a.desk.Typing, a.Said)
	}
	for _, key := range []string{"t", "6", "Backspace", "5", "6", "Backspace", "5", "5", "5"} {
		before := a.Said
		if !a.key(key, false, "") {
			t.Fatalf("%s means nothing", key)
		}
		if key != "t" && a.Said == before {
			t.Errorf("%s: nothing new is said after %q", key, before)
		}
		gametest.Sentence(t, key, "key: "+a.Said)
	}
	if len(a.desk.Typing) != 4 {
		t.Fatalf("typed are %v", a.desk.Typing)
	}
	a.key("1", false, "")
	if got := a.state().Now().Dice; got != (dice.Throw{5, 5, 5, 5, 1}) {
		t.Errorf("typing gave %v", got)
	}
	if a.key("t", false, ""); a.desk.Typing != nil || !strings.HasSuffix(a.Said, "Alle fünf sind eingegeben. „Zurück“ nimmt einen weg.") {
		t.Errorf("dice are typed while dice lie there, or %q is said", a.Said)
	}
}

// While real dice are typed Z takes off the last one, as the button does that is called back there, and the entry of whoever
// was on turn before stays. T begins anew and says so, where the focus may not move.
func TestBackWhileTyping(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.pressAll("menu", "menu-block")
	press := func(keys ...string) {
		t.Helper()
		for _, key := range keys {
			if !a.key(key, false, "") {
				t.Fatalf("%s means nothing", key)
			}
		}
	}
	press("t", "6", "6", "6", "6", "6", "w")
	written := a.games.Now.Dice.String()
	press("t", "5", "4", "z")
	if a.games.Now.Dice.String() != written || len(a.desk.Typing) != 1 || a.Said != "König." {
		t.Fatalf("after Z typed are %v, said is %q, the record is\n%s", a.desk.Typing, a.Said, a.games.Now.Dice)
	}
	if press("4", "t"); len(a.desk.Typing) != 0 || a.Said != "Fünf Würfel." {
		t.Errorf("after T typed are %v, said is %q", a.desk.Typing, a.Said)
	}
	if press("z"); a.desk.Typing != nil || a.games.Now.Dice.String() != written {
		t.Errorf("after Z with nothing typed: %v\n%s", a.desk.Typing, a.games.Now.Dice)
	}
	if press("z"); a.games.Now.Dice.String() == written {
		t.Error("then Z takes nothing back")
	}
}
