package escalero_test

import (
	"flag"
	"fmt"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/enginetest"
	"serviert/engine/escalero"
)

// table is the rules and how many parties play by them.
type table struct {
	rules   escalero.Rules
	parties int
	pairs   bool
}

func (t table) String() string {
	name := fmt.Sprintf("%s/%d", t.rules.Preset, t.parties)
	if t.pairs {
		name += "pairs"
	}
	for _, c := range t.rules.Changes() {
		name += fmt.Sprintf("/%s=%s", c[0], c[1])
	}
	return name
}

// tables is every preset unchanged, with each option changed and with all of them
// changed, each with two, three, four and ten parties of single players and of
// pairs. Contra needs two parties.
func tables() []table {
	var list []table
	seat := func(r escalero.Rules, parties ...int) {
		for _, n := range parties {
			if n == 2 || !r.Contra {
				list = append(list, table{r, n, false}, table{r, n, true})
			}
		}
	}
	for _, preset := range escalero.Presets() {
		seat(preset, 2, 3, 4, 10)
		all := preset
		for _, o := range preset.Options() {
			for _, v := range o.Choices {
				if v != preset.Value(o.Key) {
					seat(agreed(preset, o.Key, v), 2, 3)
					all = agreed(all, o.Key, v)
				}
			}
		}
		seat(all, 2)
	}
	return list
}

func agreed(r escalero.Rules, key, value string) escalero.Rules {
	r, err := r.With(key, value)
	if err != nil {
		panic(err)
	}
	return r
}

func (t table) game() enginetest.Game[escalero.State, escalero.Action] {
	// An entry takes at most two turns of three throws, a "done" between them
	// and a write. Contra adds at most 21 announcements and as many answers.
	bound := 8*t.parties*t.rules.Cells() + 50
	return enginetest.Game[escalero.State, escalero.Action]{
		Start:  func() escalero.State { return escalero.New(t.rules, t.parties, 1, t.pairs) },
		Bound:  bound,
		Fill:   fill,
		Parse:  escalero.ParseAction,
		Kind:   func(a escalero.Action) int { return int(a.Kind) },
		Near:   near,
		Listed: listed,
	}
}

func fill(s escalero.State, a escalero.Action, c *enginetest.Choices) escalero.Action {
	if a.Blank() == 0 {
		return a
	}
	faces := make([]dice.Face, a.Blank())
	for i := range faces {
		faces[i] = dice.Face(1 + c.Choose(6))
	}
	return s.Fill(a, faces...)
}

// TestLaws plays a game at every fifth table and checks every law after every
// action. TestRandomGames plays at all of them.
func TestLaws(t *testing.T) {
	for i, table := range tables() {
		if i%5 != 0 || table.parties > 4 {
			continue
		}
		t.Run(table.String(), func(t *testing.T) {
			enginetest.Laws(t, table.game(), enginetest.Random(uint64(i)))
		})
	}
}

var games = flag.Int("games", 1, "random games on each table in TestRandomGames")

// TestRandomGames plays many games to the end. With -v it prints how many at each
// table:
//
//	go test ./engine/escalero -run TestRandomGames -games 1000 -v
func TestRandomGames(t *testing.T) {
	total, steps := 0, 0
	for i, table := range tables() {
		played := 0
		for n := range *games {
			end, actions, err := enginetest.Play(table.game(), enginetest.Random(uint64(n)<<16|uint64(i)))
			if err != nil {
				t.Fatalf("%s, game %d, after %d actions: %v", table, n, actions, err)
			}
			if !end.Over() {
				t.Fatalf("%s, game %d stopped early", table, n)
			}
			played++
			steps += actions
		}
		t.Logf("%7d games of %s", played, table)
		total += played
	}
	t.Logf("%7d games, %d actions on %d tables", total, steps, len(tables()))
}

// FuzzGame plays the game that the bytes choose and checks every law.
func FuzzGame(f *testing.F) {
	all := tables()
	for i := range 6 {
		seed := []byte{byte(i), byte(i * 20)}
		for j := range 60 {
			seed = append(seed, byte(j*(i+3)))
		}
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c := enginetest.Bytes(data)
		enginetest.Laws(t, all[c.Choose(len(all))].game(), c)
	})
}
