package ui

import (
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Between is the space before or behind what only screen readers have of a text,
// class sr-only: any other falls away there, and Orca reads the two as one word.
const Between = "\u00a0"

// Numbers is a table of results: columns, points, money. It has one column per
// party or, turned, one row per party, which fits a phone for any number of
// parties and any length of names.
type Numbers struct {
	Corner string   // heading of the row labels
	Heads  []string // one per party
	Rows   []NumberRow
	Leads  string // spoken for a number that leads
	Below  string // spoken behind what is below a number
}

// NumberRow is one row of the table.
type NumberRow struct {
	Label string
	Col   int // the column of the sheet, from 1, or 0 for none
	Cells []Number
	Total bool // a total, below a line
}

// Number is one cell.
type Number struct {
	Text  string
	Leads bool   // marked with the triangle
	Below string // what is added in a line of its own, "" for nothing
}

// Crowded reports whether names are too long or too many for column headings,
// so that the table has to be turned.
func Crowded(names []string) bool {
	return len(names) > 3 || utf8.RuneCountInString(strings.Join(names, "")) > 28 || longWords(names)
}

// longWords reports whether a name has a word that must be broken on small phones.
func longWords(names []string) bool {
	for _, n := range names {
		for _, word := range strings.Fields(strings.ReplaceAll(n, "-", " ")) {
			if utf8.RuneCountInString(word) > 14 {
				return true
			}
		}
	}
	return false
}

// Named heads the row of somebody in a table. A name that has to be broken on small
// phones is; the others keep their words whole.
func Named(name string) app.HTMLTh {
	th := app.Th().Scope("row").Text(name)
	if longWords([]string{name}) {
		th = th.Class("long")
	}
	return th
}

// Beside adds a column to a table of two parties: what each row is worth to the
// first of them, taken from points. head precedes that party's name.
func (f Numbers) Beside(points Numbers, head string) Numbers {
	f.Heads = append(f.Heads[:2:2], head+" "+f.Heads[0])
	blank := []Number{{}, {}}
	for _, p := range points.Rows {
		at := len(f.Rows)
		if p.Col > 0 {
			at = p.Col - 1
			f.Rows[at].Label = p.Label
		} else {
			f.Rows = append(f.Rows, NumberRow{Label: p.Label, Total: p.Total, Cells: blank})
		}
		f.Rows[at].Cells = append(f.Rows[at].Cells[:2:2], p.Cells[0])
	}
	for i, r := range f.Rows {
		if len(r.Cells) == 2 {
			f.Rows[i].Cells = append(r.Cells[:2:2], Number{})
		}
	}
	return f
}

// Table renders the numbers, with one row per NumberRow or, turned, one per
// party.
func (f Numbers) Table(turned bool) app.UI {
	var head, body []app.UI
	head = append(head, app.Th().Scope("col").Text(f.Corner))
	if turned {
		for _, r := range f.Rows {
			head = append(head, app.Th().Scope("col").Text(r.Label))
		}
		for i, name := range f.Heads {
			cells := []app.UI{app.Th().Scope("row").Text(name)}
			for _, r := range f.Rows {
				cells = append(cells, f.cell(r.Cells[i], r.Total))
			}
			body = append(body, app.Tr().Body(cells...))
		}
	} else {
		for _, name := range f.Heads {
			head = append(head, app.Th().Scope("col").Text(name))
		}
		for _, r := range f.Rows {
			cells := []app.UI{app.Th().Scope("row").Text(r.Label)}
			for _, c := range r.Cells {
				cells = append(cells, f.cell(c, false))
			}
			row := app.Tr()
			if r.Total {
				row = row.Class("total")
			}
			body = append(body, row.Body(cells...))
		}
	}
	class := "sums"
	if longWords(f.Heads) {
		class += " long"
	}
	if !turned {
		class += " lines" // the first column has words of the app, not names of any length
	}
	return app.Table().Class(class).Aria("label", f.Corner).Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(body...))
}

func (f Numbers) cell(c Number, total bool) app.UI {
	switch {
	case c.Below != "":
		return app.Td().Body(app.Text(c.Text), app.Small().Text(c.Below), app.Span().Class("sr-only").Text(Between+f.Below))
	case c.Leads:
		return LeaderCell(c.Text, f.Leads)
	case total:
		return app.Td().Class("sum-up").Text(c.Text)
	}
	return app.Td().Text(c.Text)
}

// LeaderCell is a table cell with the triangle for the leader. leads is spoken
// for the triangle; "" gives a plain cell.
func LeaderCell(text, leads string) app.UI {
	if leads == "" {
		return app.Td().Text(text)
	}
	return app.Td().Class("best").Body(
		app.Span().Text(text),
		app.Span().Class("sr-only").Text(Between+leads),
	)
}

// TextRow is a table row with a label. class may be "".
func TextRow(label string, texts []string, class string) app.UI {
	cells := []app.UI{app.Th().Scope("row").Text(label)}
	for _, x := range texts {
		cells = append(cells, app.Td().Text(x))
	}
	row := app.Tr()
	if class != "" {
		row = row.Class(class)
	}
	return row.Body(cells...)
}
