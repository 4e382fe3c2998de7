//go:build !js

package sharing_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/app/sharing"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// at is a room with everything around it.
type at struct {
	*sharing.Room
	t     testing.TB
	shell *uitest.Shell
	tab   *browser.Page
	found store.Review // by the review of every game
}

func open(t testing.TB, lang string) *at {
	a := &at{t: t, shell: uitest.NewShell(lang, "/games"), tab: &browser.Page{Now: 5000}}
	a.Room = sharing.New(a.shell, a.tab, func(*dicegame.Game) (store.Review, bool) { return a.found, len(a.found.Luck) > 0 })
	return a
}

// dialog draws the open dialog.
func (a *at) dialog() app.UI {
	a.t.Helper()
	list := a.Dialogs()
	i := slices.IndexFunc(list, func(d ui.Dialog) bool { return d.Name == a.shell.Shown })
	if i < 0 {
		a.t.Fatalf("no dialog is open but %q", a.shell.Shown)
	}
	return app.Div().Body(list[i].Body()...)
}

func (a *at) html() string { return uitest.HTML(a.dialog()) }

// longest is a game that fits into no link.
func longest(t testing.TB) *dicegame.Game {
	g := running(t)
	for i := range g.Parties { // beyond all measure, as no set-up allows
		g.Parties[i].Extra = strings.Repeat("x", record.MostPacked/2)
	}
	return g
}

// What is offered depends on the game: a picture once it is over, a link and a code
// where it fits, a file always.
func TestWaysToShare(t *testing.T) {
	base, _ := escalero.Preset("escalero")
	for name, c := range map[string]struct {
		game *dicegame.Game
		want string
	}{
		"running":  {running(t), "link code file"},
		"finished": {gametest.Filled(base, 0, 1), "picture link code file"},
		"too long": {longest(t), "file"},
	} {
		for _, lang := range []string{"de", "en"} {
			a := open(t, lang)
			a.Open(c.game)
			var ids []string
			for _, id := range uitest.Enabled(a.dialog()) {
				if what, ok := strings.CutPrefix(id, "menu-"); ok {
					ids = append(ids, what)
				}
			}
			if got := strings.Join(ids, " "); !strings.Contains(got, c.want) || len(ids) != len(strings.Fields(c.want)) {
				t.Errorf("%s: offered are %q, want %q", name, got, c.want)
			}
			text := a.html()
			if long := strings.Contains(text, a.shell.Texts().Sharing.TooLong); long != (name == "too long") {
				t.Errorf("%s: it says %s", name, text)
			}
			if hand := strings.Contains(text, a.shell.Texts().Sharing.HandOver); hand != (name == "running") {
				t.Errorf("%s: handing over is offered: %t", name, hand)
			}
			if strings.Contains(text, a.shell.Texts().Sharing.HandOver) && strings.Contains(text, a.shell.Texts().Sharing.CodeShort) {
				t.Errorf("%s: nobody knows what is scanned: %s", name, text)
			}
		}
	}
}

// Whatever becomes of a game that was to be shared is said and shown.
func TestSharingSaysWhatBecameOfIt(t *testing.T) {
	base, _ := escalero.Preset("escalero")
	g := gametest.Filled(base, 0, 1)
	g.Started = 1795000000000
	for _, way := range []string{"picture", "link", "file"} {
		for _, how := range []i18n.Sent{i18n.Shared, i18n.Closed, i18n.Downloaded, i18n.Copied, i18n.NotSent} {
			a := open(t, "de")
			a.tab.How = how
			a.Open(g)
			uitest.Press(t, a.dialog(), "menu-"+way)
			w := a.shell.Texts()
			want := w.SharedAs(how, map[string]string{"file": g.FileName("2026-11-18"), "picture": "Serviert 2026-11-18.png"}[way])
			switch {
			case way == "link" && how == i18n.Copied:
				want = w.Sharing.Copied
			case way == "picture" && how == i18n.Downloaded:
				want = fmt.Sprintf(w.Sharing.Card.Saved, "Serviert 2026-11-18.png")
			}
			if a.shell.Confirmed != want || a.shell.Refreshed == 0 || a.shell.Shown != "" || len(a.tab.Shared) != 1 {
				t.Errorf("%s, %s: confirmed %q, want %q; shared %d", way, how, a.shell.Confirmed, want, len(a.tab.Shared))
			}
			if way == "link" {
				text, _ := sharing.Link(g)
				if got := a.tab.Shared[0]; got != "https://example.org/repo/#"+text {
					t.Errorf("the link is %s", got)
				}
			}
		}
	}
}

