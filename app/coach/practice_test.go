package coach

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/drills"
	"serviert/engine/escalero/thought"
	"serviert/engine/record"
)

func TestMistakesOfAReviewComeBack(t *testing.T) {
	b := newBench(t)
	g := playedOut(t, "escalero-single", 3, nil, "Anna", "Bernd")
	v := b.reviewed(g)
	want := len(v.dearest(1)) + len(v.dearest(2))
	if want == 0 {
		t.Fatal("nobody made a mistake")
	}
	b.games.Forget(g.ID) // the mistakes stay
	b.open("/practice?own=1")
	q := b.practice.quiz
	if q == nil || len(b.mistakes.List) != want {
		t.Fatalf("%d mistakes, want %d", len(b.mistakes.List), want)
	}
	if q.played.Kind == 0 || q.list == nil {
		t.Fatalf("what was played is %v, %d choices", q.played, len(q.list))
	}
	b.answer(q.played)
	if q.cost < thought.Matters(&g.Rules) {
		t.Errorf("what was played costs %v now", q.cost)
	}
	uitest.Press(t, b.box(), "quiz-again")
	b.answer(q.list[0].Action)
	if k := b.mistakes; q.cost != 0 || k.Asked != 1 || k.Right != 0 || len(k.List) != want {
		t.Errorf("cost %v, %+v: the second try counts", q.cost, k)
	}
	if k := b.mistakes; k.Apart != 1 || k.LostApart != k.Lost || k.Lost == 0 {
		t.Errorf("%+v: settled by difference", k)
	}
	for range want {
		uitest.Press(t, b.box(), "quiz-next")
		if q = b.practice.quiz; q != nil {
			b.answer(q.list[0].Action)
		} else {
			b.shell.Shown = "verdict"
		}
	}
	b.loadMistakes()
	if k := b.mistakes; len(k.List) != 1 || k.Right != want-1 {
		t.Errorf("%d mistakes left after all but one were mended, %d right", len(k.List), k.Right)
	}
	b.review = nil
	b.reviewed(g)
	if n := len(b.mistakes.List); n != 1 {
		t.Errorf("mended mistakes came back: %d", n)
	}
	// One decision of a game leads back to its review.
	b.open("/practice?game=1&at=1")
	b.answer(b.practice.quiz.played)
	uitest.Press(t, b.box(), "quiz-next")
	if b.shell.Visited != "/review?game=1" {
		t.Errorf("the end leads to %q", b.shell.Visited)
	}
}

// What somebody decided is theirs to practise, whoever has taken the seat since, and
// what a computer player decided is nobody's.
func TestMistakesBelongToWhoMadeThem(t *testing.T) {
	for _, before := range []dicegame.Seat{dicegame.Person, "casual"} {
		b := newBench(t)
		g := playedOut(t, "escalero", 3, nil, "Anna", "Bernd")
		after := map[dicegame.Seat]dicegame.Seat{dicegame.Person: "casual", "casual": dicegame.Person}[before]
		all, half := g.Match, g.Match.Len()/2
		m, _, err := engine.Replay(all.At(0), all.Log()[:half])
		if err != nil {
			t.Fatal(err)
		}
		g.Match = m
		g.SetSeat(1, 0, before)
		g.SetSeat(2, 0, before)
		if err := g.Reseat([]string{"", ""}, []dicegame.Seat{after, after}); err != nil {
			t.Fatal(err)
		}
		g.Match = all
		v := b.reviewed(g)
		want, foreign := 0, 0
		for p := engine.Player(1); p <= 2; p++ {
			own := 0
			for _, d := range v.decisions {
				if d.party == p && d.cost >= thought.Matters(&g.Rules) && (d.at < half) == (before == dicegame.Person) {
					own++
				}
			}
			for _, d := range v.dearest(p) {
				if (d.at < half) != (before == dicegame.Person) {
					foreign++
				}
			}
			want += min(own, 3)
		}
		if n := len(b.mistakes.List); n != want || want == 0 || foreign == 0 {
			t.Errorf("%q until the middle, %q then: %d mistakes to practise, want %d; %d of a computer player are dearer", before, after, n, want, foreign)
		}
	}
}

// typedFirst is a game whose first turn was thrown with real dice, so that its entry can be corrected, and the cell that
// this filled.
func typedFirst(t *testing.T) (*dicegame.Game, dicegame.Spot) {
	t.Helper()
	g := playedOut(t, "escalero-single", 3, nil, "Anna", "Bernd")
	at := slices.IndexFunc(g.Match.Log(), func(a escalero.Action) bool { return a.Kind == escalero.Write })
	first, thrown := g.Match.Log()[at], g.Match.At(at).Now()
	log := append([]escalero.Action{{Kind: escalero.Result, Dice: thrown.Dice, Served: thrown.Served}}, g.Match.Log()[at:]...)
	if at = slices.IndexFunc(g.Match.Log(), func(a escalero.Action) bool { return a.Row != "" }); g.Match.Log()[at] != first {
		t.Fatal("the first entry is a strike")
	}
	m, _, err := engine.Replay(g.Match.At(0), log)
	if err != nil {
		t.Fatal(err)
	}
	g.Rewrite(m)
	return g, dicegame.Spot{Party: 1, Col: 1, Row: g.Rules.Row(first.Row) + 1}
}

