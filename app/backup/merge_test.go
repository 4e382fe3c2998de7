//go:build !js

package backup

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/settings"
	"serviert/app/store"
	"serviert/engine/record"
)

// twice restores a text, and fails if the second time changes anything.
func (p *phone) twice(text string) Result {
	p.t.Helper()
	res := p.restore(text)
	before := p.again().stored()
	if again := p.again().restore(text); again.Games+again.Evenings+again.Broken != 0 {
		p.t.Errorf("the second time there was something new: %+v", again)
	}
	if after := p.again().stored(); !reflect.DeepEqual(before, after) {
		p.t.Errorf("the second time changed\n%v\nto\n%v", before, after)
	}
	return res
}

// records are the records of all dice games by where they lie, sorted.
func (p *phone) records() (done, open []string, table string) {
	p.t.Helper()
	a := p.again()
	for _, s := range a.Games.Done() {
		a.Games.Fetch(func() {}, s.ID)
		done = append(done, a.Games.Find(s.ID).String())
	}
	for _, g := range a.Games.Parked() {
		open = append(open, g.String())
	}
	if a.Games.Running() {
		table = a.Games.Now.String()
	}
	slices.Sort(done)
	slices.Sort(open)
	return done, open, table
}

// Two devices that have played differently end with the games of both, in their
// own evenings, although all games have the same IDs.
func TestGamesOfTheSameIDAreBothKept(t *testing.T) {
	a, b := newPhone(t, 1), newPhone(t, 2)
	begin := a.page.Now
	for i := range 2 {
		a.page.Now = begin + int64(i)*day/24
		b.page.Now = a.page.Now
		a.play(5, 1, -1)
		b.play(10, 2, -1)
	}
	a.page.Now = b.page.Now
	b.play(10, 3, 5)
	b.Games.Park()
	a.play(0, 4, 5)
	if a.Games.Done()[0].ID != b.Games.Done()[0].ID || a.Games.Now.ID != b.Games.Parked()[0].ID {
		t.Fatal("the IDs differ")
	}
	aDone, aOpen, running := a.records()
	bDone, bOpen, _ := b.records()
	if res := a.twice(b.made()); res.Games != 3 || res.Other != 0 {
		t.Errorf("%+v", res)
	}
	done, open, table := a.records()
	if want := slices.Sorted(slices.Values(slices.Concat(aDone, bDone))); !slices.Equal(done, want) {
		t.Errorf("finished are\n%q\nwant\n%q", done, want)
	}
	if want := slices.Concat(aOpen, bOpen); !slices.Equal(open, want) || table != running {
		t.Errorf("going on are\n%q\nwant\n%q\non the table is\n%s", open, want, table)
	}
	evenings := map[string][]string{}
	for _, s := range a.again().Games.Done() {
		evenings[s.Evening] = append(evenings[s.Evening], strings.Join(s.PartyNames(), " "))
	}
	if len(evenings) != 2 {
		t.Errorf("the evenings are %v", evenings)
	}
	for id, names := range evenings {
		if len(names) != 2 || names[0] != names[1] {
			t.Errorf("in the evening %s played %v", id, names)
		}
	}
	for _, g := range a.again().Games.Parked() { // which goes on in the evening that it was begun in
		if names := evenings[g.Evening]; len(names) == 0 || names[0] != strings.Join(g.PartyNames(), " ") {
			t.Errorf("the game of %v is of the evening of %v", g.PartyNames(), names)
		}
	}
}

// The ID that a game gets instead of its own is no other game's, here or in the backup.
func TestNoTwoGamesGetOneID(t *testing.T) {
	a, b := newPhone(t, 1), newPhone(t, 2)
	begin := a.page.Now
	for i := range 3 {
		a.page.Now = begin + int64(i) // one right after the other
		a.play(5, uint64(i), -1)
		if b.page.Now = begin + 2*int64(i); i < 2 {
			b.play(10, uint64(i), -1)
		}
	}
	b.page.Now = begin + 1
	b.play(1, 7, 5)
	aDone, _, _ := a.records()
	bDone, _, running := b.records()
	a.page.Now = begin + 3 // what would be the next free one
	a.play(2, 8, 5)
	if res := a.twice(b.made()); res.Games != 3 {
		t.Errorf("%+v", res)
	}
	done, open, _ := a.records()
	ids := map[string]bool{a.Games.Now.ID: true, a.again().Games.Parked()[0].ID: true}
	for _, s := range a.again().Games.Done() {
		ids[s.ID] = true
	}
	if len(ids) != 7 {
		t.Errorf("seven games have the IDs %v", ids)
	}
	if want := slices.Sorted(slices.Values(slices.Concat(aDone, bDone))); !slices.Equal(done, want) || !slices.Equal(open, []string{running}) {
		t.Errorf("finished are\n%q\nwant\n%q\ngoing on is\n%q", done, want, open)
	}
}

// However the IDs of two phones meet, among games that are finished, interrupted and on the table: each game has one of
// its own afterwards, and none is missing.
func TestIDsThatMeet(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 4))
		a, b := newPhone(t, 1), newPhone(t, 2)
		begin := a.page.Now
		var want []string
		for i, p := range []*phone{a, b} {
			for n := range 2 + r.IntN(4) {
				p.Games.Park()
				p.page.Now = begin + 2*r.Int64N(3) + int64(i) // one right after the other, but no two of two phones at once
				p.play(5, seed<<8|uint64(n<<1|i), []int{-1, 3}[r.IntN(2)])
			}
			done, open, table := p.records()
			want = append(append(append(want, done...), open...), table)
		}
		a.twice(b.made())
		done, open, table := a.records()
		got := append(append(done, open...), table)
		want = slices.DeleteFunc(want, func(text string) bool { return text == "" })
		got = slices.DeleteFunc(got, func(text string) bool { return text == "" })
		slices.Sort(want)
		if slices.Sort(got); !slices.Equal(got, want) {
			t.Fatalf("seed %d: there are\n%q\nnot\n%q", seed, got, want)
		}
		again, ids := a.again(), map[string]bool{}
		for _, s := range again.Games.Done() {
			ids[s.ID] = true
		}
		for _, g := range again.Games.Parked() {
			ids[g.ID] = true
		}
		if again.Games.Running() {
			ids[again.Games.Now.ID] = true
		}
		if len(ids) != len(want) {
			t.Fatalf("seed %d: %d games have the IDs %v", seed, len(want), ids)
		}
	}
}

// Games of one evening that come in two backups stay one evening, also where another
// game here has the ID of that evening, or where none is in both backups.
func TestAnEveningStaysTogether(t *testing.T) {
	for _, taken := range []int{0, 1, -1} {
		forgets := taken < 0
		taken = max(taken, 0)
		a, b := newPhone(t, 1), newPhone(t, 2)
		for range taken {
			b.play(10, 9, -1)
		}
		first := a.play(5, 1, -1).ID
		b.restore(a.made())
		a.play(5, 2, -1)
		if forgets {
			a.Games.Forget(first)
		}
		b.twice(a.made())
		evenings := map[string]int{}
		for _, s := range b.again().Games.Done() {
			evenings[s.Evening]++
		}
		if len(evenings) != 1+taken || len(b.Games.Done()) != 2+taken {
			t.Errorf("the evenings are %v", evenings)
		}
	}
}

// Evenings of different days are not mixed because they are called the same.
func TestEveningsOfTwoDaysStayApart(t *testing.T) {
	for _, evening := range []string{"mended", "77"} {
		a, b := newPhone(t, 1), newPhone(t, 2)
		b.page.Now += 40 * day
		for _, p := range []*phone{a, b} {
			g := p.play(5, 1, -1)
			g.Evening = evening
			p.Games.Change(g)
		}
		a.twice(b.made())
		if done := a.again().Games.Done(); len(done) != 2 || done[0].Evening == done[1].Evening {
			t.Errorf("%+v", done)
		}
	}
}

// If the browser ended between a game's end coming in and its earlier state
// going, the next time puts that right.
func TestAnOvertakenGameGoes(t *testing.T) {
	here := newPhone(t, 1)
	here.play(0, 1, 6)
	here.Games.Park()
	there := here.copied(2)
	there.Games.Resume(there.Games.Parked()[0].ID)
	there.on(2, -1)
	text := there.made()
	here.Games.Adopt([]*dicegame.Game{there.Games.Now}, func(int) {})
	if _, open, _ := here.records(); len(open) != 1 {
		t.Fatal("there is no earlier state")
	}
	here.again().twice(text)
	if done, open, _ := here.records(); len(done) != 1 || len(open) != 0 {
		t.Errorf("%d finished, %d going on", len(done), len(open))
	}
}

