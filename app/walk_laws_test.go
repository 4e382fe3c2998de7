//go:build !js

package app

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	goapp "github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/cardshelf"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/app/sharing"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/engine/record"
	"serviert/web/words"
)

// What must hold wherever a walk has come to.

// laws holds one or more of them, now and then.
func (w *walk) laws() {
	if w.chance(20) {
		w.adds()
	}
	if w.chance(10) && !w.poor() {
		w.chips()
	}
	if w.chance(10) {
		w.redoes()
	}
	w.speaks()
	if w.steps%50 == 0 && !w.poor() && !w.torn {
		w.travels()
	}
	if w.steps%50 == 25 && !w.poor() && !w.torn {
		w.refuses()
	}
	if w.steps%50 == 40 && !w.poor() && !w.torn {
		w.accounts()
	}
	if w.steps == 300 && !w.poor() && !w.torn && w.chance(20) {
		w.refusesAll()
	}
	w.balances()
	w.outline()
	if w.chance(5) {
		w.returns()
	}
}

// refuses has a device read a text that has not come as it was: it says so, or it has one game more; nothing else is changed.
func (w *walk) refuses() {
	page := w.copied()
	a := whole(page)
	before := content(a)
	texts := slices.Clone(w.shared)
	for _, s := range a.games.Done() {
		if g := a.games.Find(s.ID); g != nil { // content has fetched it
			texts = append(texts, g.Exported())
		}
	}
	if g := a.games.Now; g != nil {
		texts = append(texts, g.Exported())
	}
	for range 10 {
		text := w.mangled(texts[w.rand.IntN(len(texts))])
		page.Picked = text
		where, button, body := "/games", "choose-file", func() goapp.UI { return a.page("/games").Body() }
		if w.chance(50) {
			where, button, body = "/settings", "backup-restore", a.settingsPage
		}
		a.path, page.Said = where, nil
		uitest.Press(w.t, body(), button)
		for range 3 {
			if html := goapp.HTMLString(body()); strings.Contains(html, `id="backup-yes"`) {
				if !slices.Contains(w.shared, text) {
					w.t.Errorf("a changed backup is taken: %.3000s", text)
				}
				uitest.Press(w.t, body(), "backup-yes")
			}
		}
		if strings.Join(page.Said, "") == "" {
			w.t.Errorf("nothing is said of %.2000q", text)
		}
		got := content(whole(&browser.Page{Disk: page.Disk, Second: page.Second, Room: page.Room, Files: w.files, Wall: w.wall}))
		if lost := missing(before, got); len(lost) > 0 {
			w.t.Errorf("%s has lost:\n%s\nby reading\n%.3000s", where, strings.Join(lost, "\n"), text)
			return
		}
		before = got
	}
}

// refusesAll has a device read a backup as often as it has bytes, each time with another one changed or left out: it
// refuses them all, and says so; and a game in the same way, which is refused, or can be read again as what it has become.
func (w *walk) refusesAll() {
	page := w.copied()
	a := whole(page)
	a.path, page.How = "/settings", "shared"
	uitest.Press(w.t, a.settingsPage(), "backup-save")
	text := page.Shared[len(page.Shared)-1]
	for at := w.rand.IntN(1 + len(text)/2000); at < len(text); at += 1 + len(text)/2000 {
		page.Said = nil
		if page.Picked = text[:at] + string(rune(text[at]&0x7f^1)) + text[at+1:]; w.chance(30) {
			page.Picked = text[:at] + text[at+1:]
		}
		uitest.Press(w.t, a.settingsPage(), "backup-restore")
		if html := goapp.HTMLString(a.settingsPage()); strings.Contains(html, `id="backup-yes"`) && page.Picked != text {
			w.t.Errorf("a backup is taken with its byte %d changed, after %.300q", at, text[max(0, at-100):at])
		}
		if strings.Join(page.Said, "") == "" {
			w.t.Errorf("nothing is said of a backup with its byte %d changed", at)
		}
	}
	g := a.games.Now
	if g == nil {
		return
	}
	text = g.Exported()
	for at := range text {
		changed := text[:at] + string(rune(32+w.rand.IntN(95))) + text[at+1:]
		back, wrong := dicegame.ReadText(changed).Game(time.Now().UnixMilli())
		if (back == nil) == (wrong == nil) {
			w.t.Errorf("a changed game is %v, and %v is wrong:\n%s", back, wrong, changed)
		}
		if back != nil {
			w.reads(back, time.Now().UnixMilli())
		}
	}
}

// balances holds that the parts of a reviewed game add up to its result, and that this is what the record says.
func (w *walk) balances() {
	b := w.at
	rows := b.tree.rows("balance")
	t := b.a.Texts().Review()
	if b.a.path != "/review" || b.a.dialog != "" || len(rows[t.Result]) == 0 {
		return
	}
	g := b.a.games.Find(b.a.Query().Get("game"))
	if g == nil {
		return // the other tab has deleted it
	}
	p, err := plays(g)
	if err != nil {
		w.t.Error(err)
		return
	}
	for i, cell := range rows[t.Result] {
		sum, n := 0, 0 // in tenths
		for label, cells := range rows {
			if label != "" && label != t.Result {
				sum, n = sum+amount(cells[i]), n+1
			}
		}
		if result := amount(cell); result != p.points(i) || 2*max(10*result-sum, sum-10*result) > n {
			w.t.Errorf("party %d has won %d points, and the review says %v", i+1, p.points(i), rows)
		}
	}
	var all store.Reviews
	if b.a.disk.Read(store.KeyReviews, &all, func() error { return nil }) {
		if kept, ok := all.Of(g.Fingerprint()); ok {
			for i := range kept.Luck {
				if luck, lost := amount(rows[t.Own][i]), -amount(rows[t.Mistakes][i]); max(luck-kept.Luck[i], kept.Luck[i]-luck) > 1 || max(lost-kept.Lost[i], kept.Lost[i]-lost) > 1 {
					w.t.Errorf("kept is %+v, and the review says %v", kept, rows)
				}
			}
		}
	}
}

// copied is a page with all that is stored.
func (w *walk) copied() *browser.Page {
	return &browser.Page{Disk: maps.Clone(w.texts), Second: maps.Clone(w.paper), Room: maps.Clone(w.boxes), Files: w.files, Wall: w.wall, Luck: w.luck}
}

