// Package play is the page where a dice game is played: presses, keys and
// dialogs of people, and the moves of computer players.
//
// The input is presses, keys and the game on the table; the output is actions
// for the store, announcements and sounds. A throw or an entry takes these
// steps from the tap to the new picture:
//
//	dicetable  the button calls Press
//	Press      finds the action, asks for confirmation before a strike
//	apply      throws the blank dice
//	store      Games.Act: Game.Apply plays it, Disk.Save writes it
//	dicegame   Names.Said words it, Shell.Say announces it
//	dicetable  Draw renders the position
//
// The package changes the game only through store.Games and uses the browser
// only through Browser.
package play

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/dicetable"
	"serviert/app/evening"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/thinking"
	"serviert/app/ui"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Browser is what the table needs from the browser, see browser.Page.
type Browser interface {
	Faces(n int) []dice.Face
	Sound(score string, soft bool)
	Vibrate(ms int)
	PadView() (turned, whole bool)
	FocusedID() string
	Persist()
}

// Coach is what the table needs from the coach.
type Coach interface {
	// MayAsk reports whether the player whose turn it is can ask for advice now.
	MayAsk() bool
	// Ask opens the advice or, if MayAsk is false, says why there is none.
	Ask()
	// Items returns the menu items that switch the coach on and off.
	Items() []app.UI
}

// Sharing is how a game goes to other people.
type Sharing interface {
	// Open offers all ways to share a game, and to go on with it elsewhere.
	Open(g *dicegame.Game)
}

// Room is the table of this tab.
type Room struct {
	sh      ui.Shell
	timer   ui.Timer
	browser Browser
	games   *store.Games
	disk    *store.Disk
	mind    *thinking.Mind
	coach   Coach
	out     Sharing

	desk     dicegame.Desk
	rolled   func() string // what was rolled last for who begins, in the language of now, nil for nothing
	wrong    dicegame.Spot // the cell being corrected
	tapped   bool          // it was tapped on the pad, not chosen in the dialog
	seats    []store.Seat  // who plays, while that is being changed
	unseated error         // why these cannot play, nil if they can
	blamed   int           // which of them cannot have that name
	seatAt   string        // what had the focus meanwhile
	reseats  bool          // who plays was being changed when the page was left, and it is not shown again yet
	reason   func() string // that of a computer player for the current choice, in the language of now, nil for none
	known    []string      // what needs no explanation, see package lesson
	waits    bool          // a computer player waits before its first throw, see computer.go
	telling  int           // how long a computer player leaves a screen reader for what was said last, in milliseconds
	half     bool          // the answer to a tap is drawn in two pictures, and the second is still to come
	swaps    bool          // with that one the pads change place
	moment   bool          // a served grande was just thrown: everybody is to see it
	run      int           // counts changes of the position, so that outdated timers do nothing
}

// New returns the table for the games of a store. out takes a game to
// other people and phones.
func New(sh ui.Shell, timer ui.Timer, b Browser, games *store.Games, disk *store.Disk, mind *thinking.Mind, coach Coach, out Sharing) *Room {
	r := &Room{sh: sh, timer: timer, browser: b, games: games, disk: disk, mind: mind, coach: coach, out: out}
	r.sit()
	return r
}

// sit sets up the desk for the store's game.
func (r *Room) sit() {
	if r.desk.Game != r.games.Now {
		r.reason = nil // it was for another game
	}
	r.desk = dicegame.Desk{Game: r.games.Now, Watching: r.games.Watching, Rival: r.desk.Rival}
	r.moment = false
}

// Desk returns the desk for the game on the table, a new one if the game has
// changed.
func (r *Room) Desk() *dicegame.Desk {
	if r.desk.Game != r.games.Now || r.desk.Watching != r.games.Watching {
		r.sit()
	}
	return &r.desk
}

// Open reports whether the table is the current page and shows a game that this
// tab may play.
func (r *Room) Open() bool {
	return r.games.Now != nil && !r.games.Watching && r.sh.Path() == "/table"
}

// Begun is called when a game has been started. It opens the page.
func (r *Room) Begun() {
	r.rolled = nil
	r.sit()
	r.sh.Visit("/table")
	if r.games.Opening() != nil {
		r.sh.Say(r.rollHelp())
		return
	}
	r.recall()
	r.sh.Say(strings.TrimSpace(r.names().SaidStart(r.games.Now) + " " + r.saidKeys()))
}

// Across reports whether the table is turned by 180 degrees: two people sit face
// to face, and it is the second one's turn.
func (r *Room) Across() bool {
	g := r.games.Now
	if !r.sh.Settings().Facing || r.sh.Path() != "/table" || !r.games.Running() || r.games.Opening() != nil || len(g.Parties) != 2 || g.Pairs() {
		return false
	}
	return g.Seat(1, 0).Level() == "" && g.Seat(2, 0).Level() == "" && g.State().Turn() == 2
}

// CatchUp is called after the store has loaded what another tab has played.
func (r *Room) CatchUp() {
	r.sit()
	if r.Open() && r.games.Opening() != nil {
		r.sh.OpenDialog("opening")
	}
	r.Wake()
}

// names is the vocabulary for the game on the table.
func (r *Room) names() dicegame.Names { return dicetable.Names(r.sh, &r.games.Now.Rules) }

// Page returns the page /table.
func (r *Room) Page() ui.Page {
	return ui.Page{
		Path:    "/table",
		Title:   func(t *i18n.Texts) string { return t.Table.Title },
		Open:    r.open,
		Body:    r.body,
		Key:     r.key,
		Keys:    r.keys,
		Draft:   r.carry,
		Redraft: r.takeOver,
	}
}

