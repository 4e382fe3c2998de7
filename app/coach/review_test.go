package coach

import (
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/enginetest/played"
	"serviert/engine/escalero"
	"serviert/engine/escalero/drills"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
)

// playedOut is a game of casual players up to an action, or to its end.
func playedOut(t *testing.T, preset string, seed uint64, until func(n int, s escalero.State) bool, parties ...string) *dicegame.Game {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 1))
	var b *solver.Brain
	d := played.Dice(t, preset, parties, func() dice.Face { return dice.Face(rng.IntN(6) + 1) },
		func(n int, s escalero.State) escalero.Action {
			if b == nil {
				b = solver.NewBrain(s)
			}
			return solver.NewPlayer(solver.Level(1+n%2), b).Decide(s)
		}, until)
	g := dicegame.New(d)
	g.ID, g.Evening, g.Started, g.Ended = "1", "1", 1, 2
	return g
}

// reviewed computes the review of a game.
func (b *bench) reviewed(g *dicegame.Game) *review {
	b.t.Helper()
	if b.games.Find(g.ID) == nil {
		b.games.AddDone(g)
	}
	b.open("/review?game=" + g.ID)
	if v := b.review; v == nil || !v.ready || v.game != g {
		b.t.Fatal("the review is not ready")
	}
	return b.review
}

// In a game whose values are exact, the start, the luck and the mistakes of
// both sides make up the result to the last digit.
func TestReviewOfAnExactGameAddsUp(t *testing.T) {
	b := newBench(t)
	v := b.reviewed(playedOut(t, "escalero-single", 3, nil, "Anna", "Bernd"))
	if v.certainty != solver.Exact || len(v.curve) != 20 || len(v.decisions) == 0 {
		t.Fatalf("certainty %v, %d entries, %d decisions", v.certainty, len(v.curve), len(v.decisions))
	}
	for _, d := range v.decisions {
		if d.cost < 0 {
			t.Errorf("action %d cost %v", d.at, d.cost)
		}
	}
	addsUp(t, v)
	for i, e := range v.books.Error {
		if math.Abs(e) > 1e-4 {
			t.Errorf("party %d: %v is unexplained", i+1, e)
		}
	}
	if html := b.sound(b.shown); strings.Contains(html, b.shell.Texts().Review().Rest) {
		t.Error("exact values are said to have an error")
	}
	if last := v.curve[19].Value; last[0] != v.result[0] || last[0] != -last[1] {
		t.Errorf("the curve ends at %v, the result is %v", last, v.result)
	}
	if list := v.dearest(v.party); len(list) == 3 && (list[0].cost < list[1].cost || list[1].cost < list[2].cost) {
		t.Errorf("mistakes are not sorted: %v", list)
	}
	// The turning points are the greatest changes, and told in their order with what they were worth.
	turns, start := v.story().Turns(v.party), v.books.Start[v.party-1]
	least := math.Inf(1)
	for i, x := range turns {
		least = min(least, math.Abs(x.After-x.Before))
		if i > 0 && turns[i-1].At >= x.At {
			t.Error("turning points are not in the order of the game")
		}
		for _, want := range []string{b.shell.Texts().Plus(x.Before, 1), b.shell.Texts().Plus(x.After, 1)} {
			if !strings.Contains(uitest.HTML(v.turningPart(b.names())), want) {
				t.Errorf("round %d does not tell %s", i+1, want)
			}
		}
	}
	// The dice are said to have done it where they have, by the books.
	brain := solver.NewBrain(v.game.Match.At(0))
	books, at := brain.Books(v.game.Match.At(0)), 0
	luck := func() float64 { return books.Luck[v.party-1] - books.Luck[2-v.party] }
	for _, s := range v.curve {
		had := luck()
		for ; at <= s.At; at++ {
			books.Enter(v.game.Match.At(at), v.game.Match.Action(at), v.game.Match.At(at+1))
		}
		for _, x := range turns {
			if share := math.Abs(luck()-had) / math.Abs(x.After-x.Before); x.At == s.At && math.Abs(share-.5) > 1e-3 && x.Dice != (share > .5) {
				t.Errorf("action %d: the dice made %v of it, said is %v", x.At, share, x.Dice)
			}
		}
	}
	others, before := 0, start
	for _, s := range v.curve {
		after := s.Value[v.party-1]
		if math.Abs(after-before) > least+1e-9 {
			others++
		}
		before = after
	}
	if len(turns) != 4 || others > 3 {
		t.Errorf("%d turning points, and %d greater changes", len(turns), others)
	}
	// It is kept for the next look, from the side chosen.
	uitest.Type(t, b.shown(), "review-whose-2", "")
	if b.open("/review?game=1"); b.review != v || v.party != 2 {
		t.Errorf("the review begins anew, or with party %d", v.party)
	}
}

