//go:build !js

package play

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/history"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/dice"
	"serviert/engine/enginetest"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// TestWholeGames plays a game at every kind of table by pressing what is on
// offer, and looks after every press.
func TestWholeGames(t *testing.T) {
	for n, f := range tables {
		lang := []string{"de", "en"}[n%2]
		t.Run(lang+" "+fmt.Sprint(f.Kind), func(t *testing.T) {
			t.Parallel()
			a := f.begun(t, browser.Memory{})
			a.Set.Language, a.Set.Faces = lang, []string{"game", "pips", "poker"}[n%3]
			if n%3 == 0 { // somebody new, who gets hints
				a.known = nil
			}
			a.reread("the start")
			looks := []func(string){a.rereading(), a.toldAll(), a.legalOnly(), a.drawnTwice(), a.wholePad(), a.recorded()}
			a.play(rand.New(rand.NewPCG(uint64(n), 7)), func(pressed string) {
				t.Helper()
				for _, look := range looks {
					look(pressed)
				}
			})
		})
	}
}

// What goes on after a restart is the same game: the rest is played at a table
// that was opened anew after every press.
func TestPlayingOnAfterEveryKill(t *testing.T) {
	for n, f := range tables[:8] {
		r := rand.New(rand.NewPCG(uint64(n), 11))
		disk := browser.Memory{}
		a := f.begun(t, disk)
		for presses := 0; !a.games.Now.Over() && presses < 400; presses++ {
			ids := slices.DeleteFunc(uitest.Enabled(a.shown()), func(id string) bool { return id == "menu" || id == "concede" && r.IntN(9) > 0 })
			id := ids[r.IntN(len(ids))]
			a.press(id)
			// What was chosen but not yet written is lost with the tab, so
			// choosing and what follows are one step here.
			if strings.HasPrefix(id, "cell-") && !a.games.Now.Over() && a.desk.Row != "" {
				switch {
				case a.games.Now.Block && !a.desk.Source().Begun():
					a.press("strike")
				case a.Shown == "":
					a.press("write")
				}
			}
			if a.Shown == "strike" {
				a.press("strike-yes")
			}
			if a = opened(t, disk); a.games.Now == nil {
				t.Fatalf("%v: no game after %s", f.Kind, id)
			}
		}
	}
}

// Marking a die writes the marks and nothing else: not the whole record.
func TestKeepingADieWritesOnlyTheMarks(t *testing.T) {
	disk := &counting{Memory: browser.Memory{}, written: map[string]int{}}
	a := tables[0].begun(t, disk)
	a.press("throw")
	disk.written = map[string]int{}
	a.pressAll("die-1", "die-3", "die-1")
	if len(disk.written) != 1 || disk.written[store.KeyKept] != 3 {
		t.Errorf("written were %v", disk.written)
	}
	a.reread("three marks")
}

// counting counts what is written by key.
type counting struct {
	browser.Memory
	written map[string]int
}

func (d *counting) Set(key, text string) error {
	d.written[key]++
	return d.Memory.Set(key, text)
}

// Each button does what it says; a mix-up of two of them must not survive.
func TestButtonsDoWhatTheySay(t *testing.T) {
	a := tables[2].begun(t, browser.Memory{})
	a.press("contra")
	if a.state().Asked() != 2 {
		t.Fatal("Contra asks nobody")
	}
	a.press("concede")
	if a.state().Conceded() != 2 || a.Visited != "/end" {
		t.Errorf("giving up: conceded %d, factor %d", a.state().Conceded(), a.state().Factor())
	}

	a = tables[2].begun(t, browser.Memory{})
	a.pressAll("contra", "throw")
	if a.state().Factor() != 2 || a.state().Over() || a.state().Now().Begun() {
		t.Errorf("playing on: factor %d, over %v", a.state().Factor(), a.state().Over())
	}

	a = tables[2].begun(t, browser.Memory{})
	if a.press("contra"); !a.games.CanTakeBack() {
		t.Error("a Contra by mistake stands")
	}
	a.press("throw")
	a.key("z", false, "") // whoever plays on may have meant to give up, but the answer was heard
	for _, then := range []*at{a, a.restarted()} {
		can := then.games.CanTakeBack()
		if then.key("z", false, ""); can || then.state().Asked() != 2 {
			t.Errorf("asked is %d: the Contra is taken back after the answer", then.state().Asked())
		}
	}
	if a.press("concede"); !a.state().Over() {
		t.Error("there is no other answer")
	}

	a = tables[0].begun(t, browser.Memory{})
	a.lay("66612")
	a.enterInto(5, 0)
	many := a.games.Now.Match.Len()
	a.press("back")
	if st := a.state(); a.games.Now.Match.Len() != many-1 || st.Turn() != 1 || st.Now().Dice != (dice.Throw{6, 6, 6, 1, 2}) {
		t.Errorf("taking back: %d actions, party %d with %v", a.games.Now.Match.Len(), st.Turn(), st.Now().Dice)
	}
	a.press("throw")
	if st := a.state(); st.Now().Throws != 2 || st.Turn() != 1 {
		t.Errorf("throwing again: throw %d of party %d", st.Now().Throws, st.Turn())
	}

	a = tables[3].begun(t, browser.Memory{})
	a.pressAll("throw", "done")
	if !a.state().Second() {
		t.Error("the partner's turn does not begin")
	}
}

// legalOnly checks that what is offered is legal: every button that plays an
// action plays one of the engine's list.
func (a *at) legalOnly() func(pressed string) {
	return func(string) {
		if a.games.Now.Over() {
			return
		}
		legal := a.state().Legal()
		_, list := a.desk.Buttons(a.names(), dicegame.Around{TakeBack: a.games.CanTakeBack()})
		for _, b := range list {
			if b.Press.Action.Kind != 0 && !slices.Contains(legal, b.Press.Action) {
				a.t.Fatalf("%s would play %v", b.ID, b.Press.Action)
			}
		}
	}
}

