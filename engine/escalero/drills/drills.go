// Package drills is the mistakes that people make at dice poker, sorted into kinds
// that a person understands, and positions to practise the most frequent on.
//
// A kind is a rule about what lies on the table, what was done and what would have
// been better; Of says which kind a mistake is of. Finding the best choice takes
// the solver, the rules take nothing, so a screen can have them without it.
//
// Which kinds come most often, and which positions show them best, was found by
// letting computer players of the lower levels play and reviewing each of their
// decisions; cmd/mistakes does that, prints what it has found, and writes the
// table. What comes besides in games settled by difference stands behind the rest:
// there a mistake is measured in other units, and the kinds about columns do not come.
package drills

import (
	"fmt"
	"hash/fnv"
	"strings"

	"serviert/engine/escalero"
)

// Drill is a kind of mistake and where to practise it.
type Drill struct {
	Kind      string     // its key
	Positions []Position // of different stages of different games
}

// Drills lists the most frequent kinds of games settled by columns, the most
// frequent first, and then what comes often besides in games settled by difference.
func Drills() []Drill { return table }

// Find is the drill of a kind, the zero Drill where there is none.
func Find(kind string) Drill {
	for _, d := range table {
		if d.Kind == kind {
			return d
		}
	}
	return Drill{}
}

// For is the drill about a mistake of a kind in a game with these rules, the zero
// Drill where there is none. What is taught of points need not hold of columns.
func For(r escalero.Rules, kind string) Drill {
	for i, d := range table {
		if d.Kind == kind && (i < Columns || !r.Settlement.ByColumns) {
			return d
		}
	}
	return Drill{}
}

// Position is a decision in a game between two parties, of which the first began.
type Position struct {
	Preset string
	// Log is the actions that lead there, as records write them, separated by
	// "; ". The entries of earlier turns are there without their dice.
	Log string
	// Done is the mistake of the kind that is easily made here, as records write
	// it. Dice that it throws mean nothing.
	Done string
}

// ID names a position for good: it follows from the position alone.
func (p Position) ID() string {
	h := fnv.New32a()
	h.Write([]byte(p.Preset + "; " + p.Log))
	return fmt.Sprintf("%08x", h.Sum32())
}

// Actions is the log, parsed.
func (p Position) Actions() (list []escalero.Action, err error) {
	for line := range strings.SplitSeq(p.Log, "; ") {
		a, err := escalero.ParseAction(line)
		if err != nil {
			return nil, err
		}
		list = append(list, a)
	}
	return list, nil
}

// State replays the log.
func (p Position) State() (s escalero.State, err error) {
	rules, ok := escalero.Preset(p.Preset)
	if !ok {
		return s, fmt.Errorf("drills: no preset %q", p.Preset)
	}
	list, err := p.Actions()
	if err != nil {
		return s, err
	}
	s = escalero.New(rules, 2, 1, false)
	for _, a := range list {
		if s, err = s.Apply(a); err != nil {
			return s, err
		}
	}
	return s, nil
}

// Mistake is the one that is easily made in the position, given the best choice.
func (p Position) Mistake(s escalero.State, best escalero.Action) (m Mistake, err error) {
	done, err := escalero.ParseAction(p.Done)
	return Mistake{s, done, best}, err
}
