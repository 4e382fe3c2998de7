package setup

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/escalero"
)

func (r *Room) body() app.UI {
	t, d := r.sh.Texts(), r.draft
	err := r.wrong()
	parts := []app.UI{r.whichGame(), r.whoPlays()}
	if d.canPair() {
		parts = append(parts, r.together())
	}
	parts = append(parts, r.starter(), r.stake(), r.houseRules())
	if r.games.Running() && r.games.Now.Match.Len() > 0 { // else it goes, see Games.Clear
		parts = append(parts, app.P().Class("note").Text(t.New.Replaces))
	}
	return ui.Screen(t, "new", t.New.Title, nil, append(parts, app.Div().Class("thumb").Body(
		app.P().ID("wrong-start").Class("wrong").Role("alert").Hidden(err == nil).Text(explain(&t.New, err)),
		ui.Labelled("start", "main", t.New.Start, t.Dice.Presets.At(d.rules.Preset).Name, r.begin),
	))...)
}

// whichGame is the list of presets and saved rules, and dice in the app or on
// the table.
func (r *Room) whichGame() app.UI {
	t, d := r.sh.Texts(), r.draft
	var options []app.UI
	for _, p := range escalero.Presets() {
		options = append(options, ui.Option("preset "+p.Preset, t.Dice.Presets.At(p.Preset).Name, d.own == "" && d.rules.Preset == p.Preset))
	}
	if len(r.own) > 0 {
		var list []app.UI
		for _, o := range r.own {
			list = append(list, ui.Option("own "+o.Name, o.Name, d.own == o.Name))
		}
		options = append(options, app.OptGroup().Label(t.New.Own).Body(list...))
	}
	return app.Div().Class("slip").Body(
		app.Label().Class("field").Body(
			app.Span().Text(t.New.Game),
			app.Select().ID("preset").Body(options...).OnChange(ui.Value(func(value string) {
				r.chooseRules(value)
				r.warmUp()
			})),
		),
		// Where something else is agreed, which the house rules say, that need not be true of it.
		app.P().Class("note").Hidden(r.names().HouseRules(&d.rules) != "").Text(t.Dice.Presets.At(d.rules.Preset).Short),
		app.H2().ID("mode").Text(t.New.Mode),
		choice("mode", "app", t.New.InApp, "block", t.New.Block, &d.block),
		app.P().Class("note").Hidden(!d.block).Text(r.blockHelp()),
	)
}

// blockHelp is how real dice and the app go together, and who plays with its dice all the same.
func (r *Room) blockHelp() string {
	t := &r.sh.Texts().New
	for _, i := range r.draft.playing() {
		if r.draft.seats[i].Level.Level() != "" {
			return t.BlockHelp + " " + t.BlockAuto
		}
	}
	return t.BlockHelp
}

// choice is one of two values below a heading of the same name; on tells
// whether it is the second. then is called after a change.
func choice(name, no, noLabel, yes, yesLabel string, on *bool, then ...func()) app.UI {
	chosen := no
	if *on {
		chosen = yes
	}
	return ui.Segments(name, name, chosen, i18n.By[string]{}.With(no, noLabel).With(yes, yesLabel), []string{no, yes},
		func(v string) {
			*on = v == yes
			for _, f := range then {
				f()
			}
		})
}

// starter is who begins: rolled for, or one of the parties.
func (r *Room) starter() app.UI {
	t, d := r.sh.Texts(), r.draft
	labels, values := i18n.By[string]{}.With("0", t.New.Lot), []string{"0"}
	for i, p := range d.parties(t) {
		v := strconv.Itoa(i + 1)
		labels = labels.With(v, t.List(p.Names))
		values = append(values, v)
	}
	return app.Div().Class("slip").Body(
		app.H2().ID("starter").Text(t.New.Starter),
		ui.Segments("starter", "starter", strconv.Itoa(d.starter), labels, values,
			func(v string) { d.starter, _ = strconv.Atoi(v) }),
	)
}
