package cards

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/jsontext"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/record"
)

// Who plays on, between two hands: who sits out or comes back, the names, and
// computer players in the place of people.

// seatsDialog is who can sit out the hands that follow, who can come back, and the
// way to the names.
func (r *Room) seatsDialog() []app.UI {
	e := r.evening
	if e == nil || e.Public().Phase != letters.Dealing {
		return nil
	}
	t, text := &r.texts().Seats, ""
	var items []app.UI
	for _, a := range e.Legal() {
		does := ""
		switch v := e.Public(); a.Kind {
		case letters.SitOut:
			if v.Seats[a.Seat-1].Chips < v.Rules.Ante && !v.Rules.BuyIn {
				continue // is out already
			}
			does, text = t.Let, t.Text
		case letters.SitIn:
			does, text = t.In, t.Text
		default:
			continue
		}
		items = append(items, ui.MenuItem("seat-"+strconv.Itoa(int(a.Seat)), "people", r.sh.Texts().Fill(does, e.Name(a.Seat)),
			r.speech().Chips(e.Public().Seats[a.Seat-1].Chips), func() { r.aboutSeat(a) }))
	}
	if text == "" && len(e.Public().Hands) > 0 {
		text = t.Nobody
	}
	if e.MayJoin() {
		items = append(items, ui.MenuItem("join", "plus", t.Join, "", func() { r.askSeats(1) }))
	}
	items = append(items, ui.MenuItem("names", "sliders", t.Names, "", func() { r.askSeats(0) }))
	return []app.UI{ui.DialogHead(r.sh, "seats", r.sh.Texts().New.Players), app.P().Hidden(text == "").Text(text), app.Ul().Class("menu-list").Body(items...)}
}

// seating is who is to play on, while cards-names is open.
type seating struct {
	draft *cardgame.Draft // nil before somebody has asked
	wrong error           // why those cannot play on, nil if they can
	field string          // the one to change then
}

// askSeats opens the names and kinds of all players or, where one more joins, of that one.
func (r *Room) askSeats(more int) {
	e := r.evening
	if e == nil {
		return
	}
	r.seating = seating{draft: r.seated(more)}
	r.sh.OpenDialog("cards-names")
	if more > 0 {
		r.sh.Focus("name-" + strconv.Itoa(r.seating.draft.Count-1))
	}
}

// seated is who sits at the table, with empty places for those who join.
func (r *Room) seated(more int) *cardgame.Draft {
	d := r.evening.Draft(r.sh.Texts())
	for i := range d.Count {
		d.Seats[i].Name = r.evening.Name(engine.Player(i + 1)) // as they are called, typed or not
	}
	if d.More(more); more > 0 {
		d.Seats[d.Count-1] = cardgame.Seat{}
	}
	return d
}

// begun is who is to play on, while that is being changed, or an own word that is typed: it
// outlives the page.
type begun struct {
	Of    string          `json:"of"` // the evening
	Seats []cardgame.Seat `json:"seats,omitempty"`
	Were  []cardgame.Seat `json:"were,omitempty"` // who plays until that is done
	Own   string          `json:"own,omitempty"`  // the word
	At    string          `json:"at,omitempty"`   // what has the focus
}

// carry is what was begun on the page, see ui.Page: that, in a line of its own, and the note.
func (r *Room) carry() string {
	b, note := r.begun, r.noting.Draft()
	if e := r.evening; e != nil && r.seating.draft != nil && r.sh.Dialog() == "cards-names" {
		n := r.seating.draft.Count
		if were := r.seated(n - e.Seats()); !slices.Equal(r.seating.draft.Seats[:n], were.Seats[:n]) {
			b = &begun{Of: e.ID(), Seats: r.seating.draft.Seats[:n], Were: were.Seats[:n], At: r.b.FocusedID()}
		}
	}
	if e, own := r.evening, r.setup.Typed(); e != nil && own != "" && r.sh.Dialog() == "cards-own" {
		b = &begun{Of: e.ID(), Own: own, At: r.b.FocusedID()}
	}
	if b == nil {
		return note
	}
	text, err := jsontext.Marshal(*b)
	if err != nil {
		return note
	}
	return string(text) + "\n" + note
}

