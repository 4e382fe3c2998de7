package record

import (
	"fmt"
	"math"
	"strings"

	"serviert/engine"
	"serviert/engine/escalero"
)

// Setup is the set-up of a dice game: the head of its record.
type Setup struct {
	Rules   escalero.Rules // what is played
	Parties []Party        // party 1 first
	Start   engine.Player  // the party that begins, from 1
}

// State is the start of the game. It panics on a set-up that Check refuses.
func (s Setup) State() escalero.State {
	return escalero.New(s.Rules, len(s.Parties), s.Start, s.pairs())
}

// pairs tells whether the parties are pairs. A single name among pairs is a player
// who plays for two.
func (s Setup) pairs() bool {
	for _, p := range s.Parties {
		if p.Pair() {
			return true
		}
	}
	return false
}

// Check is an error that wraps ErrNotRecord if the set-up cannot be played, and
// says why.
func (s Setup) Check() error {
	n, parties := len(s.Parties), "parties"
	if n == 1 {
		parties = "party"
	}
	switch {
	case n < escalero.MinParties || n > escalero.MaxParties:
		return notRecord(0, "%d %s; %s is played by %d to %d", n, parties, s.Rules.Preset, escalero.MinParties, escalero.MaxParties)
	case s.Rules.Contra && n != 2:
		return notRecord(0, "Contra is for two parties, here are %d", n)
	case s.Start < 1 || int(s.Start) > n:
		return notRecord(0, "option start %d; it can be 1 to %d", s.Start, n)
	}
	return nil
}

// Dice is a dice game: its set-up and the match so far.
type Dice struct {
	Setup
	Match engine.Match[escalero.State, escalero.Action] // the log and its states
}

// NewDice begins a dice game. The error is that of Check.
func NewDice(s Setup) (Dice, error) {
	if err := s.Check(); err != nil {
		return Dice{}, err
	}
	return Dice{s, engine.NewMatch[escalero.State, escalero.Action](s.State())}, nil
}

// IsDice tells whether the preset is a dice game.
func (d Document) IsDice() bool {
	_, ok := escalero.Preset(d.Preset)
	return ok
}

// Dice replays the document as a dice game. The error wraps ErrNotRecord or is a
// *LineError; with a LineError the game is that up to the line before.
func (d Document) Dice() (Dice, error) {
	rules, ok := escalero.Preset(d.Preset)
	if !ok {
		return Dice{}, notRecord(0, "preset %.40q is unknown; there are %s", d.Preset, strings.Join(Presets(), ", "))
	}
	s := Setup{rules, d.Parties, 1}
	for _, o := range d.Options {
		if o.Key == "start" {
			n, ok := engine.Number(o.Value, 1, math.MaxInt32)
			if !ok {
				return Dice{}, notRecord(o.Line, "option start cannot be %.40q; it is the number of the party that begins, for example 2", o.Value)
			}
			s.Start = engine.Player(n)
			continue
		}
		var err error
		if s.Rules, err = s.Rules.With(o.Key, o.Value); err != nil {
			return Dice{}, notRecord(o.Line, "%v", err)
		}
	}
	g, err := NewDice(s)
	if err != nil {
		return g, d.short(err, escalero.MinParties, func(line string) error {
			_, err := escalero.ParseAction(line)
			return err
		})
	}
	g.Match, err = replay(g.Match.State(), d, escalero.ParseAction)
	return g, err
}

// Document is the game as a record.
func (g Dice) Document() Document {
	d := g.heading()
	for _, a := range g.Match.Log() {
		d.Actions = append(d.Actions, Line{Text: a.String()})
	}
	return d
}

// heading is Document without the actions.
func (g Dice) heading() Document {
	d := Document{Preset: g.Rules.Preset, Parties: g.Parties}
	for _, c := range g.Rules.Changes() {
		d.Options = append(d.Options, Option{Key: c[0], Value: c[1]})
	}
	if g.Start != 1 {
		d.Options = append(d.Options, Option{Key: "start", Value: fmt.Sprint(int(g.Start))})
	}
	return d
}

// String is the game's record as text.
func (g Dice) String() string {
	b := []byte(g.heading().String())
	for i := range g.Match.Len() {
		b = append(g.Match.Action(i).Append(b), '\n')
	}
	return string(b)
}

// Presets lists the names of all presets, those of the dice games first.
func Presets() []string {
	var list []string
	for _, r := range escalero.Presets() {
		list = append(list, r.Preset)
	}
	return append(list, Words)
}

// Words is the preset of the card game.
const Words = "choose-your-words"
