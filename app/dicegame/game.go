// Package dicegame is the dice game as the screens know it: a record and what
// belongs to it but is no part of the game, what a person has begun to do at
// the table, what can be seen and pressed there, and every sentence that is
// said about it.
//
//   - Game is a game on this device: record, kept dice, when it was.
//   - Names is the vocabulary, in a language and with poker faces or pips.
//   - Desk is a position with what a person has begun to do in it: it tells
//     what each cell would score and which buttons there are, made from the
//     engine's legal actions. Play and practice sit at the same desk.
//   - Said and its companions are the announcements.
//
// In come values of the engine; out go values and texts. It knows no browser,
// no go-app and no storage, and all of it is tested natively.
package dicegame

import (
	"fmt"
	"slices"
	"strings"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// Game is a dice game on this device: the record and what belongs to it but is
// no part of the game.
type Game struct {
	record.Dice
	ID      string // unique on this device, in order of time
	Evening string // id of the first game of the evening
	Started int64  // Unix milliseconds
	Ended   int64  // Unix milliseconds, 0 while it runs
	Kept    [dice.N]bool
	Block   bool // real dice on the table: the app is the pad
	Paid    bool // the evening was noted as paid: entries stand

	seats [][]Seat // by party and place, read from the parties
}

// New is a game of a record, with who sits where read from its parties.
func New(d record.Dice) *Game {
	g := &Game{Dice: d}
	g.readSeats()
	return g
}

// State is the position now.
func (g *Game) State() escalero.State { return g.Match.State() }

// Over tells whether the game has ended.
func (g *Game) Over() bool { return g.State().Over() }

// Name is a party's name as the table shows it: partners are joined.
func (g *Game) Name(p engine.Player) string {
	return strings.Join(g.Parties[p-1].Names, " & ")
}

// PartyNames lists all parties by name.
func (g *Game) PartyNames() []string {
	list := make([]string, len(g.Parties))
	for i := range list {
		list[i] = g.Name(engine.Player(i + 1))
	}
	return list
}

// Pairs tells whether partners share a sheet in this game.
func (g *Game) Pairs() bool { return slices.ContainsFunc(g.Parties, record.Party.Pair) }

// Apply plays an action. Marks of kept dice go once the dice are thrown for
// the last time or written. On an error nothing has changed.
func (g *Game) Apply(a escalero.Action) error {
	m, err := g.Match.Apply(a)
	if err != nil {
		return err
	}
	g.Match = m
	if a.Kind != escalero.Keep || g.State().Now().Left() == 0 {
		g.Kept = [dice.N]bool{}
	}
	return nil
}

// Saved is a game as it is stored.
type Saved struct {
	V       int    `json:"v"`
	ID      string `json:"id"`
	Evening string `json:"evening"`
	Started int64  `json:"started"`
	Ended   int64  `json:"ended,omitempty"`
	Kept    string `json:"kept,omitempty"` // see Marks
	Block   bool   `json:"block,omitempty"`
	Paid    bool   `json:"paid,omitempty"`
	Record  string `json:"record"`
}

// schema is the version of Saved.
const schema = 1

// Saved is what is to be stored now.
func (g *Game) Saved() Saved {
	return Saved{schema, g.ID, g.Evening, g.Started, g.Ended, Marks(g.Kept), g.Block, g.Paid, g.Dice.String()}
}

// Game replays what was stored.
func (v Saved) Game() (*Game, error) {
	if v.V != schema {
		return nil, fmt.Errorf("schema %d is unknown, this version reads %d", v.V, schema)
	}
	doc, err := record.Parse(v.Record)
	if err != nil {
		return nil, err
	}
	d, err := doc.Dice()
	if err != nil {
		return nil, err
	}
	g := New(d)
	g.ID, g.Evening, g.Started, g.Ended, g.Block, g.Paid = v.ID, v.Evening, v.Started, v.Ended, v.Block, v.Paid
	g.Kept = Marked(v.Kept)
	return g, nil
}

// Marks writes which dice stay: a digit for each, 1 for one that stays.
func Marks(kept [dice.N]bool) string {
	var text [dice.N]byte
	for i, k := range kept {
		text[i] = '0'
		if k {
			text[i] = '1'
		}
	}
	return string(text[:])
}

// Marked reads what Marks has written; what is missing does not stay.
func Marked(text string) (kept [dice.N]bool) {
	for i := range kept {
		kept[i] = i < len(text) && text[i] == '1'
	}
	return kept
}
