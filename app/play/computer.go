package play

import (
	"strconv"
	"time"

	"serviert/app/coach"
	"serviert/app/dicegame"
	"serviert/app/voice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// Computer players play by the same rules as people: they see the same position,
// get their dice from the same generator, and show what they are about to do
// before they do it. They think in a thread of their own, see package thinking.

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

// spoken is how long the next step waits for what is said, in milliseconds.
func (r *Room) spoken(text string) int {
	if r.sh.Settings().Tempo() != "slow" {
		return 0
	}
	return int(voice.Takes(text).Milliseconds())
}

func (r *Room) pauses() pauses { return paces[r.sh.Settings().Tempo()] }

// Wake lets a computer player continue if it is its turn. It must be called
// whenever the position, the page or a dialog has changed; an earlier plan is
// then dropped.
func (r *Room) Wake() {
	r.run++
	r.waits = false
	if r.Open() && r.sh.Dialog() == "" && r.games.Opening() != nil { // closed before all had thrown
		if !r.games.Reopened() {
			r.rollAll()
		}
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
	case r.games.CanTakeBack(), r.games.CanReopen():
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

// expected is the position for which the mind may be needed soon, and a name for
// it, "" if there is none. The name is the same as long as what was computed for
// an earlier position will do: until the last rounds, which the mind plays by
// other tables.
func (r *Room) expected() (name string, at func() thought.Position) {
	if p := r.sh.Path(); p != "/" && p != "/table" || !r.games.Running() || !r.games.Now.Thinks() {
		return "", nil
	}
	g := r.games.Now
	late := max(0, g.State().Round()-g.Rules.Cells()+lastRounds)
	return g.ID + "-" + strconv.Itoa(late), func() thought.Position { return g.Position(g.Match.Len()) }
}

// lastRounds are those from which on little enough is open.
const lastRounds = 6

// later calls f after so many milliseconds, unless Wake is called before.
func (r *Room) later(pause int, f func()) {
	run := r.run
	r.timer.After(time.Duration(pause)*time.Millisecond, func() {
		if run == r.run {
			f()
		}
	})
}

// think asks for the decision.
func (r *Room) think() {
	g, run := r.games.Now, r.run
	if a, ok := g.Did(); ok {
		r.decided(thought.Reason{Action: a})
		return
	}
	level, err := thought.ParseLevel(g.Level(g.State()))
	if err != nil {
		level = thought.Best
	}
	q := thought.Question{Kind: thought.Decide, Level: level, Position: g.Position(g.Match.Len())}
	r.mind.Ask(q, func() bool { return run == r.run }, func(a thought.Answer) {
		r.later(0, func() { r.decided(a.Reason) })
	})
}

// why is the reason of a computer player for its current choice, "" for none.
func (r *Room) why() string {
	if r.reason == nil {
		return ""
	}
	return r.reason()
}

// decided shows the decision, and carries it out after a pause.
func (r *Room) decided(why thought.Reason) {
	g, a := r.games.Now, why.Action
	then := *g // the game goes on
	r.reason = func() string { return coach.Reason(r.names(), &then, why) }
	switch a.Kind {
	case escalero.Keep:
		r.games.Mark(dicegame.Stay(g.State().Now().Dice, a.Kept))
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
		r.reason = nil // the reason was for this entry
	}
	g := r.games.Now
	switch {
	case g.Over():
		r.sh.Visit("/end")
	case g.Level(g.State()) == "":
		r.toTurn()
	case !r.waits && r.browser.FocusedID() == "quiet":
		r.sh.Focus("quiet") // what stood before it may have gone, and the focus with that
	}
}
