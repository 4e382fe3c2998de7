package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Block mode: real dice lie on the table and the app is the pad. A cell is
// filled in two taps, the cell and its points; or the five dice are typed and
// the pad shows what they would score.

// blockLines is the tray in block mode: whose turn, the points the chosen
// cell can have, or the six faces to type.
func blockLines(g *game, st escalero.State) []app.UI {
	t := the.texts().Table
	if the.table.typing != nil {
		return typingLines()
	}
	if the.table.row == "" {
		lines := handOver(g, st)
		lines[0] = callLine(t.ChooseCell, false, app.P().Class("left").Text(t.RealDice))
		return lines
	}
	row := g.Rules.Rows[g.Rules.Row(the.table.row)]
	var keys []app.UI
	for _, v := range row.Values() {
		keys = append(keys, pointsKey(row, v))
	}
	where := the.where(g.Rules, the.rowName(row.Key), the.table.col)
	return []app.UI{
		callLine(where, false, app.P().Class("left").Text(t.RealDice)),
		app.Div().Class("keys").Role("group").Aria("label", where).Body(keys...),
	}
}

// pointsKey writes a number of points into the chosen cell.
func pointsKey(row escalero.Row, points int) app.UI {
	class, label := "key", fmt.Sprint(points)
	if row.Face == 0 && row.ServedOnly(points) {
		class, label = "key served", label+" "+the.texts().Dice.Served
	}
	return app.Button().Type("button").ID(fmt.Sprintf("points-%d", points)).Class(class).Aria("label", label).Text(points).
		OnClick(func(app.Context, app.Event) { the.enter(points) }, points)
}

// typingLines is the tray while real dice are typed.
func typingLines() []app.UI {
	t := the.texts().Table
	var shown []app.UI
	for i := range dice.N {
		if i < len(the.table.typing) {
			shown = append(shown, app.Span().Class("cube mini").Body(app.Span().Class(fmt.Sprintf("face f%d", the.table.typing[i]))))
			continue
		}
		shown = append(shown, app.Span().Class("gap"))
	}
	var keys []app.UI
	for f := dice.Face(1); f <= 6; f++ {
		keys = append(keys, app.Button().Type("button").ID(fmt.Sprintf("face-%d", f)).Class("key").Aria("label", the.oneDie(f)).Body(
			app.Span().Class("cube").Body(app.Span().Class(fmt.Sprintf("face f%d", f))),
		).OnClick(func(app.Context, app.Event) { the.typeDie(f) }, f))
	}
	return []app.UI{
		app.Div().Class("call").Body(app.P().Class("what").Text(t.TypeDice), app.Span().Class("minis").Role("img").
			Aria("label", the.faces(the.table.typing)).Body(shown...)),
		app.Div().Class("keys").Role("group").Aria("label", t.TypeDice).Body(keys...),
	}
}

// blockActs are the buttons in block mode while no dice lie in the app.
func blockActs(g *game, st escalero.State) []app.UI {
	t := the.texts().Table
	if the.table.typing != nil {
		return []app.UI{
			labelled("typed-back", "", t.TypeBack, "", func(app.Context, app.Event) { the.untype() }),
			labelled("typed-served", "", t.TypeServed, t.TypeServedHelp, func(app.Context, app.Event) {
				the.table.served = !the.table.served
			}).Aria("pressed", fmt.Sprint(the.table.served)),
		}
	}
	var left app.UI = labelled("type", "", t.TypeButton, "", func(app.Context, app.Event) { the.startTyping() })
	if e, ok := g.lastEntry(); ok && the.canTakeBack() && the.table.row == "" {
		return []app.UI{left, labelled("back", "back", t.TakeBack, fmt.Sprintf("%s, %d", g.name(e.party), e.cell.Points),
			func(app.Context, app.Event) { the.takeBack() })}
	}
	if the.table.row == "" {
		return []app.UI{left, quietButton(t.ChooseCell, "")}
	}
	return []app.UI{left, labelled("strike", "", t.StrikeIt, the.where(g.Rules, the.rowName(the.table.row), the.table.col),
		func(app.Context, app.Event) { the.enter(0) })}
}

// enter writes points read off the table into the chosen cell; 0 strikes it.
func (s *store) enter(points int) {
	a := escalero.Action{Kind: escalero.Points, Row: s.table.row, Col: s.table.col, Points: points}
	if points == 0 {
		a.Kind = escalero.Strike
	}
	if s.act(a) != nil {
		return
	}
	s.table = tableView{rival: s.table.rival}
	playSound("write")
	if s.game.state().Over() {
		s.visit("/settlement")
		return
	}
	s.focusNext()
}

// startTyping shows the faces to type real dice with.
func (s *store) startTyping() {
	s.table.typing, s.table.row = []dice.Face{}, ""
	s.focusOn("face-1")
}

// typeDie adds a real die; with the fifth the result lies on the table.
func (s *store) typeDie(f dice.Face) {
	s.table.typing = append(s.table.typing, f)
	if len(s.table.typing) < dice.N {
		s.say(fmt.Sprintf(s.texts().Table.Say.Typed, s.faces(s.table.typing)))
		return
	}
	a := escalero.Action{Kind: escalero.Result, Served: s.table.served}
	copy(a.Dice[:], s.table.typing)
	if s.act(a) == nil {
		s.table = tableView{rival: s.table.rival}
		s.focusNext()
	}
}

// untype takes the last typed die away, or ends typing when there is none.
func (s *store) untype() {
	if n := len(s.table.typing); n > 0 {
		s.table.typing = s.table.typing[:n-1]
		if n == 1 {
			s.say(s.texts().Table.TypeDice)
			return
		}
		s.say(fmt.Sprintf(s.texts().Table.Say.Typed, s.faces(s.table.typing)))
		return
	}
	s.table.typing = nil
	s.focusOn("type")
}

// typeKey is a key pressed while real dice are written down: T begins to type
// them, 1 to 6 are dice by what they count, Backspace takes one back.
func (s *store) typeKey(key string) bool {
	st := s.game.state()
	if !s.game.block || s.elsewhere || st.Now().Begun() || st.Asked() != 0 || s.computerActs(st) {
		return false
	}
	typing := s.table.typing != nil
	switch {
	case key == "t" || key == "T":
		s.startTyping()
	case typing && len(key) == 1 && key >= "1" && key <= "6":
		s.typeDie(dice.Face(key[0] - '0'))
	case typing && key == "Backspace":
		s.untype()
	default:
		return false
	}
	return true
}

// switchBlock changes between dice in the app and real dice, between turns.
func (s *store) switchBlock() {
	if s.elsewhere {
		return
	}
	s.game.block = !s.game.block
	s.table = tableView{rival: s.table.rival}
	s.saveGame()
}
