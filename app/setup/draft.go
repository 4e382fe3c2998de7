package setup

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// draft is a game being set up.
type draft struct {
	rules   escalero.Rules
	own     string // name of the saved rules it started from, "" for a preset
	block   bool
	seats   []store.Seat
	count   int // how many of the seats play
	pairs   bool
	order   []int             // the seats pair by pair, as agreed or drawn; those that play
	scorer  bool              // an odd player keeps the score instead of playing for two
	drawn   bool              // the pairs were drawn
	starter int               // party that begins, 0 to roll for it
	wrong   map[string]string // by option key: what was typed and does not work
}

const maxSeats = 8

// newDraft is a draft for two nameless players. An unknown preset is the base
// game.
func newDraft(preset, mode string) *draft {
	rules, known := escalero.Preset(preset)
	if !known {
		rules, _ = escalero.Preset("escalero")
	}
	d := &draft{rules: rules, block: mode == "block", count: 2, wrong: map[string]string{}}
	d.fillSeats()
	return d
}

// fillSeats makes sure that there is a seat for everybody, and a place in the
// pairs: who stays keeps the partner as far as possible.
func (d *draft) fillSeats() {
	for len(d.seats) < d.count {
		d.seats = append(d.seats, store.Seat{})
	}
	for seat := d.count; seat < maxSeats; seat++ {
		if at := slices.Index(d.order, seat); at >= 0 {
			d.leaves(at)
		}
	}
	for i := range d.count {
		if !slices.Contains(d.order, i) {
			d.order = append(d.order, i)
		}
	}
}

// leaves takes the pair of a place out, so that all others stay. fillSeats puts the partner,
// if there is one, at the end.
func (d *draft) leaves(at int) {
	if d.pairs && d.starter > at/2 && at|1 < len(d.order)-1 {
		d.regrouped()
	}
	var order []int
	for place, seat := range d.order {
		if place/2 != at/2 {
			order = append(order, seat)
		}
	}
	d.order = order
}

// more adds or removes players, within 2 and as many as a phone can show.
func (d *draft) more(by int) {
	d.count = min(max(d.count+by, escalero.MinParties), maxSeats)
	d.fillSeats()
	d.drawn = false
	if d.pairs && !d.canPair() {
		d.pairs = false
		d.regrouped()
	}
	if d.starter > d.sides() {
		d.starter = 0
	}
}

// regrouped is called when other people play together: whoever was to begin may
// be no party any more, so that is open again.
func (d *draft) regrouped() { d.starter = 0 }

// name is the player's name, or what a nameless seat is called: a computer player by a
// name that nobody has, as in the quick game and at cards.
func (d *draft) name(t *i18n.Texts, i int) string {
	if n := d.typedName(i); n != "" {
		return n
	}
	if d.seats[i].Level.Level() != "" {
		next := 0
		for j := range i + 1 {
			if d.seats[j].Level.Level() != "" && d.typedName(j) == "" {
				for next++; d.sits(t.New.Rivals[next-1]); next++ { // there are enough for all seats
				}
			}
		}
		return t.New.Rivals[next-1]
	}
	return fmt.Sprintf(t.New.Name, i+1)
}

// sits tells whether somebody at the table has a name.
func (d *draft) sits(name string) bool {
	name = strings.ToLower(name) // EqualFold would bring a table of its own
	for i := range d.count {
		if strings.ToLower(d.typedName(i)) == name {
			return true
		}
	}
	return false
}

// typedName is what was typed for a seat, as a record can hold it.
func (d *draft) typedName(i int) string {
	return dicegame.TypedName(d.seats[i].Name)
}

// players is how many of the seats take part in the game; with an odd number
// of players in pairs the last one may keep the score instead.
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

// size is how many players make a party.
func (d *draft) size() int {
	if d.pairs && d.canPair() {
		return 2
	}
	return 1
}

// playing is the seats that take part, in the order of the parties.
func (d *draft) playing() (list []int) {
	for place := range d.players() {
		if d.size() == 2 {
			place = d.order[place]
		}
		list = append(list, place)
	}
	return list
}

// parties groups the seats: each alone, or in pairs. A single player among
// pairs plays for two.
func (d *draft) parties(t *i18n.Texts) (list []record.Party) {
	playing := d.playing()
	for i := 0; i < len(playing); i += d.size() {
		p, who := record.Party{}, []dicegame.Seat{}
		for _, j := range playing[i:min(i+d.size(), len(playing))] {
			p.Names = append(p.Names, d.name(t, j))
			who = append(who, d.seats[j].Level)
		}
		p.Extra = dicegame.Extra(who)
		list = append(list, p)
	}
	return list
}

// sides is how many parties there are.
func (d *draft) sides() int { return (len(d.playing()) + d.size() - 1) / d.size() }

// draw makes the pairs by chance; below draws a number from 0 to n-1. A pair
// that was to begin may be none any more, so that is open again.
func (d *draft) draw(below func(n int) int) {
	for i := d.count - 1; i > 0; i-- {
		d.swap(i, below(i+1))
	}
	d.drawn, d.starter = true, 0
}

// place puts a seat at a place of the pairs; who sat there takes its old place.
func (d *draft) place(at, seat int) {
	if old := slices.Index(d.order, seat); old >= 0 {
		if begins := d.starter - 1; at/2 != old/2 && (begins == at/2 || begins == old/2) {
			d.regrouped()
		}
		d.swap(at, old)
		d.drawn = false
	}
}

func (d *draft) swap(i, j int) { d.order[i], d.order[j] = d.order[j], d.order[i] }

// errTooMany is what a player can mend about a draft, besides names.
var errTooMany = errors.New("contra needs two parties")

// setup is the game as agreed; where the start is to be rolled for, the first
// party begins.
func (d *draft) setup(t *i18n.Texts) (record.Setup, error) {
	set := record.Setup{Rules: d.rules, Parties: d.parties(t), Start: engine.Player(max(d.starter, 1))}
	if err := record.CheckNames(set.Parties); err != nil {
		return set, err
	}
	if d.rules.Contra && d.sides() != 2 {
		return set, errTooMany
	}
	return set, set.Check()
}