// The best player plays with the dice of whose side is shown, once for each side,
// and a person plays against oneself of then.
func TestTheSameDiceOnceMore(t *testing.T) {
	b := newBench(t)
	g := playedOut(t, "escalero-single", 3, nil, "Anna", "Bernd")
	g.SetSeat(2, 0, "strong")
	v := b.reviewed(g)
	for _, lang := range []string{"de", "en"} {
		b.speak(lang)
		rev := b.shell.Texts().Review()
		for p, name := range []string{"Anna", "Bernd"} {
			uitest.Type(t, b.shown(), fmt.Sprintf("review-whose-%d", p+1), "")
			x, html := v.again[engine.Player(p+1)], b.sound(b.shown)
			want := fmt.Sprintf(rev.Master, name, b.shell.Texts().Plus(x.Payoff, 1), b.shell.Texts().Plus(v.result[p], 0))
			if x.Games == 0 || !strings.Contains(html, want) {
				t.Errorf("%s: %+v, %q is missing", lang, x, want)
			}
			want = fmt.Sprintf(rev.Between, b.shell.Texts().Plus(float64(x.Least), 0), b.shell.Texts().Plus(float64(x.Most), 0))
			if strings.Contains(html, want) != (x.Least < x.Most) {
				t.Errorf("%s: %+v, %q is missing or useless", lang, x, want)
			}
			if offered := uitest.Has(b.shown(), "myself"); offered != (p == 0) {
				t.Errorf("%s: %s may play again: %v", lang, name, offered)
			}
		}
	}
	first := v.again[1]
	v.again[1] = thought.Played{} // the mind was asked something else before it had played
	uitest.Type(t, b.shown(), "review-whose-1", "")
	if b.open("/review?game=1"); v.again[1] != first {
		t.Errorf("played again: %+v, before %+v", v.again[1], first)
	}
	b.speak("de")
	uitest.Press(t, b.shown(), "myself")
	now := b.games.Now
	if b.began != 1 || now == nil || now.Then == nil || fmt.Sprint(now.PartyNames()) != "[Anna Anna (damals)]" || now.Seat(1, 0) != dicegame.Person {
		t.Fatalf("begun %d times: %+v", b.began, now)
	}
	b.games.Watching = true
	b.reviewed(g)
	uitest.Press(t, b.shown(), "myself")
	if b.began != 1 || b.shell.Said != b.shell.Texts().Notices.Elsewhere {
		t.Errorf("begun %d times, said %q", b.began, b.shell.Said)
	}
}

// A dear mistake of a kind that there is a lesson about leads to it. Where columns
// count nothing leads to what is taught of points.
func TestAMistakeLeadsToItsLesson(t *testing.T) {
	for preset, lessons := range map[string][]drills.Drill{"escalero": drills.Drills()[:drills.Columns], "escalero-single": drills.Drills()} {
		linked := map[bool]int{}
		for seed := range uint64(6) {
			b := newBench(t)
			v := b.reviewed(playedOut(t, preset, 3+seed, nil, "Anna", "Bernd"))
			for p := range 2 {
				v.party = engine.Player(p + 1)
				html := b.sound(b.shown)
				for _, d := range v.dearest(v.party) {
					at := slices.IndexFunc(lessons, func(l drills.Drill) bool { return l.Kind == d.kind })
					if there := strings.Contains(html, "?lesson="+d.kind+`"`); there != (at >= 0) {
						t.Errorf("%s: a link to the lesson about %q: %v", preset, d.kind, there)
					}
					if at >= 0 {
						linked[at < drills.Columns]++
					}
				}
				if strings.Contains(html, `?lesson="`) {
					t.Error("a link to no lesson")
				}
			}
		}
		if linked[true] < 5 || preset == "escalero-single" && linked[false] == 0 {
			t.Errorf("%s: %v links", preset, linked)
		}
	}
}

