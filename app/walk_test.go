//go:build !js

package app

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/url"
	"os"
	"regexp"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	goapp "github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/settings"
	"serviert/app/ui/uitest"
)

// TestAnyWalk walks through the whole app at random, without a browser but with its programs, as
// TestAnyTapAnywhere does in one, a hundred times as fast. It presses, types, uses keys, goes back, and
// opens addresses, some of which no link has. It lets time pass and the clock jump, changes the
// language, plays in a second tab, or in two in turn, and brings texts that are damaged. It has the
// disk or the journal refuse some of what is written, or all. It kills the tab at any moment, even
// between two writes, and opens it anew. In every second walk the browser takes its time for all that
// it does as a task of its own. After each step the page must be
// sound, in its language, and nothing that is said lost, nor a press without an answer; after a kill the table
// must be as it was, and the hand behind the curtain; all that is stored can be read again, by itself and with
// what the lists say of it; and more, see laws.
//
// In make test a few short walks that are always the same. SERVIERT_ATTACK=N, as in make attack, goes N
// longer ones that nobody has gone before; SERVIERT_WALK=SEED repeats one of these.
func TestAnyWalk(t *testing.T) {
	seeds, steps := []uint64{1, 4, 3}, 70
	rounds, _ := strconv.Atoi(os.Getenv("SERVIERT_ATTACK"))
	again, err := strconv.ParseUint(os.Getenv("SERVIERT_WALK"), 10, 64)
	switch {
	case err == nil:
		seeds, steps = []uint64{again}, 600
	case rounds > 0:
		seeds, steps = nil, 600
		for range rounds {
			seeds = append(seeds, rand.Uint64N(1e9))
		}
	}
	for _, seed := range seeds {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) { walks(t, seed, steps) })
		})
	}
}

// walks goes so many steps, and says on the first fault how it came to it.
func walks(t *testing.T, seed uint64, steps int) {
	w := &walk{t: t, rand: rand.New(rand.NewPCG(seed, 11)), luck: rand.NewChaCha8(sha256.Sum256(fmt.Append(nil, seed))),
		known: map[string]bool{}, files: few(), texts: browser.Memory{}, paper: browser.Paper{}, boxes: browser.Boxes{}, shared: []string{"nonsense"}, slow: seed%2 == 1}
	if seed%8 == 0 {
		w.files = lists()
	}
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("panic: %v\n%s", p, debug.Stack())
		}
		if t.Failed() {
			t.Errorf("again with SERVIERT_WALK=%d; the last steps:\n%s", seed, strings.Join(w.trail[max(0, len(w.trail)-30):], "\n"))
		}
	}()
	w.begin()
	for range steps {
		if w.step(); t.Failed() {
			return
		}
	}
}

// walk is somebody who does anything, and the device in their hands.
type walk struct {
	t     *testing.T
	rand  *rand.Rand
	luck  *rand.ChaCha8
	trail []string // what was done

	texts  browser.Memory
	paper  browser.Paper
	boxes  browser.Boxes
	full   bool          // the storage refuses
	moody  bool          // the storage refuses some writes
	torn   bool          // there is no journal
	ahead  time.Duration // of the clock on the wall
	zone   int           // where it is, in hours
	speech string        // the browser's language
	stormy bool          // all of this changes often
	pair   bool          // two tabs all the time, and what one has written is told the other late and in any order
	slow   bool          // the browser takes its time
	answer time.Time     // when the last of what it does then is done
	shared []string      // what was shared, which may be pasted or picked as a file

	tabs  []*tab // one or two
	at    *tab   // the one that is looked at
	holds *tab   // the one that has the game

	known map[string]bool   // the IDs of all games there have been
	files map[string][]byte // the word lists
	press pressed           // what was pressed in this step
	heard string            // what the tab that is looked at has said in this step

	steps   int
	done    int  // how many finished games there were
	deletes bool // since then one may have been deleted
}

// tab is a tab of the browser, with a page of one of the programs.
type tab struct {
	*listener
	w      *walk
	page   *browser.Page
	alive  *bool             // the page is there; another one has another
	back   []string          // the addresses before
	asked  int               // how much of what the page has asked for is done
	ends   int               // after how many writes the browser ends, 0 for never
	behind []string          // keys that the other tab has changed, which is not told yet
	missed bool              // when the page was loaded there was no journal
	late   map[string]string // what is for the journal, and waits until there is one
	buried []string          // the same of what is to be deleted on the shelf
}

// drive is the storage as one page has it.
type drive struct {
	*tab
	alive *bool
}

