package history

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/evening"
	"serviert/app/i18n"
	"serviert/app/ui"
)

// eveningPage is what an evening comes to: the standings, the payments, the
// games, figures for each player.
func (r *Room) eveningPage() app.UI {
	t := &r.sh.Texts().Games
	e, ok := evening.Find(r.sh.Query().Get("evening"), r.games.Done())
	if !ok {
		return ui.Nothing(r.sh.Texts(), "games", t.Title, t.GoneEvening, "/games", t.Title)
	}
	parts := []app.UI{r.owesPart(e)}
	if e.Paid() {
		parts = append(parts, app.P().Class("note").Text(t.PaidText))
	}
	parts = append(parts, r.standingPart(e), r.gamesOfPart(e), r.figuresPart(e), r.eveningActs(e), r.confirmation("evening-"+e.ID, func() {
		if r.lent(ids(e)...) {
			r.sh.Focus("delete-evening-" + e.ID)
			return
		}
		for _, id := range ids(e) {
			r.games.Forget(id)
		}
		r.sh.Confirm(t.EveningDeleted)
		r.sh.Visit("/games")
	}))
	return ui.Screen(r.sh.Texts(), "settle games", r.evening(e.Began()), nil, parts...)
}

// standingPart is the ledgers: points and each currency, a line for each
// player.
func (r *Room) standingPart(e evening.Evening) app.UI {
	t := r.sh.Texts()
	heads := []string{t.Games.Player, t.Games.Points}
	for _, l := range e.Money {
		heads = append(heads, l.Currency)
	}
	var rows []app.UI
	for i, name := range e.Players {
		texts := []string{e.Points.Signed(t, e.Points.Amounts[i])}
		for _, l := range e.Money {
			texts = append(texts, l.Signed(t, l.Amounts[i]))
		}
		rows = append(rows, ui.TextRow(name, texts, ""))
	}
	return app.Section().Class("slip").Aria("labelledby", "standing").Body(
		app.H2().ID("standing").Text(t.Games.Standing), sums("standing", heads, rows))
}

// sums is a table with a line for each player, below the heading with an ID.
func sums(id string, heads []string, rows []app.UI) app.UI {
	head := make([]app.UI, len(heads))
	for i, text := range heads {
		head[i] = app.Th().Scope("col").Text(text)
	}
	return app.Table().Class("sums").Aria("labelledby", id).Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...))
}

// owesPart is the fewest payments: in each currency, or in points where there
// was no stake. What was paid before the evening went on is not asked for again.
func (r *Room) owesPart(e evening.Evening) app.UI {
	t := r.sh.Texts()
	part, title := app.Section().Class("slip").Aria("labelledby", "owes"), app.H2().ID("owes").Text(t.Games.Owes)
	open, goesOn := e.Owing()
	var lines []app.UI
	for _, d := range open.Due(t) {
		lines = append(lines, app.Li().Body(app.P().Text(d.Who), app.P().Class("money").Text(d.Amount)))
	}
	parts := []app.UI{title, app.Ul().Class("pays").Body(lines...)}
	if len(lines) == 0 {
		parts[1] = app.P().Text(t.Games.Even)
	}
	if goesOn {
		parts = append(parts, app.P().Class("note").Text(t.Games.PaidBefore))
	}
	return part.Body(append(parts, r.broughtNote(e))...)
}

// broughtNote says how many games of an evening came from elsewhere: what these come to
// nobody here may have seen.
func (r *Room) broughtNote(e evening.Evening) app.UI {
	n := 0
	for _, g := range e.Games {
		if g.From != "" {
			n++
		}
	}
	t := r.sh.Texts()
	return app.P().Class("note").Hidden(n == 0).Text(t.Fill(t.Games.Brought, n, len(e.Games)))
}

func (r *Room) gamesOfPart(e evening.Evening) app.UI {
	rows := make([]app.UI, len(e.Games))
	for i, g := range e.Games {
		rows[i] = r.gameRow(g, e.Began())
	}
	return app.Section().Class("slip").Aria("labelledby", "list").Body(
		app.H2().ID("list").Text(r.sh.Texts().Games.List),
		app.Ul().Class("menu-list").Body(rows...),
	)
}

func (r *Room) figuresPart(e evening.Evening) app.UI {
	t := &r.sh.Texts().Games
	var rows []app.UI
	for i, f := range e.Figures() {
		rows = append(rows, ui.TextRow(e.Players[i], []string{fmt.Sprint(f.Games), fmt.Sprint(f.Won), fmt.Sprint(f.Served), fmt.Sprint(f.Struck)}, ""))
	}
	return app.Section().Class("slip").Body(
		app.H2().ID("figures").Text(t.Statistics),
		app.Div().Class("wide").Role("region").Aria("labelledby", "figures").TabIndex(0).Body(
			sums("figures", []string{t.Player, t.Played1, t.Won, t.Served, t.Strikes}, rows)),
	)
}

func (r *Room) eveningActs(e evening.Evening) app.UI {
	t := &r.sh.Texts().Games
	label, paid := t.MarkPaid, e.Paid()
	if paid {
		label = t.MarkOpen
	}
	return app.Div().Class("acts even").Body(
		ui.Labelled("csv-"+e.ID, "row", t.CSV, "", func() {
			file := fmt.Sprintf(t.Sheet.File, r.b.FileDay(e.Began()))
			r.b.Save(file, e.CSV(r.sh.Texts(), r.date), "text/csv;charset=utf-8", func(how i18n.Sent) {
				r.sh.Confirm(r.sh.Texts().SharedAs(how, file))
				r.sh.Refresh()
			})
		}),
		ui.Labelled(payID(e, paid), "row", label, "", func() { r.pay(e, !paid) }),
		r.deleteButton("evening-"+e.ID, t.DeleteEvening),
	)
}

// ids lists the games of an evening.
func ids(e evening.Evening) (list []string) {
	for _, g := range e.Games {
		list = append(list, g.ID)
	}
	return list
}

// pay notes an evening as paid, or as open again.
func (r *Room) pay(e evening.Evening, paid bool) {
	t, games := &r.sh.Texts().Games, ids(e)
	if r.lent(games...) {
		return
	}
	said := t.MarkedOpen
	if paid {
		said = t.MarkedPaid
	}
	r.games.Pay(games, paid, func() { // not before: until then there is no button of that name
		r.sh.Confirm(said)
		r.sh.Focus(payID(e, paid))
	})
}

// payID is the button as it is named while the evening is paid or open.
func payID(e evening.Evening, paid bool) string { return fmt.Sprintf("paid-%s-%t", e.ID, paid) }
