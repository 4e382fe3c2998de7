package cards

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardfigures"
	"serviert/app/cardgame"
	"serviert/app/cardshelf"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/letters"
	"serviert/engine/record"
)

// menuButton opens what is needed less often.
func (r *Room) menuButton() app.UI {
	return app.Button().ID("menu").Type("button").Class("round").Aria("label", r.texts().Menu).Body(ui.Icon("menu")).
		OnClick(ui.Do(func() { r.sh.OpenDialog("cards-menu") }))
}

// menuDialog is everything that is needed less often than once a turn.
func (r *Room) menuDialog() []app.UI {
	all, t, e := r.sh.Texts(), r.texts(), r.evening
	if e == nil {
		return nil
	}
	var items []app.UI
	item := func(name, label, below string, do func()) {
		items = append(items, ui.MenuItem(name, name, label, below, func() {
			r.sh.CloseDialog()
			do()
		}))
	}
	say := func(text string) func() { return func() { r.sh.Confirm(text) } }
	visit := func(path string) func() { return func() { r.sh.Visit(path) } }
	if e.View().Seat != 0 {
		item("lock", t.Act.Hide, "", r.hide)
	}
	if v := e.Public(); v.Phase == letters.Dealing && len(v.Hands) > 0 {
		item("coach", t.Over.SoFar, "", func() {
			r.sh.OpenDialog("cards-figures")
			r.sh.Focus("figures-close")
		})
	}
	switch phase := e.Public().Phase; {
	case e.Over() || phase == letters.Cutting: // before the cut there is a way back to the set-up
	case phase == letters.Dealing:
		item("people", all.New.Players, t.Seats.Help, func() { r.sh.OpenDialog("cards-seats") })
	default:
		item("people", all.New.Players, t.Act.ToEndLater, say(t.Act.ToEndLater))
	}
	switch _, sealed, ok := e.Export(); {
	case !ok:
		item("share", t.Share.Do, t.Share.Refuse, say(t.Share.Refuse))
	case sealed:
		item("share", t.Share.Do, t.Share.Sealed, r.shareEvening)
	default:
		item("share", t.Share.Do, t.Share.Holds, r.shareEvening)
	}
	item("list", t.Act.ToOwn, "", func() {
		r.setup.Untype()
		r.backToOwn("own-close")
	})
	item("book", all.Home.Rules, "", visit(cardgame.RulesPath(e.Public().Rules)))
	item("sliders", all.Settings.Title, "", visit("/settings"))
	between := e.Public().Phase == letters.Dealing
	left, agreed := e.Left()
	if agreed && left > 0 {
		item("undo", t.Act.PlayOn, "", r.playOn)
	} else if between && e.MayEndSoon() && !agreed {
		help := t.Act.LastRoundHelp
		if twice := e.DealsTwice(); len(twice) > 0 {
			help = all.Fill(t.Act.LastRoundTwice, r.speech().Seats(e, twice))
		}
		item("cards", t.Act.LastRound, help, r.endSoon)
	}
	switch {
	case between:
		item("check", t.Act.ToEnd, "", r.askLeave)
	case !e.MayEndSoon(): // over, or before the first deal
	case !agreed || left > 1:
		item("check", t.Act.LastHand, "", r.endSoon)
	}
	items = append(items, ui.HelpItems(r.sh)...)
	item("back", all.ToHome, "", visit("/"))
	return []app.UI{
		ui.DialogHead(r.sh, "menu", t.Menu),
		app.Ul().Class("menu-list").Body(items...),
		r.keyHints(),
	}
}

// keyHints names the keys, where the screen is wide. It is no paragraph: the first
// one of a dialog describes it, and all of this would be read whenever it opens.
func (r *Room) keyHints() app.UI {
	t, set := r.texts(), r.sh.Settings()
	if set.NoKeys {
		return app.Div().Hidden(true)
	}
	return app.Div().Class("hints cards-keys").Role("group").Aria("label", t.Keys).Body(ui.KeyHints(r.sh.Texts(), set, t.KeyHelp)...)
}

// shareEvening offers the record of the hands that are over.
func (r *Room) shareEvening() {
	if text, ok := cardshelf.Text(r.evening); ok {
		r.Share(r.texts().Title, text, "serviert-"+record.Words+"-"+r.evening.ID()+".serviert")
	}
}

// ownDialog is the own words that count this evening. They are changed between two
// hands, not while somebody has one of them in his hand.
func (r *Room) ownDialog() []app.UI {
	if r.evening == nil {
		return nil
	}
	t, v := &r.texts().Own, r.evening.Public()
	language, words := v.Rules.Deck.Language, ownHere(v)
	parts := []app.UI{ui.DialogHead(r.sh, "own", t.Title), app.P().Text(t.Text)}
	switch {
	case v.Rules.Book:
		return append(parts, app.P().Class("note").Text(t.ByBook))
	case v.Phase == letters.Dealing:
		parts = append(parts, app.P().Class("note").Text(t.Next), r.setup.OwnField(language, func() { r.allowOwn(language) }))
		if len(words) > 0 {
			parts = append(parts, r.setup.OwnList(language, words, func(w string) { r.forbidOwn(language, w) }))
		}
		return parts
	case len(words) > 0:
		parts = append(parts, ui.Verbatim(app.P(), language).Text(strings.Join(words, ", ")))
	}
	return append(parts, app.P().Class("note").Text(t.Change))
}

// ownHere are the own words of this table, with those that count from the next hand on.
func ownHere(v letters.View) []string {
	words := append(slices.Clone(v.Rules.Words), v.Later...)
	slices.Sort(words)
	return words
}

// allowOwn takes up the word that was typed, at this table from the next hand on
// and into the own words.
func (r *Room) allowOwn(language string) {
	if e := r.evening; e != nil {
		r.setup.TakeWord(language, ownHere(e.Public()), func(word string) bool { yes, _ := e.IsWord(word); return yes }, func(word string) {
			if r.act(letters.Action{Kind: letters.Allow, Text: word}) {
				r.setup.Add(language, word)
				r.backToOwn("own-word")
			}
		})
	}
}

// forbidOwn removes a word at this table and from the own words.
func (r *Room) forbidOwn(language, word string) {
	if r.act(letters.Action{Kind: letters.Forbid, Text: word}) {
		r.setup.Drop(language, word)
		r.backToOwn("own-word")
	}
}

// backToOwn leaves the list open for the next word: acting closes dialogs.
func (r *Room) backToOwn(focus string) {
	r.sh.OpenDialog("cards-own")
	r.sh.Focus(focus)
}

// figuresDialog is what the evening comes to so far.
func (r *Room) figuresDialog() []app.UI {
	e := r.evening
	if e == nil || len(e.Public().Hands) == 0 {
		return nil
	}
	return append([]app.UI{ui.DialogHead(r.sh, "figures", r.texts().Over.SoFar)}, cardfigures.Parts(r.speech(), e)...)
}

// Share offers a text as a file to other apps, and says what became of it.
func (r *Room) Share(title, text, file string) {
	r.b.Share(title, text, file, func(how i18n.Sent) {
		r.sh.Confirm(r.sh.Texts().SharedAs(how, file))
		r.sh.Refresh()
	})
}
