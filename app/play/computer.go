package play

import (
	"time"

	"serviert/app/coach"
	"serviert/app/dicegame"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// Computer players play by the same rules as people: they see the same position,
// get their dice from the same generator, and show what they are about to do
// before they do it. They think in slices between frames.

// Pauses in milliseconds. The one before the first throw leaves people time to
// take back their entry.
const (
	pauseBegin = 1100
	pauseKeep  = 850
	pauseWrite = 900
)

// pace converts a pause, shortening it according to the settings.
func (r *Room) pace(ms int) time.Duration {
	switch r.sh.Settings().Motion {
	case "fast", "none":
		ms /= 3
	}
	return time.Duration(ms) * time.Millisecond
}

// Wake lets a computer player continue if it is its turn. It must be called
// whenever the position, the page or a dialog has changed; an earlier plan is
// then dropped.
func (r *Room) Wake() {
	r.run++
	r.mind.WarmUp(r.expected())
	d := r.Desk()
	if !r.timer.Live() || !r.Open() || r.sh.Dialog() != "" || d.Game.Level(d.State()) == "" {
		return
	}
	pause := pauseKeep
	if !d.State().Now().Begun() {
		pause = pauseBegin
	}
	r.later(r.pace(pause), r.think)
}

// expected returns the position for which the solver may be needed soon; ok is
// false if there is none.
func (r *Room) expected() (st escalero.State, ok bool) {
	if p := r.sh.Path(); p != "/" && p != "/table" || !r.games.Running() || !r.games.Now.Thinks() {
		return st, false
	}
	return r.games.Now.State(), true
}

// later calls f after a pause, unless Wake is called before.
func (r *Room) later(pause time.Duration, f func()) {
	run := r.run
	r.timer.After(pause, func() {
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
		r.later(r.pace(pauseKeep), func() { r.carryOut(a) })
	case escalero.Write, escalero.Strike:
		r.desk.Choose(a)
		r.later(r.pace(pauseWrite), func() { r.carryOut(a) })
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
		r.sh.Visit("/settlement")
	case g.Level(g.State()) == "":
		r.sh.Focus("throw")
	}
}
