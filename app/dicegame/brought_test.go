package dicegame_test

import (
	"encoding/json"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/engine/escalero"
)

// A text that is no game is explained in the player's language, with the line
// it is about; what the engine says beside it is English.
func TestTextsThatAreNoGame(t *testing.T) {
	const head = "serviert 1 escalero\nparty Anna\nparty Bernd\n"
	for text, want := range map[string]struct {
		de, en string
		detail bool
	}{
		"":                                       {"Da steht nichts. Hierher gehört eine Partie als Text oder Link.", "There is nothing here. A game belongs here, as text or as a link.", false},
		"\uFEFF# a comment\n\n":                  {"Da steht nichts. Hierher gehört eine Partie als Text oder Link.", "There is nothing here. A game belongs here, as text or as a link.", false},
		"hello\n":                                {"Das ist keine Partie: Die erste Zeile beginnt nicht mit „serviert 1“.", "This is not a game: its first line does not begin with “serviert 1”.", false},
		"serviert 1\n":                           {"Das ist keine Partie: Die erste Zeile beginnt nicht mit „serviert 1“.", "This is not a game: its first line does not begin with “serviert 1”.", false},
		"serviert 1 canasta\nparty A\nparty B\n": {"Das Spiel „canasta“ ist hier unbekannt. Vielleicht gibt es eine neuere Version der App.", "The game “canasta” is unknown here. Perhaps there is a newer version of the app.", false},
		"# old\nserviert 2 escalero\n":           {"Die Fassung 2 ist hier unbekannt. Vielleicht gibt es eine neuere Version der App.", "Version 2 is unknown here. Perhaps there is a newer version of the app.", true},
		"serviert 1 escalero\nparty Anna\n":      {"Mit so vielen Parteien wird das nicht gespielt.", "This game is not played by that many parties.", true},
		"serviert 1 escalero\nparty Anna\nthrow 12345\n":                                {"Mit so vielen Parteien wird das nicht gespielt.", "This game is not played by that many parties.", true},
		"serviert 1 escalero\nParty Anna\nParty Bernd\n":                                {"Zeile 2 passt nicht in den Kopf einer Partie: „Party Anna“.", "Line 2 does not belong at the start of a game: “Party Anna”.", true},
		"serviert 1 escalero\nserviert 1 escalero\nparty A\nparty B\n":                  {"Zeile 2 passt nicht in den Kopf einer Partie: „serviert 1 escalero“.", "Line 2 does not belong at the start of a game: “serviert 1 escalero”.", true},
		"serviert 1 escalero\n  option foo bar\nparty A\nparty B\n":                     {"Zeile 2 passt nicht in den Kopf einer Partie: „option foo bar“.", "Line 2 does not belong at the start of a game: “option foo bar”.", true},
		head + "throw 12347\n":                                                          {"Zeile 4 geht nach den Regeln nicht: „throw 12347“. An dieser Stelle ist Anna an der Reihe.", "Line 4 is against the rules: “throw 12347”. At this point it is the turn of Anna.", true},
		head + "# so\nthrow 12345\nwrite 1 9\n":                                         {"Zeile 6 geht nach den Regeln nicht: „write 1 9“. An dieser Stelle ist Anna an der Reihe.", "Line 6 is against the rules: “write 1 9”. At this point it is the turn of Anna.", true},
		head[:20] + "option contra on\n" + head[20:] + "contra\nconcede\nthrow 12345\n": {"Zeile 7 geht nach den Regeln nicht: „throw 12345“. Vor dieser Zeile ist die Partie schon aus.", "Line 7 is against the rules: “throw 12345”. The game was over before this line.", true},
	} {
		for lang, want := range map[string]struct {
			text   string
			detail bool
		}{"de": {want.de, want.detail}, "en": {want.en, want.detail}} {
			g, p := dicegame.ReadText(text).Game(5)
			if g != nil || p == nil || p.Text(i18n.For(lang)) != want.text || (p.Detail != "") != want.detail {
				t.Errorf("%q is told as\n%+v, want\n%+v", text, p, want)
			}
		}
	}
}

