package play

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/jsontext"
	"serviert/app/setup"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/record"
)

// Who plays can be changed while a game goes on: a name that was mistyped, a
// person who has to leave and whose turns a computer player takes, or somebody
// else.

// mayReseat reports whether who plays can be changed. Whoever plays against what
// was done in an earlier game has nobody to change.
func (r *Room) mayReseat() bool {
	return r.games.Running() && !r.games.Watching && r.games.Now.Then == nil
}

// askSeats opens the names and kinds of all players.
func (r *Room) askSeats() {
	r.seats, r.unseated = r.seated(), nil
	r.sh.OpenDialog("seats")
}

// seated is who plays now.
func (r *Room) seated() (list []store.Seat) {
	for i, p := range r.games.Now.Parties {
		for place, name := range p.Names {
			list = append(list, store.Seat{Name: name, Level: r.games.Now.Seat(engine.Player(i+1), place)})
		}
	}
	return list
}

// begun is what was begun on the page and outlives it, see ui.Page: an entry, and who
// is to play on while that is being changed.
type begun struct {
	dicegame.Input
	Seats []store.Seat `json:"seats,omitempty"`
	Were  []store.Seat `json:"were,omitempty"` // who plays until that is done
	At    string       `json:"at,omitempty"`   // what has the focus meanwhile
}

func (r *Room) carry() string {
	in, ok := r.desk.Input()
	b := begun{Input: in}
	if (r.sh.Dialog() == "seats" || r.reseats) && r.mayReseat() && !slices.Equal(r.seats, r.seated()) {
		b.Game, b.Seats, b.Were, b.At, ok = r.games.Now.ID, r.seats, r.seated(), r.browser.FocusedID(), true
		if r.reseats { // it is not shown again yet
			b.At = r.seatAt
		}
	}
	text, err := jsontext.Marshal(b)
	if !ok || err != nil {
		return ""
	}
	return string(text)
}

// takeOver goes on with what was carried along. What belongs to another game, or to
// other people, is nothing.
func (r *Room) takeOver(text string) {
	var b begun
	if jsontext.Unmarshal([]byte(text), &b) != nil {
		return
	}
	r.Desk().Resume(b.Input)
	if g := r.games.Now; g != nil && b.Game == g.ID && len(b.Seats) == len(b.Were) && len(b.Seats) > 0 && slices.Equal(b.Were, r.seated()) {
		r.seats, r.unseated, r.reseats, r.seatAt = b.Seats, nil, true, b.At
	}
}

// seatsDialog has a line for each player.
func (r *Room) seatsDialog() []app.UI {
	if !r.mayReseat() {
		return nil
	}
	t, why := r.sh.Texts(), ""
	if r.unseated != nil {
		why = dicegame.AboutNames(&t.New, r.unseated)
	}
	parts := []app.UI{ui.DialogHead(r.sh, "seats", t.New.Players)}
	for i := range r.seats {
		s := &r.seats[i]
		parts = append(parts, setup.SeatLine(r.sh, s, i, s.Name, nil, why != "" && i == r.blamed, nil, func() {}))
	}
	return append(parts,
		app.P().ID("wrong-start").Class("wrong").Role("alert").Hidden(why == "").Text(why),
		app.Div().Class("acts").Body(ui.Labelled("seats-done", "main", t.Games.CorrectDone, "", r.reseat)))
}

// reseat has those play on who were named, if their names can stand on one pad.
func (r *Room) reseat() {
	if !r.mayReseat() {
		return
	}
	t, g := r.sh.Texts(), r.games.Now
	var before, names []string
	var seats []dicegame.Seat
	for _, p := range g.Parties {
		before = append(before, p.Names...)
	}
	for _, s := range r.seats {
		names, seats = append(names, dicegame.TypedName(s.Name)), append(seats, s.Level)
	}
	level, own := g.Level(g.State()), r.Desk().Own()
	if err := g.Reseat(names, seats); err != nil {
		wrong, _ := err.(*record.NameError)
		r.blamed = 0 // of two that are alike the second one
		for i, name := range names {
			if wrong != nil && name == wrong.Name {
				r.blamed = i
			}
		}
		r.unseated = err
		r.sh.Focus("name-" + strconv.Itoa(r.blamed))
		return
	}
	r.games.Save()
	r.renamed(before, names)
	if g.Level(g.State()) != level { // what a person had begun, or a computer player was about to do
		r.Desk().Clear()
		r.games.Mark([dice.N]bool{})
	}
	r.Desk().Reseated(own)
	playing := g.PartyNames()
	for i := range playing {
		if g.Computer(engine.Player(i + 1)) {
			playing[i] += " (" + t.New.NoHuman + ")"
		}
	}
	r.sh.Confirm(t.New.Agreed + ": " + t.List(playing) + ".")
	r.sh.CloseDialog()
	r.Wake()
}

// renamed puts the names used last right, for the next game that is set up. They
// stand in the order of the places at the table; a player without one is called by
// the number.
func (r *Room) renamed(before, names []string) {
	last, ok := r.disk.Names()
	if !ok {
		return
	}
	for at := range last.Seats {
		s := &last.Seats[at]
		called := dicegame.TypedName(s.Name)
		if called == "" {
			called = fmt.Sprintf(r.sh.Texts().New.Name, at+1)
		}
		// Two may have changed places.
		if i := slices.Index(before, called); i >= 0 && names[i] != "" && names[i] != called {
			s.Name = names[i]
		}
	}
	r.disk.Save(store.KeyNames, last)
}
