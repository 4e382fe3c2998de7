//go:build !js

package history

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/app/ui/uitest"
	"serviert/engine/record"
)

// begun is the record of a game that has just begun.
const begun = "serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 12345\n"

// iOS knows no ending but those that an app has registered, and shows other files in grey, unless any file may be chosen.
func TestAnyFileOfAGameCanBeChosen(t *testing.T) {
	a := seeded(t)
	a.visit("/games")
	a.press("choose-file")
	for _, kind := range []string{".serviert", "text/plain", "application/octet-stream"} {
		if !slices.Contains(strings.Split(a.tab.Accept, ","), kind) {
			t.Errorf("%q lacks %s", a.tab.Accept, kind)
		}
	}
}

func TestExportAndImportKeepTheGame(t *testing.T) {
	a := seeded(t)
	g := a.games.Find("2")
	a.visit("/games?game=2")
	a.press("copy-2")
	text := a.tab.Shared[0]
	if a.shell.Confirmed != a.sh.Texts().Games.Copied {
		t.Errorf("said %q", a.shell.Said)
	}
	a.games.Forget(g.ID)
	a.tab.Picked = "\uFEFF" + strings.ReplaceAll(text, "\n", "\r\n")
	a.visit("/games")
	a.press("choose-file")
	if a.view.problem != nil || len(a.games.Done()) != 2 {
		t.Fatalf("problem %+v, %d finished games", a.view.problem, len(a.games.Done()))
	}
	back := a.games.Find(a.games.Done()[0].ID)
	if back.Dice.String() != g.Dice.String() || back.Started != g.Started || back.Ended != g.Ended || back.Evening != g.Evening {
		t.Errorf("came back as %+v, was %+v", back.Saved(), g.Saved())
	}
	if a.shell.Visited != "/games?game="+back.ID || a.shell.Said != a.sh.Texts().Games.Imported {
		t.Errorf("said %q, then at %s", a.shell.Said, a.shell.Visited)
	}
	a.read(text)
	if len(a.games.Done()) != 2 || a.shell.Said != a.sh.Texts().Games.Already || a.shell.Visited != "/games?game="+back.ID {
		t.Error("the same game is there twice")
	}
	if n := len(a.again().games.Done()); n != 2 {
		t.Errorf("%d finished games after a restart", n)
	}
}

// A game goes out in one way, wherever it is shared from.
func TestSharingOffersTheGame(t *testing.T) {
	a := seeded(t)
	g := a.running("7", 2)
	a.visit("/games")
	a.press("share-7")
	a.visit("/games?game=2")
	a.press("share-2")
	g.Match = a.games.Find("1").Match
	a.visit("/settlement")
	a.press("picture")
	if d := a.others.drawn; len(d) != 1 || d[0] != g {
		t.Errorf("drawn are %v", d)
	}
	if s := a.others.shared; len(s) != 2 || s[0] != g || s[1] != a.games.Find("2") {
		t.Errorf("offered are %v", s)
	}
}

// What is typed to be read in is carried over beside a game that waits and a note, and goes once it was a game.
func TestWhatIsTypedToBeReadOutlivesThePage(t *testing.T) {
	a := seeded(t)
	a.arrive(sent(t, begun, 900))
	a.noting.Redraft("note-1\nnothing\nsomething\nelse")
	const typed = "arrived nowhere\n  \"serviert\" 1\n\npaste"
	uitest.Type(t, a.page(), "paste", typed)
	a = redrafted(redrafted(a))
	a.visit("/games")
	if html := uitest.HTML(a.page()); a.pasting != typed || a.arrived.game == nil || a.noting.Draft() != "note-1\nnothing\nsomething\nelse" || !strings.Contains(html, "arrived nowhere") {
		t.Errorf("typed is %q, arrived %+v, noted %q", a.pasting, a.arrived, a.noting.Draft())
	}
	for text, left := range map[string]string{"nonsense": typed, sent(t, begun, 900)[9:]: typed, begun: "", "#" + sent(t, begun, 950): ""} {
		a.pasting = typed
		if a.read(text); a.pasting != left {
			t.Errorf("after reading %q what was typed is %q", text, a.pasting)
		}
	}
}

// redrafted is the app started again with what its page of games has carried over.
func redrafted(a *at) *at {
	b := a.again()
	b.Pages()[0].Redraft(a.Pages()[0].Draft())
	return b
}

