package store

import "serviert/app/dicegame"

// The values that are not games, as they are stored: each belongs to one room,
// and a backup unites those of two devices.

// Names is the value under KeyNames: the names used last.
type Names struct {
	V     int    `json:"v"`
	Seats []Seat `json:"seats"`
	Count int    `json:"count"` // how many of the seats play
}

// Seat is who sits at the table of a dice game.
type Seat struct {
	Name  string        `json:"name"`
	Level dicegame.Seat `json:"level,omitempty"`
}

// HouseRules is the value under KeyRules.
type HouseRules struct {
	V    int       `json:"v"`
	Sets []RuleSet `json:"sets"`
}

// RuleSet is a set of rules the players gave a name.
type RuleSet struct {
	Name    string      `json:"name"`
	Preset  string      `json:"preset"`
	Options [][2]string `json:"options"`
}

// Lessons is the value under KeyLessons: what somebody knows of the dice games
// and of the card game, as IDs of package lesson. Whoever has finished a game
// knows all of it as long as the list is nil.
type Lessons struct {
	V     int      `json:"v"`
	Known []string `json:"known"`
	Cards []string `json:"cards"`
}

// Mistakes is the value under KeyMistakes: decisions from reviews that are worth
// another try, and how practice went so far.
type Mistakes struct {
	V     int       `json:"v"`
	List  []Mistake `json:"list,omitempty"` // the latest first
	Seen  []string  `json:"seen,omitempty"` // mended ones, not to come back
	Asked int       `json:"asked"`          // positions decided
	Right int       `json:"right"`
	Lost  float64   `json:"lost"` // points given away in all
}

// Mistake is a decision of a game, with the game up to there, so that it stays
// when the game is deleted. Its ID is that of the game, a hyphen and the number
// of the action.
type Mistake struct {
	ID     string  `json:"id"`
	Record string  `json:"record"`
	Played string  `json:"played"` // as records write it
	Cost   float64 `json:"cost"`
}

// Daily is the value under KeyDaily: the positions of the day that were answered
// on their day, the earliest first.
type Daily struct {
	V    int        `json:"v"`
	Days []DailyDay `json:"days,omitempty"`
}

// DailyDay is the first answer to the position of a day. Days are counted from
// the beginning of 1970 by the date that the device showed.
type DailyDay struct {
	Day    int     `json:"day"`
	Cost   float64 `json:"cost"`
	Chosen string  `json:"chosen,omitempty"` // as records write it; only of the latest
}

// MostDaily bounds the list; a longer streak is as long as the list.
const MostDaily = 1500

// Has tells whether the position of a day was answered, and how.
func (d *Daily) Has(day int) (DailyDay, bool) {
	for _, x := range d.Days {
		if x.Day == day {
			return x, true
		}
	}
	return DailyDay{}, false
}

// Add keeps an answer unless the day has one: the first counts.
func (d *Daily) Add(x DailyDay) bool {
	if _, has := d.Has(x.Day); has {
		return false
	}
	at := len(d.Days)
	for at > 0 && d.Days[at-1].Day > x.Day {
		at--
	}
	d.Days = append(d.Days, x)
	copy(d.Days[at+1:], d.Days[at:])
	d.Days[at] = x
	d.Days = d.Days[max(0, len(d.Days)-MostDaily):]
	for i := range d.Days[:len(d.Days)-1] {
		d.Days[i].Chosen = ""
	}
	return true
}

// Streak is how many days in a row were answered up to a day, or up to the one
// before while that day's position is still open. Days that lie ahead, because
// the clock was wrong, do not count.
func (d *Daily) Streak(today int) (n int) {
	if _, has := d.Has(today); !has {
		today--
	}
	for i := len(d.Days) - 1; i >= 0; i-- {
		if d.Days[i].Day == today-n {
			n++
		}
	}
	return n
}

// People is the value under KeyPeople: what is known of those who play beside
// their games. Nobody is in it whose colour nobody has seen yet.
type People struct {
	V    int      `json:"v"`
	List []Person `json:"list"`
}

// Person is one of them.
type Person struct {
	Name string   `json:"name"`
	Hue  int      `json:"hue,omitempty"`  // from 1, 0 for none yet
	Same string   `json:"same,omitempty"` // who this is, where the name is another spelling
	Said []string `json:"said,omitempty"` // milestones that are not to be said again
}

// Reviews is the value under KeyReviews: what reviews have found, the latest
// last.
type Reviews struct {
	V    int      `json:"v"`
	List []Review `json:"list"`
}

// Review is what the review of a game has found. A game is known by its record,
// so that a correction makes it another one, while a deleted game that comes
// back, here or on another device, has its review again.
type Review struct {
	Print string `json:"print"` // see dicegame.Fingerprint
	Luck  []int  `json:"luck"`  // tenths of a point, by party: what the party's own dice gave
	Lost  []int  `json:"lost"`  // and what its decisions gave away
}

// MostReviews bounds how many are kept.
const MostReviews = 2000

// Of returns the review of a game by its fingerprint; ok is false where there is
// none.
func (r Reviews) Of(print string) (one Review, ok bool) {
	for _, o := range r.List {
		if o.Print == print {
			return o, true
		}
	}
	return one, false
}

// Add returns the reviews with another one, in place of an earlier one of that
// game; the oldest makes room.
func (r Reviews) Add(one Review) Reviews {
	list := []Review{}
	for _, o := range r.List {
		if o.Print != one.Print {
			list = append(list, o)
		}
	}
	list = append(list, one)
	return Reviews{V: Schema, List: list[max(0, len(list)-MostReviews):]}
}

// OwnWords is the value under KeyCardsOwn: words added by the players, sorted,
// by language.
type OwnWords struct {
	V     int                 `json:"v"`
	Words map[string][]string `json:"words"`
}
