// Package thinking asks the mind: the program that decides for computer players,
// advises, reviews and searches for words, in a thread of its own. Nothing here
// thinks, so that a page can be had without everything that thinking takes.
//
// Questions and answers are those of package thought and, for the card game, of
// package wordthought. There is room for two: one
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
	"serviert/engine/letters/wordthought"
	"serviert/engine/plain"
)

// Browser is what this package needs from the browser.
type Browser interface {
	// Think gives the mind a question, after starting it if it does not run.
	Think(question string)
	// Thoughts has heard called with each text that comes from the mind, and
	// lost when it has ended or could not be started, and back when another try
	// may help after that.
	Thoughts(heard func(text string), lost, back func())
	// RenewMind loads the page again where the host has no mind of its version any
	// more, because a newer one has taken its place.
	RenewMind()
}

// Mind is the mind as this tab knows it. It must be used on one goroutine.
type Mind struct {
	browser Browser
	refresh func()

	listens bool
	id      int   // of the question asked last
	open    *open // the question that is not answered yet, nil for none
	tries   int   // how often the mind was lost over it
	warm    string
}

// open is a question somebody waits for.
type open struct {
	id     int
	text   string
	forget string // tells the mind to stop
	wanted func() bool
	take   func(text string) (piece, error)
	taught bool // what the mind lacked has been told
}

// piece is a part of an answer, reduced to what both games have in common.
type piece struct {
	last, failed bool
	lacks        string // what the mind has to be told before it can answer, "" for nothing
	then         func()
}

// New returns the mind of a tab. refresh redraws the page after an answer, and when
// Failing begins.
func New(b Browser, refresh func()) *Mind {
	return &Mind{browser: b, refresh: refresh}
}

// Ask asks a question and calls then with the answer, piece by piece, as long as
// it is wanted and no other question has been asked.
func (m *Mind) Ask(q thought.Question, wanted func() bool, then func(thought.Answer)) {
	m.id++
	q.ID = m.id
	m.ask(&open{id: q.ID, text: q.Text(), forget: thought.Question{Kind: thought.Forget}.Text(), wanted: wanted, take: func(text string) (piece, error) {
		a, err := thought.ParseAnswer(text)
		return piece{a.Last, a.Err != "", "", func() { then(a) }}, err
	}})
}

// Words asks a question about the card game, as Ask does. file is the word list of
// its language, as it came from the host: the mind gets it from here when it lacks
// it, so that it does not travel twice.
func (m *Mind) Words(q wordthought.Question, file []byte, wanted func() bool, then func(wordthought.Answer)) {
	m.id++
	q.ID = m.id
	m.ask(&open{id: q.ID, text: q.Text(), forget: wordthought.Question{Kind: wordthought.Forget}.Text(), wanted: wanted, take: func(text string) (piece, error) {
		a, err := wordthought.ParseAnswer(text)
		p := piece{a.Last, a.Err != "", "", func() { then(a) }}
		if a.Lacks {
			p.lacks = wordthought.Question{ID: q.ID, Kind: wordthought.Learn, Language: q.Language, List: string(file)}.Text()
		}
		return p, err
	}})
}

func (m *Mind) ask(o *open) {
	m.open, m.tries = o, 0
	m.send(o.text)
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
	m.send(q.Text())
}

// Failing reports whether somebody waits for an answer that does not come.
func (m *Mind) Failing() bool { return m.open != nil && m.tries > mostTries && m.open.wanted() }

// mostTries is how often the mind is started again by itself for a question.
const mostTries = 1

// Again starts the mind again and asks it what is open, for somebody who tries.
func (m *Mind) Again() {
	if m.Failing() {
		m.browser.RenewMind()
		m.back()
	}
}

// back is Again where another try may help by itself.
func (m *Mind) back() {
	if m.Failing() {
		m.tries, m.open.taught = 0, false
		m.send(m.open.text)
		m.refresh()
	}
}

func (m *Mind) send(question string) {
	if !m.listens {
		m.listens = true
		m.browser.Thoughts(m.heard, m.lost, m.back)
	}
	m.browser.Think(question)
}

// heard takes what the mind says. What it says to an earlier question is of no
// interest any more.
func (m *Mind) heard(text string) {
	now := m.open
	id, err := plain.Number(text)
	switch {
	case now == nil:
		return
	case err == nil && id != now.id:
		return
	}
	p, err := now.take(text)
	switch {
	case err != nil:
		m.lost()
		return
	case p.failed, p.lacks != "" && now.taught:
		m.tries = mostTries // another start would not help
		m.lost()
		return
	case p.lacks != "":
		if !now.wanted() {
			m.open = nil
			return
		}
		now.taught = true
		m.send(p.lacks)
		m.send(now.text)
		return
	}
	m.tries = 0
	wanted := now.wanted()
	if p.last || !wanted {
		m.open = nil
	}
	if wanted {
		p.then()
	}
	switch {
	case p.last:
		m.refresh()
	case !wanted:
		m.send(now.forget)
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
	m.open.taught = false
	if m.tries++; m.tries <= mostTries {
		m.send(m.open.text)
		return
	}
	m.refresh()
}