// Where an entry is corrected after a review, the next one finds the mistakes that came later anew: none is there twice,
// and none of the game as it was.
func TestMistakesOfACorrectedGame(t *testing.T) {
	b := newBench(t)
	g, at := typedFirst(t)
	b.reviewed(g)
	if len(b.mistakes.List) == 0 {
		t.Fatal("there are no mistakes")
	}
	m, err := g.Corrected(at, 0)
	if err != nil {
		t.Fatal(err)
	}
	g.Rewrite(m)
	b.games.Change(g)
	b.mistakes.List = append(b.mistakes.List, store.Mistake{ID: g.ID + "1-3", Record: "of another game"})
	b.saveMistakes()
	v, want := b.reviewed(g), []string{g.ID + "1-3"}
	for p := engine.Player(1); p <= 2; p++ {
		for _, d := range v.dearest(p) {
			want = append(want, mistakeID(g, d.at))
		}
	}
	var got []string
	for _, m := range b.mistakes.List {
		if got = append(got, m.ID); m.ID != want[0] && !record.Goes(g.Dice.String(), m.Record) {
			t.Errorf("the position of %s is one of before the correction:\n%s", m.ID, m.Record)
		}
	}
	slices.Sort(got)
	if slices.Sort(want); !slices.Equal(got, want) {
		t.Errorf("to practise are %q, want %q", got, want)
	}
}

// A correction may take actions out of a game. A mistake that was mended before stays so, and keeps no other one away.
func TestMendedMistakesOfACorrectedGame(t *testing.T) {
	for _, counted := range []bool{false, true} { // true: stored by a version that counted actions
		b := newBench(t)
		g, at := typedFirst(t)
		before := g.Match.Len()
		b.reviewed(g)
		mended := map[int]escalero.Action{} // by how many actions follow
		for len(b.mistakes.List) > 0 {
			one := b.mistakes.List[0]
			n := quizOf(one).at.At
			if b.mistakes.drop(one.ID); counted {
				b.mistakes.Seen[len(b.mistakes.Seen)-1] = fmt.Sprintf("%s-%d", g.ID, n)
			}
			mended[before-n] = g.Match.Action(n)
		}
		b.saveMistakes()
		b.review = nil
		b.reviewed(g)
		if n := len(b.mistakes.List); n > 0 {
			t.Errorf("%d come back without a correction", n)
		}
		m, err := g.Corrected(at, 0)
		if err != nil {
			t.Fatal(err)
		}
		if m.Len() >= before {
			t.Fatal("the correction took no action out")
		}
		g.Rewrite(m)
		b.games.Change(g)
		v, want, same := b.reviewed(g), []string(nil), 0
		for p := engine.Player(1); p <= 2; p++ {
			for _, d := range v.dearest(p) {
				if a, ok := mended[m.Len()-d.at]; ok && a == d.action {
					same++
					continue
				}
				want = append(want, mistakeID(g, d.at))
			}
		}
		var got []string
		for _, m := range b.mistakes.List {
			got = append(got, m.ID)
		}
		slices.Sort(got)
		if slices.Sort(want); !slices.Equal(got, want) || same == 0 {
			t.Errorf("to practise are %q, want %q; %d of them were mended", got, want, same)
		}
	}
}

// An answer, and forgetting how it went, leave what a review in another tab has found meanwhile.
func TestMistakesOfAnotherTabStay(t *testing.T) {
	b := newBench(t)
	b.open("/practice?made=escalero-single")
	found := store.Mistakes{V: store.Schema, List: []store.Mistake{{ID: "7-1"}}, Asked: 3}
	b.disk.Save(store.KeyMistakes, found)
	b.answer(b.practice.quiz.list[0].Action)
	if b.loadMistakes(); len(b.mistakes.List) != 1 || b.mistakes.Asked != 4 {
		t.Errorf("after an answer: %+v", b.mistakes)
	}
	b.open("/practice")
	found.List = append(found.List, store.Mistake{ID: "7-2"})
	b.disk.Save(store.KeyMistakes, found)
	uitest.Press(t, b.shown(), "forget")
	if b.loadMistakes(); len(b.mistakes.List) != 2 || b.mistakes.Asked != 0 {
		t.Errorf("after forgetting: %+v", b.mistakes)
	}
}

