// Package daily is the position of the day: one decision in a dice game for each
// date, the same for everybody, made up on the device itself.
//
// The input is the number of a day, the output a state of a game between two parties in which
// dice lie and one of them has to decide. Nothing else has a say: the dice come
// from a small generator of whole numbers, and both sides play by rules of thumb
// (solver.Thumb), so that neither rounding nor better weights nor other values
// ever change which position it is. Which of the possible games is worth a
// thought was found beforehand with the solver; the table says it, one byte a
// day, and cmd/daily writes it.
package daily

import (
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
	"serviert/engine/random"
)

// Days is how many days have a position of their own, a whole number of weeks;
// then they come again.
const Days = 208 * thought.Week

func index(n int) int { return ((n-thought.FirstMonday)%Days + Days) % Days }

// At is the position of a day, which is counted from the beginning of 1970: that
// of the date people see, wherever they are.
func At(n int) escalero.State { return whole(Of(n, solver.NewBrain)) }

// Chosen is the number of the candidate that the table has for a day, counted from
// the Monday of the first week, 0 to Days-1.
func Chosen(day int) byte { return table[day] }

// Candidate is one of the positions that a day may have, of which the table
// chooses one: day is counted from the Monday of the first week.
func Candidate(day, n int) escalero.State { return whole(begin(day, n, solver.NewBrain)) }

func whole(m *Maker) escalero.State {
	for !m.Step() {
	}
	return m.State
}

// Maker plays up to a position, action by action, for a screen that has other
// things to do between two frames.
type Maker struct {
	State escalero.State    // the position, once Step has said so
	Log   []escalero.Action // how the game came there

	player  *solver.Player
	chance  random.Source
	skip    int // entries to play at least
	left    int // throws that are to be left
	entries int
}

// Of makes the position of a day, counted as for At. brain is that of the game
// of a state, for its layout; what it knows has no say.
func Of(n int, brain func(escalero.State) *solver.Brain) *Maker {
	i := index(n)
	return begin(i, int(table[i]), brain)
}

func begin(day, n int, brain func(escalero.State) *solver.Brain) *Maker {
	rules, _ := escalero.Preset(thought.DayPreset(day + thought.FirstMonday))
	m := &Maker{State: escalero.New(rules, 2, 1, false), chance: random.Source(day)<<16 | random.Source(n)}
	m.player = solver.NewThumbPlayer(brain(m.State))
	// Somewhere after the first entries and before the last ones, after some
	// throw of the turn.
	m.skip = 4 + m.chance.Below(2*rules.Cells()-8)
	m.left = m.chance.Below(3)
	return m
}

// Step plays an action and tells whether the position was there before it.
func (m *Maker) Step() bool {
	s := m.State
	if now := s.Now(); s.Over() || now.Begun() && now.Left() == m.left && m.entries >= m.skip {
		return true
	}
	a := m.player.Decide(s)
	if blank := a.Blank(); blank > 0 {
		faces := make([]dice.Face, blank)
		for i := range faces {
			faces[i] = dice.Face(m.chance.Below(6) + 1)
		}
		a = s.Fill(a, faces...)
	}
	if a.Row != "" {
		m.entries++
	}
	m.State, _ = s.Apply(a)
	m.Log = append(m.Log, a)
	return false
}

// Enough is the Interest from which a position is taken.
const Enough = 1.5

// Interest is by how much a casual player goes wrong in a position, measured by
// what is worth talking about; 0 unless several choices are within reach and one
// is clearly the best. Where values are learned, a player who does without must
// see that too; by difference they are exact.
func Interest(b *solver.Brain, s escalero.State) float64 {
	unit := 0.75 // points on the sheet
	if s.Rules().Settlement.ByColumns {
		unit = 0.1
	}
	list := b.Advise(s)
	if len(list) < 4 || list[1].Cost < unit/2 || list[2].Cost > 6*unit {
		return 0
	}
	casual, _ := b.Judge(s, solver.NewPlayer(solver.Casual, b).Decide(s))
	if b.Learned() {
		if strong, _ := b.Judge(s, solver.NewPlayer(solver.Strong, b).Decide(s)); strong >= unit/4 {
			return 0
		}
	}
	return casual / unit
}
