// Package daily is the hand of the day of Choose Your Words: seven cards, one
// exchange and one word for each date, the same for everybody, made up on the
// device itself.
//
// The input is the number of a day and a deck, the output the cards. They come
// from a small generator of whole numbers, so that neither rounding nor other
// words ever change them. Which of the possible hands is worth a thought was
// found beforehand with the coach; the table says it, one byte a day and deck,
// and cmd/handofday writes it. Par depends on the words that people know:
// coach.Begin finds it on the device.
package daily

import (
	"serviert/engine/letters"
	"serviert/engine/random"
)

// Days is how many days have a hand of their own; then they come again.
const Days = 364

// Hand is the cards of a day.
type Hand struct {
	Dealt letters.Cards // the seven cards
	Stock letters.Cards // what is drawn for the cards that are exchanged, the first first
}

// After is the hand after an exchange: the cards drawn come last.
func (h Hand) After(gone letters.Cards) letters.Cards {
	return h.Dealt.Without(gone) + h.Stock[:min(len(gone), len(h.Stock))]
}

// At is the hand of a day, which is counted from the beginning of 1970: that of
// the date people see, wherever they are.
func At(n int, d *letters.Deck) Hand {
	day := (n%Days + Days) % Days
	return Candidate(day, int(tables[d.Language][day]), d)
}

// Candidate is one of the hands that a day may have, of which the table chooses
// one.
func Candidate(day, n int, d *letters.Deck) Hand {
	chance := random.Source(day)<<16 | random.Source(n)<<8 | random.Source(d.Language[0])
	pack := letters.Shuffle(d.Pack(), chance.Below)
	return Hand{Dealt: pack[:letters.HandSize], Stock: pack[letters.HandSize : letters.HandSize+letters.MaxExchange]}
}
