package cards

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardfigures"
	"serviert/app/cardgame"
	"serviert/app/showdown"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/letters"
)

// summaryPage is a hand that is over: who won how much with what, where the
// pot went, what could have been laid; and the next deal.
func (r *Room) summaryPage(e *cardgame.Evening, v letters.View) app.UI {
	t := &r.texts().Summary
	list := r.handParts(e, v)
	parts := append(r.lostPart(), list[0])
	thumb, buys, back := r.nextButtons(e, v)
	if ending := r.speech().Ending(e); ending != "" {
		parts = append(parts, app.Section().Class("slip broke").Body(app.P().ID("ending").Text(ending)))
	}
	if broke := r.speech().Broke(e); broke != "" {
		parts = append(parts, app.Section().Class("slip broke").Body(app.P().ID("broke").Text(broke), app.Div().Class("buys").Hidden(len(buys) == 0).Body(buys...)))
	}
	if away := r.speech().Away(e); away != "" {
		parts = append(parts, app.Section().Class("slip broke").Body(app.P().ID("away").Text(away), app.Div().Class("buys").Hidden(len(back) == 0).Body(back...)))
	}
	if came := r.speech().Came(e); came != "" {
		parts = append(parts, app.Section().Class("slip broke").Body(app.P().ID("came").Text(came)))
	}
	if own := r.speech().OwnWords(e); own != "" {
		parts = append(parts, app.Section().Class("slip broke").Body(app.P().ID("own-words").Text(own)))
	}
	parts = append(parts, list[1:]...)
	return ui.Screen(r.sh.Texts(), "cards-screen", r.sh.Texts().Fill(t.Title, len(v.Hands)), r.menuButton(),
		append(parts, app.Div().Class("thumb").Body(thumb))...)
}

// nextButtons are what comes after a hand, under the thumb, the chips that others can
// buy, and who can sit in again. Where no person is dealt in the next deal is not the
// main thing: it is buying chips, sitting in again or, where neither can be, the
// standings.
func (r *Room) nextButtons(e *cardgame.Evening, v letters.View) (thumb app.UI, buys, back []app.UI) {
	t := &r.texts().Summary
	if e.Over() {
		return ui.Labelled("to-end", "main", t.ToEnd, "", r.toEnd), nil, nil
	}
	var deals, plays bool
	var sold, away []letters.Action
	for _, a := range e.Legal() {
		switch a.Kind {
		case letters.Deal:
			deals = true
		case letters.Buy:
			sold = append(sold, a)
		case letters.SitIn:
			away = append(away, a)
		}
	}
	for p := range v.Seats {
		plays = plays || e.Person(engine.Player(p+1)) && v.Seats[p].Chips >= v.Rules.Ante && !v.Seats[p].Out
	}
	deal := func(class, label string) app.UI {
		return ui.Labelled("table-act", class, label, r.sh.Texts().Fill(r.texts().Cut.Ante, v.Rules.Ante), r.tableAct)
	}
	main, beside := app.UI(ui.Labelled("leave", "main", t.Leave, "", r.askLeave)), app.UI(nil)
	left, agreed := e.Left()
	class := "acts"
	switch own := r.own(e, sold); {
	case agreed && left == 0:
		class, sold, away = "acts even", nil, nil // they can again when it goes on
		main, beside = ui.Labelled("leave", "main", t.ToEnd, "", r.leave), ui.Labelled("play-on", "", r.texts().Act.LeaveAsk.No, "", func() {
			r.playOn()
			r.sh.Focus("table-act") // this button has gone
		})
	case deals && plays:
		main = deal("main", r.sh.Texts().Fill(t.Next, e.Name(v.Dealer)))
	case own >= 0:
		a := sold[own]
		sold = slices.Delete(sold, own, own+1)
		main, beside = ui.Labelled("buy-"+strconv.Itoa(int(a.Seat)), "main", r.sh.Texts().Fill(t.Buy, e.Name(a.Seat), r.speech().Chips(v.Rules.Chips)), "",
			func() { r.aboutSeat(a) }), ui.Labelled("leave", "", t.Leave, "", r.askLeave)
	case len(away) > 0:
		a := away[max(0, r.own(e, away))]
		away = slices.DeleteFunc(away, func(b letters.Action) bool { return b == a })
		main, beside = ui.Labelled("in-"+strconv.Itoa(int(a.Seat)), "main", r.sh.Texts().Fill(r.texts().Seats.In, e.Name(a.Seat)), "",
			func() { r.aboutSeat(a) }), ui.Labelled("leave", "", t.Leave, "", r.askLeave)
		if deals {
			beside = deal("", t.Watch)
		}
	case deals:
		beside = deal("", t.Watch)
	}
	for _, a := range away {
		back = append(back, r.seatButton("in", a, r.sh.Texts().Fill(r.texts().Seats.In, e.Name(a.Seat)), ""))
	}
	for _, a := range sold {
		buys = append(buys, r.seatButton("buy", a, r.sh.Texts().Fill(t.Buy, e.Name(a.Seat), r.speech().Chips(v.Rules.Chips)), ""))
	}
	if beside == nil {
		return main, buys, back
	}
	return app.Div().Class(class).Body(beside, main), buys, back
}

// own is which of the actions is meant for whoever holds the phone: that of the only
// person, or the only one; -1 for none.
func (r *Room) own(e *cardgame.Evening, list []letters.Action) int {
	if len(list) == 1 {
		return 0
	}
	return slices.IndexFunc(list, func(a letters.Action) bool { return a.Seat == e.Alone() })
}

