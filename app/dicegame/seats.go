package dicegame

import (
	"slices"
	"strings"

	"serviert/engine"
	"serviert/engine/escalero"
)

// Seat is who sits at a place of a party: a person, a person with the coach,
// or a computer player by the name of its level.
type Seat string

// Who is no computer player.
const (
	Person Seat = ""
	Coach  Seat = "coach" // a person who wants the coach
)

// Level is the strength of the computer player who sits there, "" for people.
func (s Seat) Level() string {
	if s == Coach {
		return ""
	}
	return string(s)
}

// extra begins the words after a party's name by which a record keeps who sits
// there; replay ignores them. A word for each name follows, "-" for a person.
const extra = "computer "

// Extra is what a record keeps about who sits at a party's places, "" where
// all are people without the coach.
func Extra(seats []Seat) string {
	words, any := make([]string, len(seats)), false
	for i, s := range seats {
		if words[i] = string(s); s == Person {
			words[i] = "-"
		} else {
			any = true
		}
	}
	if !any {
		return ""
	}
	return extra + strings.Join(words, " ")
}

func (g *Game) readSeats() {
	g.seats = make([][]Seat, len(g.Parties))
	for i, p := range g.Parties {
		list := make([]Seat, len(p.Names))
		if text, ok := strings.CutPrefix(p.Extra, extra); ok {
			for at, word := range strings.Fields(text) {
				if at < len(list) && word != "-" {
					list[at] = Seat(word)
				}
			}
		}
		g.seats[i] = list
	}
}

// Seat is who sits at a party's place, places from 0.
func (g *Game) Seat(p engine.Player, place int) Seat { return g.seats[p-1][place] }

// SetSeat puts somebody else at a place.
func (g *Game) SetSeat(p engine.Player, place int, s Seat) {
	list := slices.Clone(g.seats[p-1])
	list[place] = s
	g.Parties = slices.Clone(g.Parties)
	g.Parties[p-1].Extra = Extra(list)
	g.readSeats()
}

// Thrower is the place of the party to write whose turn of the entry it is.
// Partners alternate in throwing first from entry to entry. Nobody throws in a
// game that is over: party 0.
func Thrower(g *Game, st escalero.State) (p engine.Player, place int) {
	if p = st.Writer(); p == 0 || len(g.Parties[p-1].Names) == 1 {
		return p, 0
	}
	place = (st.Round() - 1) % 2
	if st.Second() {
		place = 1 - place
	}
	return p, place
}

// ThrowerName is who holds the cup, "" when the game is over.
func (g *Game) ThrowerName(st escalero.State) string {
	p, place := Thrower(g, st)
	if p == 0 {
		return ""
	}
	return g.Parties[p-1].Names[place]
}

// PartnerName is who has the other turn of the entry; a player with two turns
// is his own partner.
func (g *Game) PartnerName(st escalero.State) string {
	p, place := Thrower(g, st)
	names := g.Parties[p-1].Names
	if len(names) == 1 {
		return names[0]
	}
	return names[1-place]
}

// Decides is who has to decide now. Partners answer a Contra together: where
// one of them is a person, a person answers, and one who wants the coach
// before one who does not. When the game is over it is a Person.
func (g *Game) Decides(st escalero.State) Seat {
	p := st.Turn()
	if p == 0 {
		return Person
	}
	seats := g.seats[p-1]
	if st.Asked() == 0 {
		_, place := Thrower(g, st)
		return seats[place]
	}
	for _, who := range []Seat{Coach, Person} {
		if slices.Contains(seats, who) {
			return who
		}
	}
	return seats[0]
}

// Level is the strength of the computer player who has to decide now, "" when
// it is a person's turn.
func (g *Game) Level(st escalero.State) string { return g.Decides(st).Level() }

// Computer tells whether no person sits at a party's places.
func (g *Game) Computer(p engine.Player) bool {
	for _, s := range g.seats[p-1] {
		if s.Level() == "" {
			return false
		}
	}
	return true
}

// Thinks tells whether anybody at the table needs the solver: a computer
// player, or a person with the coach.
func (g *Game) Thinks() bool { return g.any(func(s Seat) bool { return s != Person }) }

// Coached tells whether somebody at the table wants the coach.
func (g *Game) Coached() bool { return g.any(func(s Seat) bool { return s == Coach }) }

func (g *Game) any(is func(Seat) bool) bool {
	return slices.ContainsFunc(g.seats, func(list []Seat) bool { return slices.ContainsFunc(list, is) })
}
