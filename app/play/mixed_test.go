//go:build !js

package play

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// With real dice somebody chooses a cell or types dice, and before that is written an entry is corrected or moved, one is
// taken back, other people play, or the app starts anew. What was begun fits the game after each of these, or is gone.
func TestWhatWasBegunFits(t *testing.T) {
	for n, f := range tables {
		r := rand.New(rand.NewPCG(uint64(n), 3))
		a := f.begun(t, browser.Memory{})
		a.games.Now.Block = true
		a.games.Save()
		for presses := 0; presses < 200 && !a.games.Now.Over(); presses++ {
			did := ""
			switch r.IntN(20) {
			case 0, 1:
				did = a.undone()
			case 2:
				did = a.reseated(r)
			case 3:
				did = "restart"
				a = a.restarted()
			case 4, 5:
				did = a.moved(r)
			default:
				did = a.pressAny(r)
			}
			if a.games.Now.Over() {
				break
			}
			a.legalOnly()(did)
			if d, st := a.Desk(), a.state(); d.Row != "" && !st.May(escalero.Action{Kind: escalero.Strike, Row: d.Row, Col: d.Col}) ||
				d.Typing != nil && (!a.games.Now.Block || st.Now().Begun()) || d.Result == 1 && !st.Second() {
				t.Fatalf("%v: after %s there is begun %+v in\n%s", f.Kind, did, a.desk, a.games.Now.Dice)
			}
			if presses%10 == 0 {
				a.reread(did)
			}
		}
	}
}

// undone takes back a correction or the last action by a key, after all dice that are typed.
func (a *at) undone() string {
	a.t.Helper()
	for a.Shown == "" && a.desk.Typing != nil {
		a.key("z", false, "")
	}
	_, corrected := a.games.Corrected()
	may, before := corrected || a.games.CanTakeBack(), a.games.Now.Dice.String()
	if a.Shown != "" {
		return ""
	}
	if a.key("z", false, ""); may == (a.games.Now.Dice.String() == before) {
		a.t.Fatalf("taken back, though that may be %t:\n%s", may, a.games.Now.Dice)
	}
	return "Z"
}

// moved chooses an open cell and moves an entry of the same row there, where there is one.
func (a *at) moved(r *rand.Rand) string {
	a.t.Helper()
	own, rules := a.Desk().Own(), &a.games.Now.Rules
	for _, from := range a.games.Now.HandEntries() {
		for col := range rules.Columns {
			open, entry := dicegame.CellID(from.Row-1, col), dicegame.PadID(from, own)
			sheet := a.state().Sheet(own)
			if from.Party != own || !sheet.Open(*rules, col, from.Row-1) || r.IntN(3) > 0 {
				continue
			}
			if ids := uitest.Enabled(a.shown()); a.desk.Row != "" || !slices.Contains(ids, open) || !slices.Contains(ids, entry) {
				continue
			}
			a.pressAll(open, entry)
			if move := "move-" + a.games.Now.ID + "-" + from.ID() + "-" + strconv.Itoa(col+1); a.Shown == "correct" && uitest.Has(a.shown(), move) {
				a.press(move)
				return move
			}
			return entry
		}
	}
	return ""
}

// reseated gives somebody another name, or the coach, and a computer player the turns of somebody and back.
func (a *at) reseated(r *rand.Rand) string {
	a.t.Helper()
	if a.Shown != "" {
		return ""
	}
	many := 0
	for _, p := range a.games.Now.Parties {
		many += len(p.Names)
	}
	who := strconv.Itoa(r.IntN(many))
	_, corrected := a.games.Corrected()
	for _, level := range []string{"casual", []string{"", "coach"}[r.IntN(2)]} {
		course := record.Course(a.games.Now.Dice.String())
		a.pressAll("menu", "menu-people")
		uitest.Type(a.t, a.shown(), "name-"+who, "Poldi "+who+level)
		uitest.Type(a.t, a.shown(), "level-"+who, level)
		a.press("seats-done")
		if _, still := a.games.Corrected(); a.Shown != "" || still != corrected || record.Course(a.games.Now.Dice.String()) != course {
			a.t.Fatalf("dialog %q, %v, in\n%s", a.Shown, a.unseated, a.games.Now.Dice)
		}
		a.html()
	}
	return "other players"
}

// restarted is the table as it comes up after a restart, with what was begun.
func (a *at) restarted() *at {
	a.t.Helper()
	draft, was := a.Page().Draft(), a.desk
	again := opened(a.t, a.disk)
	if again.Page().Redraft(draft); a.Shown == "" && (again.desk.Row != was.Row || len(again.desk.Typing) != len(was.Typing) || again.desk.Result != was.Result) {
		a.t.Fatalf("after a restart %+v was %+v in\n%s", again.desk, was, a.games.Now.Dice)
	}
	return again
}
