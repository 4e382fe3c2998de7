package app

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"serviert/engine"
	"serviert/engine/escalero"
)

// The pad is a whole table at any time: every row has a header and as many
// cells as there are columns on all sheets, sums are those of the engine.
func TestThePadIsWhole(t *testing.T) {
	for n, f := range tables {
		s := f.begun(t, memory{})
		looked := 0
		play(t, s, rand.New(rand.NewPCG(uint64(n), 31)), func(string) {
			if looked++; looked%7 != 0 {
				return
			}
			st := s.game.state()
			text, rules := html(pad(s.game, st)), s.game.Rules
			cells := len(rules.Columns) * st.Parties()
			if got, want := strings.Count(text, `role="row"`), len(rules.Rows)+3; got != want {
				t.Fatalf("%v: %d rows, want %d", f, got, want)
			}
			if got, want := strings.Count(text, `role="rowheader"`), len(rules.Rows)+1; got != want {
				t.Fatalf("%v: %d row headers, want %d", f, got, want)
			}
			if got, want := strings.Count(text, `role="cell"`), cells*(len(rules.Rows)+1)+1; got != want {
				t.Fatalf("%v: %d cells, want %d", f, got, want)
			}
			if got, want := strings.Count(text, `role="columnheader"`), cells+st.Parties(); got != want {
				t.Fatalf("%v: %d column headers, want %d", f, got, want)
			}
		})
	}
}

// Each open cell tells what the dice would score in it, and writing it scores
// just that.
func TestPreviewIsWhatIsWritten(t *testing.T) {
	for _, f := range []tableFor{tables[0], tables[8], tables[11]} {
		s := f.begun(t, memory{})
		r := rand.New(rand.NewPCG(2, 9))
		for !s.game.state().Over() {
			s.throwNow()
			st := s.game.state()
			p := st.Turn()
			var ids []string
			for _, id := range s.buttons() {
				if strings.HasPrefix(id, "cell-") {
					ids = append(ids, id)
				}
			}
			id := ids[r.IntN(len(ids))]
			var row, col int
			fmt.Sscanf(id, "cell-%d-%d", &row, &col)
			tag := tagOf(html(pad(s.game, st)), id)
			points := s.scores(s.game.Rules.Rows[row])
			want := fmt.Sprint(points)
			if points == 0 {
				want = "streichen"
			}
			if !strings.Contains(tag, want) {
				t.Fatalf("%s would score %d, it is called %s", id, points, tag)
			}
			must(t, s.press(id))
			s.write(true)
			if c := s.game.state().Sheet(p)[col][row]; !c.Written || c.Points != points {
				t.Fatalf("%s scored %+v, shown were %d", id, c, points)
			}
		}
	}
}

// In the second column of top-down only the next cell is open, and sums run.
func TestTopDownOnThePad(t *testing.T) {
	s := tables[11].begun(t, memory{})
	for len(s.game.Rules.Rows) > int(s.game.state().Round())-1 {
		st := s.game.state()
		for _, a := range st.Legal() {
			if a.Kind == escalero.Points {
				must(t, s.act(a))
				break
			}
		}
	}
	for s.game.state().Turn() != 1 || s.game.state().Round() <= len(s.game.Rules.Rows) {
		for _, a := range s.game.state().Legal() {
			if a.Kind == escalero.Points {
				must(t, s.act(a))
				break
			}
		}
	}
	s.throwNow()
	var open []string
	for _, id := range s.buttons() {
		if strings.HasPrefix(id, "cell-") {
			open = append(open, id)
		}
	}
	if strings.Join(open, " ") != "cell-0-1" {
		t.Errorf("open are %v", open)
	}
	text := html(pad(s.game, s.game.state()))
	if want := fmt.Sprintf(s.texts().Table.CellClosed, s.rowName("2"), s.columnName(2)); !strings.Contains(text, want) {
		t.Errorf("no %q", want)
	}
}

// Rivals stand beside in turn order, and the switch goes round all of them.
func TestRivalsGoRound(t *testing.T) {
	s := tables[10].begun(t, memory{})
	st := s.game.state()
	seen := map[engine.Player]bool{}
	for range st.Parties() - 1 {
		list := s.rivals(st)
		if len(list) != st.Parties()-1 {
			t.Fatalf("rivals %v", list)
		}
		for _, p := range list {
			if p == s.own(st) {
				t.Fatalf("one's own rival: %v", list)
			}
		}
		seen[list[0]] = true
		before := s.said
		s.nextRival()
		if s.said == before {
			t.Error("the switch is silent")
		}
	}
	if len(seen) != st.Parties()-1 {
		t.Errorf("shown were %v", seen)
	}
}
