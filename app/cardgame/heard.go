package cardgame

import (
	"slices"
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
)

// Heard is what an event sounds like; the table shows the same sentence. It
// never names a card that lies face down.
func (s Speech) Heard(e *Evening, ev Event) string {
	t := &s.T.Cards().Say
	who, text, brief := "", "", false
	if ev.Seat != 0 {
		who, brief = e.Name(ev.Seat), s.Brief && !e.Person(ev.Seat)
	}
	switch ev.Kind {
	case letters.Cut:
		text = s.cut(e, ev)
	case letters.Deal:
		text = s.T.Fill(t.Deal, who, ev.Amount)
		if brief {
			text = s.T.Fill(t.BriefDeal, who)
		}
		if len(ev.Spent) > 0 {
			text += s.T.Fill(t.InAll, s.Seats(e, ev.Spent))
		}
	case letters.Bet:
		text = s.T.Fill(pick(ev.AllIn, t.AllIn, pick(ev.Opens, t.Open, t.Raise)), who, ev.Amount)
	case letters.Call:
		text = s.T.Fill(pick(ev.AllIn, t.AllIn, t.Call), who, ev.Amount)
		if brief && !ev.AllIn {
			text = s.T.Fill(t.BriefCall, who)
		}
	case letters.Fold:
		text = s.T.Fill(t.Fold, who)
	case letters.Exchange:
		switch ev.Count {
		case 0:
			text = s.T.Fill(pick(brief, t.BriefKeep, t.Keep), who)
		case 1:
			text = s.T.Fill(pick(brief, t.BriefOne, t.SwapOne), who)
		default:
			text = s.T.Fill(pick(brief, t.BriefSwap, t.Swap), who, ev.Count)
		}
	case letters.Stock:
		text = t.Stock
	case letters.Word:
		text = s.T.Fill(t.Word, who)
	case letters.Challenge:
		text = s.T.Fill(t.Doubted, s.T.Owned(who, s.T.Fill(t.DoubtWord, ev.Word), s.T.Fill(t.DoubtThe, ev.Word)))
		if ev.Asked {
			text += s.T.Fill(t.Asked, ev.Word)
		} else {
			text += s.T.Fill(pick(ev.Stands, t.Stands, t.Falls), ev.Word)
		}
	case letters.Verdict:
		text = s.T.Fill(pick(ev.Stands, t.Stands, t.Falls), ev.Word)
	case letters.Admit:
		text = s.T.Fill(t.Admit, ev.Word)
	case letters.Adopt:
		text = s.T.Fill(t.Adopt, ev.Word)
	case letters.Allow:
		text = s.T.Fill(t.Admit, ev.Word)
	case letters.Forbid:
		text = s.T.Fill(t.Forbid, ev.Word)
	case letters.Buy:
		text = s.T.Fill(t.Buy, who, s.Chips(ev.Amount))
	case letters.SitOut:
		text = s.T.Fill(s.T.Cards().Seats.Out, who) + "."
	case letters.SitIn:
		text = s.T.Fill(s.T.Cards().Seats.In, who) + "."
	case letters.Join:
		text = s.T.Fill(s.T.Cards().Seats.Joined, who, s.Chips(e.Public().Rules.Chips))
	case letters.Leave:
		text = t.Leave
	}
	if ev.By != 0 && ev.Amount > 0 {
		text += s.doubtPaid(e, ev)
	}
	if ev.Deals != 0 {
		text += " " + s.T.Fill(s.T.Cards().Summary.Next, e.Name(ev.Deals)) + "."
	}
	if ev.Hand != nil {
		text += s.hand(e, *ev.Hand)
	}
	return strings.TrimSpace(text)
}

func pick(which bool, yes, no string) string {
	if which {
		return yes
	}
	return no
}

func (s Speech) cut(e *Evening, ev Event) string {
	t := &s.T.Cards().Say
	list := make([]string, len(ev.Seats))
	for i, p := range ev.Seats {
		list[i] = s.T.Fill(t.CutOne, e.Name(p), s.Card(e.Public().Rules.Deck, ev.Cards.At(i))) // the points decide
	}
	text := s.T.Fill(t.Cut, strings.Join(list, "; "))
	if len(ev.Level) > 0 {
		return text + s.T.Fill(t.CutAgain, s.Seats(e, ev.Level))
	}
	return text + s.T.Fill(t.CutWins, e.Name(ev.Seat))
}

// together tells whether two seats have shared a pot.
func together(r letters.Result, a, b engine.Player) bool {
	for _, pot := range r.Pots {
		if slices.Contains(pot.Winners, a) && slices.Contains(pot.Winners, b) {
			return true
		}
	}
	return false
}

// hand is who got the pot.
func (s Speech) hand(e *Evening, r letters.Result) string {
	t, text := &s.T.Cards().Say, ""
	var shares [][]engine.Player // who share a pot and got as much
	for _, p := range r.Winners {
		at := 0
		for at < len(shares) && !(r.Paid[shares[at][0]-1] == r.Paid[p-1] && together(r, shares[at][0], p)) {
			at++
		}
		if at == len(shares) {
			shares = append(shares, nil)
		}
		shares[at] = append(shares[at], p)
	}
	for _, share := range shares {
		p, n, with := share[0], r.Paid[share[0]-1], ""
		if len(share) > 1 {
			text += s.T.Fill(t.Shares, s.Seats(e, share), s.Chips(n))
			continue
		}
		if !r.Dropped && r.Points[p-1] > 0 {
			with = " " + s.T.Fill(s.T.Cards().Summary.With, r.Laid[p-1].Word())
		}
		text += s.T.Fill(t.Wins, e.Name(p), s.Chips(n), with)
	}
	if len(r.Pots) > 1 && len(r.Winners) > 1 { // else one has taken everything, and that was said
		for _, line := range s.Pots(e, r) {
			text += " " + strings.TrimSuffix(line, ".") + "."
		}
	} else if r.Carry > 0 {
		text += s.T.Fill(t.Left, s.Chips(r.Carry))
	}
	return text
}
