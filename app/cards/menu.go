package cards

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardfigures"
	"serviert/app/cardgame"
	"serviert/app/ui"
	"serviert/engine/letters"
	"serviert/engine/record"
)

// menuButton opens what is needed less often.
func (r *Room) menuButton() app.UI {
	return app.Button().ID("menu").Type("button").Class("round").Aria("label", r.texts().Menu).Body(ui.Icon("menu")).
		OnClick(ui.Do(func() { r.sh.OpenDialog("cards-menu") }))
}

// menuDialog is everything that is needed less often than once a turn.
func (r *Room) menuDialog() []app.UI {
	all, t, e := r.sh.Texts(), r.texts(), r.evening
	if e == nil {
		return nil
	}
	var items []app.UI
	item := func(name, label, below string, do func()) {
		items = append(items, ui.MenuItem(name, name, label, below, func() {
			r.sh.CloseDialog()
			do()
		}))
	}
	say := func(text string) func() { return func() { r.sh.Confirm(text) } }
	visit := func(path string) func() { return func() { r.sh.Visit(path) } }
	if e.View().Seat != 0 {
		item("lock", t.Act.Hide, "", r.hide)
	}
	if v := e.Public(); v.Phase == letters.Dealing && len(v.Hands) > 0 {
		item("coach", t.Over.SoFar, "", func() {
			r.sh.OpenDialog("cards-figures")
			r.sh.Focus("figures-close")
		})
	}
	switch _, sealed, ok := e.Export(); {
	case !ok:
		item("share", t.Share.Do, t.Share.Refuse, say(t.Share.Refuse))
	case sealed:
		item("share", t.Share.Do, t.Share.Sealed, r.shareEvening)
	default:
		item("share", t.Share.Do, t.Share.Holds, r.shareEvening)
	}
	item("list", t.Act.ToOwn, "", func() {
		r.sh.OpenDialog("cards-own")
		r.sh.Focus("own-close")
	})
	item("book", all.Rules.Title, "", visit("/rules?preset="+record.Words))
	item("sliders", all.Settings.Title, "", visit("/settings"))
	switch {
	case e.Public().Phase == letters.Dealing:
		item("check", t.Act.ToEnd, "", r.askLeave)
	case e.Step() != cardgame.Finished:
		item("check", t.Act.ToEnd, t.Act.ToEndLater, say(t.Act.ToEndLater))
	}
	item("back", all.ToHome, "", visit("/"))
	return []app.UI{
		ui.DialogHead(r.sh, "menu", t.Menu),
		app.Ul().Class("menu-list").Body(items...),
		r.keyHints(),
	}
}

// keyHints names the keys, where the screen is wide.
func (r *Room) keyHints() app.UI {
	t := r.texts()
	keys := make([]app.UI, len(t.KeyHelp))
	for i, k := range t.KeyHelp {
		keys[i] = app.Span().Body(app.Kbd().Text(k.Key), app.Text(" "+k.Does))
	}
	return app.P().Class("hints cards-keys").Aria("label", t.Keys).Body(keys...)
}

// shareEvening offers the record of the hands that are over.
func (r *Room) shareEvening() {
	if text, ok := exported(r.evening); ok {
		r.Share(r.texts().Title, text, "serviert-"+record.Words+"-"+r.evening.ID()+".serviert")
	}
}

// ownDialog is the own words that count this evening. They are changed where an
// evening is set up, not while somebody has one of them in his hand.
func (r *Room) ownDialog() []app.UI {
	if r.evening == nil {
		return nil
	}
	t, rules := &r.texts().Own, r.evening.Public().Rules
	parts := []app.UI{ui.DialogHead(r.sh, "own", t.Title), app.P().Text(t.Text)}
	if len(rules.Words) > 0 {
		parts = append(parts, app.P().Lang(rules.Deck.Language).Text(strings.Join(rules.Words, ", ")))
	}
	return append(parts, app.P().Class("note").Text(t.Change))
}

// figuresDialog is what the evening comes to so far.
func (r *Room) figuresDialog() []app.UI {
	e := r.evening
	if e == nil || len(e.Public().Hands) == 0 {
		return nil
	}
	return append([]app.UI{ui.DialogHead(r.sh, "figures", r.texts().Over.SoFar)}, cardfigures.Parts(r.speech(), e)...)
}

// Share offers a text as a file to other apps, and says what became of it.
func (r *Room) Share(title, text, file string) {
	r.b.Share(title, text, file, func(how string) {
		r.sh.Confirm(r.sh.Texts().SharedAs(how, file))
		r.sh.Refresh()
	})
}
