package coach

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui/uitest"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// playing is a room whose game in play is a record.
func playing(t *testing.T, text string) *bench {
	t.Helper()
	b := newBench(t)
	b.deal(text)
	return b
}

func (b *bench) deal(text string) {
	b.t.Helper()
	g := recorded(b.t, text)
	b.games.Take(g)
	b.at.desk = dicegame.Desk{Game: g}
	b.shell.At, b.shell.Shown = "/table", ""
}

const coached = "serviert 1 escalero-single\nparty Anna\tcomputer coach\nparty Bernd\nthrow 66612\n"

func TestAdviceInBothLanguages(t *testing.T) {
	b := playing(t, coached)
	for _, lang := range []string{"de", "en"} {
		b.speak(lang)
		b.Ask()
		if b.shell.Shown != "coach" || !b.advice.ready || len(b.advice.choices) != 3 || b.advice.certainty != solver.Exact {
			t.Fatalf("%s: dialog %q, advice %+v", lang, b.shell.Shown, b.advice)
		}
		html := b.sound(b.box)
		if !strings.Contains(html, b.shell.Texts().Coach.Exact) || strings.Count(html, "<li") != 3 {
			t.Errorf("%s: no word about the values, or not three choices: %s", lang, html)
		}
	}
	// What was said about one moment is not shown at the next.
	if err := b.games.Act(escalero.Action{Kind: escalero.Write, Row: "6", Col: 1}); err != nil {
		t.Fatal(err)
	}
	if html := b.sound(b.box); strings.Contains(html, "<li") || !strings.Contains(html, b.shell.Texts().Coach.Thinking) {
		t.Errorf("old advice stays: %s", html)
	}
}

// Who asks the coach is noted with the game, once for each moment, and stays after the coach has been taken away: a glance
// while the others look elsewhere is seen in the settlement.
func TestWhoHasAskedTheCoach(t *testing.T) {
	b := playing(t, coached)
	if b.games.Now.Saved().Advised != "" {
		t.Fatal("somebody has asked before")
	}
	for range 2 {
		b.Ask()
	}
	if err := b.games.Act(escalero.Action{Kind: escalero.Keep, Kept: dice.Hand{5: 3}, Dice: dice.Throw{6, 6, 6, 3, 4}}); err != nil {
		t.Fatal(err)
	}
	b.Ask()
	b.give(1, 0, false)
	b.Ask() // there is no coach to ask
	g := b.games.Now
	again, err := g.Saved().Game()
	if err != nil || g.Saved().Advised != "2 0" || again.Saved() != g.Saved() {
		t.Errorf("noted is %q, %v", g.Saved().Advised, err)
	}
}

// Columns that have only numbers are named beside their chances, which are numbers too.
func TestChancesOfNumberedColumns(t *testing.T) {
	for lang, want := range map[string]string{"de": "Gewinnt Kolonne\u00a01 zu ", "en": "Chance to win column\u00a01: "} {
		b := playing(t, "serviert 1 escalero\noption columns 2-2-4\nparty Anna\tcomputer coach\nparty Bernd\nthrow 66612\n")
		b.speak(lang)
		b.Ask()
		if html := b.sound(b.box); !strings.Contains(html, want) {
			t.Errorf("no %q in %s", want, html)
		}
	}
}

func TestAdviceIsFollowed(t *testing.T) {
	b := playing(t, coached)
	b.Ask()
	b.advice.choices = []solver.Choice{
		{Action: escalero.Action{Kind: escalero.Keep, Kept: dice.Hand{5: 3}}},
		{Action: escalero.Action{Kind: escalero.Write, Row: "6", Col: 1}},
	}
	box := b.box()
	uitest.Press(t, box, "follow-1")
	if g := b.games.Now; g.Kept != [5]bool{true, true, true, false, false} || b.shell.Shown != "" || b.shell.Focused != "throw" {
		t.Errorf("kept %v, dialog %q, focus on %q", g.Kept, b.shell.Shown, b.shell.Focused)
	}
	if taken, _, _ := strings.Cut(b.shell.Texts().Coach.Taken, "%s"); !strings.HasPrefix(b.shell.Said, taken) || b.shell.Said == "" {
		t.Errorf("what is prepared is not said, but %q", b.shell.Said)
	}
	uitest.Press(t, box, "follow-2")
	if d := b.at.desk; d.Row != "6" || d.Col != 1 || d.Game.Match.Len() != 1 || b.shell.Focused != "write" {
		t.Errorf("cell %s %d chosen, %d actions, focus on %q", d.Row, d.Col, d.Game.Match.Len(), b.shell.Focused)
	}
	b.at.hidden = true
	uitest.Press(t, box, "follow-1")
	if b.at.desk.Row != "6" || b.MayAsk() {
		t.Error("advice is followed while another tab has the game")
	}
}

