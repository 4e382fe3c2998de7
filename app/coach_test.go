package app

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// asked is a store at a table where the head of a record is played.
func asked(t *testing.T, head string) *game {
	t.Helper()
	fresh(t)
	the.path = "/table"
	the.game = recorded(t, head, "e", 1)
	the.game.ended = 0
	return the.game
}

func TestCoachAdvisesInBothLanguages(t *testing.T) {
	asked(t, "serviert 1 escalero-single\nparty Anna\tcomputer coach\nparty Bernd\nthrow 66612\n")
	for _, lang := range []string{"de", "en"} {
		the.settings.Language = lang
		the.lessons.advice = advice{}
		the.askCoach()
		a := the.lessons.advice
		if the.dialog != "coach" || !a.ready || len(a.choices) != 3 || a.certainty != solver.Exact {
			t.Fatalf("%s: dialog %q, advice %+v", lang, the.dialog, a)
		}
		html := app.HTMLString(app.Div().Body(coachDialog()...))
		if empties.MatchString(html) || verb.MatchString(html) {
			t.Errorf("%s: an empty text or a stray verb in %s", lang, html)
		}
		if !strings.Contains(html, the.texts().Coach.Exact) || strings.Count(html, "<li") != 3 {
			t.Errorf("%s: no word about the values, or not three choices: %s", lang, html)
		}
	}
}

func TestCoachPreparesAChoice(t *testing.T) {
	g := asked(t, "serviert 1 escalero-single\nparty Anna\tcomputer coach\nparty Bernd\nthrow 66612\n")
	the.askCoach()
	the.follow(solver.Choice{Action: escalero.Action{Kind: escalero.Keep, Kept: dice.Hand{5: 3}}})
	if g.kept != [5]bool{true, true, true, false, false} || the.dialog != "" {
		t.Errorf("kept %v, dialog %q", g.kept, the.dialog)
	}
	the.follow(solver.Choice{Action: escalero.Action{Kind: escalero.Write, Row: "6", Col: 1}})
	if the.table.row != "6" || the.table.col != 1 || g.Match.Len() != 1 {
		t.Errorf("cell %s %d chosen, %d actions", the.table.row, the.table.col, g.Match.Len())
	}
}

// With Contra there is something to say before the first throw as well.
func TestCoachAdvisesOnContra(t *testing.T) {
	head := "serviert 1 escalero\noption contra on\nparty Anna\tcomputer coach\nparty Bernd\tcomputer coach\n"
	for _, c := range []struct {
		log  string
		want []escalero.Kind
	}{
		{"", []escalero.Kind{escalero.Throw, escalero.Contra}},
		{"contra\n", []escalero.Kind{escalero.Accept, escalero.Concede, escalero.Contra}},
		{"contra\naccept\nthrow 66666\nwrite G 3\ncontra\n", []escalero.Kind{escalero.Accept, escalero.Concede, escalero.Contra}},
	} {
		asked(t, head+c.log)
		for _, lang := range []string{"de", "en"} {
			the.settings.Language = lang
			the.askCoach()
			a := the.lessons.advice
			seen := map[escalero.Kind]bool{}
			for _, x := range a.choices {
				seen[x.Action.Kind] = true
			}
			for _, k := range c.want {
				if !seen[k] || len(seen) != len(c.want) {
					t.Errorf("after %q the choices are %+v, want %v", c.log, a.choices, c.want)
				}
			}
			html := app.HTMLString(app.Div().Body(coachDialog()...))
			if empties.MatchString(html) || verb.MatchString(html) || !strings.Contains(html, the.texts().Coach.OfContra) {
				t.Errorf("%s: %s", lang, html)
			}
			acts := app.HTMLString(acts(the.game, the.game.state()))
			if !strings.Contains(acts, "coach-ask") {
				t.Errorf("no way to ask: %s", acts)
			}
		}
	}
	// Values are shown as they are paid: here four times.
	asked(t, head+"contra\naccept\nthrow 66666\nwrite G 3\ncontra\naccept\nthrow 11223\n")
	the.askCoach()
	a := the.lessons.advice
	if text := app.HTMLString(app.Div().Body(coachDialog()...)); !strings.Contains(text, the.plus(4*a.choices[0].Equity, 2)) {
		t.Errorf("%v four times is not in %s", a.choices[0].Equity, text)
	}
}