func (d drive) Get(key string) (string, bool) { return d.w.texts.Get(key) }
func (d drive) Keys() []string                { return slices.Sorted(maps.Keys(d.w.texts)) }
func (d drive) Set(key, text string) error {
	if !d.writes() {
		return errors.New("the page is gone")
	}
	if d.w.full || d.w.moody && d.w.chance(40) {
		return errors.New("full")
	}
	d.w.texts[key] = text
	d.tell(key)
	return nil
}
func (d drive) Del(key string) {
	if d.writes() {
		delete(d.w.texts, key)
		d.tell(key)
	}
}
func (d drive) tell(key string) {
	for _, o := range d.w.tabs {
		if o != d.tab {
			o.behind = append(o.behind, key)
		}
	}
}

// writes tells whether what the page writes comes to the disk: the browser may end before that.
func (d drive) writes() bool {
	if *d.alive && d.tab.ends > 0 {
		if d.tab.ends--; d.tab.ends == 0 {
			*d.alive = false
		}
	}
	return *d.alive
}

// second is the journal as one page has it.
type second struct {
	drive
	browser.Paper
}

func (s second) Write(key, text string) {
	switch {
	case !s.writes() || s.missed:
	case s.w.torn:
		s.late[key] = text
	default:
		s.Paper.Write(key, text)
	}
}
func (s second) Works() bool { return !s.w.torn && !s.missed }
func (s second) Entries() map[string]string {
	if !s.Works() {
		return nil
	}
	return s.Paper.Entries()
}

// room is the shelf as one page has it: it takes its time.
type room struct {
	drive
	browser.Boxes
}

func (r room) Put(id, text string, then func(bool)) {
	r.later(func() {
		if !r.writes() {
			return
		}
		if !r.Works() || r.w.full || r.w.moody && r.w.chance(40) {
			then(false)
			return
		}
		r.Boxes[id] = text
		then(true)
	})
}
func (r room) Get(ids []string, then func(map[string]string)) {
	r.later(func() {
		if !r.Works() {
			ids = nil
		}
		r.Boxes.Get(ids, then)
	})
}
func (r room) IDs(then func([]string)) {
	r.later(func() {
		if !r.Works() {
			then(nil)
			return
		}
		r.Boxes.IDs(then)
	})
}
func (r room) Remove(id string) {
	r.later(func() {
		switch {
		case !r.writes() || r.missed:
		case r.w.torn:
			r.buried = append(r.buried, id)
		default:
			r.Boxes.Remove(id)
		}
	})
}
func (r room) Works() bool { return !r.w.torn && !r.missed }

// later does what a browser does as a task of its own: at once where it is quick.
func (b *tab) later(f func()) {
	if !b.w.slow {
		f()
		return
	}
	l, alive := b.listener, b.alive
	b.w.answer = later(b.w.answer, time.Now().Add(time.Duration(b.w.rand.IntN(3)*b.w.rand.IntN(400))*time.Millisecond))
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.later = append(l.later, alarm{b.w.answer, func(goapp.Context) {
		if *alive {
			b.answered(f)
		}
	}})
}

// answered does what comes from outside of any handler: whoever changes the page has it drawn.
func (b *tab) answered(f func()) {
	draw := func() string { return unordered(goapp.HTMLString(b.root().Render())) }
	due := len(b.due) + len(b.late)
	before := ""
	if due == 0 {
		before = draw()
	}
	if f(); due == 0 && len(b.due)+len(b.late) == 0 && draw() != before && !strings.Contains(before, "progressbar") {
		b.w.t.Errorf("something has changed and is not drawn:\n%s", difference(before, draw()))
	}
}

// did notes a step.
func (w *walk) did(format string, args ...any) {
	w.trail = append(w.trail, fmt.Sprintf("  %d %s: ", slices.Index(w.tabs, w.at), w.at.address)+fmt.Sprintf(format, args...))
}

func (w *walk) one(list ...string) string { return list[w.rand.IntN(len(list))] }

// chance is true n times of a hundred.
func (w *walk) chance(n int) bool { return w.rand.IntN(100) < n }

// begin opens the app with something on the device, or nothing.
func (w *walk) begin() {
	kind := w.rand.IntN(8)
	if kind > 0 {
		page := &browser.Page{Disk: w.texts, Second: w.paper, Room: w.boxes, Luck: w.luck, Files: w.files}
		a := whole(page)
		lang := w.one("de", "en", "de", "en", "")
		a.change(func(s *settings.Settings) { s.Language = lang })
		game := func(all bool) { at(w.t, a, kinds[w.rand.IntN(len(kinds))], w.rand.Uint64N(12), all) }
		switch kind {
		case 2, 3:
			game(false)
		case 4:
			for range 3 {
				game(true)
			}
		case 5, 6, 7:
			w.rich(a, page)
		}
		uitest.Press(w.t, a.settingsPage(), "backup-save")
		w.shared = append(w.shared, page.Shared...)
	}
	b := &tab{w: w}
	w.tabs, w.at = []*tab{b}, b
	b.load(w.start(), "")
	w.did("begins with %d", kind)
	w.stormy = w.chance(30)
	if w.pair = w.chance(15); w.pair {
		w.other()
	}
}

