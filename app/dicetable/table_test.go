package dicetable_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/dicetable"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
)

// hands write down what is pressed.
type hands struct{ pressed []dicegame.Press }

func (h *hands) Press(p dicegame.Press) { h.pressed = append(h.pressed, p) }

var english = dicegame.Names{Lang: "en"}

// table is one at which a record was played.
func table(t testing.TB, preset, record string) (dicetable.Table, *hands) {
	t.Helper()
	g := gametest.Recorded(t, "serviert 1 "+preset+"\n"+record, "1", "1", 1)
	h := &hands{}
	return dicetable.Table{Desk: &dicegame.Desk{Game: g}, Names: english, Hands: h, Latest: true, Around: dicegame.Around{TakeBack: true}}, h
}

const two = "party Anna\nparty Bernd\n"

// tag is the start tag of the element with an ID, with a space after each
// attribute. Their order varies.
func tag(t testing.TB, page app.UI, id string) string {
	t.Helper()
	text := uitest.HTML(page)
	i := strings.Index(text, `id="`+id+`"`)
	if i < 0 {
		t.Fatalf("no %s", id)
	}
	from := strings.LastIndex(text[:i], "<")
	return text[from:i+strings.Index(text[i:], ">")] + " "
}

// Every button at the table tells the hands what the desk says it does.
func TestButtonsTellTheHands(t *testing.T) {
	for _, record := range []string{
		two, two + "throw 66612\n", two + "throw 66612\nwrite 6 1\n",
		"option contra on\n" + two, "option contra on\n" + two + "contra\n",
		"party Anna + Alf\nparty Bernd + Bea\nthrow 66612\n",
		"party Anna + Alf\nparty Bernd + Bea\nthrow 66612\ndone\nthrow 11234\n",
	} {
		for _, coach := range []bool{false, true} {
			table, h := table(t, "escalero", record)
			table.Around.Coach = coach
			_, list := table.Desk.Buttons(english, table.Around)
			for _, b := range list {
				text := tag(t, table.Draw(), b.ID)
				if off := strings.Contains(text, "aria-disabled"); off != b.Off {
					t.Errorf("%s is disabled: %v", b.ID, off)
				}
				if dialog := strings.Contains(text, `aria-haspopup="dialog"`); dialog != (b.ID == "coach") {
					t.Errorf("%s opens a dialog: %v", b.ID, dialog)
				}
				h.pressed = nil
				uitest.Press(t, table.Draw(), b.ID)
				want := []dicegame.Press{b.Press}
				if b.Off {
					want = nil
				}
				if !slices.Equal(h.pressed, want) {
					t.Errorf("%s presses %+v, want %+v", b.ID, h.pressed, want)
				}
				lines := "<span>" + b.Label + "</span>"
				if b.Below != "" {
					lines += "<small>" + b.Below + "</small>"
				}
				if html := flat(uitest.HTML(table.Draw())); !strings.Contains(html, lines+"</button>") {
					t.Errorf("%s is not called %q, %q", b.ID, b.Label, b.Below)
				}
			}
		}
	}
}

// A toggle button says whether it is on.
// Between two turns the dice are on the page of a game, and nobody sees or hears them; elsewhere
// they are not there.
func TestTheDiceBetweenTurns(t *testing.T) {
	const entry = "throw 66612\nwrite 6 1\n"
	hidden := func(page dicetable.Table) (dice, hidden int) {
		text := uitest.HTML(page.Draw())
		for _, tag := range regexp.MustCompile(`<div[^>]*class="dice"[^>]*>`).FindAllString(text, -1) {
			if strings.Contains(tag, " hidden") {
				hidden++
			}
		}
		return strings.Count(text, `class="die"`), hidden
	}
	page, _ := table(t, "escalero", two+entry)
	if dice, h := hidden(page); dice != 5 || h != 1 {
		t.Errorf("between two turns there are %d dice, and %d groups are hidden", dice, h)
	}
	page.Latest = false
	if dice, h := hidden(page); dice != 0 || h != 0 {
		t.Errorf("between two turns of a position there are %d dice, and %d groups are hidden", dice, h)
	}
	page, _ = table(t, "escalero", two+entry+"throw 12345\n")
	if dice, h := hidden(page); dice != 5 || h != 0 {
		t.Errorf("after a throw there are %d dice, and %d groups are hidden", dice, h)
	}
}

// How often real dice were thrown is not known, so nothing is said to be left when they have been typed.
func TestTypedDiceAreReal(t *testing.T) {
	page, _ := table(t, "escalero", two+"result 33322\n")
	page.Desk.Game.Block = true
	if html := app.HTMLString(page.Draw()); !strings.Contains(html, "real dice") || strings.Contains(html, "throw left") {
		t.Errorf("with five dice typed: %s", html)
	}
}