// What a review has found is kept for the figures of people, once for each game.
func TestAReviewIsRemembered(t *testing.T) {
	b := newBench(t)
	g := playedOut(t, "escalero-single", 3, nil, "Anna", "Bernd")
	v := b.reviewed(g)
	b.review = nil // and is computed again
	b.reviewed(g)
	var all store.Reviews
	if !b.disk.Read(store.KeyReviews, &all, nil) || len(all.List) != 1 {
		t.Fatalf("kept %+v", all)
	}
	one := all.List[0]
	if one.Print != g.Fingerprint() || len(one.Luck) != 2 || len(one.Lost) != 2 {
		t.Fatalf("kept %+v", one)
	}
	for i := range 2 {
		if math.Abs(float64(one.Luck[i])/10-v.books.Luck[i]) > 0.06 || math.Abs(float64(one.Lost[i])/10-v.books.Lost[i]) > 0.06 {
			t.Errorf("party %d: kept %+v, the books say %v and %v", i+1, one, v.books.Luck, v.books.Lost)
		}
	}
	// Entries typed by hand say nothing about luck.
	rules, _ := escalero.Preset("escalero-single")
	block := gametest.Filled(rules, 0, 1)
	block.ID = "9"
	b.reviewed(block)
	if b.disk.Read(store.KeyReviews, &all, nil); len(all.List) != 1 {
		t.Errorf("a game without dice is kept: %+v", all.List)
	}
}

// addsUp checks that what is said about a result makes it up.
func addsUp(t *testing.T, v *review) {
	t.Helper()
	k := v.books
	for i, want := range v.result {
		if got := k.Start[i] + k.Luck[i] - k.Lost[i] + k.Contra[i] + k.Others[i] + k.Error[i]; math.Abs(got-want) > 1e-3 {
			t.Errorf("party %d: %v is accounted for, the result is %v", i+1, got, want)
		}
	}
}

// A review needs no particular game: any preset, two turns, more parties.
func TestReviewPageOfEveryKind(t *testing.T) {
	for _, c := range [][]string{{"wuerfelpoker", "Anna", "Bernd"}, {"escalero", "Anna", "Bernd", "Carl"}, {"escalero-single", "Anna+Alf", "Bernd+Bea"}, {"wuerfelpoker-top-down", "Anna", "Bernd"}} {
		b := newBench(t)
		v := b.reviewed(playedOut(t, c[0], 5, nil, c[1:]...))
		addsUp(t, v)
		for _, d := range v.decisions {
			if d.cost < -1e-9 {
				t.Errorf("%v: action %d cost %v", c, d.at, d.cost)
			}
		}
		v.tabled, v.listed = true, true
		for _, lang := range []string{"de", "en"} {
			b.speak(lang)
			for _, shown := range []int{0, 1, showError} {
				if shown == 1 && !v.game.Rules.Settlement.ByColumns {
					continue
				}
				v.shown = shown
				html := b.sound(b.shown)
				if offered := strings.Contains(html, b.shell.Texts().Review().Rest); offered == v.books.Exact {
					t.Errorf("%v %s: the error of the estimate is offered: %v, values are exact: %v", c, lang, offered, v.books.Exact)
				}
			}
		}
	}
}

// Among three, who wins something need not be ahead: the curve then says what its line stands for.
func TestTheLineOfTheCurve(t *testing.T) {
	b := newBench(t)
	for _, c := range []struct {
		parties    []string
		shown      int
		want, less string
	}{
		{[]string{"Anna", "Bernd"}, 0, "Über der Linie liegt Anna vorn.", "rechnen"},
		{[]string{"Anna", "Bernd"}, 2, "Über der Linie liegt Anna vorn.", "rechnen"},
		{[]string{"Anna", "Bernd", "Carl"}, 0, "Über der Linie kann Anna mit einem Gewinn rechnen.", "vorn"},
		{[]string{"Anna", "Bernd", "Carl"}, 2, "Über der Linie gewinnt Anna die Kolonne eher als alle anderen zusammen.", "vorn"},
	} {
		g := playedOut(t, "escalero", 1, func(n int, _ escalero.State) bool { return n > 20 }, c.parties...)
		v := newReview(g)
		v.shown = c.shown
		if html := uitest.HTML(v.curvePart(b.names())); !strings.Contains(html, c.want) || strings.Contains(html, c.less) {
			t.Errorf("%q, shown %d: %s", c.parties, c.shown, html)
		}
	}
}

