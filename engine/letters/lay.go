package letters

import (
	"sort"

	"serviert/engine/lexicon"
)

// Finder makes a finder of the list's words that can be laid with this deck.
func (d *Deck) Finder(l *lexicon.List) *lexicon.Finder {
	table := make([]lexicon.Kind, Kinds)
	for c := Card(1); c < kinds; c++ {
		if d.Count[c] > 0 {
			table[c] = lexicon.Kind{Letters: c.String(), Points: int(d.Points[c])}
		}
	}
	return lexicon.NewFinder(l, table)
}

// Best is the word of the most points that can be laid with a hand, of those in
// the vocabulary, and its points; among equals the most common one. There are no
// cards if there is none.
func Best(f *lexicon.Finder, hand Cards, v lexicon.Vocabulary) (word Cards, points int) {
	h := handOf(hand)
	found := f.Show(&h, v)
	list := make([]Card, found.Cards)
	for i := range list {
		list[i] = Card(found.Kinds[i])
	}
	return CardsOf(list...), found.Points
}

// handOf is the counts of cards for lexicon.
func handOf(hand Cards) (h lexicon.Hand) {
	for i := range len(hand) {
		if c := hand[i]; c < byte(kinds) {
			h[c]++
		}
	}
	return h
}

// Lay lists the different ways to lay a word, in capitals as by lexicon.Fold, with
// the cards of a hand, most points first. It includes a way of one card, which is
// too short to be played.
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

// Missing are the letters of a word, in capitals as by lexicon.Fold, for which a
// hand has no card, as few as possible, in the order of the word.
func (d *Deck) Missing(hand Cards, word string) string {
	if len(word) > lexicon.MaxLength {
		return word
	}
	left, missing := hand.Counts(), word
	var lay func(word, without string)
	lay = func(word, without string) {
		if len(without) >= len(missing) {
			return
		}
		if word == "" {
			missing = without
			return
		}
		for n := min(2, len(word)); n >= 1; n-- {
			if c, err := ParseCard(word[:n]); err == nil && left[c] > 0 {
				left[c]--
				lay(word[n:], without)
				left[c]++
			}
		}
		lay(word[1:], without+word[:1])
	}
	lay(word, "")
	return missing
}

// Layable tells whether some hand of this deck can lay a word, in capitals.
func (d *Deck) Layable(word string) bool {
	for _, way := range d.Lay(d.Pack(), word) {
		if len(way) >= MinWord && len(way) <= HandSize {
			return true
		}
	}
	return false
}
