package cardgame

import (
	"fmt"
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
)

// Heard is what an event sounds like; the table shows the same sentence. It
// never names a card that lies face down.
func (s Speech) Heard(e *Evening, ev Event) string {
	t := &s.T.Cards.Say
	who, text := "", ""
	if ev.Seat != 0 {
		who = e.Name(ev.Seat)
	}
	switch ev.Kind {
	case letters.Cut:
		text = s.cut(e, ev)
	case letters.Deal:
		text = fmt.Sprintf(t.Deal, who, ev.Amount)
	case letters.Bet:
		text = fmt.Sprintf(pick(ev.AllIn, t.AllIn, pick(ev.Opens, t.Open, t.Raise)), who, ev.Amount)
	case letters.Call:
		text = fmt.Sprintf(pick(ev.AllIn, t.AllIn, t.Call), who, ev.Amount)
	case letters.Fold:
		text = fmt.Sprintf(t.Fold, who)
	case letters.Exchange:
		switch ev.Count {
		case 0:
			text = fmt.Sprintf(t.Keep, who)
		case 1:
			text = fmt.Sprintf(t.SwapOne, who)
		default:
			text = fmt.Sprintf(t.Swap, who, ev.Count)
		}
	case letters.Stock:
		text = t.Stock
	case letters.Word:
		text = fmt.Sprintf(t.Word, who)
	case letters.Challenge:
		text = fmt.Sprintf(t.Doubted, s.T.Whose(who), ev.Word)
		if ev.Asked {
			text += fmt.Sprintf(t.Asked, ev.Word)
		} else {
			text += fmt.Sprintf(pick(ev.Stands, t.Stands, t.Falls), ev.Word)
		}
	case letters.Verdict:
		text = fmt.Sprintf(pick(ev.Stands, t.Stands, t.Falls), ev.Word)
	case letters.Admit:
		text = fmt.Sprintf(t.Admit, ev.Word)
	case letters.Adopt:
		text = fmt.Sprintf(t.Adopt, ev.Word)
	case letters.Allow:
		text = fmt.Sprintf(t.Admit, ev.Word)
	case letters.Forbid:
		text = fmt.Sprintf(t.Forbid, ev.Word)
	case letters.Buy:
		text = fmt.Sprintf(t.Buy, who)
	case letters.Leave:
		text = t.Leave
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
	t := &s.T.Cards.Say
	list := make([]string, len(ev.Seats))
	for i, p := range ev.Seats {
		list[i] = fmt.Sprintf(t.CutOne, e.Name(p), ev.Cards.At(i))
	}
	text := fmt.Sprintf(t.Cut, strings.Join(list, ", "))
	if len(ev.Level) > 0 {
		return text + fmt.Sprintf(t.CutAgain, s.Seats(e, ev.Level))
	}
	return text + fmt.Sprintf(t.CutWins, e.Name(ev.Seat))
}

// hand is who got the pot.
func (s Speech) hand(e *Evening, r letters.Result) string {
	t, text := &s.T.Cards.Say, ""
	byShare := map[int][]engine.Player{}
	var shares []int
	for _, p := range r.Winners {
		n := r.Paid[p-1]
		if byShare[n] == nil {
			shares = append(shares, n)
		}
		byShare[n] = append(byShare[n], p)
	}
	for _, n := range shares {
		text += fmt.Sprintf(pick(len(byShare[n]) > 1, t.Shares, t.Wins), s.Seats(e, byShare[n]), n)
	}
	if r.Carry > 0 {
		text += fmt.Sprintf(t.Left, r.Carry)
	}
	return text
}
