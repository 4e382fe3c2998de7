// Package mind answers the questions of package thought, about the dice games, and
// of package wordthought, about the card game: it decides for computer players,
// advises, reviews games, searches for words and makes positions to practise.
//
// A Mind works in steps of a millisecond or two on a slow phone, so that whoever
// runs it can hear of a new question in between: in a program of its own for
// the app, at once in tests. It has room for two questions, one that somebody is
// waiting for, which comes first, and one whose answer may be needed soon. The
// same question gets the same answer, whatever was asked before.
package mind

import (
	"errors"
	"strings"

	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/daily"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
	"serviert/engine/letters/wordthought"
	"serviert/engine/plain"
	"serviert/engine/random"
	"serviert/engine/record"
)

// Mind thinks. The zero Mind is ready; it must be used on one goroutine.
type Mind struct {
	brains []*solver.Brain // of the latest games, the last used first

	asked, ahead job

	// The game that was asked about last: the next question is about the same
	// one, a few actions later.
	text string
	game record.Dice

	words words
}

// job is a question that is being answered. It returns a piece of the answer in its
// text form, "" for none, and whether that was the last.
type job func() (piece string, done bool)

// Ask takes a question in its text form. It takes the place of the one before of
// the same sort, which is not answered any more.
func (m *Mind) Ask(text string) {
	if plain.Named(text, wordthought.Subject) {
		if j, stays := m.words.ask(text); !stays {
			m.asked = j
		}
		return
	}
	q, err := thought.ParseQuestion(text)
	var step func() (*thought.Answer, bool)
	if err == nil {
		step, err = m.answer(q)
	}
	if err != nil {
		step = func() (*thought.Answer, bool) { return &thought.Answer{Err: err.Error()}, true }
	}
	var j job
	if step != nil {
		j = func() (string, bool) {
			piece, done := step()
			if piece == nil {
				return "", done
			}
			piece.ID, piece.Last = q.ID, done
			return piece.Text(), done
		}
	}
	if q.Ahead {
		m.ahead = j
	} else {
		m.asked = j
	}
}

// Step does a step of the work there is. It returns a piece of an answer in its
// text form, "" for none, and whether there is more to do.
func (m *Mind) Step() (answer string, more bool) {
	at := &m.asked
	if *at == nil {
		at = &m.ahead
	}
	if j := *at; j != nil {
		var done bool
		if answer, done = j(); done {
			*at = nil
		}
	}
	return answer, m.asked != nil || m.ahead != nil
}

var (
	errNothing  = errors.New("mind: there is nothing to decide in this position")
	errPosition = errors.New("mind: there is no such position")
)

// answer is how a question is answered, nil where that means to do nothing.
func (m *Mind) answer(q thought.Question) (func() (*thought.Answer, bool), error) {
	if q.Kind == thought.Forget {
		return nil, nil
	}
	st, err := m.state(q.Position)
	if err != nil {
		return nil, err
	}
	switch q.Kind {
	case thought.Decide:
		if st.Over() || q.Level == 0 {
			return nil, errNothing
		}
		return m.ready(st, func(b *solver.Brain) (*thought.Answer, bool) {
			p := solver.NewPlayer(q.Level, b)
			return &thought.Answer{Reason: p.Explain(st, p.Decide(st))}, true
		}), nil
	case thought.Advise:
		return m.ready(st, advise(st, m.opened(q.Position.At), q)), nil
	case thought.Detail:
		opened := m.opened(q.Position.At)
		return m.ready(st, func(b *solver.Brain) (*thought.Answer, bool) {
			for _, c := range advised(b, st, opened) {
				if thought.Same(st, c.Action, q.Action) {
					b.Detail(st, &c)
					return &thought.Answer{Choices: []thought.Choice{c}}, true
				}
			}
			return &thought.Answer{Err: errNothing.Error()}, true
		}), nil
	case thought.Review:
		game := m.game.Match // of now: the next question may be about another one
		return m.ready(game.At(0), review(game)), nil
	case thought.Again:
		if q.Party < 1 || q.Party > st.Parties() {
			return nil, errPosition
		}
		step, err := playAgain(m.game.Match, engine.Player(q.Party), random.Source(q.Seed))
		if err != nil {
			return nil, err
		}
		return m.ready(m.game.Match.At(0), step), nil
	case thought.Make:
		return m.ready(st, made(m.game.Setup, random.Source(q.Seed))), nil
	case thought.Day:
		return m.day(m.game.Setup, q.Day)
	case thought.Prepare:
		return m.ready(st, func(*solver.Brain) (*thought.Answer, bool) { return nil, true }), nil
	}
	return nil, thought.ErrText
}

