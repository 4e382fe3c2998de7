package app

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine/letters"
)

// newWordsPage sets up an evening of the card game: who, in which language,
// for how many chips, and what decides about words.
func newWordsPage() app.UI {
	t := the.texts().Words.New
	d := the.wordsDraft()
	table, err := d.table(the)
	parts := []app.UI{wordsSeats(d), wordsLanguage(d), wordsStakes(d), wordsJudge(d), wordsDealer(d), ownWordsPart(d.rules.Deck.Language)}
	if e := the.words.evening; e != nil && !e.Over() {
		parts = append(parts, app.P().Class("note").Text(t.Replaces))
	}
	if err != nil {
		parts = append(parts, app.P().Class("wrong").Role("alert").Text(the.explainWords(err)))
	}
	parts = append(parts, pastEvenings()...)
	start := labelled("start", "main", t.Start, fmt.Sprintf(t.StartHelp, d.Count, t.Languages[d.rules.Deck.Language]),
		func(app.Context, app.Event) { the.startWords() })
	if wordgame.NeedsList(table) && the.words.lists.of(d.rules.Deck.Language) == nil {
		start = start.Aria("disabled", "true").Class("quiet")
	}
	parts = append(parts, app.Div().Class("thumb").Body(start))
	return screen("new words-new", t.Title, nil, parts...)
}

// explainWords is the sentence for a set-up that cannot be played.
func (s *store) explainWords(err error) string {
	t := s.texts()
	switch {
	case errors.Is(err, errSameName):
		return t.New.SameName
	case errors.Is(err, errNoPerson):
		return t.Words.New.NoPerson
	}
	return t.Words.New.Wrong
}

// wordsSeats is how many sit at the table, and who.
func wordsSeats(d *wordsDraft) app.UI {
	t := the.texts().New
	lines := []app.UI{
		app.H2().Text(the.texts().Words.New.Seats),
		app.Div().Class("stepper").Body(
			app.Button().ID("fewer").Type("button").Class("round").Aria("label", fmt.Sprintf(t.Fewer, max(d.Count-1, letters.MinSeats))).Body(icon("minus")).
				OnClick(func(app.Context, app.Event) { the.words.draft.more(-1) }),
			app.P().Role("status").Text(fmt.Sprintf(t.Count, d.Count)),
			app.Button().ID("more").Type("button").Class("round").Aria("label", fmt.Sprintf(t.More, min(d.Count+1, letters.MaxSeats))).Body(icon("plus")).
				OnClick(func(app.Context, app.Event) { the.words.draft.more(1) }),
		),
	}
	for i := range d.Count {
		lines = append(lines, wordsSeat(d, i))
	}
	return app.Section().Class("slip").Body(lines...)
}

// wordsSeat is the name of a seat and who sits there.
func wordsSeat(d *wordsDraft, i int) app.UI {
	t := the.texts()
	var options []app.UI
	for _, l := range append([]string{""}, wordgame.Levels...) {
		options = append(options, option(l, t.Words.New.Levels[l], d.Seats[i].Level == l))
	}
	return app.Div().Class("seat").Body(
		app.Label().Class("field").Body(
			app.Span().Aria("hidden", "true").Text(i+1),
			app.Span().Class("sr-only").Text(fmt.Sprintf(t.New.Name, i+1)),
			app.Input().Type("text").ID("name-"+strconv.Itoa(i)).Value(d.Seats[i].Name).Placeholder(d.name(the, i)).MaxLength(24).
				AutoComplete(false).Attr("autocapitalize", "words").Attr("enterkeyhint", "next").
				OnInput(func(ctx app.Context, e app.Event) {
					the.words.draft.Seats[i].Name = ctx.JSSrc().Get("value").String()
				}, i),
		),
		app.Div().Class("field").Body(
			app.Select().ID("level-"+strconv.Itoa(i)).Aria("label", fmt.Sprintf(t.New.Kind, d.name(the, i))).Body(options...).
				OnChange(func(ctx app.Context, e app.Event) {
					the.words.draft.Seats[i].Level = ctx.JSSrc().Get("value").String()
				}, i),
		),
	)
}

// wordsLanguage is the language of the cards, with the state of its list.
func wordsLanguage(d *wordsDraft) app.UI {
	t := the.texts().Words.New
	return app.Section().Class("slip").Body(
		app.H2().ID("cards-language").Text(t.Language),
		segments("cards-language", "cards-language", d.rules.Deck.Language, t.Languages, []string{"de", "en"}, func(v string) { the.agreeWords("language", v) }),
		listState(d.rules.Deck.Language),
	)
}

// wordsStakes are ante, bets and chips.
func wordsStakes(d *wordsDraft) app.UI {
	t := the.texts().Words.New
	number := func(id, label, value string) app.UI {
		return app.Label().Class("field").Body(
			app.Span().Text(label),
			app.Input().Type("text").ID("stake-"+id).Value(value).Attr("inputmode", "numeric").MaxLength(5).AutoComplete(false).
				OnInput(func(ctx app.Context, _ app.Event) { the.words.draft.number(id, ctx.JSSrc().Get("value").String()) }, id),
		)
	}
	return app.Section().Class("slip").Body(
		app.H2().Text(t.Stakes),
		number("ante", t.Ante, d.Ante), number("min", t.Min, d.Min), number("max", t.Max, d.Max), number("chips", t.Chips, d.Chips),
		app.Label().Class("switch").Body(
			app.Span().Body(app.Span().Text(t.BuyIn), app.Small().Text(t.BuyInHelp)),
			app.Input().Type("checkbox").ID("buy-in").Attr("role", "switch").Checked(d.rules.BuyIn).
				OnChange(func(ctx app.Context, _ app.Event) {
					the.words.draft.rules.BuyIn = ctx.JSSrc().Get("checked").Bool()
				}),
		),
	)
}

// wordsJudge is what decides about doubted words.
func wordsJudge(d *wordsDraft) app.UI {
	t := the.texts().Words.New
	help := t.ListHelp
	if d.rules.Book {
		help = t.BookHelp
	}
	return app.Section().Class("slip").Body(
		app.H2().ID("challenge").Text(t.Challenge),
		segments("challenge", "challenge", d.rules.Value("challenge"), map[string]string{"wordlist": t.ByList, "players": t.ByBook},
			[]string{"wordlist", "players"}, func(v string) { the.agreeWords("challenge", v) }),
		app.P().Class("note").Text(help),
	)
}

// wordsDealer is who deals first.
func wordsDealer(d *wordsDraft) app.UI {
	t := the.texts().Words.New
	options := []app.UI{option("cut", t.ByCut, d.rules.Dealer == 0)}
	for i := range d.Count {
		options = append(options, option(strconv.Itoa(i+1), d.name(the, i), int(d.rules.Dealer) == i+1))
	}
	return app.Section().Class("slip").Body(app.Label().Class("field").Body(
		app.Span().Text(t.First),
		app.Select().ID("dealer").Body(options...).OnChange(func(ctx app.Context, _ app.Event) {
			the.agreeWords("dealer", ctx.JSSrc().Get("value").String())
		}),
	))
}
