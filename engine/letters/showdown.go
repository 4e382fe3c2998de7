package letters

import (
	"fmt"
	"slices"
	"strings"

	"serviert/engine"
)

// beginChoice begins the choice of words, from the dealer's left.
func (s State) beginChoice() State {
	s = s.undone()
	s.phase, s.toAct = Choosing, s.next(s.dealer, still)
	return s
}

func (s State) applyWord(a Action) (State, error) {
	hand := s.seats[s.toAct-1].hand
	if len(a.Cards) == 1 || !a.Cards.Within(hand) {
		return s, illegal(fmt.Sprintf("%.60v cannot be laid down", a.Cards),
			fmt.Sprintf("at least %d of the cards %v, or -", MinWord, hand))
	}
	t := s.mine()
	t.word, t.done = a.Cards, true
	if s.toAct = s.next(s.toAct, pending); s.toAct == 0 {
		s.phase = Showdown
	}
	return s, nil
}

// doubtable tells whether the word of a seat may be challenged: it has one that has
// not been challenged before.
func (s State) doubtable(p engine.Player) bool {
	if p < 1 || int(p) > len(s.seats) {
		return false
	}
	t := s.seats[p-1]
	return t.in && t.word != "" && t.doubt == Undoubted
}

// IsWord tells whether the built-in list or the table's own words have a word, in
// capitals.
func (s State) IsWord(word string) bool {
	return s.list.Contains(word) || slices.Contains(s.rules.Words, word)
}

// doubters are who may be named as doubting a word: everybody at the table where
// a wrong doubt costs a chip, otherwise nobody in particular, 0.
func (s State) doubters() []engine.Player {
	if !s.rules.Doubt {
		return []engine.Player{0}
	}
	var list []engine.Player
	for _, p := range s.order(s.dealer) {
		if !s.seats[p-1].late {
			list = append(list, p)
		}
	}
	return list
}

func (s State) applyChallenge(a Action) (State, error) {
	switch {
	case s.rules.Doubt && (a.By == a.Seat || !slices.Contains(s.doubters(), a.By)):
		return s, illegal(fmt.Sprintf("seat %d cannot doubt the word of seat %d", a.By, a.Seat), s.legalText())
	case !s.doubtable(a.Seat):
		return s, illegal(fmt.Sprintf("there is nothing to doubt at seat %d", a.Seat), s.legalText())
	case s.rules.Book:
		s.phase, s.judged, s.doubts = Judging, a.Seat, a.By
		return s, nil
	case s.list == nil:
		return s, illegal("no word list is at hand to decide a doubt", "pay")
	}
	return s.judge(a.Seat, s.IsWord(s.seats[a.Seat-1].word.Word())).fined(a.Seat, a.By), nil
}

func (s State) applyVerdict(a Action) State {
	p, by := s.judged, s.doubts
	s.phase, s.judged, s.doubts = Showdown, 0, 0
	return s.judge(p, a.Yes).fined(p, by)
}

// fined is the state after who doubted a word, 0 for nobody in particular, has
// paid a chip for it to who laid it, if it stands and he has one.
func (s State) fined(p, by engine.Player) State {
	if by != 0 && s.seats[p-1].doubt == Upheld && s.seats[by-1].chips > 0 {
		s.seats = slices.Clone(s.seats)
		s.seats[by-1].chips--
		s.seats[p-1].chips++
	}
	return s
}

func (s State) judge(p engine.Player, yes bool) State {
	s.seats = slices.Clone(s.seats)
	s.seats[p-1].doubt = Refused
	if yes {
		s.seats[p-1].doubt = Upheld
	}
	return s
}

// admissible tells whether a seat's word can be admitted to the table's own words:
// the built-in list refused it.
func (s State) admissible(p engine.Player) bool {
	return !s.rules.Book && p >= 1 && int(p) <= len(s.seats) && s.seats[p-1].doubt == Refused
}

// applyAdmit adds a word to the table's own words. It counts from now on and for
// everybody who has laid it in this showdown.
func (s State) applyAdmit(a Action) (State, error) {
	if !s.admissible(a.Seat) {
		return s, illegal(fmt.Sprintf("no word of seat %d was refused by the list", a.Seat), s.legalText())
	}
	word := s.seats[a.Seat-1].word.Word()
	s.rules.Words = joined(s.rules.Words, []string{word})
	for i, t := range s.seats {
		if t.doubt == Refused && t.word.Word() == word {
			s = s.judge(engine.Player(i+1), true)
		}
	}
	return s, nil
}

// adoptable tells whether a seat's word can be adopted for the next hand: the
// built-in list refused it, and the table has not adopted it yet.
func (s State) adoptable(p engine.Player) bool {
	return s.admissible(p) && !slices.Contains(s.later, s.seats[p-1].word.Word())
}

// applyAdopt keeps a word for the next deal. What was laid in this showdown
// stays refused, so that nobody wins a pot with a word that counts since then.
func (s State) applyAdopt(a Action) (State, error) {
	if !s.adoptable(a.Seat) {
		return s, illegal(fmt.Sprintf("there is no word of seat %d to adopt", a.Seat), s.legalText())
	}
	s.later = joined(s.later, []string{s.seats[a.Seat-1].word.Word()})
	return s, nil
}

// applyAllow adds to the table's own words between two hands, so that nobody has
// the cards for it yet.
func (s State) applyAllow(a Action) (State, error) {
	if s.rules.Book || !ownWord(a.Text) || s.IsWord(a.Text) || slices.Contains(s.later, a.Text) {
		return s, illegal(fmt.Sprintf("%.40q cannot be allowed", a.Text), "a word in capitals that does not count yet, where the word list judges")
	}
	s.rules.Words = joined(s.rules.Words, []string{a.Text})
	return s, nil
}

// applyForbid removes one of the table's own words, for the hands to come.
func (s State) applyForbid(a Action) (State, error) {
	own := joined(s.rules.Words, s.later)
	if !slices.Contains(own, a.Text) {
		legal := "one of: " + strings.Join(own, " ")
		if len(own) == 0 {
			legal = s.legalText()
		}
		return s, illegal(fmt.Sprintf("%.40q is none of the table's own words", a.Text), legal)
	}
	s.rules.Words, s.later = without(s.rules.Words, a.Text), without(s.later, a.Text)
	return s, nil
}

// without is a list without a word.
func without(list []string, word string) []string {
	var left []string
	for _, w := range list {
		if w != word {
			left = append(left, w)
		}
	}
	return left
}

// joined is two lists of words as one, sorted, each word once.
func joined(a, b []string) []string {
	if len(b) == 0 {
		return a
	}
	list := slices.Concat(a, b)
	slices.Sort(list)
	return slices.Compact(list)
}
