package play

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/sounds"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/dice"
)

// Who begins is rolled in a dialog over the table: every person taps for the own
// die, computer players throw by themselves. Whoever closes it before leaves the
// rest to the app. Each die is stored at once, so nobody throws twice. With real
// dice they throw at the table and tap who has won.

// roll throws the die of a party for who begins, and those of the computer
// players that have to throw then, and says it.
func (r *Room) roll(p engine.Player) {
	r.rollAs(func(by engine.Player) bool { return by == p })
}

// rollAs throws the dice of the parties for whom it is to be done and of the
// computer players, until only others have to throw.
func (r *Room) rollAs(do func(engine.Player) bool) {
	g := r.games.Now
	once := make([]bool, len(g.Parties))
	var thrown []func() string
	var faces []dice.Face
	for again := true; again; {
		again = false
		for i := range g.Parties {
			p := engine.Player(i + 1)
			mine := do(p) && !once[i]
			if !mine && !g.Computer(p) || r.games.Opening() == nil || !r.games.Opening().Waiting(p) {
				continue
			}
			f := r.browser.Faces(1)[0]
			if !r.games.ThrowForStart(p, f) {
				return
			}
			once[i], again = mine || once[i], true
			faces = append(faces, f)
			after := r.games.Opening()
			thrown = append(thrown, func() string { return r.names().SaidThrow(g, after, p, f) })
		}
	}
	if thrown == nil {
		return
	}
	r.rolled = func() string {
		said := make([]string, len(thrown))
		for i, text := range thrown {
			said[i] = text()
		}
		return strings.Join(said, " ")
	}
	r.sh.Say(r.rolled())
	r.sound(sounds.Throw(faces...))
}

// rollAll throws for everybody who has not thrown yet, ties included.
func (r *Room) rollAll() {
	for o := r.games.Opening(); o != nil && o.Winner() == 0; o = r.games.Opening() {
		r.rollAs(func(engine.Player) bool { return true })
	}
}

// atTheTable tells whether who begins is thrown with real dice. Where the app is asked to, it throws to the end.
func (r *Room) atTheTable() bool {
	return r.games.Now.Block && r.games.Opening() != nil && r.games.Opening().Winner() == 0
}

// rollHelp is what to do about who begins, and that what was rolled before stands.
func (r *Room) rollHelp() string {
	t, help := &r.sh.Texts().New, r.toRoll()
	if !r.games.RollStands() {
		return help
	}
	if w := r.games.Opening().Winner(); w != 0 {
		help = i18n.Of(t.RollWins, r.games.Now.Name(w)) + "."
	}
	return t.RollStands + " " + help
}

// toRoll is what to do about who begins.
func (r *Room) toRoll() string {
	if r.atTheTable() {
		t := &r.sh.Texts().New
		for p := range r.games.Now.Parties {
			if r.games.Now.Computer(engine.Player(p + 1)) {
				return t.RollTable + " " + t.RollAuto
			}
		}
		return t.RollTable
	}
	return r.sh.Texts().New.RollHelp
}

// letBegin is called for who has won with real dice.
func (r *Room) letBegin(p engine.Player) {
	r.games.LetBegin(p)
	r.sh.Say(i18n.Of(r.sh.Texts().New.RollWins, r.games.Now.Name(p)) + ".")
	r.opened()
	r.sh.CloseDialog()
}

// reopen asks once more who begins. Whoever closes the question leaves that as it was.
func (r *Room) reopen() {
	r.games.Reopen()
	r.Desk().Clear()
	r.sh.Say(r.rollHelp())
	r.sh.OpenDialog("opening")
}

// opened ends the opening, whose winner is known.
func (r *Room) opened() {
	r.rolled = nil
	r.games.EndOpening()
	r.sit()
	if text := r.saidKeys(); text != "" {
		r.sh.Say(text)
	}
	r.toTurn()
}

// rollFocus moves the focus to the next die to throw, or to the way on.
func (r *Room) rollFocus() {
	for i := range r.games.Now.Parties {
		if p := engine.Player(i + 1); r.games.Opening().Waiting(p) {
			r.sh.Focus(rollID(p))
			return
		}
	}
	r.sh.Focus("roll-go")
}

func rollID(p engine.Player) string { return "roll-" + strconv.Itoa(int(p)) }

// openingDialog shows the dice for the start: those that lie, and a button for
// each that is still to be thrown.
func (r *Room) openingDialog() []app.UI {
	o, t := r.games.Opening(), &r.sh.Texts().New
	if o == nil {
		return nil
	}
	g, n := r.games.Now, r.names()
	var lines []app.UI
	for i := range g.Parties {
		p, class := engine.Player(i+1), "rolled"
		parts := []app.UI{app.Strong().Text(g.Name(p))}
		for round, roll := range o {
			if f := roll[i]; f > 0 {
				parts = append(parts, app.Span().Class("cube").Aria("hidden", "true").DataSet("throw", round%2+1).Body(app.Span().Class("face f"+strconv.Itoa(f))),
					app.Span().Class("sr-only").Text(n.SaidRoll(g.Name(p), f)))
			}
		}
		switch last := o[len(o)-1][i]; {
		case r.atTheTable():
			parts = append(parts, ui.Labelled(rollID(p), "write", t.RollFirst, "", func() { r.letBegin(p) }).
				Aria("label", fmt.Sprintf(t.RollFor, g.Name(p), t.RollFirst)))
		case o.Waiting(p):
			label := t.RollOne
			if len(o) > 1 {
				label = t.RollOnce
			}
			parts = append(parts, ui.Labelled(rollID(p), "write", label, "", func() {
				r.roll(p)
				r.rollFocus()
			}).Aria("label", fmt.Sprintf(t.RollFor, g.Name(p), label)))
		case last == 0:
			class = "rolled out"
		}
		lines = append(lines, app.Li().Class(class).Body(parts...))
	}
	parts := []app.UI{ui.DialogTitle(t.RollTitle), app.Ul().Class("rolls").Body(lines...)}
	all := ui.Labelled("roll-all", "", t.RollAll, "", func() {
		r.rollAll()
		r.rollFocus()
	})
	if w := o.Winner(); w != 0 {
		// The way on is another button: one that became it would keep the focus, and Orca would not tell it. Nor does Orca in
		// Chromium where what had the focus goes away.
		return append(parts, app.P().Class("note").Hidden(!r.games.RollStands()).Text(t.RollStands), app.P().Class("money").Text(i18n.Of(t.RollWins, g.Name(w))), all.Hidden(true), ui.Labelled("roll-go", "main", t.RollGo, "", func() {
			r.opened()
			r.sh.CloseDialog()
		}))
	}
	said := r.rollHelp()
	if r.rolled != nil {
		said = r.rolled()
	}
	return append(parts, app.P().Class("note").Text(said), all)
}
