package play

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/history"
	"serviert/app/ui"
)

// mayCorrect reports whether an entry of the game that goes on can be corrected:
// one was made by hand, and the dice are on the table and not in the app.
func (r *Room) mayCorrect() bool {
	return r.games.Running() && !r.games.Watching && r.games.Now.Block && r.games.Now.ByHand()
}

// correctAt opens the values for a written cell of the pad.
func (r *Room) correctAt(at dicegame.Spot) {
	if !r.mayCorrect() {
		return
	}
	r.wrong, r.tapped = at, true
	r.sh.OpenDialog("correct")
	r.sh.Focus("values")
}

// correctDialog shows the pad, and for the chosen cell the values it can have.
func (r *Room) correctDialog() []app.UI {
	if !r.mayCorrect() {
		return nil
	}
	t, g, at := &r.sh.Texts().Games, r.games.Now, r.wrong
	c := history.Correction{Names: r.names(), Game: g, At: at, Write: r.correct, Choose: func(to dicegame.Spot) {
		if r.wrong = to; to != (dicegame.Spot{}) {
			r.sh.Focus("values")
		} else if r.tapped {
			r.sh.CloseDialog()
		} else {
			r.sh.Focus(at.ID())
		}
	}}
	head := ui.DialogHead(r.sh, "correct", t.Correct)
	if at != (dicegame.Spot{}) {
		return []app.UI{head, c.Values()}
	}
	return []app.UI{head, app.P().Text(t.CorrectText), c.Pad()}
}

// correct writes other points into a cell, or an entry into another column, row or
// sheet. All that was played later stays as it was.
func (r *Room) correct(at dicegame.Spot, m history.Match) {
	g := r.games.Now
	was := g.State()
	if r.games.Correct(at, m) != nil {
		return // another window has the game
	}
	r.wrong = dicegame.Spot{}
	r.desk.Recheck()
	r.sh.Confirm(history.SaidCorrected(r.names(), g, at, was))
	r.sh.CloseDialog()
}

// takeBackFix undoes the correction of a cell.
func (r *Room) takeBackFix(at dicegame.Spot) {
	g := r.games.Now
	was := g.State()
	if !r.games.TakeBackCorrection() {
		return
	}
	r.desk.Recheck()
	r.sh.Confirm(history.SaidCorrected(r.names(), g, at, was))
	r.focus(r.Desk().Next())
	r.Wake()
}

// undo says what can be taken back that is not the last entry: a correction, or who begins. It is "" for none.
func (r *Room) undo() string {
	if r.games.CanReopen() {
		return r.sh.Texts().New.RollTitle
	}
	at, ok := r.games.Corrected()
	if !ok {
		return ""
	}
	n, g := r.names(), r.games.Now
	return g.Name(at.Party) + ", " + n.Where(&g.Rules, n.Row(g.Rules.Rows[at.Row-1].Key), at.Col)
}
