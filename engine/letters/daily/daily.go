// Package daily is the hand of the day of Choose Your Words: seven cards, one
// exchange and one word for each date, the same for everybody, made up on the
// device itself.
//
// The input is the number of a day and a deck, the output the cards. They come
// from a small generator of whole numbers, so that neither rounding nor other
// words ever change them. Which of the possible hands is worth a thought was
// found beforehand with the coach; the tables say it, one byte a day, deck and
// edition of its word list, and cmd/handofday prints them. Par depends on the words
// that people know: coach.Begin finds it on the device.
package daily

import (
	"strconv"

	"serviert/engine/letters"
	"serviert/engine/random"
)

// Days is how many days have a hand of their own; then they come again.
const Days = 364

// since are the days, by language, from which the second edition of the word list
// judges the hands, the third and so on. Each was still to come when its edition
// came out, so that a day is the same for everybody and stays what it was when it
// was played.
var since = map[string][]int{"en": {-1 << 31}, "de": {20794}} // 7 December 2026

// Edition is the edition of the word list by which the hand of a day is judged.
func Edition(n int, d *letters.Deck) int {
	edition := 1
	for _, day := range since[d.Language] {
		if n >= day {
			edition++
		}
	}
	return edition
}

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
	return Candidate(day, int(tables[d.Language+strconv.Itoa(Edition(n, d))][day]), d)
}

// Candidate is one of the hands that a day may have, of which the table chooses
// one.
func Candidate(day, n int, d *letters.Deck) Hand {
	chance := random.Source(day)<<16 | random.Source(n)<<8 | random.Source(d.Language[0])
	pack := letters.Shuffle(d.Pack(), chance.Below)
	return Hand{Dealt: pack[:letters.HandSize], Stock: pack[letters.HandSize : letters.HandSize+letters.MaxExchange]}
}
