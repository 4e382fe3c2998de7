package dicetable

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
)

// buttons renders the buttons of the desk.
func (t Table) buttons(at seat) app.UI {
	class, list := t.Desk.Buttons(t.Names, t.Around)
	parts := make([]app.UI, len(list))
	for i, b := range list {
		parts[i] = at.button(b)
	}
	return app.Div().Class(class).Body(parts...)
}

func (s seat) button(b dicegame.Button) app.UI {
	if b.Link != "" {
		return app.A().ID(b.ID).Class("button " + b.Class).Href(ui.Link(b.Link)).Text(b.Label)
	}
	if b.Off {
		return ui.Quiet(b.Label, b.Below)
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
