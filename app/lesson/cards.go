package lesson

import (
	"slices"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/engine/letters"
)

// The hints of the card game, by what they explain.
const (
	Beats    = "beats"    // what is played for, and what beats what
	Bet      = "bet"      // when to go along
	Exchange = "exchange" // what an exchange does
	BetAgain = "again"    // what the others' exchanges tell
	Word     = "word"     // that the choice is final, and doubts
	Show     = "show"     // how the words are turned up, and who may doubt
)

// CardHint returns the hint for what somebody sees who is to decide, or all see
// at the showdown, the zero Hint if there is nothing to explain. known are the IDs of what needs no
// explanation. It names no card: it may be said aloud.
func CardHint(t *i18n.Texts, v letters.View, step cardgame.Step, known []string) Hint {
	knows := func(id string) bool { return slices.Contains(known, id) || slices.Contains(known, All) }
	w := &t.Lesson.Cards
	switch {
	case knows(All):
	case step == cardgame.Table && v.Phase == letters.Showdown && !knows(Show) && !doubted(v):
		return Hint{ID: Show, Title: w.Show, Text: w.ShowText}
	case step != cardgame.Looking || v.Hand == "":
	case v.Phase == letters.Betting && v.Round == 1 && !knows(Beats):
		return Hint{ID: Beats, Title: w.Beats, Text: w.BeatsText}
	case v.Phase == letters.Betting && v.Round == 1 && !knows(Bet):
		if v.Bet == 0 {
			return Hint{ID: Bet, Title: w.Open, Text: w.OpenText}
		}
		return Hint{ID: Bet, Title: w.Bet, Text: w.BetText}
	case v.Phase == letters.Exchanging && !knows(Exchange):
		return Hint{ID: Exchange, Title: w.Exchange, Text: w.ExchangeText}
	case v.Phase == letters.Betting && v.Round == 2 && !knows(BetAgain):
		return Hint{ID: BetAgain, Title: w.Again, Text: w.AgainText}
	case v.Phase == letters.Choosing && !knows(Word):
		text := w.WordText
		if v.Rules.Book {
			text = w.BookText
		}
		return Hint{ID: Word, Title: w.Word, Text: text}
	}
	return Hint{}
}

// doubted tells whether somebody has doubted a word: the showdown is understood.
func doubted(v letters.View) bool {
	for _, seat := range v.Seats {
		if seat.Doubt != letters.Undoubted {
			return true
		}
	}
	return v.Judged != 0
}

// CardLearned returns the IDs of what somebody knows now who has decided in a
// phase and round: what was explained there was understood by doing it.
func CardLearned(v letters.View) []string {
	switch {
	case v.Phase == letters.Exchanging:
		return []string{Exchange}
	case v.Phase == letters.Choosing:
		return []string{Word}
	case v.Phase == letters.Betting && v.Round == 2:
		return []string{BetAgain}
	case v.Phase == letters.Betting:
		return []string{Beats, Bet}
	}
	return nil
}
