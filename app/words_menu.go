package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine/letters"
	"serviert/engine/record"
)

func init() {
	dialogParts["cards-menu"] = cardsMenu
	dialogParts["cards-own"] = ownDialog
}

// cardsMenu is everything that is needed less often than once a turn.
func cardsMenu() []app.UI {
	t, e := the.texts(), the.words.evening
	if e == nil {
		return nil
	}
	var items []app.UI
	item := func(picture, label, below string, do func()) {
		text := []app.UI{app.Strong().Text(label)}
		if below != "" {
			text = append(text, app.Small().Text(below))
		}
		items = append(items, app.Li().Body(app.Button().Type("button").ID("menu-"+picture).Class("go").Body(
			icon(picture), app.Span().Class("text").Body(text...),
		).OnClick(func(app.Context, app.Event) {
			the.closeDialog()
			do()
		}, picture)))
	}
	v := e.Public()
	if e.View().Seat != 0 {
		item("lock", t.Words.Act.Hide, "", func() { the.hideCards() })
	}
	if _, sealed, ok := e.Export(); ok {
		below := ""
		if sealed {
			below = t.Words.Share.Sealed
		}
		item("share", t.Words.Share.Do, below, func() { the.shareEvening() })
	} else {
		item("share", t.Words.Share.Do, t.Words.Share.Refuse, func() { the.say(the.texts().Words.Share.Refuse) })
	}
	item("list", t.Words.Act.ToOwn, "", func() { the.openDialog("cards-own") })
	item("book", t.Rules.Title, "", func() { the.visit("/rules?preset=" + record.Words) })
	item("sliders", t.Settings.Title, "", func() { the.visit("/settings") })
	switch {
	case v.Phase == letters.Dealing:
		item("check", t.Words.Act.ToEnd, "", func() { the.leaveEvening() })
	case e.Step() != wordgame.Finished:
		item("check", t.Words.Act.ToEnd, t.Words.Act.ToEndLater, func() { the.say(the.texts().Words.Act.ToEndLater) })
	}
	item("back", t.ToHome, "", func() { the.visit("/") })
	return []app.UI{
		cardsHead(t.Words.Menu),
		app.Ul().Class("menu-list").Body(items...),
		keyHints(),
	}
}

// cardsHead is the title of a dialog and the way out of it.
func cardsHead(title string) app.UI {
	return app.Div().Class("sheet-head").Body(
		dialogTitle(title),
		app.Button().Type("button").ID("sheet-close").Class("round").Aria("label", the.texts().Close).Body(icon("close")).
			OnClick(func(app.Context, app.Event) { the.closeDialog() }),
	)
}

// keyHints name the keys, where the screen is wide.
func keyHints() app.UI {
	t := the.texts().Words
	keys := make([]app.UI, len(t.KeyHelp))
	for i, k := range t.KeyHelp {
		keys[i] = app.Span().Body(app.Kbd().Text(k.Key), app.Text(" "+k.Does))
	}
	return app.P().Class("hints cards-keys").Aria("label", t.Keys).Body(keys...)
}

// ownDialog is the players' own list of the language that is played.
func ownDialog() []app.UI {
	e := the.words.evening
	if e == nil {
		return nil
	}
	return []app.UI{cardsHead(the.texts().Words.Own.Title), ownWordsPart(e.Public().Rules.Deck.Language)}
}

// hideCards lets the curtain down on request.
func (s *store) hideCards() {
	s.coverCards()
	s.say(s.texts().Words.Say.Covered)
}

// shareEvening offers the record of the hands that are over.
func (s *store) shareEvening() {
	e := s.words.evening
	text, ok := exportedEvening(e)
	if !ok {
		return
	}
	share(s.texts().Words.Title, text, fmt.Sprintf("serviert-%s-%s.serviert", record.Words, e.ID()), func(how string) {
		s.say(s.texts().Table.Shared[how])
		s.refresh()
	})
}
