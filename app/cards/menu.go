package cards

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardfigures"
	"serviert/app/cardgame"
	"serviert/app/jsontext"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/record"
)

// menuButton opens what is needed less often.
func (r *Room) menuButton() app.UI {
	return app.Button().ID("menu").Type("button").Class("round").Aria("label", r.texts().Menu).Body(ui.Icon("menu")).
		OnClick(ui.Do(func() { r.sh.OpenDialog("cards-menu") }))
}

// menuDialog is everything that is needed less often than once a turn.
func (r *Room) menuDialog() []app.UI {
	all, t, e := r.sh.Texts(), r.texts(), r.evening
	if e == nil {
		return nil
	}
	var items []app.UI
	item := func(name, label, below string, do func()) {
		items = append(items, ui.MenuItem(name, name, label, below, func() {
			r.sh.CloseDialog()
			do()
		}))
	}
	say := func(text string) func() { return func() { r.sh.Confirm(text) } }
	visit := func(path string) func() { return func() { r.sh.Visit(path) } }
	if e.View().Seat != 0 {
		item("lock", t.Act.Hide, "", r.hide)
	}
	if v := e.Public(); v.Phase == letters.Dealing && len(v.Hands) > 0 {
		item("coach", t.Over.SoFar, "", func() {
			r.sh.OpenDialog("cards-figures")
			r.sh.Focus("figures-close")
		})
	}
	switch phase := e.Public().Phase; {
	case e.Over() || phase == letters.Cutting: // before the cut there is a way back to the set-up
	case phase == letters.Dealing:
		item("people", all.New.Players, t.Seats.Help, func() { r.sh.OpenDialog("cards-seats") })
	default:
		item("people", all.New.Players, t.Act.ToEndLater, say(t.Act.ToEndLater))
	}
	switch _, sealed, ok := e.Export(); {
	case !ok:
		item("share", t.Share.Do, t.Share.Refuse, say(t.Share.Refuse))
	case sealed:
		item("share", t.Share.Do, t.Share.Sealed, r.shareEvening)
	default:
		item("share", t.Share.Do, t.Share.Holds, r.shareEvening)
	}
	item("list", t.Act.ToOwn, "", func() {
		r.setup.Untype()
		r.backToOwn("own-close")
	})
	item("book", all.Home.Rules, "", visit(cardgame.RulesPath(e.Public().Rules)))
	item("sliders", all.Settings.Title, "", visit("/settings"))
	between := e.Public().Phase == letters.Dealing
	left, agreed := e.Left()
	if agreed && left > 0 {
		item("undo", t.Act.PlayOn, "", r.playOn)
	} else if between && e.MayEndSoon() && !agreed {
		help := t.Act.LastRoundHelp
		if twice := e.DealsTwice(); len(twice) > 0 {
			help = all.Fill(t.Act.LastRoundTwice, r.speech().Seats(e, twice))
		}
		item("cards", t.Act.LastRound, help, r.endSoon)
	}
	switch {
	case between:
		item("check", t.Act.ToEnd, "", r.askLeave)
	case !e.MayEndSoon(): // over, or before the first deal
	case !agreed || left > 1:
		item("check", t.Act.LastHand, "", r.endSoon)
	}
	items = append(items, ui.HelpItems(r.sh)...)
	item("back", all.ToHome, "", visit("/"))
	return []app.UI{
		ui.DialogHead(r.sh, "menu", t.Menu),
		app.Ul().Class("menu-list").Body(items...),
		r.keyHints(),
	}
}

// keyHints names the keys, where the screen is wide. It is no paragraph: the first
// one of a dialog describes it, and all of this would be read whenever it opens.
func (r *Room) keyHints() app.UI {
	t, set := r.texts(), r.sh.Settings()
	if set.NoKeys {
		return app.Div().Hidden(true)
	}
	return app.Div().Class("hints cards-keys").Role("group").Aria("label", t.Keys).Body(ui.KeyHints(r.sh.Texts(), set, t.KeyHelp)...)
}

// shareEvening offers the record of the hands that are over.
func (r *Room) shareEvening() {
	if text, ok := exported(r.evening); ok {
		r.Share(r.texts().Title, text, "serviert-"+record.Words+"-"+r.evening.ID()+".serviert")
	}
}

// ownDialog is the own words that count this evening. They are changed between two
// hands, not while somebody has one of them in his hand.
func (r *Room) ownDialog() []app.UI {
	if r.evening == nil {
		return nil
	}
	t, v := &r.texts().Own, r.evening.Public()
	language, words := v.Rules.Deck.Language, ownHere(v)
	parts := []app.UI{ui.DialogHead(r.sh, "own", t.Title), app.P().Text(t.Text)}
	switch {
	case v.Rules.Book:
		return append(parts, app.P().Class("note").Text(t.ByBook))
	case v.Phase == letters.Dealing:
		parts = append(parts, app.P().Class("note").Text(t.Next), r.setup.OwnField(language, func() { r.allowOwn(language) }))
		if len(words) > 0 {
			parts = append(parts, r.setup.OwnList(language, words, func(w string) { r.forbidOwn(language, w) }))
		}
		return parts
	case len(words) > 0:
		parts = append(parts, ui.Verbatim(app.P(), language).Text(strings.Join(words, ", ")))
	}
	return append(parts, app.P().Class("note").Text(t.Change))
}

