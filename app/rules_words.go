package app

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/letters"
)

// wordsRules is the rule book of the card game. Its numbers and what can be
// agreed come from the rules themselves.
func wordsRules() []app.UI {
	t, usual := the.texts().Rules.Words, letters.Usual()
	before := append([]string{fmt.Sprintf(t.Stakes, usual.Ante, usual.Min, usual.Max, usual.Chips)}, t.BeforeText...)
	hand := append([]string{fmt.Sprintf(t.Dealt, letters.HandSize), t.Opening, fmt.Sprintf(t.Exchange, letters.MaxExchange)}, t.HandText...)
	showdown := append([]string{fmt.Sprintf(t.Word, letters.MinWord)}, t.ShowdownText...)
	var parts []rulesPart
	for _, p := range []struct {
		id, title string
		texts     []string
	}{
		{"before", t.Before, before}, {"hand", t.Hand, hand},
		{"showdown", t.Showdown, showdown}, {"rulings", t.Open, t.OpenText},
	} {
		parts = append(parts, rulesPart{p.id, p.title, []app.UI{bullets(p.texts)}})
	}
	parts = append(parts, cardAgreements())
	list := []app.UI{
		app.P().Text(fmt.Sprintf(t.Goal, letters.MinSeats, letters.MaxSeats, letters.HandSize)),
		contents(parts),
	}
	for _, p := range parts {
		list = append(list, p.render())
	}
	return list
}

// cardAgreements lists every option of the card game with its choices.
func cardAgreements() rulesPart {
	t := the.texts()
	n := t.Words.New
	var rows []app.UI
	for _, o := range letters.Options() {
		label, help := cardOption(o.Key)
		usual := letters.Usual().Value(o.Key)
		if o.Key == "language" {
			usual = t.Lang // as the set-up proposes it
		}
		rows = append(rows, agreement(label, o.Choices, usual, o.Free, help, func(value string) string {
			switch o.Key {
			case "bets":
				low, high, _ := strings.Cut(value, "-")
				return fmt.Sprintf(t.Rules.Words.FromTo, low, high)
			case "language":
				return n.Languages[value]
			}
			if text := map[string]string{"wordlist": n.ByList, "players": n.ByBook, "cut": n.ByCut, "on": t.Options.Choice["contra"]["on"], "off": t.Options.Choice["contra"]["off"], "none": t.Rules.Words.NoWords}[value]; text != "" {
				return text
			}
			return value
		}))
	}
	return agreements(rows)
}

// cardOption is what an option of the card game is called, and what there is
// to say about it.
func cardOption(key string) (label, help string) {
	t := the.texts()
	n := t.Words.New
	switch key {
	case "ante":
		return n.Ante, ""
	case "bets":
		return t.Rules.Words.Bets, ""
	case "chips":
		return n.Chips, ""
	case "language":
		return n.Language, ""
	case "challenge":
		return n.Challenge, n.ListHelp + " " + n.BookHelp
	case "buy-in":
		return n.BuyIn, n.BuyInHelp
	case "dealer":
		return n.First, ""
	case "words":
		return t.Words.Own.Title, t.Words.Own.Text
	}
	return key, ""
}
