package dicetable

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// dice renders the tray after a throw.
func (t Table) dice(at seat, st escalero.State) []app.UI {
	now, g := st.Now(), t.Desk.Game
	look := dieLook{Names: t.Names, Fixed: !t.Desk.MayKeep()}
	moved := g.MovedIn()
	list := make([]app.UI, dice.N)
	for i, f := range now.Dice {
		look.Place, look.Face, look.Kept, look.Moved, look.Meant = i, f, g.Kept[i], moved[i], t.Hint.Dice[i]
		list[i] = &die{Look: look, At: at}
	}
	left := t.throwsLeft(now)
	if _, typed := t.Desk.Typed(); typed { // how often was thrown, only the table knows
		left = t.realDice()
	}
	return []app.UI{
		callLine(t.Names.Call(now), dicegame.Combination(now) && now.Served, left),
		app.Div().Class("dice").Body(list...),
	}
}

// resting is the dice of a table between two turns, which are not shown. They stay where
// they are, because making them anew was a third of the work of a first throw.
func (t Table) resting(at seat) app.UI {
	list := make([]app.UI, dice.N)
	for i := range list {
		list[i] = &die{Look: dieLook{Names: t.Names, Place: i, Face: 1, Rests: true}, At: at}
	}
	return app.Div().Class("dice").Hidden(true).Body(list...)
}

// DieID returns the ID of the die in a place, from 0.
func DieID(place int) string { return "die-" + strconv.Itoa(place+1) }

// die is a die that can be kept.
type die struct {
	app.Compo
	Look dieLook
	At   seat
}

type dieLook struct {
	Names dicegame.Names
	Place int // from 0
	Face  dice.Face
	Moved int // the throw in which it was last thrown, from 1
	Kept  bool
	Fixed bool // cannot be marked now
	Meant bool // a hint speaks of it
	Rests bool // nobody sees it
}

// Settle is called by the patched go-app, see table.go. A die that nobody sees stays as
// it is.
func (v *die) Settle(next app.UI) bool {
	n := next.(*die)
	v.At = n.At
	return !n.Look.Rests && ui.Settle(&v.Look, n.Look)
}

// Render implements app.Composer.
func (v *die) Render() app.UI {
	d := v.Look
	t := &d.Names.T().Table
	button := app.Button().Type("button").ID(DieID(d.Place)).Class("die").Aria("pressed", d.Kept).Body(
		app.Span().Class("sr-only").Text(fmt.Sprintf(t.Die, d.Place+1, d.Names.Die(d.Face))+" "),
		app.Span().Class("cube").DataSet("throw", d.Moved).Body(app.Span().Class("face f"+strconv.Itoa(int(d.Face)))),
		app.Span().Class("rail").Body(
			app.Span().Class("lock").Body(ui.Icon("lock")),
			app.Span().Class("stays").Text(t.Kept),
		),
	).OnClick(v.At.press(dicegame.Press{Order: dicegame.KeepDie, N: d.Place}))
	if d.Meant {
		button = button.Class("meant")
	}
	if d.Fixed {
		button = button.Aria("disabled", "true")
	}
	return button
}

// block renders the tray in block mode: whose turn it is, the possible points
// of the chosen cell, or the six faces for typing dice.
func (t Table) block(at seat, st escalero.State) []app.UI {
	text, rules := &t.Names.T().Table, &t.Desk.Game.Rules
	real := t.realDice()
	if t.Desk.Typing != nil {
		return t.typing(at)
	}
	if t.Desk.Row == "" {
		return []app.UI{callLine(text.ChooseCell, false, real), t.handOver(st)[1]}
	}
	row := &rules.Rows[rules.Row(t.Desk.Row)]
	var keys []app.UI
	for _, points := range row.Values() {
		class, label := "key", t.Names.Points(*row, points)
		if label != strconv.Itoa(points) {
			class = "key served"
		}
		a := escalero.Action{Kind: escalero.Points, Row: t.Desk.Row, Col: t.Desk.Col, Points: points}
		keys = append(keys, app.Button().Type("button").ID("points-"+strconv.Itoa(points)).Class(class).Aria("label", label).
			Text(points).OnClick(at.press(dicegame.Press{Action: a})))
	}
	where := t.Names.Where(rules, t.Names.Row(row.Key), t.Desk.Col)
	return []app.UI{callLine(where, false, real), app.Div().Class("keys").Role("group").Aria("label", where).Body(keys...)}
}

// typing renders the tray while real dice are typed.
func (t Table) typing(at seat) []app.UI {
	text, typed := &t.Names.T().Table, t.Desk.Typing
	shown := cubes("cube mini", typed)
	for range dice.N - len(typed) {
		shown = append(shown, app.Span().Class("gap").Aria("hidden", "true"))
	}
	var keys []app.UI
	for f := dice.Face(1); f <= 6; f++ {
		keys = append(keys, app.Button().Type("button").ID("face-"+strconv.Itoa(int(f))).Class("key").Aria("label", t.Names.Die(f)).
			Body(cube("cube", f)).OnClick(at.press(dicegame.Press{Order: dicegame.TypeDie, N: int(f)})))
	}
	return []app.UI{
		app.Div().Class("call").Body(app.P().Class("what").Text(text.TypeDice),
			app.Span().Class("minis").Role("img").Aria("label", t.Names.Faces(typed)).Body(shown...)),
		app.Div().Class("keys").Role("group").Aria("label", text.TypeDice).Body(keys...),
	}
}

// realDice stands in the place of the throws that are left: they are on the table.
func (t Table) realDice() app.UI {
	return app.P().Class("left").Text(t.Names.T().Table.RealDice)
}
