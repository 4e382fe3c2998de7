package cardgame

import (
	"fmt"
	"strings"

	"serviert/engine/letters"
)

// Next is whose turn it is now and what it costs, "" where nobody's cards are
// to be opened.
func (s Speech) Next(e *Evening) string {
	t, v, step := &s.T.Cards.Say, e.Public(), e.Step()
	if p := e.Asks(); p != 0 {
		return pick(step == Covered, fmt.Sprintf(s.T.Cards.Curtain.Own, e.Name(p)), "")
	}
	yours := e.Alone() != 0
	if step != Looking && (step != Covered || yours) {
		return ""
	}
	who := e.Name(v.Turn)
	switch {
	case v.Phase == letters.Exchanging:
		return fmt.Sprintf(pick(yours, t.YourSwap, t.TurnSwap), who)
	case v.Phase == letters.Choosing:
		return fmt.Sprintf(pick(yours, t.YourWord, t.TurnWord), who)
	case v.Bet == 0:
		return fmt.Sprintf(pick(yours, t.YourOpen, t.TurnOpen), who, s.Chips(v.Low))
	}
	return fmt.Sprintf(pick(yours, t.YourTurn, t.Turn), who, s.Chips(v.Owed))
}

// Since is what the person who holds the phone has not heard yet, "" for
// nothing.
func (s Speech) Since(e *Evening) string {
	var list []string
	for _, ev := range e.Since() {
		list = append(list, s.Heard(e, ev))
	}
	if len(list) == 0 {
		return ""
	}
	return fmt.Sprintf(s.T.Cards.Say.Since, strings.Join(list, " "))
}
