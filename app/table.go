package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/escalero"
)

// tablePage is the table: the pad, the tray with the dice, and the two
// buttons under the thumb.
func tablePage() app.UI {
	g := the.game
	if g == nil {
		return screen("table-none", the.texts().Table.Title, nil,
			app.Div().Class("thumb").Body(app.A().Class("button main").Href(link("/new")).Text(the.texts().Home.New)))
	}
	st := g.state()
	class := fmt.Sprintf("table rows-%d cols-%d rivals-%d", len(g.Rules.Rows), len(g.Rules.Columns), st.Parties()-1)
	table := app.Div().Class(class)
	if n := st.Now().Throws; n > 0 {
		table = table.DataSet("throw", fmt.Sprint(n)) // what the dice show waits until they have landed
	}
	return table.Body(
		app.H1().ID("title").Class("sr-only").TabIndex(-1).Text(tableHeading(g, st)),
		&tableBar{Look: barLook{game: g.id, lang: the.settings.language()}},
		pad(g, st),
		tray(g, st),
		acts(g, st),
		&lastEntries{Look: the.lastLook(g)},
	)
}

// tableHeading names the game and whose turn it is.
func tableHeading(g *game, st escalero.State) string {
	name := the.texts().Dice.Presets[g.Rules.Preset].Name
	if st.Over() {
		return name + ", " + the.texts().Home.Over
	}
	return name + ", " + fmt.Sprintf(the.texts().Table.HandOver, g.thrower(st))
}

// tableBar is there on wide screens only; elsewhere the pad's name line is the
// top and the menu has the links. It is a component for the reason that the
// lines of the pad are.
type tableBar struct {
	app.Compo
	Look barLook
}

type barLook struct{ game, lang string }

// Settle is how the browser's build compares.
func (v *tableBar) Settle(next app.UI) bool { return settle(&v.Look, next.(*tableBar).Look) }

// Render shows what is played and the links.
func (v *tableBar) Render() app.UI {
	t, g := the.texts(), the.game
	return app.Header().Class("topbar").Body(
		app.P().Class("brand").Body(icon("cloche"), app.Span().Text(t.Name)),
		app.P().Text(the.agreed(g)),
		app.A().Href(link("/rules?preset="+g.Rules.Preset)).Text(t.Rules.Title),
		app.A().Href(link("/settings")).Text(t.Settings.Title),
	)
}

// agreed is what is played and for how much, in a few words.
func (s *store) agreed(g *game) string {
	text := s.texts().Dice.Presets[g.Rules.Preset].Name
	if g.Rules.Settlement.ByColumns {
		text += " · " + s.choiceLabel("columns", g.Rules.Value("columns"))
	}
	if !g.Rules.Stake.IsZero() {
		text += " · " + s.pointsAt(1, g.Rules.Stake)
	}
	return text
}

// own is the party whose sheet lies open: who writes next, or at the end the
// one chosen to be looked at.
func (s *store) own(st escalero.State) engine.Player {
	if p := st.Writer(); p != 0 {
		return p
	}
	return max(s.table.looked, 1)
}

// rivals are the other parties in turn order, the one chosen to stand beside
// the own sheet first.
func (s *store) rivals(st escalero.State) []engine.Player {
	n := engine.Player(st.Parties())
	own := s.own(st)
	var list []engine.Player
	for i := engine.Player(1); i < n; i++ {
		list = append(list, (own+i-1)%n+1)
	}
	for i, p := range list {
		if p == s.table.rival {
			return append(list[i:], list[:i]...)
		}
	}
	return list
}

// nextRival shows the sheet of the next of several rivals.
func (s *store) nextRival() {
	list := s.rivals(s.game.state())
	s.table.rival = list[1%len(list)]
	s.tellSheet(s.table.rival)
}

// lastEntries lists the last entries and the keys, where the screen is wide.
type lastEntries struct {
	app.Compo
	Look lastLook
}

type lastLook struct {
	barLook
	pips, coach, block bool
	actions            int // in the log
}

func (s *store) lastLook(g *game) lastLook {
	return lastLook{barLook{g.id, s.settings.language()}, s.pips(), g.anyCoached(), g.block, g.Match.Len()}
}

// Settle is how the browser's build compares.
func (v *lastEntries) Settle(next app.UI) bool { return settle(&v.Look, next.(*lastEntries).Look) }

// Render shows the last entries of the store's game.
func (v *lastEntries) Render() app.UI {
	t, g := the.texts().Table, the.game
	var items []app.UI
	for i := g.Match.Len() - 1; i >= 0 && len(items) < 3; i-- {
		if e, ok := g.entry(i); ok {
			items = append(items, app.Li().Body(
				app.Strong().Text(g.name(e.party)),
				app.Span().Text(the.entryName(e)),
				app.Span().Text(the.columnLabel(g.Rules, e.col)),
				app.Span().Class("points").Text(e.cell.Points),
			))
		}
	}
	var keys []app.UI
	help := t.KeyHelp
	if g.block {
		help = append(help[:len(help):len(help)], i18n.KeyHelp{Key: "T", Does: t.TypeButton})
	}
	if g.anyCoached() {
		help = append(help[:len(help):len(help)], i18n.KeyHelp{Key: "H", Does: the.texts().Coach.Title})
	}
	for _, k := range help {
		keys = append(keys, app.Span().Body(app.Kbd().Text(k.Key), app.Text(" "+k.Does)))
	}
	return app.Section().Class("latest").Aria("labelledby", "latest").Body(
		app.H2().ID("latest").Text(t.Last),
		app.Ol().Body(items...),
		app.P().Class("hints").Body(keys...),
	)
}

// written is an entry of the log.
type written struct {
	party engine.Player
	row   string
	col   int // from 1
	cell  escalero.Cell
}

// entry is the i-th action of the match if it wrote a cell.
func (g *game) entry(i int) (written, bool) {
	a := g.Match.Action(i)
	switch a.Kind {
	case escalero.Write, escalero.Points, escalero.Strike:
	default:
		return written{}, false
	}
	p := g.Match.At(i).Turn()
	sheet := g.Match.At(i + 1).Sheet(p)
	return written{p, a.Row, a.Col, sheet[a.Col-1][g.Rules.Row(a.Row)]}, true
}

// lastEntry is the entry that nothing has followed yet.
func (g *game) lastEntry() (written, bool) {
	if g.Match.Len() == 0 {
		return written{}, false
	}
	return g.entry(g.Match.Len() - 1)
}

// entryName is the row of an entry, with what is special about it.
func (s *store) entryName(e written) string {
	name := s.rowName(e.row)
	if e.cell.Served {
		name += " " + s.texts().Dice.Served
	}
	return name
}