// outline holds that headings are in order and that no two controls with one name do different things.
func (w *walk) outline() {
	b := w.at
	level, in := 0, "page"
	controls, notices := map[string]*node{}, &node{}
	modal := b.tree.find("dialog")
	b.tree.each(func(n *node) {
		if slices.Contains(strings.Fields(n.attr["class"]), "notices") {
			notices = n
		}
		if n == modal {
			level, in = 1, "dialog"
		}
		if len(n.tag) == 2 && n.tag[0] == 'h' && n.tag[1] >= '1' && n.tag[1] <= '6' {
			now := int(n.tag[1] - '0')
			if now > level+1 {
				w.t.Errorf("in the %s after a heading of level %d comes %s %q", in, level, n.tag, n.words())
			}
			level = now
		}
		if !n.focusable() || modal != nil && !modal.holds(n) || n.is("aria-disabled") || n.is("disabled") || n.attr["role"] == "gridcell" || n.attr["type"] == "radio" {
			return // those are called after their row, and these after their group
		}
		if class := strings.Fields(n.attr["class"]); slices.Contains(class, "card") || notices.holds(n) {
			return // of equal cards one is as good as the other, and a notice has been read before its button
		}
		name := n.role() + " " + b.called(n)
		if d := b.list(n.attr["aria-describedby"]); d != "" {
			name += ": " + d
		}
		other, twice := controls[name]
		if twice && !moment.MatchString(name) && !strings.HasPrefix(n.attr["id"], "level-") && // nobody plays two games in a minute, and two of one name are refused
			(n.attr["href"] == "" || n.attr["href"] != other.attr["href"]) {
			w.t.Errorf("two controls %q: %v and %v", name, other.attr, n.attr)
		}
		controls[name] = n
	})
	if modal != nil && b.called(modal) == "" {
		w.t.Errorf("a dialog without a title: %s", modal.words())
	}
}

var moment = regexp.MustCompile(`, \d\d:\d\d`)

// lasting is what a page says, but for what it has just answered.
func (b *tab) lasting() string {
	var list []string
	var read func(n *node)
	read = func(n *node) {
		if n.is("hidden") || slices.Contains([]string{"problem", "key-wrong", "backup-told"}, n.attr["id"]) || slices.Contains([]string{"wrong", "confirm", "example"}, n.attr["class"]) {
			return
		}
		if n.tag == "" {
			list = append(list, strings.Fields(n.text)...)
		}
		for _, c := range n.children {
			read(c)
		}
	}
	read(b.tree.find("main"))
	return strings.Join(list, " ")
}

// returns goes to another page and back: all is as it was. Who was without a journal when the page was loaded has it
// again on the next one, and is told.
func (w *walk) returns() {
	b := w.at
	stays := []string{"/games", "/people", "/rules", "/settings", "/", "/end", "/settlement", "/table"}
	g := b.a.games.Now
	if w.holds != b || w.poor() || b.missed || len(w.tabs) > 1 || b.a.dialog != "" || !slices.Contains(stays, b.a.path) || g != nil && !g.Over() && g.Level(g.State()) != "" {
		return
	}
	w.passes(15 * time.Second)
	if b.a.dialog != "" || !slices.Contains(stays, b.a.path) || strings.Contains(b.html, `class="papers correcting"`) {
		return // to correct something is of the moment, too
	}
	if p := b.a.play; p != nil && g != nil { // what is chosen and whose pad is looked at is of the moment
		p.Desk().Clear()
		p.Desk().Rival = 0
		b.a.Refresh()
		b.rest()
	}
	before, from, day := b.lasting(), b.address.String(), b.page.Today()
	to := w.one("/rules", "/people", "/games", "/settings", "/")
	w.did("to %s and back", to)
	b.visit(to)
	w.passes(time.Second)
	b.back = b.back[:len(b.back)-1]
	if address, _ := url.Parse(from); b.a.elsewhere(address.Path) {
		b.load(from, b.page.On.Leaving())
	} else {
		b.open(from)
	}
	b.rest()
	w.passes(15 * time.Second)
	if after := b.lasting(); after != before && b.page.Today() == day {
		w.t.Errorf("back from %s to %s:\n%s", to, from, difference(strings.ReplaceAll(before, ". ", ".\n"), strings.ReplaceAll(after, ". ", ".\n")))
	}
	b.log.Reset()
}

// redoes takes the last entry back and makes it again: all is as it was.
func (w *walk) redoes() {
	b := w.at
	a, g := b.a, b.a.games.Now
	if w.holds != b || w.full || len(w.tabs) > 1 || a.path != "/table" || a.dialog != "" || g == nil || !a.games.CanTakeBack() || g.Over() || w.page() == "" {
		return
	}
	w.passes(3 * time.Second)
	if a.path != "/table" || a.dialog != "" || a.games.Now != g || !a.games.CanTakeBack() || g.Over() || w.page() == "" {
		return
	}
	if _, fixed := a.games.Corrected(); fixed || a.games.CanReopen() {
		return
	}
	a.play.Desk().Clear()
	a.play.Desk().Rival = 0
	b.rest()
	before, page, last := g.Saved(), w.page(), g.Match.Action(g.Match.Len()-1)
	w.did("takes %s back, and does it again", last)
	a.play.TakeBack()
	b.rest()
	if a.games.Now.String() == before.Record {
		w.t.Errorf("%s is not taken back", last)
		return
	}
	if err := a.games.Act(last); err != nil {
		w.t.Errorf("%s cannot be done again: %v", last, err)
		return
	}
	a.play.Desk().Clear()
	a.play.Desk().Rival = 0
	a.play.Wake()
	a.Refresh()
	b.rest()
	b.page.Focused, b.at = "", "nothing" // nobody has pressed what has done it again
	b.log.Reset()
	after := a.games.Now.Saved()
	before.Heard, after.Heard = 0, 0
	if one, two := fmt.Sprintf("%+v", before), fmt.Sprintf("%+v", after); one != two {
		w.t.Errorf("taken back and done again:\n%s\n%s", one, two)
	}
	if two := w.page(); two != "" && page != two {
		w.t.Errorf("taken back and done again:\n%s", difference(page, two))
	}
}

