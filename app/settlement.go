package app

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
	"serviert/engine/escalero"
)

// settlementPage says first who pays whom and how much, then why, then how
// the evening stands.
func settlementPage() app.UI {
	t := the.texts()
	if the.game == nil || !the.game.state().Over() {
		return screen("settle", t.Settlement.Title, nil,
			app.P().Text(t.Settlement.None),
			app.Div().Class("thumb").Body(app.A().Class("button main").Href(link("/")).Text(t.ToHome)),
		)
	}
	g := the.game
	parts := append([]app.UI{}, settled(g)...)
	if e := eveningOf(g); len(e.games) > 1 {
		parts = append(parts, eveningPart(e, g))
	}
	if the.canTakeBack() {
		parts = append(parts, app.Button().ID("take-back").Class("button quiet").Type("button").Text(t.Settlement.TakeBack).
			OnClick(func(app.Context, app.Event) {
				the.takeBack()
				the.visit("/table")
			}))
	}
	if g.byHand() && !g.paid {
		parts = append(parts, app.A().Class("button quiet").Href(link("/games?game="+g.id+"#pad")).Text(t.Games.Correct))
	}
	parts = append(parts, reviewLink(g), rematchPart(g), app.Div().Class("thumb").Body(app.Div().Class("acts").Body(
		app.A().Class("button").Href(link("/table")).Text(t.Settlement.Pad),
		app.Button().ID("rematch").Class("button main").Type("button").Body(
			app.Span().Text(t.Settlement.Rematch),
			app.Small().Text(the.rematchStarter(g)),
		).OnClick(func(app.Context, app.Event) { the.rematch() }),
	)))
	return screen("settle", t.Settlement.Title, nil, parts...)
}

// settled is how a finished game is paid, and why: also for the history.
func settled(g *game) []app.UI { return []app.UI{payments(g), reasons(g)} }

// payments is who pays whom, in money where a stake was agreed.
func payments(g *game) app.UI {
	t := the.texts().Settlement
	e := newEvening("", []*game{g})
	list, inMoney := e.points.payments, false
	if len(e.money) > 0 {
		list, inMoney = e.money[0].payments, true
	}
	if len(list) == 0 {
		return app.Section().Class("slip pay").Body(app.P().Class("money").Text(t.Level), app.P().Class("note").Text(t.Nobody))
	}
	var lines []app.UI
	for _, p := range list {
		from, to := e.players[p.From], e.players[p.To]
		if !inMoney {
			lines = append(lines, app.Li().Body(app.P().Text(fmt.Sprintf(t.Gets, from, to)),
				app.P().Class("money").Text(the.points(p.Amount))))
			continue
		}
		points := p.Amount / g.Rules.Stake.Cents
		lines = append(lines, app.Li().Body(app.P().Text(fmt.Sprintf(t.Pays, from, to)),
			app.P().Class("money").Text(the.money(g.Rules.Stake, points)),
			app.P().Class("note").Text(the.pointsAt(points, g.Rules.Stake))))
	}
	return app.Section().Class("slip pay").Body(app.Ul().Class("pays").Body(lines...))
}

// points words a number of points.
func (s *store) points(n int) string {
	if n == 1 {
		return s.texts().Settlement.Point
	}
	return fmt.Sprintf(s.texts().Settlement.Points, n)
}

func (s *store) pointsAt(n int, stake escalero.Stake) string {
	t := s.texts().Settlement
	if n == 1 {
		return fmt.Sprintf(t.OnePoint, s.money(stake, 1))
	}
	return fmt.Sprintf(t.PointsAt, n, s.money(stake, 1))
}

// reasons is the table that leads from the columns to the game points.
func reasons(g *game) app.UI {
	t := the.texts().Settlement
	st := g.state()
	account := st.Settlement()
	head := []app.UI{app.Th().Scope("col").Text(t.Column)}
	for i := range g.Parties {
		head = append(head, app.Th().Scope("col").Text(g.name(engine.Player(i+1))))
	}
	var body []app.UI
	for col := range g.Rules.Columns {
		cells := []app.UI{app.Th().Scope("row").Text(the.columnLabel(g.Rules, col+1))}
		for i := range g.Parties {
			sheet := st.Sheet(engine.Player(i + 1))
			cells = append(cells, leaderCell(fmt.Sprint(sheet.Sum(g.Rules, col)), account.Columns[col] == engine.Player(i+1)))
		}
		body = append(body, app.Tr().Body(cells...))
	}
	parts := []app.UI{app.Table().Class("sums").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(body...))}
	return app.Section().Class("slip").Body(append(parts, pointsTable(g, account))...)
}

