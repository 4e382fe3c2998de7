// Package cardfigures draws what an evening of cards comes to: the words and
// hands worth telling, chips over time, seat by seat, and who pays whom.
//
// In comes an evening; out go parts of a page. Everything is made of what all
// have seen, so it may be shown at any time. The package keeps nothing and does
// not touch the browser.
package cardfigures

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/evening"
	"serviert/app/i18n"
	"serviert/app/plots"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/escalero"
)

// Parts are the figures of an evening, in the words of a language.
func Parts(s cardgame.Speech, e *cardgame.Evening) []app.UI {
	t, list := &s.T.Cards().Over, e.Standings()
	parts := []app.UI{}
	if owes := owesPart(s.T, e); owes != nil {
		parts = append(parts, owes)
	}
	parts = append(parts, app.Section().Class("slip").Body(app.H2().Text(t.Figures), ui.Bullets(s.Figures(e)), seats(s.T, e, list)))
	if plot := progressPart(s.T, e, list); plot != nil {
		parts = append(parts, plot)
	}
	return parts
}

// seats are the statistics seat by seat.
func seats(all *i18n.Texts, e *cardgame.Evening, list []cardgame.Standing) app.UI {
	t, language := &all.Cards().Over, e.Public().Rules.Deck.Language
	rows := make([]app.UI, len(list))
	for i, s := range list {
		best := app.Td()
		if s.Best != "" {
			best = best.Body(ui.Verbatim(app.Span(), language).Text(s.Best.Word()), app.Text(fmt.Sprintf(" %d", s.Top)), app.Span().Class("sr-only").Text(ui.Between+all.Cards().Points))
		}
		rows[i] = app.Tr().Body(ui.Named(e.Name(s.Seat)), app.Td().Text(s.Hands), app.Td().Text(s.Words), best)
	}
	return Table("sums seat-sums", t.PerSeat, []string{t.Who, t.HandsWon, t.AllWords, t.Best}, rows)
}

// Table is a table with a heading for each column; caption is for those who
// listen.
func Table(class, caption string, heads []string, rows []app.UI) app.UI {
	row := make([]app.UI, len(heads))
	for i, h := range heads {
		row[i] = app.Th().Scope("col").Text(h)
	}
	return app.Table().Class(class).Body(app.Caption().Class("sr-only").Text(caption),
		app.THead().Body(app.Tr().Body(row...)), app.TBody().Body(rows...))
}

// named is how many lines of a plot have a look of their own.
const named = 6

// progressPart draws the chips of each seat over the evening: who stands best
// with a line of an own look and a name, others behind them. It is nil before
// the first hand is over.
func progressPart(all *i18n.Texts, e *cardgame.Evening, list []cardgame.Standing) app.UI {
	t, progress := &all.Cards().Over, e.Progress()
	if len(progress[0]) < 2 {
		return nil
	}
	low, high := 0, 0
	var lines [][]int
	var keys []app.UI
	for i := len(list) - 1; i >= 0; i-- { // the best last, on top of the others
		lines = append(lines, progress[list[i].Seat-1])
	}
	for _, line := range lines {
		for _, n := range line {
			low, high = min(low, n), max(high, n)
		}
	}
	for i, s := range list[:min(len(list), named)] {
		line := progress[s.Seat-1]
		keys = append(keys, app.Li().Class("look-"+strconv.Itoa(i+1)).Body(
			app.Span().Class("swatch").Aria("hidden", "true"), app.Text(e.Name(s.Seat)+" "+all.Gain(line[len(line)-1]))))
	}
	now := func(s cardgame.Standing) int { return progress[s.Seat-1][len(progress[0])-1] }
	var ahead []string
	for _, s := range list {
		if now(s) == now(list[0]) {
			ahead = append(ahead, e.Name(s.Seat))
		}
	}
	return app.Section().Class("slip progress").Aria("labelledby", "progress").Body(
		app.H2().ID("progress").Text(t.Progress),
		plots.Lines(lines...),
		app.Ul().Class("legend").Body(keys...),
		app.P().Class("note").Text(fmt.Sprintf(t.ProgressText, all.List(ahead), all.Gain(now(list[0])), all.Gain(low), all.Gain(high))),
		app.Details().Class("as-table").Body(app.Summary().Text(all.Review().AsTable),
			ui.Wide(t.Progress, hands(all, e, list, progress))),
	)
}

// hands is the plot as a table, a line for each hand.
func hands(all *i18n.Texts, e *cardgame.Evening, list []cardgame.Standing, progress [][]int) app.UI {
	t := &all.Cards().Over
	heads := []string{t.ProgressHand}
	for _, s := range list {
		heads = append(heads, e.Name(s.Seat))
	}
	var rows []app.UI
	for n := 1; n < len(progress[0]); n++ {
		cells := []app.UI{app.Th().Scope("row").Text(n)}
		for _, s := range list {
			cells = append(cells, app.Td().Text(all.Gain(progress[s.Seat-1][n])))
		}
		rows = append(rows, app.Tr().Body(cells...))
	}
	return Table("sums seat-sums", t.Progress, heads, rows)
}

// owesPart is who pays whom, in as few payments as possible; nil where chips are
// worth no money. Before the end chips may lie in the pot, so there is nothing
// to settle yet.
func owesPart(all *i18n.Texts, e *cardgame.Evening) app.UI {
	t, stake := &all.Cards().Over, e.Stake()
	if stake.IsZero() {
		return nil
	}
	worth := all.Money(stake.Cents, stake.Currency)
	part, title := app.Section().Class("slip").Aria("labelledby", "owes"), app.H2().ID("owes").Text(t.Owes)
	if !e.Over() {
		return part.Body(title, app.P().Text(fmt.Sprintf(t.OwesLater, worth)))
	}
	var lines []app.UI
	for _, d := range settled(e, stake).Due(all) {
		lines = append(lines, app.Li().Body(app.P().Text(d.Who), app.P().Class("money").Text(d.Amount)))
	}
	note := app.P().Class("note").Text(fmt.Sprintf(t.ChipWorth, worth))
	if len(lines) == 0 {
		return part.Body(title, app.P().Text(all.Games.Even), note)
	}
	return part.Body(title, app.Ul().Class("pays").Body(lines...), note)
}

// Owed is who pays whom how much once the evening is over, a sentence each without
// its full stop; nil where chips are worth no money.
func Owed(s cardgame.Speech, e *cardgame.Evening) (lines []string) {
	if stake := e.Stake(); e.Over() && !stake.IsZero() {
		for _, d := range settled(e, stake).Due(s.T) {
			lines = append(lines, d.Said())
		}
	}
	return lines
}

// settled is the evening as the ledger of an evening of games.
func settled(e *cardgame.Evening, stake escalero.Stake) evening.Evening {
	l := evening.Ledger{Currency: stake.Currency, Amounts: make([]int, e.Seats())}
	var names []string
	for _, s := range e.Standings() {
		l.Amounts[s.Seat-1] = s.Won * stake.Cents
	}
	for i := range l.Amounts {
		names = append(names, e.Name(engine.Player(i+1)))
	}
	l.Payments = escalero.Payments(l.Amounts)
	return evening.Evening{Players: names, Money: []evening.Ledger{l}}
}
