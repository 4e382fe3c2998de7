package browsertest

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// What assistive technology is told, in the two browsers that tell it on Linux, and what a screen
// reader makes of it. Axe and the accessibility tree of the developer tools do not know what a
// browser computes from the page and when it tells that: the headers of a cell, the text of a live
// region behind a dialog, the order of a sentence and the focus.

// heard is one thing that assistive technology was told.
type heard struct {
	Say    *string
	Focus  *string
	Role   string
	About  string
	Answer json.RawMessage
	Ready  bool
}

func (h heard) String() string {
	switch {
	case h.Say != nil:
		return "say " + *h.Say
	case h.Focus != nil:
		return strings.TrimSpace("focus " + h.Role + " " + *h.Focus + " " + h.About)
	}
	return string(h.Answer)
}

// desktop is a display with a bus for assistive technology, and who listens on it, from one test to the next: a browser
// and a screen reader take longer to start than what most of them do.
type desktop struct {
	t      *testing.T // who listens now
	whole  *testing.T // how long the desktop is there
	env    []string
	ask    io.Writer
	reader *orca // none before somebody wants one

	mu    sync.Mutex
	heard []heard
}

// screenReader starts a desktop, or skips the test where something for it is missing.
func screenReader(t *testing.T) *desktop {
	t.Helper()
	for program, from := range map[string]string{"Xvfb": "xvfb", "dbus-daemon": "dbus", "/usr/libexec/at-spi-bus-launcher": "at-spi2-core", "/usr/bin/python3": "python3"} {
		if firstProgram(program) == "" {
			t.Skip("no screen reader: install the package " + from)
		}
	}
	if exec.Command("/usr/bin/python3", "-c", `import gi; gi.require_version("Atspi", "2.0"); from gi.repository import Atspi`).Run() != nil {
		t.Skip("no screen reader: install the packages python3-gi and gir1.2-atspi-2.0")
	}
	home := sessionDir(t)
	number := announced(t, start(t, nil, "Xvfb", "-displayfd", "1", "-screen", "0", "1000x1000x24", "-nolisten", "tcp"), `^(\d+)$`)
	d := &desktop{t: t, whole: t, env: []string{"DISPLAY=:" + number, "HOME=" + home, "XDG_RUNTIME_DIR=" + home, "XDG_CONFIG_HOME=" + home, "XDG_DATA_HOME=" + home,
		"LIBGL_ALWAYS_SOFTWARE=1", "GNOME_ACCESSIBILITY=1", "ACCESSIBILITY_ENABLED=1", "GSETTINGS_BACKEND=memory"}}
	d.env = append(d.env, "DBUS_SESSION_BUS_ADDRESS="+announced(t, start(t, d.env, "dbus-daemon", "--session", "--nofork", "--print-address=1"), `^(unix:\S+)$`))
	d.listen()
	return d
}

// sessionDir is an empty directory for the session of a desktop. Where portals are installed one of them mounts files
// there that are there no more when it has ended, and would keep the directory from being removed.
func sessionDir(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	t.Cleanup(func() { exec.Command("fusermount3", "-u", filepath.Join(dir, "doc")).Run() })
	return dir
}

// listen starts the program that hears what is told.
func (d *desktop) listen() {
	d.t.Helper()
	_, file, _, _ := runtime.Caller(0)
	cmd := exec.Command("/usr/bin/python3", filepath.Join(filepath.Dir(file), "testdata", "reader.py"))
	cmd.Env = append(os.Environ(), d.env...)
	var err error
	if d.ask, err = cmd.StdinPipe(); err != nil {
		d.t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		d.t.Fatal(err)
	}
	var wrong strings.Builder
	cmd.Stderr = &wrong
	if err := cmd.Start(); err != nil {
		d.t.Fatal(err)
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		for lines := bufio.NewScanner(out); lines.Scan(); {
			var h heard
			if json.Unmarshal(lines.Bytes(), &h) == nil {
				d.mu.Lock()
				d.heard = append(d.heard, h)
				d.mu.Unlock()
			}
		}
	}()
	d.whole.Cleanup(func() {
		cmd.Process.Kill()
		<-done
		cmd.Wait()
		if d.whole.Failed() {
			d.whole.Log(wrong.String())
		}
	})
	d.until("the listener", func(list []heard) bool { return len(list) > 0 })
}