// With Contra there is something to say before the first throw as well.
func TestAdviceOnContra(t *testing.T) {
	head := "serviert 1 escalero\noption contra on\nparty Anna\tcomputer coach\nparty Bernd\tcomputer coach\n"
	for _, c := range []struct {
		log  string
		want []escalero.Kind
	}{
		{"", []escalero.Kind{escalero.Throw, escalero.Contra}},
		{"contra\n", []escalero.Kind{escalero.Accept, escalero.Concede, escalero.Contra}},
		{"contra\naccept\nthrow 66666\nwrite G 3\ncontra\n", []escalero.Kind{escalero.Accept, escalero.Concede, escalero.Contra}},
	} {
		b := playing(t, head+c.log)
		for _, lang := range []string{"de", "en"} {
			b.speak(lang)
			b.Ask()
			seen := map[escalero.Kind]bool{}
			for _, x := range b.advice.choices {
				seen[x.Action.Kind] = true
			}
			for _, k := range c.want {
				if !seen[k] || len(seen) != len(c.want) {
					t.Errorf("after %q the choices are %+v, want %v", c.log, b.advice.choices, c.want)
				}
			}
			if html := b.sound(b.box); !strings.Contains(html, b.shell.Texts().Coach.OfContra) {
				t.Errorf("%s: %s", lang, html)
			}
			if !b.MayAsk() {
				t.Errorf("no way to ask after %q", c.log)
			}
		}
	}
	// Where the stake is so high that the coach does not think of doubling, that is to be seen.
	high := playing(t, head+"contra\ncontra\ncontra\ncontra\naccept\n")
	high.Ask()
	text := &high.shell.Texts().Coach
	if html := high.sound(high.box); !high.advice.ready || len(high.advice.choices) > 0 || !strings.Contains(html, `<p role="status">`+text.Practice.Untold) || strings.Contains(html, text.OfContra) {
		t.Error(html)
	}
	// Values are shown as they are paid: here four times.
	b := playing(t, head+"contra\naccept\nthrow 66666\nwrite G 3\ncontra\naccept\nthrow 11223\n")
	b.Ask()
	if html := b.sound(b.box); !strings.Contains(html, b.shell.Texts().Plus(4*b.advice.choices[0].Equity, 2)) {
		t.Errorf("%v four times is not in %s", b.advice.choices[0].Equity, html)
	}
}

// Between two turns of an entry the first result can be written or thrown on.
func TestAdviceBetweenTwoTurns(t *testing.T) {
	b := playing(t, "serviert 1 escalero-single\nparty Anna + Alf\tcomputer coach coach\nparty Bernd + Bea\nthrow 11234\ndone\n")
	for _, lang := range []string{"de", "en"} {
		b.speak(lang)
		b.Ask()
		html := b.sound(b.box)
		if len(b.advice.choices) != 3 || b.advice.choices[0].Action.Kind != escalero.Throw ||
			!strings.Contains(html, b.shell.Texts().Coach.ThrowOn) || strings.Contains(html, "Contra") {
			t.Errorf("%s: %+v, %s", lang, b.advice.choices, html)
		}
	}
}

// Among more than two a point that is written counts against each of the others: the reason tells
// points as written, what a choice costs beside it is in game points, and it is said how they go together.
func TestPointsAgainstEachOther(t *testing.T) {
	for parties, want := range map[string]string{
		"party Bernd\n":                          "",
		"party Bernd\nparty Carl\n":              "zählt gegen jeden der anderen, hier also 2 Spielpunkte.",
		"party Bernd\nparty Carl\nparty Doris\n": "zählt gegen jeden der anderen, hier also 3 Spielpunkte.",
	} {
		for _, preset := range []string{"escalero-single", "escalero"} {
			b := playing(t, "serviert 1 "+preset+"\nparty Anna\tcomputer coach\n"+parties+"throw 66612\n")
			b.speak("de")
			b.Ask()
			html := b.sound(b.box)
			if told := strings.Contains(html, "zählt gegen jeden"); told != (want != "" && preset == "escalero-single") || told && !strings.Contains(html, want) {
				t.Errorf("%s, %q: no %q in %s", preset, parties, want, html)
			}
		}
	}
}

