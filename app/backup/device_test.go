//go:build !js

package backup

import (
	"maps"
	"math/rand/v2"
	"regexp"
	"testing"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/cardshelf"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/settings"
	"serviert/app/store"
)

// phone is a device with everything that outlives the app.
type phone struct {
	Device
	t      testing.TB
	page   *browser.Page
	memory browser.Memory
	room   browser.Boxes
}

// newPhone is a device; key hides its cards.
func newPhone(t testing.TB, key byte) *phone {
	return opened(t, browser.Memory{}, browser.Boxes{}, key)
}

// opened starts the app with what is stored.
func opened(t testing.TB, memory browser.Memory, room browser.Boxes, key byte) *phone {
	keys := make([]byte, 32)
	keys[0] = key
	return on(t, &browser.Page{Disk: memory, Room: room, Now: 1_700_000_000_000, Key: keys}, memory, room)
}

func on(t testing.TB, page *browser.Page, memory browser.Memory, room browser.Boxes) *phone {
	disk := store.NewDisk(page.Storage(), page.Journal(), page)
	disk.Retry("test")
	p := &phone{t: t, page: page, memory: memory, room: room}
	p.Device = Device{Disk: disk, Games: store.NewGames(disk, page.Shelf(), page), Cards: cardshelf.New(disk, page.Shelf()), Browser: page, Pause: func(f func()) { f() }}
	return p
}

// again is the device after the app has started anew.
func (p *phone) again() *phone { return on(p.t, p.page, p.memory, p.room) }

// copied is a device with the same things in it.
func (p *phone) copied(key byte) *phone {
	return opened(p.t, maps.Clone(p.memory), maps.Clone(p.room), key)
}

// made is the text of a backup, which must be readable.
func (p *phone) made() string {
	p.t.Helper()
	made := ""
	p.Make(func(text string, _ *File) { made = text })
	if _, err := Read(made); err != nil {
		p.t.Fatalf("%v: %.200s", err, made)
	}
	return made
}

// restore restores a text.
func (p *phone) restore(text string) (res Result) {
	p.t.Helper()
	f, err := Read(text)
	if err != nil {
		p.t.Fatal(err)
	}
	ended := 0
	p.Restore(&f, func(int, int) {}, func(r Result) { res = r; ended++ })
	if ended != 1 {
		p.t.Fatalf("the restoring ended %d times", ended)
	}
	return res
}

var stamp = regexp.MustCompile(`(,"n":\d+)?,"sum":"[0-9a-f]{16}"`)

// stored is everything that is stored, without its stamps.
func (p *phone) stored() map[string]string {
	list := map[string]string{}
	for key, text := range p.memory {
		list[key] = stamp.ReplaceAllString(text, "")
	}
	for id, text := range p.room {
		list["shelf "+id] = stamp.ReplaceAllString(text, "")
	}
	return list
}

// play plays a game at random, so many actions of it, or to its end for -1.
func (p *phone) play(kind int, seed uint64, actions int) *dicegame.Game {
	p.t.Helper()
	k := gametest.Kinds()[kind]
	p.page.Now += 60_000
	if err := p.Games.Start(k.Setup(p.t), p.Games.EveningFor(k.Setup(p.t).Parties), k.Block); err != nil {
		p.t.Fatal(err)
	}
	return p.on(seed, actions)
}

// on goes on with the game on the table.
func (p *phone) on(seed uint64, actions int) *dicegame.Game {
	p.t.Helper()
	r := rand.New(rand.NewPCG(seed, 3))
	for n := 0; !p.Games.Now.Over() && n != actions; n++ {
		p.page.Now++
		if err := p.Games.Act(gametest.Any(p.Games.Now, r)); err != nil {
			p.t.Fatal(err)
		}
	}
	return p.Games.Now
}

const hands = "serviert 1 choose-your-words\noption challenge players\nparty Mitzi\nparty Franz\ncut 1\n"

