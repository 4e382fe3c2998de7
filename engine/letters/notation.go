package letters

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"

	"serviert/engine"
)

// names are the words for the kinds in records.
var names = map[Kind]string{
	Cut: "cut", Deal: "deal", Bet: "bet", Call: "call", Fold: "fold", Exchange: "exchange", Stock: "stock",
	Word: "word", Challenge: "challenge", Verdict: "verdict", Admit: "admit", Adopt: "adopt", Pay: "pay", Buy: "buy", Allow: "allow", Forbid: "forbid", SitOut: "sit-out", SitIn: "sit-in", Join: "join", Leave: "leave",
}

// by stands in a challenge between whose word it is about and who doubts it.
const by = " by "

// String is the action in record notation, as ParseAction reads it. A blank action
// is its first word only.
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
	case Challenge:
		if a.By != 0 {
			return name + " " + strconv.Itoa(int(a.Seat)) + by + strconv.Itoa(int(a.By))
		}
		return name + " " + strconv.Itoa(int(a.Seat))
	case Admit, Adopt, Buy, SitOut, SitIn, Join:
		return name + " " + strconv.Itoa(int(a.Seat))
	case Allow, Forbid:
		return name + " " + a.Text
	case Verdict:
		if a.Yes {
			return name + " yes"
		}
		return name + " no"
	}
	return name
}

// forms are examples of the kinds that say more than their name, for errors.
var forms = map[Kind]string{
	Cut: "cut Q ER A", Deal: "deal A ER B and so on, the whole pack", Bet: "bet 3", Exchange: "exchange X Q or exchange -",
	Stock: "stock A B and so on, all the discards", Word: "word C A T or word -", Challenge: "challenge 2 or challenge 2 by 1",
	Verdict: "verdict yes or verdict no", Admit: "admit 2", Adopt: "adopt 2", Buy: "buy 2", SitOut: "sit-out 2", SitIn: "sit-in 2", Join: "join 3", Allow: "allow WORD", Forbid: "forbid WORD",
}

// ParseAction reads an action from a line of a record:
//
//	cut Q ER A         one card per seat that still cuts, in seat order
//	deal A ER B ...    the whole shuffled pack, top first
//	bet 3              open with 3, or raise to 3, in this round
//	call               pay up to the bet, or all that is left
//	fold
//	exchange X Q       discard these cards; "exchange -" for none
//	stock A B ...      the shuffled discards of the others, top first
//	word C A T         lay down this word; "word -" for none
//	challenge 2        challenge seat 2's word
//	challenge 2 by 1   the same where a wrong doubt costs a chip: seat 1 doubts
//	verdict no         what the players' own dictionary says; or "verdict yes"
//	admit 2            admit seat 2's refused word to the table's own words
//	adopt 2            the same, but the word counts from the next deal only
//	pay                pay the pot
//	buy 2              seat 2 buys in again
//	allow KLABAUTER    between two hands: one more own word of the table
//	forbid KLABAUTER   one less
//	sit-out 2          between two hands: seat 2 sits out the next ones
//	sit-in 2           and is back
//	join 4             between two hands: somebody comes to the table, as seat 4
//	leave              end the evening
//
// It checks the form only; Apply checks the rules. The error wraps
// engine.ErrIllegal.
func ParseAction(line string) (Action, error) {
	name, rest := strings.TrimSpace(line), ""
	if at := strings.IndexFunc(name, unicode.IsSpace); at >= 0 {
		name, rest = name[:at], strings.TrimSpace(name[at:])
	}
	for kind := Cut; kind <= Leave; kind++ {
		if names[kind] != name {
			continue
		}
		bad := func(what string) (Action, error) {
			return Action{}, illegal(name+" "+what, "the form is "+cmp.Or(forms[kind], name))
		}
		a := Action{Kind: kind}
		switch kind {
		case Cut, Deal, Stock, Exchange, Word:
			var err error
			switch a.Cards, err = ParseCards(rest); {
			case rest != "" && err != nil: // before Blank: what cannot be read leaves no cards
				return bad("needs cards: " + err.Error())
			case rest == "" || a.Blank():
				return bad("needs cards")
			}
		case Bet:
			n, ok := engine.Number(rest, 0, math.MaxInt32)
			if !ok {
				return bad(fmt.Sprintf("needs an amount, not %.40q", rest))
			}
			a.Amount = n
		case Challenge, Admit, Adopt, Buy, SitOut, SitIn, Join:
			rest = strings.Join(strings.Fields(rest), " ")
			if about, who, ok := strings.Cut(rest, by); ok && kind == Challenge {
				n, ok := engine.Number(who, 1, math.MaxInt32)
				if !ok {
					return bad(fmt.Sprintf("needs who doubts, not %.40q", who))
				}
				rest, a.By = about, engine.Player(n)
			}
			n, ok := engine.Number(rest, 0, math.MaxInt32)
			if !ok {
				return bad(fmt.Sprintf("needs a seat, not %.40q", rest))
			}
			a.Seat = engine.Player(n)
		case Allow, Forbid:
			if !ownWord(rest) {
				return bad(fmt.Sprintf("needs a word in capitals, not %.40q", rest))
			}
			a.Text = rest
		case Verdict:
			if a.Yes = rest == "yes"; !a.Yes && rest != "no" {
				return bad(fmt.Sprintf("cannot be %.40q", rest))
			}
		default:
			if rest != "" {
				return bad(fmt.Sprintf("stands alone, not with %.40q", rest))
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
