package app

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// mayBuild tells whether a word can be put together now: while betting, to see
// what the cards are worth, and for the choice itself. One person alone can
// also do so while the computer players are at it.
func mayBuild(e *wordgame.Evening, v letters.View, step wordgame.Step) bool {
	if v.Hand == "" || v.Phase != letters.Betting && v.Phase != letters.Choosing {
		return false
	}
	own := v.Seats[v.Seat-1]
	return own.In && (step == wordgame.Looking || step == wordgame.Thinking && !(v.Phase == letters.Choosing && own.Done))
}

// building is the view in which a word is put together now.
func (s *store) building() (v letters.View, ok bool) {
	e := s.words.evening
	if e == nil {
		return v, false
	}
	v = e.View()
	return v, mayBuild(e, v, e.Step())
}

// wordPart is the word builder: the cards laid so far, what they count, a
// field to type in, and what only this player sees of the word list.
func wordPart(e *wordgame.Evening, v letters.View) app.UI {
	t := the.texts().Words
	word := the.laidCards(v)
	var cards []app.UI
	for n, c := range word.List() {
		cards = append(cards, app.Li().Body(app.Button().ID("laid-"+strconv.Itoa(n+1)).Type("button").Class("card").
			Body(cardFace(v, c, the.spoken(v.Rules.Deck, c)+", "+t.Back)...).
			OnClick(func(app.Context, app.Event) { the.unlay(n) }, n)))
	}
	if len(word) < len(v.Hand) {
		cards = append(cards, app.Li().Body(app.Span().Class("card next")))
	}
	return app.Section().Class("slip word").Aria("label", t.Build.Region).Body(
		app.Ul().Class("cards").Body(cards...),
		app.P().Class("points").Body(app.B().Text(v.Rules.Deck.Sum(word)), app.Text(" "+t.Points)),
		app.Label().Class("typed").Body(
			app.Span().Class("sr-only").Text(t.Build.Type),
			app.Input().ID("typed").Type("text").Value(the.words.hand.typed).Placeholder(t.Build.Type).MaxLength(lexicon.MaxLength).
				Lang(v.Rules.Deck.Language).AutoComplete(false).Attr("autocapitalize", "characters").Attr("autocorrect", "off").
				Attr("spellcheck", "false").Attr("enterkeyhint", "done").
				OnInput(func(ctx app.Context, _ app.Event) { the.typeWord(ctx.JSSrc().Get("value").String()) }),
		),
		app.P().Class("check").Body(checkPart(e, v, word)...),
		waysPart(v, word),
	)
}

// checkPart says what the agreed list says of the word. Where a book judges
// the app knows no better than the players.
func checkPart(e *wordgame.Evening, v letters.View, word letters.Cards) []app.UI {
	t := the.texts().Words.Build
	switch {
	case the.words.hand.lacks:
		return []app.UI{app.Text(fmt.Sprintf(t.Lacks, lexicon.Fold(the.words.hand.typed)))}
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
	return []app.UI{
		foreign(v, spelled(e, word.Word())), app.Text(" " + text + " "), app.Span().Text(t.OnlyYou),
	}
}

// foreign is a word in the language of the cards, so that it is read out as
// such.
func foreign(v letters.View, word string) app.UI {
	return app.B().Lang(v.Rules.Deck.Language).Text(word)
}

// spelled is a word in capital letters, with how it is really written where
// that differs.
func spelled(e *wordgame.Evening, word string) string {
	var odd []string
	for _, w := range e.Spellings(word) {
		if strings.ToUpper(w) != word {
			odd = append(odd, w)
		}
	}
	if len(odd) == 0 {
		return word
	}
	return word + " (" + strings.Join(odd, ", ") + ")"
}

// waysPart offers other cards for the same word: Q and U for QU.
func waysPart(v letters.View, word letters.Cards) app.UI {
	t := the.texts().Words.Build
	var list []app.UI
	if word != "" {
		if ways := v.Rules.Deck.Lay(v.Hand, word.Word()); len(ways) > 1 {
			for _, way := range ways[:min(len(ways), 4)] {
				name := strings.ReplaceAll(way.String(), " ", "·")
				list = append(list, app.Button().ID("way-"+name).Type("button").Class("way").Aria("pressed", fmt.Sprint(way == word)).
					Text(fmt.Sprintf(t.Way, name, v.Rules.Deck.Sum(way))).
					OnClick(func(app.Context, app.Event) { the.layWay(way) }, string(way)))
			}
		}
	}
	return app.Div().Class("ways").Role("group").Aria("label", t.Ways).Hidden(len(list) == 0).Body(list...)
}
