package setup

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/engine/record"
)

// readNames fills the draft with the names used last, or the first time with who has
// played at cards: it is often the same evening.
func (r *Room) readNames() {
	last, ok := r.disk.Names()
	if !ok {
		r.invite()
		return
	}
	d := r.draft
	r.note(last)
	if d.seats = last.Seats; last.Count >= 2 && last.Count <= maxSeats {
		d.count = last.Count
	}
	d.fillSeats()
}

// invite seats who has played at cards.
func (r *Room) invite() {
	d, people := r.draft, r.disk.People(store.KeyCardsSetup)
	people = people[:min(len(people), maxSeats)]
	d.count = max(d.count, len(people))
	d.fillSeats()
	for i, name := range people {
		d.seats[i].Name = name
	}
}

// empty tells whether nothing was said yet of who plays.
func (d *draft) empty() bool {
	return d.count == 2 && !slices.ContainsFunc(d.seats, func(s store.Seat) bool { return s != store.Seat{} })
}

// keepNames stores the names. Partners come one after the other, so that the
// next time the same pairs are on offer.
func (r *Room) keepNames() {
	d := r.draft
	r.named = "" // the game begins without
	last := store.Names{V: store.Schema, Count: d.count, Rival: r.before.Rival}
	for at := range d.seats {
		if d.pairs && at < d.count {
			at = d.order[at]
		}
		last.Seats = append(last.Seats, d.seats[at])
	}
	for _, s := range last.Seats[:d.count] {
		if s.Level.Level() != "" {
			last.Rival = s
			break
		}
	}
	r.note(last)
	r.disk.Save(store.KeyNames, last)
}

// renamed takes over the names that were put right at the table since the draft's
// game has begun, and those that a backup has brought.
func (r *Room) renamed() {
	last, ok := r.disk.Names()
	if !ok {
		return
	}
	if r.noted == nil && !r.draft.has("") {
		r.readNames()
		return
	}
	for at := range r.draft.seats { // two may have changed places
		s := &r.draft.seats[at]
		if s.Name != "" {
			at = slices.Index(r.noted, s.Name)
		}
		if at >= 0 && at < min(len(r.noted), len(last.Seats)) && r.noted[at] == s.Name {
			s.Name = last.Seats[at].Name
		}
	}
	for _, s := range last.Seats[min(len(r.noted), len(last.Seats)):] { // a backup's stand behind the others
		if s.Name != "" && !r.draft.has(s.Name) {
			r.draft.seats = append(r.draft.seats, s)
		}
	}
	r.note(last)
}

// has reports whether somebody has a name, or any for "".
func (d *draft) has(name string) bool {
	for _, s := range d.seats {
		if s.Name != "" && (name == "" || record.Look(s.Name) == record.Look(name)) {
			return true
		}
	}
	return false
}

// note keeps who played last, and what they are called, which is typed over.
func (r *Room) note(last store.Names) {
	r.before, r.noted = last, nil
	for _, s := range last.Seats {
		r.noted = append(r.noted, s.Name)
	}
}

// explain is the sentence for a draft that cannot be played.
func explain(t *i18n.New, err error) string {
	about := dicegame.AboutNames(t, err)
	switch {
	case err == nil:
		return ""
	case about != "":
		return about
	case errors.Is(err, errTooMany):
		return t.TooMany
	}
	return err.Error()
}

// mended tells whether every field of the rules has a value that works. Where
// one has not, it gets the focus, which says what would be right.
func (r *Room) mended() bool {
	for _, o := range r.draft.rules.Options() {
		if !r.draft.rules.Matters(o.Key) {
			continue
		}
		// A screen reader may press the button while the field is still edited.
		if text := r.browser.Value(fieldID(o.Key)); text != "" && text != r.draft.wrong[o.Key] {
			r.typed(o, text)
		}
		if _, wrong := r.draft.wrong[o.Key]; wrong {
			r.house = r.house || o.Key != "stake"
			r.refuse(fieldID(o.Key), r.why(o))
			return false
		}
	}
	return true
}

// refuse takes the focus to what has to change. Why is the description of a field, which is
// read with it when it gets the focus; said as well one would hear it twice.
func (r *Room) refuse(blamed, why string) {
	if field := blamed == "stake" || strings.HasPrefix(blamed, "name-") || strings.HasSuffix(blamed, "-free"); !field || r.browser.FocusedID() == blamed {
		r.sh.Say(why)
	}
	r.sh.Focus(blamed)
}

// blamed is the element to change where a draft cannot be played: the name
// that is refused, or what the rules do not allow.
func (r *Room) blamed(err error) (id string) {
	t, d := r.sh.Texts(), r.draft
	var name *record.NameError
	switch {
	case errors.Is(err, errTooMany):
		return "opt-contra-v-on"
	case errors.As(err, &name):
		for i := range d.count {
			if d.name(t, i) == name.Name {
				id = fmt.Sprint("name-", i)
			}
		}
		return id
	}
	for i := range d.count {
		if utf8.RuneCountInString(d.name(t, i)) > record.LongestName {
			id = fmt.Sprint("name-", i)
		}
	}
	return id
}

// begin starts the game as agreed and goes to the table. A running game is
// interrupted. Where something does not work nothing begins, and the focus goes
// there.
func (r *Room) begin() {
	d, t := r.draft, r.sh.Texts()
	r.typing.Left()
	set, err := d.setup(t)
	if err != nil {
		r.house = r.house || errors.Is(err, errTooMany)
		r.refuse(r.blamed(err), explain(&t.New, err))
		return
	}
	if !r.mended() {
		return
	}
	set.Rules = d.rules
	r.keepNames()
	r.start(beginning{Setup: set, block: d.block, rolls: d.starter == 0})
}

// beginning is a game as it is put on the table.
type beginning struct {
	record.Setup
	block bool // with real dice
	rolls bool // its parties roll at the table for who begins
}

// start puts a game on the table.
func (r *Room) start(b beginning) {
	evening := r.games.EveningFor(b.Parties)
	if r.games.Watching {
		r.sh.Say(r.sh.Texts().Notices.Elsewhere)
		return
	}
	if !r.games.Clear() {
		r.sh.Say(r.sh.Texts().Notices.SaveFailed) // there is no room for both
		return
	}
	if r.games.Start(b.Setup, evening, b.block) == nil {
		if b.rolls {
			r.games.Roll()
		}
		r.others.Begun()
	}
}