// Two results that bring the same in a cell are one choice.
func TestEqualResultsAreOneChoice(t *testing.T) {
	head := "serviert 1 escalero-single\nparty Anna + Alf\tcomputer coach coach\nparty Bernd + Bea\n"
	both := "throw 66623\ndone\nthrow 12666\nkeep 666 throw 34666\nkeep 666 throw 35666\n"
	for log, want := range map[string]string{
		both: " statt ",
		// Where nothing else is open there is nothing to compare with.
		"strike 1 1\nstrike 1 1\nstrike 2 1\nstrike 2 1\nstrike 3 1\nstrike 3 1\nstrike 4 1\nstrike 4 1\nstrike 5 1\nstrike 5 1\n" +
			"strike S 1\nstrike S 1\nstrike F 1\nstrike F 1\nstrike P 1\nstrike P 1\nstrike G 1\nstrike G 1\n" + both: "Mehr ist nicht offen",
	} {
		b := playing(t, head+log)
		b.speak("de")
		b.Ask()
		html := b.sound(b.box)
		told := map[string]bool{}
		for _, c := range b.advice.choices {
			if cell := c.Action.Row + " " + c.Action.Kind.String(); told[cell] {
				t.Errorf("told twice: %v", b.advice.choices)
			} else {
				told[cell] = true
			}
		}
		if !strings.Contains(html, want) || strings.Contains(html, "Asse statt Asse") {
			t.Errorf("no %q in %s", want, html)
		}
	}
}

func TestCoachKeepsSilent(t *testing.T) {
	for _, c := range []struct{ why, head string }{
		{"although nobody wants it", "party Anna\nparty Bernd\nthrow 66612\n"},
		{"although only the other one wants it", "party Anna\nparty Bernd\tcomputer coach\nthrow 66612\n"},
		{"to the other of two partners", "party Anna + Alf\tcomputer - coach\nparty Bernd + Bea\nthrow 66612\n"},
		{"before the first throw", "party Anna\tcomputer coach\nparty Bernd\n"},
		{"into a computer's turn", "party Anna\tcomputer strong\nparty Bernd\tcomputer coach\nthrow 66612\n"},
	} {
		b := playing(t, "serviert 1 escalero-single\n"+c.head)
		if b.Ask(); b.shell.Shown != "" {
			t.Errorf("the coach speaks %s", c.why)
		}
		if t := &b.shell.Texts().Coach; b.shell.Confirmed != t.None && b.shell.Confirmed != t.Nothing {
			b.t.Errorf("asked in vain %s, and one hears %q", c.why, b.shell.Confirmed)
		}
	}
	b := playing(t, "serviert 1 escalero-single\nparty Anna + Alf\tcomputer - coach\nparty Bernd + Bea\nthrow 66612\ndone\nthrow 11234\n")
	if b.Ask(); b.shell.Shown != "coach" {
		t.Error("the coach says nothing to the partner who wants it")
	}
}

// Everybody chooses for themselves, and it stays with the game.
func TestCoachBySeat(t *testing.T) {
	if list := newBench(t).Items(); list != nil {
		t.Errorf("without a game the menu offers %d", len(list))
	}
	b := playing(t, "serviert 1 escalero-single\nparty Anna\nparty Bernd\tcomputer strong\nthrow 66612\n")
	g := b.games.Now
	b.give(2, 0, true)
	if g.Coached() || g.Seat(2, 0) != "strong" {
		t.Error("a computer player has the coach")
	}
	menu := func() app.UI { return app.Ul().Body(b.Items()...) }
	if html := b.sound(menu); strings.Count(html, "<button") != 1 || !strings.Contains(html, "Anna") {
		t.Errorf("the menu offers %s", html)
	}
	uitest.Press(t, menu(), "menu-coach-1-0")
	if !b.MayAsk() || b.shell.Said != "Anna kann jetzt um Rat fragen." {
		t.Errorf("Anna may not ask; said %q", b.shell.Said)
	}
	b.games.Load()
	g = b.games.Now
	if g.Seat(1, 0) != dicegame.Coach || g.Seat(2, 0) != "strong" {
		t.Errorf("saved as %q", g.Saved().Record)
	}
	uitest.Press(t, menu(), "menu-coach-1-0")
	if b.MayAsk() || b.games.Now.Parties[0].Extra != "" {
		t.Errorf("Anna still may ask: %q", g.Parties[0].Extra)
	}
	// What advice is stands below the first that offers it, whoever that is.
	for _, first := range []string{"Anna", "Anna\tcomputer coach"} {
		b.deal("serviert 1 escalero-single\nparty " + first + "\nparty Bernd\nthrow 66612\n")
		if html := b.sound(menu); strings.Count(html, "<button") != 2 || strings.Count(html, b.sh.Texts().Coach.Help) != 1 {
			t.Errorf("the menu offers %s", html)
		}
	}
	// At a large table the menu is about who is on turn.
	b.deal("serviert 1 escalero\nparty Anna\nparty Bernd\nparty Carl\nthrow 66612\nwrite 6 1\n")
	if html := b.sound(menu); strings.Count(html, "<button") != 1 || !strings.Contains(html, "Bernd") {
		t.Errorf("the menu of three offers %s", html)
	}
	b.deal("serviert 1 escalero\noption contra on\nparty Anna + Alf\nparty Bernd + Bea\ncontra\n")
	if html := b.sound(menu); strings.Count(html, "<button") != 2 || !strings.Contains(html, "Bernd") || !strings.Contains(html, "Bea") {
		t.Errorf("who have to answer a Contra are offered %s", html)
	}
}
