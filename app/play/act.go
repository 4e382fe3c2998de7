package play

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"serviert/app/dicegame"
	"serviert/app/dicetable"
	"serviert/app/history"
	"serviert/app/lesson"
	"serviert/app/sounds"
	"serviert/engine"
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
		r.sh.Visit("/end")
	case a.Chance():
		r.focus(r.afterThrow(d))
		switch {
		case r.moment:
			r.buzz(120)
		case servedNow(g):
			r.buzz(30)
		}
	default:
		r.toTurn()
	}
}

// toTurn moves the focus to where a turn begins. Before each step of a computer
// player it is on what goes on already, see Wake.
func (r *Room) toTurn() {
	switch {
	case r.waits && r.sh.Settings().Tempo() == "step":
	case r.games.Now.Block: // there is no button that throws
		r.focus(r.Desk().Next())
	default:
		r.sh.Focus("throw")
	}
}

// afterThrow is where the focus goes after a throw. It stays where that does no
// harm, so that a screen reader tells the dice and nothing else: on the button
// that throws, unless the next press would give a picture away, on the dice, on
// the pad.
func (r *Room) afterThrow(d *dicegame.Desk) string {
	id, left := r.browser.FocusedID(), d.State().Now().Left() > 0
	_, _, offered := d.Offer()
	switch {
	case id == "throw" && left && !offered, strings.HasPrefix(id, "die-") && left, strings.HasPrefix(id, "cell-"):
		return id
	}
	return d.AfterThrow()
}

// apply plays anybody's action: it throws the blank dice, stores the action,
// announces it and plays its sound. It returns false if nothing was played.
func (r *Room) apply(a escalero.Action) bool {
	g := r.games.Now
	before, own, hint, resting, ends := g.State(), r.Desk().Own(), r.hint(r.Desk()), r.Desk().Resting, g.Ends()
	if n := a.Blank(); n > 0 {
		faces := g.Faces(n, r.browser.Faces)
		if a.Kind == escalero.Keep && a.Kept == marked(g) {
			a = before.KeepAt(g.Kept, faces...)
		} else {
			a = before.Fill(a, faces...)
		}
	}
	if r.games.Act(a) != nil {
		return false
	}
	if ends && a.Row != "" && g.State().MayStop() { // a Contra that is accepted ends no round
		r.games.Act(escalero.Action{Kind: escalero.Stop})
	}
	r.desk.Clear()
	if g.Level(before) == "" {
		r.reason = nil // a computer player's reason was for what came before
		r.learn(lesson.Learned(hint, a)...)
	}
	r.moment = a.Chance() && dicegame.Grand(g.State().Now())
	if g.Over() {
		r.browser.Persist()
	}
	r.tell(before, a)
	switch a.Kind {
	case escalero.Write, escalero.Points, escalero.Strike:
		r.rest(own)
	}
	for _, score := range sounds.Dice(g, before, a) {
		r.sound(score)
	}
	r.Wake()
	r.halve()
	if a.Chance() && resting != 0 { // where it has not changed place yet
		r.stay(resting)
	}
	return true
}

// halve lets the pad wait for the next picture with what the dice would score. The first
// one is there the sooner.
func (r *Room) halve() {
	if r.games.Now.Over() || !r.timer.Live() {
		return
	}
	r.half = true
	r.timer.Seen(r.whole)
}

// stay leaves a sheet where it is until the picture after the next. All of the pad changes
// when the sheets change place.
func (r *Room) stay(own engine.Player) {
	if d := r.Desk(); r.half && d.Own() != own {
		d.Resting, r.swaps = own, true
	}
}

// whole draws all of the table.
func (r *Room) whole() {
	r.half = false
	if r.swaps {
		r.desk.Resting, r.swaps = 0, false
	}
}

// wholeFor draws all at once if what is to have the focus is on the pad, where it may
// not be there yet.
func (r *Room) wholeFor(id string) {
	if strings.HasPrefix(id, "cell-") || strings.HasPrefix(id, "pad-") {
		r.whole()
	}
}

// rests is how long an entry lies where it was written before the pads change
// place, in milliseconds, by the setting for motion.
var rests = map[string]int{"system": 700, "fast": 350}

// rest leaves the pad of the party that has just written where it is for a
// moment, so that people see the entry. Whoever is next need not wait: with the
// next throw the pads change place, once the dice are drawn. With real dice they can write
// before, so there the pads never rest.
func (r *Room) rest(own engine.Player) {
	g, d := r.games.Now, r.Desk()
	rest := rests[r.sh.Settings().Motion]
	if rest == 0 || !r.timer.Live() || g.Over() || g.Block || d.Own() == own {
		return
	}
	d.Resting = own
	at := g.Match.Len()
	r.timer.After(time.Duration(rest)*time.Millisecond, func() {
		if r.games.Now == g && g.Match.Len() == at {
			r.desk.Resting = 0
		}
	})
}

// servedNow reports whether a served picture lies on the table.
func servedNow(g *dicegame.Game) bool {
	now := g.State().Now()
	return now.Served && dicegame.Combination(now)
}

