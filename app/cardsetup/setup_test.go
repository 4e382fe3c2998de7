//go:build !js

package cardsetup

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
	"serviert/engine/lexicon"
	"serviert/engine/record"
	"serviert/web/words"
)

// table is a set-up with everything around it, and the card table to which it leads.
type table struct {
	*Room
	t     *testing.T
	sh    *uitest.Shell
	page  *browser.Page
	begun *record.Table // the evening that has begun, nil for none
}

func (c *table) Playing() bool { return false }

func (c *table) Begin(t record.Table, _ *lexicon.List, _ escalero.Stake, _ []cardgame.Cut) bool {
	c.begun = &t
	c.sh.Visit("/cards")
	return true
}

func (c *table) Arrived(string)                 {}
func (c *table) Evenings() []app.UI             { return nil }
func (c *table) Share(title, text, file string) { c.page.Share(title, text, file, func(i18n.Sent) {}) }

// opened is a set-up that has read a storage, as at a start of the app.
func opened(t *testing.T, lang string, disk browser.Storage) *table {
	t.Helper()
	c := &table{t: t, sh: uitest.NewShell(lang, "/"), page: &browser.Page{Disk: disk, Files: map[string][]byte{}}}
	for _, l := range []string{"de", "en"} {
		data, err := words.File(l)
		if err != nil {
			t.Fatal(err)
		}
		c.page.Files["words/"+l+".words"] = data
	}
	c.Room = New(c.sh, c.page, store.NewDisk(disk, browser.Paper{}, &browser.Page{}), c)
	c.Load()
	return c
}

// again is the set-up as it comes up after the app was killed.
func (c *table) again() *table {
	c.t.Helper()
	next := opened(c.t, c.sh.Set.Language, c.page.Disk)
	next.show()
	return next
}

// show goes to the set-up as the app around does.
func (c *table) show() {
	c.sh.Go(Path)
	c.Page().Open()
}

func (c *table) screen() app.UI { return c.Page().Body() }

func (c *table) html() string { return uitest.HTML(c.screen()) }

func (c *table) has(id string) bool { return uitest.Has(c.screen(), id) }

func (c *table) press(id string) {
	c.t.Helper()
	uitest.Press(c.t, c.screen(), id)
}

func (c *table) enter(id, text string) {
	c.t.Helper()
	uitest.Type(c.t, c.screen(), id, text)
}

// setUp fills in who plays: people, and computer players as "Bot hard".
func (c *table) setUp(seats ...string) {
	c.t.Helper()
	c.show()
	for c.Draft().Count > len(seats) {
		c.press("fewer")
	}
	for c.Draft().Count < len(seats) {
		c.press("more")
	}
	for i, s := range seats {
		name, level, _ := strings.Cut(s, " ")
		c.enter("name-"+strconv.Itoa(i), name)
		c.enter("level-"+strconv.Itoa(i), level)
	}
	uitest.Type(c.t, c.screen(), "cards-language-"+c.sh.Set.Language, c.sh.Set.Language)
}