// hand gives the desktop to a test; what was heard before is none of its business.
func (d *desktop) hand(t *testing.T) {
	d.t = t
	d.mu.Lock()
	d.heard = nil
	d.mu.Unlock()
	if d.reader != nil {
		d.reader.from = d.reader.size()
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("heard: %s", d.all())
		}
		if d.reader != nil {
			d.reader.idle() // the page goes away
		}
	})
}

func (d *desktop) all() (text string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, h := range d.heard {
		text += "\n\t" + fmt.Sprintf("%.200s", h)
	}
	return text
}

// now is a moment to listen from.
func (d *desktop) now() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return len(d.heard)
}

// until waits until what has been heard is as it is to be.
func (d *desktop) until(what string, is func([]heard) bool) {
	d.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		d.mu.Lock()
		ok := is(d.heard)
		d.mu.Unlock()
		if ok {
			return
		}
		if time.Now().After(end) {
			d.t.Fatalf("never heard: %s", what)
		}
	}
}

// said waits for a sentence with a text in it, said since a moment, and returns when it was said.
func (d *desktop) said(since int, text string) (at int) {
	d.t.Helper()
	d.until(text, func(list []heard) bool {
		for i, h := range list[since:] {
			if h.Say != nil && strings.Contains(strings.ReplaceAll(*h.Say, "\u00a0", " "), text) {
				at = since + i
				return true
			}
		}
		return false
	})
	return at
}

// focused waits for something to get the focus whose role and name contain a text.
func (d *desktop) focused(since int, text string) (at int) {
	d.t.Helper()
	d.until("the focus on "+text, func(list []heard) bool {
		for i, h := range list[since:] {
			if h.Focus != nil && strings.Contains(h.String(), text) {
				at = since + i
				return true
			}
		}
		return false
	})
	return at
}

// answer asks about the page as it is now.
func (d *desktop) answer(question string, into any) {
	d.t.Helper()
	since := d.now()
	fmt.Fprintln(d.ask, question)
	var text json.RawMessage
	d.until("the answer to "+question, func(list []heard) bool {
		for _, h := range list[since:] {
			if h.Answer != nil {
				text = h.Answer
				return true
			}
		}
		return false
	})
	if err := json.Unmarshal(text, into); err != nil {
		d.t.Fatalf("%s: %v", text, err)
	}
}

// changes is how many texts of the page were told to have changed since it was asked last. It counts what is deleted
// and what is put in its place.
func (d *desktop) changes() (n int) {
	d.t.Helper()
	d.answer("changes", &n)
	return n
}

// chromium is an engine too, one with a window on a desktop.
type chromium struct{ ctx context.Context }

func (d *desktop) chromium() engine {
	d.t.Helper()
	path := findBrowser()
	if path == "" {
		d.t.Skip("no Chromium: install the package chromium")
	}
	options := append(browserOptions(path), chromedp.Flag("headless", false), chromedp.Flag("force-renderer-accessibility", true),
		chromedp.Flag("ozone-platform", "x11"), chromedp.WindowSize(500, 900), chromedp.Flag("app", "data:,"), chromedp.Flag("lang", "de-AT"), chromedp.Env(d.env...))
	alloc, end := chromedp.NewExecAllocator(context.Background(), options...)
	d.t.Cleanup(end)
	ctx, end := chromedp.NewContext(alloc, quiet)
	d.t.Cleanup(end)
	if err := chromedp.Run(ctx); err != nil {
		d.t.Fatal(err)
	}
	return chromium{ctx}
}

func (c chromium) open(url string) error { return chromedp.Run(c.ctx, chromedp.Navigate(url)) }

func (c chromium) run(script string) (text json.RawMessage, err error) {
	var answer string
	err = chromedp.Run(c.ctx, chromedp.Evaluate("(async () => { "+script+" })().then(v => JSON.stringify(v === undefined ? null : v))", &answer,
		awaited))
	return json.RawMessage(answer), err
}

func (c chromium) size(width, height int) error {
	return chromedp.Run(c.ctx, chromedp.EmulateViewport(int64(width), int64(height)))
}

