package app

import (
	"slices"

	"serviert/app/cards"
	"serviert/app/coach"
	"serviert/app/dicegame"
	"serviert/app/history"
	"serviert/app/i18n"
	"serviert/app/people"
	"serviert/app/play"
	"serviert/app/rulebook"
	"serviert/app/setup"
	"serviert/app/sharing"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/app/wordcoach"
	"serviert/engine/escalero/solver"
)

// rooms are what the shell holds together.
type rooms struct {
	play     *play.Room
	coach    *coach.Room
	setup    *setup.Room
	history  *history.Room
	people   *people.Room
	sharing  *sharing.Room
	rulebook *rulebook.Room
	cards    *cards.Room

	wordcoach *wordcoach.Room
}

// build makes the rooms and lists their pages and dialogs.
func (a *App) build() {
	b := a.browser
	a.cards = cards.New(a, a, b, a.disk, func() bool { return a.games.Watching })
	a.sharing = sharing.New(a, b, a.reviewed)
	a.history = history.New(a, b, a.games, a.disk, a.cards, table{a}, a.sharing, a.change, a.device().Offer)
	a.people = people.New(a, a, b, a.games, a.disk, a.cards, levels())
	a.coach = coach.New(a, a.mind, a.games, a.disk, b)
	a.play = play.New(a, a, b, a.games, a.disk, a.mind, a.coach, a.sharing)
	a.coach.Sit(a.play)
	a.setup = setup.New(a, b, a.games, a.disk, setup.Others{Levels: levels(), WarmUp: a.mind.WarmUp, Begun: table{a}.Begun, Mark: a.people.Mark})
	a.wordcoach = wordcoach.New(a, a.mind, a.disk, b, a.cards.Lists(), a.coach)
	a.cards.Coached(a.wordcoach)
	a.rulebook = rulebook.New(a, a.history.EmptyPad, a.teach, a.teachCards)
	a.cards.Load()

	a.pages = slices.Concat(
		[]ui.Page{{Path: "/", Title: func(t *i18n.Texts) string { return t.Name }, Open: a.recall, Body: a.home}},
		[]ui.Page{a.setup.Page(), a.play.Page()},
		a.cards.Pages(),
		a.history.Pages(),
		[]ui.Page{a.people.Page()},
		a.coach.Pages(),
		a.wordcoach.Pages(),
		[]ui.Page{a.rulebook.Page()},
		[]ui.Page{{Path: "/settings", Title: func(t *i18n.Texts) string { return t.Settings.Title }, Body: a.settingsPage}},
	)
	a.dialogs = slices.Concat(a.play.Dialogs(), a.sharing.Dialogs(), a.coach.Dialogs(), a.cards.Dialogs(), a.helpDialogs())
}

// reviewed returns what the review of a game has found.
func (a *App) reviewed(g *dicegame.Game) (store.Review, bool) {
	var all store.Reviews
	a.disk.Read(store.KeyReviews, &all, func() error { return store.KnownSchema(all.V) })
	return all.Of(g.Fingerprint())
}

// recall reads what the home page says of the days before.
func (a *App) recall() {
	a.setup.Recall()
	a.wordcoach.Recall()
}

// table is the table as rooms know it that are built before it.
type table struct{ app *App }

// Begun shows the dice of the game, which has changed, and goes to the table.
func (t table) Begun() {
	t.app.show()
	t.app.play.Begun()
}

// TakeBack undoes the last entry of a game that is over.
func (t table) TakeBack() { t.app.play.TakeBack() }

// teach has the next turn explained: at the open game where people throw in the
// app, else in a quick game.
func (a *App) teach() {
	a.play.Teach()
	a.Confirm(a.Texts().Lesson.Ended)
	if a.games.Running() && !a.games.Now.Block && !a.games.Watching {
		a.Visit("/table")
		return
	}
	a.setup.Recall()
	a.setup.Quick()
}

// teachCards has the next hand of cards explained: at the open evening, else
// against three computer players.
func (a *App) teachCards() {
	a.cards.Teach()
	a.Confirm(a.Texts().Lesson.Cards.Ended)
	if path, runs := a.cards.Running(); runs {
		a.Visit(path)
		return
	}
	a.setup.Recall()
	a.cards.Quick(a.setup.Person())
}

// levels are the strengths of computer players, weakest first.
func levels() (list []string) {
	for _, l := range solver.Levels() {
		list = append(list, l.String())
	}
	return list
}