// The tab that only watches changes nothing, and says why.
func TestWatchingChangesNothing(t *testing.T) {
	disk := browser.Memory{}
	a := tables[2].begun(t, disk)
	a.press("throw")
	a.press("cell-0-0")
	before, stored := a.games.Now.Saved(), fmt.Sprint(disk)
	a.games.Watching = true
	for _, id := range uitest.Enabled(a.shown()) {
		if id == "menu" {
			continue
		}
		a.Said = ""
		if a.press(id); a.Said == "" {
			t.Errorf("%s is pressed and nothing is said", id)
		}
	}
	a.CatchUp()
	for _, key := range []string{"1", "r", "w", "z"} {
		a.key(key, false, "")
	}
	for _, k := range []escalero.Kind{escalero.Contra, escalero.Done, escalero.Throw} {
		a.act(escalero.Action{Kind: k})
	}
	a.switchBlock()
	a.takeBack()
	if a.games.Now.Saved() != before || fmt.Sprint(disk) != stored {
		t.Errorf("%+v became %+v", before, a.games.Now.Saved())
	}
}

// The dice as players get them: by the throw button, first throws and later
// ones with some dice kept, each place of the tray for itself and neighbours
// together.
func TestDiceAreFair(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	start := a.games.Now.Match
	var places [dice.N][6]int
	var again [6]int
	var pairs [36]int
	for turn := range 2500 {
		a.games.Now.Match, a.games.Now.Kept = start, [dice.N]bool{}
		a.act(a.Desk().Throw())
		first := a.state().Now().Dice
		for i, f := range first {
			places[i][f-1]++
			if i%2 == 1 {
				pairs[int(first[i-1]-1)*6+int(f)-1]++
			}
		}
		kept := turn % dice.N
		for i := range kept {
			a.games.Keep(i)
		}
		a.act(a.Desk().Throw())
		second := a.state().Now().Dice
		if !slices.Equal(first[:kept], second[:kept]) {
			t.Fatalf("kept %d of %v, then %v", kept, first, second)
		}
		for _, f := range second[kept:] {
			again[f-1]++
		}
	}
	for i, counts := range places {
		if x := enginetest.ChiSquare(counts[:]); x > enginetest.FiveDegrees {
			t.Errorf("die %d: %v, chi-square %.1f", i+1, counts, x)
		}
	}
	if x := enginetest.ChiSquare(again[:]); x > enginetest.FiveDegrees {
		t.Errorf("thrown again: %v, chi-square %.1f", again, x)
	}
	if x := enginetest.ChiSquare(pairs[:]); x > 100 { // 35 degrees of freedom
		t.Errorf("two dice together: %v, chi-square %.1f", pairs, x)
	}
}

// Typed dice are not final before they are written: "served" can be set or taken away, and the last die goes,
// though taking back was ruled out; each is said and stored.
func TestTypedDiceAreNotFinal(t *testing.T) {
	a := opened(t, browser.Memory{})
	setup := tables[0].Setup(t)
	setup.Rules.TakeBack = false
	must(t, a.games.Start(setup, "", true))
	a.Begun()
	a.pressAll("type", "face-6", "face-6", "face-6", "face-5", "face-5")
	a.press("cell-7-0")
	a.press("typed-served")
	if now := a.state().Now(); !now.Served || a.desk.Row != "F" || a.Focused != "typed-served" || !strings.Contains(a.Said, "serviert") {
		t.Errorf("served %v, row %q, focus on %q, said %q", now.Served, a.desk.Row, a.Focused, a.Said)
	}
	a.press("typed-back")
	if a.games.Now.Match.Len() != 0 || len(a.desk.Typing) != 4 || !a.desk.Served || a.Focused != "typed-back" || a.Said == "" {
		t.Errorf("%d actions, typed %v, served %v, focus on %q, said %q", a.games.Now.Match.Len(), a.desk.Typing, a.desk.Served, a.Focused, a.Said)
	}
	a.press("face-6")
	if again := opened(t, a.disk); again.state().Now() != a.state().Now() || !again.state().Now().Served {
		t.Errorf("stored is %+v", again.state().Now())
	}
	if !a.key("Backspace", false, "") || len(a.desk.Typing) != 4 {
		t.Errorf("Backspace leaves %v", a.desk.Typing)
	}
	a.pressAll("face-5", "cell-7-0", "write")
	if a.key("Backspace", false, ""); a.games.Now.Match.Len() != 2 {
		t.Error("what is written was taken back")
	}
}

