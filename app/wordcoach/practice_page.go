package wordcoach

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui"
)

// practicePage is a hand to decide, or the choice of what to practise.
func (r *Room) practicePage() app.UI {
	all, p := r.sh.Texts(), &r.practice
	t, d := &all.WordCoach.Practice, p.desk
	if p.task == "" {
		return ui.Screen(all, "wordcoach", t.Title, nil, app.P().Text(t.Intro),
			app.Ul().Class("slip menu-list").Body(
				ui.Way(practicePath+"?task="+swapTask, "cards", t.Swap, r.goes(t.SwapIn, p.Swap)),
				ui.Way(practicePath+"?task="+findTask, "cards", t.Find, r.goes(t.FindIn, p.Find)),
			), r.scorePart())
	}
	title := t.Find
	if p.task == swapTask {
		title = t.Swap
	}
	leave := app.A().Class("button").Href(ui.Link(practicePath)).Text(t.Leave)
	if d == nil {
		return ui.Screen(all, "wordcoach", title, nil, r.waitPart(t.Search), leave)
	}
	parts := []app.UI{
		app.P().Class("note").Text(fmt.Sprintf(t.Level, p.level())),
		r.handPart(d, r.asks(p.task)),
	}
	switch {
	case p.judged:
		parts = append(parts, r.verdictPart(), app.Div().Class("thumb").Body(
			app.Div().Class("acts even").Body(leave, ui.Labelled("next", "main", t.Next, "", r.pose))))
	case d.closed:
		parts = append(parts, app.P().Class("slip").Role("status").Text(all.WordCoach.Working))
	default:
		answer := r.swapButton(d, r.answerSwap)
		if !d.swaps {
			parts, answer = append(parts, r.wordPart(d)), r.layButton(d, r.answerFind)
		}
		parts = append(parts, app.Div().Class("thumb").Body(app.Div().Class("acts").Body(ui.Labelled("give-up", "", t.Show, "", r.giveUp), answer)))
	}
	return ui.Screen(all, "wordcoach", title, nil, parts...)
}

// goes is what a task is, or how it goes.
func (r *Room) goes(what string, k store.Practised) string {
	if k.Asked == 0 {
		return what
	}
	t := &r.texts().Practice
	return fmt.Sprintf(t.Level, min(max(k.Level, 1), 3)) + " · " + r.sh.Texts().Fill(t.Score, k.Right, k.Asked)
}

// verdict is how the answer was, in a few words.
func (r *Room) verdict() string {
	t, p := &r.texts().Practice, &r.practice
	cost := r.tenths(p.lost)
	if p.task == findTask {
		cost = r.speech().Points(p.lost / 10)
	}
	switch {
	case p.given:
		return t.Given
	case p.grade == 2:
		return t.Right
	case p.grade == 1:
		return fmt.Sprintf(t.Close, cost)
	}
	return fmt.Sprintf(t.Wrong, cost)
}

// verdictPart says what the answer was worth, and why.
func (r *Room) verdictPart() app.UI {
	p := &r.practice
	return app.Section().Class("slip coached").Aria("labelledby", "verdict").Body(append(
		[]app.UI{app.H2().ID("verdict").TabIndex(-1).Text(r.verdict())}, sentences(p.desk.deck.Language, p.lines())...)...)
}

// scorePart forgets how practice went.
func (r *Room) scorePart() app.UI {
	t, p := &r.texts().Practice, &r.practice
	if p.Swap.Asked+p.Find.Asked == 0 {
		return app.P().Class("note").Text(t.Empty)
	}
	return app.Div().Class("acts").Body(ui.Labelled("forget", "", t.Forget, "", func() {
		p.WordPractice = store.WordPractice{V: store.Schema}
		r.disk.Save(store.KeyWordPractice, p.WordPractice)
		r.sh.Confirm(t.Empty)
		r.sh.Focus("title")
	}))
}

// practiceKey handles the keys at a hand to decide.
func (r *Room) practiceKey(key string, _ bool, _ string) bool {
	p := &r.practice
	if d := p.desk; d != nil && d.swaps && !d.closed && (key == "d" || key == "D") && r.sh.Dialog() == "" {
		r.answerSwap()
		return true
	}
	return r.deskKey(p.desk, key)
}

// practiceKeys lists those keys.
func (r *Room) practiceKeys(t *i18n.Texts) []ui.KeyHelp { return deskKeys(t, r.practice.desk) }
