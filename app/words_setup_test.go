package app

import (
	"strings"
	"testing"

	"serviert/app/wordgame"
	"serviert/engine/letters"
)

// TestTyping lays words by typing: digraphs where they count more, and a clear
// word where cards are missing.
func TestTyping(t *testing.T) {
	s := atCards(t, "en", "Anna", "Bot easy")
	for s.words.evening.View().Hand == "" {
		s.playOn()
	}
	for s.words.evening.Step() != wordgame.Looking {
		s.playOn()
	}
	v := s.words.evening.View()
	first := v.Hand[:2]
	s.typeWord(strings.ToLower(first.Word()))
	if got := s.laidCards(v); got.Word() != first.Word() || v.Rules.Deck.Sum(got) < v.Rules.Deck.Sum(first) {
		t.Errorf("%v was laid for %v", got, first)
	}
	s.typeWord("zzzzzz")
	if s.laidCards(v) != "" || !s.words.hand.lacks || !strings.Contains(s.said, "ZZZZZZ") {
		t.Errorf("said %q", s.said)
	}
	s.tapCard(0)
	if s.words.hand.lacks || s.words.hand.typed != v.Hand[:1].Word() {
		t.Errorf("after a tap the field shows %q", s.words.hand.typed)
	}
}

// TestOwnWords refuses a word, takes it into the players' list and finds it
// there at the next evening.
func TestOwnWords(t *testing.T) {
	s := atCards(t, "de", "Anna", "Bert")
	for range 60 {
		e := s.words.evening
		if e.Public().Phase == letters.Showdown {
			break
		}
		s.playOn()
	}
	e := s.words.evening
	for _, a := range e.Legal() {
		if a.Kind == letters.Challenge {
			s.aboutSeat(letters.Challenge, a.Seat)
		}
	}
	taken := ""
	for _, a := range e.Legal() {
		if a.Kind == letters.Admit {
			taken = e.Public().Seats[a.Seat-1].Laid.Word()
			s.aboutSeat(letters.Admit, a.Seat)
			break
		}
	}
	if taken == "" {
		t.Skip("both words were in the list")
	}
	if yes, _ := e.IsWord(taken); !yes {
		t.Errorf("%s does not count at once", taken)
	}
	if got := newStore(s.disk).ownWords()["de"]; len(got) != 1 || got[0] != taken {
		t.Errorf("the list has %v", got)
	}
	table, err := s.wordsDraft().table(s)
	if err != nil || len(table.Rules.Words) != 1 {
		t.Errorf("the next evening knows %v, %v", table.Rules.Words, err)
	}
	s.dropOwnWord("de", taken)
	if len(s.ownWords()["de"]) != 0 {
		t.Error("the word cannot be struck out")
	}
}

// TestSetUp holds what can be agreed and what cannot.
func TestSetUp(t *testing.T) {
	s := newStore(memory{})
	s.settings.Language = "de"
	d := s.wordsDraft()
	if d.Count != 4 || d.rules.Deck.Language != "de" {
		t.Errorf("begins with %d seats in %s", d.Count, d.rules.Deck.Language)
	}
	d.more(30)
	if d.Count != letters.MaxSeats {
		t.Errorf("%d seats", d.Count)
	}
	d.more(-30)
	if d.Count != letters.MinSeats {
		t.Errorf("%d seats", d.Count)
	}
	d.number("max", "0")
	if _, err := d.table(s); err == nil || s.explainWords(err) == "" {
		t.Error("bets from 1 to 0 were agreed")
	}
	d.number("max", "9")
	d.Seats[0].Name, d.Seats[1].Name = "Anna", " Anna "
	if _, err := d.table(s); err != errSameName {
		t.Errorf("two of one name: %v", err)
	}
	d.Seats[0].Level, d.Seats[1].Level, d.Seats[1].Name = "easy", "hard", ""
	if _, err := d.table(s); err != errNoPerson {
		t.Errorf("nobody there: %v", err)
	}
	d.Seats[0].Level = ""
	table, err := d.table(s)
	if err != nil || table.Parties[1].Extra != "computer hard" || table.Rules.Max != 9 {
		t.Errorf("%+v, %v", table, err)
	}
	d.remember(s)
	if again := newStore(s.disk).wordsDraft(); again.Max != "9" || again.Seats[0].Name != "Anna" || again.rules.Deck.Language != "de" {
		t.Errorf("remembered %+v", again)
	}
}

// TestPutAside begins another evening and takes the first up again.
func TestPutAside(t *testing.T) {
	s := atCards(t, "de", "Anna", "Bert")
	for range 6 {
		s.playOn()
	}
	id, log := s.words.evening.ID(), s.words.evening.Log()
	s.putWordsAside()
	if len(s.words.past) != 1 || s.words.past[0].Names[0] == "" {
		t.Fatalf("put aside: %+v", s.words.past)
	}
	again := newStore(s.disk)
	again.loadWords()
	again.words.lists = s.words.lists
	if len(again.words.past) != 1 {
		t.Fatal("not there after a restart")
	}
	again.takeUpWords(id)
	if again.words.evening == nil || again.words.evening.Log() != log || len(again.words.past) != 0 {
		t.Error("not taken up again")
	}
}
