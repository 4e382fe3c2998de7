package cards

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/letters"
)

// What lies face up for all to see: the cut, the words of the showdown, the
// verdict.

// cutPage finds the first dealer and waits for the deal.
func (r *Room) cutPage(e *cardgame.Evening, v letters.View) app.UI {
	t := &r.texts().Cut
	title, label, below := t.Title, t.Do, ""
	switch {
	case v.Phase == letters.Dealing:
		title, label, below = r.sh.Texts().Fill(t.Given, e.Name(v.Dealer)), t.Deal, r.sh.Texts().Fill(t.Ante, v.Rules.Ante)
	case e.Log() > 0:
		label, below = t.Again, r.speech().Seats(e, v.Cutter)
	}
	parts := []app.UI{app.P().Class("note").Hidden(v.Rules.Dealer != 0).Text(t.Text)}
	for _, ev := range e.Events(0) {
		if ev.Kind == letters.Cut {
			parts = append(parts, r.cutRound(e, v, ev)...)
		}
	}
	if len(parts) == 1 && v.Phase == letters.Cutting {
		parts = append(parts, uncut(e, v))
	}
	parts = append(r.lostPart(), parts...)
	return ui.Screen(r.sh.Texts(), "cards-screen", title, r.menuButton(), append(parts,
		app.Div().Class("thumb").Body(app.Div().Class("acts").Body(
			ui.Labelled("reseat", "", t.Reseat, "", r.reseat),
			ui.Labelled("table-act", "main", label, below, r.tableAct))))...)
}

// uncut lists who will cut.
func uncut(e *cardgame.Evening, v letters.View) app.UI {
	list := make([]app.UI, len(v.Cutter))
	for i, p := range v.Cutter {
		list[i] = app.Li().Body(app.Span().Class("who").Text(e.Name(p)), app.Span().Class("card next"))
	}
	return app.Ul().Class("slip cuts").Body(list...)
}

// cutRound shows what was cut, and who was level.
func (r *Room) cutRound(e *cardgame.Evening, v letters.View, ev cardgame.Event) []app.UI {
	t, cards := &r.texts().Cut, r.openCards(v, ev.Cards)
	for i, p := range ev.Seats {
		cards[i] = app.Li().Body(app.Span().Class("who").Text(e.Name(p)), cards[i])
	}
	parts := []app.UI{app.Ul().Class("slip cuts").Aria("label", t.Cards).Body(cards...)}
	if len(ev.Level) > 0 {
		parts = append(parts, app.P().Class("note").Text(r.sh.Texts().Fill(t.Level, r.speech().Seats(e, ev.Level))))
	}
	return parts
}

// showdownPage lays all words side by side, for the doubts and the payment.
func (r *Room) showdownPage(e *cardgame.Evening, v letters.View) app.UI {
	t := &r.texts().Showdown
	if v.Judged != 0 {
		return r.judgePage(e, v)
	}
	var list []app.UI
	for i, seat := range v.Seats {
		if seat.In {
			list = append(list, r.laidWord(e, v, engine.Player(i+1), seat))
		}
	}
	return ui.Screen(r.sh.Texts(), "cards-screen showdown", t.Title, r.menuButton(),
		app.P().Class("note").Text(t.Text),
		app.Ul().Class("slip laid").Body(list...),
		app.Div().Class("thumb").Body(ui.Labelled("table-act", "main", t.Pay, r.sh.Texts().Fill(t.PayHelp, v.Pot), r.tableAct)),
	)
}