// A game that was put aside here and came to its end elsewhere keeps its place in its evening, beside what was played
// here meanwhile, whatever else is going on.
func TestTheEndOfAGameStaysInItsEvening(t *testing.T) {
	here := newPhone(t, 1)
	first := here.play(0, 1, 6)
	here.Games.Park()
	there := here.copied(2)
	there.Games.Resume(first.ID)
	there.on(2, -1)
	second := here.play(0, 2, -1)
	second.Evening = first.Evening
	here.Games.Change(second)
	here.play(2, 3, 4)
	here.twice(there.made())
	list := here.again().Games.Done()
	if len(list) != 2 || list[0].Evening != first.Evening || list[1].Evening != first.Evening || list[0].ID != first.ID && list[1].ID != first.ID {
		t.Errorf("of the evening %s there are %+v", first.Evening, list)
	}
}

// An interrupted game that gets another ID stays in the evening whose games come with it.
func TestAnInterruptedGameStaysInItsEvening(t *testing.T) {
	a, b := newPhone(t, 1), newPhone(t, 2)
	a.play(2, 1, 4)
	first := b.play(0, 2, 9)
	b.Games.Park()
	second := b.play(10, 3, -1)
	second.Evening = first.Evening
	b.Games.Change(second)
	if a.twice(b.made()); len(a.Games.Done()) != 1 || len(a.Games.Parked()) != 1 {
		t.Fatal("games are missing")
	}
	a = a.again()
	if done, open := a.Games.Done()[0], a.Games.Parked()[0]; open.ID == first.ID || done.Evening != open.Evening {
		t.Errorf("the game %s is of the evening %s, what followed of %s", open.ID, open.Evening, done.Evening)
	}
}

// What is left of a game whose end was lost comes back.
func TestTheBeginningOfALostGameComesBack(t *testing.T) {
	here := newPhone(t, 1)
	id := here.play(0, 1, 6).ID
	there := here.copied(2)
	here.on(2, -1)
	delete(here.room, id)
	delete(here.memory, store.KeyGame)
	here.page.Second = browser.Paper{}
	here = here.again()
	if here.Games.Now != nil || len(here.Games.Done()) != 1 {
		t.Fatal("it is not lost")
	}
	here.twice(there.made())
	if g := here.again().Games.Now; g == nil || g.String() != there.Games.Now.String() {
		t.Errorf("on the table is %+v", g)
	}
}

// A device that has lost the hand being played gets it back from its own backup.
func TestTheHandComesBackAtHome(t *testing.T) {
	p := newPhone(t, 1)
	p.cards("5", 5, hands, "deal 1 abc\n", true)
	text := p.made()
	p.cards("5", 5, hands, "", true)
	p.twice(text)
	if e := p.again().seated(); len(e) != 1 || e[0].Unseal(p.page.Safe()) != nil || e[0].Record != hands {
		t.Errorf("%+v", e)
	}
	if saved, _ := p.page.Disk.Get(store.KeyCards); !strings.Contains(saved, `"sealed":`) {
		t.Error("the hand is not there")
	}
	// Not once it has been played: the evening is further on than in the backup.
	p.cards("5", 5, hands+"pay\n", "", true)
	if res := p.again().twice(text); res.Here != 1 || len(p.again().seated()) != 1 {
		t.Errorf("%+v", res)
	}
}

// A hand being played stays open to its own device where its evening gets another ID,
// and an evening that cannot be read is set aside.
func TestTheHandMovesWithItsEvening(t *testing.T) {
	there, here := newPhone(t, 1), newPhone(t, 1)
	there.cards("77", 5, hands, "deal 1 abc\n", true)
	there.cards("99", 9, "nonsense\n", "", false)
	here.cards("77", 6, hands, "", true)
	if res := here.restore(there.made()); res.Evenings != 1 || res.Broken != 1 {
		t.Errorf("%+v", res)
	}
	for _, e := range here.again().seated() {
		if sealed := e.Sealed != ""; sealed != (e.Started == 5) || (e.ID == "77") == sealed || e.Unseal(here.page.Safe()) != nil {
			t.Errorf("%+v", e)
		}
	}
}

// An evening comes back with who has won how much, from the table too: where it comes
// to lie among the earlier ones that is not found out any more.
func TestWhoHasWonAnEveningComesBack(t *testing.T) {
	for _, table := range []bool{false, true} {
		for _, taken := range []bool{false, true} {
			there, here := newPhone(t, 1), newPhone(t, 2)
			there.cards("77", 5, hands, "", table)
			if taken {
				here.cards("78", 6, hands, "", true)
			}
			here.restore(there.made())
			for _, e := range here.again().seated() {
				if !slices.Equal(e.Names, []string{"Franz", "Mitzi"}) || !slices.Equal(e.Won, []int{3, -3}) || e.Hands != 2 ||
					e.table != (table && !taken || e.ID == "78") {
					t.Errorf("from the table %t, to a taken one %t: %+v", table, taken, e)
				}
			}
		}
	}
}

// An interrupted game stays one, though nothing is on the table.
func TestAnInterruptedGameStaysInterrupted(t *testing.T) {
	there, here := newPhone(t, 1), newPhone(t, 2)
	there.play(0, 1, 5)
	there.Games.Park()
	here.twice(there.made())
	if _, open, table := here.records(); len(open) != 1 || table != "" {
		t.Errorf("interrupted are %q, on the table is %q", open, table)
	}
}

// A mistake belongs to its game, and so does what was paid: the game may be called
// otherwise here, and have come with them or before.
func TestWhatBelongsToAGameFollowsIt(t *testing.T) {
	for _, before := range []bool{false, true} {
		here, there := newPhone(t, 1), newPhone(t, 2)
		here.play(5, 1, -1)
		g := there.play(10, 2, -1)
		if before {
			here.restore(there.made())
		}
		g.Paid = true
		there.Games.Change(g)
		there.Disk.Save(store.KeyMistakes, store.Mistakes{V: 1, List: []store.Mistake{{ID: g.ID + "-3", Record: "r", Played: "p", Cost: 1}}})
		here.twice(there.made())
		ours := ""
		for _, s := range here.again().Games.Done() {
			if s.Paid {
				ours += s.ID
			}
		}
		m, _ := value[store.Mistakes](here.again().Device, store.KeyMistakes)
		if len(m.List) != 1 || ours == "" || ours == g.ID || m.List[0].ID != ours+"-3" {
			t.Errorf("paid is %q, the mistakes are %+v", ours, m.List)
		}
	}
}

// A count of throws that was lost comes back with the device's own backup.
func TestLostThrowsComeBack(t *testing.T) {
	p := newPhone(t, 1)
	g := p.play(0, 1, 5)
	before, text := p.Games.Throws(), p.made()
	p.Games.Discard(g.ID)
	delete(p.memory, store.KeyThrows)
	p.page.Second = browser.Paper{}
	p = p.again()
	if lost := p.Games.Throws(); lost.People == before.People {
		t.Fatal("nothing was lost")
	}
	p.twice(text)
	if got := p.again().Games.AllThrows(); got.People != before.People {
		t.Errorf("throws %+v, were %+v", got.People, before.People)
	}
}

