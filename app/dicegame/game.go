// Package dicegame is the dice game as the screens see it: the record and the
// data kept beside it, the input a person has started at the table, what can
// be seen and pressed there, and every sentence announced about it.
//
//   - Game is a game on this device: record, kept dice, dates.
//   - Names is the vocabulary, in one language, with poker faces or pips.
//   - Desk is a position plus the unfinished input of a person. It says what
//     each cell would score and which buttons there are, derived from the
//     engine's legal actions. Play and practice use the same desk.
//   - Names.Said and its companions are the announcements.
//
// The input is values of the engine, the output values and texts. The package
// depends on no browser, no go-app and no storage, so all of it is tested
// natively.
package dicegame

import (
	"slices"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
	"serviert/engine/record"
)

// Game is a dice game on this device: the record and the data kept beside it.
type Game struct {
	record.Dice
	ID      string       // unique on this device; later games have higher numbers
	Evening string       // ID of the first game of the evening
	Started int64        // Unix milliseconds
	Ended   int64        // Unix milliseconds, 0 while the game runs
	Kept    [dice.N]bool // marked dice, by their place in the tray
	Block   bool         // block mode: real dice on the table, the app is only the pad
	Paid    bool         // the evening was marked as paid: no more corrections
	Note    string       // what somebody has noted on the finished game, see record.Noted
	From    string       // where it came from, "" for a game begun here
	Heard   int          // how many actions there were when an answer to a Contra was taken back
	Last    int          // the round after which the players have agreed to stop, 0 for none, see Ends
	Advised []int        // how often each party has asked the coach, nil where none has
	Fixed   []int        // how many corrections there were of each party's entries, nil for none, see Fix
	Then    *Then        // what is played again in it, nil for nothing

	seats [][]Seat // by party and place, parsed from Parties
	sat   []sat    // who sat there before, oldest first
}

// New returns a game for a record. Who sits where is read from its parties.
func New(d record.Dice) *Game {
	g := &Game{Dice: d}
	g.readSeats()
	return g
}

// State returns the current position.
func (g *Game) State() escalero.State { return g.Match.State() }

// Position is the position after so many actions, to ask the mind about it.
func (g *Game) Position(at int) thought.Position {
	return thought.Position{Record: g.Dice.String(), At: at}
}

// Over reports whether the game has ended.
func (g *Game) Over() bool { return g.State().Over() }

// Name returns the name of a party as the table shows it, partners joined by
// " & ".
func (g *Game) Name(p engine.Player) string {
	return joined(g.Parties[p-1].Names)
}

// Names returns the names of several parties, joined as those of a pair are.
func (g *Game) Names(list []engine.Player) string {
	names := make([]string, len(list))
	for i, p := range list {
		names[i] = g.Name(p)
	}
	return joined(names)
}

// Winners returns the parties with the most points, nobody where all have none.
func (g *Game) Winners() (list []engine.Player) {
	most := 1
	for i, n := range g.State().Payoff() {
		if n > most {
			list, most = nil, n
		}
		if n == most {
			list = append(list, engine.Player(i+1))
		}
	}
	return list
}

// Settles reports whether the sum of a column, from 0, is what is settled: where
// columns pay, that of each; of a difference only the one that comes to the totals,
// and nobody wins another one.
func (g *Game) Settles(col int) bool {
	r, st, last := &g.Rules, g.State(), len(g.Rules.Columns)-1
	return r.Settlement.ByColumns || last == 0 ||
		col == last && r.Columns[last].Down && st.Over() && !st.Stopped() && st.Conceded() == 0 // else it has not come so far
}

// Totals are the sums of the parties over all columns, and who has the highest, 0
// for several, where their difference is settled and no column shows them; nil
// elsewhere.
func (g *Game) Totals() (list []int, ahead engine.Player) {
	r := &g.Rules
	if g.Settles(len(r.Columns) - 1) {
		return nil, 0
	}
	most := -1
	for i := range g.Parties {
		sheet := g.State().Sheet(engine.Player(i + 1))
		sum := sheet.Total(*r)
		switch list = append(list, sum); {
		case sum > most:
			most, ahead = sum, engine.Player(i+1)
		case sum == most:
			ahead = 0
		}
	}
	return list, ahead
}

// PartyNames lists the names of all parties, see Name.
func (g *Game) PartyNames() []string {
	list := make([]string, len(g.Parties))
	for i := range list {
		list[i] = g.Name(engine.Player(i + 1))
	}
	return list
}

// Pairs reports whether partners share a sheet in this game.
func (g *Game) Pairs() bool { return slices.ContainsFunc(g.Parties, record.Party.Pair) }

// Apply plays an action. Throwing again keeps the marks of kept dice as long as
// throws are left; everything else clears them. After an error nothing has
// changed.
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

// SetKept marks the dice that were marked where the game has come from, if any lie there that can be thrown again.
func (g *Game) SetKept(kept [dice.N]bool) {
	if st := g.State(); !st.Over() && st.Now().Begun() && st.Now().Left() > 0 {
		g.Kept = kept
	}
}

// Marks encodes which dice are kept: one digit per die, 1 for a kept one.
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

// Marked decodes the output of Marks. Dice with no digit are not kept.
func Marked(text string) (kept [dice.N]bool) {
	for i := range kept {
		kept[i] = i < len(text) && text[i] == '1'
	}
	return kept
}
