package enginetest

import (
	"fmt"

	"serviert/engine"
)

// Play plays a game to its end, or until the choices are used up, and returns the
// last state and the number of actions. To be fast it checks only that actions are
// accepted, that the game ends and that payoffs sum to zero.
func Play[S engine.State[S, A], A engine.Action](g Game[S, A], c *Choices) (end S, actions int, err error) {
	s := g.Start()
	for n := 0; ; n++ {
		if s.Over() || c.Empty() {
			return s, n, payoffs(s)
		}
		if n == g.Bound {
			return s, n, fmt.Errorf("not over after %d actions", n)
		}
		a := g.fill(s, g.pick(s.Legal(), c), c)
		next, err := s.Apply(a)
		if err != nil {
			return s, n, fmt.Errorf("legal action %q is refused: %w", a, err)
		}
		s = next
	}
}

// payoffs checks that payoffs are zero before the end and sum to zero.
func payoffs[S engine.State[S, A], A engine.Action](s S) error {
	sum := 0
	for _, v := range s.Payoff() {
		sum += v
		if v != 0 && !s.Over() {
			return fmt.Errorf("payoff %v before the game is over", s.Payoff())
		}
	}
	if sum != 0 {
		return fmt.Errorf("payoff %v adds up to %d", s.Payoff(), sum)
	}
	return nil
}
