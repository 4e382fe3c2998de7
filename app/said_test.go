//go:build !js

package app

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	goapp "github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/app/keys"
	"serviert/app/settings"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
	"serviert/web/words"
)

// said is what was said last.
func said(a *wing) string {
	if len(a.browser.Said) == 0 {
		return ""
	}
	return a.browser.Said[len(a.browser.Said)-1]
}

// line is the HTML of a part without the breaks between elements.
func line(parts ...goapp.UI) string {
	html := strings.Join(strings.Fields(uitest.HTML(parts...)), " ")
	return strings.NewReplacer("> ", ">", " <", "<").Replace(html)
}

// Two sentences of one moment are both said, in their order, and can be heard
// and read again, with L on every page and in every dialog.
func TestWhatWasSaidIsHeardAgain(t *testing.T) {
	a := whole(&browser.Page{Disk: browser.Memory{}})
	at(t, a, kinds[0], 1, false)
	press := func(key string, shift bool, want string) {
		t.Helper()
		if !a.key(key, shift, "") || said(a) != want {
			t.Errorf("%s, Shift %v: said %q, want %q", key, shift, said(a), want)
		}
	}
	for _, a.path = range []string{"/table", "/", "/settings", "/cards"} {
		a.voice.List(0)
		press("l", false, a.Texts().Voice.SaidNone)
	}
	a.Say("one")
	a.Say("two")
	if !slices.Equal(a.browser.Said[len(a.browser.Said)-2:], []string{"one", "two"}) {
		t.Errorf("said %q", a.browser.Said)
	}
	press("l", false, "two")
	press("L", true, "one")
	a.dialog = "menu"
	press("l", false, "two")
	if a.key("?", true, ""); a.dialog != "menu" {
		t.Errorf("? takes the place of another dialog: %s", a.dialog)
	}
	html := line(a.saidDialog()...)
	one, two := strings.Index(html, "<li>one</li>"), strings.Index(html, "<li>two</li>")
	if two < 0 || one < two || strings.Contains(html, "aria-live") {
		t.Errorf("what was said is shown as %s", html)
	}
}

// The keys of each page are shown with ?, as they are pressed on this device.
func TestTheKeysAreShown(t *testing.T) {
	a := whole(&browser.Page{Disk: browser.Memory{}})
	at(t, a, kinds[0], 1, false)
	a.path = "/table"
	if !a.key("?", true, "") || a.dialog != "keys" {
		t.Fatalf("? opens %q", a.dialog)
	}
	a.settings.Keys = "rksx"
	html := line(a.keysDialog()...)
	for _, want := range []string{a.Texts().Voice.Reader + "<", "<kbd>K</kbd>werfen", "<kbd>X</kbd>Block", ">Umschalt X</span>nächster Block", ">Umschalt 1</span>erster Block", ">Umschalt L</span>eins weiter", ">Fragezeichen</span>", ">Pfeil links Pfeil rechts Pfeil hoch Pfeil runter</span>"} {
		if !strings.Contains(html, want) {
			t.Errorf("no %s in %s", want, html)
		}
	}
	latest := line(a.play.Page().Body())
	if !strings.Contains(latest, "<kbd>K</kbd>werfen") || strings.Contains(latest, "<kbd>R</kbd>") {
		t.Error("the table lists a key that was changed")
	}
	a.settings.NoKeys = true
	if html := line(a.keysDialog()...); strings.Contains(html, a.Texts().Voice.Reader) || strings.Contains(html, "<kbd>K") || strings.Contains(html, "nächster Block") || strings.Contains(html, "erster Block") || strings.Contains(html, ">?<") || !strings.Contains(html, ">← → ↑ ↓</kbd>") || !strings.Contains(html, a.Texts().Voice.KeysOff) {
		t.Errorf("switched off keys are shown: %s", html)
	}
	if strings.Contains(uitest.HTML(a.play.Page().Body()), "<kbd") {
		t.Error("the table lists keys that are switched off")
	}
}

// A key is heard as it is called: no sign is part of a word, which would be named there, and no word is shortened.
func TestKeysHaveNames(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		texts := i18n.For(lang)
		for _, k := range texts.Table.KeyRead {
			if unheard.MatchString(k.Key) {
				t.Errorf("%s: the key %q is heard as %q", lang, k.Key, keys.Named(k.Key, texts.Voice.Signs))
			}
		}
	}
}

