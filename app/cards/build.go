package cards

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
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
					Body(cardFace(v, c, r.speech().Card(deck, c))...)))
			}
			note = t.Build.Planned
			if v.Phase == letters.Exchanging && step == cardgame.Looking {
				note = t.Build.Proposed
			}
		} else {
			cards = []app.UI{app.Li().Body(app.Span().Class("card next"))}
		}
		return app.Section().Class("slip word").Aria("label", t.Build.Region).Body(
			app.Ul().Class("cards").Aria("label", t.Build.Region).Body(cards...), app.P().Class("note").Text(note))
	}
	for n, c := range word.List() {
		cards = append(cards, app.Li().Body(app.Button().ID("laid-"+strconv.Itoa(n+1)).Type("button").Class("card").
			Body(cardFace(v, c, r.speech().Card(deck, c)+", "+t.Back)...).
			OnClick(ui.Do(func() { r.unlay(n) }))))
	}
	if len(word) < len(v.Hand) {
		cards = append(cards, app.Li().Body(app.Span().Class("card next")))
	}
	return app.Section().Class("slip word").Aria("label", t.Build.Region).Body(
		app.Ul().Class("cards").Body(cards...),
		app.P().Class("points").Body(app.B().Text(deck.Sum(word)), app.Text(" "+t.Points)),
		app.Label().Class("typed").Body(
			app.Span().Class("sr-only").Text(t.Build.Type),
			app.Input().ID("typed").Type("text").Value(r.hand.typed).Placeholder(t.Build.Type).MaxLength(lexicon.MaxLength).
				Lang(deck.Language).AutoComplete(false).Attr("autocapitalize", "characters").Attr("autocorrect", "off").
				Attr("spellcheck", "false").Attr("enterkeyhint", "done").
				OnInput(ui.Value(r.typeWord)),
		),
		app.P().Class("check").Body(r.checkPart(e, v, word)...),
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
	t := &r.texts().Build
	switch {
	case r.hand.lacks:
		return []app.UI{app.Text(fmt.Sprintf(t.Lacks, lexicon.Fold(r.hand.typed)))}
	case len(word) < letters.MinWord:
		return []app.UI{app.Text(t.Help)}
	}
	yes, ok := e.IsWord(word.Word())
	if !ok {
		return []app.UI{app.Text(t.Book)}
	}
	text := t.No
	if yes {
		text = t.Yes
	}
	return []app.UI{spelled(e, v, word), app.Text(" " + text + " "), app.Span().Text(t.OnlyYou)}
}

// spelled is a word marked as being in the language of the cards, so that it
// is read out as such.
func spelled(e *cardgame.Evening, v letters.View, word letters.Cards) app.UI {
	return app.B().Lang(v.Rules.Deck.Language).Text(e.Spelled(word.Word()))
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
					Text(fmt.Sprintf(t.Way, name, v.Rules.Deck.Sum(way))).
					OnClick(ui.Do(func() { r.layWay(way) })))
			}
		}
	}
	return app.Div().Class("ways").Role("group").Aria("label", t.Ways).Hidden(len(list) == 0).Body(list...)
}
