//go:build !js

package app

import (
	"cmp"
	"encoding/xml"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	goapp "github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/ui/uitest"
	"serviert/web/words"
)

var update = flag.Bool("update", false, "write the transcripts under testdata anew")

// listener is somebody who plays by ear, and the page in front of them. What they
// do, what is said and where the focus goes is noted in order, in a transcript
// that is compared with the one under testdata.
//
// It is the whole app, with a frame for every change as in a browser: what was
// dispatched is done, the page is drawn, what was deferred is done, and then the
// focus moves. What differs from a browser: an element that is drawn anew under
// another ID loses the focus here, and nobody hears the page when it opens.
//
// It must be made in a bubble of synctest, whose clock goes on when nothing
// else does.
type listener struct {
	goapp.Context // for what nobody asks of it
	t             *testing.T
	a             *wing
	address       *url.URL
	due, late     []func(goapp.Context)
	log           strings.Builder

	mutex sync.Mutex // computer players at cards think on goroutines of their own
	later []alarm

	html    string
	tree    *node
	regions map[string]string // what the live regions hold
	at      string            // the focus as it was noted last
	taken   string            // what had the focus when it was taken from the page
	spoken  time.Time         // when something was said last
}

// alarm is something to be done at a time.
type alarm struct {
	when time.Time
	do   func(goapp.Context)
}

// location is the page that a listener has open, as go-app knows it.
type location struct {
	goapp.Page
	url *url.URL
}

func (l location) URL() *url.URL { return l.url }

// Page, Dispatch, Defer, Navigate and After implement app.Context.
func (l *listener) Page() goapp.Page               { return location{url: l.address} }
func (l *listener) Dispatch(f func(goapp.Context)) { l.due = append(l.due, f) }
func (l *listener) Defer(f func(goapp.Context))    { l.late = append(l.late, f) }
func (l *listener) Navigate(to string) {
	l.Defer(func(goapp.Context) {
		if to != l.address.String() { // go-app goes nowhere where it is already
			l.open(to)
		}
	})
}
func (l *listener) After(d time.Duration, f func(goapp.Context)) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.later = append(l.later, alarm{time.Now().Add(d), f})
}

// byEar plays in both languages and compares the transcripts with those under
// testdata. The seed decides what is thrown and dealt.
func byEar(t *testing.T, name string, seed byte, play func(l *listener)) {
	for _, lang := range []string{"de", "en"} {
		t.Run(lang, func(t *testing.T) {
			var heard string
			synctest.Test(t, func(t *testing.T) {
				l := listens(t, lang, seed)
				play(l)
				heard = l.log.String()
			})
			compare(t, filepath.Join("testdata", name+"-"+lang+".txt"), heard)
		})
	}
}

// compare fails if a transcript has changed, and says where first.
func compare(t *testing.T, file, heard string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(heard), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if text := string(data); heard != text {
		t.Errorf("%s is played differently; if that is meant, write it anew with go test ./app -run Transcript -update\n%s", file, difference(text, heard))
	}
}

// difference shows the first lines in which two texts differ, with what comes before.
func difference(old, new string) string {
	a, b := strings.Split(old, "\n"), strings.Split(new, "\n")
	at := 0
	for at < len(a) && at < len(b) && a[at] == b[at] {
		at++
	}
	from, end := max(at-6, 0), at+4
	var out strings.Builder
	fmt.Fprintf(&out, "line %d:\n", at+1)
	lines := func(mark string, list []string) {
		for _, line := range list {
			out.WriteString(mark + line + "\n")
		}
	}
	lines("  ", a[from:at])
	lines("- ", a[at:min(end, len(a))])
	lines("+ ", b[at:min(end, len(b))])
	return out.String()
}

// lists are the word lists as files of the site.
var lists = sync.OnceValue(func() map[string][]byte {
	files := map[string][]byte{}
	for _, list := range []string{"de", "en"} {
		data, err := words.File(list)
		if err != nil {
			panic(err)
		}
		files["words/"+list+".words"] = data
	}
	return files
})