// A draft that the browser has cut off takes along what is left of it.
func TestADraftThatWasCutOff(t *testing.T) {
	for text, want := range map[string]string{"paste 9\nabc": "abc", "paste -1\nabc": "", "paste\n": "", "paste 2\nabc": "ab", "paste ": ""} {
		a := over(t, browser.Memory{})
		if a.Pages()[0].Redraft(text); a.pasting != want {
			t.Errorf("of %q %q is left, want %q", text, a.pasting, want)
		}
	}
	a := over(t, browser.Memory{})
	a.Pages()[0].Redraft("arrived link\ngame=")
	if a.visit("/games"); a.arrived.game != nil || a.before != "" {
		t.Errorf("of half a game %+v, %q is left", a.arrived, a.before)
	}
}

func TestFirstGameGoesToTheTable(t *testing.T) {
	a := over(t, browser.Memory{})
	a.read(begun)
	if g := a.again().games.Now; g == nil || g.ID == "" || g.Evening == "" || g.Started != 5000 || g.From != dicegame.FromText {
		t.Fatalf("on the table is %+v", g)
	}
	if a.shell.Visited != "/table" || a.others.begun != 1 || a.shell.Said != a.sh.Texts().Games.Imported {
		t.Errorf("said %q, then at %s, table told %d times", a.shell.Said, a.shell.Visited, a.others.begun)
	}
	a.shell.Visited = ""
	a.read(a.games.Now.Exported())
	if a.shell.Visited != "/table" || a.shell.Said != a.sh.Texts().Games.Already || len(a.games.Parked()) != 0 {
		t.Error("the game on the table was read in once more")
	}
}

func TestImportOfARunningGameAsksFirst(t *testing.T) {
	a := seeded(t)
	a.running("7", 2)
	a.read(begun)
	if a.games.Now.ID != "7" || a.arrived.game == nil || a.shell.Focused != "arrived" {
		t.Fatal("the running game was replaced without asking")
	}
	if html := uitest.HTML(a.page()); !strings.Contains(html, a.sh.Texts().Games.ResumeOver) {
		t.Errorf("what becomes of the running game is not said: %s", html)
	}
	uitest.SoundPage(t, "question", uitest.HTML(a.page()))
	a.press("leave-arrived")
	if a.arrived.game != nil || a.games.Now.ID != "7" || a.shell.Focused != "title" {
		t.Fatal("the question is still there")
	}
	a.read(begun)
	a.press("take-arrived")
	if g := a.games.Now; g.Parties[0].Name() != "Anna" || g.ID == "" || g.Evening == "" {
		t.Errorf("on the table is %+v", g.Saved())
	}
	if a.games.Find("7") == nil || a.shell.Visited != "/table" || a.others.begun != 1 {
		t.Error("the running game is not kept aside")
	}
}

// Whoever is asked about a game that was read in looks at the one that runs first, on a phone that may end the page
// meanwhile, and finds the question again: the text is in no field any more.
func TestAGameThatWasReadInWaitsForItsAnswer(t *testing.T) {
	a := over(t, browser.Memory{})
	a.running("7", 2)
	a.read(begun)
	a.visit("/games?game=7")
	a.visit("/games")
	for _, again := range []bool{false, true} {
		if again {
			a = redrafted(a)
			a.visit("/games")
		}
		if html := uitest.HTML(a.page()); !strings.Contains(html, `id="take-arrived"`) {
			t.Fatalf("loaded again %t: the game is gone: %s", again, html)
		}
	}
	a.press("take-arrived")
	if g := a.games.Now; g.Parties[0].Name() != "Anna" || g.From != dicegame.FromText || len(a.games.Parked()) != 1 {
		t.Errorf("on the table is %+v", g.Saved())
	}
}

// Two tabs read in the same text, one of them while its game runs. It is there once.
func TestAGameThatAnotherTabHasTakenIsNotTakenAgain(t *testing.T) {
	a := over(t, browser.Memory{})
	a.running("7", 2)
	a.read(begun)
	b := a.again()
	b.games.Watching = true
	b.read(begun)
	a.games.LoadHistory() // as the other tab's writing makes it
	a.press("take-arrived")
	if n := len(a.games.Parked()); n != 1 || a.games.Now.ID != "7" || a.shell.Said != a.sh.Texts().Sharing.AlreadyOn {
		t.Errorf("%d are interrupted, on the table is %s, said %q", n, a.games.Now.ID, a.shell.Said)
	}
}

