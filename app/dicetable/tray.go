package dicetable

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// tray renders the tray: the dice, their name, the number of throws left, and
// which dice are kept. Before the first throw it says whose turn it is.
func (t Table) tray(at seat) app.UI {
	var lines []app.UI
	switch d, st := t.Desk, t.Desk.State(); {
	case st.Over():
		lines = []app.UI{callLine(t.Names.T().Home.Over, false), waiting(t.Over, "")}
	case st.Asked() != 0:
		lines = t.asked(st)
	case d.Game.Block && !st.Now().Begun() && d.Game.Level(st) == "":
		lines = t.block(at, st)
	case d.Comparing():
		lines = t.results(at, st)
	case !st.Now().Begun():
		lines = t.handOver(st)
		if t.Latest {
			lines = slices.Insert(lines, 1, t.resting(at))
		}
	default:
		lines = t.dice(at, st)
	}
	tray := app.Section().ID("tray").Class("tray").Aria("label", t.Names.T().Table.Tray)
	if now := t.Desk.State().Now(); t.Moment && dicegame.Grand(now) {
		lines = append(lines, t.moment(now))
	}
	return tray.Body(append(lines, t.badges()...)...)
}

// badges are what lies on the rim of the tray.
func (t Table) badges() []app.UI {
	var list []app.UI
	add := func(text string) { list = append(list, app.P().Class("badge").Text(text)) }
	if t.Badge != "" {
		add(t.Badge)
	}
	if f := t.Desk.State().Factor(); f > 1 && t.Desk.State().Asked() == 0 {
		add(fmt.Sprintf(t.Names.T().Table.Factor, f))
	}
	if t.Desk.Game.Ends() {
		add(t.Names.T().Table.LastRound)
	}
	if len(list) == 0 {
		return nil
	}
	return []app.UI{app.Div().Class("badges").Body(list...)}
}

// moment renders what grows out of the tray, over the pad, when a grande was
// served. A screen reader has heard it, and finds it in the call.
func (t Table) moment(now escalero.Turn) app.UI {
	return app.Div().Class("moment").Aria("hidden", "true").Body(
		app.Span().Class("lift").Body(ui.Icon("cloche"), ui.Icon("cloche")),
		app.P().Class("loud").Text(t.Names.Loud(now)),
		app.P().Class("rare").Text(t.Names.Rare(now)),
	)
}

// callLine is the upper line of the tray. With cloche it starts with the icon
// for "served".
func callLine(what string, cloche bool, right ...app.UI) app.UI {
	var parts []app.UI
	if cloche {
		parts = append(parts, ui.Icon("cloche"))
	}
	return app.Div().Class("call").Body(append(append(parts, app.P().Class("what").Text(what)), right...)...)
}

// waiting takes the place of the dice: a name, with lines of text below.
func waiting(who string, below ...string) app.HTMLDiv {
	class := "who" + longer(who, longWaits+3)
	if class == "who" && longer(who, longWaits) != "" {
		class = "who long" // in one line a little smaller
	}
	parts := []app.UI{app.P().Class(class).Text(who)}
	for _, text := range below {
		parts = append(parts, app.P().Text(text))
	}
	return app.Div().Class("hand-over").Body(parts...)
}

// throwsLeft is three boxes, one filled per throw made, and the number of throws
// left in words.
func (t Table) throwsLeft(turn escalero.Turn) app.UI {
	var boxes []app.UI
	for i := range escalero.Throws {
		box := app.Span()
		if i < turn.Throws {
			box = box.Class("used")
		}
		boxes = append(boxes, box)
	}
	class := "throws"
	if turn.Left() == 0 {
		class += " spent" // hides the boxes: the words say it, and they are long
	}
	return app.P().Class("left").Body(app.Span().Class(class).Aria("hidden", "true").Body(boxes...),
		app.Span().Aria("hidden", "true").Text(t.Names.Left(turn)), app.Span().Class("sr-only").Text(t.Names.LeftSaid(turn)))
}