// listens opens the app at a new device.
func listens(t *testing.T, lang string, seed byte) *listener {
	return listensOn(t, &browser.Page{Disk: browser.Memory{}, Luck: rand.NewChaCha8([32]byte{seed}), Files: lists()}, lang)
}

// listensOn opens the app on a device.
func listensOn(t *testing.T, page *browser.Page, lang string) *listener {
	l := &listener{t: t, address: &url.URL{Path: "/"}, regions: map[string]string{}, spoken: time.Now()}
	page.There = func(id string) bool { return l.tree.find(id) != nil }
	l.a = whole(page)
	l.a.settings.Language = lang
	l.look()
	l.regions = map[string]string{}
	l.look()
	l.a.attach(l)
	l.a.arrive(l, "/")
	l.settle()
	return l
}

// open goes to an address.
func (l *listener) open(to string) {
	address, err := url.Parse(to)
	if err != nil {
		l.t.Fatal(err)
	}
	l.address = address
	l.note("page", l.a.title(l.a.page(address.Path)))
	l.Dispatch(func(goapp.Context) { l.a.arrive(l, address.Path) })
}

func (l *listener) note(what, text string) { fmt.Fprintf(&l.log, "  %-6s %s\n", what, text) }

func (l *listener) did(format string, args ...any) { fmt.Fprintf(&l.log, format+"\n", args...) }

// root is the page as it is to be drawn now.
func (l *listener) root() *root { return &root{app: l.a.App, Path: l.a.path} }

// settle draws frames until nothing is to be done at this moment.
func (l *listener) settle() {
	for first := true; first || len(l.due)+len(l.late) > 0; first = false {
		for len(l.due) > 0 {
			do := l.due[0]
			l.due = l.due[1:]
			do(l)
		}
		l.look()
		late := l.late
		l.late = nil
		for _, do := range late {
			do(l)
		}
		l.opened()
		l.noteFocus()
		l.hear()
	}
}

// look draws the page and hears what has changed in its live regions.
func (l *listener) look() {
	html := goapp.HTMLString(l.root().Render())
	if html == l.html {
		return
	}
	before := l.tree
	l.html, l.tree = html, parse(l.t, html)
	l.keepFocus(before)
	modal := l.tree.find("dialog")
	now := map[string]string{}
	l.tree.each(func(n *node) {
		if !n.live() {
			return
		}
		key := n.attr["id"] + " " + n.attr["role"] + " " + n.attr["class"]
		text := n.words()
		now[key] = n.raw() // the same sentence again differs in a blank
		if old, known := l.regions[key]; text == "" || known && now[key] == old {
			return
		}
		l.spoken = time.Now()
		if modal != nil && !modal.holds(n) {
			l.note("LOST", text+" (behind the dialog)")
			return
		}
		l.note("told", text)
	})
	l.regions = now
}

// keepFocus leaves the focus where it was, in the same place of the page: go-app makes what is
// there into what is to be there, with another ID if need be, as long as it is the same kind of element.
func (l *listener) keepFocus(before *node) {
	id := l.a.browser.Focused
	at := before.way(id)
	if at == nil {
		return
	}
	if now := l.tree.along(at); now != nil {
		l.a.browser.Focused = now.attr["id"]
	} else {
		l.a.browser.Focused, l.taken = "", id // what has its ID now, if anything, is another one
	}
}

// place is where in the page a button is, its ID, and what it was called when it was pressed.
type place struct {
	way        []step
	id, called string
}

func (l *listener) place(n *node) place {
	return place{l.tree.way(n.attr["id"]), n.attr["id"], l.label(n)}
}

// label is the name of a button without what stands below it.
func (l *listener) label(n *node) string {
	name := l.called(n)
	n.each(func(c *node) {
		if c.tag == "small" {
			name = strings.TrimSuffix(name, " "+c.words())
		}
	})
	return name
}

