package dicegame

import (
	"slices"
	"strconv"
)

// CellID returns the ID of a cell's element on the own sheet. Row and column
// count from 0.
func CellID(row, col int) string { return "cell-" + strconv.Itoa(row) + "-" + strconv.Itoa(col) }

// Cursor returns the one open cell that the Tab key reaches, counted from 0:
// the chosen cell, else the one that had the focus last, else the first. Arrow
// keys lead on from there.
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

// Step moves the cursor from a cell to the next open one, or the next written
// one that can be corrected, and returns its ID, "" if there is none. down and right are -1, 0 or 1. Vertical steps lead to the
// nearest open cell of the next row that has one; horizontal steps lead along
// the row, and from its end to the nearest open cell of the next column. Every
// open cell can be reached this way.
func (d *Desk) Step(row, col, down, right int) string {
	r, sheet := &d.Game.Rules, d.State().Sheet(d.Own())
	rows, cols, own, fixes := len(r.Rows), len(r.Columns), d.Own(), d.fixes()
	try := func(row, col int) bool {
		if col < 0 || col >= cols || row < 0 || row >= rows || !sheet.Open(*r, col, row) && !slices.Contains(fixes, Spot{own, col + 1, row + 1}) {
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

// Next returns the ID of the element for the next step: the dice or the pad
// once there are dice, and in block mode; otherwise the throw button.
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

// AfterThrow returns the ID of the element to focus after a throw: the first
// die while dice can be kept, the pad when only writing is left, "" to leave
// the focus.
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
