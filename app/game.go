package app

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// game is a dice game on this device: the record and what belongs to it but
// is no part of the game.
type game struct {
	record.Dice
	id      string // unique on this device, in order of time
	evening string // id of the first game of the evening
	started int64  // Unix milliseconds
	ended   int64  // Unix milliseconds, 0 while it runs
	kept    [dice.N]bool
	block   bool // real dice on the table: the app is the pad
	paid    bool // the evening was noted as paid: entries stand
}

// saved is a game as it is stored.
type saved struct {
	V       int    `json:"v"`
	ID      string `json:"id"`
	Evening string `json:"evening"`
	Started int64  `json:"started"`
	Ended   int64  `json:"ended,omitempty"`
	Kept    string `json:"kept,omitempty"` // one digit a die, 1 for kept
	Block   bool   `json:"block,omitempty"`
	Paid    bool   `json:"paid,omitempty"`
	Record  string `json:"record"`
}

const savedVersion = 1

// knownSchema refuses what another version of the app has written.
func knownSchema(v int) error {
	if v != savedVersion {
		return fmt.Errorf("schema %d is unknown, this version reads %d", v, savedVersion)
	}
	return nil
}

func (g *game) saved() saved {
	kept := ""
	for _, k := range g.kept {
		kept += map[bool]string{true: "1", false: "0"}[k]
	}
	return saved{savedVersion, g.id, g.evening, g.started, g.ended, kept, g.block, g.paid, g.Dice.String()}
}

func (v saved) game() (*game, error) {
	if err := knownSchema(v.V); err != nil {
		return nil, err
	}
	doc, err := record.Parse(v.Record)
	if err != nil {
		return nil, err
	}
	d, err := doc.Dice()
	if err != nil {
		return nil, err
	}
	g := &game{Dice: d, id: v.ID, evening: v.Evening, started: v.Started, ended: v.Ended, block: v.Block, paid: v.Paid}
	for i := range g.kept {
		g.kept[i] = i < len(v.Kept) && v.Kept[i] == '1'
	}
	return g, nil
}

// state is the position now.
func (g *game) state() escalero.State { return g.Match.State() }

// name is the party's name as the table shows it.
func (g *game) name(p engine.Player) string {
	return strings.Join(g.Parties[p-1].Names, " & ")
}

// start begins a game and opens the table.
func (s *store) start(setup record.Setup, evening string, block bool) error {
	d, err := record.NewDice(setup)
	if err != nil {
		return err
	}
	now := millis()
	s.game = &game{Dice: d, id: fmt.Sprint(now), evening: evening, started: now, block: block}
	if evening == "" {
		s.game.evening = s.game.id
	}
	s.table = tableView{}
	s.saveGame()
	return nil
}

// act applies an action of the running game and saves. Screens offer legal
// actions only, so an error is a fault of the app.
func (s *store) act(a escalero.Action) error {
	if s.game == nil || s.elsewhere {
		return errors.New("no game to act in")
	}
	m, err := s.game.Match.Apply(a)
	if err != nil {
		return err
	}
	before := s.game.state()
	s.count(s.game, before, a)
	s.game.Match = m
	s.game.settleKept(a)
	if m.State().Over() {
		s.finish()
	}
	s.saveGame()
	s.tell(before, a)
	s.wake()
	return nil
}

// settleKept forgets which dice were chosen once they are thrown or written.
func (g *game) settleKept(a escalero.Action) {
	s := g.state()
	if a.Kind != escalero.Keep || s.Now().Left() == 0 {
		g.kept = [dice.N]bool{}
	}
}

// keep marks a die as staying, or takes the mark away.
func (s *store) keep(i int) {
	if s.elsewhere {
		return
	}
	s.game.kept[i] = !s.game.kept[i]
	s.saveGame()
}

// canTakeBack tells whether the last entry can still be taken back.
func (s *store) canTakeBack() bool {
	if s.game == nil || !s.game.Rules.TakeBack || !s.game.Match.CanUndo() || s.elsewhere {
		return false
	}
	return s.game.levelNow(s.game.Match.At(s.game.Match.Len()-1)) == "" // a computer player stands by its entries
}

// takeBack undoes the last entry; dice once seen stay seen.
func (s *store) takeBack() {
	if !s.canTakeBack() {
		return
	}
	s.game.Match = s.game.Match.Undo()
	s.game.kept = [dice.N]bool{}
	s.reopen()
	s.saveGame()
	s.tellTakenBack()
	s.focusNext()
	s.wake()
}

// finish moves a game that has ended to the finished ones.
func (s *store) finish() {
	s.game.ended = millis()
	s.done = slices.DeleteFunc(s.done, func(d doneAs) bool { return d.id == s.game.id })
	s.done = slices.Insert(s.done, 0, doneAs{s.game.id, s.game})
	s.save(keyDone+s.game.id, s.game.saved())
	askToPersist()
}

// reopen makes a finished game run again after its last entry was taken back.
func (s *store) reopen() {
	if s.game.ended == 0 {
		return
	}
	s.game.ended = 0
	s.erase(keyDone + s.game.id)
	s.done = slices.DeleteFunc(s.done, func(d doneAs) bool { return d.id == s.game.id })
}

// saveGame stores the running game. A game that is over stays there until the
// next one begins, so that the settlement is still open after a restart.
func (s *store) saveGame() {
	if s.game != nil && !s.elsewhere {
		s.save(keyGame, s.game.saved())
	}
}

func (s *store) loadGame() {
	var v saved
	ok, err := load(s.disk, keyGame, &v)
	if ok && err == nil {
		s.game, err = v.game()
	}
	if err != nil {
		s.setAside(keyGame, err.Error())
	}
}

// running tells whether there is a game to go on with.
func (s *store) running() bool { return s.game != nil && !s.game.state().Over() }