func TestReviewWithoutDice(t *testing.T) {
	b := newBench(t)
	text := "serviert 1 escalero-single\nparty Anna\nparty Bernd\n"
	for _, key := range []string{"1", "2", "3", "4", "5", "6"} {
		text += "points " + key + " 1 " + key + "\nstrike " + key + " 1\n"
	}
	for _, key := range []string{"S", "F", "P", "G"} {
		text += "strike " + key + " 1\nstrike " + key + " 1\n"
	}
	g := recorded(t, text)
	v := b.reviewed(g)
	if len(v.decisions) != 0 {
		t.Errorf("%d decisions", len(v.decisions))
	}
	addsUp(t, v)
	if html := b.sound(b.shown); !strings.Contains(html, b.shell.Texts().Review().Bare) || !strings.Contains(html, "Anna lag ab Runde ") {
		t.Error("the page does not say what can be told without dice, and who was ahead")
	}
	// A corrected entry makes another review.
	var err error
	if g.Match, err = g.Corrected(dicegame.Spot{Party: 1, Col: 1, Row: 6}, 12); err != nil {
		t.Fatal(err)
	}
	b.games.Change(g)
	if again := b.reviewed(g); again == v {
		t.Error("the review is of the game before it was corrected")
	}
}

// Where nobody has won, nobody was ahead from some round on, and the page says so.
func TestReviewOfADraw(t *testing.T) {
	for _, turn := range []string{"strike %s 1\n", "throw 12346\nstrike %s 1\n"} {
		b := newBench(t)
		text := "serviert 1 escalero-single\nparty Anna\nparty Bernd\n"
		for _, key := range []string{"1", "2", "3", "4", "5", "6", "S", "F", "P", "G"} {
			text += strings.Repeat(fmt.Sprintf(turn, key), 2)
		}
		b.reviewed(recorded(t, text))
		html := b.sound(b.shown)
		if !strings.Contains(html, b.shell.Texts().Review().Verdict.Nobody) {
			t.Errorf("%q: nobody says that nobody has won", turn)
		}
		if empty := regexp.MustCompile(`<p[^>]*>\s*</p>`).FindString(html); empty != "" {
			t.Errorf("%q: %s", turn, empty)
		}
	}
}

// Where a throw of somebody is not known, the page says so wherever it speaks of luck
// or of mistakes.
func TestReviewOfSomeTypedEntries(t *testing.T) {
	b := newBench(t)
	text := playedOut(t, "escalero-single", 3, nil, "Anna", "Bernd").Dice.String()
	turn := regexp.MustCompile(`(?s)throw.*?(write|strike) (.) 1\n`).FindStringSubmatch(text)
	for i, first := range []string{turn[0], "strike " + turn[2] + " 1\n"} {
		g := recorded(t, strings.Replace(text, turn[0], first, 1))
		g.ID = fmt.Sprint(i)
		v := b.reviewed(g)
		addsUp(t, v)
		v.decisions = slices.DeleteFunc(v.decisions, func(d decision) bool { return d.cost > 0 })
		for _, lang := range []string{"de", "en"} {
			b.speak(lang)
			rev, html := b.shell.Texts().Review(), b.sound(b.shown)
			for _, said := range []string{rev.Unknown, rev.FlawlessKnown} {
				if strings.Contains(html, said) != (i == 1) {
					t.Errorf("%s, typed %v: %q", lang, i == 1, said)
				}
			}
		}
	}
}

// Whether a typed entry was luck nobody knows.
func TestATypedTurningPointIsNotPutDownToTheDice(t *testing.T) {
	b := newBench(t)
	for entry, dice := range map[string]bool{"points G 3 80": false, "strike G 3": false, "result 11111\nwrite G 3": false, "throw 11111\nwrite G 3": true} {
		g := recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 3\n"+entry+"\ncontra\nconcede\n")
		g.ID = entry
		v, found := b.reviewed(g), false
		for _, x := range v.story().Turns(v.party) {
			if e, ok := g.Entry(x.At); ok && e.Row == "G" {
				found = true
				if x.Dice != dice {
					t.Errorf("%s: by the dice is %v", entry, x.Dice)
				}
			}
		}
		if !found {
			t.Errorf("%s turns nothing: %+v", entry, v.story().Turns(v.party))
		}
	}
}

