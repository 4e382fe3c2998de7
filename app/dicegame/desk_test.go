package dicegame_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

var english = dicegame.Names{Lang: "en"}

// desk is one in a game of two people, after a record.
func desk(t testing.TB, preset, log string) *dicegame.Desk {
	t.Helper()
	return &dicegame.Desk{Game: recorded(t, preset, "party Anna\nparty Bernd\n"+log)}
}

func tapped(d *dicegame.Desk, row, col int, oneTap bool) dicegame.Outcome {
	return d.Do(english, dicegame.Press{Order: dicegame.Tap, N: dicegame.CellN(row, col)}, oneTap)
}

// A tap chooses, another lets go or enters, and what is entered is what the
// dice score.
func TestTaps(t *testing.T) {
	d := desk(t, "escalero", "throw 66612\n")
	if o := tapped(d, 5, 2, false); o != (dicegame.Outcome{}) || d.Row != "6" || d.Col != 3 {
		t.Errorf("the first tap: %+v, %s %d", o, d.Row, d.Col)
	}
	if o := tapped(d, 5, 1, false); o != (dicegame.Outcome{}) || d.Col != 2 {
		t.Errorf("another cell: %+v, column %d", o, d.Col)
	}
	if o := tapped(d, 5, 1, false); o.Act != action(t, "write 6 2") {
		t.Errorf("the second tap plays %v", o.Act)
	}
	if o := tapped(d, 9, 0, true); o.Act != action(t, "strike G 1") || d.Row != "G" || d.Col != 1 {
		t.Errorf("one tap plays %v", o.Act)
	}
	d = desk(t, "escalero", "")
	d.Game.Block = true
	if o := tapped(d, 5, 0, true); d.Row != "6" || o.Say != "Aces, Column ×1: how many points? 6, 12, 18, 24, 30." {
		t.Errorf("without dice one tap chooses %q and says %q", d.Row, o.Say)
	}
	if o := tapped(d, 5, 0, true); o.Act.Kind != 0 || d.Row != "" || d.Col != 0 || o.Say != "" {
		t.Errorf("a tap on the chosen cell: %v, row %q, said %q", o.Act, d.Row, o.Say)
	}
	if o := tapped(d, 7, 1, false); o.Say != "Full house, Column ×2: how many points? 30, 35 served." {
		t.Errorf("of a picture is said %q", o.Say)
	}
}

// Real dice are typed one after the other; the fifth makes the result.
func TestTyping(t *testing.T) {
	d := desk(t, "escalero", "")
	d.Game.Block, d.Row, d.Col = true, "6", 1
	do := func(o dicegame.Order, n int) dicegame.Outcome {
		return d.Do(english, dicegame.Press{Order: o, N: n}, false)
	}
	if o := do(dicegame.StartTyping, 0); o.Focus != "face-1" || d.Typing == nil || d.Row != "" {
		t.Errorf("typing begins with %+v, row %q", o, d.Row)
	}
	if o := do(dicegame.Untype, 0); o.Focus != "type" || d.Typing != nil {
		t.Errorf("back from nothing typed: %+v, %v", o, d.Typing)
	}
	do(dicegame.StartTyping, 0)
	if o := do(dicegame.TypeDie, 6); o.Say != "Ace." || o.Act.Kind != 0 {
		t.Errorf("one die: %+v", o)
	}
	do(dicegame.TypeDie, 5)
	if o := do(dicegame.Untype, 0); o.Say != "Ace." || len(d.Typing) != 1 {
		t.Errorf("the second goes: %+v, %v", o, d.Typing)
	}
	if o := do(dicegame.Untype, 0); o.Say != "Five dice." || d.Typing == nil || len(d.Typing) != 0 {
		t.Errorf("the first goes: %+v, %v", o, d.Typing)
	}
	for f := range 4 {
		if o := do(dicegame.TypeDie, f+1); o.Act.Kind != 0 {
			t.Fatalf("%d dice are a result", f+1)
		}
	}
	do(dicegame.TypedServed, 0)
	if o := do(dicegame.TypeDie, 6); o.Act != action(t, "result 12346 served") {
		t.Errorf("five dice are %v", o.Act)
	}
	if do(dicegame.TypedServed, 0); d.Served {
		t.Error("served stays")
	}
}

