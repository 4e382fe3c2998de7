// Package setup is the page that sets up a dice game: which one, who plays and
// in what order, for how much, by which house rules.
//
// In come what is stored, names used last and rules saved under a name, both
// read when the page is opened, and what the players choose. Out goes one
// thing: a game begun in store.Games. The room changes its own draft, the two
// stored values and nothing else; drawing changes nothing at all.
package setup

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine/escalero/thought"
	"serviert/engine/record"
)

// Browser is what the room needs of the browser.
type Browser interface {
	browser.Chance
	// Value is what stands in a field.
	Value(id string) string
	// FocusedID is the element that has the focus, "" for one without an ID.
	FocusedID() string
	// Readdress puts an address in place of the current one.
	Readdress(address string)
}

// Others is what the room needs of the rooms beside it.
type Others struct {
	// Levels are the computer players to choose from, weakest first.
	Levels []string
	// WarmUp prepares computer players and coach for a position, by a name that
	// says which; with no name it stops preparing.
	WarmUp func(name string, at func() thought.Position)
	// Begun goes to the table, where a game has just begun, and says who begins,
	// or that they roll for it.
	Begun func()
	// Mark is the mark of somebody's name, nil for somebody new.
	Mark func(name string) app.UI
}

// Room is the page with the game being set up.
type Room struct {
	sh      ui.Shell
	browser Browser
	games   *store.Games
	disk    *store.Disk
	others  Others

	draft   *draft
	opened  bool        // the draft has the names used last
	before  store.Names // who played last
	noted   []string    // their names as stored when the draft last had them
	own     []store.RuleSet
	house   bool // the house rules are unfolded
	typing  ui.Typing
	named   string // what the rules were to be called when the page was left
	unnamed error  // why the rules cannot be kept under the name that was typed, nil if they can
}

// New makes the room with an empty draft; it reads nothing.
func New(sh ui.Shell, b Browser, games *store.Games, disk *store.Disk, others Others) *Room {
	return &Room{sh: sh, browser: b, games: games, disk: disk, others: others, draft: newDraft("", "")}
}

// Page is the page /new. Its query may name a preset as "game", and "block" as
// the "mode".
func (r *Room) Page() ui.Page {
	return ui.Page{
		Path:  "/new",
		Title: func(t *i18n.Texts) string { return t.New.Title },
		Open:  r.open,
		Body:  r.body,

		Draft:   r.carry,
		Redraft: r.takeOver,
	}
}

// open reads what is stored. The draft stays as it was left, unless the
// address asks for another one. It does so once: whoever loads the page again, or
// comes back to it, finds what was filled in.
func (r *Room) open() {
	r.own, r.unnamed = r.readOwn(), nil
	r.typing = ui.Typing{Wrong: func() bool { return r.wrong() != nil }} // set here: New is in all programs, and would bring wrong along
	q := r.sh.Query()
	if game, mode := q.Get("game"), q.Get("mode"); !r.opened || game != "" || mode != "" {
		r.draft, r.named = newDraft(game, mode), ""
		r.readNames()
		r.opened = true
		r.browser.Readdress(ui.Link("/new"))
	} else if _, ok := r.disk.Names(); !ok && r.draft.empty() { // somebody has looked at it before they played at cards
		r.invite()
	}
	r.renamed()
}

// wrong is why the draft cannot be played, as far as that is to be told.
func (r *Room) wrong() error {
	_, err := r.draft.setup(r.sh.Texts())
	if r.typing.Held() {
		return nil
	}
	return err
}

// Expected is the position a computer player or the coach may soon be asked
// about, and a name for it, "" where none of them will play.
func (r *Room) Expected() (name string, at func() thought.Position) {
	for _, seat := range r.draft.playing() {
		if r.draft.seats[seat].Level != dicegame.Person {
			d := record.Dice{}
			var err error
			if d.Setup, err = r.draft.setup(r.sh.Texts()); err != nil {
				break
			}
			text := d.String()
			return text, func() thought.Position { return thought.Position{Record: text} }
		}
	}
	return "", nil
}

func (r *Room) warmUp() { r.others.WarmUp(r.Expected()) }

// names is the vocabulary for what is written here; no dice are.
func (r *Room) names() dicegame.Names { return dicegame.Names{Lang: r.sh.Texts().Lang} }
