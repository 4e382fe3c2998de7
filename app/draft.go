package app

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// seat is one player of a game being set up.
type seat struct {
	Name  string `json:"name"`
	Level string `json:"level,omitempty"` // a computer player's, withCoach, "" for a person alone
}

// draft is a game being set up.
type draft struct {
	rules   escalero.Rules
	own     string // name of the saved rules it started from, "" for a preset
	block   bool
	seats   []seat
	count   int // how many of the seats play
	pairs   bool
	scorer  bool              // an odd player keeps the score instead of playing for two
	drawn   bool              // seats are in the order the lot gave: pair by pair
	starter int               // party that begins, 0 to roll for it
	wrong   map[string]string // by option key: a value that does not work
	note    string            // what was just saved
}

const maxSeats = 8

// newDraft is a fresh set-up with the names used last.
func (s *store) newDraft(preset, mode string) *draft {
	rules, known := escalero.Preset(preset)
	if !known {
		rules, _ = escalero.Preset("escalero")
	}
	d := &draft{rules: rules, block: mode == "block", count: 2, wrong: map[string]string{}}
	var last struct {
		V     int    `json:"v"`
		Seats []seat `json:"seats"`
		Count int    `json:"count"`
	}
	ok, err := load(s.disk, keyNames, &last)
	if ok && err == nil {
		err = knownSchema(last.V)
	}
	if err != nil {
		s.setAside(keyNames, err.Error())
	}
	d.seats = last.Seats
	if last.Count >= 2 && last.Count <= maxSeats {
		d.count = last.Count
	}
	d.fillSeats()
	return d
}

// fillSeats makes sure that there is a seat for everybody.
func (d *draft) fillSeats() {
	for len(d.seats) < d.count {
		d.seats = append(d.seats, seat{})
	}
}

// rememberNames stores the names for the next game.
func (s *store) rememberNames() {
	d := s.draft
	s.save(keyNames, map[string]any{"v": 1, "seats": d.seats, "count": d.count})
}

// name is the player's name, or what a nameless seat is called.
func (d *draft) name(s *store, i int) string {
	if n := strings.Join(strings.Fields(strings.ReplaceAll(d.seats[i].Name, "+", " ")), " "); n != "" {
		return n
	}
	return fmt.Sprintf(s.texts().New.Name, i+1)
}

// players are the seats that take part in the game; with an odd number of
// players in pairs the last one may keep the score instead.
func (d *draft) players() int {
	if d.pairs && d.odd() && d.scorer {
		return d.count - 1
	}
	return d.count
}

// odd tells whether one of the players could keep the score while the others
// play in pairs.
func (d *draft) odd() bool { return d.count%2 == 1 && d.count >= 5 }

// canPair tells whether there are enough players for pairs.
func (d *draft) canPair() bool { return d.count >= 3 }

// parties groups the seats: each alone, or pair by pair in the order drawn.
// A single player among pairs plays for two.
func (d *draft) parties(s *store) []record.Party {
	size := 1
	if d.pairs && d.canPair() {
		size = 2
	}
	var list []record.Party
	for i := 0; i < d.players(); i += size {
		p, levels := record.Party{}, []string{}
		for j := i; j < min(i+size, d.players()); j++ {
			p.Names = append(p.Names, d.name(s, j))
			levels = append(levels, d.seats[j].Level)
		}
		p.Extra = levelsExtra(levels)
		list = append(list, p)
	}
	return list
}

// draw puts the seats into an order of chance, which makes the pairs.
func (d *draft) draw() {
	for i := d.count - 1; i > 0; i-- {
		j := drawBelow(i + 1)
		d.seats[i], d.seats[j] = d.seats[j], d.seats[i]
	}
	d.drawn = true
}

// errors of a set-up that a player can mend.
var (
	errSameName = errors.New("two players have the same name")
	errTooMany  = errors.New("contra needs two parties")
)

// setup is the game as agreed.
func (d *draft) setup(s *store) (record.Setup, error) {
	set := record.Setup{Rules: d.rules, Parties: d.parties(s), Start: engine.Player(max(d.starter, 1))}
	var names []string
	for _, p := range set.Parties {
		names = append(names, p.Names...)
	}
	slices.Sort(names)
	if len(slices.Compact(slices.Clone(names))) != len(names) {
		return set, errSameName
	}
	if d.rules.Contra && len(set.Parties) != 2 {
		return set, errTooMany
	}
	if int(set.Start) > len(set.Parties) {
		set.Start = 1
	}
	return set, set.Check()
}

// roll is one round of dice for who begins: a face for each party still in,
// 0 for those that are out.
type roll []int

// rollForStart throws a die for each party until one is highest.
func rollForStart(parties int) (rounds []roll, winner int) {
	in := make([]bool, parties)
	for i := range in {
		in[i] = true
	}
	for {
		r, high, many := make(roll, parties), 0, 0
		for i := range r {
			if in[i] {
				r[i] = int(throwDice(1)[0])
			}
			switch {
			case r[i] > high:
				high, many, winner = r[i], 1, i+1
			case r[i] == high && r[i] > 0:
				many++
			}
		}
		rounds = append(rounds, r)
		if many == 1 {
			return rounds, winner
		}
		for i := range in {
			in[i] = in[i] && r[i] == high
		}
	}
}