func TestToggle(t *testing.T) {
	for _, served := range []bool{false, true} {
		page, _ := table(t, "escalero", two)
		page.Desk.Game.Block = true
		page.Desk.Do(english, dicegame.Press{Order: dicegame.StartTyping}, false)
		page.Desk.Served = served
		want := `aria-pressed="false"`
		if served {
			want = "aria-pressed "
		}
		if text := tag(t, page.Draw(), "typed-served"); !strings.Contains(text, want) {
			t.Errorf("served %v: %s", served, text)
		}
		if text := tag(t, page.Draw(), "typed-back"); strings.Contains(text, "aria-pressed") {
			t.Errorf("a button that is no toggle: %s", text)
		}
	}
}

// A game that is over leads to the settlement.
func TestOverLeadsToTheSettlement(t *testing.T) {
	table, _ := table(t, "escalero", "option contra on\n"+two+"contra\nconcede\n")
	table.Over = "Anna gets 7"
	html := uitest.HTML(table.Draw())
	if text := tag(t, table.Draw(), "throw"); !strings.Contains(text, `href="/settlement"`) || !strings.Contains(html, "Anna gets 7") {
		t.Errorf("the way out is %s", text)
	}
}

// Dice, cells, faces, points and results tell the hands which one it was.
func TestEveryPlaceTellsTheHands(t *testing.T) {
	pairs := "party Anna + Alf\nparty Bernd + Bea\nthrow 66612\ndone\nthrow 11234\n"
	comparing := func(d *dicegame.Desk) { d.Compare = true }
	block := func(d *dicegame.Desk) { d.Game.Block = true }
	for _, c := range []struct {
		record string
		begun  func(*dicegame.Desk)
		ids    map[string]dicegame.Press
	}{
		{two + "throw 66612\n", func(*dicegame.Desk) {}, map[string]dicegame.Press{
			"die-1": {Order: dicegame.KeepDie}, "die-5": {Order: dicegame.KeepDie, N: 4}, "menu": {Order: dicegame.OpenMenu},
			"cell-0-0": {Order: dicegame.Tap, N: dicegame.CellN(0, 0)}, "cell-5-2": {Order: dicegame.Tap, N: dicegame.CellN(5, 2)},
			"cell-9-1": {Order: dicegame.Tap, N: dicegame.CellN(9, 1)},
		}},
		{pairs, comparing, map[string]dicegame.Press{
			"result-1": {Order: dicegame.UseResult, N: 1}, "result-0": {Order: dicegame.UseResult},
		}},
		{two, func(d *dicegame.Desk) { block(d); d.Do(english, dicegame.Press{Order: dicegame.StartTyping}, false) }, map[string]dicegame.Press{
			"face-1": {Order: dicegame.TypeDie, N: 1}, "face-6": {Order: dicegame.TypeDie, N: 6},
			"typed-back": {Order: dicegame.Untype}, "typed-served": {Order: dicegame.TypedServed},
		}},
		{two, func(d *dicegame.Desk) { block(d); d.Row, d.Col = "6", 2 }, map[string]dicegame.Press{
			"points-18": {Action: escalero.Action{Kind: escalero.Points, Row: "6", Col: 2, Points: 18}},
			"points-30": {Action: escalero.Action{Kind: escalero.Points, Row: "6", Col: 2, Points: 30}},
		}},
	} {
		for id, want := range c.ids {
			table, h := table(t, "escalero", c.record)
			c.begun(table.Desk)
			if uitest.Press(t, table.Draw(), id); !slices.Equal(h.pressed, []dicegame.Press{want}) {
				t.Errorf("%s presses %+v, want %+v", id, h.pressed, want)
			}
		}
	}
	table, h := table(t, "escalero", "party A\nparty B\nparty C\n")
	html := uitest.HTML(table.Draw())
	if !strings.Contains(html, "1/2") || !strings.Contains(html, "2/2") || len(h.pressed) > 0 {
		t.Error("rivals are not numbered")
	}
}

