// Package gametest makes dice games for tests: begun, played by chance, read
// from records, or filled with the same pads every time.
package gametest

import (
	"math/rand/v2"
	"testing"

	"serviert/app/dicegame"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// Kind is a set-up of a game.
type Kind struct {
	Preset  string
	Options [][2]string
	Parties []string // as in a record: "Anna" or "Anna + Bernd"
	Block   bool
}

// Kinds lists a game of every kind that the table can show.
func Kinds() []Kind {
	return []Kind{
		{"escalero", nil, []string{"Anna", "Bernd"}, false},
		{"escalero", nil, []string{"Anna", "Bernd", "Carl"}, false},
		{"escalero", [][2]string{{"contra", "on"}, {"stake", "0.10 EUR"}}, []string{"Anna", "Bernd"}, false},
		{"escalero", nil, []string{"Anna + Bernd", "Carl + Doris"}, false},
		{"escalero", nil, []string{"Anna + Bernd", "Carl + Doris", "Emil"}, false},
		{"escalero-single", nil, []string{"Anna", "Bernd"}, true},
		{"escalero-single", [][2]string{{"contra", "on"}}, []string{"Anna", "Bernd"}, false},
		{"escalero-double-grande", nil, []string{"Anna", "Bernd"}, false},
		{"wuerfelpoker", [][2]string{{"faces", "pips"}}, []string{"Anna", "Bernd"}, false},
		{"wuerfelpoker", [][2]string{{"double-hand", "on"}}, []string{"Anna", "Bernd"}, false},
		{"wuerfelpoker-two", nil, []string{"Anna", "Bernd", "Carl", "Doris"}, true},
		{"wuerfelpoker-top-down", nil, []string{"Anna", "Bernd"}, false},
		{"wuerfelpoker-top-down", nil, []string{"Anna + Bernd", "Carl + Doris"}, true},
	}
}

// Setup is the set-up as the engine knows it.
func (k Kind) Setup(t testing.TB) record.Setup {
	t.Helper()
	r, ok := escalero.Preset(k.Preset)
	if !ok {
		t.Fatalf("no preset %q", k.Preset)
	}
	var err error
	for _, o := range k.Options {
		if r, err = r.With(o[0], o[1]); err != nil {
			t.Fatal(err)
		}
	}
	s := record.Setup{Rules: r, Start: 1}
	for _, text := range k.Parties {
		p, err := record.NewParty(text)
		if err != nil {
			t.Fatal(err)
		}
		s.Parties = append(s.Parties, p)
	}
	return s
}

// Recorded is the game of a record, as if it had been played at a time.
func Recorded(t testing.TB, text, id, evening string, at int64) *dicegame.Game {
	t.Helper()
	doc, err := record.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	d, err := doc.Dice()
	if err != nil {
		t.Fatal(err)
	}
	g := dicegame.New(d)
	g.ID, g.Evening, g.Started = id, evening, at
	if g.Over() {
		g.Ended = at
	}
	return g
}

// Begun is a game of up to three people with nothing on the pads.
func Begun(r escalero.Rules, players int) *dicegame.Game {
	s := record.Setup{Rules: r, Start: 1}
	for _, name := range []string{"Mitzi", "Franz", "Poldi"}[:players] {
		s.Parties = append(s.Parties, record.Party{Names: []string{name}})
	}
	d, err := record.NewDice(s)
	if err != nil {
		panic(err)
	}
	return dicegame.New(d)
}

// Filled is a whole game entered by hand, in which each party gets the pad
// with that number, 0 to 2. Games with fewer rows or columns take what they
// have room for.
func Filled(r escalero.Rules, pads ...int) *dicegame.Game {
	// A text for each column, a digit for each row: which of the values that
	// the row can have, 0 for a strike. The first pad is best in columns 1 and
	// 3, the second in column 2.
	sheets := [][]string{
		{"23334311100", "33232401100", "32434412111"},
		{"32333311100", "23343321100", "43333411100"},
		{"33322311000", "22333311100", "33332310100"},
	}
	g := Begun(r, len(pads))
	for turn := 0; !g.Over(); turn++ {
		at := turn / len(pads)
		col, row := at/len(r.Rows), at%len(r.Rows)
		digit := int(sheets[pads[turn%len(pads)]][col][row] - '0')
		a := escalero.Action{Kind: escalero.Strike, Row: r.Rows[row].Key, Col: col + 1}
		if digit > 0 {
			values := r.Rows[row].Values()
			a.Kind, a.Points = escalero.Points, values[min(digit, len(values))-1]
		}
		if err := g.Apply(a); err != nil {
			panic(err)
		}
	}
	return g
}

// Any is a legal action by chance, with the dice thrown: first its kind, then
// one of that kind. Giving up is rare.
func Any(g *dicegame.Game, r *rand.Rand) escalero.Action {
	st := g.State()
	of := map[escalero.Kind][]escalero.Action{}
	var kinds []escalero.Kind
	for _, a := range st.Legal() {
		if of[a.Kind] == nil {
			kinds = append(kinds, a.Kind)
		}
		of[a.Kind] = append(of[a.Kind], a)
	}
	kind := kinds[r.IntN(len(kinds))]
	for kind == escalero.Concede && r.IntN(20) > 0 {
		kind = kinds[r.IntN(len(kinds))]
	}
	a := of[kind][r.IntN(len(of[kind]))]
	if n := a.Blank(); n > 0 {
		faces := make([]dice.Face, n)
		for i := range faces {
			faces[i] = dice.Face(r.IntN(6) + 1)
		}
		a = st.Fill(a, faces...)
	}
	return a
}