// Of one game the longer log wins; two that went on differently are both kept.
func TestTheLongerLogWins(t *testing.T) {
	start := newPhone(t, 1)
	start.play(0, 1, 6)
	parked := start.copied(1)
	parked.Games.Park()
	for name, c := range map[string]struct {
		here, there         *phone
		hereMore, thereMore int // actions; -1 to the end
		seed                uint64
		done, open          int
		table               string // "here", "there", ""
	}{
		"the same":               {here: start, there: start, seed: 2, table: "here"},
		"further here":           {here: start, there: start, hereMore: 4, seed: 2, table: "here"},
		"further there":          {here: start, there: start, thereMore: 4, seed: 2, table: "there"},
		"finished here":          {here: start, there: start, hereMore: -1, seed: 2, done: 1},
		"finished there":         {here: start, there: start, thereMore: -1, seed: 2, done: 1},
		"differently":            {here: start, there: start, hereMore: 3, thereMore: 4, seed: 3, open: 1, table: "here"},
		"both to another end":    {here: start, there: start, hereMore: -1, thereMore: -1, seed: 3, done: 2},
		"another end there":      {here: start, there: start, hereMore: 3, thereMore: -1, seed: 3, done: 1, table: "here"},
		"running there, aside":   {here: parked, there: start, thereMore: 4, seed: 2, open: 1},
		"aside in both":          {here: parked, there: parked, seed: 2, open: 1},
		"aside, finished there":  {here: parked, there: start, thereMore: -1, seed: 2, done: 1},
		"aside there, on here":   {here: start, there: parked, hereMore: 4, seed: 2, table: "here"},
		"aside there, over here": {here: start, there: parked, hereMore: -1, seed: 2, done: 1},
	} {
		here, there := c.here.copied(1), c.there.copied(2)
		here.Games.Elsewhere()
		if c.hereMore != 0 {
			here.on(2, c.hereMore)
		}
		if c.thereMore != 0 {
			there.page.Now += 7
			there.on(c.seed, c.thereMore)
		}
		want := map[string]string{}
		for of, p := range map[string]*phone{"here": here, "there": there} {
			_, _, want[of] = p.records()
		}
		here.twice(there.made())
		done, open, table := here.records()
		if len(done) != c.done || len(open) != c.open || table != want[c.table] {
			t.Errorf("%s: %d finished, %d aside, on the table\n%s\nwant %d, %d,\n%s", name, len(done), len(open), table, c.done, c.open, want[c.table])
		}
		for _, g := range append(here.again().Games.Parked(), here.again().Games.Now) {
			if g != nil && slices.ContainsFunc(here.again().Games.Done(), func(s dicegame.Summary) bool { return s.ID == g.ID && !g.Over() }) {
				t.Errorf("%s: two games have the ID %s", name, g.ID)
			}
		}
	}
}

// A game that is over here is not gone on with as it was before an early entry was
// corrected.
func TestAFinishedGameDoesNotGoOn(t *testing.T) {
	here := newPhone(t, 1)
	here.play(0, 1, 6)
	there := here.copied(2)
	here.on(2, -1)
	corrected := *here.Games.Now
	corrected.Rules.Stake.Cents, corrected.Rules.Stake.Currency = 10, "EUR" // any change of the record will do
	here.Games.Change(&corrected)
	if res := here.twice(there.made()); res.Here != 1 {
		t.Errorf("%+v", res)
	}
	if done, open, table := here.records(); len(done) != 1 || len(open) != 0 || table != "" {
		t.Errorf("%d are finished, interrupted %q, on the table %q", len(done), open, table)
	}
}

// Who plays is changed while a game goes on: it is the same game still, whichever of the two is further on, and also
// where an entry was corrected with it.
func TestAGameOfOthersIsTheSame(t *testing.T) {
	start := newPhone(t, 1)
	start.play(0, 1, 6)
	changed := func(p *phone) {
		g := p.Games.Now
		names, seats := make([]string, len(g.Parties)), make([]dicegame.Seat, len(g.Parties))
		names[0], seats[1] = "Bernadette", dicegame.Coach
		if err := g.Reseat(names, seats); err != nil {
			t.Fatal(err)
		}
		p.Games.Save()
	}
	for name, c := range map[string]struct{ hereMore, thereMore int }{"as far": {0, 0}, "further here": {4, 0}, "further there": {0, 4}, "over here": {-1, 0}, "over there": {0, -1}} {
		for _, corrects := range []bool{false, true} {
			here, there := start.copied(1), start.copied(2)
			changed(here)
			if c.hereMore != 0 {
				here.on(2, c.hereMore)
			}
			if c.thereMore != 0 {
				there.on(2, c.thereMore)
			}
			if corrects {
				if c.hereMore >= 0 {
					continue
				}
				g := *here.Games.Now
				g.Rules.Stake.Cents, g.Rules.Stake.Currency = 10, "EUR" // any change of the record will do
				here.Games.Change(&g)
			}
			res := here.twice(there.made())
			done, open, table := here.records()
			if over := c.hereMore < 0 || c.thereMore < 0; (len(done) == 1) != over || len(open) != 0 || (table == "") != over {
				t.Errorf("%s, corrected %t: %+v; finished %q, interrupted %q, on the table %q", name, corrects, res, done, open, table)
			}
		}
	}
}

// Two games of the same people begin alike, while nothing has been thrown in one. When
// the other is finished here, the first still comes.
func TestAGameThatBeginsLikeAFinishedOneComes(t *testing.T) {
	here := newPhone(t, 1)
	here.play(0, 1, 6)
	there := here.copied(2)
	here.on(2, -1)
	there.Games.Park()
	there.page.Now = here.page.Now + day
	there.play(0, 1, 0)
	if res := here.twice(there.made()); res.Games != 1 || res.Here != 1 {
		t.Errorf("%+v", res)
	}
	if done, open, table := here.records(); len(done) != 1 || len(open) != 0 || table != there.Games.Now.String() {
		t.Errorf("%d are finished, interrupted %q, on the table %q", len(done), open, table)
	}
}

// A game that goes on there keeps the ID and the evening that it has here.
func TestAGameCalledOtherwiseGoesOn(t *testing.T) {
	here := newPhone(t, 1)
	here.play(0, 1, 6)
	there := here.copied(2)
	there.on(2, 4)
	here.Games.Discard(here.Games.Now.ID)
	g := gametest.Recorded(t, there.Games.Now.String(), "42", "43", there.Games.Now.Started)
	g.Match = g.Match.Undo()
	here.Games.Take(g)
	if res := here.twice(there.made()); (res != Result{Here: 1}) {
		t.Errorf("%+v", res)
	}
	if now := here.again().Games.Now; now == nil || now.String() != there.Games.Now.String() || now.ID != "42" || now.Evening != "43" {
		t.Errorf("on the table is %+v", now)
	}
}

// A running game takes the table where a finished one lies there, which is kept.
func TestAFinishedGameMakesRoom(t *testing.T) {
	here, there := newPhone(t, 1), newPhone(t, 2)
	there.page.Now += day
	here.play(5, 1, -1)
	there.play(0, 2, 5)
	over, _, _ := here.records()
	here.twice(there.made())
	if done, open, table := here.records(); !slices.Equal(done, over) || len(open) != 0 || table != there.Games.Now.String() {
		t.Errorf("finished are %q, interrupted %q, on the table is\n%s", done, open, table)
	}
}

// A game never takes the place of another one that is running, nor comes into the
// evening of that one, where both are called the same.
func TestTheRunningGameStays(t *testing.T) {
	for _, later := range []int64{0, 3 * day} {
		a, b := newPhone(t, 1), newPhone(t, 2)
		a.page.Now += later
		a.play(0, 1, 4)
		b.play(2, 2, 9)
		running, incoming := a.Games.Now.String(), b.Games.Now.String()
		a.twice(b.made())
		if _, open, table := a.records(); table != running || !slices.Equal(open, []string{incoming}) {
			t.Errorf("on the table\n%s\naside %q", table, open)
		}
		if p := a.again().Games.Parked(); len(p) != 1 || p[0].Evening == a.Games.Now.Evening {
			t.Errorf("both are of the evening %s", a.Games.Now.Evening)
		}
	}
}

// A correction here stays, a payment there counts, and a game is not doubled by
// either.
func TestCorrectedAndPaidGames(t *testing.T) {
	a := newPhone(t, 1)
	a.play(5, 1, -1)
	a.play(5, 2, -1)
	b := a.copied(2)
	done := b.Games.Done()
	b.Games.Fetch(func() {}, done[0].ID, done[1].ID)
	paid := b.Games.Find(done[0].ID)
	paid.Paid = true
	b.Games.Change(paid)
	// Any change of the record will do.
	corrected := *b.Games.Find(done[1].ID)
	corrected.Rules.Stake.Cents, corrected.Rules.Stake.Currency = 10, "EUR"
	b.Games.Change(&corrected)
	res := a.twice(b.made())
	if res.Here != 1 || res.Other != 1 || res.Games != 0 {
		t.Errorf("%+v", res)
	}
	if now := a.again().Games.Done(); len(now) != 2 || !now[0].Paid || now[1].Paid || now[1].Cents != 0 {
		t.Errorf("%+v", now)
	}
	// A game on the shelf says the same.
	a.again().Games.Gather(func(games []dicegame.Saved, _ []store.Broken, _ int) {
		if len(games) != 2 || games[0].Paid == games[1].Paid {
			t.Errorf("%+v", games)
		}
	})
}

