package app

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

// rulesInView are the rules whose dice and rows the page shows: those of the
// rule book or of the game that is looked at, else of the running game.
func (s *store) rulesInView() (escalero.Rules, bool) {
	switch {
	case s.path == "/rules":
		r, ok := escalero.Preset(s.query.Get("preset"))
		return r, ok
	case s.path == "/games" && s.shownGame() != nil:
		return s.shownGame().Rules, true
	case s.game != nil:
		return s.game.Rules, true
	}
	return escalero.Rules{}, false
}

func rulesPage() app.UI { return screen("rules", the.texts().Rules.Title, nil) }
