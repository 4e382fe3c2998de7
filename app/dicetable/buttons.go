package dicetable

import (
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
)

// readingOrder lists, for a screen reader, the parts of the table in the order in
// which a turn needs them, whatever lies where on the screen: throw, dice, pad,
// write, and the buttons left. Who swipes from one to the next need not go back.
func readingOrder(buttons []dicegame.Button) string {
	order := "tray pad"
	for _, b := range buttons {
		if b.ID == "throw" {
			order = "throw " + order
		}
	}
	for i := len(buttons) - 1; i >= 0; i-- {
		if id := buttons[i].ID; id != "throw" && !buttons[i].Off {
			order += " " + id
		}
	}
	return order
}

// buttons renders the buttons of the desk. What is switched on and off stands one place further on, so that no element of
// it becomes another button afterwards: that one is told as what its element was.
func (s seat) buttons(class string, list []dicegame.Button) app.UI {
	parts := make([]app.UI, 0, len(list)+1)
	if slices.ContainsFunc(list, func(b dicegame.Button) bool { return b.Toggle != "" }) {
		parts = append(parts, app.Span().Class("sr-only"))
	}
	for _, b := range list {
		parts = append(parts, s.button(b))
	}
	return app.Div().Class(class).Body(parts...)
}

func (s seat) button(b dicegame.Button) app.UI {
	if b.Link != "" {
		return app.A().ID(b.ID).Class("button " + b.Class).Href(ui.Link(b.Link)).Text(b.Label)
	}
	if b.Off {
		return ui.Quiet(b.Label, b.Below).ID(b.ID)
	}
	button := ui.Labelled(b.ID, b.Class, b.Label, b.Below, func() { s.Hands.Press(b.Press) })
	if b.Toggle != "" {
		button = button.Aria("pressed", b.Toggle)
	}
	if b.Press.Order == dicegame.AskCoach {
		button = button.Aria("haspopup", "dialog")
	}
	return button
}
