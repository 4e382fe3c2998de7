package cards

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/lesson"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine/letters"
)

// turnButtons are the buttons under the thumb: what the player may do, or who
// everybody is waiting for.
func (r *Room) turnButtons(e *cardgame.Evening, v letters.View, step cardgame.Step) app.UI {
	t := &r.texts().Act
	switch {
	case step == cardgame.Resting:
		next := ""
		if v.Turn != 0 && v.Turn != v.Seat {
			next = r.sh.Texts().Fill(t.DoneTo, e.Name(v.Turn))
		}
		// One place further down than the button that exchanged, see acts; it is as wide as both columns.
		return app.Div().Class("acts").Body(app.Div().Hidden(true), ui.Labelled("rested", "main", t.Done, next, r.rested))
	case step != cardgame.Looking:
		return app.Div().Class("acts").Body(ui.Labelled("go-on", "", r.sh.Texts().Table.GoOn, r.sh.Texts().Fill(t.Thinking, e.Name(v.Turn)), r.hurry))
	}
	switch v.Phase {
	case letters.Exchanging:
		return r.exchangeButton(v)
	case letters.Choosing:
		return r.choiceButtons(v)
	}
	return r.betButtons(v)
}

// betButtons are drop out, raise, and call or open; each names what it costs.
func (r *Room) betButtons(v letters.View) app.UI {
	t := &r.texts().Act
	list := []app.UI{ui.Labelled("fold", "", t.Fold, "", r.askFold)}
	bet := r.hand.amount(v)
	switch {
	case v.Bet == 0:
		cost, all := t.OpenWith, v.Seats[v.Seat-1].Chips
		if bet >= all {
			cost, bet = t.All, all
		}
		list = append(list, ui.Labelled("raise", "main", t.Open, r.sh.Texts().Fill(cost, bet), r.raise))
	case mayRaise(v):
		list = append(list, ui.Labelled("raise", "", t.Raise, r.sh.Texts().Fill(t.RaiseTo, bet), r.raise))
	}
	if v.Bet > 0 {
		pay := t.Pay
		if v.Owed == v.Seats[v.Seat-1].Chips {
			pay = t.All
		}
		list = append(list, ui.Labelled("call", "main", t.Call, r.sh.Texts().Fill(pay, v.Owed), r.call))
	}
	class := "acts even"
	if len(list) == 3 {
		class = "acts three"
	}
	return app.Div().Class(class).Body(list...)
}

// mayRaise tells whether a raise of the bet is offered: not where nobody could answer it.
func mayRaise(v letters.View) bool { return v.Low <= v.High && v.Opposed() }

// betStepper chooses how much to open with or to raise to; where there is
// nothing to choose only its room is there.
func (r *Room) betStepper(v letters.View, step cardgame.Step) app.UI {
	if step != cardgame.Looking || v.Phase != letters.Betting || v.Low >= v.High || v.Bet > 0 && !mayRaise(v) {
		return app.Div().Class("stepper")
	}
	t, bet := &r.texts().Act, r.hand.amount(v)
	label := t.RaiseStep
	if v.Bet == 0 {
		label = t.OpenStep
	}
	side := func(id, seen, name string, to int, face app.UI) app.UI {
		b := app.Button().ID(id).Type("button").Class("round").Body(face).
			Aria("label", seen+r.sh.Texts().Fill(name, to)).OnClick(ui.Do(func() { r.setBet(to) }))
		if to == bet {
			b = b.Aria("disabled", "true")
		}
		return b
	}
	less, more := side("less", "", t.Less, max(v.Low, bet-1), ui.Icon("minus")), side("more", "", t.More, min(bet+1, v.High), ui.Icon("plus"))
	amount := app.P().Body(app.Text(label+" "), app.B().Text(r.sh.Texts().Whole(bet)), app.Text(" "), app.Span().Class("note").Text(r.sh.Texts().Fill(t.AtMost, v.High)))
	if v.High-v.Low <= 10 {
		return app.Div().Class("stepper").Body(less, amount, more)
	}
	chip := chip(v.High - v.Low)
	far := func(id, name string, by, to int) app.UI {
		if to != bet {
			by = to - bet
		}
		text := r.sh.Texts().Gain(by)
		return side(id, text+": ", name, to, app.Text(text)) // whoever speaks to the device says what is seen
	}
	return app.Div().Class("stepper far").Body(far("less-far", t.Less, -chip, max(v.Low, (bet-1)/chip*chip)), less, amount, more,
		far("more-far", t.More, chip, min((bet/chip+1)*chip, v.High)))
}

