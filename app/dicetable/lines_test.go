package dicetable

import (
	"math/rand/v2"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/record"
)

// A line renders the cells anew that have changed, and all others are the elements they were: go-app looks into an
// element only if it is another one.
func TestOnlyCellsThatChangeAreRendered(t *testing.T) {
	g := gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\nthrow 12345\n", "1", "1", 1)
	desk := &dicegame.Desk{Game: g}
	page := Table{Desk: desk, Names: dicegame.Names{Lang: "en"}}
	rendered := func(v *line) []app.UI {
		page.Desk = desk
		eye := desk.Eye()
		v.Settle(&line{Look: lookOfRow(page.about(), &eye, 0), At: seat{Desk: desk}})
		v.Render()
		return v.cells
	}
	v := &line{}
	first := rendered(v)
	anew := func(cells []app.UI) (n int) {
		for i := range cells {
			if cells[i] != first[i] {
				n++
			}
		}
		first = cells
		return n
	}
	if n := anew(rendered(v)); n != 0 || len(first) != 7 {
		t.Fatalf("nothing has changed, and %d of %d cells are rendered anew", n, len(first))
	}
	desk.Row, desk.Col = g.Rules.Rows[0].Key, 2
	if n := anew(rendered(v)); n != 2 {
		t.Errorf("a cell is chosen, and %d are rendered anew: it and where the Tab key came to before", n)
	}
	v.Look.Names.Pips = !v.Look.Names.Pips
	if v.Render(); anew(v.cells) != 7 {
		t.Error("the names have changed, and some cells have the old ones")
	}
}

// A part whose look is as it was is not drawn again, so whatever it shows is part of its look: in whole
// games, after every action and every correction, the same look is the same picture.
func TestTheSameLookIsTheSamePicture(t *testing.T) {
	for seed, k := range gametest.Kinds() {
		d, err := record.NewDice(k.Setup(t))
		if err != nil {
			t.Fatal(err)
		}
		g := dicegame.New(d)
		g.Block = k.Block
		desk := &dicegame.Desk{Game: g}
		page, at := Table{Desk: desk, Names: dicegame.Names{Lang: "en"}, Latest: true}, seat{Desk: desk}
		pictures := map[any]string{}
		look := func(after any) {
			t.Helper()
			eye, about := desk.Eye(), page.about()
			same := func(look any, drawn app.UI) {
				html := uitest.HTML(drawn)
				if was, seen := pictures[look]; seen && was != html {
					t.Errorf("%+v: after %v a part shows\n%s\nand its look, %T, is that of\n%s", k, after, html, look, was)
				}
				pictures[look] = html
			}
			h, f, l := &head{Look: page.lookOfHead(about), At: at}, &foot{Look: lookOfFoot(about, &eye, g.State()), At: at}, &latest{Look: page.lookOfLatest()}
			same(h.Look, h.Render())
			same(f.Look, f.Render())
			same(l.Look, l.Render())
			for row := range g.Rules.Rows {
				v := &line{Look: lookOfRow(about, &eye, row), At: at}
				same(v.Look, v.Render())
			}
		}
		for r := rand.New(rand.NewPCG(uint64(seed), 7)); !g.Over() && !t.Failed(); {
			a := gametest.Any(g, r)
			if err := g.Apply(a); err != nil {
				t.Fatal(err)
			}
			desk.Clear()
			look(a)
			if list := g.HandEntries(); len(list) > 0 {
				spot := list[r.IntN(len(list))]
				if values := g.Rules.Rows[spot.Row-1].Values(); r.IntN(3) == 0 {
					if m, err := g.Corrected(spot, values[r.IntN(len(values))]); err == nil {
						g.Match = m
						look(spot)
					}
				}
				for _, other := range g.Beside(spot) {
					if m, err := g.Exchanged(spot, other); err == nil {
						g.Match = m
						look([]dicegame.Spot{spot, other})
						break
					}
				}
			}
		}
	}
}

// Dice that nobody sees stay as they are, and are ready for the next throw.
func TestDiceRestBetweenTurns(t *testing.T) {
	shown := dieLook{Place: 2, Face: 5, Moved: 1, Kept: true}
	d := &die{Look: shown}
	if d.Settle(&die{Look: dieLook{Place: 2, Face: 1, Rests: true}}) || d.Look != shown {
		t.Errorf("a die that is not shown is drawn: %+v", d.Look)
	}
	if next := (dieLook{Place: 2, Face: 6, Moved: 1}); !d.Settle(&die{Look: next}) || d.Look != next {
		t.Errorf("a throw is not drawn: %+v", d.Look)
	}
}

// While a table is drawn by half, a line waits in which only those cells differ that nothing is written in.
func TestALineWaitsForTheSecondPicture(t *testing.T) {
	const start = "serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\n"
	at := func(record string, half bool) [2]*line {
		desk := &dicegame.Desk{Game: gametest.Recorded(t, record, "1", "1", 1)}
		page, eye := Table{Desk: desk, Names: dicegame.Names{Lang: "en"}}, desk.Eye()
		about := page.about()
		about.Game, about.Party, about.Rivals = nil, 1, [len(about.Rivals)]engine.Player{2} // the same game, whose pads stay
		var lines [2]*line
		for i, row := range []int{0, 4} {
			lines[i] = &line{Look: lineLook{about: about, Row: row}, At: seat{Desk: desk, half: half}}
			for col := range desk.Game.Rules.Columns {
				lines[i].Look.Own[col], lines[i].Look.Other[0][col] = eye.Own(row, col), eye.Written(1, row, col)
			}
		}
		return lines
	}
	first, thrown, whole, written := at(start, false), at(start+"throw 12345\n", true), at(start+"throw 12345\n", false), at(start+"throw 12345\nwrite 1 1\nthrow 55555\nwrite 6 2\n", true)
	for i := range first {
		if first[i].Look == whole[i].Look {
			t.Fatal("the throw changes nothing in this line")
		}
		if first[i].Settle(thrown[i]) {
			t.Error("a line shows what the dice score before they have landed")
		}
		if !first[i].Settle(whole[i]) || first[i].Look != whole[i].Look {
			t.Error("the second picture does not show what the dice score")
		}
	}
	if !first[0].Settle(written[0]) || first[0].Look != written[0].Look {
		t.Error("an entry is not to be seen at once")
	}
}
