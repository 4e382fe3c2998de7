package engine

import "slices"

// Match is the log of a game and the states along it. It is a value, as states
// are: Apply and Undo return a new Match and leave the old one unchanged. Make
// it with NewMatch or Replay; the zero Match has no state.
type Match[S State[S, A], A Action] struct {
	states []S // states[0] is the start, states[i+1] follows log[i]
	log    []A

	// How many actions the longest match has that shares these slices: that one may grow in place, since
	// nobody else sees what lies behind. Copying all states of an evening for every tap is slow.
	used *int
}

// NewMatch is a match with an empty log.
func NewMatch[S State[S, A], A Action](start S) Match[S, A] {
	return Match[S, A]{states: []S{start}, used: new(int)}
}

// Replay applies a log to a start state and returns the match and the number of
// actions applied. At an illegal action it stops: the match goes up to there,
// the number is the index of that action, and the error is that of Apply.
func Replay[S State[S, A], A Action](start S, log []A) (Match[S, A], int, error) {
	// Don't preallocate: a bad log may end early.
	m := NewMatch[S, A](start)
	for i, a := range log {
		next, err := m.State().Apply(a)
		if err != nil {
			return m, i, err
		}
		m.log = append(m.log, a)
		m.states = append(m.states, next)
		*m.used = len(m.log)
	}
	return m, len(log), nil
}

// State is the current state.
func (m Match[S, A]) State() S { return m.states[len(m.states)-1] }

// Len is the number of actions in the log.
func (m Match[S, A]) Len() int { return len(m.log) }

// At is the state after the first n actions, 0 <= n <= Len.
func (m Match[S, A]) At(n int) S { return m.states[n] }

// Action is the action at index i of the log, 0 <= i < Len.
func (m Match[S, A]) Action(i int) A { return m.log[i] }

// Log is a copy of the log.
func (m Match[S, A]) Log() []A { return slices.Clone(m.log) }

// Apply returns the match with one more action, or the unchanged match and the
// error of the state's Apply.
func (m Match[S, A]) Apply(a A) (Match[S, A], error) {
	next, err := m.State().Apply(a)
	if err != nil {
		return m, err
	}
	if *m.used != len(m.log) { // a longer one has gone another way
		m = m.alone()
	}
	m.states, m.log = append(m.states, next), append(m.log, a)
	*m.used = len(m.log)
	return m, nil
}

// alone is the same match, which shares nothing once it grows.
func (m Match[S, A]) alone() Match[S, A] {
	used := len(m.log)
	return Match[S, A]{states: slices.Clip(m.states), log: slices.Clip(m.log), used: &used}
}

// CanUndo tells whether the last action can be taken back: there is one, and it
// is not chance, since dice once seen cannot be unseen.
func (m Match[S, A]) CanUndo() bool {
	return len(m.log) > 0 && !m.log[len(m.log)-1].Chance()
}

// Undo returns the match without its last action, or the match unchanged if
// CanUndo is false.
func (m Match[S, A]) Undo() Match[S, A] {
	if !m.CanUndo() {
		return m
	}
	n := len(m.log) - 1
	return Match[S, A]{states: m.states[:n+1], log: m.log[:n]}.alone()
}
