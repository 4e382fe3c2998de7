package turn

import (
	"slices"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

const (
	// Scores bounds the number of different results of a row, zero included.
	Scores = 6
	// classes is the number of patterns, none included.
	classes = int(dice.Five) + 1
)

// Layout is the rows of a sheet, prepared for the solver: what each throw scores
// in each row. The results of a row are numbered from 0, which is a zero, in
// ascending order of points. It is made from rules, whatever the variant.
type Layout struct {
	Rows int // number of rows
	// Points is the points of each result of each row.
	Points [escalero.MaxRows][Scores]int
	// Count is the number of results of each row.
	Count [escalero.MaxRows]int
	// face is the face of a face row, 0 for a combination row.
	face [escalero.MaxRows]dice.Face
	// combo is the result in a combination row, by served and pattern.
	combo [escalero.MaxRows][2][classes]uint8
}

// NewLayout prepares the rows of a variant.
func NewLayout(r escalero.Rules) *Layout {
	l := &Layout{Rows: len(r.Rows)}
	for i, row := range r.Rows {
		l.face[i] = row.Face
		values := row.Values()
		l.Count[i] = copy(l.Points[i][1:], values) + 1
		if row.Face != 0 {
			continue
		}
		for h := range Hands {
			for served := range 2 {
				points := row.Points(Hand(h), served == 1)
				l.combo[i][served][class[h]] = uint8(1 + slices.Index(values, points))
			}
		}
	}
	return l
}

// Result is the number of the result of throw h in a row.
func (l *Layout) Result(row, h int, served bool) int {
	if f := l.face[row]; f != 0 {
		return int(cells[h][f-1]) - 6*int(f-1)
	}
	if served {
		return int(l.combo[row][1][class[h]])
	}
	return int(l.combo[row][0][class[h]])
}

// Worth is a value for each result of each row. Elements of closed rows and beyond
// a row's results are not used.
type Worth [escalero.MaxRows][Scores]float64

// Face is the face of a face row, 0 for a combination row.
func (l *Layout) Face(row int) dice.Face { return l.face[row] }

// FaceRow is the row of a face 1 to 6, -1 if there is none.
func (l *Layout) FaceRow(face int) int {
	for row := range l.Rows {
		if l.face[row] == dice.Face(face) {
			return row
		}
	}
	return -1
}