// A game that goes on elsewhere and comes back as a file goes on in its own place, as
// by a link: it is not a second one, of which the first would never end.
func TestAFileBringsBackAGameFurtherOn(t *testing.T) {
	const agreed = "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\nthrow 12345\nwrite S 1\n"
	for _, aside := range []bool{false, true} {
		a := over(t, browser.Memory{})
		a.read(agreed)
		id, text := a.games.Now.ID, a.games.Now.Exported()
		interrupted := 0
		if aside {
			a.games.Park()
			a.running("7", 2)
			interrupted = 1
		}
		a.read(strings.Replace(text, "write S 1\n", "write S 1\ncontra\n", 1))
		if a.shell.Focused != "arrived" || !strings.Contains(uitest.HTML(a.page()), a.sh.Texts().Sharing.Further) {
			t.Fatalf("aside %t: the focus is on %q", aside, a.shell.Focused)
		}
		uitest.SoundPage(t, "further on", uitest.HTML(a.page()))
		a.press("take-arrived")
		if g := a.games.Now; g.ID != id || g.State().Asked() == 0 || len(a.games.Parked()) != interrupted {
			t.Errorf("aside %t: on the table is %+v, %d are interrupted", aside, g.Saved(), len(a.games.Parked()))
		}
		a.read(strings.Replace(text, "write S 1\n", "write S 1\ncontra\nconcede\n", 1))
		a.press("take-arrived")
		if len(a.games.Done()) != 1 || a.games.Running() || len(a.games.Parked()) != interrupted {
			t.Errorf("aside %t: %d are finished, %d interrupted, one runs: %t", aside, len(a.games.Done()), len(a.games.Parked()), a.games.Running())
		}
	}
}

func TestWatchingTabReplacesNothing(t *testing.T) {
	a := seeded(t)
	a.running("7", 2)
	a.read(begun)
	a.games.Watching = true
	a.press("take-arrived")
	if len(a.games.Now.Parties) != 2 || a.games.Now.ID != "7" || len(a.games.Parked()) != 2 || a.shell.Said != a.sh.Texts().Games.Imported {
		t.Errorf("a tab that only watches has %s on the table and %d interrupted, said %q", a.games.Now.ID, len(a.games.Parked()), a.shell.Said)
	}
	a.shell.Said = ""
	a.visit("/games?game=3")
	a.press("resume-3")
	if a.games.Now.ID != "7" || a.shell.Said != a.sh.Texts().Notices.Elsewhere {
		t.Errorf("said %q, on the table is %s", a.shell.Said, a.games.Now.ID)
	}
	a.read(begun)
	if n := len(a.again().games.Parked()); n != 2 {
		t.Error("a game read in by a watching tab is lost")
	}
}

func TestEveningsOfCardsGoToTheCards(t *testing.T) {
	a := over(t, browser.Memory{})
	text := "serviert 1 choose-your-words\nparty Anna\nparty Bert\n"
	a.read(text)
	if len(a.others.brought) != 1 || a.others.brought[0].From != dicegame.FromText || a.view.problem != nil {
		t.Fatalf("%d evenings came to the cards, problem %+v", len(a.others.brought), a.view.problem)
	}
	a.others.problem = dicegame.Wrong(func(*i18n.Texts) string { return "wrong" })
	a.read(text)
	if a.view.problem != a.others.problem || !strings.Contains(a.shell.Said, "wrong") || a.shell.Focused != "problem" {
		t.Errorf("said %q of an evening that cannot be read", a.shell.Said)
	}
}

// The language may be changed in another window while it stands there.
func TestWhatIsWrongIsSaidInTheLanguageOfTheMoment(t *testing.T) {
	a := over(t, browser.Memory{})
	for _, text := range []string{"", "hello", "serviert 1 canasta\n", "serviert 1 escalero\nparty A\nparty B\nthrow 12345\nwrite 1 9\n", "game=x"} {
		for _, lang := range []string{"de", "en", "de"} {
			if a.shell.Set.Language = lang; lang == "de" && a.view.problem == nil && a.arrived.problem == nil {
				a.read(text)
			}
			p := a.view.problem
			if p == nil {
				p = a.arrived.problem
			}
			other := map[string]string{"de": "en", "en": "de"}[lang]
			html := uitest.HTML(a.page())
			if !strings.Contains(html, app.HTMLString(app.P().Text(p.Text(i18n.For(lang))))) || p.Text(i18n.For(lang)) == p.Text(i18n.For(other)) {
				t.Errorf("%s, %q: %q is not shown", lang, text, p.Text(i18n.For(lang)))
			}
		}
		a.view.problem, a.arrived.problem = nil, nil
	}
}

