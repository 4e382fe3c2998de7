package app

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// ownWordsFile is the players' own words by language.
type ownWordsFile struct {
	V     int                 `json:"v"`
	Words map[string][]string `json:"words"`
}

// ownWords are the words the players allow besides the list, sorted.
func (s *store) ownWords() map[string][]string {
	var f ownWordsFile
	if _, err := load(s.disk, keyWordsOwn, &f); err != nil {
		s.setAside(keyWordsOwn, err.Error())
	}
	if f.Words == nil {
		f.Words = map[string][]string{}
	}
	return f.Words
}

// addOwnWord takes a word in.
func (s *store) addOwnWord(language, word string) {
	all := s.ownWords()
	if !slices.Contains(all[language], word) {
		all[language] = append(all[language], word)
		slices.Sort(all[language])
		s.save(keyWordsOwn, ownWordsFile{1, all})
	}
	s.say(fmt.Sprintf(s.texts().Words.Say.OwnTaken, word))
}

// dropOwnWord strikes a word out; an evening that runs keeps it.
func (s *store) dropOwnWord(language, word string) {
	all := s.ownWords()
	all[language] = slices.DeleteFunc(all[language], func(w string) bool { return w == word })
	s.save(keyWordsOwn, ownWordsFile{1, all})
	s.say(fmt.Sprintf(s.texts().Words.Say.OwnDrop, word))
}

// exportOwnWords saves the list as a text, a word a line.
func (s *store) exportOwnWords(language string) {
	t := s.texts()
	share(t.Words.Own.Title, strings.Join(s.ownWords()[language], "\n")+"\n", "serviert-"+language+".txt", func(how string) {
		s.say(t.Table.Shared[how])
		s.refresh()
	})
}

// ownWordsPart shows the list of a language: each word can be struck out, all
// can be saved.
func ownWordsPart(language string) app.UI {
	t := the.texts().Words
	words := the.ownWords()[language]
	parts := []app.UI{
		app.Summary().Body(app.H2().Text(t.Own.Title), app.Span().Class("note").Text(fmt.Sprintf(t.Own.Count, len(words), t.New.Languages[language]))),
		app.P().Class("note").Text(t.Own.Text),
	}
	if len(words) == 0 {
		parts = append(parts, app.P().Class("note").Text(t.Own.None))
	} else {
		var list []app.UI
		for _, w := range words {
			list = append(list, app.Li().Body(
				app.Span().Lang(language).Text(w),
				app.Button().ID("drop-"+language+"-"+w).Type("button").Class("round").Aria("label", fmt.Sprintf(t.Own.Drop, w)).Body(icon("trash")).
					OnClick(func(app.Context, app.Event) { the.dropOwnWord(language, w) }, language, w),
			))
		}
		parts = append(parts, app.Ul().Class("own-words").Body(list...),
			labelled("export-"+language, "", t.Own.Export, "", func(app.Context, app.Event) { the.exportOwnWords(language) }))
	}
	return app.Details().Class("slip house own").Body(parts...)
}
