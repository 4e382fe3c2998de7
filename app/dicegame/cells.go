package dicegame

import (
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Cell is everything visible of a cell. It can be compared with ==.
type Cell struct {
	// State is its name in the style sheet: "open", "closed" (not open yet),
	// "possible" or "zero" (can be chosen, and the dice score points or none),
	// "points" (can be chosen, and the points are entered by hand), "written"
	// or "struck".
	State  string
	Points int
	Own    bool // on the sheet shown in full, and not written yet
	Served bool
	Last   bool // the latest entry, with no action after it
	Chosen bool
	Stop   bool // reached by the Tab key
}

// Button reports whether the cell can be chosen.
func (c Cell) Button() bool {
	return c.State == "possible" || c.State == "zero" || c.State == "points"
}

// Eye holds what all cells of a pad have in common, computed once per drawing.
type Eye struct {
	desk      *Desk
	st        escalero.State
	own       engine.Player
	last      Entry // the latest entry if no action followed it, else zero
	choosable bool
	row, col  int // the cell that the Tab key reaches
	turn      escalero.Turn
	hand      dice.Hand
}

// Eye prepares to look at the cells of the desk. It is valid until the desk
// changes.
func (d *Desk) Eye() Eye {
	e := Eye{desk: d, st: d.State(), own: d.Own()}
	e.last, _ = d.Game.LastEntry()
	if e.choosable = d.Choosable(); e.choosable {
		e.row, e.col = d.Cursor()
		e.turn = d.Source()
		e.hand = e.turn.Dice.Hand()
	}
	return e
}

// Best returns the ID of the open cell where the dice score most, of equal ones
// the first; "" if nothing scores or nothing can be chosen.
func (e *Eye) Best() (id string) {
	if !e.choosable || !e.turn.Begun() {
		return ""
	}
	rules, most := &e.desk.Game.Rules, 0
	sheet := e.st.Sheet(e.own)
	for row := range rules.Rows {
		points := rules.Rows[row].Points(e.hand, e.turn.Served)
		if points <= most {
			continue
		}
		for col := range rules.Columns {
			if sheet.Open(*rules, col, row) {
				most, id = points, CellID(row, col)
				break
			}
		}
	}
	return id
}

// Own returns a cell of the sheet shown in full: written, or with what the dice
// would score in it. Row and column count from 0.
func (e *Eye) Own(row, col int) Cell {
	rules := &e.desk.Game.Rules
	sheet := e.st.Sheet(e.own)
	if sheet[col][row].Written || e.st.Over() {
		return e.Written(e.own, row, col)
	}
	c, r := Cell{Own: true}, &rules.Rows[row]
	switch {
	case !sheet.Open(*rules, col, row):
		c.State = "closed"
		return c
	case !e.choosable:
		c.State = "open"
		return c
	}
	c.Chosen = e.desk.Row == r.Key && e.desk.Col == col+1
	c.Stop = e.row == row && e.col == col
	if c.State = "points"; e.turn.Begun() {
		c.Points = r.Points(e.hand, e.turn.Served)
		c.Served = c.Points > 0 && e.turn.Served && r.Face == 0
		if c.State = "possible"; c.Points == 0 {
			c.State = "zero"
		}
	}
	return c
}

// Written returns a cell of any sheet as it can be read there, without what
// the dice would score. Row and column count from 0.
func (e *Eye) Written(p engine.Player, row, col int) Cell {
	rules := &e.desk.Game.Rules
	sheet := e.st.Sheet(p)
	c := sheet[col][row]
	if !c.Written {
		if !sheet.Open(*rules, col, row) {
			return Cell{State: "closed"}
		}
		return Cell{State: "open"}
	}
	look := Cell{State: "written", Served: c.Served, Points: sheet.Shown(*rules, col, row)}
	look.Last = e.last.Party == p && e.last.Col == col+1 && e.last.Row == rules.Rows[row].Key
	if c.Points == 0 && !rules.Running(col) {
		look.State = "struck"
	}
	return look
}
