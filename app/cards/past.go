package cards

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/cardshelf"
	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/people"
	"serviert/app/ui"
)

// Running tells whether an evening that is not over lies on the table, and where
// it goes on.
func (r *Room) Running() (path string, runs bool) {
	return TablePath, r.evening != nil && !r.evening.Over() || r.evening == nil && r.waiting != nil && r.waiting.Ended == 0
}

// onTable is the evening on the table as it stands or, where its word list is not
// here, as it stood when it was saved. ok is false where there is none, or nothing
// of it was played.
func (r *Room) onTable() (p cardgame.Past, ok bool) {
	switch {
	case r.evening != nil:
		return r.evening.Past(), r.evening.Log() > 0
	case r.waiting == nil:
		return p, false
	}
	p = r.stood
	p.Saved = *r.waiting
	if table, _ := p.Table(); len(p.Names) != len(table.Parties) {
		p = cardgame.Past{Saved: *r.waiting}
	}
	return p.Fitting(), true
}

// History lists every evening of cards, the one on the table first; it is nil
// where there are none.
func (r *Room) History() []app.UI {
	t := r.texts()
	var first []app.UI
	if p, ok := r.onTable(); ok {
		outcome := t.Over.Unended
		switch {
		case p.Ended != 0 && len(p.Won) > 0:
			outcome = r.hasWon("", "", p.Names, p.Won)
		case p.Ended != 0:
			outcome = t.Over.Ended
		}
		first = []app.UI{app.Li().Body(app.A().ID("past-" + p.ID).Class("go").Href(ui.Link(TablePath)).Body(
			r.eveningText(p, outcome)...))}
	}
	return r.eveningList(t.Title, first)
}

// Ended lists the evenings that are over and of which is known who has won.
func (r *Room) Ended() (list []people.Evening) {
	add := func(p cardgame.Past) {
		e, computers := people.Evening{Names: p.Names, Won: p.Won, Computer: make([]bool, len(p.Names)), Brought: p.From != ""}, p.Computers()
		for i, name := range p.Names {
			e.Computer[i] = computers[name]
		}
		list = append(list, e)
	}
	all := r.past.All()
	if p, ok := r.onTable(); ok {
		all = append([]cardgame.Past{p}, all...)
	}
	for _, p := range all {
		if p.Ended != 0 && len(p.Won) > 0 {
			add(p)
		}
	}
	return list
}

// Ends is when the evenings that are over have ended.
func (r *Room) Ends() (list []int64) {
	if p, ok := r.onTable(); ok && p.Ended != 0 {
		list = append(list, p.Ended)
	}
	for _, p := range r.past.All() {
		if p.Ended != 0 {
			list = append(list, p.Ended)
		}
	}
	return list
}

// eveningText is who played, when, how it went and what was noted on it.
func (r *Room) eveningText(p cardgame.Past, outcome string) []app.UI {
	t := r.sh.Texts()
	when := r.b.DayAndTime(p.Started, t.Lang)
	if outcome != "" {
		when += ", " + outcome
	}
	if by := t.Sharing.Came.At(p.From); by != "" {
		when += "\u00a0· " + by
	}
	return []app.UI{
		app.Span().Class("text").Body(app.Strong().Text(t.List(p.Names)), app.Small().Text(when), app.Small().Hidden(p.Note == "").Text(ui.NoteLine(t, p.Note))),
		ui.Icon("next"),
	}
}

// Evenings lists the earlier evenings, for other pages too; one that was not played to its end
// can be taken up again.
func (r *Room) Evenings() []app.UI { return r.eveningList(r.texts().Over.Past, nil) }

// askForget asks before an earlier evening is deleted.
func (r *Room) askForget(p cardgame.Past) {
	about := func() string {
		text := r.sh.Texts().List(p.Names) + ", " + r.b.DayAndTime(p.Started, r.sh.Texts().Lang)
		if p.Ended == 0 {
			text += ", " + r.texts().Over.Unended
		}
		return text
	}
	r.ask(func() *i18n.Sure { return &r.texts().Over.ForgetAsk }, about, func() {
		r.past.Forget(p.ID)
		r.sh.Focus("title")
		r.sh.Confirm(r.texts().Over.Forgotten)
	})
}

// eveningsAtOnce is how many earlier evenings are listed until more are asked for.
const eveningsAtOnce = 20