// Between two turns of an entry the first result can be written or thrown on.
func TestCoachAdvisesBetweenTwoTurns(t *testing.T) {
	asked(t, "serviert 1 escalero-single\nparty Anna + Alf\tcomputer coach coach\nparty Bernd + Bea\nthrow 11234\ndone\n")
	for _, lang := range []string{"de", "en"} {
		the.settings.Language = lang
		the.askCoach()
		a := the.lessons.advice
		html := app.HTMLString(app.Div().Body(coachDialog()...))
		if len(a.choices) != 3 || a.choices[0].Action.Kind != escalero.Throw || !strings.Contains(html, the.texts().Coach.ThrowOn) || strings.Contains(html, "Contra") {
			t.Errorf("%s: %+v, %s", lang, a.choices, html)
		}
		if empties.MatchString(html) || verb.MatchString(html) {
			t.Errorf("%s: %s", lang, html)
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
		asked(t, "serviert 1 escalero-single\n"+c.head)
		if the.askCoach(); the.dialog != "" {
			t.Errorf("the coach speaks %s", c.why)
		}
	}
	asked(t, "serviert 1 escalero-single\nparty Anna + Alf\tcomputer - coach\nparty Bernd + Bea\nthrow 66612\ndone\nthrow 11234\n")
	if the.askCoach(); the.dialog != "coach" {
		t.Error("the coach says nothing to the partner who wants it")
	}
}

// Everybody chooses for themselves, and it stays with the game.
func TestCoachBySeat(t *testing.T) {
	g := asked(t, "serviert 1 escalero-single\nparty Anna\nparty Bernd\tcomputer strong\nthrow 66612\n")
	the.setCoach(2, 0, true)
	if g.anyCoached() || g.level(2, 0) != "strong" {
		t.Error("a computer player has the coach")
	}
	the.setCoach(1, 0, true)
	if !the.mayAsk() || the.said != "Anna bekommt Rat, wenn gewünscht." && the.said != "Anna gets hints when wanted." {
		t.Errorf("Anna may not ask; said %q", the.said)
	}
	again, err := g.saved().game()
	if err != nil || !again.coached(1, 0) || again.coached(2, 0) || again.level(2, 0) != "strong" {
		t.Errorf("saved as %q: %v", g.saved().Record, err)
	}
	html := app.HTMLString(app.Ul().Body(coachItems(g)...))
	if strings.Count(html, "<button") != 1 || !strings.Contains(html, "Anna") {
		t.Errorf("the menu offers %s", html)
	}
	the.setCoach(1, 0, false)
	if the.mayAsk() || g.Parties[0].Extra != "" {
		t.Errorf("Anna still may ask: %q", g.Parties[0].Extra)
	}

	// A new game remembers who wanted it.
	the.draft = the.newDraft("escalero", "")
	the.draft.seats[0] = seat{Name: "Anna", Level: withCoach}
	the.rememberNames()
	d := the.newDraft("wuerfelpoker", "")
	if set, err := d.setup(the); err != nil || set.Parties[0].Extra != "computer coach" {
		t.Errorf("the next game begins with %+v, %v", d.seats, err)
	}
}

func TestReasons(t *testing.T) {
	g := asked(t, "serviert 1 escalero\nparty Anna\tcomputer coach\nparty Bernd\nthrow 66612\n")
	keep := escalero.Action{Kind: escalero.Keep}
	for _, c := range []struct {
		reason solver.Reason
		de, en string
	}{
		{solver.Reason{Action: keep, Targets: []solver.Target{{Row: "6", Col: 1, Chance: .5, Points: 18}, {Row: "P", Col: 3, Chance: .3, Points: 40}, {Row: "P", Col: 2, Chance: .1, Points: 40}}},
			"40\u00a0% auf Poker, sonst Asse in Kolonne 1", "40% for Poker, else Aces in Column 1"},
		{solver.Reason{Action: keep, Targets: []solver.Target{{Row: "6", Col: 1}}}, "Sammelt Asse", "Collects Aces"},
		{solver.Reason{Action: keep}, "", ""},
		{solver.Reason{Action: escalero.Action{Kind: escalero.Contra}, Lead: 3.21, Price: 7}, "Rechnet mit +3,2 Punkten, Aufgeben kostet 7", "Counts with +3.2 points, giving up costs 7"},
		{solver.Reason{Action: escalero.Action{Kind: escalero.Strike, Row: "1", Col: 1}}, "", ""},
		{solver.Reason{Action: escalero.Action{Kind: escalero.Strike, Row: "1", Col: 1}, Why: []solver.Because{{Ground: solver.Lost, Col: 1, Chance: .04}, {Ground: solver.LeavesOpen, Row: "G", Col: 3}}},
			"Kolonne 1 ist kaum noch zu gewinnen (4\u00a0%); lässt Grande in Kolonne 3 offen", "Column 1 can hardly be won any more (4%); leaves Grande in Column 3 open"},
		{solver.Reason{Action: escalero.Action{Kind: escalero.Write, Row: "P", Col: 3}, Why: []solver.Because{{Ground: solver.Spares, Col: 3, Chance: .6, From: .5}}},
			"Hält Kolonne 3 offen für Besseres: 60\u00a0% statt 50\u00a0%", "Keeps Column 3 open for better: 60% instead of 50%"},
	} {
		for lang, want := range map[string]string{"de": c.de, "en": c.en} {
			the.settings.Language = lang
			if got := the.reasonText(g, c.reason); got != want {
				t.Errorf("%s: %q, want %q", lang, got, want)
			}
		}
	}
}
