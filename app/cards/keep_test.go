//go:build !js

package cards

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/cardsetup"
	"serviert/app/cardshelf"
	"serviert/app/dicegame"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/engine/record"
)

// spy is a storage that is looked through after every write.
type spy struct {
	browser.Memory
	look func(key, text string)
}

func (s *spy) Set(key, text string) error {
	s.look(key, text)
	return s.Memory.Set(key, text)
}

// hidden is whether a stored text names cards after the last action that all
// may see.
func hidden(text string) bool {
	text = strings.NewReplacer(`\\n`, "\n", `\n`, "\n").Replace(text)
	end := 0
	for _, open := range []string{"\ncut ", "\npay", "\nbuy ", "\nleave", "\nfold"} {
		end = max(end, strings.LastIndex(text, open))
	}
	for _, hides := range []string{"\ndeal ", "\nexchange ", "\nstock ", "\nword "} {
		if strings.LastIndex(text, hides) > end {
			return true
		}
	}
	return false
}

// What is stored at any moment of an evening, under any key, shows no card
// that is hidden then: not while it is played, put aside or taken up again.
func TestTheStorageHidesTheCards(t *testing.T) {
	sealed, saves := 0, 0
	disk := &spy{Memory: browser.Memory{}, look: func(key, text string) {
		saves++
		if hidden(text) {
			t.Errorf("%s: %s", key, text)
		}
		if strings.Contains(text, `"sealed":"`) {
			sealed++
		}
	}}
	c := sitDownAt(t, disk, "en", "Anna", "Bert", "Bot easy")
	for range 10 {
		c.playTo("a hand", at(letters.Exchanging))
		for range 12 {
			was := c.evening.Log()
			c.playOn()
			for key, text := range disk.Memory {
				if hidden(text) {
					t.Fatalf("%s: %s", key, text)
				}
			}
			before := c.evening.Log()
			if before == was {
				continue // a start would only cover the cards again
			}
			if c = c.again(); c.evening == nil || c.evening.Log() != before || len(c.disk.Broken()) > 0 {
				t.Fatalf("%d actions did not come back: %q", before, c.sh.Said)
			}
		}
	}
	c.playTo("a hand", at(letters.Exchanging))
	id, log := c.evening.ID(), c.evening.Log()
	c.setUp("Cleo", "Dora")
	c.press("start")
	c.playTo("a hand", at(letters.Exchanging))
	again := opened(t, "en", disk)
	uitest.Press(t, again.History()[0], "past-"+id)
	if e := again.evening; e == nil || e.ID() != id || e.Log() != log || len(again.disk.Broken()) > 0 {
		t.Errorf("the evening that was put aside in a hand is not taken up: %q", again.sh.Said)
	}
	if sealed < 30 || saves == sealed {
		t.Errorf("%d of %d saves are sealed", sealed, saves)
	}
}

// plain rewrites an evening as the first versions stored it: the whole record,
// the hand being played with it.
func plain(t *testing.T, c *table, key string) string {
	t.Helper()
	var v, old cardgame.Saved
	text, _ := c.page.Disk.Get(key)
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatal(err)
	}
	hand, err := c.safe.Open(v.Sealed, v.ID+" "+strconv.Itoa(len(v.Record)))
	if err != nil {
		t.Fatal(err)
	}
	old = cardgame.Saved{V: 1, ID: v.ID, Started: v.Started, Seen: v.Seen, Record: v.Record + hand}
	body, err := json.Marshal(old)
	if err != nil {
		t.Fatal(err)
	}
	if !hidden(string(body)) {
		t.Fatalf("no hand is played in %s", body)
	}
	return string(body)
}

func TestOldSavesAreSealedWhenTheyAreRead(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	c.playTo("a hand", at(letters.Exchanging))
	log, text := c.evening.Log(), plain(t, c, store.KeyCards)
	for _, lists := range []bool{true, false} {
		disk := browser.Memory{store.KeyCards: text, store.KeyCardsPast + "5": strings.Replace(text, c.evening.ID(), "5", 1)}
		next := opened(t, "en", disk)
		for key, text := range disk {
			if hidden(text) || !strings.Contains(text, `"sealed":"`) {
				t.Errorf("%s is still %s", key, text)
			}
		}
		if lists {
			next.show("/cards")
			if e := next.evening; e == nil || e.Log() != log || len(next.disk.Broken()) > 0 {
				t.Error("the evening does not go on where it was")
			}
			continue
		}
		uitest.Press(t, next.History()[0], "past-5")
		if e := next.evening; e == nil || e.ID() != "5" || e.Log() != log {
			t.Error("the earlier evening does not go on where it was")
		}
	}
	// Another tab plays: this one writes nothing.
	disk := browser.Memory{store.KeyCards: text}
	watcher := &table{t: t, sh: uitest.NewShell("en", "/"), clock: c.clock, page: &browser.Page{Disk: disk, Luck: uitest.Luck(t)}, elsewhere: true}
	watcher.newRoom(disk)
	if watcher.Load(); disk[store.KeyCards] != text {
		t.Error("a tab that watches has written")
	}
}

// withKey is a room at the table, on a device with another key.
func withKey(t *testing.T, lang string, disk browser.Storage, key byte) *table {
	t.Helper()
	c := opened(t, lang, disk)
	c.page.Key = make([]byte, 32)
	c.page.Key[0] = key
	c.safe = c.page.Safe()
	c.show("/cards")
	return c
}

// With another key the hand is lost, and nothing else.
func TestAHandThatCannotBeOpened(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		c := sitDown(t, lang, "Anna", "Bert")
		c.playTo("the first hand's end", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 1 })
		figures := c.evening.Standings()
		c.playTo("another hand", at(letters.Exchanging))
		text, _ := c.page.Disk.Get(store.KeyCards)
		other := withKey(t, lang, maps.Clone(c.page.Disk.(browser.Memory)), 1)

		next := withKey(t, lang, c.page.Disk, 1)
		e := next.evening
		if e == nil || e.Public().Phase != letters.Dealing || len(e.Public().Hands) != 1 || !slices.Equal(e.Standings(), figures) {
			t.Fatalf("%s: it does not go on after the last hand: %q", lang, next.sh.Said)
		}
		if want := next.texts().Say.HandLost; !strings.Contains(next.sh.Said, want) || !strings.Contains(next.html(), want) {
			t.Errorf("%s: said %q, shown %s", lang, next.sh.Said, next.html())
		}
		if b := next.disk.Broken(); len(b) != 1 || b[0].Text != text {
			t.Errorf("%s: set aside is %+v", lang, b)
		}
		other.setUp("Anna", "Cleo")
		if other.press("start"); strings.Contains(other.html(), "lost-hand") {
			t.Error("it is said of another evening")
		}
		next.playTo("the end of the next hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 2 })
		if strings.Contains(next.html(), "lost-hand") {
			t.Error("it is still said")
		}
		next.playTo("another hand", at(letters.Exchanging))
		again := withKey(t, lang, c.page.Disk, 1)
		if again.evening == nil || again.evening.Log() != next.evening.Log() || len(again.disk.Broken()) != 1 {
			t.Errorf("%d set aside after another start", len(again.disk.Broken()))
		}
	}
}

