package play

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
	"serviert/engine/escalero"
)

// shaken returns the button that a shake of the phone presses: the one that
// throws, where it is the main button; ok is false where there is none.
func (r *Room) shaken() (b dicegame.Button, ok bool) {
	if !r.Open() {
		return b, false
	}
	_, list := r.Desk().Buttons(r.names(), dicegame.Around{})
	for _, b := range list {
		if k := b.Press.Action.Kind; b.Class == "main" && b.Press.Order == dicegame.Play && (k == escalero.Throw || k == escalero.Keep) {
			return b, true
		}
	}
	return b, false
}

// Shaken is called when the phone was shaken, which throws if that is what is to
// be done next. It asks before a served combination is thrown away.
func (r *Room) Shaken() {
	b, ok := r.shaken()
	if !ok || r.sh.Dialog() != "" {
		return
	}
	if now := r.Desk().State().Now(); now.Served && dicegame.Combination(now) {
		r.sh.OpenDialog("shaken")
		return
	}
	r.act(b.Press.Action)
}

// shakenDialog asks whether what lies served is to be thrown.
func (r *Room) shakenDialog() []app.UI {
	b, ok := r.shaken()
	if !ok {
		return nil
	}
	t := &r.sh.Texts().Table
	return []app.UI{
		ui.DialogTitle(fmt.Sprintf(t.ShakeTitle, r.names().Call(r.desk.State().Now()))),
		app.Div().Class("acts even").Body(
			ui.Labelled("shake-yes", "", b.Label, b.Below, func() {
				r.sh.CloseDialog()
				r.act(b.Press.Action)
			}),
			ui.Labelled("shake-no", "main", t.ShakeNo, "", r.sh.CloseDialog), // throwing it away is never the main button
		),
	}
}