// A slip of the pencil in an early round of a game with real dice can be corrected while the game goes on: only
// values that can stand are offered, all that was played later stays, and the correction is said, stored and can
// be taken back.
func TestAnEarlierEntryIsCorrectedAtTheTable(t *testing.T) {
	column := "" // the first column, full
	for row := range strings.FieldsSeq("1 2 3 4 5 6 S F P G X") {
		column += strings.Repeat("strike "+row+" 1\n", 2)
	}
	for _, c := range []struct{ name, head, moves string }{
		{"two", "escalero\nparty Anna\nparty Bernd\n", "points F 1 30\nstrike G 3\nresult 66612\nwrite 6 2\npoints S 1 20\nresult 11122\n"},
		{"pairs", "escalero\noption double-hand on\nparty Anna + Carl\nparty Bernd + Doris\n", "points F 1 30\nstrike G 3\nresult 66612\ndone\nresult 55512\nwrite 6 2\npoints S 1 20\n"},
		{"top-down", "wuerfelpoker-top-down\nparty Anna\nparty Bernd\n", column + "points 1 2 3\nstrike 1 2\nresult 66612\nwrite 2 2\npoints 2 2 6\n"},
	} {
		a := byHand(t, "serviert 1 "+c.head+c.moves)
		before, actions := a.games.Now.Dice.String(), a.games.Now.Match.Len()
		row, col, to := 8, 1, 35
		if c.name == "top-down" {
			row, col, to = 1, 2, 4
		}
		at := dicegame.Spot{Party: 1, Col: col, Row: row}
		was := a.state().Sheet(1)[col-1][row-1].Points
		a.pressAll("menu", "menu-check", at.ID())
		if a.Focused != "values" || strings.Contains(a.html(), "-31\"") {
			t.Errorf("%s: focus on %q in %s", c.name, a.Focused, a.html())
		}
		a.press(fmt.Sprintf("value-1-%s-%d", at.ID(), to))
		if got := a.state().Sheet(1)[col-1][row-1]; got.Points != to || got.Served != (to == 35) {
			t.Errorf("%s: the cell holds %+v", c.name, got)
		}
		if a.games.Now.Match.Len() != actions || a.Shown != "" || !strings.Contains(a.Said, fmt.Sprintf("%d statt %d", to, was)) {
			t.Errorf("%s: %d actions, dialog %q, said %q", c.name, a.games.Now.Match.Len(), a.Shown, a.Said)
		}
		if again := opened(t, a.disk); again.games.Now.Dice.String() != a.games.Now.Dice.String() || again.games.Now.Dice.String() == before {
			t.Errorf("%s: stored is\n%s", c.name, again.games.Now.Dice.String())
		}
		a.key("z", false, "")
		if got := a.games.Now.Dice.String(); got != before || !strings.Contains(a.Said, fmt.Sprintf("%d statt %d", was, to)) {
			t.Errorf("%s: taken back to\n%s, said %q", c.name, got, a.Said)
		}
		if _, ok := a.games.Corrected(); ok {
			t.Errorf("%s: taken back twice", c.name)
		}
	}
	// Neither a throw of the app, nor while the app throws, nor where another tab has the game.
	for _, c := range []struct {
		moves          string
		block, watches bool
	}{{"throw 66655\nwrite F 1\n", true, false}, {"points F 1 30\n", false, false}, {"points F 1 30\n", true, true}} {
		a := opened(t, browser.Memory{})
		a.games.Take(gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\n"+c.moves, "1", "1", 1))
		a.games.Now.Block = c.block
		a.Begun()
		a.games.Hold(!c.watches)
		a.Press(dicegame.Press{Order: dicegame.Correct, At: dicegame.Spot{Party: 1, Col: 1, Row: 8}})
		if a.Shown == "correct" {
			t.Errorf("%+v can be corrected", c)
		}
		if a.press("menu"); a.Shown != "menu" || strings.Contains(a.html(), "menu-check") {
			t.Errorf("it is offered to correct %+v", c)
		}
	}
}

// A cell that has been chosen may be filled by an entry that is moved there, also when
// that is taken back: then nothing is chosen any more, and other cells can be.
func TestNothingIsChosenWhereAnEntryHasMoved(t *testing.T) {
	a := byHand(t, "serviert 1 escalero\nparty Anna\nparty Bernd\npoints F 2 35\nstrike G 2\n")
	chosen := func(id string) {
		t.Helper()
		if a.press(id); !strings.Contains(a.html(), "points-30") {
			t.Fatalf("no points are on offer for %s: %s", id, a.html())
		}
	}
	free := func(when string) {
		t.Helper()
		if html := a.html(); a.desk.Row != "" || strings.Contains(html, "points-30") || !strings.Contains(html, "Feld wählen") {
			t.Errorf("%s, %s %d is chosen still: %s", when, a.desk.Row, a.desk.Col, html)
		}
	}
	chosen("cell-7-0")
	a.pressAll("cell-7-1", "move-1-cell-1-2-8-1")
	free("moved")
	chosen("cell-7-1")
	a.key("z", false, "")
	free("moved back")
	chosen("cell-7-2")
	if a.press("points-30"); !strings.HasSuffix(a.games.Now.Dice.String(), "points F 3 30\n") {
		t.Errorf("written was\n%s", a.games.Now.Dice)
	}
}

// Whoever has to stop, or wants to know, is told who would pay whom as it stands: in money or in points, at the stake that
// counts now. A finished game has its settlement for that.
func TestHowItStands(t *testing.T) {
	for _, c := range []struct {
		record string
		want   []string
	}{
		{"escalero\nparty Anna\nparty Bernd\n", []string{"Niemand zahlt etwas"}},
		{"escalero\nparty Anna\nparty Bernd\npoints 6 3 18\npoints 6 1 12\n", []string{"Anna gewinnt 3 Punkte"}},
		{"escalero\noption stake 0.10 EUR\nparty Anna\nparty Bernd\nparty Carl\npoints 6 3 18\n", []string{"Bernd zahlt Anna 0,40 €", "Carl zahlt Anna 0,40 €"}},
		{"wuerfelpoker\noption contra on\noption stake 0.10 EUR\nparty Anna\nparty Bernd\npoints 6 3 18\ncontra\naccept\n", []string{"Bernd zahlt Anna 0,80 €"}},
		{"escalero-single\nparty Anna\nparty Bernd\nparty Carl\npoints 6 1 18\n", []string{"Bernd an Anna: 18 Punkte", "Carl an Anna: 18 Punkte"}},
	} {
		a := opened(t, browser.Memory{})
		a.games.Take(gametest.Recorded(t, "serviert 1 "+c.record, "1", "1", 1))
		a.Begun()
		a.pressAll("menu", "menu-list")
		html := a.html()
		for _, want := range append(c.want, "Wenn jetzt Schluss wäre", "class=\"paper") {
			if a.Shown != "sheets" || !strings.Contains(strings.ReplaceAll(html, "\u00a0", " "), want) {
				t.Errorf("%q is missing in %s", want, html)
			}
		}
		if said := strings.ReplaceAll(a.Said, "\u00a0", " "); !strings.HasSuffix(said, "Wenn jetzt Schluss wäre: "+strings.Join(c.want, ". ")+".") {
			t.Errorf("said %q", said)
		}
	}
	a := opened(t, browser.Memory{})
	base, _ := escalero.Preset("escalero")
	a.games.Take(gametest.Filled(base, 0, 1, 2))
	a.pressAll("menu", "menu-list")
	if html := a.html(); a.Shown != "sheets" || strings.Contains(html, "Schluss") {
		t.Errorf("after the end it says %s", html)
	}
}

// What was written in the wrong column of its row goes to the right one, rounds later too; that is said of both cells, and
// can be taken back.
func TestAnEarlierEntryGoesToAnotherColumnAtTheTable(t *testing.T) {
	a := byHand(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nresult 55522\nwrite F 1\nstrike G 3\npoints F 2 35\nstrike G 2\n")
	for to, want := range map[int]string{2: "result 55522\nwrite F 2\nstrike G 3\npoints F 1 35\nstrike G 2\n", 3: "result 55522\nwrite F 3\nstrike G 3\npoints F 2 35\nstrike G 2\n"} {
		before := a.games.Now.Dice.String()
		a.press("cell-7-0")
		if html := a.html(); !strings.Contains(html, "Kolonne ×2") || !strings.Contains(html, "tauscht mit: 35") {
			t.Errorf("on offer is %s", html)
		}
		a.press(fmt.Sprintf("move-1-cell-1-1-8-%d", to))
		if got := a.games.Now.Dice.String(); !strings.HasSuffix(got, want) || a.Shown != "" {
			t.Errorf("moved to\n%s, dialog %q", got, a.Shown)
		}
		if said := map[int]string{2: "Full House ×2: 30 statt 35. Full House ×1: 35 statt 30.", 3: "Full House ×4: 30 statt offen. Full House ×1: offen statt 30."}[to]; !strings.Contains(a.Said, said) {
			t.Errorf("said %q", a.Said)
		}
		if again := opened(t, a.disk); again.games.Now.Dice.String() != a.games.Now.Dice.String() {
			t.Error("it is not stored")
		}
		if a.key("z", false, ""); a.games.Now.Dice.String() != before || !strings.Contains(a.Said, "Full House ×1: 30 statt") {
			t.Errorf("taken back to\n%s, said %q", a.games.Now.Dice.String(), a.Said)
		}
	}
}

// byHand is a table with real dice, at the game of a record.
func byHand(t *testing.T, text string) *at {
	t.Helper()
	a := opened(t, browser.Memory{})
	a.games.Take(gametest.Recorded(t, text, "1", "1", 1))
	a.games.Now.Block = true
	a.Begun()
	return a
}

// storedUntilTakenBack fails unless the correction just made is on the disk, and Z brings the game back as it was before.
func (a *at) storedUntilTakenBack(what, before string) {
	a.t.Helper()
	if again := opened(a.t, a.disk); again.games.Now.Dice.String() != a.games.Now.Dice.String() {
		a.t.Errorf("%s is not stored", what)
	}
	if a.key("z", false, ""); a.games.Now.Dice.String() != before {
		a.t.Errorf("%s: taken back to\n%s", what, a.games.Now.Dice)
	}
}

// What was written in the wrong row of its column goes to the right one, rounds later too, where it counts there: typed
// points as they are, typed dice as what they make there, and a strike anywhere, also in exchange. That is said of both
// cells, stored, and can be taken back.
func TestAnEarlierEntryGoesToAnotherRowAtTheTable(t *testing.T) {
	for _, c := range []struct {
		what, moves, cell string
		on                string // rows on offer
		to                int
		want, said        string
	}{
		{"points", "points 3 1 6\nstrike G 3\npoints F 2 35\nstrike G 2\n", "1-1-3", "2 6", 2,
			"points 2 1 6\nstrike G 3\npoints F 2 35\nstrike G 2\n", "Zehner ×1: 6 statt offen. Buben ×1: offen statt 6."},
		{"dice", "result 55522\nwrite F 1\nstrike G 3\npoints F 2 35\nstrike G 2\n", "1-1-8", "2 5", 5,
			"result 55522\nwrite 5 1\nstrike G 3\npoints F 2 35\nstrike G 2\n", "Könige ×1: 15 statt offen. Full House ×1: offen statt 30."},
		{"a strike", "strike P 1\nstrike G 3\nstrike G 1\nstrike G 2\n", "1-1-9", "1 2 3 4 5 6 7 8", 7,
			"strike S 1\nstrike G 3\nstrike G 1\nstrike G 2\n", "Straße ×1: gestrichen statt offen. Poker ×1: offen statt gestrichen."},
		{"dice beside their row", "result 55522\nstrike 6 1\nstrike G 3\nstrike G 1\nstrike G 2\n", "1-1-6", "1 2 3 4 5 7 8 9", 5,
			"result 55522\nwrite 5 1\nstrike G 3\nstrike G 1\nstrike G 2\n", "Könige ×1: 15 statt offen. Asse ×1: offen statt gestrichen."},
		{"an exchange", "points 3 1 6\nstrike G 3\npoints 6 1 12\nstrike G 2\n", "1-1-3", "2 6", 6,
			"points 6 1 6\nstrike G 3\npoints 3 1 12\nstrike G 2\n", "Asse ×1: 6 statt 12. Buben ×1: 12 statt 6."},
	} {
		a := byHand(t, "serviert 1 escalero\nparty Anna\nparty Bernd\n"+c.moves)
		before := a.games.Now.Dice.String()
		a.pressAll("menu", "menu-check", "cell-"+c.cell)
		var on []string
		for row := range 10 {
			if uitest.Has(a.shown(), fmt.Sprintf("row-1-cell-%s-%d", c.cell, row+1)) {
				on = append(on, strconv.Itoa(row+1))
			}
		}
		if got := strings.Join(on, " "); got != c.on || !strings.Contains(a.html(), "in eine andere Reihe?") {
			t.Errorf("%s: rows %s are on offer, want %s", c.what, got, c.on)
		}
		a.press(fmt.Sprintf("row-1-cell-%s-%d", c.cell, c.to))
		if got := a.games.Now.Dice.String(); !strings.HasSuffix(got, "party Bernd\n"+c.want) || a.Shown != "" || !strings.Contains(a.Said, c.said) {
			t.Errorf("%s: moved to\n%s, dialog %q, said %q", c.what, got, a.Shown, a.Said)
		}
		a.storedUntilTakenBack(c.what, before)
	}
	r, _ := escalero.Preset("wuerfelpoker-top-down")
	if _, err := gametest.Filled(r, 0, 1).Moved(dicegame.Spot{Party: 1, Col: 2, Row: 6}, 2, 7); err == nil || errors.Is(err, dicegame.ErrThrown) {
		t.Errorf("an entry has left its place in a column with an order: %v", err)
	}
}

// Somebody threw out of turn, and it stands on the sheet of who was next: the two turns are exchanged, rounds later too,
// with all that was typed for them. That is said of every cell, sheet by sheet, stored, and can be taken back.
func TestAnEntryGoesToWhoThrewIt(t *testing.T) {
	const four = "serviert 1 escalero\nparty Anna\nparty Bernd\nparty Clara\nparty Dora\n"
	for _, c := range []struct {
		what, begin, moves, cell string
		on                       string // who is on offer
		with                     string
		want, said               string
	}{
		{"points", four, "points F 1 30\npoints 6 1 18\nstrike G 3\npoints 5 2 10\npoints P 2 40\n", "2-1-6", "1-1-8 3-3-10 4-2-5", "3-3-10",
			"points F 1 30\nstrike G 3\npoints 6 1 18\npoints 5 2 10\npoints P 2 40\n",
			"Berichtigt. Clara, Asse ×1: 18 statt offen. Grande ×4: offen statt gestrichen. Bernd, Asse ×1: offen statt 18. Grande ×4: gestrichen statt offen."},
		{"the last of a round", four, "points F 1 30\npoints 6 1 18\nstrike G 3\npoints 5 2 10\npoints P 2 40\n", "4-2-5", "1-1-8 1-2-9 2-1-6 3-3-10", "1-2-9",
			"points F 1 30\npoints 6 1 18\nstrike G 3\npoints P 2 40\npoints 5 2 10\n",
			"Berichtigt. Anna, Könige ×2: 10 statt offen. Poker ×2: offen statt 40. Dora, Könige ×2: offen statt 10. Poker ×2: 40 statt offen."},
		{"dice", "serviert 1 escalero\nparty Anna\nparty Bernd\n", "result 55522 served\nwrite F 1\nresult 66666\nwrite G 1\n", "1-1-8", "2-1-10", "2-1-10",
			"result 66666\nwrite G 1\nresult 55522 served\nwrite F 1\n",
			"Berichtigt. Bernd, Full House ×1: 35 statt offen. Grande ×1: offen statt 50. Anna, Full House ×1: offen statt 35. Grande ×1: 50 statt offen."},
		{"two turns each", "serviert 1 escalero\noption double-hand on\nparty Anna\nparty Bernd\n", "result 55522\ndone\nresult 55511\nwrite F 1 hand 1\nstrike G 1\n", "1-1-8", "2-1-10", "2-1-10",
			"strike G 1\nresult 55522\ndone\nresult 55511\nwrite F 1 hand 1\n", "Bernd, Full House ×1: 30 statt offen."},
		{"a cell that is taken", "serviert 1 escalero\nparty Anna\nparty Bernd\n", "points F 1 30\npoints 6 1 18\npoints P 1 40\npoints F 1 35\n", "2-1-8", "", "", "", ""},
		{"the same", "serviert 1 escalero\nparty Anna\nparty Bernd\n", "strike G 1\nstrike G 1\n", "2-1-10", "", "", "", ""},
		{"thrown in the app", "serviert 1 escalero\nparty Anna\nparty Bernd\n", "throw 12345\nwrite S 1\npoints 6 1 18\n", "2-1-6", "", "", "", ""},
	} {
		a := byHand(t, c.begin+c.moves)
		before := a.games.Now.Dice.String()
		a.pressAll("menu", "menu-check", "cell-"+c.cell)
		var on []string
		for _, m := range regexp.MustCompile(`party-1-cell-`+c.cell+`-cell-([0-9-]+)"`).FindAllStringSubmatch(a.html(), -1) {
			on = append(on, m[1])
		}
		slices.Sort(on)
		if got := strings.Join(on, " "); got != c.on || strings.Contains(a.html(), "jemand anders") != (c.on != "") {
			t.Errorf("%s: %q is on offer, want %q", c.what, got, c.on)
		}
		if c.with == "" {
			continue
		}
		a.press("party-1-cell-" + c.cell + "-cell-" + c.with)
		if got := a.games.Now.Dice.String(); !strings.HasSuffix(got, "\n"+c.want) || a.Shown != "" || !strings.Contains(a.Said, c.said) {
			t.Errorf("%s: exchanged to\n%s, dialog %q, said %q", c.what, got, a.Shown, a.Said)
		}
		a.storedUntilTakenBack(c.what, before)
	}
}

// A written cell on the pad opens its own values at once, of the own sheet also by key; leaving it as it is leads
// back to the table.
func TestAWrittenCellIsCorrectedByATap(t *testing.T) {
	a := byHand(t, "serviert 1 escalero\nparty Anna\nparty Bernd\npoints F 1 30\nstrike G 3\n")
	a.Focused = dicegame.CellID(6, 0)
	if a.key("ArrowDown", false, a.Focused); a.Focused != dicegame.CellID(7, 0) {
		t.Fatalf("the arrow leads to %q", a.Focused)
	}
	for id, at := range map[string]dicegame.Spot{"cell-7-0": {Party: 1, Col: 1, Row: 8}, "pad-cell-2-3-10": {Party: 2, Col: 3, Row: 10}} {
		before := a.games.Now.Dice.String()
		if a.press(id); a.Shown != "correct" || a.Focused != "values" || a.wrong != at {
			t.Errorf("%s opens %q, focus on %q", id, a.Shown, a.Focused)
		}
		was := history.Points(a.games.Now, at)
		if a.press(fmt.Sprintf("value-1-%s-%d", at.ID(), was)); a.Shown != "" || a.games.Now.Dice.String() != before {
			t.Errorf("%s is not left as it was", id)
		}
	}
	// Where it was chosen on the pad of the menu, that comes back, for another one.
	a.press("menu")
	a.press("menu-check")
	at := dicegame.Spot{Party: 1, Col: 1, Row: 8}
	a.press(at.ID())
	if a.press("value-1-" + at.ID() + "-30"); a.Shown != "correct" || a.Focused != at.ID() || a.wrong != (dicegame.Spot{}) {
		t.Errorf("from the menu: on the screen is %q, focus on %q, chosen %+v", a.Shown, a.Focused, a.wrong)
	}
	a.CloseDialog()
	a.games.Now.Block = false
	if html := a.html(); strings.Contains(html, `<button id="pad-cell`) {
		t.Error("corrected by a tap with dice in the app")
	}
}

// A correction can be taken back after a restart, until something else is played.
func TestTheUndoOfACorrectionSurvivesARestart(t *testing.T) {
	disk := browser.Memory{}
	a := opened(t, disk)
	a.games.Take(gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nresult 66655\nwrite F 1\nresult 66612\n", "1", "1", 1))
	a.games.Now.Block = true
	a.Begun()
	before := a.games.Now.Dice.String()
	a.press("pad-cell-1-1-8")
	a.press("value-1-cell-1-1-8-35")
	b := opened(t, disk)
	if b.undo() == "" {
		t.Fatal("after a restart nothing can be taken back")
	}
	b.key("z", false, "")
	if got := b.games.Now.Dice.String(); got != before || !strings.Contains(b.Said, "30 statt 35") {
		t.Errorf("taken back to\n%s, said %q", got, b.Said)
	}
	if opened(t, disk).undo() != "" {
		t.Error("taken back twice")
	}
	b.press("pad-cell-1-1-8")
	b.press("value-1-cell-1-1-8-35")
	b.pressAll("menu", "menu-people")
	uitest.Type(t, b.shown(), "name-0", "Anne")
	uitest.Type(t, b.shown(), "level-0", "coach")
	b.press("seats-done")
	if b.key("z", false, ""); b.games.Now.Name(1) != "Anne" || b.games.Now.Seat(1, 0) != dicegame.Coach || record.Course(b.games.Now.Dice.String()) != record.Course(before) {
		t.Errorf("with another name taken back to\n%s, said %q", b.games.Now.Dice.String(), b.Said)
	}
	b.press("pad-cell-1-1-8")
	b.press("value-1-cell-1-1-8-35")
	b.press("typed-served") // the same number of actions, and another game
	if c := opened(t, disk); c.undo() != "" || b.undo() != "" {
		t.Error("a correction is taken back although something was played after it")
	}
}

// With real dice the next one may have chosen a cell or typed dice when an entry turns out to be wrong. That was for
// another sheet: it goes with the entry that is taken back.
func TestTakingBackForgetsWhatTheNextOneHasBegun(t *testing.T) {
	for _, begun := range [][]string{{"cell-7-0"}, {"type", "face-1", "face-2"}} {
		for what, takeBack := range map[string]func(*at){
			"the menu": func(a *at) { a.pressAll("menu", "menu-undo") },
			"Z":        func(a *at) { a.undone() },
		} {
			a := byHand(t, "serviert 1 escalero\nparty Anna\nparty Bernd\npoints F 1 30\npoints F 2 30\npoints S 1 20\n")
			a.pressAll(begun...)
			takeBack(a)
			if in, ok := a.desk.Input(); ok || a.state().Turn() != 1 {
				t.Errorf("%v, then %s: party %d has begun %+v", begun, what, a.state().Turn(), in)
			}
			a.pressAll("cell-8-0", "points-40")
			if got := a.state().Sheet(1)[0][8].Points; got != 40 {
				t.Errorf("%v, then %s: after that %d are written", begun, what, got)
			}
		}
	}
}

// With real dice the points of a second turn can be entered by hand where one tap is enough, too: the first tap does not
// write the first result.
func TestOneTapLeavesThePointsOfASecondTurn(t *testing.T) {
	a := opened(t, browser.Memory{})
	a.games.Take(gametest.Recorded(t, "serviert 1 escalero\nparty Anna + Carl\nparty Bernd + Doris\nresult 66612\ndone\n", "1", "1", 1))
	a.games.Now.Block, a.Set.OneTap = true, true
	a.Begun()
	a.pressAll("cell-5-0", "points-24")
	if got := a.state().Sheet(1)[0][5].Points; got != 24 {
		t.Errorf("%d are written", got)
	}
	a.key("z", false, "")
	if a.pressAll("cell-5-0", "cell-5-0"); a.state().Sheet(1)[0][5].Points != 18 {
		t.Error("the first result cannot be written")
	}
}

// Two taps in a row may both be there before the first is drawn. What is tapped on the table while a dialog is open
// comes to nothing: no dice are thrown behind the question about a strike.
func TestNothingIsPressedBehindADialog(t *testing.T) {
	a := opened(t, browser.Memory{})
	a.games.Take(gametest.Recorded(t, "serviert 1 escalero-single\nparty Anna\nparty Bernd\nthrow 12346\n", "1", "1", 1))
	a.Begun()
	a.Press(dicegame.Press{Order: dicegame.Tap, N: dicegame.CellN(9, 0)})
	a.Press(dicegame.Press{Order: dicegame.Enter})
	for _, p := range []dicegame.Press{{Order: dicegame.Play, Action: escalero.Action{Kind: escalero.Keep}}, {Order: dicegame.KeepDie}, {Order: dicegame.OpenMenu}} {
		if a.Press(p); a.Shown != "strike" || a.games.Now.Match.Len() != 1 || a.games.Now.Kept != [5]bool{} {
			t.Errorf("%+v was pressed behind %q: %v", p, a.Shown, a.games.Now)
		}
	}
}

// After a whole round those who have to go may stop: the game is over and settled as it
// stands, and that can be taken back whatever was agreed about entries. Whoever plays
// with computer players alone has nobody to agree with.
func TestStoppingEarly(t *testing.T) {
	const two = "party Anna\nparty Bernd\n"
	table := func(record string) *at {
		a := opened(t, browser.Memory{})
		a.games.Take(gametest.Recorded(t, "serviert 1 "+record, "1", "1", 1))
		a.Begun()
		a.pressAll("menu", "menu-list")
		return a
	}
	texts := i18n.For("de").Table
	for record, want := range map[string]struct{ may, later, asked bool }{
		"escalero\n" + two:                                                                          {later: true},
		"escalero\n" + two + "strike 1 1\n":                                                         {later: true}, // nobody has more than one entry
		"escalero\n" + two + "strike 1 1\nstrike 1 1\n":                                             {may: true, later: true},
		"escalero\n" + two + strings.Repeat("strike 1 1\n", 2) + "strike 2 1\n":                     {later: true},
		"escalero\nparty Anna\nparty Strong\tcomputer strong\n" + strings.Repeat("strike 1 1\n", 2): {},
		"escalero\n" + two + "party Strong\tcomputer strong\n" + strings.Repeat("strike 1 1\n", 3):  {may: true, later: true},
		"escalero\noption contra on\n" + two + strings.Repeat("strike 1 1\n", 2) + "contra\n":       {later: true, asked: true},
	} {
		a := table(record)
		if html := a.html(); strings.Contains(html, `id="stop"`) != want.may || strings.Contains(html, `id="last-round"`) != want.later || strings.Contains(html, "Erst antwortet Bernd auf das Contra.") != want.asked {
			t.Errorf("%s: want %+v in %s", record, want, html)
		}
		a.CloseDialog()
		a.press("menu") // promises nothing that is not there
		if html := a.html(); strings.Contains(html, "aufhören") != (want.may || want.later || want.asked) {
			t.Errorf("%s: the menu says %s", record, html)
		}
	}
	a := table("escalero\noption take-back off\noption stake 0.10 EUR\nparty Strong\tcomputer strong\nparty Anna\nparty Bernd\nstrike 6 1\npoints 6 3 18\nstrike 6 1\n")
	if a.press("stop"); !a.state().Stopped() || a.Shown != "" || a.Visited != "/end" || len(a.games.Done()) != 1 {
		t.Fatalf("at %s with dialog %q and %d games", a.Visited, a.Shown, len(a.games.Done()))
	}
	if said := strings.ReplaceAll(a.Said, "\u00a0", " "); !strings.HasPrefix(said, texts.Say.Stop+" Anna gewinnt, 8 Spielpunkte") || !strings.Contains(said, "Bernd zahlt Anna 0,40 €.") {
		t.Errorf("said %q", said)
	}
	if a = a.restarted(); !a.state().Stopped() || !a.games.CanTakeBack() {
		t.Fatal("it cannot be taken back")
	}
	if a.TakeBack(); a.state().Over() || len(a.games.Done()) != 0 || !a.state().MayStop() || a.Visited != "/table" || a.Focused != "" {
		t.Errorf("over %v, %d games", a.state().Over(), len(a.games.Done()))
	}
}

// Within a round the players may agree that it is the last. The game is over with its last
// entry, before a computer player begins the next one, whatever was agreed about taking back.
func TestTheLastRound(t *testing.T) {
	a := opened(t, browser.Memory{})
	a.games.Take(gametest.Recorded(t, "serviert 1 escalero\noption take-back off\nparty Strong\tcomputer strong\nparty Anna\nparty Bernd\nstrike 6 1\n", "1", "1", 1))
	a.Begun()
	texts := &i18n.For("de").Table
	a.pressAll("menu", "menu-list", "last-round")
	if a.Shown != "" || a.Said != texts.LastRoundNow || !strings.Contains(a.html(), texts.LastRound) {
		t.Fatalf("dialog %q, said %q", a.Shown, a.Said)
	}
	a = a.restarted()
	a.pressAll("menu", "menu-list", "play-on")
	if a.Said != texts.Say.PlayOn || strings.Contains(a.html(), texts.LastRound) {
		t.Errorf("said %q", a.Said)
	}
	a.pressAll("menu", "menu-list", "last-round")
	a = a.restarted()
	if a.key("a", false, ""); !strings.Contains(a.Said, texts.LastRoundNow) {
		t.Errorf("how it stands is said as %q", a.Said)
	}
	a.lay("66612")
	if a.enterInto(5, 0); a.state().Over() {
		t.Fatal("it is over before all have their entry")
	}
	a.lay("55512")
	if a.enterInto(4, 0); !a.state().Stopped() || len(a.games.Done()) != 1 {
		t.Fatalf("it goes on: %s", a.games.Now.Dice.String())
	}
	if !strings.Contains(a.Said, "Bernd schreibt 15") || !strings.Contains(a.Said, texts.Say.Stop) || strings.Contains(a.Said, texts.Say.Over) || strings.Contains(a.html(), texts.LastRound) {
		t.Errorf("said %q", a.Said)
	}
	// Once they play on after all, nothing ends it by itself.
	a = a.restarted()
	if a.TakeBack(); !a.state().MayStop() || a.games.Now.Ends() {
		t.Errorf("it is over: %t, it ends: %t", a.state().Over(), a.games.Now.Ends())
	}
	// One more round, and the computer player begins it.
	a.pressAll("menu", "menu-list")
	if html := a.html(); !strings.Contains(html, texts.OneMore) {
		t.Errorf("between two rounds it offers\n%s", html)
	}
	a.press("last-round")
	a.Begun()
	for range 3 {
		if a.state().Over() {
			t.Fatal("the round is not over")
		}
		a.lay("12345")
		if !a.apply(escalero.Action{Kind: escalero.Write, Row: "1", Col: 1}) {
			t.Fatalf("nothing is written in %s", a.games.Now.Dice.String())
		}
	}
	if !a.state().Stopped() {
		t.Error("after one more round it goes on")
	}
	// The last round of all ends anyway.
	record := "serviert 1 escalero-single\nparty Anna\nparty Bernd\n"
	for _, row := range "123456SF" {
		record += strings.Repeat(fmt.Sprintf("strike %c 1\n", row), 2)
	}
	record += "strike P 1\n"
	for _, left := range []int{2, 1} {
		a := opened(t, browser.Memory{})
		a.games.Take(gametest.Recorded(t, record, "1", "1", 1))
		a.Begun()
		a.pressAll("menu", "menu-list")
		if got := strings.Contains(a.html(), `id="last-round"`); got != (left == 2) {
			t.Errorf("%d rounds left: to be stopped after this one: %t", left, got)
		}
		record += "strike P 1\nstrike G 1\n"
	}
}

// The agreement is about one round: an answer to a Contra that begins it, an entry of the round before that is taken
// back, or somebody who leaves and comes back do not make it another.
func TestWhichRoundIsTheLast(t *testing.T) {
	begin := func(record string) *at {
		a := opened(t, browser.Memory{})
		a.games.Take(gametest.Recorded(t, "serviert 1 escalero\n"+record, "1", "1", 1))
		a.Begun()
		a.pressAll("menu", "menu-list", "last-round")
		return a
	}
	play := func(a *at, actions ...escalero.Action) {
		t.Helper()
		for i, x := range actions {
			if a.state().Over() || !a.apply(x) {
				t.Fatalf("action %d is not possible in\n%s", i+1, a.games.Now.Dice.String())
			}
		}
	}
	strike := func(row string) escalero.Action { return escalero.Action{Kind: escalero.Strike, Row: row, Col: 1} }
	contra, accept := escalero.Action{Kind: escalero.Contra}, escalero.Action{Kind: escalero.Accept}
	two := "party Anna\nparty Bernd\nstrike 1 1\nstrike 1 1\n"

	a := begin("option contra on\n" + two)
	if play(a, contra, accept); a.state().Over() || !a.games.Now.Ends() {
		t.Errorf("with the answer to a Contra it is over: %t", a.state().Over())
	}
	if play(a, strike("2"), strike("2")); !a.state().Stopped() {
		t.Error("after the round it goes on")
	}

	a = begin(two)
	if a.key("z", false, ""); a.games.Now.Ends() {
		t.Error("the round before is the last one")
	}
	play(a, strike("2"))
	if a.state().Over() || !a.games.Now.Ends() {
		t.Errorf("after an entry that was put right it is over: %t", a.state().Over())
	}
	play(a, strike("2"), strike("3"))
	// So does one that was written by mistake and ended the game.
	if a.TakeBack(); a.state().Over() || a.games.Now.Ends() {
		t.Fatalf("taken back it is over: %t", a.state().Over())
	}
	if a.TakeBack(); !a.games.Now.Ends() {
		t.Error("the round of the last entry is no longer the last")
	}
	if play(a, strike("4")); !a.state().Stopped() {
		t.Error("once the last entry is put right it goes on")
	}

	a = begin(two)
	reseat := func(level dicegame.Seat) {
		t.Helper()
		must(t, a.games.Now.Reseat([]string{"", ""}, []dicegame.Seat{dicegame.Person, level}))
	}
	reseat("casual")
	play(a, strike("2"), strike("2"))
	if reseat(dicegame.Person); a.games.Now.Ends() {
		t.Error("who comes back in a later round ends the game with that")
	}
}

// Who throws, the app or they, and what has become of an entry: all at the table are to see that, and to hear it.
func TestWhatAllAreToKnowIsShown(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.games.Now.Block = false
	for _, want := range []string{a.Texts().Table.ToBlock, a.Texts().Table.ToApp, a.Texts().Table.ToBlock} {
		a.Confirmed = ""
		a.press("menu")
		if a.press("menu-block"); a.Confirmed != want+"." {
			t.Errorf("confirmed %q, want %q", a.Confirmed, want)
		}
	}
	a.Confirmed = ""
	must(t, a.games.Act(escalero.Action{Kind: escalero.Points, Row: "F", Col: 1, Points: 30}))
	at := dicegame.Spot{Party: 1, Col: 1, Row: 8}
	a.Press(dicegame.Press{Order: dicegame.Correct, At: at})
	if a.press("value-" + a.games.Now.ID + "-" + at.ID() + "-35"); a.Confirmed == "" || !strings.Contains(a.Confirmed, "35") {
		t.Errorf("of the correction %q is shown", a.Confirmed)
	}
	a.Confirmed = ""
	if a.key("z", false, ""); a.Confirmed == "" || !strings.Contains(a.Confirmed, "35") {
		t.Errorf("of taking it back %q is shown", a.Confirmed)
	}
}
