package app

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
	"serviert/engine/escalero"
)

// newGamePage sets up a game: which one, who, how, for how much.
func newGamePage() app.UI {
	t := the.texts()
	if the.draft == nil {
		the.draft = the.newDraft("escalero", "")
	}
	d := the.draft
	_, err := d.setup(the)
	parts := []app.UI{whichGame(d), whoPlays(d)}
	if d.canPair() {
		parts = append(parts, together(d))
	}
	parts = append(parts, starter(d), stakePart(d), houseRules(d))
	if the.running() {
		parts = append(parts, app.P().Class("note").Text(t.New.Replaces))
	}
	parts = append(parts, app.Div().Class("thumb").Body(
		app.P().Class("wrong").Role("alert").Hidden(err == nil).Text(explain(err)),
		app.Button().ID("start").Class("button main").Type("button").Body(
			app.Span().Text(t.New.Start),
			app.Small().Text(t.Dice.Presets[d.rules.Preset].Name),
		).OnClick(func(app.Context, app.Event) { the.startDraft() }),
	))
	return screen("new", t.New.Title, nil, parts...)
}

// explain is the sentence for a set-up that cannot be played.
func explain(err error) string {
	t := the.texts().New
	switch {
	case err == nil:
		return ""
	case errors.Is(err, errSameName):
		return t.SameName
	case errors.Is(err, errTooMany):
		return t.TooMany
	}
	return err.Error()
}

// whichGame is the list of presets and own rules, and dice or block.
func whichGame(d *draft) app.UI {
	t := the.texts()
	var options []app.UI
	for _, r := range escalero.Presets() {
		options = append(options, option("preset "+r.Preset, t.Dice.Presets[r.Preset].Name, d.own == "" && d.rules.Preset == r.Preset))
	}
	own := the.ownRules()
	if len(own) > 0 {
		var list []app.UI
		for _, o := range own {
			list = append(list, option("own "+o.Name, o.Name, d.own == o.Name))
		}
		options = append(options, app.OptGroup().Label(t.New.Own).Body(list...))
	}
	return app.Section().Class("slip").Body(
		app.Label().Class("field").Body(
			app.Span().Text(t.New.Game),
			app.Select().ID("preset").Body(options...).OnChange(func(ctx app.Context, e app.Event) {
				the.chooseRules(ctx.JSSrc().Get("value").String())
				the.warmUp()
			}),
		),
		app.P().Class("note").Text(t.Dice.Presets[d.rules.Preset].Short),
		app.H2().ID("mode").Text(t.New.Mode),
		segments("mode", "mode", map[bool]string{false: "app", true: "block"}[d.block],
			map[string]string{"app": t.New.InApp, "block": t.New.Block}, []string{"app", "block"},
			func(v string) { the.draft.block = v == "block" }),
		app.P().Class("note").Hidden(!d.block).Text(t.New.BlockHelp),
	)
}

// option is an entry of a select; selected is set only where it is true.
func option(value, text string, selected bool) app.UI {
	o := app.Option().Value(value).Text(text)
	if selected {
		o = o.Selected(true)
	}
	return o
}

// whoPlays is the number of players and a line for each.
func whoPlays(d *draft) app.UI {
	t := the.texts().New
	lines := []app.UI{
		app.H2().Text(t.Players),
		app.Div().Class("stepper").Body(
			app.Button().ID("fewer").Type("button").Class("round").Aria("label", fmt.Sprintf(t.Fewer, d.count-1)).Body(icon("minus")).
				OnClick(func(app.Context, app.Event) { the.seatMore(-1) }),
			app.P().Role("status").Text(fmt.Sprintf(t.Count, d.count)),
			app.Button().ID("more").Type("button").Class("round").Aria("label", fmt.Sprintf(t.More, d.count+1)).Body(icon("plus")).
				OnClick(func(app.Context, app.Event) { the.seatMore(1) }),
		),
	}
	coached := false
	for i := range d.count {
		lines = append(lines, seatLine(d, i))
		coached = coached || d.seats[i].Level == withCoach
	}
	if coached {
		lines = append(lines, app.P().Class("note").Text(the.texts().Coach.Help))
	}
	return app.Section().Class("slip").Body(lines...)
}

func seatLine(d *draft, i int) app.UI {
	t := the.texts().New
	fields := []app.UI{
		app.Span().Text(fmt.Sprintf(t.Name, i+1)),
		app.Input().Type("text").ID("name-"+strconv.Itoa(i)).Value(d.seats[i].Name).MaxLength(24).
			AutoComplete(false).Attr("autocapitalize", "words").Attr("enterkeyhint", "next").
			OnInput(func(ctx app.Context, e app.Event) {
				the.draft.seats[i].Name = ctx.JSSrc().Get("value").String()
			}, i),
	}
	name := app.Label().Class("field").Body(fields...)
	options := []app.UI{
		option("", t.Human, d.seats[i].Level == ""),
		option(withCoach, the.texts().Coach.Human, d.seats[i].Level == withCoach),
	}
	for _, l := range computerLevels {
		options = append(options, option(l, t.Levels[l], d.seats[i].Level == l))
	}
	return app.Div().Class("seat").Body(name, app.Div().Class("field").Body(
		app.Select().ID("level-"+strconv.Itoa(i)).Aria("label", fmt.Sprintf(t.Kind, d.name(the, i))).Body(options...).
			OnChange(func(ctx app.Context, e app.Event) {
				the.draft.seats[i].Level = ctx.JSSrc().Get("value").String()
				the.warmUp()
			}, i),
	))
}

