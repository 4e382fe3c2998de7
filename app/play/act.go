package play

import (
	"serviert/app/dicegame"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// act plays what a person has pressed. Where a computer player has the turn
// nothing happens.
func (r *Room) act(a escalero.Action) {
	d := r.Desk()
	if r.games.Now == nil || d.Idle() || !r.apply(a) {
		return
	}
	g := r.games.Now
	switch {
	case g.Over():
		r.sh.Visit("/settlement")
	case a.Chance():
		r.focus(d.AfterThrow())
		if now := g.State().Now(); dicegame.Combination(now) && now.Served {
			r.sound("served")
			r.buzz(30)
		}
	case a.Kind == escalero.Result, g.Block && (a.Kind == escalero.Points || a.Kind == escalero.Strike):
		r.focus(d.Next())
	default:
		r.sh.Focus("throw")
	}
}

// apply plays an action of anybody, stores it, says it and makes its sound;
// dice that are blank are thrown.
func (r *Room) apply(a escalero.Action) bool {
	g := r.games.Now
	before := g.State()
	if n := a.Blank(); n > 0 {
		faces := r.browser.Faces(n)
		if a.Kind == escalero.Keep && a.Kept == marked(g) {
			a = before.KeepAt(g.Kept, faces...)
		} else {
			a = before.Fill(a, faces...)
		}
	}
	if r.games.Act(a) != nil {
		return false
	}
	r.desk.Clear()
	if g.Over() {
		r.browser.Persist()
	}
	r.tell(before, a)
	switch a.Kind {
	case escalero.Throw, escalero.Keep:
		r.sound("throw")
	case escalero.Write, escalero.Points, escalero.Strike:
		r.sound("write")
	}
	r.Wake()
	return true
}

// marked is the hand of the dice that are marked as staying.
func marked(g *dicegame.Game) (h dice.Hand) {
	for i, f := range g.State().Now().Dice {
		if g.Kept[i] {
			h[f-1]++
		}
	}
	return h
}

// tell says what an action did, and before it why a computer player did it.
func (r *Room) tell(before escalero.State, a escalero.Action) {
	g := r.games.Now
	text := r.names().Said(g, before, a)
	if r.why != "" && g.Level(before) != "" {
		text = r.why + ". " + text
	}
	r.sh.Say(text)
}

// enter writes the chosen cell. A zero asks first unless that is confirmed.
func (r *Room) enter(confirmed bool) {
	d := r.Desk()
	a, ok := d.Entry()
	if !ok || r.games.Now == nil || r.games.Watching {
		return
	}
	if a.Kind == escalero.Strike && !confirmed {
		r.sh.OpenDialog("strike")
		return
	}
	r.sh.CloseDialog() // a computer player does not go on while one is open
	r.act(a)
}

// takeBack undoes the last entry; dice once seen stay seen.
func (r *Room) takeBack() {
	if !r.games.CanTakeBack() {
		return
	}
	r.games.TakeBack()
	d := r.Desk()
	r.sh.Say(r.names().SaidBack(r.games.Now))
	r.focus(d.Next())
	r.Wake()
}

// TakeBack undoes the last entry of a game that is over and goes back to the
// table.
func (r *Room) TakeBack() {
	r.takeBack()
	r.sh.Visit("/table")
}

// switchBlock changes between dice in the app and real dice, between turns.
func (r *Room) switchBlock() {
	if r.games.Watching {
		return
	}
	r.games.Now.Block = !r.games.Now.Block
	r.Desk().Clear()
	r.games.Save()
}

// focus moves the focus, where there is a better place for it.
func (r *Room) focus(id string) {
	if id != "" {
		r.sh.Focus(id)
	}
}

// key is a key pressed outside of any field.
func (r *Room) key(key string, shift bool, id string) bool {
	if r.games.Now == nil || r.games.Now.Over() || r.sh.Dialog() != "" {
		return false
	}
	d, n := r.Desk(), r.names()
	switch key {
	case "z", "Z":
		if !r.games.CanTakeBack() {
			r.sh.Say(n.T().Table.Say.NoBack)
			return true
		}
		r.takeBack()
		return true
	case "h", "H":
		r.coach.Ask()
		return true
	}
	p, o, ok := d.Key(n, key, shift, id, r.turned(key))
	if !ok {
		return false
	}
	r.follow(o)
	if p.Order != dicegame.Play {
		r.Press(p)
	}
	if p.Order == dicegame.KeepDie {
		r.sh.Say(n.SaidKept(r.games.Now, p.N))
	}
	return true
}

// turned tells whether the pad lies on its side, which only arrow keys ask.
func (r *Room) turned(key string) bool { return len(key) > 5 && r.browser.PadTurned() }