// Own words are listed, added and removed where an evening is set up, as long
// as some hand can lay them.
func TestOwnWords(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.show()
	if !strings.Contains(c.html(), "87.996 Wörter") {
		t.Error("the size of the list is not set as numbers are")
	}
	for typed, wrong := range map[string]string{
		"":         fmt.Sprintf(c.texts().Own.NotLaid, 2, 7),
		"x":        fmt.Sprintf(c.texts().Own.NotLaid, 2, 7),
		"ab-cd":    fmt.Sprintf(c.texts().Own.NotLaid, 2, 7),
		"xylofone": fmt.Sprintf(c.texts().Own.NotLaid, 2, 7),
		"xxx":      fmt.Sprintf(c.texts().Own.NotLaid, 2, 7), // there is one X
		"Haus":     fmt.Sprintf(c.texts().Own.InList, "HAUS"),
	} {
		c.enter("own-word", typed)
		c.press("own-add")
		if len(c.Own("de")) != 0 || c.sh.Said != wrong || !strings.Contains(c.html(), wrong) {
			t.Errorf("%q: has %v, said %q", typed, c.Own("de"), c.sh.Said)
		}
		if c.sh.Set.Language = "en"; strings.Contains(c.html(), wrong) || !strings.Contains(c.html(), `hidden="false" id="own-wrong"`) {
			t.Errorf("%q: in English too one reads %q", typed, wrong)
		}
		c.sh.Set.Language = "de"
	}
	c.enter("own-word", " z\u00f6\u00adp\u200bfl ") // copied from a dictionary that hyphenates
	c.press("own-add")
	if got := c.again().Own("de"); len(got) != 1 || got[0] != "ZOEPFL" {
		t.Fatalf("the list has %v", got)
	}
	if want := fmt.Sprintf(c.texts().Say.OwnTaken, "ZOEPFL"); c.sh.Confirmed != want {
		t.Errorf("said %q, want %q", c.sh.Confirmed, want)
	}
	c.Add("de", "ZOEPFL") // from two hands, say
	// What can be laid depends on the cards of the language: this word has eight letters, two of them twice on one card.
	german := opened(t, "de", browser.Memory{})
	german.show()
	german.enter("own-word", "schlichx")
	if german.press("own-add"); !slices.Equal(german.Own("de"), []string{"SCHLICHX"}) {
		t.Errorf("the list has %v, said %q", german.Own("de"), german.sh.Said)
	}
	// Another tab may take up words meanwhile; none is lost by either.
	other := c.again()
	other.Add("de", "AUXE")
	c.show()
	other.Add("en", "QUXE")
	c.Add("de", "QUXE")
	if again := c.again(); !slices.Equal(again.Own("de"), []string{"AUXE", "QUXE", "ZOEPFL"}) || len(again.Own("en")) != 1 {
		t.Errorf("of two tabs there are %v and %v", again.Own("de"), again.Own("en"))
	}
	other.Drop("de", "AUXE")
	c.Drop("de", "QUXE")
	c.press("export-de")
	if len(c.page.Shared) != 1 || c.page.Shared[0] != "ZOEPFL\n" {
		t.Errorf("shared %q", c.page.Shared)
	}
	c.Add("de", "AUXE")
	c.sh.Focused = ""
	if c.press("drop-de-AUXE"); c.sh.Focused != "" { // the button of the next word comes in its place
		t.Errorf("the focus leaves the list for %q", c.sh.Focused)
	}
	c.press("drop-de-ZOEPFL")
	if want := fmt.Sprintf(c.texts().Say.OwnDrop, "ZOEPFL"); c.sh.Confirmed != want {
		t.Errorf("said %q, want %q", c.sh.Confirmed, want)
	}
	if len(c.Own("de")) != 0 || len(c.again().Own("de")) != 0 {
		t.Error("the word cannot be struck out")
	}
	if c.sh.Focused != "own-add" { // the button that was pressed has gone
		t.Errorf("the focus goes to %q", c.sh.Focused)
	}
}

// What waits for a word list goes on once, when it is here.
func TestWhatWaitsForAList(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	files, gone := c.page.Files, 0
	c.page.Files = nil
	for range 2 {
		c.Await("de", func() { gone++ })
	}
	if gone != 0 || !c.Failed("de") {
		t.Fatalf("%d have gone on without the list", gone)
	}
	c.page.Files = files
	c.Await("en", func() {})
	if c.Need("de"); gone != 2 || c.Failed("de") {
		t.Errorf("%d of two have gone on", gone)
	}
	c.Need("de")
	if c.Await("de", func() { gone++ }); gone != 3 {
		t.Errorf("%d of three have gone on", gone)
	}
}

// Half a name or half a number is no mistake: what is wrong is told when the field is left.
func TestWhatIsTypedIsNotWrongYet(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert")
	for field, text := range map[string]string{"name-1": "Anna", "stake-max": ""} {
		told := func() bool { return !strings.Contains(c.html(), ` hidden id="wrong-start"`) }
		c.enter(field, text)
		if told() || strings.Contains(c.html(), "aria-invalid") {
			t.Errorf("%q in %s is wrong while it is typed", text, field)
		}
		uitest.Leave(t, c.screen(), field)
		if !told() || !strings.Contains(c.html(), "aria-invalid") {
			t.Errorf("%q in %s is not wrong", text, field)
		}
		c.enter(field, "7")
		if told() {
			t.Errorf("7 in %s is wrong", field)
		}
	}
}