// laidWord is one player's word, what it counts, and how a doubt was decided.
func (r *Room) laidWord(e *cardgame.Evening, v letters.View, p engine.Player, seat letters.Seat) app.UI {
	t := r.texts()
	parts := []app.UI{app.H2().Text(e.Name(p))}
	if seat.Laid == "" {
		return app.Li().Body(append(parts, app.P().Class("note").Text(t.Showdown.NoWord))...)
	}
	parts = append(parts,
		app.P().Class("cards").Aria("hidden", "true").Body(r.openCards(v, seat.Laid)...),
		app.P().Class("spelt").Body(spelled(e, v, seat.Laid), app.Text(" "),
			app.Span().Class("points").Text(r.speech().Points(v.Rules.Deck.Sum(seat.Laid)))),
	)
	switch seat.Doubt {
	case letters.Upheld:
		parts = append(parts, app.P().Class("verdict").Body(ui.Icon("check"), app.Text(" "+t.Showdown.Upheld)))
	case letters.Refused:
		parts = append(parts, app.P().Class("verdict wrong").Body(ui.Icon("close"), app.Text(" "+t.Showdown.Refused)))
		if !v.Rules.Book {
			parts = append(parts, app.P().Class("note").Text(
				r.sh.Texts().Fill(t.Showdown.Why, t.New.Languages[v.Rules.Deck.Language], r.sh.Texts().Whole(e.Words()))))
		}
	}
	if seat.Doubt == letters.Refused && slices.Contains(v.Later, seat.Laid.Word()) {
		parts = append(parts, app.P().Class("note").Text(t.Showdown.Later))
	}
	for _, a := range e.Legal() {
		switch {
		case a.Seat != p:
		case a.Kind == letters.Challenge:
			parts = append(parts, r.seatButton("doubt", a, t.Showdown.Doubt, r.sh.Texts().Fill(t.Showdown.DoubtName, r.sh.Texts().Owned(e.Name(p), t.Showdown.Thing, ""))))
		case a.Kind == letters.Adopt:
			parts = append(parts, r.seatButton("adopt", a, t.Showdown.Adopt, seat.Laid.Word()))
		}
	}
	return app.Li().Body(parts...)
}

// judgePage asks for the verdict of the players' own book.
func (r *Room) judgePage(e *cardgame.Evening, v letters.View) app.UI {
	t := &r.texts().Showdown
	word := v.Seats[v.Judged-1].Laid
	verdict := func(yes bool) func() {
		return func() { r.act(letters.Action{Kind: letters.Verdict, Yes: yes}) }
	}
	return ui.Screen(r.sh.Texts(), "cards-screen judge", r.sh.Texts().Fill(t.Ask, r.sh.Texts().Owned(e.Name(v.Judged), t.Thing, ""), word.Word()), nil,
		app.Section().Class("slip").Body(
			app.P().Class("cards").Aria("hidden", "true").Body(r.openCards(v, word)...),
			app.P().Class("money").Text(t.AskText),
		),
		app.Div().Class("thumb").Body(app.Div().Class("acts even").Body(
			ui.Labelled("verdict-no", "", t.No, "", verdict(false)),
			ui.Labelled("verdict-yes", "main", t.Yes, "", verdict(true)),
		)),
	)
}

// adoptDialog asks who doubted a word whether it counts from the next hand on.
// Each answer that takes it up names somebody other than the one who laid it,
// so that he cannot give it as himself.
func (r *Room) adoptDialog() []app.UI {
	e, t := r.evening, &r.texts().Showdown
	if e == nil || r.asked == 0 || int(r.asked) > e.Seats() {
		return nil
	}
	word, doubters := e.Public().Seats[r.asked-1].Laid.Word(), e.Doubters(r.asked)
	text := t.AdoptAny
	if len(doubters) == 1 {
		text = r.sh.Texts().Fill(t.AdoptOne, e.Name(doubters[0]))
	}
	parts := []app.UI{
		ui.DialogTitle(r.sh.Texts().Fill(t.AdoptAsk, word)),
		app.P().Text(text),
		app.P().Text(t.AdoptText),
		app.Div().Class("acts").Body(ui.Labelled("adopt-no", "main", t.AdoptNo, "", r.sh.CloseDialog)),
	}
	for _, p := range doubters {
		parts = append(parts, app.Div().Class("acts").Body(ui.Labelled("adopt-by-"+strconv.Itoa(int(p)), "",
			r.sh.Texts().Fill(r.texts().Curtain.IAm, e.Name(p)), t.AdoptYes, r.adopt)))
	}
	return parts
}

// adopt takes the word in question up, at this table from the next hand on and
// into the own words.
func (r *Room) adopt() {
	if r.evening == nil || r.asked == 0 {
		return
	}
	v := r.evening.Public()
	word := v.Seats[r.asked-1].Laid.Word()
	if r.act(letters.Action{Kind: letters.Adopt, Seat: r.asked}) {
		r.setup.Add(v.Rules.Deck.Language, word)
	}
}
