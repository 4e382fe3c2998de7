package sounds

import (
	"testing"

	"serviert/app/cardgame"
	"serviert/engine/letters"
)

// What is public at the card table can be told by ear: cards, chips, a check.
func TestCards(t *testing.T) {
	for _, c := range []struct {
		ev   cardgame.Event
		want string
	}{
		{cardgame.Event{Kind: letters.Deal, Amount: 1}, "card 7"},
		{cardgame.Event{Kind: letters.Bet, Amount: 12}, "coins 12"},
		{cardgame.Event{Kind: letters.Call, Amount: 2}, "coins 2"},
		{cardgame.Event{Kind: letters.Call}, "knock"},
		{cardgame.Event{Kind: letters.Bet, Amount: 1}, "coins 1"},
		{cardgame.Event{Kind: letters.Buy, Amount: 20}, "coins 20"},
		{cardgame.Event{Kind: letters.Exchange, Count: 1}, "card 1"},
		{cardgame.Event{Kind: letters.Word, Word: "HAUS", Count: 4}, ""},
		{cardgame.Event{Kind: letters.Exchange, Count: 3}, "card 3"},
		{cardgame.Event{Kind: letters.Exchange}, ""},
		{cardgame.Event{Kind: letters.Fold}, "card 1"},
		{cardgame.Event{Kind: letters.Word, Word: "HAUS"}, ""},
		{cardgame.Event{Kind: letters.Pay}, "coins 7"},
	} {
		if got := Cards(c.ev); got != c.want {
			t.Errorf("%+v sounds like %q, want %q", c.ev, got, c.want)
		}
	}
}
