package rulebook

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/letters"
)

// cardRules is the rule book of the card game. Its numbers and what can be
// agreed come from the rules themselves.
func (r *Room) cardRules(texts *i18n.Texts) []app.UI {
	t, usual := &texts.Rules().Cards, letters.Usual()
	before := append([]string{fmt.Sprintf(t.Stakes, usual.Ante, usual.Min, usual.Max, usual.Chips)}, t.BeforeText...)
	hand := append([]string{fmt.Sprintf(t.Dealt, letters.HandSize), t.Opening, fmt.Sprintf(t.Exchange, letters.MaxExchange)}, t.HandText...)
	showdown := append([]string{fmt.Sprintf(t.Word, letters.MinWord)}, t.ShowdownText...)
	list := chapters(texts.Rules(), []chapter{
		{"before", t.Before, []app.UI{ui.Bullets(before)}},
		{"hand", t.Hand, []app.UI{ui.Bullets(hand)}},
		{"showdown", t.Showdown, []app.UI{ui.Bullets(showdown)}},
		cardExample(texts),
		deckTable(texts),
		{"rulings", t.Open, []app.UI{ui.Bullets(t.OpenText)}},
		cardAgreements(texts),
		ear(texts, r.sh.Settings(), texts.Rules().Ear.Hand, texts.Cards().KeyHelp),
	})
	return append([]app.UI{
		app.P().Text(fmt.Sprintf(t.Goal, letters.MinSeats, letters.MaxSeats, letters.HandSize)),
		ui.Labelled("teach", "", texts.Lesson.Cards.Explain, "", r.deal),
	}, list...)
}

// cardsAgreed says what is agreed otherwise than usual at a table, as an address of cardgame.RulesPath names it; "" for
// nothing. What that cannot mean is left out, for anybody can make a link.
func cardsAgreed(t *i18n.Texts, agreed string) string {
	var list []string
	for option := range strings.SplitSeq(agreed, ",") {
		key, value, _ := strings.Cut(option, ":")
		if _, err := letters.Usual().With(key, value); err != nil || value == usualAtCards(t, key) {
			continue
		}
		text := t.Rules().Cards.Told.At(option)
		if label, _, _ := cardOption(t, key); text == "" && label != key {
			text = fmt.Sprintf(t.Options.Differs, label, cardChoice(t, key, value))
		}
		if text != "" {
			list = append(list, text)
		}
	}
	if list == nil {
		return ""
	}
	return fmt.Sprintf(t.Options.Changed, strings.Join(list, "; "))
}

// usualAtCards is the usual value of an option of the card game, as the set-up proposes it.
func usualAtCards(t *i18n.Texts, key string) string {
	if key == "language" {
		return t.Lang
	}
	return letters.Usual().Value(key)
}

// cardChoice names the value of an option of the card game.
func cardChoice(t *i18n.Texts, key, value string) string {
	n, onOff := &t.Cards().New, t.Options.Choice.At("contra")
	switch key {
	case "bets":
		low, high, _ := strings.Cut(value, "-")
		return fmt.Sprintf(t.Rules().Cards.FromTo, low, high)
	case "language":
		return n.Languages.At(value)
	}
	words := map[string]string{"wordlist": n.ByList, "players": n.ByBook, "cut": n.ByCut, "in-turn": onOff.At("on"), "off": onOff.At("off"), "none": t.Rules().Cards.NoWords, "free": t.Rules().Cards.NoCost, "chip": n.DoubtChip}
	if text := words[value]; text != "" {
		return text
	}
	return value
}

// cardAgreements lists every option of the card game with its choices.
func cardAgreements(t *i18n.Texts) chapter {
	var rows []app.UI
	for _, o := range letters.Options() {
		label, help, other := cardOption(t, o.Key)
		if o.Free && other == "" {
			other = t.Rules().Other
		}
		rows = append(rows, agreement(t.Rules(), label, o.Choices, usualAtCards(t, o.Key), other, help,
			func(value string) string { return cardChoice(t, o.Key, value) }))
	}
	return agreements(t.Rules(), rows)
}

// cardOption is what an option of the card game is called, what there is to say
// about it and, where that is no value, what else is possible.
func cardOption(t *i18n.Texts, key string) (label, help, other string) {
	n := &t.Cards().New
	switch key {
	case "ante":
		return n.Ante, "", ""
	case "bets":
		return t.Rules().Cards.Bets, "", ""
	case "chips":
		return n.Chips, "", ""
	case "language":
		return n.Language, "", ""
	case "challenge":
		return n.Challenge, n.ListHelp + " " + n.BookHelp, ""
	case "doubt":
		return n.Doubt, n.DoubtHelp, ""
	case "buy-in":
		return n.BuyIn, n.BuyInHelp, ""
	case "dealer":
		return n.First, "", t.Rules().Cards.OtherDealer
	case "words":
		return t.Cards().Own.Title, t.Cards().Own.Text, t.Rules().Cards.OtherWords
	}
	return key, "", ""
}