// renamed fails after a press where what has the focus is still the same element and a button of another name, which is
// not in what was heard: Orca does not tell the new name of what has the focus.
func (l *listener) renamed(p place, heard string) {
	l.t.Helper()
	n := l.tree.along(p.way)
	if n == nil || n.attr["id"] == "" || n.attr["id"] != l.a.browser.Focused || l.label(n) == p.called {
		return
	}
	said := ""
	for line := range strings.Lines(heard) {
		if strings.HasPrefix(line, "  said ") || strings.HasPrefix(line, "  told ") || strings.HasPrefix(line, "  dialog ") {
			said += line
		}
	}
	if now := l.label(n); !strings.Contains(said, now) && (said == "" || !otherwise.MatchString(n.attr["id"])) && n.attr["id"] != "go-on" {
		l.t.Errorf("#%s “%s” has become #%s “%s”, which is not told:\n%s", p.id, p.called, n.attr["id"], now, said)
	}
}

// otherwise are buttons of which it is said in other words what they are now: what has come of a card or a die, how many
// there are, and that somebody throws. That somebody thinks is no more than to wait for.
var otherwise = regexp.MustCompile(`^(card-|die-|less$|more$|fewer$|throw$)`)

// step leads from an element to one in it.
type step struct {
	place int
	tag   string
}

// way leads to the element with an ID; nil if there is none.
func (n *node) way(id string) []step {
	if n == nil || id == "" {
		return nil
	}
	for i, c := range n.elements() {
		if c.attr["id"] == id {
			return []step{{i, c.tag}}
		}
		if on := c.way(id); on != nil {
			return append([]step{{i, c.tag}}, on...)
		}
	}
	return nil
}

// along is the element to which steps lead, nil if there is none of that kind.
func (n *node) along(way []step) *node {
	for _, s := range way {
		inside := n.elements()
		if s.place >= len(inside) || inside[s.place].tag != s.tag || inside[s.place].is("hidden") {
			return nil
		}
		n = inside[s.place]
	}
	return n
}

// elements are the elements right inside of one, without texts.
func (n *node) elements() (list []*node) {
	for _, c := range n.children {
		if c.tag != "" {
			list = append(list, c)
		}
	}
	return list
}

// hear notes what was given to the screen reader: the page's script says it when
// the focus rests, in the dialog where one is open.
func (l *listener) hear() {
	for _, text := range l.a.browser.Said {
		if text == "" {
			continue // taken back; nothing of it may be left
		}
		l.spoken = time.Now()
		l.note("said", strings.Join(strings.Fields(text), " "))
	}
	l.a.browser.Said = nil
}

// opened gives the focus to a dialog as the browser does, which reads its name.
func (l *listener) opened() {
	if l.a.browser.Shown == "" {
		return
	}
	d := l.tree.find(l.a.browser.Shown)
	l.a.browser.Shown = ""
	if d == nil {
		l.t.Fatal("a dialog is to be shown that is not there")
	}
	var first *node
	d.each(func(n *node) {
		_, auto := n.attr["autofocus"]
		if n.focusable() && (first == nil || auto) {
			first = n
		}
	})
	l.note("dialog", l.called(d))
	if first != nil {
		l.a.browser.Focused = first.attr["id"]
	}
}

// noteFocus notes where the focus is, if that has changed.
func (l *listener) noteFocus() {
	now := "nothing"
	if n := l.tree.find(l.a.browser.Focused); n != nil && l.a.browser.Focused != "" {
		now = l.described(n)
	} else if gone := cmp.Or(l.a.browser.Focused, l.taken); gone != "" && len(l.due)+len(l.late) > 0 {
		l.a.browser.Focused, l.taken = "", gone
		return // it may be moved yet
	} else if gone != "" {
		l.note("focus", "lost: #"+gone+" is gone")
		l.a.browser.Focused, l.at = "", now
	}
	l.taken = ""
	if now != l.at {
		l.at = now
		l.note("focus", now)
	}
}

