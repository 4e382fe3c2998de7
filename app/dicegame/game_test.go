package dicegame_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/jsontext"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

func begun(t testing.TB, k gametest.Kind) *dicegame.Game {
	t.Helper()
	d, err := record.NewDice(k.Setup(t))
	if err != nil {
		t.Fatal(err)
	}
	g := dicegame.New(d)
	g.Block = k.Block
	return g
}

func action(t testing.TB, text string) escalero.Action {
	t.Helper()
	a, err := escalero.ParseAction(text)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// A save of the first version, with what it kept beside the record.
const oldSave = `{"v":1,"id":"1700000000001","evening":"1700000000000","started":1700000000001,"ended":1700000009000,` +
	`"kept":"01010","block":true,"paid":true,` +
	`"record":"serviert 1 escalero\nparty Anna\tcomputer coach\nparty Bernd\tcomputer strong\nthrow 66612\n"}`

func TestAnOldSaveOpens(t *testing.T) {
	var v dicegame.Saved
	if err := jsontext.Unmarshal([]byte(oldSave), &v); err != nil {
		t.Fatal(err)
	}
	g, err := v.Game()
	if err != nil {
		t.Fatal(err)
	}
	if g.ID != "1700000000001" || g.Evening != "1700000000000" || g.Started != 1700000000001 || g.Ended != 1700000009000 || !g.Block || !g.Paid {
		t.Errorf("%+v", g)
	}
	if g.Kept != [dice.N]bool{1: true, 3: true} || g.Seat(1, 0) != dicegame.Coach || g.Seat(2, 0) != "strong" || g.Match.Len() != 1 {
		t.Errorf("kept %v, seats %q and %q", g.Kept, g.Seat(1, 0), g.Seat(2, 0))
	}
	if text, err := jsontext.Marshal(g.Saved()); err != nil || string(text) != oldSave {
		t.Errorf("it is stored again as\n%s\n%v", text, err)
	}
	v.V = 2
	if _, err := v.Game(); err == nil {
		t.Error("a schema that does not exist yet was read")
	}
	v.V, v.Record = 1, "serviert 1 escalero\nparty Anna\n"
	if _, err := v.Game(); err == nil {
		t.Error("a game of one party was read")
	}
}

// Every kind of game comes back from its save in any position.
func TestSavesComeBack(t *testing.T) {
	for i, k := range gametest.Kinds() {
		g := played(t, k, uint64(i))
		for _, at := range []int{0, 1, g.Match.Len() / 2, g.Match.Len()} {
			now := dicegame.New(g.Dice)
			now.Match = prefix(t, g, at)
			now.ID, now.Evening, now.Started, now.Kept = "7", "5", 3, [dice.N]bool{true, 4: true}
			if !now.Over() {
				now.Advise(now.State().Turn())
			}
			again, err := now.Saved().Game()
			if err != nil {
				t.Fatalf("%v: %v", k, err)
			}
			if again.Saved() != now.Saved() || fmt.Sprint(again.State()) != fmt.Sprint(now.State()) {
				t.Errorf("%v:\n%+v\ncame back as\n%+v", k, now.Saved(), again.Saved())
			}
		}
	}
}

// What is mended goes on: a game that is over is none to go on with, and one that had
// been over is not any more. A save without sums can be mended too.
func TestWhatIsMendedGoesOn(t *testing.T) {
	g := gametest.Recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\ncontra\nconcede\n", "7", "7", 1)
	b, err := jsontext.Marshal(g.Saved())
	if err != nil || g.Ended == 0 {
		t.Fatal(err)
	}
	if over := dicegame.Mend(string(b)); over != nil {
		t.Errorf("goes on after its end: %+v", over)
	}
	mended := dicegame.Mend(strings.Replace(string(b), "concede", "conceed", 1))
	if mended == nil || mended.Match.Len() != 3 || mended.Ended != 0 || mended.ID != "7" {
		t.Errorf("goes on as %+v", mended)
	}
	// No more is lost than the sums tell: nothing where all are right, and the last line with a part of the one before it
	// where they are cut.
	running := gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\nthrow 12345\n", "7", "7", 1).Saved()
	for less, want := range map[int]int{0: 3, 4: 1} {
		cut := running
		cut.Lines = cut.Lines[:len(cut.Lines)-less]
		if b, err = jsontext.Marshal(cut); err != nil {
			t.Fatal(err)
		}
		if mended = dicegame.Mend(string(b)); mended == nil || mended.Match.Len() != want {
			t.Errorf("with sums that are shorter by %d it goes on as %+v", less, mended)
		}
	}
	if old := dicegame.Mend(oldSave); old == nil || old.Match.Len() != 1 {
		t.Errorf("an old save goes on as %+v", old)
	}
}

// By hand is what no throw in the app came before, typed dice or not.
func TestHandEntries(t *testing.T) {
	g := recorded(t, "escalero", "option contra on\nparty Anna\nparty Bernd\n"+
		"contra\naccept\nresult 66612\nwrite 6 1\nthrow 12345\nwrite S 2\nstrike G 3\npoints F 1 30\n")
	want := []dicegame.Spot{{Party: 1, Col: 1, Row: 6}, {Party: 1, Col: 3, Row: 10}, {Party: 2, Col: 1, Row: 8}}
	if got := g.HandEntries(); !slices.Equal(got, want) {
		t.Errorf("by hand are %v, want %v", got, want)
	}
}

func TestMarks(t *testing.T) {
	for text, kept := range map[string][dice.N]bool{"00000": {}, "10010": {true, false, false, true}, "11111": {true, true, true, true, true}} {
		if dicegame.Marks(kept) != text || dicegame.Marked(text) != kept {
			t.Errorf("%v is written %q, %q is read %v", kept, dicegame.Marks(kept), text, dicegame.Marked(text))
		}
	}
	for text, kept := range map[string][dice.N]bool{"": {}, "01": {1: true}, "1111111": {true, true, true, true, true}, "x1y": {1: true}} {
		if got := dicegame.Marked(text); got != kept {
			t.Errorf("%q is read %v", text, got)
		}
	}
}

// Marks stay while dice can be thrown again, and go with the last throw and
// with the entry. An action that is refused changes nothing.
func TestMarksGoWithTheDice(t *testing.T) {
	g := recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 66612\n")
	mine := [dice.N]bool{true, true, true}
	for _, c := range []struct {
		do   string
		want [dice.N]bool
	}{
		{"keep 666 throw 66634", mine}, {"keep 666 throw 66645", [dice.N]bool{}}, {"write 6 1", [dice.N]bool{}},
	} {
		g.Kept = mine
		if g.Apply(action(t, "strike GG 1")) == nil || g.Kept != mine {
			t.Fatal("an action without such a row was played")
		}
		if err := g.Apply(action(t, c.do)); err != nil {
			t.Fatal(err)
		}
		if g.Kept != c.want {
			t.Errorf("after %s %v stay", c.do, g.Kept)
		}
	}
}

// For each die: the throw in which it moved last.
func TestMovedIn(t *testing.T) {
	for log, want := range map[string][dice.N]int{
		"":                                    {},
		"throw 66612\n":                       {1, 1, 1, 1, 1},
		"throw 66612\nkeep 666 throw 66634\n": {1, 1, 1, 2, 2},
		"throw 61626\nkeep 66 throw 63645\n":  {1, 2, 1, 2, 2},
		"throw 66612\nkeep 666 throw 66634\nkeep 6663 throw 66631\n": {1, 1, 1, 2, 3},
		"throw 66612\nkeep - throw 66612\n":                          {2, 2, 2, 2, 2},
		"throw 12345\nwrite S 1\nthrow 11111\nkeep 1 throw 12345\n":  {1, 2, 2, 2, 2},
		"throw 12345\nkeep 5 throw 66665\nkeep 5 throw 12345\n":      {3, 3, 3, 3, 1},
	} {
		if got := recorded(t, "escalero", "party Anna\nparty Bernd\n"+log).MovedIn(); got != want && log != "" {
			t.Errorf("after\n%s the dice moved in %v, want %v", log, got, want)
		}
	}
}

func TestStayAndSplit(t *testing.T) {
	if got := dicegame.Stay(dice.Throw{6, 1, 6, 2, 6}, dice.Hand{0, 1, 0, 0, 0, 2}); got != [dice.N]bool{true, false, true, true} {
		t.Errorf("%v stay", got)
	}
	if got := dicegame.Stay(dice.Throw{}, dice.Hand{}); got != [dice.N]bool{} {
		t.Errorf("%v stay of no dice", got)
	}
	kept, thrown := dicegame.Split(dice.Throw{6, 1, 6, 2, 6}, action(t, "keep 66 throw 63661"))
	if !slices.Equal(kept, []dice.Face{6, 6}) || !slices.Equal(thrown, []dice.Face{3, 6, 1}) {
		t.Errorf("kept %v, thrown %v", kept, thrown)
	}
	if got := dicegame.InOrder(dice.Hand{1, 0, 2, 0, 0, 2}); !slices.Equal(got, []dice.Face{1, 3, 3, 6, 6}) {
		t.Errorf("in order: %v", got)
	}
}

// What an action has written, and what nothing has followed yet.
func TestEntries(t *testing.T) {
	n := dicegame.Names{Lang: "en"}
	g := recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 12345\nwrite S 2\nthrow 66612\nstrike G 3\n")
	if e, ok := g.Entry(1); !ok || e.Party != 1 || e.Row != "S" || e.Col != 2 || e.Cell.Points != 25 || n.Wrote(g, e) != "Anna: 25 in Straight served ×2" {
		t.Errorf("%+v: %s", e, n.Wrote(g, e))
	}
	if e, ok := g.LastEntry(); !ok || e.Party != 2 || n.Wrote(g, e) != "Bernd strikes Grande ×4" {
		t.Errorf("%+v: %s", e, n.Wrote(g, e))
	}
	// A row in which only served throws score is not said to be served.
	only := recorded(t, "escalero-double-grande", "party Anna\nparty Bernd\nthrow 66666\nwrite GG 2\n")
	if e, ok := only.LastEntry(); !ok || n.Wrote(only, e) != "Anna: 100 in Double grande ×2" {
		t.Errorf("%+v: %s", e, n.Wrote(only, e))
	}
	if _, ok := g.Entry(0); ok {
		t.Error("a throw has written something")
	}
	if err := g.Apply(action(t, "throw 11234")); err != nil {
		t.Fatal(err)
	}
	if _, ok := g.LastEntry(); ok {
		t.Error("the entry has been followed by a throw")
	}
	if _, ok := recorded(t, "escalero", "party Anna\nparty Bernd\n").LastEntry(); ok {
		t.Error("an entry before the first")
	}
}

// Nobody is ahead whose total another one has too.
func TestTotals(t *testing.T) {
	for log, want := range map[string]string{
		"":                               "[0 0 0] 0",
		"points 6 1 18\n":                "[18 0 0] 1",
		"points 6 1 18\npoints 6 1 18\n": "[18 18 0] 0",
		"points 6 1 18\npoints 6 1 12\npoints 6 1 24\n": "[18 12 24] 3",
	} {
		g := recorded(t, "escalero", "option settlement difference\nparty Anna\nparty Bernd\nparty Carla\n"+log)
		list, ahead := g.Totals()
		if got := fmt.Sprint(list, ahead); got != want {
			t.Errorf("%q: %s, want %s", log, got, want)
		}
	}
}

// However a game by hand went, two entries that were exchanged and are exchanged again stand where they stood, and
// nobody else's sheet has changed.
func TestEntriesExchangedTwiceAreAsBefore(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	done := 0
	for _, rules := range escalero.Presets() {
		for parties := 2; parties <= 3; parties++ {
			g := gametest.Begun(rules, parties)
			for range 3 * parties {
				var open []escalero.Action
				for row, x := range rules.Rows {
					for col := range rules.Columns {
						values := x.Values()
						a := escalero.Action{Kind: escalero.Points, Row: rules.Rows[row].Key, Col: col + 1, Points: values[r.IntN(len(values))]}
						if _, err := g.Match.Apply(a); err == nil {
							open = append(open, a)
						}
					}
				}
				m, err := g.Match.Apply(open[r.IntN(len(open))])
				if err != nil {
					t.Fatal(err)
				}
				g.Match = m
			}
			before := g.State()
			for _, one := range g.HandEntries() {
				for _, other := range g.Beside(one) {
					m, err := g.Exchanged(one, other)
					if err != nil {
						continue
					}
					done++
					for p := engine.Player(1); int(p) <= parties; p++ {
						if p != one.Party && p != other.Party && m.State().Sheet(p) != before.Sheet(p) {
							t.Fatalf("%v for %v changed the sheet of %d in\n%s", one, other, p, g.Dice)
						}
					}
					now := dicegame.New(record.Dice{Setup: g.Setup, Match: m})
					back, err := now.Exchanged(dicegame.Spot{Party: other.Party, Col: one.Col, Row: one.Row}, dicegame.Spot{Party: one.Party, Col: other.Col, Row: other.Row})
					if got := (record.Dice{Setup: g.Setup, Match: back}).String(); err != nil || got != g.Dice.String() {
						t.Fatalf("%v for %v and back, %v:\n%s\ninstead of\n%s", one, other, err, got, g.Dice)
					}
				}
			}
		}
	}
	if done < 100 {
		t.Errorf("only %d exchanges", done)
	}
}
