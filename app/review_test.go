package app

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/record"
)

// playedOut is a game of casual players, kept as finished.
func playedOut(t *testing.T, preset string, seed uint64, parties ...string) *game {
	t.Helper()
	rules, _ := escalero.Preset(preset)
	set := record.Setup{Rules: rules, Start: 1}
	for _, p := range parties {
		set.Parties = append(set.Parties, record.Party{Names: strings.Split(p, "+")})
	}
	d, err := record.NewDice(set)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	b := solver.NewBrain(d.Match.State())
	for n := 0; !d.Match.State().Over(); n++ {
		s := d.Match.State()
		a := solver.NewPlayer(solver.Level(1+n%2), b).Decide(s)
		var faces []dice.Face
		for range a.Blank() {
			faces = append(faces, dice.Face(rng.IntN(6)+1))
		}
		if len(faces) > 0 {
			a = s.Fill(a, faces...)
		}
		if d.Match, err = d.Match.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	g := &game{Dice: d, id: "1", evening: "1", started: 1, ended: 2}
	the.done = []doneAs{{g.id, g}}
	return g
}

// review computes the review of a game.
func reviewed(t *testing.T, g *game) *review {
	t.Helper()
	the.path = "/review"
	the.query = map[string][]string{"game": {g.id}}
	the.openReview()
	r := &the.lessons.review
	if !r.ready || r.game != g {
		t.Fatal("the review is not ready")
	}
	return r
}

// In a game whose values are exact, the start, the luck and the mistakes of
// both sides make up the result to the last digit.
func TestReviewOfAnExactGameAddsUp(t *testing.T) {
	fresh(t)
	r := reviewed(t, playedOut(t, "escalero-single", 3, "Anna", "Bernd"))
	if r.certainty != solver.Exact || len(r.curve) != 20 || len(r.decisions) == 0 {
		t.Fatalf("certainty %v, %d entries, %d decisions", r.certainty, len(r.curve), len(r.decisions))
	}
	for _, d := range r.decisions {
		if d.cost < 0 {
			t.Errorf("action %d cost %v", d.at, d.cost)
		}
	}
	addsUp(t, r)
	for i, e := range r.books.Error {
		if math.Abs(e) > 1e-4 {
			t.Errorf("party %d: %v is unexplained", i+1, e)
		}
	}
	if html := show(t, "de", "/review", "game=1", reviewPage); strings.Contains(html, the.texts().Coach.Review.Rest) {
		t.Error("exact values are said to have an error")
	}
	if last := r.curve[19].value; last[0] != r.result[0] || last[0] != -last[1] {
		t.Errorf("the curve ends at %v, the result is %v", last, r.result)
	}
	if list := r.dearest(r.party); len(list) == 3 && (list[0].cost < list[1].cost || list[1].cost < list[2].cost) {
		t.Errorf("mistakes are not sorted: %v", list)
	}
}

// addsUp checks that what is said about a result makes it up.
func addsUp(t *testing.T, r *review) {
	t.Helper()
	k := r.books
	for i, want := range r.result {
		if got := k.Start[i] + k.Luck[i] - k.Lost[i] + k.Contra[i] + k.Others[i] + k.Error[i]; math.Abs(got-want) > 1e-3 {
			t.Errorf("party %d: %v is accounted for, the result is %v", i+1, got, want)
		}
	}
}

// A review needs no particular game: any preset, two turns, more parties.
func TestReviewPageOfEveryKind(t *testing.T) {
	for _, c := range [][]string{{"wuerfelpoker", "Anna", "Bernd"}, {"escalero", "Anna", "Bernd", "Carl"}, {"escalero-single", "Anna+Alf", "Bernd+Bea"}, {"wuerfelpoker-top-down", "Anna", "Bernd"}} {
		fresh(t)
		r := reviewed(t, playedOut(t, c[0], 5, c[1:]...))
		addsUp(t, r)
		for _, d := range r.decisions {
			if d.cost < -1e-9 {
				t.Errorf("%v: action %d cost %v", c, d.at, d.cost)
			}
		}
		for _, lang := range []string{"de", "en"} {
			for _, shown := range []int{0, 1, showError} {
				if shown == 1 && !r.game.Rules.Settlement.ByColumns {
					continue
				}
				the.lessons.review.shown = shown
				the.lessons.review.tabled, the.lessons.review.listed = true, true
				html := show(t, lang, "/review", "game=1", reviewPage)
				if offered := strings.Contains(html, the.texts().Coach.Review.Rest); offered == r.books.Exact() {
					t.Errorf("%v %s: the error of the estimate is offered: %v, values are exact: %v", c, lang, offered, r.books.Exact())
				}
				if m := empties.FindString(html); m != "" || verb.MatchString(html) {
					t.Errorf("%v %s: empty %q or a stray verb %q", c, lang, m, verb.FindString(html))
				}
			}
		}
	}
}

func TestReviewWithoutDice(t *testing.T) {
	fresh(t)
	text := "serviert 1 escalero-single\nparty Anna\nparty Bernd\n"
	for _, key := range []string{"1", "2", "3", "4", "5", "6"} {
		text += "points " + key + " 1 " + key + "\nstrike " + key + " 1\n"
	}
	for _, key := range []string{"S", "F", "P", "G"} {
		text += "strike " + key + " 1\nstrike " + key + " 1\n"
	}
	g := recorded(t, text, "e", 1)
	the.done = []doneAs{{g.id, g}}
	r := reviewed(t, g)
	if len(r.decisions) != 0 {
		t.Errorf("%d decisions", len(r.decisions))
	}
	addsUp(t, r)
	if html := show(t, "de", "/review", "game="+g.id, reviewPage); !strings.Contains(html, the.texts().Coach.Review.Bare) {
		t.Error("the page does not say that there is nothing to compute")
	}
}

// Giving up is no entry: the curve has its last bar, the table no row for it.
func TestReviewOfAConcession(t *testing.T) {
	fresh(t)
	g := recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 3\ncontra\naccept\nthrow 11111\nwrite G 3\ncontra\nconcede\n", "e", 1)
	the.done = []doneAs{{g.id, g}}
	r := reviewed(t, g)
	if len(r.curve) != 4 || len(r.decisions) != 7 || r.result[0] != -r.result[1] || r.result[0] != 14 {
		t.Errorf("%d bars, %d decisions, result %v", len(r.curve), len(r.decisions), r.result)
	}
	addsUp(t, r)
	if list := r.dearest(1); len(list) == 0 || list[0].action.Kind != escalero.Contra {
		t.Errorf("Contra with one six written is no mistake: %+v", r.decisions)
	}
	the.lessons.review.tabled, the.lessons.review.listed = true, true
	for party := range 2 {
		the.lessons.review.party = engine.Player(party + 1)
		html := show(t, "de", "/review", "game="+g.id, reviewPage)
		if empties.MatchString(html) || verb.MatchString(html) || !strings.Contains(html, ">Contra<") {
			t.Error(html)
		}
	}
	// What was said about the Contra can be tried again.
	q := practising("own=1")
	for q != nil && q.game.state().Now().Begun() {
		the.nextQuiz()
		q = the.lessons.practice.quiz
	}
	if q == nil || q.list == nil {
		t.Fatal("no Contra among the mistakes to practise")
	}
	for _, lang := range []string{"de", "en"} {
		if html := show(t, lang, "/practice", "own=1", practicePage); empties.MatchString(html) || verb.MatchString(html) || !strings.Contains(html, `id="contra"`) {
			t.Error(html)
		}
	}
	the.answer(q.list[0].Action)
	if q.cost != 0 || !q.solved {
		t.Errorf("the best answer costs %v, mended %v", q.cost, q.solved)
	}
}

func TestReviewOfNothing(t *testing.T) {
	fresh(t)
	the.query = map[string][]string{"game": {"none"}}
	the.openReview()
	if html := show(t, "en", "/review", "game=none", reviewPage); !strings.Contains(html, the.texts().Coach.Review.None) {
		t.Error("the page does not say that there is no such game")
	}
}
