package app

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/web/words"
)

// atCards is a store at the card table, for people and computer players
// ("Bot hard"), in a language.
func atCards(t *testing.T, lang string, seats ...string) *store {
	t.Helper()
	old := the
	t.Cleanup(func() { the = old })
	the = newStore(memory{})
	the.settings.Language = lang
	the.settings.Vibration, the.settings.Sound = false, false
	list, err := words.List(lang)
	if err != nil {
		t.Fatal(err)
	}
	the.words.lists.here = map[string]*lexicon.List{lang: list}
	d := the.wordsDraft()
	d.Count = len(seats)
	d.Seats = nil
	for _, s := range seats {
		name, level, _ := strings.Cut(s, " ")
		d.Seats = append(d.Seats, seat{name, level})
	}
	the.path = "/cards"
	the.startWords()
	if the.words.evening == nil {
		t.Fatal("no evening begins")
	}
	return the
}

// open opens the cards of whose turn it is, as a reveal does once the curtain
// has been down for a while.
func (s *store) openNow() {
	s.words.fell = 0
	s.reveal()
}

// playOn does the next thing at the table.
func (s *store) playOn() {
	e := s.words.evening
	switch e.Step() {
	case wordgame.Covered:
		s.openNow()
	case wordgame.Resting:
		s.rested()
	case wordgame.Thinking:
		for !e.Ponder(1000) {
		}
		s.computerMoves()
	case wordgame.Table:
		s.tableAct()
	case wordgame.Looking:
		switch v := e.View(); v.Phase {
		case letters.Exchanging:
			s.tapCard(0)
			s.tapCard(3)
			s.exchange()
		case letters.Choosing:
			s.words.hand = wordsHand{}
			s.tapCard(1)
			s.tapCard(2)
			s.chooseWord(s.laidCards(v))
		default:
			if v.Bet == 0 {
				s.raise()
			} else {
				s.bet(letters.Action{Kind: letters.Call})
			}
		}
	}
}

// pageNow is the page as HTML.
func pageNow() string { return goapp.HTMLString((&page{Path: the.path}).Render()) }

// TestOneViewOnly holds that no component of the card table can take a
// position: what draws gets views, and the evening's own fields are out of
// reach.
func TestOneViewOnly(t *testing.T) {
	state := reflect.TypeFor[letters.State]()
	e := reflect.TypeFor[*wordgame.Evening]()
	for i := range e.NumMethod() {
		m := e.Method(i).Type
		for o := range m.NumOut() {
			if m.Out(o) == state {
				t.Errorf("%s gives the position away", e.Method(i).Name)
			}
		}
	}
	for i := range e.Elem().NumField() {
		if f := e.Elem().Field(i); f.IsExported() {
			t.Errorf("field %s of an evening can be read", f.Name)
		}
	}
}

// TestKilledAfterEveryAction kills the app after each action of two hands: it
// comes back at the same place with the curtain down, and no card in the page.
func TestKilledAfterEveryAction(t *testing.T) {
	for _, seats := range [][]string{{"Anna", "Bert", "Cleo"}, {"Anna", "Bot easy", "Bit hard"}} {
		s := atCards(t, "de", seats...)
		for range 90 {
			s.playOn()
			e := s.words.evening
			if len(e.Public().Hands) == 2 {
				break
			}
			again := newStore(s.disk)
			again.words.lists = s.words.lists
			again.path = "/cards"
			again.loadWords()
			again.wakeWords()
			if again.words.evening == nil {
				t.Fatal("the evening did not come back")
			}
			if again.words.evening.Log() != e.Log() {
				t.Fatalf("%d actions came back of %d", again.words.evening.Log(), e.Log())
			}
			if e.Public().Hands == nil && e.Step() == wordgame.Looking && again.words.evening.Step() != wordgame.Covered {
				t.Fatal("no curtain after a restart")
			}
			the = again
			if html := pageNow(); strings.Contains(html, `id="card-`) {
				t.Fatalf("cards lie open after a restart: %s", html)
			}
			the = s
		}
		if len(s.words.evening.Public().Hands) == 0 {
			t.Error("no hand came to its end")
		}
	}
}

// TestCurtainPage holds that between two people the page has whose turn it is
// and what it costs, and nothing that was on it before.
func TestCurtainPage(t *testing.T) {
	s := atCards(t, "de", "Anna", "Bert")
	s.tableAct()
	for s.words.evening.Step() != wordgame.Covered {
		s.tableAct()
	}
	s.openNow()
	if html := pageNow(); !strings.Contains(html, `id="card-7"`) || !strings.Contains(html, "eröffne") && !strings.Contains(html, "Eröffnen") {
		t.Fatalf("the turn shows %s", html)
	}
	s.tapCard(0)
	s.cardsKey("w")
	said := s.said
	s.raise()
	html := pageNow()
	for _, bad := range []string{`class="card"`, `id="typed"`, `class="seats"`, said} {
		if strings.Contains(html, bad) {
			t.Errorf("behind the curtain there is %q", bad)
		}
	}
	if !strings.Contains(html, "Mitgehen kostet 1 Chip.") || !strings.Contains(html, "ist dran") {
		t.Errorf("the curtain says %s", html)
	}
	if s.words.hand.laid != nil || s.words.hand.typed != "" {
		t.Error("the word of who passed on is still there")
	}
}

// TestAway holds that cards go when the page does, and that a computer player
// waits for the one person until he is back.
func TestAway(t *testing.T) {
	s := atCards(t, "en", "Anna", "Bot easy")
	for s.words.evening.View().Hand == "" {
		s.tableAct()
	}
	s.openDialog("cards-menu")
	s.cardsAway()
	if s.words.evening.View().Hand != "" || s.dialog != "" || s.words.evening.Step() != wordgame.Covered {
		t.Error("the cards stay open in the background")
	}
	s.reveal()
	if s.words.evening.View().Hand != "" {
		t.Error("a curtain that has just come down was lifted")
	}
	s.openNow()
	if s.words.evening.View().Hand == "" {
		t.Error("the cards do not come back")
	}
}

func TestSavedForm(t *testing.T) {
	s := atCards(t, "de", "Anna", "Bot medium")
	s.tableAct()
	text, _ := s.disk.get(keyWords)
	var v map[string]any
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatal(err)
	}
	if v["v"] != 1.0 || !strings.HasPrefix(v["record"].(string), "serviert 1 choose-your-words\n") {
		t.Errorf("saved as %s", text)
	}
	if !strings.Contains(text, `Bot\tcomputer medium`) {
		t.Errorf("the computer player is not in %s", text)
	}
}
