package browsertest

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// The end of every preset, with what else the table can be: pairs, three parties, Contra, double hand; German and
// English in turn. The page's own player presses what is on offer. Whole games at every table are played in the room of
// the table, without a browser.
func TestEveryPresetToTheEnd(t *testing.T) {
	t.Parallel()
	for n, c := range []struct{ name, record, more string }{
		{"contra", "escalero\noption contra on\noption stake 0.10 EUR\nparty Anna\nparty Bernd\n", ""},
		{"single", "escalero-single\nparty Anna\nparty Bernd\nparty Carl\n", ""},
		{"double grande", "escalero-double-grande\nparty Anna\nparty Bernd\n", ""},
		{"wuerfelpoker", "wuerfelpoker\noption faces pips\nparty Anna\nparty Bernd\n", ""},
		{"double hand", "wuerfelpoker-two\noption double-hand on\nparty Anna\nparty Bernd\n", ""},
		{"top down", "wuerfelpoker-top-down\nparty Anna + Bernd\nparty Carl + Doris\n", ""},
		{"real dice", "escalero-single\nparty Anna\nparty Bernd\n", "block"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, speaking([]string{"de-AT", "en-GB"}[n%2]))
			p.reducedMotion()
			p.show(leaving(t, c.record, 3), c.more, "")
			p.finish()
		})
	}
}

// With real dice the app is the pad: a cell takes two taps, the cell and its points, or the five dice
// are typed; and one may throw in the app while the other throws on the table.
func TestBlockMode(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withCores())
	p.reducedMotion()
	s := p.sitDown("wuerfelpoker-two\nparty Anna\nparty Bernd\n", "block")
	p.touch("#cell-7-0")
	p.touch("#points-35")
	s = p.after("two taps", s)
	if !strings.HasSuffix(s.Record, "points F 1 35\n") {
		t.Errorf("two taps wrote\n%s", s.Record)
	}
	p.touch("#type")
	p.touch("#typed-served")
	for range 2 {
		p.doubleTap("#face-3", 120*time.Millisecond) // as quickly as somebody types
	}
	p.touch("#face-3")
	s = p.after("five typed dice", s)
	if !strings.Contains(s.Record, "result 33333 served") {
		t.Errorf("typing gave\n%s", s.Record)
	}
	// Until they are written a slip in typing can be put right.
	p.touch("#typed-served")
	s = p.after("not served after all", s)
	if !strings.HasSuffix(s.Record, "result 33333\n") || s.Focus != "typed-served" {
		t.Errorf("not served after all: focus on %s, said %q after\n%s", s.Focus, s.Said, s.Record)
	}
	p.touch("#typed-back")
	s = p.after("the last die taken back", s)
	if strings.Contains(s.Record, "result") || s.Focus != "typed-back" {
		t.Errorf("the last die taken back: focus on %s, said %q after\n%s", s.Focus, s.Said, s.Record)
	}
	p.touch("#face-4")
	s = p.after("another fifth die", s)
	p.key("Backspace")
	s = p.after("the fifth die taken back by key", s)
	p.touch("#typed-served")
	p.touch("#face-3")
	s = p.after("five dice once more", s)
	if !strings.HasSuffix(s.Record, "result 33333 served\n") {
		t.Errorf("typed once more\n%s", s.Record)
	}
	p.touch("#cell-10-0")
	s = p.brings(s, 10, 100, func() { p.touch("#write") })
	p.touch("#menu")
	p.touch("#menu-block")
	s = p.seen("dice in the app", `!play.state().block && document.querySelector("button#throw")`)
	p.touch("#throw")
	s = p.after("a throw in the app", s)
	p.axe()
	p.goOn()
}

// invite opens the set-up of the shortest game, which is for two, and adds players up to n.
func (p player) invite(n int) {
	p.t.Helper()
	p.open("/new?game=escalero-single")
	for i := 3; i <= n; i++ {
		p.waitFor(`document.querySelector("#more")`)
		p.touch("#more")
		p.waitFor(fmt.Sprintf(`document.querySelector("#name-%d")`, i-1))
	}
}

