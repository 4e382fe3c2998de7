//go:build !js

package play

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// An entry can be taken back until the next player throws, never the dice.
func TestTakeBackUntilTheNextThrow(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.lay("66612")
	if a.games.CanTakeBack() {
		t.Error("a throw can be taken back")
	}
	a.enterInto(5, 0)
	if !a.games.CanTakeBack() || a.state().Turn() != 2 {
		t.Fatal("the entry stands at once")
	}
	a.key("z", false, "")
	now := a.state()
	if now.Turn() != 1 || now.Now().Dice.String() != "66612" || now.Now().Left() != 2 {
		t.Errorf("taken back: party %d with %v, %d left", now.Turn(), now.Now().Dice, now.Now().Left())
	}
	a.reread("taking back")
	if a.games.CanTakeBack() {
		t.Error("the throw behind the entry can be taken back too")
	}
	a.enterInto(5, 1)
	a.press("throw")
	before := a.games.Now.Dice.String()
	a.takeBack()
	a.key("z", false, "")
	if a.games.CanTakeBack() || a.games.Now.Dice.String() != before {
		t.Error("the entry can be taken back after the next throw")
	}
}

func TestTakeBackCanBeForbidden(t *testing.T) {
	f := tables[0]
	f.Options = [][2]string{{"take-back", "off"}}
	a := f.begun(t, browser.Memory{})
	a.lay("66612")
	a.enterInto(5, 0)
	before := a.games.Now.Dice.String()
	a.key("z", false, "")
	a.takeBack()
	if a.games.CanTakeBack() || a.games.Now.Dice.String() != before {
		t.Error("taken back though it is not allowed")
	}
	if a.Said != "Zurücknehmen ist nicht vereinbart." {
		t.Errorf("an entry lies there, and of taking it back is said %q", a.Said)
	}
	if uitest.Has(a.shown(), "back") {
		t.Error("taking back is on offer")
	}
	a.press("menu")
	if uitest.Has(a.shown(), "menu-undo") {
		t.Error("the menu offers taking back")
	}
}

// The last entry of a game can be taken back too; the game runs again and is
// no longer among the finished ones.
func TestTakeBackTheLastEntry(t *testing.T) {
	disk := browser.Memory{}
	a := tables[5].begun(t, disk)
	for row := range a.games.Now.Rules.Rows {
		for range 2 {
			a.pressAll(dicegame.CellID(row, 0), "strike")
		}
	}
	if a.games.Running() || len(a.games.Done()) != 1 {
		t.Fatalf("over %v, %d finished", !a.games.Running(), len(a.games.Done()))
	}
	a.TakeBack()
	a.reread("taking back the last entry")
	again := store.NewGames(store.NewDisk(disk, browser.Paper{}, &browser.Page{}), browser.Boxes(nil), a.page)
	if !again.Running() || len(again.Done()) != 0 || len(a.games.Done()) != 0 {
		t.Errorf("runs %v, %d finished", again.Running(), len(again.Done()))
	}
}

// Real dice typed wrongly, and the wrong end of a turn, are mis-taps as well:
// there is a button for them.
func TestMisTapsCanBeTakenBackByTouch(t *testing.T) {
	a := tables[5].begun(t, browser.Memory{})
	a.pressAll("type", "face-3", "face-3", "face-3", "face-3", "face-3")
	if !a.state().Now().Begun() {
		t.Fatal("five typed dice are no result")
	}
	a.pressAll("menu", "menu-undo")
	if a.state().Now().Begun() {
		t.Error("the dice still lie there")
	}
	a = tables[3].begun(t, browser.Memory{})
	a.pressAll("throw", "done", "menu")
	if !uitest.Has(a.shown(), "menu-undo") {
		t.Error("the end of the first turn cannot be taken back")
	}
}

// A zero asks first; no leaves everything, yes strikes.
func TestAZeroAsksFirst(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.lay("66612")
	a.press("cell-9-2")
	before := a.games.Now.Dice.String()
	a.press("write")
	if a.Shown != "strike" || a.games.Now.Dice.String() != before {
		t.Fatalf("dialog %q", a.Shown)
	}
	a.press("strike-no")
	if a.desk.Row != "G" || a.games.Now.Dice.String() != before || a.Shown != "" {
		t.Error("no was not no")
	}
	a.pressAll("write", "strike-yes")
	if c := a.state().Sheet(1)[2][9]; !c.Written || c.Points != 0 || a.Shown != "" {
		t.Errorf("struck: %+v, dialog %q", c, a.Shown)
	}
}

