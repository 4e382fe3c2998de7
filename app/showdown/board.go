package showdown

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/letters"
)

// Board is a showdown at one moment.
type Board struct {
	Speech  cardgame.Speech
	Evening *cardgame.Evening
	View    letters.View      // what everybody sees
	Words   cardgame.Showdown // how far they are turned up
	Moves   bool              // the last word was turned up just now, and moves
	// Adopt is the button that takes up the refused word of a seat, nil for none.
	Adopt func(engine.Player) app.UI
}

// roomy is how many words beside the leader's lie there as cards. Of more words
// only the closest do; the others are a line each.
const (
	roomy   = 4
	nearest = 2
)

// Draw is the felt with the leader's word, and below it who has been and who is
// to come.
func (b Board) Draw() []app.UI { return []app.UI{b.felt(), b.list()} }

// turn tells the style sheet that a word was turned up: 1 and 2 in turn, so that
// it moves each time. One of many that are soon beaten is turned up quickly.
func (b Board) turn() (turn, quick string) {
	if !b.Moves || b.Words.Up == 0 {
		return "", ""
	}
	return strconv.Itoa(1 + b.Words.Up%2), strconv.FormatBool(Quick(b.Words))
}

// Quick tells whether the last word turned up is one of many that are soon
// beaten.
func Quick(s cardgame.Showdown) bool { return len(s.Order)-s.Up >= roomy }

// felt has the word that leads, large, and the pot. Of several that lead it is
// the one turned up last; the others lie below.
func (b Board) felt() app.UI {
	t, v, s := b.Speech.T.Cards(), b.View, b.Words
	leads := s.Leads(v, s.Order)
	top := s.Top(v)
	title, names := b.Speech.Leading(b.Evening, v, s, s.Order), ""
	if len(leads) > 1 {
		title, names = t.Showdown.Level, b.Speech.Seats(b.Evening, leads)
	}
	served := top != 0 && len(v.Seats[top-1].Laid) == letters.HandSize
	dome := app.Span().Class("dome").Aria("hidden", "true").Body(ui.Icon("cloche"))
	loud := ""
	if served {
		dome, loud = app.Span().Class("lift").Aria("hidden", "true").Body(ui.Icon("cloche"), ui.Icon("cloche")), t.Showdown.Full
	}
	parts := []app.UI{
		app.Div().Class("lead").Body(dome, app.H2().Text(title)),
		app.P().Class("names").Hidden(names == "").Text(names),
		app.P().Class("loud").Hidden(loud == "").Text(loud),
	}
	switch {
	case top != 0:
		parts = append(parts, b.cards(v.Seats[top-1].Laid), b.worth(v.Seats[top-1]))
	case s.Up < len(s.Order):
		parts = append(parts, backs(letters.HandSize))
	}
	var stakes []app.UI
	for _, line := range b.Speech.Stakes(b.Evening, v, s) {
		stakes = append(stakes, app.Li().Text(line))
	}
	class := "tray felt"
	if len(s.Order) > roomy+1 {
		class += " many"
	}
	felt := app.Section().Class(class).Aria("label", t.Showdown.Title).DataSet("served", served)
	if turn, quick := b.turn(); turn != "" {
		felt = felt.DataSet("turn", turn).DataSet("quick", quick)
	}
	return felt.Body(append(parts,
		app.Div().Class("pot-line").Body(app.P().Body(app.Text(t.Pot+" "), app.B().Text(b.Speech.T.Whole(v.Pot))), Piles(v.Pot)),
		app.Ul().Class("stakes").Hidden(len(stakes) == 0).Body(stakes...))...)
}

// worth is what a word counts, with the word itself for who does not see the
// cards, and as it is spelled where that differs.
func (b Board) worth(seat letters.Seat) app.UI {
	deck := b.View.Rules.Deck
	word := Spelled(b.Evening, deck, seat.Laid)
	if b.Evening.Spelled(seat.Laid.Word()) == seat.Laid.Word() {
		word = word.Class("sr-only")
	}
	parts := []app.UI{word, app.Text(" "), app.Span().Text(b.Speech.Points(deck.Sum(seat.Laid)))}
	if seat.Doubt == letters.Upheld {
		parts = append(parts, app.Text(" "), app.Span().Class("verdict").Body(ui.Icon("check"), app.Text(" "+b.Speech.T.Cards().Showdown.Upheld)))
	}
	return app.P().Class("worth").Body(parts...)
}

