package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
)

// who begins a rematch, by the last result.
var rematchChoices = []string{"alternate", "loser", "winner", "lot"}

// rematchPart is the choice of who begins the next game.
func rematchPart(g *game) app.UI {
	t := the.texts().Settlement
	return app.Section().Class("slip").Body(
		app.H2().ID("next-begins").Text(t.NextBegins),
		segments("next-begins", "next-begins", the.settings.Rematch, t.Choices, rematchChoices,
			func(v string) { the.change(func(s *settings) { s.Rematch = v }) }),
	)
}

// nextStart is the party that begins the rematch, 0 to roll for it. Winner
// and loser are those with the most and the fewest points; level ones give
// the start to the next party in turn.
func (s *store) nextStart(g *game) engine.Player {
	n := engine.Player(len(g.Parties))
	next := g.Start%n + 1
	points := g.state().Settlement().Points
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
	switch s.settings.Rematch {
	case "lot":
		return 0
	case "winner":
		if !levelBest {
			return engine.Player(best + 1)
		}
	case "loser":
		if !levelWorst {
			return engine.Player(worst + 1)
		}
	}
	return next
}

// rematchStarter words who will begin.
func (s *store) rematchStarter(g *game) string {
	p := s.nextStart(g)
	if p == 0 {
		return s.texts().New.Lot
	}
	return fmt.Sprintf(s.texts().Settlement.Begins, g.name(p))
}

// rematch begins another game of the evening with the same people and rules.
func (s *store) rematch() {
	old := s.game
	setup := old.Setup
	s.opening = nil
	if setup.Start = s.nextStart(old); setup.Start == 0 {
		var winner int
		s.opening, winner = rollForStart(len(setup.Parties))
		setup.Start = engine.Player(winner)
	}
	if s.start(setup, old.evening, old.block) != nil {
		return
	}
	s.visit("/table")
	if len(s.opening) > 0 {
		s.say(s.tellOpening())
		return
	}
	s.say(fmt.Sprintf(s.texts().Table.Say.Start, s.game.thrower(s.game.state())))
}
