package app

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// opened puts a store that has read the disk in place of the tab's until the
// test ends, as a start of the app does.
func opened(t *testing.T, disk storage) *store {
	t.Helper()
	old := the
	t.Cleanup(func() { the = old })
	the = newStore(disk)
	the.open()
	the.path = "/table"
	return the
}

// tableFor is a set-up to test with.
type tableFor struct {
	preset  string
	options [][2]string
	parties []string // as in a record: "Anna" or "Anna + Bernd"
	block   bool
}

func (f tableFor) String() string {
	return fmt.Sprint(f.preset, f.options, f.parties, f.block)
}

func (f tableFor) setup(t *testing.T) record.Setup {
	t.Helper()
	r, ok := escalero.Preset(f.preset)
	if !ok {
		t.Fatalf("no preset %q", f.preset)
	}
	for _, o := range f.options {
		var err error
		if r, err = r.With(o[0], o[1]); err != nil {
			t.Fatal(err)
		}
	}
	set := record.Setup{Rules: r, Start: 1}
	for _, text := range f.parties {
		p, err := record.NewParty(text)
		if err != nil {
			t.Fatal(err)
		}
		set.Parties = append(set.Parties, p)
	}
	return set
}

// begun is an opened store with a game just started.
func (f tableFor) begun(t *testing.T, disk storage) *store {
	t.Helper()
	return f.begunIn(t, opened(t, disk))
}

// begunIn starts the game in a store that is there already.
func (f tableFor) begunIn(t *testing.T, s *store) *store {
	t.Helper()
	if err := s.start(f.setup(t), "", f.block); err != nil {
		t.Fatal(err)
	}
	s.path = "/table"
	return s
}

// tables are games of every kind the table can show.
var tables = []tableFor{
	{"escalero", nil, []string{"Anna", "Bernd"}, false},
	{"escalero", nil, []string{"Anna", "Bernd", "Carl"}, false},
	{"escalero", [][2]string{{"contra", "on"}, {"stake", "0.10 EUR"}}, []string{"Anna", "Bernd"}, false},
	{"escalero", nil, []string{"Anna + Bernd", "Carl + Doris"}, false},
	{"escalero", nil, []string{"Anna + Bernd", "Carl + Doris", "Emil"}, false},
	{"escalero-single", nil, []string{"Anna", "Bernd"}, true},
	{"escalero-single", [][2]string{{"contra", "on"}}, []string{"Anna", "Bernd"}, false},
	{"escalero-double-grande", nil, []string{"Anna", "Bernd"}, false},
	{"wuerfelpoker", [][2]string{{"faces", "pips"}}, []string{"Anna", "Bernd"}, false},
	{"wuerfelpoker", [][2]string{{"double-hand", "on"}}, []string{"Anna", "Bernd"}, false},
	{"wuerfelpoker-two", nil, []string{"Anna", "Bernd", "Carl", "Doris"}, true},
	{"wuerfelpoker-top-down", nil, []string{"Anna", "Bernd"}, false},
	{"wuerfelpoker-top-down", nil, []string{"Anna + Bernd", "Carl + Doris"}, true},
}

// buttons are the ids of what can be pressed on the table now: in the dialog
// where one is open.
func (s *store) buttons() (ids []string) {
	rest := ""
	if s.dialog != "" {
		rest = goapp.HTMLString(dialogs())
	} else {
		rest = goapp.HTMLString(tablePage())
	}
	for {
		_, after, ok := strings.Cut(rest, "<button")
		if !ok {
			return ids
		}
		var tag string
		tag, rest, _ = strings.Cut(after, ">")
		_, id, ok := strings.Cut(tag, ` id="`)
		off := strings.HasSuffix(tag, " aria-disabled") || strings.Contains(tag, " aria-disabled ") || strings.Contains(tag, ` aria-disabled="true"`)
		if ok && !off {
			id, _, _ = strings.Cut(id, `"`)
			ids = append(ids, id)
		}
	}
}

