package history

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/evening"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/escalero"
)

// Correction is a pad whose entries can be corrected. The cells that were entered
// by hand are buttons. For the chosen one it offers every value that can stand
// there, every column and row that the entry can have been meant for, and who else
// can have thrown it.
type Correction struct {
	Names  dicegame.Names
	Game   *dicegame.Game
	At     dicegame.Spot       // the chosen cell, zero for none
	Choose func(dicegame.Spot) // called with zero to leave the entry as it is
	Write  func(to dicegame.Spot, m Match)
}

// Match is a game with other entries; Correction.Write also gets the cell at
// which it differs most.
type Match = engine.Match[escalero.State, escalero.Action]

// Pad is the pad. The parties stand one below the other where they do not fit
// side by side, so that no cell is cut off or too small for a finger.
func (c Correction) Pad() app.UI {
	var list []app.UI
	for i := range c.Game.Parties {
		list = append(list, Paper(c.Names, &c.Game.Rules, c.Game.PartyNames(), c.Game, i, i+1, c.cell))
	}
	return app.Div().Class("papers correcting").Body(list...)
}

// cell makes a button of a cell that can be corrected.
func (c Correction) cell(at dicegame.Spot) app.UI {
	g, n := c.Game, c.Names
	if _, _, byHand := g.Entered(at); !byHand {
		return nil
	}
	stands := g.State().Sheet(at.Party)[at.Col-1][at.Row-1]
	where := g.Name(at.Party) + ", " + n.Where(&g.Rules, n.Row(g.Rules.Rows[at.Row-1].Key), at.Col) + ": "
	return app.Button().ID(at.ID()).Type("button").Class("button cell").Aria("pressed", fmt.Sprint(c.At == at)).
		Body(append([]app.UI{spoken(where)}, inked(n, stands, stands.Points, stands.Points == 0)...)...).
		OnClick(ui.Do(func() { c.Choose(at) }))
}

// Values offers every value that the chosen cell can have. Its heading has the
// ID "values".
func (c Correction) Values() app.UI {
	n, g, at := c.Names, c.Game, c.At
	row, now := g.Rules.Rows[at.Row-1], Points(g, at)
	var keys []app.UI
	for _, v := range append([]int{0}, row.Values()...) {
		label := written(n, v)
		id := fmt.Sprintf("value-%s-%s-%d", g.ID, at.ID(), v)
		if v == now {
			keys = append(keys, ui.Labelled(id, "", n.T().Games.Keep, label, func() { c.Choose(dicegame.Spot{}) }))
			continue
		}
		m, err := g.Corrected(at, v)
		if err != nil {
			continue // what was played later could not stand
		}
		served := ""
		if v > 0 && row.Face == 0 && row.ServedOnly(v) {
			served = n.T().Dice.Served
		}
		keys = append(keys, ui.Labelled(id, "write", label, served, func() { c.Write(at, m) }))
	}
	parts := []app.UI{
		app.H3().ID("values").TabIndex(-1).Text(fmt.Sprintf(n.T().Games.Now, g.Name(at.Party), n.Where(&g.Rules, n.Row(row.Key), at.Col), written(n, now))),
		app.Div().Class("values").Body(keys...),
	}
	if columns := c.columns(); columns != nil {
		parts = append(parts, app.P().Text(n.T().Games.Elsewhere), app.Div().Class("values").Body(columns...))
	}
	if rows := c.rows(); rows != nil {
		parts = append(parts, app.P().Text(n.T().Games.OtherRow), app.Div().Class("values").Body(rows...))
	}
	if others := c.others(); others != nil {
		parts = append(parts, app.P().Text(n.T().Games.OtherParty), app.Div().Class("values").Body(others...))
	}
	return app.Div().Class("example").Body(parts...)
}

// columns offers the other columns of the row: on a narrow pad the neighbour is
// soon tapped.
func (c Correction) columns() (keys []app.UI) {
	n, g, at := c.Names, c.Game, c.At
	sheet := g.State().Sheet(at.Party)
	for col := range g.Rules.Columns {
		there := sheet[col][at.Row-1]
		if there == sheet[at.Col-1][at.Row-1] {
			continue // this one, or one where the same stands
		}
		m, err := g.Moved(at, col+1, at.Row)
		if err != nil {
			continue
		}
		swaps := ""
		if there.Written {
			swaps = fmt.Sprintf(n.T().Games.Swaps, written(n, there.Points))
		}
		to := dicegame.Spot{Party: at.Party, Col: col + 1, Row: at.Row}
		keys = append(keys, ui.Labelled(fmt.Sprintf("move-%s-%s-%d", g.ID, at.ID(), col+1), "write", n.Column(&g.Rules, col+1), swaps, func() { c.Write(to, m) }))
	}
	return keys
}

