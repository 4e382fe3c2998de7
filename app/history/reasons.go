package history

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/evening"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/escalero"
)

// Settled is how a finished game is paid, and why.
func Settled(n dicegame.Names, g *dicegame.Game) []app.UI {
	parts := []app.UI{payments(n, g), Reasons(n, g)}
	if g.State().Stopped() {
		parts = append(parts, app.P().Class("note").Text(n.T().Settlement.Stopped+"."))
	}
	parts = counted(parts, g, n.T().Settlement.RealDice, g.Mixed())
	parts = counted(parts, g, n.T().Settlement.Fixed, g.Fixed)
	if g.Against() {
		parts = counted(parts, g, n.T().Settlement.Advised, g.Advised)
	}
	return swapped(parts, n, g)
}

// swapped adds a line on who has come to a seat while the game went on: whoever sits there
// at the end pays for what others have played too.
func swapped(parts []app.UI, n dicegame.Names, g *dicegame.Game) []app.UI {
	var list []string
	t := n.T()
	called := func(name, level string) string {
		if level == "" {
			return name
		}
		return name + " (" + cmp.Or(t.New.Levels.At(level), t.New.NoHuman) + ")"
	}
	for _, s := range g.Swaps() {
		list = append(list, fmt.Sprintf(t.Settlement.Swap, called(s.Name, s.Level), called(s.Before, s.Was), s.Round))
	}
	if list == nil {
		return parts
	}
	return append(parts, app.P().Class("note").Text(fmt.Sprintf(t.Settlement.Swapped, strings.Join(list, ", "))))
}

// counted adds a line on who has done something how often: of what nobody may have seen
// who looked away, as the pad says nothing of it. It adds none where nobody has.
func counted(parts []app.UI, g *dicegame.Game, text string, counts []int) []app.UI {
	var who []string
	for i, times := range counts {
		if times > 0 {
			who = append(who, i18n.Beside(g.Name(engine.Player(i+1)), fmt.Sprint(times)))
		}
	}
	if who == nil {
		return parts
	}
	return append(parts, app.P().Class("note").Text(fmt.Sprintf(text, strings.Join(who, ", "))))
}

// payments is who pays whom, in money where a stake was agreed.
func payments(n dicegame.Names, g *dicegame.Game) app.UI {
	t, part := n.T(), app.Section().Class("slip pay")
	due := evening.New("", g.Summary()).Due(t)
	if len(due) == 0 {
		return part.Body(app.P().Class("money").Text(t.Settlement.LevelShown), app.P().Class("note").Text(t.Settlement.Nobody))
	}
	lines := make([]app.UI, len(due))
	for i, d := range due {
		line := []app.UI{app.P().Text(d.Who), app.P().Class("money").Text(d.Amount)}
		if stake := g.Rules.Stake; !stake.IsZero() {
			line = append(line, app.P().Class("note").Text(n.PointsAt(d.Raw/stake.Cents, stake)))
		}
		lines[i] = app.Li().Body(line...)
	}
	return part.Body(app.Ul().Class("pays").Body(lines...))
}

// Reasons leads from the columns to the game points. Of a difference nobody wins a
// column: it is told who is ahead there, and by how much.
func Reasons(n dicegame.Names, g *dicegame.Game) app.UI {
	t, st, heads := n.T(), g.State(), g.PartyNames()
	account := st.Settlement()
	columns := ui.Numbers{Corner: t.Settlement.Column, Heads: heads, Leads: t.Table.Wins, Below: t.Settlement.Ahead}
	if account.Conceded != 0 { // nobody has won any of them
		columns.Leads = t.Table.Leads
		for col := range account.Columns {
			account.Columns[col] = st.Leader(col)
		}
	}
	single := len(g.Rules.Columns) == 1 // its sums, instead of a column with a number
	if single {
		columns.Corner = t.Games.Points
	}
	for col := range g.Rules.Columns {
		row := ui.NumberRow{Label: n.ColumnLabel(&g.Rules, col+1)}
		if single {
			row.Label = t.Games.Sum
		}
		sums, won := make([]int, len(heads)), account.Columns[col]
		for i := range heads {
			sheet := st.Sheet(engine.Player(i + 1))
			sums[i] = sheet.Sum(g.Rules, col)
			row.Cells = append(row.Cells, ui.Number{Text: fmt.Sprint(sums[i]), Leads: won == engine.Player(i+1)})
		}
		if won != 0 && !g.Settles(col) {
			row.Cells[won-1] = ui.Number{Text: row.Cells[won-1].Text, Below: t.Gain(dicegame.Lead(sums))}
		}
		columns.Rows = append(columns.Rows, row)
	}
	if sums, ahead := g.Totals(); sums != nil {
		row := ui.NumberRow{Label: t.Games.Sum, Total: true}
		for i, sum := range sums {
			row.Cells = append(row.Cells, ui.Number{Text: fmt.Sprint(sum), Leads: ahead == engine.Player(i+1) && account.Conceded == 0})
		}
		columns.Rows = append(columns.Rows, row)
	}
	points := pointsNumbers(n, g, account)
	turned, pointsTurned := ui.Crowded(heads), ui.Crowded(heads)
	if len(heads) == 2 {
		if !ui.Crowded(append(heads, heads[0])) { // the first comes twice
			return app.Div().Class("slip").Body(columns.Beside(points, t.Settlement.PointsHead).Table(false))
		}
		pointsTurned = false // the labels are longer than two names
	}
	return app.Div().Class("slip").Body(columns.Table(turned), points.Table(pointsTurned))
}

// pointsNumbers is what each line of the account is worth to each party,
// the factor of a Contra, and the total.
func pointsNumbers(n dicegame.Names, g *dicegame.Game, account escalero.Account) ui.Numbers {
	t := &n.T().Settlement
	f := ui.Numbers{Corner: t.PointsHead, Heads: g.PartyNames()}
	line := func(label string, col int, points []int, total bool) {
		row := ui.NumberRow{Label: label, Col: col, Total: total}
		for _, p := range points {
			row.Cells = append(row.Cells, ui.Number{Text: n.T().Gain(p)})
		}
		f.Rows = append(f.Rows, row)
	}
	for _, l := range account.Lines {
		label := lineLabel(n, g, account, l)
		if l.Col > 0 && l.Winner == 0 {
			label += ", " + t.Drawn
		}
		line(label, l.Col, l.Points, false)
	}
	if account.Factor > 1 {
		row := ui.NumberRow{Label: fmt.Sprintf(t.Factor, account.Factor)}
		for range g.Parties {
			row.Cells = append(row.Cells, ui.Number{Text: fmt.Sprintf("×%d", account.Factor)})
		}
		f.Rows = append(f.Rows, row)
	}
	line(t.Total, 0, account.Points, true)
	return f
}

// lineLabel says what a line of the account is about.
func lineLabel(n dicegame.Names, g *dicegame.Game, account escalero.Account, l escalero.Line) string {
	t := &n.T().Settlement
	switch {
	case l.Col > 0:
		return n.ColumnLabel(&g.Rules, l.Col)
	case account.Conceded != 0:
		return i18n.Of(t.Concession, g.Name(account.Conceded))
	case account.Sweep != 0:
		return fmt.Sprintf(t.Sweep, g.Name(account.Sweep))
	}
	return t.Difference
}