// adds adds the pads in view up.
func (w *walk) adds() {
	w.at.tree.each(func(table *node) {
		if table.attr["role"] != "grid" {
			return
		}
		sums, written, most := map[string]int{}, map[string]int{}, map[string]int{}
		table.each(func(n *node) {
			class := strings.Fields(n.attr["class"])
			if n.tag != "td" || !slices.ContainsFunc(class, column.MatchString) {
				return
			}
			col := strings.Join(slices.DeleteFunc(class, func(c string) bool { return !column.MatchString(c) }), " ") // and of which rival
			if slices.Contains(strings.Fields(n.attr["class"]), "sum") {
				sums[col] = number(n.words())
				return
			}
			n.each(func(c *node) {
				if c.attr["data-state"] == "written" {
					written[col] += number(c.words())
					most[col] = max(most[col], number(c.words())) // of running totals the last
				}
			})
		})
		if len(sums) == 0 {
			w.t.Error("a pad without sums")
		}
		for col, sum := range sums {
			if sum != written[col] && sum != most[col] {
				w.t.Errorf("in the column %s stand %d, and the sum is %d", col, written[col], sum)
			}
		}
	})
}

var column = regexp.MustCompile(`^[cq]\d+$`)

// number is that at the beginning of a text.
func number(text string) int {
	digits := strings.TrimLeft(text, " ")
	if at := strings.IndexFunc(digits, func(r rune) bool { return r < '0' || r > '9' }); at >= 0 {
		digits = digits[:at]
	}
	n, _ := strconv.Atoi(digits)
	return n
}

// chips replays the evening of cards from what is stored: no chip is lost, and the table shows it.
func (w *walk) chips() {
	page := &browser.Page{Disk: maps.Clone(w.texts), Second: maps.Clone(w.paper)}
	var p cardgame.Past
	if !store.NewDisk(page.Disk, page.Second, page).Read(store.KeyCards, &p, func() error { return nil }) {
		return
	}
	v := p.Saved
	if err := v.Unseal(page.Safe()); err != nil {
		w.t.Errorf("the hand cannot be opened: %v", err)
		return
	}
	table, err := v.Table()
	if err != nil {
		w.t.Error(err)
		return
	}
	list, err := lexicon.Read(w.files["words/"+table.Rules.Deck.Language+".words"])
	if err != nil {
		w.t.Fatal(err)
	}
	e, err := v.Evening(list)
	if err != nil {
		w.t.Errorf("the evening cannot be replayed: %v", err)
		return
	}
	public := e.Public()
	chips, bought := public.Pot, 0
	for _, s := range public.Seats {
		chips, bought = chips+s.Chips, bought+s.Bought
	}
	if chips != bought {
		w.t.Errorf("%d chips are on the table, of %d", chips, bought)
	}
	if again := e.Past(); !reflect.DeepEqual(again.Won, p.Won) || again.Hands != p.Hands || again.Record != p.Record {
		w.t.Errorf("the evening is stored as %v %d, and is %v %d", p.Won, p.Hands, again.Won, again.Hands)
	}
	seats := w.at.tree.find("seats")
	if seats == nil || w.holds != w.at || w.at.a.path != cardsPath || w.at.a.dialog != "" {
		return
	}
	row := -1
	seats.each(func(n *node) {
		if n.tag != "tr" {
			return
		}
		cells := n.texts("td")
		if row++; row > 0 && len(cells) == 3 {
			if s := public.Seats[row-1]; number(cells[1]) != s.Bet || number(strings.ReplaceAll(strings.ReplaceAll(cells[2], ".", ""), ",", "")) != s.Chips {
				w.t.Errorf("seat %d has bet %d and has %d, and the table shows %v", row, s.Bet, s.Chips, cells)
			}
		}
	})
}

// texts are the words of all elements of a kind.
func (n *node) texts(tag string) (list []string) {
	n.each(func(e *node) {
		if e.tag == tag {
			list = append(list, e.words())
		}
	})
	return list
}

// sentences are what only one of the languages says, by language, without what fills its gaps.
var sentences = sync.OnceValue(func() map[string][]string {
	verbs := regexp.MustCompile(`%[\[\]0-9]*[a-zA-Z%]|\n`)
	of := func(lang string) (list []string) {
		t := i18n.For(lang)
		var collect func(v reflect.Value)
		collect = func(v reflect.Value) {
			switch v.Kind() {
			case reflect.String:
				for _, part := range verbs.Split(v.String(), -1) {
					if part = strings.Join(strings.Fields(part), " "); strings.Count(part, " ") > 0 && len(part) > 11 {
						list = append(list, part)
					}
				}
			case reflect.Struct:
				for i := range v.NumField() {
					collect(v.Field(i))
				}
			case reflect.Slice, reflect.Array:
				for i := range v.Len() {
					collect(v.Index(i))
				}
			case reflect.Map:
				for _, k := range v.MapKeys() {
					collect(v.MapIndex(k))
				}
			case reflect.Pointer:
				if !v.IsNil() {
					collect(v.Elem())
				}
			}
		}
		collect(reflect.ValueOf(*t))
		all := reflect.ValueOf(t)
		for i := range all.NumMethod() {
			if m := all.Method(i); m.Type().NumIn() == 0 && m.Type().NumOut() == 1 && m.Type().Out(0).Kind() == reflect.Pointer {
				collect(m.Call(nil)[0].Elem())
			}
		}
		slices.Sort(list)
		return slices.Compact(list)
	}
	both := map[string][]string{"de": of("de"), "en": of("en")}
	only := func(one, other string) []string {
		text := strings.Join(both[other], "\n")
		return slices.DeleteFunc(slices.Clone(both[one]), func(s string) bool { return strings.Contains(text, s) })
	}
	return map[string][]string{"de": only("de", "en"), "en": only("en", "de")}
})

// speaks holds that the page is in its language. What is confirmed for a moment is told once, in that of then.
func (w *walk) speaks() {
	b := w.at
	other := map[string]string{"de": "en", "en": "de"}[b.a.Texts().Lang]
	if b.a.dialog == "said" || b.a.path == "/nowhere" {
		return // what was said was said as it was
	}
	var lines []string
	var read func(n *node)
	read = func(n *node) {
		if n.attr["lang"] == other || n.tag == "textarea" || n.attr["class"] == "confirm" {
			return
		}
		if n.tag == "" {
			lines = append(lines, strings.Join(strings.Fields(n.text), " "))
		}
		for _, a := range []string{"aria-label", "placeholder", "title", "alt"} {
			if n.attr[a] != "" {
				lines = append(lines, strings.ReplaceAll(n.attr[a], "\u00a0", " "))
			}
		}
		for _, c := range n.children {
			read(c)
		}
	}
	read(b.tree)
	lines = append(lines, b.page.Title)
	text := strings.Join(lines, "\n")
	for _, s := range sentences()[other] {
		if at := strings.Index(text, s); at >= 0 {
			w.t.Errorf("on a page in %s stands %q, in %q", b.a.Texts().Lang, s, text[max(0, at-60):min(len(text), at+len(s)+40)])
			return
		}
	}
}

