package wordcoach

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/showdown"
	"serviert/app/ui"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// desk is a hand of cards with what somebody does to it: chooses what to
// exchange, or puts a word together.
type desk struct {
	deck   *letters.Deck
	list   *lexicon.List
	hand   letters.Cards
	drew   int  // how many of the last cards are new
	swaps  bool // cards are chosen to be exchanged, else a word is built
	marked [letters.HandSize]bool
	laid   []int // the word: places in the hand
	typed  string
	run    int  // counts what was done, so that nothing outdated is said
	lacks  bool // what was typed cannot be laid
	sure   bool // it was asked whether there is no word
	closed bool // it is decided
}

// at are the cards at these places.
func (d *desk) at(places []int) letters.Cards {
	list := make([]letters.Card, len(places))
	for i, at := range places {
		list[i] = d.hand.At(at)
	}
	return letters.CardsOf(list...)
}

// word is the word as it lies.
func (d *desk) word() letters.Cards { return d.at(d.laid) }

// gone are the cards that are to be exchanged.
func (d *desk) gone() letters.Cards {
	var places []int
	for i, marked := range d.marked {
		if marked {
			places = append(places, i)
		}
	}
	return d.at(places)
}

// place is where in the word a card of the hand lies, -1 for nowhere.
func (d *desk) place(i int) int {
	for n, at := range d.laid {
		if at == i {
			return n
		}
	}
	return -1
}

// lay lays cards of the hand as the word.
func (d *desk) lay(cards letters.Cards) {
	d.laid = nil
	for _, c := range cards.List() {
		for i := range len(d.hand) {
			if d.hand.At(i) == c && d.place(i) < 0 {
				d.laid = append(d.laid, i)
				break
			}
		}
	}
}

// taken tells whether a card lies in the word or is to be exchanged.
func (d *desk) taken(i int) bool {
	if d.swaps {
		return d.marked[i]
	}
	return d.place(i) >= 0
}

// tap takes a card or puts it back.
func (r *Room) tap(d *desk, i int) {
	t := r.sh.Texts().Cards()
	if d != nil {
		d.sure = false
		d.run++
	}
	switch {
	case d == nil || d.closed || i >= len(d.hand):
	case !d.swaps:
		if at := d.place(i); at >= 0 {
			d.laid = append(append([]int{}, d.laid[:at]...), d.laid[at+1:]...)
		} else {
			d.laid = append(append([]int{}, d.laid...), i)
		}
		d.typed, d.lacks = d.word().Word(), false
		r.sayWord(d)
	case !d.marked[i] && len(d.gone()) == letters.MaxExchange:
		r.sh.Confirm(t.Act.Four)
	default:
		d.marked[i] = !d.marked[i]
		text := t.Say.Kept
		if d.marked[i] {
			text = t.Say.Picked
		}
		r.sh.Say(fmt.Sprintf(text, r.speech().Letter(d.hand.At(i)), len(d.gone())))
	}
}

// typeWord lays what was typed with the cards that count most.
func (r *Room) typeWord(d *desk, text string) {
	if d.closed {
		return
	}
	word := cardgame.Typed(text)
	ways := d.deck.Lay(d.hand, word)
	d.typed, d.laid, d.sure, d.lacks = text, nil, false, word != "" && len(ways) == 0
	if len(ways) > 0 {
		d.lay(ways[0])
	}
	d.run++
	if !r.timer.Live() {
		r.sayWord(d)
		return
	}
	run, path := d.run, r.sh.Path()
	r.timer.After(typingPause, func() {
		if run == d.run && !d.closed && r.sh.Path() == path {
			r.sayWord(d)
		}
	})
}

// typingPause is how long after the last letter typed its word is said: a screen
// reader echoes the letters, and a sentence for each would drown them.
const typingPause = 900 * time.Millisecond

// lacking says which letters of what was typed no card has.
func (r *Room) lacking(d *desk) string {
	typed := cardgame.Typed(d.typed)
	return fmt.Sprintf(r.sh.Texts().Cards().Build.Lacks, typed, strings.Join(strings.Split(d.deck.Missing(d.hand, typed), ""), ", "))
}

// sayWord says what lies there, what it counts and whether the list has it.
func (r *Room) sayWord(d *desk) {
	t, w := &r.sh.Texts().Cards().Build, d.word()
	switch points := r.speech().Points(d.deck.Sum(w)); {
	case d.lacks:
		r.sh.Say(r.lacking(d))
	case w == "":
		r.sh.Say(t.Empty)
	case len(w) < letters.MinWord:
		r.sh.Say(fmt.Sprintf(t.Now, w.Word(), points))
	case d.isWord():
		r.sh.Say(fmt.Sprintf(t.Checked, w.Word(), points, t.Yes))
	default:
		r.sh.Say(fmt.Sprintf(t.Checked, w.Word(), points, t.No))
	}
}

// deskKey is a key at the cards: 1 to 7 take one, W reads them.
func (r *Room) deskKey(d *desk, key string) bool {
	switch {
	case d == nil || r.sh.Dialog() != "":
		return false
	case key == "w" || key == "W":
		r.sh.Say(r.handSaid(d))
	case len(key) == 1 && key >= "1" && int(key[0]-'1') < len(d.hand):
		r.tap(d, int(key[0]-'1'))
	default:
		return false
	}
	return true
}

// deskKeys lists those keys, and the one that exchanges where that is asked.
func deskKeys(t *i18n.Texts, d *desk) []ui.KeyHelp {
	switch {
	case d == nil:
		return nil
	case d.swaps && !d.closed:
		return ui.OnlyKeys(t.Cards().KeyHelp, "W", "1–7", "D")
	}
	return ui.OnlyKeys(t.Cards().KeyHelp, "W", "1–7")
}

