package app

import (
	"strings"
	"testing"

	"serviert/engine/escalero"
)

func TestExportAndImportKeepTheGame(t *testing.T) {
	seeded(t)
	g := the.done[0].game
	text := g.exported()
	the.forget(g.id)
	the.bring("\uFEFF" + strings.ReplaceAll(text, "\n", "\r\n"))
	if the.games.problem != nil || len(the.done) != 2 {
		t.Fatalf("problem %+v, %d finished games", the.games.problem, len(the.done))
	}
	back := the.done[0]
	if back.Dice.String() != g.Dice.String() || back.started != g.started || back.ended != g.ended || back.evening != g.evening {
		t.Errorf("came back as %+v, was %+v", back.game, g)
	}
	the.bring(text)
	if len(the.done) != 2 {
		t.Error("the same game is there twice")
	}
	again := newStore(the.disk)
	again.open()
	if len(again.done) != 2 {
		t.Errorf("%d finished games after a restart", len(again.done))
	}
}

func TestImportOfARunningGameAsksFirst(t *testing.T) {
	seeded(t)
	base, _ := escalero.Preset("escalero")
	the.take(func() *game { g := sampleGame(base, 2); g.id, g.evening = "7", "7"; return g }())
	the.bring("serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 12345\n")
	if the.game.id != "7" || the.games.incoming == nil {
		t.Fatal("the running game was replaced without asking")
	}
	sound(t, "question", show(t, "en", "/games", "", gamesPage))
	the.replaceRunning()
	if the.game.Parties[0].Name() != "Anna" || the.parked[0].id != "7" {
		t.Error("the running game is not kept aside")
	}
	if the.game.evening == "" || the.game.id == "" {
		t.Error("an imported game needs an id and an evening")
	}
}

func TestWatchingTabReplacesNothing(t *testing.T) {
	seeded(t)
	base, _ := escalero.Preset("escalero")
	the.game = sampleGame(base, 2)
	the.elsewhere = true
	the.games.incoming = sampleGame(base, 3)
	the.replaceRunning()
	if len(the.game.Parties) != 2 || len(the.parked) != 1 {
		t.Error("a tab that only watches put the game aside")
	}
	if the.said != the.texts().Notices.Elsewhere {
		t.Errorf("said %q instead of why nothing happened", the.said)
	}
	the.bring("serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 12345\n")
	again := newStore(the.disk)
	again.open()
	if len(again.parked) != 2 {
		t.Error("a game read in by a watching tab is lost")
	}
}

func TestImportSaysWhatIsWrongAndWhere(t *testing.T) {
	fresh(t)
	the.settings.Language = "de"
	head := "serviert 1 escalero\nparty Anna\nparty Bernd\n"
	for text, want := range map[string]string{
		"":                               "nichts",
		"# only a comment\n":             "nichts",
		"hello":                          "serviert 1",
		"serviert 2 escalero\n":          "Fassung 2",
		"serviert 1 canasta\n":           "canasta",
		"serviert 1 choose-your-words\n": "Parteien",
		"serviert 1 escalero\nparty A\n": "Parteien",
		"serviert 1 escalero\noption foo bar\nparty A\nparty B\n": "Zeile 2",
		head + "throw 12347\n":            "Zeile 4",
		head + "throw 12345\nwrite 1 9\n": "Zeile 5",
		head + "\nthrow 12345\nconcede\n": "Zeile 6",
	} {
		the.games.problem = nil
		the.bring(text)
		p := the.games.problem
		if the.game != nil || len(the.done) > 0 || p == nil || !strings.Contains(p.text, want) {
			t.Errorf("%q: %+v, want a text with %q", text, p, want)
		}
	}
	if _, p := the.readGame(readText(head + "throw 12345\nwrite 1 9\n")); !strings.Contains(p.text, "Anna") || !strings.Contains(p.text, "write 1 9") {
		t.Errorf("%q does not show the line and who is on turn", p.text)
	}
}

func TestFileName(t *testing.T) {
	g := recorded(t, "serviert 1 escalero\nparty Änne Groß/?? + Carl\nparty Bernd\n", "e", 1)
	if name := g.fileName(); !strings.HasSuffix(name, "-änne-groß-carl-bernd.serviert") {
		t.Error(name)
	}
}
