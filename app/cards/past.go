package cards

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/cardsetup"
	"serviert/app/i18n"
	"serviert/app/ui"
)

// Way is the line of the home page that leads to a new evening.
func (r *Room) Way() app.UI {
	t := &r.sh.Texts().Home
	return ui.Way(cardsetup.Path, "cards", t.Cards, t.CardsShort)
}

// Running tells whether an evening that is not over lies on the table, and where
// it goes on.
func (r *Room) Running() (path string, runs bool) {
	return tablePath, r.evening != nil && !r.evening.Over() || r.evening == nil && r.waiting != nil && r.waiting.Ended == 0
}

// standing is the evening on the table as far as anybody may know it before its
// word list is here.
func (r *Room) standing() cardgame.Past {
	if r.evening != nil {
		return r.evening.Past()
	}
	p := r.stood
	if len(p.Names) == 0 { // of a version that did not note them
		table, _ := r.waiting.Table()
		for _, party := range table.Parties {
			p.Names = append(p.Names, party.Names...)
		}
	}
	return p
}

// HandLine says which hand is being played, or comes next.
func (r *Room) HandLine() string {
	return fmt.Sprintf(r.sh.Texts().Home.EveningHand, r.standing().Hands+1)
}

// mostStanding is how many seats' chips the slip on the home page has room for.
const mostStanding = 4

// Slip is the running evening on the home page: who plays, which hand it is and
// how it stands. A tap anywhere on it goes on.
func (r *Room) Slip() app.UI {
	t, p := r.sh.Texts(), r.standing()
	stands := t.List(p.Names)
	if len(p.Won) == len(p.Names) && p.Won[0] > 0 {
		lines := make([]string, min(len(p.Won), mostStanding))
		for i := range lines {
			lines[i] = p.Names[i] + "\u00a0" + i18n.Signed(p.Won[i])
		}
		if stands = strings.Join(lines, " · "); len(p.Won) > len(lines) {
			stands += " …"
		}
	}
	return app.Section().Class("slip open evening").Aria("label", t.Cards.Title).Body(
		app.A().ID("go-on-cards").Class("go").Href(ui.Link(tablePath)).Body(
			ui.Icon("cards"), app.Span().Class("text").Body(app.Strong().Text(r.HandLine()), app.Small().Text(stands)), ui.Icon("next")))
}

// History lists every evening of cards, the one on the table first; it is nil
// where there are none.
func (r *Room) History() []app.UI {
	t, e := r.texts(), r.evening
	var first []app.UI
	row := func(id string, names []string, started int64, note string) {
		first = append(first, app.Li().Body(app.A().ID("past-"+id).Class("go").Href(ui.Link(tablePath)).Body(
			r.eveningText(names, started, note)...)))
	}
	switch {
	case e != nil && e.Log() > 0:
		p, note := e.Past(), t.Over.Unended
		if p.Ended != 0 {
			note = fmt.Sprintf(t.Over.PastWon, p.Names[0], p.Won[0])
		}
		row(p.ID, p.Names, p.Started, note)
	case r.waiting != nil:
		// Who has won is known when its word list is here.
		table, _ := r.waiting.Table()
		var names []string
		for _, p := range table.Parties {
			names = append(names, p.Names...)
		}
		note := t.Over.Unended
		if r.waiting.Ended != 0 {
			note = t.Over.Ended
		}
		row(r.waiting.ID, names, r.waiting.Started, note)
	}
	return r.eveningList(t.Title, first)
}

// Ended lists the evenings that are over and of which is known who has won.
func (r *Room) Ended() (list []cardgame.Past) {
	if r.evening != nil && r.evening.Over() {
		list = append(list, r.evening.Past())
	}
	for _, p := range r.past {
		if p.Ended != 0 && len(p.Won) > 0 {
			list = append(list, p)
		}
	}
	return list
}

// eveningText is who played, when, and how it went.
func (r *Room) eveningText(names []string, started int64, note string) []app.UI {
	t := r.sh.Texts()
	when := r.b.DayAndTime(started, t.Lang)
	if note != "" {
		when += ", " + note
	}
	return []app.UI{
		app.Span().Class("text").Body(app.Strong().Text(t.List(names)), app.Small().Text(when)),
		ui.Icon("next"),
	}
}

// Evenings lists the earlier evenings, for other pages too; one that was not played to its end
// can be taken up again.
func (r *Room) Evenings() []app.UI { return r.eveningList(r.texts().Over.Past, nil) }

// askForget asks before an earlier evening is deleted.
func (r *Room) askForget(p cardgame.Past) {
	t := &r.texts().Over
	about := r.sh.Texts().List(p.Names) + ", " + r.b.DayAndTime(p.Started, r.sh.Texts().Lang)
	if p.Ended == 0 {
		about += ", " + t.Unended
	}
	r.ask(t.ForgetAsk, about, func() {
		r.forget(p.ID)
		r.sh.Focus("title")
		r.sh.Confirm(t.Forgotten)
	})
}

func (r *Room) eveningList(title string, list []app.UI) []app.UI {
	t := &r.texts().Over
	if len(list)+len(r.past) == 0 {
		return nil
	}
	for _, p := range r.past {
		note := ""
		switch {
		case p.Ended == 0:
			note = t.Unended
		case len(p.Won) > 0:
			note = fmt.Sprintf(t.PastWon, p.Names[0], p.Won[0])
		}
		list = append(list, app.Li().Class("past").Body(
			app.Button().ID("past-"+p.ID).Type("button").Class("go").Body(r.eveningText(p.Names, p.Started, note)...).
				OnClick(ui.Do(func() { r.takeUp(p.ID) })),
			app.Button().ID("forget-"+p.ID).Type("button").Class("round").
				Aria("label", fmt.Sprintf(t.Forget, r.sh.Texts().List(p.Names))).Body(ui.Icon("trash")).
				OnClick(ui.Do(func() { r.askForget(p) })),
		))
	}
	return []app.UI{app.Section().Class("slip").Aria("labelledby", "past").Body(
		app.H2().ID("past").Text(title), app.Ul().Class("menu-list").Body(list...))}
}
