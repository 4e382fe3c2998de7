package cardsetup

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/letters"
)

// page sets up an evening: who plays, in which language, for how many
// chips, and what decides about words.
func (r *Room) page() app.UI {
	t, d := r.texts(), r.draft
	if d == nil {
		d = cardgame.NewDraft(r.sh.Texts().Lang)
	}
	language := d.Language()
	table, _, blamed, wrong := r.agreed(d)
	if r.typing.Held() {
		blamed, wrong = "", ""
	}
	parts := []app.UI{r.seatsSlip(d, blamed), r.languageSlip(d), r.stakesSlip(d, blamed), r.judgeSlip(d), r.dealerSlip(d), r.ownPart(language)}
	if r.table.Playing() {
		parts = append(parts, app.P().Class("note").Text(t.New.Replaces))
	}
	parts = append(parts, r.table.Evenings()...)
	start := ui.Labelled("start", "main", t.New.Start, fmt.Sprintf(t.New.StartHelp, d.Count, t.New.Languages.At(language)), r.start)
	if cardgame.NeedsList(table) && r.lists.here[language] == nil {
		start = start.Aria("disabled", "true").Class("quiet")
	}
	return ui.Screen(r.sh.Texts(), "new cards-new", t.New.Title, nil, append(parts, app.Div().Class("thumb").Body(
		app.P().ID("wrong-start").Class("wrong").Role("alert").Hidden(wrong == "").Text(wrong), start))...)
}

// seatsSlip is how many sit at the table, and who.
func (r *Room) seatsSlip(d *cardgame.Draft, blamed string) app.UI {
	t := &r.sh.Texts().New
	side := func(id, picture, name string, by int) app.UI {
		return app.Button().ID(id).Type("button").Class("round").
			Aria("label", fmt.Sprintf(name, max(letters.MinSeats, min(d.Count+by, letters.MaxSeats)))).
			Body(ui.Icon(picture)).OnClick(ui.Do(func() {
			d.More(by)
			r.sh.Say(fmt.Sprintf(t.Count, d.Count) + ".")
		}))
	}
	lines := []app.UI{
		app.H2().Text(r.texts().New.Seats),
		app.Div().Class("stepper").Body(
			side("fewer", "minus", t.Fewer, -1),
			app.P().Text(fmt.Sprintf(t.Count, d.Count)),
			side("more", "plus", t.More, 1),
		),
	}
	return app.Div().Class("slip").Body(append(lines, r.seatLines(d, 0, blamed, &r.typing)...)...)
}

// Seats has a line for each seat of a draft from one on, the first is 0. blamed is the
// field that has to change, "" for none.
func (r *Room) Seats(d *cardgame.Draft, from int, blamed string) []app.UI {
	return r.seatLines(d, from, blamed, nil)
}

func (r *Room) seatLines(d *cardgame.Draft, from int, blamed string, typing *ui.Typing) (lines []app.UI) {
	for i := from; i < d.Count; i++ {
		lines = append(lines, r.seatLine(d, i, blamed, typing))
	}
	return lines
}

// seatLine is the name of a seat and who sits there. blamed is the field that
// has to change before the evening can begin.
func (r *Room) seatLine(d *cardgame.Draft, i int, blamed string, typing *ui.Typing) app.UI {
	t, name := r.sh.Texts(), d.Name(r.sh.Texts(), i)
	option := func(l string) app.UI { return ui.Option(l, t.Cards().New.Levels.At(l), d.Seats[i].Level == l) }
	var levels []app.UI
	for _, l := range cardgame.Levels {
		levels = append(levels, option(l))
	}
	field, kind := "name-"+strconv.Itoa(i), "level-"+strconv.Itoa(i)
	input, below := ui.Name(r.sh, field, d.Seats[i].Name, typing, func(text string) { d.Seats[i].Name = text })
	input = input.Placeholder(name)
	choice := app.Select().ID(kind).Aria("label", fmt.Sprintf(t.New.Kind, name)).
		Body(option(""), app.OptGroup().Label(t.New.Computer).Body(levels...)).
		OnChange(ui.Value(func(level string) { d.Seats[i].Level = level }))
	switch blamed {
	case field:
		input = input.Aria("invalid", "true").Aria("describedby", "wrong-start")
	case kind:
		choice = choice.Aria("invalid", "true").Aria("describedby", "wrong-start")
	}
	parts := []app.UI{
		app.Label().Class("field").Body(
			app.Span().Aria("hidden", "true").Text(i+1),
			app.Span().Class("sr-only").Text(fmt.Sprintf(t.New.Name, i+1)),
			input,
		),
		app.Div().Class("field").Body(choice),
	}
	if d.Seats[i].Level != "" {
		parts = append(parts, r.characterField(d, i, name))
	}
	return app.Div().Class("seat").Body(append(parts, below)...)
}

