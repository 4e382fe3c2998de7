package app

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

// tableView is what the table shows beyond the game itself.
type tableView struct {
	row, col int // the chosen cell, from 1; 0 for none
}

// openTable is called when the table is shown.
func (s *store) openTable() {}

// tell says what an action did; before is the position it was applied to.
func (s *store) tell(before escalero.State, a escalero.Action) {}

// tellTakenBack says that the last entry is open again.
func (s *store) tellTakenBack() {}

// key handles a key pressed outside any field and tells whether it meant
// something.
func (s *store) key(key string, shift bool) bool { return false }

func tablePage() app.UI { return heading(the.texts().Table.Title) }
