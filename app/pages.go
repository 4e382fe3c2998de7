package app

import (
	"serviert/app/cards"
	"serviert/app/coach"
	"serviert/app/dicegame"
	"serviert/app/history"
	"serviert/app/people"
	"serviert/app/play"
	"serviert/app/rulebook"
	"serviert/app/setup"
	"serviert/app/sharing"
	"serviert/app/store"
	"serviert/app/wordcoach"
	"serviert/engine/escalero/thought"
)

// wing is the shell with the rooms of a program, the others are nil. The shell
// itself has functions only: it is handed around as an interface, and the linker
// keeps what can be reached from the fields of what is.
type wing struct {
	*App
	lying lying // the evening of cards as the home page shows it

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

// evenings is the card game for rooms that show both.
type evenings interface {
	history.Cards
	people.Cards
}

// diceRooms makes the rooms of the dice games. cards and unsaved, see
// history.Others, are nil where no page of the program shows the history.
func (a *wing) diceRooms(cards evenings, unsaved func() (games, evenings int)) {
	if a.play != nil {
		return
	}
	b := a.browser
	a.coachRoom()
	a.sharing = sharing.New(a.App, b, a.reviewed)
	a.play = play.New(a.App, a.App, b, a.games, a.disk, a.mind, a.coach, a.sharing)
	a.coach.Sit(a.play, a.begun)
	a.people = people.New(a.App, a.App, b, a.games, a.disk, cards, levels())
	a.setup = setup.New(a.App, b, a.games, a.disk, setup.Others{Levels: levels(), WarmUp: a.mind.WarmUp, Begun: a.begun, Mark: a.people.Mark})
	a.history = history.New(a.App, b, a.games, a.disk, history.Others{
		Cards: cards, Begun: a.begun, TakeBack: a.play.TakeBack, Share: a.sharing.Open, Picture: a.sharing.Picture, Change: a.change, Unsaved: unsaved,
	})
}

// unsaved is how much is in no backup, where it is time to offer one.
func (a *wing) unsaved() (games, evenings int) { return a.device().Offer(a.cards.Ends()) }

func (a *wing) coachRoom() {
	if a.coach == nil {
		a.coach = coach.New(a.App, a.App, a.mind, a.games, a.disk, a.browser)
	}
}

// cardRooms makes the rooms of the card game.
func (a *wing) cardRooms() {
	if a.cards != nil {
		return
	}
	b := a.browser
	a.cards = cards.New(a.App, a.App, b, a.disk, a.mind, func() bool { return a.games.Watching })
	a.coachRoom()
	a.wordcoach = wordcoach.New(a.App, a.App, a.mind, a.disk, b, a.cards.Lists(), a.coach)
	a.cards.Coached(a.wordcoach)
	a.cards.Invited(func() string {
		s := setup.New(a.App, b, a.games, a.disk, setup.Others{Levels: levels()})
		s.Recall()
		return s.Person()
	})
	a.cards.Load()
	a.told.catchUp = append(a.told.catchUp, a.cards.CatchUp)
	a.told.rested = append(a.told.rested, a.cards.Shelve)
}

// reviewed returns what the review of a game has found.
func (a *wing) reviewed(g *dicegame.Game) (store.Review, bool) {
	var all store.Reviews
	a.disk.Read(store.KeyReviews, &all, func() error { return store.KnownSchema(all.V) })
	return all.Of(g.Fingerprint())
}

// recall reads what the home page says of the days before, and of the evening of
// cards that was interrupted.
func (a *wing) recall() {
	a.setup.Recall()
	a.wordcoach.Recall()
	a.lying = a.readLying()
}

// begun shows the dice of the game, which has changed, and goes to the table.
func (a *wing) begun() {
	a.show()
	a.play.Begun()
}

// teach has the next turn explained: at the open game where people throw in the
// app, else in a quick game.
func (a *wing) teach() {
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
func (a *wing) teachCards() {
	a.cards.Teach()
	a.Confirm(a.Texts().Lesson.Cards.Ended)
	if path, runs := a.cards.Running(); runs {
		a.Visit(path)
		return
	}
	a.Visit(againstThree)
}

// levels are the strengths of computer players, weakest first.
func levels() (list []string) {
	for _, l := range thought.Levels() {
		list = append(list, l.String())
	}
	return list
}
