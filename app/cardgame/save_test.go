package cardgame

import (
	crypto "crypto/rand"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"serviert/app/i18n"
	"serviert/app/seal"
	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/record"
)

func random(b []byte) { crypto.Read(b) }

// stored is a value as the storage has it.
func stored(t testing.TB, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func read(t testing.TB, text string) (v Saved) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatal(err)
	}
	return v
}

// old is an evening as the first versions stored it.
func old(e *Evening) Saved {
	return Saved{V: 1, ID: e.id, Started: e.started, Ended: e.ended, Seen: e.seen, Record: e.game.String()}
}

// secrets are the lines of the hand being played that name cards, and the
// parts of its pack that are long enough to be known again.
func secrets(e *Evening) (list []string) {
	_, open := e.game.Sealed()
	d := e.game.Document()
	hand := d.Actions[open:]
	d.Actions = d.Actions[:open]
	was := d.String()
	for _, l := range hand {
		kind, cards, _ := strings.Cut(l.Text, " ")
		if !slices.Contains(hiding, kind) {
			continue
		}
		if pack := strings.Fields(cards); len(pack) > 8 {
			for i := range len(pack) - 8 {
				list = append(list, strings.Join(pack[i:i+8], " "))
			}
		} else if len(pack) > 1 {
			list = append(list, l.Text)
		}
	}
	// A player of an earlier hand may have thrown away the same cards.
	return slices.DeleteFunc(list, func(s string) bool { return strings.Contains(was, s) })
}

