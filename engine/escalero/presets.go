package escalero

import "serviert/engine/dice"

// The rows (RULES.md, "Rows and values"). A grande can be written as poker or
// full house too, since five alike show those patterns.
var (
	ones   = Row{Key: "1", Face: 1}
	twos   = Row{Key: "2", Face: 2}
	threes = Row{Key: "3", Face: 3}
	fours  = Row{Key: "4", Face: 4}
	fives  = Row{Key: "5", Face: 5}
	sixes  = Row{Key: "6", Face: 6}

	straight    = Row{Key: "S", Scores: []Score{{dice.Straight, 20, 25}}}
	fullHouse   = Row{Key: "F", Scores: []Score{{dice.FullHouse, 30, 35}}}
	poker       = Row{Key: "P", Scores: []Score{{dice.Four, 40, 45}}}
	grande80    = Row{Key: "G", Scores: []Score{{dice.Five, 50, 80}}}
	grande55    = Row{Key: "G", Scores: []Score{{dice.Five, 50, 55}}}
	doubleGrand = Row{Key: "GG", Scores: []Score{{dice.Five, 0, 100}}}
	anyServed   = Row{Key: "X", Scores: []Score{
		{dice.Straight, 0, 25}, {dice.FullHouse, 0, 35}, {dice.Four, 0, 45}, {dice.Five, 0, 100},
	}}
)

// sheet is the rows from ones to poker and the given last rows.
func sheet(last ...Row) []Row {
	return append([]Row{ones, twos, threes, fours, fives, sixes, straight, fullHouse, poker}, last...)
}

// free makes columns of these values that are filled in any order.
func free(values ...int) []Column {
	list := make([]Column, len(values))
	for i, v := range values {
		list[i] = Column{Value: v}
	}
	return list
}

var (
	bonusOfTwo   = Settlement{ByColumns: true, SweepBonus: 2, SweepFactor: 1}
	head         = Settlement{ByColumns: true, SweepFactor: 2}
	byDifference = Settlement{SweepFactor: 1}
)

// variants are the presets (RULES.md, "Columns and settlement"), the base game first.
// Each is built when it is asked for: every save asks for one.
var variants = []struct {
	name  string
	build func() Rules
}{
	{"escalero", func() Rules {
		return Rules{Rows: sheet(grande80), Columns: free(1, 2, 4), Settlement: bonusOfTwo}
	}},
	{"escalero-single", func() Rules {
		return Rules{Rows: sheet(grande80), Columns: free(1), Settlement: byDifference}
	}},
	{"escalero-double-grande", func() Rules {
		return Rules{Rows: sheet(grande80, doubleGrand), Columns: free(1, 2, 4), Settlement: bonusOfTwo}
	}},
	{"wuerfelpoker", func() Rules {
		return Rules{Rows: sheet(grande55, doubleGrand), Columns: free(1, 2, 4), Settlement: head, Pips: true}
	}},
	{"wuerfelpoker-two", func() Rules {
		return Rules{Rows: sheet(grande55, doubleGrand), Columns: free(1, 2), Settlement: head, Pips: true}
	}},
	{"wuerfelpoker-top-down", func() Rules {
		return Rules{Rows: sheet(grande55, anyServed), Columns: []Column{{Value: 1}, {Value: 1, Down: true}}, Settlement: byDifference, Pips: true}
	}},
}

// Presets lists the variants, the base game first.
func Presets() []Rules {
	list := make([]Rules, len(variants))
	for i, v := range variants {
		list[i], _ = Preset(v.name)
	}
	return list
}

// Preset is the variant with the name; ok is false if there is none.
func Preset(name string) (r Rules, ok bool) {
	for _, v := range variants {
		if v.name == name {
			r = v.build()
			r.Preset, r.Concede, r.TakeBack = name, 50, true
			return r, true
		}
	}
	return Rules{}, false
}
