package cards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/showdown"
	"serviert/app/ui"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// wordPart is the word builder: the cards laid so far, what they count, a
// field to type in, and what only this player sees of the word list. While
// nothing can be built the planned word stays on show, to look at.
func (r *Room) wordPart(e *cardgame.Evening, v letters.View, step cardgame.Step) app.UI {
	t, deck, word := r.texts(), v.Rules.Deck, r.hand.word(v)
	if r.faceDown(v) {
		return r.hiddenWord(v, word)
	}
	var cards []app.UI
	if !cardgame.MayBuild(v, step) {
		note := t.Build.Unplanned
		if word != "" {
			for n, c := range word.List() {
				cards = append(cards, app.Li().Body(app.Span().Class("card").DataSet("go", v.Phase == letters.Exchanging && r.hand.marked[r.hand.laid[n]]).
					Body(showdown.Face(deck, c, r.speech().Card(deck, c))...)))
			}
			note = t.Build.Planned
			goes := func(i int) bool { return r.hand.marked[i] }
			if v.Phase == letters.Exchanging && step == cardgame.Looking && r.hand.discards(v) != "" && !slices.ContainsFunc(r.hand.laid, goes) {
				note = t.Build.Proposed
			}
		} else {
			cards = []app.UI{app.Li().Body(app.Span().Class("card next"))}
		}
		return app.Section().Class("slip word").Aria("label", t.Build.Region).Body(
			app.Ul().Class("cards").Body(cards...), app.P().Class("note").Text(note))
	}
	for n, c := range word.List() {
		cards = append(cards, app.Li().Body(app.Button().ID("laid-"+strconv.Itoa(n+1)).Type("button").Class("card").
			Body(showdown.Face(deck, c, r.speech().Card(deck, c)+", "+t.Back)...).
			OnClick(ui.Do(func() { r.unlay(n) }))))
	}
	if len(word) < len(v.Hand) {
		cards = append(cards, app.Li().Body(app.Span().Class("card next")))
	}
	return app.Section().Class("slip word").Aria("label", t.Build.Region).Body(
		app.Ul().Class("cards").Body(cards...),
		app.P().Class("points").Body(app.B().Text(deck.Sum(word)), app.Text(" "+t.Points)),
		app.Label().Class("typed").Body(
			app.Span().Text(t.Build.Type),
			ui.Line().ID("typed").Value(r.hand.typed).MaxLength(lexicon.MaxLength).
				Lang(deck.Language).Attr("autocapitalize", "characters").Attr("enterkeyhint", "done").
				OnInput(ui.Value(r.typeWord)).OnChange(ui.Do(r.sayTyped)),
		),
		app.P().ID("check").Class("check").Body(r.checkPart(e, v, word)...),
		r.waysPart(v, word),
	)
}

// hiddenWord is the word while the faces are hidden: how many cards lie there.
func (r *Room) hiddenWord(v letters.View, word letters.Cards) app.UI {
	t := r.texts()
	var cards []app.UI
	for range word.List() {
		cards = append(cards, app.Li().Body(app.Span().Class("card").Body(cardBack()...)))
	}
	if len(word) < len(v.Hand) {
		cards = append(cards, app.Li().Body(app.Span().Class("card next")))
	}
	return app.Section().Class("slip word").Aria("label", t.Build.Region).Body(
		app.Ul().Class("cards").Aria("hidden", "true").Body(cards...),
		app.P().Class("note").Text(t.Hold.Help))
}

// checkPart says what the agreed list says of the word. Where a book judges
// the app knows no better than the players.
func (r *Room) checkPart(e *cardgame.Evening, v letters.View, word letters.Cards) []app.UI {
	t, deck := &r.texts().Build, v.Rules.Deck
	switch {
	case r.hand.lacks:
		return []app.UI{app.Text(r.wordSaid(v))}
	case len(word) < letters.MinWord:
		return []app.UI{app.Text(t.Help)}
	}
	yes, ok := e.IsWord(word.Word())
	if !ok {
		if e.Settled() {
			return []app.UI{app.Text(t.Settled)}
		}
		return []app.UI{app.Text(t.Book)}
	}
	text := t.No
	if yes {
		text = t.Yes
	}
	note := t.OnlyYou
	if e.Settled() {
		note = t.Settled
	}
	return []app.UI{showdown.Spelled(e, deck, word), app.Text(" " + text + " "), app.Span().Text(note)}
}

