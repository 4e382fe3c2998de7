// Package voice remembers what was said, so that it can be heard and read again.
//
// In come sentences, each with whom it was said to; out come the sentences that
// whoever holds the phone now may hear again. Nothing is stored: what was said
// is gone with the tab. How a sentence reaches a screen reader is not known here.
package voice

import (
	"strings"
	"time"
)

// wordTime is how long a screen reader that talks slowly takes for a word.
const wordTime = 400 * time.Millisecond

// Takes is how long a screen reader that talks slowly takes for a text.
func Takes(text string) time.Duration {
	return time.Duration(len(strings.Fields(text))) * wordTime
}

// most is how many sentences are remembered.
const most = 200

// Log is what was said. The zero value is an empty one.
type Log struct {
	list []said // oldest first
	back int    // the sentence repeated last, counted from the newest, from 1; 0 for none
}

// said is a sentence. to is the seat of the one person whom it was for, who looks
// at hidden cards; 0 is everybody.
type said struct {
	text string
	to   int
}

// Add remembers a sentence that is said while the person on the seat to looks at
// hidden cards, 0 for nobody. It reports whether sentences for somebody else were
// dropped, which must then be read and heard nowhere.
func (l *Log) Add(text string, to int) (dropped bool) {
	dropped = l.drop(to)
	if text != "" {
		l.list = append(l.list, said{text, to})
		l.list = l.list[max(len(l.list)-most, 0):]
		l.back = 0
	}
	return dropped
}

// Forget drops all that was said to a single person.
func (l *Log) Forget() { l.drop(0) }

// drop drops what was said to anybody but the person on a seat.
func (l *Log) drop(but int) bool {
	var kept []said
	for _, s := range l.list {
		if s.to == 0 || s.to == but {
			kept = append(kept, s)
		}
	}
	dropped := len(kept) < len(l.list)
	if dropped {
		l.list, l.back = kept, 0
	}
	return dropped
}

// List returns what the person on a seat may read again, the newest first.
func (l *Log) List(to int) (texts []string) {
	for i := len(l.list) - 1; i >= 0; i-- {
		if s := l.list[i]; s.to == 0 || s.to == to {
			texts = append(texts, s.text)
		}
	}
	return texts
}

// Public returns what was said to everybody, oldest first.
func (l *Log) Public() (texts []string) {
	for _, s := range l.list {
		if s.to == 0 {
			texts = append(texts, s.text)
		}
	}
	return texts
}

// Last returns the newest sentence for the person on a seat, "" if there is none.
func (l *Log) Last(to int) string {
	l.back = 0
	return l.Back(to)
}

// Back returns the sentence before the one that was repeated last, at first the
// newest but one after Last, else the newest. At the oldest it stays.
func (l *Log) Back(to int) string {
	l.drop(to)
	if len(l.list) == 0 {
		return ""
	}
	l.back = min(l.back+1, len(l.list))
	return l.list[len(l.list)-l.back].text
}
