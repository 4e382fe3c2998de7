package cardgame

import (
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
)

// What is told of a hand and of an evening once they are over.

// Figures is the statistics of the evening, a sentence for each.
func (s Speech) Figures(e *Evening) []string {
	t, f := &s.T.Cards.Over, e.Figures()
	lines := []string{s.T.Fill(t.Hands, f.Hands)}
	if f.Hands == 1 {
		lines[0] = t.HandOne
	}
	if f.Dropped > 0 {
		lines = append(lines, s.T.Fill(t.Dropped, f.Dropped))
	}
	if b := f.Best; b.Seat != 0 {
		lines = append(lines, s.T.Fill(t.BestWord, b.Word.Word(), b.Points, e.Name(b.Seat)))
	}
	if l := f.Longest; l.Seat != 0 && l.Word != f.Best.Word {
		lines = append(lines, s.T.Fill(t.Longest, l.Word.Word(), len(l.Word.Word()), e.Name(l.Seat)))
	}
	if b := f.Bluff; b.Seat != 0 {
		lines = append(lines, s.bluff(e, b))
	}
	if f.Pot > 0 {
		lines = append(lines, s.T.Fill(t.LargePot, f.Pot, f.PotHand, s.Seats(e, f.PotTo)))
	}
	return lines
}

// bluff is the boldest hand that was shown.
func (s Speech) bluff(e *Evening, b Bluff) string {
	t, who := &s.T.Cards.Over, e.Name(b.Seat)
	if b.Passed {
		return s.T.Fill(t.BluffPassed, b.Hand, s.T.Owned(who, b.Word.Word(), ""))
	}
	shown := s.T.Cards.Showdown.NoWord
	switch {
	case b.Word != "" && b.Points == 0:
		shown = s.T.Fill(t.BluffRefused, b.Word.Word())
	case b.Word != "":
		shown = s.T.Fill(t.BluffWord, b.Word.Word(), s.Points(b.Points))
	}
	return s.T.Fill(t.BluffBet, b.Hand, who, b.Bet, shown)
}

// Broke says after a hand who cannot pay the next ante, and what follows from
// it; "" where everybody can.
func (s Speech) Broke(e *Evening) string {
	t, v, alone := &s.T.Cards.Summary, e.Public(), e.Alone()
	var out []engine.Player
	most, you := 0, false
	for i, seat := range v.Seats {
		switch p := engine.Player(i + 1); {
		case seat.Chips >= v.Rules.Ante:
			continue
		case p == alone:
			you = true
		default:
			out = append(out, p)
		}
		most = max(most, seat.Chips)
	}
	var lines []string
	if you {
		lines = append(lines, pick(most > 0, t.YouLack, t.YouBroke))
	}
	if len(out) > 0 {
		lines = append(lines, s.T.Fill(pick(most > 0, t.Lack, t.Broke), s.Seats(e, out)))
	}
	if len(lines) > 0 && !v.Rules.BuyIn && !e.Over() {
		lines = append(lines, pick(you, t.YouWatch, t.Watches))
	}
	return strings.Join(lines, " ")
}

// Pots says where the pot of a hand went, a sentence for each part. It is nil
// where the winners are all there is to say.
func (s Speech) Pots(e *Evening, r letters.Result) []string {
	t, pots := &s.T.Cards.Summary, r.Pots
	if len(pots) < 2 && r.Carry == 0 {
		return nil
	}
	var lines []string
	for i, pot := range pots {
		who := s.Seats(e, pot.Winners)
		switch {
		case i == 0:
			lines = append(lines, s.T.Fill(t.MainPot, pot.Chips, who))
		case len(pot.Seats) == 1:
			lines = append(lines, s.T.Fill(t.Returned, pot.Chips, who))
		default:
			lines = append(lines, s.T.Fill(t.SidePot, i, pot.Chips, who))
		}
	}
	if r.Carry > 0 {
		lines = append(lines, s.T.Fill(t.Left, r.Carry))
	}
	return lines
}