// described is an element with its ID, its role, its name and its state.
func (l *listener) described(n *node) string {
	if n == nil {
		l.t.Fatalf("there is no such element; heard so far:\n%s", l.log.String())
	}
	text := fmt.Sprintf("#%s %s “%s”", n.attr["id"], n.role(), l.called(n))
	for _, state := range []string{"pressed", "selected", "disabled", "checked", "expanded", "readonly"} {
		if v, ok := n.attr["aria-"+state]; ok && v != "false" {
			text += ", " + state
		}
	}
	if d := l.list(n.attr["aria-describedby"]); d != "" {
		text += ": " + d
	}
	return text
}

// called is the accessible name of an element.
func (l *listener) called(n *node) string {
	switch {
	case n.attr["aria-labelledby"] != "":
		return l.list(n.attr["aria-labelledby"])
	case n.attr["aria-label"] != "":
		return strings.ReplaceAll(n.attr["aria-label"], "\u00a0", " ")
	}
	if text := n.words(); text != "" && n.tag != "select" && n.tag != "input" {
		return text
	}
	name := n.attr["placeholder"]
	l.tree.each(func(label *node) {
		if label.tag == "label" && (label.holds(n) || label.attr["for"] != "" && label.attr["for"] == n.attr["id"]) {
			name = label.words()
		}
	})
	return name
}

// list is what stands in the elements with these IDs.
func (l *listener) list(ids string) string {
	var texts []string
	for id := range strings.FieldsSeq(ids) {
		if n := l.tree.find(id); n != nil {
			texts = append(texts, n.words())
		}
	}
	return strings.Join(texts, " ")
}

// key presses a key on what has the focus, "Shift+s" with Shift.
func (l *listener) key(name string) {
	l.t.Helper()
	l.did("key %s", name)
	plain, shift := strings.CutPrefix(name, "Shift+")
	if shift && len(plain) == 1 {
		plain = strings.ToUpper(plain)
	}
	if !l.a.key(plain, shift, l.a.browser.Focused) {
		l.note("-", "the key means nothing here")
	}
	l.a.Refresh()
	l.listen()
}

// press presses a button or follows a link: Enter on it, or a double tap.
func (l *listener) press(id string) {
	l.t.Helper()
	n := l.tree.find(id)
	if n == nil {
		l.t.Fatalf("there is no %s to press; heard so far:\n%s", id, l.log.String())
	}
	l.did("press %s", l.described(n))
	l.a.browser.Focused = id
	l.at = l.described(n)
	pressed, before := l.place(n), l.log.Len()
	if href, is := n.attr["href"]; is {
		l.open(href)
	} else {
		uitest.Press(l.t, l.root(), id)
	}
	l.listen()
	l.renamed(pressed, l.log.String()[before:])
}

// enter types a text into a field, or chooses in one.
func (l *listener) enter(id, text string) {
	l.t.Helper()
	l.a.browser.Focused = id
	l.at = l.described(l.tree.find(id))
	l.did("enter %q at %s", text, l.at)
	uitest.Type(l.t, l.root(), id, text)
	l.listen()
}

// listen lets time go by until nothing has been said for a while.
func (l *listener) listen() {
	l.t.Helper()
	l.settle()
	for since := time.Now(); time.Since(later(since, l.spoken)) < 2*time.Second; {
		l.pass(later(since, l.spoken).Add(2 * time.Second))
	}
}

