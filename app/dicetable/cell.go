package dicetable

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
)

// cell renders a cell of the row with a key; row and col count from 0. All cells
// that cannot be pressed have the same structure, so that a change updates only
// texts and attributes. They say only what stands there: row and column are told
// by the table. A button says where it is as well, for whoever comes to it alone.
func cell(s seat, n dicegame.Names, c dicegame.Cell, key string, row, col int) app.UI {
	t := &n.T().Table
	class, seen, heard := "entry", "", t.Empty
	switch {
	case c.Button():
		return button(s, n, c, key, row, col)
	case c.Fix != (dicegame.Spot{}):
		return fixable(s, n, c, key)
	case c.State == dicegame.CellStruck:
		heard = t.Struck
	case c.State == dicegame.CellWritten:
		seen, heard = strconv.Itoa(c.Points), ""
		if c.Served {
			class, heard = "entry served", ui.Between+n.T().Dice.Served
		}
	case c.State == dicegame.CellMeant:
		seen, heard = strconv.Itoa(c.Points), ui.Between+t.Empty
	case c.State == dicegame.CellClosed:
		heard = t.Closed
	}
	if c.Last {
		class += " last"
	}
	e := app.Span().Class(class).DataSet("state", string(c.State)).Body(app.Text(seen), app.Span().Class("sr-only").Text(heard))
	if c.Own && c.State == dicegame.CellClosed { // whoever taps there wonders why nothing can be written
		e = e.OnClick(s.press(dicegame.Press{Order: dicegame.Tap, N: dicegame.CellN(row, col)}))
	}
	return e
}

// button renders an open cell that can be chosen. Its label says all; the number
// is hidden from screen readers, because a throw changes that of most cells and
// Orca loses what is announced when too many changes are told along with it. A
// text without width stays, since a button without any breaks the lines that
// Orca reads of the page.
func button(s seat, n dicegame.Names, c dicegame.Cell, key string, row, col int) app.UI {
	t, where := &n.T().Table, n.Aloud(&s.Desk.Game.Rules, n.Row(key), col+1)
	class, state, text, name := "entry pencil", c.State, "", ""
	switch c.State {
	case dicegame.CellByHand:
		state = dicegame.CellPossible
		name = fmt.Sprintf(t.CellOpen, where)
	case dicegame.CellZero:
		text = "0"
		if c.Faint {
			class += " faint"
		}
		name = fmt.Sprintf(t.CellZero, where)
	default:
		text = strconv.Itoa(c.Points)
		name = fmt.Sprintf(t.CellScores, where, c.Points)
	}
	if c.Served {
		class, name = "entry pencil served", name+", "+n.T().Dice.Served
	}
	return app.Button().Type("button").ID(dicegame.CellID(row, col)).Class(class).DataSet("state", string(state)).Aria("label", name).
		Aria("pressed", c.Chosen).TabIndex(tabIndex(c.Stop)).Body(app.Span().Aria("hidden", "true").Text(text), app.Text("\u200b")).
		OnClick(s.press(dicegame.Press{Order: dicegame.Tap, N: dicegame.CellN(row, col)}))
}

// fixable renders a written cell that can be corrected.
func fixable(s seat, n dicegame.Names, c dicegame.Cell, key string) app.UI {
	t, g, at := &n.T().Table, s.Desk.Game, c.Fix
	class, seen, heard := "entry", "", t.Struck
	if c.State == dicegame.CellWritten {
		seen, heard = strconv.Itoa(c.Points), strconv.Itoa(c.Points)
	}
	if c.Served {
		class, heard = "entry served", heard+" "+n.T().Dice.Served
	}
	if c.Last {
		class += " last"
	}
	return app.Button().Type("button").ID(dicegame.PadID(at, s.Desk.Own())).Class(class).DataSet("state", string(c.State)).TabIndex(tabIndex(c.Stop)).Text(seen).
		Aria("label", fmt.Sprintf(t.CellFix, g.Name(at.Party), n.Aloud(&g.Rules, n.Row(key), at.Col), heard)).
		OnClick(s.press(dicegame.Press{Order: dicegame.Correct, At: at}))
}
