// Package backup puts everything that a device has into one text, and unites
// such a text with what another device has, or the same one later.
//
// In come the store and a text that a player brings; out go a text and, once it
// is restored, how much of it was new. The package knows no screen. Restoring
// changes stored things only in ways that can be repeated: every write is
// asked whether it had room, and what is taken in is found again by what it is,
// not by where it lies, so that the same text twice, or the rest of one that was
// broken off, changes nothing that is there already.
//
// No secret goes out: a hand of cards that is being played leaves sealed, and
// only the device with the key opens it.
package backup

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/cardshelf"
	"serviert/app/dicegame"
	"serviert/app/jsontext"
	"serviert/app/seal"
	"serviert/app/settings"
	"serviert/app/store"
)

// File is a backup. It is stored as JSON with a stamp at its end, see
// store.Stamped.
type File struct {
	Serviert string `json:"serviert"` // kind, which a text begins with
	V        int    `json:"v"`        // schema
	Made     int64  `json:"made"`     // Unix milliseconds
	App      string `json:"app"`      // the version that made it, for a report
	Device   string `json:"device"`   // see store.Elsewhere

	Games    []dicegame.Saved `json:"games"`    // finished
	Table    []dicegame.Saved `json:"table"`    // one at most
	Parked   []dicegame.Saved `json:"parked"`   // interrupted
	Cards    []cardgame.Past  `json:"cards"`    // the evening on the table, one at most
	Evenings []cardgame.Past  `json:"evenings"` // the earlier ones

	// Each is left out, and has the schema 0, where the device had none.
	Settings   settings.Settings `json:"settings"`
	Names      store.Names       `json:"names"`
	Rules      store.HouseRules  `json:"rules"`
	Mistakes   store.Mistakes    `json:"mistakes"`
	Drills     store.Drills      `json:"drills"`
	Daily      store.Daily       `json:"daily"`
	People     store.People      `json:"people"`
	Reviews    store.Reviews     `json:"reviews"`
	CardsSetup cardgame.Draft    `json:"cardsSetup"`
	CardsOwn   store.OwnWords    `json:"cardsOwn"`

	WordDays     store.WordDays     `json:"wordDays"`
	WordPractice store.WordPractice `json:"wordPractice"`

	Throws    dicegame.Throws            `json:"throws"`    // of the device
	Elsewhere map[string]dicegame.Throws `json:"elsewhere"` // of others, by their names

	Broken []store.Broken `json:"broken"` // what could not be read

	missing int
}

const (
	kind   = "backup"
	schema = 1
	begins = `{"serviert":"` + kind + `","v":`
)

// MostBytes bounds a backup that is read: 5,000 games, each as long as the
// longest that is played (three columns, six parties, every throw written down).
const MostBytes = 5000 * 8 << 10

// Why a text is not restored. Nothing has been touched then.
var (
	ErrOther   = errors.New("this is no backup")
	ErrTooBig  = errors.New("this is too big for a backup")
	ErrDamaged = errors.New("the backup is damaged or cut off")
	ErrNewer   = errors.New("a newer version of the app has made this backup")
)

// IsOne reports whether a text begins like a backup.
func IsOne(text string) bool {
	return strings.HasPrefix(strings.TrimLeft(text, "\uFEFF \r\n\t"), begins)
}

// Read takes a text apart. The error is one of those above.
func Read(text string) (f File, err error) {
	if len(text) > MostBytes {
		return f, ErrTooBig
	}
	switch text = strings.Trim(text, "\uFEFF \r\n\t"); {
	case !IsOne(text):
		return f, ErrOther
	case !store.Whole(text):
		return f, ErrDamaged
	case newerText(text):
		return f, ErrNewer // its fields may be others
	case jsontext.Unmarshal([]byte(text), &f) != nil || f.V < 1:
		return File{}, ErrDamaged
	case f.newer():
		return File{}, ErrNewer
	}
	return f, nil
}

// newerText reports whether a newer version has written a text.
func newerText(text string) bool {
	digits, _, _ := strings.Cut(strings.TrimPrefix(text, begins), ",")
	n, err := strconv.Atoi(digits)
	return err == nil && n > schema
}

// newer reports whether something in the backup has a schema that this version
// does not read.
func (f *File) newer() bool {
	games := func(list []dicegame.Saved) bool {
		for _, g := range list {
			if g.V > store.SchemaOf(store.KeyGame) {
				return true
			}
		}
		return false
	}
	evenings := func(list []cardgame.Past) bool {
		for _, e := range list {
			if e.V > store.SchemaOf(store.KeyCards) {
				return true
			}
		}
		return false
	}
	most := max(f.Settings.V, f.Names.V, f.Rules.V, f.Mistakes.V, f.Drills.V, f.Daily.V, f.People.V, f.Reviews.V, f.CardsSetup.V, f.CardsOwn.V, f.WordDays.V, f.WordPractice.V, f.Throws.V)
	return most > store.Schema || games(f.Games) || games(f.Table) || games(f.Parked) || evenings(f.Cards) || evenings(f.Evenings)
}