func TestAHandThatCannotBeOpenedInAFullStorage(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	c.playTo("a hand", at(letters.Exchanging))
	text, _ := c.page.Disk.Get(store.KeyCards)
	disk := &full{browser.Memory{store.KeyCards: text}}
	next := withKey(t, "en", disk, 1)
	next.playTo("another hand", at(letters.Exchanging))
	if disk.Memory[store.KeyCards] != text || !next.disk.Failing() {
		t.Errorf("left is %v, failing %t", disk.Memory, next.disk.Failing())
	}
}

// full is a storage without room.
type full struct{ browser.Memory }

func (*full) Set(string, string) error { return errors.New("full") }

// doubted plays hands until one is over in which the list judged a word.
func doubted(t *testing.T) *table {
	t.Helper()
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("a doubted word", func(e *cardgame.Evening) bool {
		c.doubt(1)
		c.doubt(2)
		return len(e.Judged()) > 0 && at(letters.Dealing)(e)
	})
	return c
}

// An evening that has gone on elsewhere is no second one when it comes back: that of
// this device, on the table or put aside, would stay unfinished for ever. Where a hand
// is being played here, nobody can tell whether it is the same, and both stay; so they
// do while another tab has the one here.
func TestAnEveningComesBackFurtherOn(t *testing.T) {
	for _, where := range []string{"on the table", "put aside", "in a hand", "in another tab"} {
		c := sitDown(t, "de", "Anna", "Bert")
		c.evening.PlayFor(escalero.Stake{Cents: 10, Currency: "EUR"})
		c.playTo("the end of a hand", betweenHands(1))
		disk := maps.Clone(c.page.Disk.(browser.Memory))
		id := c.evening.ID()
		c.playTo("the end of the next", betweenHands(2))
		text, _ := cardshelf.Text(c.evening)
		text = strings.Replace(text, "party Bert", "party Berta", 1) // put right meanwhile
		dear := strings.Replace(text, "stake=0.10_EUR", "stake=9.00_EUR", 1)
		if dear == text {
			t.Fatalf("no stake goes along: %s", text)
		}

		c = opened(t, "de", disk)
		c.show("/cards")
		switch where {
		case "put aside":
			c.putAside()
		case "in a hand":
			c.playTo("a bet", func(e *cardgame.Evening) bool { return e.Public().Phase == letters.Betting })
		case "in another tab":
			c.elsewhere = true
		}
		if wrong, _ := c.bring(dear); wrong != nil {
			t.Fatalf("%s: %+v", where, wrong)
		}
		again := opened(t, "de", c.page.Disk)
		p, onTable := again.onTable()
		if both := strings.HasPrefix(where, "in "); len(again.past.All()) != 1 || onTable != both || again.past.All()[0].Hands != 2 || (again.past.All()[0].ID == id) == both {
			t.Errorf("%s: on the table is %+v (%t), earlier ones are %+v", where, p, onTable, again.past.All())
		}
		if stake := again.past.All()[0].Stake; (stake == "0.10 EUR") == strings.HasPrefix(where, "in ") {
			t.Errorf("%s: a chip is worth %s", where, stake)
		}
		if c.sh.Said != c.texts().Over.Brought || c.sh.Focused != "past-"+c.past.All()[0].ID {
			t.Errorf("%s: said %q, the focus is on %s", where, c.sh.Said, c.sh.Focused)
		}
	}
}

// bring takes in a text, and is what was wrong with it and how often that was
// told.
func (c *table) bring(text string) (wrong *dicegame.Problem, told int) {
	c.Bring(dicegame.ReadText(text), func(p *dicegame.Problem) {
		wrong = p
		told++
	})
	return wrong, told
}

func TestAnEveningComesBack(t *testing.T) {
	c := doubted(t)
	e := c.evening
	text, ok := cardshelf.Text(e)
	if !ok || !strings.Contains(text, "judged="+strings.Join(e.Judged(), ",")) {
		t.Fatalf("exported as %q", text)
	}
	if wrong, _ := c.bring(text); wrong != nil || c.sh.Said != c.sh.Texts().Games.Already || len(c.past.All()) != 0 {
		t.Errorf("said %q of an evening that is on the table, %d earlier ones", c.sh.Said, len(c.past.All()))
	}

	c = opened(t, "de", browser.Memory{})
	wrong, told := c.bring("\uFEFF" + strings.ReplaceAll(text, "\n", "\r\n"))
	if wrong != nil || told != 1 || len(c.past.All()) != 1 {
		t.Fatalf("problem %+v, told %d times, %d evenings", wrong, told, len(c.past.All()))
	}
	p := c.past.All()[0]
	if p.Record != e.Saved().Record || p.Started != e.Started() || p.Ended != 0 || p.Hands != e.Figures().Hands {
		t.Errorf("came back as %+v", p)
	}
	if c.sh.Said != c.texts().Over.Brought || c.sh.Focused != "past-"+p.ID {
		t.Errorf("said %q, focus on %s", c.sh.Said, c.sh.Focused)
	}
	if c.bring(text); len(c.past.All()) != 1 || c.sh.Said != c.sh.Texts().Games.Already {
		t.Error("the same evening is there twice")
	}
	if !uitest.Has(c.History()[0], "past-"+p.ID) {
		t.Error("the history does not show the evening")
	}
	again := opened(t, "de", c.page.Disk)
	uitest.Press(t, again.History()[0], "past-"+p.ID)
	if again.evening == nil || again.evening.Log() != e.Log() || again.sh.At != "/cards" {
		t.Error("it cannot be taken up after a restart")
	}
	if html := uitest.HTML(again.History()...); !strings.Contains(html, "Anna") {
		t.Error("the history does not show the evening on the table")
	}
}