// wall is the clock on the wall.
func (w *walk) wall() time.Time {
	return time.Now().Add(w.ahead).In(time.FixedZone("", w.zone*60*60))
}

// weather has the device be another one.
func (w *walk) weather() {
	switch w.rand.IntN(4) {
	case 0:
		w.full = !w.full && !w.torn
		w.did("the disk is full: %v", w.full)
	case 1:
		w.moody = !w.moody && !w.torn
		w.did("the disk is moody: %v", w.moody)
	case 2:
		w.torn = !w.torn && !w.poor() && !slices.ContainsFunc(w.tabs, func(b *tab) bool { return b.a.disk.Failing() })
		w.did("the journal is gone: %v", w.torn)
		for _, b := range w.tabs {
			if !w.torn && *b.alive { // it is opened again, and gets what it has missed
				maps.Copy(w.paper, b.late)
				for _, id := range b.buried {
					w.boxes.Remove(id)
				}
				b.late, b.buried = map[string]string{}, nil
			}
			b.page.On.Paper()
		}
	case 3:
		w.jumps()
	}
}

// jumps has the clock on the wall be put on or back, or somebody be where it shows something else.
func (w *walk) jumps() {
	switch w.rand.IntN(4) {
	case 0:
		w.zone = w.rand.IntN(26) - 12
	case 1:
		w.ahead += time.Duration(w.rand.IntN(72)) * time.Hour
	case 2:
		w.ahead -= time.Duration(w.rand.IntN(48)) * time.Hour
	case 3:
		w.ahead += 24*time.Hour - time.Duration(w.wall().Hour())*time.Hour - time.Duration(w.wall().Minute())*time.Minute - time.Minute
	}
	w.did("the clock shows %s", w.wall().Format("2006-01-02 15:04 -07"))
	for _, b := range w.tabs {
		if w.chance(50) {
			b.page.On.News()
		}
	}
}

// poor tells whether the storage refuses something.
func (w *walk) poor() bool { return w.full || w.moody }

// mangled is a text that has not come as it was.
func (w *walk) mangled(text string) string {
	if text == "" {
		return text
	}
	at := w.rand.IntN(len(text))
	switch w.rand.IntN(6) {
	case 0:
		return text[:at]
	case 1:
		return text[:at] + string(rune(32+w.rand.IntN(95))) + text[at+1:]
	case 2:
		return text[:at] + text[at+1:]
	case 3:
		lines := strings.SplitAfter(text, "\n")
		n := w.rand.IntN(len(lines))
		return strings.Join(slices.Insert(lines, n, lines[n]), "")
	case 4:
		lines := strings.SplitAfter(text, "\n")
		n := w.rand.IntN(len(lines))
		return strings.Join(slices.Delete(lines, n, n+1), "")
	}
	return strings.Replace(strings.Replace(text, "serviert 1", "serviert 2", 1), `"v":1`, `"v":2`, 1)
}

// nonsense is an address that no link has.
func (w *walk) nonsense() string {
	path := w.one("/", "/new", "/cards", "/cards-new", "/games", "/table", "/practice", "/practice-words", "/hand", "/today", "/daily", "/people", "/rules", "/settings", "/review", "/end", "/settlement", "/nowhere")
	value := w.one("", "none", "1", "-1", "99999999999999999999", "%00", "%zz", "a+b", "<b>", "serviert", "0.5", "escalero", "cards", "three", "find", "own")
	if list := slices.Sorted(maps.Keys(w.known)); len(list) > 0 && w.chance(50) {
		value = list[w.rand.IntN(len(list))]
	}
	return path + "?" + w.one("game", "evening", "hand", "day", "preset", "agreed", "pad", "mode", "task", "lesson", "position", "own", "at", "made", "name", "begin", "after", "seat") + "=" + url.QueryEscape(value) +
		w.one("", "", "&at="+fmt.Sprint(w.rand.IntN(40)), "&position=3", "&day=99999999", "&hand=2&seat=1", "#title", "#none", "#dialog")
}

// start is an address.
func (w *walk) start() string {
	return w.one("/", "/new?game=escalero", "/cards?begin=three", "/cards?begin=three", "/cards", "/cards-new", "/cards-new", "/games", "/new?game=wuerfelpoker", "/new?mode=block",
		"/table", "/table", "/practice", "/practice-words?task=find", "/hand", "/today", "/daily", "/people", "/people?name=Anna", "/rules",
		"/rules?preset=none&pad=9", "/settings", "/settings", "/review", "/review?game=none", "/end", "/settlement", "/practice?lesson=run&position=99", "/games?evening=none", "/nowhere")
}