// act does what the WebDriver standard's actions say, as far as visitor uses them.
func (c chromium) act(actions string) error {
	var list []struct {
		Type    string
		Actions []struct {
			Type, Value string
			X, Y        float64
		}
	}
	if err := json.Unmarshal([]byte(actions), &list); err != nil {
		return err
	}
	names := map[string]string{}
	for name, value := range special {
		names[value] = keys[name]
	}
	x, y := 0.0, 0.0
	for _, source := range list {
		for _, a := range source.Actions {
			var do chromedp.Action
			switch a.Type {
			case "keyDown":
				text, ok := names[a.Value]
				if !ok {
					text = a.Value
				}
				do = chromedp.KeyEvent(text)
			case "pointerMove":
				x, y = a.X, a.Y
				do = input.DispatchMouseEvent(input.MouseMoved, x, y)
			case "pointerDown":
				do = input.DispatchMouseEvent(input.MousePressed, x, y).WithButton(input.Left).WithClickCount(1)
			case "pointerUp":
				do = input.DispatchMouseEvent(input.MouseReleased, x, y).WithButton(input.Left).WithClickCount(1)
			default:
				continue
			}
			if err := chromedp.Run(c.ctx, do); err != nil {
				return err
			}
		}
	}
	return nil
}

// sits puts a game on the table and opens it, with the app's own pauses as short as they get. more are what else is true
// of it.
func (d *desktop) sits(v visitor, settings, game string, more ...string) {
	v.t.Helper()
	if strings.HasPrefix(eval[string](v, "location.href"), v.host.origin()) {
		if d.reader != nil {
			d.reader.idle() // what is read out is about to go away
		}
	} else {
		v.open("/")
	}
	now := time.Now().UnixMilli()
	saved := map[string]any{"v": 1, "id": fmt.Sprint(now), "evening": fmt.Sprint(now), "started": now, "record": "serviert 1 " + game}
	for _, m := range more {
		saved[m] = true
	}
	body, err := json.Marshal(saved)
	if err != nil {
		v.t.Fatal(err)
	}
	eval[any](v, fmt.Sprintf(`(localStorage.setItem("serviert:settings", %q), localStorage.setItem("serviert:game", %q))`, settings, body))
	v.open("/table")
	v.until(`document.querySelector("#main .table")`)
	d.front(v)
}

// front gives the page the keyboard.
func (d *desktop) front(v visitor) {
	d.t.Helper()
	var area int
	d.answer("front", &area)
	v.until("document.hasFocus()")
}

// calmSettings let computer players wait for whoever listens, and nothing move.
const calmSettings = `{"v":1,"language":"de","motion":"none","pace":"step"}`

// meaning notes every sentence that the page puts into a live region, whether or not anybody is told it.
const meaning = `window.meant = []; {
	const live = e => e instanceof Element && e.closest("[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]");
	const noted = new Map();
	new MutationObserver(list => {
		for (const m of list) {
			const e = live(m.target.nodeType === 1 ? m.target : m.target.parentElement);
			const text = e && e.textContent.trim();
			if (!e || noted.get(e) === e.textContent) continue;
			noted.set(e, e.textContent);
			if (text) meant.push(text);
		}
	}).observe(document, { subtree: true, childList: true, characterData: true });
}`

// hears fails unless everything the page has meant to say was told, in that order. A sentence that takes the
// place of another one in the same moment is not lost: it has been heard if the later one holds it.
func (d *desktop) hears(since int, v visitor) {
	d.t.Helper()
	plain := func(s string) string { return strings.Join(strings.Fields(s), " ") }
	meant := eval[[]string](v, "meant")
	if len(meant) == 0 {
		d.t.Error("the page has said nothing")
	}
	for _, text := range meant {
		found := false
		for end := time.Now().Add(30 * time.Second); !found && time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
			d.mu.Lock()
			for _, h := range d.heard[since:] {
				found = found || h.Say != nil && strings.Contains(plain(*h.Say), plain(text))
			}
			d.mu.Unlock()
		}
		if !found {
			d.t.Errorf("never told: %s", text)
		}
	}
}

// caughtUp listens until the last that the page has meant to say was told, as somebody does who goes on then.
func (d *desktop) caughtUp(v visitor) {
	d.t.Helper()
	meant := eval[[]string](v, "meant")
	if len(meant) == 0 {
		return
	}
	for end := time.Now().Add(3 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		d.mu.Lock()
		told := slices.ContainsFunc(d.heard, func(h heard) bool { return h.Say != nil && strings.Contains(*h.Say, meant[len(meant)-1]) })
		d.mu.Unlock()
		if told {
			return
		}
	}
}

