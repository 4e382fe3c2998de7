package browsertest

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"serviert/engine/escalero/again"
	"serviert/engine/record"
)

func TestAReviewToItsEnd(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:done:1", savedGame("1", rolled(t, "escalero-single", 99, "Mitzi", "Franz"), 1790000900000)))
	p.reducedMotion()
	p.open("/games?game=1")
	p.click("link", "/^Rückblick/")
	p.see("heading", "Glück und Können")
	p.said("fertig")
	p.see("heading", "Die Wendepunkte")
	p.bothThemes()
	p.size(1280, 800)
	p.bothThemes()
	if !p.is(`(list => list.length && list.every(e => {
		const [dice, again] = [".minis", ".button"].map(s => e.querySelector(s).getBoundingClientRect());
		return again.left >= dice.right && again.top < dice.bottom && dice.top < again.bottom;
	}))([...document.querySelectorAll(".review .choice:has(.minis):has(.button)")])`) {
		t.Error("in a large window trying again is not beside the dice")
	}
	for _, text := range []int{110, 130} {
		p.textSize(text)
		p.drawnWhole(fmt.Sprintf("text %d %%", text))
	}
	p.eval(`document.documentElement.style.fontSize = "200%"`, nil)
	p.waitFor(`document.querySelector(".fell .mini").getBoundingClientRect().width === 56`) // dice are letters too
	p.noOverflow()
	p.eval(`document.documentElement.style.fontSize = ""`, nil)
	p.size(360, 740)
	p.click("radio", "Franz")
	p.clickCSS(".as-table summary")
	p.clickCSS(".house summary")
	p.bothThemes()
	p.click("link", "Noch einmal")
	p.decide()
	p.clickCSS("#quiz-next")
	p.see("heading", "Glück und Können")
	p.waitFor(`document.querySelector("#review-whose-2").checked`)
}

// decide answers a position somehow, and looks at the verdict.
func (p *phone) decide() {
	p.t.Helper()
	p.waitLong(`document.querySelector(".pad") && document.querySelector("#leave")`)
	p.bothThemes()
	var throws bool
	p.eval(`document.querySelector("#throw") !== null`, &throws)
	if throws {
		p.key("1")
		p.said("bleibt")
		p.clickCSS("#throw")
	} else {
		p.clickCSS("button.entry")
		p.clickCSS("#write")
	}
	p.waitLong(`document.querySelector("#dialog .example")`)
	p.bothThemes()
}

// A review of columns takes a while; when the tab dies it begins again.
func TestAReviewSurvivesTheTab(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:done:1", savedGame("1", rolled(t, "escalero", 99, "Mitzi", "Franz\tcomputer strong"), 1790000900000)))
	p.open("/review?game=1")
	p.see("progressbar", "")
	p.bothThemes()
	p.killTab()
	p.reducedMotion() // what is looked at has arrived
	p.open("/review?game=1")
	p.waitLong(`document.querySelector(".swing")`)
	p.clickCSS("label:has(#review-shown-3)")
	p.waitFor(`document.querySelectorAll(".swing > span").length === 60`)
	p.open("/practice")
	p.see("link", "Üben")
	p.bothThemes()
	p.click("link", "Üben")
	p.decide()
	p.clickCSS("#quiz-again")
	p.waitFor(`document.activeElement.id === "title"`)
}

// waitLong waits longer than for anything a tap does: something is computed.
func (p *phone) waitLong(script string) {
	p.t.Helper()
	p.waitUpTo(4*patience, script)
}

func TestPractiseANewPosition(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.reducedMotion()
	p.open("/practice")
	p.bothThemes()
	p.click("link", "/^Escalero einfach/")
	p.decide()
	p.clickCSS("#quiz-next")
	p.gone("dialog", "")
	p.waitFor(`document.querySelector("#leave")`)
	p.click("link", "Zurück zur Übersicht")
	p.see("heading", "Üben")
	p.waitFor(`/ von 1 gut entschieden/.test(document.querySelector("main").textContent)`)
}

