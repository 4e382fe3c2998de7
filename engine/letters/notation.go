package letters

import (
	"fmt"
	"strconv"
	"strings"

	"serviert/engine"
)

// names are the first words of the lines of a record.
var names = map[Kind]string{
	Cut: "cut", Deal: "deal", Bet: "bet", Call: "call", Fold: "fold", Exchange: "exchange", Stock: "stock",
	Word: "word", Challenge: "challenge", Verdict: "verdict", Admit: "admit", Pay: "pay", Buy: "buy", Leave: "leave",
}

// String is the action in the notation of records, as ParseAction lists them.
// A blank action is only its first word.
func (a Action) String() string {
	name := names[a.Kind]
	switch a.Kind {
	case Cut, Deal, Stock:
		if a.Cards == "" {
			return name
		}
		return name + " " + a.Cards.String()
	case Exchange, Word:
		return name + " " + a.Cards.String()
	case Bet:
		return name + " " + strconv.Itoa(a.Amount)
	case Challenge, Admit, Buy:
		return name + " " + strconv.Itoa(int(a.Seat))
	case Verdict:
		if a.Yes {
			return name + " yes"
		}
		return name + " no"
	}
	return name
}

// ParseAction reads an action from a line of a record:
//
//	cut Q ER A         one card a seat that still cuts, in seat order
//	deal A ER B ...    the whole shuffled pack, top first
//	bet 3              open with, or raise to, 3 in this round
//	call               all that is left, where that is less
//	fold
//	exchange X Q       discard these; "exchange -" keeps all
//	stock A B ...      the discards of the others, shuffled, top first
//	word C A T         the word laid down; "word -" for none
//	challenge 2        doubt seat 2's word
//	verdict no         or "verdict yes": what the players' own book says
//	admit 2            seat 2's refused word joins the table's own list
//	pay                nobody doubts any more
//	buy 2              seat 2 buys in again
//	leave              the players stop
func ParseAction(line string) (Action, error) {
	name, rest, more := strings.Cut(strings.TrimSpace(line), " ")
	for kind := Cut; kind <= Leave; kind++ {
		if names[kind] != name {
			continue
		}
		a := Action{Kind: kind}
		switch kind {
		case Cut, Deal, Stock, Exchange, Word:
			var err error
			if a.Cards, err = ParseCards(rest); err != nil {
				return Action{}, illegal(fmt.Sprintf("%s: %v", name, err), "")
			}
			if a.Blank() {
				return Action{}, illegal(name+" needs cards", "")
			}
		case Bet:
			n, err := strconv.ParseUint(rest, 10, 31)
			if err != nil {
				return Action{}, illegal(fmt.Sprintf("bet needs an amount, not %.40q", rest), "")
			}
			a.Amount = int(n)
		case Challenge, Admit, Buy:
			n, err := strconv.ParseUint(rest, 10, 31)
			if err != nil {
				return Action{}, illegal(fmt.Sprintf("%s needs a seat, not %.40q", name, rest), "")
			}
			a.Seat = engine.Player(n)
		case Verdict:
			if a.Yes = rest == "yes"; !a.Yes && rest != "no" {
				return Action{}, illegal(fmt.Sprintf("%.40q is no verdict", rest), "possible: verdict yes, verdict no")
			}
		default:
			if more {
				return Action{}, illegal(fmt.Sprintf("%s stands alone, not with %.40q", name, rest), "")
			}
		}
		return a, nil
	}
	list := make([]string, 0, len(names))
	for kind := Cut; kind <= Leave; kind++ {
		list = append(list, names[kind])
	}
	return Action{}, illegal(fmt.Sprintf("%.40q is no action", line), "actions begin with: "+strings.Join(list, " "))
}

func illegal(reason, legal string) error {
	return &engine.IllegalError{Reason: reason, Legal: legal}
}