// toEnd goes on from the hand that ended the evening to the standings.
func (r *Room) toEnd() {
	r.closing = false
	r.goOn(r.endSaid(r.evening))
}

// lostPart says that the hand that was being played cannot be read any more.
func (r *Room) lostPart() []app.UI {
	if !r.lost {
		return nil
	}
	return []app.UI{app.P().ID("lost-hand").Class("note").Text(r.texts().Say.HandLost)}
}

// handParts is the summary of the last hand.
func (r *Room) handParts(e *cardgame.Evening, v letters.View) []app.UI {
	res := v.Hands[len(v.Hands)-1]
	parts := []app.UI{r.wonPart(e, v, res), r.handTable(e, v, res)}
	if pots := r.speech().Pots(e, res); pots != nil {
		parts = append(parts, app.Section().Class("slip").Body(app.H2().Text(r.texts().Summary.Pots), ui.Bullets(pots)))
	}
	if best := r.bestPart(e, v); best != nil {
		parts = append(parts, best)
	}
	if why := r.speech().Reasons(e); why != nil {
		parts = append(parts, app.Details().ID("why").Class("slip house").Body(
			app.Summary().Body(app.H2().Text(r.texts().Reasons.Title)), ui.Bullets(why)))
	}
	return parts
}

// wonPart says first who got how much, then why.
func (r *Room) wonPart(e *cardgame.Evening, v letters.View, res letters.Result) app.UI {
	t := &r.texts().Summary
	var lines []app.UI
	for _, p := range res.Winners {
		_, unit, _ := strings.Cut(r.speech().Chips(res.Paid[p-1]), " ")
		line := []app.UI{app.P().Class("money").Body(app.Text(r.sh.Texts().Fill(t.Wins, e.Name(p), res.Paid[p-1])),
			app.Span().Class("sr-only").Text(ui.Between+unit)), showdown.Piles(res.Paid[p-1])}
		if w := res.Word(p); w != "" {
			before, after, _ := strings.Cut(t.With, "%s")
			line = append(line, app.P().Body(app.Text(before), showdown.Spelled(e, v.Rules.Deck, w),
				app.Text(after+", "+r.speech().Points(res.Points[p-1]))))
		}
		lines = append(lines, app.Li().Body(line...))
	}
	parts := []app.UI{app.Ul().Class("pays chips-won").Body(lines...)}
	why := r.speech().HighCard(v)
	if res.Dropped {
		why = t.AllOut
	}
	if why != "" {
		parts = append(parts, app.P().Class("note").Text(why))
	}
	return app.Section().Class("slip").Body(parts...)
}

// afterHand is what is said of a hand that is over besides who has won it: the
// card that decided, who cannot go on since then and, where that is wanted, why the
// computer players did what they did.
func (r *Room) afterHand(e *cardgame.Evening) string {
	var lines []string
	if high := r.speech().HighCard(e.Public()); high != "" {
		lines = append(lines, high)
	}
	if v := e.Public(); slices.ContainsFunc(v.Seats, func(s letters.Seat) bool { return s.Dealt && s.Chips < v.Rules.Ante }) {
		lines = append(lines, r.speech().Broke(e)) // not after every hand of the evening: on the page it stays
	}
	if ending := r.speech().Ending(r.evening); ending != "" {
		lines = append(lines, ending)
	}
	if r.sh.Settings().TalkLevel() == "reasons" {
		lines = append(lines, r.speech().Reasons(e)...)
	}
	return strings.Join(lines, " ")
}

// handTable is a line for each seat: its word, points, what it got and has, and below it what doubts have cost.
func (r *Room) handTable(e *cardgame.Evening, v letters.View, res letters.Result) app.UI {
	t, language := &r.texts().Summary, v.Rules.Deck.Language
	var rows []app.UI
	for i, seat := range v.Seats {
		if !seat.Dealt {
			continue
		}
		word := app.Td().Class("note")
		switch w := res.Laid[i]; {
		case w != "" && res.Doubts[i] == letters.Refused:
			word = app.Td().Body(ui.Verbatim(app.Span().Class("struck"), language).Text(w.Word()), app.Span().Class("sr-only").Text(", "+t.Refused))
		case w != "":
			word = app.Td().Body(ui.Verbatim(app.Span(), language).Text(w.Word()), app.Text(" "),
				app.Span().Class("points").Text(res.Points[i]), app.Span().Class("sr-only").Text(ui.Between+r.texts().Points))
		case !seat.In:
			word = word.Text(t.OutOf)
		case !res.Dropped:
			word = word.Text(t.NoWord)
		}
		row := seatRow(e.Name(engine.Player(i+1)), word, cell(r.sh.Texts().Whole(res.Paid[i])), cell(r.sh.Texts().Whole(seat.Chips)))
		if res.Paid[i] > 0 {
			row = row.Class("wins")
		}
		rows = append(rows, row)
	}
	parts := []app.UI{cardfigures.Table("sums seat-sums hand-sums", t.Table, []string{t.Who, t.Word, t.Got, t.Chips}, rows)}
	for _, line := range r.speech().DoubtsPaid(e) {
		parts = append(parts, app.P().Class("note").Text(line))
	}
	return app.Section().Class("slip").Body(parts...)
}

func seatRow(name string, cells ...app.UI) app.HTMLTr {
	return app.Tr().Body(append([]app.UI{ui.Named(name)}, cells...)...)
}

func cell(text any) app.UI { return app.Td().Text(text) }
