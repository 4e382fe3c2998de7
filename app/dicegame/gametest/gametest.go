// Package gametest builds dice games for tests: new ones, random ones, games
// read from records, and games with fixed pads.
package gametest

import (
	"math/rand/v2"
	"testing"

	"serviert/app/dicegame"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// Kind is the set-up of a game.
type Kind struct {
	Preset  string
	Options [][2]string
	Parties []string // as in a record: "Anna" or "Anna + Bernd"
	Block   bool
}

// Kinds lists set-ups that cover everything the table can show. Tests refer to
// them by index: append new ones.
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

// Setup returns the set-up in the form of the engine.
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

// Recorded returns the game of a record. at, in Unix milliseconds, is when it
// began and, if it is over, ended.
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

// Begun returns a new game of up to three people.
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

// Filled returns a finished game, entered by hand. pads gives the number of the
// pad, 0 to 2, for each party. Games with fewer rows or columns use part of the
// pads.
func Filled(r escalero.Rules, pads ...int) *dicegame.Game {
	return filled(r, pads, func(a escalero.Action) []escalero.Action { return []escalero.Action{a} })
}

// FilledByDice is Filled with dice that the app has thrown: twice in each turn.
func FilledByDice(r escalero.Rules, pads ...int) *dicegame.Game {
	return filled(r, pads, func(a escalero.Action) []escalero.Action {
		row := r.Rows[r.Row(a.Row)]
		for _, o := range dice.Outcomes(dice.N) {
			for _, served := range []bool{false, true} {
				if row.Points(o.Hand, served) != a.Points {
					continue
				}
				end, _ := dice.ParseThrow(o.Hand.String())
				keep := escalero.Action{Kind: escalero.Keep, Dice: end}
				if !served {
					keep.Kept[end[0]-1]++
				}
				return []escalero.Action{{Kind: escalero.Throw, Dice: end}, keep, {Kind: escalero.Write, Row: a.Row, Col: a.Col}}
			}
		}
		panic("no dice have these points")
	})
}

func filled(r escalero.Rules, pads []int, turnOf func(escalero.Action) []escalero.Action) *dicegame.Game {
	// One string per column, one digit per row: which of the row's possible
	// values, 0 for a strike. The first pad wins columns 1 and 3, the second
	// column 2.
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
		for _, a := range turnOf(a) {
			if err := g.Apply(a); err != nil {
				panic(err)
			}
		}
	}
	return g
}

// Any returns a random legal action, with its dice thrown: first the kind is
// drawn, then one action of that kind. Giving up is rare.
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

// Thrown is a finished game of Anna and Bea, of which the app has thrown all dice:
// with Contra and a stake.
func Thrown(t testing.TB, preset string, seed uint64) *dicegame.Game {
	t.Helper()
	return ThrownAt(t, preset+"\noption contra on\noption stake 0.50 EUR\nparty Anna\nparty Bea\n", seed)
}

// ThrownAt is such a game that begins like a record.
func ThrownAt(t testing.TB, head string, seed uint64) *dicegame.Game {
	t.Helper()
	g := Recorded(t, "serviert 1 "+head, "1", "1", 1)
	for r := rand.New(rand.NewPCG(seed, 4)); !g.Over(); {
		a := Any(g, r)
		typed := a.Kind == escalero.Result || a.Kind == escalero.Points || a.Kind == escalero.Strike && !g.State().Last().Begun()
		if typed || a.Kind == escalero.Concede {
			continue
		}
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	g.Ended = 2
	return g
}

// Anew is a game that has just begun, in which a party plays a finished one once more.
func Anew(t testing.TB, old *dicegame.Game, party engine.Player) *dicegame.Game {
	t.Helper()
	setup, then, ok := dicegame.PlayAgain(old, party, func(name string) string { return name + " (damals)" })
	if !ok {
		t.Fatal("a game that cannot be played again")
	}
	d, err := record.NewDice(setup)
	if err != nil {
		t.Fatal(err)
	}
	g := dicegame.New(d)
	g.Then = then
	return g
}

// Again is a finished game in which Bea has played one of those once more.
func Again(t testing.TB, preset string, seed uint64) *dicegame.Game {
	t.Helper()
	g := Anew(t, Thrown(t, preset, seed), 2)
	g.ID, g.Evening, g.Started = "2", "2", 3
	for r := rand.New(rand.NewPCG(seed, 5)); !g.Over(); {
		a, ok := g.Did()
		if !ok {
			a = Any(g, r)
		}
		if a.Kind == escalero.Result || a.Kind == escalero.Points {
			continue
		}
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	g.Ended = 4
	return g
}
