package ui_test

import (
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/ui"
	"serviert/app/ui/uitest"
)

func TestHandlersAreCalled(t *testing.T) {
	pressed, typed, ticked := 0, "", false
	page := app.Div().Body(
		ui.Labelled("press", "", "Press", "", func() { pressed++ }),
		app.Input().ID("type").OnInput(ui.Value(func(text string) { typed = text })),
		ui.Toggle("tick", "Tick", "", false, func(on bool) { ticked = on }),
	)
	uitest.Press(t, page, "press")
	uitest.Type(t, page, "type", "Anna")
	uitest.Tick(t, page, "tick", true)
	if pressed != 1 || typed != "Anna" || !ticked {
		t.Errorf("pressed %d times, typed %q, ticked %v", pressed, typed, ticked)
	}
}

// Two handlers of the same code never have the same scope while both live.
func TestScopesDiffer(t *testing.T) {
	seen := map[any]bool{}
	var all []app.EventHandler
	for i := range 1000 {
		h, scope := ui.Do(func() { _ = i })
		all = append(all, h)
		if seen[scope] {
			t.Fatal("two handlers have the same scope")
		}
		seen[scope] = true
	}
	if len(all) != 1000 {
		t.Fatal(len(all))
	}
}
