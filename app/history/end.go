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
	points string // what it is worth to the winner of the game, or of the column where more than two play; see outcome.points
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
			e.columns = append(e.columns, newOutcome(n, g, first, col).column())
		}
		if sums, _ := g.Totals(); sums != nil {
			e.columns = append(e.columns, newOutcome(n, g, first, len(g.Rules.Columns)).column())
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

// outcome is what a column has come to, from 0, or behind the last one the totals.
type outcome struct {
	n     dicegame.Names
	g     *dicegame.Game
	col   int
	first engine.Player // told on the left where two play
	sums  []int
	won   engine.Player // 0 for nobody
	pays  bool          // columns are paid one by one
	// settles is false for a column of a difference that does not come to the totals:
	// nobody wins it, and it is told who is ahead there, and by how much.
	settles bool
}

func newOutcome(n dicegame.Names, g *dicegame.Game, first engine.Player, col int) outcome {
	o := outcome{n: n, g: g, col: col, first: first, pays: g.Rules.Settlement.ByColumns}
	if o.total() {
		o.settles = true
		o.sums, o.won = g.Totals()
		return o
	}
	o.settles = g.Settles(col)
	o.sums, o.won = make([]int, len(g.Parties)), g.State().Settlement().Columns[col]
	for i := range o.sums {
		sheet := g.State().Sheet(engine.Player(i + 1))
		o.sums[i] = sheet.Sum(g.Rules, col)
	}
	return o
}

// total tells whether it is the totals, and two whether two play.
func (o outcome) total() bool { return o.col == len(o.g.Rules.Columns) }
func (o outcome) two() bool   { return len(o.sums) == 2 }

// column is all that is told of it.
func (o outcome) column() endedColumn {
	c := endedColumn{label: o.label(), said: o.said(), points: o.points()}
	if c.shown, c.best = o.shown(); !o.settles {
		c.best = -1
	}
	return c
}

func (o outcome) label() string {
	switch {
	case o.total():
		return o.n.T().Games.Total
	case len(o.g.Rules.Columns) == 1: // instead of a column with a number
		return o.n.T().Games.Sum
	}
	return o.n.ColumnLabel(&o.g.Rules, o.col+1)
}

// said is who has won a column, and by which sums; of a difference it is all sums.
func (o outcome) said() string {
	t, single := &o.n.T().Settlement, len(o.g.Rules.Columns) == 1
	name := o.label()
	if !o.total() && !single {
		name = o.n.Column(&o.g.Rules, o.col+1)
	}
	text := ""
	switch {
	case o.total(), !single && !o.pays:
		text = name + ": " + o.allSums()
	case single:
		text = o.allSums()
	case o.won == 0:
		text = name + ": " + t.Drawn
	default:
		text = fmt.Sprintf(t.ColumnTo, name, o.g.Name(o.won))
	}
	switch {
	case !o.settles:
		text += ", " + o.n.Ahead(o.g, o.sums, o.won, false)
	case !o.pays:
	case o.two():
		text += fmt.Sprintf(t.Score, slices.Max(o.sums), slices.Min(o.sums))
	case o.won != 0:
		text += ", " + strconv.Itoa(o.sums[o.won-1])
	}
	return text
}

func (o outcome) allSums() string {
	all := make([]string, len(o.sums))
	for i, sum := range o.sums {
		all[i] = i18n.Beside(o.g.Name(engine.Player(i+1)), strconv.Itoa(sum))
	}
	return strings.Join(all, ", ")
}

// shown is the sums of two, or whoever is ahead of more and his sum; best is which of the
// texts has won, -1 for none.
func (o outcome) shown() (texts []string, best int) {
	switch {
	case !o.two() && o.won == 0:
		return []string{o.n.T().Settlement.Drawn, ""}, -1
	case !o.two():
		return []string{o.g.Name(o.won), strconv.Itoa(o.sums[o.won-1])}, 0
	}
	switch o.won {
	case 0:
		best = -1
	case o.first:
	default:
		best = 1
	}
	return []string{strconv.Itoa(o.sums[o.first-1]), strconv.Itoa(o.sums[2-o.first])}, best
}

// points is what it is worth to the first of two, or to whoever is ahead of more; "" for what
// is not settled by itself.
func (o outcome) points() string {
	t, r, lines := o.n.T(), &o.g.Rules, o.g.State().Settlement().Lines
	switch {
	case o.pays && !o.two() && o.won != 0:
		return t.Gain(lines[o.col].Points[o.won-1])
	case o.pays:
		return t.Gain(lines[o.col].Points[o.first-1])
	case !o.two() && o.won != 0:
		return t.Gain(dicegame.Lead(o.sums))
	case !o.two():
	case !r.Running(len(r.Columns) - 1):
		return t.Gain(o.sums[o.first-1] - o.sums[2-o.first])
	case o.total(), !o.g.State().Stopped() && o.col == len(r.Columns)-1: // its sum has the other columns in it
		return t.Gain(lines[0].Points[o.first-1])
	}
	return ""
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

// endKey reads the end of the game on the table, with the key that at the table says how it stands.
func (r *Room) endKey(key string, _ bool, _ string) bool {
	g := r.games.Now
	if key != "a" || g == nil || !g.Over() {
		return false
	}
	n, text := r.names(&g.Rules), ""
	if gaveUp := ended(n, g).gaveUp; gaveUp != "" {
		text = gaveUp + ". "
	}
	r.sh.Say(text + SaidEnd(n, g))
	return true
}

func endKeys(t *i18n.Texts) []ui.KeyHelp { return ui.OnlyKeys(t.Table.KeyRead, "A") }

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
		ui.Labelled("picture", "", t.Sharing.Picture, "", func() { r.others.Picture(g) }),
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
