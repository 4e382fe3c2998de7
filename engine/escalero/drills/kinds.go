package drills

import (
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// Mistake is a decision and what would have been better.
type Mistake struct {
	State escalero.State
	Done  escalero.Action // what was done; its dice do not count
	Best  escalero.Action // the best choice, as solver.Brain.Advise lists it
}

// Kind is a kind of mistake: something that people recognise in what they did.
type Kind struct {
	Key string // in stored values, addresses and lists of texts
	is  func(look) bool
}

// kinds is what there is. A mistake is of the first that fits, so the special
// ones stand before the general.
var kinds = []Kind{
	// What stays on the table.
	{"run", func(l look) bool {
		return l.keeps() && l.done.run() && l.best.alone() && l.best.most >= 2 && l.open(dice.Straight)
	}},
	{"pairs", func(l look) bool { return l.keeps() && l.done.pairs() && l.best.alone() && l.open(dice.FullHouse) }},
	{"pair-left", func(l look) bool { return l.keeps() && l.done.most < 2 && l.best.most >= 2 }},
	{"run-left", func(l look) bool { return l.keeps() && l.done.most >= 2 && l.best.most == 1 && l.best.faces >= 3 }},
	{"other-face", func(l look) bool { return l.keeps() && l.done.alone() && l.best.alone() && l.done.face != l.best.face }},
	{"too-many", func(l look) bool { return l.keeps() && l.done.holds(l.best) }},
	{"too-few", func(l look) bool { return l.keeps() && l.best.holds(l.done) }},

	// When to write.
	{"poker-taken", func(l look) bool {
		return l.done.writes(dice.Four) && l.best.alone() && l.best.most == 4 && l.open(dice.Five) && !l.state.Last().Served
	}},
	{"full-taken", func(l look) bool {
		return l.done.writes(dice.FullHouse) && l.best.alone() && l.best.most == 3 && l.openNumber(l.best.face)
	}},
	{"soon", func(l look) bool { return l.done.entry() && l.best.kept() }},
	{"late", func(l look) bool { return l.done.kept() && l.best.wrote() }},

	// Which row.
	{"poor-number", func(l look) bool {
		return l.done.number() && l.done.alike < usual && l.best.struck() && l.best.row == dice.Five
	}},
	{"poor-for-picture", func(l look) bool { return l.done.number() && l.done.alike < usual && l.best.struckPicture() }},
	{"poor-for-number", func(l look) bool { return l.done.number() && l.done.alike < usual && l.best.struckNumber() }},
	{"three-unstruck", func(l look) bool { return l.done.number() && l.best.struck() }},
	{"number-struck", func(l look) bool { return l.done.struckNumber() && l.best.struckPicture() }},
	{"picture-struck", func(l look) bool { return l.done.struckPicture() && l.best.number() && l.best.short() <= easy }},
	{"easier-struck", func(l look) bool {
		return l.done.struckPicture() && l.best.struck() && l.best.row == dice.Five && l.row(l.done) < l.row(l.best)
	}},
	{"other-struck", func(l look) bool { return l.done.struck() && l.best.struck() && l.done.Row != l.best.Row }},
	{"poker-for-four", func(l look) bool { return l.done.writes(dice.Four) && l.best.number() && l.best.alike >= 4 }},
	{"number-for-poker", func(l look) bool { return l.done.number() && l.best.picture() }},
	{"other-number", func(l look) bool { return l.done.number() && l.best.number() && l.done.Row != l.best.Row }},

	// Which column.
	{"picture-cheap", func(l look) bool { return l.moved() && l.done.picture() && l.cheaper() }},
	{"picture-dear", func(l look) bool { return l.moved() && l.done.picture() && l.dearer() }},
	{"four-cheap", func(l look) bool { return l.moved() && l.done.number() && l.done.alike >= 4 && l.cheaper() }},
	{"four-dear", func(l look) bool { return l.moved() && l.done.number() && l.done.alike >= 4 && l.dearer() }},
	{"three-cheap", func(l look) bool { return l.moved() && l.done.number() && l.done.alike == 3 && l.cheaper() }},
	{"three-dear", func(l look) bool { return l.moved() && l.done.number() && l.done.alike == 3 && l.dearer() }},
	{"poor-cheap", func(l look) bool { return l.moved() && l.done.number() && l.done.alike <= 2 && l.cheaper() }},
	{"poor-dear", func(l look) bool { return l.moved() && l.done.number() && l.done.alike <= 2 && l.dearer() }},
	{"struck-dear", func(l look) bool { return l.done.struck() && l.best.struck() && l.dearer() }},
	{"struck-cheap", func(l look) bool { return l.done.struck() && l.best.struck() && l.cheaper() }},
}

// usual is how many dice a number is reckoned to bring, and easy by how many points
// a number may fall short of that and still be written with a light heart: all of
// the ones, and two twos.
const (
	usual = 3
	easy  = 2
)

// Kinds lists the kinds of mistakes, in the order in which they are looked for.
func Kinds() []Kind { return kinds }

// Of is the key of the kind that a mistake is of, "" if it is of none. It needs
// no solver: which choice is best has been found, and all else lies on the table.
func Of(m Mistake) string {
	l := look{state: m.State, rules: m.State.Rules(), done: m.side(m.Done), best: m.side(m.Best)}
	for _, k := range kinds {
		if k.is(l) {
			return k.Key
		}
	}
	return ""
}

// look is a mistake as a person sees it.
type look struct {
	state      escalero.State
	rules      escalero.Rules
	done, best side
}

// side is one of the two choices.
type side struct {
	escalero.Action
	face    dice.Face    // of the most dice kept, or of the row; 0 for a picture
	most    int          // how many dice kept show it
	faces   int          // how many different faces are kept
	alike   int          // Write in the row of a face: dice that show it
	strikes bool         // an entry of nothing
	row     dice.Pattern // of a picture: what its row takes
}

// side looks at a choice. A write of nothing is a strike.
func (m Mistake) side(a escalero.Action) side {
	s := side{Action: a}
	r := m.State.Rules()
	switch a.Kind {
	case escalero.Keep:
		for f, n := range a.Kept {
			if n > 0 {
				s.faces++
			}
			if int(n) > s.most {
				s.face, s.most = dice.Face(f+1), int(n)
			}
		}
	case escalero.Write, escalero.Strike:
		row := r.Rows[r.Row(a.Row)]
		s.face = row.Face
		if len(row.Scores) == 1 {
			s.row = row.Scores[0].Pattern
		}
		s.strikes = a.Kind == escalero.Strike || thought.Points(m.State, a) == 0
		if s.face != 0 && !s.strikes {
			s.alike = thought.Points(m.State, a) / int(s.face)
		}
	}
	return s
}

func (s side) kept() bool          { return s.Kind == escalero.Keep }
func (s side) entry() bool         { return s.Row != "" }
func (s side) struck() bool        { return s.entry() && s.strikes }
func (s side) wrote() bool         { return s.entry() && !s.strikes }
func (s side) number() bool        { return s.wrote() && s.face != 0 }
func (s side) picture() bool       { return s.wrote() && s.face == 0 }
func (s side) struckNumber() bool  { return s.struck() && s.face != 0 }
func (s side) struckPicture() bool { return s.struck() && s.face == 0 }

// writes tells whether the row of a pattern scores.
func (s side) writes(p dice.Pattern) bool { return s.picture() && s.row == p }

// short is how many points a number is below three dice of its face, less than 0
// where it is above.
func (s side) short() int { return (usual - s.alike) * int(s.face) }

// run is four different dice, for a straight; pairs are two pairs, for a full
// house; alone means dice of one face.
func (s side) run() bool   { return s.kept() && s.most == 1 && s.faces == 4 }
func (s side) pairs() bool { return s.kept() && s.most == 2 && s.faces == 2 && s.Kept.Len() == 4 }
func (s side) alone() bool { return s.kept() && s.faces == 1 }

// holds tells whether all dice that o keeps are kept, and more.
func (s side) holds(o side) bool {
	for f, n := range o.Kept {
		if n > s.Kept[f] {
			return false
		}
	}
	return s.Kept.Len() > o.Kept.Len()
}

// keeps: both throw on, with other dice.
func (l look) keeps() bool { return l.done.kept() && l.best.kept() }

// moved: the same is written in the same row, of another column.
func (l look) moved() bool {
	return l.done.wrote() && l.best.wrote() && l.done.Row == l.best.Row && l.done.Col != l.best.Col
}

func (l look) cheaper() bool { return l.value(l.done) < l.value(l.best) }
func (l look) dearer() bool  { return l.value(l.done) > l.value(l.best) }

// open tells whether who writes has an open row that takes a pattern without its
// being served.
func (l look) open(p dice.Pattern) bool {
	sheet := l.state.Sheet(l.state.Writer())
	for i, row := range l.rules.Rows {
		for _, sc := range row.Scores {
			for c := range l.rules.Columns {
				if sc.Pattern == p && sc.Worth > 0 && sheet.Open(l.rules, c, i) {
					return true
				}
			}
		}
	}
	return false
}

// openNumber tells whether a row of a face is open to who writes.
func (l look) openNumber(f dice.Face) bool {
	sheet := l.state.Sheet(l.state.Writer())
	for i, row := range l.rules.Rows {
		for c := range l.rules.Columns {
			if row.Face == f && sheet.Open(l.rules, c, i) {
				return true
			}
		}
	}
	return false
}

// row is the place of the row of an entry. Sheets list pictures from the most
// frequent to the rarest.
func (l look) row(s side) int { return l.rules.Row(s.Row) }

// value is that of the column of an entry, where columns have one.
func (l look) value(s side) int {
	if !l.rules.Settlement.ByColumns {
		return 0
	}
	return l.rules.Columns[s.Col-1].Value
}
