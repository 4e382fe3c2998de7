package dicegame

import "strconv"

// CellID is the element of a cell of the own sheet, both from 0.
func CellID(row, col int) string { return "cell-" + strconv.Itoa(row) + "-" + strconv.Itoa(col) }

// Cursor is the one open cell that the tab key reaches; arrow keys go on from
// there. It is the chosen one, the one that had the focus, or the first.
func (d *Desk) Cursor() (row, col int) {
	r, sheet := &d.Game.Rules, d.State().Sheet(d.Own())
	if d.Row != "" {
		return r.Row(d.Row), d.Col - 1
	}
	if sheet.Open(*r, d.atCol, d.atRow) {
		return d.atRow, d.atCol
	}
	for row := range r.Rows {
		for col := range r.Columns {
			if sheet.Open(*r, col, row) {
				return row, col
			}
		}
	}
	return 0, 0
}

// Step moves the cursor from a cell to the next open one in a direction of the
// sheet and returns its element, "" where there is none. Down and up lead to
// the nearest cell of the next row that has an open one, right and left along
// the row and from its end to the next column: so every open cell can be
// reached.
func (d *Desk) Step(row, col, down, right int) string {
	r, sheet := &d.Game.Rules, d.State().Sheet(d.Own())
	rows, cols := len(r.Rows), len(r.Columns)
	try := func(row, col int) bool {
		if col < 0 || col >= cols || row < 0 || row >= rows || !sheet.Open(*r, col, row) {
			return false
		}
		d.atRow, d.atCol = row, col
		return true
	}
	for to := row + down; down != 0 && to >= 0 && to < rows; to += down {
		for away := range cols {
			if try(to, col-away) || try(to, col+away) {
				return CellID(d.atRow, d.atCol)
			}
		}
	}
	for to := col + right; right != 0 && to >= 0 && to < cols; to += right {
		if try(row, to) {
			return CellID(d.atRow, d.atCol)
		}
	}
	for to := col + right; right != 0 && to >= 0 && to < cols; to += right {
		for away := range rows {
			if try(row-away, to) || try(row+away, to) {
				return CellID(d.atRow, d.atCol)
			}
		}
	}
	return ""
}

// Next is the element where the next step is: the dice or the pad while dice
// lie there or real ones are written down, otherwise the cup.
func (d *Desk) Next() string {
	switch st := d.State(); {
	case st.Now().Begun() && d.Game.Level(st) == "":
		if id := d.AfterThrow(); id != "" {
			return id
		}
	case d.Choosable():
		return CellID(d.Cursor())
	case d.Game.Level(st) != "":
		return "quiet"
	}
	return "throw"
}

// AfterThrow is where the next step is when dice have just fallen: the dice
// while they can be kept, the pad when nothing is left but writing, "" where
// the focus may stay.
func (d *Desk) AfterThrow() string {
	switch st := d.State(); {
	case st.Now().Left() > 0:
		return "die-1"
	case d.Choosable():
		return CellID(d.Cursor())
	case st.Hands() == 2 && !st.Second():
		return "done"
	}
	return ""
}