var unheard = regexp.MustCompile(`\pL[←→↑↓]|Pg`)

// A key that was changed acts under its new name on every page; one that is
// switched off does nothing.
func TestKeysAreChangedInTheSettings(t *testing.T) {
	disk := browser.Memory{}
	a := whole(&browser.Page{Disk: disk})
	at(t, a, kinds[0], 1, false)
	throws := func() int { return a.games.Now.Match.Len() }
	press := func(key string, want bool) {
		t.Helper()
		a.path = "/table"
		for a.games.Now.State().Now().Begun() { // each throw is the first of a turn
			if err := a.games.Act(a.games.Now.State().Legal()[len(a.games.Now.State().Legal())-1]); err != nil {
				t.Fatal(err)
			}
		}
		before := throws()
		if a.key(key, false, ""); (throws() > before) != want {
			t.Errorf("%s throws: %v", key, !want)
		}
		a.path = "/settings"
	}
	press("r", true)
	for _, label := range []string{"R: werfen, eröffnen oder erhöhen<", "1: behalten", "L: noch einmal sagen", "?: Tasten zeigen"} { // no two fields are called the same
		if !strings.Contains(line(a.settingsPage()), ">"+label) {
			t.Errorf("no field for %s", label)
		}
	}
	uitest.Type(t, a.settingsPage(), "key-r", "k")
	press("k", true)
	press("K", true)
	press("r", false)
	// Two keys never share a character, and the field says why.
	uitest.Type(t, a.settingsPage(), "key-d", "K")
	html := uitest.HTML(a.settingsPage())
	if !strings.Contains(html, "K ist schon vergeben: werfen, eröffnen oder erhöhen. Es bleibt bei D.") || !strings.Contains(html, "aria-invalid") || !strings.Contains(said(a), "vergeben") {
		t.Errorf("a collision is not told: %s", said(a))
	}
	uitest.Type(t, a.settingsPage(), "key-d", "ab")
	if !strings.Contains(said(a), "ein Buchstabe oder eine Ziffer") || a.settings.Keys != "rk" {
		t.Errorf("said %q, keys %q", said(a), a.settings.Keys)
	}
	uitest.Press(t, a.settingsPage(), "keys-reset")
	if strings.Contains(uitest.HTML(a.settingsPage()), "aria-invalid") {
		t.Error("the old mistake is still there")
	}
	press("r", true)
	press("k", false)
	uitest.Tick(t, a.settingsPage(), "keys-on", false)
	press("r", false)
	for _, key := range []string{"l", "?", "1", "Backspace"} {
		if a.key(key, false, "") {
			t.Errorf("%s acts though it is switched off", key)
		}
	}
	if again := whole(&browser.Page{Disk: disk}); !again.settings.NoKeys {
		t.Error("not stored")
	}
	a.path = "/table"
	a.settings.NoKeys = false
	a.key("r", false, "")
	a.settings.NoKeys = true
	if row := a.play.Desk().Next(); !a.key("ArrowRight", false, "cell-0-0") {
		t.Errorf("the arrows are switched off too, at %s", row)
	}
}

// sitCards has two people play cards up to the first turn.
func sitCards(t *testing.T, a *wing) {
	t.Helper()
	list, err := words.File("de")
	if err != nil {
		t.Fatal(err)
	}
	a.browser.Files, a.browser.Now = map[string][]byte{"words/de.words": list}, 1000
	a.path = "/cards-new"
	page := func() goapp.UI { return a.page(a.path).Body() }
	a.page(a.path).Open()
	for uitest.Has(page(), "name-2") {
		uitest.Press(t, page(), "fewer")
	}
	for i, name := range []string{"Anna", "Bernd"} {
		uitest.Type(t, page(), "name-"+string(rune('0'+i)), name)
		uitest.Type(t, page(), "level-"+string(rune('0'+i)), "")
	}
	uitest.Press(t, page(), "start")
	a.path = "/cards"
	a.page(a.path).Open()
	for n := 0; !uitest.Has(page(), "reveal"); n++ {
		if n > 20 {
			t.Fatalf("no turn begins: %s", uitest.HTML(page()))
		}
		a.browser.Now += 1000
		uitest.Press(t, page(), "table-act")
	}
}