func (r *Room) eveningList(title string, list []app.UI) []app.UI {
	t := &r.texts().Over
	past := r.past.All()
	if len(list)+len(past) == 0 {
		return nil
	}
	shown := min(len(past), eveningsAtOnce+r.earlier)
	for _, p := range past[:shown] {
		outcome := ""
		switch {
		case p.Ended == 0:
			outcome = t.Unended
		case len(p.Won) > 0:
			outcome = r.hasWon("", "", p.Names, p.Won)
		}
		list = append(list, app.Li().Class("past").Body(
			app.Button().ID("past-"+p.ID).Type("button").Class("go").Body(r.eveningText(p, outcome)...).
				OnClick(ui.Do(func() { r.takeUp(p.ID) })),
			app.Button().ID("forget-"+p.ID).Type("button").Class("round").
				Aria("label", fmt.Sprintf(t.Forget, r.sh.Texts().List(p.Names))+": "+r.b.DayAndTime(p.Started, r.sh.Texts().Lang)).Body(ui.Icon("trash")).
				OnClick(ui.Do(func() { r.askForget(p) })),
		))
	}
	parts := []app.UI{app.Section().Class("slip").Aria("labelledby", "past").Body(
		app.H2().ID("past").Text(title), app.Ul().Class("menu-list").Body(list...))}
	if shown < len(past) {
		w := r.sh.Texts()
		parts = append(parts, ui.More(w, "earlier", w.Games.Older, shown, len(past), func() {
			// What comes next is where the button was: the first of it gets the focus.
			r.earlier += eveningsAtOnce
			r.sh.Focus("past-" + past[shown].ID)
		}))
	}
	return parts
}

// Bring adds an evening of cards, for which b.Doc.IsLetters, to the earlier
// ones, from where it can be taken up, in the place of what is here of it. done gets what is wrong with it, nil for
// nothing: at once or, where a word list is needed first, when the list has
// arrived or could not be loaded. A text brought later replaces one that waits,
// whose done is never called.
func (r *Room) Bring(b dicegame.Brought, done func(wrong *dicegame.Problem)) {
	t := r.texts()
	table, err := b.Doc.Table()
	if err != nil {
		done(dicegame.Explain(err, b, func(*i18n.Texts) string { return "" }))
		return
	}
	language := table.Rules.Deck.Language
	list := r.setup.List(language)
	if list == nil && cardgame.NeedsList(table) {
		r.sh.Say(fmt.Sprintf(t.List.Loading, t.New.Languages.At(language)))
		r.brought = func() {
			if r.setup.Failed(language) {
				done(dicegame.Wrong(func(t *i18n.Texts) string {
					return fmt.Sprintf(t.Cards().List.Failed, t.Cards().New.Languages.At(language))
				}))
				return
			}
			r.Bring(b, done)
		}
		r.setup.Need(language)
		return
	}
	e, wrong := cardshelf.OfText(b, list, r.newID(), r.b.Millis())
	done(wrong)
	if wrong != nil {
		return
	}
	// Only the hands tell whether one on the shelf has gone on elsewhere.
	r.past.Whole(func(p *cardgame.Past) bool { return p.Started == e.Started() }, func() { r.add(e) })
}

// add puts an evening that was brought among the earlier ones.
func (r *Room) add(e *cardgame.Evening) {
	id := r.sameEvening(e)
	if id == "" {
		p := r.inPlace(e)
		id = p.ID
		r.past.Add(p)
		r.sh.Confirm(r.texts().Over.Brought)
	} else {
		r.sh.Confirm(r.sh.Texts().Games.Already)
	}
	r.sh.Focus("past-" + id)
}

// inPlace is the evening as it is kept: one that has gone on elsewhere takes the place
// of what is here of it, which would never end. Another tab may have taken that up.
func (r *Room) inPlace(e *cardgame.Evening) cardgame.Past {
	p := e.Past()
	if r.watching() {
		return p
	}
	before := func(o cardgame.Past) bool { return !o.Shelved() && o.Further(p.Saved) }
	o, ok := r.onTable()
	if ok = ok && before(o) && r.putAside(); !ok {
		past := r.past.All()
		if at := slices.IndexFunc(past, before); at >= 0 {
			o, ok = past[at], true
		}
	}
	if ok {
		p.ID, p.Note, p.Stake = o.ID, o.Note, cmp.Or(o.Stake, p.Stake) // what was agreed here holds
	}
	return p
}

// sameEvening is the id of the same evening here, "" where there is none.
func (r *Room) sameEvening(e *cardgame.Evening) string {
	v := e.Saved()
	if now := r.evening; now != nil && v.SameGame(now.Saved()) {
		return now.ID()
	}
	if w := r.waiting; w != nil && v.SameGame(*w) {
		return w.ID
	}
	same := func(p cardgame.Past) bool {
		return v.SameGame(p.Saved) || p.Shelved() && e.Over() && cardshelf.Is(p, v.Record)
	}
	past := r.past.All()
	if at := slices.IndexFunc(past, same); at >= 0 {
		return past[at].ID
	}
	return ""
}
