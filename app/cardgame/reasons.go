package cardgame

import (
	"fmt"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/players"
)

// Reasons says of the last hand, in a sentence for each computer player, why he
// bet, called or dropped out in the end; nil before a hand is over and where
// nobody but people played.
//
// Everything comes from what the whole table has heard and seen: the bets, and
// the words that were laid down. What somebody held who dropped out, or whom
// nobody called, is not even looked at, so that no sentence can give it away; for
// the same reason nothing is said of the cards before the exchange.
func (s Speech) Reasons(e *Evening) (lines []string) {
	v := e.Public()
	if v.Phase != letters.Dealing && v.Phase != letters.Finished || len(v.Hands) == 0 {
		return nil
	}
	res := v.Hands[len(v.Hands)-1]
	last := map[engine.Player]int{}
	began, n := e.lastHand()
	for i := began; i < n; i++ {
		switch e.game.Match.Action(i).Kind {
		case letters.Bet, letters.Call, letters.Fold:
			last[e.game.Match.At(i).Turn()] = i
		}
	}
	for p := engine.Player(1); int(p) <= e.Seats(); p++ {
		if i, ok := last[p]; ok && !e.Person(p) {
			lines = append(lines, s.reason(e, p, res, i))
		}
	}
	return lines
}

// lastHand is where in the log the actions of the last hand that is over are.
func (e *Evening) lastHand() (began, end int) {
	began = e.handBegan()
	for end = began + 1; end < e.Log() && len(e.game.Match.At(end).Hands()) == len(e.game.Match.At(began).Hands()); end++ {
	}
	return began, end
}

// reason is why a computer player took the i-th action, his last in the betting.
func (s Speech) reason(e *Evening, p engine.Player, res letters.Result, i int) string {
	t, name := &s.T.Cards.Reasons, e.Name(p)
	a, v := e.game.Match.Action(i), e.game.Match.At(i).View(0)
	word := res.Laid[p-1]
	points := v.Rules.Deck.Sum(word)
	shown := !res.Dropped && word != "" && res.Doubts[p-1] != letters.Refused && v.Round == 2 && a.Kind != letters.Fold
	beats := percent(players.Beats(v.Rules.Deck.Language, e.Strength(p), points))
	said := fmt.Sprintf(t.Word, word.Word(), s.Points(points), beats)
	switch {
	case a.Kind == letters.Fold && v.Bet == 0:
		return fmt.Sprintf(t.Shut, name, s.Chips(v.Low))
	case a.Kind == letters.Fold:
		return fmt.Sprintf(t.Fold, name, s.Chips(v.Owed), v.Pot, price(v))
	case a.Kind == letters.Call && shown:
		return fmt.Sprintf(t.CallWith, name, s.Chips(v.Owed), v.Pot, said, price(v))
	case a.Kind == letters.Call:
		return fmt.Sprintf(t.Call, name, s.Chips(v.Owed), v.Pot, price(v))
	}
	// How often all others have to give up for a bet to pay without any cards.
	cost := a.Amount - v.Seats[p-1].Bet
	folds := percent(float64(cost) / float64(v.Pot+cost))
	switch {
	case !shown:
		return fmt.Sprintf(t.Bet, name, s.Chips(a.Amount), folds)
	case beats >= 60:
		return fmt.Sprintf(t.BetGood, name, s.Chips(a.Amount), said)
	case beats >= 35:
		return fmt.Sprintf(t.BetFair, name, s.Chips(a.Amount), said)
	}
	return fmt.Sprintf(t.Bluff, name, s.Chips(a.Amount), said, folds)
}

// price is how often, of a hundred times, who calls has to win for it to pay.
func price(v letters.View) int { return percent(float64(v.Owed) / float64(v.Pot+v.Owed)) }

func percent(part float64) int { return int(part*100 + 0.5) }