// One tap writes where that is set; otherwise the second tap on a cell does.
func TestTapsOnACell(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.lay("66612")
	a.press("cell-5-0")
	if a.state().Turn() != 1 || a.desk.Row != "6" {
		t.Fatal("the first tap wrote")
	}
	a.press("cell-5-1")
	if a.state().Turn() != 1 || a.desk.Col != 2 {
		t.Fatal("a tap on another cell wrote")
	}
	a.press("cell-5-1")
	if a.state().Turn() != 2 {
		t.Error("the second tap on the cell did not write")
	}
	a.Set.OneTap = true
	a.lay("66612")
	a.press("cell-5-0")
	if a.state().Turn() != 1 {
		t.Error("one tap did not write")
	}
	a.lay("66612")
	a.press("cell-9-0")
	if a.Shown != "strike" {
		t.Error("one tap struck without asking")
	}
}

// Served is lost by throwing on and won again by throwing all five.
func TestServedOnTheScreen(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.lay("12345")
	if got := a.desk.Points("S"); got != 25 {
		t.Errorf("a served straight scores %d", got)
	}
	a.press("die-1")
	for range 2 { // four dice, all five
		if !strings.Contains(a.html(), "25 hergeben") {
			t.Error("the price of throwing on is not said")
		}
		a.press("die-1")
	}
	a.press("die-1")
	a.pressAll("die-1", "die-2", "die-3", "die-4", "die-5")
	if uitest.Has(a.shown(), "throw") {
		t.Error("no dice at all can be thrown")
	}
	a.key("r", false, "")
	if a.state().Now().Throws != 1 {
		t.Error("no dice at all were thrown")
	}
}

// Dice kept stay where they lie, and which were kept is forgotten with the
// entry.
func TestKeptDiceStayInPlace(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.lay("61626")
	a.pressAll("die-1", "die-3", "die-5", "throw")
	d := a.state().Now().Dice
	if d[0] != 6 || d[2] != 6 || d[4] != 6 || !a.games.Now.Kept[0] || a.games.Now.Kept[1] {
		t.Errorf("kept %v of %v", a.games.Now.Kept, d)
	}
	if moved := a.games.Now.MovedIn(); moved[0] != 1 || moved[1] != 2 {
		t.Errorf("thrown in %v", moved)
	}
	a.enterInto(5, 0)
	if a.games.Now.Kept != [dice.N]bool{} {
		t.Errorf("after the entry %v are kept", a.games.Now.Kept)
	}
}

// In pairs either result is written, with the served status of its throw.
func TestEitherResultOfAPair(t *testing.T) {
	a := tables[3].begun(t, browser.Memory{})
	a.lay("12345")
	a.press("done")
	a.lay("11133")
	if a.desk.Points("S") != 0 || a.desk.Points("F") != 35 {
		t.Errorf("the last result scores %d and %d", a.desk.Points("S"), a.desk.Points("F"))
	}
	a.pressAll("compare", "result-1")
	if a.desk.Points("S") != 25 || a.desk.Points("F") != 0 {
		t.Errorf("the first result scores %d and %d", a.desk.Points("S"), a.desk.Points("F"))
	}
	a.enterInto(6, 0)
	if c := a.state().Sheet(1)[0][6]; c.Points != 25 || !c.Served {
		t.Errorf("written %+v", c)
	}
	if a.state().Turn() != 2 || a.desk.Result != 0 {
		t.Errorf("party %d, result %d", a.state().Turn(), a.desk.Result)
	}
}

func TestContraIsAnsweredByTheOther(t *testing.T) {
	a := tables[2].begun(t, browser.Memory{})
	a.press("contra")
	if !strings.Contains(a.html(), `class="who">Bernd`) && !strings.Contains(a.html(), "Bernd") {
		t.Error("nobody is asked")
	}
	if got := uitest.Enabled(a.shown()); strings.Join(got, " ") != "menu concede contra throw" {
		t.Errorf("the answers are %v", got)
	}
	a.pressAll("contra", "throw") // Anna plays on
	if a.state().Factor() != 4 || a.state().Turn() != 1 {
		t.Errorf("factor %d, party %d", a.state().Factor(), a.state().Turn())
	}
	a.reread("recontra")
}

