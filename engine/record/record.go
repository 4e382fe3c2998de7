// Package record is the text form of a game: its set-up and its actions, one
// a line. It is what is saved after every action, exported, imported and
// replayed, and it can be read by hand with the rule book beside it:
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
// The first line names the format's version and a preset. Options follow,
// only what differs from the preset (escalero.Rules.Options lists them, start
// says which party begins), then a party for each sheet or seat; partners of
// a pair are joined by " + ", and what follows a tab is for the app alone.
// After the first action the head is closed. Lines that start with # and
// empty lines are ignored everywhere. The actions of dice games are listed at
// escalero.Kind, their forms at escalero.ParseAction.
//
// Beyond the common options a record of a dice game may carry: settlement
// (columns, difference), sweep (none, double, or a bonus such as 2) and
// take-back (on, off).
package record

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// ErrNotRecord is wrapped by errors about a text that is no record at all: no
// first line, an unknown preset, option or version, an impossible number of
// parties.
var ErrNotRecord = errors.New("not a record")

// LineError is a line of a record that breaks a rule of the game. It wraps
// the game's own error.
type LineError struct {
	Line int // from 1, counting every line of the text
	Err  error
}

// Error names the line first.
func (e *LineError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// Unwrap gives the game's error.
func (e *LineError) Unwrap() error { return e.Err }

// headError is a text that is no record, with its reason as message.
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

// Party is a sheet or a seat: one name, or the two of a pair.
type Party struct {
	Names []string
	// Extra is what follows a tab: words for the app that replay ignores.
	Extra string
}

// Name is the party as records write it, partners joined by " + ".
func (p Party) Name() string { return strings.Join(p.Names, " + ") }

// Pair tells whether two partners share the sheet.
func (p Party) Pair() bool { return len(p.Names) > 1 }

// NewParty reads a party from its line without the word "party".
func NewParty(s string) (Party, error) {
	name, extra, _ := strings.Cut(s, "\t")
	p := Party{Extra: strings.TrimSpace(extra)}
	// Spaces of every kind count as one, so that a name reads back as written.
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

// Option is one agreed value of the head.
type Option struct {
	Key, Value string
	Line       int // where it stands, 0 if it was not read from a text
}

// Line is an action still as text.
type Line struct {
	Number int // from 1, counting every line of the text
	Text   string
}

// Document is a record taken apart, before any rule has looked at it.
type Document struct {
	Preset  string
	Options []Option
	Parties []Party
	Actions []Line
}

// version is the only one there is so far.
const version = "1"

// Parse takes a text apart. Its errors wrap ErrNotRecord; whether preset,
// options, parties and actions fit a game is for the game to say.
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

// String is the record as text, ending in a line break.
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