// An evening that is over is over where it comes to, also if it does not say since when.
func TestAnEveningThatIsOverComesBack(t *testing.T) {
	there := doubted(t)
	there.leave()
	text, _ := cardshelf.Text(there.evening)
	ended := "ended=" + strconv.FormatInt(there.evening.Ended(), 10)
	for since, want := range map[string]int64{ended: there.evening.Ended(), "": 1_800_000_000_000} {
		c := opened(t, "de", browser.Memory{})
		c.page.Now = 1_800_000_000_000
		c.bring(strings.Replace(text, ended, since, 1))
		if len(c.past.All()) != 1 || c.past.All()[0].Ended != want || !slices.Equal(c.past.All()[0].Won, there.evening.Past().Won) {
			t.Errorf("%q: %+v", since, c.past.All())
		}
	}
}

func TestAnotherWordListIsTold(t *testing.T) {
	c := doubted(t)
	v := c.evening.Saved()
	text, _ := cardshelf.Text(c.evening)
	was := c.evening.Judged()[0]
	word, refused := strings.CutPrefix(was, "-")
	if !refused {
		word = "-" + was
	}
	// The comment says that the list took the word otherwise than this one does.
	other := strings.Replace(text, "judged="+was, "judged="+word, 1)
	// The game goes on as it could only after another verdict.
	illegal := strings.Replace(text, "\npay\n", "\nverdict yes\npay\n", 1)
	for _, text := range []string{other, illegal} {
		c := opened(t, "de", browser.Memory{})
		p, _ := c.bring(text)
		if p == nil || !strings.Contains(p.Text(c.sh.Texts()), c.sh.Texts().Games.Problem.OtherList) || len(c.past.All()) > 0 {
			t.Errorf("%+v, %d evenings", p, len(c.past.All()))
		}
		if text == illegal && p != nil && !strings.Contains(p.Text(c.sh.Texts()), "verdict yes") {
			t.Errorf("%q does not show the line", p.Text(c.sh.Texts()))
		}
	}
	// Nor are its rules wrong where the list here is older than the one it was played with.
	newer := regexp.MustCompile(`option edition \d+`).ReplaceAllString(text, "option edition 9")
	c = opened(t, "de", browser.Memory{})
	if p, _ := c.bring(newer); p == nil || p.Text(c.sh.Texts()) != c.sh.Texts().Games.Problem.Edition || len(c.past.All()) > 0 {
		t.Errorf("of a newer word list it says %+v, %d evenings", p, len(c.past.All()))
	}
	// A save that cannot be replayed is kept, with the reason.
	v.Record = strings.Replace(v.Record, "\npay\n", "\nverdict yes\npay\n", 1)
	c = opened(t, "de", c.page.Disk)
	c.disk.Save(store.KeyCards, v)
	c.Load()
	c.show("/cards")
	if b := c.disk.Broken(); c.evening != nil || len(b) != 1 || !strings.Contains(b[0].Why, "word list") || !strings.Contains(b[0].Text, "verdict yes") {
		t.Errorf("set aside: %+v", b)
	}
}

// slow is a browser whose files arrive when the test says so.
type slow struct {
	*browser.Page
	wait []func()
}

func (s *slow) Fetch(name string, then func([]byte, bool)) {
	s.wait = append(s.wait, func() { s.Page.Fetch(name, then) })
}

func (s *slow) arrive() {
	list := s.wait
	s.wait = nil
	for _, f := range list {
		f()
	}
}

func TestAnEveningWaitsForItsWordList(t *testing.T) {
	text, _ := cardshelf.Text(doubted(t).evening)
	for _, here := range []bool{true, false} {
		c := opened(t, "de", browser.Memory{})
		b := &slow{Page: c.page}
		c.setup = cardsetup.New(c.sh, b, c.disk, c.Room)
		if !here {
			delete(c.page.Files, "words/de.words")
		}
		var wrong *dicegame.Problem
		told := 0
		c.Bring(dicegame.ReadText(text), func(p *dicegame.Problem) { wrong, told = p, told+1 })
		if told != 0 || len(c.past.All()) != 0 || !strings.Contains(c.sh.Said, "Deutsch") {
			t.Errorf("does not wait: %+v, said %q", wrong, c.sh.Said)
		}
		b.arrive()
		if told != 1 || (wrong == nil) != here || (len(c.past.All()) == 1) != here {
			t.Errorf("with a list %v: told %d times %+v, %d evenings", here, told, wrong, len(c.past.All()))
		}
		// What was told is told once, whatever lists come later.
		c.setup.Need("en")
		c.setup.Need("de")
		c.sh.Confirmed = ""
		if b.arrive(); told != 1 || c.sh.Confirmed != "" {
			t.Errorf("with a list %v: with the next list told %d times, said %q", here, told, c.sh.Confirmed)
		}
	}
	// Meanwhile the table says which list it waits for: that of the evening, and not of the app.
	c := sitDown(t, "de", "Anna", "Bert")
	next := opened(t, "en", c.page.Disk)
	next.setup = cardsetup.New(next.sh, &slow{Page: next.page}, next.disk, next.Room)
	next.show("/cards")
	if name := next.texts().New.Languages.At("de"); !strings.Contains(next.html(), name) || strings.Contains(next.html(), next.texts().New.Languages.At("en")) {
		t.Errorf("it does not wait for the list of %s: %s", name, next.html())
	}
}

// What a list said is in an export only where a list was asked.
func TestABookIsNoList(t *testing.T) {
	c := opened(t, "en", browser.Memory{})
	c.setUp("Anna", "Bert")
	c.enter("challenge-players", "players")
	c.press("start")
	c.playTo("a verdict", func(e *cardgame.Evening) bool {
		c.doubt(1)
		return c.has("verdict-no")
	})
	c.press("verdict-no")
	if len(c.evening.Judged()) != 0 {
		t.Errorf("the book's verdict is taken for the list's: %v", c.evening.Judged())
	}
}

// An evening that a book judges goes on without a word list; it comes then all the same,
// for what could have been laid.
func TestTheListComesToAnEveningThatNeedsNone(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	c.show("/cards-new")
	c.enter("challenge-players", "players")
	c.press("start")
	c.playTo("the end of a hand", betweenHands(1))
	if again := c.again(); !c.has("look-1") || !again.has("look-1") {
		t.Errorf("the best word can be asked for before a reload: %t, and after it: %t", c.has("look-1"), again.has("look-1"))
	}
}