// press does what the button of that id does.
func (s *store) press(id string) error {
	st := s.game.state()
	number := func(prefix string) int { n, _ := strconv.Atoi(strings.TrimPrefix(id, prefix)); return n }
	switch {
	case id == "throw" && st.Asked() != 0:
		s.do(escalero.Accept)
	case id == "throw":
		s.throwNow()
	case id == "write":
		s.write(false)
	case id == "strike-yes":
		s.write(true)
	case id == "strike-no", id == "menu-close":
		s.closeDialog()
	case id == "strike":
		s.enter(0)
	case id == "done":
		s.do(escalero.Done)
	case id == "contra":
		s.do(escalero.Contra)
	case id == "concede":
		s.do(escalero.Concede)
	case id == "back":
		s.takeBack()
	case id == "compare":
		s.table.compare = true
	case id == "type":
		s.table.typing, s.table.row = []dice.Face{}, ""
	case id == "typed-back":
		s.untype()
	case id == "typed-served":
		s.table.served = !s.table.served
	case strings.HasPrefix(id, "die-"):
		s.tapDie(number("die-") - 1)
	case strings.HasPrefix(id, "face-"):
		s.typeDie(dice.Face(number("face-")))
	case strings.HasPrefix(id, "points-"):
		s.enter(number("points-"))
	case strings.HasPrefix(id, "result-"):
		s.table.hand, s.table.row = number("result-"), ""
	case strings.HasPrefix(id, "cell-"):
		var row, col int
		fmt.Sscanf(id, "cell-%d-%d", &row, &col)
		s.tap(s.game.Rules.Rows[row].Key, col+1)
	default:
		return fmt.Errorf("this test does not know the button %q", id)
	}
	return nil
}

// snapshot is everything that a press can change.
func (s *store) snapshot() string {
	return fmt.Sprintf("%s %v %v %#v %q %q", s.game.Dice, s.game.kept, s.game.block, s.table, s.dialog, s.said)
}

// play presses buttons at random until the game is over; after is called
// after each press.
func play(t *testing.T, s *store, r *rand.Rand, after func(pressed string)) {
	t.Helper()
	for presses := 0; !s.game.state().Over(); presses++ {
		if presses > 5000 {
			t.Fatalf("no end in sight:\n%s", s.game.Dice)
		}
		pressed := pressAny(t, s, r)
		if pressed != "" && after != nil {
			after(pressed)
		}
	}
}

// pressAny presses a button that is on offer, "" where chance chose none.
func pressAny(t *testing.T, s *store, r *rand.Rand) (pressed string) {
	t.Helper()
	if r.IntN(90) == 0 && s.dialog == "" && !s.game.state().Now().Begun() && s.game.state().Asked() == 0 {
		s.switchBlock()
		return "switch"
	}
	all := s.buttons()
	ids := slices.DeleteFunc(slices.Clone(all), func(id string) bool {
		name, _, _ := strings.Cut(id, "-")
		odds, rare := map[string]int{"menu": 1e9, "coach": 1e9, "concede": 8, "contra": 6, "back": 4, "die": 3, "typed": 3, "result": 3, "compare": 3}[name]
		return rare && r.IntN(odds) > 0
	})
	if i := slices.Index(ids, "write"); i >= 0 && r.IntN(2) > 0 {
		ids = ids[i : i+1]
	}
	if len(ids) == 0 {
		if slices.Equal(all, []string{"menu"}) {
			t.Fatalf("nothing can be pressed after\n%s", s.game.Dice)
		}
		return ""
	}
	id := ids[r.IntN(len(ids))]
	before := s.snapshot()
	must(t, s.press(id))
	// The card of the result that is chosen already may be pressed in vain.
	if s.snapshot() == before && !strings.HasPrefix(id, "result-") {
		t.Fatalf("%s did nothing in\n%s", id, before)
	}
	return id
}

// rereading checks the disk after a press. Where nothing has been written the
// disk was right before, and has only to be so still.
func rereading(t *testing.T, s *store) func(pressed string) {
	seen := ""
	return func(pressed string) {
		t.Helper()
		stored, _ := s.disk.get(keyGame)
		want, _ := json.Marshal(s.game.saved())
		if stored != string(want) {
			t.Fatalf("after %s %s is stored for\n%s", pressed, stored, want)
		}
		if stored != seen {
			reread(t, s, pressed)
			seen = stored
		}
	}
}

