// Package dicetable draws the table of a dice game: the pad, the tray with the
// dice, the buttons under the thumb. Play and practice sit at it, the review
// borrows its dice.
//
// In comes a Table: a desk with what surrounds it, and Hands that are told
// what is pressed. Out come go-app elements. It keeps nothing, knows no
// storage and no browser, and decides nothing: what a cell scores and which
// buttons there are stands in package dicegame.
package dicetable

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
	"serviert/engine/escalero"
)

// Hands are told what is pressed at the table. A value lives as long as the
// room that has it, for elements keep it from one drawing to the next.
type Hands interface {
	Press(dicegame.Press)
}

// Table is what is drawn.
type Table struct {
	Desk    *dicegame.Desk
	Names   dicegame.Names
	Around  dicegame.Around
	Hands   Hands
	Heading string // the first heading, for those who listen
	Title   string // at the left of the bar of wide screens
	Leave   Leave  // the way out in the corner of the pad, the zero Leave for the menu
	Over    string // the result, in the tray of a game that is over
	Task    string // in the tray before the first throw, "" for what was written last
	Latest  bool   // the last entries and the keys are listed where there is room
}

// Leave is a link in the corner of the pad.
type Leave struct{ Path, Label string }

// Names is how a game of these rules is spoken of on this device.
func Names(sh ui.Shell, r *escalero.Rules) dicegame.Names {
	return dicegame.Names{Lang: sh.Texts().Lang, Pips: sh.Settings().Pips(r.Pips)}
}

// Draw shows the table.
func (t Table) Draw() app.UI {
	st, rules := t.Desk.State(), &t.Desk.Game.Rules
	table := app.Div().Class(fmt.Sprintf("table rows-%d cols-%d rivals-%d", len(rules.Rows), len(rules.Columns), st.Parties()-1))
	if n := st.Now().Throws; n > 0 && t.Latest {
		table = table.DataSet("throw", n) // what the dice show waits until they have landed
	}
	at := seat{t.Desk, t.Hands}
	parts := []app.UI{
		app.H1().ID("title").Class("sr-only").TabIndex(-1).Text(t.Heading),
		&bar{Look: barLook{t.Desk.Game, t.Names, t.Title}},
		t.pad(at),
		t.tray(at),
		t.buttons(at),
	}
	if t.Latest {
		parts = append(parts, &latest{Look: latestLook{t.Desk.Game, t.Names, t.Desk.Game.Coached(), t.Desk.Game.Block, t.Desk.Game.Match.Len()}})
	}
	return table.Body(parts...)
}

// A table has some two hundred elements, and most taps change two or three of
// them. So its parts are components whose field Look is all that they depend
// on, in a form that compares at a glance: a part that looks the same is not
// drawn again. The adapted go-app asks by Settle; go-app as it is compares the
// exported fields itself.

// seat is what the parts need to draw and to be pressed.
type seat struct {
	Desk  *dicegame.Desk
	Hands Hands
}

// press is a handler that tells the hands.
func (s seat) press(p dicegame.Press) (app.EventHandler, any) {
	return ui.Do(func() { s.Hands.Press(p) })
}

// bar is there on wide screens only; elsewhere the pad's name line is the top
// and the menu has the links.
type bar struct {
	app.Compo
	Look barLook
}

type barLook struct {
	Game  *dicegame.Game
	Names dicegame.Names
	Title string
}

// Settle implements the comparison described above.
func (v *bar) Settle(next app.UI) bool { return ui.Settle(&v.Look, next.(*bar).Look) }

// Render shows what is played and the links.
func (v *bar) Render() app.UI {
	t, rules := v.Look.Names.T(), &v.Look.Game.Rules
	return app.Header().Class("topbar").Body(
		app.P().Class("brand").Body(ui.Icon("cloche"), app.Span().Text(v.Look.Title)),
		app.P().Text(v.Look.Names.Agreed(rules)),
		app.A().Href(ui.Link("/rules?preset="+rules.Preset)).Text(t.Rules.Title),
		app.A().Href(ui.Link("/settings")).Text(t.Settings.Title),
	)
}
