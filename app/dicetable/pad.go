package dicetable

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/escalero"
)

// pad renders the score pad: the names of the parties, and below them their
// sheets as one table. That is a grid by the ARIA practices: one of its cells is
// a stop of the Tab key, the arrow keys lead to all others, and screen readers
// let them through. Roles are spelled out because the CSS grid layout removes
// the implicit ones. The lines are components, see lines.go.
func (t Table) pad(at seat) app.UI {
	rules, about, eye := &t.Desk.Game.Rules, t.about(), t.Desk.Eye()
	rows := make([]app.UI, len(rules.Rows))
	for row := range rows {
		rows[row] = &line{Look: lookOfRow(about, &eye, row), At: at}
	}
	// The page's script scrolls what this names into sight, after every action anew.
	best := strconv.Itoa(t.Desk.Game.Match.Len()) + " "
	if !t.Half { // else the cell may not be there yet
		best += eye.Best()
	}
	// When the first of these changes, the script lets the sheets change places.
	sheets := fmt.Sprint(about.Party, " ", about.Rivals[0])
	return app.Div().Class("pad").ID("pad").DataSet("best", best).DataSet("sheets", sheets).Body(
		&head{Look: t.lookOfHead(about), At: at},
		app.Table().Attr("role", "grid").Aria("label", fmt.Sprintf(t.Names.T().Table.Pad, t.Desk.Game.Name(t.Desk.Own()))).Body(
			app.THead().Attr("role", "rowgroup").Body(&worth{Look: about, At: at}),
			app.TBody().Attr("role", "rowgroup").Body(rows...),
			app.TFoot().Attr("role", "rowgroup").Body(&foot{Look: lookOfFoot(about, &eye, t.Desk.State()), At: at}),
		),
	)
}

// place returns the classes for row r and column c of the grid.
func place(r, c int) string { return " r" + strconv.Itoa(r) + " c" + strconv.Itoa(c) }

// rivalClass returns the classes for the cells of the i-th rival, from 0. All
// but the first are shown on wide screens only.
func rivalClass(i int) string {
	if i == 0 {
		return "rival q1"
	}
	return "rival q" + strconv.Itoa(i+1) + " away"
}

// longName is how many characters of a name fit in the usual size above the own
// columns, longRival above those of a rival, and longWaits how many of who is to
// throw fit on one line of the tray of a small phone; of three more each is smaller.
const longName, longRival, longWaits = 16, 10, 17

// longer returns the class for a name of which at most so many characters fit.
func longer(name string, most int) string {
	if utf8.RuneCountInString(name) > most {
		return " longer"
	}
	return ""
}

// partyName renders the name of a party. Of the partners whose turn it is, the
// one who throws is highlighted.
func partyName(g *dicegame.Game, st escalero.State, p engine.Player) app.UI {
	class, name := "who", g.Name(p)
	if longer(name, longName) != "" {
		class = "who long"
	}
	names := g.Parties[p-1].Names
	// What tells a former self from whoever plays against it stands at the end of each name, where long ones are cut.
	if at := strings.LastIndex(name, " ("); class != "who" && at > 0 && strings.HasSuffix(name, ")") && strings.Count(name, name[at:]) == len(names) {
		return app.Span().Class("then").Body(app.Span().Class(class).Text(strings.ReplaceAll(name, name[at:], "")), app.Text(name[at:]))
	}
	if p != st.Writer() || st.Asked() != 0 || len(names) == 1 {
		return app.Span().Class(class).Text(name)
	}
	_, throws := dicegame.Thrower(g, st)
	var parts []app.UI
	for i, n := range names {
		if i > 0 {
			parts = append(parts, app.Text(" & "))
		}
		if i == throws {
			parts = append(parts, app.Strong().Text(n))
			continue
		}
		parts = append(parts, app.Text(n))
	}
	return app.Span().Class(class + " partners").Body(parts...)
}

// names renders the line with the menu button and the names of the parties.
func (v *head) names() app.UI {
	d, g, look := v.At.Desk, v.At.Desk.Game, v.Look
	st, t, n := d.State(), &look.Names.T().Table, len(g.Rules.Columns)
	own, rivals, acts := []app.UI{partyName(g, st, d.Own())}, d.Rivals(), t.ToThrow
	if st.Asked() != 0 {
		acts = t.Answers
	}
	if !st.Over() {
		turn := "turn"
		if st.Turn() != d.Own() {
			turn = "turn not" // keeps its place: the name must not move
		}
		own = append(own, app.Text(" "), app.Span().Class(turn).Text(acts))
	}
	cells := []app.UI{
		app.Div().Class("corner" + place(1, 1)).Body(v.corner()...),
		app.Div().Class("name own" + longer(g.Name(d.Own()), longName) + place(1, 2)).Body(own...),
	}
	for i, p := range rivals {
		name := partyName(g, st, p)
		if len(rivals) > 1 {
			at := (int(p-d.Own()) + st.Parties()) % st.Parties() % len(rivals) // 0 for the party before, as Desk.Rivals begins
			name = app.Button().Type("button").Class("next-rival").Body(
				app.Span().Aria("hidden", "true").Body(name, app.Text(" "), app.Span().Class("of").Text(fmt.Sprintf("%d/%d", at+1, len(rivals)))),
				app.Span().Class("sr-only").Text(fmt.Sprintf(t.Next, g.Name(p), at+1, len(rivals))),
			).OnClick(v.At.press(dicegame.Press{Order: dicegame.NextRival}))
		}
		body := []app.UI{name}
		if p == st.Turn() {
			body = append(body, app.Text(" "), app.Span().Class("turn").Text(acts))
		}
		cells = append(cells, app.Div().Class("name "+rivalClass(i)+longer(g.Name(p), longRival)+place(1, n+2)).Body(body...))
	}
	return app.Div().Class("names").Body(cells...)
}

// corner renders the menu button or the link out.
func (v *head) corner() []app.UI {
	t, leave := &v.Look.Names.T().Table, v.Look.Leave
	var list []app.UI
	if leave.Path != "" {
		list = append(list, app.A().ID("leave").Class("round").Href(ui.Link(leave.Path)).Aria("label", leave.Label).Body(ui.Icon("back")))
	} else {
		list = append(list, app.Button().ID("menu").Type("button").Class("round").Aria("label", t.Menu).Aria("haspopup", "dialog").
			Body(ui.Icon("menu")).OnClick(v.At.press(dicegame.Press{Order: dicegame.OpenMenu})))
	}
	return list
}

// rowLabel renders the name of a row: the short name on phones, both names on
// wide screens. The whole name is text: Orca, asked to read everything, says of a
// header with a label only that it is one.
func rowLabel(n dicegame.Names, r *escalero.Row, at int) app.UI {
	short := "short"
	if r.Face != 0 {
		short = "short face-key"
	}
	return app.Th().Attr("role", "rowheader").Scope("row").Class("label"+place(at, 1)).Body(
		app.Span().Class(short).Aria("hidden", "true").Text(n.RowLabel(r.Key)),
		app.Text(" "),
		app.Span().Class("long").Text(n.Row(r.Key)),
	)
}
