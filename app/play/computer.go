package play

import (
	"strings"
	"time"

	"serviert/app/coach"
	"serviert/app/dicegame"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// Computer players play by the same rules as people: they see the same position,
// get their dice from the same generator, and show what they are about to do
// before they do it. They think in slices between frames.

// pauses is how long a computer player rests before each step, in milliseconds.
type pauses struct {
	see   int // before the first throw, for people to see what they wrote and take it back; play.css has the same
	begin int // before the first throw where nothing can be taken back
	show  int // between the decision and the move
	seen  int // after a picture was served; twice as long after a grande
}

// paces are the pauses by the setting. The slow one also leaves a screen reader
// time to say everything, see spoken. With "step" there are none: a computer
// player waits for a press before each step, and only shows what it is about to
// do.
var paces = map[string]pauses{
	"slow":   {8000, 3000, 3000, 4500},
	"normal": {4000, 1100, 900, 2200},
	"fast":   {2000, 400, 350, 1300},
	"step":   {show: 900},
}

// wordMillis is how long a screen reader that talks slowly takes for a word.
const wordMillis = 400

// spoken is how long the next step waits for what is said, in milliseconds.
func (r *Room) spoken(text string) int {
	if r.sh.Settings().Tempo() != "slow" {
		return 0
	}
	return len(strings.Fields(text)) * wordMillis
}

func (r *Room) pauses() pauses { return paces[r.sh.Settings().Tempo()] }

// Wake lets a computer player continue if it is its turn. It must be called
// whenever the position, the page or a dialog has changed; an earlier plan is
// then dropped.
func (r *Room) Wake() {
	r.run++
	r.waits = false
	if r.Open() && r.sh.Dialog() == "" && r.games.Opening() != nil { // closed before all had thrown
		r.rollAll()
		r.opened()
	}
	r.mind.WarmUp(r.expected())
	d := r.Desk()
	if !r.timer.Live() || !r.Open() || r.sh.Dialog() != "" || d.Game.Level(d.State()) == "" {
		return
	}
	pause := r.pauses()
	wait := func(pause int, f func()) { r.later(max(pause, r.telling), f) }
	switch {
	case r.sh.Settings().Tempo() == "step":
		r.waits = true
		r.sh.Focus("go-on")
	case r.moment:
		wait(2*pause.seen, r.think)
	case servedNow(d.Game):
		wait(pause.seen, r.think)
	case d.State().Now().Begun():
		wait(pause.show, r.think)
	case r.games.CanTakeBack():
		r.waits = true
		wait(pause.see, r.goOn)
	default:
		wait(pause.begin, r.think)
	}
}

// goOn ends the wait of a computer player, if one waits.
func (r *Room) goOn() {
	if !r.waits {
		return
	}
	r.waits = false
	r.run++
	r.later(0, r.think)
}

// expected returns the position for which the solver may be needed soon; ok is
// false if there is none.
func (r *Room) expected() (st escalero.State, ok bool) {
	if p := r.sh.Path(); p != "/" && p != "/table" || !r.games.Running() || !r.games.Now.Thinks() {
		return st, false
	}
	return r.games.Now.State(), true
}

// later calls f after so many milliseconds, unless Wake is called before.
func (r *Room) later(pause int, f func()) {
	run := r.run
	r.timer.After(time.Duration(pause)*time.Millisecond, func() {
		if run == r.run {
			f()
		}
	})
}

// think waits for the solver's tables, decides, shows the decision, and carries
// it out after a pause.
func (r *Room) think() {
	g := r.games.Now
	st := g.State()
	if !r.mind.Prepared(st) {
		run := r.run
		r.mind.Work(func() bool {
			if run == r.run && !r.mind.Prepare(st) {
				return false
			}
			if run == r.run {
				r.later(0, r.think)
			}
			return true
		})
		return
	}
	level, err := solver.ParseLevel(g.Level(st))
	if err != nil {
		level = solver.Best
	}
	player := solver.NewPlayer(level, r.mind.Brain(st))
	a := player.Decide(st)
	r.why = coach.Reason(r.names(), g, player.Explain(st, a))
	switch a.Kind {
	case escalero.Keep:
		r.games.Mark(dicegame.Stay(st.Now().Dice, a.Kept))
		r.later(r.pauses().show, func() { r.carryOut(a) })
	case escalero.Write, escalero.Strike:
		r.desk.Choose(a)
		r.later(r.pauses().show, func() { r.carryOut(a) })
	default:
		r.carryOut(a)
	}
}

// carryOut plays a computer player's action.
func (r *Room) carryOut(a escalero.Action) {
	if !r.apply(a) {
		return
	}
	if a.Row != "" {
		r.why = "" // the reason was for this entry
	}
	g := r.games.Now
	switch {
	case g.Over():
		r.sh.Visit("/end")
	case g.Level(g.State()) == "":
		r.sh.Focus("throw")
	}
}
