package letters

import (
	"sort"

	"serviert/engine/lexicon"
)

// Finder searches the list for words of the deck's cards.
func (d *Deck) Finder(l *lexicon.List) *lexicon.Finder {
	table := make([]lexicon.Kind, Kinds)
	for c := Card(1); c < kinds; c++ {
		if d.Count[c] > 0 {
			table[c] = lexicon.Kind{Letters: c.String(), Points: int(d.Points[c])}
		}
	}
	return lexicon.NewFinder(l, table)
}

// Best is the word of a hand that counts most, of those in the vocabulary; no
// cards where there is none.
func Best(f *lexicon.Finder, hand Cards, v lexicon.Vocabulary) (word Cards, points int) {
	h := handOf(hand)
	found := f.Best(&h, v)
	list := make([]Card, found.Cards)
	for i := range list {
		list[i] = Card(found.Kinds[i])
	}
	return CardsOf(list...), found.Points
}

// handOf counts cards as the search wants them.
func handOf(hand Cards) (h lexicon.Hand) {
	for i := range len(hand) {
		if c := hand[i]; c < byte(kinds) {
			h[c]++
		}
	}
	return h
}

// Lay lists the ways to lay a word, in capital letters as lexicon.Fold gives
// it, with cards of a hand: each once, those that count more first. A word of
// one card is listed too, though it cannot be played.
func (d *Deck) Lay(hand Cards, word string) []Cards {
	var ways []Cards
	left := hand.Counts()
	var lay func(word string, laid Cards)
	lay = func(word string, laid Cards) {
		if word == "" {
			ways = append(ways, laid)
			return
		}
		for n := min(2, len(word)); n >= 1; n-- {
			if c, err := ParseCard(word[:n]); err == nil && left[c] > 0 {
				left[c]--
				lay(word[n:], laid+CardsOf(c))
				left[c]++
			}
		}
	}
	if len(word) > 0 && len(word) <= lexicon.MaxLength {
		lay(word, "")
	}
	sort.SliceStable(ways, func(i, j int) bool { return d.Sum(ways[i]) > d.Sum(ways[j]) })
	return ways
}
