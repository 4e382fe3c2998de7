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

// reasons leads from the columns to the game points.
func reasons(g *game) app.UI {
	t := the.texts().Settlement
	st := g.state()
	account := st.Settlement()
	names := g.partyNames()
	columns := numbers{corner: t.Column, heads: names}
	for col := range g.Rules.Columns {
		row := numberRow{label: the.columnLabel(g.Rules, col+1)}
		for i := range names {
			sheet := st.Sheet(engine.Player(i + 1))
			row.cells = append(row.cells, number{fmt.Sprint(sheet.Sum(g.Rules, col)), account.Columns[col] == engine.Player(i+1)})
		}
		columns.rows = append(columns.rows, row)
	}
	points := pointsNumbers(g, account)
	if len(names) == 2 {
		return app.Section().Class("slip").Body(columns.beside(points, t.PointsHead).table(false))
	}
	turned := crowded(names)
	return app.Section().Class("slip").Body(columns.table(turned), points.table(turned))
}

// pointsNumbers is what each line of the account is worth to each party,
// the factor of a Contra, and the total.
func pointsNumbers(g *game, account escalero.Account) numbers {
	t := the.texts().Settlement
	f := numbers{corner: t.PointsHead, heads: g.partyNames()}
	line := func(label string, col int, points []int, total bool) {
		row := numberRow{label: label, col: col, total: total}
		for _, p := range points {
			row.cells = append(row.cells, number{text: signed(p)})
		}
		f.rows = append(f.rows, row)
	}
	for _, l := range account.Lines {
		label := the.lineLabel(g, account, l)
		if l.Col > 0 && l.Winner == 0 {
			label += ", " + t.Drawn
		}
		line(label, l.Col, l.Points, false)
	}
	if account.Factor > 1 {
		row := numberRow{label: fmt.Sprintf(t.Factor, account.Factor)}
		for range g.Parties {
			row.cells = append(row.cells, number{text: fmt.Sprintf("×%d", account.Factor)})
		}
		f.rows = append(f.rows, row)
	}
	line(t.Total, 0, account.Points, true)
	return f
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
	ledger, each := e.points, 1
	if len(e.money) == 1 {
		ledger, each = e.money[0], g.Rules.Stake.Cents
	}
	now := e.share(g)
	earlier := t.EarlierOne
	if n := len(e.games) - 1; n > 1 {
		earlier = fmt.Sprintf(t.Earlier, 1, n)
	}
	f := numbers{corner: t.Evening, heads: e.players, rows: []numberRow{{label: earlier}, {label: t.ThisGame}, {label: t.Standing, total: true}}}
	for i := range e.players {
		for at, n := range []int{ledger.amounts[i] - now[i]*each, now[i] * each, ledger.amounts[i]} {
			f.rows[at].cells = append(f.rows[at].cells, number{text: the.amount(ledger, n)})
		}
	}
	return app.Section().Class("slip").Body(f.table(len(e.players) > 2 || crowded(e.players)))
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
