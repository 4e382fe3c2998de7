package store

import (
	"serviert/app/dicegame"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/record"
)

// opening is the value under KeyOpening: the dice for who begins the game on the
// table, while they are thrown.
type opening struct {
	V     int     `json:"v"`
	Game  string  `json:"game"`
	Rolls [][]int `json:"rolls"` // see dicegame.Opening
	Known bool    `json:"known"` // who begins is, and has been thrown with real dice
}

// Roll lets the parties of the game that has just been started roll for who
// begins.
func (s *Games) Roll() {
	if s.Now != nil && !s.Watching {
		s.began = ""
		s.opening = dicegame.NewOpening(len(s.Now.Parties))
		s.saveOpening()
	}
}

// Opening returns the dice for who begins while they are thrown, and until
// EndOpening; nil at any other time.
func (s *Games) Opening() dicegame.Opening {
	if s.Now == nil || s.Watching || s.Now.Match.Len() > 0 {
		return nil
	}
	return s.opening
}

// ThrowForStart throws the die of a party for who begins. It returns false if
// the party has not to throw.
func (s *Games) ThrowForStart(p engine.Player, f dice.Face) bool {
	o := s.Opening()
	if o == nil || !o.Waiting(p) {
		return false
	}
	s.began = "" // the dice of the app decide
	s.opening = o.Throw(p, f)
	s.saveOpening()
	s.start()
	return true
}

// start lets the party begin that has won the opening, if one has.
func (s *Games) start() {
	if p := s.opening.Winner(); p != 0 {
		s.begin(p)
	}
}

// LetBegin lets a party begin that has won the opening with real dice. The opening ends.
func (s *Games) LetBegin(p engine.Player) {
	if s.Opening() != nil {
		s.begin(p)
		s.EndOpening()
	}
}

func (s *Games) begin(p engine.Player) {
	if p == s.Now.Start {
		return
	}
	setup := s.Now.Setup
	setup.Start = p
	if d, err := record.NewDice(setup); err == nil {
		s.Now.Dice = d
		s.Save()
	}
}

// EndOpening is called when it has been seen who begins. With real dice that is kept, see CanReopen; what the app has
// thrown stands.
func (s *Games) EndOpening() {
	if s.opening == nil {
		return
	}
	thrown := s.opening.Winner() != 0
	s.opening = nil
	if !s.Now.Block || thrown {
		s.disk.Erase(KeyOpening)
		return
	}
	s.began = s.Now.ID
	s.disk.Save(KeyOpening, opening{V: Schema, Game: s.Now.ID, Known: true})
}

// CanReopen reports whether it can be said anew who begins: with real dice, until something has been entered. They lie
// on the table, and the finger can have missed the name.
func (s *Games) CanReopen() bool {
	return s.Now != nil && s.Now.Block && !s.Watching && s.opening == nil && s.began == s.Now.ID && s.Now.Match.Len() == 0
}

// Reopen asks once more who begins. Until that is said, it stays as it was: nothing is stored.
func (s *Games) Reopen() {
	if s.CanReopen() {
		s.opening = dicegame.NewOpening(len(s.Now.Parties))
	}
}

// Reopened reports whether it is asked once more who begins, and neither said nor thrown yet.
func (s *Games) Reopened() bool { return s.Opening() != nil && s.began == s.Now.ID }

func (s *Games) saveOpening() {
	o := opening{V: Schema, Game: s.Now.ID}
	for _, r := range s.opening {
		o.Rolls = append(o.Rolls, r)
	}
	s.disk.Save(KeyOpening, o)
}

// readOpening reads the dice for who begins, if they are for the stored game and
// it has not begun.
func (s *Games) readOpening() {
	s.opening, s.began = nil, ""
	var stored opening
	if s.Now.Match.Len() > 0 || !s.disk.Read(KeyOpening, &stored, func() error { return KnownSchema(stored.V) }) || stored.Game != s.Now.ID {
		return
	}
	if stored.Known {
		s.began = s.Now.ID
		return
	}
	var o dicegame.Opening
	for _, r := range stored.Rolls {
		o = append(o, r)
	}
	if o.Sound(len(s.Now.Parties)) {
		s.opening = o
		s.start()
	}
}
