package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine/letters"
)

// wordsOver is the end of an evening: the standings and what there is to say
// about it.
func wordsOver(e *wordgame.Evening) app.UI {
	t := the.texts().Words.Over
	list := e.Standings()
	title := t.Drawn
	if list[0].Won > 0 {
		title = fmt.Sprintf(t.Won, e.Name(list[0].Seat), list[0].Won)
	}
	parts := []app.UI{
		app.Section().Class("slip").Body(app.P().Class("money").Text(title), standingsTable(e, list)),
		app.Section().Class("slip").Body(append([]app.UI{app.H2().Text(t.Figures)}, eveningFigures(e, list)...)...),
	}
	parts = append(parts, lastHand(e)...)
	parts = append(parts, pastEvenings()...)
	parts = append(parts, app.Div().Class("thumb").Body(
		labelled("again", "main", t.Again, "", func(app.Context, app.Event) { the.visit("/cards-new") })))
	return screen("letters over", t.Title, menuButton(), parts...)
}

// lastHand is the summary of the hand that ended the evening; where the
// players stopped between two hands it was shown before.
func lastHand(e *wordgame.Evening) []app.UI {
	v := e.Public()
	if last := e.Events(e.Log() - 1); len(last) == 0 || last[0].Hand == nil {
		return nil
	}
	r := v.Hands[len(v.Hands)-1]
	parts := []app.UI{app.H2().Text(fmt.Sprintf(the.texts().Words.Summary.Title, len(v.Hands))), wonPart(e, v, r), handTable(e, v, r)}
	for _, part := range []app.UI{potsPart(e, r), bestPart(e, v)} {
		if part != nil {
			parts = append(parts, part)
		}
	}
	return parts
}

func standingsTable(e *wordgame.Evening, list []wordgame.Standing) app.UI {
	t := the.texts().Words.Over
	var rows []app.UI
	for _, s := range list {
		rows = append(rows, seatRow(e.Name(s.Seat), cell(s.Bought), cell(s.Chips), cell(signed(s.Won))))
	}
	return sumsTable("sums", t.Table, []string{t.Who, t.Bought, t.Chips, t.Result}, rows)
}

// sumsTable is a table with a line for each seat.
func sumsTable(class, caption string, heads []string, rows []app.UI) app.UI {
	row := make([]app.UI, len(heads))
	for i, h := range heads {
		row[i] = app.Th().Scope("col").Text(h)
	}
	return app.Table().Class(class).Body(
		app.Caption().Class("sr-only").Text(caption),
		app.THead().Body(app.Tr().Body(row...)),
		app.TBody().Body(rows...),
	)
}

func seatRow(name string, cells ...app.UI) app.UI {
	return app.Tr().Body(append([]app.UI{app.Th().Scope("row").Text(name)}, cells...)...)
}

func cell(text any) app.UI { return app.Td().Text(text) }

// eveningFigures are the statistics of the evening: of all, then seat by seat.
func eveningFigures(e *wordgame.Evening, list []wordgame.Standing) []app.UI {
	t, f, v := the.texts().Words.Over, e.Figures(), e.Public()
	hands := fmt.Sprintf(t.Hands, f.Hands)
	if f.Hands == 1 {
		hands = t.HandOne
	}
	lines := []string{hands}
	if f.Dropped > 0 {
		lines = append(lines, fmt.Sprintf(t.Dropped, f.Dropped))
	}
	if f.BestBy != 0 {
		lines = append(lines, fmt.Sprintf(t.BestWord, f.Best.Word(), f.Top, e.Name(f.BestBy)))
	}
	if f.Pot > 0 {
		lines = append(lines, fmt.Sprintf(t.LargePot, f.Pot, f.PotHand, the.seatNames(e, f.PotTo)))
	}
	var rows []app.UI
	for _, s := range list {
		best := app.Td()
		if s.Best != "" {
			best = best.Body(app.Span().Lang(v.Rules.Deck.Language).Text(s.Best.Word()), app.Text(fmt.Sprintf(" %d", s.Top)))
		}
		rows = append(rows, seatRow(e.Name(s.Seat), cell(s.Hands), cell(s.Words), best))
	}
	return []app.UI{
		bullets(lines),
		sumsTable("sums", t.PerSeat, []string{t.Who, t.HandsWon, t.AllWords, t.Best}, rows),
	}
}

// leaveEvening ends the evening between two hands.
func (s *store) leaveEvening() { s.wordsDo(letters.Action{Kind: letters.Leave}) }
