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
	for i := range r.start {
		if _, rest := r.others(engine.Player(i + 1)); math.Abs(rest) > 1e-6 {
			t.Errorf("party %d: %v is unexplained", i+1, rest)
		}
	}
	if last := r.curve[19].value; last[0] != r.result[0] || last[0] != -last[1] {
		t.Errorf("the curve ends at %v, the result is %v", last, r.result)
	}
	if list := r.dearest(r.party); len(list) == 3 && (list[0].cost < list[1].cost || list[1].cost < list[2].cost) {
		t.Errorf("mistakes are not sorted: %v", list)
	}
}

// A review needs no particular game: any preset, two turns, more parties.
func TestReviewPageOfEveryKind(t *testing.T) {
	for _, c := range [][]string{{"wuerfelpoker", "Anna", "Bernd"}, {"escalero", "Anna", "Bernd", "Carl"}, {"escalero-single", "Anna+Alf", "Bernd+Bea"}, {"wuerfelpoker-top-down", "Anna", "Bernd"}} {
		fresh(t)
		r := reviewed(t, playedOut(t, c[0], 5, c[1:]...))
		for _, d := range r.decisions {
			if d.cost < -1e-9 {
				t.Errorf("%v: action %d cost %v", c, d.at, d.cost)
			}
		}
		for _, lang := range []string{"de", "en"} {
			for shown := range 2 {
				if shown > 0 && !r.game.Rules.Settlement.ByColumns {
					continue
				}
				the.lessons.review.shown = shown
				the.lessons.review.tabled, the.lessons.review.listed = true, true
				html := show(t, lang, "/review", "game=1", reviewPage)
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
	if len(r.decisions) != 0 || r.luck[0] != 0 {
		t.Errorf("%d decisions, luck %v", len(r.decisions), r.luck)
	}
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
	if len(r.curve) != 3 || len(r.decisions) != 2 || r.result[0] != -r.result[1] {
		t.Errorf("%d bars, %d decisions, result %v", len(r.curve), len(r.decisions), r.result)
	}
	the.lessons.review.tabled = true
	html := show(t, "de", "/review", "game="+g.id, reviewPage)
	if empties.MatchString(html) || verb.MatchString(html) {
		t.Error(html)
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
