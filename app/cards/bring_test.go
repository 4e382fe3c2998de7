//go:build !js

package cards

import (
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/letters"
)

// doubted plays hands until one is over in which the list judged a word.
func doubted(t *testing.T) *table {
	t.Helper()
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("a doubted word", func(e *cardgame.Evening) bool {
		for _, id := range []string{"doubt-1", "doubt-2"} {
			if at(letters.Showdown)(e) && c.has(id) {
				c.press(id)
			}
		}
		return len(e.Judged()) > 0 && at(letters.Dealing)(e)
	})
	return c
}

// bring takes in a text, and is what was wrong with it and how often that was
// told.
func (c *table) bring(text string) (wrong *dicegame.Problem, told int) {
	c.Bring(dicegame.ReadText(text), func(p *dicegame.Problem) {
		wrong = p
		told++
	})
	return wrong, told
}

func TestAnEveningComesBack(t *testing.T) {
	c := doubted(t)
	e := c.evening
	text, ok := exported(e)
	if !ok || !strings.Contains(text, "judged="+strings.Join(e.Judged(), ",")) {
		t.Fatalf("exported as %q", text)
	}
	if wrong, _ := c.bring(text); wrong != nil || c.sh.Said != c.sh.Texts().Games.Already || len(c.past) != 0 {
		t.Errorf("said %q of an evening that is on the table, %d earlier ones", c.sh.Said, len(c.past))
	}

	c = opened(t, "de", browser.Memory{})
	wrong, told := c.bring("\uFEFF" + strings.ReplaceAll(text, "\n", "\r\n"))
	if wrong != nil || told != 1 || len(c.past) != 1 {
		t.Fatalf("problem %+v, told %d times, %d evenings", wrong, told, len(c.past))
	}
	p := c.past[0]
	if p.Record != e.Saved().Record || p.Started != e.Started() || p.Ended != 0 || p.Hands != e.Figures().Hands {
		t.Errorf("came back as %+v", p)
	}
	if c.sh.Said != c.texts().Over.Brought || c.sh.Focused != "past-"+p.ID {
		t.Errorf("said %q, focus on %s", c.sh.Said, c.sh.Focused)
	}
	if c.bring(text); len(c.past) != 1 || c.sh.Said != c.sh.Texts().Games.Already {
		t.Error("the same evening is there twice")
	}
	if !uitest.Has(c.History()[0], "past-"+p.ID) {
		t.Error("the history does not show the evening")
	}
	again := opened(t, "de", c.page.Disk)
	uitest.Press(t, again.History()[0], "past-"+p.ID)
	if again.evening == nil || again.evening.Log() != e.Log() || again.sh.At != "/cards" {
		t.Error("it cannot be taken up after a restart")
	}
	if html := uitest.HTML(again.History()...); !strings.Contains(html, "Anna") {
		t.Error("the history does not show the evening on the table")
	}
}

func TestAnotherWordListIsTold(t *testing.T) {
	c := doubted(t)
	v := c.evening.Saved()
	text, _ := exported(c.evening)
	was := c.evening.Judged()[0]
	word, refused := strings.CutPrefix(was, "-")
	if !refused {
		word = "-" + was
	}
	// The comment says that the list took the word otherwise than this one does.
	other := strings.Replace(text, "judged="+was, "judged="+word, 1)
	// The game goes on as it could only after another verdict.
	illegal := strings.Replace(text, "\npay\n", "\nverdict yes\npay\n", 1)
	for _, text := range []string{other, illegal} {
		c := opened(t, "de", browser.Memory{})
		p, _ := c.bring(text)
		if p == nil || !strings.Contains(p.Text, c.sh.Texts().Games.Problem.OtherList) || len(c.past) > 0 {
			t.Errorf("%+v, %d evenings", p, len(c.past))
		}
		if text == illegal && p != nil && !strings.Contains(p.Text, "verdict yes") {
			t.Errorf("%q does not show the line", p.Text)
		}
	}
	// A save that cannot be replayed is kept, with the reason.
	v.Record = strings.Replace(v.Record, "\npay\n", "\nverdict yes\npay\n", 1)
	c = opened(t, "de", c.page.Disk)
	c.disk.Save(store.KeyCards, v)
	c.Load()
	c.show("/cards")
	if b := c.disk.Broken(); c.evening != nil || len(b) != 1 || !strings.Contains(b[0].Why, "word list") || !strings.Contains(b[0].Text, "verdict yes") {
		t.Errorf("set aside: %+v", b)
	}
}

// slow is a browser whose files arrive when the test says so.
type slow struct {
	*browser.Page
	wait []func()
}

func (s *slow) Fetch(name string, then func([]byte, bool)) {
	s.wait = append(s.wait, func() { s.Page.Fetch(name, then) })
}

func (s *slow) arrive() {
	list := s.wait
	s.wait = nil
	for _, f := range list {
		f()
	}
}

func TestAnEveningWaitsForItsWordList(t *testing.T) {
	text, _ := exported(doubted(t).evening)
	for _, here := range []bool{true, false} {
		c := opened(t, "de", browser.Memory{})
		b := &slow{Page: c.page}
		c.b = b
		if !here {
			delete(c.page.Files, "words/de.words")
		}
		var wrong *dicegame.Problem
		told := 0
		c.Bring(dicegame.ReadText(text), func(p *dicegame.Problem) { wrong, told = p, told+1 })
		if told != 0 || len(c.past) != 0 || !strings.Contains(c.sh.Said, "Deutsch") {
			t.Errorf("does not wait: %+v, said %q", wrong, c.sh.Said)
		}
		b.arrive()
		if told != 1 || (wrong == nil) != here || (len(c.past) == 1) != here {
			t.Errorf("with a list %v: told %d times %+v, %d evenings", here, told, wrong, len(c.past))
		}
	}
}

// What a list said is in an export only where a list was asked.
func TestABookIsNoList(t *testing.T) {
	c := opened(t, "en", browser.Memory{})
	c.setUp("Anna", "Bert")
	c.enter("challenge-players", "players")
	c.press("start")
	c.playTo("a verdict", func(e *cardgame.Evening) bool {
		if at(letters.Showdown)(e) && c.has("doubt-1") {
			c.press("doubt-1")
		}
		return c.has("verdict-no")
	})
	c.press("verdict-no")
	if len(c.evening.Judged()) != 0 {
		t.Errorf("the book's verdict is taken for the list's: %v", c.evening.Judged())
	}
}