// A note comes with a game, and to one that is here already and has none.
func TestNotesOnGames(t *testing.T) {
	a := newPhone(t, 1)
	for i := range 3 {
		a.play(5, uint64(i+1), -1)
	}
	b := a.copied(2)
	b.page.Now = a.page.Now
	b.play(5, 4, -1)
	note := func(p *phone, text string, i int) {
		g := p.Games.Done()[i]
		p.Games.Fetch(func() {}, g.ID)
		it := p.Games.Find(g.ID)
		it.Note = text
		p.Games.Change(it)
	}
	pay := func(p *phone, i int) {
		it := p.Games.Find(p.Games.Done()[i].ID)
		it.Paid = true
		p.Games.Change(it)
	}
	note(a, "here", 0)
	note(a, "", 1)
	pay(a, 1)
	for i, text := range []string{"new", "there", "late\u202e " + strings.Repeat("r", 2*record.LongestNote)} {
		note(b, text, i)
	}
	pay(b, 1)
	res := a.twice(b.made())
	if res.Here != 3 || res.Games != 1 {
		t.Errorf("%+v", res)
	}
	var notes []string
	paid := ""
	for _, g := range a.again().Games.Done() {
		notes = append(notes, g.Note)
		paid += fmt.Sprint(g.Paid, " ")
	}
	if paid != "false true true false " { // a note changes nothing about that
		t.Errorf("paid are %s", paid)
	}
	want := []string{"new", "here", "late " + strings.Repeat("r", record.LongestNote-5), ""}
	if !slices.Equal(notes, want) {
		t.Errorf("%q, want %q", notes, want)
	}
}

