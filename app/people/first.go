package people

import (
	"fmt"
	"slices"
	"time"

	"serviert/app/dicegame"
	"serviert/app/i18n"
)

// The milestones, as they are stored; i18n.People has a text for each.
const (
	grande = "grande" // a served grande, written
	head   = "head"   // all columns, where that counts double
	master = "master" // ahead of a computer player of the highest level
)

// milestones lists them in the order in which they are told.
func milestones() []string { return []string{grande, head, master} }

// strongest is the level that it takes to be a master.
const strongest = "best"

// milestone is something somebody has reached.
type milestone struct{ name, what string }

// reached lists what people have reached in a game, whether for the first time
// or not. Where all have stopped early, who led then has reached nothing by that.
func reached(s *dicegame.Summary) (list []milestone) {
	if s.PlayedAgain() {
		return nil
	}
	for party, names := range s.Names {
		for place, name := range names {
			if s.Level(party, place) != "" {
				continue
			}
			for _, who := range s.Grandes {
				if who == name {
					list = append(list, milestone{name, grande})
				}
			}
			if s.IsShared(party, place) {
				continue
			}
			if s.Head == party+1 && !s.Early {
				list = append(list, milestone{name, head})
			}
			if beaten(s, party) && !s.Early {
				list = append(list, milestone{name, master})
			}
		}
	}
	return list
}

// beaten reports whether a party has won more than one of masters alone.
func beaten(s *dicegame.Summary, party int) bool {
	if s.Points[party] <= 0 {
		return false
	}
	for other, names := range s.Names {
		masters := s.Points[other] < s.Points[party]
		for place := range names {
			masters = masters && s.Level(other, place) == strongest && !s.IsShared(other, place)
		}
		if masters {
			return true
		}
	}
	return false
}

// sayAfter leaves a game's end to itself for a while.
const sayAfter = 3 * time.Second

// Finished is called when a game has come to its end here. What somebody has
// reached in it for the first time is said, once and for all: a game that is
// taken back, corrected, deleted, or brought in later does not say it again.
// Whether it is the first time takes all games to know, but only when there is
// something to say.
func (r *Room) Finished() {
	g := r.games.Now
	if g == nil || !g.Over() || r.games.Watching {
		return
	}
	s := g.Summary()
	r.read()
	changed := false
	for party, names := range s.Names {
		for place, name := range names {
			if s.Level(party, place) == "" {
				changed = r.welcome(name) || changed
			}
		}
	}
	if changed {
		r.save()
	}
	if list := r.unsaid(&s); len(list) > 0 {
		r.count(func() bool { return true }, func(c *tally) { r.tell(c, s.ID, list) })
	}
}

// Leaving says what was still waiting for its time, because the page goes to
// another program, which carries over only what was said.
func (r *Room) Leaving() {
	if r.late != "" {
		r.sh.Confirm(r.late)
		r.late = ""
	}
}

// unsaid lists what was reached in a game and never said, each once.
func (r *Room) unsaid(s *dicegame.Summary) (list []milestone) {
	for _, m := range reached(s) {
		m.name = whose(&r.known, m.name)
		p := person(&r.known, m.name)
		if (p == nil || !slices.Contains(p.Said, m.what)) && !slices.Contains(list, m) {
			list = append(list, m)
		}
	}
	return list
}

// tell says which of these were the first, and notes all of them.
func (r *Room) tell(c *tally, id string, list []milestone) {
	r.read()
	text := ""
	for _, m := range list {
		if !r.note(m.name, m.what) {
			continue // another count was faster
		}
		if f := c.find(m.name); f != nil && f.firsts[m.what].id == id {
			if text != "" {
				text += " "
			}
			text += fmt.Sprintf(r.sh.Texts().People.First, m.name, i18n.Capital(r.sh.Texts().People.Firsts.At(m.what)))
		}
	}
	r.save()
	switch {
	case text == "":
	case r.timer.Live():
		r.late = text
		r.timer.After(sayAfter, r.Leaving)
	default:
		r.sh.Confirm(text)
	}
}