// together is the choice between each alone and pairs, and the draw.
func together(d *draft) app.UI {
	t := the.texts().New
	parts := []app.UI{
		app.H2().ID("together").Text(t.Together),
		segments("together", "together", map[bool]string{false: "each", true: "pairs"}[d.pairs],
			map[string]string{"each": t.Each, "pairs": t.Pairs}, []string{"each", "pairs"},
			func(v string) { the.draft.pairs = v == "pairs" }),
	}
	if d.pairs {
		parts = append(parts, app.P().Class("note").Text(t.PairsHelp))
		if d.odd() {
			parts = append(parts, app.H2().ID("odd").Text(t.Odd),
				segments("odd", "odd", map[bool]string{false: "double", true: "scorer"}[d.scorer],
					map[string]string{"double": t.OddDouble, "scorer": t.OddScorer}, []string{"double", "scorer"},
					func(v string) { the.draft.scorer = v == "scorer" }))
		}
		parts = append(parts, theDraw(d))
	}
	return app.Section().Class("slip").Body(parts...)
}

// theDraw shows the pairs and draws them.
func theDraw(d *draft) app.UI {
	t := the.texts().New
	label := t.Draw
	if d.drawn {
		label = t.DrawAgain
	}
	var lines []app.UI
	for _, p := range d.parties(the) {
		text := the.listNames(p.Names)
		if !p.Pair() {
			text = fmt.Sprintf(t.ForTwo, p.Names[0])
		}
		lines = append(lines, app.Li().Text(text))
	}
	if d.players() < d.count {
		lines = append(lines, app.Li().Text(fmt.Sprintf(t.Scorer, d.name(the, d.count-1))))
	}
	return app.Div().Class("draw").Body(
		app.Button().ID("draw").Class("button").Type("button").Text(label).OnClick(func(app.Context, app.Event) {
			the.draft.draw()
			var names []string
			for _, p := range the.draft.parties(the) {
				names = append(names, the.listNames(p.Names))
			}
			the.say(the.texts().New.Drawn + ": " + the.listNames(names))
		}),
		app.Ul().Class("drawn").Body(lines...),
	)
}

// starter is who begins: rolled for, or one of the parties.
func starter(d *draft) app.UI {
	t := the.texts().New
	labels, values := map[string]string{"0": t.Lot}, []string{"0"}
	for i, p := range d.parties(the) {
		v := strconv.Itoa(i + 1)
		labels[v] = the.listNames(p.Names)
		values = append(values, v)
	}
	return app.Section().Class("slip").Body(
		app.H2().ID("starter").Text(t.Starter),
		segments("starter", "starter", strconv.Itoa(d.starter), labels, values,
			func(v string) { the.draft.starter, _ = strconv.Atoi(v) }),
	)
}

// seatMore adds or removes a player, within 2 and as many as a phone can show.
func (s *store) seatMore(by int) {
	d := s.draft
	d.count = min(max(d.count+by, escalero.MinParties), maxSeats)
	d.fillSeats()
	d.drawn, d.pairs = false, d.pairs && d.canPair()
	if d.starter > len(d.parties(s)) {
		d.starter = 0
	}
	s.warmUp()
}

// startDraft begins the game as agreed and goes to the table.
func (s *store) startDraft() {
	d := s.draft
	if d.pairs && !d.drawn {
		d.draw()
	}
	var rounds []roll
	if d.starter == 0 {
		var winner int
		rounds, winner = rollForStart(len(d.parties(s)))
		d.starter = winner
		defer func() { d.starter = 0 }()
	}
	setup, err := d.setup(s)
	if err != nil {
		s.say(explain(err))
		return
	}
	s.rememberNames()
	if s.running() && s.game.Match.Len() > 0 {
		if s.park(); s.running() {
			s.say(s.texts().Notices.SaveFailed)
			return // there is no room for both
		}
	}
	if s.start(setup, s.eveningFor(setup.Parties, millis()), d.block) != nil {
		return
	}
	s.applySettings()
	s.opening = rounds
	s.visit("/table")
	if len(rounds) > 0 {
		s.say(s.tellOpening())
		return
	}
	s.say(fmt.Sprintf(s.texts().Table.Say.Start, s.game.thrower(s.game.state())))
}

// tellOpening says how the dice for the start fell.
func (s *store) tellOpening() string {
	t := s.texts().New
	text := ""
	for _, r := range s.opening {
		for i, f := range r {
			if f > 0 {
				text += fmt.Sprintf(t.Roll, s.game.name(engine.Player(i+1)), strconv.Itoa(f)) + ". "
			}
		}
	}
	return text + fmt.Sprintf(t.RollWins, s.game.name(s.game.Start)) + "."
}