// wholePad checks that the pad is a whole grid at any time: every row has a
// header, or an empty cell in its place, and as many cells as there are columns
// on all sheets; one cell is a stop of the Tab key.
func (a *at) wholePad() func(pressed string) {
	looked := 0
	return func(string) {
		if looked++; looked%11 != 0 || a.Shown != "" {
			return
		}
		text, rules := a.html(), a.games.Now.Rules
		parties := a.state().Parties()
		cells := len(rules.Columns) * parties
		for role, want := range map[string]int{
			"grid": 1, "row": len(rules.Rows) + 2, "rowheader": len(rules.Rows) + 1,
			"gridcell": cells*(len(rules.Rows)+1) + 1, "columnheader": cells,
		} {
			if got := strings.Count(text, `role="`+role+`"`); got != want {
				a.t.Fatalf("%d of %s, want %d", got, role, want)
			}
		}
		table := text[strings.Index(text, "<table"):strings.Index(text, "</table>")]
		if got := strings.Count(table, `tabindex="0"`); got != 1 {
			a.t.Fatalf("%d cells are a stop of the Tab key", got)
		}
	}
}

// recorded checks that the sums on the pad are those of the record, read as anybody else would read it.
func (a *at) recorded() func(pressed string) {
	looked := 0
	return func(pressed string) {
		if looked++; looked%13 != 0 && !a.games.Now.Over() || a.Shown != "" {
			return
		}
		doc, err := record.Parse(a.games.Now.String())
		must(a.t, err)
		d, err := doc.Dice()
		must(a.t, err)
		html, st := a.html(), d.Match.State()
		for p := engine.Player(1); int(p) <= st.Parties(); p++ {
			sheet := st.Sheet(p)
			for col := range d.Rules.Columns {
				spot := dicegame.Spot{Party: p, Col: col + 1, Row: len(d.Rules.Rows) + 1}
				id := dicegame.PadID(spot, a.Desk().Own())
				at := regexp.MustCompile(`<td[^>]* id="` + id + `"[^>]*>\s*([0-9]+)`).FindStringSubmatch(html)
				if at == nil || at[1] != strconv.Itoa(sheet.Sum(d.Rules, col)) {
					a.t.Fatalf("after %s column %d of party %d has the sum %v, by the record %d:\n%s", pressed, col+1, p, at, sheet.Sum(d.Rules, col), a.games.Now)
				}
			}
		}
	}
}

// Each open cell tells what the dice would score in it, and writing it scores
// just that.
func TestPreviewIsWhatIsWritten(t *testing.T) {
	for _, f := range []tableFor{tables[0], tables[8], tables[11]} {
		a := f.begun(t, browser.Memory{})
		r := rand.New(rand.NewPCG(2, 9))
		for !a.games.Now.Over() {
			a.press("throw")
			p, ids := a.state().Turn(), []string{}
			for _, id := range uitest.Enabled(a.shown()) {
				if strings.HasPrefix(id, "cell-") {
					ids = append(ids, id)
				}
			}
			id := ids[r.IntN(len(ids))]
			var row, col int
			fmt.Sscanf(id, "cell-%d-%d", &row, &col)
			points := a.Desk().Points(a.games.Now.Rules.Rows[row].Key)
			want := fmt.Sprint(points)
			if points == 0 {
				want = "streichen"
			}
			if tag := tagOf(a.html(), id); !strings.Contains(tag, want) {
				t.Fatalf("%s would score %d, it is called %s", id, points, tag)
			}
			a.enterInto(row, col)
			if c := a.state().Sheet(p)[col][row]; !c.Written || c.Points != points {
				t.Fatalf("%s scored %+v, shown were %d", id, c, points)
			}
		}
	}
}

// In the second column of top-down only the next cell is open.
func TestTopDownOnThePad(t *testing.T) {
	a := tables[11].begun(t, browser.Memory{})
	for a.state().Turn() != 1 || a.state().Round() <= len(a.games.Now.Rules.Rows) {
		for _, x := range a.state().Legal() {
			if x.Kind == escalero.Points {
				must(t, a.games.Act(x))
				break
			}
		}
	}
	a.press("throw")
	var open []string
	for _, id := range uitest.Enabled(a.shown()) {
		if strings.HasPrefix(id, "cell-") {
			open = append(open, id)
		}
	}
	if strings.Join(open, " ") != "cell-0-1" {
		t.Errorf("open are %v", open)
	}
	if want := a.Texts().Table.Closed; !strings.Contains(a.html(), want) {
		t.Errorf("no %q", want)
	}
	a.Press(dicegame.Press{Order: dicegame.Tap, N: dicegame.CellN(3, 1)})
	if want := fmt.Sprintf(a.Texts().Table.Say.NextRow, a.names().Row("1")); a.Said != want || a.desk.Row != "" {
		t.Errorf("said %q, chosen %q", a.Said, a.desk.Row)
	}
	a = tables[11].begun(t, browser.Memory{})
	a.press("throw")
	a.Press(dicegame.Press{Order: dicegame.Tap, N: dicegame.CellN(0, 1)})
	if a.Said != a.Texts().Table.Say.NextCol || a.desk.Row != "" {
		t.Errorf("said %q, chosen %q", a.Said, a.desk.Row)
	}
	if a.Press(dicegame.Press{Order: dicegame.Tap, N: dicegame.CellN(0, 0)}); a.desk.Row == "" {
		t.Error("an open cell cannot be chosen")
	}
}

