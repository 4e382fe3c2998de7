package app

import (
	"cmp"
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
)

// dialogs is the place for the open dialog: a sheet from below that the
// browser itself makes modal.
func dialogs() app.UI {
	var inside []app.UI
	if build, ok := dialogParts[the.dialog]; ok && (the.game != nil || !needsGame[the.dialog]) {
		inside = []app.UI{app.Dialog().ID("dialog").Class("sheet").Aria("labelledby", "dialog-title").
			DataSet("kind", the.dialog).Body(build()...).
			On("close", func(app.Context, app.Event) { the.closeDialog() })}
	}
	return app.Div().ID("dialogs").Body(inside...)
}

// dialogParts builds the inside of each dialog.
var dialogParts = map[string]func() []app.UI{}

// needsGame names the dialogs that are about the game on the table.
var needsGame = map[string]bool{"strike": true, "menu": true, "opening": true, "sheets": true}

func init() {
	dialogParts["strike"] = strikeDialog
	dialogParts["menu"] = menuDialog
	dialogParts["opening"] = openingDialog
	dialogParts["sheets"] = sheetsDialog
}

// openDialog shows a dialog; the element that has the focus gets it back.
func (s *store) openDialog(name string) {
	s.opener = focusedID()
	s.dialog = name
	s.wake()
	if s.ctx != nil {
		// From within a dispatch: a key does not come through one, and a deferred
		// call of its own could be made before the dialog is rendered.
		s.ctx.Dispatch(func(ctx app.Context) { ctx.Defer(func(app.Context) { showDialog("dialog") }) })
	}
}

// closeDialog takes the dialog away, however it was closed.
func (s *store) closeDialog() {
	if s.dialog == "" {
		return
	}
	s.dialog = ""
	if s.focus == "" {
		s.focusOn(cmp.Or(s.opener, "throw"))
	}
	s.wake()
}

// dialogTitle is what the dialog is called.
func dialogTitle(text string) app.UI { return app.H2().ID("dialog-title").Text(text) }

// strikeDialog asks before a zero is written.
func strikeDialog() []app.UI {
	t := the.texts().Table
	return []app.UI{
		dialogTitle(fmt.Sprintf(t.StrikeTitle, the.where(the.game.Rules, the.rowName(the.table.row), max(the.table.col, 1)))),
		app.P().Text(t.StrikeText),
		app.Div().Class("acts even").Body(
			labelled("strike-no", "", t.StrikeNo, "", func(app.Context, app.Event) { the.closeDialog() }),
			labelled("strike-yes", "main", t.StrikeYes, "", func(app.Context, app.Event) { the.write(true) }),
		),
	}
}

// menuDialog is everything that is needed less often than once a turn.
func menuDialog() []app.UI {
	t := the.texts()
	var items []app.UI
	item := func(picture, label, below string, do func()) {
		text := []app.UI{app.Strong().Text(label)}
		if below != "" {
			text = append(text, app.Small().Text(below))
		}
		items = append(items, app.Li().Body(app.Button().Type("button").ID("menu-"+picture).Class("go").Body(
			icon(picture), app.Span().Class("text").Body(text...),
		).OnClick(func(app.Context, app.Event) {
			the.closeDialog()
			do()
		}, picture)))
	}
	if the.canTakeBack() {
		what := "" // dice typed, a turn ended, a Contra: the tray shows it
		if e, ok := the.game.lastEntry(); ok {
			what = the.entrySentence(the.game, e)
		}
		item("undo", t.Table.TakeBack, what, func() { the.takeBack() })
	}
	if st := the.game.state(); !st.Over() && !st.Now().Begun() {
		label := t.Table.ToBlock
		if the.game.block {
			label = t.Table.ToApp
		}
		item("block", label, "", func() { the.switchBlock() })
	}
	if the.mayAsk() {
		item("info", t.Coach.Title, "", func() {
			the.askCoach()
			the.opener, the.focus = "menu", "coach-close"
		})
	}
	items = append(items, coachItems(the.game)...)
	if len(the.game.Parties) > 2 {
		item("list", t.Table.Sheets, "", func() {
			the.openDialog("sheets")
			the.opener, the.focus = "menu", "sheets-close"
		})
	}
	item("book", t.Rules.Title, "", func() { the.visit("/rules?preset=" + the.game.Rules.Preset) })
	item("sliders", t.Settings.Title, "", func() { the.visit("/settings") })
	item("share", t.Table.ShareGame, "", func() { the.shareGame(the.game) })
	item("back", t.ToHome, "", func() { the.visit("/") })
	return []app.UI{dialogHead("menu", t.Table.Menu), app.Ul().Class("menu-list").Body(items...)}
}

// dialogHead is the title of a dialog beside the way out.
func dialogHead(name, title string) app.UI {
	return app.Div().Class("sheet-head").Body(
		dialogTitle(title),
		app.Button().Type("button").ID(name+"-close").Class("round").Aria("label", the.texts().Close).Body(icon("close")).
			OnClick(func(app.Context, app.Event) { the.closeDialog() }),
	)
}

// sheetsDialog is the full sheet of every party, as many side by side as a
// phone can show.
func sheetsDialog() []app.UI {
	g := the.game
	names, abreast := g.partyNames(), min(6/len(g.Rules.Columns), paperParties)
	var list []app.UI
	for from := 0; from < len(names); from += abreast {
		list = append(list, paper(g.Rules, names, g, from, min(from+abreast, len(names))))
	}
	return []app.UI{dialogHead("sheets", the.texts().Table.Sheets), app.Div().Class("papers").Body(list...)}
}

// openingDialog shows how the dice for the start fell, round by round.
func openingDialog() []app.UI {
	t := the.texts().New
	var lines []app.UI
	for n, r := range the.opening {
		if n > 0 {
			lines = append(lines, app.Li().Class("note").Text(t.RollAgain))
		}
		for i, f := range r {
			if f == 0 {
				continue
			}
			lines = append(lines, app.Li().Class("rolled").Body(
				app.Span().Class("cube mini").Aria("hidden", "true").Body(app.Span().Class("face f"+strconv.Itoa(f))),
				app.Span().Text(fmt.Sprintf(t.Roll, the.game.name(engine.Player(i+1)), strconv.Itoa(f))),
			))
		}
	}
	return []app.UI{
		dialogTitle(t.RollTitle),
		app.Ul().Class("rolls").Body(lines...),
		app.P().Class("money").Text(fmt.Sprintf(t.RollWins, the.game.name(the.game.Start))),
		labelled("roll-go", "main", t.RollGo, "", func(app.Context, app.Event) {
			the.focusOn("throw")
			the.closeDialog()
		}),
	}
}

// shareGame offers the game's record to other apps, or saves or copies it.
func (s *store) shareGame(g *game) {
	name := s.listNames(g.partyNames())
	share(name, g.Dice.String(), fileName(g), func(how string) {
		s.say(s.texts().Table.Shared[how])
		s.refresh()
	})
}

// fileName is what an exported record is called.
func fileName(g *game) string { return "serviert-" + g.Rules.Preset + "-" + g.id + ".serviert" }
