package store

import (
	"slices"

	"serviert/app/dicegame"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/record"
)

// opening is the value under KeyOpening: the dice for who begins the game on the
// table, until something is played in it.
type opening struct {
	V     int     `json:"v"`
	Game  string  `json:"game"`
	Rolls [][]int `json:"rolls"`          // see dicegame.Opening
	Known bool    `json:"known"`          // who begins is, and has been thrown with real dice
	Seen  bool    `json:"seen,omitempty"` // nobody has to look at the dice any more
}

// Roll lets the parties of the game that has just been started roll for who
// begins. What they have rolled for a game that was then not played stands, see lot: who
// goes back and sets up again gets no other dice.
func (s *Games) Roll() {
	if s.Now != nil && !s.Watching {
		s.began = ""
		if s.opening, s.stands = s.rolled, s.rolled != nil; !s.stands {
			s.opening = dicegame.NewOpening(len(s.Now.Parties))
		}
		s.saveOpening(false)
		s.start()
	}
}

// RollStands reports whether the dice for who begins were thrown for a game before, that
// was not played.
func (s *Games) RollStands() bool { return s.Opening() != nil && s.stands }

// lot is the dice that the app has thrown for who begins the game on the table, if nothing
// was played in that, for a game of the same parties in any order; nil for none.
func (s *Games) lot(parties []record.Party) (list dicegame.Opening) {
	o := s.opening
	if o == nil {
		o = s.rolled
	}
	if s.Now == nil || s.Now.Match.Len() > 0 || !o.Thrown() || len(parties) != len(s.Now.Parties) {
		return nil
	}
	for _, roll := range o {
		var now dicegame.Roll
		for _, p := range parties {
			at := slices.IndexFunc(s.Now.Parties, func(o record.Party) bool { return o.Name() == p.Name() })
			if at < 0 {
				return nil
			}
			now = append(now, roll[at])
		}
		list = append(list, now)
	}
	return list
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
	s.saveOpening(false)
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
	s.stands = false
	if s.opening.Winner() != 0 {
		s.saveOpening(true)
		s.opening, s.rolled = nil, s.opening
		return
	}
	s.opening = nil
	if !s.Now.Block {
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

// letGo is called for a game that goes for good: what is kept beside it goes too, the dice for
// who begins it, its marks and its last correction.
func (s *Games) letGo(id string) {
	for _, key := range []string{KeyOpening, KeyKept, KeyCorrection} {
		var of struct {
			Game string `json:"game"`
		}
		if s.disk.Peek(key, &of) && of.Game == id {
			s.disk.Erase(key)
		}
	}
}

// forgetLot is called when something is played: the dice for who begins have done their work.
func (s *Games) forgetLot() {
	if s.rolled != nil {
		s.rolled = nil
		s.disk.Erase(KeyOpening)
	}
}

func (s *Games) saveOpening(seen bool) {
	o := opening{V: Schema, Game: s.Now.ID, Seen: seen}
	for _, r := range s.opening {
		o.Rolls = append(o.Rolls, r)
	}
	s.disk.Save(KeyOpening, o)
}

// readOpening reads the dice for who begins, if they are for the stored game and
// it has not begun.
func (s *Games) readOpening() {
	s.opening, s.rolled, s.stands, s.began = nil, nil, false, ""
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
	switch {
	case !o.Sound(len(s.Now.Parties)):
	case stored.Seen:
		s.rolled = o
	default:
		s.opening = o
		s.start()
	}
}
