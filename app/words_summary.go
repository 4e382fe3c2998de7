package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine"
	"serviert/engine/letters"
)

// summaryPage is a hand that is over: who won how much with what, where the
// pot went, what could have been laid; and the next deal.
func summaryPage(e *wordgame.Evening, v letters.View) app.UI {
	t := the.texts().Words.Summary
	r := v.Hands[len(v.Hands)-1]
	parts := []app.UI{wonPart(e, v, r), handTable(e, v, r)}
	if pots := potsPart(e, r); pots != nil {
		parts = append(parts, pots)
	}
	if best := bestPart(e, v); best != nil {
		parts = append(parts, best)
	}
	var deal bool
	var acts []app.UI
	for _, a := range e.Legal() {
		switch a.Kind {
		case letters.Deal:
			deal = true
		case letters.Buy:
			acts = append(acts, seatButton("buy", a.Seat, fmt.Sprintf(t.Buy, e.Name(a.Seat), v.Rules.Chips), "", letters.Buy))
		}
	}
	if len(acts) > 0 {
		parts = append(parts, app.Section().Class("slip buys").Body(acts...))
	}
	thumb := labelled("leave", "main", t.Leave, "", func(app.Context, app.Event) { the.leaveEvening() })
	if deal {
		thumb = labelled("table-act", "main", fmt.Sprintf(t.Next, e.Name(v.Dealer)), fmt.Sprintf(the.texts().Words.Cut.Ante, v.Rules.Ante),
			func(app.Context, app.Event) { the.tableAct() })
	}
	parts = append(parts, app.Div().Class("thumb").Body(thumb))
	return screen("letters hand-over-page", fmt.Sprintf(t.Title, len(v.Hands)), menuButton(), parts...)
}

// wonPart says first who got how much, then why.
func wonPart(e *wordgame.Evening, v letters.View, r letters.Result) app.UI {
	t := the.texts().Words.Summary
	var lines []app.UI
	for _, p := range r.Winners {
		line := app.Li().Body(app.P().Class("money").Text(fmt.Sprintf(t.Wins, e.Name(p), r.Paid[p-1])))
		if w := r.Word(p); w != "" {
			line = app.Li().Body(app.P().Class("money").Text(fmt.Sprintf(t.Wins, e.Name(p), r.Paid[p-1])),
				app.P().Body(wordWith(e, v, fmt.Sprintf(t.With, "\x00"), w, r.Points[p-1])...))
		}
		lines = append(lines, line)
	}
	parts := []app.UI{app.Ul().Class("pays").Body(lines...)}
	switch {
	case r.Dropped:
		parts = append(parts, app.P().Class("note").Text(t.AllOut))
	case highCard(v, r) != 0:
		parts = append(parts, app.P().Class("note").Text(fmt.Sprintf(t.HighCard, the.spoken(v.Rules.Deck, highCard(v, r)))))
	}
	return app.Section().Class("slip").Body(parts...)
}

// wordWith puts a word in the language of the cards into a sentence with a
// gap for it.
func wordWith(e *wordgame.Evening, v letters.View, sentence string, w letters.Cards, points int) []app.UI {
	before, after := sentence, ""
	for i := range len(sentence) {
		if sentence[i] == 0 {
			before, after = sentence[:i], sentence[i+1:]
		}
	}
	return []app.UI{app.Text(before), foreign(v, spelled(e, w.Word())), app.Text(after + ", " + the.pointsWord(points))}
}

// highCard is the card that decided where nobody had a word, 0 otherwise.
func highCard(v letters.View, r letters.Result) letters.Card {
	for _, p := range r.Winners {
		if c := r.High[p-1]; c != 0 {
			return c
		}
	}
	return 0
}

// handTable is a line for each seat: its word, points, what it got and has.
func handTable(e *wordgame.Evening, v letters.View, r letters.Result) app.UI {
	t := the.texts().Words.Summary
	var rows []app.UI
	for i, seat := range v.Seats {
		p := engine.Player(i + 1)
		if !seat.Dealt {
			continue
		}
		word := app.Td().Class("note")
		switch w := r.Laid[i]; {
		case w != "" && r.Doubts[i] == letters.Refused:
			word = word.Body(app.Span().Class("struck").Lang(v.Rules.Deck.Language).Text(w.Word()), app.Span().Class("sr-only").Text(", "+t.Refused))
		case w != "":
			word = app.Td().Body(app.Span().Lang(v.Rules.Deck.Language).Text(w.Word()), app.Text(" "),
				app.Span().Class("points").Text(r.Points[i]), app.Span().Class("sr-only").Text(" "+the.texts().Words.Points))
		case !seat.In:
			word = word.Text(t.OutOf)
		case !r.Dropped:
			word = word.Text(t.NoWord)
		}
		rows = append(rows, seatRow(e.Name(p), word, cell(r.Paid[i]), cell(seat.Chips)))
	}
	return app.Section().Class("slip").Body(
		sumsTable("sums hand-sums", t.Table, []string{t.Who, t.Word, t.Got, t.Chips}, rows))
}

// potsPart says where the pot went, where that is not plain: side pots, and
// what did not divide.
func potsPart(e *wordgame.Evening, r letters.Result) app.UI {
	t := the.texts().Words.Summary
	pots := e.Pots()
	if len(pots) < 2 && r.Carry == 0 {
		return nil
	}
	var lines []string
	for i, pot := range pots {
		who := the.seatNames(e, pot.Winners)
		text := fmt.Sprintf(t.SidePot, i, pot.Chips, who)
		switch {
		case i == 0:
			text = fmt.Sprintf(t.MainPot, pot.Chips, who)
		case len(pot.Seats) == 1:
			text = fmt.Sprintf(t.Returned, pot.Chips, who)
		}
		lines = append(lines, text)
	}
	if r.Carry > 0 {
		lines = append(lines, fmt.Sprintf(t.Left, r.Carry))
	}
	return app.Section().Class("slip").Body(app.H2().Text(t.Pots), bullets(lines))
}