// cards are a word for the eye; its letters are beside it as text.
func (b Board) cards(word letters.Cards) app.UI {
	list := make([]app.UI, len(word))
	for i, c := range word.List() {
		list[i] = app.Span().Class("card").Body(printed(b.View.Rules.Deck, c)...)
	}
	return app.P().Class("cards").Aria("hidden", "true").Body(list...)
}

// backs are cards that lie face down, as many whatever lies there.
func backs(n int) app.UI {
	list := make([]app.UI, n)
	for i := range list {
		list[i] = app.Span().Class("card back")
	}
	return app.P().Class("cards").Aria("hidden", "true").Body(list...)
}

// list is who has been, the best first, and who is to come.
func (b Board) list() app.UI {
	t, s := b.Speech.T.Cards().Showdown, b.Words
	behind, rows := b.Words.Behind(b.View), []app.UI(nil)
	full := roomy
	if len(s.Order) > roomy+1 {
		full = nearest
	}
	refused := false
	for i, p := range behind {
		rows = append(rows, b.row(p, i < full))
		refused = refused || b.View.Seats[p-1].Doubt == letters.Refused
	}
	if s.Up < len(s.Order) {
		rows = append(rows, app.Li().Class("row next").Body(
			app.P().Class("who").Body(app.B().Text(b.Evening.Name(s.Order[s.Up])), app.Span().Text(t.Turns)), backs(3)))
	}
	line := func(text string, seats []engine.Player) {
		if len(seats) > 0 {
			rows = append(rows, app.Li().Class("note").Text(fmt.Sprintf(text, b.Speech.Seats(b.Evening, seats))))
		}
	}
	line(t.Down, s.Order[min(s.Up+1, len(s.Order)):])
	if len(s.None) > 0 && len(s.Out) > 0 {
		rows = append(rows, app.Li().Class("note").Text(fmt.Sprintf(t.None, b.Speech.Seats(b.Evening, s.None))+" "+fmt.Sprintf(t.Out, b.Speech.Seats(b.Evening, s.Out))))
	} else {
		line(t.None, s.None)
		line(t.Out, s.Out)
	}
	if refused && !b.View.Rules.Book {
		rows = append(rows, app.Li().Class("note").Text(fmt.Sprintf(t.Why,
			b.Speech.T.Cards().New.Languages.At(b.View.Rules.Deck.Language), b.Speech.T.Whole(b.Evening.Words()))))
	}
	list := app.Ul().Class("slip laid").Hidden(len(rows) == 0)
	if turn, _ := b.turn(); turn != "" {
		list = list.DataSet("turn", turn)
	}
	return list.Body(rows...)
}

// row is a word that does not lead: as cards, or as a line. A refused one is
// struck through, its reason beside it.
func (b Board) row(p engine.Player, full bool) app.UI {
	t, v := b.Speech.T.Cards().Showdown, b.View
	seat := v.Seats[p-1]
	points := v.Rules.Deck.Sum(seat.Laid)
	refused := seat.Doubt == letters.Refused
	who := []app.UI{app.B().Text(b.Evening.Name(p)), app.Text(" ")}
	word := Spelled(b.Evening, v.Rules.Deck, seat.Laid)
	switch {
	case refused:
		who = append(who, app.Span().Class("wrong").Text(t.Refused))
	default:
		who = append(who, app.Span().Class("points").Body(app.Text(points), app.Span().Class("sr-only").Text(ui.Between+b.Speech.T.Cards().Points)))
	}
	if seat.Doubt == letters.Upheld {
		who = append(who, app.Span().Class("verdict").Body(ui.Icon("check"), app.Span().Class("sr-only").Text(t.Upheld)))
	}
	li := app.Li().Class("row").DataSet("refused", refused)
	parts := []app.UI{app.P().Class("who").Body(who...)}
	if full {
		parts = append(parts, b.cards(seat.Laid))
		word = word.Class("sr-only")
	} else if !refused {
		li = li.Class("brief")
	}
	why := []app.UI{word}
	if refused {
		reason := t.NotListed
		if v.Rules.Book {
			reason = t.NotInBook
		}
		if slices.Contains(v.Later, seat.Laid.Word()) {
			reason = t.Later
		}
		why = append(why, app.Text(" "), app.Span().Class("why").Text(reason))
	}
	parts = append(parts, app.P().Class("spelt").Body(why...))
	if b.Adopt != nil {
		if adopt := b.Adopt(p); adopt != nil {
			parts = append(parts, adopt)
		}
	}
	return li.Body(parts...)
}
