package history

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/evening"
	"serviert/app/i18n"
	"serviert/app/ui"
)

// gamesTitle is what the tab calls what the address names.
func (r *Room) gamesTitle(t *i18n.Texts) string {
	switch q := r.sh.Query(); {
	case q.Has("game"):
		return t.Games.Game
	case q.Has("evening"):
		return t.Games.Account
	}
	return t.Games.Title
}

// gamesPage is the history: all games, or the one game or evening that the
// address names.
func (r *Room) gamesPage() app.UI {
	switch q := r.sh.Query(); {
	case q.Has("game"):
		return r.gamePage()
	case q.Has("evening"):
		return r.eveningPage()
	}
	t := &r.sh.Texts().Games
	parts := r.arrivedPart()
	if games, cards := r.view.unsaved[0], r.view.unsaved[1]; games+cards > 0 {
		w := &r.sh.Texts().Device().Backup
		text := w.UnsavedBoth
		switch {
		case cards == 0:
			text = w.Unsaved
		case games == 0:
			text = w.UnsavedCards
		}
		parts = append(parts, app.P().Class("aside").Body(app.Span().Text(r.sh.Texts().Fill(text, games+cards)),
			app.A().ID("to-backup").Href(ui.Link("/settings#backup")).Text(w.Offer)))
	}
	if len(r.disk.Broken()) > 0 {
		parts = append(parts, r.brokenPart())
	}
	if r.games.Running() {
		parts = append(parts, r.runningPart(r.games.Now))
	}
	if len(r.games.Parked()) > 0 {
		parts = append(parts, r.parkedPart()...)
	}
	if len(r.games.Recent()) > 0 {
		w := &r.sh.Texts().People
		parts = append(parts, app.Ul().Class("slip menu-list").Body(ui.Way("/people", "people", w.Title, w.Short)))
	}
	evenings, n := evening.All(r.games.Done(), eveningsAtOnce+r.view.evenings)
	last, same := "", 1
	for i, e := range evenings {
		day := func(i int) string { return r.b.FileDay(evenings[i].Began()) }
		title := r.evening(e.Began())
		if i > 0 && day(i) == day(i-1) || i < len(evenings)-1 && day(i) == day(i+1) { // two of one day
			title = fmt.Sprintf(t.Evening, r.date(e.Began()))
		}
		if title != last {
			last, same = title, 1
		} else { // and of one minute
			same++
			title = fmt.Sprintf(r.sh.Texts().Table.Numbered, title, strconv.Itoa(same))
		}
		parts = append(parts, r.eveningSlip(e, title))
	}
	cards := r.others.Cards.History()
	parts = append(parts, r.olderPart(n)...)
	parts = append(parts, cards...)
	if n+len(cards)+r.games.Unsorted() == 0 {
		parts = append(parts, app.P().Class("empty").Text(t.Empty))
	}
	return ui.Screen(r.sh.Texts(), "games", t.Title, nil, append(parts, r.importPart())...)
}

// So many evenings, and interrupted games, are listed until more are asked for.
const (
	eveningsAtOnce = 20
	parkedAtOnce   = 10
)

// olderPart is the way to earlier evenings, and says how many games are not in
// the list yet.
func (r *Room) olderPart(evenings int) (parts []app.UI) {
	t := &r.sh.Texts().Games
	shown := eveningsAtOnce + r.view.evenings
	if evenings > shown {
		parts = append(parts, ui.More(r.sh.Texts(), "older", t.Older, shown, evenings, func() {
			// What comes next is where the button was: the first of it gets the focus.
			r.view.evenings += eveningsAtOnce
			list, _ := evening.All(r.games.Done(), shown+1)
			r.sh.Focus("evening-" + list[len(list)-1].ID)
		}))
	}
	if n := r.games.Unsorted(); n > 0 {
		parts = append(parts, app.P().Class("note").Text(r.sh.Texts().Fill(t.Unsorted, n)))
	}
	return parts
}

