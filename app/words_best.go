package app

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine"
	"serviert/engine/letters"
)

// bestPart shows on request what could have been laid.
func bestPart(e *wordgame.Evening, v letters.View) app.UI {
	t := the.texts().Words.Summary
	var list []app.UI
	for i := range v.Seats {
		p := engine.Player(i + 1)
		word, points, ok := e.Best(p)
		switch {
		case !ok:
		case !the.words.best[p]:
			id := "best-" + strconv.Itoa(i+1)
			list = append(list, app.Button().ID(id).Type("button").Class("button").Text(fmt.Sprintf(t.BestOf, e.Name(p))).
				OnClick(func(app.Context, app.Event) { the.showBest(p) }, id))
		case word == "":
			list = append(list, app.P().Text(fmt.Sprintf(t.BestNone, e.Name(p))))
		default:
			list = append(list, app.P().Body(app.Text(e.Name(p)+": "), foreign(v, spelled(e, word.Word())), app.Text(", "+the.pointsWord(points))))
		}
	}
	if len(list) == 0 {
		return nil
	}
	return app.Section().Class("slip best-words").Body(
		app.H2().Text(t.Best), app.P().Class("note").Text(t.BestText), app.Div().Class("bests").Body(list...))
}

// showBest shows the best word of a seat's last cards and reads it out.
func (s *store) showBest(p engine.Player) {
	e, t := s.words.evening, s.texts().Words.Summary
	word, points, ok := e.Best(p)
	if !ok {
		return
	}
	if s.words.best == nil {
		s.words.best = map[engine.Player]bool{}
	}
	s.words.best[p] = true
	if word == "" {
		s.say(fmt.Sprintf(t.BestNone, e.Name(p)))
		return
	}
	s.say(fmt.Sprintf(t.BestWas, e.Name(p), spelled(e, word.Word()), s.pointsWord(points)))
}
