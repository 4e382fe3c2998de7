package escalero

// Cell is a cell of a sheet. The zero Cell is open.
type Cell struct {
	Points  int  // points written; 0 while open and if struck
	Written bool // written or struck
	Served  bool // a combination scored from a served throw
}

// Sheet is what a party has written, indexed by column and row of its Rules, both
// from 0. Cells beyond those stay zero.
type Sheet [MaxColumns][MaxRows]Cell

// Full tells whether a column, from 0, has no open cell.
func (s *Sheet) Full(r Rules, col int) bool {
	for row := range r.Rows {
		if !s[col][row].Written {
			return false
		}
	}
	return true
}

// Complete tells whether the sheet has no open cell.
func (s *Sheet) Complete(r Rules) bool {
	for col := range r.Columns {
		if !s.Full(r, col) {
			return false
		}
	}
	return true
}

// Open tells whether a cell can be written now: it is not written yet and, in a
// Down column, is the next in order, with all columns before it full.
func (s *Sheet) Open(r Rules, col, row int) bool {
	if s[col][row].Written {
		return false
	}
	if !r.Columns[col].Down {
		return true
	}
	for c := range col {
		if !s.Full(r, c) {
			return false
		}
	}
	return row == 0 || s[col][row-1].Written
}

// Plain is the sum of the points written in a column.
func (s *Sheet) Plain(r Rules, col int) int {
	sum := 0
	for row := range r.Rows {
		sum += s[col][row].Points
	}
	return sum
}

// Shown is the number in a written cell: its points or, in a running column, the
// total down to that row over all columns up to this one (RULES.md, "Columns and
// settlement").
func (s *Sheet) Shown(r Rules, col, row int) int {
	if !r.Running(col) {
		return s[col][row].Points
	}
	sum := 0
	for c := 0; c <= col; c++ {
		for i := 0; i <= row; i++ {
			sum += s[c][i].Points
		}
	}
	return sum
}

// Sum is the sum of a column: that of its points or, in a running column, its
// last running total so far, 0 if there is none.
func (s *Sheet) Sum(r Rules, col int) int {
	if !r.Running(col) {
		return s.Plain(r, col)
	}
	for row := len(r.Rows) - 1; row >= 0; row-- {
		if s[col][row].Written {
			return s.Shown(r, col, row)
		}
	}
	return 0
}

// Total is the sum of all points written, each counted once.
func (s *Sheet) Total(r Rules) int {
	sum := 0
	for col := range r.Columns {
		sum += s.Plain(r, col)
	}
	return sum
}