// What was begun outlives the page, at the same position only, and nothing but what fits it is taken over.
func TestInputIsResumed(t *testing.T) {
	d := desk(t, "escalero", "throw 66612\n")
	if _, ok := d.Input(); ok {
		t.Error("an untouched desk has input")
	}
	tapped(d, 5, 2, false)
	in, ok := d.Input()
	again := desk(t, "escalero", "throw 66612\n")
	again.Game.ID = d.Game.ID
	if again.Resume(in); !ok || again.Row != "6" || again.Col != 3 {
		t.Errorf("resumed is %s %d of %+v", again.Row, again.Col, in)
	}
	for name, other := range map[string]*dicegame.Desk{"a later position": desk(t, "escalero", "throw 66612\nwrite 6 1\n"), "a watched one": again, "another game": desk(t, "escalero", "throw 66612\n")} {
		other.Game.ID = d.Game.ID
		if name == "another game" { // as many actions of which are played
			other.Game.ID += "1"
		}
		other.Row, other.Col, other.Watching = "", 0, name == "a watched one"
		if other.Resume(in); other.Row != "" {
			t.Errorf("%s takes over %s %d", name, other.Row, other.Col)
		}
	}
	blank := func(in dicegame.Input) *dicegame.Desk {
		d := desk(t, "escalero", "")
		d.Game.Block = true
		in.Game, in.Actions = d.Game.ID, 0
		d.Resume(in)
		return d
	}
	if d := blank(dicegame.Input{Types: true, Typing: []int{6, 1}, Served: true}); !slices.Equal(d.Typing, []dice.Face{6, 1}) || !d.Served {
		t.Errorf("typed is %v", d.Typing)
	}
	if d := blank(dicegame.Input{Types: true}); d.Typing == nil {
		t.Error("the keys for typing are gone")
	}
	// Where the app throws meanwhile no dice are typed.
	in = dicegame.Input{Game: d.Game.ID, Types: true, Typing: []int{6, 1}}
	thrown := desk(t, "escalero", "")
	if thrown.Game.ID = d.Game.ID; thrown.Game.Block {
		t.Fatal("dice are typed")
	}
	if thrown.Resume(in); thrown.Typing != nil {
		t.Errorf("%v is typed where the app throws", thrown.Typing)
	}
	// What was begun between two results outlives the page too.
	pair := func() *dicegame.Desk {
		return &dicegame.Desk{Game: recorded(t, "escalero", pairs+"throw 12345\ndone\nthrow 11133\n")}
	}
	for _, begun := range []dicegame.Input{{Result: 1}, {Compare: true}} {
		d, later := pair(), pair()
		d.Result, d.Compare = begun.Result, begun.Compare
		in, ok := d.Input()
		if later.Resume(in); !ok || later.Result != begun.Result || later.Compare != begun.Compare {
			t.Errorf("of %+v there is result %d, compared %t", begun, later.Result, later.Compare)
		}
	}
	for _, in := range []dicegame.Input{
		{Types: true, Typing: []int{6, 7}}, {Types: true, Typing: []int{0}}, {Types: true, Typing: []int{1, 2, 3, 4, 5}},
		{Row: "6", Col: 4}, {Row: "6", Col: -1}, {Row: "x", Col: 1}, {Row: "", Col: 1}, {Result: 1}, {Compare: true},
	} {
		if d := blank(in); d.Typing != nil || d.Row != "" || d.Col != 0 || d.Result != 0 || d.Compare {
			t.Errorf("%+v is taken over", in)
		}
	}
}

// Either of two results can be written; one that was overtaken by throwing on
// is marked as the first.
func TestTwoResults(t *testing.T) {
	at := func(log string) *dicegame.Desk {
		return &dicegame.Desk{Game: recorded(t, "escalero", pairs+log)}
	}
	d := at("throw 12345\ndone\nthrow 11133\n")
	if d.Points("S") != 0 || d.Points("F") != 35 || d.Comparing() {
		t.Errorf("the last result scores %d and %d", d.Points("S"), d.Points("F"))
	}
	if o := d.Do(english, dicegame.Press{Order: dicegame.CompareResults}, false); o.Focus != "result-1" || !d.Comparing() || d.Next() != "cell-0-0" {
		t.Errorf("comparing: %+v, next %s", o, d.Next())
	}
	d.Row, d.Col = "S", 1
	d.Do(english, dicegame.Press{Order: dicegame.UseResult, N: 1}, false)
	if d.Row != "" || d.Col != 0 || d.Points("S") != 25 || d.Points("F") != 0 {
		t.Errorf("the first result scores %d and %d, row %q", d.Points("S"), d.Points("F"), d.Row)
	}
	d.Choose(action(t, "write S 2 hand 1"))
	if a, ok := d.Entry(); !ok || a != action(t, "write S 2 hand 1") {
		t.Errorf("entered is %v", a)
	}
	d.Do(english, dicegame.Press{Order: dicegame.UseResult, N: 0}, false)
	d.Row, d.Col = "F", 1
	if a, _ := d.Entry(); a != action(t, "write F 1") {
		t.Errorf("entered is %v", a)
	}
	if d.Clear(); fmt.Sprint(*d) != fmt.Sprint(dicegame.Desk{Game: d.Game}) {
		t.Errorf("left over is %+v", d)
	}
	if d = at("throw 12345\ndone\nthrow 11133\nkeep 111 throw 11133\nkeep 111 throw 11133\n"); !d.Comparing() {
		t.Error("after the last throw both results are shown")
	}
	if d = at("throw 12345\ndone\n"); d.Comparing() || d.Points("S") != 25 {
		t.Error("between the turns only the first result is there")
	}
	d.Row, d.Col, d.Result = "S", 1, 1
	if a, _ := d.Entry(); a != action(t, "write S 1") {
		t.Errorf("between the turns %v is entered", a)
	}
}

