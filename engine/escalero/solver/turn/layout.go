package turn

import (
	"slices"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

const (
	// Scores bounds how many different results a row can have, zero included.
	Scores = 6
	// classes is how many patterns a throw can be best for, none included.
	classes = int(dice.Five) + 1
)

// Layout is the rows of a sheet, prepared for the solver: what each throw
// scores where. Results of a row are numbered from 0, a zero, upwards. It is
// made from rules as data, so any variant and any option works alike.
type Layout struct {
	Rows int
	// Points are the points of each result of each row, ascending from 0.
	Points [escalero.MaxRows][Scores]int
	// Count is how many results the row has.
	Count [escalero.MaxRows]int
	// face is the face that the row counts, 0 for combinations.
	face [escalero.MaxRows]dice.Face
	// result of a combination row, by served and pattern.
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

// Result is the number of the result that a throw has in a row.
func (l *Layout) Result(row, h int, served bool) int {
	if f := l.face[row]; f != 0 {
		return int(cells[h][f-1]) - 6*int(f-1)
	}
	if served {
		return int(l.combo[row][1][class[h]])
	}
	return int(l.combo[row][0][class[h]])
}

// Worth is a value for each result of each row; what lies in a closed row or
// beyond its results is not read.
type Worth [escalero.MaxRows][Scores]float64

// Face is the face that the row counts, 0 for a combination.
func (l *Layout) Face(row int) dice.Face { return l.face[row] }

// FaceRow is the row that counts a face 1 to 6, -1 where there is none.
func (l *Layout) FaceRow(face int) int {
	for row := range l.Rows {
		if l.face[row] == dice.Face(face) {
			return row
		}
	}
	return -1
}
