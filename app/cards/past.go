package cards

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/people"
	"serviert/app/ui"
)

// Running tells whether an evening that is not over lies on the table, and where
// it goes on.
func (r *Room) Running() (path string, runs bool) {
	return TablePath, r.evening != nil && !r.evening.Over() || r.evening == nil && r.waiting != nil && r.waiting.Ended == 0
}

// onTable is the evening on the table as it stands or, where its word list is not
// here, as it stood when it was saved. ok is false where there is none, or nothing
// of it was played.
func (r *Room) onTable() (p cardgame.Past, ok bool) {
	switch {
	case r.evening != nil:
		return r.evening.Past(), r.evening.Log() > 0
	case r.waiting == nil:
		return p, false
	}
	p = r.stood
	p.Saved = *r.waiting
	if table, _ := p.Table(); len(p.Names) != len(table.Parties) {
		p = cardgame.Past{Saved: *r.waiting}
	}
	return p.Fitting(), true
}

// History lists every evening of cards, the one on the table first; it is nil
// where there are none.
func (r *Room) History() []app.UI {
	t := r.texts()
	var first []app.UI
	if p, ok := r.onTable(); ok {
		outcome := t.Over.Unended
		switch {
		case p.Ended != 0 && len(p.Won) > 0:
			outcome = r.hasWon("", "", p.Names, p.Won)
		case p.Ended != 0:
			outcome = t.Over.Ended
		}
		first = []app.UI{app.Li().Body(app.A().ID("past-" + p.ID).Class("go").Href(ui.Link(TablePath)).Body(
			r.eveningText(p, outcome)...))}
	}
	return r.eveningList(t.Title, first)
}

// Ended lists the evenings that are over and of which is known who has won.
func (r *Room) Ended() (list []people.Evening) {
	add := func(p cardgame.Past) {
		e, computers := people.Evening{Names: p.Names, Won: p.Won, Computer: make([]bool, len(p.Names)), Brought: p.From != ""}, p.Computers()
		for i, name := range p.Names {
			e.Computer[i] = computers[name]
		}
		list = append(list, e)
	}
	all := r.past
	if p, ok := r.onTable(); ok {
		all = append([]cardgame.Past{p}, all...)
	}
	for _, p := range all {
		if p.Ended != 0 && len(p.Won) > 0 {
			add(p)
		}
	}
	return list
}

// Ends is when the evenings that are over have ended.
func (r *Room) Ends() (list []int64) {
	if p, ok := r.onTable(); ok && p.Ended != 0 {
		list = append(list, p.Ended)
	}
	for _, p := range r.past {
		if p.Ended != 0 {
			list = append(list, p.Ended)
		}
	}
	return list
}

// eveningText is who played, when, how it went and what was noted on it.
func (r *Room) eveningText(p cardgame.Past, outcome string) []app.UI {
	t := r.sh.Texts()
	when := r.b.DayAndTime(p.Started, t.Lang)
	if outcome != "" {
		when += ", " + outcome
	}
	if by := t.Sharing.Came.At(p.From); by != "" {
		when += "\u00a0· " + by
	}
	return []app.UI{
		app.Span().Class("text").Body(app.Strong().Text(t.List(p.Names)), app.Small().Text(when), app.Small().Hidden(p.Note == "").Text(ui.NoteLine(t, p.Note))),
		ui.Icon("next"),
	}
}

// Evenings lists the earlier evenings, for other pages too; one that was not played to its end
// can be taken up again.
func (r *Room) Evenings() []app.UI { return r.eveningList(r.texts().Over.Past, nil) }

// askForget asks before an earlier evening is deleted.
func (r *Room) askForget(p cardgame.Past) {
	about := func() string {
		text := r.sh.Texts().List(p.Names) + ", " + r.b.DayAndTime(p.Started, r.sh.Texts().Lang)
		if p.Ended == 0 {
			text += ", " + r.texts().Over.Unended
		}
		return text
	}
	r.ask(func() *i18n.Sure { return &r.texts().Over.ForgetAsk }, about, func() {
		r.forget(p.ID)
		r.sh.Focus("title")
		r.sh.Confirm(r.texts().Over.Forgotten)
	})
}

// eveningsAtOnce is how many earlier evenings are listed until more are asked for.
const eveningsAtOnce = 20

func (r *Room) eveningList(title string, list []app.UI) []app.UI {
	t := &r.texts().Over
	if len(list)+len(r.past) == 0 {
		return nil
	}
	shown := min(len(r.past), eveningsAtOnce+r.earlier)
	for _, p := range r.past[:shown] {
		outcome := ""
		switch {
		case p.Ended == 0:
			outcome = t.Unended
		case len(p.Won) > 0:
			outcome = r.hasWon("", "", p.Names, p.Won)
		}
		list = append(list, app.Li().Class("past").Body(
			app.Button().ID("past-"+p.ID).Type("button").Class("go").Body(r.eveningText(p, outcome)...).
				OnClick(ui.Do(func() { r.takeUp(p.ID) })),
			app.Button().ID("forget-"+p.ID).Type("button").Class("round").
				Aria("label", fmt.Sprintf(t.Forget, r.sh.Texts().List(p.Names))+": "+r.b.DayAndTime(p.Started, r.sh.Texts().Lang)).Body(ui.Icon("trash")).
				OnClick(ui.Do(func() { r.askForget(p) })),
		))
	}
	parts := []app.UI{app.Section().Class("slip").Aria("labelledby", "past").Body(
		app.H2().ID("past").Text(title), app.Ul().Class("menu-list").Body(list...))}
	if shown < len(r.past) {
		w := r.sh.Texts()
		parts = append(parts, ui.More(w, "earlier", w.Games.Older, shown, len(r.past), func() {
			// What comes next is where the button was: the first of it gets the focus.
			r.earlier += eveningsAtOnce
			r.sh.Focus("past-" + r.past[shown].ID)
		}))
	}
	return parts
}
