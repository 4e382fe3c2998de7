package setup

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
)

// whoPlays is the number of players and a line for each.
func (r *Room) whoPlays() app.UI {
	t, d := r.sh.Texts(), r.draft
	step := func(id, format, picture string, by int) app.UI {
		return app.Button().ID(id).Type("button").Class("round").Aria("label", fmt.Sprintf(format, d.count+by)).Body(ui.Icon(picture)).
			OnClick(ui.Do(func() {
				d.more(by)
				r.warmUp()
			}))
	}
	lines := []app.UI{
		app.H2().Text(t.New.Players),
		app.Div().Class("stepper").Body(
			step("fewer", t.New.Fewer, "minus", -1),
			app.P().Role("status").Text(fmt.Sprintf(t.New.Count, d.count)),
			step("more", t.New.More, "plus", 1),
		),
	}
	coached := false
	for i := range d.count {
		lines = append(lines, r.seatLine(i))
		coached = coached || d.seats[i].Level == dicegame.Coach
	}
	if coached {
		lines = append(lines, app.P().Class("note").Text(t.Coach.Help))
	}
	return app.Section().Class("slip").Body(lines...)
}

// seatLine is a seat's name and who sits there.
func (r *Room) seatLine(i int) app.UI {
	t, d := r.sh.Texts(), r.draft
	var options []app.UI
	option := func(value, label string) {
		options = append(options, ui.Option(value, label, string(d.seats[i].Level) == value))
	}
	option(string(dicegame.Person), t.New.Human)
	option(string(dicegame.Coach), t.Coach.Human)
	for _, l := range r.others.Levels {
		option(l, t.New.Levels[l])
	}
	return app.Div().Class("seat").Body(
		app.Label().Class("field").Body(
			app.Span().Text(fmt.Sprintf(t.New.Name, i+1)),
			app.Input().Type("text").ID("name-"+strconv.Itoa(i)).Value(d.seats[i].Name).MaxLength(24).
				AutoComplete(false).Attr("autocapitalize", "words").Attr("enterkeyhint", "next").
				OnInput(ui.Value(func(text string) { d.seats[i].Name = text })),
		),
		app.Div().Class("field").Body(
			app.Select().ID("level-"+strconv.Itoa(i)).Aria("label", fmt.Sprintf(t.New.Kind, d.name(t, i))).Body(options...).
				OnChange(ui.Value(func(level string) {
					d.seats[i].Level = dicegame.Seat(level)
					r.warmUp()
				})),
		),
	)
}

// together is the choice between each alone and pairs, and the draw.
func (r *Room) together() app.UI {
	t, d := &r.sh.Texts().New, r.draft
	parts := []app.UI{
		app.H2().ID("together").Text(t.Together),
		choice("together", "each", t.Each, "pairs", t.Pairs, &d.pairs),
	}
	if d.pairs {
		parts = append(parts, app.P().Class("note").Text(t.PairsHelp))
		if d.odd() {
			parts = append(parts, app.H2().ID("odd").Text(t.Odd),
				choice("odd", "double", t.OddDouble, "scorer", t.OddScorer, &d.scorer))
		}
		parts = append(parts, r.theDraw())
	}
	return app.Section().Class("slip").Body(parts...)
}

// theDraw shows the pairs and draws them.
func (r *Room) theDraw() app.UI {
	t, d := r.sh.Texts(), r.draft
	label := t.New.Draw
	if d.drawn {
		label = t.New.DrawAgain
	}
	var lines []app.UI
	for _, p := range d.parties(t) {
		text := t.List(p.Names)
		if !p.Pair() {
			text = fmt.Sprintf(t.New.ForTwo, p.Names[0])
		}
		lines = append(lines, app.Li().Text(text))
	}
	if d.players() < d.count {
		lines = append(lines, app.Li().Text(fmt.Sprintf(t.New.Scorer, d.name(t, d.count-1))))
	}
	return app.Div().Class("draw").Body(
		app.Button().ID("draw").Class("button").Type("button").Text(label).OnClick(ui.Do(func() {
			d.draw(r.browser.Below)
			var names []string
			for _, p := range d.parties(t) {
				names = append(names, t.List(p.Names))
			}
			r.sh.Say(t.New.Drawn + ": " + t.List(names))
		})),
		app.Ul().Class("drawn").Body(lines...),
	)
}