// What cannot be played is said and does not begin; what was set up is there
// the next time.
func TestSetUp(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.show()
	if c.Draft().Count != 4 || c.Draft().Language() != "de" {
		t.Errorf("begins with %d seats in %s", c.Draft().Count, c.Draft().Language())
	}
	if strings.Contains(c.html(), c.texts().New.Replaces) {
		t.Error("an evening is said to be put aside, and there is none")
	}
	for _, x := range []struct {
		press       string
		fewer, more int
	}{{"more", 4, 6}, {"fewer", 3, 5}, {"fewer", 2, 4}, {"fewer", 2, 3}} { // a button by which nothing changes says what there is
		c.press(x.press)
		for id, label := range map[string]string{"fewer": fmt.Sprintf(c.sh.Texts().New.Fewer, x.fewer), "more": fmt.Sprintf(c.sh.Texts().New.More, x.more)} {
			if button := regexp.MustCompile(`<button[^>]* id="` + id + `"[^>]*>`).FindString(c.html()); !strings.Contains(button, ` aria-label="`+label+`"`) {
				t.Errorf("the button to %q is %s", label, button)
			}
		}
	}
	c.setUp("Anna", "Bert")
	if list := c.html(); !regexp.MustCompile(`<option value="1">Anna</option>\s*<option value="2">Bert</option>`).MatchString(list) {
		t.Errorf("who can deal first: %s", list)
	}
	c.setUp("Anna", "Anna")
	wrong := func(want, field string) {
		t.Helper()
		c.sh.Focused, c.sh.Said = "", ""
		c.press("start")
		marked := regexp.MustCompile(`<(?:input|select)[^>]* aria-invalid[^>]*>`).FindAllString(c.html(), -1)
		if c.sh.Focused != field || len(marked) != 1 || !strings.Contains(marked[0], ` id="`+field+`"`) || !strings.Contains(marked[0], ` aria-describedby="wrong-start"`) {
			t.Errorf("%q: focus on %q, marked %v, want %s", want, c.sh.Focused, marked, field)
		}
		if c.begun != nil || c.sh.Said != "" || !strings.Contains(c.html(), want) {
			t.Errorf("said %q, though %q is read with the field", c.sh.Said, want)
		}
	}
	wrong(c.sh.Texts().New.SameName, "name-1")
	c.page.Focused = "name-1" // by Enter in the field, which is not read again then
	if c.press("start"); c.sh.Said != c.sh.Texts().New.SameName {
		t.Errorf("said %q where the focus is there already", c.sh.Said)
	}
	c.page.Focused = ""
	c.enter("name-1", "An\u200dna")
	wrong(c.sh.Texts().New.SameName, "name-1")
	c.enter("name-1", "\u202eannA")
	wrong(fmt.Sprintf(c.sh.Texts().New.Unseen, "·annA"), "name-1")
	c.enter("name-1", "Bert")
	c.enter("stake-max", "0")
	wrong("Höchsteinsatz: eine ganze Zahl von 1 bis 10000.", "stake-max")
	c.enter("stake-min", "3")
	c.enter("stake-max", "2")
	wrong("Der Höchsteinsatz muss mindestens so hoch sein wie der Mindesteinsatz: 3 bis 10000.", "stake-max")
	c.enter("stake-max", "9")
	c.enter("stake-ante", "5")
	c.enter("stake-chips", "4")
	wrong("Die Chips müssen für den Grundeinsatz reichen: 5 bis 10000.", "stake-chips")
	c.enter("stake-chips", "50")
	c.enter("stake-ante", "")
	wrong("Grundeinsatz: eine ganze Zahl von 1 bis 10000.", "stake-ante")
	c.enter("stake-ante", "1")
	c.enter("stake-min", "1")
	c.enter("stake-max", " 9 ")
	c.enter("level-0", "easy")
	c.enter("level-1", "hard")
	wrong(c.texts().New.NoPerson, "level-0")
	c.enter("level-0", "")
	uitest.Tick(t, c.screen(), "buy-in", true)
	c.press("start")
	if c.begun == nil || c.begun.Parties[1].Name() != "Bert" || !strings.Contains(c.begun.Parties[1].Extra, "hard") || c.begun.Rules.Max != 9 || !c.begun.Rules.BuyIn {
		t.Fatal("the evening is not as it was set up")
	}
	again := opened(t, "en", c.page.Disk)
	again.show()
	if d := again.Draft(); d.Max != "9" || d.Seats[0].Name != "Anna" || d.Language() != "de" || !d.Rules().BuyIn {
		t.Errorf("remembered %+v", d)
	}
}

// Without its word list an evening does not begin, until it can be had.
func TestNoList(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	data := c.page.Files["words/de.words"]
	delete(c.page.Files, "words/de.words")
	c.show()
	c.press("start")
	if c.begun != nil || c.sh.Said != c.texts().Say.ListFails {
		t.Errorf("begins without a list, said %q", c.sh.Said)
	}
	c.page.Files["words/de.words"] = data
	c.press("retry-de")
	c.press("start")
	if c.begun == nil {
		t.Errorf("does not begin with the list: %q", c.sh.Said)
	}
}

