package history

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/evening"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/escalero"
)

// ending is how a game has ended, in the order in which it is told: the columns
// one after the other, who has won, what was special about it, who pays whom.
type ending struct {
	columns []endedColumn
	whose   []string // where two play, the names above their sums
	gaveUp  string   // instead of the columns, "" for nobody
	winner  string   // "Mitzi gewinnt"
	shown   string   // the same, with the places where it may be broken
	by      string   // "14 Spielpunkte gegen Franz", "" for a draw
	head    string   // all columns won
	factor  string   // after a Contra
	early   string   // all have stopped before the pads were full
	due     []evening.Due
	nobody  string // instead of the payments
}

// endedColumn is one column: where two play their sums side by side, where more
// play the name and the sum of the winner, or of whoever is ahead.
type endedColumn struct {
	label  string
	said   string
	shown  []string
	best   int    // index in shown, -1 where nobody wins it
	points string // what it is worth to the winner of the game, or of the column where more than two play; see endedCol
}

// ended tells a finished game.
func ended(n dicegame.Names, g *dicegame.Game) ending {
	t, account := n.T(), g.State().Settlement()
	best := g.Winners()
	e := ending{winner: t.Settlement.Level, shown: t.Settlement.LevelShown, nobody: t.Settlement.Nobody}
	if len(best) > 0 {
		e.winner, e.nobody = i18n.Of(t.Settlement.Wins, g.Names(best)), ""
		e.shown = e.winner
		e.by = t.Settlement.GamePoint
		if points := account.Points[best[0]-1]; points != 1 {
			e.by = t.Fill(t.Settlement.GamePoints, points)
		}
		if len(g.Parties) == 2 {
			e.by = fmt.Sprintf(t.Home.Against, e.by, g.Name(3-best[0]))
		}
	}
	if account.Conceded != 0 {
		e.gaveUp = i18n.Of(t.Settlement.Concession, g.Name(account.Conceded))
	} else {
		first := engine.Player(1)
		if len(best) > 0 {
			first = best[0]
		}
		if len(g.Parties) == 2 {
			e.whose = []string{g.Name(first), g.Name(3 - first)}
		}
		for col := range g.Rules.Columns {
			e.columns = append(e.columns, endedCol(n, g, account, first, col))
		}
		if sums, _ := g.Totals(); sums != nil {
			e.columns = append(e.columns, endedCol(n, g, account, first, len(g.Rules.Columns)))
		}
		e.head = headCall(n, g, account)
	}
	if g.State().Stopped() {
		e.early = t.Settlement.Stopped
	}
	if account.Factor > 1 {
		e.factor = fmt.Sprintf(t.Settlement.Factor, account.Factor)
	}
	if !g.Rules.Stake.IsZero() || len(g.Parties) > 2 { // else the winner's line has said it
		e.due = evening.New("", g.Summary()).Due(t)
	}
	return e
}

// endedCol is a column, from 0, or behind the last one the totals, told with the
// party first on the left where two play. Of a difference nobody wins a column that
// does not come to the totals: it is told who is ahead there, and by how much.
func endedCol(n dicegame.Names, g *dicegame.Game, account escalero.Account, first engine.Player, col int) endedColumn {
	t, r := &n.T().Settlement, &g.Rules
	all, total := make([]string, len(g.Parties)), col == len(r.Columns)
	sums, won := g.Totals()
	if !total {
		sums, won = make([]int, len(all)), account.Columns[col]
	}
	for i := range sums {
		if !total {
			sheet := g.State().Sheet(engine.Player(i + 1))
			sums[i] = sheet.Sum(*r, col)
		}
		all[i] = i18n.Beside(g.Name(engine.Player(i+1)), strconv.Itoa(sums[i]))
	}
	two := len(sums) == 2
	mine, yours := sums[first-1], 0
	if two {
		yours = sums[2-first]
	}
	c := endedColumn{label: n.ColumnLabel(r, col+1), best: -1}
	forWhom, pays, settles := first, r.Settlement.ByColumns, total || g.Settles(col)
	switch told := strings.Join(all, ", "); {
	case total:
		c.label = n.T().Games.Total
		c.said = c.label + ": " + told
	case len(r.Columns) == 1: // all sums instead of a column with a number
		c.label, c.said = n.T().Games.Sum, told
	case !pays:
		if c.said = n.Column(r, col+1) + ": " + told; !settles {
			c.said += ", " + n.Ahead(g, sums, won, false)
		}
	case won == 0:
		c.said = n.Column(r, col+1) + ": " + t.Drawn
	default:
		c.said = fmt.Sprintf(t.ColumnTo, n.Column(r, col+1), g.Name(won))
	}
	switch {
	case two:
		c.shown = []string{strconv.Itoa(mine), strconv.Itoa(yours)}
		if pays {
			c.said += fmt.Sprintf(t.Score, slices.Max(sums), slices.Min(sums))
		}
		if won == first {
			c.best = 0
		} else if won != 0 {
			c.best = 1
		}
	case won != 0:
		forWhom, c.best = won, 0
		c.shown = []string{g.Name(won), strconv.Itoa(sums[won-1])}
		if pays {
			c.said += ", " + c.shown[1]
		}
	default:
		c.shown = []string{t.Drawn, ""}
	}
	if !settles {
		c.best = -1
	}
	switch {
	case pays:
		c.points = n.T().Gain(account.Lines[col].Points[forWhom-1])
	case !two && won != 0:
		c.points = n.T().Gain(dicegame.Lead(sums))
	case !two:
	case !r.Running(len(r.Columns) - 1):
		c.points = n.T().Gain(mine - yours)
	case total, !g.State().Stopped() && col == len(r.Columns)-1: // its sum has the other columns in it
		c.points = n.T().Gain(account.Lines[0].Points[first-1])
	}
	return c
}