// chip is a larger step for bets, to its multiples: players think in 5, 10, 15. With about five to ten of them one comes from
// the least to the highest that can be bet now, however much was agreed: nobody counts fifty single chips into the pot.
func chip(between int) int {
	for ten := 1; ; ten *= 10 {
		for _, chip := range [...]int{5 * ten, 10 * ten, 20 * ten} {
			if chip*10 >= between {
				return chip
			}
		}
	}
}

// exchangeButton says how many cards are exchanged.
func (r *Room) exchangeButton(v letters.View) app.UI {
	t, label := &r.texts().Act, ""
	switch n := len(r.hand.discards(v)); n {
	case 0:
		label = t.Keep
	case 1:
		label = t.SwapOne
	default:
		label = r.sh.Texts().Fill(t.Swap, n)
	}
	return app.Div().Class("acts").Body(ui.Labelled("exchange", "main", label, t.SwapHelp, r.exchange))
}

// choiceButtons lay the word, or none.
func (r *Room) choiceButtons(v letters.View) app.UI {
	t := &r.texts().Act
	none := ui.Labelled("no-word", "", t.NoWord, "", func() { r.sh.OpenDialog("cards-none") })
	word := r.hand.word(v)
	if len(word) < letters.MinWord {
		return app.Div().Class("acts").Body(none, ui.Quiet(t.ToBuild, t.TwoCards))
	}
	label := r.sh.Texts().Fill(t.Lay, word.Word())
	if r.faceDown(v) {
		label = r.texts().Hold.Lay
	}
	lay := ui.Labelled("lay", "main", label, t.Final, func() { r.choose(r.hand.word(r.evening.View())) })
	if !r.faceDown(v) {
		lay = lay.Aria("describedby", "check") // the verdict is known before the word is laid
	}
	return app.Div().Class("acts").Body(none, lay)
}

// noWordDialog asks before somebody goes without a word.
func (r *Room) noWordDialog() []app.UI {
	t := &r.texts().Act
	return []app.UI{
		ui.DialogTitle(t.NoWordSure),
		app.P().Text(t.NoWordText),
		app.Div().Class("acts even").Body(
			ui.Labelled("none-yes", "", t.NoWordYes, "", func() { r.choose("") }),
			ui.Labelled("none-no", "main", t.NoWordNo, "", r.sh.CloseDialog).AutoFocus(true),
		),
	}
}

// sure is a question before something is done that cannot be taken back.
type sure struct {
	question func() *i18n.Sure // in the language of now
	about    func() string     // what the text of the question is about, nil for nothing
	do       func()
}

// ask asks before do, which cannot be taken back. A tap too many never answers:
// the page ignores it, and what has the focus keeps everything as it is.
func (r *Room) ask(question func() *i18n.Sure, about func() string, do func()) {
	r.sure = sure{question, about, do}
	r.sh.OpenDialog("cards-sure")
}

// sureDialog is the question that is asked.
func (r *Room) sureDialog() []app.UI {
	if r.sure.do == nil {
		return nil
	}
	q, do := r.sure.question(), r.sure.do
	text := q.Text
	if about := r.sure.about; about != nil {
		text = r.sh.Texts().Fill(text, about())
	}
	return []app.UI{
		ui.DialogTitle(q.Title),
		app.P().Text(text),
		app.Div().Class("acts even").Body(
			ui.Labelled("sure-yes", "", q.Yes, "", func() {
				r.sh.CloseDialog()
				do()
			}),
			ui.Labelled("sure-no", "main", q.No, "", r.sh.CloseDialog).AutoFocus(true),
		),
	}
}

