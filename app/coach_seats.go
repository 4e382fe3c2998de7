package app

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
	"serviert/engine/escalero"
)

// Whoever sits there may want the coach or not; it is kept with the game, as
// the strength of a computer player is, and in the same place.

// withCoach stands for a person who wants the coach where a computer player
// has a level.
const withCoach = "coach"

// coached tells whether the person at a party's place under that index wants
// the coach.
func (g *game) coached(p engine.Player, name int) bool { return g.sits(p, name) == withCoach }

// coachedNow tells whether who has to decide wants the coach. Partners answer
// a Contra together.
func (g *game) coachedNow(st escalero.State) bool {
	p := st.Turn()
	if p == 0 || g.levelNow(st) != "" {
		return false
	}
	thrower := g.thrower(st)
	for i, n := range g.Parties[p-1].Names {
		if g.coached(p, i) && (st.Asked() != 0 || n == thrower) {
			return true
		}
	}
	return false
}

// thinks tells whether anybody at the table has a use for the solver: a
// computer player, or a person with the coach.
func (g *game) thinks() bool { return g.any(func(who string) bool { return who != "" }) }

// anyCoached tells whether somebody at the table wants the coach.
func (g *game) anyCoached() bool { return g.any(func(who string) bool { return who == withCoach }) }

func (g *game) any(is func(who string) bool) bool {
	for i, p := range g.Parties {
		for name := range p.Names {
			if is(g.sits(engine.Player(i+1), name)) {
				return true
			}
		}
	}
	return false
}

// setCoach gives a person the coach, or takes it away.
func (s *store) setCoach(p engine.Player, name int, on bool) {
	g := s.game
	if g == nil || s.elsewhere || g.level(p, name) != "" {
		return
	}
	seats := make([]string, len(g.Parties[p-1].Names))
	for i := range seats {
		seats[i] = g.sits(p, i)
	}
	seats[name] = ""
	format := s.texts().Coach.Without
	if on {
		seats[name] = withCoach
		format = s.texts().Coach.With
	}
	g.Parties = slices.Clone(g.Parties)
	g.Parties[p-1].Extra = levelsExtra(seats)
	s.saveGame()
	s.say(fmt.Sprintf(format, g.Parties[p-1].Names[name]))
	s.warmUp()
}

// coachItems are the lines of the menu that give people the coach or take it
// away: one for each person at a small table, at a large one only for who is
// on turn.
func coachItems(g *game) (list []app.UI) {
	st := g.state()
	if st.Over() {
		return nil
	}
	thrower, people := g.thrower(st), 0
	for i, party := range g.Parties {
		for name := range party.Names {
			if g.level(engine.Player(i+1), name) == "" {
				people++
			}
		}
	}
	t := the.texts().Coach
	for i, party := range g.Parties {
		p := engine.Player(i + 1)
		for name, n := range party.Names {
			if g.level(p, name) != "" || people > 2 && n != thrower {
				continue
			}
			on := g.coached(p, name)
			label, below := fmt.Sprintf(t.Give, n), t.Help
			if on {
				label, below = fmt.Sprintf(t.Take, n), ""
			}
			text := []app.UI{app.Strong().Text(label)}
			if below != "" {
				text = append(text, app.Small().Text(below))
			}
			list = append(list, app.Li().Body(app.Button().Type("button").ID(fmt.Sprintf("menu-coach-%d-%d", i+1, name)).Class("go").Body(
				icon("info"), app.Span().Class("text").Body(text...),
			).OnClick(func(app.Context, app.Event) {
				the.closeDialog()
				the.setCoach(p, name, !on)
			}, i, name, on)))
		}
	}
	return list
}