func TestNewPositions(t *testing.T) {
	for _, preset := range []string{"escalero-single", "escalero"} {
		b := newBench(t)
		b.open("/practice?made=" + preset)
		q := b.practice.quiz
		if q == nil || !thought.Asks(q.desk.State()) || len(q.list) < 2 {
			t.Fatalf("%s: no position", preset)
		}
		for _, lang := range []string{"de", "en"} {
			b.speak(lang)
			b.sound(b.shown)
			for _, c := range q.list {
				q.again()
				b.answer(c.Action)
				if q.cost != c.Cost || b.shell.Shown != "verdict" {
					t.Fatalf("%s: %v costs %v, listed as %v", preset, c.Action, q.cost, c.Cost)
				}
				b.sound(b.box)
			}
		}
		if uitest.Press(t, b.box(), "quiz-next"); b.practice.quiz == nil || b.practice.quiz.at.Record == q.at.Record {
			t.Errorf("%s: the next position is the same one", preset)
		}
	}
}

func TestPracticeOverview(t *testing.T) {
	b := newBench(t)
	b.open("/practice")
	for _, lang := range []string{"de", "en"} {
		b.speak(lang)
		if html := b.sound(b.shown); !strings.Contains(html, "made=escalero") {
			t.Errorf("%s: %s", lang, html)
		}
	}
	b.mistakes.Asked, b.mistakes.Lost = 2, 3
	b.sound(b.shown)
	// A point of a game settled by difference is worth much less than a game point.
	b.mistakes.Asked, b.mistakes.Lost, b.mistakes.Apart, b.mistakes.LostApart = 4, 12.5, 3, 12
	if html := b.sound(b.shown); !strings.Contains(html, "average 0.50 game points") || !strings.Contains(html, "4.00 points where") {
		t.Error(html)
	}
	if uitest.Press(t, b.shown(), "forget"); b.mistakes.Asked != 0 || b.shell.Said != b.shell.Texts().Coach.Practice.Empty {
		t.Errorf("%+v after the count began anew", b.mistakes)
	}
	b.open("/practice?own=1")
	if html := b.sound(b.shown); !strings.Contains(html, b.shell.Texts().Coach.Practice.Over) || b.shell.Confirmed != b.shell.Texts().Coach.Practice.Over {
		t.Errorf("said %q: %s", b.shell.Confirmed, html)
	}
	// What an earlier visit has left to practise is counted, and the way there stands beside it.
	w, kept := &b.shell.Texts().Coach.Practice, store.Mistakes{V: store.Schema}
	for n, want := range []string{w.NoOwn, w.OwnOne, fmt.Sprintf(w.OwnN, 2)} {
		b.disk.Save(store.KeyMistakes, kept)
		b.open("/practice")
		if html := b.sound(b.shown); !strings.Contains(html, want) || strings.Contains(html, `href="/practice?own=1"`) != (n > 0) {
			t.Errorf("of %d own mistakes the page says %s", n, html)
		}
		kept.List = append(kept.List, store.Mistake{ID: fmt.Sprint("7-", n)})
	}
}

// A review takes up what an early version has kept, which counted actions, also where there are fewer by now: the
// program would end.
func TestAMistakeBeyondTheEndOfItsGame(t *testing.T) {
	g := playedOut(t, "escalero-single", 3, nil, "Anna", "Bernd")
	n := g.Match.Len()
	for at, stays := range map[int]bool{-1: true, 0: false, n - 1: false, n: true, n + 1: true} {
		id := fmt.Sprintf("%s-%d", g.ID, at)
		if got := renewed(id, g); (got == id) != stays {
			t.Errorf("of %d actions, %q becomes %q", n, id, got)
		}
	}
}

// practise poses the position of a record.
func (b *bench) practise(text string) *quiz {
	b.t.Helper()
	b.open("/practice")
	g := recorded(b.t, text)
	b.pose(newQuiz(g.Dice, g.Match.Len()))
	return b.practice.quiz
}

const (
	oneThrow = "serviert 1 escalero-single\nparty Anna\tcomputer strong\nparty Bernd\nthrow 66612\n"
	contra   = "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\n"
	pairs    = "serviert 1 escalero-single\nparty Anna + Alf\nparty Bernd + Bea\nthrow 66612\n"
)

