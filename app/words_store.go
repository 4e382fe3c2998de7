package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine"
	"serviert/engine/letters"
)

// The keys of the card game.
const (
	keyWords      = prefix + "words"       // the evening on the table
	keyWordsPast  = prefix + "words-past:" // + id: an evening that is over, or put aside
	keyWordsSetup = prefix + "words-setup" // how it was set up last
	keyWordsOwn   = prefix + "words-own"   // the players' own words
)

// wordsTable is what the store knows of the card game: the evening, the word
// lists, and what the player who looks at his cards has begun to do with them.
type wordsTable struct {
	evening *wordgame.Evening
	waiting *wordgame.Saved // an evening that cannot be replayed before its word list is here
	past    []wordsPast     // newest first
	brought string          // a record that waits for its word list
	lists   wordLists
	draft   *wordsDraft
	hand    wordsHand
	sketch  map[engine.Player]letters.Cards // words begun while betting, for the choice
	fell    int64                           // when the curtain came down
	best    map[engine.Player]bool          // whose best word is shown after the hand
	busy    bool                            // a computer player is at it
	touched bool                            // somebody has played since the page opened
}

// wordsHand is what somebody does with the cards he looks at. It goes when
// they are covered.
type wordsHand struct {
	laid    []int // the word: places in the hand
	typed   string
	lacks   bool // what was typed cannot be laid
	marked  [letters.HandSize]bool
	bet     int // what the stepper shows, 0 for the least
	drew    int // how many of the last cards were just drawn
	folding bool
}

// loadWords reads the evening and the earlier ones.
func (s *store) loadWords() {
	var v wordgame.Saved
	ok, err := load(s.disk, keyWords, &v)
	if ok && err == nil {
		_, err = v.Table()
	}
	switch {
	case err != nil:
		s.setAside(keyWords, err.Error())
	case ok:
		s.words.waiting = &v
	}
	for _, key := range s.disk.keys() {
		if !strings.HasPrefix(key, keyWordsPast) {
			continue
		}
		var p wordsPast
		if _, err := load(s.disk, key, &p); err != nil {
			s.setAside(key, err.Error())
			continue
		}
		s.words.past = append(s.words.past, p)
	}
	s.sortPast()
}

// wakeWords replays the evening that waits, as soon as that is possible.
func (s *store) wakeWords() {
	w := &s.words
	if w.waiting == nil {
		return
	}
	table, err := w.waiting.Table()
	if err == nil {
		list := w.lists.of(table.Rules.Deck.Language)
		if list == nil && wordgame.NeedsList(table) {
			s.needList(table.Rules.Deck.Language)
			return
		}
		w.evening, err = w.waiting.Evening(list)
	}
	w.waiting = nil
	if err != nil {
		s.setAside(keyWords, err.Error())
		return
	}
	w.hand, w.sketch, w.best = wordsHand{}, nil, nil
	s.wordsGoOn("")
}

// saveWords keeps the evening after every action.
func (s *store) saveWords() {
	if s.words.evening != nil && !s.elsewhere {
		s.save(keyWords, s.words.evening.Saved())
	}
}

// inHand tells whether a hand is being played: no moment for anything else.
func (s *store) inHand() bool {
	e := s.words.evening
	return s.path == "/cards" && e != nil && e.Step() != wordgame.Finished && e.Public().Phase != letters.Dealing
}

// wayToWords leads to the evening on the table, or to a new one.
func wayToWords() app.UI {
	t, w := the.texts(), &the.words
	runs := w.evening != nil && !w.evening.Over() || w.evening == nil && w.waiting != nil && w.waiting.Ended == 0
	if runs {
		return way("/cards", "cards", t.Home.Words, t.Words.Over.GoOn)
	}
	return way("/cards-new", "cards", t.Home.Words, t.Home.WordsShort)
}