// takeOver goes on with what was carried along, once the evening is on the table.
func (r *Room) takeOver(text string) {
	if strings.HasPrefix(text, "{") { // a note begins with the button that opens it
		var b begun
		line, note, _ := strings.Cut(text, "\n")
		if text = note; jsontext.Unmarshal([]byte(line), &b) == nil {
			r.begun = &b
		}
	}
	r.noting.Redraft(text)
}

// askAgain opens what was begun, unless another evening is on the table by now, or other people sit at it.
func (r *Room) askAgain() {
	e, b := r.evening, r.begun
	if e == nil || b == nil || r.sh.Path() != TablePath {
		return
	}
	r.begun = nil
	between := !r.watching() && b.Of == e.ID() && e.Public().Phase == letters.Dealing
	if b.Own != "" && between && !e.Public().Rules.Book {
		r.sh.Focus("menu") // which has led there
		r.setup.Retype(b.Own)
		r.sh.OpenDialog("cards-own")
		r.sh.Focus(b.At)
		return
	}
	more := len(b.Seats) - e.Seats()
	if !between || len(b.Were) != len(b.Seats) || more < 0 || more > 1 || more == 1 && !e.MayJoin() {
		return
	}
	if d := r.seated(more); slices.Equal(d.Seats[:d.Count], b.Were) {
		r.sh.Focus("menu") // which has led there
		r.askSeats(more)
		copy(r.seating.draft.Seats, b.Seats)
		r.sh.Focus(b.At)
	}
}

// namesDialog has a line for each player, or one for whoever joins.
func (r *Room) namesDialog() []app.UI {
	e := r.evening
	if e == nil || r.seating.draft == nil || e.Public().Phase != letters.Dealing {
		return nil
	}
	t, from, title, place := r.sh.Texts(), 0, r.texts().Seats.Names, "" // a title of its own: of two dialogs with the same one after the other the second is not told
	if n := e.Seats(); r.seating.draft.Count > n {
		from, title = n, r.texts().Seats.Join
		place = fmt.Sprintf(r.texts().Seats.Place, e.Name(engine.Player(n)), e.Name(1), r.speech().Chips(e.Public().Rules.Chips))
	}
	why := ""
	switch {
	case errors.Is(r.seating.wrong, errNoList):
		why = r.texts().Say.ListFails
	case r.seating.wrong != nil:
		why = r.setup.Wrong(r.seating.wrong)
	}
	return []app.UI{
		ui.DialogHead(r.sh, "names", title),
		app.P().Hidden(place == "").Text(place),
		app.Div().Class("cards-new").Body(r.setup.Seats(r.seating.draft, from, r.seating.field)...),
		app.P().ID("wrong-start").Class("wrong").Role("alert").Hidden(why == "").Text(why),
		app.Div().Class("acts").Body(ui.Labelled("names-done", "main", t.Games.CorrectDone, "", r.seat)),
	}
}

// errNoList is that a computer player needs the word list, which is not here.
var errNoList = errors.New("no word list")

// seat has those play on who were named, if their names can stand at one table.
func (r *Room) seat() {
	e, t := r.evening, r.sh.Texts()
	if e == nil || r.seating.draft == nil || r.watching() || r.seating.draft.Count < e.Seats() || e.Public().Phase != letters.Dealing {
		return
	}
	before, log, asks := e.Names(), e.Log(), e.Asks()
	var parties []record.Party
	if parties, r.seating.field, r.seating.wrong = r.setup.Seated(r.seating.draft); r.seating.wrong == nil && !e.Reseat(parties) {
		r.seating.wrong = errNoList
	}
	if r.seating.wrong != nil {
		r.sh.Focus(r.seating.field)
		return
	}
	r.touched = true
	r.setup.Renamed(before, e.Names())
	if e.Log() > log {
		r.setup.Joined(r.seating.draft)
		r.acted(log)
		return
	}
	r.save()
	if asks != 0 {
		r.Cover() // who wanted to look at his hand may be another one
	}
	r.sh.Confirm(strings.TrimSpace(t.New.Agreed + ": " + t.List(r.playing(e)) + ". " + r.speech().Away(e)))
	r.sh.CloseDialog()
}

// playing names who sits at the table, and who of them is a computer player.
func (r *Room) playing(e *cardgame.Evening) []string {
	list := e.Names()
	for i := range list {
		if e.Level(engine.Player(i+1)) != "" {
			list[i] += " (" + r.sh.Texts().New.NoHuman + ")"
		}
	}
	return list
}