// askFold asks before somebody drops out.
func (r *Room) askFold() {
	r.ask(func() *i18n.Sure { return &r.texts().Act.FoldAsk }, nil, r.fold)
}

// askLeave asks before the evening ends.
func (r *Room) askLeave() {
	r.ask(func() *i18n.Sure { return &r.texts().Act.LeaveAsk }, nil, r.leave)
}

// hint is what is to be explained now, see package lesson.
func (r *Room) hint(v letters.View, step cardgame.Step) lesson.Hint {
	return lesson.CardHint(r.sh.Texts(), v, step, r.known)
}

// hintPart is the bubble above the hand: it covers neither the cards nor the word
// nor the buttons it speaks of.
func (r *Room) hintPart(h lesson.Hint) app.UI {
	t := &r.sh.Texts().Lesson
	return ui.Hint(t, "hand", h.Title, h.Text,
		app.Button().OnClick(ui.Do(func() { r.endHint(lesson.All) })),
		app.Button().Text(t.Understood).OnClick(ui.Do(func() { r.endHint(h.ID) })))
}

// endHint takes a hint, or all, as understood, and says the next one.
func (r *Room) endHint(id string) {
	r.learn(id)
	r.sh.Focus("card-1")
	if r.turning.down > 0 {
		r.sh.Focus("turn-all")
		r.later(300 * time.Millisecond)
	} else if r.evening != nil && r.evening.Step() == cardgame.Table {
		r.sh.Focus("table-act")
	}
	if e := r.evening; e != nil {
		if text := r.saidHint(e.View(), e.Step()); text != "" {
			r.sh.Say(text)
		}
	}
}

// saidHint is what is announced of the hint.
func (r *Room) saidHint(v letters.View, step cardgame.Step) string {
	return r.hint(v, step).Said()
}

// recallLessons reads what somebody knows. Who has played a hand of cards on this
// device before there were hints needs none.
func (r *Room) recallLessons() {
	l := r.disk.Lessons()
	if r.known = l.Cards; r.known != nil {
		return
	}
	played := r.evening != nil && len(r.evening.Public().Hands) > 0 || r.stood.Hands > 0
	for _, p := range r.past.All() {
		played = played || p.Hands > 0 || p.Ended != 0
	}
	if played {
		r.known = []string{lesson.All}
	}
}

// learn notes what needs no explanation any more.
func (r *Room) learn(ids ...string) {
	known := slices.Clone(r.known)
	for _, id := range ids {
		if !slices.Contains(known, id) && !slices.Contains(known, lesson.All) {
			known = append(known, id)
		}
	}
	if len(known) > len(r.known) {
		r.remember(known)
	}
}

// remember stores what is known of the card game.
func (r *Room) remember(known []string) {
	l := r.disk.Lessons()
	r.known = known
	l.V, l.Cards = store.Schema, known
	r.disk.Save(store.KeyLessons, l)
}

// Teach gives the hints again from the first on.
func (r *Room) Teach() { r.remember([]string{}) }

// seatButton takes an action of the table that is about one seat; name is what
// a screen reader adds to the label.
func (r *Room) seatButton(id string, a letters.Action, label, name string) app.UI {
	b := app.Button().ID(id + "-" + strconv.Itoa(int(a.Seat))).Type("button").Class("button").Text(label).
		OnClick(ui.Do(func() { r.aboutSeat(a) }))
	if name != "" {
		b = b.Aria("label", label+": "+name)
	}
	return b
}

// aboutSeat asks whether a refused word is taken up, sells chips, or lets somebody
// sit out or in.
func (r *Room) aboutSeat(a letters.Action) {
	if r.evening == nil {
		return
	}
	if a.Kind == letters.Adopt {
		r.asked = a.Seat
		r.sh.OpenDialog("cards-adopt")
		return
	}
	r.act(letters.Action{Kind: a.Kind, Seat: a.Seat})
}
