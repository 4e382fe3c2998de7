package uitest

import "serviert/app/browser"

// LateBoxes is a shelf that answers a question when the test says so: it calls what is in Waiting, which has the
// questions in the order in which they came.
type LateBoxes struct {
	browser.Boxes
	Waiting []func()
}

// Get implements browser's shelf.
func (l *LateBoxes) Get(ids []string, then func(map[string]string)) {
	l.Waiting = append(l.Waiting, func() { l.Boxes.Get(ids, then) })
}
