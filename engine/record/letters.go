package record

import (
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// Table is the set-up of an evening of Choose Your Words: the head of its record.
type Table struct {
	Rules   letters.Rules // what is played
	Parties []Party       // the seats clockwise, seat 1 first
}

// joins begins the actions by which somebody comes to the table: so many seats are
// empty at first.
const joins = "join"

// Check is an error that wraps ErrNotRecord if the evening cannot be played, and
// says why.
func (t Table) Check() error {
	if err := t.Rules.Check(len(t.Parties)); err != nil {
		return notRecord(0, "%v", err)
	}
	return nil
}

// Letters is an evening of Choose Your Words: its table and the match so far.
type Letters struct {
	Table
	Match engine.Match[letters.State, letters.Action] // the log and its states
}

// NewLetters begins an evening. The list, in the language of the deck, judges
// challenged words, in the edition of the rules; it may be nil if Rules.Book. The
// error is that of Check, or says that the list is older than the edition.
func NewLetters(t Table, list *lexicon.List) (Letters, error) {
	if err := t.Check(); err != nil {
		return Letters{}, err
	}
	if newest := list.Newest(); list != nil && t.Rules.Edition > newest {
		return Letters{}, notRecord(0, "option edition %d; the newest edition of the word list here is %d", t.Rules.Edition, newest)
	}
	list = list.Edition(t.Rules.Edition)
	return Letters{t, engine.NewMatch[letters.State, letters.Action](letters.New(t.Rules, len(t.Parties), list))}, nil
}

// IsLetters tells whether the preset is the card game.
func (d Document) IsLetters() bool { return d.Preset == Words }

// Table reads the head of a record of the card game. Its rules say which word list
// Letters needs. The error wraps ErrNotRecord.
func (d Document) Table() (Table, error) {
	t := Table{letters.Usual(), d.Parties}
	if !d.IsLetters() {
		return t, notRecord(0, "preset %.40q is not %s", d.Preset, Words)
	}
	for _, o := range d.Options {
		var err error
		if t.Rules, err = t.Rules.With(o.Key, o.Value); err != nil {
			return t, notRecord(o.Line, "%v", err)
		}
	}
	last := ""
	for _, l := range d.Actions {
		if t.Rules.Late >= len(t.Parties)-letters.MinSeats {
			break // one more cannot be right, and is wrong in its line
		}
		if strings.HasPrefix(l.Text, joins) && l.Text != last { // to read all of them takes as long as to replay them
			last = l.Text
			a, err := letters.ParseAction(last)
			if whole := len(strings.Fields(d.Actions[0].Text)) > len(t.Parties); !whole || err == nil && letters.MinSeats < a.Seat && int(a.Seat) <= len(t.Parties) {
				t.Rules.Late++ // else that line is wrong, and not the cut, which has a card for every seat
			}
		}
	}
	if err := t.Check(); err != nil {
		return t, d.short(err, letters.MinSeats, func(line string) error {
			_, err := letters.ParseAction(line)
			return err
		})
	}
	return t, nil
}

// Letters replays the document as an evening of Choose Your Words, with the list
// that it was played with. The error wraps ErrNotRecord or is a *LineError; with a
// LineError the evening is that up to the line before.
func (d Document) Letters(list *lexicon.List) (Letters, error) {
	t, err := d.Table()
	if err != nil {
		return Letters{}, err
	}
	g, err := NewLetters(t, list)
	if err != nil {
		return g, err
	}
	g.Match, err = replay(g.Match.State(), d, letters.ParseAction)
	return g, err
}

// Document is the evening as a record.
func (g Letters) Document() Document {
	d := Document{Preset: Words, Parties: g.Parties}
	for _, c := range g.Rules.Changes() {
		d.Options = append(d.Options, Option{Key: c[0], Value: c[1]})
	}
	for _, a := range g.Match.Log() {
		d.Actions = append(d.Actions, Line{Text: a.String()})
	}
	return d
}

// String is the evening's record as text. During a hand it reveals all cards: see
// Sealed.
func (g Letters) String() string { return g.Document().String() }

// Sealed tells whether the record reveals cards that are still hidden, and how many
// actions from the first do not: those of the hands played to their end.
func (g Letters) Sealed() (sealed bool, open int) {
	for open = g.Match.Len(); open > 0; open-- {
		switch g.Match.At(open).Phase() {
		case letters.Cutting, letters.Dealing, letters.Finished:
			return open < g.Match.Len(), open
		}
	}
	return g.Match.Len() > 0, 0
}

// Open is the evening without the hand being played, so that its record can be
// shown.
func (g Letters) Open() Letters {
	_, n := g.Sealed()
	m := engine.NewMatch[letters.State, letters.Action](g.Match.At(0))
	for i := range n {
		m, _ = m.Apply(g.Match.Action(i)) // it was legal when it was played
	}
	g.Match = m
	return g
}