// Whatever the position, its buttons answer with what they say, and nothing is
// thrown or written.
func TestButtonsAnswer(t *testing.T) {
	b := newBench(t)
	for _, c := range []struct {
		record string
		press  string
		want   string // as records write it
	}{
		{oneThrow, "die-1 die-2 die-3 throw", "keep 666"},
		{oneThrow, "die-1 die-2 die-2 throw", "keep 6"},
		{oneThrow, "throw", "keep -"},
		{oneThrow, "cell-5-0 write", "write 6 1"},
		{oneThrow, "cell-5-0 cell-5-0", "write 6 1"},
		{oneThrow, "cell-4-0 write", "strike 5 1"},
		{contra, "contra", "contra"},
		{contra, "throw", "throw"},
		{contra + "contra\n", "concede", "concede"},
		{contra + "contra\n", "contra", "contra"},
		{contra + "contra\n", "throw", "accept"},
		{pairs, "done", "done"},
		{pairs, "die-1 throw", "keep 6"},
		{pairs + "done\n", "throw", "throw"},
		{pairs + "done\n", "cell-5-0 write", "write 6 1"},
		{pairs + "done\nthrow 11234\n", "compare result-1 cell-5-0 write", "write 6 1 hand 1"},
		{pairs + "done\nthrow 11234\n", "compare result-1 result-0 cell-0-0 write", "write 1 1"},
		{pairs + "done\nthrow 11234\n", "compare result-1 cell-4-0 write", "strike 5 1"},
	} {
		q := b.practise(c.record)
		before := q.desk.Game.Match.Len()
		for _, id := range strings.Fields(c.press) {
			if b.shell.Shown != "" {
				t.Errorf("%q answers before %s", c.press, id)
			}
			uitest.Press(t, b.shown(), id)
		}
		if got := strings.TrimSpace(q.chosen.String()); got != c.want || b.shell.Shown != "verdict" || q.cost < 0 {
			t.Errorf("%q answers with %q at %v, want %q", c.press, got, q.cost, c.want)
		}
		if q.desk.Game.Match.Len() != before || len(b.games.Done()) > 0 || b.games.Now != nil {
			t.Errorf("%q is played", c.press)
		}
		b.sound(b.box)
		b.sound(b.shown)
	}
}

// People decide in a position, and in its game the computer players stay.
func TestTheGameKeepsItsComputerPlayers(t *testing.T) {
	b := newBench(t)
	g := recorded(t, oneThrow)
	if b.pose(newQuiz(g.Dice, 1)); b.practice.quiz.desk.Idle() || g.Parties[0].Extra != "computer strong" {
		t.Errorf("nobody may decide %v, or %q has gone", b.practice.quiz.desk.Idle(), g.Parties[0].Extra)
	}
}

// A position is told once: by its heading, or aloud where that has the focus
// already.
func TestAPositionIsToldOnce(t *testing.T) {
	for focused, aloud := range map[string]bool{"title": true, "quiz-next": false} {
		b := newBench(t)
		b.tab.focused = focused
		q := b.practise(oneThrow)
		what := task(b.names(), q.desk.Game)
		if (b.shell.Said == what) != aloud || !strings.Contains(uitest.HTML(b.shown()), what) {
			t.Errorf("with the focus on %s one hears %q", focused, b.shell.Said)
		}
	}
}