// Evenings of cards: the same for all that was said of games.
func TestEveningsOfCards(t *testing.T) {
	const more, other = hands + "pay\ncut 2\n", hands + "pay\ncut 1\n"
	named := strings.Replace(more, "party Franz\n", "party Franziska\tcomputer hard\n", 1) // put right meanwhile
	type e struct {
		started      int64
		record, hand string
		table        bool
	}
	for name, c := range map[string]struct {
		here, there []e
		want        []string // started, record, whether a hand, whether on the table
		fresh       int
	}{
		"nothing here":      {nil, []e{{5, hands, "", true}}, []string{"5 " + hands + " table"}, 1},
		"the same":          {[]e{{5, hands, "", true}}, []e{{5, hands, "", true}}, []string{"5 " + hands + " table"}, 0},
		"further there":     {[]e{{5, hands, "", false}}, []e{{5, more, "", true}}, []string{"5 " + more}, 0},
		"further here":      {[]e{{5, more, "", true}}, []e{{5, hands, "", true}}, []string{"5 " + more + " table"}, 0},
		"renamed there":     {[]e{{5, hands, "", true}}, []e{{5, named, "", true}}, []string{"5 " + named + " table"}, 0},
		"renamed here":      {[]e{{5, named, "", true}}, []e{{5, hands, "", true}}, []string{"5 " + named + " table"}, 0},
		"another one":       {[]e{{5, hands, "", true}}, []e{{6, hands, "", true}}, []string{"5 " + hands + " table", "6 " + hands}, 1},
		"a hand only there": {[]e{{5, hands, "", true}}, []e{{5, hands, "deal 1 abc\n", true}}, []string{"5 " + hands + " table"}, 0},
		"a hand here": {[]e{{5, hands, "deal 1 abc\n", true}}, []e{{5, more, "", true}},
			[]string{"5 " + hands + " hand table", "5 " + more}, 1},
		"differently":  {[]e{{5, more, "", true}}, []e{{5, other, "", true}}, []string{"5 " + other, "5 " + more + " table"}, 1},
		"a free table": {[]e{{6, hands, "", false}}, []e{{5, hands, "", true}}, []string{"5 " + hands + " table", "6 " + hands}, 1},
	} {
		here, there := newPhone(t, 1), newPhone(t, 2)
		for p, list := range map[*phone][]e{here: c.here, there: c.there} {
			for _, v := range list {
				p.cards("77", v.started, v.record, v.hand, v.table)
			}
		}
		if res := here.twice(there.made()); res.Evenings != c.fresh || res.Here != len(c.there)-c.fresh {
			t.Errorf("%s: %+v", name, res)
		}
		var got []string
		ids := map[string]bool{}
		for _, v := range here.again().seated() {
			line := string('0'+rune(v.Started)) + " " + v.Record
			if v.Sealed != "" {
				line += " hand"
			}
			if v.table {
				line += " table"
			}
			if ids[v.ID] || len(v.Names) == 0 {
				t.Errorf("%s: an evening %q of %v", name, v.ID, v.Names)
			}
			ids[v.ID] = true
			got = append(got, line)
		}
		if slices.Sort(got); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// An evening that is called otherwise here stays one, and none gets an ID that another one has.
func TestEveningsThatAreCalledOtherwise(t *testing.T) {
	here, there := newPhone(t, 1), newPhone(t, 2)
	here.cards("78", 5, hands, "", false)
	here.cards("77", 1, hands, "", true)
	there.cards("77", 5, hands+"pay\n", "", true)
	here.twice(there.made())
	there.cards("77", 6, hands, "", true)
	there.cards("79", 7, hands, "", false)
	here.again().twice(there.made())
	var got []string
	ids := map[string]bool{}
	for _, e := range here.again().seated() {
		got, ids[e.ID] = append(got, fmt.Sprint(e.Started, " ", len(e.Record)-len(hands))), true
	}
	if slices.Sort(got); !slices.Equal(got, []string{"1 0", "5 4", "6 0", "7 0"}) || len(ids) != 4 || !ids["78"] {
		t.Errorf("%q by %v", got, ids)
	}
}

// So does a note on an evening.
func TestNotesOnEvenings(t *testing.T) {
	const more = hands + "pay\ncut 2\n"
	for name, c := range map[string]struct{ here, noted, there, brought, want string }{
		"none here":          {hands, "", hands, "Alm\n\u202e", "Alm"},
		"both":               {hands, "Hütte", hands, "Alm", "Hütte"},
		"further there":      {hands, "Hütte", more, "", "Hütte"},
		"further there, new": {hands, "", more, "Alm", "Alm"},
		"further here":       {more, "", hands, "Alm", "Alm"},
	} {
		for _, table := range []bool{true, false} {
			here, there := newPhone(t, 1), newPhone(t, 2)
			for p, v := range map[*phone][2]string{here: {c.here, c.noted}, there: {c.there, c.brought}} {
				s := cardgame.Saved{V: 1, ID: "77", Started: 5, Record: v[0], Open: true, Note: v[1]}
				if key := store.KeyCardsPast + "77"; table {
					p.Disk.Save(store.KeyCards, s)
				} else {
					p.Disk.Save(key, cardgame.Past{Saved: s, Names: []string{"Franz", "Mitzi"}, Won: []int{3, -3}, Hands: 2})
				}
			}
			here.twice(there.made())
			if list := here.again().seated(); len(list) != 1 || list[0].Note != c.want || list[0].table != table {
				t.Errorf("%s, %t: %+v", name, table, list)
			}
		}
	}
}

// Names, rules, words, mistakes, people and reviews are put together; settings
// stay.
func TestValuesAreUnited(t *testing.T) {
	a, b := full(t), newPhone(t, 2)
	light := settings.Default()
	light.Theme = "light"
	b.Disk.Save(store.KeySettings, light)
	b.Disk.Save(store.KeyNames, store.Names{V: 1, Seats: []store.Seat{{Name: "Franz"}, {}}, Count: 2})
	b.Disk.Save(store.KeyRules, store.HouseRules{V: 1, Sets: []store.RuleSet{{Name: "Oma", Preset: "wuerfelpoker"}}})
	b.Disk.Save(store.KeyMistakes, store.Mistakes{V: 1, List: []store.Mistake{{ID: "6-1"}, {ID: "8-1"}}, Seen: []string{"7-3"}, Asked: 3, Right: 3})
	b.Disk.Save(store.KeyDrills, store.Drills{V: 1, Solved: []string{"4e5f6071", "8293a4b5"}})
	b.Disk.Save(store.KeyDaily, store.Daily{V: 1, Days: []store.DailyDay{{Day: 20777}, {Day: 20778}}})
	b.Disk.Save(store.KeyWordDays, store.WordDays{V: 1, Days: []store.WordDay{{Day: 20777, Lang: "de", Done: true, Points: 20, Par: 15}, {Day: 20778, Lang: "en", Gone: "-"}}})
	b.Disk.Save(store.KeyWordPractice, store.WordPractice{V: 1, Swap: store.Practised{Level: 1, Asked: 2}, Find: store.Practised{Level: 3, Asked: 9}})
	b.Disk.Save(store.KeyCardsOwn, store.OwnWords{V: 1, Words: map[string][]string{"de": {"TEE"}, "en": {"TEA"}}})
	b.Disk.Save(store.KeyPeople, store.People{V: 1, List: []store.Person{{Name: "Mitzi", Hue: 5, Said: []string{"head"}}}})
	b.Disk.Save(store.KeyReviews, store.Reviews{V: 1, List: []store.Review{{Print: "b2", Luck: []int{0, 1}, Lost: []int{1, 0}}}})
	draft := cardgame.NewDraft("en")
	b.Disk.Save(store.KeyCardsSetup, draft.Noted())
	b.twice(a.made())
	b = b.again()
	same := func(got, want any) {
		t.Helper()
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%+v, want %+v", got, want)
		}
	}
	set, _ := value[settings.Settings](b.Device, store.KeySettings)
	same(set, light)
	names, _ := value[store.Names](b.Device, store.KeyNames)
	same(names, store.Names{V: 1, Seats: []store.Seat{{Name: "Franz"}, {}, {Name: "Mitzi"}}, Count: 2})
	rules, _ := value[store.HouseRules](b.Device, store.KeyRules)
	same([]string{rules.Sets[0].Preset, rules.Sets[1].Name, rules.Sets[1].Preset}, []string{"wuerfelpoker", "Oma (2)", "escalero"})
	mistakes, _ := value[store.Mistakes](b.Device, store.KeyMistakes)
	same(mistakes, store.Mistakes{V: 1, List: []store.Mistake{{ID: "6-1"}, {ID: "8-1"}}, Seen: []string{"7-3"}, Asked: 4, Right: 2, Lost: 3.25})
	drills, _ := value[store.Drills](b.Device, store.KeyDrills)
	same(drills, store.Drills{V: 1, Solved: []string{"4e5f6071", "8293a4b5", "0a1b2c3d"}})
	daily, _ := value[store.Daily](b.Device, store.KeyDaily)
	same(daily, store.Daily{V: 1, Days: []store.DailyDay{{Day: 20777}, {Day: 20778}, {Day: 20779, Chosen: "write 6 1"}}})
	days, _ := value[store.WordDays](b.Device, store.KeyWordDays)
	same(days, store.WordDays{V: 1, Days: []store.WordDay{{Day: 20777, Lang: "de", Done: true, Points: 20, Par: 15}, {Day: 20778, Lang: "en", Gone: "-"},
		{Day: 20779, Lang: "de", Gone: "Q", Word: "H U T", Done: true, Points: 9, Par: 9}}})
	practice, _ := value[store.WordPractice](b.Device, store.KeyWordPractice)
	same(practice, store.WordPractice{V: 1, Swap: store.Practised{Level: 2, Asked: 7, Right: 3}, Find: store.Practised{Level: 3, Asked: 9}})
	own, _ := value[store.OwnWords](b.Device, store.KeyCardsOwn)
	same(own.Words, map[string][]string{"de": {"JAUSE", "TEE"}, "en": {"TEA"}})
	people, _ := value[store.People](b.Device, store.KeyPeople)
	same(people, store.People{V: 1, List: []store.Person{{Name: "Mitzi", Hue: 5, Said: []string{"head", "grande"}}, {Name: "Mizzi", Same: "Mitzi"}}})
	reviews, _ := value[store.Reviews](b.Device, store.KeyReviews)
	same([]string{reviews.List[0].Print, reviews.List[1].Print}, []string{"b2", "a1"})
	setup, _ := value[cardgame.Draft](b.Device, store.KeyCardsSetup)
	same(setup.Options[0], [2]string{"language", "en"})
}

// The own words of here stay, and those of a backup come as far as there is room. It is told
// for how many there was none.
func TestOwnWordsHaveTheirRoom(t *testing.T) {
	words := func(letter string) (list []string) {
		for i := range 400 {
			list = append(list, fmt.Sprintf("%s%c%c", letter, 'A'+i/26, 'A'+i%26))
		}
		return list
	}
	here, there := newPhone(t, 5), newPhone(t, 6)
	here.Disk.Save(store.KeyCardsOwn, store.OwnWords{V: 1, Words: map[string][]string{"de": words("S")}})
	there.Disk.Save(store.KeyCardsOwn, store.OwnWords{V: 1, Words: map[string][]string{"de": append(words("A"), words("S")...)[:410], "en": {"TEA"}}})
	res := here.restore(there.made())
	own, _ := value[store.OwnWords](here.again().Device, store.KeyCardsOwn)
	if list := own.Words["de"]; res.Words != 300 || len(list) != store.MostOwn || !slices.IsSorted(list) || len(less(words("S"), list)) > 0 || len(less(list, append(words("A")[:100], words("S")...))) > 0 {
		t.Errorf("%d had no room, %d are there", res.Words, len(list))
	}
	if len(own.Words["en"]) != 1 {
		t.Errorf("of the other language there are %v", own.Words["en"])
	}
}

// House rules of the same name are both kept where anything in them differs.
func TestHouseRulesOfTheSameName(t *testing.T) {
	set := func(contra string) store.HouseRules {
		return store.HouseRules{V: 1, Sets: []store.RuleSet{{Name: "Oma", Preset: "escalero", Options: [][2]string{{"contra", contra}}}}}
	}
	here, there := newPhone(t, 1), newPhone(t, 2)
	here.Disk.Save(store.KeyRules, set("on"))
	there.Disk.Save(store.KeyRules, set("off"))
	here.twice(there.made())
	if rules, _ := value[store.HouseRules](here.again().Device, store.KeyRules); len(rules.Sets) != 2 || rules.Sets[1].Name != "Oma (2)" {
		t.Errorf("%+v", rules)
	}
}

// They stay two, however often backups go to and fro.
func TestHouseRulesDoNotMultiply(t *testing.T) {
	oma := func(preset string) store.RuleSet { return store.RuleSet{Name: "Oma", Preset: preset} }
	a, b := newPhone(t, 1), newPhone(t, 2)
	a.Disk.Save(store.KeyRules, store.HouseRules{V: 1, Sets: []store.RuleSet{oma("escalero"), {Name: "Opa (alt)", Preset: "escalero"}}})
	b.Disk.Save(store.KeyRules, store.HouseRules{V: 1, Sets: []store.RuleSet{oma("wuerfelpoker")}})
	c := newPhone(t, 3)
	c.Disk.Save(store.KeyRules, store.HouseRules{V: 1, Sets: []store.RuleSet{oma("escalero-single")}})
	for range 3 {
		a.twice(b.again().made())
		b.twice(a.again().made())
		c.twice(b.again().made())
		a.twice(c.again().made())
	}
	b.twice(a.again().made())
	for _, p := range []*phone{a, b, c} {
		rules, _ := value[store.HouseRules](p.again().Device, store.KeyRules)
		var names, presets []string
		for _, set := range rules.Sets {
			names, presets = append(names, set.Name), append(presets, set.Preset)
		}
		slices.Sort(names)
		slices.Sort(presets)
		if want := []string{"Oma", "Oma (2)", "Oma (3)", "Opa (alt)"}; !slices.Equal(names, want) || !slices.Equal(presets, []string{"escalero", "escalero", "escalero-single", "wuerfelpoker"}) {
			t.Errorf("there are %q with %q", names, presets)
		}
	}
}

// Somebody whose name two devices write differently, though it looks the same, is one.
func TestANameThatLooksTheSameIsOne(t *testing.T) {
	const composed, apart = "J\u00f6rg", "Jo\u0308rg"
	here, there := newPhone(t, 1), newPhone(t, 2)
	for p, name := range map[*phone]string{here: composed, there: apart} {
		p.Disk.Save(store.KeyNames, store.Names{V: 1, Seats: []store.Seat{{Name: name}, {Name: "Mitzi"}}, Count: 2})
		p.Disk.Save(store.KeyPeople, store.People{V: 1, List: []store.Person{{Name: name, Hue: 3, Said: []string{"said to " + name}}}})
	}
	here.twice(there.made())
	names, _ := value[store.Names](here.again().Device, store.KeyNames)
	people, _ := value[store.People](here.again().Device, store.KeyPeople)
	if len(names.Seats) != 2 || len(people.List) != 1 || len(people.List[0].Said) != 2 {
		t.Errorf("the names are %+v, the people %+v", names, people)
	}
}

// Who counts as one with somebody else on either device does so here, also where both
// names were known; joined the other way round on the two, it stays as it is here.
func TestSpellingsThatCountAsOne(t *testing.T) {
	type list = []store.Person
	for name, c := range map[string]struct{ here, there, want list }{
		"joined there":     {list{{Name: "Mama", Hue: 2}, {Name: "Maria", Hue: 3}}, list{{Name: "Mama", Hue: 4, Same: "Maria"}, {Name: "Maria", Hue: 5}}, list{{Name: "Mama", Hue: 2, Same: "Maria"}, {Name: "Maria", Hue: 3}}},
		"otherwise here":   {list{{Name: "Mama", Same: "Mitzi"}}, list{{Name: "Mama", Same: "Maria"}}, list{{Name: "Mama", Same: "Mitzi"}}},
		"the other way":    {list{{Name: "Maria", Same: "Mama"}, {Name: "Mama", Hue: 2}}, list{{Name: "Mama", Same: "Maria"}, {Name: "Maria", Hue: 5}}, list{{Name: "Maria", Same: "Mama"}, {Name: "Mama", Hue: 2}}},
		"not known here":   {list{{Name: "Mama"}}, list{{Name: "Mama", Same: "Maria"}, {Name: "Maria", Hue: 1}}, list{{Name: "Mama", Same: "Maria"}, {Name: "Maria", Hue: 1}}},
		"in a long circle": {list{{Name: "A", Same: "B"}, {Name: "B"}, {Name: "C"}}, list{{Name: "B", Same: "C"}, {Name: "C", Same: "A"}}, list{{Name: "A", Same: "B"}, {Name: "B", Same: "C"}, {Name: "C"}}},
		"nobody":           {list{{Name: "Mama"}}, list{{Name: "Mama"}, {Name: "Maria"}}, list{{Name: "Mama"}, {Name: "Maria"}}},
	} {
		here, there := newPhone(t, 1), newPhone(t, 2)
		here.Disk.Save(store.KeyPeople, store.People{V: 1, List: c.here})
		there.Disk.Save(store.KeyPeople, store.People{V: 1, List: c.there})
		here.twice(there.made())
		if people, _ := value[store.People](here.again().Device, store.KeyPeople); !reflect.DeepEqual(people.List, c.want) {
			t.Errorf("%s: %+v, want %+v", name, people.List, c.want)
		}
	}
}

// Every throw is counted once, wherever it was made and however often backups go
// to and fro.
func TestThrowsAreCountedOnce(t *testing.T) {
	a, b := newPhone(t, 1), newPhone(t, 2)
	a.play(0, 1, -1)
	b.page.Now += 5 * day
	b.play(0, 2, -1)
	sum := func(p *phone) int { return p.again().Games.AllThrows().People.Throws }
	ofA, ofB := sum(a), sum(b)
	if ofA == 0 || ofB == 0 {
		t.Fatal("nobody has thrown")
	}
	early := a.made()
	b.twice(early)
	if sum(b) != ofA+ofB {
		t.Errorf("%d throws, want %d and %d", sum(b), ofA, ofB)
	}
	a.twice(b.made())
	b.twice(a.made())
	a.page.Now += day
	a.play(0, 3, -1)
	b.twice(a.made())
	b.twice(early)
	if sum(a) != sum(b) || sum(a) <= ofA+ofB {
		t.Errorf("%d throws on one, %d on the other", sum(a), sum(b))
	}
	third := newPhone(t, 4) // knows the first one only through the other
	if third.twice(b.made()); sum(third) != sum(b) {
		t.Errorf("%d throws on a third device, want %d", sum(third), sum(b))
	}
	// The count is not made anew from the games that came in.
	empty := newPhone(t, 3)
	empty.twice(early)
	if sum(empty) != ofA {
		t.Errorf("%d throws on an empty device, want %d", sum(empty), ofA)
	}
}

// A backup that somebody made up breaks nothing and leaves nothing out.
func TestAMadeUpBackup(t *testing.T) {
	f, _ := Read(full(t).made())
	good := f.Games[0]
	bad := good
	bad.ID, bad.Started, bad.Record = "55", 55, strings.Replace(good.Record, "\n", "\nconcede\n", 3)
	odd := good
	odd.ID, odd.Started, odd.Evening = `"><b>`, 56, "../.."
	twin := f.Games[1]
	twin.ID, twin.Started = good.ID, 57
	last := f.Games[2]
	last.ID, last.Started = "9223372036854775807", 58
	open, over := f.Parked[0], good
	open.ID, open.Started, open.Ended = "66", 66, 67
	over.ID, over.Started, over.Ended = "68", 68, 0
	f.Games = append(f.Games, bad, odd, twin, last, open)
	aside := f.Parked[0]
	aside.ID, aside.Started = "../..", 69
	lone, same := f.Parked[0], f.Parked[0] // one of no evening, and one that is called like a finished game
	lone.ID, lone.Started, lone.Evening = "70", 70, ""
	same.ID, same.Started = f.Games[2].ID, 71
	f.Parked = append(f.Parked, aside, over, lone, same)
	f.Broken = append(f.Broken, store.Broken{Text: "x", Why: "y", From: "other:key"})
	huge := strings.Repeat("x", 1e6)
	f.Names.Seats = append(f.Names.Seats, store.Seat{Name: huge})
	f.Rules.Sets = append(f.Rules.Sets, store.RuleSet{Name: huge})
	f.Drills.Solved = append(f.Drills.Solved, huge)
	f.Daily.Days = append(f.Daily.Days, store.DailyDay{Day: 20778, Chosen: huge}, store.DailyDay{Day: -1})
	f.WordDays.Days = append(f.WordDays.Days, store.WordDay{Day: 20778, Lang: "de", Word: huge}, store.WordDay{Day: 0, Lang: "de"})
	f.People.List = append(f.People.List, store.Person{Name: huge}, store.Person{Name: "Mizzi", Said: []string{huge}}, store.Person{Name: "Leo", Said: make([]string, 1e5)})
	f.Reviews.List = append(f.Reviews.List, store.Review{Print: huge}, store.Review{Print: "c3", Luck: make([]int, 1e5)}, store.Review{Print: "d4", Lost: make([]int, 1e5)})
	f.CardsOwn.Words["de"] = append(f.CardsOwn.Words["de"], huge)
	text, err := f.text()
	if err != nil {
		t.Fatal(err)
	}
	p := newPhone(t, 2)
	res := p.restore(text)
	if p.restore(text); res.Games != 11 || res.Broken != 5 || len(p.again().Disk.Broken()) != 5 {
		t.Errorf("%+v, %d broken", res, len(p.again().Disk.Broken()))
	}
	ids, number := map[string]bool{}, regexp.MustCompile(`^[0-9]{1,17}$`)
	check := func(id, evening string) {
		if !number.MatchString(id) || !number.MatchString(evening) || ids[id] {
			t.Errorf("a game %q of the evening %q", id, evening)
		}
		ids[id] = true
	}
	for _, s := range p.again().Games.Done() {
		check(s.ID, s.Evening)
	}
	for _, g := range p.again().Games.Parked() {
		check(g.ID, g.Evening)
	}
	for _, b := range p.again().Disk.Broken() {
		if b.From != "" && !strings.HasPrefix(b.From, store.Prefix) {
			t.Errorf("%+v", b)
		}
	}
	for key, text := range p.memory {
		if len(text) > 1e4 {
			t.Errorf("under %s %d characters are stored", key, len(text))
		}
	}
	daily, _ := value[store.Daily](p.again().Device, store.KeyDaily)
	words, _ := value[store.WordDays](p.again().Device, store.KeyWordDays)
	if len(daily.Days) != 2 || len(words.Days) != 2 {
		t.Errorf("days that cannot be: %+v, %+v", daily, words)
	}
}

// Evenings on the shelf travel whole, go to the shelf of the other device, and are known
// there; where their hands were lost they come back.
func TestEveningsOnTheShelf(t *testing.T) {
	const many = 2*atOnce + 3
	there := newPhone(t, 1)
	for i := range many {
		id := strconv.Itoa(1000 + i)
		there.Cards.Save(cardgame.Past{Saved: cardgame.Saved{V: 1, ID: id, Started: int64(i), Ended: 9, Open: true, Record: hands + strings.Repeat("pay\n", i)},
			Names: []string{"Franz", "Mitzi"}, Won: []int{3, -3}, Hands: i})
	}
	whole := func(p *phone) map[string]string {
		list, records := p.Cards.List(), map[string]string{}
		for _, e := range list {
			if !e.Shelved() {
				t.Errorf("%s is not on the shelf", e.ID)
			}
		}
		p.Cards.Whole(list, func(*cardgame.Past) bool { return true }, func() {
			for _, e := range list {
				records[e.ID] = e.Record
			}
		})
		return records
	}
	want, text := whole(there), there.made()
	if len(want) != many {
		t.Fatalf("there are %d", len(want))
	}
	f, err := Read(text)
	if err != nil || len(f.Evenings) != many {
		t.Fatalf("%v, in the backup are %d", err, len(f.Evenings))
	}
	for _, e := range f.Evenings {
		if e.Record != want[e.ID] || e.V != 1 || e.Print != "" {
			t.Errorf("in the backup is %+v", e)
		}
	}

	here := newPhone(t, 2)
	if res := here.twice(text); res.Evenings != many || res.Full || res.Broken != 0 {
		t.Errorf("%+v", res)
	}
	if got := whole(here); !maps.Equal(got, want) {
		t.Errorf("came back as %v", got)
	}
	delete(here.room, "cards:1005")
	if res := here.again().restore(text); res.Evenings != 0 || res.Here != many || !maps.Equal(whole(here), want) {
		t.Errorf("with the hands of one lost: %+v", res)
	}

	// An earlier state changes nothing, whether the later one can be read or not.
	early := newPhone(t, 1)
	early.Cards.Save(cardgame.Past{Saved: cardgame.Saved{V: 1, ID: "1", Started: 7, Ended: 9, Open: true, Record: hands + "pay\n"}})
	for _, room := range []browser.Boxes{here.room, nil} {
		p := on(t, &browser.Page{Disk: here.memory, Room: room, Now: 1_700_000_000_000, Key: here.page.Key}, here.memory, room)
		if res := p.restore(early.made()); res.Here != 1 || res.Evenings != 0 {
			t.Errorf("with a shelf of %d: %+v", len(room), res)
		}
	}
	if got := whole(here.again()); !maps.Equal(got, want) {
		t.Errorf("after an earlier state: %v", got)
	}

	// What the browser does not hand over is missing, and said to be.
	closed := on(t, &browser.Page{Disk: here.memory, Room: browser.Boxes(nil), Now: 1_700_000_000_000}, here.memory, nil)
	closed.Make(func(_ string, f *File) {
		if f.Missing() != many || len(f.Evenings) != 0 {
			t.Errorf("without a shelf: %d missing, %d evenings", f.Missing(), len(f.Evenings))
		}
	})
}

// An evening that is over and lies on the shelf is compared with that of the backup as any other:
// the longer log wins, two that went on differently are both kept, and one that is not here
// comes, also where the shelf cannot be read.
func TestEveningsOnTheShelfAreCompared(t *testing.T) {
	const more, other = hands + "pay\ncut 2\n", hands + "pay\ncut 1\n"
	with := func(record string, started int64) *phone {
		p := newPhone(t, 1)
		p.Cards.Save(cardgame.Past{Saved: cardgame.Saved{V: 1, ID: "77", Started: started, Ended: 9, Open: true, Record: record}})
		return p
	}
	for name, c := range map[string]struct {
		here, there string
		want        []string
		res         Result
	}{
		"the same":      {hands, hands, []string{hands}, Result{Here: 1}},
		"further there": {hands, more, []string{more}, Result{Here: 1}},
		"further here":  {more, hands, []string{more}, Result{Here: 1}},
		"differently":   {more, other, []string{other, more}, Result{Evenings: 1}},
	} {
		here := with(c.here, 5)
		if list := here.seated(); len(list) != 1 || !list[0].Shelved() {
			t.Fatalf("not on the shelf: %+v", list)
		}
		res := here.twice(with(c.there, 5).made())
		list, got := here.again().Cards.List(), []string{}
		here.Cards.Whole(list, func(*cardgame.Past) bool { return true }, func() {
			for _, e := range list {
				got = append(got, e.Record)
			}
		})
		if slices.Sort(got); !slices.Equal(got, c.want) || res != c.res {
			t.Errorf("%s: %+v, then there are %q", name, res, got)
		}
	}
	here := with(hands, 5)
	closed := on(t, &browser.Page{Disk: here.memory, Room: browser.Boxes(nil), Now: 1_700_000_000_000}, here.memory, nil)
	if res := closed.restore(with(hands, 6).made()); res.Evenings != 1 || len(closed.Cards.List()) != 2 {
		t.Errorf("without a shelf: %+v", res)
	}
}

// Of practice with cards the longer count stays, of each task, whichever device has it.
func TestTheLongerPracticeStays(t *testing.T) {
	short, long := store.Practised{Level: 1, Asked: 2}, store.Practised{Level: 2, Asked: 7, Right: 3}
	for _, mine := range []store.WordPractice{{V: 1, Swap: long, Find: short}, {V: 1, Swap: short, Find: long}, {V: 1, Swap: long, Find: long}} {
		here, there := newPhone(t, 1), newPhone(t, 2)
		here.Disk.Save(store.KeyWordPractice, mine)
		there.Disk.Save(store.KeyWordPractice, store.WordPractice{V: 1, Swap: mine.Find, Find: mine.Swap})
		here.twice(there.made())
		if got, _ := value[store.WordPractice](here.again().Device, store.KeyWordPractice); got.Swap != long || got.Find != long {
			t.Errorf("of %+v remains %+v", mine, got)
		}
	}
}

// So does the longer count of practice with dice, whole: what was practised by difference is a part of it.
func TestThePartsOfPracticeStayTogether(t *testing.T) {
	few, many := store.Mistakes{V: 1, Asked: 10, Right: 2, Lost: 130, Apart: 9, LostApart: 129}, store.Mistakes{V: 1, Asked: 40, Right: 30, Lost: 20, Apart: 1, LostApart: 4}
	for _, both := range [][2]store.Mistakes{{few, many}, {many, few}} {
		here, there := newPhone(t, 1), newPhone(t, 2)
		here.Disk.Save(store.KeyMistakes, both[0])
		there.Disk.Save(store.KeyMistakes, both[1])
		here.twice(there.made())
		if got, _ := value[store.Mistakes](here.again().Device, store.KeyMistakes); !reflect.DeepEqual(got, many) {
			t.Errorf("of %+v remains %+v", both, got)
		}
	}
}

// The game that has just ended lies on the table too, and comes from there where the browser did not hand over the
// finished ones.
func TestTheLastGameComesFromTheTable(t *testing.T) {
	there := newPhone(t, 1)
	there.play(5, 1, -1)
	want, _, _ := there.records()
	closed := on(t, &browser.Page{Disk: there.memory, Room: browser.Boxes(nil), Now: there.page.Now, Key: there.page.Key}, there.memory, nil)
	text := closed.made()
	if f, err := Read(text); err != nil || len(f.Games) != 0 || len(f.Table) != 1 {
		t.Fatalf("%v, in the backup are %d and %d on the table", err, len(f.Games), len(f.Table))
	}
	here := newPhone(t, 2)
	if res := here.twice(text); res.Games != 1 {
		t.Errorf("%+v", res)
	}
	if done, open, _ := here.again().records(); !slices.Equal(done, want) || len(open) != 0 {
		t.Errorf("finished are %q, going on %q", done, open)
	}
}

// A game that has ended where nothing more could be stored lies on the table only. A backup brings it back among the
// finished ones.
func TestAGameOnTheTableOnlyComesBack(t *testing.T) {
	p := newPhone(t, 1)
	id := p.play(5, 1, -1).ID
	text := p.made()
	want, _, _ := p.records()
	delete(p.room, id)
	for key := range p.memory {
		if strings.HasPrefix(key, store.KeyIndex) || strings.HasPrefix(key, store.KeyDone) {
			delete(p.memory, key)
		}
	}
	p.page.Second = browser.Paper{}
	if p = p.again(); p.Games.Now == nil || len(p.Games.Done()) != 0 {
		t.Fatal("it lies elsewhere too")
	}
	if res := p.twice(text); res.Games != 1 {
		t.Errorf("%+v", res)
	}
	p = p.again()
	if done, open, _ := p.records(); !slices.Equal(done, want) || len(open) != 0 || p.Games.Done()[0].ID != id || p.Games.Now == nil {
		t.Errorf("finished are %q, going on %q", done, open)
	}
}

// While a game that has just ended lies on the table only, another one that comes is put beside it.
func TestAGameOnTheTableOnlyIsNotReplaced(t *testing.T) {
	p, other := newPhone(t, 1), newPhone(t, 2)
	other.page.Now += day
	other.play(0, 2, 5)
	id := p.play(5, 1, -1).ID
	delete(p.room, id)
	for key := range p.memory {
		if strings.HasPrefix(key, store.KeyIndex) || strings.HasPrefix(key, store.KeyDone) {
			delete(p.memory, key)
		}
	}
	p.page.Second = browser.Paper{}
	p = p.again()
	p.twice(other.made())
	if p = p.again(); p.Games.Now == nil || p.Games.Now.ID != id || len(p.Games.Parked()) != 1 {
		t.Errorf("on the table is %+v", p.Games.Now)
	}
}

// Games of an evening that is called the same here belong to it where they follow, or come before, within hours.
func TestGamesCloseToAnEveningBelongToIt(t *testing.T) {
	const hour = int64(3600 * 1000)
	for _, apart := range []int64{-6, -3, 3, 6, 60, -60} {
		a, b := newPhone(t, 1), newPhone(t, 2)
		b.page.Now += apart * hour
		for _, p := range []*phone{a, b} {
			g := p.play(5, 1, -1)
			g.Evening = "77"
			p.Games.Change(g)
		}
		a.twice(b.made())
		done := a.again().Games.Done()
		if together := max(apart, -apart) < store.EveningHours; len(done) != 2 || (done[0].Evening == done[1].Evening) != together {
			t.Errorf("%d hours apart: %+v", apart, done)
		}
	}
}

// lives does a few things on a phone, at random. A game that goes on at two phones goes on alike: of one that does not
// both stay, which is no question of order.
func (p *phone) lives(r *rand.Rand, things int) {
	p.t.Helper()
	on := func(actions int) {
		for ; p.Games.Running() && actions != 0; actions-- {
			p.on(uint64(p.Games.Now.Started)+uint64(p.Games.Now.Match.Len()), 1)
		}
	}
	change := func(edit func(*dicegame.Game)) {
		if list := p.Games.Done(); len(list) > 0 {
			id := list[r.IntN(len(list))].ID
			p.Games.Fetch(func() {}, id)
			g := *p.Games.Find(id)
			edit(&g)
			p.Games.Change(&g)
		}
	}
	for range things {
		p.page.Now += 10 * int64(1+r.IntN(100_000))
		switch r.IntN(10) {
		case 0, 1:
			p.Games.Park()
			p.play([]int{0, 2, 5, 8}[r.IntN(4)], 1, 0)
			on([]int{-1, 3, 20}[r.IntN(3)])
		case 2:
			on([]int{-1, 1, 10}[r.IntN(3)])
		case 3:
			if list := p.Games.Parked(); len(list) > 0 {
				p.Games.Resume(list[r.IntN(len(list))].ID)
			}
		case 4:
			change(func(g *dicegame.Game) { g.Paid = true })
		case 5:
			change(func(g *dicegame.Game) { g.Note = "Oma" })
		case 6:
			people, _ := value[store.People](p.Device, store.KeyPeople)
			name := fmt.Sprint("P", p.page.Now%7)
			if !slices.ContainsFunc(people.List, func(o store.Person) bool { return o.Name == name }) {
				people.List = append(people.List, store.Person{Name: name, Said: []string{"grande"}})
			}
			p.Disk.Save(store.KeyPeople, store.People{V: 1, List: people.List})
		case 7:
			days, _ := value[store.Daily](p.Device, store.KeyDaily)
			days.V = store.Schema
			days.Add(store.DailyDay{Day: 20777 + r.IntN(9)})
			p.Disk.Save(store.KeyDaily, days)
		case 8:
			if list := p.seated(); len(list) > 0 && list[0].table {
				p.Cards.Save(list[0].Past)
			}
			p.cards(strconv.FormatInt(p.page.Now, 10), p.page.Now, hands, "", true)
		default:
			if list := p.seated(); len(list) > 0 && !list[0].Shelved() && list[0].Ended == 0 {
				e := list[0].Past
				if e.Record += "pay\n"; r.IntN(3) == 0 {
					e.Record, e.Ended, e.Note = e.Record+"leave\n", 9, "Opa"
				}
				if list[0].table {
					p.Disk.Save(store.KeyCards, e)
				} else {
					p.Cards.Save(e)
				}
			}
		}
	}
}

// owns is what a person finds on a phone, sorted: games by evening, what goes on, evenings of cards, people, days, throws.
func (p *phone) owns() (list []string) {
	p.t.Helper()
	a := p.again()
	evenings := map[string][]string{}
	for _, s := range a.Games.Done() {
		a.Games.Fetch(func() {}, s.ID)
		g := a.Games.Find(s.ID)
		evenings[g.Evening] = append(evenings[g.Evening], fmt.Sprint(g.Started, g.Paid, g.Note, " ", g.Fingerprint()))
	}
	for _, games := range evenings {
		slices.Sort(games)
		list = append(list, strings.Join(games, "; "))
	}
	open := slices.Clone(a.Games.Parked())
	if a.Games.Running() {
		open = append(open, a.Games.Now)
	}
	for _, g := range open {
		list = append(list, fmt.Sprint(g.Started, " ", g.Match.Len(), " ", g.Fingerprint()))
	}
	cards, _ := a.evenings()
	a.Cards.Whole(cards, func(*cardgame.Past) bool { return true }, func() {})
	for _, e := range cards {
		list = append(list, fmt.Sprint(e.Started, " ", e.Ended, e.Note, len(e.Record)))
	}
	people, _ := value[store.People](a.Device, store.KeyPeople)
	for _, somebody := range people.List {
		list = append(list, fmt.Sprint(somebody))
	}
	days, _ := value[store.Daily](a.Device, store.KeyDaily)
	list = append(list, fmt.Sprint(days.Days), fmt.Sprint(a.Games.AllThrows()))
	slices.Sort(list)
	return list
}

// Three phones that have played together and apart, with backups going to and fro, own the same when each has the
// backups of the others, in whatever order, and so does a new one. Once more changes nothing.
func TestBackupsInAnyOrder(t *testing.T) {
	for seed := range uint64(80) {
		r := rand.New(rand.NewPCG(seed, 9))
		var all []*phone
		for i := range int64(3) {
			p := newPhone(t, byte(i))
			p.page.Now += i + i*[]int64{0, 3, 30 * 24}[r.IntN(3)]*3600*1000 // no two ever begin at the same moment
			p.Games.Elsewhere()
			all = append(all, p)
		}
		for range 5 {
			i, j := r.IntN(3), r.IntN(3)
			all[i].lives(r, r.IntN(6))
			if i != j {
				all[j].restore(all[i].made())
			}
			all[j] = all[j].again()
		}
		var texts []string
		for _, p := range all {
			texts = append(texts, p.made())
		}
		var want []string
		for i, p := range append(all, newPhone(t, 3)) {
			for _, from := range [][]int{{1, 2}, {2, 0}, {1, 0}, {2, 0, 1}}[i] {
				p.twice(texts[from])
				p = p.again()
			}
			if owns := p.owns(); i == 0 {
				want = owns
			} else if !slices.Equal(owns, want) {
				t.Fatalf("after the lives of %d the phone %d owns\n%q\nthe first one\n%q", seed, i, owns, want)
			}
		}
	}
}

// A game that goes on can have been further here and deleted: who restores it from before a throw does not throw again
// unnoticed. One that is over is as it was, and so is one that has come otherwise.
func TestWhatABackupBringsToGoOnSaysSo(t *testing.T) {
	p := newPhone(t, 1)
	p.play(0, 1, -1)
	p.play(0, 1, 6)
	p.Games.Park()
	p.play(0, 2, 5)
	p.Games.Now.From = dicegame.FromLink
	p.Games.Save()
	p.cards("5", 5, hands, "", true)
	ended := cardgame.Past{Saved: cardgame.Saved{V: 1, ID: "6", Started: 6, Ended: 7, Record: hands}}
	p.Disk.Save(store.KeyCardsPast+"6", ended)
	text := p.made()
	if p.twice(text); p.again().Games.Parked()[0].From != "" {
		t.Error("what is here says that it came from a backup")
	}
	q := newPhone(t, 2)
	q.twice(text)
	q = q.again()
	if from := q.Games.Parked()[0].From; from != dicegame.FromBackup {
		t.Errorf("the interrupted game is from %q", from)
	}
	if from := q.Games.Now.From; from != dicegame.FromLink {
		t.Errorf("the game on the table is from %q", from)
	}
	if from := q.Games.Done()[0].From; from != "" {
		t.Errorf("the finished game is from %q", from)
	}
	for _, e := range q.seated() {
		if (e.From == dicegame.FromBackup) != (e.Ended == 0) {
			t.Errorf("the evening %s is from %q", e.ID, e.From)
		}
	}
}