// That all stop is no entry and nobody's decision: what was expected and is not paid is
// neither luck nor a mistake.
func TestReviewOfAStoppedGame(t *testing.T) {
	for _, parties := range []string{"party Anna\nparty Bernd\n", "party Anna\nparty Bernd\nparty Carl\n"} {
		n := strings.Count(parties, "party")
		b := newBench(t)
		v := b.reviewed(recorded(t, "serviert 1 escalero\noption start 2\n"+parties+strings.Repeat("throw 66612\nwrite 6 3\n", n-1)+"throw 11111\nwrite G 3\nstop\n"))
		if len(v.curve) != n || len(v.decisions) != n || v.result[0] != float64(4*(n-1)) {
			t.Errorf("%d bars, %d decisions, result %v", len(v.curve), len(v.decisions), v.result)
		}
		addsUp(t, v)
		v.tabled, v.listed = true, true
		for party := range n {
			v.party = engine.Player(party + 1)
			b.sound(b.shown)
		}
	}
}

// Where values are exact too, the table of luck and skill adds up: what was expected and is
// not paid has a row of its own, and no estimate is called wrong.
func TestTheBalanceOfAStoppedGame(t *testing.T) {
	for preset, exact := range map[string]bool{"escalero-single": true, "escalero": false} {
		b := newBench(t)
		v := b.reviewed(recorded(t, "serviert 1 "+preset+"\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\nthrow 12346\nstrike G 1\nstop\n"))
		html, early := b.sound(b.shown), v.early()
		if n := strings.Count(html, b.shell.Texts().Settlement.Stopped); n != 1 || strings.Contains(html, ">"+b.shell.Texts().Review().Rest+"</th>") == exact {
			t.Errorf("%s: %d rows in %s", preset, n, html)
		}
		for i, k := 0, v.books; exact && i < 2; i++ {
			if got := k.Start[i] + k.Luck[i] - k.Lost[i] + k.Others[i] + early[i]; math.Abs(got-v.result[i]) > 1e-3 {
				t.Errorf("the rows of party %d come to %v, the result is %v", i+1, got, v.result[i])
			}
		}
	}
}