// content is all that can be played on or looked at again, whatever it is called.
func content(a *wing) (list []string) {
	for a.games.Unsorted() > 0 {
		a.games.Sort()
	}
	for _, s := range a.games.Done() {
		a.games.Fetch(func() {
			if g := a.games.Find(s.ID); g != nil {
				list = append(list, fmt.Sprintf("done %d %d %q %v\n%s", g.Started, g.Ended, g.Note, g.Paid, g.String()))
			}
		}, s.ID)
	}
	for _, g := range a.games.Parked() {
		list = append(list, fmt.Sprintf("open %d %v\n%s", g.Started, g.Block, g.String()))
	}
	if g := a.games.Now; g != nil && !g.Over() && g.Match.Len() > 0 {
		list = append(list, fmt.Sprintf("open %d %v\n%s", g.Started, g.Block, g.String()))
	}
	shelf := cardshelf.New(a.disk, a.browser.Shelf())
	past := shelf.List()
	var now cardgame.Past
	if a.disk.Read(store.KeyCards, &now, func() error { return nil }) {
		past = append(slices.DeleteFunc(past, func(p cardgame.Past) bool { return p.ID == now.ID }), now)
	}
	shelf.Whole(past, func(*cardgame.Past) bool { return true }, func() {})
	for _, p := range past {
		if p.Hands == 0 {
			continue // of a first hand that is being played nothing can be read elsewhere
		}
		list = append(list, fmt.Sprintf("cards %d %d %q %v %v\n%s", p.Started, p.Ended, p.Note, p.Names, p.Won, p.Record))
	}
	slices.Sort(list)
	return list
}

// missing are those of a list that another one lacks.
func missing(of, in []string) (list []string) {
	in = slices.Clone(in)
	for _, x := range of {
		if at := slices.Index(in, x); at >= 0 {
			in = slices.Delete(in, at, at+1)
		} else {
			list = append(list, x)
		}
	}
	return list
}

// travels takes a backup of what is there to an empty device, to this one again, and to one with other games; and each
// game by itself as a file and as a link.
func (w *walk) travels() {
	page := w.copied()
	a := whole(page)
	a.path = "/settings"
	have := content(a)
	made := ""
	page.How = "shared"
	uitest.Press(w.t, a.settingsPage(), "backup-save")
	if made = page.Shared[len(page.Shared)-1]; made == "" {
		w.t.Error("no backup")
		return
	}
	restore := func(where string, page *browser.Page, before []string) {
		b := whole(page)
		b.path = "/settings"
		page.Picked = made
		for range 2 {
			uitest.Press(w.t, b.settingsPage(), "backup-restore")
			uitest.Press(w.t, b.settingsPage(), "backup-yes")
		}
		again := whole(&browser.Page{Disk: page.Disk, Second: page.Second, Room: page.Room, Files: w.files})
		got := content(again)
		if lost := missing(have, got); len(lost) > 0 {
			w.t.Errorf("%s lacks after restoring:\n%s\nit has:\n%s", where, strings.Join(lost, "\n"), strings.Join(got, "\n"))
		}
		if lost := missing(before, got); len(lost) > 0 {
			w.t.Errorf("%s has lost by restoring:\n%s", where, strings.Join(lost, "\n"))
		}
		if before == nil && len(got) != len(have) {
			w.t.Errorf("%s has %d after restoring %d:\n%s", where, len(got), len(have), strings.Join(missing(got, have), "\n"))
		}
	}
	restore("an empty device", &browser.Page{Disk: browser.Memory{}, Second: browser.Paper{}, Room: browser.Boxes{}, Files: w.files}, nil)
	restore("the same device", &browser.Page{Disk: maps.Clone(w.texts), Second: maps.Clone(w.paper), Room: maps.Clone(w.boxes), Files: w.files}, nil)
	other := &browser.Page{Disk: browser.Memory{}, Second: browser.Paper{}, Room: browser.Boxes{}, Files: w.files, Luck: w.luck}
	b := whole(other)
	for i := range 2 {
		at(w.t, b, kinds[w.rand.IntN(len(kinds))], w.rand.Uint64N(12), i == 0)
	}
	restore("another device", other, content(b))
	now := time.Now().UnixMilli()
	for _, s := range a.games.Done() {
		a.games.Fetch(func() {
			g := a.games.Find(s.ID)
			if g == nil {
				return
			}
			w.reads(g, now)
		}, s.ID)
	}
	for _, g := range a.games.Parked() {
		w.reads(g, now)
	}
	if g := a.games.Now; g != nil {
		w.reads(g, now)
	}
}

// reads holds that a game comes back as it was out of a file and a link.
func (w *walk) reads(g *dicegame.Game, now int64) {
	same := func(how string, back *dicegame.Game, wrong *dicegame.Problem) {
		switch {
		case back == nil:
			w.t.Errorf("as a %s it cannot be read: %+v\n%s", how, wrong, g.Exported())
		case back.String() != g.String() || back.Started != g.Started || back.Ended != g.Ended && g.Ended != g.Started || back.Evening != g.Evening || back.Block != g.Block || back.Sat() != g.Sat():
			one, _ := json.MarshalIndent(g.Saved(), "", " ")
			two, _ := json.MarshalIndent(back.Saved(), "", " ")
			w.t.Errorf("as a %s it comes back as\n%s", how, difference(string(one), string(two)))
		}
	}
	back, wrong := dicegame.ReadText(g.Exported()).Game(now)
	same("file", back, wrong)
	if link, ok := sharing.Link(g); ok {
		back, wrong := sharing.ReadLink(link, now)
		same("link", back, wrong)
	}
}

