package dicegame

import (
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Cell is all that can be seen of a cell. It compares with ==.
type Cell struct {
	// State is what the style sheet calls it: "open", "closed" (not open yet),
	// "possible" and "zero" (open, with what the dice score), "points" (open,
	// points are typed), "written" or "struck".
	State  string
	Points int
	Own    bool // on the sheet that lies open
	Served bool
	Last   bool // the entry that nothing has followed yet
	Chosen bool
	Stop   bool // the tab key stops here
}

// Button tells whether the cell can be chosen.
func (c Cell) Button() bool {
	return c.State == "possible" || c.State == "zero" || c.State == "points"
}

// Eye is what all cells of a pad have in common, worked out once.
type Eye struct {
	desk      *Desk
	st        escalero.State
	own       engine.Player
	last      Entry // the entry that nothing has followed yet, if any
	choosable bool
	row, col  int // where the tab key stops
	turn      escalero.Turn
	hand      dice.Hand
}

// Eye looks at the pads of the desk.
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

// Own is a cell of the sheet that lies open, both from 0: written, or open
// with what the dice would score in it.
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

// Written is a cell as it stands on a party's sheet, for reading only.
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
