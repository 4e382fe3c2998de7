package app

import (
	"slices"
	"strings"
	"testing"

	"serviert/engine/escalero"
)

// seeded is a store with two finished games of an evening, one of pairs, and
// an interrupted one.
func seeded(t *testing.T) {
	t.Helper()
	fresh(t)
	base, _ := escalero.Preset("escalero")
	base.Stake = exampleStake
	for i, g := range []*game{playSample(base, 0, 1), playSample(base, 1, 0, 2)} {
		g.id, g.evening, g.started, g.ended = []string{"1", "2"}[i], "1", int64(1000+i), int64(2000+i)
		the.keepDone(g)
	}
	g := sampleGame(base, 2)
	g.play(escalero.Action{Kind: escalero.Points, Row: "6", Col: 3, Points: 24})
	g.id, g.evening, g.started = "3", "3", 3000
	the.save(keyParked+g.id, g.saved())
	the.loadDone()
}

func TestHistoryPagesInBothLanguages(t *testing.T) {
	seeded(t)
	the.disk.set(keyDone+"9", `{"v":1,"record":"nonsense"}`)
	the.loadDone()
	the.games.problem = &problem{"wrong", "detail"}
	for _, lang := range []string{"de", "en"} {
		for _, query := range []string{"", "game=1", "game=2", "game=3", "game=none", "evening=1", "evening=none", "game=1&pad=1"} {
			html := show(t, lang, "/games", query, gamesPage)
			sound(t, lang+" /games?"+query, html)
		}
		for _, r := range escalero.Presets() {
			sound(t, lang+" empty pad "+r.Preset, show(t, lang, "/rules", "pad=3&preset="+r.Preset, rulesPage))
		}
	}
	if html := show(t, "de", "/games", "", gamesPage); !strings.Contains(html, the.texts().Games.Broken) {
		t.Error("a save that cannot be read is not shown")
	}
}

func TestGamesAreForgottenOnlyWhenConfirmed(t *testing.T) {
	seeded(t)
	the.games.confirm = "1"
	if html := show(t, "de", "/games", "game=1", gamesPage); !strings.Contains(html, the.texts().Games.Sure) {
		t.Error("nothing is asked before a game is deleted")
	}
	if len(the.done) != 2 {
		t.Fatal("a game is gone before it was confirmed")
	}
	the.forget("1")
	if _, ok := the.disk.get(keyDone + "1"); ok || len(the.done) != 1 {
		t.Error("the game is still there")
	}
}

func TestInterruptedGamesChangePlaces(t *testing.T) {
	seeded(t)
	base, _ := escalero.Preset("escalero")
	running := sampleGame(base, 3)
	running.id, running.evening = "4", "4"
	the.take(running)
	the.resume("3")
	if the.game.id != "3" || len(the.parked) != 1 || the.parked[0].id != "4" {
		t.Fatalf("running %s, interrupted %v", the.game.id, the.parked)
	}
	again := newStore(the.disk)
	again.open()
	if again.game == nil || again.game.id != "3" || len(again.parked) != 1 || again.parked[0].id != "4" {
		t.Error("after a restart the games stand elsewhere")
	}
}

func TestEveningPaidHoldsItsEntries(t *testing.T) {
	seeded(t)
	the.pay("1", true)
	again := newStore(the.disk)
	again.open()
	if !again.done[0].paid || !again.done[1].paid {
		t.Fatal("paid is not stored")
	}
	before := the.done[0].Dice.String()
	the.correct(the.done[0].game, spot{1, 1, 1}, 5)
	if the.done[0].Dice.String() != before {
		t.Error("a paid evening was corrected")
	}
}

func TestCSV(t *testing.T) {
	seeded(t)
	the.settings.Language = "de"
	for _, d := range the.done { // a name that spreadsheets could take for a formula
		d.Parties[0].Names[0] = `=cmd;"Mitzi"`
	}
	e := the.evenings()[0]
	text := the.csv(e)
	for _, want := range []string{
		"\uFEFFDatum;Spiel;Einsatz;", `"'=cmd;""Mitzi"" (Punkte)"`, `;"0,10 EUR";3;-3;0;"0,30";"-0,30";"0,00"`,
		"\r\nSumme;;;2;5;-7;\"0,20\";\"0,50\";\"-0,70\"\r\n", "Zahlung;von;an\r\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if n := strings.Count(text, "\n"); n != 4+1+1+2 {
		t.Errorf("%d lines in\n%s", n, text)
	}
}

func TestFigures(t *testing.T) {
	seeded(t)
	e := the.evenings()[0]
	if want := []figures{{2, 1, 2, 6}, {2, 1, 2, 6}, {1, 0, 0, 5}}; !slices.Equal(e.figures(), want) {
		t.Errorf("%v, want %v", e.figures(), want)
	}
}