// What can be chosen and kept in which position.
func TestWhatIsPossible(t *testing.T) {
	const contra = "option contra on\nparty Anna\nparty Bernd\n"
	const two = "party Anna\nparty Bernd\n"
	for _, c := range []struct {
		record                                 string
		block, watching, choosable, keep, idle bool
		next, after                            string
	}{
		{record: two, next: "throw", after: "die-1"},
		{record: two, block: true, choosable: true, next: "cell-0-0", after: "die-1"},
		{record: two + "throw 66612\n", choosable: true, keep: true, next: "die-1", after: "die-1"},
		{record: two + "throw 66612\nkeep 666 throw 66612\n", choosable: true, keep: true, next: "die-1", after: "die-1"},
		{record: two + "throw 66612\n", watching: true, idle: true, next: "die-1", after: "die-1"},
		{record: two + "result 66612\n", block: true, choosable: true, next: "cell-0-0", after: "cell-0-0"},
		{record: two + "throw 66612\nkeep 666 throw 66612\nkeep 666 throw 66612\n", choosable: true, next: "cell-0-0", after: "cell-0-0"},
		{record: "party Anna\tcomputer best\nparty Bernd\n", idle: true, next: "quiet", after: "die-1"},
		{record: "party Anna\tcomputer best\nparty Bernd\nthrow 66612\n", idle: true, next: "quiet", after: "die-1"},
		{record: contra + "contra\n", block: true, next: "throw", after: "die-1"},
		{record: contra + "contra\nconcede\n", next: "throw", after: "die-1"},
		{record: pairs + "throw 66612\n", keep: true, next: "die-1", after: "die-1"},
		{record: pairs + "throw 66612\nkeep 666 throw 66612\nkeep 666 throw 66612\n", next: "done", after: "done"},
		{record: pairs + "throw 66612\ndone\n", choosable: true, next: "cell-0-0", after: "die-1"},
		{record: pairs, block: true, choosable: true, next: "cell-0-0", after: "die-1"},
	} {
		d := &dicegame.Desk{Game: recorded(t, "escalero", c.record), Watching: c.watching}
		d.Game.Block = c.block
		if d.Choosable() != c.choosable || d.MayKeep() != c.keep || d.Idle() != c.idle {
			t.Errorf("%s: choosable %v, keep %v, idle %v", c.record, d.Choosable(), d.MayKeep(), d.Idle())
		}
		if d.Next() != c.next || d.AfterThrow() != c.after {
			t.Errorf("%s: next %q, after a throw %q, want %q and %q", c.record, d.Next(), d.AfterThrow(), c.next, c.after)
		}
	}
}

// Rivals stand in turn order, the one chosen first.
func TestRivals(t *testing.T) {
	d := &dicegame.Desk{Game: recorded(t, "escalero", "party A\nparty B\nparty C\nparty D\nthrow 66612\nwrite 6 1\n")}
	for _, want := range [][]engine.Player{{1, 3, 4}, {3, 4, 1}, {4, 1, 3}, {1, 3, 4}} {
		if got := d.Rivals(); !slices.Equal(got, want) || d.Own() != 2 {
			t.Errorf("beside %d stand %v, want %v", d.Own(), got, want)
		}
		if o := d.Do(english, dicegame.Press{Order: dicegame.NextRival}, false); o.Say != english.SaidSheet(d.Game, d.Rival) {
			t.Errorf("the next one is told as %q", o.Say)
		}
	}
	if d.Clear(); d.Rival == 0 {
		t.Error("whose sheet stands beside was forgotten")
	}
	two := desk(t, "escalero", "")
	two.Do(english, dicegame.Press{Order: dicegame.NextRival}, false)
	if got := two.Rivals(); !slices.Equal(got, []engine.Player{2}) || two.Rival != 2 {
		t.Errorf("of two the rivals are %v", got)
	}
}

// The cursor stops on the chosen cell, else where the keys have come to if that is
// open, else on the first open one.
func TestCursor(t *testing.T) {
	d := desk(t, "escalero", "strike 1 1\nstrike 1 1\nstrike 2 2\nstrike 1 2\nstrike 3 1\nstrike 1 3\nstrike 3 2\nstrike G 1\nstrike 3 3\nstrike G 2\nthrow 66612\n")
	if id := dicegame.CellID(d.Cursor()); id != "cell-0-1" {
		t.Errorf("the cursor begins at %s", id)
	}
	if _, o, ok := d.Key(english, "ArrowDown", false, "cell-4-0", dicegame.View{}); !ok || o.Focus != "cell-5-0" || dicegame.CellID(d.Cursor()) != "cell-5-0" {
		t.Errorf("the cursor goes to %+v", o)
	}
	d.Key(english, "ArrowUp", false, "cell-1-0", dicegame.View{})
	if id := dicegame.CellID(d.Cursor()); id != "cell-0-1" || d.Stop() != (dicegame.Spot{Party: 1, Col: 1, Row: 1}) {
		t.Errorf("on a written cell the cursor is %s, the stop %v", id, d.Stop())
	}
	if d.Row, d.Col = "P", 3; dicegame.CellID(d.Cursor()) != "cell-8-2" {
		t.Errorf("the chosen cell is %s", dicegame.CellID(d.Cursor()))
	}
}

