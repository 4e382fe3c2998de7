package cardgame

import (
	"slices"
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
)

// Next is whose turn it is now and what it costs, "" where nobody's cards are
// to be opened; at the showdown it is the words.
func (s Speech) Next(e *Evening) string {
	t, v, step := &s.T.Cards.Say, e.Public(), e.Step()
	if v.Phase == letters.Showdown && e.Log() > 0 && slices.ContainsFunc(e.Events(e.Log()-1), func(ev Event) bool { return ev.Kind == letters.Word }) {
		return t.Showdown + " " + s.laid(e, v)
	}
	if p := e.Asks(); p != 0 {
		return pick(step == Covered, s.T.Fill(s.T.Cards.Curtain.Own, e.Name(p)), "")
	}
	yours := e.Alone() != 0
	if step != Looking && (step != Covered || yours) {
		return ""
	}
	who := e.Name(v.Turn)
	switch {
	case v.Phase == letters.Exchanging:
		return s.T.Fill(pick(yours, t.YourSwap, t.TurnSwap), who)
	case v.Phase == letters.Choosing:
		return s.T.Fill(pick(yours, t.YourWord, t.TurnWord), who)
	case v.Bet == 0:
		return s.T.Fill(pick(yours, t.YourOpen, t.TurnOpen), who, s.Chips(v.Low))
	}
	return s.T.Fill(pick(yours, t.YourTurn, t.Turn), who, s.Chips(v.Owed))
}

// laid reads out the words of the showdown.
func (s Speech) laid(e *Evening, v letters.View) string {
	text := ""
	for i, seat := range v.Seats {
		if !seat.In {
			continue
		}
		word := s.T.Cards.Showdown.NoWord
		if seat.Laid != "" {
			word = seat.Laid.Word() + ", " + s.Points(v.Rules.Deck.Sum(seat.Laid))
		}
		text += e.Name(engine.Player(i+1)) + ": " + word + ". "
	}
	return strings.TrimSpace(text)
}

// Since is what the person who holds the phone has not heard yet, "" for
// nothing.
func (s Speech) Since(e *Evening) string {
	var list []string
	for _, ev := range e.Since() {
		list = append(list, s.Heard(e, ev))
	}
	if len(list) == 0 {
		return ""
	}
	return s.T.Fill(s.T.Cards.Say.Since, strings.Join(list, " "))
}
