// Package rulebook is the rules to read, and an empty pad to print.
//
// What the page says about a dice game follows from the game's rules: numbers
// come from the engine, examples are played by it, and only the sentences
// around them are fixed. The same holds for the options of the card game.
//
// In comes the address: which game, and whether a pad is wanted. Out goes the
// page /rules. The room keeps nothing and does not touch the browser.
package rulebook

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicetable"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// Room is the page of the rules.
type Room struct {
	sh       ui.Shell
	emptyPad func(*escalero.Rules) app.UI
	teach    func()
	deal     func()
}

// New makes the room; emptyPad draws the page with a pad to write on, teach has
// the next turn at the table explained, and deal the next hand of cards.
func New(sh ui.Shell, emptyPad func(*escalero.Rules) app.UI, teach, deal func()) *Room {
	return &Room{sh, emptyPad, teach, deal}
}

// Page is the page /rules. Its query may name a "preset", what is "agreed" otherwise (see dicegame.RulesPath), and as
// "pad" for how many parties a pad is to be printed.
func (r *Room) Page() ui.Page {
	return ui.Page{
		Path:  "/rules",
		Title: func(t *i18n.Texts) string { return t.Home.Rules },
		Body:  r.body,
	}
}

// inView is the rules that the page shows at an address; ok is false where
// they are not those of a dice game.
func inView(q browser.Query) (rules escalero.Rules, ok bool) {
	preset := q.Get("preset")
	if preset == record.Words {
		return rules, false
	}
	if rules, ok = dicegame.RulesAt(preset, q.Get("agreed")); !ok {
		rules = escalero.Presets()[0]
	}
	return rules, true
}

func (r *Room) body() app.UI {
	q, t := r.sh.Query(), r.sh.Texts()
	rules, ok := inView(q)
	if !ok {
		head := []app.UI{r.choosePreset(record.Words)}
		if text := cardsAgreed(t, q.Get("agreed")); text != "" {
			head = append(head, app.P().Class("note").Text(text))
		}
		return ui.Screen(t, "rules", t.Home.Rules, nil, append(head, r.cardRules(t)...)...)
	}
	if q.Has("pad") {
		return r.emptyPad(&rules)
	}
	b := &book{dicetable.Names(r.sh, &rules), rules, r.teach, ear(t, r.sh.Settings(), t.Rules().Ear.Dice, append(dicetable.Keys(t, false, true), t.Table.KeyRead...))}
	head := []app.UI{r.choosePreset(rules.Preset)}
	if text := b.HouseRules(&rules); text != "" {
		head = append(head, app.P().Class("note").Text(text))
	}
	return ui.Screen(t, "rules", t.Home.Rules, nil, append(head, b.diceRules()...)...)
}

// choosePreset is the list of games; choosing one changes the address.
func (r *Room) choosePreset(preset string) app.UI {
	t := r.sh.Texts()
	var options []app.UI
	for _, p := range record.Presets() {
		options = append(options, ui.Option(p, t.Dice.Presets.At(p).Name, p == preset))
	}
	return app.Div().Class("slip").Body(app.Label().Class("field").Body(
		app.Span().Text(t.Rules().Choose),
		app.Select().ID("preset").Body(options...).OnChange(ui.Value(func(value string) {
			r.sh.Focus("preset")
			r.sh.Visit("/rules?preset=" + value)
		})),
	))
}

// book is the rules of one dice game in the words of a language.
type book struct {
	dicegame.Names
	rules escalero.Rules
	teach func()
	ear   chapter
}

// row is what a row is called within a sentence.
func (b *book) row(r escalero.Row) string { return b.T().Within(b.Row(r.Key)) }

// column is what a column, counted from 1, is called within a sentence.
func (b *book) column(at int) string { return b.T().Within(b.Column(&b.rules, at)) }

// t is the sentences of the rules.
func (b *book) t() *i18n.Rules { return b.T().Rules() }

func (b *book) diceRules() []app.UI {
	list := append([]app.UI{b.short()}, chapters(b.t(), []chapter{
		b.play(), b.turn(), b.sheet(), b.columns(), b.settlement(),
		b.players(), b.contra(), b.agree(), b.rulings(), b.ear,
	})...)
	return append(list, app.A().Class("button row").Href(ui.Link(dicegame.RulesPath(&b.rules)+"&pad=2")).
		Body(ui.Icon("print"), app.Text(b.t().Print)))
}

// chapter is a part of the rules; its heading can be gone to.
type chapter struct {
	id, title string
	body      []app.UI
}

// chapters are the contents and after them the chapters.
func chapters(t *i18n.Rules, parts []chapter) []app.UI {
	var lines []app.UI
	for _, p := range parts {
		lines = append(lines, app.Li().Body(app.A().Href("#"+p.id).Text(p.title)))
	}
	list := []app.UI{app.Nav().Class("slip toc").Aria("label", t.Contents).Body(app.Ul().Body(lines...))}
	for _, p := range parts {
		list = append(list, app.Section().Class("slip prose").Aria("labelledby", p.id).Body(
			append([]app.UI{app.H2().ID(p.id).TabIndex(-1).Text(p.title)}, p.body...)...))
	}
	return list
}

func (b *book) exampleTitle(of string) app.UI {
	return app.H3().Text(fmt.Sprintf(b.t().Example, of))
}

// dice is five dice to look at, named for those who listen.
func (b *book) dice(thrown dice.Throw) app.UI { return dicetable.Minis(b.Names, thrown[:]) }
