package main

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"
)

// The document in full, as it is printed.
func TestDocument(t *testing.T) {
	text := `serviert 1 escalero
option stake 0.10 EUR
party Anna
party Bernd + "Dora"
throw 11356
keep 11 throw 11146
keep 111 throw 11111
write 1 3
throw 12345
`
	column := `{"1": null, "2": null, "3": null, "4": null, "5": null, "6": null, "S": null, "F": null, "P": null, "G": null}`
	anna := strings.Replace(column, `"1": null`, `"1": 5`, 1)
	open := `{"cells": ` + column + `, "sum": 0}`
	want := `{"game": "escalero", "over": false, "toAct": 2, "throwsLeft": 2, "sheets": [
	{"party": "Anna", "columns": [` + open + `, ` + open + `, {"cells": ` + anna + `, "sum": 5}]},
	{"party": "Bernd + \"Dora\"", "columns": [` + open + `, ` + open + `, ` + open + `]}],
	"settlement": {"columns": [null, null, null], "points": [0, 0], "money": ["0.00 EUR", "0.00 EUR"], "factor": 1}}`
	_, stdout, stderr := run(t, text, "-")
	if stderr != "" || !reflect.DeepEqual(decode(t, stdout), decode(t, want)) {
		t.Errorf("%s%s", stdout, stderr)
	}
	// The rows stand in the order of the sheet.
	last := -1
	for _, key := range []string{`"1"`, `"6"`, `"S"`, `"F"`, `"P"`, `"G"`} {
		at := strings.Index(stdout, key)
		if at < last {
			t.Errorf("row %s is out of order", key)
		}
		last = at
	}
}

func decode(t *testing.T, text string) (v any) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return v
}

// replayed is the parts of a document that the tests below check.
type replayed struct {
	Over       bool
	ToAct      int
	ThrowsLeft int
	Sheets     []struct {
		Columns []struct {
			Cells map[string]*int
			Sum   int
		}
	}
	Settlement struct {
		Columns []*int
		Points  []int
		Money   []string
	}
}

func golden(t *testing.T, name string) (d replayed) {
	t.Helper()
	text, err := os.ReadFile("../../engine/escalero/testdata/" + name + ".serviert")
	if err != nil {
		t.Fatal(err)
	}
	_, stdout, _ := run(t, string(text), "-")
	if err := json.Unmarshal([]byte(stdout), &d); err != nil {
		t.Fatal(err)
	}
	return d
}

func TestDocumentOver(t *testing.T) {
	d := golden(t, "pay-three-players-drawn")
	if !d.Over || d.ToAct != 0 || d.ThrowsLeft != 0 {
		t.Errorf("over %t, to act %d, throws left %d", d.Over, d.ToAct, d.ThrowsLeft)
	}
	c := d.Settlement.Columns
	if len(c) != 3 || c[0] == nil || *c[0] != 1 || c[1] == nil || *c[1] != 2 || c[2] != nil {
		t.Errorf("columns won by %v, want 1, 2 and nobody", c)
	}
	if !reflect.DeepEqual(d.Settlement.Points, []int{0, 3, -3}) {
		t.Errorf("points %v", d.Settlement.Points)
	}
	// Without a stake the money is an empty list, not null.
	if d.Settlement.Money == nil || len(d.Settlement.Money) != 0 {
		t.Errorf("money %v", d.Settlement.Money)
	}
	if got := golden(t, "pay-one-and-three").Settlement.Money; !reflect.DeepEqual(got, []string{"0.30 EUR", "-0.30 EUR"}) {
		t.Errorf("money %v", got)
	}
}

// The second column of top-down shows running totals, and so does its sum.
func TestDocumentTopDown(t *testing.T) {
	d := golden(t, "top-down")
	one, two := d.Sheets[0].Columns[0], d.Sheets[0].Columns[1]
	if *one.Cells["1"] != 3 || *two.Cells["1"] != 6 || *one.Cells["2"] != 6 || *two.Cells["2"] != 14 {
		t.Errorf("rows 1 and 2 are %d %d and %d %d", *one.Cells["1"], *two.Cells["1"], *one.Cells["2"], *two.Cells["2"])
	}
	if two.Sum != *two.Cells["X"] || two.Sum-one.Sum != 293 {
		t.Errorf("sums %d and %d, last running total %d", one.Sum, two.Sum, *two.Cells["X"])
	}
	if _, ok := one.Cells["GG"]; ok || len(one.Cells) != 11 {
		t.Errorf("rows %v", one.Cells)
	}
}

// Who has to answer a Contra is to act.
func TestDocumentContra(t *testing.T) {
	var d replayed
	_, stdout, _ := run(t, contra+"contra\n", "-")
	if err := json.Unmarshal([]byte(stdout), &d); err != nil || d.ToAct != 2 || d.ThrowsLeft != 3 {
		t.Errorf("to act %d, throws left %d, %v", d.ToAct, d.ThrowsLeft, err)
	}
}
