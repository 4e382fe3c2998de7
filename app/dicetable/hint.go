package dicetable

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
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
	return ui.Hint(text, on, h.Title, h.Text,
		app.Button().OnClick(at.press(dicegame.Press{Order: dicegame.NoHints})),
		app.Button().Text(do).OnClick(at.press(dicegame.Press{Order: dicegame.ShowMe})))
}
