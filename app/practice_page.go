package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

func init() { dialogParts["verdict"] = verdictDialog }

// practicePage is a position to decide, or the choice of what to practise.
func practicePage() app.UI {
	t := the.texts().Coach.Practice
	p := &the.lessons.practice
	switch {
	case p.quiz != nil:
		return quizTable(p.quiz)
	case p.maker != nil:
		return screen("practice", t.Title, nil, app.P().Class("slip").Text(t.Search), leaveButton(t))
	case the.query.Has("own"):
		return screen("practice", t.Title, nil, app.P().Class("slip").Text(t.Over), leaveButton(t))
	}
	parts := []app.UI{app.P().Text(t.Intro)}
	own := []app.UI{app.H2().ID("own").Text(t.Own)}
	switch n := len(p.kept.List); n {
	case 0:
		own = append(own, app.P().Class("note").Text(t.NoOwn))
	default:
		text := fmt.Sprintf(t.OwnN, n)
		if n == 1 {
			text = t.OwnOne
		}
		own = append(own, app.P().Class("note").Text(text), app.A().Class("button").Href(link("/practice?own=1")).Aria("describedby", "own").Text(t.Start))
	}
	parts = append(parts, app.Section().Class("slip practise").Aria("labelledby", "own").Body(own...), madePart(t), scorePart(t))
	return screen("practice", t.Title, nil, parts...)
}

func leaveButton(t i18n.Practice) app.UI {
	return app.A().Class("button").Href(link("/practice")).Text(t.Leave)
}

// madePart offers new positions of each game.
func madePart(t i18n.Practice) app.UI {
	var ways []app.UI
	for _, preset := range record.Presets() {
		if _, ok := escalero.Preset(preset); !ok {
			continue
		}
		d := the.texts().Dice.Presets[preset]
		ways = append(ways, way("/practice?made="+preset, "dice", d.Name, d.Short))
	}
	return app.Section().Class("slip practise").Aria("labelledby", "made").Body(
		app.H2().ID("made").Text(t.Made),
		app.P().Class("note").Text(t.MadeIn),
		app.Ul().Class("menu-list").Body(ways...),
	)
}

// scorePart is how practice went so far.
func scorePart(t i18n.Practice) app.UI {
	k := the.lessons.practice.kept
	if k.Asked == 0 {
		return app.P().Class("note").Text(t.Empty)
	}
	return app.Section().Class("slip").Body(
		app.P().Text(fmt.Sprintf(t.Score, k.Right, k.Asked, the.cost(k.Lost/float64(k.Asked)))),
		labelled("forget", "", t.Forget, "", func(app.Context, app.Event) {
			k := &the.lessons.practice.kept
			k.Asked, k.Right, k.Lost = 0, 0, 0
			the.save(keyMistakes, k)
			the.say(the.texts().Coach.Practice.Empty)
			the.focusOn("title")
		}),
	)
}

// verdictDialog says what the answer cost and what would have been better.
func verdictDialog() []app.UI {
	all := the.texts()
	t := all.Coach.Practice
	q := the.lessons.practice.quiz
	if q == nil {
		return []app.UI{dialogTitle(t.Title)}
	}
	st := q.game.state()
	if q.list == nil || q.cost < 0 {
		return []app.UI{dialogTitle(t.Question), app.P().Class("note").Role("status").Text(all.Coach.Thinking)}
	}
	title := t.Right
	switch {
	case q.cost > matters(q.game.Rules):
		title = fmt.Sprintf(t.Wrong, the.cost(q.cost))
	case q.cost > near(q.game.Rules):
		title = fmt.Sprintf(t.Close, the.cost(q.cost))
	}
	parts := []app.UI{dialogTitle(title), app.P().Text(fmt.Sprintf(t.You, the.choiceText(q.game, st, q.chosen)))}
	if q.solved {
		parts = append(parts, app.P().Text(t.Solved))
	}
	if q.played.Kind != 0 && !same(st, q.chosen, q.played) {
		parts = append(parts, app.P().Text(fmt.Sprintf(t.Played, the.choiceText(q.game, st, q.played))))
	}
	if len(q.list) > 0 {
		parts = append(parts, app.Div().Class("example").Body(append([]app.UI{choiceName(q.game, st, q.list[0].Action)}, choiceWorth(q.game, st, q.list[0])...)...))
	}
	return append(parts,
		app.P().Class("note").Text(the.certainty(st, q.certainty)),
		app.Div().Class("acts even").Body(
			labelled("quiz-again", "", t.Retry, "", func(app.Context, app.Event) {
				if q := the.lessons.practice.quiz; q != nil {
					q.again()
				}
				the.closeDialog()
				the.focusOn("title")
			}),
			nextButton(t),
		),
	)
}

// nextButton leads to the next position, or back to where a single one came
// from.
func nextButton(t i18n.Practice) app.UI {
	if the.query.Has("game") {
		return labelled("quiz-next", "main", t.End, "", func(app.Context, app.Event) {
			id := the.query.Get("game")
			the.closeDialog()
			the.visit("/review?game=" + id)
		})
	}
	return labelled("quiz-next", "main", t.Next, "", func(app.Context, app.Event) {
		the.closeDialog()
		the.nextQuiz()
	})
}

// answerWith is a button that decides.
func answerWith(id, class, label, below string, a func(*quiz) escalero.Action) app.UI {
	return labelled(id, class, label, below, func(app.Context, app.Event) {
		if q := the.lessons.practice.quiz; q != nil {
			the.answer(a(q))
		}
	})
}
