package coach

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/escalero/thought"
)

// Items are the lines of the menu that give people the coach or take it away:
// one for each person at a small table, at a large one only for who is on
// turn.
func (r *Room) Items() (list []app.UI) {
	g := r.games.Now
	if g == nil || g.Over() {
		return nil
	}
	people, told, t, st := 0, false, &r.sh.Texts().Coach, g.State()
	everybody(g, func(p engine.Player, place int) { people++ })
	onTurn, at := dicegame.Thrower(g, st)
	everybody(g, func(p engine.Player, place int) {
		// Partners answer a Contra together.
		if asked := st.Asked(); people > 2 && (asked != 0 && p != asked || asked == 0 && (p != onTurn || place != at)) {
			return
		}
		name, on := g.Parties[p-1].Names[place], g.Seat(p, place) == dicegame.Coach
		label, below := fmt.Sprintf(t.Give, name), t.Help
		if on {
			label, below = fmt.Sprintf(t.Take, name), ""
		}
		if told {
			below = "" // a line above has said it
		}
		told = told || below != ""
		list = append(list, ui.MenuItem(fmt.Sprintf("coach-%d-%d", p, place), "info", label, below, func() {
			r.sh.CloseDialog()
			r.give(p, place, !on)
		}))
	})
	return list
}

// everybody calls f for each person at the table, computer players left out.
func everybody(g *dicegame.Game, f func(p engine.Player, place int)) {
	for i, party := range g.Parties {
		for place := range party.Names {
			if p := engine.Player(i + 1); g.Seat(p, place).Level() == "" {
				f(p, place)
			}
		}
	}
}

// give gives a person the coach, or takes it away. It is kept with the game.
func (r *Room) give(p engine.Player, place int, on bool) {
	g := r.games.Now
	if g == nil || r.games.Watching || g.Seat(p, place).Level() != "" {
		return
	}
	seat, format := dicegame.Person, r.sh.Texts().Coach.Without
	if on {
		seat, format = dicegame.Coach, r.sh.Texts().Coach.With
	}
	g.SetSeat(p, place, seat)
	r.games.Save()
	r.sh.Confirm(fmt.Sprintf(format, g.Parties[p-1].Names[place]))
	if r.games.Running() && g.Thinks() {
		r.mind.WarmUp(g.ID+"-coach", func() thought.Position { return g.Position(g.Match.Len()) })
	} else {
		r.mind.WarmUp("", nil)
	}
}
