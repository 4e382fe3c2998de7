package ui_test

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/ui"
)

// By ear a switch is its name and how it stands, and then what it does.
func TestATogglesHelpIsNoPartOfItsName(t *testing.T) {
	const id = "shake"
	html := app.HTMLString(ui.Toggle(id, "Shaking throws", "If the phone can measure it.", true, func(bool) {}))
	for _, part := range []string{` id="shake-is">Shaking throws<`, ` id="shake-help">If the phone`, ` aria-labelledby="shake-is"`, ` aria-describedby="shake-help"`} {
		if !strings.Contains(strings.ReplaceAll(html, "\n", ""), part) {
			t.Errorf("no %s in %s", part, html)
		}
	}
	if strings.Index(html, `role="switch"`) > strings.Index(html, `id="shake-help"`) {
		t.Errorf("line by line the help is read before its switch: %s", html)
	}
	if html := app.HTMLString(ui.Toggle(id, "Shaking throws", "", true, func(bool) {})); strings.Contains(html, "aria-") {
		t.Errorf("without help it needs no more than its label: %s", html)
	}
}
