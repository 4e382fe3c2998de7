package cardgame

import (
	"fmt"
	"strconv"
	"strings"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
)

// What is told of a hand and of an evening once they are over.

// Figures is the statistics of the evening, a sentence for each.
func (s Speech) Figures(e *Evening) []string {
	t, f := &s.T.Cards().Over, e.Figures()
	lines := []string{s.T.Fill(t.Hands, f.Hands)}
	if f.Hands == 1 {
		lines[0] = t.HandOne
	}
	if f.Dropped > 0 {
		lines = append(lines, s.T.Fill(t.Dropped, f.Dropped))
	}
	var some []string
	for i, n := range f.In {
		if n < f.Hands { // he came later, sat out or had no chips
			some = append(some, s.T.Fill(t.InSome, e.Name(engine.Player(i+1)), n, f.Hands))
		}
	}
	if some != nil {
		lines = append(lines, fmt.Sprintf(t.NotInAll, strings.Join(some, ", ")))
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
		lines = append(lines, s.T.Fill(t.LargePot, s.Chips(f.Pot), f.PotHand, s.Seats(e, f.PotTo)))
	}
	return lines
}

// bluff is the boldest hand that was shown.
func (s Speech) bluff(e *Evening, b Bluff) string {
	t, who := &s.T.Cards().Over, e.Name(b.Seat)
	if b.Passed {
		return s.T.Fill(t.BluffPassed, b.Hand, s.T.Owned(who, b.Word.Word(), ""))
	}
	shown := s.T.Cards().Summary.NoWord
	switch {
	case b.Word != "" && b.Points == 0:
		shown = s.T.Fill(t.BluffRefused, b.Word.Word())
	case b.Word != "":
		shown = s.T.Fill(t.BluffWord, b.Word.Word(), s.Points(b.Points))
	}
	return s.T.Fill(t.BluffBet, b.Hand, who, s.Chips(b.Bet), shown)
}