// A byte that changed on the disk costs no evening, and changes none without a
// word: it goes on after the last hand before the damage.
func TestADamagedEveningGoesOn(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("three hands", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 3 })
	c.playTo("another hand", at(letters.Exchanging))
	whole, _ := c.page.Disk.Get(store.KeyCards)
	begin, went := strings.Index(whole, `"record":"`), 0
	for at := 0; at < len(whole); at += 37 {
		text := whole[:at] + string(whole[at]^4) + whole[at+1:]
		next := opened(t, "de", browser.Memory{store.KeyCards: text})
		next.show("/cards")
		e, aside := next.evening, next.disk.Broken()
		switch {
		case len(aside) == 1 && aside[0].Text == text && e == nil && at < begin+200: // in the head of the record
		case len(aside) == 2 && aside[0].Text == text && e == nil && whole[at-len("edition "):at] == "edition ": // an unknown one
		case len(aside) == 1 && aside[0].Text == text && e != nil && len(e.Public().Hands) <= 3 && next.lost:
			went++
		case len(aside) == 0 && e != nil && e.Log() == c.evening.Log(): // in the sum
		default:
			t.Fatalf("byte %d: %d set aside, %v", at, len(aside), e != nil)
		}
	}
	if went < len(whole)/37/2 {
		t.Errorf("only %d went on", went)
	}

	// A line that breaks the rules, as a faulty version might write one.
	var v cardgame.Saved
	if err := json.Unmarshal([]byte(whole), &v); err != nil {
		t.Fatal(err)
	}
	last := strings.LastIndex(v.Record, "deal ")
	v.Record = v.Record[:last] + "leave\nleave\n" + v.Record[last:]
	text, _ := json.Marshal(v)
	next := opened(t, "de", browser.Memory{store.KeyCards: string(text)})
	next.show("/cards")
	if e := next.evening; e == nil || len(e.Public().Hands) != 2 || !next.lost || len(next.disk.Broken()) == 0 {
		t.Errorf("with a line against the rules: %v, said %q", e != nil, next.sh.Said)
	}
}

// An evening that is put aside before its word list has come is listed with its
// players.
func TestAnEveningPutAsideUnreadHasNames(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	c.playTo("a hand", at(letters.Exchanging))
	text, _ := c.page.Disk.Get(store.KeyCards)
	next := opened(t, "en", browser.Memory{store.KeyCards: text})
	if !next.putAside() || len(next.past.All()) != 1 || !slices.Equal(next.past.All()[0].Names, []string{"Anna", "Bert"}) {
		t.Errorf("listed is %+v", next.past.All())
	}
}

