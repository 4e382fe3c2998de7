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

// OwnWords is the value under KeyCardsOwn: words added by the players, sorted,
// by language.
type OwnWords struct {
	V     int                 `json:"v"`
	Words map[string][]string `json:"words"`
}