// A cell says what it is: to the eye by class and text, to the ear by its name.
func TestCells(t *testing.T) {
	page, _ := table(t, "escalero", two+"throw 12345\nwrite S 2\nstrike G 1\nthrow 12345\n")
	page.Desk.Row, page.Desk.Col = "F", 1
	for id, want := range map[string][]string{
		"cell-0-0": {`data-state="possible"`, `aria-label="Nines, Column ×1, scores 1"`, `class="entry pencil"`, `tabindex="-1"`, `aria-pressed="false"`},
		"cell-6-2": {`data-state="possible"`, `aria-label="Straight, Column ×4, scores 25, served"`, `class="entry pencil served"`},
		"cell-7-0": {`data-state="zero"`, `aria-label="Full house, Column ×1, 0, strike"`, `tabindex="0"`, "aria-pressed "},
		"cell-5-1": {`data-state="zero"`, `aria-label="Aces, Column ×2, 0, strike"`, `tabindex="-1"`},
	} {
		got := tag(t, page.Draw(), id)
		for _, part := range want {
			if !strings.Contains(got, part) {
				t.Errorf("%s has no %s: %s", id, part, got)
			}
		}
	}
	for _, c := range []struct {
		record string
		block  bool
		want   []string
	}{
		{two + "throw 12345\nwrite S 2\nstrike G 1\n", false, []string{`>25<span class="sr-only"> served</span>`, `<span class="sr-only">struck</span>`,
			`data-state="struck"`, `data-state="written"`, `<span class="sr-only">open</span>`}},
		{two, true, []string{`aria-label="Nines, Column ×1, open"`, `data-state="possible"`}},
	} {
		page, _ := table(t, "escalero", c.record)
		page.Desk.Game.Block = c.block
		html := flat(uitest.HTML(page.Draw()))
		for _, part := range c.want {
			if !strings.Contains(html, part) {
				t.Errorf("after\n%s no %s in\n%s", c.record, part, html)
			}
		}
		last := strings.Count(html, `entry last"`) + strings.Count(html, `entry served last"`)
		if want := strings.Count(c.record, "strike"); last != want {
			t.Errorf("%d cells are the last one, want %d", last, want)
		}
	}
	closed, _ := table(t, "wuerfelpoker-top-down", two+"throw 12345\n")
	if html := flat(uitest.HTML(closed.Draw())); strings.Count(html, ">not open yet<") != 22 {
		t.Error("the second column is open")
	}
}

// flat is markup without what go-app puts between the tags.
func flat(html string) string {
	lines := strings.Split(html, "\n")
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	return strings.Join(lines, "")
}

// A sum with the triangle leads while the game goes on, and where somebody has given up, and wins when all is
// written. Its cell is one of the grid.
func TestSumsLeadAndWin(t *testing.T) {
	game, rest := "option contra on\n"+two+"throw 12345\nwrite S 1\n", "strike S 1\n"
	for row := range strings.FieldsSeq("1 2 3 4 5 6 F P G") {
		rest += strings.Repeat("strike "+row+" 1\n", 2)
	}
	for record, want := range map[string]string{game: "leads", game + "contra\nconcede\n": "leads", game + rest: "wins"} {
		page, _ := table(t, "escalero-single", record)
		html := flat(uitest.HTML(page.Draw()))
		if !strings.Contains(html, `>25<span class="sr-only"> `+want+`</span></td>`) {
			t.Errorf("no %q after\n%s", want, record)
		}
		if !strings.Contains(html, `<span class="sr-only">Anna</span></th>`) || !strings.Contains(html, `<span class="sr-only">Bernd</span></th>`) {
			t.Error("the only column is not headed by whose it is")
		}
	}
}

// Of a difference of several columns nobody wins one, the last running one apart, which comes to all.
func TestOfADifferenceNoColumnIsWon(t *testing.T) {
	for preset, want := range map[string][2]int{"wuerfelpoker-two": {2, 0}, "wuerfelpoker-top-down": {1, 1}} {
		rules, _ := escalero.Preset(preset)
		rules, _ = rules.With("settlement", "difference")
		lines := strings.SplitN(gametest.Filled(rules, 0, 1).Dice.String(), "\n", 2)
		page, _ := table(t, preset, lines[1])
		html := flat(uitest.HTML(page.Draw()))
		if got := [2]int{strings.Count(html, ">\u00a0leads</span>"), strings.Count(html, ">\u00a0wins</span>")}; got != want {
			t.Errorf("%s: %v columns are led and won, want %v", preset, got, want)
		}
	}
}

// The number of throws left is said in words, a die by what it shows.
func TestTheTrayByEar(t *testing.T) {
	page, _ := table(t, "wuerfelpoker", two+"throw 66612\n")
	page.Names.Pips = true
	html := flat(uitest.HTML(page.Draw()))
	for _, want := range []string{`>2 left</span><span class="sr-only">two throws left</span>`, `<span class="sr-only">Die 4: one `} {
		if !strings.Contains(html, want) {
			t.Errorf("no %q in %s", want, html[strings.Index(html, "tray"):])
		}
	}
}

