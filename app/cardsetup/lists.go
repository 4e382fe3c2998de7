package cardsetup

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// wordLists are the built-in word lists by language, loaded when a language is
// played.
type wordLists struct {
	here    map[string]*lexicon.List
	files   map[string][]byte // they were read from
	loading map[string]bool
	failed  map[string]bool
	then    map[string][]func() // what waits for a list
}

func newWordLists() wordLists {
	return wordLists{map[string]*lexicon.List{}, map[string][]byte{}, map[string]bool{}, map[string]bool{}, map[string][]func(){}}
}

// Need begins to load the list of a language, unless it is here or on its
// way. Offline it comes from the worker's cache, once it has been used.
func (r *Room) Need(language string) {
	l := &r.lists
	if l.here[language] != nil || l.loading[language] {
		return
	}
	l.loading[language], l.failed[language] = true, false
	r.b.Fetch("words/"+language+".words", func(data []byte, ok bool) {
		if !ok {
			r.arrived(language, nil, nil)
			return
		}
		r.b.Words(data, func(list *lexicon.List) { r.arrived(language, data, list) })
	})
}

// arrived takes the list of a language and the file that it was read from; it is nil
// where that could not be loaded, or is damaged.
func (r *Room) arrived(language string, file []byte, list *lexicon.List) {
	l := &r.lists
	l.loading[language] = false
	if list == nil {
		l.failed[language] = true
		r.sh.Say(r.texts().Say.ListFails)
	} else {
		l.here[language], l.files[language] = list, file
		for _, f := range l.then[language] {
			f()
		}
	}
	r.table.Arrived(language)
	r.sh.Refresh()
}

// Await loads the list of a language and calls then when it is here.
func (r *Room) Await(language string, then func()) {
	if r.lists.here[language] != nil {
		then()
		return
	}
	r.lists.then[language] = append(r.lists.then[language], then)
	r.Need(language)
}

// State says whether the list of a language is here, with a way to try
// again.
func (r *Room) State(language string) app.UI { return r.state(language, true) }

// state is the same; told where it is told whenever it changes.
func (r *Room) state(language string, told bool) app.UI {
	t := r.texts()
	name := t.New.Languages.At(language)
	text := fmt.Sprintf(t.List.Loading, name)
	switch {
	case r.lists.here[language] != nil:
		text = r.ready(language)
	case r.lists.failed[language]:
		return app.Div().Class("list-state").Role("alert").Body(
			app.P().Class("wrong").Text(fmt.Sprintf(t.List.Failed, name)),
			ui.Labelled("retry-"+language, "", t.List.Retry, "", func() { r.Need(language) }),
		)
	}
	state := app.Div().Class("list-state")
	if told {
		state = state.Role("status")
	}
	return state.Body(app.P().Class("note").Text(text))
}

// ready says that the list of a language is here.
func (r *Room) ready(language string) string {
	t := r.texts()
	return fmt.Sprintf(t.List.Ready, t.New.Languages.At(language), r.sh.Texts().Whole(r.lists.here[language].Len()))
}

// List is the word list of a language, nil as long as it is not here.
func (r *Room) List(language string) *lexicon.List { return r.lists.here[language] }

// File is the file that it was read from.
func (r *Room) File(language string) []byte { return r.lists.files[language] }

// Failed tells whether the list of a language could not be loaded.
func (r *Room) Failed(language string) bool { return r.lists.failed[language] }

// ownWords are the words the players allow besides the list, by language and
// sorted. The lists are never changed in place: evenings hold them too.
type ownWords map[string][]string

// Load reads the own words; another tab may have changed them. What a backup from
// elsewhere has that is none stays out: an evening with it could not be read again.
func (r *Room) Load() {
	var f store.OwnWords
	r.own = ownWords{}
	if !r.disk.Read(store.KeyCardsOwn, &f, nil) {
		return
	}
	for language, words := range f.Words {
		if deck, ok := letters.DeckOf(language); ok {
			words = slices.DeleteFunc(words, func(w string) bool { return !deck.Layable(w) })
			r.own[language] = words[:min(len(words), store.MostOwn)]
		}
	}
}

// Add adds a word, if there is room for it. Where there is none it still counts at the
// table where it was taken up.
func (r *Room) Add(language, word string) {
	r.Load()
	if list := r.own[language]; !slices.Contains(list, word) {
		if len(list) >= store.MostOwn {
			r.sh.Confirm(fmt.Sprintf(r.texts().Own.Full, store.MostOwn))
			return
		}
		list = append(slices.Clone(list), word)
		slices.Sort(list)
		r.setOwn(language, list)
	}
	r.sh.Confirm(fmt.Sprintf(r.texts().Say.OwnTaken, word))
}

// Drop removes a word; an evening that runs keeps it.
func (r *Room) Drop(language, word string) {
	r.Load()
	r.setOwn(language, slices.DeleteFunc(slices.Clone(r.own[language]), func(w string) bool { return w == word }))
	r.sh.Confirm(fmt.Sprintf(r.texts().Say.OwnDrop, word))
}