// ownHere are the own words of this table, with those that count from the next hand on.
func ownHere(v letters.View) []string {
	words := append(slices.Clone(v.Rules.Words), v.Later...)
	slices.Sort(words)
	return words
}

// allowOwn takes up the word that was typed, at this table from the next hand on
// and into the own words.
func (r *Room) allowOwn(language string) {
	if e := r.evening; e != nil {
		r.setup.TakeWord(language, ownHere(e.Public()), func(word string) bool { yes, _ := e.IsWord(word); return yes }, func(word string) {
			if r.act(letters.Action{Kind: letters.Allow, Text: word}) {
				r.setup.Add(language, word)
				r.backToOwn("own-word")
			}
		})
	}
}

// forbidOwn removes a word at this table and from the own words.
func (r *Room) forbidOwn(language, word string) {
	if r.act(letters.Action{Kind: letters.Forbid, Text: word}) {
		r.setup.Drop(language, word)
		r.backToOwn("own-word")
	}
}

// backToOwn leaves the list open for the next word: acting closes dialogs.
func (r *Room) backToOwn(focus string) {
	r.sh.OpenDialog("cards-own")
	r.sh.Focus(focus)
}

// figuresDialog is what the evening comes to so far.
func (r *Room) figuresDialog() []app.UI {
	e := r.evening
	if e == nil || len(e.Public().Hands) == 0 {
		return nil
	}
	return append([]app.UI{ui.DialogHead(r.sh, "figures", r.texts().Over.SoFar)}, cardfigures.Parts(r.speech(), e)...)
}

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

// askSeats opens the names and kinds of all players or, where one more joins, of that one.
func (r *Room) askSeats(more int) {
	e := r.evening
	if e == nil {
		return
	}
	r.seats, r.unseated, r.blamed = r.seated(more), nil, ""
	r.sh.OpenDialog("cards-names")
	if more > 0 {
		r.sh.Focus("name-" + strconv.Itoa(r.seats.Count-1))
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
	if e := r.evening; e != nil && r.seats != nil && r.sh.Dialog() == "cards-names" {
		n := r.seats.Count
		if were := r.seated(n - e.Seats()); !slices.Equal(r.seats.Seats[:n], were.Seats[:n]) {
			b = &begun{Of: e.ID(), Seats: r.seats.Seats[:n], Were: were.Seats[:n], At: r.b.FocusedID()}
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
		copy(r.seats.Seats, b.Seats)
		r.sh.Focus(b.At)
	}
}

// namesDialog has a line for each player, or one for whoever joins.
func (r *Room) namesDialog() []app.UI {
	e := r.evening
	if e == nil || r.seats == nil || e.Public().Phase != letters.Dealing {
		return nil
	}
	t, from, title, place := r.sh.Texts(), 0, r.texts().Seats.Names, "" // a title of its own: of two dialogs with the same one after the other the second is not told
	if n := e.Seats(); r.seats.Count > n {
		from, title = n, r.texts().Seats.Join
		place = fmt.Sprintf(r.texts().Seats.Place, e.Name(engine.Player(n)), e.Name(1), r.speech().Chips(e.Public().Rules.Chips))
	}
	why := ""
	switch {
	case errors.Is(r.unseated, errNoList):
		why = r.texts().Say.ListFails
	case r.unseated != nil:
		why = r.setup.Wrong(r.unseated)
	}
	return []app.UI{
		ui.DialogHead(r.sh, "names", title),
		app.P().Hidden(place == "").Text(place),
		app.Div().Class("cards-new").Body(r.setup.Seats(r.seats, from, r.blamed)...),
		app.P().ID("wrong-start").Class("wrong").Role("alert").Hidden(why == "").Text(why),
		app.Div().Class("acts").Body(ui.Labelled("names-done", "main", t.Games.CorrectDone, "", r.seat)),
	}
}

// errNoList is that a computer player needs the word list, which is not here.
var errNoList = errors.New("no word list")

// seat has those play on who were named, if their names can stand at one table.
func (r *Room) seat() {
	e, t := r.evening, r.sh.Texts()
	if e == nil || r.seats == nil || r.watching() || r.seats.Count < e.Seats() || e.Public().Phase != letters.Dealing {
		return
	}
	before, log, asks := e.Names(), e.Log(), e.Asks()
	var parties []record.Party
	if parties, r.blamed, r.unseated = r.setup.Seated(r.seats); r.unseated == nil && !e.Reseat(parties) {
		r.unseated = errNoList
	}
	if r.unseated != nil {
		r.sh.Focus(r.blamed)
		return
	}
	r.touched = true
	r.setup.Renamed(before, e.Names())
	if e.Log() > log {
		r.setup.Joined(r.seats)
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

// Share offers a text as a file to other apps, and says what became of it.
func (r *Room) Share(title, text, file string) {
	r.b.Share(title, text, file, func(how string) {
		r.sh.Confirm(r.sh.Texts().SharedAs(how, file))
		r.sh.Refresh()
	})
}
