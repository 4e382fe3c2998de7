package play

import (
	"errors"
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/escalero/thought"
	"serviert/engine/record"
)

// Who plays can be changed while a game goes on: a name that was mistyped, a
// person who has to leave and whose turns a computer player takes, or somebody
// else.

// seat is a place at the table while that is being changed.
type seat struct {
	party engine.Player
	place int
	name  string // as typed
	who   dicegame.Seat

	blamed bool // its name cannot stand
}

// id is the ID of the field for the name.
func (s seat) id() string { return fmt.Sprintf("seat-%d-%d", s.party, s.place) }

// mayReseat reports whether who plays can be changed. Whoever plays against what
// was done in an earlier game has nobody to change.
func (r *Room) mayReseat() bool {
	return r.games.Running() && !r.games.Watching && r.games.Now.Then == nil
}

// askSeats opens the names and kinds of all players.
func (r *Room) askSeats() {
	r.seats, r.unseated = nil, ""
	for i, p := range r.games.Now.Parties {
		for place, name := range p.Names {
			who := engine.Player(i + 1)
			r.seats = append(r.seats, seat{who, place, name, r.games.Now.Seat(who, place), false})
		}
	}
	r.sh.OpenDialog("seats")
}

// seatsDialog has a line for each player.
func (r *Room) seatsDialog() []app.UI {
	if !r.mayReseat() {
		return nil
	}
	t := r.sh.Texts()
	parts := []app.UI{ui.DialogHead(r.sh, "seats", t.New.Players)}
	for i := range r.seats {
		parts = append(parts, r.seatLine(i))
	}
	return append(parts,
		app.P().ID("wrong-seats").Class("wrong").Role("alert").Hidden(r.unseated == "").Text(r.unseated),
		app.Div().Class("acts").Body(ui.Labelled("seats-done", "main", t.Games.CorrectDone, "", r.reseat)))
}

// seatLine is the name of a player and who that is.
func (r *Room) seatLine(i int) app.UI {
	t, s := r.sh.Texts(), r.seats[i]
	name := ui.Line().ID(s.id()).Value(s.name).MaxLength(24).Attr("autocapitalize", "words").Attr("enterkeyhint", "done").
		OnInput(ui.Value(func(text string) { r.seats[i].name = text }))
	if r.unseated != "" && s.blamed {
		name = name.Aria("invalid", "true").Aria("describedby", "wrong-seats")
	}
	option := func(value, label string) app.UI { return ui.Option(value, label, string(s.who) == value) }
	var levels []app.UI
	for _, l := range thought.Levels() {
		levels = append(levels, option(l.String(), t.New.Levels.At(l.String())))
	}
	return app.Div().Class("seat").Body(
		app.Label().Class("field").Body(
			app.Span().Text(fmt.Sprintf(t.New.Name, i+1)), name,
		),
		app.Div().Class("field").Body(
			app.Select().ID(s.id()+"-who").Aria("label", fmt.Sprintf(t.New.Kind, r.games.Now.Parties[s.party-1].Names[s.place])).Body(
				option(string(dicegame.Person), t.New.Human),
				option(string(dicegame.Coach), t.Coach.Human),
				app.OptGroup().Label(t.New.Computer).Body(levels...),
			).OnChange(ui.Value(func(who string) { r.seats[i].who = dicegame.Seat(who) })),
		),
	)
}

// reseat has those play on who were named, if their names can stand on one pad.
func (r *Room) reseat() {
	if !r.mayReseat() {
		return
	}
	t, g := r.sh.Texts(), r.games.Now
	names, seats := make([][]string, len(g.Parties)), make([][]dicegame.Seat, len(g.Parties))
	var all []string
	for _, s := range r.seats {
		name := strings.Join(strings.Fields(strings.ReplaceAll(s.name, "+", " ")), " ")
		if name == "" { // as it was
			name = g.Parties[s.party-1].Names[s.place]
		}
		names[s.party-1], seats[s.party-1] = append(names[s.party-1], name), append(seats[s.party-1], s.who)
		all = append(all, name)
	}
	if err := g.Reseat(names, seats); err != nil {
		var wrong *record.NameError
		errors.As(err, &wrong)
		at := 0 // of two that are alike the second one
		for i := range r.seats {
			if r.seats[i].blamed = false; wrong != nil && all[i] == wrong.Name {
				at = i
			}
		}
		r.seats[at].blamed, r.unseated = true, dicegame.AboutNames(&t.New, err)
		r.sh.Focus(r.seats[at].id())
		return
	}
	r.games.Save()
	if g.Level(g.State()) != "" {
		r.Desk().Clear() // what a person had begun
	}
	r.sh.Confirm(t.New.Agreed + ": " + t.List(all) + ".")
	r.sh.CloseDialog()
	r.Wake()
}
