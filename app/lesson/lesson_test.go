package lesson

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/record"
)

var de = dicegame.Names{Lang: "de"}

// game is a new game of a kind.
func game(t *testing.T, k gametest.Kind) *dicegame.Game {
	t.Helper()
	d, err := record.NewDice(k.Setup(t))
	if err != nil {
		t.Fatal(err)
	}
	return dicegame.New(d)
}

// desk is a table after a first throw.
func desk(t *testing.T, preset, throw string) *dicegame.Desk {
	t.Helper()
	for _, k := range gametest.Kinds() {
		if k.Block || k.Preset != preset {
			continue
		}
		g := game(t, k)
		thrown, err := dice.ParseThrow(throw)
		if err != nil {
			t.Fatal(err)
		}
		if err := g.Apply(escalero.Action{Kind: escalero.Throw, Dice: thrown}); err != nil {
			t.Fatal(err)
		}
		return &dicegame.Desk{Game: g}
	}
	t.Fatal("no such table: " + preset)
	return nil
}

// What is a start is what a good player would keep, by a rule one can say.
func TestWhatIsAStart(t *testing.T) {
	for throw, want := range map[string]struct{ marked, says string }{
		"55512": {"11100", "Drei Könige"},
		"15252": {"01010", "Von zwei Paaren"},
		"61621": {"10100", "Von zwei Paaren"},
		"33124": {"11000", "Zwei Buben"},
		"12346": {"11110", "fast eine Straße"},
		"13456": {"01111", "fast eine Straße"},
		"12356": {"00001", "hohe Würfel"},
	} {
		h := At(desk(t, "escalero", throw), de, nil)
		marked := ""
		for _, m := range h.Dice {
			marked += map[bool]string{true: "1", false: "0"}[m]
		}
		if h.ID != Keep || marked != want.marked || !strings.Contains(h.Text, want.says) {
			t.Errorf("%s: %s %s %q, want %s %q", throw, h.ID, marked, h.Text, want.marked, want.says)
		}
	}
}

// The best player would keep the same, or something that is worth next to nothing more. Two pairs once stayed
// both, which costs more than many a mistake that the app has an exercise for.
func TestAStartCostsNothing(t *testing.T) {
	for _, preset := range []string{"escalero", "wuerfelpoker"} {
		var brain *solver.Brain
		hints := 0
		for n := range 6 * 6 * 6 * 6 * 6 {
			throw := fmt.Sprintf("%d%d%d%d%d", n/1296+1, n/216%6+1, n/36%6+1, n/6%6+1, n%6+1)
			if sorted := []byte(throw); !slices.IsSorted(sorted) {
				continue
			}
			d := desk(t, preset, throw)
			h, s := At(d, de, nil), d.State()
			if h.ID != Keep {
				continue
			}
			hints++
			var kept dice.Hand
			for i, stays := range h.Dice {
				if stays {
					kept[s.Now().Dice[i]-1]++
				}
			}
			if brain == nil {
				brain = solver.NewBrain(s)
			}
			if cost, best := brain.Judge(s, escalero.Action{Kind: escalero.Keep, Kept: kept}); cost > .08 {
				t.Errorf("%s: of %s %v would stay, which costs %.3f; best is to %v", preset, throw, kept, cost, best.Action)
			}
		}
		if hints < 150 {
			t.Errorf("%s: only %d hints", preset, hints)
		}
	}
}