// What each key does at the desk.
func TestKeys(t *testing.T) {
	press := func(o dicegame.Order, n int) dicegame.Press { return dicegame.Press{Order: o, N: n} }
	type outcome = dicegame.Outcome
	for _, c := range []struct {
		log, key, id string
		shift, block bool
		turned, idle bool
		press        dicegame.Press
		outcome      outcome
		no           bool
	}{
		{log: "", key: "r", outcome: outcome{Act: escalero.Action{Kind: escalero.Throw}}},
		{log: "throw 66612\n", key: "R", outcome: outcome{Act: escalero.Action{Kind: escalero.Keep}}},
		{log: "throw 66612\n", key: "r", idle: true, outcome: outcome{Say: "The game is open in another window."}},
		{log: "throw 66612\nkeep 6 throw 66612\nkeep 6 throw 66612\n", key: "r", outcome: outcome{Say: "No throw left, now you write."}},
		{log: "", key: "r", block: true, outcome: outcome{Say: "Here you play with real dice."}},
		{log: "throw 66612\n", key: "1", press: press(dicegame.KeepDie, 0)},
		{log: "throw 66612\n", key: "5", press: press(dicegame.KeepDie, 4)},
		{log: "throw 66612\n", key: "5", idle: true, outcome: outcome{Say: "The game is open in another window."}},
		{log: "throw 66612\n", key: "6", no: true},
		{log: "", key: "1", outcome: outcome{Say: "Not thrown yet."}},
		{log: "throw 66612\nkeep 6 throw 66612\nkeep 6 throw 66612\n", key: "1", outcome: outcome{Say: "No throw left, now you write."}},
		{log: "throw 66612\n", key: "w", outcome: outcome{Say: "Choose a cell first."}},
		{log: "", key: "w", outcome: outcome{Say: "Not thrown yet."}},
		{log: "throw 66612\n", key: "w", idle: true, outcome: outcome{Say: "The game is open in another window."}},
		{log: "", key: "d", outcome: outcome{Say: "Not thrown yet."}},
		{log: "throw 66612\nwrite 6 1\n", key: "s", outcome: outcome{Say: "Bernd: Column ×1, sum 0, 10 open. Column ×2, sum 0, 10 open. Column ×4, sum 0, 10 open."}},
		{log: "throw 66612\nwrite 6 1\n", key: "S", shift: true, outcome: outcome{Say: "Anna: Column ×1, sum 18, 9 open. Column ×2, sum 0, 10 open. Column ×4, sum 0, 10 open."}},
		{log: "throw 66612\n", key: "ArrowUp", id: "cell-1-1", outcome: outcome{Focus: "cell-0-1"}},
		{log: "throw 66612\n", key: "ArrowDown", id: "cell-1-1", outcome: outcome{Focus: "cell-2-1"}},
		{log: "throw 66612\n", key: "ArrowLeft", id: "cell-1-1", outcome: outcome{Focus: "cell-1-0"}},
		{log: "throw 66612\n", key: "ArrowRight", id: "cell-1-1", outcome: outcome{Focus: "cell-1-2"}},
		{log: "throw 66612\n", key: "ArrowRight", id: "cell-1-1", turned: true, outcome: outcome{Focus: "cell-2-1"}},
		{log: "throw 66612\n", key: "ArrowUp", id: "cell-1-1", turned: true, outcome: outcome{Focus: "cell-1-0"}},
		{log: "throw 66612\n", key: "ArrowUp", id: "throw", no: true},
		{log: "throw 66612\n", key: "q", no: true},
		{log: "", key: "t", no: true},
		{log: "", key: "T", block: true, outcome: outcome{Focus: "face-1"}},
		{log: "", key: "t", block: true, idle: true, outcome: outcome{Say: "The game is open in another window."}},
		{log: "", key: "6", block: true, outcome: outcome{Say: "Type the dice first, with the button or its key."}},
		{log: "result 66612\n", key: "t", block: true, outcome: outcome{Say: "Ace, ace, ace, nine, ten. All five are typed. “Back” takes one away."}},
	} {
		d := desk(t, "escalero", c.log)
		d.Game.Block, d.Watching = c.block, c.idle
		p, o, ok := d.Key(english, c.key, c.shift, c.id, dicegame.View{Turned: c.turned})
		if p != c.press || o != c.outcome || ok == c.no {
			t.Errorf("%q after\n%s: %+v, %+v, %v", c.key, c.log, p, o, ok)
		}
	}
	d := desk(t, "escalero", "throw 66612\n")
	d.Row, d.Col = "6", 1
	if p, o, ok := d.Key(english, "W", false, "", dicegame.View{}); !ok || p.Order != dicegame.Enter || o != (outcome{}) {
		t.Errorf("W does %+v, %+v", p, o)
	}
	d = desk(t, "escalero", "")
	d.Game.Block = true
	for _, key := range []string{"t", "6", "1", "Backspace"} {
		if _, _, ok := d.Key(english, key, false, "", dicegame.View{}); !ok {
			t.Errorf("%s means nothing", key)
		}
	}
	if !slices.Equal(d.Typing, []dice.Face{6}) {
		t.Errorf("typed are %v", d.Typing)
	}
	over := &dicegame.Desk{Game: recorded(t, "escalero", "option contra on\nparty Anna\nparty Bernd\ncontra\nconcede\n")}
	for _, key := range []string{"r", "w", "1"} {
		if p, o, ok := over.Key(english, key, false, "", dicegame.View{}); !ok || o != (outcome{Say: "The game is over."}) || p != (dicegame.Press{}) {
			t.Errorf("%s in a game that is over: %+v, %+v", key, p, o)
		}
	}
}

// Keys that nobody can use now say why: while a computer throws, while a Contra
// waits for its answer, with all dice kept, and before the partner has thrown.
func TestKeysSayWhyNot(t *testing.T) {
	german := dicegame.Names{Lang: "de"}
	for _, c := range []struct{ record, key, want string }{
		{"party Anna\nparty Poldi\tcomputer casual\nstrike 1 1\n", "r", "Poldi ist am Wurf."},
		{"party Anna\nparty Poldi\tcomputer casual\nstrike 1 1\n", "1", "Poldi ist am Wurf."},
		{"party Anna\nparty Poldi\tcomputer casual\nstrike 1 1\n", "w", "Poldi ist am Wurf."},
		{"option contra on\nparty Anna\nparty Bernd\ncontra\n", "t", "Erst antwortet Bernd auf das Contra."},
		{"option contra on\nparty Anna\nparty Bernd\ncontra\n", "r", "Erst antwortet Bernd auf das Contra."},
		{"option contra on\nparty Anna\nparty Bernd\ncontra\n", "w", "Erst antwortet Bernd auf das Contra."},
		{"party Anna + Alf\nparty Bernd + Bea\nthrow 66612\n", "w", "Erst wirft noch Alf."},
		{"party Anna + Alf\nparty Bernd + Bea\nthrow 66612\nkeep 6 throw 66612\nkeep 6 throw 66612\n", "r", "Kein Wurf mehr."},
		{"party Anna\nparty Bernd\nthrow 66612\n", "all", "Alle fünf bleiben liegen, es ist nichts zu werfen."},
	} {
		d := &dicegame.Desk{Game: recorded(t, "escalero", c.record)}
		d.Game.Block = c.key == "t"
		if c.key == "all" {
			d.Game.Kept, c.key = [dice.N]bool{true, true, true, true, true}, "r"
		}
		if p, o, ok := d.Key(german, c.key, false, "", dicegame.View{}); !ok || o != (dicegame.Outcome{Say: c.want}) || p != (dicegame.Press{}) {
			t.Errorf("%s after\n%s: %+v, %+v", c.key, c.record, p, o)
		}
	}
}

