package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/engine/record"
)

// deckTable is the cards of every deck: how often each is there and what it
// counts, and what the letters stand for.
func deckTable(texts *i18n.Texts) chapter {
	t, names, speech := &texts.Rules().Cards, texts.Cards().New.Languages, cardgame.Speech{T: texts}
	heads := []app.UI{app.Th().Scope("col").Text(t.Card)}
	decks := letters.Decks()
	if decks[0].Language != texts.Lang { // one's own first
		decks = []*letters.Deck{decks[1], decks[0]}
	}
	var two []string
	for _, d := range decks {
		name := names.At(d.Language)
		heads = append(heads, app.Th().Scope("col").Text(name))
		var list []string
		for c := letters.Card(1); int(c) < letters.Kinds; c++ {
			if d.Count[c] > 0 && len(c.String()) > 1 {
				list = append(list, c.String())
			}
		}
		two = append(two, name+": "+texts.List(list))
	}
	var rows []app.UI
	for c := letters.Card(1); int(c) < letters.Kinds; c++ {
		cells := []app.UI{app.Th().Scope("row").Text(c.String())}
		for _, d := range decks {
			if d.Count[c] == 0 {
				cells = append(cells, app.Td().Text("–"))
				continue
			}
			cells = append(cells, app.Td().Text(fmt.Sprint(d.Count[c], " × ", speech.Points(int(d.Points[c])))))
		}
		rows = append(rows, app.Tr().Body(cells...))
	}
	var folded []string
	for _, r := range "ÄÖÜß" {
		folded = append(folded, string(r)+" = "+lexicon.Fold(string(r)))
	}
	return chapter{"deck", t.Deck, []app.UI{
		ui.Bullets([]string{fmt.Sprintf(t.Folded, strings.Join(folded, ", ")), fmt.Sprintf(t.Two, strings.Join(two, "; ")), t.Each}),
		app.Table().Class("sums deck").Aria("labelledby", "deck").Body(app.THead().Body(app.Tr().Body(heads...)), app.TBody().Body(rows...)),
	}}
}

// A worked hand: what each of three is dealt, what they exchange and draw, and
// the words they lay. The first deals. What follows from it is played by the
// engine.
type sampleHand struct {
	hands [3]string
	swaps [3]string // "" for whoever drops out
	draws [3]string
	words [3]string
}

var sampleHands = map[string]sampleHand{
	"de": {[3]string{"H A U S Q J X", "B V W P G K F", "S T R A S E Y"}, [3]string{"Q J X", "", "Y"}, [3]string{"E E R", "", "S"}, [3]string{"H A E U S E R", "", "S T R A S S E"}},
	"en": {[3]string{"QU E S T X V K", "B V W P G Z F", "TH I N K E R Y"}, [3]string{"X V K", "", "Y"}, [3]string{"I O N", "", "S"}, [3]string{"QU E S T I O N", "", "TH I N K E R S"}},
}

// cards reads cards of an example.
func cards(text string) letters.Cards {
	c, err := letters.ParseCards(text)
	if err != nil {
		panic("rules: " + err.Error())
	}
	return c
}

// stack is the pack of the example: one card at a time from the dealer's left,
// then what is drawn.
func (s *sampleHand) stack(d *letters.Deck) letters.Cards {
	var first []letters.Card
	for i := range letters.HandSize {
		for _, p := range []int{1, 2, 0} {
			first = append(first, cards(s.hands[p]).At(i))
		}
	}
	for _, text := range s.draws {
		if text != "" {
			first = append(first, cards(text).List()...)
		}
	}
	rest := d.Pack().List()
	for _, c := range first {
		at := slices.Index(rest, c)
		rest = slices.Delete(rest, at, at+1)
	}
	return letters.CardsOf(append(first, rest...)...)
}

// played is the example as an evening of one hand, at the point before the
// payment, and its actions after the deal.
func (s *sampleHand) played(texts *i18n.Texts) (e *cardgame.Evening, act func(letters.Action)) {
	table := record.Table{Rules: letters.Usual()}
	table.Rules.Deck, _ = letters.DeckOf(texts.Lang)
	table.Rules.Dealer, table.Rules.Book = 1, true // nobody doubts, so no list is needed
	for _, name := range texts.Rules().Names[:3] {
		table.Parties = append(table.Parties, record.Party{Names: []string{name}})
	}
	e, err := cardgame.Begin(table, nil, "", 0)
	if err != nil {
		panic("rules: " + err.Error())
	}
	return e, func(a letters.Action) {
		e.Look()
		if err := e.Act(a, nil); err != nil {
			panic("rules: " + err.Error())
		}
		e.Rested()
	}
}

// cardExample tells a hand from the deal to the payment, in the sentences of the
// table.
func cardExample(texts *i18n.Texts) chapter {
	t, s, speech := &texts.Rules().Cards, sampleHands[texts.Lang], cardgame.Speech{T: texts}
	e, act := s.played(texts)
	var lines []string
	tell := func(a letters.Action, more ...string) {
		n := e.Log()
		act(a)
		var said []string
		for _, ev := range e.Events(n) {
			said = append(said, speech.Heard(e, ev))
		}
		lines = append(lines, strings.Join(append(said, more...), " "))
	}
	bet := func(n int) letters.Action { return letters.Action{Kind: letters.Bet, Amount: n} }
	hand := func(p int) string { return fmt.Sprintf(t.Gets, texts.Rules().Names[p], s.hands[p]) }
	swap := func(p int) {
		tell(letters.Action{Kind: letters.Exchange, Cards: cards(s.swaps[p])}, fmt.Sprintf(t.Swaps, s.swaps[p], s.draws[p]))
	}
	tell(letters.Action{Kind: letters.Deal, Cards: s.stack(e.Public().Rules.Deck)}, hand(0), hand(1), hand(2))
	tell(bet(2))
	tell(letters.Action{Kind: letters.Fold}, t.Nothing)
	tell(letters.Action{Kind: letters.Call})
	swap(0)
	swap(2)
	tell(bet(3))
	tell(bet(5))
	tell(letters.Action{Kind: letters.Call}, fmt.Sprintf(t.PotNow, e.Public().Pot+e.Public().Owed))
	act(letters.Action{Kind: letters.Word, Cards: cards(s.words[2])})
	act(letters.Action{Kind: letters.Word, Cards: cards(s.words[0])})
	words := e.Showdown(0)
	lines = append(lines, speech.Opening(e, words)+" "+speech.Turned(e, words, 0))
	tell(letters.Action{Kind: letters.Pay})
	return chapter{"example", t.Worked, []app.UI{ui.Bullets(lines)}}
}
