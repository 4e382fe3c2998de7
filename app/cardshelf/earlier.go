package cardshelf

import (
	"slices"

	"serviert/app/cardgame"
	"serviert/app/seal"
)

// Earlier is the evenings of a shelf as a tab has them at hand: a list, the newest
// first, of short ones until somebody asks for one whole.
type Earlier struct {
	shelf *Shelf
	safe  *seal.Safe // hides the hand that is being played in what is stored
	list  []cardgame.Past
}

// NewEarlier is an empty list; Read fills it.
func NewEarlier(shelf *Shelf, safe *seal.Safe) *Earlier { return &Earlier{shelf: shelf, safe: safe} }

// Read reads the list anew. What the first versions have stored is sealed at once,
// unless another tab has the game.
func (e *Earlier) Read(watching bool) {
	e.list = nil
	for _, p := range e.shelf.List() {
		if p.Split() && !watching {
			e.shelf.Save(p.Seal(e.safe))
		}
		e.insert(p)
	}
}

// All is the list, which must not be changed.
func (e *Earlier) All() []cardgame.Past { return e.list }

// Of is the evening with an id, as far as it is at hand.
func (e *Earlier) Of(id string) (p cardgame.Past, ok bool) {
	at := slices.IndexFunc(e.list, func(p cardgame.Past) bool { return p.ID == id })
	if at < 0 {
		return p, false
	}
	return e.list[at], true
}

// Put stores an evening and has it in the list. It returns false, with nothing
// changed, where there is no room.
func (e *Earlier) Put(p cardgame.Past) bool {
	if !e.shelf.Keep(p.Seal(e.safe)) {
		return false
	}
	e.hold(p)
	return true
}

// Add is Put for what is to stay: where there is no room it is tried again.
func (e *Earlier) Add(p cardgame.Past) {
	e.hold(p)
	e.shelf.Save(p.Seal(e.safe))
}

// Forget deletes an evening.
func (e *Earlier) Forget(id string) {
	e.shelf.Forget(id)
	e.Drop(id)
}

// Drop takes an evening out of the list that lies elsewhere, or nowhere any more.
func (e *Earlier) Drop(id string) {
	e.list = slices.DeleteFunc(slices.Clone(e.list), func(p cardgame.Past) bool { return p.ID == id })
}

// There reports whether an evening has not been deleted, by another tab too.
func (e *Earlier) There(id string) bool { return e.shelf.There(id) }

// Works reports whether what lies on the shelf can be read now.
func (e *Earlier) Works() bool { return e.shelf.Works() }

// Shelve moves evenings that are over out of the storage, see Shelf.
func (e *Earlier) Shelve(wanted func() bool) { e.shelf.Shelve(wanted) }

// Whole reads those whole that are meant, and then calls then. Where the list has
// become another one meanwhile they are read into that.
func (e *Earlier) Whole(meant func(p *cardgame.Past) bool, then func()) {
	list := e.list
	e.shelf.Whole(list, meant, func() {
		if len(list) > 0 && (len(e.list) == 0 || &e.list[0] != &list[0]) {
			e.Whole(meant, then)
			return
		}
		then()
	})
}

// hold has an evening in the list, in the place of what there was of it.
func (e *Earlier) hold(p cardgame.Past) {
	e.Drop(p.ID)
	e.insert(p)
}

// insert puts an evening before the first one that is older.
func (e *Earlier) insert(p cardgame.Past) {
	at := slices.IndexFunc(e.list, func(o cardgame.Past) bool { return o.Started < p.Started })
	if at < 0 {
		at = len(e.list)
	}
	e.list = slices.Insert(e.list, at, p)
}