// The keys lead over every cell of every sheet, the sums too, along its row or
// its column, whether it is written or not; at an edge they say where one is.
func TestTheWholePadIsExplored(t *testing.T) {
	three := "party Anna\nparty Bernd\nparty Carl\nstrike S 2\nstrike S 1\nstrike 3 3\nthrow 66612\n"
	turned, whole := dicegame.View{Turned: true}, dicegame.View{Whole: true}
	for _, c := range []struct {
		view          dicegame.View
		id, key, want string // where to, or what is said
	}{
		{id: "cell-6-1", key: "ArrowDown", want: "cell-7-1"}, // a written cell is no trap
		{id: "cell-5-1", key: "ArrowDown", want: "cell-6-1"},
		{id: "cell-9-1", key: "ArrowDown", want: "cell-10-1"},
		{id: "cell-10-1", key: "ArrowDown", want: "Rand. Anna, Summe, Kolonne ×2."},
		{id: "cell-0-0", key: "ArrowUp", want: "Rand. Anna, Neuner, Kolonne ×1."},
		{id: "cell-0-0", key: "ArrowLeft", want: "Rand. Anna, Neuner, Kolonne ×1."},
		{id: "cell-0-2", key: "ArrowRight", want: "pad-cell-3-1-1"}, // the party before, whose sheet is shown
		{id: "pad-cell-3-1-1", key: "ArrowLeft", want: "cell-0-2"},
		{id: "pad-cell-3-3-1", key: "ArrowRight", want: "pad-cell-2-1-1"}, // folded away till now
		{id: "pad-cell-2-3-7", key: "ArrowRight", want: "Rand. Bernd, Straße, Kolonne ×4."},
		{id: "pad-cell-2-3-7", key: "ArrowDown", want: "pad-cell-2-3-8"},
		{id: "pad-cell-3-2-5", key: "Home", want: "cell-4-0"},
		{id: "cell-4-0", key: "Home", want: "Rand. Anna, Könige, Kolonne ×1."},
		{id: "cell-4-0", key: "End", want: "pad-cell-3-3-5"},
		{view: whole, id: "cell-4-0", key: "End", want: "pad-cell-2-3-5"},
		{id: "pad-cell-3-2-5", key: "Ctrl+Home", want: "cell-0-0"},
		{id: "cell-4-0", key: "Ctrl+End", want: "pad-cell-3-3-11"},
		{id: "cell-2-1", key: "PageDown", want: "cell-6-1"},
		{id: "cell-6-1", key: "PageDown", want: "cell-10-1"},
		{id: "cell-10-1", key: "PageUp", want: "cell-6-1"},
		{id: "cell-8-1", key: "PageUp", want: "cell-6-1"},
		{id: "cell-6-1", key: "PageUp", want: "cell-0-1"},
		{view: turned, id: "cell-2-1", key: "ArrowDown", want: "cell-2-2"},
		{view: turned, id: "cell-2-1", key: "ArrowRight", want: "cell-3-1"},
		{view: turned, id: "cell-2-2", key: "ArrowDown", want: "pad-cell-3-1-3"},
		{view: turned, id: "cell-2-1", key: "Home", want: "cell-0-1"},
		{view: turned, id: "cell-2-1", key: "End", want: "cell-10-1"},
		{view: turned, id: "cell-2-1", key: "PageDown", want: "pad-cell-3-1-3"},
		{view: turned, id: "pad-cell-3-2-3", key: "PageUp", want: "cell-2-0"},
	} {
		d := &dicegame.Desk{Game: recorded(t, "escalero", three)}
		_, o, ok := d.Key(dicegame.Names{Lang: "de"}, c.key, false, c.id, c.view)
		if !ok || o.Focus+o.Say != c.want {
			t.Errorf("%s from %s: %+v, want %s", c.key, c.id, o, c.want)
		}
		if at := d.Stop(); o.Focus != "" && dicegame.PadID(at, d.Own()) != o.Focus {
			t.Errorf("%s from %s: the stop is %+v", c.key, c.id, at)
		}
	}
	d := &dicegame.Desk{Game: recorded(t, "escalero", three)}
	if d.Key(english, "ArrowRight", false, "pad-cell-3-3-1", dicegame.View{}); d.Rivals()[0] != 2 {
		t.Errorf("what the keys have come to is not shown: %v", d.Rivals())
	}
	if d.Key(english, "Home", false, "pad-cell-2-1-1", dicegame.View{}); d.Rivals()[0] != 3 {
		t.Errorf("back on the own sheet the rivals are %v", d.Rivals())
	}
	if d.Key(english, "ArrowRight", false, "pad-cell-3-3-1", whole); d.Rivals()[0] != 3 {
		t.Errorf("sheets that are all shown change places: %v", d.Rivals())
	}
	for _, id := range []string{"cell-11-0", "cell-0-3", "cell-x-0", "cell-0", "pad-cell-4-1-1", "pad-cell-1-1-12", "throw", ""} {
		if _, o, ok := d.Key(english, "ArrowDown", false, id, dicegame.View{}); ok {
			t.Errorf("an arrow on %q: %+v", id, o)
		}
	}
}

