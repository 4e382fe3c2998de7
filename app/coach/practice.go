package coach

import (
	"fmt"
	"slices"
	"strconv"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/record"
)

// practice is single positions to decide: from reviews, or made up.
type practice struct {
	quiz    *quiz    // the position shown
	maker   *maker   // looks for one
	through []string // mistakes posed since the page was opened
}

// quiz is a position and what somebody does in it. Its game is never stored.
type quiz struct {
	desk   dicegame.Desk
	id     string          // of the mistake it is, "" for none
	played escalero.Action // what was done in the game, if it was one
	day    int             // whose position of the day it is, 0 for none

	list      []solver.Choice // nil until computed
	certainty solver.Certainty
	usual     solver.Choice // what the best is compared with where it was found
	beside    solver.Choice // what it is compared with now: the answer, if another
	chosen    escalero.Action
	cost      float64 // of what was chosen, negative for something not listed
	counted   bool    // only the first try counts
	solved    bool    // a mistake of before is mended
}

// newQuiz is a position as a game of its own, in which people decide.
func newQuiz(setup record.Setup, st escalero.State) *quiz {
	setup.Parties = slices.Clone(setup.Parties)
	for i := range setup.Parties {
		setup.Parties[i].Extra = ""
	}
	g := dicegame.New(record.Dice{Setup: setup, Match: engine.NewMatch[escalero.State, escalero.Action](st)})
	return &quiz{desk: dicegame.Desk{Game: g}}
}

// again lets the player decide once more.
func (q *quiz) again() {
	q.chosen = escalero.Action{}
	q.desk.Clear()
}

// openPractice shows what the address asks for: one decision of a finished
// game, the own mistakes, new positions, or the overview.
func (r *Room) openPractice() {
	r.practice = practice{}
	r.loadMistakes()
	query := r.sh.Query()
	switch {
	case query.Has("game"):
		r.games.Fetch(func() { r.poseOf(query) }, query.Get("game"))
	case query.Has("own"), query.Has("made"):
		r.nextQuiz()
	}
}

// poseOf poses the decision of a finished game that a query names.
func (r *Room) poseOf(query browser.Query) {
	g := r.games.Finished(query.Get("game"))
	at, err := strconv.Atoi(query.Get("at"))
	if g == nil || err != nil || at < 0 || at >= g.Match.Len() || !poses(g.Match.At(at)) {
		return
	}
	q := newQuiz(g.Setup, g.Match.At(at))
	q.id, q.played = mistakeID(g, at), g.Match.Action(at)
	r.pose(q)
}

// nextQuiz shows the next position of the kind that the address names.
func (r *Room) nextQuiz() {
	p := &r.practice
	p.quiz = nil
	if query := r.sh.Query(); query.Has("made") {
		r.makeQuiz(query.Get("made"))
		return
	}
	for _, m := range r.mistakes.List {
		if q := quizOf(m); q != nil && !slices.Contains(p.through, m.ID) {
			p.through = append(p.through, m.ID)
			r.pose(q)
			return
		}
	}
	r.sh.Confirm(r.sh.Texts().Coach.Practice.Over)
}

// pose shows a position; while it is looked at the values are computed.
func (r *Room) pose(q *quiz) {
	r.practice.quiz = q
	r.sh.Changed() // its dice may be others than those of the game in play
	st, page := q.desk.State(), r.sh.Path()
	if r.b.FocusedID() == "title" {
		r.sh.Say(task(r.names(), q.desk.Game))
	}
	r.sh.Focus("title") // which says the same, unless the focus was there already
	var list []solver.Choice
	r.mind.Work(func() bool {
		if r.sh.Path() != page || r.practice.quiz != q {
			return true
		}
		if !r.mind.Prepare(st) {
			return false
		}
		b := r.mind.Brain(st)
		if list == nil {
			list = b.Advise(st)
			return len(list) == 0
		}
		b.Detail(st, &list[0])
		q.list, q.usual, q.certainty = list, beside(b, st, list), b.Certainty(st)
		if q.chosen.Kind != 0 {
			r.judge(q)
		}
		return true
	})
}

// task says who has to decide what.
func task(n dicegame.Names, g *dicegame.Game) string {
	t, st := n.T(), g.State()
	switch who, now := g.Name(st.Turn()), st.Now(); {
	case st.Asked() != 0:
		return who + ": " + i18n.Of(t.Table.ContraAsk, g.Name(3-st.Asked()), 2*st.Factor())
	case !now.Begun():
		return i18n.Of(t.Coach.Practice.MayContra, who)
	default:
		return fmt.Sprintf(t.Coach.Practice.Task, g.ThrowerName(st), n.Faces(now.Dice[:]), n.Left(now))
	}
}
