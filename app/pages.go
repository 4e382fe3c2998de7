package app

import (
	"slices"

	"serviert/app/cards"
	"serviert/app/coach"
	"serviert/app/dicegame"
	"serviert/app/history"
	"serviert/app/i18n"
	"serviert/app/play"
	"serviert/app/rulebook"
	"serviert/app/setup"
	"serviert/app/ui"
	"serviert/engine/escalero/solver"
)

// rooms are what the shell holds together.
type rooms struct {
	play     *play.Room
	coach    *coach.Room
	setup    *setup.Room
	history  *history.Room
	rulebook *rulebook.Room
	cards    *cards.Room
}

// build makes the rooms and lists their pages and dialogs.
func (a *App) build() {
	b := a.browser
	a.cards = cards.New(a, a, b, a.disk, func() bool { return a.games.Watching })
	a.history = history.New(a, b, a.games, a.disk, a.cards, table{a}, a.change, a.device().Offer)
	a.coach = coach.New(a, a.mind, a.games, a.disk, b)
	a.play = play.New(a, a, b, a.games, a.mind, a.coach, a.history.Share)
	a.coach.Sit(a.play)
	a.setup = setup.New(a, b, a.games, a.disk, setup.Others{Levels: levels(), WarmUp: a.mind.WarmUp, Begun: table{a}.Begun})
	a.rulebook = rulebook.New(a, a.history.EmptyPad)
	a.cards.Load()

	a.pages = slices.Concat(
		[]ui.Page{{Path: "/", Title: func(t *i18n.Texts) string { return t.Name }, Open: a.setup.Recall, Body: a.home}},
		[]ui.Page{a.setup.Page(), a.play.Page()},
		a.cards.Pages(),
		a.history.Pages(),
		a.coach.Pages(),
		[]ui.Page{a.rulebook.Page()},
		[]ui.Page{{Path: "/settings", Title: func(t *i18n.Texts) string { return t.Settings.Title }, Body: a.settingsPage}},
	)
	a.dialogs = slices.Concat(a.play.Dialogs(), a.coach.Dialogs(), a.cards.Dialogs())
}

// table is the table as rooms know it that are built before it.
type table struct{ app *App }

// Begun shows the dice of the game, which has changed, and goes to the table.
func (t table) Begun(rounds []dicegame.Roll) {
	t.app.show()
	t.app.play.Begun(rounds)
}

// TakeBack undoes the last entry of a game that is over.
func (t table) TakeBack() { t.app.play.TakeBack() }

// levels are the strengths of computer players, weakest first.
func levels() (list []string) {
	for _, l := range solver.Levels() {
		list = append(list, l.String())
	}
	return list
}
