package app

import (
	"strings"
	"testing"

	"serviert/app/wordgame"
	"serviert/engine/letters"
)

// TestEverythingIsSaid plays evenings in both languages: every event has its
// sentence, none tells a card that lies covered, no gap stays open.
func TestEverythingIsSaid(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		s := atCards(t, lang, "Anna", "Bert", "Cleo", "Bot hard")
		kinds := map[letters.Kind]bool{}
		for range 400 {
			if len(s.words.evening.Public().Hands) == 3 {
				break
			}
			before := s.said
			log := s.words.evening.Log()
			s.playOn()
			if s.words.evening.Log() > log && s.said == before {
				t.Errorf("%s: nothing was said", lang)
			}
			if strings.Contains(s.said, "%!") || strings.Contains(s.said, "  ") || strings.HasPrefix(s.said, " ") {
				t.Errorf("%s: said %q", lang, s.said)
			}
		}
		e := s.words.evening
		for _, ev := range e.Events(0) {
			kinds[ev.Kind] = true
			text := s.heard(e, ev)
			if text == "" || strings.Contains(text, "%!") {
				t.Errorf("%s: %+v is told as %q", lang, ev, text)
			}
			if ev.Seat != 0 && ev.Kind != letters.Cut && !strings.Contains(text, e.Name(ev.Seat)) && ev.Kind != letters.Pay && ev.Kind != letters.Verdict && ev.Kind != letters.Stock {
				t.Errorf("%s: %q does not say who", lang, text)
			}
		}
		for _, k := range []letters.Kind{letters.Cut, letters.Deal, letters.Bet, letters.Call, letters.Exchange, letters.Word, letters.Pay} {
			if !kinds[k] {
				t.Errorf("%s: no %v in three hands", lang, letters.Action{Kind: k})
			}
		}
	}
}

func TestCardsSpoken(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "Q U, one card, 9 points; A, 2 points; Z, 14 points",
		"de": "Q U, eine Karte, 8 Punkte; A, 2 Punkte; Z, 5 Punkte",
	} {
		s := newStore(memory{})
		s.settings.Language = lang
		d, _ := letters.DeckOf(lang)
		cards, _ := letters.ParseCards("QU A Z")
		if got := s.spokenCards(d, cards); got != want {
			t.Errorf("%s: %q", lang, got)
		}
	}
	s := newStore(memory{})
	s.settings.Language = "de"
	cards, _ := letters.ParseCards("CH")
	if got := s.spokenCards(letters.German, cards); got != "C H, eine Karte, 4 Punkte" {
		t.Errorf("%q", got)
	}
}

// TestKeysSpoken asks every question a key asks, with and without open cards.
func TestKeysSpoken(t *testing.T) {
	s := atCards(t, "en", "Anna", "Bert")
	for s.words.evening.Step() != wordgame.Covered {
		s.playOn()
	}
	dealer := s.words.evening.Name(s.words.evening.Public().Dealer)
	covered := map[string]string{"w": "The cards are hidden.", "p": "In the pot: 2.", "x": dealer + " deals.",
		"h": "In: Anna and Bert.", "s": "Chips: Anna 49, Bert 49.", "n": "No bet yet. You may open with 1 to 5.", "t": dealer + " to act."}
	for key, want := range covered {
		s.said = ""
		if !s.cardsKey(key) || s.said != want {
			t.Errorf("%s: %q, want %q", key, s.said, want)
		}
	}
	if s.cardsKey("c") || s.cardsKey("1") || s.cardsKey("f") {
		t.Error("a key plays through the curtain")
	}
	s.openNow()
	s.cardsKey("W")
	if !strings.HasPrefix(s.said, "Your cards: ") || strings.Count(s.said, "point") != 7 {
		t.Errorf("the hand is read as %q", s.said)
	}
	s.cardsKey("f")
	s.cardsKey("p")
	s.cardsKey("f")
	if len(s.words.evening.Public().Hands) != 0 {
		t.Error("dropped out without being asked twice")
	}
	s.cardsKey("f")
	if len(s.words.evening.Public().Hands) != 1 {
		t.Error("the second F does not drop out")
	}
}
