package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// wordLists are the built-in word lists, loaded when a language is played.
type wordLists struct {
	here    map[string]*lexicon.List
	loading map[string]bool
	failed  map[string]bool
}

// of is the list of a language, nil while it is not here.
func (l *wordLists) of(language string) *lexicon.List { return l.here[language] }

// needList begins to load the list of a language, unless it is here or on its
// way. Offline it comes from the worker's cache, once it has been used.
func (s *store) needList(language string) {
	l := &s.words.lists
	if l.here == nil {
		l.here, l.loading, l.failed = map[string]*lexicon.List{}, map[string]bool{}, map[string]bool{}
	}
	if l.here[language] != nil || l.loading[language] {
		return
	}
	l.loading[language], l.failed[language] = true, false
	fetchFile("words/"+language+".words", func(data []byte, ok bool) {
		l.loading[language] = false
		list, err := lexicon.Read(data)
		if !ok || err != nil {
			l.failed[language] = true
			s.say(s.texts().Words.Say.ListFails)
			s.bringWaiting(false)
			s.refresh()
			return
		}
		l.here[language] = list
		if e := s.words.evening; e != nil && e.Public().Rules.Deck.Language == language {
			e.Learn(list)
		}
		s.wakeWords()
		s.bringWaiting(true)
		s.refresh()
	})
}

// listState says how the list of a language stands, with a way to try again.
func listState(language string) app.UI {
	t := the.texts().Words
	l := &the.words.lists
	name := t.New.Languages[language]
	switch {
	case l.of(language) != nil:
		return app.Div().Class("list-state").Role("status").Body(
			app.P().Class("note").Text(fmt.Sprintf(t.List.Ready, name, l.of(language).Len())))
	case l.failed[language]:
		return app.Div().Class("list-state").Role("alert").Body(
			app.P().Class("wrong").Text(fmt.Sprintf(t.List.Failed, name)),
			labelled("retry-"+language, "", t.List.Retry, "", func(app.Context, app.Event) { the.needList(language) }),
		)
	}
	return app.Div().Class("list-state").Role("status").Body(
		app.P().Class("note").Text(fmt.Sprintf(t.List.Loading, name)))
}

// listPage stands where an evening will be as soon as its word list is here.
func listPage() app.UI {
	table, _ := the.words.waiting.Table()
	deck := table.Rules.Deck
	if deck == nil {
		deck = letters.English
	}
	return screen("letters", the.texts().Words.Title, nil, app.Section().Class("slip").Body(
		app.H2().Text(the.texts().Words.List.Title), listState(deck.Language)))
}