// From the first cell the arrows lead to every other one.
func TestArrowsReachEveryCell(t *testing.T) {
	for _, k := range gametest.Kinds() {
		d := &dicegame.Desk{Game: begun(t, k)}
		reached, queue := map[string]bool{"cell-0-0": true}, []string{"cell-0-0"}
		for len(queue) > 0 {
			id := queue[0]
			queue = queue[1:]
			for _, key := range []string{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"} {
				_, o, ok := d.Key(english, key, false, id, dicegame.View{})
				if !ok || (o.Focus == "") == (o.Say == "") {
					t.Fatalf("%s on %s: %+v", key, id, o)
				}
				if o.Focus != "" && !reached[o.Focus] {
					reached[o.Focus] = true
					queue = append(queue, o.Focus)
				}
			}
		}
		if want := (len(d.Game.Rules.Rows) + 1) * len(d.Game.Rules.Columns) * d.State().Parties(); len(reached) != want {
			t.Errorf("%v: %d cells are reached, want %d", k, len(reached), want)
		}
	}
}

// Reading aloud: a column by the focus or by number, the standing, any party's
// sheet, and the own one while a computer throws.
func TestReading(t *testing.T) {
	log := "party Anna\nparty Poldi\tcomputer casual\nthrow 12345\nwrite S 2\nstrike 1 1\n"
	german := dicegame.Names{Lang: "de"}
	standing := "Runde 2 von 30. Kolonne ×1: Anna 0, Poldi 0, gleichauf. Kolonne ×2: Anna 25, Poldi 0, Anna führt. Kolonne ×4: Anna 0, Poldi 0, gleichauf."
	anna := "Anna: Kolonne ×1, Summe 0, noch 10 offen. Kolonne ×2, Summe 25, noch 9 offen. Kolonne ×4, Summe 0, noch 10 offen."
	poldi := "Poldi: Kolonne ×1, Summe 0, noch 9 offen. Kolonne ×2, Summe 0, noch 10 offen. Kolonne ×4, Summe 0, noch 10 offen."
	second := "Anna, Kolonne ×2. Neuner offen, bringt 1. Zehner offen. Buben offen. Damen offen. Könige offen. Asse offen, bringt 24. Straße 25 serviert. Full House offen. Poker offen, bringt 45 serviert. Grande offen. Summe 25."
	thrown := "throw 16666\n"
	for _, c := range []struct {
		more, keys, id string
		shift          bool
		want           string
	}{
		{"", "g", "", false, standing},
		{"", "a", "", false, "Anna ist am Wurf. Noch nicht geworfen. " + standing + " Offene Felder bei Anna: 10, 9 und 10."},
		{thrown, "A", "cell-3-1", true, "Anna ist am Wurf. Neun, Ass, Ass, Ass, Ass. Poker serviert. Noch zwei Würfe. " + standing + " Offene Felder bei Anna: 10, 9 und 10."},
		{"throw 66511\nkeep 66 throw 66551\nkeep 6655 throw 66556\n", "a", "", false, "Anna muss schreiben. Ass, Ass, König, König, Ass. Full House. Kein Wurf mehr. " + standing + " Offene Felder bei Anna: 10, 9 und 10."},
		{"", "2", "", true, poldi}, {"", "1", "", true, anna}, {"", "3", "", true, "Es spielen nur 2."},
		{"throw 12345\nwrite 1 3\n", "s", "", false, strings.Replace(anna, "Kolonne ×4, Summe 0, noch 10", "Kolonne ×4, Summe 1, noch 9", 1)}, // Poldi throws
		{thrown, "c", "cell-3-1", false, second},
		{thrown, "c", "", false, "Welche Kolonne? 1 bis 3."},
		{thrown, "c2", "", false, second},
		{thrown, "C2", "cell-3-0", true, second},
		{thrown, "cd2", "", false, ""}, // another key, and the number keeps a die
		{"", "c", "pad-cell-2-1-4", false, "Poldi, Kolonne ×1. Neuner gestrichen. Zehner offen. Buben offen. Damen offen. Könige offen. Asse offen. Straße offen. Full House offen. Poker offen. Grande offen. Summe 0."},
	} {
		d := &dicegame.Desk{Game: recorded(t, "escalero", log+c.more)}
		var o dicegame.Outcome
		for _, key := range c.keys {
			var ok bool
			if _, o, ok = d.Key(german, string(key), c.shift && key != '2' || len(c.keys) == 1 && c.shift, c.id, dicegame.View{}); !ok {
				t.Errorf("%c means nothing", key)
			}
		}
		if o.Say != c.want {
			t.Errorf("%s after\n%s: %q\nwant %q", c.keys, c.more, o.Say, c.want)
		}
	}
	const begun = "option contra on\nparty Anna\nparty Bernd\nthrow 12345\nwrite S 1\n"
	one := &dicegame.Desk{Game: recorded(t, "escalero-single", begun+"strike 1 1\n")} // nobody is asked for the only column
	for id, want := range map[string]string{"": "Anna. Neuner offen.", "pad-cell-2-1-1": "Bernd. Neuner gestrichen."} {
		if _, o, _ := one.Key(german, "c", false, id, dicegame.View{}); !strings.HasPrefix(o.Say, want) {
			t.Errorf("the only column is %q, want %q", o.Say, want)
		}
	}
	rest := "strike S 1\n"
	for row := range strings.FieldsSeq("1 2 3 4 5 6 F P G") {
		rest += strings.Repeat("strike "+row+" 1\n", 2)
	}
	for more, want := range map[string]string{
		rest:                "Die Partie ist aus. Anna 25, Bernd 0, Anna gewinnt mit 25 Vorsprung.",
		"contra\nconcede\n": "Die Partie ist aus. Anna hat aufgegeben. Anna 25, Bernd 0, Anna liegt 25 vorn.",
	} {
		over := &dicegame.Desk{Game: recorded(t, "escalero-single", begun+more)}
		for _, key := range []string{"g", "a"} {
			if _, o, _ := over.Key(german, key, false, "", dicegame.View{}); o.Say != want {
				t.Errorf("at the end %s says %q, want %q", key, o.Say, want)
			}
		}
	}
	asked := &dicegame.Desk{Game: recorded(t, "escalero-single", begun+"strike 1 1\ncontra\n")}
	if _, o, _ := asked.Key(german, "a", false, "", dicegame.View{}); o.Say != "Bernd antwortet. So, wie es steht, zahlt Bernd dann 50 Spielpunkte. Runde 2 von 10. Anna 25, Bernd 0, Anna liegt 25 vorn. Offene Felder bei Bernd: 9. Offene Felder bei Anna: 9." {
		t.Errorf("who is asked for an answer hears %q", o.Say)
	}
}