func TestTheDiceAreCounted(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:game", savedGame("1", rolled(t, "escalero", 20, "Mitzi", "Franz\tcomputer strong"), 0)))
	p.reducedMotion()
	p.open("/settings")
	p.click("link", "/^Die Würfel/")
	p.see("heading", "Alle fünf auf einmal")
	p.bothThemes()
	p.click("radio", "Computer")
	p.bothThemes()
}

// The verdict stands first and is heard; then a person plays the game once more,
// with the dice that fell, against what was done then, and the tab dies in between.
// The figures of people do not count it.
func TestAgainstOneself(t *testing.T) {
	t.Parallel()
	then := rolled(t, "escalero-single", 99, mitzi, "Franz\tcomputer strong")
	p := newPlayer(t, holding("serviert:settings", quick, "serviert:done:1", savedGame("1", then, 1790000900000)))
	p.reducedMotion()
	p.open("/review?game=1")
	p.said("fertig")
	p.waitLong(`/im Schnitt .* Spielpunkte geholt/.test(document.querySelector("#same").closest("section").textContent)`)
	p.waitFor(`document.querySelector("main h2").id === "story"`)
	p.bothThemes()
	p.size(740, 360)
	p.noOverflow()
	p.size(320, 256) // a desk at 400 %
	p.eval(`document.querySelectorAll("main details:not([open]) > summary").forEach(e => e.click())`, nil)
	p.waitFor(`document.querySelectorAll(".worth").length === 2`)
	p.noOverflow()
	p.textSize(200)
	p.noOverflow()
	p.pushedByKey()
	p.textSize(100)
	p.size(360, 740)
	p.click("button", "/^Gegen mich selbst/")
	s := p.seen("the table", `location.pathname.endsWith("/table") && document.querySelector("button#throw") && play.state().record`)
	d := s.game(t)
	if got := fmt.Sprint(d.Rules.Preset, d.Parties[0].Names, d.Parties[1].Names); got != "escalero-single[Mitzi] [Mitzi (damals)]" {
		t.Fatal(got)
	}
	p.bothThemes()
	doc, err := record.ParseSaved(then)
	if err != nil {
		t.Fatal(err)
	}
	old, err := doc.Dice()
	if err != nil {
		t.Fatal(err)
	}
	fell, ok := again.DiceOf(old.Match, 1)
	if !ok {
		t.Fatal("the dice are not known")
	}
	r := rand.New(rand.NewPCG(5, 5))
	for turn := range 10 {
		p.touch("#throw")
		s = p.after("the throw", s)
		if got := s.state(t).Now().Dice; fmt.Sprint(got[:]) != fmt.Sprint(fell[turn][0][:5]) {
			t.Fatalf("turn %d: %v fell, then %v", turn+1, got, fell[turn][0])
		}
		if turn == 3 {
			p.killTab()
			p.reducedMotion()
			p.open("/table")
			s = p.seen("the table again", `play.state().record && document.querySelector("#write, button.entry")`)
		}
		s = p.writes(s, r)
		if turn < 9 {
			s = p.seen("what was done then", fmt.Sprintf(`(document.querySelector("#go-on")?.click(), play.state().record.match(/^(write|strike) /gm) || []).length === %d && document.querySelector("button#throw")`, 2*turn+2))
		}
	}
	p.waitLong(`(document.querySelector("#go-on")?.click(), /\/(end|settlement)$/.test(location.pathname))`)
	end := p.seen("the end", `play.state().record`).game(t).Match.State()
	if now, before := end.Sheet(2), old.Match.State().Sheet(1); now != before {
		t.Errorf("then was %v, now it says %v", before, now)
	}
	p.open("/people")
	p.see("heading", "Leute")
	p.waitFor(`/Mitzi/.test(document.querySelector("main").textContent) && !/damals/.test(document.querySelector("main").textContent)`)
}