// characterField is the habit of a computer player.
func (r *Room) characterField(d *cardgame.Draft, i int, name string) app.UI {
	t := &r.texts().New
	var options []app.UI
	for _, c := range cardgame.Characters() {
		options = append(options, ui.Option(c, t.Habits.At(c), d.Character(i) == c))
	}
	return app.Div().Class("field habit").Body(app.Select().ID("habit-"+strconv.Itoa(i)).
		Aria("label", r.sh.Texts().Owned(name, t.Habit, "")).Body(options...).
		OnChange(ui.Value(func(c string) { d.Seats[i].Character = c })))
}

// languageSlip is the language of the cards, with the state of its list.
func (r *Room) languageSlip(d *cardgame.Draft) app.UI {
	t, language := &r.texts().New, d.Language()
	return app.Div().Class("slip").Body(
		app.H2().ID("cards-language").Text(t.Language),
		ui.Segments("cards-language", "cards-language", language, t.Languages, []string{"de", "en"}, func(v string) {
			r.agree(d, "language", v)
			r.Await(v, func() { // who only comes has not asked for it
				if r.sh.Path() == Path && d.Language() == v {
					r.sh.Say(r.ready(v))
				}
			})
		}),
		r.state(language, false),
	)
}

// stakesSlip is ante, bets and chips.
func (r *Room) stakesSlip(d *cardgame.Draft, blamed string) app.UI {
	t := &r.texts().New
	number := func(id, label string, value *string) app.UI {
		input := ui.Line().ID("stake-" + id).Value(*value)
		if id == "worth" {
			input = input.Attr("inputmode", "text").MaxLength(16).Placeholder(r.sh.Texts().Money(10, "EUR")).Aria("describedby", "worth-help")
		} else {
			input = input.Attr("inputmode", "numeric").MaxLength(5)
		}
		input = r.typing.On(input, func(text string) { *value = strings.TrimSpace(text) })
		if blamed == "stake-"+id {
			input = input.Aria("invalid", "true").Aria("describedby", "wrong-start")
		}
		return app.Label().Class("field").Body(app.Span().Text(label), input)
	}
	return app.Div().Class("slip").Body(
		app.H2().Text(t.Stakes),
		number("ante", t.Ante, &d.Ante), number("min", t.Min, &d.Min), number("max", t.Max, &d.Max), number("chips", t.Chips, &d.Chips),
		ui.Toggle("buy-in", t.BuyIn, t.BuyInHelp, d.Rules().BuyIn, func(on bool) {
			d.Agree("buy-in", map[bool]string{false: "off", true: "in-turn"}[on])
		}),
		number("worth", t.Worth, &d.Worth), app.P().ID("worth-help").Class("note").Text(t.WorthHelp),
	)
}

// judgeSlip is what decides about doubted words.
func (r *Room) judgeSlip(d *cardgame.Draft) app.UI {
	t := &r.texts().New
	help := t.ListHelp
	if d.Rules().Book {
		help = t.BookHelp
	}
	return app.Div().Class("slip").Body(
		app.H2().ID("challenge").Text(t.Challenge),
		ui.Segments("challenge", "challenge", d.Rules().Value("challenge"), i18n.By[string]{}.With("wordlist", t.ByList).With("players", t.ByBook),
			[]string{"wordlist", "players"}, func(v string) { r.agree(d, "challenge", v) }),
		app.P().Class("note").Text(help),
		ui.Toggle("doubt-costs", t.Doubt, t.DoubtHelp, d.Rules().Doubt, func(on bool) {
			d.Agree("doubt", map[bool]string{false: "free", true: "chip"}[on])
		}),
	)
}

// dealerSlip is who deals first.
func (r *Room) dealerSlip(d *cardgame.Draft) app.UI {
	t := &r.texts().New
	options := []app.UI{ui.Option("cut", t.ByCut, d.Rules().Dealer == 0)}
	for i := range d.Count {
		options = append(options, ui.Option(strconv.Itoa(i+1), d.Name(r.sh.Texts(), i), int(d.Rules().Dealer) == i+1))
	}
	return app.Div().Class("slip").Body(app.Label().Class("field").Body(
		app.Span().Text(t.First),
		app.Select().ID("dealer").Body(options...).OnChange(ui.Value(func(v string) { r.agree(d, "dealer", v) })),
	))
}
