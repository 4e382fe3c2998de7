package app

import (
	"fmt"
	"slices"
	"sort"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
)

// wordsPast is an evening on the list of earlier ones.
type wordsPast struct {
	wordgame.Saved
	Names []string `json:"names"`
	Won   []int    `json:"won"`
	Hands int      `json:"hands"`
}

func (s *store) sortPast() {
	sort.SliceStable(s.words.past, func(i, j int) bool { return s.words.past[i].Started > s.words.past[j].Started })
}

// putWordsAside moves the evening to the earlier ones; one that was not played
// to its end can be taken up again there.
func (s *store) putWordsAside() {
	w := &s.words
	e := w.evening
	if e == nil {
		if w.waiting != nil {
			s.keepPast(wordsPast{Saved: *w.waiting})
		}
		w.waiting = nil
		return
	}
	if e.Log() > 0 {
		s.keepPast(pastOf(e))
	}
	w.evening = nil
	s.disk.del(keyWords)
}

// pastOf is an evening for the list of earlier ones, who has won most first.
func pastOf(e *wordgame.Evening) wordsPast {
	p := wordsPast{Saved: e.Saved(), Hands: e.Figures().Hands}
	for _, t := range e.Standings() {
		p.Names, p.Won = append(p.Names, e.Name(t.Seat)), append(p.Won, t.Won)
	}
	return p
}

func (s *store) keepPast(p wordsPast) {
	s.words.past = slices.DeleteFunc(s.words.past, func(q wordsPast) bool { return q.ID == p.ID })
	s.words.past = append(s.words.past, p)
	s.sortPast()
	s.save(keyWordsPast+p.ID, p)
}

// takeUpWords goes on with an evening that was put aside, or shows one that is
// over.
func (s *store) takeUpWords(id string) {
	at := slices.IndexFunc(s.words.past, func(p wordsPast) bool { return p.ID == id })
	if at < 0 || s.elsewhere {
		return
	}
	v := s.words.past[at].Saved
	s.putWordsAside()
	s.forgetWords(id)
	s.save(keyWords, v)
	s.words.waiting = &v
	s.wakeWords()
	s.visit("/cards")
}

// forgetWords deletes an earlier evening.
func (s *store) forgetWords(id string) {
	s.disk.del(keyWordsPast + id)
	s.words.past = slices.DeleteFunc(s.words.past, func(p wordsPast) bool { return p.ID == id })
}

// pastEvenings lists the earlier evenings; one that was not played to its end
// can be taken up again.
func pastEvenings() []app.UI { return eveningList(the.texts().Words.Over.Past, nil) }

// cardHistory lists every evening of cards, the one on the table first.
func cardHistory() []app.UI {
	t, w := the.texts(), &the.words
	var first []app.UI
	row := func(id string, names []string, started int64, note string) {
		first = append(first, app.Li().Body(app.A().ID("past-"+id).Class("go").Href(link("/cards")).Body(
			app.Span().Class("text").Body(app.Strong().Text(the.listNames(names)), app.Small().Text(the.date(started)+", "+note)),
			icon("next"),
		)))
	}
	switch {
	case w.evening != nil && w.evening.Log() > 0:
		p := pastOf(w.evening)
		note := t.Words.Over.Unended
		if p.Ended != 0 {
			note = fmt.Sprintf(t.Words.Over.PastWon, p.Names[0], p.Won[0])
		}
		row(p.ID, p.Names, p.Started, note)
	case w.waiting != nil:
		// What it comes to is known when its word list is here.
		table, _ := w.waiting.Table()
		var names []string
		for _, p := range table.Parties {
			names = append(names, p.Names...)
		}
		note := t.Words.Over.Unended
		if w.waiting.Ended != 0 {
			note = t.Words.Over.Ended
		}
		row(w.waiting.ID, names, w.waiting.Started, note)
	}
	return eveningList(t.Words.Title, first)
}

func eveningList(title string, list []app.UI) []app.UI {
	t := the.texts().Words.Over
	if len(list)+len(the.words.past) == 0 {
		return nil
	}
	for _, p := range the.words.past {
		id := p.ID
		names := the.listNames(p.Names)
		note := dayAndTime(p.Started, the.texts().Lang)
		switch {
		case p.Ended == 0:
			note += ", " + t.Unended
		case len(p.Won) > 0:
			note += ", " + fmt.Sprintf(t.PastWon, p.Names[0], p.Won[0])
		}
		list = append(list, app.Li().Class("past").Body(
			app.Button().ID("past-"+id).Type("button").Class("go").Body(
				app.Span().Class("text").Body(app.Strong().Text(names), app.Small().Text(note)), icon("next"),
			).OnClick(func(app.Context, app.Event) { the.takeUpWords(id) }, id),
			app.Button().ID("forget-"+id).Type("button").Class("round").Aria("label", fmt.Sprintf(t.Forget, names)).Body(icon("trash")).
				OnClick(func(app.Context, app.Event) { the.forgetWords(id) }, id),
		))
	}
	return []app.UI{app.Section().Class("slip").Aria("labelledby", "past").Body(
		app.H2().ID("past").Text(title), app.Ul().Class("menu-list").Body(list...))}
}