// Pairs of four: the lot, each partner's throw, and the choice between two results, set up by touch.
func TestPairsOfFour(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, speaking("en-GB"))
	p.reducedMotion()
	p.invite(4)
	for i, name := range []string{"Ann", "Ben", "Cleo", "Dan"} {
		p.touch(fmt.Sprintf("#name-%d", i))
		p.waitFor(fmt.Sprintf(`document.activeElement.id === "name-%d"`, i))
		p.key(name)
	}
	p.touch("#together-pairs")
	p.touch("#draw")
	p.seen("the lot told", `document.querySelector("#live").textContent.includes("Ann")`)
	p.noOverflow()
	p.axe()
	p.touch("#start")
	p.touch("#roll-all")
	p.touch("#roll-go")
	s := p.seen("the table", `document.querySelector("button#throw") && !document.querySelector("#dialog")`)
	if d := s.game(t); len(d.Parties) != 2 || !d.Parties[0].Pair() || !d.Parties[1].Pair() {
		t.Fatalf("the parties are %v", d.Parties)
	}
	p.touch("#throw")
	s = p.after("the first partner's throw", s)
	p.touch("#done")
	s = p.after("handing over to the partner", s)
	p.touch("#throw")
	s = p.after("the second partner's throw", s)
	p.touch("#compare")
	p.seen("both results", `document.querySelector("#result-1") && document.querySelector("#result-0[aria-pressed=true]")`)
	p.axe()
	p.touch("#result-1")
	p.seen("the first result chosen", `document.querySelector("#result-1[aria-pressed=true]")`)
	first := s.state(t).First()
	p.touch("#cell-0-0")
	p.seen("the cell chosen", `document.querySelector("#cell-0-0[aria-pressed=true]")`)
	p.touch("#write")
	points := s.state(t).Rules().Rows[0].Points(first.Dice.Hand(), first.Served)
	if points == 0 {
		p.touch("#strike-yes")
	}
	by := s.state(t).Turn()
	s = p.after("the entry", s)
	if got := s.state(t).Sheet(by)[0][0]; !got.Written || got.Points != points {
		t.Errorf("the first result %v was written as %+v", first, got)
	}
	p.goOn()
}

// Three alone: the rival beside can be changed. Five: one plays for two.
func TestThreeAndFivePlayers(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.sitDown("escalero-single\nparty Anna\nparty Bernd\nparty Carl\n")
	p.seen("Carl beside", `[...document.querySelectorAll(".next-rival")].some(b => b.getClientRects().length && b.textContent.includes("Carl"))`)
	p.touch(".next-rival")
	p.seen("Bernd beside", `[...document.querySelectorAll(".next-rival")].some(b => b.getClientRects().length && b.textContent.includes("Bernd")) && document.querySelector("#live").textContent.includes("Bernd")`)
	p.axe()

	p.invite(5)
	p.touch("#together-pairs")
	p.touch("#odd-double")
	p.touch("#draw")
	p.seen("the lot", `document.querySelectorAll(".drawn li").length === 3`)
	p.touch("#starter-1")
	p.touch("#start")
	s := p.seen("the table", `document.querySelector("button#throw") && play.state().path.endsWith("/table")`)
	if d := s.game(t); len(d.Parties) != 3 || d.Parties[2].Pair() {
		t.Fatalf("the parties are %v", d.Parties)
	}
	p.goOn()
}

// Contra, Recontra, and giving up: the right person is asked, the stake is shown, the cost is paid.
func TestContraAndGivingUp(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, speaking("en-GB"))
	p.reducedMotion()
	s := p.sitDown("wuerfelpoker\noption contra on\noption stake 0.50 EUR\nparty Ann\nparty Ben\n")
	p.touch("#contra")
	s = p.after("Contra", s)
	if !strings.Contains(p.text("#tray"), "Ben") || !strings.Contains(s.Said, "Ben") {
		t.Errorf("the tray says %q, spoken was %q", p.text("#tray"), s.Said)
	}
	p.axe()
	p.touch("#contra")
	s = p.after("Recontra", s)
	p.touch("#throw")
	s = p.after("playing on", s)
	if s.state(t).Factor() != 4 {
		t.Errorf("the factor is %d", s.state(t).Factor())
	}
	p.touch("#throw")
	s = p.after("a throw", s)
	row, col, points := 0, 0, s.state(t).Rules().Rows[0].Points(s.state(t).Now().Dice.Hand(), false)
	p.touch(fmt.Sprintf("#cell-%d-%d", row, col))
	p.touch("#write")
	if points == 0 {
		p.touch("#strike-yes")
	}
	s = p.after("an entry", s)
	// Ben doubled last, so Ann may double next; Ben throws.
	p.touch("#throw")
	s = p.after("Ben's throw", s)
	p.touch("#cell-0-0")
	p.touch("#write")
	if s.state(t).Rules().Rows[0].Points(s.state(t).Now().Dice.Hand(), false) == 0 {
		p.touch("#strike-yes")
	}
	s = p.after("Ben's entry", s)
	p.touch("#contra")
	s = p.after("Ann's Contra", s)
	p.touch("#concede")
	s = p.figures()
	if s.state(t).Conceded() != 2 {
		t.Errorf("party %d gave up", s.state(t).Conceded())
	}
	p.settles(s)
	p.axe()
}