// listened waits until more is said than that many sentences, and listens to the end of it.
func (d *desktop) listened(v visitor, before int) {
	d.t.Helper()
	n, since := before, time.Now()
	for end := time.Now().Add(8 * time.Second); time.Now().Before(end) && (n == before || time.Since(since) < 600*time.Millisecond); time.Sleep(50 * time.Millisecond) {
		if now := len(eval[[]string](v, "meant")); now != n {
			n, since = now, time.Now()
		}
	}
	d.caughtUp(v)
}

// What is told at the table in either browser that tells assistive technology something, and a hand of cards: a long one
// in Chromium, in which nothing is up to the browser, a short one with Orca in Firefox. Hardly another test runs meanwhile: who is kept waiting hears
// half, as people do on such a machine. Those that need no screen reader come before it is started.
func TestReader(t *testing.T) {
	firefox := func(d *desktop) engine {
		needFirefox(d.t)
		e, _ := newFirefoxOn(d.t, d.t.TempDir(), d.env, `user_pref("accessibility.force_disabled", -1);`)
		return e
	}
	for name, in := range map[string]func(*desktop) engine{"Firefox": firefox, "Chromium": (*desktop).chromium} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := screenReader(t)
			browser := in(d)
			for _, at := range []struct {
				what   string
				listen func(*desktop, visitor)
			}{
				{"pad", readPad}, {"strike", readStrike}, {"notice", readNotice}, {"cards", readCards}, {"hand", readHand}, {"turn", readTurn}, {"lines", readLines}, {"places", readPlaces}, {"end", readEnd}, {"correction", readCorrection},
			} {
				if at.what == "cards" && name != "Chromium" || at.what == "hand" && name != "Firefox" {
					continue
				}
				t.Run(at.what, func(t *testing.T) {
					host := newHost(t, siteDir(t))
					d.hand(t)
					at.listen(d, visitor{browser, t, host})
				})
			}
		})
	}
}

// Every cell of the pad has the right headers, the written ones and those of others too: its row, and in its
// column who writes there and what it is worth.
func readPad(d *desktop, v visitor) {
	d.sits(v, calmSettings, "escalero\nparty Anna\nparty Bernd\nthrow 66666\nwrite G 1\nthrow 55555\nwrite G 3\nthrow 12345\n")
	type cell struct {
		Name, Role  string
		Column, Row []string
	}
	var tables [][][]cell
	for end := time.Now().Add(patience); (len(tables) == 0 || len(tables[0]) < 12) && time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		d.answer("table", &tables)
	}
	if len(tables) == 0 {
		d.t.Fatal("no table is told")
	}
	names := []string{"Neuner", "Zehner", "Buben", "Damen", "Könige", "Asse", "Straße", "Full House", "Poker", "Grande", "Summe"}
	rows, wrong := 0, 0
	for _, row := range tables[0] {
		var cells []cell
		for _, c := range row {
			if len(c.Row) > 0 {
				cells = append(cells, c)
			}
		}
		if len(cells) == 0 {
			continue // headers
		}
		if len(cells) != 6 || rows >= len(names) {
			d.t.Fatalf("row %d has %d cells: %+v", rows+1, len(cells), row)
		}
		for i, c := range cells {
			party, other := "Anna", "Bernd"
			if i >= 3 {
				party, other = other, party
			}
			value, column := []string{"×1", "×2", "×4"}[i%3], strings.Join(c.Column, " ")
			if strings.Join(c.Row, " ") != names[rows] || !strings.Contains(column, party) || strings.Contains(column, other) ||
				!strings.Contains(column, value) || strings.Count(column, "×") != 1 {
				if wrong++; wrong <= 6 {
					d.t.Errorf("the cell %q of %s, %s %s has the headers %q and %q", c.Name, names[rows], party, value, c.Row, c.Column)
				}
			}
		}
		rows++
	}
	if rows != len(names) || wrong > 0 {
		d.t.Errorf("%d rows, %d cells with wrong headers", rows, wrong)
	}
}

// wrote is what Orca has written down so far, in this test.
func (o *orca) wrote() string {
	file, err := os.Open(o.file)
	if err != nil {
		return ""
	}
	defer file.Close()
	text, _ := io.ReadAll(io.NewSectionReader(file, o.from, math.MaxInt64-o.from))
	return string(text)
}

// size is how much Orca has written down, in all tests.
func (o *orca) size() int64 {
	o.d.t.Helper()
	file, err := os.Stat(o.file)
	if err != nil {
		o.d.t.Fatal(err)
	}
	return file.Size()
}

