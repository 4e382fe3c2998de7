package app

import (
	"fmt"
	"slices"
	"strings"

	"serviert/app/wordgame"
	"serviert/engine"
	"serviert/engine/letters"
)

// heard is what an event sounds like; the table shows the same. No card
// that lies covered is ever in it.
func (s *store) heard(e *wordgame.Evening, ev wordgame.Event) string {
	t := s.texts().Words.Say
	who, text := "", ""
	if ev.Seat != 0 {
		who = e.Name(ev.Seat)
	}
	switch ev.Kind {
	case letters.Cut:
		text = s.cutSentence(e, ev)
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
		text = fmt.Sprintf(t.Doubted, ev.Word, who)
		if ev.Asked {
			text += fmt.Sprintf(t.Asked, ev.Word)
		} else {
			text += fmt.Sprintf(pick(ev.Stands, t.Stands, t.Falls), ev.Word)
		}
	case letters.Verdict:
		text = strings.TrimSpace(fmt.Sprintf(pick(ev.Stands, t.Stands, t.Falls), ev.Word))
	case letters.Admit:
		text = fmt.Sprintf(t.Admit, ev.Word)
	case letters.Buy:
		text = fmt.Sprintf(t.Buy, who)
	case letters.Leave:
		text = t.Leave
	}
	if ev.Hand != nil {
		text += s.handSentence(e, *ev.Hand)
	}
	return strings.TrimSpace(text)
}

func pick(which bool, yes, no string) string {
	if which {
		return yes
	}
	return no
}

func (s *store) cutSentence(e *wordgame.Evening, ev wordgame.Event) string {
	t := s.texts().Words.Say
	list := make([]string, len(ev.Seats))
	for i, p := range ev.Seats {
		list[i] = fmt.Sprintf(t.CutOne, e.Name(p), ev.Cards.At(i))
	}
	text := fmt.Sprintf(t.Cut, strings.Join(list, ", "))
	if len(ev.Level) > 0 {
		return text + fmt.Sprintf(t.CutAgain, s.seatNames(e, ev.Level))
	}
	return text + fmt.Sprintf(t.CutWins, e.Name(ev.Seat))
}

// handSentence is who got the pot.
func (s *store) handSentence(e *wordgame.Evening, r letters.Result) string {
	t, text := s.texts().Words.Say, ""
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
		format := t.Wins
		if len(byShare[n]) > 1 {
			format = t.Shares
		}
		text += fmt.Sprintf(format, s.seatNames(e, byShare[n]), n)
	}
	if r.Carry > 0 {
		text += fmt.Sprintf(t.Left, r.Carry)
	}
	return text
}

// seatNames joins the names of seats as a sentence does.
func (s *store) seatNames(e *wordgame.Evening, seats []engine.Player) string {
	names := make([]string, len(seats))
	for i, p := range seats {
		names[i] = e.Name(p)
	}
	return s.listNames(names)
}

// sayNext is whose turn it is now and what it costs.
func (s *store) sayNext(e *wordgame.Evening, step wordgame.Step) string {
	t, v := s.texts().Words.Say, e.Public()
	if v.Phase == letters.Showdown && e.Log() > 0 && slices.ContainsFunc(e.Events(e.Log()-1), func(ev wordgame.Event) bool { return ev.Kind == letters.Word }) {
		return t.Showdown + " " + s.wordsSpoken(e, v)
	}
	if step != wordgame.Covered && step != wordgame.Looking {
		return ""
	}
	who := e.Name(v.Turn)
	yours := e.Alone() != 0 && step == wordgame.Looking
	switch {
	case e.Alone() != 0 && step == wordgame.Covered:
		return ""
	case v.Phase == letters.Exchanging:
		return fmt.Sprintf(pick(yours, t.YourSwap, t.TurnSwap), who)
	case v.Phase == letters.Choosing:
		return fmt.Sprintf(pick(yours, t.YourWord, t.TurnWord), who)
	case v.Bet == 0:
		return fmt.Sprintf(pick(yours, t.YourOpen, t.TurnOpen), who, s.chips(v.Low))
	}
	return fmt.Sprintf(pick(yours, t.YourTurn, t.Turn), who, s.chips(v.Owed))
}

// wordsSpoken reads out the words of the showdown.
func (s *store) wordsSpoken(e *wordgame.Evening, v letters.View) string {
	t, text := s.texts().Words, ""
	for i, seat := range v.Seats {
		if !seat.In {
			continue
		}
		word := t.Showdown.NoWord
		if seat.Laid != "" {
			word = seat.Laid.Word() + ", " + s.pointsWord(v.Rules.Deck.Sum(seat.Laid))
		}
		text += e.Name(engine.Player(i+1)) + ": " + word + ". "
	}
	return strings.TrimSpace(text)
}

// tellSince says what happened since the player's last turn, once he looks at
// his cards.
func (s *store) tellSince(e *wordgame.Evening) string {
	var list []string
	for _, ev := range e.Since() {
		list = append(list, s.heard(e, ev))
	}
	if len(list) == 0 {
		return ""
	}
	return fmt.Sprintf(s.texts().Words.Say.Since, strings.Join(list, " "))
}
