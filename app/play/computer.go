package play

import (
	"time"

	"serviert/app/coach"
	"serviert/app/dicegame"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// Computer players sit at the same table: they see the same state, their dice
// come from the same generator, and they show what they are about to do before
// they do it. They think in slices between frames.

// pauses, in milliseconds: before the first throw there is time to take an
// entry back.
const (
	pauseBegin = 1100
	pauseKeep  = 850
	pauseWrite = 900
)

// pace is how long a pause is, by the motion that was chosen.
func (r *Room) pace(ms int) time.Duration {
	switch r.sh.Settings().Motion {
	case "fast", "none":
		ms /= 3
	}
	return time.Duration(ms) * time.Millisecond
}

// Wake lets a computer player go on if it has the turn. It is called whenever
// the position, the page or a dialog changes.
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

// expected is the position that somebody may soon be asked about.
func (r *Room) expected() (st escalero.State, ok bool) {
	if p := r.sh.Path(); p != "/" && p != "/table" || !r.games.Running() || !r.games.Now.Thinks() {
		return st, false
	}
	return r.games.Now.State(), true
}

// later runs f after a pause unless something else happened meanwhile.
func (r *Room) later(pause time.Duration, f func()) {
	run := r.run
	r.timer.After(pause, func() {
		if run == r.run {
			f()
		}
	})
}

// think decides, in slices while the tables are still being computed, shows
// the decision and carries it out after a pause.
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
		r.why = "" // it was about this entry
	}
	g := r.games.Now
	switch {
	case g.Over():
		r.sh.Visit("/settlement")
	case g.Level(g.State()) == "":
		r.sh.Focus("throw")
	}
}