// says is what Orca has said so far.
func (o *orca) says() string {
	spoken := ""
	for line := range strings.Lines(o.wrote()) {
		if _, said, is := strings.Cut(line, "SPEECH OUTPUT: "); is {
			spoken += "\n\t" + strings.Join(strings.Fields(said), " ")
		}
	}
	return spoken
}

// hears waits until Orca says something, since it had said so much.
func (o *orca) hears(since int, text string) {
	o.d.t.Helper()
	for end := time.Now().Add(30 * time.Second); !strings.Contains(o.says()[since:], text); time.Sleep(100 * time.Millisecond) {
		if time.Now().After(end) {
			o.d.t.Fatalf("Orca does not say %q but%s", text, o.says()[since:])
		}
	}
}

// orcaFirst starts Orca before there is a table: it looks for the lines of a page only if it has seen it load. It has
// looked at the first page when this returns; on a slow computer that takes seconds, see orca.
func (d *desktop) orcaFirst(v visitor) *orca {
	d.t.Helper()
	v.open("/")
	eval[any](v, fmt.Sprintf(`(localStorage.setItem("serviert:settings", %q), null)`, calmSettings))
	v.open("/")
	d.front(v)
	o := d.orca()
	if o == nil {
		d.t.SkipNow()
	}
	o.hears(0, "Serviert")
	o.idle()
	return o
}

// idle waits until Orca has written nothing down for a second and a half: it has looked at all that it was told of.
// What goes away while Orca 43 looks at it can silence it for good.
func (o *orca) idle() {
	last, since := o.size(), time.Now()
	for end := time.Now().Add(patience); time.Since(since) < 1500*time.Millisecond && time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if now := o.size(); now != last {
			last, since = now, time.Now()
		}
	}
}

// Who reads the pad line by line with a screen reader hears every cell once, and who has all of it read hears the rows.
// Orca 43 leaves out the cells then.
func readLines(d *desktop, v visitor) {
	orca := d.orcaFirst(v)
	d.sits(v, calmSettings, "escalero\nparty Anna\nparty Bernd\nthrow 66666\nwrite G 1\nthrow 55555\nwrite G 3\nthrow 12345\n")
	orca.hears(0, "Finished loading Spieltisch")
	orca.idle()
	begin := len(orca.says())
	press := func(key, says string) {
		before := len(orca.says())
		var code int
		d.answer("press "+key, &code)
		orca.hears(before, says)
		orca.idle()
	}
	press("t", "Bernd")
	for range 4 {
		press("Down", "'")
	}
	for _, cell := range []string{"Neuner, Kolonne ×1", "Neuner, Kolonne ×2", "Neuner, Kolonne ×4", "Zehner, Kolonne ×1", "Zehner, Kolonne ×2", "Zehner, Kolonne ×4"} {
		if n := strings.Count(orca.says()[begin:], cell); n != 1 {
			d.t.Errorf("%s is read %d times:%s", cell, n, orca.says()[begin:])
		}
	}
	if said := orca.says()[begin:]; strings.Contains(said, "Anna×1") {
		d.t.Errorf("whose a column is and what it is worth is read in one word:%s", said)
	}
	since := len(orca.says())
	press("KP_Add", "leaving table") // read all from here on
	for _, name := range []string{"Full House", "Poker", "Grande", "Summe"} {
		if !strings.Contains(orca.says()[since:], "'"+name+"'") {
			d.t.Errorf("of the rows %s is not read:%s", name, orca.says()[since:])
		}
	}
}

// A page that takes the place of another and a dialog are told by a screen reader as soon as they are there.
func readPlaces(d *desktop, v visitor) {
	orca := d.orcaFirst(v)
	key := func(name, on, says string) {
		d.t.Helper()
		orca.keyed(v, on, name, says)
	}
	key("Enter", `main a[href*="/new"]`, "Neues Spiel")
	d.sits(v, calmSettings, "escalero\nparty Anna\nparty Bernd\nthrow 12346\n")
	orca.hears(0, "Finished loading Spieltisch")
	orca.idle()
	key("?", "#throw", "Tasten")
	v.key("Escape")
	v.until(`!document.querySelector("dialog[open]")`)
	key("Enter", "#menu", "Menü")
	v.key("Escape")
	v.until(`!document.querySelector("dialog[open]")`)
	eval[any](v, `document.querySelector("#cell-9-0").focus()`)
	v.key("Enter")
	v.until(`document.querySelector("#write:not([aria-disabled=true])")`)
	time.Sleep(time.Second)
	key("w", "", "Grande ×1 streichen?")
}

