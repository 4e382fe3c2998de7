package dicegame_test

import (
	"encoding/json"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
)

// A text that is no game is explained in the player's language, with the line
// it is about; what the engine says beside it is English.
func TestTextsThatAreNoGame(t *testing.T) {
	const head = "serviert 1 escalero\nparty Anna\nparty Bernd\n"
	for text, want := range map[string]struct {
		de, en string
		detail bool
	}{
		"":                                       {"Da steht nichts.", "There is nothing there.", false},
		"\uFEFF# a comment\n\n":                  {"Da steht nichts.", "There is nothing there.", false},
		"hello\n":                                {"Das ist keine Partie: Die erste Zeile beginnt nicht mit »serviert 1«.", "This is no game: its first line does not begin with “serviert 1”.", false},
		"serviert 1\n":                           {"Das ist keine Partie: Die erste Zeile beginnt nicht mit »serviert 1«.", "This is no game: its first line does not begin with “serviert 1”.", false},
		"serviert 1 canasta\nparty A\nparty B\n": {"Das Spiel »canasta« ist hier unbekannt.", "The game “canasta” is unknown here.", false},
		"# old\nserviert 2 escalero\n":           {"Die Fassung 2 ist hier unbekannt. Vielleicht gibt es eine neuere Version der App.", "Version 2 is unknown here. Perhaps there is a newer version of the app.", true},
		"serviert 1 escalero\nparty Anna\n":      {"Mit so vielen Parteien wird das nicht gespielt.", "It is not played by that many parties.", true},
		"serviert 1 escalero\n  option foo bar\nparty A\nparty B\n": {"Zeile 2 passt nicht in den Kopf einer Partie: »option foo bar«.", "Line 2 does not fit into the head of a game: “option foo bar”.", true},
		head + "throw 12347\n":                  {"Zeile 4 geht nach den Regeln nicht: »throw 12347«. An dieser Stelle ist Anna an der Reihe.", "Line 4 is against the rules: “throw 12347”. At this point it is the turn of Anna.", true},
		head + "# so\nthrow 12345\nwrite 1 9\n": {"Zeile 6 geht nach den Regeln nicht: »write 1 9«. An dieser Stelle ist Anna an der Reihe.", "Line 6 is against the rules: “write 1 9”. At this point it is the turn of Anna.", true},
		head[:20] + "option contra on\n" + head[20:] + "contra\nconcede\nthrow 12345\n": {"Zeile 7 geht nach den Regeln nicht: »throw 12345«. Vor dieser Zeile ist die Partie schon aus.", "Line 7 is against the rules: “throw 12345”. The game is over before this line.", true},
	} {
		for lang, want := range map[string]struct {
			text   string
			detail bool
		}{"de": {want.de, want.detail}, "en": {want.en, want.detail}} {
			g, p := dicegame.ReadText(text).Game(i18n.For(lang), 5)
			if g != nil || p == nil || p.Text != want.text || (p.Detail != "") != want.detail {
				t.Errorf("%q is told as\n%+v, want\n%+v", text, p, want)
			}
		}
	}
}

// Date, evening and block mode come back with the record; a text without them
// was played now.
func TestOrigin(t *testing.T) {
	g := recorded(t, "escalero", "option contra on\nparty Anna\nparty Bernd\ncontra\nconcede\n")
	g.Started, g.Ended, g.Evening, g.Block = 1700000000000, 1700000009000, "17", true
	text := g.Exported()
	if !strings.HasSuffix(text, "concede\n# app started=1700000000000 ended=1700000009000 evening=17 block=true\n") {
		t.Errorf("exported as\n%s", text)
	}
	back, problem := dicegame.ReadText("\uFEFF\n"+strings.ReplaceAll(text, "\n", "\r\n")).Game(i18n.For("en"), 5)
	if problem != nil {
		t.Fatal(problem)
	}
	if back.Started != g.Started || back.Ended != g.Ended || back.Evening != "17" || !back.Block || back.ID != "" || back.Dice.String() != g.Dice.String() {
		t.Errorf("%+v", back)
	}
	back, _ = dicegame.ReadText(g.Dice.String()).Game(i18n.For("en"), 5)
	if back == nil || back.Started != 5 || back.Ended != 5 || back.Evening != "" || back.Block {
		t.Errorf("without a date %+v", back)
	}
	back, _ = dicegame.ReadText(begun(t, gametest.Kinds()[0]).Dice.String()).Game(i18n.For("en"), 5)
	if back == nil || back.Started != 5 || back.Ended != 0 {
		t.Errorf("a game that runs %+v", back)
	}
	if dicegame.Moment("yesterday") != 0 || dicegame.Moment("17") != 17 {
		t.Error("moments are read wrongly")
	}
}

// A save as the app stores it is read like a record, whatever its schema: it is
// what is exported of a save that could not be read.
func TestASaveIsReadLikeARecord(t *testing.T) {
	g := recorded(t, "escalero", "option contra on\nparty Anna\nparty Bernd\ncontra\nconcede\n")
	g.Started, g.Ended, g.Evening = 1700000000000, 1700000009000, "17"
	v := g.Saved()
	v.V = 99
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	back, problem := dicegame.ReadText(string(text)).Game(i18n.For("en"), 5)
	if problem != nil || back.Started != g.Started || back.Evening != "17" || back.Dice.String() != g.Dice.String() {
		t.Errorf("%+v, %+v", back, problem)
	}
	if _, problem := dicegame.ReadText(`{"v":1}`).Game(i18n.For("en"), 5); problem == nil {
		t.Error("a save without a record is read")
	}
}
