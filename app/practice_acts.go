package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

func quizTray(q *quiz, st escalero.State) app.UI {
	t, now := the.texts().Table, st.Now()
	if !now.Begun() {
		return app.Section().ID("tray").Class("tray").Aria("label", t.Tray).Body(
			callLine(fmt.Sprintf(t.Factor, st.Factor()), false),
			app.Div().Class("hand-over").Body(app.P().Class("who").Text(q.game.name(st.Turn())), app.P().Text(the.task(q, st))),
		)
	}
	var list []app.UI
	for i, f := range now.Dice {
		die := app.Button().Type("button").ID(fmt.Sprintf("die-%d", i+1)).Class("die").Aria("pressed", fmt.Sprint(q.kept[i])).Body(
			app.Span().Class("sr-only").Text(fmt.Sprintf(t.Die, i+1, the.oneDie(f))+" "),
			app.Span().Class("cube").Body(app.Span().Class(fmt.Sprintf("face f%d", f))),
			app.Span().Class("rail").Body(app.Span().Class("lock").Body(icon("lock")), app.Span().Class("stays").Text(t.Kept)),
		).OnClick(func(app.Context, app.Event) { the.quizKeep(i) }, i)
		if now.Left() == 0 {
			die = die.Aria("disabled", "true")
		}
		list = append(list, die)
	}
	return app.Section().ID("tray").Class("tray").Aria("label", t.Tray).Body(
		callLine(the.call(now), isCombination(now) && now.Served, throwsLeft(now)),
		app.Div().Class("dice").Role("group").Aria("label", t.Tray).Body(list...),
	)
}

// quizActs are the answers: writing what is chosen, or throwing on.
func quizActs(q *quiz, st escalero.State) app.UI {
	t, g := the.texts().Table, q.game
	if !st.Now().Begun() {
		return quizContra(st)
	}
	var list []app.UI
	switch {
	case st.Hands() == 2 && !st.Second():
		list = append(list, answerWith("done", "write", the.texts().Coach.Done, "", func(*quiz) escalero.Action { return escalero.Action{Kind: escalero.Done} }))
	case q.row != "":
		class := "write"
		if st.Now().Left() == 0 {
			class = "main"
		}
		label := t.StrikeIt
		if n := points(st, q.write()); n > 0 {
			label = fmt.Sprintf(t.WriteN, n)
		}
		list = append(list, answerWith("write", class, label, fmt.Sprintf(t.Where, the.rowName(q.row), the.columnLabel(g.Rules, q.col)), (*quiz).write))
	case st.Second():
		other := st.First()
		if q.hand == 1 {
			other = st.Now()
		}
		list = append(list, labelled("swap", "", fmt.Sprintf(the.texts().Coach.Practice.Swap, the.call(other)), "", func(app.Context, app.Event) {
			if q := the.lessons.practice.quiz; q != nil {
				q.hand = 1 - q.hand
			}
		}))
	default:
		list = append(list, quietButton(t.ChooseCell, ""))
	}
	if st.Now().Left() > 0 {
		list = append(list, quizThrow(q, st))
	}
	return app.Div().Class("acts").Body(list...)
}

// quizContra are the answers where something is to be said about a Contra.
func quizContra(st escalero.State) app.UI {
	t, class := the.texts().Table, "acts"
	throw := t.ThrowAll
	list := []app.UI{answerWith("contra", "", fmt.Sprintf(t.Contra, 2*st.Factor()), "", (*quiz).double)}
	if st.Asked() != 0 {
		throw = fmt.Sprintf(t.ContraAccept, 2*st.Factor())
		list = []app.UI{answerWith("concede", "", t.Concede, "", (*quiz).concede)}
		if _, err := st.Apply(escalero.Action{Kind: escalero.Contra}); err == nil {
			class += " three"
			list = append(list, answerWith("contra", "", fmt.Sprintf(t.ContraRe, 4*st.Factor()), "", (*quiz).double))
		}
	}
	return app.Div().Class(class).Body(append(list, answerWith("throw", "main", throw, "", (*quiz).goOn))...)
}

func (q *quiz) double() escalero.Action  { return escalero.Action{Kind: escalero.Contra} }
func (q *quiz) concede() escalero.Action { return escalero.Action{Kind: escalero.Concede} }

// goOn is to throw, or to accept a Contra.
func (q *quiz) goOn() escalero.Action {
	if q.game.state().Asked() != 0 {
		return escalero.Action{Kind: escalero.Accept}
	}
	return escalero.Action{Kind: escalero.Throw}
}

// quizThrow is the answer that throws on.
func quizThrow(q *quiz, st escalero.State) app.UI {
	t, n := the.texts().Table, q.free()
	label, below := fmt.Sprintf(t.ThrowN, n), ""
	switch {
	case n == 0:
		return quietButton(t.KeepSome, "")
	case n == 1:
		label = t.ThrowOne
	case n == dice.N:
		label, below = t.ThrowAgain, t.ServedStays
	}
	if n < dice.N && st.Now().Served && isCombination(st.Now()) {
		below = t.ServedLost
	}
	return answerWith("throw", "main", label, below, (*quiz).throw)
}