// Every hint of random games has its words, in both languages, and none is
// given twice to somebody who understands.
func TestHintsHaveWordsAndEnd(t *testing.T) {
	for n, k := range gametest.Kinds() {
		if k.Block {
			continue
		}
		r := rand.New(rand.NewPCG(uint64(n), 5))
		d := &dicegame.Desk{Game: game(t, k)}
		var known []string
		given := map[string]int{}
		for !d.Game.Over() {
			name := dicegame.Names{Lang: []string{"de", "en"}[n%2]}
			h := At(d, name, known)
			if h.ID != "" {
				given[h.ID]++
				if h.Title == "" || h.Text == "" || strings.Contains(h.Text, "%!") {
					t.Errorf("%v: hint %+v", k, h)
				}
				if best, ok := Best(d); h.Show && h.ID != Keep && (!ok || !slices.Contains(d.State().Legal(), best)) {
					t.Errorf("%v: %s proposes %v", k, h.ID, best)
				}
				known = append(known, h.ID)
			}
			d.Clear()
			a := gametest.Any(d.Game, r)
			if err := d.Game.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		for id, times := range given {
			if times > 1 {
				t.Errorf("%v: %s was explained %d times", k, id, times)
			}
		}
	}
}

// What scores is shown in the column that pays most, and a zero in the one that pays least of those where it can stand.
func TestAZeroIsShownWhereItCostsLeast(t *testing.T) {
	game := "serviert 1 escalero\nparty Anna\nparty Bernd\n"
	for row := range strings.FieldsSeq("1 2 3 4 5 6 S F") {
		for _, col := range []string{"1", "2", "3"} {
			game += strings.Repeat("strike "+row+" "+col+"\n", 2)
		}
	}
	for throw, want := range map[string]string{"66665": "write P 3", "66651": "write P 1"} {
		d := &dicegame.Desk{Game: gametest.Recorded(t, game+"throw "+throw+"\n", "1", "1", 1)}
		if a, ok := Best(d); !ok || a.String() != want {
			t.Errorf("of %s is shown %v", throw, a)
		}
	}
}

// What is shown at the end of a first turn is no mistake that the exercises then name,
// like a single six in the column that pays most.
func TestTheCellShownCostsLittle(t *testing.T) {
	for preset, most := range map[string]float64{"escalero": .1, "wuerfelpoker": .2, "escalero-single": .2} {
		var brain *solver.Brain
		rng, sum, turns := rand.New(rand.NewPCG(1, 2)), 0.0, 0
		for range 80 {
			d := desk(t, preset, fmt.Sprintf("%d%d%d%d%d", 1+rng.IntN(6), 1+rng.IntN(6), 1+rng.IntN(6), 1+rng.IntN(6), 1+rng.IntN(6)))
			for now := d.State().Now(); now.Left() > 0 && !dicegame.Combination(now); now = d.State().Now() {
				a := escalero.Action{Kind: escalero.Keep}
				stays, _ := start(de, now)
				for i, f := range now.Dice {
					if stays[i] {
						a.Kept[f-1]++
					}
				}
				faces := make([]dice.Face, a.Blank())
				for i := range faces {
					faces[i] = dice.Face(1 + rng.IntN(6))
				}
				if err := d.Game.Apply(d.State().Fill(a, faces...)); err != nil {
					t.Fatal(err)
				}
			}
			s := d.State()
			if s.Now().Left() > 0 {
				continue // whether to throw on is another question
			}
			if brain == nil {
				brain = solver.NewBrain(s)
			}
			a, _ := Best(d)
			cost, best := brain.Judge(s, a)
			if sum, turns = sum+cost, turns+1; cost > 5*most {
				t.Errorf("%s: of %v is shown to %v, which costs %.2f; best is to %v", preset, s.Now().Dice, a, cost, best.Action)
			}
		}
		if mean := sum / float64(turns); mean > most {
			t.Errorf("%s: what is shown costs %.2f on average", preset, mean)
		}
	}
}

// What a column pays is explained where the pad calls columns by that.
func TestColumnsAreExplainedByTheirName(t *testing.T) {
	const throws = "party Anna\nparty Bernd\nthrow 11246\nkeep 11 throw 11246\nkeep 11 throw 11246\n"
	for options, want := range map[string]string{
		"": "×4 bringt vier", "option columns 3-1000-5\n": "×1000 bringt 1000", "option columns 2-2-4\n": "", "option columns 5-5-5\n": "", "option settlement difference\n": "",
	} {
		g := gametest.Recorded(t, "serviert 1 escalero\n"+options+throws, "1", "1", 1)
		h := At(&dicegame.Desk{Game: g}, de, []string{Keep})
		if id := map[bool]string{true: Columns, false: Enter}[want != ""]; h.ID != id || !strings.Contains(h.Text, want) || want == "" && strings.Contains(h.Said(), "×") {
			t.Errorf("%q: %s, %q", options, h.ID, h.Said())
		}
	}
}

// A figure is worth what the row brings where it scores most: five alike have a row of their own once they are served.
func TestServedIsTheMostThatIsOpen(t *testing.T) {
	const both = "party Anna\nparty Bernd\n"
	for text, want := range map[string]string{
		"serviert 1 escalero\n" + both + "throw 33333\n":                               "zählt 80 statt 50",
		"serviert 1 wuerfelpoker\n" + both + "throw 33333\n":                           "zählt 100 statt 50",
		"serviert 1 wuerfelpoker\n" + both + "throw 33332\nkeep 3333 throw 33333\n":    "zählt 50. Fallen alle fünf Würfel dafür auf einmal, ist es serviert und zählt 100",
		"serviert 1 escalero\noption double-grande on\n" + both + "throw 33333\n":      "zählt 100 statt 50",
		"serviert 1 wuerfelpoker\noption double-grande off\n" + both + "throw 33333\n": "zählt 55 statt 50",
		"serviert 1 wuerfelpoker\n" + both + "throw 33332\nkeep 333 throw 33344\n":     "zählt 30. Fallen alle fünf Würfel dafür auf einmal, ist es serviert und zählt 35",
	} {
		if h := At(&dicegame.Desk{Game: gametest.Recorded(t, text, "1", "1", 1)}, de, []string{Keep}); h.ID != Served || !strings.Contains(h.Text, want) {
			t.Errorf("%q: %s, %q, want %q", text, h.ID, h.Text, want)
		}
	}
}
