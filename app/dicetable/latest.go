package dicetable

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/settings"
	"serviert/app/ui"
)

// Keys lists the keys of a table, where real dice are typed and where a coach
// can be asked.
func Keys(t *i18n.Texts, block, coached bool) []ui.KeyHelp {
	help := t.Table.KeyHelp[:len(t.Table.KeyHelp):len(t.Table.KeyHelp)] // a copy as soon as it grows
	if block {
		help = append(help, t.Table.KeyType...)
	}
	if coached {
		help = append(help, ui.KeyHelp{Key: "H", Does: t.Coach.Title})
	}
	return help
}

// latest lists the latest entries and the keys, on wide screens.
type latest struct {
	app.Compo
	Look latestLook
}

type latestLook struct {
	Game           *dicegame.Game
	Names          dicegame.Names
	Coached, Block bool
	Entries        [3]dicegame.Entry // the latest one first, zero for none
	Set            settings.Settings // for the keys
}

func (t Table) lookOfLatest() latestLook {
	g := t.Desk.Game
	look := latestLook{Game: g, Names: t.Names, Coached: g.Coached(), Block: g.Block, Set: t.Set}
	for i, n := g.Match.Len()-1, 0; i >= 0 && n < len(look.Entries); i-- {
		if e, ok := g.Entry(i); ok {
			look.Entries[n] = e
			n++
		}
	}
	return look
}

// Settle is called by the patched go-app, see table.go.
func (v *latest) Settle(next app.UI) bool { return ui.Settle(&v.Look, next.(*latest).Look) }

// Render implements app.Composer.
func (v *latest) Render() app.UI {
	n, g := v.Look.Names, v.Look.Game
	t := &n.T().Table
	var items []app.UI
	for _, e := range v.Look.Entries {
		if e.Party != 0 {
			// What stands in three columns would be read as one number: "×1 2".
			items = append(items, app.Li().Body(
				app.Strong().Aria("hidden", "true").Text(g.Name(e.Party)),
				app.Span().Aria("hidden", "true").Text(n.Where(&g.Rules, n.Entry(&g.Rules, e), e.Col)),
				app.Span().Class("points").Aria("hidden", "true").Text(e.Cell.Points),
				app.Span().Class("sr-only").Text(n.Wrote(g, e)),
			))
		}
	}
	var keys []app.UI
	if !v.Look.Set.NoKeys {
		keys = ui.KeyHints(n.T(), v.Look.Set, Keys(n.T(), v.Look.Block, v.Look.Coached))
	}
	return app.Section().Class("latest").Aria("labelledby", "latest").Body(
		app.H2().ID("latest").Hidden(items == nil).Text(t.Last), // before the first entry the keys are not what came last
		app.Ol().Body(items...),
		app.P().Class("hints").Hidden(keys == nil).Body(keys...),
	)
}