// waysPart offers other cards for the same word: Q and U for QU.
func (r *Room) waysPart(v letters.View, word letters.Cards) app.UI {
	t := &r.texts().Build
	var list []app.UI
	if word != "" {
		if ways := v.Rules.Deck.Lay(v.Hand, word.Word()); len(ways) > 1 {
			for _, way := range ways[:min(len(ways), 4)] {
				name := strings.ReplaceAll(way.String(), " ", "·")
				list = append(list, app.Button().ID("way-"+name).Type("button").Class("way").Aria("pressed", strconv.FormatBool(way == word)).
					Aria("label", fmt.Sprintf(t.Way, r.speech().Letters(way), v.Rules.Deck.Sum(way))).
					Text(fmt.Sprintf(t.Way, name, v.Rules.Deck.Sum(way))).
					OnClick(ui.Do(func() { r.layWay(way) })))
			}
		}
	}
	return app.Div().Class("ways").Role("group").Aria("label", t.Ways).Hidden(len(list) == 0).Body(list...)
}

// building is the view in which a word can be put together now.
func (r *Room) building() (v letters.View, ok bool) {
	if r.evening == nil {
		return v, false
	}
	v = r.evening.View()
	return v, cardgame.MayBuild(v, r.evening.Step())
}

// layCard puts a card at the end of the word, or takes it out.
func (r *Room) layCard(v letters.View, i int) {
	h := &r.hand
	if at := slices.Index(h.laid, i); at >= 0 {
		h.laid = slices.Delete(slices.Clone(h.laid), at, at+1)
	} else {
		h.laid = append(slices.Clone(h.laid), i)
	}
	r.wordLaid(v)
}

// unlay takes the n-th card of the word back.
func (r *Room) unlay(n int) {
	v, ok := r.building()
	if !ok || n >= len(r.hand.laid) {
		return
	}
	back := r.hand.laid[n]
	r.layCard(v, back)
	r.sh.Focus("card-" + strconv.Itoa(back+1))
}

// typeWord lays what was typed with the cards that count most.
func (r *Room) typeWord(text string) {
	v, ok := r.building()
	if !ok {
		return
	}
	h := &r.hand
	word := cardgame.Typed(text)
	ways := v.Rules.Deck.Lay(v.Hand, word)
	h.typed, h.laid, h.lacks = text, nil, word != "" && len(ways) == 0
	if len(ways) > 0 {
		h.laid = places(v.Hand, ways[0])
	}
	r.keepWord(v)
	r.typedSoon()
}

// layWay lays the same word with other cards.
func (r *Room) layWay(way letters.Cards) {
	if v, ok := r.building(); ok && way.Within(v.Hand) {
		r.hand.laid = places(v.Hand, way)
		r.wordLaid(v)
	}
}

// places finds cards in a hand, each once.
func places(hand, cards letters.Cards) []int {
	var list []int
	for _, c := range cards.List() {
		for i, h := range hand.List() {
			if h == c && !slices.Contains(list, i) {
				list = append(list, i)
				break
			}
		}
	}
	return list
}

// wordLaid follows a tap: the field shows the word too.
func (r *Room) wordLaid(v letters.View) {
	r.hand.typed, r.hand.lacks = r.hand.word(v).Word(), false
	r.wordChanged(v)
}

// wordChanged keeps the word for this player's next turn, and says what lies
// there, what it counts and whether the list has it.
func (r *Room) wordChanged(v letters.View) {
	r.keepWord(v)
	if r.faceDown(v) {
		r.sh.Say(fmt.Sprintf(r.texts().Hold.Laid, len(r.hand.laid)))
		return
	}
	r.sh.Say(r.wordSaid(v))
}

// keepWord notes the word as it lies; it outlives a reload.
func (r *Room) keepWord(v letters.View) {
	r.typing = typing{run: r.typing.run + 1}
	r.evening.Plan(r.hand.word(v))
	r.save()
}

// typingPause is how long after the last letter typed its word is said: a
// screen reader echoes the letters, and a sentence for each would drown them.
const typingPause = 900 * time.Millisecond

// typing is a word that is typed letter by letter.
type typing struct {
	run    int  // counts what is typed, and what makes it old
	unsaid bool // what was typed last has not been said yet
}

// typedSoon says the word that was typed after a pause, unless more is typed or
// it is covered by then.
func (r *Room) typedSoon() {
	r.typing.unsaid = true
	if !r.timer.Live() {
		r.sayTyped()
		return
	}
	run := r.typing.run
	r.timer.After(typingPause, func() {
		if run == r.typing.run {
			r.sayTyped()
		}
	})
}

// sayTyped says the word that was typed, once: after the pause, or when the field
// is left.
func (r *Room) sayTyped() {
	if v, ok := r.building(); ok && r.typing.unsaid && !r.faceDown(v) {
		r.typing.unsaid = false
		r.sh.Say(r.wordSaid(v))
	}
}
