package dicegame

import (
	"errors"
	"fmt"
	"hash/fnv"
	"strings"

	"serviert/app/jsontext"
	"serviert/engine"
	"serviert/engine/record"
)

// Saved is the stored form of a game, encoded as JSON.
type Saved struct {
	V       int    `json:"v"`
	ID      string `json:"id"`
	Evening string `json:"evening"`
	Started int64  `json:"started"`
	Ended   int64  `json:"ended,omitempty"`
	Kept    string `json:"kept,omitempty"` // see Marks
	Block   bool   `json:"block,omitempty"`
	Paid    bool   `json:"paid,omitempty"`
	Note    string `json:"note,omitempty"`
	From    string `json:"from,omitempty"`
	Then    string `json:"then,omitempty"`    // the record of the game that is played again, see Then
	Of      int    `json:"of,omitempty"`      // and whose dice they are, from 1
	Sat     string `json:"sat,omitempty"`     // what no record tells, see satText
	Heard   int    `json:"heard,omitempty"`   // see Game.Heard
	Last    int    `json:"until,omitempty"`   // see Game.Last
	Advised string `json:"advised,omitempty"` // see Game.Advised: the numbers, with spaces between
	Fixed   string `json:"fixed,omitempty"`   // see Game.Fixed, as the last
	Lines   string `json:"lines,omitempty"`   // see lineSums
	Record  string `json:"record"`
}

// schema is the version of Saved.
const schema = 1

// Saved returns the stored form of the game as it is now.
func (g *Game) Saved() Saved {
	text, sums := g.Dice.String(), ""
	if g.Ended == 0 { // nobody goes on with a game that is over
		sums = lineSums(text)
	}
	v := Saved{schema, g.ID, g.Evening, g.Started, g.Ended, Marks(g.Kept), g.Block, g.Paid, g.Note, g.From, "", 0, satText(g.sat), g.Heard, g.Last, countsText(g.Advised), countsText(g.Fixed), sums, text}
	if g.Then != nil {
		v.Then, v.Of = g.Then.record, int(g.Then.party)
	}
	return v
}

// Game restores a stored game by replaying its record. It fails for an unknown
// schema or a record that breaks the rules.
func (v Saved) Game() (*Game, error) {
	if v.V != schema {
		return nil, fmt.Errorf("schema %d is unknown, this version reads %d", v.V, schema)
	}
	doc, err := record.ParseSaved(v.Record)
	if err != nil {
		return nil, err
	}
	d, err := doc.Dice()
	if err != nil {
		return nil, err
	}
	return v.with(d), nil
}

// with adds to a record what is stored beside it.
func (v Saved) with(d record.Dice) *Game {
	g := New(d)
	g.ID, g.Evening, g.Started, g.Ended, g.Block, g.Paid, g.From = v.ID, v.Evening, v.Started, v.Ended, v.Block, v.Paid, v.From
	g.Note = record.Noted(v.Note)
	g.Kept, g.Heard, g.Last = Marked(v.Kept), v.Heard, v.Last
	g.Advised, g.Fixed = g.counts(strings.Fields(v.Advised)), g.counts(strings.Fields(v.Fixed))
	g.readSat(v.Sat)
	if v.Then != "" {
		g.Then = readThen(v.Then, engine.Player(v.Of))
	}
	return g
}

// lineDigits is how many hexadecimal digits of lineSums belong to one line.
const lineDigits = 3

// lineSums is a short sum for each line of a record, so that the good lines of a
// damaged one can be told from the bad.
func lineSums(text string) string {
	var list strings.Builder
	for line := range strings.Lines(text) {
		h := fnv.New32a()
		h.Write([]byte(line))
		fmt.Fprintf(&list, "%0*x", lineDigits, h.Sum32()>>(32-4*lineDigits))
	}
	return list.String()
}

// Mend returns the game in a damaged text as it was before the first line that
// is damaged or breaks the rules; nil if that is not a game to go on with. It
// takes what else it finds, so the ID may be missing.
func Mend(text string) *Game {
	var v Saved
	if jsontext.Unmarshal([]byte(text), &v) != nil {
		v = Saved{}
	}
	lines := recordLines(text, v.Lines)
	for len(lines) > 0 {
		doc, err := record.ParseSaved(strings.Join(lines, ""))
		if err == nil {
			var d record.Dice
			if d, err = doc.Dice(); err == nil {
				v.Ended, v.Kept = 0, ""
				if d.Match.State().Over() {
					return nil
				}
				return v.with(d)
			}
		}
		last := len(lines) - 1
		if at := (*record.LineError)(nil); errors.As(err, &at) && at.Line > 0 {
			last = min(last, at.Line-1)
		}
		lines = lines[:last]
	}
	return nil
}

// recordLines are the lines of the record in a stored text up to the first one
// that is damaged. sums are its lineSums, "" where they are not known.
func recordLines(text, sums string) []string {
	lines := jsontext.Lines(text, "record")
	for i, line := range lines {
		at := i * lineDigits
		if sums != "" && (len(sums) < at+lineDigits || lineSums(line) != sums[at:at+lineDigits]) {
			return lines[:i]
		}
	}
	return lines
}