// cards puts an evening of cards on the table, or among the earlier ones; hand
// is what of it is being played.
func (p *phone) cards(id string, started int64, record, hand string, table bool) {
	p.t.Helper()
	v := cardgame.Saved{V: 1, ID: id, Started: started, Record: record + hand}
	if p.t.Helper(); hand == "" {
		v.Open = true
	} else if !v.Split() {
		p.t.Fatal("nothing is hidden")
	}
	key := store.KeyCardsPast + id
	if table {
		key = store.KeyCards
	}
	p.Disk.Save(key, cardgame.Past{Saved: v.Seal(p.page.Safe()), Names: []string{"Franz", "Mitzi"}, Won: []int{3, -3}, Hands: 2})
}

// full is a device with one of everything: three finished games, one of them
// paid, one interrupted, one running, evenings, and all the values.
func full(t testing.TB) *phone {
	p := newPhone(t, 1)
	p.play(5, 1, -1)
	p.play(5, 2, -1)
	paid := p.play(6, 3, -1)
	paid.Paid = true
	p.Games.Change(paid)
	p.play(0, 4, 12)
	p.Games.Park()
	p.play(2, 5, 7)
	p.Games.Keep(2)
	p.cards("500", 500, hands+"pay\n", "deal 1 abcdefg\n", true)
	p.cards("400", 400, hands, "", false)
	own := settings.Default()
	own.Theme = "dark"
	p.Disk.Save(store.KeySettings, own)
	p.Disk.Save(store.KeyNames, store.Names{V: 1, Seats: []store.Seat{{Name: "Mitzi"}, {}, {Name: "Franz", Level: "coach"}}, Count: 2, Rival: store.Seat{Name: "Karl", Level: "strong"}})
	p.Disk.Save(store.KeyRules, store.HouseRules{V: 1, Sets: []store.RuleSet{{Name: "Oma", Preset: "escalero", Options: [][2]string{{"contra", "on"}}}}})
	p.Disk.Save(store.KeyDaily, store.Daily{V: 1, Days: []store.DailyDay{{Day: 20777, Cost: 0.5}, {Day: 20779, Chosen: "write 6 1"}}})
	p.Disk.Save(store.KeyWordDays, store.WordDays{V: 1, Days: []store.WordDay{{Day: 20777, Lang: "de", Done: true, Points: 12, Par: 15}, {Day: 20779, Lang: "de", Gone: "Q", Word: "H U T", Done: true, Points: 9, Par: 9}}})
	p.Disk.Save(store.KeyWordPractice, store.WordPractice{V: 1, Swap: store.Practised{Level: 2, Asked: 7, Right: 3}, Find: store.Practised{Level: 1, Asked: 1}})
	p.Disk.Save(store.KeyMistakes, store.Mistakes{V: 1, List: []store.Mistake{{ID: "7-3", Record: "r", Played: "p", Cost: 1.5}}, Seen: []string{"6-1"}, Asked: 4, Right: 2, Lost: 3.25})
	p.Disk.Save(store.KeyDrills, store.Drills{V: 1, Solved: []string{"0a1b2c3d", "4e5f6071"}})
	p.Disk.Save(store.KeyPeople, store.People{V: 1, List: []store.Person{{Name: "Mitzi", Hue: 3, Said: []string{"grande"}}, {Name: "Mizzi", Same: "Mitzi"}}})
	p.Disk.Save(store.KeyReviews, store.Reviews{V: 1, List: []store.Review{{Print: "a1", Luck: []int{12, -12}, Lost: []int{3, 0}}}})
	p.Disk.Save(store.KeyCardsOwn, store.OwnWords{V: 1, Words: map[string][]string{"de": {"JAUSE"}}})
	p.Disk.Save(store.KeyCardsSetup, *cardgame.NewDraft("de"))
	p.memory[store.KeyParked+"9"] = "unreadable"
	return p.again()
}

// seated are the evenings of cards, that on the table first; of those on the shelf what
// is at hand.
func (p *phone) seated() (list []evening) {
	evenings, table := p.evenings()
	for i, e := range evenings {
		list = append(list, evening{e, i < table})
	}
	return list
}