// A turn by keys, and the computer's turn after it: everything is told, the throw before the focus moves on,
// and a screen reader speaks it. The throw changes nearly the whole pad and brings a hint; Orca throws away what is
// announced while it has more than fifty changes of the page to look at.
func readTurn(d *desktop, v visitor) {
	d.sits(v, calmSettings, "escalero\nparty Anna\nparty Rosa\tcomputer casual\nthrow 61342\n") // with a picture the focus would move to the dice
	orca := d.orca()
	eval[any](v, `document.querySelector("#throw").focus()`)
	d.focused(0, "werfen")
	eval[any](v, "(() => {"+meaning+"})()")
	begin := d.now()
	// key presses a key, listens, and fails if the focus moves while it is said: that would cut it off.
	key := func(name string) {
		said := len(eval[[]string](v, "meant"))
		since := d.now()
		v.key(name)
		v.until(fmt.Sprintf("meant.length > %d", said))
		at := d.said(since, eval[[]string](v, "meant")[said])
		d.caughtUp(v)
		orca.caughtUp(v)
		time.Sleep(guarded) // the same key again is for the next throw
		d.mu.Lock()
		for _, h := range d.heard[at:] {
			if h.Focus != nil {
				d.t.Errorf("after the key %s the sentence is cut off by %s", name, h)
			}
		}
		d.mu.Unlock()
	}
	key("1")
	eval[any](v, "(() => {"+loadedDice+"; window.loaded = '4446'})()")
	d.changes()
	key("r")
	if n := d.changes(); n > 30 {
		d.t.Errorf("the throw changes %d texts, with a focus and what else there is too many for Orca on a slow computer", n)
	}
	eval[any](v, "window.loaded = ''")
	eval[any](v, `document.querySelector("button.entry[data-state=possible]").focus()`)
	v.key("Enter")
	v.until(`document.querySelector("#write:not([aria-disabled=true])")`)
	said := len(eval[[]string](v, "meant"))
	v.key("w")
	for {
		// Whoever goes on before a sentence has begun hears the next one in its place.
		v.until(fmt.Sprintf("meant.length > %d", said))
		d.listened(v, said)
		orca.caughtUp(v)
		v.until(`document.querySelector("#go-on, button#throw")`)
		if eval[bool](v, `document.querySelector("#go-on") === null`) {
			break
		}
		time.Sleep(guarded)
		said = len(eval[[]string](v, "meant"))
		v.key("r")
	}
	d.hears(begin, v)
	orca.spoke(v)
}

// The strike is asked in a dialog that has a name and a description, and told when it is closed.
func readStrike(d *desktop, v visitor) {
	d.sits(v, calmSettings, "escalero\nparty Anna\nparty Bernd\nthrow 12346\n")
	eval[any](v, "(() => {"+meaning+"})()")
	eval[any](v, `document.querySelector("#cell-9-0").focus()`)
	v.key("Enter")
	v.until(`document.querySelector("#write:not([aria-disabled=true])")`)
	d.caughtUp(v)
	since := d.now()
	v.key("w")
	v.until(`document.querySelector("dialog[open]")`)
	d.focused(since, "treichen")
	var dialogs [][2]string
	for end := time.Now().Add(patience); len(dialogs) == 0 && time.Now().Before(end); {
		d.answer("dialog", &dialogs)
	}
	if len(dialogs) != 1 || !strings.Contains(dialogs[0][0], "Grande") || dialogs[0][1] == "" {
		d.t.Errorf("the dialogs are told as %q", dialogs)
	}
	since = d.now()
	eval[any](v, `document.querySelector("#strike-yes").focus()`)
	v.key("Enter")
	v.until(`!document.querySelector("dialog[open]")`)
	d.said(since, "streicht")
	d.hears(0, v)
}

