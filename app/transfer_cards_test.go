package app

import (
	"strings"
	"testing"

	"serviert/app/wordgame"
	"serviert/engine"
	"serviert/engine/letters"
)

// doubted plays hands until one is over in which the list judged a word.
func doubted(t *testing.T) *store {
	t.Helper()
	s := atCards(t, "de", "Anna", "Bert")
	for range 4000 {
		e := s.words.evening
		if len(e.Judged()) > 0 && e.Public().Phase == letters.Dealing {
			return s
		}
		if e.Public().Phase == letters.Showdown {
			for seat := engine.Player(1); seat <= 2; seat++ {
				s.wordsDo(letters.Action{Kind: letters.Challenge, Seat: seat})
			}
		}
		s.playOn()
	}
	t.Fatal("nobody could doubt a word")
	return nil
}

func TestAnEveningOfCardsComesBack(t *testing.T) {
	s := doubted(t)
	e := s.words.evening
	text, ok := exportedEvening(e)
	if !ok || !strings.Contains(text, "judged="+strings.Join(e.Judged(), ",")) {
		t.Fatalf("exported as %q", text)
	}
	s.bring(text)
	if s.said != s.texts().Games.Already || len(s.words.past) != 0 {
		t.Errorf("said %q of an evening that is on the table, %d earlier ones", s.said, len(s.words.past))
	}

	lists := s.words.lists
	the = newStore(memory{})
	s = the
	s.words.lists = lists
	s.bring("\uFEFF" + strings.ReplaceAll(text, "\n", "\r\n"))
	if s.games.problem != nil || len(s.words.past) != 1 {
		t.Fatalf("problem %+v, %d evenings", s.games.problem, len(s.words.past))
	}
	p := s.words.past[0]
	if p.Record != e.Saved().Record || p.Started != e.Started() || p.Ended != 0 || p.Hands != e.Figures().Hands {
		t.Errorf("came back as %+v", p)
	}
	s.bring(text)
	if len(s.words.past) != 1 || s.said != s.texts().Games.Already {
		t.Error("the same evening is there twice")
	}
	for _, lang := range []string{"de", "en"} {
		html := show(t, lang, "/games", "", gamesPage)
		sound(t, lang+" /games", html)
		if !strings.Contains(html, "past-"+p.ID) || strings.Contains(html, s.texts().Games.Empty) {
			t.Errorf("the history in %s does not show the evening", lang)
		}
	}
	again := newStore(s.disk)
	again.open()
	again.words.lists = lists
	again.takeUpWords(p.ID)
	if again.words.evening == nil || again.words.evening.Log() != e.Log() {
		t.Error("it cannot be taken up after a restart")
	}
	the = again
	if html := show(t, "de", "/games", "", gamesPage); !strings.Contains(html, "Anna") {
		t.Error("the history does not show the evening on the table")
	}
}

func TestAnotherWordListIsToldAndTheTextStays(t *testing.T) {
	s := doubted(t)
	e := s.words.evening
	text, _ := exportedEvening(e)
	was := e.Judged()[0]
	word, flipped := strings.CutPrefix(was, "-")
	if !flipped {
		word = "-" + was
	}
	// The head says that the list took the word otherwise than this one does.
	other := strings.Replace(text, "judged="+was, "judged="+word, 1)
	// The game goes on as it could only after another verdict.
	illegal := strings.Replace(text, "\npay\n", "\nverdict yes\npay\n", 1)
	for _, text := range []string{other, illegal} {
		the.words.evening, the.words.waiting, the.words.past, the.games.problem = nil, nil, nil, nil
		the.bring(text)
		p := the.games.problem
		if p == nil || !strings.Contains(p.text, the.texts().Games.Problem.OtherList) || len(the.words.past) > 0 {
			t.Errorf("%+v, %d evenings", p, len(the.words.past))
		}
	}
	if p := the.games.problem; p != nil && !strings.Contains(p.text, "verdict yes") {
		t.Errorf("%q does not show the line", p.text)
	}
	// A save that cannot be replayed is kept, with the reason.
	v := e.Saved()
	v.Record = strings.Replace(v.Record, "\npay\n", "\nverdict yes\npay\n", 1)
	the.save(keyWords, v)
	the.words.waiting = &v
	the.wakeWords()
	if len(the.broken) != 1 || !strings.Contains(the.broken[0].Why, "word list") || !strings.Contains(the.broken[0].Text, "verdict yes") {
		t.Errorf("put aside: %+v", the.broken)
	}
}

func TestAnEveningWaitsForItsWordList(t *testing.T) {
	s := doubted(t)
	text, _ := exportedEvening(s.words.evening)
	lists := s.words.lists
	the = newStore(memory{})
	the.bring(text) // the host cannot load a list
	if the.games.problem == nil || the.words.brought != "" || len(the.words.past) != 0 {
		t.Errorf("without a list: %+v, %d evenings", the.games.problem, len(the.words.past))
	}
	the.words.brought = text
	the.words.lists = lists
	the.bringWaiting(true)
	if the.games.problem != nil || len(the.words.past) != 1 {
		t.Errorf("with the list: %+v, %d evenings", the.games.problem, len(the.words.past))
	}
}

// What a list said is in an export only where a list was asked.
func TestABookIsNoList(t *testing.T) {
	s := atCards(t, "en", "Anna", "Bert")
	d := s.wordsDraft()
	d.rules.Book = true
	s.startWords()
	for range 4000 {
		e := s.words.evening
		switch e.Public().Phase {
		case letters.Showdown:
			s.wordsDo(letters.Action{Kind: letters.Challenge, Seat: 1})
		case letters.Judging:
			s.wordsDo(letters.Action{Kind: letters.Verdict})
			if len(e.Judged()) != 0 || wordgame.IsOtherList(nil) {
				t.Errorf("the book's verdict is taken for the list's: %v", e.Judged())
			}
			return
		}
		s.playOn()
	}
	t.Fatal("the book was never asked")
}
