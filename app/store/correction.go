package store

import (
	"serviert/app/dicegame"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// correction is the value under KeyCorrection: the last correction in the game
// on the table, kept so that it can be taken back after a restart too.
type correction struct {
	V      int    `json:"v"`
	Game   string `json:"game"`
	At     [3]int `json:"at"`     // party, column, row of the cell
	Print  string `json:"print"`  // of the game after the correction, whoever plays, see course
	Before string `json:"before"` // the record before it
}

// Correct replaces what has been played in the game on the table, which goes
// on, by a version with other points in a cell. The marks of kept dice stay.
func (s *Games) Correct(at dicegame.Spot, m engine.Match[escalero.State, escalero.Action]) error {
	if s.Now == nil || s.Watching {
		return ErrWatching
	}
	c := correction{V: Schema, Game: s.Now.ID, At: [3]int{int(at.Party), at.Col, at.Row}, Before: s.Now.Dice.String()}
	s.Now.Fix(m)
	s.rewritten()
	c.Print = course(s.Now)
	s.correction = c
	s.disk.Save(KeyCorrection, c)
	return nil
}

// course tells games apart that were played differently. Who plays does not count: a
// name may be put right, or the coach come, before the correction is taken back.
func course(g *dicegame.Game) string { return dicegame.Fingerprint(record.Course(g.String())) }

// Corrected returns the cell of the correction that can be taken back: nothing
// was played after it. ok is false if there is none.
func (s *Games) Corrected() (at dicegame.Spot, ok bool) {
	c := s.correction
	if s.Now == nil || s.Watching || c.Game == "" || c.Game != s.Now.ID || c.Print != course(s.Now) {
		return at, false
	}
	return dicegame.Spot{Party: engine.Player(c.At[0]), Col: c.At[1], Row: c.At[2]}, true
}

// TakeBackCorrection undoes the correction that Corrected tells. It reports
// whether it has.
func (s *Games) TakeBackCorrection() bool {
	if _, ok := s.Corrected(); !ok {
		return false
	}
	doc, err := record.ParseSaved(s.correction.Before)
	if err != nil {
		return false
	}
	d, err := doc.Dice()
	if err != nil {
		return false
	}
	s.correction = correction{}
	s.Now.Unfix(d.Match)
	s.rewritten()
	s.disk.Erase(KeyCorrection)
	return true
}

// rewritten stores the game on the table with another course.
func (s *Games) rewritten() {
	s.Save()
	s.saveKept()
}

// readCorrection reads the last correction, if it is one of the stored game.
func (s *Games) readCorrection() {
	s.correction = correction{}
	var c correction
	if s.disk.Read(KeyCorrection, &c, func() error { return KnownSchema(c.V) }) && c.Game == s.Now.ID &&
		c.At[0] >= 1 && c.At[0] <= len(s.Now.Parties) && c.At[1] >= 1 && c.At[1] <= len(s.Now.Rules.Columns) && c.At[2] >= 1 && c.At[2] <= len(s.Now.Rules.Rows) {
		s.correction = c
	}
}