// A hand of cards on one phone: under the curtain nothing of anybody's hand is told, and at the showdown every
// word is.
func readCards(d *desktop, v visitor) {
	v.open("/")
	eval[any](v, fmt.Sprintf(`(localStorage.setItem("serviert:settings", %q), null)`, calmSettings))
	has := func(selector string) bool {
		return eval[bool](v, fmt.Sprintf("document.querySelector(%q) !== null", selector))
	}
	d.sitsAtCards(v)
	press := v.press
	eval[any](v, "(() => {"+meaning+"})()")
	begin, curtains, words := d.now(), 0, 0
	for words == 0 {
		before := len(eval[[]string](v, "meant"))
		v.until(`document.querySelector("#reveal, #rested, #card-1, #table-act")`)
		switch {
		case has("#reveal"):
			curtains++
			var names []string
			for end := time.Now().Add(patience); !strings.Contains(strings.Join(names, "\n"), "Karten aufdecken") && time.Now().Before(end); {
				d.answer("names", &names)
			}
			for _, name := range names {
				if strings.Contains(name, "Punkt") {
					d.t.Errorf("under the curtain there is %q", name)
				}
			}
			if len(names) < 4 {
				d.t.Errorf("under the curtain there is only %q", names)
			}
			time.Sleep(guarded) // a curtain that has just come down stays down
			since := d.now()
			press("#reveal")
			d.focused(since, "Punkt")
		case has("#rested"):
			time.Sleep(2 * guarded) // cards that were just drawn stay
			press("#rested")
		case has("#exchange"):
			press("#exchange")
		case has("#no-word"):
			for _, card := range []string{"#card-1", "#card-2"} {
				said := len(eval[[]string](v, "meant"))
				press(card)
				d.listened(v, said)
			}
			v.until(`document.querySelector("#lay")`)
			press("#lay")
		case has("#call"):
			press("#call")
		case has("#raise"):
			press("#raise")
		case has("#doubt"):
			v.until(`!document.querySelector("#turn-all")`)
			words = 2
			d.caughtUp(v)
		default:
			press("#table-act")
		}
		if has("dialog[open] #settle-no") {
			press("#settle-no")
		}
		d.listened(v, before)
	}
	if curtains < 4 {
		d.t.Errorf("only %d curtains", curtains)
	}
	d.said(begin, "Anna: ")
	d.said(begin, "Bernd: ")
	d.hears(begin, v)
}

// press presses what a selector finds, without a key or a pointer.
func (v visitor) press(selector string) {
	v.t.Helper()
	v.until(fmt.Sprintf("document.querySelector(%q)", selector))
	eval[any](v, fmt.Sprintf("(document.querySelector(%q).click(), null)", selector))
}

// sitsAtCards begins an evening of cards for two people, by the page for that.
func (d *desktop) sitsAtCards(v visitor) {
	v.t.Helper()
	v.open("/cards-new")
	d.front(v)
	v.press("#fewer")
	v.press("#fewer")
	for i, name := range []string{"Anna", "Bernd"} {
		eval[any](v, fmt.Sprintf(`(e => { e.value = %q; e.dispatchEvent(new Event("input", { bubbles: true })); })(document.querySelector("#name-%d"))`, name, i))
	}
	v.press("#cards-language-de")
	v.until(`document.querySelector("#start:not([aria-disabled])")`)
	v.press("#start")
	v.until(`document.querySelector("#table-act")`)
}

// A short hand of cards: whom the phone goes to, the cards behind the curtain and what a call costs are each told once, and
// the end. A dialog that can be scrolled does not get the focus itself, and the field in which somebody who joins is named is told.
func readHand(d *desktop, v visitor) {
	orca := d.orcaFirst(v)
	d.sitsAtCards(v)
	for !eval[bool](v, `/^Karten geben/.test(document.querySelector("#table-act").textContent)`) { // level, if not the first time
		time.Sleep(guarded)
		v.press("#table-act")
		v.until(`/^(Karten geben|Noch einmal)/.test(document.querySelector("#table-act").textContent)`)
	}
	orca.idle()
	once := func(heard string, texts ...string) {
		d.t.Helper()
		at := 0
		for _, text := range texts {
			n := strings.Index(heard[at:], text)
			if n < 0 || strings.Count(heard, text) != 1 {
				d.t.Errorf("%q is not told once, in its place:%s", text, heard)
				return
			}
			at += n
		}
	}
	once(orca.keyed(v, "#table-act", "Enter", "Eröffnen kostet"), " gibt, jeder zahlt 1.", "Eröffnen kostet mindestens 1 Chip.")
	once(orca.keyed(v, "#reveal", "Enter", "Deine Karten: "), "toggle button", "Deine Karten: ", "Eröffnen kostet mindestens 1 Chip.")
	once(orca.keyed(v, "#card-1", "r", "Mitgehen kostet"), " ist dran. ", " eröffnet mit 1.", "Mitgehen kostet 1 Chip.")
	once(orca.keyed(v, "#reveal", "Enter", "Deine Karten: "), "toggle button", "Deine Karten: ", "Mitgehen kostet 1 Chip.")
	v.key("f")
	v.until(`document.querySelector("#live").textContent.includes("noch einmal dieselbe Taste")`)
	once(orca.keyed(v, "#card-1", "f", "gewinnt"), " steigt aus.", " gewinnt 3 Chips.")
	for _, on := range []string{"#menu", "#menu-people"} {
		v.press(on)
		time.Sleep(guarded)
	}
	v.until(`document.querySelector("#menu-join")`)
	orca.idle()
	once(orca.keyed(v, "#menu-join", "Enter", "Spieler 3."), "Jemand kommt dazu.") // Orca may tell the field by itself too
	v.key("Escape")
	v.until(`!document.querySelector("dialog[open]")`)
	v.press("#menu")
	v.until(`document.querySelector("dialog[open]")?.scrollHeight > innerHeight`)
	eval[any](v, `(document.querySelector("#menu-close").focus(), null)`)
	v.must(`[{"type":"key","id":"keys","actions":[{"type":"keyDown","value":"\ue008"},{"type":"keyDown","value":"\ue004"},{"type":"keyUp","value":"\ue004"},{"type":"keyUp","value":"\ue008"}]}]`)
	if eval[bool](v, `document.activeElement.localName === "dialog"`) {
		d.t.Error("the Tab key leads to the dialog itself, of which all is read")
	}
}

