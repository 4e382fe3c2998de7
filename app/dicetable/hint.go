package dicetable

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/engine/dice"
)

// hint is the bubble that teaches a first game. It lies over the pad where it
// speaks of the dice, and over the tray where it speaks of the pad, so that what
// it speaks of can be seen and pressed at once. It is an aside: everything goes
// on without it.
func (t Table) hint(at seat) app.UI {
	h, text := t.Hint, &t.Names.T().Lesson
	on := "pad"
	if h.Dice != [dice.N]bool{} {
		on = "dice"
	}
	do := text.Understood
	if h.Show {
		do = text.ShowMe
	}
	return app.Aside().ID("hint").Class("hint").DataSet("on", on).Aria("labelledby", "hint-title").Body(
		app.P().Class("note").Text(text.Kicker),
		app.H2().ID("hint-title").Text(h.Title),
		app.P().Text(h.Text),
		app.Div().Class("ways").Body(
			app.Button().Type("button").ID("hint-skip").Text(text.Skip).OnClick(at.press(dicegame.Press{Order: dicegame.NoHints})),
			app.Button().Type("button").ID("hint-show").Class("show").Text(do).OnClick(at.press(dicegame.Press{Order: dicegame.ShowMe})),
		),
	)
}