// All that can be seen of cells: open with what they score, written, struck,
// closed, and the one written last.
func TestCells(t *testing.T) {
	type cell = dicegame.Cell
	d := desk(t, "escalero", "throw 12345\nwrite S 2\nstrike G 1\nthrow 66612\n")
	d.Row, d.Col = "6", 1
	e := d.Eye()
	for _, c := range []struct{ got, want cell }{
		{e.Own(5, 0), cell{State: "possible", Points: 18, Own: true, Chosen: true, Stop: true}},
		{e.Own(5, 1), cell{State: "possible", Points: 18, Own: true}},
		{e.Own(9, 2), cell{State: "zero", Own: true, Faint: true}},
		{e.Own(6, 1), cell{State: "written", Points: 25, Served: true}},
		{e.Written(2, 9, 0), cell{State: "struck"}},
		{e.Written(2, 9, 1), cell{State: "open"}},
	} {
		if c.got != c.want {
			t.Errorf("%+v, want %+v", c.got, c.want)
		}
	}
	d = desk(t, "escalero", "throw 12345\nwrite S 2\nstrike G 1\n")
	e = d.Eye()
	if got := e.Written(2, 9, 0); !got.Last || got.State != "struck" || e.Written(2, 9, 1).Last || e.Written(1, 9, 0).Last {
		t.Errorf("the last entry is %+v", got)
	}
	same := desk(t, "escalero", "strike G 1\nstrike G 1\n").Eye()
	if same.Written(1, 9, 0).Last || !same.Written(2, 9, 0).Last {
		t.Error("the same cell of the other party is the last entry")
	}
	if got := e.Own(0, 0); got != (cell{State: "open", Own: true, Stop: true}) || got.Button() {
		t.Errorf("before the throw %+v", got)
	}
	d.Game.Block = true
	e = d.Eye()
	if got := e.Own(0, 0); got != (cell{State: "points", Own: true, Stop: true}) || !got.Button() {
		t.Errorf("with real dice %+v", got)
	}
	d = desk(t, "escalero", "throw 12345\n")
	e = d.Eye()
	if got := e.Own(6, 2); got != (cell{State: "possible", Points: 25, Own: true, Served: true}) {
		t.Errorf("a served straight would be %+v", got)
	}
	if got := e.Own(4, 2); got.Served {
		t.Errorf("faces are served: %+v", got)
	}
	d = desk(t, "wuerfelpoker-top-down", "throw 12345\n")
	for row := range d.Game.Rules.Rows {
		e = d.Eye()
		if got := e.Own(row, 1); got != (cell{State: "closed", Own: true}) || got.Button() {
			t.Errorf("row %d of the second column: %+v", row+1, got)
		}
		if got := e.Written(2, row, 1); got != (cell{State: "closed"}) {
			t.Errorf("row %d of the rival's second column: %+v", row+1, got)
		}
	}
}

// The sheets of a game that is over are for reading only.
func TestCellsWhenItIsOver(t *testing.T) {
	r, _ := escalero.Preset("wuerfelpoker-top-down")
	d := &dicegame.Desk{Game: gametest.Filled(r, 0, 1)}
	e := d.Eye()
	for col := range r.Columns {
		for row := range r.Rows {
			sheet := d.State().Sheet(1)
			if got := e.Own(row, col); got.Button() || got.Own || got.Points != sheet.Shown(r, col, row) {
				t.Errorf("%d-%d: %+v", row, col, got)
			}
			if got := e.Written(1, row, col); r.Running(col) && got.State != "written" {
				t.Errorf("a running total is %+v", got)
			}
		}
	}
}

// A zero is to be seen when it is chosen, or when no throw is left.
func TestZerosAreFaintUntilTheLastThrow(t *testing.T) {
	for log, faint := range map[string]bool{
		"throw 66612\n":                       true,
		"throw 66612\nkeep 666 throw 66612\n": true,
		"throw 66612\nkeep 666 throw 66612\nkeep 666 throw 66612\n": false,
	} {
		d := desk(t, "escalero", log)
		e := d.Eye()
		if got := e.Own(9, 2); got.State != "zero" || got.Faint != faint {
			t.Errorf("after\n%s a zero is %+v", log, got)
		}
		d.Row, d.Col = "G", 3
		if e = d.Eye(); e.Own(9, 2).Faint {
			t.Errorf("after\n%s the chosen zero is faint", log)
		}
	}
}