// What one player hears of his cards is nowhere once the curtain is down.
func TestTheLogIsSilentBehindTheCurtain(t *testing.T) {
	a := whole(&browser.Page{Disk: browser.Memory{}})
	sitCards(t, a)
	look := func() string {
		t.Helper()
		a.browser.Now += 1000
		uitest.Press(t, a.page("/cards").Body(), "reveal")
		a.key("w", false, "")
		if !strings.Contains(said(a), "Deine Karten: ") {
			t.Fatalf("said %q", said(a))
		}
		return said(a)
	}
	cards := look()
	first := a.cards.Viewer()
	if a.key("l", false, ""); said(a) != cards {
		t.Errorf("L says %q", said(a))
	}
	if !strings.Contains(uitest.HTML(a.saidDialog()...), cards) {
		t.Error("the owner cannot read it again")
	}
	// own is what the one who looks then was told of his own cards.
	hidden := func(when, own string) {
		t.Helper()
		if html := uitest.HTML(a.saidDialog()...); strings.Count(html, "Deine Karten") != strings.Count(own, "Deine Karten") || !strings.Contains(html, own) {
			t.Errorf("%s: %s", when, html)
		}
		n := len(a.browser.Said)
		for range 5 {
			a.key("L", true, "")
		}
		a.key("l", false, "")
		for _, text := range a.browser.Said[n:] {
			if strings.Contains(text, "Deine Karten") && text != own {
				t.Errorf("%s: L says %q", when, text)
			}
		}
		if !slices.Contains(a.browser.Said, "") {
			t.Errorf("%s: the live region still has it", when)
		}
	}
	a.cards.Cover()
	hidden("covered", "")
	look()
	// The turn ends, and the next one takes the phone.
	a.key("r", false, "")
	if v := a.cards.Viewer(); v != 0 {
		t.Fatalf("%d still looks", v)
	}
	hidden("after the turn", "")
	a.browser.Now += 1000
	uitest.Press(t, a.page("/cards").Body(), "reveal")
	if v := a.cards.Viewer(); v == 0 || v == first {
		t.Fatalf("%d looks", a.cards.Viewer())
	}
	own := said(a)
	if !strings.Contains(own, "Deine Karten") || own == cards {
		t.Errorf("the next one hears %q", own)
	}
	hidden("for the next one", own)
}

// A notice is said when it comes, and once, whatever else is said meanwhile and on the page of another program too; not
// by a live region of its own, which Firefox does not tell when it comes with its text.
func TestNoticesAreSaidOnce(t *testing.T) {
	l := listens(t, "de", 1)
	l.log.Reset()
	update := l.a.Texts().Notices.Update
	l.a.updateReady = true
	for range 2 {
		l.a.Say("anything")
		l.settle()
	}
	if log := l.log.String(); strings.Count(log, update) != 1 || !strings.Contains(log, "said   "+update) {
		t.Errorf("heard was\n%s", log)
	}
	if html := uitest.HTML(l.a.notices()); !strings.Contains(html, update) || strings.Contains(html, "role=") || strings.Contains(html, "aria-live") {
		t.Errorf("the notice is %s", html)
	}
	next := whole(&browser.Page{Disk: browser.Memory{}})
	next.updateReady = true
	next.unpack(l.a.packed())
	if next.sayNotices(); len(next.browser.Said) > 0 {
		t.Errorf("on the next page one hears %q", next.browser.Said)
	}
	next.change(func(s *settings.Settings) { s.Language = "en" })
	if next.sayNotices(); len(next.browser.Said) > 0 {
		t.Errorf("in another language one hears once more %q", next.browser.Said)
	}
	next.updateReady = false
	next.sayNotices()
	next.updateReady = true
	if next.sayNotices(); said(next) != next.Texts().Notices.Update {
		t.Errorf("the notice that comes again is said as %q", said(next))
	}
}

// That nothing can be saved is said once, though the bar comes as somebody is told why nothing has happened.
func TestANoticeIsNotSaidTwice(t *testing.T) {
	a := whole(&browser.Page{Disk: full{browser.Memory{}}})
	a.disk.Try(store.KeyGame, 1)
	failed := a.Texts().Notices.SaveFailed
	if !a.disk.Failing() {
		t.Fatal("there is room")
	}
	a.queue = []string{failed} // what a room has just said
	a.sayNotices()
	if a.speak(); len(a.browser.Said) != 1 || a.browser.Said[0] != failed {
		t.Errorf("said is %q", a.browser.Said)
	}
	if a.sayNotices(); len(a.browser.Said) != 1 {
		t.Errorf("later one hears %q", a.browser.Said)
	}
}