// reread starts the app afresh from the same disk and fails the test unless it
// finds the same game in the same place.
func reread(t *testing.T, s *store, when string) {
	t.Helper()
	again := newStore(s.disk)
	again.open()
	if len(again.broken) > 0 {
		t.Fatalf("after %s the save cannot be read: %+v", when, again.broken)
	}
	if again.game == nil {
		t.Fatalf("after %s there is no game", when)
	}
	a, b := s.game, again.game
	if !reflect.DeepEqual(a.state(), b.state()) || a.Dice.String() != b.Dice.String() {
		t.Fatalf("after %s:\n%s\ncame back as\n%s", when, a.Dice, b.Dice)
	}
	if a.kept != b.kept || a.block != b.block || a.id != b.id || a.evening != b.evening || a.started != b.started || a.ended != b.ended {
		t.Fatalf("after %s: %+v came back as %+v", when, a.saved(), b.saved())
	}
	if a.Match.CanUndo() != b.Match.CanUndo() {
		t.Fatalf("after %s: CanUndo was %v", when, a.Match.CanUndo())
	}
	if a.ended != 0 && (len(again.done) == 0 || again.done[0].Dice.String() != a.Dice.String()) {
		t.Fatalf("after %s: the finished game is not among the finished ones", when)
	}
}

// Killing the tab between any two presses brings back exactly that game.
func TestEveryPressIsSaved(t *testing.T) {
	for n, f := range tables {
		t.Run(f.String(), func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(n), 7))
			s := f.begun(t, memory{})
			reread(t, s, "the start")
			play(t, s, r, rereading(t, s))
			if s.saveFailed {
				t.Error("saveFailed is set")
			}
		})
	}
}