func later(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

// until listens until something is so.
func (l *listener) until(what string, is func() bool) {
	l.t.Helper()
	for end := time.Now().Add(time.Hour); !is(); {
		if time.Now().After(end) {
			l.t.Fatalf("it never comes to this: %s; heard so far:\n%s", what, l.log.String())
		}
		l.pass(time.Now().Add(time.Minute))
	}
}

// pass lets time go by, up to the next thing that happens or to a time.
func (l *listener) pass(end time.Time) {
	synctest.Wait()
	l.mutex.Lock()
	slices.SortStableFunc(l.later, func(a, b alarm) int { return a.when.Compare(b.when) })
	if len(l.later) > 0 && !l.later[0].when.After(end) {
		end = l.later[0].when
	}
	l.mutex.Unlock()
	if wait := time.Until(end); wait > 0 {
		// Somebody may think on a goroutine, and be done before.
		time.Sleep(min(wait, 20*time.Millisecond))
		synctest.Wait()
	}
	l.mutex.Lock()
	var now []alarm
	l.later = slices.DeleteFunc(l.later, func(x alarm) bool {
		if x.when.After(time.Now()) {
			return false
		}
		now = append(now, x)
		return true
	})
	l.mutex.Unlock()
	slices.SortStableFunc(now, func(a, b alarm) int { return a.when.Compare(b.when) })
	for _, x := range now {
		l.Dispatch(x.do)
		l.settle()
	}
}

// node is an element of a page, or a text in one.
type node struct {
	tag      string // "" for a text
	text     string
	attr     map[string]string
	children []*node
}

// parse reads a page as go-app prints it.
func parse(t *testing.T, html string) *node {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(html))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	top := &node{tag: "body"}
	open := []*node{top}
	for {
		token, err := d.Token()
		if err == io.EOF {
			return top
		}
		if err != nil {
			t.Fatal(err)
		}
		in := open[len(open)-1]
		switch x := token.(type) {
		case xml.StartElement:
			n := &node{tag: x.Name.Local, attr: map[string]string{}}
			for _, a := range x.Attr {
				n.attr[a.Name.Local] = a.Value
			}
			in.children = append(in.children, n)
			open = append(open, n)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			in.children = append(in.children, &node{text: string(x)})
		}
	}
}

// each visits an element and all in it that assistive technology sees, in order.
func (n *node) each(visit func(*node)) {
	if n.is("hidden") || n.is("aria-hidden") {
		return
	}
	visit(n)
	for _, c := range n.children {
		c.each(visit)
	}
}

// is tells whether an attribute is set; go-app prints true as nothing.
func (n *node) is(name string) bool {
	v, set := n.attr[name]
	return set && v != "false"
}

// find returns the element with an ID, nil if there is none.
func (n *node) find(id string) (found *node) {
	n.each(func(x *node) {
		if x.attr["id"] == id && id != "" {
			found = x
		}
	})
	return found
}

func (n *node) holds(other *node) (is bool) {
	n.each(func(x *node) { is = is || x == other })
	return is
}

// words is what can be read in an element, in one line.
func (n *node) words() string {
	var list []string
	n.each(func(x *node) {
		if x.tag == "" {
			list = append(list, strings.Fields(x.text)...)
		}
	})
	return strings.Join(list, " ")
}

// raw is everything that stands in an element.
func (n *node) raw() (text string) {
	n.each(func(x *node) { text += x.text })
	return text
}

// live tells whether changes in an element are said.
func (n *node) live() bool {
	if live, set := n.attr["aria-live"]; set {
		return live != "off"
	}
	return slices.Contains([]string{"status", "alert", "log"}, n.attr["role"])
}

func (n *node) focusable() bool {
	_, tab := n.attr["tabindex"]
	return tab || slices.Contains([]string{"button", "input", "select", "textarea", "summary"}, n.tag) || n.tag == "a" && n.attr["href"] != ""
}

// role is what a screen reader calls an element of this kind.
func (n *node) role() string {
	if role := n.attr["role"]; role != "" {
		return role
	}
	switch n.tag {
	case "a":
		return "link"
	case "h1", "h2", "h3":
		return "heading"
	case "input":
		return n.attr["type"]
	case "td":
		return "cell"
	}
	return n.tag
}
