package history

import (
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/settings"
	"serviert/app/ui"
	"serviert/engine"
)

// rematchPart is the choice of who begins the next game, nil where the same is
// played again.
func (r *Room) rematchPart(g *dicegame.Game) app.UI {
	t := &r.sh.Texts().Settlement
	if g.Then != nil {
		return nil
	}
	return app.Section().Class("slip").Body(
		app.H2().ID("next-begins").Text(t.NextBegins),
		ui.Segments("next-begins", "next-begins", r.sh.Settings().Rematch, t.Choices, []string{"alternate", "loser", "winner", "lot"},
			func(v string) { r.others.Change(func(s *settings.Settings) { s.Rematch = v }) }),
	)
}

// nextStart is the party that begins the rematch, 0 to roll for it. Winner
// and loser are those with the most and the fewest points; where two are
// level, the next party in turn begins.
func nextStart(rule string, g *dicegame.Game) engine.Player {
	next := g.Start%engine.Player(len(g.Parties)) + 1
	points := g.State().Settlement().Points
	best, worst, levelBest, levelWorst := 0, 0, false, false
	for i, p := range points {
		if i == 0 {
			continue
		}
		switch {
		case p > points[best]:
			best, levelBest = i, false
		case p == points[best]:
			levelBest = true
		}
		switch {
		case p < points[worst]:
			worst, levelWorst = i, false
		case p == points[worst]:
			levelWorst = true
		}
	}
	switch {
	case rule == "lot":
		return 0
	case rule == "winner" && !levelBest:
		return engine.Player(best + 1)
	case rule == "loser" && !levelWorst:
		return engine.Player(worst + 1)
	}
	return next
}

// rematchStarter says who will begin.
func (r *Room) rematchStarter(g *dicegame.Game) string {
	p := nextStart(r.sh.Settings().Rematch, g)
	if g.Then != nil {
		p = g.Start
	}
	if p == 0 {
		return r.sh.Texts().New.Lot
	}
	return i18n.Of(r.sh.Texts().Settlement.Begins, g.Name(p))
}

// rematch begins another game with the same people and rules, of the same evening
// unless the settlement has lain there since another day.
func (r *Room) rematch() { r.repeat(r.games.Now, r.games.EveningFor(r.games.Now.Parties)) }

// repeat begins a game of an evening with the people and rules of an old one.
func (r *Room) repeat(old *dicegame.Game, evening string) {
	if r.games.Watching {
		r.sh.Say(r.sh.Texts().Notices.Elsewhere)
		return
	}
	if old.Then != nil { // another try with the same dice
		if r.games.StartAgain(old.Setup, old.Then, evening) == nil {
			r.others.Begun()
		}
		return
	}
	setup, start := old.Setup, nextStart(r.sh.Settings().Rematch, old)
	setup.Start = max(start, 1)
	if r.games.Start(setup, evening, old.Block) != nil {
		return
	}
	if start == 0 {
		r.games.Roll()
	}
	r.others.Begun()
}

// Last is the last finished game that may be played once more: not one of
// those to skip, and not with the people at the table, who are playing already.
func (r *Room) Last(skip func(dicegame.Summary) bool) (last dicegame.Summary, ok bool) {
	for _, s := range r.games.Recent() {
		playing := r.games.Running() && slices.Equal(s.PartyNames(), r.games.Now.PartyNames())
		if !playing && !skip(s) {
			return s, true
		}
	}
	return last, false
}

// Again begins another game like the finished one with an ID: the same people
// and rules, real dice or not. A running game is interrupted. Whoever has gone to
// another page before the old game was at hand has thought better of it.
func (r *Room) Again(id string) {
	from := r.sh.Path()
	r.games.Fetch(func() {
		old, t := r.games.Finished(id), &r.sh.Texts().Games
		if r.sh.Path() != from {
			return
		}
		if old == nil {
			why := t.Gone
			if r.games.Withheld(id) {
				why = t.Withheld
			}
			r.sh.Confirm(why)
			r.sh.Refresh()
			return
		}
		evening := r.games.EveningFor(old.Parties)
		if !r.games.Clear() {
			r.sh.Say(r.sh.Texts().Notices.SaveFailed) // there is no room for both
			return
		}
		r.repeat(old, evening)
	}, id)
}