// Two mistakes in one round are told apart by ear, too: each link says what was done.
func TestMistakesOfARoundDiffer(t *testing.T) {
	b := newBench(t)
	b.reviewed(recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\nthrow 66661\nkeep 1 throw 12345\nkeep 1 throw 11234\nstrike G 1\ncontra\nconcede\n"))
	html, seen := uitest.HTML(b.shown()), map[string]bool{}
	links := regexp.MustCompile(`<a aria-describedby="([^"]*)"[^>]*href="/practice\?game`).FindAllStringSubmatch(html, -1)
	if len(links) < 2 {
		t.Fatalf("%d mistakes in %s", len(links), html)
	}
	for _, link := range links {
		text := ""
		for id := range strings.FieldsSeq(link[1]) {
			text += regexp.MustCompile(`id="` + id + `">([^<]*)`).FindStringSubmatch(html)[1] + " "
		}
		if seen[text] {
			t.Errorf("two links are described as %q", text)
		}
		seen[text] = true
	}
}

// Whoever has written the first of two results without throwing again can try that again too, and is told what lay there.
func TestAResultWrittenAtOnceIsPractised(t *testing.T) {
	b := newBench(t)
	b.reviewed(recorded(t, "serviert 1 escalero\noption double-hand on\noption contra on\nparty Anna\nparty Bernd\nthrow 66621\ndone\nwrite 2 1\ncontra\nconcede\n"))
	if !strings.Contains(uitest.HTML(b.shown()), "/practice?game=1&at=2") {
		t.Fatal("writing a ten at once is no mistake")
	}
	b.open("/practice?game=1&at=2")
	q := b.practice.quiz
	if q == nil {
		t.Fatal("the mistake cannot be tried again")
	}
	lies := "Anna: Drei Asse (Ass, Ass, Ass, Zehn, Neun)"
	if said, page := q.task(b.names()), uitest.HTML(b.shown()); said != "Anna ist am Wurf. "+lies+". Noch drei Würfe." || !strings.Contains(page, "<p>"+lies+"</p>") {
		t.Errorf("one hears %q and sees %s", said, page)
	}
}

// What waits for an answer is called in practice what it was called in the game.
func TestARecontraIsPractisedAsOne(t *testing.T) {
	for more, want := range map[string]string{"contra\n": "Contra", "contra\ncontra\n": "Recontra"} {
		b := newBench(t)
		q := b.practise(contra + more)
		if said, page := q.task(b.names()), uitest.HTML(b.shown()); !strings.Contains(said, " sagt "+want+".") || strings.Count(page, " sagt "+want+".") < 2 {
			t.Errorf("after %q one hears %q and sees %s", more, said, page)
		}
	}
}

func TestPracticeByKeys(t *testing.T) {
	b := newBench(t)
	keys := func() (list string) {
		for _, k := range b.practiceKeys(b.shell.Texts()) {
			list += k.Key + " "
		}
		return list
	}
	if b.open("/practice"); keys() != "" {
		t.Errorf("without a position the help lists the keys %s", keys())
	}
	q := b.practise(oneThrow)
	if list := keys(); !strings.Contains(list, "R ") || !strings.Contains(list, "S ") || strings.Contains(list, "Z") {
		t.Errorf("the help lists the keys %s", list)
	}
	for _, k := range []string{"1", "2", "3"} {
		if !b.key(k, "") || !strings.Contains(b.shell.Said, "bleibt") {
			t.Errorf("key %s says %q", k, b.shell.Said)
		}
	}
	for range 2 { // the focused die tells by itself what it is now
		before := b.shell.Said
		if b.key("1", "die-1"); b.shell.Said != before {
			t.Errorf("a focused die is told twice: %q", b.shell.Said)
		}
	}
	b.key("r", "")
	if q.chosen.Kind != escalero.Keep || q.chosen.Kept[5] != 3 || q.cost < 0 {
		t.Errorf("chosen %v at %v", q.chosen, q.cost)
	}
	if b.key("1", "") || !q.desk.Game.Kept[0] {
		t.Error("keys go through the verdict")
	}
	uitest.Press(t, b.box(), "quiz-again")
	uitest.Press(t, b.shown(), "cell-5-0")
	b.key("w", "")
	if q.chosen.Kind != escalero.Write || q.chosen.Row != "6" || q.cost <= 0 {
		t.Errorf("chosen %v at %v", q.chosen, q.cost)
	}
	b.shell.Shown = ""
	for _, k := range []string{"d", "s"} {
		before := b.shell.Said
		if !b.key(k, "") || b.shell.Said == before {
			t.Errorf("key %s says nothing", k)
		}
	}
}

// The arrow keys reach every cell of both sheets and the sums, which way ever the
// pad lies.
func TestArrowsReachEveryCell(t *testing.T) {
	deep := func(n int, s escalero.State) bool { return n > 45 && thought.Asks(s) }
	for _, preset := range []string{"escalero", "escalero-single", "wuerfelpoker-top-down"} {
		for seed := uint64(1); seed < 4; seed++ {
			b := newBench(t)
			g := playedOut(t, preset, seed, deep, "Anna", "Bernd")
			if g.Over() {
				continue
			}
			for _, b.tab.turned = range []bool{false, true} {
				b.open("/practice")
				b.practice.quiz = newQuiz(g.Dice, g.Match.Len())
				want := 2 * len(g.Rules.Columns) * (len(g.Rules.Rows) + 1)
				list, seen := []string{"cell-0-0"}, map[string]bool{"cell-0-0": true}
				for len(list) > 0 {
					from := list[0]
					list = list[1:]
					for _, arrow := range []string{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"} {
						b.shell.Focused = ""
						b.key(arrow, from)
						if to := b.shell.Focused; to != "" && !seen[to] {
							seen[to] = true
							list = append(list, to)
						}
					}
				}
				if len(seen) != want {
					t.Errorf("%s, seed %d, turned %v: %d of %d cells are reached", preset, seed, b.tab.turned, len(seen), want)
				}
			}
		}
	}
}

// A position to practise is no game, and says so where one looks.
func TestPracticeLooksLikePractice(t *testing.T) {
	b := newBench(t)
	for lang, badge := range map[string]string{"de": "Üben", "en": "Practice"} {
		b.speak(lang)
		b.practise(oneThrow)
		if html := uitest.HTML(b.shown()); !strings.Contains(html, `data-kind="practice"`) || !strings.Contains(html, `<p class="badge">`+badge) {
			t.Errorf("%s: %s", lang, html)
		}
	}
}

// A position shows the dice of its own rules, whatever is played on the table.
func TestAPositionHasTheFacesOfItsRules(t *testing.T) {
	b := newBench(t)
	b.reviewed(playedOut(t, "escalero-single", 3, nil, "Anna", "Bernd"))
	rules, ok := escalero.Preset("wuerfelpoker")
	rules, err := rules.With("faces", "pips")
	if !ok || err != nil {
		t.Fatal(ok, err)
	}
	b.games.Now = gametest.Begun(rules, 2)
	b.open("/practice?game=1&at=1")
	if in, ok := b.InView(); !ok || in.Pips || b.names().Pips {
		t.Errorf("in view %v, with pips %v", ok, b.names().Pips)
	}
}

// An address may be of a game that was deleted, or made shorter by a correction since: then there is the overview, with
// everything else to practise.
func TestAnAddressOfNoPosition(t *testing.T) {
	b := newBench(t)
	g := recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 3\ncontra\nconcede\n")
	b.games.AddDone(g)
	for _, what := range []string{"game=nothing&at=1", "game=1", "game=1&at=x", "game=1&at=-1", "game=1&at=4", "game=1&at=99", "lesson=nothing", "lesson=", "made=nothing"} {
		b.open("/practice?" + what)
		if html := b.sound(b.shown); b.practice.quiz != nil || !strings.Contains(html, "/practice?made=escalero") {
			t.Errorf("%s: %s", what, html)
		}
	}
	b.open("/practice?game=1&at=1")
	if b.practice.quiz == nil {
		t.Error("a position that there is is not shown")
	}
}

// Whoever has gone on while the game of a position was read keeps what is shown by then: the position of the day
// would be another one, and its answer not count for it.
func TestAPositionThatComesLateDisturbsNothing(t *testing.T) {
	b, shelf := newBench(t), &uitest.LateBoxes{Boxes: browser.Boxes{}}
	g := playedOut(t, "escalero-single", 3, nil, "Anna", "Bernd")
	b.games = store.NewGames(b.disk, shelf, b.tab)
	list := b.reviewed(g).decisions
	at := func(i int) string { return fmt.Sprintf("/practice?game=1&at=%d", list[i].at) }
	for _, next := range []string{"/practice", "/daily", at(1), at(0)} {
		b.games, shelf.Waiting = store.NewGames(b.disk, shelf, b.tab), nil
		b.open(at(0))
		b.open(next)
		before := b.practice.quiz
		b.shell.Said, b.shell.Focused = "", ""
		if len(shelf.Waiting) == 0 {
			t.Fatal("nothing is read")
		}
		if shelf.Waiting[0](); next != at(0) && (b.practice.quiz != before || b.shell.Said+b.shell.Focused != "") {
			t.Errorf("%s: the position of the page before is shown, said is %q, focus on %q", next, b.shell.Said, b.shell.Focused)
		}
		for _, answer := range shelf.Waiting[1:] {
			answer()
		}
		if q := b.practice.quiz; strings.Contains(next, "game") && (q == nil || next != fmt.Sprintf("/practice?game=1&at=%d", q.at.At)) {
			t.Errorf("%s: shown is %+v", next, q)
		}
	}
}

// Every lesson has its texts; its positions are posed one after another, solving
// them is kept, and the mistake of the lesson is called by its name.
func TestLessons(t *testing.T) {
	b := newBench(t)
	b.open("/practice")
	for i, d := range drills.Drills() {
		for _, lang := range []string{"de", "en"} {
			b.speak(lang)
			w := b.shell.Texts().Drills()
			if w.Titles.At(d.Kind) == "" || w.Lessons.At(d.Kind) == "" {
				t.Fatalf("%s: no text for %s", lang, d.Kind)
			}
			b.open("/practice")
			html := b.sound(b.shown)
			if at := strings.Index(html, "lesson="+d.Kind+`"`); at < 0 || i > 0 && at < strings.Index(html, "lesson="+drills.Drills()[i-1].Kind+`"`) {
				t.Errorf("%s: %s is not in its place", lang, d.Kind)
			}
			b.open("/practice?lesson=" + d.Kind)
			if html := b.sound(b.shown); !strings.Contains(html, w.Titles.At(d.Kind)) || !strings.Contains(html, fmt.Sprintf(w.Solved, 0, 3)) {
				t.Errorf("%s: %s", lang, html)
			}
		}
		b.speak("de")
		w := b.shell.Texts().Drills()
		solved := func(want int) {
			t.Helper()
			b.open("/practice?lesson=" + d.Kind)
			html := b.sound(b.shown)
			if strings.Count(html, ">●<") != want || strings.Count(html, ">○<") != 3-want {
				t.Errorf("%s: %d positions are solved, which the dots do not say: %s", d.Kind, want, html)
			}
			if strings.Count(html, "· "+w.Done) != want || strings.Count(html, "· "+w.Still) != 3-want {
				t.Errorf("%s: %d positions are solved: %s", d.Kind, want, html)
			}
		}
		solved(0)
		for at, p := range d.Positions {
			b.open(drillPath(d.Kind, at+1))
			q := b.practice.quiz
			if q == nil || q.desk.State().Rules().Preset != p.Preset || len(q.list) < 2 {
				t.Fatalf("%s %d is not posed", d.Kind, at+1)
			}
			if html := b.sound(b.shown); !strings.Contains(html, fmt.Sprintf(w.Lead, at+1, 3)) {
				t.Errorf("%s %d: %s", d.Kind, at+1, html)
			}
			b.speak("en") // in another window
			if html := b.sound(b.shown); !strings.Contains(html, fmt.Sprintf(b.shell.Texts().Drills().Lead, at+1, 3)) {
				t.Errorf("%s %d in English: %s", d.Kind, at+1, html)
			}
			b.speak("de")
			wrong, err := escalero.ParseAction(p.Done)
			if err != nil {
				t.Fatal(err)
			}
			b.answer(wrong)
			if html := b.sound(b.box); !strings.Contains(html, w.This) || q.cost < thought.Matters(&q.desk.Game.Rules) {
				t.Errorf("%s %d: the mistake costs %v: %s", d.Kind, at+1, q.cost, html)
			}
			// The verdict has told what is right: a second try does not count.
			uitest.Press(t, b.box(), "quiz-again")
			b.answer(q.list[0].Action)
			if b.drills.Has(p.ID()) || len(b.kept[store.KeyDrills]) > 0 && strings.Contains(b.kept[store.KeyDrills], p.ID()) {
				t.Errorf("%s %d counts as solved at the second try", d.Kind, at+1)
			}
			b.open(drillPath(d.Kind, at+1))
			q = b.practice.quiz
			b.answer(q.list[0].Action)
			usual, _, _ := strings.Cut(w.Usual, "%s")
			if html := b.sound(b.box); !strings.Contains(html, usual) || !strings.Contains(b.kept[store.KeyDrills], p.ID()) {
				t.Errorf("%s %d is not solved: %s", d.Kind, at+1, html)
			}
			uitest.Press(t, b.box(), "quiz-next")
			want := drillPath(d.Kind, (at+2)%4)
			if b.shell.Visited != want {
				t.Errorf("after %s %d comes %q, want %q", d.Kind, at+1, b.shell.Visited, want)
			}
			solved(at + 1)
			begins, label := drillPath(d.Kind, at+2), b.shell.Texts().Coach.Practice.Next
			if at == 2 {
				begins, label = drillPath(d.Kind, 1), w.Again
			}
			html := strings.Join(strings.Fields(uitest.HTML(b.shown())), " ")
			if i := strings.Index(html, `id="begin"`); i < 0 || !strings.Contains(html[i-200:i], `href="`+begins+`"`) || !strings.Contains(html[i:i+100], label) {
				t.Errorf("after %d the lesson does not go on at %s: %s", at+1, begins, html)
			}
		}
		b.open("/practice?lesson=" + d.Kind)
		if html := b.sound(b.shown); !strings.Contains(html, w.All) || b.practice.quiz != nil {
			t.Errorf("after all: %s", html)
		}
	}
	b.drills = store.Drills{}
	b.open("/practice")
	if html := b.sound(b.shown); strings.Count(html, fmt.Sprintf(b.shell.Texts().Drills().Solved, 3, 3)) != len(drills.Drills()) || strings.Count(html, ">●●●<") != len(drills.Drills()) {
		t.Error("the overview has forgotten what is solved")
	}
}

// Of two results the first is named where it is written.
func TestTheFirstResultIsCalledSo(t *testing.T) {
	b := newBench(t)
	b.speak("en")
	q := b.practise(pairs + "done\nthrow 55123\nkeep 55 throw 55124\nkeep 55 throw 55126\n")
	for hand, want := range []string{"Write 6 in Aces", "Write 18 in Aces (first turn)"} {
		a := escalero.Action{Kind: escalero.Write, Row: "6", Col: 1, Hand: hand}
		if got := choiceText(b.names(), q.desk.Game, q.desk.State(), a); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// An address of a lesson or a position that is not there leads to what is.
func TestLessonsThatAreNotThere(t *testing.T) {
	b := newBench(t)
	all := drills.Drills()
	for address, want := range map[string]string{
		"/practice?lesson=none":                                       "Neue Stellungen",
		"/practice?lesson=" + all[0].Kind + "&position=0":             "Nächste Lektion",
		"/practice?lesson=" + all[0].Kind + "&position=4":             "Nächste Lektion",
		"/practice?lesson=" + all[0].Kind + "&position=x":             "Nächste Lektion",
		"/practice?lesson=" + all[len(all)-1].Kind + "&position=1999": "Alle Lektionen",
	} {
		b.open(address)
		if html := b.sound(b.shown); b.practice.quiz != nil || !strings.Contains(html, want) {
			t.Errorf("%s: %s", address, html)
		}
	}
	if strings.Contains(uitest.HTML(b.shown()), "none") {
		t.Error("the address is shown")
	}
}

// Who hears a verdict is told what would have been best where that is something else, and hears a position in whole
// sentences.
func TestAVerdictByEar(t *testing.T) {
	b := newBench(t)
	b.speak("de")
	b.open("/practice?made=escalero-single")
	q := b.practice.quiz
	if task := q.task(b.names()); !regexp.MustCompile(`\. (Noch (zwei Würfe|ein Wurf)|Kein Wurf mehr)\.$`).MatchString(task) {
		t.Errorf("the position is told as %q", task)
	}
	if b.speak("en"); regexp.MustCompile(`\. [a-z]`).MatchString(q.task(b.names())) {
		t.Errorf("a sentence begins small in %q", q.task(b.names()))
	}
	b.speak("de")
	best := "Am besten: " + choiceText(b.names(), q.desk.Game, q.desk.State(), q.list[0].Action) + "."
	for _, c := range q.list {
		q.again()
		b.answer(c.Action)
		b.sayVerdict(q)
		want := c.Cost > near(&q.desk.Game.Rules)
		if strings.HasSuffix(b.shell.Said, best) != want || strings.Contains(b.sound(b.box), best) != want {
			t.Errorf("of %v, which costs %v, is said %q", c.Action, c.Cost, b.shell.Said)
		}
	}
}

// At a higher stake a mistake costs in practice what it has cost in the review.
func TestAMistakeCostsTheSameInPractice(t *testing.T) {
	b := newBench(t)
	g := recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\ncontra\ncontra\ncontra\naccept\nthrow 66661\nkeep 1 throw 12431\nwrite 1 1\ncontra\nconcede\n")
	v := b.reviewed(g)
	looked := 0
	for _, d := range v.decisions {
		if d.cost < thought.Matters(&g.Rules) || d.action.Kind == escalero.Contra {
			continue
		}
		looked++
		b.open(fmt.Sprintf("/practice?game=1&at=%d", d.at))
		b.answer(d.action)
		if q := b.practice.quiz; !strings.Contains(uitest.HTML(b.box()), cost(b.shell.Texts(), d.cost)) || math.Abs(q.cost-d.cost) > 1e-6 {
			t.Errorf("action %d, %v: it costs %v, in the review %v", d.at, d.action, q.cost, d.cost)
		}
	}
	if looked < 3 || g.Match.At(g.Match.Len()-1).Factor() != 8 {
		t.Errorf("%d mistakes at %d times the stake", looked, g.Match.At(g.Match.Len()-1).Factor())
	}
}

// So does that of one of its decisions, in practice.
func TestPracticeWaitsForItsGame(t *testing.T) {
	b, shelf := newBench(t), &uitest.LateBoxes{Boxes: browser.Boxes{}}
	b.games = store.NewGames(b.disk, shelf, b.tab)
	g := playedOut(t, "escalero-single", 3, nil, "Anna", "Bernd")
	g.ID = "1"
	b.games.AddDone(g)
	b.games = store.NewGames(b.disk, shelf, b.tab)
	fetching := b.shell.Texts().Games.Fetching
	b.open("/practice?game=1&at=1")
	if html := b.sound(b.shown); !strings.Contains(html, fetching) || b.practice.quiz != nil || len(shelf.Waiting) != 1 {
		t.Fatalf("while the game is read the page is %s", html)
	}
	shelf.Waiting[0]()
	if html := b.sound(b.shown); strings.Contains(html, fetching) || b.practice.quiz == nil {
		t.Errorf("then it is %s", html)
	}
	b.open("/practice?game=2&at=1")
	for _, arrives := range shelf.Waiting[1:] {
		arrives()
	}
	if html := b.sound(b.shown); strings.Contains(html, fetching) || !strings.Contains(html, b.shell.Texts().Coach.Practice.Intro) {
		t.Errorf("without a game it is %s", html)
	}
}

// The page of a review shows that of its own game, or that the game is being read: not how the one before went, and
// not for a moment that there is none.
func TestAReviewWaitsForItsGame(t *testing.T) {
	b, shelf := newBench(t), &uitest.LateBoxes{Boxes: browser.Boxes{}}
	texts, games := b.shell.Texts(), map[string]*dicegame.Game{}
	b.games = store.NewGames(b.disk, shelf, b.tab)
	for id, names := range map[string][]string{"1": {"Anna", "Bernd"}, "2": {"Carl", "Doris"}} {
		g := playedOut(t, "escalero-single", 3, nil, names...)
		g.ID = id
		b.games.AddDone(g)
		games[id] = g
	}
	b.reviewed(games["1"])
	b.games = store.NewGames(b.disk, shelf, b.tab)
	b.open("/review?game=2")
	if html := b.sound(b.shown); strings.Contains(html, "Anna") || !strings.Contains(html, texts.Games.Fetching) {
		t.Errorf("while the game is read the page is %s", html)
	}
	if len(shelf.Waiting) != 1 {
		t.Fatalf("%d games are read", len(shelf.Waiting))
	}
	shelf.Waiting[0]()
	if html := b.sound(b.shown); !strings.Contains(html, "Carl") || strings.Contains(html, texts.Games.Fetching) {
		t.Errorf("then it is %s", html)
	}
	b.open("/review?game=3")
	shelf.Waiting[1]()
	if html := b.sound(b.shown); !strings.Contains(html, texts.Review().None) {
		t.Errorf("of a game that is not here the page is %s", html)
	}
}
