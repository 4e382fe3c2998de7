package coach

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// answer is what the player does in the position.
func (r *Room) answer(a escalero.Action) {
	q := r.practice.quiz
	if q == nil {
		return
	}
	q.chosen = a
	if q.list != nil && q.place() < 0 {
		r.untold(q)
		return
	}
	r.sh.OpenDialog("verdict")
	if q.list != nil {
		r.judge(q)
	}
}

// place is where in the coach's list is what was chosen, -1 for nowhere: it has no
// value for doubling once more after a Recontra, see solver.
func (q *quiz) place() int {
	for i := range q.list {
		if thought.Same(q.desk.State(), q.list[i].Action, q.chosen) {
			return i
		}
	}
	return -1
}

// untold lets somebody decide anew whose choice cannot be judged.
func (r *Room) untold(q *quiz) {
	q.again()
	if r.sh.Dialog() == "verdict" {
		r.sh.CloseDialog()
		r.sh.Focus("title")
	}
	r.sh.Confirm(r.sh.Texts().Coach.Practice.Untold)
}

// near is the cost up to which a choice is as good as the best.
func near(r *escalero.Rules) float64 { return thought.Matters(r) / 4 }

// judge finds what the answer cost, which the coach knows; the first one counts.
func (r *Room) judge(q *quiz) {
	c := &q.list[q.place()]
	q.cost, q.beside = c.Cost*float64(q.desk.State().Factor()), q.usual // in points as they are paid, as in a review
	if c.Cost > 0 {
		q.beside = thought.Choice{}
		r.compare(q, c.Action)
	}
	if q.counted {
		return
	}
	q.counted = true
	if q.day > 0 {
		r.countDay(q)
		return
	}
	if q.drill != nil && q.cost <= near(&q.desk.Game.Rules) {
		r.solve(q.drill.ID())
	}
	r.loadMistakes() // a review in another tab may have found others
	k := &r.mistakes
	k.Asked++
	k.Lost += q.cost
	if !q.desk.Game.Rules.Settlement.ByColumns {
		k.Apart++
		k.LostApart += q.cost
	}
	if q.cost <= near(&q.desk.Game.Rules) {
		k.Right++
		q.solved = k.drop(q.id)
	}
	r.saveMistakes()
}

// compare asks for the details of an answer that the best is compared with.
func (r *Room) compare(q *quiz, a escalero.Action) {
	chosen := q.chosen
	r.ask(thought.Question{Kind: thought.Detail, Position: q.at, Action: a}, q, r.sh.Path(), func(a thought.Answer) {
		if q.chosen == chosen && len(a.Choices) > 0 {
			q.beside = a.Choices[0]
			r.come(q)
		}
	})
}

// sayVerdict tells a verdict that has come when its dialog was open already: what
// the focus was on has gone with the waiting.
func (r *Room) sayVerdict(q *quiz) {
	if r.sh.Dialog() != "verdict" || !q.judged() {
		return
	}
	n, g := r.names(), q.desk.Game
	r.sh.Say(verdictTitle(n, q) + " " + fmt.Sprintf(n.T().Coach.Practice.You, choiceText(n, g, q.desk.State(), q.chosen)) + instead(n, q))
	r.sh.Focus("quiz-again")
}

// instead ends the sentence about one's own choice for the ear: with what would
// have been best, which lies below in a box of its own for the eye.
func instead(n dicegame.Names, q *quiz) string {
	if g := q.desk.Game; q.cost > near(&g.Rules) {
		return ". " + fmt.Sprintf(n.T().Coach.Ready, choiceText(n, g, q.desk.State(), q.list[0].Action))
	}
	return "."
}

// judged reports whether all is known that the verdict says.
func (q *quiz) judged() bool {
	return q.list != nil && q.cost >= 0 && (q.cost == 0 || q.beside.Action.Kind != 0)
}

// verdictTitle says what an answer has cost.
func verdictTitle(n dicegame.Names, q *quiz) string {
	t, r := &n.T().Coach.Practice, &q.desk.Game.Rules
	switch price := cost(n.T(), q.cost); {
	case q.cost > thought.Matters(r):
		return fmt.Sprintf(t.Wrong, price)
	case q.cost > near(r):
		return fmt.Sprintf(t.Close, price)
	}
	return t.Right
}

// verdictDialog says what the answer cost and what would have been better.
func (r *Room) verdictDialog() []app.UI {
	n, q := r.names(), r.practice.quiz
	t := &n.T().Coach.Practice
	if q == nil {
		return []app.UI{ui.DialogTitle(t.Title)}
	}
	if !q.judged() {
		return append([]app.UI{ui.DialogHead(r.sh, "verdict", t.Question)}, r.thinking()...)
	}
	g, st := q.desk.Game, q.desk.State()
	var further []string
	if q.solved {
		further = append(further, t.Solved)
	}
	if q.played.Kind != 0 && !thought.Same(st, q.chosen, q.played) {
		further = append(further, fmt.Sprintf(t.Played, choiceText(n, g, st, q.played)))
	}
	if q.drill != nil {
		further = append(further, usual(n, g, st, q))
	}
	than := n.T().Coach.BesideYours
	if q.cost == 0 {
		than = n.T().Coach.BesideNext
	}
	why := weigh(n, g, st).reason(q.list[0], q.beside, than)
	best := append([]app.UI{choiceName(n, g, st, q.list[0].Action)}, choiceWorth(n, g, st, q.list[0], why)...)
	// The live region was the third part while this was computed. A paragraph in its
	// place would be the same element, with what was said still in it.
	parts := []app.UI{
		ui.DialogTitle(verdictTitle(n, q)),
		app.P().Body(app.Text(fmt.Sprintf(t.You, choiceText(n, g, st, q.chosen))), app.Span().Class("sr-only").Text(instead(n, q))),
		app.Div().Class("example").Body(best...),
	}
	return append(append(parts, ui.Paragraphs(further...)...),
		app.P().Class("note").Text(certainty(&n.T().Coach, st, q.certainty)),
		app.Div().Class("acts even").Body(
			ui.Labelled("quiz-again", "", t.Retry, "", func() {
				q.again()
				r.sh.CloseDialog()
				r.sh.Focus("title")
			}),
			r.nextButton(t),
		),
	)
}

// nextButton leads to the next position, or back to where a single one came
// from.
func (r *Room) nextButton(t *i18n.Practice) app.UI {
	if r.sh.Path() == "/daily" {
		return ui.Labelled("quiz-next", "main", t.End, "", r.closeDay)
	}
	if query := r.sh.Query(); query.Has("game") {
		return ui.Labelled("quiz-next", "main", t.End, "", func() {
			r.sh.CloseDialog()
			r.sh.Visit("/review?game=" + query.Get("game"))
		})
	}
	if q := r.practice.quiz; q.drill != nil {
		return r.nextInDrill(t)
	}
	return ui.Labelled("quiz-next", "main", t.Next, "", func() {
		r.sh.CloseDialog()
		r.nextQuiz()
	})
}