// The code holds the game, and is offered with the link where it fits; what does not
// fit is said.
func TestTheCodeHoldsTheGame(t *testing.T) {
	base, _ := escalero.Preset("escalero")
	long := gametest.Filled(base, 0, 1, 2)
	long.Parties[0].Extra = strings.Repeat("x", 3000)
	for name, g := range map[string]*dicegame.Game{"running": running(t), "finished": gametest.Filled(base, 0, 1, 2), "long": long, "too long": longest(t)} {
		a := open(t, "de")
		a.HandOver(g)
		text, w := app.HTMLString(a.dialog()), &a.shell.Texts().Sharing
		src := regexp.MustCompile(`src="data:,https://example.org/repo/#([^"]*)"`).FindStringSubmatch(text)
		for says, want := range map[string]bool{
			w.CodeText: name == "finished", w.CodeRuns: name == "running", w.TooLongCode: name == "long", w.TooLong: name == "too long",
			"copy-link": name != "too long", "alt=": src != nil,
		} {
			if strings.Contains(text, says) != want {
				t.Errorf("%s: %q is there: %t", name, says, !want)
			}
		}
		if (src != nil) != (name == "running" || name == "finished") {
			t.Errorf("%s: a code: %t", name, src != nil)
		}
		if src == nil {
			continue
		}
		back, wrong := sharing.ReadLink(src[1], 1)
		if wrong != nil || back.Dice.String() != g.Dice.String() || back.Kept != g.Kept && !g.Over() {
			t.Errorf("%s: scanned is %+v", name, wrong)
		}
		uitest.Press(t, a.dialog(), "copy-link")
		if a.shell.Confirmed != w.Copied || !strings.Contains(a.tab.Shared[0], "#game=") {
			t.Errorf("%s: copied %v", name, a.tab.Shared)
		}
		a.tab.How = "failed"
		if uitest.Press(t, a.dialog(), "copy-link"); a.shell.Confirmed != a.shell.Texts().SharedAs("failed", "") {
			t.Errorf("%s: not copied, and said is %q", name, a.shell.Confirmed)
		}
	}
}

// card is what is to be drawn of a game.
func card(t testing.TB, g *dicegame.Game, lang string) (c struct {
	Winner, Wins, Game, Day, Left, Right string
	Heads                                []string
	Rows                                 []struct {
		Name  string
		Cells []struct {
			Text string
			Wins bool
		}
	}
	Best []struct {
		Name, Right string
		Faces       []string
		Pips        []int
		Poker       bool
	}
}) {
	t.Helper()
	a := open(t, lang)
	a.Picture(g)
	if err := json.Unmarshal([]byte(a.tab.Shared[0]), &c); err != nil {
		t.Fatal(err)
	}
	return c
}

// swept is a game in which the first party wins all columns.
func swept(t testing.TB, r escalero.Rules) *dicegame.Game { return won(t, r, len(r.Columns)) }