// A result that does not fit the names, as a backup made by hand may have it, is left out.
func TestAResultThatFitsNobodyIsLeftOut(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	c.playTo("the end of a hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 1 })
	c.leave()
	text, _ := c.page.Disk.Get(store.KeyCards)
	var fields map[string]any
	if err := json.Unmarshal([]byte(text), &fields); err != nil {
		t.Fatal(err)
	}
	for names, won := range map[string]string{`[]`: `[5,-5]`, `["Anna"]`: `[5,-5]`, `["Anna","Bert","Cleo"]`: `[5,5]`, `null`: `null`} {
		fields["names"], fields["won"], fields["id"] = json.RawMessage(names), json.RawMessage(won), "9"
		p, _ := json.Marshal(fields)
		next := opened(t, "en", browser.Memory{store.KeyCardsPast + "8": strings.Replace(string(p), `"id":"9"`, `"id":"8"`, 1), store.KeyCards: string(p)})
		for _, list := range [][]app.UI{next.History(), next.Evenings()} {
			if html := uitest.HTML(app.Div().Body(list...)); !strings.Contains(html, "Anna and Bert") || strings.Contains(html, " 5<") {
				t.Errorf("names %s, won %s: listed is %s", names, won, html)
			}
		}
		next.Ended()
		if !next.putAside() {
			t.Errorf("names %s, won %s: cannot be put aside", names, won)
		}
		next.Evenings()
	}
}

// Years of evenings do not become one list: the latest are there, and earlier ones when they are asked for.
func TestEarlierEveningsComeWhenTheyAreAskedFor(t *testing.T) {
	disk := browser.Memory{}
	for i := range 50 {
		p := cardgame.Past{Saved: cardgame.Saved{V: 1, ID: strconv.Itoa(1000 + i), Started: int64(1000 + i), Ended: int64(1000 + i), Open: true,
			Record: "serviert 1 choose-your-words\nparty Anna\nparty Bert\n"}, Names: []string{"Anna", "Bert"}, Won: []int{5, -5}, Hands: 1}
		text, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		disk[store.KeyCardsPast+p.ID] = string(text)
	}
	c := opened(t, "en", disk)
	for _, list := range []func() []app.UI{c.History, c.Evenings} {
		c.earlier = 0
		for _, n := range []int{20, 40, 50} {
			all := app.Div().Body(list()...)
			html := uitest.HTML(all)
			if got := strings.Count(html, `id="past-`); got != n {
				t.Fatalf("%d evenings are listed, want %d", got, n)
			}
			if more := uitest.Has(all, "earlier"); more != (n < 50) {
				t.Fatalf("with %d evenings, that there are more is said: %v", n, more)
			} else if more {
				uitest.Press(t, all, "earlier")
				if want := "past-" + strconv.Itoa(1049-n); c.sh.Focused != want || !uitest.Has(app.Div().Body(list()...), want) {
					t.Errorf("the focus is on %q, want %q", c.sh.Focused, want)
				}
			}
		}
	}
}

// Several who have won the same are told together, and where nobody has won, nobody is.
func TestWhoHasWonIsToldTogether(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	tt := &c.texts().Over
	for _, x := range []struct {
		won         []int
		title, note string
	}{
		{[]int{12, 12, -24}, "Anna und Bert gewinnen je 12", "Anna und Bert +12"},
		{[]int{1200, 0, -1200}, "Anna gewinnt 1.200", "Anna +1.200"},
		{[]int{0, 0, 0}, tt.Drawn, tt.Drawn},
	} {
		names := []string{"Anna", "Bert", "Cleo"}
		if got := c.hasWon(tt.Won, tt.WonEach, names, x.won); got != x.title {
			t.Errorf("%v: %q, want %q", x.won, got, x.title)
		}
		if got := c.hasWon("", "", names, x.won); got != x.note {
			t.Errorf("%v: %q, want %q", x.won, got, x.note)
		}
	}
}

// Own words that are none, as a backup made by hand may have them, do not count: an evening with them could not be
// read again.
func TestOwnWordsThatAreNone(t *testing.T) {
	var many []string
	for i := range 600 {
		many = append(many, "W"+strings.Repeat("E", i/216+1)+string("DNRSTU"[i%6])+string("DNRSTU"[i/6%6])+string("DNRSTU"[i/36%6]))
	}
	for _, x := range []struct{ words, want []string }{
		{[]string{"kaputt", "QUIB", "A B", "X", "", "ÄÖ", "A,B", "Q\nleave", "ZUZU"}, []string{"QUIB", "ZUZU"}},
		{many, many[:500]},
	} {
		own, _ := json.Marshal(store.OwnWords{V: store.Schema, Words: map[string][]string{"de": x.words, "fr": {"OUI"}}})
		c := opened(t, "de", browser.Memory{store.KeyCardsOwn: string(own)})
		if got := c.setup.Own("de"); !slices.Equal(got, x.want) {
			t.Errorf("%d own words are %.200q, want %d", len(got), got, len(x.want))
		}
		if c.setup.Add("de", "BAUM"); len(x.want) == 500 { // one too many does not push out another, silently
			if got := c.setup.Own("de"); !slices.Equal(got, x.want) || c.sh.Confirmed != fmt.Sprintf(c.texts().Own.Full, 500) {
				t.Errorf("%d own words, said %q", len(got), c.sh.Confirmed)
			}
			full := opened(t, "de", browser.Memory{store.KeyCardsOwn: string(own)})
			full.show("/cards-new")
			full.enter("own-word", "zöpfl")
			if full.press("own-add"); full.sh.Said != c.sh.Confirmed || !strings.Contains(full.html(), c.sh.Confirmed) || !slices.Equal(full.setup.Own("de"), x.want) {
				t.Errorf("%d own words, said %q", len(full.setup.Own("de")), full.sh.Said)
			}
			full.press("drop-de-" + many[0])
			if full.press("own-add"); len(full.setup.Own("de")) != 500 || !slices.Contains(full.setup.Own("de"), "ZOEPFL") {
				t.Errorf("with one word less there are %q", full.setup.Own("de"))
			}
		} else {
			c.setup.Drop("de", "BAUM")
		}
		c.setUp("Anna", "Bert")
		c.press("start")
		if next := c.again(); next.evening == nil || len(next.evening.Public().Rules.Words) != len(x.want) {
			t.Errorf("the evening with %d own words does not come back", len(x.want))
		}
	}
}

// Own words can be added and removed between two hands of a running evening, and
// count from the next one on; while a hand is played they can be read only.
func TestOwnWordsBetweenTwoHands(t *testing.T) {
	for lang, known := range map[string]string{"de": "Haus", "en": "house"} {
		c := sitDown(t, lang, "Anna", "Bert")
		own := func() {
			c.t.Helper()
			c.press("menu")
			c.press("menu-list")
		}
		c.playTo("a turn", looking)
		own()
		if c.has("own-word") || !strings.Contains(c.html(), c.texts().Own.Change) {
			t.Errorf("%s: the words can be changed while a hand is played: %s", lang, c.html())
		}
		c.sh.CloseDialog()
		c.playTo("the end of a hand", at(letters.Dealing))
		own()
		for text, want := range map[string]string{known: "", "x": "", "zappl": "ZAPPL"} {
			c.enter("own-word", text)
			c.press("own-add")
			if got := c.evening.Public().Rules.Words; slices.Contains(got, strings.ToUpper(text)) != (want != "") {
				t.Errorf("%s: %q typed, own words %v", lang, text, got)
			}
			if c.sh.Shown != "cards-own" {
				t.Errorf("%s: the list has closed", lang)
			}
		}
		if !slices.Contains(c.setup.Own(lang), "ZAPPL") || !c.has("drop-"+lang+"-ZAPPL") {
			t.Errorf("%s: not kept: %v, %s", lang, c.setup.Own(lang), c.html())
		}
		c = c.again()
		if yes, ok := c.evening.IsWord("ZAPPL"); !yes || !ok {
			t.Errorf("%s: not a word after the app was opened again", lang)
		}
		// All at the table see it, until the next hand has been played.
		added := c.sh.Texts().Fill(c.texts().Say.Admit, "ZAPPL")
		if !c.has("own-words") || !strings.Contains(c.html(), added) {
			t.Errorf("%s: nobody is shown that %s: %s", lang, added, c.html())
		}
		own()
		c.press("drop-" + lang + "-ZAPPL")
		if c.has("drop-"+lang+"-ZAPPL") || len(c.evening.Public().Rules.Words) != 0 || len(c.setup.Own(lang)) != 0 {
			t.Errorf("%s: not removed: %v, %s", lang, c.setup.Own(lang), c.html())
		}
		if yes, _ := c.again().evening.IsWord("ZAPPL"); yes {
			t.Errorf("%s: removed, but still a word", lang)
		}
		if html := c.again().html(); !strings.Contains(html, added+" "+c.sh.Texts().Fill(c.texts().Say.Forbid, "ZAPPL")) {
			t.Errorf("%s: nobody is shown that it came and went: %s", lang, html)
		}
		c.enter("own-word", "x")
		c.press("own-add")
		c.sh.CloseDialog()
		if c.show("/cards-new"); !strings.Contains(c.html(), ` hidden id="own-wrong"`) {
			t.Errorf("%s: what was refused at the table is wrong in the set-up: %s", lang, c.html())
		}
		c.show("/cards")
		c.playTo("the end of the next hand", betweenHands(2))
		if c.has("own-words") {
			t.Errorf("%s: it is still shown after the next hand", lang)
		}
		// So it is before the first deal.
		c = sitDown(t, lang, "Anna", "Bert")
		if c.act(letters.Action{Kind: letters.Cut}); c.evening.Public().Phase == letters.Dealing {
			c.act(letters.Action{Kind: letters.Allow, Text: "ZAPPL"})
			if !strings.Contains(c.html(), added) {
				t.Errorf("%s: before the first deal there is %s", lang, c.html())
			}
		}
	}
}

// After a hand the best word that a person could have found comes first, beside it
// the best there is, if that counts more.
func TestBestWordThatPeopleKnow(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		c := sitDown(t, lang, "Anna", "Bert")
		deck, _ := letters.DeckOf(lang)
		chance, both, one := rand.New(rand.NewPCG(21, 22)), 0, 0
		for range 40 {
			pack := []byte(deck.Pack())
			chance.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
			doc, err := record.Parse("serviert 1 choose-your-words\noption language " + lang + "\noption dealer 1\noption edition " + map[string]string{"de": "1", "en": "2"}[lang] +
				"\nparty Anna\nparty Bert\ndeal " + letters.Cards(pack).String() + "\nbet 1\ncall\nexchange -\nexchange -\nbet 1\ncall\nword -\nword -\npay\n")
			if err != nil {
				t.Fatal(err)
			}
			if c.evening, err = cardgame.Brought(doc, "9", 1, 0, "").Evening(c.setup.List(lang)); err != nil {
				t.Fatal(err)
			}
			c.clear()
			c.press("best-1")
			found, ok := c.evening.Best(1)
			best, most, known, fewer := found.All.Cards, found.All.Points, found.Known.Cards, found.Known.Points
			if !ok || fewer > most {
				t.Fatalf("%s: %+v, %t", lang, found, ok)
			}
			html, said := c.html(), c.sh.Said
			first, second := strings.Index(html, ">"+c.evening.Spelled(known.Word())+"<"), strings.Index(html, ">"+c.evening.Spelled(best.Word())+"<")
			switch {
			case known == "" || best == "":
			case fewer == most:
				one++
				if list := c.setup.List(lang); list.Grade(list.Rank(best.Word())) != lexicon.Common || second < 0 {
					t.Errorf("%s: %s before %s", lang, best.Word(), known.Word())
				}
			default:
				both++
				if first < 0 || second < first {
					t.Errorf("%s: %s and %s are at %d and %d of %s", lang, known.Word(), best.Word(), first, second, html)
				}
				if a, b := strings.Index(said, known.Word()), strings.LastIndex(said, best.Word()); a < 0 || b < a {
					t.Errorf("%s: said is %q, known %s, best %s", lang, said, known.Word(), best.Word())
				}
			}
		}
		if both < 5 || one < 3 {
			t.Errorf("%s: %d with two words, %d with one", lang, both, one)
		}
	}
}