// text is the backup as it leaves the device.
func (f *File) text() (string, error) {
	text, err := jsontext.Marshal(f)
	return store.Stamped(string(text), f.Made), err
}

// Unfinished is how many games are not over.
func (f *File) Unfinished() (n int) {
	for _, list := range [][]dicegame.Saved{f.Table, f.Parked} {
		for _, g := range list {
			if g.Ended == 0 {
				n++
			}
		}
	}
	return n
}

// Missing is how many finished games and evenings are not in a backup that was just
// made, because the browser did not hand them over.
func (f *File) Missing() int { return f.missing }

// CardEvenings is how many evenings of cards are in it.
func (f *File) CardEvenings() int { return len(f.Cards) + len(f.Evenings) }

// Browser is what the package asks of the browser; browser.Page is one.
type Browser interface {
	browser.Clock
	browser.Chance
	Safe() *seal.Safe
	Version() string
}

// Device is what a backup is made of, and restored to.
type Device struct {
	Disk    *store.Disk
	Games   *store.Games
	Cards   *cardshelf.Shelf // of the same storage
	Browser Browser
	// Pause calls a function later, when the page has been drawn.
	Pause func(func())
}

// Make gathers everything and calls then with the text of the backup. It changes
// nothing but giving the device a name.
func (d Device) Make(then func(text string, f *File)) {
	f := &File{Serviert: kind, V: schema, Made: d.Browser.Millis(), App: d.Browser.Version()}
	if g := d.Games.Now; g != nil {
		f.Table = append(f.Table, g.Saved())
	}
	for _, g := range d.Games.Parked() {
		f.Parked = append(f.Parked, g.Saved())
	}
	f.Settings, _ = value[settings.Settings](d, store.KeySettings)
	f.Names, _ = value[store.Names](d, store.KeyNames)
	f.Rules, _ = value[store.HouseRules](d, store.KeyRules)
	f.Mistakes, _ = value[store.Mistakes](d, store.KeyMistakes)
	f.Drills, _ = value[store.Drills](d, store.KeyDrills)
	f.Daily, _ = value[store.Daily](d, store.KeyDaily)
	f.People, _ = value[store.People](d, store.KeyPeople)
	f.Reviews, _ = value[store.Reviews](d, store.KeyReviews)
	f.CardsSetup, _ = value[cardgame.Draft](d, store.KeyCardsSetup)
	f.CardsOwn, _ = value[store.OwnWords](d, store.KeyCardsOwn)
	f.WordDays, _ = value[store.WordDays](d, store.KeyWordDays)
	f.WordPractice, _ = value[store.WordPractice](d, store.KeyWordPractice)
	own := d.named()
	f.Device, f.Throws, f.Elsewhere = own.ID, d.Games.Throws(), own.Of
	for _, b := range d.Disk.Broken() {
		b.Text = cardgame.Shown(b.Text) // nor does a broken hand go out
		f.Broken = append(f.Broken, b)
	}
	d.Games.Gather(func(games []dicegame.Saved, unread []store.Broken, missing int) {
		f.Games, f.Broken, f.missing = games, append(f.Broken, unread...), missing
		evenings, table := d.evenings()
		d.Cards.Whole(evenings, func(*cardgame.Past) bool { return true }, func() {
			f.Cards, f.Evenings = evenings[:table], d.readable(evenings[table:], f)
			text, err := f.text()
			if err != nil {
				text = "" // no value here can be the reason
			}
			then(text, f)
		})
	})
}

// readable leaves out the evenings whose hands are not there, and notes those that the
// browser does not hand over; of the others they are lost.
func (d Device) readable(list []cardgame.Past, f *File) []cardgame.Past {
	all := len(list)
	list = slices.DeleteFunc(list, func(p cardgame.Past) bool { return p.Shelved() })
	if !d.Cards.Works() {
		f.missing += all - len(list)
	}
	return list
}

// value reads a value; where there is none its schema is 0.
func value[T any](d Device, key string) (v T, ok bool) {
	if ok = d.Disk.Read(key, &v, nil); !ok {
		var none T
		return none, false
	}
	return v, true
}

// named is what other devices have thrown, with a name for this one.
func (d Device) named() store.Elsewhere {
	e := d.Games.Elsewhere()
	if e.ID == "" {
		const digits = "0123456789abcdef"
		for range 16 {
			e.ID += string(digits[d.Browser.Below(len(digits))])
		}
		d.Disk.Save(store.KeyElsewhere, e)
	}
	return e
}

// evenings are the evenings of cards, that on the table first, if there is one, which
// table counts; of those on the shelf what is at hand. A hand that is being played is
// sealed in them.
func (d Device) evenings() (list []cardgame.Past, table int) {
	if p, ok := value[cardgame.Past](d, store.KeyCards); ok {
		list, table = append(list, p.Fitting()), 1
	}
	list = append(list, d.Cards.List()...)
	for i := range list {
		if p := &list[i]; p.Split() {
			*p = p.Seal(d.Browser.Safe())
		}
	}
	return list, table
}
