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
// Numbers have one spelling, without a sign or zeros in front; only a stake may have
// a comma, or fewer decimals than are written.
//
// Options and actions belong to the game: for dice games they are listed at
// escalero.Rules.Options and escalero.ParseAction, for Choose Your Words at
// letters.Options and letters.ParseAction. Dice games also have the option start,
// the number of the party that begins; evenings of cards have edition, that of the
// word list they were begun with, the first if they name none. The two names of a
// pair are joined by " + "; in the card game, which has no pairs, that is a part of
// the name. What follows a tab after a name is for the app.
//
// Parse takes a text apart into a Document, whose Dice or Letters replays it; text of
// unknown origin is bounded, see MostBytes and CheckNames. NewDice and NewLetters begin
// a game, String writes its record. Text that is not a record is an ErrNotRecord, an
// illegal action a LineError. Pack makes a dice game small enough for a link or a code
// to be scanned.
package record

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"serviert/engine/letters"
)

// ErrNotRecord is wrapped by errors about text that is not a record: no first line,
// an unknown version, preset or option, an impossible number of parties, names that
// cannot be told apart, more of anything than a record has.
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

// NewParty reads a party of a dice game from its line after the word "party". The
// error says what a party is.
func NewParty(s string) (Party, error) { return newParty(s, true) }

// newParty is NewParty where there are pairs, else each line is one name.
func newParty(s string, pairs bool) (Party, error) {
	name, extra, _ := strings.Cut(s, "\t")
	p := Party{Extra: strings.TrimSpace(extra)}
	// Any white space is a single space, so that names round-trip.
	name = " " + strings.Join(strings.Fields(name), " ") + " "
	names := []string{name}
	if pairs {
		names = strings.Split(name, " + ")
	}
	for _, n := range names {
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
	beyond  int      // number of the line after MostActions that were read, 0 for none
}

// Goes reports whether a record is that of the same game as an earlier one, further
// on or not. Who plays does not count: a name is put right, the coach comes or a
// computer player takes over while a game or an evening goes on.
func Goes(text, earlier string) bool {
	return strings.HasPrefix(Course(text), Course(earlier))
}

// Course is a record without its players: what was agreed, and the actions.
func Course(text string) string {
	const party = "\nparty "
	agreed, _, _ := strings.Cut(text, party)
	_, played, _ := strings.Cut(text[strings.LastIndex(text, party)+1:], "\n")
	return agreed + "\n" + played
}

// complete is a LimitError if actions were left out of Actions. They are missed
// only after those that are there: a rule broken before comes first.
func (d Document) complete() error {
	if d.beyond == 0 {
		return nil
	}
	return &LimitError{TooManyActions, MostActions, d.beyond}
}

// short is an error about too few parties, with the line that ends the head where it
// seems to do so too soon: it is no action, as read says, or a party follows.
func (d Document) short(err error, least int, read func(line string) error) error {
	late := func(l Line) bool { return strings.HasPrefix(l.Text, "party") }
	if len(d.Parties) >= least || len(d.Actions) == 0 {
		return err
	}
	end := d.Actions[0]
	if read(end.Text) == nil && !slices.ContainsFunc(d.Actions, late) {
		return err
	}
	return notRecord(end.Number, "%.40q is neither option nor party and ends the head, which has %v", end.Text, err)
}

// version is the version of the format, the only one so far.
const version = "1"

// ErrNotUTF8 is the ErrNotRecord of a text in another encoding, or of none.
var ErrNotUTF8 = notRecord(0, "the text is not UTF-8")

// Parse takes a text apart that may come from anywhere: see MostBytes and
// CheckNames for what it refuses. It does not check preset, options, number of
// parties and actions against any rules. The error wraps ErrNotRecord and says
// which line is wrong.
func Parse(text string) (Document, error) {
	if len(text) > MostBytes {
		return Document{}, TooLarge()
	}
	return (&reader{foreign: true}).read(text)
}

// ParseSaved is Parse for what this program has written itself: it has no limits
// and takes any names. An evening may have grown longer, or have been written by
// a version that allowed more, and must still open.
func ParseSaved(text string) (Document, error) { return new(reader).read(text) }

// reader takes a text apart.
type reader struct {
	Document
	foreign bool // the text is not known to be from here
	options map[string]bool
	names   map[string]bool
	twins   error // the first
}

func (d *reader) read(text string) (Document, error) {
	if !utf8.ValidString(text) {
		return d.Document, ErrNotUTF8
	}
	d.options, d.names = map[string]bool{}, map[string]bool{}
	number, line, more := 0, "", true
	for text = strings.TrimPrefix(text, "\uFEFF"); more; {
		number++
		line, text, more = strings.Cut(text, "\n")
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if err := d.line(number, line); err != nil {
			return d.Document, err
		}
		if d.beyond != 0 {
			break
		}
	}
	if d.Preset == "" {
		return d.Document, notRecord(0, "the text is empty; a record begins with \"serviert %s PRESET\"", version)
	}
	// Too many at the table are told so, not that some have one name.
	if d.twins != nil && len(d.Parties) <= letters.MaxSeats {
		return d.Document, d.twins
	}
	return d.Document, nil
}

// line reads a line that is neither empty nor a comment.
func (d *reader) line(number int, line string) error {
	word := line[:min(len(line), len("option")+utf8.UTFMax)]
	if at := strings.IndexFunc(word, unicode.IsSpace); at >= 0 {
		word = word[:at]
	}
	head := len(d.Actions) == 0 && (word == "option" || word == "party")
	switch {
	case d.foreign && head && len(line) > LongestLine:
		return &LimitError{LineTooLong, LongestLine, number}
	case d.Preset == "":
		return d.first(number, strings.Fields(line))
	case head && word == "option":
		return d.option(number, strings.Fields(line))
	case head:
		return d.party(number, strings.TrimPrefix(line, "party"))
	case d.foreign && len(d.Actions) == MostActions:
		d.beyond = number
	default:
		d.Actions = append(d.Actions, Line{number, line})
	}
	return nil
}

func (d *reader) first(number int, words []string) error {
	if words[0] != "serviert" || len(words) != 3 {
		return notRecord(number, "a record begins with \"serviert %s PRESET\"", version)
	}
	if words[1] != version {
		return notRecord(number, "version %.40q is unknown; this program reads version %s", words[1], version)
	}
	d.Preset = words[2]
	return nil
}

func (d *reader) option(number int, words []string) error {
	if len(words) < 3 {
		return notRecord(number, "an option is \"option NAME VALUE\"")
	}
	key, value := words[1], strings.Join(words[2:], " ")
	if d.options[key] {
		return notRecord(number, "option %.40q is there twice", key)
	}
	if d.foreign && len(d.Options) == MostOptions {
		return &LimitError{TooManyOptions, MostOptions, number}
	}
	d.options[key] = true
	d.Options = append(d.Options, Option{key, value, number})
	return nil
}

func (d *reader) party(number int, text string) error {
	// Nobody has a partner at cards, so a plus belongs to the name.
	p, err := newParty(text, d.Preset != Words)
	if err != nil {
		return notRecord(number, "%v", err)
	}
	if d.foreign {
		if len(d.Parties) == MostParties {
			return &LimitError{TooManyParties, MostParties, number}
		}
		if err := p.check(number, d.names); errors.Is(err, ErrSameName) {
			d.twins = cmp.Or(d.twins, err)
		} else if err != nil {
			return err
		}
	}
	d.Parties = append(d.Parties, p)
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
