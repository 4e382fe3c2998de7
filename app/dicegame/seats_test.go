package dicegame_test

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/again"
	"serviert/engine/record"
)

// played is a game of a kind, played by chance to the end.
func played(t testing.TB, k gametest.Kind, seed uint64) *dicegame.Game {
	t.Helper()
	g := begun(t, k)
	for r := rand.New(rand.NewPCG(seed, 3)); !g.Over(); {
		if err := g.Apply(gametest.Any(g, r)); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// prefix is a game after its first actions.
func prefix(t testing.TB, g *dicegame.Game, actions int) engine.Match[escalero.State, escalero.Action] {
	t.Helper()
	m, _, err := engine.Replay(g.Match.At(0), g.Match.Log()[:actions])
	if err != nil {
		t.Fatal(err)
	}
	return m
}

const pairs = "party Anna + Alf\nparty Bea + Bernd\n"

// Who sits where is kept with the party, a word for each name.
func TestSeatsAreReadAndWritten(t *testing.T) {
	for text, seats := range map[string][]dicegame.Seat{
		"":                      {dicegame.Person, dicegame.Person},
		"computer coach -":      {dicegame.Coach, dicegame.Person},
		"computer - strong":     {dicegame.Person, "strong"},
		"computer coach best":   {dicegame.Coach, "best"},
		"computer simple coach": {"simple", dicegame.Coach},
	} {
		if got := dicegame.Extra(seats); got != text {
			t.Errorf("%q is kept as %q, want %q", seats, got, text)
		}
		head := "party Anna + Alf\nparty Bea\n"
		if text != "" {
			head = strings.Replace(head, "Alf", "Alf\t"+text, 1)
		}
		g := recorded(t, "escalero", head)
		if g.Seat(1, 0) != seats[0] || g.Seat(1, 1) != seats[1] || g.Seat(2, 0) != dicegame.Person {
			t.Errorf("%q is read as %q and %q", text, g.Seat(1, 0), g.Seat(1, 1))
		}
	}
	// Words that other programs keep there, and too many of them.
	g := recorded(t, "escalero", "party Anna\tsits by the window\nparty Bea\tcomputer strong best best\n")
	if g.Seat(1, 0) != dicegame.Person || g.Seat(2, 0) != "strong" {
		t.Errorf("%q and %q", g.Seat(1, 0), g.Seat(2, 0))
	}
}

// A plus stays in a name as it was typed, but for spaces around it, by which a record
// would take it for a pair.
func TestAPlusInATypedName(t *testing.T) {
	for typed, want := range map[string]string{
		"Anna": "Anna", " A  B ": "A B", "A+B": "A+B", "C++": "C++", "Anna + Bert": "Anna+Bert", "+ A": "+A", "A +": "A+",
		"A + + B": "A++B", "C++ + D": "C+++D", "+": "", "": "", "+A +B": "+A +B",
	} {
		got := dicegame.TypedName(typed)
		if got != want {
			t.Errorf("%q is %q, not %q", typed, got, want)
		}
		if p, err := record.NewParty(got); got != "" && (err != nil || len(p.Names) != 1 || p.Names[0] != got) {
			t.Errorf("%q is read as %q, %v", got, p.Names, err)
		}
	}
}

// Who plays changes as a whole or not at all, and games that share the set-up keep theirs.
func TestReseat(t *testing.T) {
	g := recorded(t, "escalero", "party Anna\nparty Bernd\npoints 6 1 18\n")
	before, played := g.Parties, g.Match.Len()
	if err := g.Reseat([]string{"", "Anna"}, []dicegame.Seat{"", "strong"}); err == nil || g.Name(2) != "Bernd" || g.Seat(2, 0) != dicegame.Person {
		t.Errorf("two of the same name: %v, %q", err, g.Parties)
	}
	if err := g.Reseat([]string{"", "Berta"}, []dicegame.Seat{dicegame.Coach, "strong"}); err != nil || before[1].Names[0] != "Bernd" {
		t.Errorf("%v, before %q", err, before)
	}
	again, err := g.Saved().Game()
	if err != nil || again.Name(2) != "Berta" || again.Seat(2, 0) != "strong" || again.Seat(1, 0) != dicegame.Coach || again.Match.Len() != played {
		t.Errorf("saved as %q: %v", g.Saved().Record, err)
	}
}

// Who has played what is known after any change of the seats, also after a restart,
// and goes along where something is put right or taken back.
func TestWhoHasPlayedWhat(t *testing.T) {
	g := recorded(t, "escalero", "party Anna + Toni\nparty Bernd\tcomputer strong\n")
	who := func() (text string) {
		for i := range g.Match.Len() {
			text += cmp.Or(g.LevelAt(i), "-") + " "
		}
		return strings.TrimSpace(text)
	}
	for _, step := range []struct {
		seats []dicegame.Seat // who plays from now on, nil for the same as before
		plays string
		want  string
	}{
		{nil, "result 66612|write 6 1|result 55512|write 5 1", "- - strong strong"},
		{[]dicegame.Seat{"", "best", dicegame.Coach}, "result 44412|write 4 1", "- - strong strong best best"},
		{[]dicegame.Seat{"", "best", ""}, "result 33312|write 3 1", "- - strong strong best best - -"},
		{[]dicegame.Seat{"casual", "", "strong"}, "result 22212", "- - strong strong best best - - casual"},
		{[]dicegame.Seat{"", "", "strong"}, "write 2 2|result 11145", "- - strong strong best best - - casual - strong"},
	} {
		if step.seats != nil {
			if err := g.Reseat([]string{"", "", ""}, step.seats); err != nil {
				t.Fatal(err)
			}
		}
		for _, text := range strings.Split(step.plays, "|") {
			a, err := escalero.ParseAction(text)
			if err == nil {
				err = g.Apply(a)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if got := who(); got != step.want {
			t.Errorf("%s were played by %s, want %s", step.plays, got, step.want)
		}
		again, err := g.Saved().Game()
		if err != nil {
			t.Fatal(err)
		}
		if g = again; who() != step.want {
			t.Errorf("after a restart %s, want %s", who(), step.want)
		}
	}
	m, err := g.Corrected(dicegame.Spot{Party: 2, Col: 1, Row: 5}, 10) // two actions become one
	if err != nil {
		t.Fatal(err)
	}
	before := g.Match
	g.Rewrite(m)
	if want := "- - strong best best - - casual - strong"; who() != want {
		t.Errorf("after a correction %s, want %s", who(), want)
	}
	g.Rewrite(before)
	if want := "- - strong strong best best - - casual - strong"; who() != want {
		t.Errorf("after that was taken back %s, want %s", who(), want)
	}
	g.Rewrite(g.Match.Undo().Undo().Undo()) // and now a person decides
	for _, text := range []string{"result 22214", "write 2 2"} {
		a, _ := escalero.ParseAction(text)
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	if want := "- - strong strong best best - - - -"; who() != want {
		t.Errorf("played once more by %s, want %s", who(), want)
	}
	v := g.Saved()
	for _, text := range []string{"x\t\t", "3", "3\t\t\t", "\n\n"} {
		v.Sat = text
		if again, err := v.Game(); err != nil || again.Saved().Sat != "" {
			t.Errorf("%q is read as %q: %v", text, again.Saved().Sat, err)
		}
	}
	v.Sat = "1000\tcomputer best best\t"
	damaged, err := v.Game()
	if err != nil || !strings.HasPrefix(damaged.Saved().Sat, strconv.Itoa(g.Match.Len())+"\t") {
		t.Errorf("of what has not been played %q is kept: %v", damaged.Saved().Sat, err)
	}
}

// Who has come to a seat for whom, how often somebody has asked the coach and whose entries
// were corrected is known after a restart and elsewhere, whatever the names are made of.
func TestWhatNoRecordTellsGoesAlong(t *testing.T) {
	g := recorded(t, "escalero", "party Anna\nparty B;e:r,n%d 2\npoints 6 1 18\npoints 6 1 12\n")
	reseat := func(who string, seat dicegame.Seat) {
		t.Helper()
		if err := g.Reseat([]string{"", who}, []dicegame.Seat{"", seat}); err != nil {
			t.Fatal(err)
		}
	}
	play := func(list ...string) {
		t.Helper()
		for _, text := range list {
			if err := g.Apply(action(t, text)); err != nil {
				t.Fatal(err)
			}
		}
	}
	reseat("", "best") // and then somebody comes after all
	reseat("Dora", "")
	play("points 5 1 15", "points 5 1 20")
	reseat("Dora", "strong")
	g.Advise(2)
	play("throw 66612", "write 6 2", "points 4 1 12")
	for _, points := range []int{12, 24} {
		m, err := g.Corrected(dicegame.Spot{Party: 1, Col: 1, Row: 6}, points)
		if err != nil {
			t.Fatal(err)
		}
		g.Fix(m)
	}
	before := g.Match
	m, err := g.Corrected(dicegame.Spot{Party: 2, Col: 1, Row: 6}, 24)
	if err != nil {
		t.Fatal(err)
	}
	g.Fix(m)
	if want := []int{2, 1}; !slices.Equal(g.Fixed, want) {
		t.Errorf("%v corrected, want %v", g.Fixed, want)
	}
	g.Unfix(before)
	restarted, err := g.Saved().Game()
	if err != nil {
		t.Fatal(err)
	}
	brought, wrong := dicegame.ReadText(g.Exported()).Game(5)
	if wrong != nil {
		t.Fatal(wrong.Detail)
	}
	elsewhere := recorded(t, "escalero", strings.TrimPrefix(g.Dice.String(), "serviert 1 escalero\n"))
	elsewhere.SetSat(g.Sat())
	want := []dicegame.Swap{{2, "Dora", "B;e:r,n%d 2", "", ""}, {3, "Dora", "Dora", "strong", ""}}
	for name, g := range map[string]*dicegame.Game{"here": g, "after a restart": restarted, "exported": brought, "by a link": elsewhere} {
		if got := g.Swaps(); !slices.Equal(got, want) {
			t.Errorf("%s: %+v", name, got)
		}
		if !slices.Equal(g.Advised, []int{0, 1}) || !slices.Equal(g.Fixed, []int{2, 0}) {
			t.Errorf("%s: asked %v, corrected %v", name, g.Advised, g.Fixed)
		}
	}
	// Whoever had no name and got one, or is written another way, is the same one; so is a computer player.
	named := recorded(t, "escalero", "party Spieler 1\nparty Player 2\nparty anna\nparty Poldi\tcomputer best\npoints 6 1 18\n")
	if err := named.Reseat([]string{"Carl", "Doris", "Anna", "Rosa"}, []dicegame.Seat{"", "", "", "best"}); err != nil {
		t.Fatal(err)
	}
	if got := named.Swaps(); got != nil {
		t.Errorf("nobody has come to a seat, and it is told %+v", got)
	}
	if err := named.Reseat([]string{"Emil", "", "", ""}, []dicegame.Seat{"", "", "", "best"}); err != nil || len(named.Swaps()) != 0 { // at once
		t.Errorf("%v: %+v", err, named.Swaps())
	}
	// It has been asked there and here meanwhile.
	g.Advise(1)
	elsewhere.Advise(2)
	if elsewhere.Counts(g); !slices.Equal(elsewhere.Advised, []int{1, 2}) {
		t.Errorf("together they have asked %v", elsewhere.Advised)
	}
	// What somebody has made up is left out.
	for _, text := range []string{"names 2\tA\tB", "2\t\t\nnames 3\tA\tB", "2\t\t\nnames 2\tA + C\tB", "2\t\t\nnames 2\tA\t\u202e", "advised\t1", "fixed\tx\t-3"} {
		elsewhere.SetSat(text)
		if n := elsewhere.Swaps(); len(n) != 1 && strings.HasPrefix(text, "2") || len(n) > 1 || len(n) == 1 && n[0].Before != "Dora" || elsewhere.Advised != nil || slices.ContainsFunc(elsewhere.Fixed, func(n int) bool { return n != 0 }) {
			t.Errorf("%q: %+v, %v, %v", text, n, elsewhere.Advised, elsewhere.Fixed)
		}
	}
}

// Who has played what goes along where two turns of different lengths are exchanged, and comes back where they are
// exchanged again.
func TestWhoHasPlayedBetweenExchangedTurns(t *testing.T) {
	g := recorded(t, "escalero", "party Anna\nparty Bernd\nparty Clara\nresult 66612\nwrite 6 1\n")
	if err := g.Reseat([]string{"", "", ""}, []dicegame.Seat{"", "strong", ""}); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"throw 55512", "write 5 1", "points 4 1 12"} {
		if err := g.Apply(action(t, text)); err != nil {
			t.Fatal(err)
		}
	}
	const before, after = " - - strong strong -", " - strong strong - -"
	anna, clara := dicegame.Spot{Party: 1, Col: 1, Row: 6}, dicegame.Spot{Party: 3, Col: 1, Row: 4}
	for i, want := range []string{before, after, before} {
		if i > 0 {
			m, err := g.Exchanged(anna, clara)
			if err != nil {
				t.Fatal(err)
			}
			g.Rewrite(m)
			anna.Row, clara.Row = clara.Row, anna.Row
		}
		who := ""
		for i := range g.Match.Len() {
			who += " " + cmp.Or(g.LevelAt(i), "-")
		}
		if who != want {
			t.Errorf("exchanged %d times:%s, want%s", i, who, want)
		}
	}
}

func TestSetSeat(t *testing.T) {
	g := recorded(t, "escalero", pairs)
	before := g.Parties
	g.SetSeat(2, 1, "strong")
	g.SetSeat(1, 0, dicegame.Coach)
	if g.Seat(2, 1) != "strong" || g.Seat(2, 0) != dicegame.Person || g.Seat(1, 0) != dicegame.Coach || g.Seat(1, 1) != dicegame.Person {
		t.Error("the wrong seat was taken")
	}
	if before[1].Extra != "" {
		t.Error("parties shared with others were changed")
	}
	if !g.Thinks() || !g.Coached() || g.Computer(1) || g.Computer(2) {
		t.Error("a coach, a computer and two people")
	}
	if g.SetSeat(2, 0, "best"); !g.Computer(2) || g.Computer(1) {
		t.Error("two computers are no computer party")
	}
	if again, err := g.Saved().Game(); err != nil || again.Seat(2, 1) != "strong" || again.Seat(1, 0) != dicegame.Coach {
		t.Errorf("saved as %q: %v", g.Saved().Record, err)
	}
	g.SetSeat(1, 0, dicegame.Person)
	if !g.Thinks() || g.Coached() {
		t.Error("the coach has gone, the computers are still here")
	}
	g.SetSeat(2, 0, dicegame.Person)
	g.SetSeat(2, 1, dicegame.Person)
	if g.Thinks() || g.Parties[1].Extra != "" {
		t.Errorf("people alone are kept as %q", g.Parties[1].Extra)
	}
}

// Partners answer a Contra together: one with the coach before one without,
// and a person before a computer. Everything else is for whoever throws.
func TestWhoDecides(t *testing.T) {
	kinds := []dicegame.Seat{dicegame.Person, dicegame.Coach, "strong", "best"}
	rank := map[dicegame.Seat]int{dicegame.Coach: 3, dicegame.Person: 2}
	for _, first := range kinds {
		for _, second := range kinds {
			g := recorded(t, "escalero", "option contra on\n"+pairs+"contra\n")
			g.SetSeat(2, 0, first)
			g.SetSeat(2, 1, second)
			want := first
			if rank[second] > rank[first] {
				want = second
			}
			if st := g.State(); st.Asked() != 2 || g.Decides(st) != want || g.Level(st) != want.Level() {
				t.Errorf("of %q and %q the Contra is answered by %q, want %q", first, second, g.Decides(st), want)
			}
			g = recorded(t, "escalero", pairs+"throw 66612\nwrite 6 1\n")
			g.SetSeat(2, 0, first)
			g.SetSeat(2, 1, second)
			if got := g.Decides(g.State()); got != first {
				t.Errorf("of %q and %q %q throws first", first, second, got)
			}
			if err := g.Apply(action(t, "throw 11234")); err != nil {
				t.Fatal(err)
			}
			if err := g.Apply(escalero.Action{Kind: escalero.Done}); err != nil {
				t.Fatal(err)
			}
			if got := g.Decides(g.State()); got != second {
				t.Errorf("of %q and %q %q throws second", first, second, got)
			}
		}
	}
	over := recorded(t, "escalero", "option contra on\nparty Anna\tcomputer best\nparty Bea\tcomputer best\ncontra\nconcede\n")
	if over.Decides(over.State()) != dicegame.Person {
		t.Error("somebody decides in a game that is over")
	}
	for seat, level := range map[dicegame.Seat]string{dicegame.Person: "", dicegame.Coach: "", "best": "best"} {
		if seat.Level() != level {
			t.Errorf("%q has level %q", seat, seat.Level())
		}
	}
}

// Partners alternate in throwing first, from entry to entry; one alone throws
// always.
func TestThrowersOfAGameOfPairs(t *testing.T) {
	for _, k := range []gametest.Kind{gametest.Kinds()[3], gametest.Kinds()[4], gametest.Kinds()[9]} {
		g := played(t, k, 5)
		entries := make([]int, len(g.Parties))
		for i := range g.Match.Len() {
			st := g.Match.At(i)
			p := st.Writer()
			names := g.Parties[p-1].Names
			want := entries[p-1] % len(names)
			if st.Second() {
				want = len(names) - 1 - want
			}
			if who, place := dicegame.Thrower(g, st); who != p || place != want || g.ThrowerName(st) != names[want] {
				t.Fatalf("%v: in entry %d of party %d %s throws, want %s", k.Parties, entries[p-1]+1, p, g.ThrowerName(st), names[want])
			}
			if got := g.PartnerName(st); got != names[len(names)-1-want] {
				t.Fatalf("%v: %s is the partner of %s", k.Parties, got, names[want])
			}
			if _, ok := g.Entry(i); ok {
				entries[p-1]++
			}
		}
		if st := g.State(); g.ThrowerName(st) != "" {
			t.Errorf("%s throws though the game is over", g.ThrowerName(st))
		}
		if g.Pairs() != strings.Contains(strings.Join(k.Parties, ""), "+") {
			t.Errorf("%v: pairs %v", k.Parties, g.Pairs())
		}
	}
}

// A finished game is played again against oneself, with the dice of then, without
// Contra and without money. Whoever does the same gets the same sheet; it is
// kept with the game, and goes on after each action.
func TestAGameIsPlayedAgain(t *testing.T) {
	const money = "\noption contra on\noption stake 0.50 EUR\nparty Anna\nparty Bea\n"
	for head, p := range map[string]engine.Player{
		"escalero" + money:        2,
		"escalero-single" + money: 2,
		"escalero-single\nparty Anna + Alf\nparty Bea + Bert\n":                 2,
		"escalero-single\noption double-hand on\nparty Bea\nparty Anna\n":       1,
		"escalero-single\nparty Anna\nparty Carl\nparty Bea\n":                  3,
		"wuerfelpoker-top-down\noption double-hand on\nparty Anna\nparty Bea\n": 2,
	} {
		preset, pair := head, strings.Contains(head, "+")
		old := gametest.ThrownAt(t, head, 1)
		old.SetSeat(1, 0, "strong")
		setup, then, ok := dicegame.PlayAgain(old, p, func(name string) string { return name + " (damals)" })
		if !ok || setup.Rules.Contra || !setup.Rules.Stake.IsZero() || setup.Start != 1 {
			t.Fatalf("%s: %+v", preset, setup)
		}
		d, err := record.NewDice(setup)
		if err != nil {
			t.Fatal(err)
		}
		g := dicegame.New(d)
		g.Then = then
		if !strings.HasPrefix(g.Name(1), "Bea") || !strings.HasPrefix(g.Name(2), "Bea (damals)") || g.Parties[0].Pair() != pair || g.Parties[1].Pair() != pair || g.Computer(1) || !g.Computer(2) || g.Thinks() {
			t.Errorf("%v, thinks %v", g.PartyNames(), g.Thinks())
		}
		script, sure := again.ScriptOf(old.Match, p), 0
		var count dicegame.Throws
		for mine := 0; !g.Over(); {
			a, ok := g.Did()
			if ok != (g.State().Turn() == 2) {
				t.Fatalf("party %d: did %v", g.State().Turn(), ok)
			}
			if !ok {
				a = script[mine]
				mine++
				if a.Chance() {
					blank := escalero.Action{Kind: a.Kind, Kept: a.Kept}
					faces := g.Faces(blank.Blank(), func(n int) []dice.Face { t.Fatalf("%d dice are left to chance", n); return nil })
					a = g.State().Fill(blank, faces...)
				}
			}
			before := g.State()
			if err := g.Apply(a); err != nil {
				t.Fatal(err)
			}
			if count.Count(g, before, a); count != (dicegame.Throws{}) {
				t.Fatal("dice that fell before are counted again")
			}
			if sure++; sure%7 == 0 {
				if g, err = g.Saved().Game(); err != nil || g.Then == nil {
					t.Fatalf("kept: %v", err)
				}
			}
		}
		if a, b := g.State().Sheet(1), g.State().Sheet(2); a != b || b != old.State().Sheet(p) {
			t.Errorf("%s: the sheets differ: %v, %v", preset, a, b)
		}
		if s := g.Summary(); !s.PlayedAgain() || old.Summary().PlayedAgain() {
			t.Error("the wrong game is called played again")
		}
		// A try after that is against the first one, not against oneself twice.
		if setup, _, ok := dicegame.PlayAgain(g, 1, func(name string) string { return name + " (damals)" }); !ok || len(setup.Parties) != 2 {
			t.Errorf("once more: %+v", setup.Parties)
		}
	}
}

// Whoever throws more dice than fell in that turn then gets those first, and as many others as are missing.
func TestDiceThatDidNotFallThen(t *testing.T) {
	partly := 0
	for seed := range uint64(9) {
		g := gametest.Anew(t, gametest.Thrown(t, "escalero-single", seed), 1)
		none := func(n int) []dice.Face { t.Fatalf("%d dice are left to chance", n); return nil }
		if err := g.Apply(g.State().Fill(escalero.Action{Kind: escalero.Throw}, g.Faces(dice.N, none)...)); err != nil {
			t.Fatal(err)
		}
		missing := 0
		list := g.Faces(dice.N, func(n int) []dice.Face { missing = n; return make([]dice.Face, n) })
		if fell := slices.IndexFunc(append(list, 0), func(f dice.Face) bool { return f == 0 }); len(list) != dice.N || fell != dice.N-missing {
			t.Errorf("%d of %v fell then, %d are missing", fell, list, missing)
		}
		if missing > 0 && missing < dice.N {
			partly++
		}
	}
	if partly == 0 {
		t.Error("never some of both; the test is no good")
	}
}

// Without all its dice a game is not played again, and where the earlier one is
// lost another player goes on.
func TestAGameThatCannotBePlayedAgain(t *testing.T) {
	past := func(name string) string { return name + "!" }
	old := gametest.Thrown(t, "escalero-single", 2)
	for _, g := range []*dicegame.Game{recorded(t, "escalero-single", "party Anna\nparty Bea\nthrow 11111\n"), recorded(t, "escalero-single", "party Anna\nparty Bea\npoints 6 1 18\n")} {
		if _, _, ok := dicegame.PlayAgain(g, 1, past); ok {
			t.Error("a game is played again that is not over")
		}
	}
	if _, _, ok := dicegame.PlayAgain(old, 1, func(string) string { return strings.Repeat("x", record.LongestName+1) }); ok {
		t.Error("a name too long is taken")
	}
	long := *old // as it may come from elsewhere
	long.Parties = slices.Clone(old.Parties)
	long.Parties[0].Names = []string{strings.Repeat("ü", record.LongestName)}
	if setup, _, ok := dicegame.PlayAgain(&long, 1, past); !ok || len([]rune(setup.Parties[1].Names[0])) != record.LongestName {
		t.Errorf("a long name is in the way: %+v", setup.Parties)
	}
	setup, then, _ := dicegame.PlayAgain(old, 1, past)
	d, _ := record.NewDice(setup)
	g := dicegame.New(d)
	g.Then = then
	saved := g.Saved()
	for _, damage := range []func(*dicegame.Saved){
		func(v *dicegame.Saved) { v.Then = "nonsense" },
		func(v *dicegame.Saved) { v.Of = 3 },
		func(v *dicegame.Saved) { v.Of = -1 },
		func(v *dicegame.Saved) { v.Then = v.Then[:len(v.Then)/2] },
	} {
		v := saved
		damage(&v)
		h, err := v.Game()
		if err != nil || h.Then != nil || !h.Thinks() {
			t.Errorf("%v: read as %+v", err, h)
		}
	}
}