// headCall is what is called where somebody has won all of several columns, and
// what they come to together; "" where nobody has.
func headCall(n dicegame.Names, g *dicegame.Game, account escalero.Account) string {
	t, st := &n.T().Settlement, g.Rules.Settlement
	if account.Sweep == 0 || len(g.Rules.Columns) < 2 {
		return ""
	}
	points := 0
	for _, l := range account.Lines {
		points += l.Points[account.Sweep-1]
	}
	all := t.All[len(g.Rules.Columns)-2]
	switch {
	case st.SweepFactor > 1:
		return n.T().Fill(t.Head, all, points)
	case st.SweepBonus > 0:
		return n.T().Fill(t.AllBonus, all, points)
	}
	return all + "!"
}

// SaidEnd tells in sentences how a finished game has ended: the winner first, what
// was special, the columns, who pays whom. That somebody has given up was said as
// it was done.
func SaidEnd(n dicegame.Names, g *dicegame.Game) string {
	e := ended(n, g)
	winner := e.winner
	if e.by != "" {
		winner += ", " + e.by
	}
	list := []string{winner, e.head, e.factor}
	for _, c := range e.columns {
		list = append(list, c.said)
	}
	for _, d := range e.due {
		list = append(list, d.Said())
	}
	text := ""
	for _, sentence := range append(list, e.nobody) {
		if sentence == "" {
			continue
		}
		if text != "" {
			text += " "
		}
		if text += sentence; !strings.HasSuffix(sentence, "!") {
			text += "."
		}
	}
	return text
}

// endPage is the end of the game on the table, before any figures: all felt. The
// elements come in the order in which they are told; the style sheet puts the
// winner on top.
func (r *Room) endPage() app.UI {
	t, g := r.sh.Texts(), r.games.Now
	if g == nil || !g.Over() {
		return r.unsettled()
	}
	e := ended(r.names(&g.Rules), g)
	return app.Div().Class("end").Body(
		ui.Heading(t.Home.Over),
		e.columnList(g),
		app.Div().Class("winner").Body(ui.Icon("cloche"), app.H2().Text(e.shown), app.P().Hidden(e.by == "").Text(e.by)),
		e.specials(),
		e.payments(),
		app.Div().Class("end-acts").Body(
			app.Div().Class("acts even").Body(r.endWays(g)...),
			ui.Labelled("rematch", "ivory", t.Settlement.Rematch, r.rematchStarter(g), r.rematch),
		),
	)
}

// endWays are the ways on beside the rematch.
func (r *Room) endWays(g *dicegame.Game) []app.UI {
	t := r.sh.Texts()
	return []app.UI{
		app.A().ID("figures").Class("button").Href(ui.Link("/settlement")).Text(t.Settlement.Title),
		ui.Labelled("picture", "", t.Sharing.Picture, "", func() { r.out.Picture(g) }),
	}
}

// columnList is the columns as they are won, one after the other.
func (e ending) columnList(g *dicegame.Game) app.UI {
	if e.gaveUp != "" {
		return app.P().Class("gave-up").Text(e.gaveUp)
	}
	rows := make([]app.UI, len(e.columns))
	for i, c := range e.columns {
		cells := []app.UI{spoken(c.said), app.Span().Class("col").Aria("hidden", "true").Text(c.label)}
		for at, text := range c.shown {
			class := "sum"
			if at == c.best {
				class = "sum best"
			}
			cells = append(cells, app.Span().Class(class).Aria("hidden", "true").Text(text))
		}
		rows[i] = app.Li().Body(append(cells, app.Span().Class("points").Aria("hidden", "true").Text(c.points))...)
	}
	if e.whose != nil { // last, where it delays nothing; the style sheet puts it on top, and each column is heard with its names
		rows = append(rows, app.Li().Class("whose").Aria("hidden", "true").Body(app.Span(), app.Span().Text(e.whose[0]), app.Span().Text(e.whose[1]), app.Span()))
	}
	return app.Ul().Class(fmt.Sprintf("won won-%d", min(len(g.Parties), 3))).Body(rows...)
}

// specials is what was special: all columns, a higher stake.
func (e ending) specials() app.UI {
	return app.Div().Class("specials").Body(
		app.P().Class("head").Hidden(e.head == "").Body(ui.Icon("cloche"), app.Span().Text(e.head)),
		app.P().Hidden(e.factor == "").Text(e.factor),
		app.P().Hidden(e.early == "").Text(e.early),
	)
}

// payments is who pays whom.
func (e ending) payments() app.UI {
	list := make([]app.UI, len(e.due))
	for i, d := range e.due {
		list[i] = app.Li().Body(app.Span().Text(strings.TrimSuffix(d.Said(), d.Amount)), app.Strong().Text(d.Amount))
	}
	if e.nobody != "" {
		list = []app.UI{app.Li().Text(e.nobody)}
	}
	class := "dues"
	if len(list) == 1 {
		class = "dues one"
	}
	return app.Ul().Class(class).Body(list...)
}
