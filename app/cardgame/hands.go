package cardgame

import (
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
)

// Best is the word that would have counted most with the cards a seat held at
// the end of the hand. ok is false while a hand is played, for a seat that was
// not dealt in, and without a word list.
func (e *Evening) Best(p engine.Player) (word letters.Cards, points int, ok bool) {
	s := e.state()
	v := s.View(p)
	if e.finder == nil || len(v.Hands) == 0 || v.Hand == "" || s.Phase() != letters.Dealing && s.Phase() != letters.Finished {
		return "", 0, false
	}
	word, points = letters.Best(e.finder, v.Hand, everyWord)
	return word, points, true
}

// Spelled is a word in capital letters, with its real spellings where they
// differ.
func (e *Evening) Spelled(word string) string {
	if e.finder == nil {
		return word
	}
	var odd []string
	for _, w := range e.finder.List().Spellings(word) {
		if strings.ToUpper(w) != word {
			odd = append(odd, w)
		}
	}
	if len(odd) == 0 {
		return word
	}
	return word + " (" + strings.Join(odd, ", ") + ")"
}

// IsWord is what the agreed list says. ok is false where a book judges, or no
// list is at hand.
func (e *Evening) IsWord(word string) (yes, ok bool) {
	s := e.state()
	if s.Rules().Book || s.List() == nil {
		return false, false
	}
	return s.IsWord(word), true
}

// Words is how many words the list has, 0 without one.
func (e *Evening) Words() int {
	if e.finder == nil {
		return 0
	}
	return e.finder.List().Len()
}