// What an app has exported and this one cannot read may come from a newer one: that is said, and what to do. Of what
// somebody has typed, and of a text that was cut off, it is not.
func TestAnExportOfANewerVersion(t *testing.T) {
	const head, exported = "serviert 1 escalero\nparty Anna\nparty Bernd\n", "# app started=1700000000000\n"
	de := i18n.For("de")
	newer := " " + de.Games.Problem.Newer
	for text, want := range map[string]string{
		head + "swap 2\n": "Zeile 4 geht nach den Regeln nicht: „swap 2“. An dieser Stelle ist Anna an der Reihe.",
		strings.Replace(head, "party", "option joker on\nparty", 1): "Zeile 2 passt nicht in den Kopf einer Partie: „option joker on“.",
		strings.Replace(head, "party", "option start 3\nparty", 1):  "Die Hausregeln am Anfang passen nicht zu diesem Spiel.",
	} {
		for end, more := range map[string]string{"": "", exported: newer} {
			if _, p := dicegame.ReadText(text + end).Game(5); p == nil || p.Text(de) != want+more {
				t.Errorf("%q is told as %+v", text+end, p)
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
	back, problem := dicegame.ReadText("\uFEFF\n" + strings.ReplaceAll(text, "\n", "\r\n")).Game(5)
	if problem != nil {
		t.Fatal(problem)
	}
	if back.Started != g.Started || back.Ended != g.Ended || back.Evening != "17" || !back.Block || back.ID != "" || back.Dice.String() != g.Dice.String() {
		t.Errorf("%+v", back)
	}
	back, _ = dicegame.ReadText(g.Dice.String()).Game(5)
	if back == nil || back.Started != 5 || back.Ended != 5 || back.Evening != "" || back.Block {
		t.Errorf("without a date %+v", back)
	}
	back, _ = dicegame.ReadText(begun(t, gametest.Kinds()[0]).Dice.String()).Game(5)
	if back == nil || back.Started != 5 || back.Ended != 0 {
		t.Errorf("a game that runs %+v", back)
	}
	lying := recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 11356\n")
	lying.Kept = [5]bool{true, true}
	for _, more := range []string{"", "write 1 1\n"} { // made up: nothing lies there any more
		text := strings.Replace(lying.Exported(), "# app", more+"# app", 1)
		if back, _ = dicegame.ReadText(text).Game(5); back == nil || (back.Kept == lying.Kept) != (more == "") {
			t.Errorf("marks came as %+v with %s", back, text)
		}
	}
	others := recorded(t, "escalero", "party Anna + Toni\nparty Bernd\tcomputer strong\npoints 6 1 18\npoints 5 1 15\n")
	for _, level := range []dicegame.Seat{"best", ""} {
		if err := others.Reseat([]string{"", "", ""}, []dicegame.Seat{"", level, dicegame.Coach}); err != nil {
			t.Fatal(err)
		}
		if err := others.Apply(escalero.Action{Kind: escalero.Strike, Row: "G", Col: 1 + others.Match.Len()/3}); err != nil {
			t.Fatal(err)
		}
	}
	back, _ = dicegame.ReadText(others.Exported()).Game(5)
	if want := others.Saved().Sat; back == nil || want == "" || back.Saved().Sat != want {
		t.Errorf("of %q came %+v", want, back)
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
	back, problem := dicegame.ReadText(string(text)).Game(5)
	if problem != nil || back.Started != g.Started || back.Evening != "17" || back.Dice.String() != g.Dice.String() {
		t.Errorf("%+v, %+v", back, problem)
	}
	if _, problem := dicegame.ReadText(`{"v":1}`).Game(5); problem == nil {
		t.Error("a save without a record is read")
	}
}

// Whatever comes in is refused at once, in one sentence of the player's
// language that nothing foreign can steer, or it is a game.
func TestHostileTextsGetOneSentence(t *testing.T) {
	const million = 1_000_000
	const two = "serviert 1 escalero\nparty Anna\nparty Bernd\n"
	for text, want := range map[string]struct{ de, en string }{
		two + strings.Repeat("\n", 50*million):                                                       {"Das ist zu groß für eine Partie: Mehr als 2.097.152 Bytes werden nicht eingelesen.", "This is too large for a game: at most 2,097,152 bytes are read."},
		"{" + strings.Repeat(" ", 50*million):                                                        {"Das ist zu groß", "This is too large"},
		"serviert 1 escalero\n" + several(100_000, "option o%d on\n"):                                {"Das sind zu viele Hausregeln: Mehr als 32 hat keine Partie.", "Too many house rules"},
		"serviert 1 escalero\n" + several(100_000, "party P%d\n"):                                    {"Das sind zu viele Parteien: Mehr als 32", "Too many parties"},
		two + "party " + strings.Repeat("x", million) + "\n":                                         {"Eine Zeile vor dem ersten Zug ist zu lang", "A line before the first move is too long"},
		two + "party " + strings.Repeat("x", 81) + "\n":                                              {"Ein Name ist zu lang: Mehr als 80", "A name is too long: no pad has room for more than 80"},
		two + "party Carl\t" + strings.Repeat("x ", million/2) + "\n":                                {"Eine Zeile vor dem ersten Zug ist zu lang", "A line before the first move is too long"},
		two + "party An\u200bna\n":                                                                   {"In Zeile 4 steht ein Name, den es schon gibt oder der genauso aussieht: „An·na“.", "Line 4 has a name that is there already, or looks just like one: “An·na”."},
		two + "party \u202egro.live\n":                                                               {"In Zeile 4 stecken in einem Namen Zeichen, die man nicht sieht: „·gro.live“.", "In line 4 a name has invisible characters: “·gro.live”."},
		two + "party \u3164\n":                                                                       {"In Zeile 4 stecken in einem Namen Zeichen", "In line 4 a name has invisible characters"},
		"serviert 1 escalero\nparty M\xfcller\nparty Anna\n":                                         {"Das ist kein Text in UTF-8", "This is not UTF-8 text"},
		`{"v":1,"record":"serviert 1 escalero` + "\xff" + `"}`:                                       {"Das ist kein Text in UTF-8", "This is not UTF-8 text"},
		two + "throw " + strings.Repeat("1", million) + "\n":                                         {"Zeile 4 geht nach den Regeln nicht: „throw 11111", "Line 4 is against the rules: “throw 11111"},
		two + "\u202ekcul doog\n":                                                                    {"Zeile 4 geht nach den Regeln nicht: „·kcul doog“.", "Line 4 is against the rules: “·kcul doog”."},
		"serviert 1 " + strings.Repeat("x", million) + "\nparty A\nparty B\n":                        {"Das Spiel „xxx", "The game “xxx"},
		"serviert " + strings.Repeat("7", million) + " escalero\n":                                   {"Die Fassung 777", "Version 777"},
		"serviert 1 escalero\noption stake " + strings.Repeat("9", 400) + " EUR\nparty A\nparty B\n": {"Zeile 2 passt nicht in den Kopf", "Line 2 does not belong"},
		strings.Repeat("[", million):                                                                 {"Das ist keine Partie", "This is not a game"},
		`{"record":` + strings.Repeat("[", million):                                                  {"Das ist keine Partie", "This is not a game"},
		`{"record":"` + strings.Repeat(`\n`, million/2) + `","x":1}`:                                 {"Da steht nichts. Hierher gehört eine Partie als Text oder Link.", "There is nothing here. A game belongs here, as text or as a link."},
		strings.Repeat("a b ", million/2):                                                            {"Das ist keine Partie", "This is not a game"},
		strings.Repeat("\x00", million):                                                              {"Das ist keine Partie", "This is not a game"},
		"serviert 1 escalero\noption start 3\nparty Anna\nparty Bernd\n":                             {"Die Hausregeln am Anfang passen nicht", "The house rules at the start do not fit"},
		strings.Repeat("\n", 2*million):                                                              {"Da steht nichts. Hierher gehört eine Partie als Text oder Link.", "There is nothing here. A game belongs here, as text or as a link."},
	} {
		short := fmt.Sprintf("%.40q", text)
		for lang, want := range map[string]string{"de": want.de, "en": want.en} {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			began := time.Now()
			g, p := dicegame.ReadText(text).Game(5)
			took := time.Since(began)
			runtime.ReadMemStats(&after)
			if bytes := after.TotalAlloc - before.TotalAlloc; bytes > 50_000_000 || took > 20*time.Second {
				t.Errorf("%s: %d kB in %v", short, bytes/1000, took)
			}
			if g != nil || p == nil || !strings.HasPrefix(p.Text(i18n.For(lang)), want) {
				t.Errorf("%s: %+v, want %q", short, p, want)
				continue
			}
			if n := utf8.RuneCountInString(p.Text(i18n.For(lang))); n > 250 || strings.ContainsFunc(p.Text(i18n.For(lang)), func(r rune) bool { return !unicode.IsPrint(r) }) {
				t.Errorf("%s: %d characters, %+q", short, n, p.Text(i18n.For(lang)))
			}
		}
	}
}

func several(n int, format string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// Legitimate names of all kinds come in, and what a text says about its origin
// is taken only where the app could have written it.
func TestWhatATextMayBring(t *testing.T) {
	for _, names := range [][2]string{{"__proto__", "constructor"}, {"יעל", "محمد"}, {"می\u200cخواهم", "👩‍🦯"}, {"<script>", "&amp;"}, {"toString", "%s%n"}} {
		g, p := dicegame.ReadText("serviert 1 escalero\nparty " + names[0] + "\nparty " + names[1] + "\tcomputer x y z __proto__\nthrow 12345\n").Game(5)
		if p != nil || g.Name(1) != names[0] || g.Name(2) != names[1] {
			t.Errorf("%q: %+v", names, p)
		}
	}
	read := func(words string) *dicegame.Game {
		t.Helper()
		g, p := dicegame.ReadText("serviert 1 escalero\noption contra on\nparty A\nparty B\ncontra\nconcede\n# app " + words + "\n").Game(5)
		if p != nil {
			t.Fatal(p)
		}
		return g
	}
	for _, moment := range []string{"9223372036854775807", "-9223372036854775808", "-1", "99999999999999999999", "8640000000000001", "1e9", "x"} {
		if g := read("started=" + moment + " ended=" + moment); g.Started != 5 || g.Ended != 5 {
			t.Errorf("%s: from %d to %d", moment, g.Started, g.Ended)
		}
	}
	if g, p := dicegame.ReadText("serviert 1 escalero\nparty A\nparty B\nthrow 12345\n# app started=4 ended=9\n").Game(5); p != nil || g.Ended != 0 {
		t.Errorf("a game that is not over has ended: %+v, %+v", g, p)
	}
	for id, want := range map[string]string{"1795": "1795", "x&game=7#": "", "<b>": "", "../..": "", strings.Repeat("1", 41): ""} {
		if g := read("evening=" + id); g.Evening != want {
			t.Errorf("evening %q became %q", id, g.Evening)
		}
	}
	// A million words of a comment cost no more than the text itself.
	var before, after runtime.MemStats
	text := several(200_000, "# app w%d=1\n")
	runtime.ReadMemStats(&before)
	dicegame.ReadOrigins(text)
	runtime.ReadMemStats(&after)
	if bytes := after.TotalAlloc - before.TotalAlloc; bytes > 10_000_000 {
		t.Errorf("%d kB for words that no export writes", bytes/1000)
	}
}
