//go:build !js

package history

import (
	"strings"
	"testing"

	"serviert/app/ui/uitest"
)

// A note is written, changed and deleted, and is there wherever the game is shown.
func TestANoteOnAGame(t *testing.T) {
	a := seeded(t)
	w := &a.sh.Texts().Note
	write := func(text, said string) {
		t.Helper()
		a.visit("/games?game=1")
		a.press("note-1")
		if a.shell.Focused != "noting" {
			t.Errorf("the focus is on %q", a.shell.Focused)
		}
		uitest.SoundPage(t, "/games", uitest.HTML(a.page()))
		uitest.Type(t, a.page(), "noting", text)
		a.press("note-keep")
		if a.shell.Confirmed != said || a.shell.Focused != "note-1" || uitest.Has(a.page(), "noting") {
			t.Errorf("said %q, focus on %q", a.shell.Confirmed, a.shell.Focused)
		}
	}
	shown := func(note string) {
		t.Helper()
		again := a.again()
		for _, page := range []string{"/games?game=1", "/games?game=1&pad=1", "/games", "/games?evening=1"} {
			html := again.show("de", page)
			uitest.SoundPage(t, page, html)
			if n := strings.Count(html, "Hütte"); note == "" && n != 0 || note != "" && n != 1 || !strings.Contains(html, note) {
				t.Errorf("%s says it %d times, not %q", page, n, note)
			}
		}
		if g := again.games.Find("2"); g.Note != "" {
			t.Errorf("the other game has %q", g.Note)
		}
	}
	write("  Hütte,\nbei Regen ", w.Kept)
	shown("Hütte, bei Regen")
	write("Hütte, bei Schnee", w.Kept)
	shown("Hütte, bei Schnee")
	if text := a.again().games.Find("1").Exported(); strings.Contains(text, "Schnee") {
		t.Error("the note goes out with the game")
	}
	write(" ", w.Gone)
	shown("")
}

func TestANoteThatIsLeftIsAsBefore(t *testing.T) {
	a := seeded(t)
	a.visit("/games?game=1")
	a.press("note-1")
	uitest.Type(t, a.page(), "noting", "Hütte")
	a.press("note-leave")
	if a.shell.Said != "" || a.shell.Focused != "note-1" || a.games.Find("1").Note != "" {
		t.Errorf("said %q, focus on %q, noted %q", a.shell.Said, a.shell.Focused, a.games.Find("1").Note)
	}
	a.press("note-1", "note-keep")
	if a.shell.Confirmed != "" || a.games.Find("1").Note != "" {
		t.Errorf("said %q, noted %q", a.shell.Confirmed, a.games.Find("1").Note)
	}
}

// The tab with the game on its table would bring it back without the note.
func TestNoNoteWhileAnotherTabHasTheGame(t *testing.T) {
	a := seeded(t)
	a.games.Take(a.games.Find("1"))
	a.visit("/games?game=1")
	a.press("note-1")
	uitest.Type(t, a.page(), "noting", "Hütte")
	a.games.Hold(false)
	a.press("note-keep")
	if a.shell.Said != a.sh.Texts().Notices.Elsewhere || a.games.Find("1").Note != "" {
		t.Errorf("said %q, noted %q", a.shell.Said, a.games.Find("1").Note)
	}
}

// The game that has just ended lies on the table too, and keeps its note there.
func TestANoteAtTheSettlement(t *testing.T) {
	a := over(t, seeded(t).memory)
	a.games.Take(a.games.Find("2"))
	a.visit("/settlement")
	a.press("note-2")
	uitest.Type(t, a.page(), "noting", "Hütte")
	a.press("note-keep")
	again := a.again()
	if html := again.show("en", "/settlement"); again.games.Now.Note != "Hütte" || !strings.Contains(html, "Hütte") {
		t.Errorf("noted %q", again.games.Now.Note)
	}
	a.press("note-2")
	a.visit("/games?game=1")
	if uitest.Has(a.page(), "noting") {
		t.Error("the field of one game is open at another")
	}
}

// What was typed and not kept is there when the page is loaded again, and when somebody was elsewhere meanwhile.
func TestATypedNoteWaits(t *testing.T) {
	a := seeded(t)
	a.visit("/games?game=1")
	a.press("note-1")
	if pages := a.Pages(); pages[0].Draft() != "" {
		t.Errorf("an untouched field is carried along as %q", pages[0].Draft())
	}
	uitest.Type(t, a.page(), "noting", "Hütte,\nviel Schnee")
	text := a.Pages()[0].Draft()
	a.visit("/games")
	a.visit("/games?game=1")
	waits := func(a *at, where string) {
		t.Helper()
		if html := uitest.HTML(a.page()); !strings.Contains(html, `viel Schnee"></textarea>`) {
			t.Errorf("%s: %s", where, html)
		}
	}
	waits(a, "after another page")
	a = a.again()
	a.Pages()[0].Redraft(text)
	a.visit("/games?game=2")
	if uitest.Has(a.page(), "noting") {
		t.Error("the field of one game is open at another")
	}
	a.visit("/games?game=1")
	waits(a, "loaded again")
	a.press("note-keep")
	if note := a.games.Find("1").Note; note != "Hütte, viel Schnee" || a.Pages()[0].Draft() != "" {
		t.Errorf("kept %q, still carried along is %q", note, a.Pages()[0].Draft())
	}
	a.Pages()[0].Redraft("x")
	if uitest.Has(a.page(), "noting") {
		t.Error("a draft that is none opens the field")
	}
}
