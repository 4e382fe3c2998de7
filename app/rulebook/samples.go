package rulebook

import (
	"fmt"

	"serviert/app/dicegame"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// sampleSheets are three players' pads for the worked examples: a text per
// column, a digit per row, which says which of the values a row can have, 0
// for a strike. The first pad is best in columns 1 and 3, the second in
// column 2.
var sampleSheets = [][]string{
	{"23334311100", "33232401100", "32434412111"},
	{"32333311100", "23343321100", "43333411100"},
	{"33322311000", "22333311100", "33332310100"},
}

// begin begins a game of the examples' players.
func (b *book) begin(rules escalero.Rules, players int) *dicegame.Game {
	s := record.Setup{Rules: rules, Start: 1}
	for _, name := range b.t().Names[:players] {
		s.Parties = append(s.Parties, record.Party{Names: []string{name}})
	}
	d, err := record.NewDice(s)
	if err != nil {
		panic("rules: " + err.Error()) // a test plays every variant
	}
	return dicegame.New(d)
}

func apply(g *dicegame.Game, a escalero.Action) {
	if err := g.Apply(a); err != nil {
		panic(fmt.Sprint("rules: ", err))
	}
}

// sample plays a whole game in which each party gets the sample pad named.
// Variants with fewer rows or columns take what they have room for.
func (b *book) sample(pads ...int) *dicegame.Game {
	r := b.rules
	g := b.begin(r, len(pads))
	for turn := 0; !g.Over(); turn++ {
		at := turn / len(pads)
		col, row := at/len(r.Rows), r.Rows[at%len(r.Rows)]
		digit := int(sampleSheets[pads[turn%len(pads)]][col][at%len(r.Rows)] - '0')
		a := escalero.Action{Kind: escalero.Strike, Row: row.Key, Col: col + 1}
		if digit > 0 {
			values := row.Values()
			a.Kind, a.Points = escalero.Points, values[min(digit, len(values))-1]
		}
		apply(g, a)
	}
	return g
}

// sweep is what the first of two gets who wins every column.
func (b *book) sweep() int {
	r := b.rules
	g := b.begin(r, 2)
	for at := range 2 * r.Cells() {
		row := r.Rows[at/2%len(r.Rows)]
		a := escalero.Action{Kind: escalero.Strike, Row: row.Key, Col: at/2/len(r.Rows) + 1}
		if at%2 == 0 {
			a.Kind, a.Points = escalero.Points, row.Values()[0]
		}
		apply(g, a)
	}
	return g.State().Payoff()[0]
}

// concession is what the first of two gets when the other gives up at once.
func (b *book) concession() int {
	r := b.rules
	r.Contra = true
	g := b.begin(r, 2)
	apply(g, escalero.Action{Kind: escalero.Contra})
	apply(g, escalero.Action{Kind: escalero.Concede})
	return g.State().Payoff()[0]
}
