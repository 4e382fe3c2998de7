package app

import (
	"fmt"
	"strings"

	"serviert/app/wordgame"
	"serviert/engine"
	"serviert/engine/letters"
)

// cardsKey handles a key at the card table and tells whether it meant
// something. W reads the hand, P the pot, N the amount to call, H who is in, X
// the dealer, S the chips, T whose turn it is; C calls, R opens or raises, F
// twice drops out, 1 to 7 lay a card, D exchanges.
func (s *store) cardsKey(key string) bool {
	e := s.words.evening
	if e == nil || s.elsewhere {
		return false
	}
	folding := s.words.hand.folding
	s.words.hand.folding = false
	v := e.View()
	switch key = strings.ToLower(key); key {
	case "w":
		s.say(s.handSpoken(v))
	case "p":
		s.say(fmt.Sprintf(s.texts().Words.Say.PotIs, v.Pot))
	case "n":
		s.say(s.owedSpoken(v))
	case "h":
		s.say(s.inSpoken(e, v))
	case "x":
		s.say(s.dealerSpoken(e, v))
	case "s":
		s.say(s.chipsSpoken(e, v))
	case "t":
		s.say(s.turnSpoken(e, v))
	default:
		return e.Step() == wordgame.Looking && s.turnKey(v, key, folding) || len(key) == 1 && key >= "1" && key <= "7" && s.cardKey(v, key)
	}
	return true
}

// turnKey is a key that decides. One that costs the hand is asked for twice.
func (s *store) turnKey(v letters.View, key string, folding bool) bool {
	switch {
	case v.Phase == letters.Betting && key == "f" && folding:
		s.bet(letters.Action{Kind: letters.Fold})
	case v.Phase == letters.Betting && key == "f":
		s.words.hand.folding = true
		s.say(s.texts().Words.Act.FoldSure)
	case v.Phase == letters.Betting && key == "c" && v.Bet > 0:
		s.bet(letters.Action{Kind: letters.Call})
	case v.Phase == letters.Betting && key == "r" && v.Low <= v.High:
		s.raise()
	case v.Phase == letters.Exchanging && key == "d":
		s.exchange()
	default:
		return false
	}
	return true
}

func (s *store) cardKey(v letters.View, key string) bool {
	if n := int(key[0] - '1'); n < len(v.Hand) {
		s.tapCard(n)
		return true
	}
	return false
}

func (s *store) handSpoken(v letters.View) string {
	t := s.texts().Words.Say
	if v.Hand == "" {
		return t.NoHand
	}
	return fmt.Sprintf(t.Hand, s.spokenCards(v.Rules.Deck, v.Hand))
}

func (s *store) owedSpoken(v letters.View) string {
	t := s.texts().Words.Say
	switch {
	case v.Phase != letters.Betting:
		return t.OweNone
	case v.Bet == 0:
		return fmt.Sprintf(t.OweOpen, v.Low, v.High)
	}
	return fmt.Sprintf(t.Owe, v.Owed)
}

func (s *store) inSpoken(e *wordgame.Evening, v letters.View) string {
	t := s.texts().Words.Say
	var in, out []engine.Player
	for i, seat := range v.Seats {
		switch p := engine.Player(i + 1); {
		case seat.In:
			in = append(in, p)
		case seat.Dealt:
			out = append(out, p)
		}
	}
	text := fmt.Sprintf(t.In, s.seatNames(e, in))
	if len(out) > 0 {
		text += fmt.Sprintf(t.InOut, s.seatNames(e, out))
	}
	return text
}

func (s *store) dealerSpoken(e *wordgame.Evening, v letters.View) string {
	t := s.texts().Words.Say
	if v.Dealer == 0 {
		return t.NoDealer
	}
	return fmt.Sprintf(t.DealerIs, e.Name(v.Dealer))
}

func (s *store) chipsSpoken(e *wordgame.Evening, v letters.View) string {
	t := s.texts().Words.Say
	list := make([]string, len(v.Seats))
	for i, seat := range v.Seats {
		list[i] = fmt.Sprintf(t.ChipsOf, e.Name(engine.Player(i+1)), seat.Chips)
	}
	return fmt.Sprintf(t.ChipsAre, strings.Join(list, ", "))
}

func (s *store) turnSpoken(e *wordgame.Evening, v letters.View) string {
	t := s.texts().Words.Say
	if v.Turn == 0 || v.Phase == letters.Dealing || v.Phase == letters.Showdown || v.Phase == letters.Judging {
		return t.TurnNone
	}
	return fmt.Sprintf(t.TurnIs, e.Name(v.Turn))
}
