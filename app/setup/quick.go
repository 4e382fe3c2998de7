package setup

import (
	"fmt"
	"slices"

	"serviert/app/dicegame"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// The quick game: one column against a computer player, begun by one tap. It
// asks nothing and changes nothing of what the set-up remembers.

// quickPreset is short enough for a first game, quickLevel fair to whoever has
// never played.
const (
	quickPreset = "escalero-single"
	quickLevel  = "casual"
)

// Recall reads who played last, for QuickLine and Quick.
func (r *Room) Recall() {
	if last, ok := r.disk.Names(); ok {
		r.before = last
	}
}

// quick is the game, and the level of the computer player: the person of the last
// set-up and the computer player who sat at the table last, where there were any.
func (r *Room) quick() (set record.Setup, level string) {
	t := &r.sh.Texts().New
	me, rival := "", t.Rivals[0]
	level = quickLevel
	for i := len(r.before.Seats); i >= 0; i-- {
		s := r.before.Rival // counts where no other computer player sits
		if i < len(r.before.Seats) && i < r.before.Count {
			s = r.before.Seats[i]
		}
		name := dicegame.TypedName(s.Name)
		switch {
		case s.Level.Level() == "":
			me = name
		case slices.Contains(r.others.Levels, s.Level.Level()):
			level = s.Level.Level()
			if rival = t.Rivals[0]; name != "" {
				rival = name
			}
		}
	}
	if me == "" {
		me = fmt.Sprintf(t.Name, 1)
	}
	if rival == me {
		rival = t.Rivals[1]
	}
	set.Rules, _ = escalero.Preset(quickPreset)
	seat := func(name string) []record.Party {
		return []record.Party{{Names: []string{me}}, {Names: []string{name}, Extra: dicegame.Extra([]dicegame.Seat{dicegame.Seat(level)})}}
	}
	if set.Parties = seat(rival); record.CheckNames(set.Parties) != nil {
		me = fmt.Sprintf(t.Name, 1)
		set.Parties = seat(t.Rivals[0])
	}
	return set, level
}

// Person is who played alone or first of the people the last time, as the quick
// game names them.
func (r *Room) Person() string {
	set, _ := r.quick()
	return set.Parties[0].Names[0]
}

// QuickLine says what the quick game is, and against whom.
func (r *Room) QuickLine() string {
	t := r.sh.Texts()
	set, level := r.quick()
	return fmt.Sprintf(t.Home.QuickLine, set.Parties[1].Names[0], t.New.Levels.At(level))
}

// IsQuick tells whether a finished game was a quick one, against whatever
// computer player. People are called Rosa too.
func (r *Room) IsQuick(s dicegame.Summary) bool {
	if s.Preset != quickPreset || s.House || s.Cents > 0 || len(s.Names) != 2 || s.Pairs() || s.Level(0, 0) != "" || s.Level(1, 0) == "" {
		return false
	}
	set, _ := r.quick()
	rival := s.Names[1][0]
	return rival == set.Parties[1].Names[0] || slices.Contains(r.sh.Texts().New.Rivals, rival)
}

// Quick begins the quick game. Who begins is rolled and told, not asked. A
// running game is interrupted.
func (r *Room) Quick() {
	set, _ := r.quick()
	set.Start = dicegame.RollForStart(len(set.Parties), r.browser.Faces)
	r.start(beginning{Setup: set})
}
