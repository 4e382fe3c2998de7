package app

import (
	"strings"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// lay makes a throw of the given dice without chance.
func (s *store) lay(t *testing.T, text string) {
	t.Helper()
	d, err := dice.ParseThrow(text)
	must(t, err)
	must(t, s.act(escalero.Action{Kind: escalero.Throw, Dice: d}))
}

// An entry can be taken back until the next player throws, never the dice.
func TestTakeBackUntilTheNextThrow(t *testing.T) {
	s := tables[0].begun(t, memory{})
	s.lay(t, "66612")
	if s.canTakeBack() {
		t.Error("a throw can be taken back")
	}
	s.tap("6", 1)
	s.write(false)
	if !s.canTakeBack() || s.game.state().Turn() != 2 {
		t.Fatal("the entry stands at once")
	}
	s.key("z", false, "")
	now := s.game.state()
	if now.Turn() != 1 || now.Now().Dice.String() != "66612" || now.Now().Left() != 2 {
		t.Errorf("taken back: party %d with %v, %d left", now.Turn(), now.Now().Dice, now.Now().Left())
	}
	reread(t, s, "taking back")
	if s.canTakeBack() {
		t.Error("the throw behind the entry can be taken back too")
	}
	s.tap("6", 2)
	s.write(false)
	s.throwNow()
	before := s.game.Dice.String()
	if s.canTakeBack() {
		t.Error("the entry can be taken back after the next throw")
	}
	s.takeBack()
	s.key("z", false, "")
	if s.game.Dice.String() != before {
		t.Error("something was taken back after the next throw")
	}
}

func TestTakeBackCanBeForbidden(t *testing.T) {
	f := tables[0]
	f.options = [][2]string{{"take-back", "off"}}
	s := f.begun(t, memory{})
	s.lay(t, "66612")
	s.tap("6", 1)
	s.write(false)
	before := s.game.Dice.String()
	s.key("z", false, "")
	s.takeBack()
	if s.canTakeBack() || s.game.Dice.String() != before {
		t.Error("taken back though it is not allowed")
	}
	if text := html(tablePage()); strings.Contains(text, `id="back"`) {
		t.Error("taking back is on offer")
	}
	s.openDialog("menu")
	if strings.Contains(html(dialogs()), "menu-undo") {
		t.Error("the menu offers taking back")
	}
}

// The last entry of a game can be taken back too; the game runs again and is
// no longer among the finished ones.
func TestTakeBackTheLastEntry(t *testing.T) {
	disk := memory{}
	s := tables[5].begun(t, disk)
	for row := range s.game.Rules.Rows {
		for range 2 {
			s.choose(s.game.Rules.Rows[row].Key, 1)
			s.enter(0)
		}
	}
	if s.running() || len(s.done) != 1 {
		t.Fatalf("over %v, %d finished", !s.running(), len(s.done))
	}
	s.takeBack()
	reread(t, s, "taking back the last entry")
	again := newStore(disk)
	again.open()
	if !again.running() || len(again.done) != 0 || len(s.done) != 0 {
		t.Errorf("runs %v, %d finished", again.running(), len(again.done))
	}
}

// Real dice typed wrongly, and the wrong end of a turn, are mis-taps as well:
// there is a button for them.
func TestMisTapsCanBeTakenBackByTouch(t *testing.T) {
	s := tables[5].begun(t, memory{})
	s.table.typing = []dice.Face{}
	for range 5 {
		s.typeDie(3)
	}
	if !s.game.state().Now().Begun() {
		t.Fatal("five typed dice are no result")
	}
	s.openDialog("menu")
	if !strings.Contains(html(dialogs()), "menu-undo") {
		t.Error("typed dice cannot be taken back")
	}
	s.closeDialog()
	s.takeBack()
	if s.game.state().Now().Begun() {
		t.Error("the dice still lie there")
	}
	s = tables[3].begun(t, memory{})
	s.throwNow()
	s.do(escalero.Done)
	s.openDialog("menu")
	if !strings.Contains(html(dialogs()), "menu-undo") {
		t.Error("the end of the first turn cannot be taken back")
	}
}

// A zero asks first; no leaves everything, yes strikes.
func TestAZeroAsksFirst(t *testing.T) {
	s := tables[0].begun(t, memory{})
	s.lay(t, "66612")
	s.tap("G", 3)
	before := s.game.Dice.String()
	s.write(false)
	if s.dialog != "strike" || s.game.Dice.String() != before {
		t.Fatalf("dialog %q", s.dialog)
	}
	s.closeDialog()
	if s.table.row != "G" || s.game.Dice.String() != before {
		t.Error("no was not no")
	}
	s.write(false)
	s.write(true)
	if c := s.game.state().Sheet(1)[2][9]; !c.Written || c.Points != 0 || s.dialog != "" {
		t.Errorf("struck: %+v, dialog %q", c, s.dialog)
	}
}

// One tap writes where that is set; otherwise the second tap on a cell does.
func TestTapsOnACell(t *testing.T) {
	s := tables[0].begun(t, memory{})
	s.lay(t, "66612")
	s.tap("6", 1)
	if s.game.state().Turn() != 1 || s.table.row != "6" {
		t.Fatal("the first tap wrote")
	}
	s.tap("6", 2)
	if s.game.state().Turn() != 1 || s.table.col != 2 {
		t.Fatal("a tap on another cell wrote")
	}
	s.tap("6", 2)
	if s.game.state().Turn() != 2 {
		t.Error("the second tap on the cell did not write")
	}
	s.settings.OneTap = true
	s.lay(t, "66612")
	s.tap("6", 1)
	if s.game.state().Turn() != 1 {
		t.Error("one tap did not write")
	}
	s.lay(t, "66612")
	s.tap("G", 1)
	if s.dialog != "strike" {
		t.Error("one tap struck without asking")
	}
}

// Served is lost by throwing on and won again by throwing all five.
func TestServedOnTheScreen(t *testing.T) {
	s := tables[0].begun(t, memory{})
	s.lay(t, "12345")
	full := s.game.Rules.Rows[6]
	if got := s.scores(full); got != 25 {
		t.Errorf("a served straight scores %d", got)
	}
	s.tapDie(0)
	if text := html(acts(s.game, s.game.state())); !strings.Contains(text, s.texts().Table.ServedLost) {
		t.Error("the price of throwing on is not said")
	}
	s.tapDie(0)
	if text := html(acts(s.game, s.game.state())); !strings.Contains(text, s.texts().Table.ServedStays) {
		t.Error("throwing all five again is not said to be served")
	}
	for i := range dice.N {
		s.tapDie(i)
	}
	throws := s.game.state().Now().Throws
	s.throwNow()
	if s.game.state().Now().Throws != throws {
		t.Error("no dice at all were thrown")
	}
}

// Dice kept stay where they lie, and which were kept is forgotten with the
// entry.
func TestKeptDiceStayInPlace(t *testing.T) {
	s := tables[0].begun(t, memory{})
	s.lay(t, "61626")
	for _, i := range []int{0, 2, 4} {
		s.tapDie(i)
	}
	if s.toThrow() != 2 {
		t.Fatalf("%d to throw", s.toThrow())
	}
	s.throwNow()
	d := s.game.state().Now().Dice
	if d[0] != 6 || d[2] != 6 || d[4] != 6 || !s.game.kept[0] || s.game.kept[1] {
		t.Errorf("kept %v of %v", s.game.kept, d)
	}
	moved := s.game.movedIn()
	if moved[0] != 1 || moved[1] != 2 {
		t.Errorf("thrown in %v", moved)
	}
	s.tap("6", 1)
	s.write(false)
	if s.game.kept != [dice.N]bool{} {
		t.Errorf("after the entry %v are kept", s.game.kept)
	}
}

// In pairs either result is written, with the served status of its throw.
func TestEitherResultOfAPair(t *testing.T) {
	s := tables[3].begun(t, memory{})
	s.lay(t, "12345")
	s.do(escalero.Done)
	s.lay(t, "11133")
	straight, full := s.game.Rules.Rows[6], s.game.Rules.Rows[7]
	if s.scores(straight) != 0 || s.scores(full) != 35 {
		t.Errorf("the last result scores %d and %d", s.scores(straight), s.scores(full))
	}
	s.table.hand = 1
	if s.scores(straight) != 25 || s.scores(full) != 0 {
		t.Errorf("the first result scores %d and %d", s.scores(straight), s.scores(full))
	}
	s.tap("S", 1)
	s.write(false)
	c := s.game.state().Sheet(1)[0][6]
	if c.Points != 25 || !c.Served {
		t.Errorf("written %+v", c)
	}
	if s.game.state().Turn() != 2 || s.table.hand != 0 {
		t.Errorf("party %d, hand %d", s.game.state().Turn(), s.table.hand)
	}
}

func TestContraIsAnsweredByTheOther(t *testing.T) {
	s := tables[2].begun(t, memory{})
	s.do(escalero.Contra)
	if text := html(tray(s.game, s.game.state())); !strings.Contains(text, "Bernd") {
		t.Errorf("who is asked: %s", text)
	}
	if got := s.buttons(); strings.Join(got, " ") != "menu concede contra throw" {
		t.Errorf("the answers are %v", got)
	}
	must(t, s.press("contra"))
	must(t, s.press("throw")) // Anna plays on
	if s.game.state().Factor() != 4 || s.game.state().Turn() != 1 {
		t.Errorf("factor %d, party %d", s.game.state().Factor(), s.game.state().Turn())
	}
	reread(t, s, "recontra")
}