// rows offers the other rows of the column in which the entry counts as well, and for a
// strike all that can be struck: there too the neighbour is soon tapped, and “6” can be
// two jacks or three tens.
func (c Correction) rows() (keys []app.UI) {
	n, g, at := c.Names, c.Game, c.At
	sheet := g.State().Sheet(at.Party)[at.Col-1]
	now := sheet[at.Row-1]
	for row := range g.Rules.Rows {
		there, below := sheet[row], ""
		if there == now {
			continue // this one, or one where the same stands
		}
		m, err := g.Moved(at, at.Col, row+1)
		if err != nil {
			continue
		}
		moved := m.State().Sheet(at.Party)[at.Col-1]
		switch points := moved[row].Points; {
		case there.Written:
			if moved[row] != now || moved[at.Row-1] != there {
				continue // typed dice count something else there
			}
			below = fmt.Sprintf(n.T().Games.Swaps, written(n, there.Points))
		case points == 0 && now.Points > 0:
			continue
		case points != now.Points:
			below = written(n, points)
		}
		to := dicegame.Spot{Party: at.Party, Col: at.Col, Row: row + 1}
		keys = append(keys, ui.Labelled(fmt.Sprintf("row-%s-%s-%d", g.ID, at.ID(), row+1), "write", n.Row(g.Rules.Rows[row].Key), below, func() { c.Write(to, m) }))
	}
	return keys
}

// others offers the parties that can have thrown the entry, because somebody threw out
// of turn. Their own entry of that time goes the other way.
func (c Correction) others() (keys []app.UI) {
	n, g, at := c.Names, c.Game, c.At
	stands := func(s dicegame.Spot) escalero.Cell { return g.State().Sheet(s.Party)[s.Col-1][s.Row-1] }
	for _, there := range g.Beside(at) {
		m, err := g.Exchanged(at, there)
		if err != nil || there.Col == at.Col && there.Row == at.Row && stands(there) == stands(at) {
			continue // or nothing would change
		}
		swaps := fmt.Sprintf(n.T().Games.Swaps, n.Where(&g.Rules, n.Row(g.Rules.Rows[there.Row-1].Key), there.Col)+": "+written(n, stands(there).Points))
		to := dicegame.Spot{Party: there.Party, Col: at.Col, Row: at.Row}
		id := fmt.Sprintf("party-%s-%s-%s", g.ID, at.ID(), there.ID())
		keys = append(keys, ui.Labelled(id, "write", g.Name(there.Party), swaps, func() { c.Write(to, m) }))
	}
	return keys
}

// correction is the pad of the game that the history shows.
func (r *Room) correction(g *dicegame.Game) Correction {
	at := r.view.cell
	return Correction{
		Names: r.names(&g.Rules), Game: g, At: at,
		Choose: func(to dicegame.Spot) {
			if r.view.cell = to; to == (dicegame.Spot{}) {
				r.sh.Focus(at.ID())
				return
			}
			r.sh.Focus("values")
		},
		Write: func(to dicegame.Spot, m Match) { r.correct(g, to, m) },
	}
}

// correct changes a finished game that is not paid yet, stores and says it, and how it is settled where that changes too:
// the payments stand far above the pad.
func (r *Room) correct(g *dicegame.Game, at dicegame.Spot, m Match) {
	if g.Paid || !g.Over() || r.lent(g.ID) {
		return
	}
	t, before := r.sh.Texts(), g.State()
	paid := evening.Result(t, g.Summary())
	g.Fix(m)
	r.games.Change(g)
	r.view.cell = dicegame.Spot{}
	text := SaidCorrected(r.names(&g.Rules), g, at, before)
	if pays := evening.Result(t, g.Summary()); pays != paid {
		text += fmt.Sprintf(t.Games.AndPays, pays)
	}
	r.sh.Confirm(text)
	r.sh.Focus(at.ID())
}

// SaidCorrected announces what stands in a cell instead of what stood there
// before and, where an entry has come from another cell or gone to one, what
// stands in that.
func SaidCorrected(n dicegame.Names, g *dicegame.Game, at dicegame.Spot, before escalero.State) string {
	t, now := &n.T().Games, g.State()
	where := func(s dicegame.Spot) string {
		return n.Where(&g.Rules, n.Row(g.Rules.Rows[s.Row-1].Key), s.Col)
	}
	stands := func(st escalero.State, s dicegame.Spot) string {
		c := st.Sheet(s.Party)[s.Col-1][s.Row-1]
		if !c.Written {
			return n.T().Table.Empty
		}
		return written(n, c.Points)
	}
	text := fmt.Sprintf(t.Corrected, g.Name(at.Party), where(at), stands(now, at), stands(before, at))
	whose := at.Party // the name that was said last, a cell without one is of the same sheet
	for _, s := range changed(g, before, at.Party) {
		if s == at {
			continue
		}
		there := where(s)
		if s.Party != whose {
			whose = s.Party
			there = g.Name(whose) + ", " + there
		}
		text += fmt.Sprintf(t.AndThere, there, stands(now, s), stands(before, s))
	}
	return text
}

// changed lists the cells that hold something else than before, those of one party first.
func changed(g *dicegame.Game, before escalero.State, first engine.Player) (list []dicegame.Spot) {
	now, n := g.State(), len(g.Parties)
	for i := range n {
		p := engine.Player((int(first)-1+i)%n + 1)
		is, was := now.Sheet(p), before.Sheet(p)
		for col := range g.Rules.Columns {
			for row := range g.Rules.Rows {
				if is[col][row] != was[col][row] {
					list = append(list, dicegame.Spot{Party: p, Col: col + 1, Row: row + 1})
				}
			}
		}
	}
	return list
}

// Points is what was written in a cell, in a running column too.
func Points(g *dicegame.Game, at dicegame.Spot) int {
	return g.State().Sheet(at.Party)[at.Col-1][at.Row-1].Points
}

// written is what stands in a cell, as it is spoken.
func written(n dicegame.Names, points int) string {
	if points == 0 {
		return n.T().Games.Struck
	}
	return fmt.Sprint(points)
}
