package escalero_test

import (
	"slices"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Values is exactly what the 252 hands score in a row, served and unserved.
func TestValuesAreWhatDiceCanScore(t *testing.T) {
	for _, table := range tables() {
		for _, row := range table.rules.Rows {
			var want []int
			for _, o := range dice.Outcomes(dice.N) {
				for _, served := range []bool{false, true} {
					if p := row.Points(o.Hand, served); p != 0 {
						want = append(want, p)
					}
				}
			}
			slices.Sort(want)
			want = slices.Compact(want)
			if got := row.Values(); !slices.Equal(got, want) {
				t.Errorf("%s: row %s can have %v, says %v", table, row.Key, want, got)
			}
		}
	}
}

// A served throw is never worth less than the same dice not served.
func TestServedIsNeverWorse(t *testing.T) {
	for _, table := range tables() {
		for _, row := range table.rules.Rows {
			for _, o := range dice.Outcomes(dice.N) {
				if row.Points(o.Hand, true) < row.Points(o.Hand, false) {
					t.Errorf("%s: %s in row %s is worth less served", table, o.Hand, row.Key)
				}
			}
		}
	}
}

// Examples for RULES.md, "Rows and values".
func TestRowsAndValues(t *testing.T) {
	for _, c := range []struct {
		preset, row, dice   string
		unserved, servedFor int
	}{
		{"escalero", "1", "11345", 2, 2},
		{"escalero", "2", "22222", 10, 10},
		{"escalero", "3", "33312", 9, 9}, // four jacks are 12, three 9
		{"escalero", "3", "33332", 12, 12},
		{"escalero", "5", "55512", 15, 15}, // three kings are 15
		{"escalero", "6", "12345", 0, 0},
		{"escalero", "S", "12345", 20, 25},
		{"escalero", "S", "23456", 20, 25},
		{"escalero", "S", "12346", 0, 0},
		{"escalero", "S", "34561", 0, 0}, // a straight does not wrap around from A to 9
		{"escalero", "F", "11122", 30, 35},
		{"escalero", "F", "11112", 0, 0}, // four alike are no full house
		{"escalero", "F", "11111", 30, 35},
		{"escalero", "P", "11112", 40, 45},
		{"escalero", "P", "11111", 40, 45},
		{"escalero", "P", "11122", 0, 0},
		{"escalero", "G", "66666", 50, 80},
		{"escalero", "G", "66665", 0, 0},
		{"escalero-double-grande", "G", "66666", 50, 80},
		{"escalero-double-grande", "GG", "66666", 0, 100},
		{"wuerfelpoker", "S", "23456", 20, 25},
		{"wuerfelpoker", "F", "44455", 30, 35},
		{"wuerfelpoker", "P", "44445", 40, 45},
		{"wuerfelpoker", "G", "44444", 50, 55},
		{"wuerfelpoker", "GG", "44444", 0, 100},
		{"wuerfelpoker", "GG", "44445", 0, 0},
		{"wuerfelpoker-top-down", "X", "12345", 0, 25},
		{"wuerfelpoker-top-down", "X", "11122", 0, 35},
		{"wuerfelpoker-top-down", "X", "11112", 0, 45},
		{"wuerfelpoker-top-down", "X", "11111", 0, 100},
		{"wuerfelpoker-top-down", "X", "11123", 0, 0},
	} {
		r, _ := escalero.Preset(c.preset)
		row := r.Rows[r.Row(c.row)]
		throw, err := dice.ParseThrow(c.dice)
		if err != nil {
			t.Fatal(err)
		}
		if got := row.Points(throw.Hand(), false); got != c.unserved {
			t.Errorf("%s: %s in row %s is %d, want %d", c.preset, c.dice, c.row, got, c.unserved)
		}
		if got := row.Points(throw.Hand(), true); got != c.servedFor {
			t.Errorf("%s: %s served in row %s is %d, want %d", c.preset, c.dice, c.row, got, c.servedFor)
		}
	}
}

func TestSheetsFit(t *testing.T) {
	for _, table := range tables() {
		if r := table.rules; len(r.Rows) > escalero.MaxRows || len(r.Columns) > escalero.MaxColumns || r.Cells() == 0 {
			t.Errorf("%s has %d rows and %d columns", table, len(r.Rows), len(r.Columns))
		}
	}
}
