package dicegame

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"serviert/engine"
	"serviert/engine/escalero"
)

// Summary is what lists and evenings need of a finished game, without its
// record. Slices are by party.
type Summary struct {
	ID      string     `json:"id"`
	Evening string     `json:"evening"`
	Started int64      `json:"started"` // Unix milliseconds
	Ended   int64      `json:"ended"`
	Paid    bool       `json:"paid,omitempty"`
	Preset  string     `json:"preset"`
	Cents   int        `json:"cents,omitempty"` // the stake
	Money   string     `json:"money,omitempty"` // its currency
	Names   [][]string `json:"names"`           // one name, or the two of a pair
	Points  []int      `json:"points"`
	Served  []int      `json:"served"` // entries that were served
	Struck  []int      `json:"struck"`
	Print   string     `json:"print"` // fingerprint of the record, see Fingerprint
}

// Summary returns the summary of a finished game.
func (g *Game) Summary() Summary {
	s := Summary{
		ID: g.ID, Evening: g.Evening, Started: g.Started, Ended: g.Ended, Paid: g.Paid,
		Preset: g.Rules.Preset, Cents: g.Rules.Stake.Cents, Money: g.Rules.Stake.Currency,
		Points: slices.Clone(g.State().Settlement().Points),
		Print:  g.Fingerprint(),
	}
	for i, p := range g.Parties {
		served, struck := 0, 0
		for col := range g.Rules.Columns {
			for _, c := range g.State().Sheet(engine.Player(i + 1))[col] {
				switch {
				case c.Served:
					served++
				case c.Written && c.Points == 0:
					struck++
				}
			}
		}
		s.Names, s.Served, s.Struck = append(s.Names, p.Names), append(s.Served, served), append(s.Struck, struck)
	}
	return s
}

// Stake is the stake played for.
func (s Summary) Stake() escalero.Stake { return escalero.Stake{Cents: s.Cents, Currency: s.Money} }

// Fingerprint tells games with different records apart.
func (g *Game) Fingerprint() string { return Fingerprint(g.Dice.String()) }

// Fingerprint is Game.Fingerprint for the record of a game as it is stored.
func Fingerprint(record string) string {
	h := fnv.New64a()
	h.Write([]byte(record))
	return fmt.Sprintf("%x", h.Sum64())
}

// Pairs reports whether partners shared a sheet.
func (s Summary) Pairs() bool {
	return slices.ContainsFunc(s.Names, func(names []string) bool { return len(names) > 1 })
}

// PartyNames lists the names of all parties as the table shows them, see
// Game.Name.
func (s Summary) PartyNames() []string {
	list := make([]string, len(s.Names))
	for i, names := range s.Names {
		list[i] = joined(names)
	}
	return list
}

// joined is the names of a party as the table shows them.
func joined(names []string) string { return strings.Join(names, " & ") }
