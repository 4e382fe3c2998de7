package app

import (
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// numbers is a table of what columns, points and money come to: a column for
// each party or, turned, a line, which fits a phone however many they are and
// however long their names.
type numbers struct {
	corner string
	heads  []string
	rows   []numberRow
}

type numberRow struct {
	label string
	col   int // the column of the sheet it is about, from 1, 0 for none
	cells []number
	total bool
}

type number struct {
	text  string
	leads bool
}

// crowded tells whether names do not fit above columns.
func crowded(names []string) bool {
	letters := 0
	for _, n := range names {
		letters += utf8.RuneCountInString(n)
	}
	return len(names) > 3 || letters > 28
}

// beside adds to the numbers of two parties what each line is worth to the
// first of them.
func (f numbers) beside(points numbers, head string) numbers {
	f.heads = append(f.heads[:2:2], head+" "+f.heads[0])
	blank := []number{{}, {}}
	for _, p := range points.rows {
		at := len(f.rows)
		if p.col > 0 {
			at = p.col - 1
			f.rows[at].label = p.label
		} else {
			f.rows = append(f.rows, numberRow{label: p.label, total: p.total, cells: blank})
		}
		f.rows[at].cells = append(f.rows[at].cells[:2:2], p.cells[0])
	}
	for i, r := range f.rows {
		if len(r.cells) == 2 {
			f.rows[i].cells = append(r.cells[:2:2], number{})
		}
	}
	return f
}

// table shows the numbers, with a line for each row or, turned, for each
// party.
func (f numbers) table(turned bool) app.UI {
	var head, body []app.UI
	head = append(head, app.Th().Scope("col").Text(f.corner))
	if turned {
		for _, r := range f.rows {
			head = append(head, app.Th().Scope("col").Text(r.label))
		}
		for i, name := range f.heads {
			cells := []app.UI{app.Th().Scope("row").Text(name)}
			for _, r := range f.rows {
				cells = append(cells, r.cells[i].cell(r.total))
			}
			body = append(body, app.Tr().Body(cells...))
		}
	} else {
		for _, name := range f.heads {
			head = append(head, app.Th().Scope("col").Text(name))
		}
		for _, r := range f.rows {
			cells := []app.UI{app.Th().Scope("row").Text(r.label)}
			for _, c := range r.cells {
				cells = append(cells, c.cell(false))
			}
			row := app.Tr()
			if r.total {
				row = row.Class("total")
			}
			body = append(body, row.Body(cells...))
		}
	}
	return app.Table().Class("sums").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(body...))
}

func (c number) cell(total bool) app.UI {
	switch {
	case c.leads:
		return leaderCell(c.text, true)
	case total:
		return app.Td().Class("sum-up").Text(c.text)
	}
	return app.Td().Text(c.text)
}
