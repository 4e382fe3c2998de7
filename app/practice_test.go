package app

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

// practising opens practice at an address.
func practising(query string) *quiz {
	the.path = "/practice"
	the.query = map[string][]string{}
	if k, v, ok := strings.Cut(query, "="); ok {
		the.query[k] = []string{v}
	}
	the.openPractice()
	return the.lessons.practice.quiz
}

func TestMistakesOfAReviewComeBack(t *testing.T) {
	fresh(t)
	g := playedOut(t, "escalero-single", 3, "Anna", "Bernd")
	r := reviewed(t, g)
	want := len(r.dearest(1)) + len(r.dearest(2))
	if want == 0 {
		t.Fatal("nobody made a mistake")
	}
	the.done = nil // the game is deleted; the mistakes stay
	q := practising("own=1")
	if q == nil || len(the.lessons.practice.kept.List) != want {
		t.Fatalf("%d mistakes, want %d", len(the.lessons.practice.kept.List), want)
	}
	if q.played.Kind == 0 || q.list == nil {
		t.Fatalf("what was played is %v, %d choices", q.played, len(q.list))
	}
	the.answer(q.played)
	if q.cost < matters(g.Rules) {
		t.Errorf("what was played costs %v now", q.cost)
	}
	q.again()
	the.answer(q.list[0].Action)
	if k := the.lessons.practice.kept; q.cost != 0 || k.Asked != 1 || k.Right != 0 || len(k.List) != want {
		t.Errorf("cost %v, %+v: the second try counts", q.cost, k)
	}
	for range want {
		the.nextQuiz()
		if q = the.lessons.practice.quiz; q != nil {
			the.answer(q.list[0].Action)
		}
	}
	the.loadMistakes()
	if k := the.lessons.practice.kept; len(k.List) != 1 || k.Right != want-1 {
		t.Errorf("%d mistakes left after all but one were mended, %d right", len(k.List), k.Right)
	}
	the.lessons.review = review{}
	the.done = []doneAs{{g.id, g}}
	reviewed(t, g)
	if n := len(the.lessons.practice.kept.List); n != 1 {
		t.Errorf("mended mistakes came back: %d", n)
	}
}

func TestNewPositions(t *testing.T) {
	for _, preset := range []string{"escalero-single", "escalero"} {
		fresh(t)
		q := practising("made=" + preset)
		if q == nil || !asks(q.game.state()) || len(q.list) < 2 {
			t.Fatalf("%s: no position", preset)
		}
		for _, lang := range []string{"de", "en"} {
			html := show(t, lang, "/practice", "made="+preset, practicePage)
			if verb.MatchString(html) {
				t.Errorf("%s %s: %s", preset, lang, verb.FindString(html))
			}
			for _, c := range q.list {
				q.again()
				the.answer(c.Action)
				if q.cost != c.Cost || the.dialog != "verdict" {
					t.Fatalf("%s: %v costs %v, listed as %v", preset, c.Action, q.cost, c.Cost)
				}
				html := app.HTMLString(app.Div().Body(verdictDialog()...))
				if empties.MatchString(html) || verb.MatchString(html) {
					t.Errorf("%s %s: %s", preset, lang, html)
				}
			}
		}
	}
}

func TestPracticeByKeys(t *testing.T) {
	fresh(t)
	g := recorded(t, "serviert 1 escalero-single\nparty Anna\nparty Bernd\nthrow 66612\n", "e", 1)
	the.path = "/practice"
	the.pose(newQuiz(g.Setup, g.state()))
	q := the.lessons.practice.quiz
	for _, k := range []string{"1", "2", "3"} {
		if !the.key(k, false, "") {
			t.Errorf("key %s does nothing", k)
		}
	}
	the.key("r", false, "")
	if q.chosen.Kind != escalero.Keep || q.chosen.Kept[5] != 3 || q.cost < 0 {
		t.Errorf("chosen %v at %v", q.chosen, q.cost)
	}
	the.dialog = ""
	q.again()
	the.quizTap("6", 5, 0)
	the.key("w", false, "")
	if q.chosen.Kind != escalero.Write || q.chosen.Row != "6" || q.cost <= 0 {
		t.Errorf("chosen %v at %v", q.chosen, q.cost)
	}
}

func TestPracticeOverview(t *testing.T) {
	fresh(t)
	practising("")
	for _, lang := range []string{"de", "en"} {
		html := show(t, lang, "/practice", "", practicePage)
		if empties.MatchString(html) || verb.MatchString(html) || !strings.Contains(html, "made=escalero") {
			t.Errorf("%s: %s", lang, html)
		}
	}
}
