package enginetest

import (
	"errors"
	"fmt"
	"reflect"
	"testing"

	"serviert/engine"
)

// Laws plays one game and fails the test if it breaks a law.
func Laws[S engine.State[S, A], A engine.Action](t testing.TB, g Game[S, A], c *Choices) {
	t.Helper()
	if m, err := Check(g, c); err != nil {
		t.Fatalf("after %d actions: %v\nlog: %v", m.Len(), err, m.Log())
	}
}

// Check plays one game. It returns the match and an error for the first law that
// is broken.
func Check[S engine.State[S, A], A engine.Action](g Game[S, A], c *Choices) (engine.Match[S, A], error) {
	m := engine.NewMatch[S, A](g.Start())
	var seen []snapshot[S]
	for {
		s := m.State()
		if err := position(s); err != nil {
			return m, err
		}
		seen = append(seen, snap(s))
		if s.Over() || c.Empty() {
			break
		}
		if m.Len() == g.Bound {
			return m, fmt.Errorf("not over after %d actions", g.Bound)
		}
		legal := s.Legal()
		a := g.fill(s, g.pick(legal, c), c)
		sibling, err := g.everyAction(s, legal, c)
		if err != nil {
			return m, err
		}
		seen = append(seen, snap(sibling))
		if err := g.refusals(s, legal, a); err != nil {
			return m, err
		}
		next, err := undo(m, a)
		if err != nil {
			return m, err
		}
		m = next
	}
	for _, old := range seen {
		if err := old.unchanged(); err != nil {
			return m, err
		}
	}
	return m, g.replay(m)
}

// position checks the laws about a single state.
func position[S engine.State[S, A], A engine.Action](s S) error {
	legal := s.Legal()
	switch {
	case s.Over() && (len(legal) > 0 || s.Turn() != 0):
		return fmt.Errorf("over, but player %d has legal actions %v", s.Turn(), legal)
	case !s.Over() && len(legal) == 0:
		return errors.New("not over, but nothing is legal")
	}
	once := map[A]bool{}
	for _, a := range legal {
		if once[a] {
			return fmt.Errorf("%q is listed twice", a)
		}
		once[a] = true
		if s.Turn() == 0 && !a.Chance() {
			return fmt.Errorf("it is nobody's turn, but %q is a decision", a)
		}
	}
	return payoffs(s)
}

// everyAction applies all legal actions, one of them twice, and parses their
// notation. It returns the state after the one applied twice.
func (g Game[S, A]) everyAction(s S, legal []A, c *Choices) (sibling S, err error) {
	twice := c.Choose(len(legal))
	for i, blank := range legal {
		a := g.fill(s, blank, c)
		next, err := s.Apply(a)
		if err != nil {
			return s, fmt.Errorf("legal action %q is refused: %w", a, err)
		}
		if read, err := g.Parse(a.String()); err != nil || read != a {
			return s, fmt.Errorf("%q is read back as %q (%v)", a, read, err)
		}
		if i != twice {
			continue
		}
		sibling = next
		again, err := s.Apply(a)
		if err != nil || !reflect.DeepEqual(next, again) {
			return s, fmt.Errorf("%q twice on the same state gives two results", a)
		}
	}
	return sibling, nil
}

// refusals checks that actions near a legal one are refused if they are illegal.
func (g Game[S, A]) refusals(s S, legal []A, a A) error {
	if g.Near == nil {
		return nil
	}
	for _, near := range g.Near(s, a) {
		next, err := s.Apply(near)
		switch listed := g.Listed(s, legal, near); {
		case listed && err != nil:
			return fmt.Errorf("legal action %#v is refused: %w", near, err)
		case !listed && err == nil:
			return fmt.Errorf("%#v is accepted, but not legal", near)
		case err != nil && !errors.Is(err, engine.ErrIllegal):
			return fmt.Errorf("the error for %#v does not wrap ErrIllegal: %w", near, err)
		case err != nil && !reflect.DeepEqual(next, s):
			return fmt.Errorf("%#v is refused, but the state changed", near)
		}
	}
	return nil
}

// undo applies an action, checks taking it back, and returns the match with it.
func undo[S engine.State[S, A], A engine.Action](m engine.Match[S, A], a A) (engine.Match[S, A], error) {
	before := m.State()
	next, err := m.Apply(a)
	if err != nil {
		return m, err
	}
	if next.CanUndo() == a.Chance() {
		return next, fmt.Errorf("CanUndo is %t after %q", next.CanUndo(), a)
	}
	back := next.Undo()
	if a.Chance() {
		if back.Len() != next.Len() {
			return next, fmt.Errorf("chance %q was taken back", a)
		}
		return next, nil
	}
	if back.Len() != m.Len() || !reflect.DeepEqual(back.State(), before) {
		return next, fmt.Errorf("taking back %q does not lead to the state before it", a)
	}
	return next, nil
}

// replay replays the log from its notation.
func (g Game[S, A]) replay(m engine.Match[S, A]) error {
	log := m.Log()
	for i, a := range log {
		read, err := g.Parse(a.String())
		if err != nil {
			return err
		}
		log[i] = read
	}
	again, n, err := engine.Replay(g.Start(), log)
	if err != nil {
		return fmt.Errorf("replay stops at action %d: %w", n, err)
	}
	for i := range m.Len() + 1 {
		if !reflect.DeepEqual(m.At(i), again.At(i)) {
			return fmt.Errorf("the replay differs after %d actions", i)
		}
	}
	return nil
}

// snapshot is a state and a text of what it was when it was made.
type snapshot[S any] struct {
	state S
	text  string
}

func snap[S any](s S) snapshot[S] { return snapshot[S]{s, fmt.Sprintf("%#v", s)} }

func (old snapshot[S]) unchanged() error {
	if now := fmt.Sprintf("%#v", old.state); now != old.text {
		return fmt.Errorf("an old state was changed, from\n%s\nto\n%s", old.text, now)
	}
	return nil
}