// What is filled in is there again after another page was looked at, and after an
// evening for the next one; what is no set-up is nothing.
func TestASetUpOutlivesThePage(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	if c.Page().Draft() != "" {
		t.Error("there is a set-up before anybody has seen it")
	}
	c.setUp("Anna", "Bert", "Bot hard")
	c.enter("stake-chips", "70")
	text, fields := c.Page().Draft(), c.html()
	next := opened(t, "de", browser.Memory{})
	next.Page().Redraft(text)
	if next.show(); next.html() != fields {
		t.Errorf("there is\n%s\nwas\n%s", next.html(), fields)
	}
	// So is half an own word, where it can be seen; what was typed at the table is nothing for the set-up.
	c.enter("own-word", "Gug")
	half := opened(t, "de", browser.Memory{})
	half.Page().Redraft(c.Page().Draft())
	again := opened(t, "de", browser.Memory{})
	again.Page().Redraft(half.Page().Draft()) // loaded again before anything was drawn
	again.show()
	if field := regexp.MustCompile(`<details[^>]*\bopen\b[^>]*>(?s:.*)<input[^>]* id="own-word"[^>]* value="Gug"`); !field.MatchString(again.html()) {
		t.Errorf("of an own word there is %s", again.html())
	}
	if again.sh.Go("/cards"); strings.Contains(again.Page().Draft(), "Gug") {
		t.Error("what was typed is kept from the table")
	}
	c.enter("own-word", "")
	next.Page().Redraft("no set-up")
	if next.html() != fields {
		t.Errorf("after what is none there is %s", next.html())
	}
	c.press("start")
	again = c.again()
	if again.show(); !strings.Contains(again.html(), `value="70"`) || !strings.Contains(again.html(), `value="Bert"`) {
		t.Errorf("the next set-up has %s", again.html())
	}
}

// Who has played at dice need not be named again for the first evening of cards. Computer players stay away, and the
// last evening of cards counts more.
func TestThePeopleAtDiceAreNamed(t *testing.T) {
	for names, want := range map[string][]string{
		`[{"name":"Anna"},{"name":"Rosa","level":"best"},{"name":"Bert","level":"coach"},{"name":"Carl"}],"count":3`: {"Anna", "Bert"},
		`[{"name":"Anna"},{"name":"Rosa","level":"best"}],"count":2`:                                                 {"Anna", "", "", ""},
		`[{"name":""},{"name":""}],"count":2`:                                                                        {"", "", "", ""},
	} {
		c := opened(t, "de", browser.Memory{store.KeyNames: `{"v":1,"seats":` + names + `}`})
		c.show()
		for i, name := range want {
			if name != "" && !strings.Contains(c.html(), `value="`+name+`"`) || !c.has(fmt.Sprint("name-", i)) {
				t.Errorf("after %s seat %d is not %q: %s", names, i+1, name, c.html())
			}
		}
		if c.has(fmt.Sprint("name-", len(want))) || strings.Contains(c.html(), `value="Rosa"`) || strings.Contains(c.html(), `value="Carl"`) {
			t.Errorf("after %s there are others: %s", names, c.html())
		}
	}
	// They are also where somebody has looked at the page before they played at dice, unless he has begun to fill it in.
	const dice = `{"v":1,"seats":[{"name":"Anna"},{"name":"Bert"}],"count":2}`
	for _, begun := range []bool{false, true} {
		memory := browser.Memory{}
		c := opened(t, "de", memory)
		if c.show(); begun {
			c.enter("name-3", "Zoe")
		}
		c.sh.Go("/")
		memory[store.KeyNames] = dice
		if c.show(); strings.Contains(c.html(), `value="Bert"`) == begun || c.has("name-3") != begun {
			t.Errorf("begun %v, there are %s", begun, c.html())
		}
	}
	c := opened(t, "de", browser.Memory{store.KeyNames: dice})
	c.setUp("Doris", "Emil", "Fritz")
	c.press("start")
	again := c.again()
	if again.show(); !strings.Contains(again.html(), `value="Doris"`) || strings.Contains(again.html(), `value="Anna"`) {
		t.Errorf("after an evening of cards there are %s", again.html())
	}
}

// A set-up that a backup brings is there also where somebody has looked at the usual one before; one that was begun stays.
func TestASetUpThatABackupBrings(t *testing.T) {
	from := opened(t, "de", browser.Memory{})
	from.setUp("Anna", "Bert")
	from.enter("stake-chips", "70")
	from.press("start")
	for chips, want := range map[string]string{"": `value="70"`, "33": `value="33"`} {
		c := opened(t, "de", browser.Memory{})
		c.show()
		if chips != "" {
			c.enter("stake-chips", chips)
		}
		brought, _ := from.page.Disk.Get(store.KeyCardsSetup)
		if err := c.page.Disk.Set(store.KeyCardsSetup, brought); err != nil {
			t.Fatal(err)
		}
		text := c.Page().Draft() // it is carried to the settings and back
		c.Page().Redraft(text)
		if c.show(); !strings.Contains(c.html(), want) {
			t.Errorf("with %q begun it is %s", chips, c.html())
		}
	}
}