// load loads a page of the program that it is of. carry is what the page before has handed over.
func (b *tab) load(to, carry string) {
	w := b.w
	address, err := url.Parse(to)
	if err != nil {
		w.t.Fatal(err)
	}
	programs := Programs()
	at := max(0, slices.IndexFunc(programs, func(p Program) bool { return slices.Contains(p.Paths(), address.Path) }))
	if b.alive != nil {
		*b.alive = false
	}
	b.alive, b.missed, b.late, b.buried = new(true), w.torn, map[string]string{}, nil
	if w.holds == nil {
		w.holds = b
	}
	page := &browser.Page{Disk: drive{b, b.alive}, Second: second{drive{b, b.alive}, w.paper}, Room: room{drive{b, b.alive}, w.boxes}, Later: b.later, Luck: w.luck, Files: w.files, Wall: w.wall, Speaks: w.speech, Carry: carry, Other: w.holds != b, Fields: map[string]string{}}
	l := &listener{t: w.t, address: address, regions: map[string]string{}, spoken: time.Now()}
	page.There = func(id string) bool { return l.tree.find(id) != nil }
	b.listener, b.page, b.asked, b.ends = l, page, 0, 0
	l.a = &wing{App: open(page)}
	programs[at].build(l.a)
	l.a.unpack(page.Carried())
	l.a.show()
	l.look()
	l.regions = map[string]string{}
	l.a.attach(l)
	l.a.arrive(l, address.Path)
	b.rest()
}

// rest settles, and goes where the page has asked to go.
func (b *tab) rest() {
	b.settle()
	for b.asked < len(b.page.Asked) {
		what, to, _ := strings.Cut(b.page.Asked[b.asked], " ")
		b.asked++
		switch what {
		case "leave":
			b.loads(to, b.page.On.Leaving())
			return
		case "update":
			b.load(b.address.String(), b.page.On.Leaving())
			return
		case "readdress":
			b.address, _ = url.Parse(to)
		case "here":
			b.w.takes(b)
		}
	}
	for _, text := range b.page.Shared {
		if b.w.shared = append(b.w.shared, text); len(b.w.shared) > 40 {
			b.w.shared = b.w.shared[20:]
		}
	}
	b.page.Shared = nil
}

// takes gives the game to a tab.
func (w *walk) takes(b *tab) {
	before := w.holds
	w.holds = b
	if before != nil && before != b {
		before.page.On.Held(false)
		before.rest()
	}
	b.page.On.Held(true)
	b.rest()
}

// loads loads a page as a link does.
func (b *tab) loads(to, carry string) {
	b.back = append(b.back, b.address.String())
	b.load(to, carry)
}

// visit goes to an address as a link on the page does.
func (b *tab) visit(to string) {
	if !b.a.elsewhere(to) {
		b.back = append(b.back, b.address.String())
		b.open(to)
		b.rest()
		return
	}
	b.page.On.Elsewhere(to)
	b.rest()
}

var moving = regexp.MustCompile(`throw|write|die-|cell|start|roll|entry|yes|next|go|done|hand|lay|card|reveal|deal|call|table-act|turn-all|no-word|rested|hint|advice|coach|digit|served|correct|seat|join|raise`)

// deleting are the controls that may delete a finished game, or have it go on.
var deleting = regexp.MustCompile(`yes|back|delete|forget`)