// An evening that is over can have a note. It is there after a restart, among the earlier evenings, and when one of them is
// opened again; a record does not have it.
func TestANoteOnAnEvening(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("the end of a hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 1 })
	if c.has("note-" + c.evening.ID()) {
		t.Error("a note is offered before the evening is over")
	}
	c.leave()
	id := c.evening.ID()
	c.press("note-" + id)
	c.enter("noting", " Auf der\nAlm ")
	c.press("note-keep")
	if c.sh.Confirmed != "Notiz gespeichert." || c.sh.Focused != "note-"+id || c.has("noting") {
		t.Errorf("said %q, focus on %s", c.sh.Confirmed, c.sh.Focused)
	}
	c.press("note-" + id)
	c.show("/cards-new")
	c.show("/cards")
	if c.has("noting") {
		t.Error("the field is still open when somebody comes back")
	}
	c.press("note-" + id)
	c.enter("noting", "Almhütte")
	draft := c.Pages()[0].Draft()
	c = c.again()
	c.Pages()[0].Redraft(draft)
	if !strings.Contains(c.html(), `Almhütte"></textarea>`) {
		t.Error("what was typed is lost when the page is loaded again")
	}
	c.press("note-leave")
	if c.has("noting") || c.evening.Note() != "Auf der Alm" {
		t.Errorf("left, the note is %q", c.evening.Note())
	}
	if text, _ := cardshelf.Text(c.evening); strings.Contains(text, "Alm") {
		t.Error("the record has the note")
	}
	noted := func(c *table, where string) {
		t.Helper()
		if html := uitest.HTML(c.History()...); strings.Count(html, "Notiz: Auf der Alm") != 1 {
			t.Errorf("%s: %s", where, html)
		}
	}
	c = c.again()
	noted(c, "after a restart")
	c.show("/cards")
	noted(c, "on the table")
	if !strings.Contains(c.html(), `class="noted"`) {
		t.Error("the standings do not show the note")
	}
	if !c.putAside() {
		t.Fatal("no room")
	}
	c = c.again()
	noted(c, "put aside")
	uitest.Press(t, c.History()[0], "past-"+id)
	c.show("/cards")
	if c.evening == nil || c.evening.Note() != "Auf der Alm" {
		t.Fatal("the note is lost")
	}
	c.press("note-" + id)
	c.enter("noting", "")
	c.press("note-keep")
	if c.sh.Confirmed != "Notiz gelöscht." || strings.Contains(uitest.HTML(c.again().History()...), "Notiz") {
		t.Errorf("said %q", c.sh.Confirmed)
	}
}

// An evening that is over leaves the storage. It is listed as before, known when it is
// brought once more, and shown whole when somebody opens it.
func TestAnEveningThatIsOverLeavesTheStorage(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bot easy")
	c.playTo("the end of a hand", betweenHands(1))
	c.leave()
	text, _ := cardshelf.Text(c.evening)
	log, id, room := c.evening.Log(), c.evening.ID(), c.page.Room.(browser.Boxes)
	c.show("/games")
	standing := uitest.HTML(c.History()...)
	if !c.putAside() {
		t.Fatal("no room")
	}
	c = openedWith(t, "de", c.page.Disk, room)
	if len(c.past.All()) != 1 || !c.past.All()[0].Shelved() || len(room) != 1 {
		t.Fatalf("earlier ones are %+v", c.past.All())
	}
	if list := c.Ended(); len(list) != 1 || len(list[0].Won) != 2 || list[0].Computer[0] == list[0].Computer[1] {
		t.Errorf("over is %+v, was %s", list, standing)
	}
	if c.bring(text); len(c.past.All()) != 1 || c.sh.Said != c.sh.Texts().Games.Already {
		t.Errorf("brought once more: %q, %d evenings", c.sh.Said, len(c.past.All()))
	}
	c = openedWith(t, "de", c.page.Disk, room)
	c.takeUp(id)
	c.show("/cards")
	if c.evening == nil || c.evening.Log() != log || !c.evening.Over() || len(c.past.All()) != 0 || len(room) != 0 || !c.has("rematch") {
		t.Fatalf("opened is %+v, earlier are %d, on the shelf %d", c.evening, len(c.past.All()), len(room))
	}
	if c = c.again(); c.evening == nil || c.evening.Log() != log {
		t.Fatal("after a restart it is gone")
	}
	c.putAside()
	late := &uitest.LateBoxes{Boxes: maps.Clone(room)}
	slow := openedWith(t, "de", maps.Clone(c.page.Disk.(browser.Memory)), late)
	slow.takeUp(id)
	slow.CatchUp() // another tab has changed something meanwhile
	for ; len(late.Waiting) > 0; late.Waiting = late.Waiting[1:] {
		late.Waiting[0]()
	}
	if slow.show("/cards"); slow.evening == nil || slow.evening.Log() != log || slow.sh.Confirmed == slow.texts().Over.HandsGone {
		t.Errorf("read into another list: %+v, said %q", slow.evening, slow.sh.Confirmed)
	}
	closed := openedWith(t, "de", c.page.Disk, browser.Boxes(nil))
	if closed.takeUp(id); closed.sh.Confirmed != closed.texts().Over.Unread || len(closed.past.All()) != 1 {
		t.Errorf("without the shelf: %q", closed.sh.Confirmed)
	}
	empty := openedWith(t, "de", c.page.Disk, browser.Boxes{})
	if empty.takeUp(id); empty.sh.Confirmed != empty.texts().Over.HandsGone || len(empty.past.All()) != 1 {
		t.Errorf("with its hands lost: %q", empty.sh.Confirmed)
	}
	other := openedWith(t, "de", c.page.Disk, room)
	c.past.Forget(id)
	if other.takeUp(id); len(other.past.All()) != 0 || other.waiting != nil || len(room) != 0 {
		t.Errorf("deleted in another tab: %d evenings, on the shelf %d", len(other.past.All()), len(room))
	}
}

// One that was said to be over, and has gone on elsewhere all the same, is still one.
func TestAnEveningOnTheShelfThatHasGoneOn(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("the end of a hand", betweenHands(1))
	first, _ := cardshelf.Text(c.evening)
	c.playTo("the end of the next", betweenHands(2))
	second, _ := cardshelf.Text(c.evening)

	c = opened(t, "de", browser.Memory{})
	c.bring(strings.Replace(first, " ended=0", " ended=1700000000000", 1))
	c = openedWith(t, "de", c.page.Disk, c.page.Room)
	if len(c.past.All()) != 1 || !c.past.All()[0].Shelved() {
		t.Fatalf("brought is %+v", c.past.All())
	}
	id := c.past.All()[0].ID
	if c.bring(second); len(c.past.All()) != 1 || c.past.All()[0].ID != id || c.past.All()[0].Hands != 2 {
		t.Errorf("earlier ones are %+v", c.past.All())
	}
	if c = openedWith(t, "de", c.page.Disk, c.page.Room); len(c.past.All()) != 1 || c.past.All()[0].Hands != 2 {
		t.Errorf("after a restart: %+v", c.past.All())
	}
}

// The browser may end between the two writes that put an evening on the table.
func TestAnEveningThatIsThereTwiceIsOne(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("the end of a hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 1 })
	text, _ := c.page.Disk.Get(store.KeyCards)
	if err := c.page.Disk.Set(store.KeyCardsPast+c.evening.ID(), text); err != nil {
		t.Fatal(err)
	}
	c = c.again()
	if n := strings.Count(uitest.HTML(c.History()...), "Anna"); n != 1 || len(c.Evenings()) != 0 {
		t.Errorf("it is listed %d times", n)
	}
	c.putAside()
	if c = openedWith(t, "de", c.page.Disk, c.page.Room); len(c.past.All()) != 1 {
		t.Errorf("put aside are %d", len(c.past.All()))
	}
}

// A program that lists the earlier evenings and shows no table leads to one with all that is needed there.
func TestAnEveningIsTakenUpWhereNoTableIsShown(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("the end of a hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) > 0 })
	id, hands := c.evening.ID(), len(c.evening.Public().Hands)
	if !c.putAside() {
		t.Fatal("the evening cannot be put aside")
	}
	c.wakes, c.deals = nil, nil // as long as nobody calls Play
	c.sh.Go("/games")
	c.takeUp(id)
	c.Arrived("de")
	if c.evening != nil || c.sh.Visited != TablePath || len(c.past.All()) != 0 {
		t.Errorf("at %q, %d evenings are put aside", c.sh.Visited, len(c.past.All()))
	}
	c = c.again()
	if c.show("/cards"); c.evening == nil || c.evening.ID() != id || len(c.evening.Public().Hands) != hands {
		t.Errorf("the evening does not go on: %+v", c.evening)
	}
}

// An evening that was brought is not taken for one that was played here: the list says how it came, and so does its last
// page, also after it was played on.
func TestABroughtEveningSaysHowItCame(t *testing.T) {
	there := doubted(t)
	text, _ := cardshelf.Text(there.evening)
	for from, by := range map[string]string{dicegame.FromFile: "aus einer Datei", dicegame.FromText: "aus eingefügtem Text", "": ""} {
		c := opened(t, "de", browser.Memory{})
		b := dicegame.ReadText(text)
		b.From = from
		c.Bring(b, func(*dicegame.Problem) {})
		c = opened(t, "de", c.page.Disk)
		said := func(where string, parts ...app.UI) {
			t.Helper()
			if html := uitest.HTML(parts...); strings.Contains(html, "aus ei") != (by != "") || !strings.Contains(html, by) {
				t.Errorf("brought by %q, %s: %s", from, where, html)
			}
		}
		said("the list", c.History()...)
		uitest.Press(t, c.History()[0], "past-"+c.past.All()[0].ID)
		said("on the table", c.History()...)
		if c.leave(); !c.evening.Over() {
			t.Fatal("the evening does not end")
		}
		said("at its end", c.overPage(c.evening))
		c.putAside()
		c = opened(t, "de", c.page.Disk)
		said("when it is over", c.History()...)
	}
}

// Another evening begins, and the first is taken up again.
func TestPutAside(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	for range 6 {
		c.playOn()
	}
	id, log := c.evening.ID(), c.evening.Log()
	started := opened(t, "de", c.page.Disk)
	started.page.Files = nil // its word list has not come yet, without which the evening is not replayed
	for _, tab := range []*table{c, started} {
		if tab.show("/cards-new"); !strings.Contains(tab.html(), tab.texts().New.Replaces) {
			t.Error("nothing says what becomes of the running evening")
		}
	}
	c.press("start")
	if len(c.past.All()) != 1 || c.past.All()[0].Names[0] == "" || c.evening.ID() == id {
		t.Fatalf("put aside: %+v", c.past.All())
	}
	again := c.again()
	if len(again.past.All()) != 1 || !strings.Contains(uitest.HTML(again.Evenings()...), ", "+c.texts().Over.Unended) {
		t.Fatal("not there after a restart, or as if it were over")
	}
	again.show("/cards-new")
	// The same people play on many evenings; by ear the buttons differ by the day.
	if label := `aria-label="Abend von Anna und Bert löschen: ` + again.page.DayAndTime(again.past.All()[0].Started, "de") + `"`; !strings.Contains(again.html(), label) {
		t.Errorf("no button is called %s in %s", label, again.html())
	}
	again.press("forget-" + id)
	if len(again.past.All()) != 1 || again.sh.Shown != "cards-sure" || !strings.Contains(again.html(), "Anna und Bert") {
		t.Fatalf("one tap deletes the evening, or does not say which: %s", again.html())
	}
	again.sh.Set.Language = "en" // in another window
	if html := again.html(); strings.Contains(html, "öschen") || !strings.Contains(html, again.texts().Over.ForgetAsk.Title) {
		t.Errorf("asked in German: %s", html)
	}
	again.sh.Set.Language = "de"
	if again.press("sure-no"); len(again.past.All()) != 1 {
		t.Fatal("what is kept is deleted")
	}
	again.press("past-" + id)
	if again.evening == nil || again.evening.Log() != log || len(again.past.All()) != 0 || again.sh.At != "/cards" {
		t.Error("not taken up again")
	}
	if left := store.NewDisk(again.page.Disk, browser.Paper{}, &browser.Page{}).Under(store.KeyCardsPast); len(left) != 0 {
		t.Errorf("still stored as an earlier evening: %v", left)
	}
	again.show("/cards-new")
	again.press("start")
	again.show("/cards-new")
	again.press("forget-" + id)
	again.press("sure-yes")
	if len(again.past.All()) != 0 || again.sh.Shown != "" || again.sh.Confirmed != again.texts().Over.Forgotten {
		t.Errorf("%d evenings left, confirmed %q", len(again.past.All()), again.sh.Confirmed)
	}
}

// An evening that was deleted in another tab is not brought back by one that still lists it.
func TestADeletedEveningStaysDeleted(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	for range 6 {
		c.playOn()
	}
	id := c.evening.ID()
	c.show("/cards-new")
	c.press("start")
	now := c.evening.ID()
	c.again().past.Forget(id)
	c.show("/cards-new")
	c.press("past-" + id)
	if c.evening.ID() != now || len(c.past.All()) != 0 || c.sh.At != "/cards-new" || c.sh.Confirmed != c.texts().Over.Forgotten || c.sh.Focused != "title" {
		t.Errorf("on the table is %s, %d earlier evenings, confirmed %q", c.evening.ID(), len(c.past.All()), c.sh.Confirmed)
	}
	if again := c.again(); again.evening.ID() != now || len(again.past.All()) != 0 {
		t.Errorf("after a restart there is %s, and %d earlier evenings", again.evening.ID(), len(again.past.All()))
	}
}

// fussy is a storage that refuses its n-th write.
type fussy struct {
	browser.Memory
	n int
}

func (d *fussy) Set(key, text string) error {
	if d.n--; d.n == 0 {
		return errors.New("full")
	}
	return d.Memory.Set(key, text)
}

// Whichever write is refused while evenings change places, none of them is
// lost: what is moved is deleted only after its copy is there.
func TestNoEveningIsLostWhenAWriteIsRefused(t *testing.T) {
	for n := 1; n <= 8; n++ {
		disk := &fussy{Memory: browser.Memory{}}
		c := sitDownAt(t, disk, "de", "Anna", "Bert")
		for range 6 {
			c.playOn()
		}
		first, _ := disk.Get(store.KeyCards)
		c.show("/cards-new")
		disk.n = n
		c.press("start")
		if len(c.past.All()) > 0 {
			id := c.past.All()[0].ID
			c.show("/cards-new")
			c.press("past-" + id)
		}
		again := opened(t, "de", disk.Memory)
		stored := again.waiting != nil && strings.Contains(first, again.waiting.ID)
		for _, p := range again.past.All() {
			stored = stored || strings.Contains(first, p.ID)
		}
		if !stored {
			t.Errorf("with write %d refused the evening is lost", n)
		}
	}
}

// An evening that is over counts and is told with who has won it also where the
// card table is not, as on the pages of history and people.
func TestAnEveningThatIsOverIsKnownElsewhere(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert hard")
	c.playTo("the end of a hand", betweenHands(1))
	desk := func() *table {
		d := opened(t, "en", c.page.Disk)
		d.wakes, d.deals = nil, nil // see Play
		return d
	}
	if list := desk().Ended(); len(list) != 0 {
		t.Errorf("before its end it counts as %+v", list)
	}
	c.leave()
	d, want := desk(), c.Ended()
	if got := d.Ended(); len(want) != 1 || !reflect.DeepEqual(got, want) {
		t.Errorf("it counts as %+v, at the table as %+v", got, want)
	}
	if got, want := uitest.HTML(d.History()...), uitest.HTML(c.History()...); got != want {
		t.Errorf("the history has\n%s\nat the table\n%s", got, want)
	}
}

// An evening put aside keeps its standing, whether its word list was here or not.
func TestWhatIsPutAsideKeepsItsStanding(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert", "Carl", "Doris", "Emil")
	c.playTo("the second hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 1 && looking(e) })
	c.show("/")
	c.three("Anna")
	if len(c.past.All()) != 1 || c.past.All()[0].Hands != 1 || len(c.past.All()[0].Won) != 5 {
		t.Errorf("put aside is %+v", c.past.All())
	}
	// Put aside before its list is here, it keeps its standing.
	late := opened(t, "de", c.page.Disk)
	late.putAside()
	if p := late.past.All()[0]; len(p.Names) != 4 || len(p.Won) != 4 {
		t.Errorf("put aside without a list is %+v", p)
	}
}
