package play

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/history"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/escalero"
)

// Dialogs returns the dialogs of the table.
func (r *Room) Dialogs() []ui.Dialog {
	return []ui.Dialog{
		{Name: "strike", Body: r.strikeDialog},
		{Name: "shaken", Body: r.shakenDialog},
		{Name: "menu", Body: r.menuDialog},
		{Name: "opening", Body: r.openingDialog},
		{Name: "sheets", Body: r.sheetsDialog},
		{Name: "correct", Body: r.correctDialog},
		{Name: "seats", Body: r.seatsDialog},
	}
}

// strikeDialog asks for confirmation before a zero is written.
func (r *Room) strikeDialog() []app.UI {
	if r.games.Now == nil {
		return nil
	}
	a, ok := r.desk.Entry()
	if !ok {
		return nil
	}
	n, t := r.names(), &r.sh.Texts().Table
	return []app.UI{
		ui.DialogTitle(fmt.Sprintf(t.StrikeTitle, n.Where(&r.games.Now.Rules, n.Row(a.Row), a.Col))),
		app.P().Text(t.StrikeText),
		app.Div().Class("acts even").Body(
			ui.Labelled("strike-no", "", t.StrikeNo, "", r.sh.CloseDialog),
			ui.Labelled("strike-yes", "main", t.StrikeYes, "", r.strike),
		),
	}
}

// menuDialog contains everything needed less than once per turn.
func (r *Room) menuDialog() []app.UI {
	t, g := r.sh.Texts(), r.games.Now
	if g == nil {
		return nil
	}
	var items []app.UI
	item := func(picture, label, below string, do func()) {
		items = append(items, ui.MenuItem(picture, picture, label, below, func() {
			r.sh.CloseDialog()
			do()
		}))
	}
	if what := r.undo(); what != "" {
		if !r.games.CanReopen() {
			what = t.Games.Correct + ": " + what
		}
		item("undo", t.Table.TakeBack, what, r.takeBack)
	} else if r.games.CanTakeBack() {
		what := "" // typed dice, the end of a turn, a Contra: visible in the tray
		if e, ok := g.LastEntry(); ok {
			what = r.names().Wrote(g, e)
		}
		item("undo", t.Table.TakeBack, what, r.takeBack)
	}
	if st := g.State(); !st.Over() && !st.Now().Begun() {
		label := t.Table.ToBlock
		if g.Block {
			label = t.Table.ToApp
		}
		item("block", label, "", r.switchBlock)
	}
	if r.mayCorrect() {
		item("check", t.Games.Correct, t.Games.CorrectTap, func() {
			r.wrong, r.tapped = dicegame.Spot{}, false
			r.sh.OpenDialog("correct")
		})
	}
	if r.coach.MayAsk() {
		item("info", t.Coach.Title, "", r.coach.Ask)
	}
	items = append(items, r.coach.Items()...)
	switch {
	case !g.Over():
		help := t.Table.StandsHelp
		if r.stoppable() {
			help += t.Table.StandsStop
		}
		item("list", t.Table.Stands, help, func() {
			r.sh.OpenDialog("sheets")
			r.sh.Say(t.Table.IfOver + " " + strings.Join(history.Standing(r.names(), g), ". ") + ".")
		})
	case len(g.Parties) > 2:
		item("list", t.Table.Sheets, "", func() { r.sh.OpenDialog("sheets") })
	}
	if r.mayReseat() {
		item("people", t.New.Players, t.Table.SeatsHelp, r.askSeats)
	}
	item("book", t.Home.Rules, "", func() { r.sh.Visit(dicegame.RulesPath(&g.Rules)) })
	item("sliders", t.Settings.Title, "", func() { r.sh.Visit("/settings") })
	items = append(items, ui.HelpItems(r.sh)...)
	item("share", t.Table.ShareGame, "", func() { r.out.Open(g) })
	item("back", t.ToHome, "", func() { r.sh.Visit("/") })
	return []app.UI{ui.DialogHead(r.sh, "menu", t.Table.Menu), app.Ul().Class("menu-list").Body(items...)}
}

// sheetsDialog says who would pay whom if the game ended now, as it must where
// somebody has a train to catch, and shows the sheets of all parties.
func (r *Room) sheetsDialog() []app.UI {
	g := r.games.Now
	if g == nil {
		return nil
	}
	n, t := r.names(), &r.sh.Texts().Table
	sheets := app.Div().Class("wide").Role("region").Aria("label", t.Sheets).TabIndex(0).Body(history.Sheets(n, g))
	if g.Over() {
		return []app.UI{ui.DialogHead(r.sh, "sheets", t.Sheets), sheets}
	}
	stands := append([]app.UI{app.H3().Text(t.IfOver)}, ui.Paragraphs(history.Standing(n, g)...)...)
	act := func(id, label, below string, do func()) {
		stands = append(stands, app.Div().Class("acts").Body(ui.Labelled(id, "", label, below, do)))
	}
	if r.stoppable() {
		may := g.State().MayStop()
		if asked := g.State().Asked(); asked != 0 {
			stands = append(stands, app.P().Class("note").Text(i18n.Of(t.Say.Answer, g.Name(asked))))
		}
		if g.Ends() {
			stands = append(stands, app.P().Class("note").Text(t.LastRoundNow))
		}
		if may {
			act("stop", t.Stop, t.StopHelp, r.stop)
		}
		switch {
		case g.Ends():
			act("play-on", t.PlayOn, "", func() { r.setLast(false) })
		case !g.CanEnd():
		case may:
			act("last-round", t.OneMore, t.OneMoreHelp, func() { r.setLast(true) })
		default:
			act("last-round", t.StopAfter, t.StopAfterHelp, func() { r.setLast(true) })
		}
	}
	return []app.UI{ui.DialogHead(r.sh, "sheets", t.Stands), app.Div().Class("example").Body(stands...), sheets}
}

// stoppable reports whether people could agree here to end the game early, now or after a round.
func (r *Room) stoppable() bool {
	g := r.games.Now
	return g.CanStop() && !r.games.Watching && (g.State().MayStop() || g.CanEnd())
}

// setLast makes the round that is being played the last one, as all have agreed, or takes
// that back.
func (r *Room) setLast(last bool) {
	g := r.games.Now
	if g == nil || r.games.Watching || !g.CanEnd() {
		return
	}
	if g.Last = 0; last {
		g.Last = g.State().Round()
	}
	r.games.Save()
	t := &r.sh.Texts().Table
	if r.sh.CloseDialog(); last {
		r.sh.Say(t.LastRoundNow)
	} else {
		r.sh.Say(t.Say.PlayOn)
	}
}

// stop ends the game early, as all have agreed, and shows what came of it.
func (r *Room) stop() {
	r.reason = nil // of what a computer player did before
	if g := r.games.Now; g == nil || r.games.Watching || !g.CanStop() || !r.apply(escalero.Action{Kind: escalero.Stop}) {
		return
	}
	r.sh.CloseDialog()
	r.sh.Visit("/end")
}