// keys lists the keys of the table, see ui.Page.
func (r *Room) keys(t *i18n.Texts) []ui.KeyHelp {
	g := r.games.Now
	switch {
	case g == nil:
		return nil
	case g.Over():
		return append(ui.OnlyKeys(t.Table.KeyHelp, "D", "S", "← → ↑ ↓"), t.Table.KeyRead...)
	}
	return append(dicetable.Keys(t, g.Block, g.Coached()), t.Table.KeyRead...)
}

func (r *Room) open() {
	r.desk.Rival = 0
	in, _ := r.desk.Input()
	r.sit()
	r.desk.Resume(in)
	r.recall()
	switch {
	case r.games.Now == nil:
		r.sh.Visit("/new")
	case r.games.Opening() != nil:
		if !r.atTheTable() {
			r.roll(0) // the computer players
		}
		r.sh.OpenDialog("opening")
	default:
		focus := "throw"
		if _, _, ok := r.desk.Offer(); ok {
			focus = "write" // the first key must not throw a picture away
		}
		r.sh.Focus(focus)
		if r.reseats && r.mayReseat() {
			r.sh.Focus("menu") // which has led there
			r.sh.OpenDialog("seats")
			r.sh.Focus(r.seatAt)
		}
	}
	r.reseats = false
}

func (r *Room) body() app.UI {
	t, g := r.sh.Texts(), r.games.Now
	if g == nil {
		return ui.Nothing(t, "table-none", t.Table.Title, t.Table.None, "/new", t.Home.New)
	}
	desk := &r.desk
	if desk.Game != g || desk.Watching != r.games.Watching { // this tab has not been told yet: rendering must not change r.desk
		desk = &dicegame.Desk{Game: g, Watching: r.games.Watching}
	}
	n, over := r.names(), ""
	if g.Over() {
		over = evening.Result(t, g.Summary())
	}
	return dicetable.Table{
		Desk: desk, Names: n, Hands: r, Title: t.Name, Over: over, Moment: r.moment, Half: r.half, Latest: true, Set: r.sh.Settings(), Heading: r.heading(), Hint: r.hint(desk),
		Around: dicegame.Around{Waits: r.waits, TakeBack: r.games.CanTakeBack(), Undo: r.undo(), Coach: r.coach.MayAsk(), Why: r.why()},
	}.Draw()
}

// heading says which game it is and whose turn, as soon as that is known.
func (r *Room) heading() string {
	t, g, o := r.sh.Texts(), r.games.Now, r.games.Opening()
	name := t.Dice.Presets.At(g.Rules.Preset).Name
	switch {
	case o != nil && o.Winner() == 0:
		return name
	case g.Over():
		return name + ": " + t.Home.Over
	}
	return name + ": " + r.names().OnTurn(g, g.State())
}

// Press implements dicetable.Hands.
func (r *Room) Press(p dicegame.Press) {
	if r.games.Now == nil || r.sh.Dialog() != "" { // a tap that came before the dialog was drawn
		return
	}
	r.whole()
	r.noticed()
	d, n := r.Desk(), r.names()
	if a, ok := d.Typed(); ok && (p.Order == dicegame.Untype || p.Order == dicegame.TypedServed) {
		r.retype(a, p.Order)
		return
	}
	if d.Watching && (p.Order == dicegame.Play || p.Order == dicegame.Enter || p.Order == dicegame.StartTyping) {
		r.sh.Say(d.WhyNot(n, p.Order))
		return
	}
	switch p.Order {
	case dicegame.Play:
		r.act(p.Action)
	case dicegame.Enter:
		r.enter()
	case dicegame.KeepDie:
		if !d.MayKeep() {
			r.sh.Say(d.WhyNot(n, dicegame.KeepDie))
			return
		}
		r.games.Keep(p.N)
		r.buzz(10)
	case dicegame.TakeBack:
		r.takeBack()
	case dicegame.GoOn:
		r.goOn()
	case dicegame.Correct:
		r.correctAt(p.At)
	case dicegame.AskCoach:
		r.coach.Ask()
	case dicegame.OpenMenu:
		r.sh.OpenDialog("menu")
	case dicegame.ShowMe:
		r.showMe()
	case dicegame.NoHints:
		r.noHints()
	default:
		if why := d.Refused(n, p); why != "" {
			r.sh.Confirm(why)
			return
		}
		hint := r.hint(d).ID
		r.follow(d.Do(n, p, r.sh.Settings().OneTap))
		if h := r.hint(d); h.ID != "" && h.ID != hint {
			r.sh.Say(h.Said()) // a chosen cell may need one
		}
	}
}

// follow carries out an outcome of the desk.
func (r *Room) follow(o dicegame.Outcome) {
	if o.Say != "" {
		r.sh.Say(o.Say)
	}
	if o.Focus != "" {
		r.sh.Focus(o.Focus)
	}
	switch o.Act.Kind {
	case 0:
	case escalero.Strike:
		r.enter() // asks first
	default:
		r.act(o.Act)
	}
}

// buzz makes the phone vibrate, if that is switched on.
func (r *Room) buzz(ms int) {
	if r.sh.Settings().Vibration {
		r.browser.Vibrate(ms)
	}
}

// sound plays a sound, see browser.Page.Sound, if that is switched on.
func (r *Room) sound(score string) {
	if s := r.sh.Settings(); s.Sound {
		r.browser.Sound(score, s.Soft)
	}
}
