// Package thinking asks the mind: the program that decides for computer players,
// advises and reviews, in a thread of its own. Nothing here thinks, so that a
// page can be had without everything that thinking takes.
//
// Questions and answers are those of package thought. There is room for two: one
// that somebody is waiting for, and one for what may be needed soon, which the
// mind takes up when it has nothing else to do. On the host, where pages are
// prepared and tests run, browser.Page answers at once.
//
// The program may not come, or be ended by the system. It is then started once
// more and asked again; if that does not help either, the question stays open
// until somebody tries again.
package thinking

import (
	"serviert/engine/escalero/thought"
)

// Browser is what this package needs from the browser.
type Browser interface {
	// Think gives the mind a question, after starting it if it does not run.
	Think(question string)
	// Thoughts has heard called with each text that comes from the mind, and
	// lost when it has ended or could not be started, and back when another try
	// may help after that.
	Thoughts(heard func(text string), lost, back func())
}

// Mind is the mind as this tab knows it. It must be used on one goroutine.
type Mind struct {
	browser Browser
	refresh func()
	failed  func()

	listens bool
	id      int   // of the question asked last
	open    *open // the question that is not answered yet, nil for none
	tries   int   // how often the mind was lost over it
	warm    string
}

// open is a question somebody waits for.
type open struct {
	question thought.Question
	wanted   func() bool
	then     func(thought.Answer)
}

// New returns the mind of a tab. refresh redraws the page after an answer; failed
// is called when Failing begins.
func New(b Browser, refresh, failed func()) *Mind {
	return &Mind{browser: b, refresh: refresh, failed: failed}
}

// Ask asks a question and calls then with the answer, piece by piece, as long as
// it is wanted and no other question has been asked.
func (m *Mind) Ask(q thought.Question, wanted func() bool, then func(thought.Answer)) {
	m.id++
	q.ID = m.id
	m.open, m.tries = &open{q, wanted, then}, 0
	m.send(q)
}

// WarmUp has the mind compute what it needs for questions about a position that
// may come soon, unless it was told before of one by this name. Without a name
// it only stops to do so.
func (m *Mind) WarmUp(name string, at func() thought.Position) {
	if name == m.warm {
		return
	}
	m.warm = name
	q := thought.Question{Kind: thought.Forget, Ahead: true}
	if name != "" {
		q.Kind, q.Position = thought.Prepare, at()
	}
	m.send(q)
}

// Failing reports whether somebody waits for an answer that does not come.
func (m *Mind) Failing() bool { return m.open != nil && m.tries > mostTries && m.open.wanted() }

// mostTries is how often the mind is started again by itself for a question.
const mostTries = 1

// Again starts the mind again and asks it what is open.
func (m *Mind) Again() {
	if m.Failing() {
		m.tries = 0
		m.send(m.open.question)
		m.refresh()
	}
}

func (m *Mind) send(q thought.Question) {
	if !m.listens {
		m.listens = true
		m.browser.Thoughts(m.heard, m.lost, m.Again)
	}
	m.browser.Think(q.Text())
}

// heard takes what the mind says. What it says to an earlier question is of no
// interest any more.
func (m *Mind) heard(text string) {
	a, err := thought.ParseAnswer(text)
	now := m.open
	switch {
	case err != nil:
		m.lost()
		return
	case now == nil || a.ID != now.question.ID:
		return
	case a.Err != "":
		m.tries = mostTries // another start would not help
		m.lost()
		return
	}
	m.tries = 0
	wanted := now.wanted()
	if a.Last || !wanted {
		m.open = nil
	}
	if wanted {
		now.then(a)
	}
	switch {
	case a.Last:
		m.refresh()
	case !wanted:
		m.send(thought.Question{Kind: thought.Forget})
	}
}

// lost asks again, or gives up. What was computed ahead is gone.
func (m *Mind) lost() {
	m.warm = ""
	switch {
	case m.open == nil, m.tries > mostTries:
		return
	case !m.open.wanted():
		m.open = nil
		return
	}
	if m.tries++; m.tries <= mostTries {
		m.send(m.open.question)
		return
	}
	m.failed()
	m.refresh()
}
