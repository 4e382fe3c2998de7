// Package play is the table where a dice game is played: what people press,
// what computer players do, the dialogs of the table and its keys.
//
// In come presses, keys and the game on the table; out go actions to the
// store, sentences to be said, sounds. From the tap to the drawing a throw or
// a write takes these steps:
//
//	dicetable  the button calls Press
//	Press      finds the action, asks before a strike
//	act        throws the dice that are blank
//	store      Games.Act: Game.Apply plays it, Disk.Save writes it
//	dicegame   Names.Said words it, Shell.Say says it
//	dicetable  Draw shows the position
//
// It may touch the game on the table by way of store.Games, the browser by way
// of Browser, and nothing else.
package play

import (
	"fmt"

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

// Browser is what the table needs of the browser.
type Browser interface {
	Faces(n int) []dice.Face
	Sound(name string)
	Vibrate(ms int)
	PadTurned() bool
	Persist()
}

// Coach is what the table needs of the coach.
type Coach interface {
	// MayAsk tells whether there is something to advise on for who decides.
	MayAsk() bool
	// Ask opens the advice.
	Ask()
	// Items are the menu's lines that give people the coach or take it away.
	Items() []app.UI
}

// Room is the table of this tab.
type Room struct {
	sh      ui.Shell
	timer   ui.Timer
	browser Browser
	games   *store.Games
	mind    *thinking.Mind
	coach   Coach
	share   func(*dicegame.Game)

	desk    dicegame.Desk
	opening []dicegame.Roll // the dice for who begins, until the table has shown them
	why     string          // why a computer player does what it does now
	run     int             // counts changes of plan: an earlier timer does nothing more
}

// New is a table with the store's game; share offers a game's record to other
// apps.
func New(sh ui.Shell, timer ui.Timer, b Browser, games *store.Games, mind *thinking.Mind, coach Coach, share func(*dicegame.Game)) *Room {
	r := &Room{sh: sh, timer: timer, browser: b, games: games, mind: mind, coach: coach, share: share}
	r.sit()
	return r
}

// sit takes the store's game to the desk.
func (r *Room) sit() {
	r.desk = dicegame.Desk{Game: r.games.Now, Watching: r.games.Watching, Rival: r.desk.Rival}
}

// Desk is the position on the table with what has been begun in it.
func (r *Room) Desk() *dicegame.Desk {
	if r.desk.Game != r.games.Now || r.desk.Watching != r.games.Watching {
		r.sit()
	}
	return &r.desk
}

// Open tells whether the table is the page shown, with a game on it that this
// tab has.
func (r *Room) Open() bool {
	return r.games.Now != nil && !r.games.Watching && r.sh.Path() == "/table"
}

// Begun is called when a game has been begun here, with the dice for who
// begins, if they were thrown. It goes to the table.
func (r *Room) Begun(rounds []dicegame.Roll) {
	r.opening = rounds
	r.sit()
	r.sh.Visit("/table")
	n := r.names()
	if len(rounds) > 0 {
		r.sh.Say(n.SaidOpening(r.games.Now, rounds))
		return
	}
	r.sh.Say(n.SaidStart(r.games.Now))
}

// CatchUp takes over what another tab has played.
func (r *Room) CatchUp() {
	r.sit()
	r.Wake()
}

// names is how the game on the table is spoken of.
func (r *Room) names() dicegame.Names { return dicetable.Names(r.sh, &r.games.Now.Rules) }

// Page is the table.
func (r *Room) Page() ui.Page {
	return ui.Page{
		Path:  "/table",
		Title: func(t *i18n.Texts) string { return t.Table.Title },
		Open:  r.open,
		Body:  r.body,
		Key:   r.key,
	}
}

func (r *Room) open() {
	r.desk.Rival = 0
	r.sit()
	switch {
	case r.games.Now == nil:
		r.sh.Visit("/new")
	case len(r.opening) > 0 && r.games.Now.Match.Len() == 0:
		r.sh.OpenDialog("opening")
	default:
		r.sh.Focus("throw")
	}
}

func (r *Room) body() app.UI {
	t, g := r.sh.Texts(), r.games.Now
	if g == nil {
		return ui.Screen(t, "table-none", t.Table.Title, nil,
			app.Div().Class("thumb").Body(app.A().Class("button main").Href(ui.Link("/new")).Text(t.Home.New)))
	}
	desk := &r.desk
	if desk.Game != g || desk.Watching != r.games.Watching { // the page is just being opened
		desk = &dicegame.Desk{Game: g, Watching: r.games.Watching}
	}
	n, over := r.names(), ""
	if g.Over() {
		over = evening.Result(t, g)
	}
	return dicetable.Table{
		Desk: desk, Names: n, Hands: r, Title: t.Name, Over: over, Latest: true, Heading: r.heading(),
		Around: dicegame.Around{TakeBack: r.games.CanTakeBack(), Coach: r.coach.MayAsk(), Why: r.why},
	}.Draw()
}

// heading names the game and whose turn it is.
func (r *Room) heading() string {
	t, g := r.sh.Texts(), r.games.Now
	name := t.Dice.Presets[g.Rules.Preset].Name + ", "
	if g.Over() {
		return name + t.Home.Over
	}
	return name + fmt.Sprintf(t.Table.HandOver, g.ThrowerName(g.State()))
}

// Press is called by whatever is pressed at the table.
func (r *Room) Press(p dicegame.Press) {
	if r.games.Now == nil {
		return
	}
	d, n := r.Desk(), r.names()
	switch p.Order {
	case dicegame.Play:
		r.act(p.Action)
	case dicegame.Enter:
		r.enter(false)
	case dicegame.KeepDie:
		if d.MayKeep() {
			r.games.Keep(p.N)
			r.buzz(10)
		}
	case dicegame.TakeBack:
		r.takeBack()
	case dicegame.AskCoach:
		r.coach.Ask()
	case dicegame.OpenMenu:
		r.sh.OpenDialog("menu")
	default:
		r.follow(d.Do(n, p, r.sh.Settings().OneTap))
	}
}

// follow says, focuses and plays what follows from something done at the desk.
func (r *Room) follow(o dicegame.Outcome) {
	if o.Say != "" {
		r.sh.Say(o.Say)
	}
	if o.Focus != "" {
		r.sh.Focus(o.Focus)
	}
	switch o.Act.Kind {
	case 0:
	case escalero.Write, escalero.Strike:
		r.enter(false)
	default:
		r.act(o.Act)
	}
}

// buzz lets the phone vibrate where that is wanted.
func (r *Room) buzz(ms int) {
	if r.sh.Settings().Vibration {
		r.browser.Vibrate(ms)
	}
}

// sound plays a sound where that is wanted.
func (r *Room) sound(name string) {
	if r.sh.Settings().Sound {
		r.browser.Sound(name)
	}
}
