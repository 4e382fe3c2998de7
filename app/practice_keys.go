package app

import (
	"strconv"
	"strings"

	"serviert/engine"
	"serviert/engine/escalero"
)

// quizKeep marks a die of the position as staying, or lets it go.
func (s *store) quizKeep(i int) {
	q := s.lessons.practice.quiz
	if q == nil || !q.game.state().Now().Begun() || q.game.state().Now().Left() == 0 {
		return
	}
	q.kept[i] = !q.kept[i]
}

// quizTap chooses a cell of the position, or lets go of it.
func (s *store) quizTap(key string, row, col int) {
	q := s.lessons.practice.quiz
	if q == nil {
		return
	}
	q.atRow, q.atCol = row, col
	if q.row == key && q.col == col+1 {
		q.row, q.col = "", 0
		return
	}
	q.row, q.col = key, col+1
}

// cursor is the open cell that the tab key reaches.
func (q *quiz) cursor(st escalero.State) (row, col int) {
	sheet := st.Sheet(st.Writer())
	r := q.game.Rules
	if sheet.Open(r, q.atCol, q.atRow) {
		return q.atRow, q.atCol
	}
	for row := range r.Rows {
		for col := range r.Columns {
			if sheet.Open(r, col, row) {
				return row, col
			}
		}
	}
	return 0, 0
}

// quizKey handles the keys of the table in a position.
func (s *store) quizKey(key string, shift bool, target string) bool {
	q := s.lessons.practice.quiz
	if q == nil || s.dialog != "" {
		return false
	}
	st := q.game.state()
	if !st.Now().Begun() && !strings.Contains("sSdD", key) {
		return false // the buttons are all there is
	}
	t := s.texts().Table
	switch key {
	case "1", "2", "3", "4", "5":
		i := int(key[0] - '1')
		s.quizKeep(i)
		format := t.FreeSpoken
		if q.kept[i] {
			format = t.KeptSpoken
		}
		s.say(s.sentence(format, s.oneDie(st.Now().Dice[i])))
	case "r", "R":
		if st.Now().Left() == 0 || q.free() == 0 {
			return false
		}
		s.answer(q.throw())
	case "w", "W":
		if q.row == "" {
			return false
		}
		s.answer(q.write())
	case "d", "D":
		now := st.Now()
		if !now.Begun() {
			s.say(t.Say.NoDice)
			break
		}
		s.say(s.faces(now.Dice[:]) + ". " + s.call(now) + ". " + s.left(now) + ".")
	case "s", "S":
		p := st.Writer()
		if shift {
			p = p%engine.Player(st.Parties()) + 1
		}
		s.tellSheetOf(q.game, p)
	case "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight":
		return s.quizArrow(q, st, key, target)
	default:
		return false
	}
	return true
}

// quizArrow goes from open cell to open cell as they are seen.
func (s *store) quizArrow(q *quiz, st escalero.State, key, target string) bool {
	at, ok := strings.CutPrefix(target, "cell-")
	if !ok {
		return false
	}
	a, b, _ := strings.Cut(at, "-")
	row, _ := strconv.Atoi(a)
	col, _ := strconv.Atoi(b)
	d := map[string][2]int{"ArrowUp": {-1, 0}, "ArrowDown": {1, 0}, "ArrowLeft": {0, -1}, "ArrowRight": {0, 1}}[key]
	if padTurned() {
		d[0], d[1] = d[1], d[0]
	}
	sheet, r := st.Sheet(st.Writer()), q.game.Rules
	for row, col = row+d[0], col+d[1]; row >= 0 && col >= 0 && row < len(r.Rows) && col < len(r.Columns); row, col = row+d[0], col+d[1] {
		if sheet.Open(r, col, row) {
			q.atRow, q.atCol = row, col
			s.focusOn(cellID(row, col))
			break
		}
	}
	return true
}
