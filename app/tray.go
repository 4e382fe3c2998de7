package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// tray is the felt with the dice: what they are, how many throws are left,
// which of them stay. Before the first throw it says whose turn it is.
func tray(g *game, st escalero.State) app.UI {
	t := the.texts().Table
	var lines []app.UI
	switch {
	case st.Over():
		lines = overLines(g)
	case st.Asked() != 0:
		lines = askedLines(g, st)
	case g.block && !st.Now().Begun() && !the.computerActs(st):
		lines = blockLines(g, st)
	case the.comparing(st):
		lines = resultLines(g, st)
	case !st.Now().Begun():
		lines = handOver(g, st)
	default:
		lines = diceLines(g, st)
	}
	return app.Section().ID("tray").Class("tray").Aria("label", t.Tray).Body(lines...)
}

// callLine is the upper line of the tray.
func callLine(what string, cloche bool, right ...app.UI) app.UI {
	var parts []app.UI
	if cloche {
		parts = append(parts, icon("cloche"))
	}
	return app.Div().Class("call").Body(append(append(parts, app.P().Class("what").Text(what)), right...)...)
}

// throwsLeft is three boxes, one filled for each throw made, and the rest in
// words.
func throwsLeft(t escalero.Turn) app.UI {
	var boxes []app.UI
	for i := range escalero.Throws {
		box := app.Span()
		if i < t.Throws {
			box = box.Class("used")
		}
		boxes = append(boxes, box)
	}
	class := "throws"
	if t.Left() == 0 {
		class += " spent" // the words are enough, and long
	}
	return app.P().Class("left").Body(app.Span().Class(class).Aria("hidden", "true").Body(boxes...), app.Text(the.left(t)))
}

// diceLines is the dice after a throw.
func diceLines(g *game, st escalero.State) []app.UI {
	t, now := &the.texts().Table, st.Now()
	look := dieLook{lang: the.settings.language(), pips: the.pips(), fixed: now.Left() == 0 || the.elsewhere || the.computerActs(st)}
	moved := g.movedIn()
	list := make([]app.UI, dice.N)
	for i, f := range now.Dice {
		look.place, look.face, look.kept, look.moved = i, f, g.kept[i], moved[i]
		list[i] = &dieView{Look: look}
	}
	return []app.UI{
		callLine(the.call(now), isCombination(now) && now.Served, throwsLeft(now)),
		app.Div().Class("dice").Role("group").Aria("label", t.Tray).Body(list...),
	}
}

// dieView is a die that can be kept; it renders again only when something on it
// has changed.
type dieView struct {
	app.Compo
	Look dieLook
}

type dieLook struct {
	lang  string
	pips  bool
	place int // from 0
	face  dice.Face
	moved int // the throw in which it was last thrown
	kept  bool
	fixed bool // not to be kept or let go now
}

// Settle is how the browser's build compares.
func (v *dieView) Settle(next app.UI) bool { return settle(&v.Look, next.(*dieView).Look) }

// Render shows the die from its look alone.
func (v *dieView) Render() app.UI {
	t, d := &the.texts().Table, v.Look
	place := d.place
	die := app.Button().Type("button").ID("die-"+small(place+1)).Class("die").Aria("pressed", d.kept).Body(
		app.Span().Class("sr-only").Text(fmt.Sprintf(t.Die, place+1, the.oneDie(d.face))+" "),
		app.Span().Class("cube").DataSet("throw", d.moved).Body(app.Span().Class("face f"+small(int(d.face)))),
		app.Span().Class("rail").Body(
			app.Span().Class("lock").Body(icon("lock")),
			app.Span().Class("stays").Text(t.Kept),
		),
	).OnClick(func(app.Context, app.Event) { the.tapDie(place) }, place)
	if d.fixed {
		die = die.Aria("disabled", "true")
	}
	return die
}

// tapDie marks a die as staying, or lets it go.
func (s *store) tapDie(i int) {
	st := s.game.state()
	if s.elsewhere || s.computerActs(st) || st.Now().Left() == 0 {
		return
	}
	s.keep(i)
	s.buzz(10)
}

// handOver says who throws now, where the dice will fall, and what was
// written last.
func handOver(g *game, st escalero.State) []app.UI {
	t := the.texts().Table
	round := fmt.Sprintf(t.Round, st.Round(), g.Rules.Cells())
	var below string
	switch e, ok := g.lastEntry(); {
	case st.Second():
		below = g.partner(st) + ": " + the.call(st.First())
	case ok:
		below = the.entrySentence(g, e)
	}
	return []app.UI{
		callLine(round, false, throwsLeft(st.Now())),
		app.Div().Class("hand-over").Body(
			app.P().Class("who").Text(fmt.Sprintf(t.HandOver, g.thrower(st))),
			app.P().Text(below),
		),
	}
}

// entrySentence is an entry in a few words: "Mitzi: 35 in Full House
// serviert, ×4".
func (s *store) entrySentence(g *game, e written) string {
	t := s.texts().Table
	where := s.where(g.Rules, s.entryName(e), e.col)
	if e.cell.Points == 0 {
		return fmt.Sprintf(t.Struckly, g.name(e.party), where)
	}
	return fmt.Sprintf(t.Wrote, g.name(e.party), e.cell.Points, where)
}

// overLines is the tray of a game that is over.
func overLines(g *game) []app.UI {
	return []app.UI{
		callLine(the.texts().Home.Over, false),
		app.Div().Class("hand-over").Body(app.P().Class("who").Text(the.result(g)), app.P().Text("")),
	}
}

// movedIn is, for each die, the number of the throw of this turn in which it
// was last thrown.
func (g *game) movedIn() (moved [dice.N]int) {
	var turn []escalero.Action
	for i := g.Match.Len() - 1; i >= 0; i-- {
		a := g.Match.Action(i)
		turn = append([]escalero.Action{a}, turn...)
		if a.Kind != escalero.Keep {
			break
		}
	}
	var before dice.Throw
	for n, a := range turn {
		left := a.Kept
		for i, f := range a.Dice {
			if f != 0 && f == before[i] && left[f-1] > 0 {
				left[f-1]--
				continue
			}
			moved[i] = n + 1
		}
		before = a.Dice
	}
	return moved
}