func TestImportSaysWhatIsWrongAndWhere(t *testing.T) {
	a := over(t, browser.Memory{})
	head := "serviert 1 escalero\nparty Anna\nparty Bernd\n"
	for text, want := range map[string]string{
		"":                               "nichts",
		"# only a comment\n":             "nichts",
		"hello":                          "serviert 1",
		"serviert 2 escalero\n":          "Fassung 2",
		"serviert 1 canasta\n":           "canasta",
		"serviert 1 escalero\nparty A\n": "Parteien",
		"serviert 1 escalero\noption foo bar\nparty A\nparty B\n": "Zeile 2",
		head + "throw 12347\n":            "Zeile 4",
		head + "throw 12345\nwrite 1 9\n": "Zeile 5",
		head + "\nthrow 12345\nconcede\n": "Zeile 6",
	} {
		a.read(text)
		p := a.view.problem
		if a.games.Now != nil || len(a.games.Done()) > 0 || p == nil || !strings.Contains(p.Text(a.sh.Texts()), want) || !strings.Contains(a.shell.Said, p.Text(a.sh.Texts())) {
			t.Errorf("%q: %+v, want a text with %q", text, p, want)
		}
	}
	a.read(head + "throw 12345\nwrite 1 9\n")
	if p := a.view.problem; !strings.Contains(p.Text(a.sh.Texts()), "Anna") || !strings.Contains(p.Text(a.sh.Texts()), "write 1 9") {
		t.Errorf("%q does not show the line and who is on turn", p.Text(a.sh.Texts()))
	}
}

func TestFileName(t *testing.T) {
	g := gametest.Recorded(t, "serviert 1 escalero\nparty Änne Groß/?? + Carl\nparty Bernd\n", "1", "e", 1)
	if name := g.FileName("2026-11-22"); name != "2026-11-22-änne-groß-carl-bernd.serviert" {
		t.Error(name)
	}
}

// What the browser does not even bring is refused in a sentence too, by file and
// by pasting, and the page stays as it was.
func TestWhatDoesNotArriveIsExplained(t *testing.T) {
	a := seeded(t)
	large := strings.Repeat("\n", record.MostBytes+1)
	tooLarge := dicegame.TooLarge().Text(a.sh.Texts())
	pick := func(content string, unread bool) {
		a.tab.Picked, a.tab.Unread = content, unread
		a.visit("/games")
		a.press("choose-file")
	}
	for name, c := range map[string]struct {
		do   func()
		want string
	}{
		"a large file":         {func() { pick(large, false) }, tooLarge},
		"a large text":         {func() { a.read(large[:record.MostPasted+1]) }, a.sh.Texts().Fill(a.sh.Texts().Games.Problem.Pasted, record.MostPasted)},
		"a file that is gone":  {func() { pick("", true) }, a.sh.Texts().Games.Problem.Unread},
		"a file in Latin-1":    {func() { pick("serviert 1 escalero\nparty M\xfcller\nparty B\n", false) }, a.sh.Texts().Games.Problem.Encoding},
		"a file in UTF-16":     {func() { pick("\xff\xfes\x00e\x00r\x00", false) }, a.sh.Texts().Games.Problem.Encoding},
		"a file of zero bytes": {func() { pick("\x00\x00\x00", false) }, a.sh.Texts().Games.Problem.NotRecord},
	} {
		done := len(a.games.Done())
		a.view.problem, a.shell.Said = nil, ""
		c.do()
		if p := a.view.problem; p == nil || p.Text(a.sh.Texts()) != c.want || a.shell.Said != c.want || a.shell.Focused != "problem" {
			t.Errorf("%s: %+v, said %q", name, p, a.shell.Said)
		}
		if len(a.games.Done()) != done {
			t.Errorf("%s was taken", name)
		}
		uitest.SoundPage(t, name, uitest.HTML(a.page()))
	}
}