// handSaid reads the cards out.
func (r *Room) handSaid(d *desk) string {
	return fmt.Sprintf(r.sh.Texts().Cards().Say.Hand, r.speech().Cards(d.deck, d.hand))
}

// faces are cards to look at; those that are gone are crossed out.
func (r *Room) faces(d *letters.Deck, cards, gone letters.Cards) []app.UI {
	list, left := make([]app.UI, len(cards)), gone.Counts()
	for i, c := range cards.List() {
		name := r.speech().Card(d, c)
		crossed := left[c] > 0
		if crossed {
			left[c]--
			name += ", " + r.texts().Gone
		}
		list[i] = app.Span().Class("card").DataSet("go", crossed).Body(showdown.Face(d, c, name+". ")...)
	}
	return list
}

// handPart is the row of cards on the felt, with what is to be done with them.
func (r *Room) handPart(d *desk, task string) app.UI {
	t := r.sh.Texts().Cards()
	list := make([]app.UI, len(d.hand))
	for i, c := range d.hand.List() {
		name := r.speech().Card(d.deck, c)
		if i >= len(d.hand)-d.drew {
			name += ", " + t.NewCard
		}
		switch taken := d.taken(i); {
		case taken && d.swaps:
			name += ", " + t.Gone
		case taken:
			name += ", " + t.Back
		}
		list[i] = app.Li().Body(app.Button().ID("card-"+strconv.Itoa(i+1)).Type("button").Class("card").
			Aria("pressed", strconv.FormatBool(d.taken(i))).Aria("disabled", strconv.FormatBool(d.closed)).
			DataSet("new", i >= len(d.hand)-d.drew).DataSet("go", d.swaps && d.marked[i]).
			Body(showdown.Face(d.deck, c, name)...).OnClick(ui.Do(func() { r.tap(d, i) })))
	}
	return app.Section().Class("tray felt-hand").Aria("label", t.Hand).Body(
		app.P().Text(task), app.Ul().Class("cards").Body(list...))
}

// wordPart is the word as it lies, a field to type in, and what the list says.
func (r *Room) wordPart(d *desk) app.UI {
	t, w := r.sh.Texts(), d.word()
	var cards []app.UI
	for n, c := range w.List() {
		back := d.laid[n]
		cards = append(cards, app.Li().Body(app.Button().ID("laid-"+strconv.Itoa(n+1)).Type("button").Class("card").
			Body(showdown.Face(d.deck, c, r.speech().Card(d.deck, c)+", "+t.Cards().Back)...).
			OnClick(ui.Do(func() {
				r.tap(d, back)
				r.sh.Focus("card-" + strconv.Itoa(back+1))
			}))))
	}
	if len(w) < len(d.hand) {
		cards = append(cards, app.Li().Body(app.Span().Class("card next")))
	}
	check := []app.UI{app.Text(t.Cards().Build.Help)}
	switch yes := d.isWord(); {
	case d.lacks:
		check = []app.UI{app.Text(r.lacking(d))}
	case len(w) < letters.MinWord:
	case yes:
		check = []app.UI{ui.Verbatim(app.B(), d.deck.Language).Text(cardgame.Spelled(d.list, w.Word())), app.Text(" " + t.Cards().Build.Yes)}
	default:
		check = []app.UI{ui.Verbatim(app.B(), d.deck.Language).Text(w.Word()), app.Text(" " + t.Cards().Build.No)}
	}
	return app.Section().Class("slip laying").Aria("label", t.Cards().Build.Region).Body(
		app.Ul().Class("cards").Body(cards...),
		app.Label().Class("typed").Body(
			app.Span().Text(t.Cards().Build.Type),
			ui.Line().ID("typed").Value(d.typed).MaxLength(lexicon.MaxLength).
				Lang(d.deck.Language).Attr("autocapitalize", "characters").Attr("enterkeyhint", "done").
				OnInput(ui.Value(func(text string) { r.typeWord(d, text) })),
		),
		app.P().Class("points").Body(app.B().Text(d.deck.Sum(w)), app.Text(" "+t.Cards().Points)),
		app.P().Class("check").Body(check...),
	)
}

// isWord tells whether what lies there counts.
func (d *desk) isWord() bool {
	w := d.word()
	return len(w) >= letters.MinWord && d.list.Contains(w.Word())
}

// swapButton says how many cards are exchanged.
func (r *Room) swapButton(d *desk, do func()) app.UI {
	t := &r.sh.Texts().Cards().Act
	label := t.Keep
	switch n := len(d.gone()); {
	case n == 1:
		label = t.SwapOne
	case n > 1:
		label = fmt.Sprintf(t.Swap, n)
	}
	return ui.Labelled("exchange", "main", label, t.SwapHelp, do)
}

// layButton lays the word, if the list has it.
func (r *Room) layButton(d *desk, do func()) app.UI {
	t, w := &r.sh.Texts().Cards().Act, d.word()
	switch {
	case len(w) < letters.MinWord:
		return ui.Quiet(t.ToBuild, t.TwoCards)
	case !d.isWord():
		return ui.Quiet(fmt.Sprintf(r.texts().NotWord, w.Word()), "")
	}
	return ui.Labelled("lay", "main", fmt.Sprintf(t.Lay, w.Word()), r.speech().Points(d.deck.Sum(w)), do)
}

// waitPart stands where a hand comes once its word list is here. Who listens is
// told by a sentence.
func (r *Room) waitPart(text string) app.UI {
	if d := r.deck(); r.lists.List(d.Language) == nil {
		return app.Div().Class("slip").Body(app.H2().Text(r.sh.Texts().Cards().List.Title), r.lists.State(d.Language))
	}
	return app.P().Class("empty").Text(text)
}
