// Package record is the text form of a game: its set-up and its actions, one per
// line. It is saved after every action, exported, imported and replayed, and can be
// followed by hand with the rule book:
//
//	serviert 1 escalero
//	option stake 0.10 EUR
//	party Anna
//	party Bernd
//	throw 11356
//	keep 11 throw 11146
//	keep 111 throw 11111
//	write 1 3
//
// The first line gives the version of the format and the preset. The head goes on
// with options, where they differ from the preset, and a party for each sheet or
// seat, and ends with the first action. Lines that begin with # and empty lines are
// ignored everywhere; so are a byte order mark, carriage returns and extra spaces.
//
// Options and actions belong to the game: for dice games they are listed at
// escalero.Rules.Options and escalero.ParseAction, for Choose Your Words at
// letters.Options and letters.ParseAction. Dice games also have the option start,
// the number of the party that begins. The two names of a pair are joined by " + ",
// and what follows a tab after a name is for the app.
//
// Parse takes a text apart into a Document, whose Dice or Letters replays it. Dice
// and Letters are also made by NewDice and NewLetters, and written by String. Text
// that is not a record is an ErrNotRecord, an illegal action a LineError.
package record

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// ErrNotRecord is wrapped by errors about text that is not a record: no first line,
// an unknown version, preset or option, an impossible number of parties.
var ErrNotRecord = errors.New("not a record")

// LineError is an action that is illegal or cannot be read.
type LineError struct {
	Line int   // number of the line, from 1, counting every line of the text
	Err  error // the game's error: what is wrong, and what would be legal
}

// Error is "line N: " and the game's error.
func (e *LineError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// Unwrap is the game's error.
func (e *LineError) Unwrap() error { return e.Err }

// headError is an ErrNotRecord with its own message.
type headError struct{ reason string }

func (e *headError) Error() string { return e.reason }
func (e *headError) Unwrap() error { return ErrNotRecord }

func notRecord(line int, format string, args ...any) error {
	reason := fmt.Sprintf(format, args...)
	if line > 0 {
		reason = fmt.Sprintf("line %d: %s", line, reason)
	}
	return &headError{reason}
}

// Party is a sheet or a seat.
type Party struct {
	Names []string // one name, or the two of a pair
	// Extra is what follows a tab after the name. It is for the app; replaying
	// ignores it.
	Extra string
}

// Name is the name of the party in records, those of a pair joined by " + ".
func (p Party) Name() string { return strings.Join(p.Names, " + ") }

// Pair tells whether two partners share the sheet.
func (p Party) Pair() bool { return len(p.Names) > 1 }

// NewParty reads a party from its line after the word "party". The error says what
// a party is.
func NewParty(s string) (Party, error) {
	name, extra, _ := strings.Cut(s, "\t")
	p := Party{Extra: strings.TrimSpace(extra)}
	// Any white space is a single space, so that names round-trip.
	for _, n := range strings.Split(" "+strings.Join(strings.Fields(name), " ")+" ", " + ") {
		if n = strings.TrimSpace(n); n == "" {
			return p, errors.New("a party has a name, or two joined by \" + \"")
		}
		p.Names = append(p.Names, n)
	}
	if len(p.Names) > 2 {
		return p, errors.New("a party is one player or a pair")
	}
	return p, nil
}

// Option is an option of the head.
type Option struct {
	Key   string // its name
	Value string // in record notation
	Line  int    // number of its line, 0 if it was not read from a text
}

// Line is an action as text.
type Line struct {
	Number int    // number of the line, from 1, counting every line of the text
	Text   string // in record notation
}

// Document is a record taken apart, without regard to any rules.
type Document struct {
	Preset  string   // name of the preset
	Options []Option // in the order of the text
	Parties []Party  // party or seat 1 first
	Actions []Line   // the log
}

// version is the version of the format, the only one so far.
const version = "1"

// Parse takes a text apart. It does not check preset, options, parties and actions
// against any rules. The error wraps ErrNotRecord and says which line is wrong.
func Parse(text string) (Document, error) {
	var d Document
	if !utf8.ValidString(text) {
		return d, notRecord(0, "the text is not UTF-8")
	}
	text = strings.TrimPrefix(text, "\uFEFF")
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if d.Preset == "" {
			words := strings.Fields(line)
			if words[0] != "serviert" || len(words) != 3 {
				return d, notRecord(i+1, "a record begins with \"serviert %s PRESET\"", version)
			}
			if words[1] != version {
				return d, notRecord(i+1, "version %.40q is unknown; this program reads version %s", words[1], version)
			}
			d.Preset = words[2]
			continue
		}
		if err := d.add(i+1, line); err != nil {
			return d, err
		}
	}
	if d.Preset == "" {
		return d, notRecord(0, "the text is empty; a record begins with \"serviert %s PRESET\"", version)
	}
	return d, nil
}

func (d *Document) add(number int, line string) error {
	words := strings.Fields(line)
	switch head := len(d.Actions) == 0; {
	case head && words[0] == "option":
		if len(words) < 3 {
			return notRecord(number, "an option is \"option NAME VALUE\"")
		}
		key, value := words[1], strings.Join(words[2:], " ")
		if slices.ContainsFunc(d.Options, func(o Option) bool { return o.Key == key }) {
			return notRecord(number, "option %.40q is there twice", key)
		}
		d.Options = append(d.Options, Option{key, value, number})
	case head && words[0] == "party":
		p, err := NewParty(strings.TrimPrefix(line, "party"))
		if err != nil {
			return notRecord(number, "%v", err)
		}
		d.Parties = append(d.Parties, p)
	default:
		d.Actions = append(d.Actions, Line{number, line})
	}
	return nil
}

// String is the record as text, ending in a newline.
func (d Document) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "serviert %s %s\n", version, d.Preset)
	for _, o := range d.Options {
		fmt.Fprintf(&b, "option %s %s\n", o.Key, o.Value)
	}
	for _, p := range d.Parties {
		b.WriteString("party " + p.Name())
		if p.Extra != "" {
			b.WriteString("\t" + p.Extra)
		}
		b.WriteByte('\n')
	}
	for _, l := range d.Actions {
		b.WriteString(l.Text + "\n")
	}
	return b.String()
}
