package cardgame

import (
	"slices"
	"strconv"
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/engine/record"
)

// Typed is a word as it was typed, in the form of lists and cards. The spaces that
// keyboards put in count for nothing, nor does what cannot be seen, as a soft hyphen
// that was copied along.
func Typed(text string) string {
	return lexicon.Fold(strings.ReplaceAll(record.Look(text), " ", ""))
}

// noteMark begins every line of the stored hand that is no action. Readers of
// records pass such lines over.
const noteMark = "# "

// planMark begins a line of the stored hand that is no action: a seat and the
// word it plans.
const planMark = noteMark + "plan "

// settledMark begins a line below the plans: a seat whose planned word is final.
const settledMark = noteMark + "settled "

// swapMark begins a line of the stored hand that is no action: a seat and the
// cards it has marked for exchange.
const swapMark = noteMark + "swap "

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
	if e.plans[seat] != word {
		delete(e.settled, seat)
	}
	if e.plans[seat] = word; word == "" {
		delete(e.plans, seat)
	}
}

// Mark notes which cards the person who looks at his cards means to exchange.
func (e *Evening) Mark(cards letters.Cards) {
	v := e.View()
	if v.Seat == 0 || v.Phase != letters.Exchanging || e.Step() != Looking {
		return
	}
	if e.swaps == nil {
		e.swaps = map[engine.Player]letters.Cards{}
	}
	e.swaps[v.Seat] = cards
}

// Marked are the cards of Mark. ok is false where the person has marked none and
// let none go that was marked for him.
func (e *Evening) Marked() (cards letters.Cards, ok bool) {
	v := e.View()
	if cards, ok = e.swaps[v.Seat]; v.Seat == 0 || !ok || !cards.Within(v.Hand) {
		return "", false
	}
	return cards, true
}

// MaySettle tells whether the person who looks at his cards can make his planned
// word final now, so that nobody has to hand him the phone for the choice: in
// the second betting round, after which his cards are the same. Whoever plays among
// computer players only has the phone anyway.
func (e *Evening) MaySettle() bool {
	v := e.View()
	return e.Alone() == 0 && e.sole() == 0 && e.Step() == Looking && v.Phase == letters.Betting && v.Round == 2 &&
		len(e.Planned()) >= letters.MinWord && !e.settled[v.Seat]
}

// MayReturn tells whether the betting round can come back to who bets or calls now:
// not to who has nothing left, nor where nobody is left to raise or could.
func (e *Evening) MayReturn(a letters.Action) bool {
	m, err := e.game.Match.Apply(a)
	if err != nil {
		return true
	}
	who, after := e.View().Seat, m.State().View(0)
	if after.Phase != letters.Betting || after.Bet >= after.Rules.Max || who == 0 || after.Seats[who-1].AllIn {
		return false
	}
	return slices.ContainsFunc(after.Seats, func(s letters.Seat) bool { // who is still asked, and has more than a call takes
		return s.In && !s.Done && !s.AllIn && s.Bet+s.Chips > after.Bet
	})
}

// Settle makes the planned word final, unless its owner changes it on a later
// turn. Nobody else learns of it before the choice, and there it sounds like
// any other.
func (e *Evening) Settle() {
	if !e.MaySettle() {
		return
	}
	if e.settled == nil {
		e.settled = map[engine.Player]bool{}
	}
	e.settled[e.View().Seat] = true
}

// Settled tells whether the person who looks at his cards has made his planned
// word final.
func (e *Evening) Settled() bool {
	seat := e.View().Seat
	return seat != 0 && e.settled[seat] && e.Planned() != ""
}

// ripe is the choice of the player whose turn it is, if he has made it before.
func (e *Evening) ripe(s letters.State) (a letters.Action, ok bool) {
	if s.Phase() != letters.Choosing || !e.settled[s.Turn()] {
		return a, false
	}
	word := e.plans[s.Turn()]
	return letters.Action{Kind: letters.Word, Cards: word}, len(word) >= letters.MinWord && word.Within(s.View(s.Turn()).Hand)
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

// notedPlans are the plans, and what is to be exchanged, as lines below the hand that
// is being played.
func (e *Evening) notedPlans() string {
	lines := e.noted(planMark, e.plans) + e.noted(swapMark, e.swaps)
	for p := engine.Player(1); int(p) <= e.Seats(); p++ {
		if e.settled[p] {
			lines += settledMark + strconv.Itoa(int(p)) + "\n"
		}
	}
	return lines
}

// readPlans takes over what notedPlans wrote; what does not fit is left out.
func (e *Evening) readPlans(text string) {
	e.plans, e.swaps = e.readNoted(text, planMark), e.readNoted(text, swapMark)
	for _, line := range strings.Split(text, "\n") {
		seat, settled := strings.CutPrefix(strings.TrimSpace(line), settledMark)
		if p, err := strconv.Atoi(seat); settled && err == nil && e.plans[engine.Player(p)] != "" {
			if e.settled == nil {
				e.settled = map[engine.Player]bool{}
			}
			e.settled[engine.Player(p)] = true
		}
	}
}

// noted writes cards of several seats as lines that begin with a mark.
func (e *Evening) noted(mark string, cards map[engine.Player]letters.Cards) string {
	var lines strings.Builder
	for p := engine.Player(1); int(p) <= e.Seats(); p++ {
		if list, noted := cards[p]; noted {
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
