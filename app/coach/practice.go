package coach

import (
	"slices"
	"strconv"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/drills"
	"serviert/engine/escalero/thought"
	"serviert/engine/record"
)

// practice is single positions to decide: from reviews, or made up.
type practice struct {
	quiz    *quiz    // the position shown
	search  string   // the preset of the position that is being made, "" for none
	reads   bool     // the game of the decision is being read
	through []string // mistakes posed since the page was opened
}

// quiz is a position and what somebody does in it. Its game is never stored.
type quiz struct {
	desk   dicegame.Desk
	at     thought.Position
	id     string                     // of the mistake it is, "" for none
	played escalero.Action            // what was done in the game, if it was one
	day    int                        // whose position of the day it is, 0 for none
	drill  *drills.Position           // of a lesson, nil for none
	lead   func(t *i18n.Texts) string // said in front of the task, nil for nothing

	list      []thought.Choice // nil until computed
	certainty thought.Certainty
	usual     thought.Choice // what the best is compared with where it was found
	beside    thought.Choice // what it is compared with now: the answer, if another
	chosen    escalero.Action
	cost      float64 // of what was chosen, as paid
	counted   bool    // only the first try counts
	solved    bool    // a mistake of before is mended
}

// newQuiz is a position of a game as a game of its own, in which people decide. It
// begins before the Contras that wait for an answer: whether the last one is a
// Recontra shows only by those before it.
func newQuiz(from record.Dice, at int) *quiz {
	setup, first := from.Setup, at
	for first > 0 && from.Match.Action(first-1).Kind == escalero.Contra {
		first--
	}
	m := engine.NewMatch[escalero.State, escalero.Action](from.Match.At(first))
	for ; first < at; first++ {
		m, _ = m.Apply(from.Match.Action(first))
	}
	setup.Parties = slices.Clone(setup.Parties)
	for i := range setup.Parties {
		setup.Parties[i].Extra = ""
	}
	g := dicegame.New(record.Dice{Setup: setup, Match: m})
	return &quiz{desk: dicegame.Desk{Game: g}, at: thought.Position{Record: from.String(), At: at}}
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
	r.loadDrills()
	query := r.sh.Query()
	switch {
	case query.Has("game"):
		r.practice.reads = true
		r.games.Fetch(func() {
			if now := r.sh.Query(); r.sh.Path() == "/practice" && now.Get("game") == query.Get("game") && now.Get("at") == query.Get("at") && r.practice.quiz == nil {
				r.practice.reads = false
				r.poseOf(query)
				r.sh.Refresh()
			}
		}, query.Get("game"))
	case query.Has("lesson"):
		r.openDrill(query)
	case query.Has("own"), query.Has("made"):
		r.nextQuiz()
	}
}

// poseOf poses the decision of a finished game that a query names.
func (r *Room) poseOf(query browser.Query) {
	g := r.games.Finished(query.Get("game"))
	at, err := strconv.Atoi(query.Get("at"))
	if g == nil || err != nil || at < 0 || at >= g.Match.Len() || !thought.Asks(g.Match.At(at)) {
		return
	}
	q := newQuiz(g.Dice, at)
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
	page := r.sh.Path()
	if r.b.FocusedID() == "title" {
		r.sh.Say(q.task(r.names()))
	}
	r.sh.Focus("title") // which says the same, unless the focus was there already
	r.ask(thought.Question{Kind: thought.Advise, Position: q.at, Detailed: 1}, q, page, func(a thought.Answer) {
		q.list, q.usual, q.certainty = a.Choices, a.Beside, a.Certainty
		switch {
		case q.chosen.Kind == 0:
		case !q.counted && r.sh.Dialog() != "verdict": // whoever has closed it before may still decide
			q.again()
		case q.place() < 0:
			r.untold(q)
		default:
			r.judge(q)
			r.come(q)
		}
	})
}

// ask asks about the position that is shown.
func (r *Room) ask(question thought.Question, q *quiz, page string, then func(thought.Answer)) {
	r.mind.Ask(question, func() bool { return r.sh.Path() == page && r.practice.quiz == q }, then)
}

// made is the position that the mind has made, nil where it cannot be read.
func made(p thought.Position) *quiz {
	doc, err := record.ParseSaved(p.Record)
	if err != nil {
		return nil
	}
	d, err := doc.Dice()
	if err != nil || p.At > d.Match.Len() {
		return nil
	}
	return newQuiz(d, p.At)
}

// makeQuiz has a new position made and shows it.
func (r *Room) makeQuiz(preset string) {
	rules, ok := escalero.Preset(preset)
	if !ok {
		return
	}
	r.practice.search = preset
	r.sh.Say(r.sh.Texts().Coach.Practice.Search)
	q := thought.Question{Kind: thought.Make, Position: r.madeUp(rules)}
	for range 8 {
		q.Seed = q.Seed<<8 | uint64(r.b.Below(256))
	}
	r.mind.Ask(q, func() bool { return r.sh.Path() == "/practice" && r.practice.search == preset }, func(a thought.Answer) {
		r.practice.search = ""
		if q := made(a.Position); q != nil {
			r.pose(q)
		}
	})
}

// task says which position it is, and what is to be decided in it.
func (q *quiz) task(n dicegame.Names) string {
	text := task(n, q.desk.Game)
	if q.lead != nil {
		text = q.lead(n.T()) + text
	}
	return text
}

// task says who has to decide what.
func task(n dicegame.Names, g *dicegame.Game) string {
	t, st := n.T(), g.State()
	now := st.Now()
	lies := ""
	switch who := g.Name(st.Turn()); {
	case st.Asked() != 0:
		return who + ": " + i18n.Of(t.Table.ContraAsk, g.Name(3-st.Asked()), n.Contra(g), 2*st.Factor())
	case now.Begun():
		lies = i18n.Capital(n.Faces(now.Dice[:]))
	case st.Second():
		lies = firstResult(n, g)
	default:
		return i18n.Of(t.Coach.Practice.MayContra, who)
	}
	return n.OnTurn(g, st) + ". " + lies + ". " + i18n.Capital(n.LeftSaid(now)) + "."
}

// firstResult is that of the first of two turns, whose dice do not lie there any more.
func firstResult(n dicegame.Names, g *dicegame.Game) string {
	st := g.State()
	first := st.First()
	return g.PartnerName(st) + ": " + n.Call(first) + " (" + n.Faces(first.Dice[:]) + ")"
}