// leaves holds that nothing is left of what is on no list any more.
func (w *walk) leaves(a *wing, page *browser.Page) {
	there := map[string]bool{}
	for _, s := range a.games.Done() {
		there[s.ID] = true
	}
	for _, g := range a.games.Parked() {
		there[g.ID] = true
	}
	if g := a.games.Now; g != nil {
		there[g.ID] = true
	}
	shelf := cardshelf.New(a.disk, page.Shelf())
	for _, p := range shelf.List() {
		there[p.ID] = true
	}
	var now cardgame.Past
	if a.disk.Read(store.KeyCards, &now, func() error { return nil }) {
		there[now.ID] = true
	}
	for id := range w.known {
		if there[id] {
			continue
		}
		look := func(where, key, text string) {
			switch {
			case where == "the journal" && page.Disk.(browser.Memory)[key] != "": // of a time without it, and older
				return
			case strings.HasPrefix(text, `{"gone":`), strings.HasPrefix(key, store.KeyBroken), key == store.KeyGone, key == store.KeyOpening, key == store.KeyKept:
				return
			case strings.HasSuffix(key, id):
				w.t.Errorf("the game %s is on no list, and %s has %s", id, where, key)
			case strings.Contains(strings.ReplaceAll(text, `"evening":"`+id+`"`, ""), `"`+id+`"`):
				w.t.Errorf("the game %s is on no list, and %s names it under %s: %s", id, where, key, text)
			}
		}
		for key, text := range page.Disk.(browser.Memory) {
			look("the storage", key, text)
		}
		for key, text := range page.Second.(browser.Paper) {
			look("the journal", key, text)
		}
		for key, text := range page.Room.(browser.Boxes) {
			look("the shelf", key, text)
		}
	}
	for id := range there {
		w.known[id] = true
	}
}

// few are word lists with every eighth word, which are read in no time.
var few = sync.OnceValue(func() map[string][]byte {
	files := map[string][]byte{}
	for _, language := range []string{"de", "en"} {
		all, err := words.List(language)
		if err != nil {
			panic(err)
		}
		var entries []lexicon.Entry
		rank := 0
		all.All(func(word string) bool {
			if rank++; rank%8 == 0 {
				entries = append(entries, lexicon.Entry{Word: word, Grade: byte(rank / 8 % 3), Mark: all.Mark(rank - 1)})
			}
			return true
		})
		list, err := lexicon.Build(all.Kind(), entries)
		if err != nil {
			panic(err)
		}
		files["words/"+language+".words"] = list.Bytes()
	}
	return files
})

// heads are games that are rarely played, besides kinds.
var heads = []string{
	"escalero\noption double-hand on\noption contra on\nparty Anna\nparty Bernd\tcomputer strong\n",
	"escalero-double-grande\noption contra on\nparty Anna + Bernd\nparty Carl + Doris\n",
	"wuerfelpoker\noption contra on\nparty Anna\nparty Bernd\n",
	"wuerfelpoker-two\noption double-hand on\nparty Anna + Bernd\nparty Carl + Doris\nparty Emil + Frieda\n",
	"wuerfelpoker-top-down\noption stake 2.50 EUR\nparty Anna\tcomputer beginner\nparty Bernd\nparty Carl\tcomputer medium\nparty Doris\nparty Emil\nparty Fritz\n",
	"escalero-single\nparty Anna\tcomputer coach\nparty Bernd\tcomputer strong\n",
	"escalero\noption contra on\nparty Anna + Carl\tcomputer - medium\nparty Bernd + Doris\tcomputer beginner strong\n",
	"escalero-single\noption stake 0.01 EUR\nparty Mitzi + Franz\nparty R&B\n",
}

// rich puts something on the device that takes long to come to.
func (w *walk) rich(a *wing, page *browser.Page) {
	game := func(head string, all bool) {
		at(w.t, a, head, w.rand.Uint64N(30), all)
	}
	switch w.rand.IntN(5) {
	case 0:
		game(heads[w.rand.IntN(len(heads))], false)
	case 1: // a long evening
		head := kinds[w.rand.IntN(len(kinds))]
		evening := ""
		for range 12 {
			d := gametest.Recorded(w.t, "serviert 1 "+head, "1", "1", 0)
			if err := a.games.Start(d.Setup, evening, false); err != nil {
				w.t.Fatal(err)
			}
			for g := a.games.Now; !g.Over(); time.Sleep(time.Second) {
				if err := a.games.Act(gametest.Any(g, w.rand)); err != nil {
					w.t.Fatal(err)
				}
			}
			evening = a.games.Now.Evening
			time.Sleep(time.Duration(20+w.rand.IntN(40)) * time.Minute)
		}
	case 2: // a corrected game
		game(kinds[0], false)
		g := a.games.Now
		for n := 0; n < 8 && !g.Over(); {
			x := gametest.Any(g, w.rand)
			if x.Kind == escalero.Concede {
				continue
			}
			if x.Kind == escalero.Write || x.Kind == escalero.Strike {
				n++
			}
			if err := a.games.Act(x); err != nil {
				w.t.Fatal(err)
			}
		}
	case 3: // played once more
		old := gametest.Thrown(w.t, w.one("escalero", "wuerfelpoker", "escalero-single", "wuerfelpoker-top-down"), w.rand.Uint64N(9))
		setup, then, ok := dicegame.PlayAgain(old, 1, func(name string) string { return name + " (damals)" })
		if !ok {
			w.t.Fatal("a game that cannot be played again")
		}
		if err := a.games.StartAgain(setup, then, ""); err != nil {
			w.t.Fatal(err)
		}
	case 4:
		w.sits(a, page)
	}
}

