// Package dicetable renders the table of a dice game: the pad, the tray with the
// dice, and the buttons. Play and practice use all of it, the review only its
// dice.
//
// The input is a Table: a desk, what surrounds it, and the Hands that receive
// presses. The output is go-app elements. The package keeps no state, knows no
// storage and no browser, and makes no decisions: what a cell scores and which
// buttons there are is decided in package dicegame.
package dicetable

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/lesson"
	"serviert/app/settings"
	"serviert/app/ui"
	"serviert/engine/escalero"
)

// Hands receives the presses at the table. It must stay valid as long as the
// room exists, because elements keep it from one rendering to the next.
type Hands interface {
	Press(dicegame.Press)
}

// Table is everything needed to render a table.
type Table struct {
	Desk    *dicegame.Desk
	Names   dicegame.Names
	Around  dicegame.Around
	Hands   Hands
	Heading string      // the h1, for screen readers only
	Title   string      // on the left of the bar on wide screens
	Leave   Leave       // a link in the corner of the pad, zero for the menu button
	Over    string      // the result, shown in the tray when the game is over
	Task    string      // shown in the tray before the first throw, "" for the latest entry
	Hint    lesson.Hint // shown over the table, zero for none
	Badge   string      // on the rim of the tray: what else this table is, "" for a game
	Moment  bool        // a served grande was just thrown and is celebrated
	Set     settings.Settings
	Half    bool // what the dice would score may come with the next picture, see line.Settle
	Latest  bool // list the latest entries and the keys on wide screens
}

// Leave is a link in the corner of the pad. Path is relative to the site.
type Leave struct{ Path, Label string }

// Names returns the vocabulary for a game of these rules on this device.
func Names(sh ui.Shell, r *escalero.Rules) dicegame.Names {
	return dicegame.Names{Lang: sh.Texts().Lang, Pips: sh.Settings().Pips(r.Pips)}
}

// ViewFor returns what the style sheet has made of the pad, for a key. The
// browser is asked only for those that lead over the pad, because its answer is
// slow.
func ViewFor(key string, ask func() (turned, whole bool)) (v dicegame.View) {
	if len(key) > 2 {
		v.Turned, v.Whole = ask()
	}
	return v
}

// Draw renders the table.
func (t Table) Draw() app.UI {
	st, rules := t.Desk.State(), &t.Desk.Game.Rules
	table := app.Div().Class(fmt.Sprintf("table rows-%d cols-%d rivals-%d", len(rules.Rows), len(rules.Columns), st.Parties()-1))
	if n := st.Now().Throws; n > 0 && t.Latest {
		table = table.DataSet("throw", n) // for the animation: results appear after the dice have landed
	}
	if t.Hint.ID != "" {
		table = table.DataSet("hint", t.Hint.ID) // rings what it speaks of
	}
	if t.Badge != "" {
		table = table.DataSet("kind", "practice")
	}
	at := seat{t.Desk, t.Hands, t.Half}
	if t.Around.Waits { // a tap anywhere will do
		table = table.DataSet("waits", "true").OnClick(ui.Beside(func() { t.Hands.Press(dicegame.Press{Order: dicegame.GoOn}) }))
	}
	if t.Moment {
		table = table.OnClick(ui.Beside(func() { t.Hands.Press(dicegame.Press{Order: dicegame.Noticed}) }))
	}
	class, buttons := t.Desk.Buttons(t.Names, t.Around)
	table = table.Aria("owns", readingOrder(buttons))
	parts := []app.UI{
		app.H1().ID("title").Class("sr-only").TabIndex(-1).Text(t.Heading),
		&bar{Look: barLook{t.Desk.Game, t.Names, t.Title}},
		t.pad(at),
		t.tray(at),
		at.buttons(class, buttons),
	}
	if t.Latest {
		parts = append(parts, &latest{Look: t.lookOfLatest()})
	}
	if t.Hint.ID != "" {
		parts = append(parts, t.hint(at))
	}
	return table.Body(parts...)
}

// A table has about two hundred elements, and most taps change two or three of
// them. So its parts are components that depend on nothing but their field Look,
// a comparable value, and a part whose Look has not changed is not rendered
// again. The patched go-app calls Settle to find out; unpatched go-app compares
// the exported fields.

// seat is what the parts need besides their look.
type seat struct {
	Desk  *dicegame.Desk
	Hands Hands
	half  bool // see Table.Half
}

// press returns a handler that passes a press to the hands.
func (s seat) press(p dicegame.Press) (app.EventHandler, any) {
	return ui.Do(func() { s.Hands.Press(p) })
}

// bar is shown on wide screens only. Elsewhere the name line of the pad is at
// the top, and the menu contains the links.
type bar struct {
	app.Compo
	Look barLook
}

type barLook struct {
	Game  *dicegame.Game
	Names dicegame.Names
	Title string
}

// Settle is called by the patched go-app, see above.
func (v *bar) Settle(next app.UI) bool { return ui.Settle(&v.Look, next.(*bar).Look) }

// Render implements app.Composer.
func (v *bar) Render() app.UI {
	t, rules := v.Look.Names.T(), &v.Look.Game.Rules
	return app.Header().Class("topbar").Body(
		app.P().Class("brand").Body(ui.Icon("cloche"), app.Span().Text(v.Look.Title)),
		app.P().Text(v.Look.Names.Agreed(rules)),
		app.A().Href(ui.Link(dicegame.RulesPath(rules))).Text(t.Home.Rules),
		app.A().Href(ui.Link("/settings")).Text(t.Settings.Title),
	)
}
