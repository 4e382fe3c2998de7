package coach

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/dicetable"
	"serviert/app/i18n"
	"serviert/app/story"
	"serviert/app/ui"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/drills"
)

// turningPart tells where the game turned for a party: the few entries that
// changed most, what was thrown for them, and whether that was luck.
func (v *review) turningPart(n dicegame.Names) app.UI {
	t, g := n.T().Review(), v.game
	parts := []app.UI{app.H2().ID("turning").Text(t.Turning)}
	told := v.story()
	list := told.Turns(v.party)
	if len(list) == 0 {
		return app.Section().Class("slip").Aria("labelledby", "turning").Body(append(parts, app.P().Text(t.NoTurns))...)
	}
	var items []app.UI
	for _, x := range list {
		st := g.Match.At(x.At)
		text := told.SaidTurn(n, x, v.party, choiceText(n, g, st, g.Match.Action(x.At)), cost(n.T(), x.Lost))
		items = append(items, app.Li().Class("choice").Body(
			app.P().Class("choice-name").Text(fmt.Sprintf(t.Mistake, st.Round(), g.Name(st.Turn()))),
			throwsOf(n, story.Throws(g.Match, x.At)),
			app.P().Text(text),
		))
	}
	return app.Section().Class("slip").Aria("labelledby", "turning").Body(append(parts, app.Ol().Class("choices").Body(items...))...)
}

// throwsOf shows the throws of a turn, one after the other.
func throwsOf(n dicegame.Names, list []dice.Throw) app.UI {
	if len(list) == 0 {
		return app.Text("")
	}
	parts := []app.UI{app.Span().Class("sr-only").Text(n.T().Review().Thrown)}
	for _, d := range list {
		parts = append(parts, dicetable.Minis(n, d[:]))
	}
	return app.P().Class("fell").Body(parts...)
}

// dearestPart lists the worst mistakes; what would have been better stays
// untold until it is tried again.
func (v *review) dearestPart(n dicegame.Names) app.UI {
	t, g := n.T().Review(), v.game
	parts := []app.UI{app.H2().ID("dearest").Text(t.Dearest)}
	list := v.dearest(v.party)
	if v.choices(v.party) == 0 {
		parts = append(parts, app.P().Text(i18n.Of(t.NoChoices, g.Name(v.party))))
	} else if len(list) == 0 {
		text := t.Flawless
		if known, entries := g.Known(); known[v.party-1] < entries[v.party-1] {
			text = t.FlawlessKnown
		}
		parts = append(parts, app.P().Text(text))
	}
	var items []app.UI
	for _, d := range list {
		st := g.Match.At(d.at)
		lying := app.UI(app.Text(""))
		if of := decidedOn(st, d.action); of.Begun() {
			lying = dicetable.Minis(n, of.Dice[:])
		}
		id, lesson := fmt.Sprintf("mistake-%d", d.at), app.UI(app.Text(""))
		if k := drills.For(g.Rules, d.kind).Kind; k != "" {
			lesson = app.P().Body(app.A().Href(ui.Link(drillPath(k, 0))).Text(fmt.Sprintf(n.T().Drills().Lesson, n.T().Drills().Titles.At(k))))
		}
		items = append(items, app.Li().Class("choice").Body(
			app.P().ID(id).Class("choice-name").Text(fmt.Sprintf(t.Mistake, st.Round(), g.ActorName(st))),
			app.P().ID(id+"-what").Text(choiceText(n, g, st, d.action)+"\u00a0· "+fmt.Sprintf(t.Cost, cost(n.T(), d.cost))),
			lying,
			lesson,
			app.A().Class("button").Href(ui.Link(fmt.Sprintf("/practice?game=%s&at=%d", g.ID, d.at))).Aria("describedby", id+" "+id+"-what").Text(t.Again),
		))
	}
	return app.Section().Class("slip").Aria("labelledby", "dearest").Body(append(parts, app.Ol().Class("choices").Body(items...))...)
}

// decisionsPart lists everything a party decided, and what it cost.
func (v *review) decisionsPart(n dicegame.Names) app.UI {
	t, g := n.T().Review(), v.game
	parts := []app.UI{app.Summary().Body(app.H2().Text(fmt.Sprintf(t.AllOf, g.Name(v.party))))}
	if v.listed {
		var rows []app.UI
		for _, d := range v.decisions {
			if d.party != v.party {
				continue
			}
			st := g.Match.At(d.at)
			price := t.Free
			if d.cost >= 0.005 {
				price = cost(n.T(), d.cost)
			}
			rows = append(rows, app.Tr().Body(
				app.Th().Scope("row").Text(st.Round()),
				app.Td().Text(letters(n, decidedOn(st, d.action).Dice.Hand())),
				app.Td().Text(choiceText(n, g, st, d.action)),
				app.Td().Class("n").Text(price),
			))
		}
		parts = append(parts, worthTable(fmt.Sprintf(t.AllOf, g.Name(v.party)), rows, t.Round, n.T().Settings.Faces, t.Decision, t.Price))
	}
	return folded(app.Details().Class("slip house"), &v.listed, parts)
}

// worthTable is a table of the review; its last column holds numbers.
func worthTable(name string, rows []app.UI, heads ...string) app.UI {
	var head []app.UI
	for i, h := range heads {
		th := app.Th().Scope("col").Text(h)
		if i == len(heads)-1 {
			th = th.Class("n")
		}
		head = append(head, th)
	}
	return ui.Wide(name, app.Table().Class("worth").Aria("label", name).Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...)))
}

// decidedOn is the result that a decision is about: what was written, if that is the
// first of two, or else what lay on the table.
func decidedOn(st escalero.State, a escalero.Action) escalero.Turn {
	if a.Hand == 1 && st.Second() {
		return st.First()
	}
	return st.Last()
}

// letters is dice in few letters.
func letters(n dicegame.Names, h dice.Hand) string {
	var list []string
	for _, f := range dicegame.InOrder(h) {
		list = append(list, n.Letter(f))
	}
	return strings.Join(list, "\u00a0")
}
