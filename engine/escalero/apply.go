package escalero

import (
	"fmt"
	"strings"

	"serviert/engine"
	"serviert/engine/dice"
)

// Apply returns the state after the action, or the unchanged state and an
// *engine.IllegalError if the action is illegal.
func (s State) Apply(a Action) (State, error) {
	if s.Over() {
		return s, illegal("the game is over", "nothing more is legal")
	}
	if s.asked != 0 && a.Kind != Accept && a.Kind != Concede && a.Kind != Contra {
		return s, illegal(fmt.Sprintf("%s before the Contra is answered", a.Kind), s.kinds())
	}
	switch a.Kind {
	case Throw:
		return s.applyThrow(a)
	case Keep:
		return s.applyKeep(a)
	case Result:
		return s.applyResult(a)
	case Done:
		return s.applyDone()
	case Write, Points, Strike:
		return s.applyEntry(a)
	case Contra, Accept, Concede:
		return s.applyContra(a)
	case Stop:
		if !s.MayStop() {
			return s, illegal("stop only after a whole round, when every sheet has as many entries", s.kinds())
		}
		s.stopped = true
		return s, nil
	}
	return s, illegal("unknown action", s.kinds())
}

func (s State) applyThrow(a Action) (State, error) {
	switch {
	case s.turn.Begun():
		return s, illegal("the turn has begun, the dice lie at "+s.turn.Dice.String(), s.kinds())
	case !a.Dice.Valid():
		return s, illegal("a throw shows five faces 1 to 6", "")
	}
	s.turn = Turn{a.Dice, 1, true}
	return s, nil
}

func (s State) applyKeep(a Action) (State, error) {
	switch {
	case !s.turn.Begun():
		return s, illegal("keep before the first throw", s.kinds())
	case s.turn.Left() == 0:
		return s, illegal(fmt.Sprintf("throw %d, a turn has %d", Throws+1, Throws), s.kinds())
	case !s.turn.Dice.Hand().Contains(a.Kept):
		return s, illegal(fmt.Sprintf("%s cannot be kept of %s", a.Kept, s.turn.Dice), "keep dice that lie there")
	case a.Kept.Len() == dice.N:
		return s, illegal("keep all five dice throws none", "keep at most four, or write")
	case !a.Dice.Valid():
		return s, illegal("a throw shows five faces 1 to 6", "")
	case !a.Dice.Hand().Contains(a.Kept):
		return s, illegal(fmt.Sprintf("%s does not show the %s that was kept", a.Dice, a.Kept), "all five dice after the throw, kept ones among them")
	}
	s.turn = Turn{a.Dice, s.turn.Throws + 1, a.Kept.Len() == 0}
	return s, nil
}

func (s State) applyResult(a Action) (State, error) {
	switch {
	case s.turn.Begun():
		return s, illegal("the turn has begun in the app, the dice lie at "+s.turn.Dice.String(), s.kinds())
	case !a.Dice.Valid():
		return s, illegal("a result shows five faces 1 to 6", "")
	}
	s.turn = Turn{a.Dice, Throws, a.Served}
	return s, nil
}

func (s State) applyDone() (State, error) {
	switch {
	case s.hands == 1:
		return s, illegal("done: an entry has one turn here", s.kinds())
	case s.second:
		return s, illegal("done: the second turn is the last", s.kinds())
	case !s.turn.Begun():
		return s, illegal("done before the first throw", s.kinds())
	}
	s.first, s.turn, s.second = s.turn, Turn{}, true
	return s, nil
}

func (s State) applyEntry(a Action) (State, error) {
	col, row, err := s.cell(a)
	if err != nil {
		return s, err
	}
	switch a.Kind {
	case Strike:
		return s.written(col, row, Cell{Written: true}), nil
	case Points:
		r := s.rules.Rows[row]
		if s.turn.Begun() {
			return s, illegal("points while the dice "+s.turn.Dice.String()+" lie", s.kinds())
		}
		for _, v := range r.Values() {
			if v == a.Points {
				// Only a served throw scores a combination's higher value.
				return s.written(col, row, Cell{v, true, r.Face == 0 && r.ServedOnly(v)}), nil
			}
		}
		return s, illegal(fmt.Sprintf("row %s cannot have %d points", r.Key, a.Points),
			fmt.Sprintf("it can have %s, or strike %s %d", numbers(r.Values()), r.Key, a.Col))
	}
	t, err := s.result(a.Hand)
	if err != nil {
		return s, err
	}
	r := s.rules.Rows[row]
	points := r.Points(t.Dice.Hand(), t.Served)
	return s.written(col, row, Cell{points, true, t.Served && points > 0 && r.Face == 0}), nil
}

