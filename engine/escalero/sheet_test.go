package escalero_test

import (
	"testing"

	"serviert/engine/escalero"
)

// sheetOf writes points into the cells of a column, from the first row down.
func sheetOf(columns ...[]int) (s escalero.Sheet) {
	for col, list := range columns {
		for row, points := range list {
			s[col][row] = escalero.Cell{Points: points, Written: true}
		}
	}
	return s
}

var full = []int{3, 6, 9, 12, 15, 18, 20, 30, 40, 50, 45}

func TestFreeColumnsOpenEverywhere(t *testing.T) {
	r, _ := escalero.Preset("wuerfelpoker")
	s := sheetOf([]int{3, 6})
	for col := range r.Columns {
		for row := range r.Rows {
			if want := col != 0 || row > 1; s.Open(r, col, row) != want {
				t.Errorf("row %d of column %d open: %t", row, col, !want)
			}
		}
	}
}

// Column 2 of top-down opens when column 1 is full, one row at a time.
func TestDownColumnOpensInOrder(t *testing.T) {
	r, _ := escalero.Preset("wuerfelpoker-top-down")
	open := func(s escalero.Sheet) (rows []int) {
		for row := range r.Rows {
			if s.Open(r, 1, row) {
				rows = append(rows, row)
			}
		}
		return rows
	}
	if got := open(sheetOf(full[:10])); got != nil {
		t.Errorf("column 2 is open at %v while column 1 has a gap", got)
	}
	for n := range full {
		if got := open(sheetOf(full, full[:n])); len(got) != 1 || got[0] != n {
			t.Errorf("with %d rows written column 2 is open at %v", n, got)
		}
	}
	if got := open(sheetOf(full, full)); got != nil {
		t.Errorf("a full column is open at %v", got)
	}
}

// The running total of a row is all of both columns down to that row; the
// last is the sum of the sheet.
func TestRunningTotals(t *testing.T) {
	r, _ := escalero.Preset("wuerfelpoker-top-down")
	s := sheetOf(full, []int{2, 4, 0, 8, 10, 12, 25, 0, 40, 0, 100})
	running := 0
	for row := range r.Rows {
		running += s[0][row].Points + s[1][row].Points
		if got := s.Shown(r, 1, row); got != running {
			t.Errorf("row %d shows %d, want %d", row, got, running)
		}
		if got := s.Shown(r, 0, row); got != full[row] {
			t.Errorf("row %d of the free column shows %d, want %d", row, got, full[row])
		}
	}
	if s.Sum(r, 1) != running || s.Total(r) != running || s.Sum(r, 0) != 248 {
		t.Errorf("sums %d and %d, total %d", s.Sum(r, 0), s.Sum(r, 1), s.Total(r))
	}
	half := sheetOf(full, []int{2, 4})
	if got := half.Sum(r, 1); got != 3+2+6+4 {
		t.Errorf("the last running total of two is %d", got)
	}
	first := sheetOf(full, []int{2})
	if got := first.Sum(r, 1); got != 3+2 {
		t.Errorf("the running total of the first row alone is %d", got)
	}
	if empty := sheetOf(full); empty.Sum(r, 1) != 0 || empty.Total(r) != 248 {
		t.Errorf("nothing written in column 2 sums to %d", empty.Sum(r, 1))
	}
}

func TestFullAndComplete(t *testing.T) {
	r, _ := escalero.Preset("wuerfelpoker-two")
	s := sheetOf(full, full[:10])
	if !s.Full(r, 0) || s.Full(r, 1) || s.Complete(r) {
		t.Error("a sheet with one open cell is taken for complete")
	}
	s = sheetOf(full, full)
	if !s.Complete(r) || s.Plain(r, 1) != 248 {
		t.Error("a full sheet is not complete")
	}
}
