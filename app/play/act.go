package play

import (
	"fmt"
	"slices"

	"serviert/app/dicegame"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// act plays the action of a person and moves the focus. During the turn of a
// computer player it does nothing.
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

// apply plays anybody's action: it throws the blank dice, stores the action,
// announces it and plays its sound. It returns false if nothing was played.
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

// marked returns the marked dice.
func marked(g *dicegame.Game) (h dice.Hand) {
	for i, f := range g.State().Now().Dice {
		if g.Kept[i] {
			h[f-1]++
		}
	}
	return h
}

// tell announces an action, preceded by the reason of a computer player.
func (r *Room) tell(before escalero.State, a escalero.Action) {
	g := r.games.Now
	text := r.names().Said(g, before, a)
	if r.why != "" && g.Level(before) != "" {
		text = r.why + ". " + text
	}
	r.sh.Say(text)
}

// enter writes the chosen cell. A zero has to be confirmed in a dialog first.
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
	r.sh.CloseDialog() // computer players wait while a dialog is open
	r.act(a)
}

// retype puts right dice that are all typed but not written yet: it takes the
// last one off again, or switches whether they were served.
func (r *Room) retype(a escalero.Action, order dicegame.Order) {
	d := r.Desk()
	if order == dicegame.TypedServed {
		a.Served = !a.Served
		if r.games.Retype(a) != nil {
			return
		}
		r.tell(r.games.Now.Match.At(r.games.Now.Match.Len()-1), a)
		r.sh.Focus("typed-served")
		return
	}
	if r.games.Retype(escalero.Action{}) != nil {
		return
	}
	d.Clear()
	d.Typing, d.Served = slices.Clone(a.Dice[:dice.N-1]), a.Served
	r.sh.Say(fmt.Sprintf(r.sh.Texts().Table.Say.Typed, r.names().Faces(d.Typing)))
	r.sh.Focus("typed-back")
}

// takeBack undoes the last action, if that is allowed.
func (r *Room) takeBack() {
	if f := r.fixed(); f != nil {
		r.takeBackFix(f)
		return
	}
	if !r.games.CanTakeBack() {
		return
	}
	r.games.TakeBack()
	d := r.Desk()
	r.sh.Say(r.names().SaidBack(r.games.Now))
	r.focus(d.Next())
	r.Wake()
}

// TakeBack undoes the last entry of a finished game and returns to the table.
func (r *Room) TakeBack() {
	r.takeBack()
	r.sh.Visit("/table")
}

// switchBlock switches between dice in the app and real dice. It is offered
// between turns only.
func (r *Room) switchBlock() {
	if r.games.Watching {
		return
	}
	r.games.Now.Block = !r.games.Now.Block
	r.Desk().Clear()
	r.games.Save()
}

// focus moves the focus; "" leaves it.
func (r *Room) focus(id string) {
	if id != "" {
		r.sh.Focus(id)
	}
}

// key handles a key, see ui.Page.
func (r *Room) key(key string, shift bool, id string) bool {
	if r.games.Now == nil || r.games.Now.Over() || r.sh.Dialog() != "" {
		return false
	}
	d, n := r.Desk(), r.names()
	switch key {
	case "z", "Z":
		if !r.games.CanTakeBack() && r.fixed() == nil {
			r.sh.Say(n.T().Table.Say.NoBack)
			return true
		}
		r.takeBack()
		return true
	case "r", "R", "Enter":
		if r.waits && (key != "Enter" || id == "" || id == "title") {
			r.goOn()
			return true
		}
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

// turned reports whether the pad is on its side. The browser is asked only for
// arrow keys, because the answer is slow.
func (r *Room) turned(key string) bool { return len(key) > 5 && r.browser.PadTurned() }