// Taking back, also by touch; striking asks, and no is no.
func TestTakingBackAndStriking(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	start := s
	p.touch("#cell-9-2")
	p.touch("#write")
	p.seen("the question", `document.querySelector("dialog[open] #strike-no")`)
	p.axe()
	p.touch("#strike-no")
	s = p.seen("the table", `!document.querySelector("#dialog")`)
	if s.Record != start.Record {
		t.Fatal("no was a yes")
	}
	p.touch("#write")
	p.touch("#strike-yes")
	s = p.after("striking", s)
	p.touch("#back")
	s = p.after("taking back", s)
	if s.Record != start.Record {
		t.Errorf("taken back to\n%s", s.Record)
	}
	p.touch("#cell-5-0")
	p.touch("#write")
	s = p.after("writing", s)
	p.touch("#menu")
	p.touch("#menu-undo")
	s = p.after("taking back by the menu", s)
	if s.Record != start.Record {
		t.Errorf("taken back to\n%s", s.Record)
	}
}

// Language, theme and faces can be changed in the middle of a turn.
func TestSettingsInTheMiddleOfATurn(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	p.touch("#die-1")
	p.seen("the die kept", `play.state().kept === "10000"`)
	p.touch("#menu")
	p.touch("#menu-sliders")
	p.seen("the settings", `document.querySelector("#language-en")`)
	p.touch("#language-en")
	p.seen("English", `document.documentElement.lang === "en"`)
	p.touch("#theme-dark")
	p.touch("#faces-pips")
	p.seen("pips and dark", `document.documentElement.dataset.dice === "pips" && document.documentElement.dataset.theme === "dark"`)
	p.open("/table")
	again := p.seen("the table", `document.querySelector("#die-1[aria-pressed=true]")`)
	if again.Record != s.Record || again.Lang != "en" {
		t.Errorf("came back in %s:\n%s", again.Lang, again.Record)
	}
	if label := p.text("#throw"); !strings.Contains(label, "Throw 4 dice") {
		t.Errorf("the button says %q", label)
	}
	p.touch("#throw")
	if said := p.after("a throw", again).Said; !strings.Contains(said, "stays") || strings.Contains(said, "bleibt") || strings.Contains(said, "ace") {
		t.Errorf("said %q", said)
	}
	p.noOverflow()
	p.axe()
}

// What a Contra means is read and heard in points and money before anybody answers, and beyond the highest stake that
// was agreed nothing is offered.
func TestWhatAContraMeans(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	s := p.sitDown("escalero\noption contra on\noption contra-most 4\noption stake 0.10 EUR\nparty Anna\nparty Bernd\npoints 6 1 24\npoints 6 1 18\n")
	if got := p.text("#contra"); !strings.Contains(got, "Contra (×2)") || !strings.Contains(got, "bis 1,80 €") {
		t.Errorf("the button says %q", got)
	}
	p.touch("#contra")
	s = p.after("Bernd is asked", s)
	const stands = "So, wie es steht, zahlt Bernd dann 2 Spielpunkte (0,20 €)."
	if got := p.text(".hand-over"); !strings.Contains(got, stands) || !strings.Contains(s.Said, "Mit ×2 kann eine Seite bis zu 18 Spielpunkte (1,80 €) verlieren. "+stands) {
		t.Errorf("on the table stands %q, said was %q", got, s.Said)
	}
	if got := p.text("#concede"); !strings.Contains(got, "kostet 0,70 €") {
		t.Errorf("giving up: %q", got)
	}
	for _, size := range [][2]int{{360, 740}, {740, 360}, {1280, 800}} {
		p.size(size[0], size[1])
		p.axe()
		p.noOverflow()
	}
	p.size(360, 740)
	p.touch("#contra")
	p.after("Anna is asked", s)
	var more bool
	if p.eval(`document.querySelector("#contra") !== null`, &more); more {
		t.Error("Recontra is offered beyond what was agreed")
	}
	p.touch("#throw")
	p.seen("the stake", `document.querySelector(".tray").textContent.includes("×4")`)
	if p.eval(`document.querySelector("#contra") !== null`, &more); more {
		t.Error("Contra is offered beyond what was agreed")
	}
}