// The only open cell is chosen by itself once there are dice, and a tap on it
// never writes at once.
func TestTheOnlyOpenCellIsChosen(t *testing.T) {
	log := ""
	for _, row := range strings.Fields("1 2 3 4 5 S F P G") {
		log += "strike " + row + " 1\nstrike " + row + " 1\n"
	}
	d := desk(t, "escalero-single", log)
	if a, ok := d.Entry(); ok {
		t.Errorf("before the throw %v is chosen", a)
	}
	d = desk(t, "escalero-single", log+"throw 66612\n")
	e := d.Eye()
	if a, ok := d.Entry(); !ok || a != action(t, "write 6 1") || !e.Own(5, 0).Chosen {
		t.Errorf("chosen is %v", a)
	}
	_, list := d.Buttons(english, dicegame.Around{})
	if b := list[0]; b.ID != "write" || b.Label != "Write 18" || b.Class != "write" {
		t.Errorf("the button is %+v", b)
	}
	tap := dicegame.Press{Order: dicegame.Tap, N: dicegame.CellN(5, 0)}
	if o := d.Do(english, tap, false); o.Act.Kind != 0 {
		t.Errorf("the first tap plays %v", o.Act)
	}
	if o := d.Do(english, tap, false); o.Act != action(t, "write 6 1") {
		t.Errorf("the second tap plays %v", o.Act)
	}
	if o := desk(t, "escalero-single", log+"throw 66612\n").Do(english, tap, true); o.Act != action(t, "write 6 1") {
		t.Errorf("where one tap is enough it plays %v", o.Act)
	}
	if a, ok := desk(t, "escalero-single", "throw 66612\n").Entry(); ok {
		t.Errorf("of ten open cells %v is chosen", a)
	}
}

// The main button of a picture writes it where it is worth most; W does the
// same.
func TestOffer(t *testing.T) {
	for _, c := range []struct{ preset, log, want string }{
		{"escalero", "throw 66666\n", "write G 3"},
		{"escalero", "throw 12345\n", "write S 3"},
		{"escalero", "throw 66612\n", ""},
		{"escalero", "throw 66612\nkeep 666 throw 66611\n", "write F 3"},
		{"escalero-double-grande", "throw 66666\n", "write GG 3"},
		{"escalero-double-grande", "throw 66612\nkeep 666 throw 66666\n", "write G 3"},
		{"wuerfelpoker-top-down", "throw 55555\n", "write X 1"},
		{"escalero-single", "strike G 1\nstrike G 1\nthrow 66666\n", "write P 1"},
		{"escalero-single", "strike S 1\nstrike S 1\nthrow 12345\n", ""}, // no open cell takes it
	} {
		d := desk(t, c.preset, c.log)
		a, points, ok := d.Offer()
		if got := strings.TrimSpace(a.String()); ok != (c.want != "") || ok && (got != c.want || points != d.Points(a.Row)) {
			t.Errorf("%s after\n%s%q is offered for %d", c.preset, c.log, got, points)
		}
		p, o, _ := d.Key(english, "w", false, "", dicegame.View{})
		if got := strings.TrimSpace(o.Act.String()); c.want != "" && got != c.want || c.want == "" && o.Act.Kind != 0 || p.Order != dicegame.Play {
			t.Errorf("W plays %q, %+v", got, p)
		}
	}
}

// The pad of people keeps its place while computers play, and whose turn it is
// stands beside it.
func TestOwnPadBesideComputers(t *testing.T) {
	const entry = "throw 66612\nwrite 6 1\n"
	for _, c := range []struct {
		parties string
		entries int
		own     engine.Player
		beside  engine.Player
	}{
		{"party A\nparty B\n", 0, 1, 2},
		{"party A\nparty B\n", 1, 2, 1},
		{"party A\nparty B\tcomputer best\n", 0, 1, 2},
		{"party A\nparty B\tcomputer best\n", 1, 1, 2},
		{"party A\tcomputer best\nparty B\n", 0, 2, 1},
		{"party A\nparty B\tcomputer best\nparty C\tcomputer best\n", 1, 1, 2},
		{"party A\nparty B\tcomputer best\nparty C\tcomputer best\n", 2, 1, 3},
		{"party A\nparty B\tcomputer best\nparty C\n", 1, 1, 2},
		{"party A\nparty B\tcomputer best\nparty C\n", 2, 3, 2},
		{"party A\tcomputer best\nparty B\tcomputer best\n", 1, 2, 1},
		{"party A + B\tcomputer - best\nparty C + D\tcomputer best best\n", 0, 1, 2},
	} {
		log := strings.Repeat(entry, c.entries)
		d := &dicegame.Desk{Game: recorded(t, "escalero", c.parties+log)}
		if got := d.Rivals(); d.Own() != c.own || got[0] != c.beside || len(got) != d.State().Parties()-1 || slices.Contains(got, d.Own()) {
			t.Errorf("after %d entries of\n%s%d lies beside %v, want %d and %d", c.entries, c.parties, d.Own(), got, c.own, c.beside)
		}
	}
	d := &dicegame.Desk{Game: recorded(t, "escalero", "party A\nparty B\n"+entry), Resting: 1}
	if d.Own() != 1 || d.Rivals()[0] != 2 {
		t.Errorf("after the entry %d lies beside %v", d.Own(), d.Rivals())
	}
	if d.Clear(); d.Own() != 2 {
		t.Error("the pads never change place")
	}
}