// noticed ends what is celebrated: with the first tap or key everybody has seen
// it. A computer player that let it be seen goes on.
func (r *Room) noticed() {
	if !r.moment {
		return
	}
	r.moment = false
	if g := r.games.Now; g.Level(g.State()) != "" {
		r.Wake()
	}
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

// tell announces an action, and the end of the game after the last one. Of a
// computer player it tells who throws and, where that was chosen, leaves throws
// out or appends the reason.
func (r *Room) tell(before escalero.State, a escalero.Action) {
	g, talk := r.games.Now, r.sh.Settings().TalkLevel()
	text := r.names().Said(g, before, a)
	if g.Level(before) != "" {
		if a.Chance() {
			text = g.ThrowerName(before) + ": " + text
		}
		switch {
		case talk == "short" && a.Chance():
			text = ""
		case talk == "reasons" && r.why() != "":
			text += " " + r.why() + "."
		}
	}
	if g.Over() {
		text += " " + history.SaidEnd(r.names(), g)
	}
	text += r.saidHint()
	if r.telling = r.spoken(text); text != "" {
		r.sh.Say(text)
	}
}

// enter writes the chosen cell. It asks before a strike.
func (r *Room) enter() {
	a, ok := r.entry()
	switch {
	case !ok:
	case a.Kind == escalero.Strike:
		r.sh.OpenDialog("strike")
	default:
		r.write(a)
	}
}

// strike writes the strike that was asked about.
func (r *Room) strike() {
	if a, ok := r.entry(); ok {
		r.write(a)
	}
}

// entry is what enter writes; ok is false if there is nothing to write, or another tab
// has the game.
func (r *Room) entry() (a escalero.Action, ok bool) {
	if r.games.Now == nil || r.games.Watching {
		return a, false
	}
	return r.Desk().Entry()
}

func (r *Room) write(a escalero.Action) {
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
	if r.games.CanReopen() {
		r.reopen()
		return
	}
	if at, ok := r.games.Corrected(); ok {
		r.takeBackFix(at)
		return
	}
	if !r.games.CanTakeBack() {
		return
	}
	d := r.Desk()
	own := d.Own()
	r.games.TakeBack()
	d.Clear() // what the next one had begun to enter was for another sheet
	r.sh.Say(r.names().SaidBack(r.games.Now))
	next := d.Next()
	r.halve()
	r.stay(own)
	r.focus(next)
	r.Wake()
}

// takeBackOrSay is takeBack by a key: where it is not allowed it says why.
func (r *Room) takeBackOrSay() {
	t := &r.sh.Texts().Table.Say
	switch {
	case r.games.Now.Over():
		r.sh.Say(r.Desk().WhyNot(r.names(), dicegame.Play))
	case r.undo() != "" || r.games.CanTakeBack():
		r.takeBack()
	case !r.games.Now.Rules.TakeBack:
		r.sh.Say(t.NotAgreed)
	default:
		r.sh.Say(t.NoBack)
	}
}

// TakeBack undoes the last entry of a finished game and returns to the table.
func (r *Room) TakeBack() {
	r.takeBack()
	r.sh.Focus("") // that is for the table: here it would be the title, which says who has to act too
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
	t := &r.sh.Texts().Table
	said := t.ToApp
	if r.games.Now.Block {
		said = t.ToBlock
	}
	r.sh.Confirm(said + ".") // all at the table are to know it
}

// focus moves the focus; "" leaves it.
func (r *Room) focus(id string) {
	r.wholeFor(id)
	if id != "" {
		r.sh.Focus(id)
	}
}

// key handles a key, see ui.Page.
func (r *Room) key(key string, shift bool, id string) bool {
	if r.games.Now == nil || r.sh.Dialog() != "" {
		return false
	}
	r.whole()
	r.noticed()
	d, n := r.Desk(), r.names()
	switch key {
	case "z", "Z":
		if d.Typing != nil { // the button that is called back then
			key = "Backspace"
			break
		}
		r.takeBackOrSay()
		return true
	case "r", "R", "Enter":
		if r.waits && (key != "Enter" || id == "" || id == "title") {
			r.goOn()
			return true
		}
	case "h", "H":
		r.coach.Ask()
		return true
	case "Escape":
		h := r.hint(d)
		if h.ID == "" {
			return false
		}
		r.learn(h.ID)
		if strings.HasPrefix(id, "hint-") {
			r.fromHint()
		}
		return true
	}
	p, o, ok := d.Key(n, key, shift, id, dicetable.ViewFor(key, r.browser.PadView))
	if !ok {
		return false
	}
	r.follow(o)
	if p.Order != dicegame.Play {
		r.Press(p)
	}
	if p.Order == dicegame.KeepDie && id != dicetable.DieID(p.N) { // that one tells it itself
		r.sh.Say(n.SaidKept(r.games.Now, p.N))
		if strings.HasPrefix(id, "hint-") && r.hint(d).ID == "" { // it has gone
			r.fromHint()
		}
	}
	return true
}