// What goes on after a restart is the same game: the rest is played by a store
// that was opened anew after every press.
func TestPlayingOnAfterEveryKill(t *testing.T) {
	for n, f := range tables[:8] {
		r := rand.New(rand.NewPCG(uint64(n), 11))
		disk := memory{}
		s := f.begun(t, disk)
		for presses := 0; !s.game.state().Over() && presses < 400; presses++ {
			ids := slices.DeleteFunc(s.buttons(), func(id string) bool { return id == "menu" || id == "concede" && r.IntN(9) > 0 })
			// What was chosen but not yet written is lost with the tab, so
			// choosing and what follows are one step here.
			id := ids[r.IntN(len(ids))]
			must(t, s.press(id))
			for strings.HasPrefix(id, "cell-") && !slices.Contains([]string{"write", "strike-yes"}, id) {
				id = "write"
				if s.dialog == "strike" {
					id = "strike-yes"
				} else if s.game.block && !s.source().Begun() {
					id = "strike"
				} else if s.table.row == "" {
					break
				}
				must(t, s.press(id))
				if s.dialog == "strike" {
					must(t, s.press("strike-yes"))
				}
				break
			}
			s = opened(t, disk)
			if s.game == nil {
				t.Fatalf("%v: no game after %s", f, id)
			}
		}
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// The finished game stands in storage under its own key, the settlement of it
// equals that of the record replayed.
func TestAFinishedGameIsKept(t *testing.T) {
	disk := memory{}
	s := tables[0].begun(t, disk)
	play(t, s, rand.New(rand.NewPCG(1, 2)), nil)
	again := newStore(disk)
	again.open()
	if len(again.done) != 1 {
		t.Fatalf("%d finished games", len(again.done))
	}
	doc, err := record.Parse(again.done[0].Dice.String())
	must(t, err)
	d, err := doc.Dice()
	must(t, err)
	if want := s.game.state().Settlement(); !reflect.DeepEqual(d.Match.State().Settlement(), want) {
		t.Errorf("settlement %+v, want %+v", d.Match.State().Settlement(), want)
	}
	if again.running() {
		t.Error("a finished game runs")
	}
}

// refusing is a disk that is full or closed.
type refusing struct {
	memory
	refuse bool
}

func (d *refusing) set(key, value string) error {
	if d.refuse {
		return errors.New("full")
	}
	return d.memory.set(key, value)
}

func TestAFullDiskIsToldAndTheGameGoesOn(t *testing.T) {
	disk := &refusing{memory: memory{}}
	s := tables[0].begun(t, disk)
	s.throwNow()
	disk.refuse = true
	s.tapDie(0)
	if !s.saveFailed {
		t.Error("a save that failed is not told")
	}
	if list := notices(); len(list) == 0 || !strings.Contains(html(list...), s.texts().Notices.SaveFailed) {
		t.Error("no notice says that saving fails")
	}
	throws := s.game.state().Now().Throws
	s.throwNow()
	if s.game.state().Now().Throws != throws+1 {
		t.Error("the game stopped")
	}
	disk.refuse = false
	s.tapDie(1)
	if s.saveFailed {
		t.Error("the notice stays after a save that worked")
	}
	reread(t, s, "the disk was full")
}

// A finished game that did not fit is told of, though the smaller save of the
// running game right after it did fit.
func TestAFinishedGameThatDoesNotFitIsTold(t *testing.T) {
	disk := &choosy{memory{}}
	s := tables[0].begun(t, disk)
	play(t, s, rand.New(rand.NewPCG(3, 4)), nil)
	if !s.saveFailed {
		t.Error("the finished game was lost in silence")
	}
}

// choosy refuses finished games.
type choosy struct{ memory }

func (d *choosy) set(key, value string) error {
	if strings.HasPrefix(key, keyDone) {
		return errors.New("full")
	}
	return d.memory.set(key, value)
}

// html is elements as the page has them.
func html(list ...goapp.UI) string {
	var b strings.Builder
	for _, ui := range list {
		b.WriteString(goapp.HTMLString(ui))
	}
	return b.String()
}

// The tab that only watches changes nothing.
func TestWatchingChangesNothing(t *testing.T) {
	disk := memory{}
	s := tables[2].begun(t, disk)
	s.throwNow()
	before, saved := s.game.saved(), disk[keyGame]
	s.elsewhere = true
	s.throwNow()
	s.tapDie(0)
	s.key("1", false, "")
	s.key("r", false, "")
	s.key("z", false, "")
	s.choose("1", 1)
	s.write(true)
	s.do(escalero.Contra)
	s.takeBack()
	s.switchBlock()
	if s.game.saved() != before || disk[keyGame] != saved {
		t.Errorf("%+v became %+v", before, s.game.saved())
	}
}

// A new game sets the running one aside instead of losing it.
func TestANewGameShelvesTheRunningOne(t *testing.T) {
	disk := memory{}
	s := tables[0].begun(t, disk)
	s.throwNow()
	first := s.game
	s.draft = s.newDraft("wuerfelpoker", "")
	s.draft.seats[0].Name, s.draft.seats[1].Name = "Xaver", "Yvonne"
	s.startDraft()
	if s.game == first || s.game.Rules.Preset != "wuerfelpoker" {
		t.Fatal("the new game did not begin")
	}
	again := newStore(disk)
	again.open()
	found := false
	for _, list := range [][]doneAs{again.done, again.parked} {
		for _, d := range list {
			found = found || d.Dice.String() == first.Dice.String() && !d.state().Over()
		}
	}
	if !found {
		t.Errorf("the interrupted game is gone; there are %d finished and %d interrupted", len(again.done), len(again.parked))
	}
	if again.game == nil || again.game.Rules.Preset != "wuerfelpoker" {
		t.Error("the new game is not the running one after a restart")
	}
}

// Names are remembered for the next game.
func TestNamesAreRemembered(t *testing.T) {
	disk := memory{}
	s := opened(t, disk)
	s.draft = s.newDraft("escalero", "")
	s.seatMore(1)
	for i, n := range []string{"Anna", "Bernd", "Carl"} {
		s.draft.seats[i].Name = n
	}
	s.startDraft()
	s = opened(t, disk)
	d := s.newDraft("wuerfelpoker", "")
	if d.count != 3 || d.name(s, 2) != "Carl" {
		t.Errorf("%d seats, the third is %q", d.count, d.name(s, 2))
	}
}
