package cardgame

import (
	"strings"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/letters"
)

// Answer is what a key asks at the table, "" for any other key: W reads the
// hand in view, or the words that lie on the table, V what the hand counts,
// P the pot, N the bet and what a call costs, H who is in, X the dealer, S the
// chips, T whose turn it is, E what happened since the last turn, A how it stands
// in one answer. down is how many words of a showdown still lie face down.
func (s Speech) Answer(e *Evening, v letters.View, down int, key string) string {
	t := &s.T.Cards().Say
	switch key {
	case "w":
		switch {
		case open(v.Phase):
			return s.words(e, e.Showdown(down))
		case v.Hand == "":
			return s.noHand(v)
		}
		return s.T.Fill(t.Hand, s.Cards(v.Rules.Deck, v.Hand))
	case "v":
		if v.Hand == "" || open(v.Phase) {
			return s.noHand(v)
		}
		return s.T.Fill(t.Counts, s.Points(v.Rules.Deck.Sum(v.Hand)))
	case "p":
		return s.T.Fill(t.PotIs, s.Chips(v.Pot))
	case "n":
		return s.owed(e, v)
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
	case "a":
		return s.all(e, v, down)
	case "e":
		if !inHand(v) {
			return t.InNone
		}
		if text := s.Since(e); text != "" {
			return text
		}
		return t.SinceNone
	}
	return ""
}

// all says where the evening stands, what is most urgent first. Nothing of it is
// hidden from anybody.
func (s Speech) all(e *Evening, v letters.View, down int) string {
	keys := "h s" // who sits out, and what everybody has
	var list []string
	switch {
	case private(v.Phase):
		list = append(list, s.Answer(e, v, down, "t"), i18n.Capital(s.Phase(v))+".")
		keys = "p h s"
		if v.Phase == letters.Betting {
			keys = "n p h s"
		}
	case inHand(v):
		keys = "w p s"
	}
	for key := range strings.FieldsSeq(keys) {
		list = append(list, s.Answer(e, v, down, key))
	}
	if end := s.Ending(e); end != "" {
		list = append(list, end)
	}
	return strings.Join(list, " ")
}

// inHand tells whether a hand is played.
func inHand(v letters.View) bool {
	return v.Phase != letters.Cutting && v.Phase != letters.Dealing && v.Phase != letters.Finished
}

// open tells whether the words lie on the table.
func open(p letters.Phase) bool { return p == letters.Showdown || p == letters.Judging }

func (s Speech) noHand(v letters.View) string {
	t := &s.T.Cards().Say
	return pick(inHand(v) && !open(v.Phase), t.NoHand, pick(inHand(v), t.HandLies, t.InNone))
}

// words are those that lie face up at a showdown, who leads, and who has none.
func (s Speech) words(e *Evening, sd Showdown) string {
	text := s.Turned(e, sd, 0)
	if sd.Up < len(sd.Order) && sd.Up > 0 {
		text += " " + s.Leading(e, e.Public(), sd, sd.Order) + "."
	}
	if text == "" {
		return s.T.Cards().Say.WordsNone
	}
	if len(sd.None) > 0 {
		text += " " + s.T.Fill(s.T.Cards().Showdown.None, s.Seats(e, sd.None))
	}
	return text
}

// owed is the bet of the round, whose it was, and what whoever looks has to
// pay for a call, or else whose turn it is.
func (s Speech) owed(e *Evening, v letters.View) string {
	t := &s.T.Cards().Say
	switch {
	case v.Phase != letters.Betting:
		return t.OweNone
	case v.Bet == 0 && v.Low < v.High:
		return s.T.Fill(t.OweOpen, v.Low, v.High)
	case v.Bet == 0:
		return s.Costs(v)
	}
	text := ""
	list, _ := e.HandEvents()
	for i := len(list) - 1; i >= 0 && text == ""; i-- {
		if list[i].Kind == letters.Bet {
			text = s.T.Fill(t.BetOf, e.Name(list[i].Seat), s.Chips(v.Bet))
		}
	}
	owed, has := v.Owed, v.Seats[max(v.Turn, 1)-1].Chips
	if v.Seat != 0 {
		seat := v.Seats[v.Seat-1]
		if !seat.In || seat.AllIn {
			return text
		}
		owed, has = min(v.Bet-seat.Bet, seat.Chips), seat.Chips
		text += " " + s.T.Fill(t.PaidIs, seat.Bet)
	}
	return text + " " + pick(owed > 0, s.T.Fill(t.Owe, s.OutOf(owed, has)), t.OwePaid)
}

func (s Speech) in(e *Evening, v letters.View) string {
	t, away := &s.T.Cards().Say, s.Away(e)
	if !inHand(v) {
		return pick(away != "", away, t.InNone)
	}
	var in, out, all []engine.Player
	for i, seat := range v.Seats {
		switch p := engine.Player(i + 1); {
		case seat.In:
			in = append(in, p)
			if seat.AllIn {
				all = append(all, p)
			}
		case seat.Dealt:
			out = append(out, p)
		}
	}
	text := s.T.Fill(t.In, s.Seats(e, in))
	if len(all) > 0 {
		text += s.T.Fill(t.InAll, s.Seats(e, all))
	}
	if len(out) > 0 {
		text += s.T.Fill(t.InOut, s.Seats(e, out))
	}
	return strings.TrimSpace(text + " " + away)
}

func (s Speech) chips(e *Evening, v letters.View) string {
	t := &s.T.Cards().Say
	list := make([]string, len(v.Seats))
	for i, seat := range v.Seats {
		list[i] = i18n.Beside(e.Name(engine.Player(i+1)), s.T.Whole(seat.Chips))
	}
	return s.T.Fill(t.ChipsAre, strings.Join(list, ", "))
}
