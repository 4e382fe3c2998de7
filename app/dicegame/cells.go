package dicegame

import (
	"slices"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// CellState is what a cell is at the moment; its text is its name in the style sheet.
type CellState string

const (
	CellOpen     CellState = "open"     // empty
	CellClosed   CellState = "closed"   // not open yet
	CellPossible CellState = "possible" // can be chosen, and the dice score points
	CellZero     CellState = "zero"     // can be chosen, and the dice score none
	CellByHand   CellState = "points"   // can be chosen, and the points are entered by hand; drawn as CellPossible
	CellMeant    CellState = "meant"    // where a computer player is about to write
	CellWritten  CellState = "written"
	CellStruck   CellState = "struck"
)

// Cell is everything visible of a cell. It can be compared with ==.
type Cell struct {
	State  CellState
	Points int
	Own    bool // on the sheet shown in full, and not written yet
	Served bool
	Last   bool // the latest entry, with no action after it
	Chosen bool
	Stop   bool // reached by the Tab key, as one cell of the pad is
	Faint  bool // a zero that nobody has to think of yet: throws are left
	Fix    Spot // where it is, if it is written and can be corrected here
}

// Button reports whether the cell can be chosen.
func (c Cell) Button() bool {
	return c.State == CellPossible || c.State == CellZero || c.State == CellByHand
}

// Eye holds what all cells of a pad have in common, computed once per drawing.
type Eye struct {
	desk      *Desk
	st        escalero.State
	own       engine.Player
	last      Entry // the latest entry if no action followed it, else zero
	choosable bool
	stop      Spot // the cell that the Tab key reaches
	chosen    string
	in        int // the column of what is chosen, from 1
	turn      escalero.Turn
	hand      dice.Hand
	fixes     []Spot // the cells that can be corrected
}

// Eye prepares to look at the cells of the desk. It is valid until the desk
// changes.
func (d *Desk) Eye() Eye {
	e := Eye{desk: d, st: d.State(), own: d.Own(), stop: d.Stop()}
	e.last, _ = d.Game.LastEntry()
	e.fixes = d.fixes()
	// On a sheet that stays where it is for a moment the next one cannot write.
	if e.choosable = d.Choosable() && (d.Resting == 0 || d.Resting == e.st.Writer()); e.choosable {
		e.chosen, e.in = d.chosen()
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

// Stop returns the one cell of the pad that the Tab key reaches.
func (e *Eye) Stop() Spot { return e.stop }

// Own returns a cell of the sheet shown in full: written, or with what the dice
// would score in it. Row and column count from 0.
func (e *Eye) Own(row, col int) Cell {
	c := e.mine(row, col)
	c.Stop = e.stop == Spot{e.own, col + 1, row + 1}
	return c
}

func (e *Eye) mine(row, col int) Cell {
	rules := &e.desk.Game.Rules
	sheet := e.st.Sheet(e.own)
	if sheet[col][row].Written || e.st.Over() {
		return e.written(e.own, row, col)
	}
	c, r := Cell{Own: true}, &rules.Rows[row]
	switch {
	case !sheet.Open(*rules, col, row):
		c.State = CellClosed
		return c
	case !e.choosable:
		w := e.written(e.own, row, col)
		c.State, c.Points = w.State, w.Points
		return c
	}
	c.Chosen = e.chosen == r.Key && e.in == col+1
	if c.State = CellByHand; e.turn.Begun() {
		c.Points = r.Points(e.hand, e.turn.Served)
		c.Served = c.Points > 0 && e.turn.Served && r.Face == 0
		if c.State = CellPossible; c.Points == 0 {
			c.State = CellZero
			c.Faint = e.st.Now().Left() > 0 && !c.Chosen
		}
	}
	return c
}

// Written returns a cell of any sheet as it can be read there, without what
// the dice would score. Row and column count from 0.
func (e *Eye) Written(p engine.Player, row, col int) Cell {
	c := e.written(p, row, col)
	c.Stop = e.stop == Spot{p, col + 1, row + 1}
	return c
}

func (e *Eye) written(p engine.Player, row, col int) Cell {
	rules := &e.desk.Game.Rules
	sheet := e.st.Sheet(p)
	c := sheet[col][row]
	if !c.Written {
		if !sheet.Open(*rules, col, row) {
			return Cell{State: CellClosed}
		}
		if d := e.desk; p == e.st.Writer() && d.Idle() && !d.Watching && d.Row == rules.Rows[row].Key && d.Col == col+1 {
			return Cell{State: CellMeant, Points: d.Points(d.Row)}
		}
		return Cell{State: CellOpen}
	}
	look := Cell{State: CellWritten, Served: c.Served, Points: sheet.Shown(*rules, col, row)}
	if at := (Spot{p, col + 1, row + 1}); slices.Contains(e.fixes, at) {
		look.Fix = at
	}
	look.Last = e.last.Party == p && e.last.Col == col+1 && e.last.Row == rules.Rows[row].Key
	if c.Points == 0 && !rules.Running(col) {
		look.State = CellStruck
	}
	return look
}

// Offer returns the entry that the main button proposes while a picture lies
// complete: where it scores most, in the column that pays most. ok is false
// without a picture, or where no open cell takes it.
func (d *Desk) Offer() (a escalero.Action, points int, ok bool) {
	st := d.State()
	if !d.Choosable() || !st.Now().Begun() {
		return a, 0, false // before a second turn the first result waits, whatever is thrown
	}
	a, points = d.worth(d.Source())
	if st.Second() {
		if a.Hand = d.Result; d.Result == 0 {
			_, first := d.worth(st.First())
			return a, points, points > first
		}
	}
	return a, points, points > 0
}

// worth returns the best entry of a result as a picture, with what it scores; 0
// if it is none or no open cell takes it.
func (d *Desk) worth(t escalero.Turn) (a escalero.Action, most int) {
	r, sheet, hand, pays := &d.Game.Rules, d.State().Sheet(d.Own()), t.Dice.Hand(), 0
	for row := range r.Rows {
		if r.Rows[row].Face != 0 {
			continue
		}
		points := r.Rows[row].Points(hand, t.Served)
		for col := range r.Columns {
			value := r.Columns[col].Value
			if points == 0 || points < most || points == most && value <= pays || !sheet.Open(*r, col, row) {
				continue
			}
			a.Kind, a.Row, a.Col = escalero.Write, r.Rows[row].Key, col+1
			most, pays = points, value
		}
	}
	return a, most
}

// price returns how many points the next throw gives away: what the picture on
// the table scores, less what is left whatever falls. 0 if nothing is lost.
func (d *Desk) price() int {
	st := d.State()
	if !st.Now().Begun() {
		return 0
	}
	_, most := d.worth(st.Now())
	least := 0
	if st.Second() {
		_, least = d.worth(st.First())
	}
	// Of fewer than five dice only four alike are sure to be a picture.
	for i, n := range d.Throw().Kept {
		if f := dice.Face(i + 1); n == 4 {
			_, sure := d.worth(escalero.Turn{Dice: dice.Throw{f, f, f, f}})
			least = max(least, sure)
		}
	}
	return max(0, most-least)
}
