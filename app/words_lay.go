package app

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// laidCards is the word as it lies.
func (s *store) laidCards(v letters.View) letters.Cards {
	var list []letters.Card
	for _, i := range s.words.hand.laid {
		if i < len(v.Hand) {
			list = append(list, v.Hand.At(i))
		}
	}
	return letters.CardsOf(list...)
}

// layCard puts a card at the end of the word, or takes it out.
func (s *store) layCard(v letters.View, i int) {
	h := &s.words.hand
	if at := slices.Index(h.laid, i); at >= 0 {
		h.laid = slices.Delete(slices.Clone(h.laid), at, at+1)
	} else {
		h.laid = append(slices.Clone(h.laid), i)
	}
	s.wordLaid(v)
}

// unlay takes the n-th card of the word back.
func (s *store) unlay(n int) {
	v, ok := s.building()
	h := &s.words.hand
	if !ok || n >= len(h.laid) {
		return
	}
	back := h.laid[n]
	h.laid = slices.Delete(slices.Clone(h.laid), n, n+1)
	s.wordLaid(v)
	s.focusOn("card-" + strconv.Itoa(back+1))
}

// typeWord lays what was typed with the cards that count most.
func (s *store) typeWord(text string) {
	v, ok := s.building()
	if !ok {
		return
	}
	h := &s.words.hand
	ways := v.Rules.Deck.Lay(v.Hand, lexicon.Fold(strings.TrimSpace(text)))
	h.typed, h.laid, h.lacks = text, nil, text != "" && len(ways) == 0
	if len(ways) > 0 {
		h.laid = places(v.Hand, ways[0])
	}
	s.keepSketch(v)
	s.tellWord(v)
}

// layWay lays the same word with other cards.
func (s *store) layWay(way letters.Cards) {
	if v, ok := s.building(); ok && way.Within(v.Hand) {
		s.words.hand.laid = places(v.Hand, way)
		s.wordLaid(v)
	}
}

// places finds cards in a hand, each once.
func places(hand, cards letters.Cards) []int {
	var list []int
	for _, c := range cards.List() {
		for i, h := range hand.List() {
			if h == c && !slices.Contains(list, i) {
				list = append(list, i)
				break
			}
		}
	}
	return list
}

// wordLaid follows a tap: the field shows the word too.
func (s *store) wordLaid(v letters.View) {
	s.words.hand.typed, s.words.hand.lacks = s.laidCards(v).Word(), false
	s.keepSketch(v)
	s.tellWord(v)
}

// keepSketch remembers the word for this player's next turn.
func (s *store) keepSketch(v letters.View) {
	if s.words.sketch != nil {
		s.words.sketch[v.Seat] = s.laidCards(v)
	}
}

// tellWord says what lies there and what it counts.
func (s *store) tellWord(v letters.View) {
	t, word := s.texts().Words.Build, s.laidCards(v)
	switch {
	case s.words.hand.lacks:
		s.say(fmt.Sprintf(t.Lacks, lexicon.Fold(s.words.hand.typed)))
	case word == "":
		s.say(t.Empty)
	default:
		s.say(fmt.Sprintf(t.Now, word.Word(), s.pointsWord(v.Rules.Deck.Sum(word))))
	}
}