// Broke says after a hand who cannot pay the next ante, and what follows from
// it; "" where everybody can.
func (s Speech) Broke(e *Evening) string {
	t, v, alone := &s.T.Cards().Summary, e.Public(), e.Alone()
	var out []engine.Player
	most, you := 0, false
	for i, seat := range v.Seats {
		switch p := engine.Player(i + 1); {
		case seat.Chips >= v.Rules.Ante || seat.Out:
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
	left, agreed := e.Left()
	if done := e.Over() || agreed && left == 0; len(lines) > 0 && !v.Rules.BuyIn && !done {
		others := pick(e.paying(false) < letters.MinSeats, t.NoRebuy, t.Watches)
		lines = append(lines, pick(you, t.YouWatch, others))
	}
	return strings.Join(lines, " ")
}

// Ending says what the players have agreed on for the end of their evening, "" for
// nothing.
func (s Speech) Ending(e *Evening) string {
	t := &s.T.Cards().Say
	switch left, agreed := e.Left(); {
	case !agreed:
		return ""
	case left > 1 && inHand(e.Public()):
		return t.LastRound
	case left > 1:
		return s.T.Fill(t.HandsLeft, left)
	case inHand(e.Public()):
		return t.LastHand
	case left == 1 && e.paying(false) < letters.MinSeats: // somebody has to sit in again first
		return t.LastRound
	case left == 1:
		return t.LastNext
	}
	return t.LastDone
}

// Away says who sits out, "" where nobody does.
func (s Speech) Away(e *Evening) string {
	t, alone := &s.T.Cards().Seats, e.Alone()
	var out []engine.Player
	for i, seat := range e.Public().Seats {
		switch p := engine.Player(i + 1); {
		case !seat.Out:
		case p == alone:
			return t.You
		default:
			out = append(out, p)
		}
	}
	if len(out) == 0 {
		return ""
	}
	return s.T.Fill(t.Away, s.Seats(e, out))
}

// Came says who has come to the table since the last hand, "" for nobody.
func (s Speech) Came(e *Evening) string {
	text := ""
	for i := len(e.heard) - 1; i >= 0 && e.heard[i].Hand == nil; i-- {
		if ev := e.heard[i]; ev.Kind == letters.Join {
			text = s.T.Fill(s.T.Cards().Seats.Joined, e.Name(ev.Seat), s.Chips(e.Public().Rules.Chips)) + " " + text
		}
	}
	return strings.TrimSpace(text)
}

// OwnWords says which words of the table's own have come or gone since the last hand,
// "" for none: the next time they are seen somebody may have laid one.
func (s Speech) OwnWords(e *Evening) string {
	text := ""
	for i := len(e.heard) - 1; i >= 0 && e.heard[i].Hand == nil; i-- {
		if ev := e.heard[i]; ev.Kind == letters.Allow || ev.Kind == letters.Forbid {
			text = s.Heard(e, ev) + " " + text
		}
	}
	return strings.TrimSpace(text)
}

// HighCard is the card that decided the last hand where nobody had a word, in a
// sentence: the one that won the main pot, which all could win. Else it is "".
func (s Speech) HighCard(v letters.View) string {
	r := v.Hands[len(v.Hands)-1]
	card := r.High[r.Pots[0].Winners[0]-1]
	if card == 0 {
		return ""
	}
	return s.T.Fill(s.T.Cards().Summary.HighCard, s.Card(v.Rules.Deck, card))
}

// DoubtsPaid says who has paid in this hand for doubting a word that stands, a line for each doubt: their chips are in no pot.
func (s Speech) DoubtsPaid(e *Evening) (lines []string) {
	t := &s.T.Cards().Say
	for _, ev := range e.Events(e.handBegan()) {
		if ev.By != 0 && ev.Amount > 0 {
			lines = append(lines, strings.TrimSpace(s.T.Fill(t.Stands, ev.Word)+s.doubtPaid(e, ev)))
		}
	}
	return lines
}

// doubtPaid is the sentence, with a space before it, that says who has paid for a doubt.
func (s Speech) doubtPaid(e *Evening, ev Event) string {
	return s.T.Fill(s.T.Cards().Say.DoubtPaid, e.Name(ev.By), i18n.Beside(e.Name(ev.Seat), s.Chips(ev.Amount)))
}

// DoubtBack says who gets back what a doubt has cost if the verdict is taken back now, see Retract; "" for nobody.
func (s Speech) DoubtBack(e *Evening) string {
	if e.Retractable() == 0 {
		return ""
	}
	ev := e.heard[e.Log()-1]
	if ev.By == 0 || ev.Amount == 0 {
		return ""
	}
	return s.T.Fill(s.T.Cards().Say.DoubtBack, e.Name(ev.By), s.Chips(ev.Amount))
}

// Pots says where the pot of a hand went, a sentence for each part. It is nil
// where the winners are all there is to say.
func (s Speech) Pots(e *Evening, r letters.Result) []string {
	t, pots := &s.T.Cards().Summary, r.Pots
	if len(pots) < 2 && r.Carry == 0 {
		return nil
	}
	var lines []string
	for i, pot := range pots {
		who := s.Seats(e, pot.Winners)
		switch {
		case i == 0:
			lines = append(lines, s.T.Fill(t.MainPot, s.Chips(pot.Chips), who))
		case pot.Returned:
			lines = append(lines, s.T.Fill(t.Returned, s.Chips(pot.Chips), who))
		default:
			lines = append(lines, s.T.Fill(t.SidePot, sidePot(pots, i), s.Chips(pot.Chips), who))
			if card := r.High[pot.Winners[0]-1]; card != r.High[pots[0].Winners[0]-1] { // else it is said of the whole hand
				lines[i] += ". " + s.T.Cards().Showdown.Nobody + ": " + s.Card(e.Public().Rules.Deck, card)
			}
		}
	}
	if r.Carry > 0 {
		lines = append(lines, s.T.Fill(t.Left, s.Chips(r.Carry)))
	}
	return lines
}

// sidePot is the number of a side pot behind its name, "" where it is the only one.
func sidePot(pots []letters.Pot, i int) string {
	n := 0
	for _, pot := range pots[1:] {
		if !pot.Returned {
			n++
		}
	}
	if n < 2 {
		return ""
	}
	return " " + strconv.Itoa(i)
}

// Next is whose turn it is now and what it costs, "" where nobody's cards are
// to be opened. Where the phone goes round it is only what it costs: the curtain
// has the name as its heading, which is read when it comes down.
func (s Speech) Next(e *Evening) string {
	t, v, step := &s.T.Cards().Say, e.Public(), e.Step()
	yours := e.Alone() != 0 || step == Looking && e.sole() != 0 // no heading has named him
	if e.Asks() != 0 || step != Looking && (step != Covered || yours) {
		return ""
	}
	who := e.Name(v.Turn)
	switch {
	case !yours:
		return " " + s.Costs(v)
	case v.Phase == letters.Exchanging:
		return s.T.Fill(t.YourSwap, who)
	case v.Phase == letters.Choosing:
		return s.T.Fill(t.YourWord, who)
	case v.Bet == 0:
		return s.T.Fill(t.YourOpen, who, s.ofTurn(v, leastOpen(v)))
	}
	return s.T.Fill(t.YourTurn, who, s.ofTurn(v, v.Owed))
}

// Since is what the person who holds the phone has not heard yet, "" for
// nothing.
func (s Speech) Since(e *Evening) string {
	var list []string
	for _, ev := range e.Since() {
		list = append(list, s.Heard(e, ev))
	}
	if len(list) == 0 {
		return ""
	}
	return s.T.Fill(s.T.Cards().Say.Since, strings.Join(list, " "))
}

// Reasons says of the last hand, in a sentence for each computer player, why he
// bet, called or dropped out in the end; nil before a hand is over and where
// nobody but people played.
//
// Everything comes from what the whole table has heard and seen: the bets, and
// the words that were laid down. What somebody held who dropped out, or whom
// nobody called, is not even looked at, so that no sentence can give it away; for
// the same reason nothing is said of the cards before the exchange.
func (s Speech) Reasons(e *Evening) (lines []string) {
	v := e.Public()
	if v.Phase != letters.Dealing && v.Phase != letters.Finished || len(v.Hands) == 0 {
		return nil
	}
	res := v.Hands[len(v.Hands)-1]
	last := map[engine.Player]int{}
	began, n := e.lastHand()
	for i := began; i < n; i++ {
		switch e.game.Match.Action(i).Kind {
		case letters.Bet, letters.Call, letters.Fold:
			last[e.game.Match.At(i).Turn()] = i
		}
	}
	for p := engine.Player(1); int(p) <= e.Seats(); p++ {
		if i, ok := last[p]; ok && !e.Person(p) && e.played(p) {
			lines = append(lines, s.reason(e, p, res, i))
		}
	}
	return lines
}

// lastHand is where in the log the actions of the last hand that is over are.
func (e *Evening) lastHand() (began, end int) {
	began = e.handBegan()
	for end = began + 1; end < e.Log() && len(e.game.Match.At(end).Hands()) == len(e.game.Match.At(began).Hands()); end++ {
	}
	return began, end
}

// reason is why a computer player took the i-th action, his last in the betting.
func (s Speech) reason(e *Evening, p engine.Player, res letters.Result, i int) string {
	t, name := &s.T.Cards().Reasons, e.Name(p)
	a, v := e.game.Match.Action(i), e.game.Match.At(i).View(0)
	word := res.Laid[p-1]
	points := v.Rules.Deck.Sum(word)
	shown := !res.Dropped && word != "" && res.Doubts[p-1] != letters.Refused && v.Round == 2 && a.Kind != letters.Fold
	beats := percent(wordthought.Beats(v.Rules.Deck.Language, e.strength(p), points))
	said, owed, win := s.T.Fill(t.Word, word.Word(), s.Points(points), beats), s.Chips(v.Risk()), v.ToWin()
	price := percent(float64(v.Risk()) / float64(win+v.Risk())) // how often, of a hundred times, who calls has to win for it to pay
	switch {
	case a.Kind == letters.Fold && v.Bet == 0:
		return s.T.Fill(t.Shut, name, s.Chips(leastOpen(v)))
	case a.Kind == letters.Fold:
		return s.T.Fill(t.Fold, name, owed, win, price)
	case a.Kind == letters.Call && shown:
		return s.T.Fill(t.CallWith, name, owed, win, said, price)
	case a.Kind == letters.Call:
		return s.T.Fill(t.Call, name, owed, win, price)
	}
	// How often all others have to give up for a bet to pay without any cards.
	cost := min(a.Amount-v.Seats[p-1].Bet, v.Seats[p-1].Chips)
	bet, folds := v.Seats[p-1].Bet+cost, percent(float64(cost)/float64(v.Pot+cost))
	switch {
	case !shown:
		return s.T.Fill(t.Bet, name, s.Chips(bet), folds)
	case beats >= 60:
		return s.T.Fill(t.BetGood, name, s.Chips(bet), said)
	case beats >= 35:
		return s.T.Fill(t.BetFair, name, s.Chips(bet), said)
	}
	return s.T.Fill(t.Bluff, name, s.Chips(bet), said, folds)
}

func percent(part float64) int { return int(part*100 + 0.5) }