// pointsTable lists what each line of the account is worth to each party,
// the factor of a Contra, and the total.
func pointsTable(g *game, account escalero.Account) app.UI {
	t := the.texts().Settlement
	head := []app.UI{app.Th().Scope("col").Text(the.texts().Settlement.PointsHead)}
	for i := range g.Parties {
		head = append(head, app.Th().Scope("col").Text(g.name(engine.Player(i+1))))
	}
	var body []app.UI
	for _, l := range account.Lines {
		label := the.lineLabel(g, account, l)
		if l.Col > 0 && l.Winner == 0 {
			label += ", " + t.Drawn
		}
		body = append(body, pointsRow(label, l.Points, ""))
	}
	if account.Factor > 1 {
		blank := make([]string, len(g.Parties))
		for i := range blank {
			blank[i] = fmt.Sprintf("×%d", account.Factor)
		}
		cells := []app.UI{app.Th().Scope("row").Text(fmt.Sprintf(t.Factor, account.Factor))}
		for _, b := range blank {
			cells = append(cells, app.Td().Text(b))
		}
		body = append(body, app.Tr().Body(cells...))
	}
	body = append(body, pointsRow(t.Total, account.Points, "total"))
	return app.Table().Class("sums").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(body...))
}

func pointsRow(label string, points []int, class string) app.UI {
	cells := []app.UI{app.Th().Scope("row").Text(label)}
	for _, p := range points {
		cells = append(cells, app.Td().Text(signed(p)))
	}
	row := app.Tr()
	if class != "" {
		row = row.Class(class)
	}
	return row.Body(cells...)
}

// lineLabel says what a line of the account is about.
func (s *store) lineLabel(g *game, account escalero.Account, l escalero.Line) string {
	t := s.texts().Settlement
	switch {
	case l.Col > 0:
		return s.columnLabel(g.Rules, l.Col)
	case account.Conceded != 0:
		return fmt.Sprintf(t.Concession, g.name(account.Conceded))
	case account.Sweep != 0:
		return fmt.Sprintf(t.Sweep, g.name(account.Sweep))
	}
	return t.Difference
}

// eveningPart is how the evening stands with this game in it.
func eveningPart(e evening, g *game) app.UI {
	t := the.texts().Settlement
	head := []app.UI{app.Th().Scope("col").Text(t.Evening)}
	for _, name := range e.players {
		head = append(head, app.Th().Scope("col").Text(name))
	}
	ledger, each := e.points, 1
	if len(e.money) == 1 {
		ledger, each = e.money[0], g.Rules.Stake.Cents
	}
	now := e.share(g)
	var before, this, sum []string
	for i := range e.players {
		before = append(before, the.amount(ledger, ledger.amounts[i]-now[i]*each))
		this = append(this, the.amount(ledger, now[i]*each))
		sum = append(sum, the.amount(ledger, ledger.amounts[i]))
	}
	earlier := t.EarlierOne
	if n := len(e.games) - 1; n > 1 {
		earlier = fmt.Sprintf(t.Earlier, 1, n)
	}
	return app.Section().Class("slip").Body(app.Table().Class("sums").Body(
		app.THead().Body(app.Tr().Body(head...)),
		app.TBody().Body(textRow(earlier, before, ""), textRow(t.ThisGame, this, ""), textRow(t.Standing, sum, "total")),
	))
}

func textRow(label string, texts []string, class string) app.UI {
	cells := []app.UI{app.Th().Scope("row").Text(label)}
	for _, x := range texts {
		cells = append(cells, app.Td().Text(x))
	}
	row := app.Tr()
	if class != "" {
		row = row.Class(class)
	}
	return row.Body(cells...)
}

// amount writes what somebody won or lost in a ledger, with its sign.
func (s *store) amount(l ledger, n int) string {
	if l.currency == "" {
		return signed(n)
	}
	text := s.money(escalero.Stake{Cents: 1, Currency: l.currency}, n)
	if n > 0 {
		text = "+" + text
	}
	return text
}

// result is the game's end in one sentence, as it is spoken.
func (s *store) result(g *game) string {
	t := s.texts().Settlement
	e := newEvening("", []*game{g})
	list, format := e.points.payments, t.Gets
	if len(e.money) > 0 {
		list, format = e.money[0].payments, t.Pays
	}
	if len(list) == 0 {
		return t.Level
	}
	var parts []string
	for _, p := range list {
		amount := s.points(p.Amount)
		if len(e.money) > 0 {
			amount = s.money(g.Rules.Stake, p.Amount/g.Rules.Stake.Cents)
		}
		parts = append(parts, fmt.Sprintf(format, e.players[p.From], e.players[p.To])+" "+amount)
	}
	return strings.Join(parts, ", ")
}