// step does one thing, lets time pass, and looks.
func (w *walk) step() {
	b := w.at
	games, deleted := w.unfinished(), w.deletes
	w.press = pressed{}
	if w.stormy && w.chance(8) {
		w.weather()
	}
	if w.chance(2) {
		w.language()
	}
	if w.deletes = false; w.chance(4) {
		b.ends = 1 + w.rand.IntN(7)
	}
	switch d := w.rand.IntN(1000); {
	case d < 720:
		w.presses()
	case d < 800:
		key := w.one("Enter", "Escape", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp", "Home", "End", "1", "2", "3", "4", "5", "6", "r", "w", "z", "h", "l", "L", "?", "t", "c", "g", "a", "d", "s", "S", "p", "n", "x", "q", "Backspace", " ", "k", "m", "u", "b", "e", "0")
		w.did("key %s", key)
		w.deletes = w.deletes || key == "z"
		b.page.On.Key(key, strings.ToUpper(key) == key && strings.ToLower(key) != key, b.page.Focused)
	case d < 830:
		if n := len(b.back); n > 0 {
			to := b.back[n-1]
			b.back = b.back[:n-1]
			w.did("back to %s", to)
			address, _ := url.Parse(to)
			if b.a.elsewhere(address.Path) {
				b.load(to, b.page.On.Leaving())
			} else {
				b.open(to)
			}
		}
	case d < 860:
		to := w.start()
		if w.chance(30) {
			to = w.nonsense()
		} else if list := slices.Sorted(maps.Keys(w.known)); len(list) > 0 && w.chance(30) {
			to = w.one("/review?game=", "/games?game=", "/games?evening=") + list[w.rand.IntN(len(list))]
		}
		w.did("to %s", to)
		if strings.HasPrefix(to, cardsPath+"?") && b.a.path == cardsPath {
			b.loads(to, b.page.On.Leaving()) // no link of that page leads there
		} else {
			b.visit(to)
		}
	case d < 900:
		if len(w.tabs) == 2 && w.chance(30) {
			w.ends()
		} else {
			w.kill()
		}
	case d < 915:
		w.did("reload")
		if w.chance(20) {
			w.speech = w.one("de", "en")
		}
		b.load(b.address.String(), b.page.On.Leaving())
	case d < 930:
		w.did("the page is hidden")
		if b.page.Hide != nil {
			b.page.Hide()
		}
		if w.chance(50) {
			b.page.On.Back()
		}
	case d < 938:
		w.language()
	case d < 945:
		w.other()
	case d < 958:
		w.weather()
	case d < 961:
		w.did("shaken")
		b.page.On.Shake(w.chance(90))
	case d < 967:
		if b.page.Picked = w.shared[w.rand.IntN(len(w.shared))]; w.chance(40) {
			b.page.Picked = w.mangled(b.page.Picked)
		}
		w.did("a file to pick: %.40q", b.page.Picked)
	case d < 972:
		text := w.shared[w.rand.IntN(len(w.shared))]
		if w.chance(30) {
			text = w.mangled(text)
		}
		w.did("a link with %.40q", text)
		if b.page.On.Link != nil {
			b.page.On.Link(text)
		}
	case d < 980:
		w.did("a card is dragged")
		if b.page.Drop != nil {
			b.page.Drop(fmt.Sprint("card-", w.rand.IntN(8)), w.one("hand", "word"), w.rand.IntN(8))
		}
	case d < 985:
		if b.page.Hold != nil {
			w.did("held")
			b.page.Hold(w.chance(50))
		}
	default:
		w.did("waits")
		w.passes(time.Duration(w.rand.IntN(90)) * time.Second)
	}
	b = w.at
	if w.chance(2) {
		w.did("killed at once")
		b.load(b.address.String(), "")
	}
	b.rest()
	switch w.rand.IntN(6) {
	case 0:
		w.press = pressed{}
	case 1, 2:
		w.press = pressed{}
		w.passes(time.Duration(w.rand.IntN(900)) * time.Millisecond)
	default:
		w.passes(3 * time.Second)
	}
	for _, b := range w.tabs {
		soon, from := 90, 1
		if w.pair {
			soon, from = 50, len(b.behind)
		}
		for len(b.behind) > 0 && w.chance(soon) {
			at := w.rand.IntN(min(from, len(b.behind)))
			key := b.behind[at]
			b.behind = slices.Delete(b.behind, at, at+1)
			b.page.On.Stored(key)
			b.rest()
		}
	}
	if b = w.at; !*b.alive {
		w.did("it ended while it wrote")
		w.press = pressed{} // what has become of it is on a new page
		if len(w.tabs) == 2 && w.chance(50) {
			w.ends()
		} else {
			b.load(b.address.String(), "")
		}
		for _, id := range games {
			if !w.deletes && len(w.tabs) == 1 && !slices.Contains(w.unfinished(), id) && b.a.games.Finished(id) == nil && !slices.ContainsFunc(b.a.games.Done(), func(g dicegame.Summary) bool { return g.ID == id }) {
				w.t.Errorf("the game %s is gone", id)
			}
		}
	}
	b.ends, w.deletes = 0, w.deletes || deleted
	if w.poor() && w.chance(10) {
		w.full, w.moody = false, false
		w.did("the disk has room")
		w.passes(rewriteAfter)
	}
	if w.pair && len(w.tabs) == 2 && w.chance(15) {
		if w.stormy && w.chance(30) {
			w.ahead -= time.Duration(w.rand.IntN(200)) * time.Minute
			w.did("the clock is put back to %s", w.wall().Format("2006-01-02 15:04"))
		}
		w.press = pressed{} // that was in this tab
		w.other()
		w.at.rest()
	}
	w.check()
	w.mute()
	if p := w.press; p.id != "" && p.at == w.at.a.path+" "+w.at.a.dialog {
		w.at.renamed(p.place, w.heard)
	}
	w.laws()
}

// passes lets time go by in all tabs.
func (w *walk) passes(d time.Duration) {
	for end := time.Now().Add(d); time.Now().Before(end); {
		for _, b := range w.tabs {
			b.pass(end)
			if len(b.due)+len(b.late) > 0 || b.asked < len(b.page.Asked) {
				b.rest()
			}
		}
	}
	for _, b := range w.tabs {
		b.rest()
	}
}

// presses presses, follows or fills in something that can be reached.
func (w *walk) presses() {
	// Quick presses may meet what is about to be drawn, or be taken for slips: these need not be told.
	slow := w.chance(50)
	if slow {
		w.passes(500 * time.Millisecond)
	}
	b := w.at
	list := uitest.Controls(b.root())
	if len(list) == 0 {
		return
	}
	if w.chance(50) {
		if some := slices.DeleteFunc(slices.Clone(list), func(c uitest.Control) bool { return !moving.MatchString(c.ID) }); len(some) > 0 {
			list = some
		}
	}
	c := list[w.rand.IntN(len(list))]
	b.page.Focused = c.ID
	switch href := c.Attr("href"); {
	case strings.HasPrefix(href, "#"), c.Attr("target") != "", c.Attr("download") != "":
	case href != "":
		w.did("follow %s to %s", c, href)
		c.Do("click", "", false)
		b.visit(href)
	case c.Tag == "select":
		v := ""
		if len(c.Values) > 0 {
			v = w.one(c.Values...)
		}
		w.did("choose %q in %s", v, c)
		b.page.Fields[c.ID] = v
		c.Do("change", v, false)
	case c.Tag == "textarea":
		text := w.shared[w.rand.IntN(len(w.shared))]
		if strings.ContainsAny(text, `"<`) {
			text = "nothing" // go-app does not print that as a browser has it
		}
		w.did("paste %.40q in %s", text, c)
		b.page.Fields[c.ID] = text
		c.Do("input", text, false)
		c.Do("change", text, false)
	case c.Tag == "input":
		text, on := w.one("Anna", "Bernd", "Ä", "12", "haus", "R&B", "💥", "3", "0", "1", "100", "", "x", "house", "Mitzi + Franz", "2,50", "  "), w.chance(50)
		if c.Attr("type") == "checkbox" || c.Attr("type") == "radio" {
			w.did("tick %s %v", c, on)
			c.Do("change", c.Attr("value"), on)
			return
		}
		if most, err := strconv.Atoi(c.Attr("maxlength")); err == nil && len([]rune(text)) > most {
			text = string([]rune(text)[:most])
		}
		w.did("type %q in %s", text, c)
		b.page.Fields[c.ID] = text
		c.Do("input", text, on)
		c.Do("change", text, on)
		if w.chance(50) {
			b.rest()
			c.Do("keydown", "Enter", false)
		}
	case c.Tag == "details":
		on := w.chance(60)
		w.did("open %s: %v", c, on)
		c.Do("toggle", "", on)
	case c.Tag == "dialog":
		w.did("close the dialog")
		c.Do("close", "", false)
	default:
		w.deletes = w.deletes || deleting.MatchString(c.ID)
		n := 1
		if w.chance(6) {
			n = 2
		}
		w.did("press %s %d times", c, n)
		if on := b.tree.find(c.ID); on != nil {
			b.at = b.described(on)
			if n == 1 && slow { // twice may be as before
				w.press = pressed{c.ID, b.at, b.a.path + " " + b.a.dialog, b.place(on)}
			}
		}
		for range n {
			c.Do("click", "", false)
		}
	}
}

// kill ends the tab suddenly, and opens it again where it was.
func (w *walk) kill() {
	b := w.at
	w.did("killed")
	for _, key := range b.behind {
		b.page.On.Stored(key)
	}
	b.behind = nil
	if p := b.a.play; p != nil && b.a.games.Now != nil {
		p.Desk().Clear() // what is chosen and not entered is not kept, nor whose pad is looked at
		p.Desk().Rival = 0
	}
	hand, mine := b.own()
	if b.page.Hide != nil && b.a.path == cardsPath {
		b.page.Hide() // the cards are covered
	}
	b.rest()
	before, page, full := w.seen(), w.page(), w.poor() && b.a.disk.Failing()
	if len(w.tabs) > 1 || b.a.dialog != "" {
		page = ""
	}
	w.full, w.moody = false, false
	b.load(b.address.String(), "")
	if w.slow && page != "" && b.a.path == cardsPath {
		w.passes(4 * time.Second) // for the word list
	}
	if after := w.seen(); before != after && !full && w.holds == b {
		w.t.Errorf("after the kill:\n%s", difference(before, after))
	}
	if after := w.page(); page != after && page != "" && b.a.dialog == "" && !full {
		w.t.Errorf("the table after the kill:\n%s", difference(page, after))
	}
	if reveal := b.tree.find("reveal"); mine != "" && reveal != nil && !full && w.holds == b && len(w.tabs) == 1 {
		w.passes(2 * time.Second)
		if b.tree.find("reveal") != nil {
			uitest.Press(w.t, b.root(), "reveal")
			b.rest()
			if same, after := b.own(); after != mine && same == hand {
				w.t.Errorf("behind the curtain after the kill:\n%s", difference(mine, after))
			}
		}
	}
}

// ends kills the browser with both its tabs, which are there again afterwards, or one is: whatever was stored is there.
func (w *walk) ends() {
	w.did("the browser is killed")
	stored := content(whole(w.copied()))
	for _, b := range w.tabs {
		*b.alive, b.behind = false, nil
	}
	w.holds = nil
	if !w.pair && w.chance(50) {
		w.tabs = []*tab{w.at}
	}
	if w.chance(50) {
		slices.Reverse(w.tabs)
	}
	for _, b := range w.tabs {
		b.load(b.address.String(), "")
	}
	got := content(whole(w.copied()))
	for _, x := range missing(stored, got) {
		if strings.HasPrefix(x, "cards ") {
			x = strings.Join(strings.Fields(x)[:2], " ")
		}
		// Somebody may have played on already.
		if !w.poor() && (strings.HasPrefix(x, "done ") || !slices.ContainsFunc(got, func(y string) bool { return strings.HasPrefix(y, x) })) {
			w.t.Errorf("the browser was killed, and lost:\n%s", x)
		}
	}
}

// unfinished are the games that run or were interrupted, and in which something was played.
func (w *walk) unfinished() (ids []string) {
	games := w.at.a.games
	if games.Running() && games.Now.Match.Len() > 0 {
		ids = append(ids, games.Now.ID)
	}
	for _, g := range games.Parked() {
		ids = append(ids, g.ID)
	}
	return ids
}

// page is what is to be seen at the table, as far as it is to last.
func (w *walk) page() string {
	b := w.at
	g := b.a.games.Now
	switch {
	case b.a.path == cardsPath && b.tree.find("menu") != nil && b.tree.find("go-on") == nil && b.tree.find("turn-all") == nil:
	case b.a.path == "/table" && g != nil && (g.Level(g.State()) == "" || g.Over()):
	default:
		return ""
	}
	var list []string
	folds := false
	b.tree.find("main").each(func(n *node) {
		if strings.HasPrefix(n.attr["id"], "best-") && n.is("aria-expanded") {
			folds = true // what is opened to be looked at is not kept
		}
		if n.tag == "" || n.attr["class"] == "" && n.attr["id"] == "" {
			return
		}
		list = append(list, n.attr["id"]+" "+n.attr["class"]+" "+n.attr["aria-pressed"]+" "+n.words())
	})
	if folds {
		return ""
	}
	return strings.Join(list, "\n")
}

// language has another language for a moment.
func (w *walk) language() {
	b := w.at
	w.did("another language and back")
	b.a.Refresh() // the clock may have jumped, and nobody has told the page
	b.rest()
	was, before, failing := b.a.settings.Language, b.tree.words(), b.a.disk.Failing()
	b.a.change(func(s *settings.Settings) { s.Language = map[string]string{"de": "en", "en": "de", "": "en"}[was] })
	b.rest()
	w.check()
	w.speaks()
	b.a.change(func(s *settings.Settings) { s.Language = was })
	b.rest()
	// What goes on by itself may have gone on, and the settings are what has changed.
	if after := b.tree.words(); after != before && !failing && !b.a.disk.Failing() && !strings.Contains(b.html, "progressbar") && b.a.path != "/settings" {
		w.t.Errorf("after another language:\n%s", difference(strings.ReplaceAll(before, ". ", ".\n"), strings.ReplaceAll(after, ". ", ".\n")))
	}
}

// seen is the game as it is.
func (w *walk) seen() string {
	a := w.at.a
	var list []string
	add := func(v any) {
		text, err := json.MarshalIndent(v, "", " ")
		if err != nil {
			w.t.Fatal(err)
		}
		list = append(list, string(text))
	}
	if g := a.games.Now; g != nil {
		add(g.Saved())
		add(a.games.Opening())
		_, ok := a.games.Corrected()
		add(ok)
		add(a.games.CanTakeBack())
	}
	for _, g := range a.games.Parked() {
		add("parked " + g.ID)
	}
	for a.games.Unsorted() > 0 {
		a.games.Sort()
	}
	for _, g := range a.games.Done() {
		add("done " + g.ID)
	}
	add(a.settings)
	return strings.Join(list, "\n")
}

// other opens, closes, or goes to a second tab.
func (w *walk) other() {
	switch {
	case len(w.tabs) == 1:
		b := &tab{w: w}
		w.tabs = append(w.tabs, b)
		w.did("another tab")
		w.at = b
		b.load(w.start(), "")
	case w.chance(40) && !w.pair:
		w.did("this tab is closed")
		gone := w.at
		*gone.alive = false
		w.tabs = slices.DeleteFunc(w.tabs, func(b *tab) bool { return b == gone })
		w.at = w.tabs[0]
		if w.holds == gone {
			w.holds = nil
			w.takes(w.at)
		}
	default:
		w.did("to the other tab")
		w.at = w.tabs[1-slices.Index(w.tabs, w.at)]
		w.at.page.On.Back()
	}
}

// wrong is what no text has: what comes of a number, a value or a format that is none.
func wrong(text string) string {
	for _, bad := range []string{"NaN", "undefined", "%!", "&lt;nil&gt;", "<nil>", "[object", "MISSING"} {
		if strings.Contains(text, bad) {
			return bad
		}
	}
	if strings.Contains(text, "%s") || strings.Contains(text, "%d") {
		return unfilled.FindString(text)
	}
	return ""
}

var unfilled = regexp.MustCompile(`%[sd]\b`)

// fresh opens everything that is stored once more, on a copy of the disk: all of it is whole.
func (w *walk) fresh() {
	page := &browser.Page{Disk: maps.Clone(w.texts), Second: maps.Clone(w.paper), Room: maps.Clone(w.boxes), Files: w.files}
	a := whole(page)
	a.path = "/cards"
	a.page(a.path).Open()
	for a.games.Unsorted() > 0 {
		a.games.Sort()
	}
	each(a.told.rested)
	a.games.Shelve()
	a.games.Reconcile(func() {})
	for _, g := range a.games.Done() {
		a.games.Fetch(func() {
			if found := a.games.Finished(g.ID); found == nil {
				w.t.Errorf("the finished game %s is nowhere", g.ID)
			} else if s := found.Summary(); fmt.Sprintf("%+v", s) != fmt.Sprintf("%+v", g) {
				w.t.Errorf("the finished game %s is\n%+v\nand in the list\n%+v", g.ID, s, g)
			}
		}, g.ID)
	}
	seen := map[string]bool{}
	for _, g := range a.games.Parked() {
		if seen[g.ID] || a.games.Now != nil && a.games.Now.ID == g.ID {
			w.t.Errorf("the game %s is there twice", g.ID)
		}
		seen[g.ID] = true
	}
	if n := len(a.games.Done()); n < w.done && !w.deletes {
		w.t.Errorf("there were %d finished games, and are %d", w.done, n)
	} else {
		w.done = n
	}
	w.deletes = false
	w.leaves(a, page)
	if broken := a.disk.Broken(); len(broken) > 0 {
		w.t.Errorf("cannot be read again: %+v", broken)
	}
}

// arrived says that a word list has come, which can be read when the dialog is closed.
var arrived = regexp.MustCompile(`  LOST   (Word list|Wörterliste): `)

var bare = regexp.MustCompile(`<(h[1-6]|option|strong|caption|button)\b[^>]*>\s*</`)

// check looks at the page.
func (w *walk) check() {
	b := w.at
	if w.steps++; w.steps%20 == 0 && !w.poor() && !w.torn {
		w.fresh()
	}
	checkPage(w.t, "page", b.html)
	if found := bare.FindString(b.html); found != "" && !strings.Contains(found, "aria-label") {
		w.t.Errorf("empty: %s", found)
	}
	if found := wrong(b.html); found != "" {
		w.t.Errorf("the page has %q", found)
	}
	if b.page.Title == "" {
		w.t.Error("no title")
	}
	for _, b := range w.tabs {
		log := b.log.String()
		b.log.Reset()
		if b == w.at {
			w.heard = log
		}
		gone := ""
		for line := range strings.Lines(log) {
			if strings.Contains(line, "LOST") && !arrived.MatchString(line) || wrong(line) != "" {
				w.t.Errorf("heard: %s", line)
			}
			if strings.HasPrefix(line, "  focus ") {
				if strings.Contains(line, "lost: #") {
					gone = line
				} else if !strings.HasSuffix(line, "nothing\n") {
					gone = ""
				}
			}
		}
		if g := b.a.games.Now; gone != "" && len(w.tabs) == 1 && (b.a.path != "/table" || g == nil || g.Over() || g.Level(g.State()) == "") {
			if w.passes(6 * time.Second); b.page.Focused == "" { // somebody may think, and show then what comes of it
				w.t.Errorf("heard: %s", gone)
			}
		}
		if b.a.dialog != "" && b.tree.find("dialog") == nil {
			w.t.Errorf("the dialog %q is not there", b.a.dialog)
		}
		if broken := b.a.disk.Broken(); len(broken) > 0 {
			w.t.Errorf("set aside: %+v", broken)
		}
	}
}
