package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine/letters"
)

// turnActs are the buttons under the thumb: what the player may do, or whom
// all are waiting for.
func turnActs(e *wordgame.Evening, v letters.View, step wordgame.Step) app.UI {
	t := the.texts().Words.Act
	switch {
	case step == wordgame.Resting:
		return app.Div().Class("acts").Body(labelled("rested", "main", t.Done, onTo(e, v),
			func(app.Context, app.Event) { the.rested() }))
	case step != wordgame.Looking:
		return app.Div().Class("acts").Body(quietButton(fmt.Sprintf(t.Thinking, e.Name(v.Turn)), ""))
	}
	switch v.Phase {
	case letters.Exchanging:
		return exchangeActs(v)
	case letters.Choosing:
		return choiceActs(v)
	}
	return betActs(v)
}

// onTo says who is next, where that is somebody else at the table.
func onTo(e *wordgame.Evening, v letters.View) string {
	if v.Turn == 0 || v.Turn == v.Seat {
		return ""
	}
	return fmt.Sprintf(the.texts().Words.Act.DoneTo, e.Name(v.Turn))
}

// betActs are drop out, raise, and call or open; each names what it costs.
func betActs(v letters.View) app.UI {
	t := the.texts().Words.Act
	list := []app.UI{labelled("fold", "", t.Fold, "", func(app.Context, app.Event) { the.bet(letters.Action{Kind: letters.Fold}) })}
	bet := the.betAmount(v)
	raise := func(app.Context, app.Event) { the.raise() }
	switch {
	case v.Bet == 0:
		list = append(list, labelled("raise", "main", t.Open, fmt.Sprintf(t.OpenWith, bet), raise))
	case v.Low <= v.High:
		list = append(list, labelled("raise", "", t.Raise, fmt.Sprintf(t.RaiseTo, bet), raise))
	}
	if v.Bet > 0 {
		pay := fmt.Sprintf(t.Pay, v.Owed)
		if v.Owed == v.Seats[v.Seat-1].Chips {
			pay = fmt.Sprintf(t.All, v.Owed)
		}
		list = append(list, labelled("call", "main", t.Call, pay, func(app.Context, app.Event) { the.bet(letters.Action{Kind: letters.Call}) }))
	}
	class := "acts even"
	if len(list) == 3 {
		class = "acts three"
	}
	return app.Div().Class(class).Body(list...)
}

// betAmount is what the stepper shows.
func (s *store) betAmount(v letters.View) int { return max(v.Low, min(s.words.hand.bet, v.High)) }

// betStepper chooses how much to open with or to raise to.
func betStepper(v letters.View) app.UI {
	t, bet := the.texts().Words.Act, the.betAmount(v)
	label := t.RaiseStep
	if v.Bet == 0 {
		label = t.OpenStep
	}
	side := func(id, picture, name string, by int) app.UI {
		b := app.Button().ID(id).Type("button").Class("round").Body(icon(picture)).
			Aria("label", fmt.Sprintf(name, max(v.Low, min(bet+by, v.High)))).
			OnClick(func(app.Context, app.Event) { the.stepBet(by) }, id, by)
		if bet+by < v.Low || bet+by > v.High {
			b = b.Aria("disabled", "true")
		}
		return b
	}
	return app.Div().Class("stepper").Body(
		side("less", "minus", t.Less, -1),
		app.P().Body(app.Text(label+" "), app.B().Text(bet), app.Text(" "), app.Span().Class("note").Text(fmt.Sprintf(t.AtMost, v.High))),
		side("more", "plus", t.More, 1),
	)
}

// exchangeActs is one button that names how many cards go.
func exchangeActs(v letters.View) app.UI {
	t := the.texts().Words.Act
	label := fmt.Sprintf(t.Swap, len(the.marked(v)))
	switch len(the.marked(v)) {
	case 0:
		label = t.Keep
	case 1:
		label = t.SwapOne
	}
	return app.Div().Class("acts").Body(labelled("exchange", "main", label, t.SwapHelp,
		func(app.Context, app.Event) { the.exchange() }))
}

// choiceActs lays the word, or none.
func choiceActs(v letters.View) app.UI {
	t := the.texts().Words.Act
	none := labelled("no-word", "", t.NoWord, "", func(app.Context, app.Event) { the.openDialog("cards-none") })
	word := the.laidCards(v)
	if len(word) < letters.MinWord {
		return app.Div().Class("acts").Body(none, quietButton(t.ToBuild, t.TwoCards))
	}
	return app.Div().Class("acts").Body(none,
		labelled("lay", "main", fmt.Sprintf(t.Lay, word.Word()), t.Final, func(app.Context, app.Event) { the.chooseWord(the.laidCards(the.words.evening.View())) }))
}

func init() { dialogParts["cards-none"] = noWordDialog }

// noWordDialog asks before somebody goes without a word.
func noWordDialog() []app.UI {
	t := the.texts().Words.Act
	return []app.UI{
		dialogTitle(t.NoWordSure),
		app.P().Text(t.NoWordText),
		app.Div().Class("acts even").Body(
			labelled("none-yes", "", t.NoWordYes, "", func(app.Context, app.Event) { the.chooseWord("") }),
			labelled("none-no", "main", t.NoWordNo, "", func(app.Context, app.Event) { the.closeDialog() }),
		),
	}
}
