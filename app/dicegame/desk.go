package dicegame

import (
	"fmt"
	"slices"
	"strings"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Desk is a position plus the unfinished input of a person: the chosen cell,
// typed dice; see Input. The marks of kept dice are stored, so they are part of
// the game.
type Desk struct {
	Game     *Game
	Watching bool // another tab has the game: nothing can be changed here

	Row    string // key of the chosen cell's row, "" for none
	Col    int    // its column, from 1
	Result int    // two turns per entry: 1 to write the first result, 0 the last thrown

	Compare bool          // both results are shown though throws are left
	Typing  []dice.Face   // block mode: the dice typed so far, nil when not typing
	Served  bool          // block mode: the typed dice were all thrown at once
	Rival   engine.Player // whose sheet is shown beside the own one, 0 for the party before
	Resting engine.Player // who has just written and is to see it before the pads change place, 0 for nobody

	at     Spot          // the cell of the pad that the keys have come to, zero for none
	shows  engine.Player // whose sheet the keys have unfolded beside the own one, 0 for nobody's
	column bool          // C has asked for the number of a column
}

// Clear discards the unfinished input. The choice of the rival stays, and so does
// the cell that somebody is looking at, while others play and after a throw.
func (d *Desk) Clear() {
	at, shows := d.at, d.shows
	*d = Desk{Game: d.Game, Watching: d.Watching, Rival: d.Rival}
	last := d.Game.Match.Len() - 1
	if d.Idle() || last >= 0 && d.Game.Match.Action(last).Chance() {
		d.at, d.shows = at, shows
	}
}

// Reseated forgets the cell that the keys have come to, if another sheet stands
// first since who plays was changed: the one it is on may be folded away.
func (d *Desk) Reseated(own engine.Player) {
	if d.Own() != own {
		d.at, d.shows = Spot{}, 0
	}
}

// Recheck drops the choice of a cell that is no longer open: an entry may have been
// moved there.
func (d *Desk) Recheck() {
	if d.Row != "" && !d.State().May(escalero.Action{Kind: escalero.Strike, Row: d.Row, Col: d.Col}) {
		d.Row, d.Col = "", 0
	}
}

// Input is what somebody has begun to enter at a position. It outlives the page,
// but not the position.
type Input struct {
	Game    string `json:"game"`    // its ID
	Actions int    `json:"actions"` // so many of the game were played
	Row     string `json:"row,omitempty"`
	Col     int    `json:"col,omitempty"`
	Result  int    `json:"result,omitempty"`
	Compare bool   `json:"compare,omitempty"`
	Types   bool   `json:"types,omitempty"`  // the keys for typing dice are there
	Typing  []int  `json:"typing,omitempty"` // the faces typed so far, 1 to 6
	Served  bool   `json:"served,omitempty"`
}

// Input returns the unfinished input; ok is false if there is none.
func (d *Desk) Input() (in Input, ok bool) {
	if d.Game == nil || d.Row == "" && d.Result == 0 && !d.Compare && d.Typing == nil {
		return in, false
	}
	in = Input{Game: d.Game.ID, Actions: d.Game.Match.Len(), Row: d.Row, Col: d.Col, Result: d.Result, Compare: d.Compare, Types: d.Typing != nil, Served: d.Served}
	for _, f := range d.Typing {
		in.Typing = append(in.Typing, int(f))
	}
	return in, true
}

// Resume goes on with an input. What belongs to another position, or does not
// fit this one, is nothing.
func (d *Desk) Resume(in Input) {
	if d.Game == nil || d.Idle() || d.Game.Over() || in.Game != d.Game.ID || in.Actions != d.Game.Match.Len() {
		return
	}
	if d.State().Second() {
		d.Compare = in.Compare
		d.Result = min(max(in.Result, 0), 1)
	}
	if slices.ContainsFunc(d.State().Legal(), func(a escalero.Action) bool { return a.Row == in.Row && a.Col == in.Col && a.Col > 0 }) {
		d.Row, d.Col = in.Row, in.Col
	}
	if !in.Types || !d.Game.Block || len(in.Typing) >= dice.N {
		return
	}
	typing := []dice.Face{}
	for _, f := range in.Typing {
		if f < 1 || f > 6 {
			return
		}
		typing = append(typing, dice.Face(f))
	}
	d.Typing, d.Served = typing, in.Served
}

// State returns the position.
func (d *Desk) State() escalero.State { return d.Game.State() }

// Idle reports whether no person can act here now: it is a computer player's
// turn, or another tab has the game.
func (d *Desk) Idle() bool { return d.Watching || d.Game.Level(d.State()) != "" }

// Own returns the party whose sheet is shown in full: the one that writes
// next, or the first after the end of the game. While computers play, the sheet
// of the people before them keeps its place.
func (d *Desk) Own() engine.Player {
	if d.Resting != 0 {
		return d.Resting
	}
	writer := d.State().Writer()
	own, n := max(writer, 1), engine.Player(d.State().Parties())
	for range n {
		if !d.Game.Computer(own) {
			return own
		}
		own = (own+n-2)%n + 1
	}
	return own
}

// Rivals lists the other parties in turn order, starting with the one whose
// sheet is shown beside the own one: the computer player that throws now, else
// whose turn was before, so that their entry can be seen, unless another was
// asked for.
func (d *Desk) Rivals() []engine.Player {
	list := d.rivals()
	if i := slices.Index(list, d.shows); i > 0 {
		return append(list[i:], list[:i]...)
	}
	return list
}

// rivals is Rivals as it is while nobody looks over the pad by keys.
func (d *Desk) rivals() []engine.Player {
	n, own, first := engine.Player(d.State().Parties()), d.Own(), d.Rival
	list := []engine.Player{(own+n-2)%n + 1}
	for i := engine.Player(1); i < n-1; i++ {
		list = append(list, (own+i-1)%n+1)
	}
	if w := d.State().Writer(); first == 0 && w != 0 && d.Game.Computer(w) {
		first = w
	}
	for i, p := range list {
		if p == first {
			return append(list[i:], list[:i]...)
		}
	}
	return list
}

// Source returns the result that would be written now.
func (d *Desk) Source() escalero.Turn {
	st := d.State()
	if d.Result == 1 && st.Second() {
		return st.First()
	}
	return st.Last()
}

// Typed returns the dice typed for the turn that goes on: until they are
// written a slip in typing can be put right. ok is false if there are none, or
// if they cannot be changed here.
func (d *Desk) Typed() (a escalero.Action, ok bool) {
	last := d.Game.Match.Len() - 1
	if last < 0 || d.Idle() || !d.Game.Block || d.Game.Match.Action(last).Kind != escalero.Result {
		return a, false
	}
	return d.Game.Match.Action(last), true
}

// Points returns what the row with this key would score now.
func (d *Desk) Points(key string) int {
	t, r := d.Source(), &d.Game.Rules
	return r.Rows[r.Row(key)].Points(t.Dice.Hand(), t.Served)
}

// chosen returns the cell that would be entered: the one somebody chose, else
// the only open one once there are dice. "" for none.
func (d *Desk) chosen() (row string, col int) {
	if d.Row != "" || !d.Choosable() || !d.Source().Begun() {
		return d.Row, d.Col
	}
	for _, a := range d.State().Legal() {
		switch {
		case a.Kind != escalero.Strike: // every open cell can be struck
		case row != "":
			return "", 0
		default:
			row, col = a.Row, a.Col
		}
	}
	return row, col
}

// Entry returns the action that enters the chosen cell, a strike if it scores
// nothing. ok is false if no cell is chosen.
func (d *Desk) Entry() (a escalero.Action, ok bool) {
	row, col := d.chosen()
	if row == "" {
		return a, false
	}
	a = escalero.Action{Kind: escalero.Write, Row: row, Col: col}
	switch st := d.State(); {
	case d.Points(row) == 0:
		a.Kind = escalero.Strike
	case d.Result == 1 && st.Second() && st.Now().Begun():
		a.Hand = 1
	}
	return a, true
}

// Throw returns the action that throws all dice, or those that are not marked.
// It may be illegal: check with State.Legal.
func (d *Desk) Throw() escalero.Action {
	st := d.State()
	if !st.Now().Begun() {
		return escalero.Action{Kind: escalero.Throw}
	}
	a := escalero.Action{Kind: escalero.Keep}
	for i, f := range st.Now().Dice {
		if d.Game.Kept[i] {
			a.Kept[f-1]++
		}
	}
	return a
}

// Choosable reports whether open cells can be chosen: once there are dice, and
// in block mode at any time.
func (d *Desk) Choosable() bool {
	st := d.State()
	if d.Idle() || st.Asked() != 0 || st.Over() {
		return false
	}
	if st.Hands() == 2 && !st.Second() && !d.Game.Block {
		return false // the partner throws first
	}
	return d.Source().Begun() || d.Game.Block
}

// MayKeep reports whether dice can be marked now.
func (d *Desk) MayKeep() bool {
	now := d.State().Now()
	return !d.Idle() && now.Begun() && now.Left() > 0
}

// fixes returns the written cells that can be corrected: in a game with real
// dice that goes on, those that were entered by hand.
func (d *Desk) fixes() []Spot {
	if d.Watching || !d.Game.Block || d.State().Over() {
		return nil
	}
	return d.Game.HandEntries()
}

// Comparing reports whether the tray shows both results of an entry instead of
// the dice: after the last throw, or on request.
func (d *Desk) Comparing() bool {
	st := d.State()
	return st.Second() && st.Now().Begun() && (st.Now().Left() == 0 || d.Compare)
}

// tap chooses an open cell, or clears the choice. in reports that the cell is
// to be entered: there are dice, and a tap has chosen it already or one tap is
// enough.
func (d *Desk) tap(row, col int, oneTap bool) (in bool) {
	d.at, d.shows = Spot{d.Own(), col + 1, row + 1}, 0
	key := d.Game.Rules.Rows[row].Key
	again := d.Row == key && d.Col == col+1
	// With real dice those of the second turn may lie on the table, to be entered as points.
	points := d.Game.Block && !d.State().Now().Begun()
	if d.Source().Begun() && (oneTap && !points || again) {
		d.Row, d.Col = key, col+1
		return true
	}
	if again {
		d.Row, d.Col = "", 0
	} else {
		d.Row, d.Col = key, col+1
	}
	return false
}

// Choose selects the cell and the result of an action without playing it.
func (d *Desk) Choose(a escalero.Action) { d.Row, d.Col, d.Result = a.Row, a.Col, a.Hand }

// Outcome says what has to follow a press or a key.
type Outcome struct {
	Say   string          // text to announce, "" for none
	Focus string          // ID of the element to focus, "" to leave the focus
	Act   escalero.Action // action to play, Kind 0 for none; its dice may be blank
}

// Do carries out a press that changes only the desk and ignores all others.
// With oneTap a single tap on a cell enters it.
func (d *Desk) Do(n Names, p Press, oneTap bool) (o Outcome) {
	t := &n.T().Table
	switch p.Order {
	case Tap:
		if d.tap(p.N/escalero.MaxColumns, p.N%escalero.MaxColumns, oneTap) {
			o.Act, _ = d.Entry()
		} else if d.Game.Block && d.Row != "" && !d.State().Now().Begun() {
			o.Say = d.points(n)
		}
	case CompareResults:
		d.Compare = true
		o.Focus = "result-1"
	case UseResult:
		d.Result, d.Row, d.Col = p.N, "", 0
	case StartTyping:
		if len(d.Typing) > 0 { // by key once more, where the focus may be at its place already
			o.Say = t.TypeDice + "."
		}
		d.Typing, d.Row = []dice.Face{}, ""
		o.Focus = "face-1"
	case TypeDie:
		return d.typeDie(n, dice.Face(p.N))
	case Untype:
		switch many := len(d.Typing); many {
		case 0:
			d.Typing = nil
			o.Focus = "type"
		case 1:
			d.Typing = d.Typing[:0]
			o.Say = t.TypeDice + "."
		default:
			d.Typing = d.Typing[:many-1]
			o.Say = fmt.Sprintf(t.Say.Typed, i18n.Capital(n.Faces(d.Typing)))
		}
	case TypedServed:
		d.Served = !d.Served
	case NextRival:
		list := d.Rivals()
		d.Rival = list[1%len(list)]
		d.at, d.shows = Spot{}, 0
		o.Say = n.SaidSheet(d.Game, d.Rival)
	}
	return o
}

// points asks what to write into the chosen cell with real dice: what can be written stands away from it, in the tray.
func (d *Desk) points(n Names) string {
	rules := &d.Game.Rules
	row := rules.Rows[rules.Row(d.Row)]
	var list []string
	for _, points := range row.Values() {
		list = append(list, n.Points(row, points))
	}
	return fmt.Sprintf(n.T().Table.Say.Points, n.Aloud(rules, n.Row(row.Key), d.Col), strings.Join(list, ", "))
}

// typeDie adds a typed die. The fifth completes the result.
func (d *Desk) typeDie(n Names, f dice.Face) (o Outcome) {
	d.Typing = append(d.Typing, f)
	if len(d.Typing) < dice.N {
		o.Say = fmt.Sprintf(n.T().Table.Say.Typed, i18n.Capital(n.Faces(d.Typing)))
		return o
	}
	o.Act = escalero.Action{Kind: escalero.Result, Served: d.Served}
	copy(o.Act.Dice[:], d.Typing)
	return o
}
