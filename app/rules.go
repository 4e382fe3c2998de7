package app

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
	"serviert/engine/record"
)

// rulesInView are the rules whose dice and rows the page shows: those of the
// rule book or of the game that is looked at, else of the running game.
func (s *store) rulesInView() (escalero.Rules, bool) {
	switch {
	case s.path == "/rules":
		r, ok := escalero.Preset(s.query.Get("preset"))
		return r, ok
	case s.path == "/games" && s.shownGame() != nil:
		return s.shownGame().Rules, true
	case s.game != nil:
		return s.game.Rules, true
	}
	return escalero.Rules{}, false
}

// rulesPage is the rule book. What it says about a dice game follows from the
// game's rules; only the sentences around the numbers are fixed.
func rulesPage() app.UI {
	t := the.texts()
	preset := the.query.Get("preset")
	r, ok := escalero.Preset(preset)
	if !ok && preset != record.Words {
		preset = escalero.Presets()[0].Preset
		r, _ = escalero.Preset(preset)
	}
	if the.query.Has("pad") && preset != record.Words {
		return emptyPad(r)
	}
	parts := []app.UI{choosePreset(preset)}
	if preset == record.Words {
		return screen("rules", t.Rules.Title, nil, append(parts, wordsRules()...)...)
	}
	return screen("rules", t.Rules.Title, nil, append(parts, diceRules(r)...)...)
}

// choosePreset is the list of games; choosing one changes the address.
func choosePreset(preset string) app.UI {
	t := the.texts()
	var options []app.UI
	for _, p := range record.Presets() {
		o := app.Option().Value(p).Text(t.Dice.Presets[p].Name)
		if p == preset {
			o = o.Selected(true)
		}
		options = append(options, o)
	}
	return app.Div().Class("slip").Body(app.Label().Class("field").Body(
		app.Span().Text(t.Rules.Choose),
		app.Select().ID("preset").Body(options...).OnChange(func(ctx app.Context, _ app.Event) {
			the.focus = "preset"
			the.visit("/rules?preset=" + ctx.JSSrc().Get("value").String())
		}),
	))
}

// rulesPart is one chapter; its heading can be gone to.
type rulesPart struct {
	id, title string
	body      []app.UI
}

func diceRules(r escalero.Rules) []app.UI {
	t := the.texts()
	parts := []rulesPart{
		playRules(r), turnRules(r), sheetRules(r), columnRules(r), settlementRules(r),
		playerRules(), contraRules(r), agreeRules(r), rulings(r),
	}
	list := []app.UI{contents(parts)}
	for _, p := range parts {
		list = append(list, p.render())
	}
	return append(list, app.A().Class("button row").Href(link("/rules?preset="+r.Preset+"&pad=2")).Body(icon("print"), app.Text(t.Rules.Print)))
}

func contents(parts []rulesPart) app.UI {
	var list []app.UI
	for _, p := range parts {
		list = append(list, app.Li().Body(app.A().Href("#"+p.id).Text(p.title)))
	}
	return app.Nav().Class("slip toc").Aria("label", the.texts().Rules.Contents).Body(app.Ul().Body(list...))
}

func (p rulesPart) render() app.UI {
	return app.Section().Class("slip prose").Aria("labelledby", p.id).Body(
		append([]app.UI{app.H2().ID(p.id).TabIndex(-1).Text(p.title)}, p.body...)...)
}

// paragraphs sets sentences one below the other.
func paragraphs(texts ...string) []app.UI {
	list := make([]app.UI, len(texts))
	for i, text := range texts {
		list[i] = app.P().Text(text)
	}
	return list
}

func bullets(texts []string) app.UI {
	list := make([]app.UI, len(texts))
	for i, text := range texts {
		list[i] = app.Li().Text(text)
	}
	return app.Ul().Body(list...)
}
