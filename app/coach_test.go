package app

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// asked is a store at a table with dice thrown, the coach on.
func asked(t *testing.T, head string) *game {
	t.Helper()
	fresh(t)
	the.settings.Coach = true
	the.path = "/table"
	the.game = recorded(t, head, "e", 1)
	the.game.ended = 0
	return the.game
}

func TestCoachAdvisesInBothLanguages(t *testing.T) {
	asked(t, "serviert 1 escalero-single\nparty Anna\nparty Bernd\nthrow 66612\n")
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
	g := asked(t, "serviert 1 escalero-single\nparty Anna\nparty Bernd\nthrow 66612\n")
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

func TestCoachKeepsSilent(t *testing.T) {
	asked(t, "serviert 1 escalero-single\nparty Anna\nparty Bernd\nthrow 66612\n")
	the.settings.Coach = false
	the.askCoach()
	if the.dialog != "" {
		t.Error("the coach speaks although nobody wants it")
	}
	asked(t, "serviert 1 escalero-single\nparty Anna\nparty Bernd\n")
	if the.askCoach(); the.dialog != "" {
		t.Error("the coach speaks before the first throw")
	}
	asked(t, "serviert 1 escalero-single\nparty Anna\tcomputer strong\nparty Bernd\nthrow 66612\n")
	if the.askCoach(); the.dialog != "" {
		t.Error("the coach speaks into a computer's turn")
	}
}

func TestReasons(t *testing.T) {
	g := asked(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
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
	} {
		for lang, want := range map[string]string{"de": c.de, "en": c.en} {
			the.settings.Language = lang
			if got := the.reasonText(g, c.reason); got != want {
				t.Errorf("%s: %q, want %q", lang, got, want)
			}
		}
	}
}