// Where all dice stay and no cell is chosen two buttons say what to do first, and no ID is there twice.
func TestTwoButtonsThatSayWhatToDoFirst(t *testing.T) {
	page, _ := table(t, "escalero", two+"throw 66612\n")
	page.Desk.Game.Kept = [5]bool{true, true, true, true, true}
	html := uitest.HTML(page.Draw())
	for _, id := range []string{"quiet", "quiet-throw"} {
		if n := strings.Count(html, `id="`+id+`"`); n != 1 {
			t.Errorf("%d buttons are called %s", n, id)
		}
	}
}

// The latest entries are a sentence each: their three columns would be read as one number, "×1 6".
func TestTheLatestEntriesByEar(t *testing.T) {
	page, _ := table(t, "escalero", two+"throw 66612\nwrite 1 1\n")
	if html := flat(uitest.HTML(page.Draw())); strings.Contains(html, `<h2 hidden id="latest">`) || !strings.Contains(html, `<span class="sr-only">Anna: 1 in Nines ×1</span></li>`) {
		t.Errorf("the latest entries are %s", html[strings.Index(html, `class="latest"`):])
	}
	if page, _ = table(t, "escalero", two); !strings.Contains(flat(uitest.HTML(page.Draw())), `<h2 hidden id="latest">`) {
		t.Error("before the first entry the keys stand below the heading of the latest ones")
	}
}

// After a Contra the stake is a badge on the tray, and no number on the pad can
// be taken for what a column pays. A game is no practice.
func TestTheStakeIsABadge(t *testing.T) {
	for record, want := range map[string]string{
		"option contra on\n" + two:                                   "",
		"option contra on\n" + two + "contra\n":                      "", // the tray asks, with the stake
		"option contra on\n" + two + "contra\naccept\n":              "Stake ×2",
		"option contra on\n" + two + "contra\ncontra\naccept\n":      "Stake ×4",
		"option contra on\n" + two + "contra\naccept\nthrow 66612\n": "Stake ×2",
	} {
		page, _ := table(t, "escalero", record)
		html := flat(uitest.HTML(page.Draw()))
		if got := strings.Contains(html, `class="badge"`); got != (want != "") || !strings.Contains(html, `<p class="badge">`+want) && want != "" {
			t.Errorf("after\n%s no badge %q", record, want)
		}
		pad := html[strings.Index(html, "<table"):strings.Index(html, "</table>")]
		if n := strings.Count(pad, ">×2<") + strings.Count(pad, ">×4<"); n != 4 || strings.Contains(html, "practice") {
			t.Errorf("after\n%s the pad has %d factors", record, n)
		}
	}
}

// While a computer throws, the person's pad stays and the name line tells who
// throws; where the computer is about to write is shown there.
func TestTheNameLineSaysWhoThrows(t *testing.T) {
	page, _ := table(t, "escalero", "party Anna\nparty Poldi\tcomputer casual\n")
	html := flat(uitest.HTML(page.Draw()))
	own, rival := html[strings.Index(html, "name own"):], html[strings.Index(html, "name rival"):]
	if own = own[:strings.Index(own, "</div>")]; !strings.Contains(own, "Anna") || !strings.Contains(own, `<span class="turn">to play`) {
		t.Errorf("Anna throws: %s", own)
	}
	if rival = rival[:strings.Index(rival, "</div>")]; strings.Contains(rival, "turn") {
		t.Errorf("Anna throws: %s", rival)
	}
	page, _ = table(t, "escalero", "party Anna\nparty Poldi\tcomputer casual\nthrow 66612\nwrite 6 1\nthrow 55511\n")
	page.Desk.Row, page.Desk.Col = "5", 3
	html = flat(uitest.HTML(page.Draw()))
	own, rival = html[strings.Index(html, "name own"):], html[strings.Index(html, "name rival"):]
	if own = own[:strings.Index(own, "</div>")]; !strings.Contains(own, "Anna") || !strings.Contains(own, `<span class="turn not">`) {
		t.Errorf("Poldi throws: %s", own)
	}
	if rival = rival[:strings.Index(rival, "</div>")]; !strings.Contains(rival, "Poldi") || !strings.Contains(rival, `<span class="turn">to play`) {
		t.Errorf("Poldi throws: %s", rival)
	}
	if !strings.Contains(html, `data-state="meant">15`) || !strings.Contains(html, `data-sheets="1 2"`) {
		t.Error("where Poldi is about to write is not to be seen")
	}
}
