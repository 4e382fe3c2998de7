package app

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

// dearestPart lists the worst mistakes; what would have been better stays
// untold until it is tried again.
func dearestPart(r *review) app.UI {
	t := the.texts().Coach.Review
	parts := []app.UI{app.H2().ID("dearest").Text(t.Dearest)}
	list := r.dearest(r.party)
	if r.choices(r.party) == 0 {
		parts = append(parts, app.P().Text(fmt.Sprintf(t.NoChoices, r.game.name(r.party))))
	} else if len(list) == 0 {
		parts = append(parts, app.P().Text(t.Flawless))
	}
	var items []app.UI
	for _, d := range list {
		st := r.game.Match.At(d.at)
		lying := app.UI(app.Text(""))
		if last := st.Last(); last.Begun() {
			lying = minis(last.Dice[:])
		}
		id := fmt.Sprintf("mistake-%d", d.at)
		items = append(items, app.Li().Class("choice").Body(
			app.P().ID(id).Class("choice-name").Text(fmt.Sprintf(t.Mistake, st.Round(), r.game.thrower(st))),
			app.P().Text(the.choiceText(r.game, st, d.action)+" · "+fmt.Sprintf(t.Cost, the.cost(d.cost))),
			lying,
			app.A().Class("button").Href(link(fmt.Sprintf("/practice?game=%s&at=%d", r.game.id, d.at))).Aria("describedby", id).Text(t.Again),
		))
	}
	return app.Section().Class("slip").Aria("labelledby", "dearest").Body(append(parts, app.Ol().Class("choices").Body(items...))...)
}

// decisionsPart lists everything a party decided, and what it cost.
func decisionsPart(r *review) app.UI {
	t := the.texts().Coach.Review
	parts := []app.UI{app.Summary().Body(app.H2().Text(fmt.Sprintf(t.AllOf, r.game.name(r.party))))}
	var rows []app.UI
	for _, d := range r.decisions {
		if d.party != r.party || !r.listed {
			continue
		}
		st := r.game.Match.At(d.at)
		price := t.Free
		if d.cost >= 0.005 {
			price = the.cost(d.cost)
		}
		rows = append(rows, app.Tr().Body(
			app.Th().Scope("row").Text(st.Round()),
			app.Td().Text(the.letters(st)),
			app.Td().Text(the.choiceText(r.game, st, d.action)),
			app.Td().Class("n").Text(price),
		))
	}
	if r.listed {
		parts = append(parts, worthTable(rows, t.Round, the.texts().Settings.Faces, t.Decision, t.Price))
	}
	return app.Details().Class("slip house").Open(r.listed).Body(parts...).
		On("toggle", func(ctx app.Context, _ app.Event) { the.lessons.review.listed = ctx.JSSrc().Get("open").Bool() })
}

// worthTable is a table of the review; its last column holds numbers.
func worthTable(rows []app.UI, heads ...string) app.UI {
	var head []app.UI
	for i, h := range heads {
		th := app.Th().Scope("col").Text(h)
		if i == len(heads)-1 {
			th = th.Class("n")
		}
		head = append(head, th)
	}
	return app.Table().Class("worth").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...))
}

// letters is the dice that lie, in few letters.
func (s *store) letters(st escalero.State) string {
	var list []string
	for _, f := range dealt(st.Last().Dice.Hand()) {
		list = append(list, s.letter(f))
	}
	return strings.Join(list, "\u00a0")
}
