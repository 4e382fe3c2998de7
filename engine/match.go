package engine

import "slices"

// Match is the log of a game and the states it led through. It is a value
// like the states: Apply and Undo return a new Match and leave the old one.
type Match[S State[S, A], A Action] struct {
	states []S // states[0] is the start, states[i+1] follows log[i]
	log    []A
}

// NewMatch begins a match at a start state.
func NewMatch[S State[S, A], A Action](start S) Match[S, A] {
	return Match[S, A]{states: []S{start}}
}

// Replay applies a whole log. On an illegal action it returns the match up to
// there, the index of the action and the error.
func Replay[S State[S, A], A Action](start S, log []A) (Match[S, A], int, error) {
	// Nothing is set aside for the rest of the log: most of a bad one may never
	// be played.
	m := NewMatch[S, A](start)
	for i, a := range log {
		next, err := m.State().Apply(a)
		if err != nil {
			return m, i, err
		}
		m.log = append(m.log, a)
		m.states = append(m.states, next)
	}
	return m, len(log), nil
}

// State is the position now.
func (m Match[S, A]) State() S { return m.states[len(m.states)-1] }

// Len is the number of actions in the log.
func (m Match[S, A]) Len() int { return len(m.log) }

// At is the position after the first n actions, 0 <= n <= Len.
func (m Match[S, A]) At(n int) S { return m.states[n] }

// Action is the i-th action of the log, from 0.
func (m Match[S, A]) Action(i int) A { return m.log[i] }

// Log is a copy of the actions so far.
func (m Match[S, A]) Log() []A { return slices.Clone(m.log) }

// Apply returns the match with one more action, or the unchanged match and
// the state's error.
func (m Match[S, A]) Apply(a A) (Match[S, A], error) {
	next, err := m.State().Apply(a)
	if err != nil {
		return m, err
	}
	return Match[S, A]{
		states: append(slices.Clip(m.states), next),
		log:    append(slices.Clip(m.log), a),
	}, nil
}

// CanUndo tells whether the last action can be taken back: there is one and
// it is not chance, for dice once seen stay seen.
func (m Match[S, A]) CanUndo() bool {
	return len(m.log) > 0 && !m.log[len(m.log)-1].Chance()
}

// Undo returns the match without its last action, or the unchanged match
// where CanUndo is false.
func (m Match[S, A]) Undo() Match[S, A] {
	if !m.CanUndo() {
		return m
	}
	n := len(m.log) - 1
	return Match[S, A]{states: m.states[:n+1], log: m.log[:n]}
}
