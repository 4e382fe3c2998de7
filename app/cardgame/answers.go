package cardgame

import (
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
)

// Answer is what a key asks at the table, "" for any other key: W reads the
// hand in view, P the pot, N the amount to call, H who is in, X the dealer,
// S the chips, T whose turn it is.
func (s Speech) Answer(e *Evening, v letters.View, key string) string {
	t := &s.T.Cards.Say
	switch key {
	case "w":
		if v.Hand == "" {
			return t.NoHand
		}
		return s.T.Fill(t.Hand, s.Cards(v.Rules.Deck, v.Hand))
	case "p":
		return s.T.Fill(t.PotIs, v.Pot)
	case "n":
		return s.owed(v)
	case "h":
		return s.in(e, v)
	case "x":
		if v.Dealer == 0 {
			return t.NoDealer
		}
		return s.T.Fill(t.DealerIs, e.Name(v.Dealer))
	case "s":
		return s.chips(e, v)
	case "t":
		if v.Turn == 0 || !private(v.Phase) {
			return t.TurnNone
		}
		return s.T.Fill(t.TurnIs, e.Name(v.Turn))
	}
	return ""
}

func (s Speech) owed(v letters.View) string {
	t := &s.T.Cards.Say
	switch {
	case v.Phase != letters.Betting:
		return t.OweNone
	case v.Bet == 0:
		return s.T.Fill(t.OweOpen, v.Low, v.High)
	}
	return s.T.Fill(t.Owe, v.Owed)
}

func (s Speech) in(e *Evening, v letters.View) string {
	t := &s.T.Cards.Say
	var in, out []engine.Player
	for i, seat := range v.Seats {
		switch p := engine.Player(i + 1); {
		case seat.In:
			in = append(in, p)
		case seat.Dealt:
			out = append(out, p)
		}
	}
	text := s.T.Fill(t.In, s.Seats(e, in))
	if len(out) > 0 {
		text += s.T.Fill(t.InOut, s.Seats(e, out))
	}
	return text
}

func (s Speech) chips(e *Evening, v letters.View) string {
	t := &s.T.Cards.Say
	list := make([]string, len(v.Seats))
	for i, seat := range v.Seats {
		list[i] = s.T.Fill(t.ChipsOf, e.Name(engine.Player(i+1)), seat.Chips)
	}
	return s.T.Fill(t.ChipsAre, strings.Join(list, ", "))
}