// Who wins because all stop need not have been expected to: nobody says when that one got
// ahead, of thrown dice or of typed points.
func TestTheLeadInAStoppedGame(t *testing.T) {
	for entries, want := range map[string]string{
		"throw 12346\nwrite 1 3\nthrow 66666\nwrite G 1\n": "<p class=\"verdict\">Anna hat",
		"points 1 3 1\npoints G 1 80\n":                    "<p class=\"verdict\">Anna gewinnt.<",
	} {
		b := newBench(t)
		v := b.reviewed(recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\n"+entries+"stop\n"))
		if v.result[0] != 3 || v.curve[1].Value[0] >= v.curve[1].Value[1] {
			t.Fatalf("result %v, expected %v", v.result, v.curve[1].Value)
		}
		if html := b.sound(b.shown); strings.Contains(html, "nach vorn") || !strings.Contains(html, want) {
			t.Errorf("%s: %s", entries, html)
		}
	}
}

// Giving up is no entry: the curve has its last bar, the table no row for it.
func TestReviewOfAConcession(t *testing.T) {
	b := newBench(t)
	v := b.reviewed(recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 3\ncontra\naccept\nthrow 11111\nwrite G 3\ncontra\nconcede\n"))
	if len(v.curve) != 4 || len(v.decisions) != 7 || v.result[0] != -v.result[1] || v.result[0] != 14 {
		t.Errorf("%d bars, %d decisions, result %v", len(v.curve), len(v.decisions), v.result)
	}
	addsUp(t, v)
	// Giving up for nothing turned this game, and is no luck.
	turns := v.story().Turns(v.party)
	if len(turns) == 0 {
		t.Fatal("nothing turned")
	}
	if last := turns[len(turns)-1]; last.At != 7 || last.Loser != 2 || last.Lost < 40 {
		t.Errorf("the last turning point is %+v", last)
	}
	story := uitest.HTML(v.turningPart(b.names()))
	if !strings.Contains(story, "Bernd: Aufgeben.") || !strings.Contains(story, "Bernd hat dabei") {
		t.Error(story)
	}
	if list := v.dearest(1); len(list) == 0 || list[0].action.Kind != escalero.Contra {
		t.Errorf("Contra with one six written is no mistake: %+v", v.decisions)
	}
	v.tabled, v.listed = true, true
	for party := range 2 {
		v.party = engine.Player(party + 1)
		if html := b.sound(b.shown); !strings.Contains(html, ">Contra<") {
			t.Error(html)
		}
	}
	// The entries are counted, not the answers between them.
	if html := uitest.HTML(v.curvePart(b.names())); !strings.Contains(html, `<th scope="row">2</th>`) || strings.Contains(html, `<th scope="row">3</th>`) {
		t.Error(html)
	}
	// Giving up was Bernd's mistake, though Anna is to throw.
	v.party = 2
	if html := uitest.HTML(v.dearestPart(b.names())); !strings.Contains(html, "Runde 2, Bernd") || strings.Contains(html, "Anna") {
		t.Error(html)
	}
	// On doubling once more there is no advice, and nobody is kept waiting for it.
	again := recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 3\ncontra\ncontra\nconcede\n")
	again.ID = "2"
	b.games.AddDone(again)
	b.open("/practice?game=2&at=4")
	q := b.practice.quiz
	list := q.list
	for _, known := range []bool{true, false} {
		if q.list = list; !known {
			q.list = nil
		}
		b.answer(escalero.Action{Kind: escalero.Contra})
		if !known { // what was computed comes
			if b.shell.Shown != "verdict" {
				t.Fatalf("dialog %q", b.shell.Shown)
			}
			b.pose(q)
		}
		if want := b.shell.Texts().Coach.Practice.Untold; b.shell.Shown != "" || b.shell.Confirmed != want || q.chosen.Kind != 0 || b.mistakes.Asked != 0 {
			t.Errorf("dialog %q, said %q, chosen %v, %d asked", b.shell.Shown, b.shell.Confirmed, q.chosen, b.mistakes.Asked)
		}
		b.shell.Confirmed = ""
	}
	if b.answer(escalero.Action{Kind: escalero.Concede}); b.shell.Shown != "verdict" || !q.judged() {
		t.Errorf("giving up is not judged: dialog %q", b.shell.Shown)
	}
	// What was said about the Contra can be tried again.
	b.open("/practice?own=1")
	for b.practice.quiz != nil && b.practice.quiz.desk.State().Now().Begun() {
		b.nextQuiz()
	}
	q = b.practice.quiz
	if q == nil || q.list == nil {
		t.Fatal("no Contra among the mistakes to practise")
	}
	for _, lang := range []string{"de", "en"} {
		b.speak(lang)
		if !strings.Contains(b.sound(b.shown), `id="contra"`) {
			t.Errorf("%s: Contra cannot be announced", lang)
		}
	}
	b.answer(q.list[0].Action)
	if q.cost != 0 || !q.solved {
		t.Errorf("the best answer costs %v, mended %v", q.cost, q.solved)
	}
}

// Beside what was written of the first of two turns lie the dice of that turn.
func TestAMistakeShowsTheDiceThatWereWritten(t *testing.T) {
	b := newBench(t)
	b.speak("de")
	g := recorded(t, "serviert 1 escalero-single\nparty Anna + Alf\nparty Bernd + Bea\nthrow 55512\ndone\nthrow 12346\nkeep 1 throw 12346\nkeep 1 throw 12346\nwrite 5 1 hand 1\n")
	v := newReview(g)
	v.listed = true
	at := g.Match.Len() - 1
	v.decisions = []decision{{at: at, party: 1, action: g.Match.Action(at), cost: 5}}
	n := b.names()
	if html := uitest.HTML(v.dearestPart(n)); !strings.Contains(html, "König, König, König, Neun, Zehn") {
		t.Errorf("other dice: %s", html)
	}
	if html := uitest.HTML(v.decisionsPart(n)); !strings.Contains(html, "9\u00a010\u00a0K\u00a0K\u00a0K") {
		t.Errorf("other dice: %s", html)
	}
}

func TestReviewOfNothing(t *testing.T) {
	b := newBench(t)
	b.open("/review?game=none")
	if html := b.sound(b.shown); !strings.Contains(html, b.shell.Texts().Review().None) {
		t.Error("the page does not say that there is no such game")
	}
}
