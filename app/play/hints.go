package play

import (
	"fmt"
	"slices"
	"strconv"

	"serviert/app/dicegame"
	"serviert/app/keys"
	"serviert/app/lesson"
	"serviert/app/store"
	"serviert/engine/escalero"
)

// hint returns what is to be explained now, see package lesson. What is
// celebrated comes first.
func (r *Room) hint(d *dicegame.Desk) lesson.Hint {
	if d.Game == nil || r.moment {
		return lesson.Hint{}
	}
	return lesson.At(d, r.names(), r.known)
}

// recall reads what somebody knows. Who has finished a game on this device
// before there were hints needs none.
func (r *Room) recall() {
	switch l := r.disk.Lessons(); {
	case l.Known != nil:
		r.known = l.Known
	case len(r.games.Recent()) > 0:
		r.known = []string{lesson.All}
	default:
		r.known = nil
	}
}

// learn notes what needs no explanation any more.
func (r *Room) learn(ids ...string) {
	more := slices.DeleteFunc(ids, func(id string) bool { return r.knows(id) || r.knows(lesson.All) })
	if len(more) == 0 {
		return
	}
	r.remember(append(r.known, more...))
}

// remember stores what is known of the dice games.
func (r *Room) remember(known []string) {
	l := r.disk.Lessons()
	r.known = known
	l.V, l.Known = store.Schema, known
	r.disk.Save(store.KeyLessons, l)
}

func (r *Room) knows(id string) bool { return slices.Contains(r.known, id) }

// saidHint is what is announced of the hint, after what has just happened.
func (r *Room) saidHint() string {
	h := r.hint(r.Desk())
	if h.ID == "" {
		return ""
	}
	text := ""
	if h.ID == lesson.Keep {
		text = r.aboutKeys(r.sh.Texts().Lesson.KeepKeys, "1–5")
	}
	return " " + h.Said() + text
}

// saidKeys tells at the beginning of a first game where the keys are listed.
func (r *Room) saidKeys() string {
	if len(r.known) == 0 && !r.games.Now.Block {
		return r.aboutKeys(r.sh.Texts().Lesson.Keys, "?")
	}
	return ""
}

// aboutKeys is a sentence about keys, as they are on this device; "" where they are none.
func (r *Room) aboutKeys(text, help string) string {
	s := r.sh.Settings()
	if s.NoKeys {
		return ""
	}
	return fmt.Sprintf(text, keys.Named(keys.Shown(s.Keys, help), r.sh.Texts().Voice.Signs))
}

// showMe does what the hint says, up to the point where it would be played, or
// takes it as understood.
func (r *Room) showMe() {
	d := r.Desk()
	h := r.hint(d)
	switch {
	case h.ID == lesson.Keep:
		r.games.Mark(h.Dice)
		r.sh.Focus("throw")
	case h.Show:
		a, ok := lesson.Best(d)
		if !ok {
			return
		}
		d.Choose(escalero.Action{Row: a.Row, Col: a.Col})
		row := d.Game.Rules.Row(a.Row)
		r.sh.Say(r.names().Where(&d.Game.Rules, r.names().Row(a.Row), a.Col) + ": " + strconv.Itoa(d.Points(a.Row)) + ".")
		r.sh.Focus(dicegame.CellID(row, a.Col-1))
	default:
		r.learn(h.ID)
		r.fromHint()
	}
}

// noHints ends all hints.
func (r *Room) noHints() {
	r.learn(lesson.All)
	r.fromHint()
}

// fromHint moves the focus on from a hint that goes: to the button that throws, or
// to the pad where there is none any more.
func (r *Room) fromHint() {
	if d := r.Desk(); d.State().Now().Left() == 0 {
		r.focus(d.Next())
		return
	}
	r.sh.Focus("throw")
}

// Teach gives the hints again from the first on.
func (r *Room) Teach() { r.remember([]string{}) }
