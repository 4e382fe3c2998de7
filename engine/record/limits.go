package record

import "fmt"

// What comes in from outside, as a file, as pasted text or on standard input,
// is bounded, so that nobody can stop the program with a text. The longest
// games that are played stay far below: a dice game of ten pairs who throw out
// every turn has 2,640 actions and 43 kB, a hundred hands of cards among
// fourteen 9,400 actions and 113 kB. A test plays both. Lines without an action
// cost nothing but their bytes.
const (
	MostBytes   = 2 << 20 // of a text
	MostPasted  = 1 << 18 // of those, in a field: browsers stand still over much more
	MostActions = 10_000  // of a game: the cards of each are kept, to go back to
	LongestLine = 8 << 10 // of an option or a party, in bytes; 600 own words fit
	MostOptions = 32      // more than any game has
	MostParties = 32      // more than any game takes
	LongestName = 80      // in characters; the set-up takes 24
)

// Limit is what a text can have too much of.
type Limit int

// The limits. Screens have a sentence for each, in this order.
const (
	TooManyBytes   Limit = iota // see MostBytes
	TooManyActions              // see MostActions
	LineTooLong                 // see LongestLine
	TooManyOptions              // see MostOptions
	TooManyParties              // see MostParties
	NameTooLong                 // see LongestName
)

// tooMuch says of each limit, with its number, what is wrong.
var tooMuch = [...]string{
	TooManyBytes:   "the text has more than %d bytes",
	TooManyActions: "no game has more than %d actions",
	LineTooLong:    "an option or party has more than %d bytes",
	TooManyOptions: "there are more than %d options",
	TooManyParties: "there are more than %d parties",
	NameTooLong:    "the name has more than %d characters",
}

// LimitError is an ErrNotRecord: the text is larger than any record.
type LimitError struct {
	What Limit
	Most int // the limit itself
	At   int // number of the line, 0 if it is about the whole text
}

// Error says what there is too much of, and where.
func (e *LimitError) Error() string {
	text := fmt.Sprintf(tooMuch[e.What], e.Most)
	if e.At > 0 {
		text = fmt.Sprintf("line %d: %s", e.At, text)
	}
	return text
}

// Unwrap is ErrNotRecord.
func (e *LimitError) Unwrap() error { return ErrNotRecord }

// TooLarge is the error of Parse for a text of more than MostBytes: such a text
// need not be read to know.
func TooLarge() error { return &LimitError{What: TooManyBytes, Most: MostBytes} }