// sits plays an evening of cards with few chips for a while.
func (w *walk) sits(a *wing, page *browser.Page) {
	r := letters.Usual()
	r.Deck = letters.Decks()[w.rand.IntN(len(letters.Decks()))]
	r.Chips, r.Max = 3+w.rand.IntN(12), 3+w.rand.IntN(8)
	r.Book, r.Doubt, r.BuyIn = w.chance(30), w.chance(50), w.chance(70)
	if w.chance(40) {
		r.Words = []string{"JODLER", "ZZZ"}
	}
	t := record.Table{Rules: r}
	for _, name := range []string{"Anna", "Bernd", "Carl", "Doris", "Emil", "Frieda"}[:2+w.rand.IntN(5)] {
		t.Parties = append(t.Parties, record.Party{Names: []string{name}})
	}
	list, err := lexicon.Read(w.files["words/"+r.Deck.Language+".words"])
	if err != nil {
		w.t.Fatal(err)
	}
	e, err := cardgame.Begin(t, list, fmt.Sprint(time.Now().UnixMilli()), time.Now().UnixMilli())
	if err != nil {
		w.t.Fatal(err)
	}
	for range 10 + w.rand.IntN(160) {
		switch e.Step() {
		case cardgame.Covered:
			e.Look()
			continue
		case cardgame.Resting:
			e.Rested()
			continue
		}
		legal := e.Legal()
		if len(legal) == 0 {
			break
		}
		x := legal[w.rand.IntN(len(legal))]
		if (x.Kind == letters.Leave || x.Kind == letters.Fold || x.Kind == letters.SitOut) && len(legal) > 1 && w.chance(80) {
			continue
		}
		if err := e.Act(x, w.rand.IntN); err != nil {
			w.t.Fatal(err)
		}
		if v := e.Public(); v.Phase == letters.Dealing && len(v.Hands) > 0 && w.chance(20) {
			parties := slices.Clone(t.Parties)
			for i := range parties {
				if i > 0 && w.chance(50) {
					parties[i].Extra = cardgame.Extra(w.one(cardgame.Levels...), w.one(cardgame.Characters()...))
				}
			}
			if w.chance(40) {
				e.EndSoon()
			}
			if e.Reseat(parties); w.chance(50) {
				break
			}
		}
	}
	if e.Over() {
		e.End(time.Now().UnixMilli())
	}
	a.disk.Save(store.KeyCards, e.Past().Seal(page.Safe()))
	a.cards.Load()
}

// own are the cards in view, and what somebody has done with them, "" where none are. Of equal cards
// another one may be meant.
func (b *tab) own() (hand, done string) {
	if b.a.path != cardsPath || b.a.dialog != "" || b.tree.find("card-1") == nil {
		return "", ""
	}
	var cards, list []string
	word := ""
	b.tree.find("main").each(func(n *node) {
		if strings.HasPrefix(n.attr["id"], "card-") {
			name, _, _ := strings.Cut(n.words(), ",")
			name = strings.TrimRight(name, "1234567") // face down
			cards, list = append(cards, name), append(list, name+" "+strconv.FormatBool(n.is("aria-pressed")))
		}
		if strings.HasPrefix(n.attr["id"], "laid-") {
			word += n.words() + " "
		}
	})
	slices.Sort(cards)
	slices.Sort(list)
	return strings.Join(cards, "\n"), strings.Join(list, "\n") + "\nthe word " + word
}

// mute fails after a press of a button that can be pressed, where some seconds later nothing was heard, the focus has
// not moved, and the button is as it was.
func (w *walk) mute() {
	b := w.at
	p := w.press
	if p.id == "" || p.at != b.a.path+" "+b.a.dialog || w.heard != "" || p.id == "reveal" || p.id == "print" {
		return // not as soon as the curtain is down; and the browser tells that it prints
	}
	if n := b.tree.find(p.id); n != nil && b.described(n) == p.as && !n.is("aria-disabled") {
		w.t.Errorf("silent: %s at %s", p.as, p.at)
	}
}

// pressed is a button that was pressed: its ID, what it was then, at which page and in which dialog, and its place.
type pressed struct {
	id, as, at string
	place      place
}

// played is a finished game as its record and its pads have it, added up here once more.
type played struct {
	*dicegame.Game
	names          [][]string
	pays           [][]int // what each party is paid by each other one, in game points
	served, struck []int
	cents          int
	currency       string
	again          bool // with the dice of another game, for nobody
}

// plays adds a finished game up.
func plays(g *dicegame.Game) (p played, err error) {
	p.Game = g
	columns, settled, bonus, factor := "1-2-4", "columns", 0, 1
	accepted, asked, refused, least, struck, written := 1, false, false, 50, 0, 0
	for line := range strings.Lines(g.Dice.String()) {
		field := strings.Fields(line)
		switch field[0] {
		case "serviert":
			switch {
			case field[2] == "escalero-single", field[2] == "wuerfelpoker-top-down":
				settled = "difference"
			case field[2] == "wuerfelpoker-two":
				columns, factor = "1-2", 2
			case strings.HasPrefix(field[2], "wuerfelpoker"):
				factor = 2
			default:
				bonus = 2
			}
		case "option":
			switch field[1] {
			case "columns":
				columns = field[2]
			case "settlement":
				settled = field[2]
			case "concede":
				least, _ = strconv.Atoi(field[2])
			case "sweep":
				if bonus, factor = 0, 1; field[2] == "double" {
					factor = 2
				} else if field[2] != "none" {
					bonus, _ = strconv.Atoi(field[2])
				}
			case "stake":
				if field[2] != "none" {
					p.cents, _ = strconv.Atoi(strings.ReplaceAll(field[2], ".", ""))
					p.currency = dicegame.Currency(strings.Join(field[3:], " "))
				}
			}
		case "contra":
			if asked { // who doubles again has accepted
				accepted *= 2
			}
		case "accept":
			accepted *= 2
		case "concede":
			refused = true
		case "strike":
			struck++
		case "write":
			written++
		}
		asked = field[0] == "contra"
	}
	values := []int(nil)
	for _, v := range strings.Split(columns, "-") {
		n, _ := strconv.Atoi(v)
		values = append(values, n)
	}
	sums := make([][]int, len(g.Parties))
	totals, crossed := make([]int, len(g.Parties)), 0
	for i, party := range g.Parties {
		p.names = append(p.names, party.Names)
		p.served, p.struck = append(p.served, 0), append(p.struck, 0)
		for col := range g.Rules.Columns {
			sum := 0
			for _, c := range g.State().Sheet(engine.Player(i + 1))[col] {
				if sum += c.Points; c.Served {
					p.served[i]++
				} else if c.Written && c.Points == 0 {
					p.struck[i]++
					crossed++
				}
			}
			sums[i], totals[i] = append(sums[i], sum), totals[i]+sum
		}
		for _, seat := range g.Summary().Levels {
			p.again = p.again || slices.Contains(seat, string(dicegame.Past))
		}
	}
	if crossed < struck || crossed > struck+written { // what scores nothing may be written
		return p, fmt.Errorf("%d cells are struck, and the record strikes %d", crossed, struck)
	}
	for a := range totals {
		p.pays = append(p.pays, make([]int, len(totals)))
		for b := range totals {
			pay, won, lost, all := totals[a]-totals[b], 0, 0, 0
			if settled == "columns" {
				pay = 0
				for col, v := range values {
					var list []int
					for i := range sums {
						list = append(list, sums[i][col])
					}
					most := slices.Max(list)
					alone := slices.Index(list, most)
					if slices.Contains(list[alone+1:], most) {
						alone = -1
					}
					if all += v; alone == a {
						pay, won = pay+v, won+1
					}
					if alone == b {
						pay, lost = pay-v, lost+1
					}
				}
				if extra := bonus + (factor-1)*all; won == len(values) {
					pay += extra
				} else if lost == len(values) {
					pay -= extra
				}
			}
			if refused {
				loser := int(g.State().Conceded()) - 1
				if pay = all; settled != "columns" {
					pay = max(least, totals[1-loser]-totals[loser])
				}
				if a == loser {
					pay = -pay
				}
			}
			if p.pays[a][b] = pay * accepted; a == b {
				p.pays[a][b] = 0
			}
		}
	}
	return p, nil
}