// handOver says who throws next, and what was written last.
func (t Table) handOver(st escalero.State) []app.UI {
	g, text := t.Desk.Game, &t.Names.T().Table
	below := t.Task
	switch e, ok := g.LastEntry(); {
	case below != "":
	case st.Second():
		below = g.PartnerName(st) + ": " + t.Names.Call(st.First())
	case ok:
		below = t.Names.Wrote(g, e)
	}
	return []app.UI{
		callLine(fmt.Sprintf(text.Round, st.Round(), g.Rules.Cells()), false, t.throwsLeft(st.Now())),
		waiting(fmt.Sprintf(text.HandOver, g.ThrowerName(st)), below),
	}
}

// asked is the tray while a Contra waits for an answer: who is asked, by whom,
// at what stake, and the reason of a computer player. What the stake can cost at
// most stands on the buttons.
func (t Table) asked(st escalero.State) []app.UI {
	g, text := t.Desk.Game, &t.Names.T().Table
	below := []string{i18n.Of(text.ContraAsk, g.Name(3-st.Asked()), t.Names.Contra(g), st.Factor()*2), t.Names.Stands(g, st, st.Factor()*2)}
	if t.Around.Why != "" {
		below = append(below, t.Around.Why)
	}
	return []app.UI{
		callLine(fmt.Sprintf(text.Factor, st.Factor()), false),
		waiting(g.Name(st.Asked()), below...).Class("asked"),
	}
}

// results shows the two results of an entry side by side. The chosen one is
// what the pad previews and what will be written.
func (t Table) results(at seat, st escalero.State) []app.UI {
	text := &t.Names.T().Table
	return []app.UI{
		callLine(text.WhichResult, false, t.throwsLeft(st.Now())),
		app.Div().Class("results").Role("group").Aria("label", text.WhichResult).Body(
			t.result(at, 1, t.Desk.Game.PartnerName(st), st.First()),
			t.result(at, 0, t.Desk.Game.ThrowerName(st), st.Now()),
		),
	}
}

func (t Table) result(at seat, hand int, who string, turn escalero.Turn) app.UI {
	return app.Button().Type("button").ID(fmt.Sprintf("result-%d", hand)).Class("result").
		Aria("pressed", fmt.Sprint(t.Desk.Result == hand)).Body(
		app.Span().Text(who), app.Text(" "),
		minis(t.Names, "cube", turn.Dice[:]), app.Text(" "),
		app.Span().Text(t.Names.Call(turn)),
	).OnClick(at.press(dicegame.Press{Order: dicegame.UseResult, N: hand}))
}

// Minis renders small dice for use in running text.
func Minis(n dicegame.Names, faces []dice.Face) app.UI { return minis(n, "cube mini", faces) }

func minis(n dicegame.Names, class string, faces []dice.Face) app.UI {
	return app.Span().Class("minis").Role("img").Aria("label", n.Faces(faces)).Body(cubes(class, faces)...)
}

// Marked renders small dice of which some are marked as staying.
func Marked(n dicegame.Names, faces []dice.Face, kept [dice.N]bool) app.UI {
	list := make([]app.UI, len(faces))
	for i, f := range faces {
		class := "cube mini"
		if kept[i] {
			class += " kept"
		}
		list[i] = cube(class, f)
	}
	return app.Span().Class("minis marked").Role("img").Aria("label", n.Faces(faces)).Body(list...)
}

// cubes renders dice that cannot be pressed.
func cubes(class string, faces []dice.Face) []app.UI {
	list := make([]app.UI, len(faces))
	for i, f := range faces {
		list[i] = cube(class, f)
	}
	return list
}

// cube is a die to look at; what it shows is said by what it is part of. A picture with parts that are not hidden is passed over by
// Orca in Firefox, which looks for something to read in them.
func cube(class string, f dice.Face) app.HTMLSpan {
	return app.Span().Class(class).Aria("hidden", "true").Body(app.Span().Class(fmt.Sprintf("face f%d", f)))
}