// scarce is a disk that has room or not.
type scarce struct {
	browser.Memory
	full *bool
}

func (s scarce) Set(key, value string) error {
	if *s.full {
		return full{}.Set(key, value)
	}
	return s.Memory.Set(key, value)
}

// What could not be written is written some time after there is room again, though nothing else is to be, and the notice goes.
func TestWhatCouldNotBeWrittenIsTriedAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		disk := scarce{browser.Memory{}, new(bool)}
		l := listensOn(t, &browser.Page{Disk: disk}, "de")
		*disk.full = true
		l.a.change(func(s *settings.Settings) { s.OneTap = true })
		l.settle()
		failed := l.a.Texts().Notices.SaveFailed
		passes := func() {
			for end := time.Now().Add(3 * rewriteAfter); time.Now().Before(end); {
				l.pass(end)
			}
		}
		if passes(); !strings.Contains(uitest.HTML(l.a.notices()), failed) {
			t.Fatal("without room that is not told")
		}
		*disk.full = false
		if passes(); strings.Contains(uitest.HTML(l.a.notices()), failed) || !strings.Contains(disk.Memory[store.KeySettings], `"oneTap":true`) {
			t.Errorf("stored is %s, told is %s", disk.Memory[store.KeySettings], uitest.HTML(l.a.notices()))
		}
		if n := strings.Count(l.log.String(), failed); n != 1 {
			t.Errorf("it is said %d times", n)
		}
	})
}

// A confirmation is seen on the page where it was made, or on the one that it leads to, also of another program, and not
// on the next ones.
func TestAConfirmationIsLeftBehind(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := listens(t, "en", 1)
		for _, wait := range []time.Duration{0, 2 * time.Second} {
			want := "Note saved."
			if wait > 0 {
				want = ""
			}
			l.a.Confirm("Note saved.")
			l.open("/settings")
			l.settle()
			if l.a.confirmed != "Note saved." {
				t.Fatalf("where it leads to %q is shown", l.a.confirmed)
			}
			time.Sleep(wait)
			l.open("/games")
			l.settle()
			if l.a.confirmed != want {
				t.Errorf("on the page after that, %v later, %q is shown", wait, l.a.confirmed)
			}
			l.a.Confirm("Note saved.")
			time.Sleep(wait)
			l.a.OpenDialog("keys")
			l.settle()
			if l.a.confirmed != want {
				t.Errorf("a dialog that is opened %v later lies under %q", wait, l.a.confirmed)
			}
			l.a.CloseDialog()
			l.settle()
			l.a.Confirm("Note saved.")
			time.Sleep(wait)
			l.a.leave("/elsewhere")
			if l.a.confirmed != want {
				t.Errorf("going to another program %v later %q is carried along", wait, l.a.confirmed)
			}
		}
	})
}

// What leads to the page that is shown already is said at once: no page comes for which it would have to wait.
func TestWhatLeadsNowhereElseIsSaidAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := listens(t, "de", 1)
		rules, _ := escalero.Preset("escalero")
		l.a.games.Take(gametest.Begun(rules, 2))
		l.open("/games")
		l.listen()
		for range 2 {
			l.log.Reset()
			l.a.browser.Fields = map[string]string{"paste": "serviert 1 escalero\nparty Carl\nparty Doris\nthrow 12345\n"}
			uitest.Press(t, l.root(), "read")
			if l.settle(); !strings.Contains(l.log.String(), "said   "+l.a.Texts().Sharing.Arrived) {
				t.Errorf("heard is %s", l.log.String())
			}
			l.press("leave-arrived")
		}
	})
}

// A confirmation stays as long as it takes to read, also where one came shortly before.
func TestAConfirmationOutlivesTheOneBefore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := listens(t, "de", 1)
		start := time.Now()
		goOn := func(after time.Duration) {
			for time.Since(start) < after {
				l.pass(start.Add(after))
			}
		}
		l.a.Confirm("one")
		goOn(confirmTime / 2)
		l.a.Confirm("two")
		if goOn(confirmTime + confirmTime/4); l.a.confirmed != "two" {
			t.Errorf("after the time of the first %q is shown", l.a.confirmed)
		}
		if goOn(2 * confirmTime); l.a.confirmed != "" {
			t.Errorf("after its own time %q is still shown", l.a.confirmed)
		}
	})
}
