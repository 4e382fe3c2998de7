package cardgame

import (
	"slices"
	"strconv"
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
)

// noteMark begins every line of the stored hand that is no action. Readers of
// records pass such lines over.
const noteMark = "# "

// planMark begins a line of the stored hand that is no action: a seat and the
// word it plans.
const planMark = noteMark + "plan "

// Plan notes the word that the person who looks at his cards has put together,
// for his next turn. It stays through the exchange and is gone with the hand.
func (e *Evening) Plan(word letters.Cards) {
	seat := e.View().Seat
	if seat == 0 {
		return
	}
	if e.plans == nil {
		e.plans = map[engine.Player]letters.Cards{}
	}
	e.plans[seat] = word
}

// Planned is the word of Plan as far as the cards for it are still there, "" if
// one of them was exchanged. Nobody sees the plan of anybody else.
func (e *Evening) Planned() letters.Cards {
	v := e.View()
	if word := e.plans[v.Seat]; v.Seat != 0 && word.Within(v.Hand) {
		return word
	}
	return ""
}

// Spare are the places of the cards that a word in these places leaves over, as
// many as may be exchanged. Those that count most stay.
func Spare(v letters.View, laid []int) []int {
	var spare []int
	for i := range v.Hand.List() {
		if !slices.Contains(laid, i) {
			spare = append(spare, i)
		}
	}
	points := func(n int) uint8 { return v.Rules.Deck.Points[v.Hand.At(spare[n])] }
	for len(spare) > letters.MaxExchange {
		best := 0
		for n := range spare {
			if points(n) > points(best) {
				best = n
			}
		}
		spare = append(spare[:best], spare[best+1:]...)
	}
	return spare
}

// notedPlans are the plans as lines below the hand that is being played.
func (e *Evening) notedPlans() string { return e.noted(planMark, e.plans) }

// readPlans takes over what notedPlans wrote; what does not fit is left out.
func (e *Evening) readPlans(text string) { e.plans = e.readNoted(text, planMark) }

// noted writes cards of several seats as lines that begin with a mark.
func (e *Evening) noted(mark string, cards map[engine.Player]letters.Cards) string {
	var lines strings.Builder
	for p := engine.Player(1); int(p) <= e.Seats(); p++ {
		if list := cards[p]; list != "" {
			lines.WriteString(mark + strconv.Itoa(int(p)) + " " + list.String() + "\n")
		}
	}
	return lines.String()
}

// readNoted reads the lines with a mark that noted wrote. Cards that a seat does
// not have are left out.
func (e *Evening) readNoted(text, mark string) map[engine.Player]letters.Cards {
	var all map[engine.Player]letters.Cards
	for _, line := range strings.Split(text, "\n") {
		rest, marked := strings.CutPrefix(strings.TrimSpace(line), mark)
		seat, cards, _ := strings.Cut(rest, " ")
		p, err := strconv.Atoi(seat)
		list, bad := letters.ParseCards(cards)
		if !marked || err != nil || bad != nil || p < 1 || p > e.Seats() || !list.Within(e.state().View(engine.Player(p)).Hand) {
			continue
		}
		if all == nil {
			all = map[engine.Player]letters.Cards{}
		}
		all[engine.Player(p)] = list
	}
	return all
}
