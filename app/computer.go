package app

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// Computer players sit at the same table: they see the same state, their dice
// come from the same generator, and they show what they are about to do
// before they do it. They think in slices between frames.

// computerLevels are the strengths on offer, weakest first.
var computerLevels = levelNames()

func levelNames() []string {
	var list []string
	for _, l := range solver.Levels() {
		list = append(list, l.String())
	}
	return list
}

// extraLevel begins the words after a party's name that make it a computer
// player in the app: a level for each name, "-" for a person, "coach" for a
// person with the coach.
const extraLevel = "computer "

// levelsExtra is what a record keeps about who sits at a party's places.
func levelsExtra(levels []string) string {
	words, any := make([]string, len(levels)), false
	for i, l := range levels {
		words[i] = l
		if l == "" {
			words[i] = "-"
		} else {
			any = true
		}
	}
	if !any {
		return ""
	}
	return extraLevel + strings.Join(words, " ")
}

// level is the strength of the computer player who sits at a party's place
// under that index, "" for a person.
func (g *game) level(p engine.Player, name int) string {
	if who := g.sits(p, name); who != withCoach {
		return who
	}
	return ""
}

// sits is who sits there: the strength of a computer player, withCoach, or ""
// for a person alone.
func (g *game) sits(p engine.Player, name int) string {
	words, ok := strings.CutPrefix(g.Parties[p-1].Extra, extraLevel)
	list := strings.Fields(words)
	if !ok || name >= len(list) || list[name] == "-" {
		return ""
	}
	return list[name]
}

// levelNow is the strength of the computer player who has to decide, "" when
// it is a person's turn. Among partners that is the one who throws; where one
// of them is a person, the person answers a Contra.
func (g *game) levelNow(st escalero.State) string {
	p := st.Turn()
	if p == 0 {
		return ""
	}
	names := g.Parties[p-1].Names
	if st.Asked() != 0 {
		for i := range names {
			if g.level(p, i) == "" {
				return ""
			}
		}
		return g.level(p, 0)
	}
	thrower := g.thrower(st)
	for i, n := range names {
		if n == thrower {
			return g.level(p, i)
		}
	}
	return ""
}

// computerActs tells whether a computer player has the turn.
func (s *store) computerActs(st escalero.State) bool {
	return s.game.levelNow(st) != ""
}

// mind is what the computer players of this tab think with.
type mind struct {
	brains []*solver.Brain // for the games of this tab, the last one used first
	run    int             // counts changes of plan: a timer of an earlier run does nothing
}

// pauses, in milliseconds: before the first throw there is time to take an
// entry back.
const (
	pauseBegin = 1100
	pauseKeep  = 850
	pauseWrite = 900
)

// pace is how long a pause is, by the motion that was chosen.
func (s *store) pace(ms int) time.Duration {
	switch s.settings.Motion {
	case "fast", "none":
		ms /= 3
	}
	return time.Duration(ms) * time.Millisecond
}

// wake lets a computer player go on if it has the turn. It is called whenever
// the position, the screen or a dialog changes.
func (s *store) wake() {
	s.mind.run++
	s.warmUp()
	if s.ctx == nil || s.game == nil || s.path != "/table" || s.dialog != "" || s.elsewhere {
		return
	}
	st := s.game.state()
	if !s.computerActs(st) {
		return
	}
	pause := pauseKeep
	if !st.Now().Begun() {
		pause = pauseBegin
	}
	s.later(s.pace(pause), s.think)
}

// later runs f after a pause unless something else happened meanwhile.
func (s *store) later(d time.Duration, f func()) {
	run := s.mind.run
	s.ctx.After(d, func(app.Context) {
		if run == s.mind.run {
			f()
		}
	})
}

// think decides, in slices while the tables are still being computed, shows
// the decision and carries it out after a pause.
func (s *store) think() {
	st := s.game.state()
	if !s.prepared(st) {
		run := s.mind.run
		s.work(func() bool {
			if run == s.mind.run && !s.prepare(st) {
				return false
			}
			if run == s.mind.run {
				s.later(0, s.think)
			}
			return true
		})
		return
	}
	level, err := solver.ParseLevel(s.game.levelNow(st))
	if err != nil {
		level = solver.Best
	}
	player := solver.NewPlayer(level, s.brain(st))
	a := player.Decide(st)
	s.lessons.why = s.reasonText(s.game, player.Explain(st, a))
	switch a.Kind {
	case escalero.Throw:
		s.carryOut(st.Fill(a, throwDice(dice.N)...))
	case escalero.Keep:
		s.game.kept = whichStay(st.Now().Dice, a.Kept)
		s.saveGame()
		s.later(s.pace(pauseKeep), func() { s.carryOut(st.KeepAt(s.game.kept, throwDice(s.toThrow())...)) })
	case escalero.Write, escalero.Strike:
		s.table.row, s.table.col, s.table.hand = a.Row, a.Col, a.Hand
		s.later(s.pace(pauseWrite), func() { s.carryOut(a) })
	default:
		s.carryOut(a)
	}
}

// carryOut plays a computer player's action.
func (s *store) carryOut(a escalero.Action) {
	if s.act(a) != nil {
		return
	}
	if a.Row != "" {
		s.lessons.why = "" // it was about this entry
	}
	s.table = tableView{rival: s.table.rival}
	switch a.Kind {
	case escalero.Throw, escalero.Keep:
		playSound("throw")
	default:
		playSound("write")
	}
	st := s.game.state()
	switch {
	case st.Over():
		s.visit("/settlement")
	case !s.computerActs(st):
		s.focusOn("throw")
	}
}

// whichStay finds the places of the dice that are kept.
func whichStay(t dice.Throw, kept dice.Hand) (stay [dice.N]bool) {
	for i, f := range t {
		if f != 0 && kept[f-1] > 0 {
			kept[f-1]--
			stay[i] = true
		}
	}
	return stay
}
