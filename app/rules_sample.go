package app

import (
	"fmt"

	"serviert/engine/escalero"
	"serviert/engine/record"
)

// sampleSheets are three players' pads for the worked examples, a text a
// column, a digit a row: which of the values a row can have, 0 for a strike.
// The first pad is best in columns 1 and 3, the second in column 2.
var sampleSheets = [][]string{
	{"23334311100", "33232401100", "32434412111"},
	{"32333311100", "23343321100", "43333411100"},
	{"33322311000", "22333311100", "33332310100"},
}

// sampleGame begins a game of the examples' players.
func sampleGame(r escalero.Rules, players int) *game {
	s := record.Setup{Rules: r, Start: 1}
	for _, name := range the.texts().Rules.Names[:players] {
		s.Parties = append(s.Parties, record.Party{Names: []string{name}})
	}
	d, err := record.NewDice(s)
	if err != nil {
		panic("rules: " + err.Error()) // a test plays every variant
	}
	return &game{Dice: d}
}

func (g *game) play(a escalero.Action) {
	m, err := g.Match.Apply(a)
	if err != nil {
		panic(fmt.Sprint("rules: ", err))
	}
	g.Match = m
}

// playSample plays a whole game in which each party gets the sample pad
// named. Variants with fewer rows or columns take what they have room for.
func playSample(r escalero.Rules, pads ...int) *game {
	g := sampleGame(r, len(pads))
	for turn := 0; !g.state().Over(); turn++ {
		at := turn / len(pads)
		col, row := at/len(r.Rows), r.Rows[at%len(r.Rows)]
		digit := int(sampleSheets[pads[turn%len(pads)]][col][at%len(r.Rows)] - '0')
		a := escalero.Action{Kind: escalero.Strike, Row: row.Key, Col: col + 1}
		if digit > 0 {
			values := row.Values()
			a.Kind, a.Points = escalero.Points, values[min(digit, len(values))-1]
		}
		g.play(a)
	}
	return g
}

// playSweep is a game of two in which the first wins every column.
func playSweep(r escalero.Rules) *game {
	g := sampleGame(r, 2)
	for at := range 2 * r.Cells() {
		a := escalero.Action{Kind: escalero.Strike, Row: r.Rows[at/2%len(r.Rows)].Key, Col: at/2/len(r.Rows) + 1}
		if at%2 == 0 {
			a.Kind, a.Points = escalero.Points, r.Rows[at/2%len(r.Rows)].Values()[0]
		}
		g.play(a)
	}
	return g
}

// playConcession is a game of two given up at once.
func playConcession(r escalero.Rules) *game {
	r.Contra = true
	g := sampleGame(r, 2)
	g.play(escalero.Action{Kind: escalero.Contra})
	g.play(escalero.Action{Kind: escalero.Concede})
	return g
}