// orca is a screen reader that writes down what it says.
type orca struct {
	d    *desktop
	file string
	from int64 // where the test begins in it
}

// unbuffered runs Orca so that what it writes down can be read at once, and beside one on another desktop, which Orca
// would take for a second one here.
const unbuffered = `import builtins, runpy, sys
real = builtins.open
builtins.open = lambda file, mode="r", buffering=-1, *a, **k: real(file, mode, 1 if mode == "w" else buffering, *a, **k)
sys.argv = sys.argv[1:]
main = runpy.run_path(sys.argv[0])["main"]
main.__globals__["otherOrcas"] = list
sys.exit(main())`

// orca starts Orca unless it runs, nil if it is not installed. The page is there already: Orca 43 is silent for good when the
// page that it starts on goes away while it looks for something to read there.
func (d *desktop) orca() *orca {
	d.t.Helper()
	if d.reader != nil {
		return d.reader
	}
	if firstProgram("orca") == "" {
		d.t.Log("without a screen reader: install the package orca")
		return nil
	}
	home := d.whole.TempDir()
	o := &orca{d: d, file: filepath.Join(home, "debug")}
	// Without a speech server, which would have to play it, Orca only writes down what it says.
	go io.Copy(io.Discard, start(d.whole, append(d.env, "SPEECHD_CMD=/bin/false"), "/usr/bin/python3", "-c", unbuffered, firstProgram("orca"), "--user-prefs", home, "--debug-file", o.file))
	for end := time.Now().Add(patience); ; time.Sleep(100 * time.Millisecond) {
		if text := o.wrote(); strings.Contains(text, "listener for: window:destroy") {
			d.reader = o
			return o
		} else if time.Now().After(end) {
			d.t.Fatalf("Orca says nothing: %.2000s", text)
		}
	}
}

// spoke fails unless everything that the page has said was spoken.
func (o *orca) spoke(v visitor) {
	if o == nil {
		return
	}
	o.d.t.Helper()
	spoken := ""
	missing := func() (list []string) {
		list, spoken = o.missing(v)
		return list
	}
	list := missing()
	for end := time.Now().Add(30 * time.Second); len(list) > 0 && time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		list = missing()
	}
	if len(list) > 0 {
		o.d.t.Errorf("Orca never said %q, but%s", list, spoken)
	}
}

// missing is what the page has said and Orca has not, and what Orca has.
func (o *orca) missing(v visitor) (list []string, spoken string) {
	plain := func(s string) string { return strings.Join(strings.Fields(s), " ") }
	spoken = o.says()
	for _, text := range eval[[]string](v, "meant") {
		if !strings.Contains(spoken, plain(text)) {
			list = append(list, text)
		}
	}
	return list, spoken
}

// caughtUp waits until Orca has said everything so far, as somebody does who listens before going on.
func (o *orca) caughtUp(v visitor) {
	if o == nil {
		return
	}
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if list, _ := o.missing(v); len(list) == 0 {
			return
		}
	}
}