func (r *Room) setOwn(language string, list []string) {
	r.own[language] = list
	r.disk.Save(store.KeyCardsOwn, store.OwnWords{V: store.Schema, Words: r.own})
}

// takeOwn takes up the word that was typed for the evenings to come.
func (r *Room) takeOwn(language string) {
	r.Load()
	r.TakeWord(language, r.own[language], r.lists.here[language].Contains, func(word string) { r.Add(language, word) })
}

// Typed is what stands in the field for own words.
func (r *Room) Typed() string { return r.typed }

// Retype puts there again what was typed before the page was loaded.
func (r *Room) Retype(text string) { r.typed, r.refused = text, nil }

// Untype empties the field for own words.
func (r *Room) Untype() { r.typed, r.refused = "", nil }

// TakeWord takes up the word that was typed, if a hand of cards can lay it and
// neither the own words nor the list have it; else it says why not.
func (r *Room) TakeWord(language string, own []string, known func(string) bool, take func(word string)) {
	deck := letters.English
	if d, ok := letters.DeckOf(language); ok {
		deck = d
	}
	word := cardgame.Typed(r.typed)
	switch {
	case !deck.Layable(word):
		r.refused = func(t *i18n.Own) string { return fmt.Sprintf(t.NotLaid, letters.MinWord, letters.HandSize) }
	case slices.Contains(own, word):
		r.refused = func(t *i18n.Own) string { return fmt.Sprintf(t.Twice, word) }
	case known(word):
		r.refused = func(t *i18n.Own) string { return fmt.Sprintf(t.InList, word) }
	case len(own) >= store.MostOwn:
		r.refused = func(t *i18n.Own) string { return fmt.Sprintf(t.Full, store.MostOwn) }
	default:
		r.Untype()
		take(word)
		return
	}
	r.sh.Say(r.refused(&r.texts().Own))
}

// OwnField is where a word is typed that is to count besides the list.
func (r *Room) OwnField(language string, take func()) app.UI {
	t := &r.texts().Own
	why := ""
	if r.refused != nil {
		why = r.refused(t)
	}
	wrong := app.P().Class("wrong").ID("own-wrong").Text(why).Hidden(why == "")
	input := ui.Line().ID("own-word").Lang(language).Value(r.typed).MaxLength(lexicon.MaxLength).
		Attr("autocapitalize", "characters").Attr("enterkeyhint", "done").
		OnInput(ui.Value(func(text string) { r.typed, r.refused = text, nil })).
		OnKeyDown(ui.Entered(take))
	if why != "" {
		input = input.Aria("invalid", "true").Aria("describedby", "own-wrong")
	}
	return app.Div().Body(
		app.Label().Class("field").Body(app.Span().Text(t.Word), input),
		wrong,
		ui.Labelled("own-add", "", t.Add, "", take),
	)
}

// OwnList is own words, each with a button that removes it.
func (r *Room) OwnList(language string, words []string, drop func(word string)) app.UI {
	list := make([]app.UI, len(words))
	for i, w := range words {
		list[i] = app.Li().Body(
			ui.Verbatim(app.Span(), language).Text(w),
			app.Button().ID("drop-"+language+"-"+w).Type("button").Class("round").Aria("label", fmt.Sprintf(r.texts().Own.Drop, w)).Body(ui.Icon("trash")).
				OnClick(ui.Do(func() { drop(w) })),
		)
	}
	return app.Ul().Class("own-words").Body(list...)
}

// ownPart shows the list of a language: words can be added and removed, and
// the list can be shared.
func (r *Room) ownPart(language string) app.UI {
	t, words := r.texts(), r.own[language]
	parts := []app.UI{
		app.Summary().Body(app.H2().Text(t.Own.Title), app.Span().Class("note").Text(fmt.Sprintf(t.Own.Count, len(words), t.New.Languages.At(language)))),
		app.P().Class("note").Text(t.Own.Text),
		r.OwnField(language, func() { r.takeOwn(language) }),
	}
	if len(words) == 0 {
		parts = append(parts, app.P().Class("note").Text(t.Own.None))
	} else {
		drop := func(w string) {
			r.Drop(language, w)
			if w == words[len(words)-1] { // its button goes; any other gives its place to that of the next word
				r.sh.Focus("own-add")
			}
		}
		parts = append(parts, r.OwnList(language, words, drop),
			ui.Labelled("export-"+language, "", t.Own.Export, "", func() { r.export(language) }))
	}
	return app.Details().Class("slip house own").Open(r.unfolded).Body(parts...)
}

// export shares the list as a text, one word per line.
func (r *Room) export(language string) {
	r.table.Share(r.texts().Own.Title, strings.Join(r.own[language], "\n")+"\n", "serviert-"+language+".txt")
}
