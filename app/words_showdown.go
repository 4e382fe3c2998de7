package app

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine"
	"serviert/engine/letters"
)

// showdownPage lays all words side by side, for the doubts and the payment.
func showdownPage(e *wordgame.Evening, v letters.View) app.UI {
	t := the.texts().Words.Showdown
	if v.Judged != 0 {
		return judgePage(e, v)
	}
	may := map[letters.Kind]map[engine.Player]bool{letters.Challenge: {}, letters.Admit: {}}
	for _, a := range e.Legal() {
		if list := may[a.Kind]; list != nil {
			list[a.Seat] = true
		}
	}
	var list []app.UI
	for i, seat := range v.Seats {
		if p := engine.Player(i + 1); seat.In {
			list = append(list, laidWord(e, v, p, seat, may[letters.Challenge][p], may[letters.Admit][p]))
		}
	}
	return screen("letters showdown", t.Title, menuButton(),
		app.P().Class("note").Text(t.Text),
		app.Ul().Class("slip laid").Body(list...),
		app.Div().Class("thumb").Body(labelled("table-act", "main", t.Pay, fmt.Sprintf(t.PayHelp, v.Pot),
			func(app.Context, app.Event) { the.tableAct() })),
	)
}

// laidWord is one player's word, what it counts, how a doubt went.
func laidWord(e *wordgame.Evening, v letters.View, p engine.Player, seat letters.Seat, doubt, admit bool) app.UI {
	t := the.texts().Words
	parts := []app.UI{app.H2().Text(e.Name(p))}
	if seat.Laid == "" {
		return app.Li().Body(append(parts, app.P().Class("note").Text(t.Showdown.NoWord))...)
	}
	word := seat.Laid.Word()
	var cards []app.UI
	for _, c := range seat.Laid.List() {
		cards = append(cards, staticCard(v, c))
	}
	parts = append(parts,
		app.P().Class("cards").Aria("hidden", "true").Body(cards...),
		app.P().Class("spelt").Body(foreign(v, spelled(e, word)), app.Text(" "), app.Span().Class("points").Text(the.pointsWord(v.Rules.Deck.Sum(seat.Laid)))),
	)
	switch seat.Doubt {
	case letters.Upheld:
		parts = append(parts, app.P().Class("verdict").Body(icon("check"), app.Text(" "+t.Showdown.Upheld)))
	case letters.Refused:
		parts = append(parts, app.P().Class("verdict wrong").Body(icon("close"), app.Text(" "+t.Showdown.Refused)))
		if !v.Rules.Book {
			parts = append(parts, app.P().Class("note").Text(
				fmt.Sprintf(t.Showdown.Why, t.New.Languages[v.Rules.Deck.Language], e.Words())))
		}
	}
	if doubt {
		parts = append(parts, seatButton("doubt", p, t.Showdown.Doubt, fmt.Sprintf(t.Showdown.DoubtName, e.Name(p)), letters.Challenge))
	}
	if admit {
		parts = append(parts, seatButton("admit", p, t.Showdown.Admit, fmt.Sprintf(t.Showdown.AdmitName, word), letters.Admit))
	}
	return app.Li().Body(parts...)
}

// seatButton takes an action of the table that is about one seat.
func seatButton(id string, p engine.Player, label, name string, kind letters.Kind) app.UI {
	id += "-" + strconv.Itoa(int(p))
	b := app.Button().ID(id).Type("button").Class("button").Text(label).
		OnClick(func(app.Context, app.Event) { the.aboutSeat(kind, p) }, id, kind)
	if name != "" {
		b = b.Aria("label", label+": "+name)
	}
	return b
}

// aboutSeat doubts a word, takes it in, or sells chips.
func (s *store) aboutSeat(kind letters.Kind, p engine.Player) {
	e := s.words.evening
	if e == nil {
		return
	}
	word := ""
	if kind == letters.Admit {
		word = e.Public().Seats[p-1].Laid.Word()
	}
	if s.wordsDo(letters.Action{Kind: kind, Seat: p}) && word != "" {
		s.addOwnWord(e.Public().Rules.Deck.Language, word)
	}
}

// judgePage asks for the verdict of the players' own book.
func judgePage(e *wordgame.Evening, v letters.View) app.UI {
	t := the.texts().Words.Showdown
	word := v.Seats[v.Judged-1].Laid
	var cards []app.UI
	for _, c := range word.List() {
		cards = append(cards, staticCard(v, c))
	}
	return screen("letters judge", fmt.Sprintf(t.Ask, e.Name(v.Judged), word.Word()), nil,
		app.Section().Class("slip").Body(
			app.P().Class("cards").Aria("hidden", "true").Body(cards...),
			app.P().Class("money").Text(t.AskText),
		),
		app.Div().Class("thumb").Body(app.Div().Class("acts even").Body(
			labelled("verdict-no", "", t.No, "", func(app.Context, app.Event) { the.wordsDo(letters.Action{Kind: letters.Verdict}) }),
			labelled("verdict-yes", "main", t.Yes, "", func(app.Context, app.Event) { the.wordsDo(letters.Action{Kind: letters.Verdict, Yes: true}) }),
		)),
	)
}
