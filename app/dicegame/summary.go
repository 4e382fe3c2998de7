package dicegame

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"serviert/engine"
	"serviert/engine/dice"
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
	Note    string     `json:"note,omitempty"` // see Game.Note
	From    string     `json:"from,omitempty"` // see Game.From
	Preset  string     `json:"preset"`
	House   bool       `json:"house,omitempty"` // by other rules than those of the preset, see houseRules
	Cents   int        `json:"cents,omitempty"` // the stake
	Money   string     `json:"money,omitempty"` // its currency
	Names   [][]string `json:"names"`           // one name, or the two of a pair
	Points  []int      `json:"points"`
	Served  []int      `json:"served"` // entries that were served
	Struck  []int      `json:"struck"`
	Print   string     `json:"print"` // fingerprint of the record, see Fingerprint

	// What the figures of people need beside that; versions that did not know
	// them have noted nothing of it, see Bare.
	Entries []int      `json:"entries,omitempty"` // cells written or struck
	Known   []int      `json:"known,omitempty"`   // of these, see Game.Known
	Sums    [][]int    `json:"sums,omitempty"`    // points of each column, -1 for one that is not full
	Pays    []int      `json:"pays,omitempty"`    // what each column pays; empty where totals are settled
	Levels  [][]string `json:"levels,omitempty"`  // of computer players, "" for people; empty where only people play
	Head    int        `json:"head,omitempty"`    // the party that won all columns where that counts double, from 1
	Shared  []int      `json:"shared,omitempty"`  // places at which another has played too, see IsShared; empty for none
	Grandes []string   `json:"grandes,omitempty"` // who threw a served grande and wrote it, once for each
	Early   bool       `json:"early,omitempty"`   // all have stopped before the pads were full
}

// Summary returns the summary of a finished game.
func (g *Game) Summary() Summary {
	s := Summary{
		ID: g.ID, Evening: g.Evening, Started: g.Started, Ended: g.Ended, Paid: g.Paid, Note: g.Note, From: g.From,
		Preset: g.Rules.Preset, House: houseRules(&g.Rules), Cents: g.Rules.Stake.Cents, Money: Currency(g.Rules.Stake.Currency),
		Points: slices.Clone(g.State().Settlement().Points),
		Print:  g.Fingerprint(),
	}
	s.Known, s.Entries = g.Known()
	for i, p := range g.Parties {
		served, struck, sums := 0, 0, []int(nil)
		sheet := g.State().Sheet(engine.Player(i + 1))
		for col := range g.Rules.Columns {
			for _, c := range sheet[col] {
				switch {
				case c.Served:
					served++
				case c.Written && c.Points == 0:
					struck++
				}
			}
			sum := -1
			if sheet.Full(g.Rules, col) {
				sum = sheet.Plain(g.Rules, col)
			}
			sums = append(sums, sum)
		}
		s.Names, s.Served, s.Struck = append(s.Names, p.Names), append(s.Served, served), append(s.Struck, struck)
		s.Sums = append(s.Sums, sums)
	}
	if g.Rules.Settlement.ByColumns {
		for _, c := range g.Rules.Columns {
			s.Pays = append(s.Pays, c.Value)
		}
	}
	if g.Rules.Settlement.SweepFactor > 1 {
		s.Head = int(g.State().Settlement().Sweep)
	}
	if g.any(func(s Seat) bool { return s.Level() != "" }) {
		for _, seats := range g.seats {
			var levels []string
			for _, seat := range seats {
				levels = append(levels, seat.Level())
			}
			s.Levels = append(s.Levels, levels)
		}
	}
	s.Shared, s.Grandes, s.Early = g.shared(), g.grandes(), g.State().Stopped()
	return s
}

// houseRules reports whether anything but a stake was agreed beside a preset.
func houseRules(r *escalero.Rules) bool {
	preset, ok := escalero.Preset(r.Preset)
	for _, o := range r.Options() {
		if o.Key != "stake" && r.Value(o.Key) != preset.Value(o.Key) {
			return ok
		}
	}
	return false
}

// grandes names who threw each served grande that was written. Of points alone
// that a pair typed nobody knows which of the two threw them, and who sat at a place
// before a computer player took it, or a person took it over, nobody knows by name.
func (g *Game) grandes() (list []string) {
	for i := range g.Match.Len() {
		e, ok := g.Entry(i)
		if !ok || !e.Cell.Served || e.Cell.Points != servedGrande(g.Rules.Rows[g.Rules.Row(e.Row)]) {
			continue
		}
		before := g.Match.At(i)
		party, place := Thrower(g, before)
		// With two hands the action says which of them was written, and the first
		// one was the partner's. It is the only one where the second was not thrown.
		names, a := g.Parties[party-1].Names, g.Match.Action(i)
		first := a.Hand == 1 || a.Kind == escalero.Write && !before.Now().Begun()
		if len(names) == 2 && first && before.Second() {
			place = 1 - place
		}
		same := g.seatsAt(i)[party-1][place].Level() == g.seats[party-1][place].Level()
		if same && (len(names) == 1 || a.Kind == escalero.Write) {
			list = append(list, names[place])
		}
	}
	return list
}

// servedGrande is what a served grande scores in a row as such, 0 for nothing.
func servedGrande(row escalero.Row) int {
	for _, s := range row.Scores {
		if s.Pattern == dice.Five {
			return s.Served
		}
	}
	return 0
}

// Bare reports whether a version has filed the game that did not note what the
// figures of people need.
func (s Summary) Bare() bool { return len(s.Known) == 0 }

// Level is the level of the computer player at a place of a party, both from 0,
// and "" for a person.
func (s Summary) Level(party, place int) string {
	if party >= len(s.Levels) || place >= len(s.Levels[party]) {
		return ""
	}
	return s.Levels[party][place]
}

// IsShared reports whether a person or a computer player of another level has sat at a
// place of a party, both from 0, for a part of the game: what was done there is not
// the work of one.
func (s Summary) IsShared(party, place int) bool {
	return party < len(s.Shared) && s.Shared[party]&(1<<place) != 0
}

// PlayedAgain reports whether an earlier game was played in it once more, see
// Then: nobody has won or lost anything new.
func (s Summary) PlayedAgain() bool {
	return slices.ContainsFunc(s.Levels, func(list []string) bool { return slices.Contains(list, string(Past)) })
}

// Currency is what figures call a currency, however a record or a person writes it:
// "EUR" for "€", "CHF" for "Chf". Anything else, such as matches, keeps its name.
func Currency(text string) string {
	switch strings.ToUpper(text) {
	case "€", "EUR":
		return "EUR"
	case "$", "USD":
		return "USD"
	case "£", "GBP":
		return "GBP"
	case "CHF", "SFR":
		return "CHF"
	}
	return text
}

// Won reports whether a party, from 0, has won the game, alone or with others: see
// Game.Winners. Who is paid something need not have.
func (s Summary) Won(party int) bool {
	return s.Points[party] > 0 && s.Points[party] == slices.Max(s.Points)
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
