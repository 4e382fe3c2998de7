package store

import "serviert/app/dicegame"

// The values that are not games, as they are stored: each belongs to one room,
// and a backup unites those of two devices.

// Names is the value under KeyNames: the names used last.
type Names struct {
	V     int    `json:"v"`
	Seats []Seat `json:"seats"`
	Count int    `json:"count"` // how many of the seats play

	// Rival is the computer player who sat at the table last, if any did: at a later table there may be none.
	Rival Seat `json:"rival,omitzero"`
}

// Names reads who played last. ok is false where nobody is stored.
func (d *Disk) Names() (last Names, ok bool) {
	ok = d.Read(KeyNames, &last, func() error { return KnownSchema(last.V) })
	return last, ok
}

// People lists the people among who played last, by KeyNames at dice and by KeyCardsSetup at
// cards, which is written the same way as far as that goes. It is a look only, for the other room.
func (d *Disk) People(key string) (list []string) {
	var last Names
	if !d.Peek(key, &last) {
		return nil
	}
	for _, s := range last.Seats[:max(0, min(last.Count, len(last.Seats)))] {
		if s.Name != "" && s.Level.Level() == "" {
			list = append(list, s.Name)
		}
	}
	return list
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

// Lessons reads what somebody knows, of all games.
func (d *Disk) Lessons() (l Lessons) {
	if !d.Read(KeyLessons, &l, func() error { return KnownSchema(l.V) }) {
		return Lessons{}
	}
	return l
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
	// Of these, in games settled by difference: a point there is one on the pad, and
	// worth much less than a game point.
	Apart     int     `json:"apart,omitempty"`
	LostApart float64 `json:"lostApart,omitempty"`
}

// Mistake is a decision of a game, with the game up to there, so that it stays
// when the game is deleted. Its ID begins with that of the game and a hyphen; what
// follows says package coach.
type Mistake struct {
	ID     string  `json:"id"`
	Record string  `json:"record"`
	Played string  `json:"played"` // as records write it
	Cost   float64 `json:"cost"`
}

// Drills is the value under KeyDrills: the positions of the lessons about mistakes
// that were decided well at the first try, by their IDs in package drills, in the
// order in which that happened.
type Drills struct {
	V      int      `json:"v"`
	Solved []string `json:"solved,omitempty"`
}

// mostDrills bounds the list: those of lessons that are no more make room.
const mostDrills = 300

// Has tells whether a position is solved.
func (d *Drills) Has(id string) bool {
	for _, x := range d.Solved {
		if x == id {
			return true
		}
	}
	return false
}

// Add keeps that a position is solved, and tells whether that is new.
func (d *Drills) Add(id string) bool {
	if d.Has(id) {
		return false
	}
	d.Solved = append(d.Solved, id)
	d.Solved = d.Solved[max(0, len(d.Solved)-mostDrills):]
	return true
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
	Chosen string  `json:"chosen,omitempty"` // as records write it; only of the latest, and of days ahead
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
	for i := range d.Days {
		if d.Days[i].Day < x.Day { // not the last: days may lie ahead, see Streak
			d.Days[i].Chosen = ""
		}
	}
	return true
}

// Streak is how many days in a row were answered up to a day, or up to the one
// before while that day's position is still open. Days that lie ahead, because
// the clock was wrong, do not count.
func (d *Daily) Streak(today int) (n int) {
	days := make([]int, len(d.Days))
	for i, x := range d.Days {
		days[i] = x.Day
	}
	return inARow(days, today)
}

// inARow is how many of these days, in ascending order, end in a row today or,
// while today is still open, yesterday.
func inARow(days []int, today int) (n int) {
	for i := len(days) - 1; i >= 0; i-- {
		switch days[i] {
		case today - n:
			n++
		case today - 1:
			if n == 0 { // today is still open
				today, n = today-1, 1
			}
		}
	}
	return n
}

// WordDays is the value under KeyWordDays: the hands of the day, the earliest
// first.
type WordDays struct {
	V    int       `json:"v"`
	Days []WordDay `json:"days,omitempty"`
}

// WordDay is what was done with the hand of a day, counted as for DailyDay, in a
// language. Cards are as records write them, and kept of the latest only.
type WordDay struct {
	Day    int    `json:"day"`
	Lang   string `json:"lang"`
	Gone   string `json:"gone,omitempty"` // exchanged, "-" for none
	Word   string `json:"word,omitempty"` // laid
	Done   bool   `json:"done,omitempty"` // a word is laid
	Points int    `json:"points,omitempty"`
	Par    int    `json:"par,omitempty"` // 0 until it is known
}

// Has returns what was done on a day in a language.
func (d *WordDays) Has(day int, lang string) (WordDay, bool) {
	for _, x := range d.Days {
		if x.Day == day && x.Lang == lang {
			return x, true
		}
	}
	return WordDay{}, false
}

// Add keeps what was done unless more is known already: the first exchange and
// the first word count, and par is found afterwards.
func (d *WordDays) Add(x WordDay) bool {
	list := []WordDay{}
	for _, y := range d.Days {
		if y.Day != x.Day || y.Lang != x.Lang {
			list = append(list, y)
			continue
		}
		begun := !y.Done && (y.Gone == x.Gone || y.Gone == "") && (x.Done || x.Gone != y.Gone)
		judged := y.Done && x.Done && y.Par == 0 && x.Par > 0 && y.Points == x.Points
		if !begun && !judged {
			return false
		}
	}
	at := len(list)
	for at > 0 && list[at-1].Day > x.Day {
		at--
	}
	list = append(list, x)
	copy(list[at+1:], list[at:])
	list[at] = x
	d.Days = list[max(0, len(list)-MostDaily):]
	for i := range d.Days {
		if i < len(d.Days)-mostShown && d.Days[i].Done && d.Days[i].Day < x.Day { // days may lie ahead
			d.Days[i].Gone, d.Days[i].Word = "", ""
		}
	}
	return true
}

// mostShown is of how many hands of the day the cards are kept.
const mostShown = 4

// Streak is how many days in a row a word was laid, as Daily.Streak counts.
func (d *WordDays) Streak(today int) int {
	var days []int
	for _, x := range d.Days {
		if x.Done {
			days = append(days, x.Day)
		}
	}
	return inARow(days, today)
}

// WordPractice is the value under KeyWordPractice: how practice with cards goes,
// by task.
type WordPractice struct {
	V    int       `json:"v"`
	Swap Practised `json:"swap"`
	Find Practised `json:"find"`
}

// Practised is how one task goes.
type Practised struct {
	Level int `json:"level"` // 1 to 3, 0 before the first
	Run   int `json:"run"`   // right in a row, or wrong where it is negative
	Asked int `json:"asked"`
	Right int `json:"right"`
	Seed  int `json:"seed,omitempty"` // of the hand that waits for an answer
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

// MostOwn is how many own words of a language fit into the head of a record that is shared.
const MostOwn = 500

// OwnWords is the value under KeyCardsOwn: words added by the players, sorted,
// by language.
type OwnWords struct {
	V     int                 `json:"v"`
	Words map[string][]string `json:"words"`
}