// ServedOnly tells whether a combination row scores these points, one of its
// Values, from served throws only.
func (r Row) ServedOnly(points int) bool {
	for _, sc := range r.Scores {
		if sc.Worth == points {
			return false
		}
	}
	return true
}

// cell is the open cell that the action names, with column and row from 0. The
// error says why there is none.
func (s State) cell(a Action) (col, row int, err error) {
	sheet := &s.sheets[s.toAct-1]
	row = s.rules.Row(a.Row)
	if row < 0 {
		keys := make([]string, len(s.rules.Rows))
		for i, r := range s.rules.Rows {
			keys[i] = r.Key
		}
		return 0, 0, illegal(fmt.Sprintf("there is no row %.40q", a.Row), "rows are "+strings.Join(keys, " "))
	}
	if a.Col < 1 || a.Col > len(s.rules.Columns) {
		return 0, 0, illegal(fmt.Sprintf("there is no column %d", a.Col), fmt.Sprintf("columns are 1 to %d", len(s.rules.Columns)))
	}
	col = a.Col - 1
	if sheet.Open(s.rules, col, row) {
		return col, row, nil
	}
	if sheet[col][row].Written {
		return 0, 0, illegal(fmt.Sprintf("row %s of column %d is already written", a.Row, a.Col), s.open(col))
	}
	return 0, 0, illegal(fmt.Sprintf("row %s of column %d is not open yet, the column is filled from the top when those before it are full", a.Row, a.Col), s.open(col))
}

// open says which cells of the column can be written or, if none, which of all
// columns.
func (s State) open(col int) string {
	sheet := &s.sheets[s.toAct-1]
	in := func(col int) string {
		b := ""
		for row, r := range s.rules.Rows {
			if sheet.Open(s.rules, col, row) {
				b += " " + r.Key
			}
		}
		return b
	}
	if b := in(col); b != "" {
		return fmt.Sprintf("open in column %d:%s", col+1, b)
	}
	var parts []string
	for c := range s.rules.Columns {
		if b := in(c); b != "" {
			parts = append(parts, fmt.Sprintf("open in column %d:%s", c+1, b))
		}
	}
	return strings.Join(parts, "; ")
}

// result is the turn whose dice a write takes.
func (s State) result(hand int) (Turn, error) {
	t := s.Last()
	switch {
	case hand == 1 && s.second:
		t = s.first
	case hand < 0 || hand > 2 || hand == 2 && !s.second || hand != 0 && s.hands == 1:
		return Turn{}, illegal(fmt.Sprintf("there is no hand %d here", hand), s.kinds())
	case hand == 2:
		t = s.turn
	}
	if !t.Begun() {
		return Turn{}, illegal("write before the first throw", s.kinds())
	}
	return t, nil
}

func (s State) applyContra(a Action) (State, error) {
	p := s.Turn()
	switch {
	case a.Kind == Contra && s.mayDouble():
		if s.asked != 0 {
			s.factor *= 2
		}
		s.asked = s.other(p)
	case a.Kind == Contra:
		return s, illegal(s.whyNotContra(), s.kinds())
	case s.asked == 0:
		return s, illegal(a.Kind.String()+": no Contra is open", s.kinds())
	case a.Kind == Accept:
		s.factor *= 2
		s.doubler, s.asked = p, 0
	default:
		s.conceded, s.asked = p, 0
	}
	return s, nil
}

func (s State) whyNotContra() string {
	switch {
	case !s.rules.Contra:
		return "Contra was not agreed"
	case len(s.sheets) != 2:
		return "Contra is for two parties"
	case s.atMost():
		return fmt.Sprintf("the highest stake agreed on is %d times the first", s.rules.MostFactor)
	case s.factor >= maxFactor:
		return "the stake is at its highest"
	case s.turn.Begun() || s.second:
		return "Contra only at the start of the own turn"
	}
	return fmt.Sprintf("party %d doubled last, only party %d may double next", s.toAct, s.doubler)
}

// kinds lists the kinds of legal actions, for errors.
func (s State) kinds() string {
	var list []string
	last := Kind(0)
	for _, a := range s.Legal() {
		if a.Kind != last {
			list, last = append(list, a.Kind.String()), a.Kind
		}
	}
	if s.MayStop() {
		list = append(list, Stop.String())
	}
	return "legal now: " + strings.Join(list, ", ")
}

func illegal(reason, legal string) error {
	return &engine.IllegalError{Reason: reason, Legal: legal}
}

func numbers(list []int) string {
	return strings.Trim(fmt.Sprint(list), "[]")
}