// eveningSlip lists the games of an evening, the latest first, and leads to
// what they come to.
func (r *Room) eveningSlip(e evening.Evening, title string) app.UI {
	var rows []app.UI
	for i := len(e.Games) - 1; i >= 0; i-- {
		rows = append(rows, r.gameRow(e.Games[i], e.Began()))
	}
	id := "evening-" + e.ID
	return app.Section().Class("slip").Aria("labelledby", id).Body(
		app.H2().ID(id).TabIndex(-1).Text(title),
		app.Ul().Class("menu-list").Body(rows...),
		r.accountLink(e.ID, ui.Between+title),
	)
}

// accountLink leads to what an evening comes to. of is which evening, for the ear,
// where there are links to several.
func (r *Room) accountLink(id, of string) app.UI {
	return app.A().Class("button row").Href(ui.Link("/games?evening="+id)).Body(ui.Icon("evening"), app.Text(r.sh.Texts().Games.Account),
		app.Span().Class("sr-only").Text(of))
}

// gameRow is a finished game in the list of an evening: who, when and what, and how it ended.
func (r *Room) gameRow(g dicegame.Summary, began int64) app.UI {
	t := r.sh.Texts()
	return r.row(g.ID, t.List(g.PartyNames()), r.playedAt(g.Preset, r.within(g.Started, began), g.From), evening.Result(t, g), ui.NoteLine(t, g.Note))
}

func (r *Room) row(id, players, played, outcome, note string) app.UI {
	return app.Li().Body(app.A().Class("go").Href(ui.Link("/games?game="+id)).Body(
		app.Span().Class("text").Body(
			app.Strong().Text(players),
			app.Small().Text(played),
			app.Small().Text(outcome),
			app.Small().Hidden(note == "").Text(note),
		),
		ui.Icon("next"),
	))
}

// played is which game it is and when it was played.
func (r *Room) played(preset, when string) string {
	t := r.sh.Texts()
	return fmt.Sprintf(t.Games.Played, t.Dice.Presets.At(preset).Name, when)
}

// playedAt is played, and where an imported game came from.
func (r *Room) playedAt(preset, when, from string) string {
	if by := r.sh.Texts().Sharing.Came.At(from); by != "" {
		return r.played(preset, when) + "\u00a0· " + by
	}
	return r.played(preset, when)
}

// outcome is how a game ended, or how far it is.
func (r *Room) outcome(g *dicegame.Game) string {
	t := r.sh.Texts()
	if st := g.State(); !st.Over() {
		return fmt.Sprintf(t.Games.Round, st.Round(), g.Rules.Cells())
	}
	return evening.Result(t, g.Summary())
}

// runningPart exports the running game too: it must not be lost with a browser
// that no longer saves.
func (r *Room) runningPart(g *dicegame.Game) app.UI {
	t := &r.sh.Texts().Games
	return app.Section().Class("slip").Aria("labelledby", "running").Body(
		app.H2().ID("running").Text(t.Running),
		app.P().Text(r.players(g)+", "+r.outcome(g)),
		app.Div().Class("acts even").Body(
			r.shareButton(g),
			app.A().Class("button").Href(ui.Link("/table")).Text(t.Resume),
		),
	)
}

// parkedPart lists the interrupted games, the latest first, and is the way to all.
func (r *Room) parkedPart() []app.UI {
	t, all := &r.sh.Texts().Games, r.games.Parked()
	shown := min(len(all), parkedAtOnce+r.view.parked)
	var rows []app.UI
	for _, g := range all[:shown] {
		rows = append(rows, r.row(g.ID, r.players(g), r.playedAt(g.Rules.Preset, r.date(g.Started), g.From), r.outcome(g), ""))
	}
	parts := []app.UI{app.Section().Class("slip").Aria("labelledby", "parked").Body(
		app.H2().ID("parked").TabIndex(-1).Text(t.Parked),
		app.P().Class("note").Text(t.ParkedText),
		app.Ul().Class("menu-list").Body(rows...),
	)}
	if shown < len(all) {
		parts = append(parts, ui.More(r.sh.Texts(), "older-parked", t.OlderParked, shown, len(all), func() {
			r.view.parked = len(all)
			r.sh.Focus("parked")
		}))
	}
	return parts
}