// points is what a party has won.
func (p *played) points(party int) (sum int) {
	for _, n := range p.pays[party] {
		sum += n
	}
	return sum
}

// won tells whether nobody has won more than a party, and it has won something.
func (p *played) won(party int) bool {
	for other := range p.pays {
		if p.points(other) > p.points(party) {
			return false
		}
	}
	return p.points(party) > 0
}

// weight is how many a name of a party stands for.
func (p *played) weight(party int) int {
	if len(p.names[party]) == 1 && slices.ContainsFunc(p.names, func(names []string) bool { return len(names) > 1 }) {
		return 2
	}
	return 1
}

// amount is a number with or without a sign, decimals, and marks between the thousands, without the mark.
func amount(text string) int {
	n := 0
	for _, r := range text {
		if r >= '0' && r <= '9' {
			n = 10*n + int(r-'0')
		}
	}
	if strings.ContainsAny(text, "−-") {
		return -n
	}
	return n
}

// rows are the lines of a table below the heading with an ID, by their heads.
func (n *node) rows(heading string) map[string][]string {
	rows := map[string][]string{}
	n.each(func(table *node) {
		if table.tag != "table" || table.attr["aria-labelledby"] != heading {
			return
		}
		table.each(func(tr *node) {
			head, cells := "", []string(nil)
			tr.each(func(c *node) {
				switch c.tag {
				case "th":
					if head = c.words(); c.attr["scope"] == "col" {
						cells = append(cells, c.words())
					}
				case "td":
					cells = append(cells, c.words())
				}
			})
			if tr.tag == "tr" && len(cells) > 0 {
				if len(rows[""]) == 0 && tr.holdsColumn() {
					head = ""
				}
				rows[head] = cells
			}
		})
	})
	return rows
}

// holdsColumn tells whether a row is that of the heads.
func (n *node) holdsColumn() (is bool) {
	n.each(func(c *node) { is = is || c.attr["scope"] == "col" })
	return is
}

// accounts adds all that was played up from the records, and holds that evenings, the settlement and the pages
// of people say the same.
func (w *walk) accounts() {
	a := whole(w.copied())
	t := a.Texts()
	shown := func(path, query string) *node {
		a.path, a.query = path, browser.ReadQuery(query)
		if open := a.page(path).Open; open != nil {
			open()
		}
		return parse(w.t, goapp.HTMLString(a.page(path).Body()))
	}
	for a.games.Unsorted() > 0 {
		a.games.Sort()
	}
	var games []played
	for _, s := range a.games.Done() {
		a.games.Fetch(func() {
			if g := a.games.Finished(s.ID); g != nil {
				p, err := plays(g)
				if err != nil {
					w.t.Errorf("%v:\n%s", err, g)
				}
				for i := range p.pays {
					if s.Points[i] != p.points(i) || s.Served[i] != p.served[i] || s.Struck[i] != p.struck[i] {
						w.t.Errorf("party %d has %d points, %d served, %d struck, and is listed with %d, %d, %d:\n%s", i+1, p.points(i), p.served[i], p.struck[i], s.Points[i], s.Served[i], s.Struck[i], g)
					}
				}
				games = append(games, p)
			}
		}, s.ID)
	}
	evenings := map[string][]played{}
	for _, p := range games {
		evenings[p.Evening] = append(evenings[p.Evening], p)
	}
	for id, list := range evenings {
		w.evens(t, shown("/games", "evening="+url.QueryEscape(id)), list)
	}
	if g := a.games.Now; g != nil && g.Over() {
		if p, err := plays(g); err == nil {
			w.pays(t, shown("/settlement", ""), []played{p})
		}
	}
	var known store.People
	a.disk.Read(store.KeyPeople, &known, func() error { return nil })
	if !slices.ContainsFunc(known.List, func(p store.Person) bool { return p.Same != "" }) {
		w.persons(t, games, func(name string) *node { return shown("/people", "name="+url.QueryEscape(name)) })
	}
}

// evens holds that the page of an evening says what its games come to.
func (w *walk) evens(t *i18n.Texts, page *node, games []played) {
	type figures struct{ points, games, won, served, struck int }
	of, money := map[string]*figures{}, map[string]map[string]int{}
	paid := 0
	for _, p := range games {
		if p.Paid {
			paid++
		}
		for party, names := range p.names {
			for _, name := range names {
				look := record.Look(name)
				if of[look] == nil {
					of[look] = &figures{}
				}
				f, points := of[look], p.points(party)*p.weight(party)
				f.points, f.games, f.served, f.struck = f.points+points, f.games+1, f.served+p.served[party], f.struck+p.struck[party]
				if p.won(party) {
					f.won++
				}
				if p.cents > 0 {
					if money[p.currency] == nil {
						money[p.currency] = map[string]int{}
					}
					money[p.currency][look] += points * p.cents
				}
			}
		}
	}
	standing, counts := page.rows("standing"), page.rows("figures")
	if len(standing) != len(of)+1 || len(counts) != len(of)+1 {
		w.t.Errorf("of %d players %d are listed, and %d with figures", len(of), len(standing)-1, len(counts)-1)
		return
	}
	for name, cells := range standing {
		f := of[record.Look(name)]
		if name == "" {
			continue
		}
		if f == nil || amount(cells[0]) != f.points {
			w.t.Errorf("%s has %+v, and the evening says %v", name, f, cells)
			return
		}
		for i, head := range standing[""][2:] {
			if n := money[head][record.Look(name)]; amount(strings.TrimSuffix(cells[1+i], head)) != n {
				w.t.Errorf("%s has %d %s, and the evening says %v", name, n, head, cells)
			}
		}
		if c := counts[name]; fmt.Sprint(c) != fmt.Sprintf("[%d %d %d %d]", f.games, f.won, f.served, f.struck) {
			w.t.Errorf("%s has %+v, and the evening says %v", name, *f, c)
		}
	}
	if len(standing[""])-2 != len(money) {
		w.t.Errorf("there are %d currencies, and the evening says %v", len(money), standing[""])
	}
	if paid > 0 && paid < len(games) {
		games = slices.DeleteFunc(slices.Clone(games), func(p played) bool { return p.Paid })
	}
	w.pays(t, page, games)
}