// won is a game in which the first party wins so many columns, and the second the others.
func won(t testing.TB, r escalero.Rules, columns int) *dicegame.Game {
	g := gametest.Begun(r, 2)
	for col := range r.Columns {
		for _, row := range r.Rows {
			list := []escalero.Action{
				{Kind: escalero.Points, Row: row.Key, Col: col + 1, Points: row.Values()[0]},
				{Kind: escalero.Strike, Row: row.Key, Col: col + 1},
			}
			if col >= columns {
				slices.Reverse(list)
			}
			for _, a := range list {
				if err := g.Apply(a); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	return g
}

const short = "serviert 1 wuerfelpoker-two\noption contra on\nparty Anna + Carl\nparty Bernd + Dora\n"

func TestThePictureTellsTheGame(t *testing.T) {
	g := gametest.Recorded(t, short+"throw 11111\ndone\nthrow 22222\nwrite GG 1 hand 1\nthrow 66661\ndone\nthrow 12345\nwrite P 2 hand 1\ncontra\nconcede\n", "1", "1", 1795000000000)
	c := card(t, g, "de")
	if c.Winner+c.Wins != "Anna & Carl gewinnen 3" || c.Game != "Würfelpoker mit zwei Kolonnen gegen Bernd & Dora" && !strings.HasSuffix(c.Game, " gegen Bernd & Dora") || c.Day != "2026-11-18 · Bernd & Dora haben aufgegeben" {
		t.Errorf("%+v", c)
	}
	if len(c.Best) != 1 || c.Best[0].Right != "100" || fmt.Sprint(c.Best[0].Pips) != "[1 1 1 1 1]" || c.Best[0].Poker || !strings.Contains(c.Best[0].Name, "Grande serviert") {
		t.Errorf("the throw of the game is %+v", c.Best)
	}
	if len(c.Rows) != 2 || c.Rows[0].Cells[0].Text != "100" || c.Rows[0].Cells[0].Wins || c.Left != "Geworfen von Anna & Carl" {
		t.Errorf("the columns are %+v, %q", c.Rows, c.Left)
	}
	if c := card(t, gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\npoints F 1 30\nstrike F 1\nstop\n", "1", "1", 1795000000000), "de"); c.Winner+c.Wins != "Anna gewinnt 1" || c.Day != "2026-11-18 · Vorzeitig beendet" || !c.Rows[0].Cells[0].Wins || c.Rows[0].Cells[1].Wins {
		t.Errorf("stopped early: %+v", c)
	}
	// Where somebody has given up, nobody has won a column that was full by then.
	full := strings.Replace(short, "\nparty Anna + Carl\nparty Bernd + Dora", "\nparty Anna\nparty Bernd", 1)
	for _, row := range []string{"1", "2", "3", "4", "5", "6", "S", "F", "P", "G", "GG"} {
		full += "strike " + row + " 1\n" + map[bool]string{true: "points 1 1 3\n", false: "strike " + row + " 1\n"}[row == "1"]
	}
	if c := card(t, gametest.Recorded(t, full+"contra\nconcede\n", "1", "1", 1), "de"); c.Rows[1].Cells[0].Text != "3" || c.Rows[1].Cells[0].Wins {
		t.Errorf("%+v", c.Rows)
	}
	// All columns won: what it is called depends on the game.
	for preset, want := range map[string]string{"escalero": "All columns!", "wuerfelpoker": "A Head!"} {
		r, _ := escalero.Preset(preset)
		c := card(t, swept(t, r), "en")
		if !strings.HasSuffix(c.Day, " · "+want) || !strings.Contains(c.Wins, " wins ") || !c.Rows[0].Cells[2].Wins || c.Rows[1].Cells[2].Wins {
			t.Errorf("%s: %+v", preset, c)
		}
	}
	// Not all of them won: nothing is said of that, nor are there totals.
	for _, preset := range []string{"escalero", "wuerfelpoker"} {
		r, _ := escalero.Preset(preset)
		if c := card(t, won(t, r, 2), "en"); strings.Contains(c.Day, "·") || len(c.Heads) != 3 || len(c.Rows[0].Cells) != 3 || c.Rows[0].Cells[2].Wins || !c.Rows[1].Cells[2].Wins {
			t.Errorf("%s: %+v", preset, c)
		}
	}
	// Where the difference is settled the totals stand beside the columns, and one point wins.
	differ, _ := escalero.Preset("escalero")
	differ, err := differ.With("settlement", "difference")
	if err != nil {
		t.Fatal(err)
	}
	c = card(t, swept(t, differ), "de")
	if len(c.Heads) != 4 || len(c.Rows[0].Cells) != 4 || !c.Rows[0].Cells[3].Wins || c.Rows[1].Cells[3].Wins {
		t.Errorf("%+v", c)
	}
	for _, r := range c.Rows {
		for col := range 3 {
			if r.Cells[col].Wins {
				t.Errorf("%s wins column %d, which pays nothing", r.Name, col+1)
			}
		}
	}
	// The last running column is the total where it is full; where all stop before, that stands beside it.
	down, _ := escalero.Preset("wuerfelpoker-top-down")
	if c := card(t, gametest.Filled(down, 0, 1), "de"); len(c.Heads) != 2 || c.Rows[0].Cells[0].Wins || c.Rows[0].Cells[1].Wins || !c.Rows[1].Cells[1].Wins {
		t.Errorf("%+v", c)
	}
	c = card(t, gametest.Recorded(t, "serviert 1 wuerfelpoker-top-down\nparty Anna\nparty Bernd\npoints 6 1 18\nstrike 6 1\nstop\n", "1", "1", 1), "de")
	if len(c.Heads) != 3 || c.Heads[2] != "Gesamt" || c.Rows[0].Cells[0].Wins || c.Rows[0].Cells[2].Text != "18" || !c.Rows[0].Cells[2].Wins {
		t.Errorf("%+v", c)
	}
	dear, err := differ.With("settlement", "columns")
	if err == nil {
		dear, err = dear.With("sweep", "1000")
	}
	if c = card(t, swept(t, dear), "de"); err != nil || !strings.HasSuffix(c.Wins, " gewinnt 1.007") {
		t.Errorf("%v, %+v", err, c)
	}
	text := "serviert 1 escalero-single\nparty Anna\nparty Bernd\n"
	for _, row := range strings.Fields("1 2 3 4 5 6 S F P G") {
		text += strings.Replace("strike "+row+" 1\n", "strike 1 1", "points 1 1 1", 1) + "strike " + row + " 1\n"
	}
	if c := card(t, gametest.Recorded(t, text, "1", "1", 1), "de"); c.Winner+c.Wins != "Anna gewinnt 1" {
		t.Errorf("with one point more: %+v", c)
	}
	// Whoever gave up has lost, whatever the totals say, so none of them is marked.
	c = card(t, gametest.Recorded(t, "serviert 1 escalero-single\noption contra on\nparty Anna\nparty Bernd\npoints 6 1 24\nstrike 1 1\ncontra\nconcede\n", "1", "1", 1), "de")
	if c.Winner != "Anna" || c.Rows[0].Cells[0].Wins || c.Rows[1].Cells[0].Wins {
		t.Errorf("given up: %+v", c)
	}
	// Nobody has won; the difference is settled; real dice leave nothing to show.
	r, _ := escalero.Preset("escalero-single")
	c = card(t, gametest.Filled(r, 1, 1, 1), "de")
	if c.Winner != "Unentschieden" || c.Wins != "" || len(c.Heads) != 1 || len(c.Rows) != 3 || c.Rows[0].Cells[0].Wins || len(c.Best) != 0 {
		t.Errorf("%+v", c)
	}
	// Two have won alike, and the third pays them: no draw, though nobody is alone.
	g = gametest.Filled(r, 0, 0, 1)
	c = card(t, g, "de")
	if strings.Contains(c.Game, " gegen ") {
		t.Errorf("of three it was %q", c.Game)
	}
	if want := fmt.Sprint(" gewinnen ", g.State().Payoff()[0]); c.Winner != "Mitzi & Franz" || c.Wins != want || !c.Rows[0].Cells[0].Wins || !c.Rows[1].Cells[0].Wins || c.Rows[2].Cells[0].Wins {
		t.Errorf("want %q, not %+v", want, c)
	}
}

// The throw of the game is a served one where there is any, else what brought most;
// of two the first, and of two turns the one that was written.
func TestTheThrowOfTheGame(t *testing.T) {
	const contra, pairs = "serviert 1 wuerfelpoker-two\noption contra on\nparty Anna\nparty Bernd\n", short
	for name, c := range map[string]struct{ text, right, who, faces string }{
		"a served one before a dearer one": {contra + "throw 66662\nkeep 6666 throw 66666\nwrite G 1\nthrow 33322\nwrite F 1\n", "35", "Bernd", "[2 2 3 3 3]"},
		"the dearer of two":                {contra + "throw 33322\nwrite F 1\nthrow 55551\nwrite P 1\n", "45", "Bernd", "[1 5 5 5 5]"},
		"the first of two alike":           {contra + "throw 33322\nwrite F 1\nthrow 55566\nwrite F 1\n", "35", "Anna", "[2 2 3 3 3]"},
		"no face row, though dearer":       {contra + "throw 66666\nwrite 6 1\nthrow 65432\nwrite S 1\n", "25", "Bernd", "[2 3 4 5 6]"},
		"the dearest after a lesser one":   {contra + "throw 33322\nwrite F 1\nthrow 65432\nwrite S 1\nthrow 55551\nwrite P 1\n", "45", "Anna", "[1 5 5 5 5]"},
		"of the second turn":               {pairs + "throw 11111\ndone\nthrow 33322\nwrite F 1 hand 2\nthrow 12346\ndone\nthrow 12346\nwrite 1 1 hand 1\n", "35", "Anna & Carl", "[2 2 3 3 3]"},
		"none":                             {contra + "throw 12346\nwrite 1 1\nthrow 12346\nstrike P 1\n", "", "", ""},
	} {
		got := card(t, gametest.Recorded(t, c.text+"contra\nconcede\n", "1", "1", 1), "de")
		if c.right == "" {
			if len(got.Best) != 0 || got.Left != "" {
				t.Errorf("%s: %+v", name, got)
			}
			continue
		}
		if len(got.Best) != 1 || got.Best[0].Right != c.right || fmt.Sprint(got.Best[0].Pips) != c.faces || got.Left != "Geworfen von "+c.who {
			t.Errorf("%s: %+v, %q", name, got.Best, got.Left)
		}
	}
}

// Of a drawn game a review says nothing of any winner.
func TestThePictureOfADrawnGame(t *testing.T) {
	a := open(t, "de")
	a.found = store.Review{Luck: []int{62, -31, -31}, Lost: []int{11, 4, 0}}
	r, _ := escalero.Preset("escalero-single")
	if a.Picture(gametest.Filled(r, 1, 1, 1)); !strings.Contains(a.tab.Shared[0], "Unentschieden") || strings.Contains(a.tab.Shared[0], "Würfelglück") {
		t.Errorf("%s", a.tab.Shared[0])
	}
}

// Where a review has found how lucky the winner was, the picture says so, unless
// throws are not known.
func TestThePictureTellsLuckAndSkill(t *testing.T) {
	for lang, want := range map[string]string{"de": "Würfelglück +6,2 · verschenkt 1,1", "en": "Luck +6.2 · given away 1.1"} {
		a := open(t, lang)
		a.found = store.Review{Luck: []int{62, -62}, Lost: []int{11, 4}}
		text := "serviert 1 wuerfelpoker-two\nparty Anna\nparty Bernd\n"
		for _, col := range []string{"1", "2"} {
			for _, row := range strings.Fields("1 2 3 4 5 6 S F P G GG") {
				text += "throw 11111\nwrite " + row + " " + col + "\nstrike " + row + " " + col + "\n"
			}
		}
		typed := strings.Replace(text, "throw 11111\nwrite 1 1", "points 1 1 4", 1)
		for _, c := range []struct {
			text string
			told bool
		}{{text, true}, {typed, false}} {
			a.tab.Shared = nil
			if a.Picture(gametest.Recorded(t, c.text, "1", "1", 1)); strings.Contains(a.tab.Shared[0], want) != c.told {
				t.Errorf("%s, told %v: %s", lang, c.told, a.tab.Shared[0])
			}
		}
	}
}