// stay is turn, but that nobody leaves while more hands can be played.
func stay(t testing.TB, e *Evening, chance *rand.Rand) {
	t.Helper()
	legal := e.Legal()
	for _, a := range legal {
		if e.Step() == Table && (a.Kind == letters.Deal || a.Kind == letters.Pay) {
			if err := e.Act(a, chance.IntN); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	turn(t, e, chance)
}

// through calls what for every position of evenings that are played at random
// to their ends.
func through(t testing.TB, what func(e *Evening)) {
	t.Helper()
	chance := rand.New(rand.NewPCG(11, 12))
	for _, names := range [][]string{{"Anna", "Bert", "Cleo"}, {"Anna", "Bot easy"}, {"Anna", "Bert"}} {
		e := begun(t, names...)
		for range 90 {
			if n := len(e.state().Hands()); e.Seats() == 2 && n > 0 {
				comes(t, e, []string{"Cleo", "Bot easy"}[n%2])
			}
			what(e)
			if e.Step() == Finished {
				break
			}
			stay(t, e, chance)
		}
	}
}

func TestNothingHiddenIsStored(t *testing.T) {
	safe, hands, seen := seal.New(random, nil), 0, map[string]bool{}
	through(t, func(e *Evening) {
		text := stored(t, e.Past().Seal(safe))
		v := read(t, text)
		for _, s := range secrets(e) {
			if hands++; strings.Contains(text, s) {
				t.Fatalf("%q can be read in %s", s, text)
			}
		}
		if want := e.game.Open().String(); v.Record != want {
			t.Fatalf("stored is\n%s\nopen is\n%s", v.Record, want)
		}
		hidden, _ := e.game.Sealed()
		if hidden != (v.Sealed != "") || hidden != (v.V == sealedVersion) {
			t.Fatalf("a hand is played: %t, stored with version %d and %q", hidden, v.V, v.Sealed)
		}
		if v.Sealed != "" && seen[v.Sealed] {
			t.Fatal("two saves are sealed in the same way")
		}
		seen[v.Sealed] = true
	})
	if hands < 2000 {
		t.Errorf("only %d secrets were looked for", hands)
	}
}

// Whoever forgets to seal loses the hand, but shows nothing.
func TestUnsealedIsNotStored(t *testing.T) {
	through(t, func(e *Evening) {
		text := stored(t, e.Saved())
		for _, s := range secrets(e) {
			if strings.Contains(text, s) {
				t.Fatalf("%q can be read in %s", s, text)
			}
		}
	})
}

func TestSealedComesBack(t *testing.T) {
	safe := seal.New(random, nil)
	through(t, func(e *Evening) {
		was := e.Saved()
		v := read(t, stored(t, was.Seal(safe)))
		if err := v.Unseal(safe); err != nil || !reflect.DeepEqual(v, was) {
			t.Fatalf("%+v came back as %+v, %v", was, v, err)
		}
		if again := v.Seal(safe).Seal(safe); again.Unseal(safe) != nil || !reflect.DeepEqual(again, was) {
			t.Fatalf("%+v sealed twice is %+v", was, again)
		}
	})
}

// comes lets somebody come to the table, if it is between two hands.
func comes(t testing.TB, e *Evening, who string) {
	t.Helper()
	if e.MayJoin() && !e.Reseat(append(slices.Clone(e.game.Parties), seated(t, who).Parties...)) {
		t.Fatalf("%s cannot join", who)
	}
}

// What is cut off with a line that cannot be replayed may be that somebody came: he is not
// missed at the cut, or the deal, of the first hand.
func TestWhoCameAfterADamagedLineHasNotCome(t *testing.T) {
	for _, dealer := range []engine.Player{0, 1} {
		table := seated(t, "Anna", "Bert")
		table.Rules.Dealer = dealer
		e, err := Begin(table, list(t, "en"), "7", 1)
		if err != nil {
			t.Fatal(err)
		}
		whoCame(t, e)
	}
}

func whoCame(t *testing.T, e *Evening) {
	t.Helper()
	chance := rand.New(rand.NewPCG(5, 6))
	for hands := 1; hands < 5; stay(t, e, chance) {
		if n := len(e.Public().Hands); n == hands && e.MayJoin() {
			hands++
			if n < 4 {
				comes(t, e, []string{"Cleo", "Dora", "Emil"}[n-1])
			}
		}
	}
	v := e.Saved()
	lines := strings.SplitAfter(v.Record, "\n")
	seats, head := 2, strings.Count(v.Record[:strings.LastIndex(v.Record, "party ")], "\n")+1
	for i, line := range lines {
		if i < head {
			continue
		}
		if strings.HasPrefix(line, "join") {
			seats++
			continue // nobody can tell that somebody came
		}
		broken := v
		broken.Record = strings.Join(lines[:i], "") + "foul\n" + strings.Join(lines[i+1:], "")
		_, err := broken.Evening(list(t, "en"))
		cut, ok := broken.Before(err)
		if !ok {
			t.Fatalf("line %d: %v", i+1, err)
		}
		again, err := cut.Evening(list(t, "en"))
		if err != nil {
			t.Fatalf("before line %d: %v\n%s", i+1, err, cut.Record)
		}
		if again.Seats() != seats {
			t.Errorf("before line %d are %d at the table, not %d", i+1, again.Seats(), seats)
		}
	}
	if seats != 5 {
		t.Errorf("%d sit at the table in\n%s", seats, v.Record)
	}
}

// playing is an evening with at least one hand that is over, in the middle of
// another one.
func playing(t testing.TB) *Evening {
	t.Helper()
	chance := rand.New(rand.NewPCG(13, 14))
	e := begun(t, "Anna", "Bert", "Cleo")
	for {
		hidden, open := e.game.Sealed()
		if hidden && open > 0 && e.game.Match.Len() > open+8 {
			return e
		}
		stay(t, e, chance)
	}
}

func TestWhatCannotBeOpenedGoesOnFromTheLastHand(t *testing.T) {
	safe, e, chance := seal.New(random, nil), playing(t), rand.New(rand.NewPCG(17, 18))
	whole := e.Saved().Seal(safe)
	other := whole
	other.ID = "8"
	moved := whole
	moved.Record = moved.Record[:strings.LastIndex(strings.TrimSpace(moved.Record), "\n")+1]
	flipped := whole
	flipped.Sealed = flipped.Sealed[:100] + map[bool]string{true: "1", false: "0"}[flipped.Sealed[100] == '0'] + flipped.Sealed[101:]
	for name, c := range map[string]struct {
		v    Saved
		safe *seal.Safe
	}{"another key": {whole, seal.New(random, nil)}, "another evening": {other, safe}, "another point": {moved, safe}, "a changed byte": {flipped, safe}} {
		v := c.v
		if err := v.Unseal(c.safe); !errors.Is(err, seal.ErrClosed) {
			t.Errorf("%s: %v", name, err)
		}
		again, err := v.Evening(list(t, "en"))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if again.game.String() != c.v.Record {
			t.Errorf("%s: goes on from\n%s", name, again.game.String())
		}
		for range 60 { // seats have seen more actions than there are now
			if again.Step() != Finished {
				stay(t, again, chance)
			}
		}
	}
}

func TestWhatTheFirstVersionsStoredIsDivided(t *testing.T) {
	divided := 0
	through(t, func(e *Evening) {
		text := stored(t, old(e))
		v := read(t, text)
		hidden, _ := e.game.Sealed()
		if split := v.Split(); split {
			divided++
		} else if hidden {
			t.Fatalf("not divided:\n%s", v.Record)
		}
		if v.Record+v.hand != e.game.String() || !strings.HasPrefix(e.game.Open().String(), v.Record) {
			t.Fatalf("divided into\n%s\nand\n%s", v.Record, v.hand)
		}
		if _, err := v.Table(); err != nil {
			t.Fatal(err)
		}
		if v.Split() {
			t.Fatal("divided twice")
		}
		again, err := v.Evening(list(t, "en"))
		if err != nil || again.game.String() != e.game.String() {
			t.Fatalf("%v", err)
		}
	})
	if divided < 30 {
		t.Errorf("only %d had a hand in it", divided)
	}
	// A name may look like the end of a line in JSON.
	v := Saved{V: 1, Record: "serviert 1 " + record.Words + "\nparty Bo\\nny\nparty Cleo\n"}
	if v.Split() || !strings.Contains(v.Record, "Cleo") {
		t.Errorf("divided into %q and %q", v.Record, v.hand)
	}
}

// A save that was set aside is shown without the hand, whatever became of it.
func TestShownHidesTheHand(t *testing.T) {
	safe, n := seal.New(random, nil), 0
	through(t, func(e *Evening) {
		whole := stored(t, old(e))
		for _, text := range []string{whole, stored(t, struct{ Text, Why string }{whole, "why"}), e.game.String()} {
			shown := Shown(text)
			for _, s := range secrets(e) {
				if n++; strings.Contains(shown, s) {
					t.Fatalf("%q can be read in %s", s, shown)
				}
			}
		}
		if v := read(t, Shown(whole)); v.ID != e.id || !strings.HasPrefix(e.game.Open().String(), v.Record) {
			t.Fatalf("shown is %+v", v)
		}
		if sealed := stored(t, e.Past().Seal(safe)); read(t, Shown(sealed)).Sealed != read(t, sealed).Sealed {
			t.Fatal("what is sealed is not shown")
		}
	})
	if n < 2000 {
		t.Errorf("only %d secrets were looked for", n)
	}
	for _, text := range []string{"", "{", `{"v":1,"record":"serviert 1 escalero\nparty A\nthrow 12345\n"}`, "serviert 1 poker\nparty A\nthrow 1\nkeep 2"} {
		if shown := Shown(text); shown != text {
			t.Errorf("%q is shown as %q", text, shown)
		}
	}
}

// A broken save of one device that another could not read either lies in a text in a text. As deep as that, too, nothing
// but the hand is left out.
func TestShownHidesNothingButTheHand(t *testing.T) {
	type around struct{ Text, Why string }
	n, hidden := 0, 0
	through(t, func(e *Evening) {
		text := stored(t, old(e))
		want := Shown(text)
		if n++; n%7 > 0 { // one out of seven is enough
			return
		}
		if want != text {
			hidden++
		}
		for depth := 1; depth <= 3; depth++ {
			text = stored(t, around{text, "why"})
			shown := Shown(text)
			for range depth {
				var a around
				if err := json.Unmarshal([]byte(shown), &a); err != nil || a.Why != "why" {
					t.Fatalf("%d deep it is %s", depth, Shown(text))
				}
				shown = a.Text
			}
			if shown != want {
				t.Fatalf("%d deep it is %s, else %s", depth, shown, want)
			}
		}
	})
	if hidden < 30 {
		t.Errorf("only %d had a hand in it", hidden)
	}
}

func TestShownHidesTheHandOfDamagedSaves(t *testing.T) {
	e := playing(t)
	whole, chance, list := stored(t, old(e)), rand.New(rand.NewPCG(15, 16)), secrets(e)
	for range 2000 {
		b := []byte(whole)
		if chance.IntN(4) == 0 {
			b = b[:chance.IntN(len(b))]
		} else {
			b[chance.IntN(len(b))] ^= 1 << chance.IntN(8)
		}
		shown := Shown(string(b))
		for _, s := range list {
			if strings.Contains(shown, s) {
				t.Fatalf("%q can be read in %s", s, shown)
			}
		}
	}
}

// The errors of a replay name cards; they are shown beside a broken save.
func TestErrorsNameNoHiddenCards(t *testing.T) {
	e := playing(t)
	v := e.Saved()
	v.hand = strings.Replace(v.hand, "deal ", "dole ", 1)
	_, err := v.Evening(list(t, "en"))
	if err == nil || strings.Contains(err.Error(), "dole") {
		t.Errorf("%v", err)
	}
	v = e.Saved()
	v.Record += "dole A B\n"
	if _, err = v.Evening(list(t, "en")); err == nil || !strings.Contains(err.Error(), "dole") {
		t.Errorf("an open line is not named: %v", err)
	}
}

// Whatever is stored, opening it ends in a value or an error, and dividing it
// loses no byte.
func FuzzUnseal(f *testing.F) {
	safe, e := seal.New(random, nil), playing(f)
	for _, v := range []Saved{old(e), e.Saved().Seal(safe), e.Saved()} {
		f.Add(v.ID, v.Record, v.Sealed)
		f.Add(v.ID, stored(f, v), v.Sealed)
	}
	f.Fuzz(func(t *testing.T, id, text, sealed string) {
		v := Saved{V: 1, ID: id, Record: text}
		v.Split()
		if v.Record+v.hand != text {
			t.Errorf("%q is divided into %q and %q", text, v.Record, v.hand)
		}
		before, hand, after := splitHand(text, nextStored)
		if before+hand+after != text {
			t.Errorf("%q is divided into %q, %q and %q", text, before, hand, after)
		}
		Shown(text)
		v = Saved{V: 2, ID: id, Record: text, Sealed: sealed}
		if err := v.Unseal(safe); err == nil && sealed != "" && (id != e.id || !strings.HasPrefix(v.hand, "deal")) {
			t.Errorf("%q is opened as %q", sealed, v.hand)
		}
	})
}

// Whatever record of an evening somebody brings: it is refused, or replayed and told like any other, and comes back the
// same. What goes out again, and an error, names no card of the hand being played.
func FuzzBrought(f *testing.F) {
	words, n := list(f, "en"), 0
	through(f, func(e *Evening) {
		if n++; n%40 == 0 {
			f.Add(e.game.String())
		}
	})
	f.Add("serviert 1 choose-your-words\noption challenge players\noption chips 3\nparty A\nparty B\ncut A B\nbuy 1\nsit-out 2\njoin C\nleave\n")
	f.Fuzz(func(t *testing.T, text string) {
		doc, err := record.Parse(text)
		if err != nil || doc.IsDice() {
			return
		}
		v := Brought(doc, "7", 1, 0, "")
		e, err := v.Evening(words)
		if err != nil {
			cut, ok := v.Before(err)
			if !ok {
				return
			}
			if e, err = cut.Evening(words); err != nil {
				return
			}
		}
		speech := Speech{T: i18n.For("en")}
		for _, ev := range e.Events(0) {
			speech.Heard(e, ev)
		}
		e.Standings()
		e.Figures()
		e.Progress()
		e.Judged()
		e.LookBack()
		if e.Public().Phase == letters.Showdown {
			e.Showdown(0)
		}
		export, _, _ := e.Export()
		for _, secret := range secrets(e) {
			if strings.Contains(export, secret) {
				t.Fatalf("%q goes out in %s", secret, export)
			}
		}
		again, err := e.Saved().Evening(words)
		if err != nil || again.game.String() != e.game.String() || !reflect.DeepEqual(again.Public(), e.Public()) {
			t.Fatalf("%v: another evening comes back from %s", err, e.game)
		}
	})
}

// A new evening is played with the newest edition of the list, and saved with its
// number; one that was saved before there were editions keeps the first.
func TestEditionIsSaved(t *testing.T) {
	safe := seal.New(random, nil)
	e := begun(t, "Anna", "Bot hard")
	if yes, ok := e.IsWord("CAFE"); !yes || !ok {
		t.Error("a new evening refuses CAFE")
	}
	v := read(t, stored(t, e.Saved().Seal(safe)))
	if !strings.Contains(v.Record, "\noption edition 2\noption missed-deal owed\noption lone-opener spared\n") {
		t.Errorf("saved is\n%s", v.Record)
	}
	for record, want := range map[string]bool{v.Record: true, strings.Replace(v.Record, "option edition 2\n", "", 1): false} {
		v.Record = record
		again, err := v.Evening(list(t, "en"))
		if err != nil {
			t.Fatal(err)
		}
		if yes, _ := again.IsWord("CAFE"); yes != want {
			t.Errorf("CAFE is a word: %t in\n%s", yes, record)
		}
		if n := list(t, "en").Edition(1).Len(); (again.Words() > n) != want {
			t.Errorf("the list has %d words in\n%s", again.Words(), record)
		}
	}
}

// What a tap at the card table writes: the record, with the hand that is played sealed.
func BenchmarkSave(b *testing.B) {
	chance, safe := rand.New(rand.NewPCG(13, 14)), seal.New(random, nil)
	e := begun(b, "Anna", "Bert", "Cleo", "Dora")
	for e.Step() != Finished && len(e.game.Match.State().Hands()) < 8 {
		stay(b, e, chance)
	}
	b.ReportAllocs()
	for b.Loop() {
		e.Saved().Seal(safe)
	}
}

// After a start everybody is told what has happened since their own last turn, and no
// more: how far each has seen is stored.
func TestHowFarEachHasSeenComesBack(t *testing.T) {
	table := seated(t, "Anna", "Bernd")
	table.Rules.Book, table.Rules.Dealer = true, 1
	e, err := Begin(table, nil, "7", 1)
	if err != nil {
		t.Fatal(err)
	}
	for chance := rand.New(rand.NewPCG(1, 2)); e.Step() == Covered || slices.Max(e.seen) == 0; {
		turn(t, e, chance)
	}
	back, err := e.Saved().Evening(nil)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(back.seen, e.seen) {
		t.Errorf("seen %v, was %v", back.seen, e.seen)
	}
}

// The same people again: the deal passes to the left unless it was cut for, and now
// waits for whoever buys in, also where it did not before.
func TestTheDealPassesOnForAnotherEvening(t *testing.T) {
	for dealer, want := range map[engine.Player]engine.Player{0: 0, 1: 2, 2: 1} {
		table := seated(t, "Anna", "Bernd")
		table.Rules.Book, table.Rules.Dealer, table.Rules.BuyIn = true, dealer, dealer == 1
		e, err := Begin(table, nil, "7", 1)
		if err != nil {
			t.Fatal(err)
		}
		if again := e.Again([]string{"QI"}); again.Rules.Dealer != want || !slices.Equal(again.Rules.Words, []string{"QI"}) || len(again.Parties) != 2 || again.Rules.InTurn != (dealer == 1) {
			t.Errorf("after dealer %d again %+v", dealer, again)
		}
	}
	for hands, want := range map[int]engine.Player{1: 3, 2: 1, 3: 2} {
		table := seated(t, "Anna", "Bernd", "Carl")
		table.Rules.Book, table.Rules.Dealer = true, 2
		e, err := Begin(table, nil, "7", 1)
		if err != nil {
			t.Fatal(err)
		}
		for len(e.Public().Hands) < hands {
			if e.Step() == Covered {
				e.Look()
				continue
			}
			legal := e.Legal()
			do := legal[max(0, slices.IndexFunc(legal, func(a letters.Action) bool { return a.Kind == letters.Fold || a.Kind == letters.Deal }))]
			if err := e.Act(do, rand.IntN); err != nil {
				t.Fatal(err)
			}
		}
		if again := e.Again(nil); again.Rules.Dealer != want {
			t.Errorf("after %d hands, of which Bernd dealt the first, %d deals", hands, again.Rules.Dealer)
		}
	}
}

// Only after a word was doubted may the list at hand be why a line cannot be replayed: then the evening waits for the
// other list. A line damaged before costs what follows, and no more.
func TestADamagedLineIsNotBlamedOnTheList(t *testing.T) {
	e, chance := begun(t, "Anna", "Bert"), rand.New(rand.NewPCG(7, 8))
	do(t, e, stacked(t, e, "Z QU A S E R T", "J E X A T T O"), "bet 2", "call", "exchange -", "exchange -", "bet 2", "call", "word A T", "word J E X A", "challenge 1", "pay")
	for len(e.Public().Hands) < 2 {
		stay(t, e, chance)
	}
	v := e.Saved()
	lines := strings.SplitAfter(v.Record, "\n")
	head := strings.Count(v.Record[:strings.LastIndex(v.Record, "party ")], "\n") + 1
	doubted := slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, "challenge ") })
	for i := head; i < len(lines)-1; i++ {
		broken := v
		broken.Record = strings.Join(lines[:i], "") + "foul\n" + strings.Join(lines[i+1:], "")
		_, err := broken.Evening(list(t, "en"))
		if _, ok := broken.Before(err); ok != (i <= doubted) || IsOtherList(err) == ok {
			t.Fatalf("line %d, the first doubt is in %d: %v, goes on %v", i+1, doubted+1, err, ok)
		}
	}
}

// An evening whose own number was damaged still has one: it is a part of keys and addresses.
func TestAMendedEveningHasANumber(t *testing.T) {
	v, ok := Mend(`{"v":1,"id:"7","started":1,"seen":[],"record":"serviert 1 choose-your-words\noption challenge players\nparty Anna\nparty Bert\ncut 1\n"}`)
	if !ok || v.ID == "" || !strings.Contains(v.Record, "Bert") {
		t.Errorf("%v: %+v", ok, v)
	}
}

// A backup that somebody made up does not make the app look on the shelf for an evening that is whole.
func TestAWholeEveningIsNotOnTheShelf(t *testing.T) {
	p := Past{Saved: Saved{V: 1, ID: "7", Ended: 5, Record: "serviert 1 choose-your-words\noption challenge players\nparty Anna\nparty Bert\n"}, Print: "a1", Bots: []string{"Bert"}}.Unshelve()
	if p.Shelved() || len(p.Bots) > 0 || p.Record == "" || p.V != 1 {
		t.Errorf("%+v", p)
	}
}