// pays holds that everybody is even after the payments that a page asks for, and that these are not more than it takes.
func (w *walk) pays(t *i18n.Texts, page *node, games []played) {
	stake := slices.ContainsFunc(games, func(p played) bool { return p.cents > 0 })
	due, names := map[string]int{}, map[string]string{} // by currency and look
	for _, p := range games {
		for party, list := range p.names {
			for _, name := range list {
				look, currency, each := record.Look(name), p.currency, p.cents
				if !stake {
					currency, each = "", 1
				}
				names[look] = name
				due[currency+"\n"+look] += p.points(party) * p.weight(party) * each
			}
		}
	}
	owing := 0
	for _, n := range due {
		if n != 0 {
			owing++
		}
	}
	before, payments := fmt.Sprint(due), 0
	said := ""
	page.each(func(ul *node) {
		if ul.attr["class"] != "pays" {
			return
		}
		said = ul.words()
		ul.each(func(li *node) {
			if li.tag != "li" {
				return
			}
			texts := li.texts("p")
			payments++
			for from := range names {
				for to := range names {
					text := fmt.Sprintf(t.Settlement.Gives, names[from], names[to])
					if stake {
						text = fmt.Sprintf(t.Settlement.Pays, names[from], names[to])
					} else if len(names) == 2 {
						text = fmt.Sprintf(t.Settlement.Gets, names[to])
					}
					if from == to || record.Look(text) != record.Look(texts[0]) {
						continue
					}
					for currency := range due {
						currency, look, _ := strings.Cut(currency, "\n")
						if look != from || stake && currency == "" || stake && amount(texts[1]) != 0 && !strings.Contains(strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(texts[1], "€", "EUR"), "$", "USD"), "£", "GBP"), currency) {
							continue
						}
						due[currency+"\n"+from] += amount(strings.ReplaceAll(texts[1], currency, ""))
						due[currency+"\n"+to] -= amount(strings.ReplaceAll(texts[1], currency, ""))
					}
				}
			}
		})
	})
	for who, n := range due {
		if n != 0 && !strings.HasPrefix(who, "\n") == stake {
			w.t.Errorf("of %s it says %q, and %q is left with %d", before, said, who, n)
		}
	}
	if payments > max(0, owing-1) {
		w.t.Errorf("%d have won or lost, and it takes %d payments: %s", owing, payments, said)
	}
}

// persons holds that the pages of people say what all games come to.
func (w *walk) persons(t *i18n.Texts, games []played, page func(name string) *node) {
	type duel struct{ games, won, lost, halves int }
	type figures struct {
		name                       string
		games, won, served, filled int
		against                    map[string]*duel
	}
	of := map[string]*figures{}
	for _, p := range games {
		s := p.Summary()
		if p.again {
			continue
		}
		for party, names := range p.names {
			for place, name := range names {
				if s.Level(party, place) != "" {
					continue
				}
				look := record.Look(name)
				if of[look] == nil {
					of[look] = &figures{name: name, against: map[string]*duel{}}
				}
				f := of[look]
				if f.games++; p.won(party) {
					f.won++
				}
				if !s.IsShared(party, place) {
					f.served += p.served[party]
					for _, col := range p.State().Sheet(engine.Player(party + 1)) {
						for _, c := range col {
							if c.Written {
								f.filled++
							}
						}
					}
				}
				for b, others := range p.names {
					for there, other := range others {
						if b == party || s.Level(b, there) != "" || record.Look(other) == look {
							continue
						}
						d := f.against[record.Look(other)]
						if d == nil {
							d = &duel{}
							f.against[record.Look(other)] = d
						}
						pay := p.pays[party][b]
						if d.games++; pay > 0 {
							d.won++
						} else if pay < 0 {
							d.lost++
						}
						if len(p.names[party])*len(p.names[b])*p.weight(party)*p.weight(b) == 1 {
							pay *= 2
						} else {
							pay *= p.weight(party) * p.weight(b)
						}
						d.halves += pay
					}
				}
			}
		}
	}
	for _, f := range of {
		page := page(f.name)
		rows := page.rows("figures")
		holds := func(label string, n, cell int) {
			if cells := rows[i18n.Capital(label)]; n != 0 && (len(cells) < 2 || amount(cells[cell]) != n) {
				w.t.Errorf("%s: %s is %d, and the page says %v", f.name, label, n, rows)
			}
		}
		holds(t.People.Games, f.games, 1)
		holds(t.People.Won, f.won, 1)
		if cells := rows[i18n.Capital(t.People.Rate)]; f.filled > 0 && (len(cells) < 2 || cells[0] != t.Fill(t.People.Of, f.served, f.filled)) {
			w.t.Errorf("%s has served %d of %d, and the page says %v", f.name, f.served, f.filled, rows)
		}
		rows = page.rows("against")
		for look, d := range f.against {
			cells := rows[of[look].name]
			if cells == nil { // by another spelling
				continue
			}
			wins, _, _ := strings.Cut(cells[0], " :")
			if amount(wins) != d.won || !strings.HasPrefix(cells[1]+" ", t.Plus(float64(d.halves)/2, d.halves&1)+" ") {
				w.t.Errorf("%s has against %s %+v, and the page says %v", f.name, of[look].name, *d, cells)
			}
		}
	}
}
