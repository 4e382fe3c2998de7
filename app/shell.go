package app

import (
	"cmp"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/settings"
	"serviert/app/ui"
)

// What the rooms need of the app: ui.Shell and ui.Timer.

// Settings implements ui.Shell.
func (a *App) Settings() settings.Settings { return a.settings }

// Path implements ui.Shell.
func (a *App) Path() string { return a.path }

// Query implements ui.Shell.
func (a *App) Query() browser.Query { return a.query }

// Visit implements ui.Shell.
func (a *App) Visit(path string) {
	switch {
	case a.ctx == nil:
	case a.elsewhere(path):
		a.leave(path)
	default:
		// Where the page is there already none comes, and nothing has to wait for it.
		here, search, _ := strings.Cut(path, "?")
		a.leaving = a.leaving || here != a.path || search != a.search
		a.ctx.Navigate(ui.Link(path))
	}
}

// Say implements ui.Shell. What is said to the one who looks at hidden cards is
// gone as soon as somebody else looks, or nobody.
func (a *App) Say(text string) {
	dropped := a.voice.Add(text, a.ask.viewer())
	if text == "" {
		a.voice.Forget()
	}
	if dropped || text == "" {
		a.queue = nil
		a.browser.Say("")
	}
	a.aloud(text)
}

// aloud hands a sentence to the screen reader as soon as the focus is where it
// will be: a screen reader drops what it says when the focus moves.
func (a *App) aloud(text string) {
	if text == "" {
		return
	}
	a.queue = append(a.queue, text)
	if a.ctx == nil {
		a.speak()
		return
	}
	a.Refresh()
}

func (a *App) speak() {
	if a.leaving || a.opening {
		return
	}
	for _, text := range a.queue {
		a.browser.Say(text)
	}
	a.queue = nil
}

// Confirm implements ui.Shell.
func (a *App) Confirm(text string) {
	a.Say(text)
	a.confirmed, a.shownAt = text, a.browser.Precise()
	a.confirmTimer()
}

// passOn leaves a confirmation behind that has been seen on the page that is left, or before a dialog that it would lie
// over; one that was made on the way to another is for there.
func (a *App) passOn() {
	if a.browser.Precise()-a.shownAt > onTheWay {
		a.confirmed = ""
	}
}

// onTheWay is how many milliseconds may lie between a confirmation and the page it leads to.
const onTheWay = 1000

// confirmTimer takes the confirmation away in time.
func (a *App) confirmTimer() {
	a.confirms++
	run := a.confirms
	a.After(confirmTime, func() {
		if run == a.confirms {
			a.confirmed = ""
		}
	})
}

// confirmTime is how long a confirmation is to be seen: time to notice it and
// to read the longest twice.
const confirmTime = 8 * time.Second

// Focus implements ui.Shell.
func (a *App) Focus(id string) {
	a.focus = id
	a.Refresh()
}

// Refresh implements ui.Shell.
func (a *App) Refresh() {
	if a.ctx != nil {
		a.ctx.Dispatch(a.settleFocus)
	}
}

// Changed implements ui.Shell.
func (a *App) Changed() {
	a.show()
	a.Refresh()
}

func (a *App) settleFocus(ctx app.Context) {
	a.sayNotices()
	if a.focus == "" && len(a.queue) == 0 {
		return
	}
	if a.leaving && len(a.queue) > 0 {
		a.After(patience, a.arrived) // no page may come: then nothing is to stay unsaid
	}
	ctx.Defer(func(app.Context) {
		if id := a.focus; id != "" {
			a.focus = ""
			// What had the focus before may be gone: a page of its own has come.
			a.browser.Focus(id, "throw", "title")
		}
		a.speak()
	})
}

// patience is how long a sentence waits for the page that was asked for.
const patience = 2 * time.Second

// arrived says what waited for another page.
func (a *App) arrived() {
	a.leaving = false
	a.speak()
}

// Dialog implements ui.Shell.
func (a *App) Dialog() string { return a.dialog }

// OpenDialog implements ui.Shell. A dialog opened from another one hands the
// focus back to what opened the first.
func (a *App) OpenDialog(name string) {
	if a.dialog == "" { // else what has the focus goes with the dialog that is open
		a.opener = cmp.Or(a.focus, a.browser.FocusedID())
	}
	a.dialog, a.focus = name, ""
	a.passOn()
	each(a.told.wake)
	if a.ctx != nil {
		a.opening = true
		// From within a dispatch: a key does not come through one, and a deferred
		// call of its own could be made before the dialog is drawn.
		a.ctx.Dispatch(func(ctx app.Context) {
			ctx.Defer(func(app.Context) {
				a.browser.ShowDialog("dialog")
				a.opening = false
				a.speak()
			})
		})
	}
}

// CloseDialog implements ui.Shell.
func (a *App) CloseDialog() {
	if a.dialog == "" {
		return
	}
	a.dialog = ""
	if a.focus == "" {
		a.Focus(cmp.Or(a.opener, "throw"))
	}
	each(a.told.wake)
}

// Live implements ui.Timer.
func (a *App) Live() bool { return a.ctx != nil }

// After implements ui.Timer.
func (a *App) After(pause time.Duration, f func()) {
	if a.ctx != nil {
		a.ctx.After(pause, func(app.Context) { f() })
	}
}

// Seen implements ui.Timer.
func (a *App) Seen(f func()) {
	if ctx := a.ctx; ctx != nil {
		a.browser.Seen(func() { ctx.Dispatch(func(app.Context) { f() }) })
	}
}

// Drawn implements ui.Timer.
func (a *App) Drawn(f func()) {
	if a.ctx != nil {
		a.ctx.Defer(func(app.Context) { f() })
	}
}
