package play

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/history"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/escalero"
)

// fix is a correction made at the table.
type fix struct {
	at      dicegame.Spot
	game    string // its ID
	actions int    // in the record after the correction; another number and it can no longer be taken back
	before  engine.Match[escalero.State, escalero.Action]
}

// fixed returns the correction that can be taken back: the one after which
// nothing was played; nil for none.
func (r *Room) fixed() *fix {
	if f, g := r.fix, r.games.Now; f != nil && g != nil && !r.games.Watching && f.game == g.ID && f.actions == g.Match.Len() {
		return f
	}
	return nil
}

// mayCorrect reports whether an entry of the game that goes on can be corrected:
// one was made by hand, and the dice are on the table and not in the app.
func (r *Room) mayCorrect() bool {
	return r.games.Running() && !r.games.Watching && r.games.Now.Block && r.games.Now.ByHand()
}

// correctDialog shows the pad, and for the chosen cell the values it can have.
func (r *Room) correctDialog() []app.UI {
	if !r.mayCorrect() {
		return nil
	}
	t, g, at := &r.sh.Texts().Games, r.games.Now, r.wrong
	c := history.Correction{Names: r.names(), Game: g, At: at, Write: r.correct, Choose: func(to dicegame.Spot) {
		if r.wrong = to; to == (dicegame.Spot{}) {
			r.sh.Focus(at.ID())
			return
		}
		r.sh.Focus("values")
	}}
	head := ui.DialogHead(r.sh, "correct", t.Correct)
	if at != (dicegame.Spot{}) {
		return []app.UI{head, c.Values()}
	}
	return []app.UI{head, app.P().Text(t.CorrectText), c.Pad()}
}

// correct writes other points into the chosen cell. All that was played later
// stays as it was.
func (r *Room) correct(to int) {
	g, at := r.games.Now, r.wrong
	before, was := g.Match, history.Points(g, at)
	m, err := g.Corrected(at, to)
	if err != nil || r.games.Rewrite(m) != nil {
		return // only values that can stand are offered
	}
	r.fix = &fix{at, g.ID, m.Len(), before}
	r.wrong = dicegame.Spot{}
	r.sh.Say(history.SaidCorrected(r.names(), g, at, to, was))
	r.sh.CloseDialog()
}

// takeBackFix undoes a correction.
func (r *Room) takeBackFix(f *fix) {
	g := r.games.Now
	was := history.Points(g, f.at)
	if r.games.Rewrite(f.before) != nil {
		return
	}
	r.fix = nil
	r.sh.Say(history.SaidCorrected(r.names(), g, f.at, history.Points(g, f.at), was))
	r.focus(r.Desk().Next())
	r.Wake()
}

// undo says which entry a correction that can be taken back was for, "" for
// none.
func (r *Room) undo() string {
	f := r.fixed()
	if f == nil {
		return ""
	}
	n, g := r.names(), r.games.Now
	return g.Name(f.at.Party) + ", " + n.Where(&g.Rules, n.Row(g.Rules.Rows[f.at.Row-1].Key), f.at.Col)
}
