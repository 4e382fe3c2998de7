package dicetable

import (
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
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