// state replays a position.
func (m *Mind) state(p thought.Position) (st escalero.State, err error) {
	if !m.follow(p.Record) {
		m.text = ""
		doc, err := record.ParseSaved(p.Record)
		if err != nil {
			return st, err
		}
		if m.game, err = doc.Dice(); err != nil {
			return st, err
		}
		m.text = p.Record
	}
	if p.At > m.game.Match.Len() {
		return st, errPosition
	}
	return m.game.Match.At(p.At), nil
}

// opened is the position before the first throw of the entry in which a position is.
func (m *Mind) opened(at int) escalero.State {
	for at > 0 && (m.game.Match.At(at).Now().Begun() || m.game.Match.At(at).Second()) {
		at--
	}
	return m.game.Match.At(at)
}

// follow plays on what a record has more than the one before. It tells whether
// that was possible.
func (m *Mind) follow(text string) bool {
	more, ok := strings.CutPrefix(text, m.text)
	if !ok || !strings.HasSuffix(m.text, "\n") {
		return false
	}
	match := m.game.Match
	for more != "" {
		var line string
		line, more, _ = strings.Cut(more, "\n")
		a, err := escalero.ParseAction(line)
		if err != nil {
			return false
		}
		if match, err = match.Apply(a); err != nil {
			return false
		}
	}
	m.text, m.game.Match = text, match
	return true
}

// ready prepares what a position needs and goes on with a brain that has it.
func (m *Mind) ready(st escalero.State, then func(b *solver.Brain) (*thought.Answer, bool)) func() (*thought.Answer, bool) {
	b := m.brain(st)
	entries := 4
	if st.Hands() == 2 {
		entries = 1 // one entry may take as long as many of the others
	}
	prepared := false
	return func() (*thought.Answer, bool) {
		if !prepared {
			prepared = b.PrepareFor(st, 0)
		}
		if !prepared {
			prepared = b.PrepareFor(st, entries)
			return nil, false
		}
		return then(b)
	}
}

// mostBrains is for how many sets of rules the tables are kept.
const mostBrains = 3

// brain is the one for a position. All questions share one per set of rules.
func (m *Mind) brain(st escalero.State) *solver.Brain {
	list := m.brains
	for i, b := range list {
		if b.Fits(st) {
			copy(list[1:], list[:i])
			list[0] = b
			return b
		}
	}
	b := solver.NewBrain(st)
	for _, old := range list {
		b.Adopt(old)
	}
	m.brains = append([]*solver.Brain{b}, list[:min(len(list), mostBrains-1)]...)
	return b
}

// day makes the position of a day. The tables of the brain have no say in it.
func (m *Mind) day(setup record.Setup, day int) (func() (*thought.Answer, bool), error) {
	if setup.Rules.Preset != thought.DayPreset(day) || len(setup.Rules.Changes()) > 0 {
		return nil, errPosition
	}
	made := daily.Of(day, m.brain)
	return func() (*thought.Answer, bool) {
		if !made.Step() {
			return nil, false
		}
		return position(setup, made.Log)
	}, nil
}

// position is the answer that names the position after a log.
func position(setup record.Setup, log []escalero.Action) (*thought.Answer, bool) {
	match, _, err := engine.Replay(setup.State(), log)
	if err != nil {
		return &thought.Answer{Err: err.Error()}, true
	}
	text := record.Dice{Setup: setup, Match: match}.String()
	return &thought.Answer{Position: thought.Position{Record: text, At: match.Len()}}, true
}
