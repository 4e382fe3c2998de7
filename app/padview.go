package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
	"serviert/engine/escalero"
)

// A pad has some two hundred elements, and most taps change two or three of
// them. So each of its lines is a component whose one field is all the line
// depends on, in a form that compares at a glance: a line that looks the same
// is not rendered again. Settle is how the browser's build asks; on the host
// go-app compares the field itself.

// padAbout is what every line depends on: whose pad it is and how it speaks.
type padAbout struct {
	game, lang string
	pips       bool
	parties    int
	rivals     [escalero.MaxParties - 1]engine.Player
}

func (s *store) padAbout(g *game, st escalero.State) padAbout {
	look := padAbout{game: g.id, lang: s.settings.language(), pips: s.pips(), parties: st.Parties()}
	copy(look.rivals[:], s.rivals(st))
	return look
}

// settle takes over a look and tells whether it is another one.
func settle[T comparable](mine *T, next T) bool {
	if *mine == next {
		return false
	}
	*mine = next
	return true
}

// padHead is the name line.
type padHead struct {
	app.Compo
	Look headLook
}

type headLook struct {
	padAbout
	own, writer engine.Player
	thrower     string // which of two partners
	over        bool
	factor      int
}

func (s *store) headLook(g *game, st escalero.State, about padAbout) headLook {
	look := headLook{padAbout: about, own: s.own(st), writer: st.Writer(), over: st.Over(), factor: st.Factor()}
	if !look.over {
		look.thrower = g.thrower(st)
	}
	return look
}

// Settle implements the comparison described above.
func (v *padHead) Settle(next app.UI) bool { return settle(&v.Look, next.(*padHead).Look) }

// Render shows the line of the store's game.
func (v *padHead) Render() app.UI {
	st := the.game.state()
	return padNames(the.game, st, the.rivals(st))
}

// padWorth is the line with what the columns are worth.
type padWorth struct {
	app.Compo
	Look padAbout
}

// Settle implements the comparison described above.
func (v *padWorth) Settle(next app.UI) bool { return settle(&v.Look, next.(*padWorth).Look) }

// Render shows the line of the store's game.
func (v *padWorth) Render() app.UI { return padValues(the.game, the.rivals(the.game.state())) }

// padFoot is the line of sums.
type padFoot struct {
	app.Compo
	Look footLook
}

type footLook struct {
	padAbout
	sums    [escalero.MaxParties][escalero.MaxColumns]int
	leaders [escalero.MaxColumns]engine.Player
}

func (s *store) footLook(g *game, st escalero.State, about padAbout) footLook {
	look := footLook{padAbout: about}
	for col := range g.Rules.Columns {
		look.leaders[col] = st.Leader(col)
		for p := range st.Parties() {
			sheet := st.Sheet(engine.Player(p + 1))
			look.sums[p][col] = sheet.Sum(g.Rules, col)
		}
	}
	return look
}

// Settle implements the comparison described above.
func (v *padFoot) Settle(next app.UI) bool { return settle(&v.Look, next.(*padFoot).Look) }

// Render shows the line of the store's game.
func (v *padFoot) Render() app.UI {
	st := the.game.state()
	return padSums(the.game, st, the.rivals(st))
}

// padRow is one row of all sheets side by side.
type padRow struct {
	app.Compo
	Look rowLook
}

type rowLook struct {
	padAbout
	row   int
	own   [escalero.MaxColumns]cellLook
	other [escalero.MaxParties - 1][escalero.MaxColumns]cellLook
}

func (e *padEye) rowLook(about padAbout, row int) rowLook {
	look := rowLook{padAbout: about, row: row}
	for col := range e.game.Rules.Columns {
		look.own[col] = e.mine(row, col)
		for i := range about.parties - 1 {
			look.other[i][col] = e.theirs(about.rivals[i], row, col)
		}
	}
	return look
}

// Settle implements the comparison described above.
func (v *padRow) Settle(next app.UI) bool { return settle(&v.Look, next.(*padRow).Look) }

// Render shows the row from its look alone.
func (v *padRow) Render() app.UI {
	look, rules := &v.Look, the.game.Rules
	n, at, r := len(rules.Columns), look.row+3, rules.Rows[look.row]
	cells := make([]app.UI, 0, 1+n*look.parties)
	cells = append(cells, rowLabel(r, at))
	for col := range n {
		cells = append(cells, app.Td().Attr("role", "cell").Class("own"+place(at, col+2)).Body(look.own[col].entry(r, look.row, col)))
	}
	for i := range look.parties - 1 {
		class := rivalClass(i)
		for col := range n {
			cells = append(cells, app.Td().Attr("role", "cell").Class(class+place(at, n+2+col)).Body(look.other[i][col].entry(r, look.row, col)))
		}
	}
	line := app.Tr().Attr("role", "row")
	if look.row > 0 && (r.Face == 0) != (rules.Rows[look.row-1].Face == 0) {
		line = line.Class("group")
	}
	return line.Body(cells...)
}

// small spells a number that is used so often that it should cost nothing.
func small(n int) string { return strconv.Itoa(n) }