// Rivals stand beside in turn order, and the switch goes round all of them.
func TestRivalsGoRound(t *testing.T) {
	a := tables[10].begun(t, browser.Memory{})
	seen := map[engine.Player]bool{}
	for range a.state().Parties() - 1 {
		list := a.Desk().Rivals()
		if len(list) != a.state().Parties()-1 || slices.Contains(list, a.desk.Own()) {
			t.Fatalf("rivals %v", list)
		}
		seen[list[0]] = true
		before := a.Said
		a.Press(dicegame.Press{Order: dicegame.NextRival})
		if a.Said == before {
			t.Error("the switch is silent")
		}
	}
	if len(seen) != a.state().Parties()-1 {
		t.Errorf("shown were %v", seen)
	}
}

// drawnTwice checks that drawing reads and never writes: the same page comes
// out twice, and storage and room are as before.
func (a *at) drawnTwice() func(pressed string) {
	looked := 0
	return func(pressed string) {
		if looked++; looked%9 != 0 {
			return
		}
		stored, room, game := fmt.Sprint(a.disk), a.desk, a.games.Now.Saved()
		one := unordered(a.html())
		if two := unordered(a.html()); one != two {
			a.t.Fatalf("after %s the page is drawn differently the second time", pressed)
		}
		if fmt.Sprint(a.disk) != stored || !reflect.DeepEqual(a.desk, room) || a.games.Now.Saved() != game {
			a.t.Fatalf("drawing after %s has changed something", pressed)
		}
	}
}

// unordered makes markup comparable whose attributes come in any order.
func unordered(html string) string {
	words := strings.FieldsFunc(html, func(r rune) bool { return r == ' ' || r == '>' || r == '\n' })
	slices.Sort(words)
	return strings.Join(words, " ")
}

// toldAll checks that every action is told, and never in the very words of the
// action before, which no browser would announce.
func (a *at) toldAll() func(pressed string) {
	length, said := 0, ""
	return func(pressed string) {
		if m := a.games.Now.Match; m.Len() != length {
			gametest.Sentence(a.t, pressed, a.Said)
			if a.Said == said {
				a.t.Errorf("%q is said again after %s", said, pressed)
			}
			length = m.Len()
		}
		said = a.Said
	}
}

// Whose turn it is, is part of what is said after an entry.
func TestAnEntrySaysWhoIsNext(t *testing.T) {
	for lang, want := range map[string]string{"de": "Anna schreibt", "en": "Anna writes"} {
		a := tables[5].begun(t, browser.Memory{})
		a.Set.Language = lang
		a.pressAll("cell-5-0", "points-18")
		if !strings.HasPrefix(a.Said, want+" 18:") || !strings.Contains(a.Said, "Bernd") {
			t.Errorf("said %q", a.Said)
		}
		a.takeBack()
		if !strings.Contains(a.Said, "Anna") {
			t.Errorf("taken back: said %q", a.Said)
		}
	}
}

// A game that has just begun is on the table, and who begins is said.
func TestAGameBegins(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	if a.Visited != "/table" || !strings.Contains(a.Said, "Anna") {
		t.Errorf("visited %s, said %q", a.Visited, a.Said)
	}
}

// One press on the main button writes the picture where it is worth most, with
// one tap or two, and it can be taken back.
func TestTheMainButtonWritesThePicture(t *testing.T) {
	for _, oneTap := range []bool{false, true} {
		for what, do := range map[string]func(*at){
			"a press": func(a *at) { a.press("write") },
			"W":       func(a *at) { a.key("w", false, "") },
		} {
			a := tables[0].begun(t, browser.Memory{})
			a.Set.OneTap = oneTap
			a.lay("66666")
			if do(a); a.state().Sheet(1)[2][9].Points != 80 || !a.state().Sheet(1)[2][9].Served {
				t.Errorf("%s, one tap %v: the sheet is %v", what, oneTap, a.state().Sheet(1))
			}
			if a.takeBack(); a.state().Now().Dice.String() != "66666" || a.state().Turn() != 1 {
				t.Errorf("%s: taken back to %v", what, a.state().Now())
			}
		}
	}
}
