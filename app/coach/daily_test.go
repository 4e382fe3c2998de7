package coach

import (
	"fmt"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
	"serviert/engine/escalero/daily"
	"serviert/engine/escalero/thought"
)

// today is what is stored of the positions of the day.
func (b *bench) stored() (k store.Daily) {
	b.disk.Read(store.KeyDaily, &k, nil)
	return k
}

func TestThePositionOfTheDay(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		b := newBench(t)
		b.speak(lang)
		if html := b.sound(b.DailyWay); !strings.Contains(html, b.shell.Texts().Coach.Daily.Short) || strings.Contains(html, "○") {
			t.Errorf("before anything is read: %s", html)
		}
		b.open("/daily")
		q := b.practice.quiz
		if q == nil || q.desk.State().Now() != daily.At(20779).Now() || q.counted || len(b.stored().Days) > 0 {
			t.Fatalf("%+v", q)
		}
		b.sound(b.shown)
		// The first answer counts, a better one afterwards does not.
		worse := q.list[2]
		b.answer(worse.Action)
		if got := b.stored().Days; len(got) != 1 || got[0].Day != 20779 || got[0].Cost != worse.Cost {
			t.Fatalf("kept %+v, the answer costs %v", got, worse.Cost)
		}
		b.sound(b.box)
		uitest.Press(t, b.box(), "quiz-again")
		b.answer(q.list[0].Action)
		if got := b.stored().Days; len(got) != 1 || got[0].Cost != worse.Cost || b.mistakes.Asked != 0 {
			t.Errorf("a second try counts: %+v, %+v", got, b.mistakes)
		}
		uitest.Press(t, b.box(), "quiz-next")
		html := b.sound(b.shown)
		// By ear the words say it: a dot would be read out as what it looks like.
		shown, text := b.gaveAway(b.stored().Days[0])
		if b.practice.quiz != nil || !strings.Contains(html, "aria-hidden>"+shown+"</span>") || !strings.Contains(html, text) || !strings.Contains(html, `aria-hidden class="note">`+b.shell.Texts().Coach.Daily.Circles) {
			t.Errorf("after the answer: %s", html)
		}
		// The line tells how it went and nothing of the position.
		uitest.Press(t, b.shown(), "share-day")
		line := b.tab.shared[0]
		name, _, _ := strings.Cut(choiceText(b.names(), q.desk.Game, q.desk.State(), q.list[0].Action), " ")
		if !strings.Contains(line, "●") && !strings.Contains(line, "○") || strings.Contains(line, name) || !strings.Contains(line, i18n.For(lang).Day(20779)) {
			t.Errorf("shared %q", line)
		}
		// Opened again it is how it went, and the answer can be looked at.
		b.open("/daily")
		if b.practice.quiz != nil {
			t.Error("the position is asked twice")
		}
		uitest.Press(t, b.shown(), "solution")
		q = b.practice.quiz
		if q == nil || b.shell.Shown != "verdict" || q.cost != worse.Cost || !q.counted {
			t.Fatalf("the solution: %+v", q)
		}
		b.sound(b.box)
		b.shell.Shown = ""
		// Yesterday's is practice.
		b.open("/daily?day=20778")
		q = b.practice.quiz
		if q == nil || q.desk.State().Now() != daily.At(20778).Now() {
			t.Fatalf("yesterday: %+v", q)
		}
		b.answer(q.list[0].Action)
		if got := b.stored().Days; len(got) != 1 {
			t.Errorf("yesterday counts: %+v", got)
		}
		uitest.Press(t, b.box(), "quiz-next")
		if b.shell.Visited != "/daily" {
			t.Errorf("the end of practice leads to %q", b.shell.Visited)
		}
		for _, address := range []string{"/daily?day=20780", "/daily?day=1", "/daily?day=x"} {
			if b.open(address); b.today.day != 20779 {
				t.Errorf("%s shows day %d", address, b.today.day)
			}
		}
	}
}

// Whatever is answered can be shown again as it was stored.
func TestAnswersAreKept(t *testing.T) {
	for day := 20779; day < 20779+21; day++ {
		b := newBench(t)
		b.tab.today = day
		b.open("/daily")
		for _, c := range b.practice.quiz.list {
			a, err := escalero.ParseAction(noted(b.practice.quiz.desk.State(), c.Action))
			if err != nil || !thought.Same(b.practice.quiz.desk.State(), c.Action, a) {
				t.Fatalf("day %d: %v is read as %v, %v", day, c.Action, a, err)
			}
		}
	}
}

// Another tab may have answered meanwhile, and a tab may be closed at any time.
func TestTheFirstAnswerCountsInAllTabs(t *testing.T) {
	b := newBench(t)
	b.open("/daily")
	list := b.practice.quiz.list
	b.disk.Save(store.KeyDaily, store.Daily{V: 1, Days: []store.DailyDay{{Day: 20779, Cost: 7}}})
	b.answer(list[0].Action)
	if got := b.stored().Days; len(got) != 1 || got[0].Cost != 7 {
		t.Errorf("kept %+v", got)
	}
	// At midnight the answer belongs to the day that was shown.
	b = newBench(t)
	b.open("/daily")
	b.tab.today++
	b.answer(b.practice.quiz.list[0].Action)
	if got := b.stored().Days; len(got) != 1 || got[0].Day != 20779 {
		t.Errorf("after midnight: %+v", got)
	}
	uitest.Press(t, b.box(), "quiz-next")
	// Then the next one is offered; the address is the same, so nothing opens it but the button.
	if b.today.day != 20779 || b.practice.quiz != nil || b.shell.Visited != "" {
		t.Errorf("after midnight the end leads to %q, day %d", b.shell.Visited, b.today.day)
	}
	uitest.Press(t, b.dailyPage(), "to-day")
	if b.today.day != 20780 || b.practice.quiz == nil {
		t.Errorf("the day that is offered is %d", b.today.day)
	}
}

// Whoever comes back the next day to a position that is not answered is offered the new one, once, and may
// answer the old one.
func TestComingBackTheNextDay(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		b := newBench(t)
		b.speak(lang)
		b.open("/daily")
		if b.backAtDay(); b.shell.Shown != "" {
			t.Error("asked on the same day")
		}
		old := b.practice.quiz
		b.tab.today++
		if b.backAtDay(); b.shell.Shown != "new-day" {
			t.Fatal("not asked on the next day")
		}
		b.sound(func() app.UI { return app.Div().Body(b.passedDialog()...) })
		uitest.Press(t, app.Div().Body(b.passedDialog()...), "finish-day")
		if b.backAtDay(); b.shell.Shown != "" || b.practice.quiz != old {
			t.Error("asked twice, or the position is gone")
		}
		b.tab.today++
		b.backAtDay()
		uitest.Press(t, app.Div().Body(b.passedDialog()...), "to-day")
		if b.shell.Shown != "" || b.today.day != 20781 || b.practice.quiz == old {
			t.Errorf("the new one is of day %d", b.today.day)
		}
		// What is answered is not asked about, and what is practice neither.
		b.answer(b.practice.quiz.list[0].Action)
		b.shell.Shown = ""
		b.tab.today++
		if b.backAtDay(); b.shell.Shown != "" {
			t.Error("asked about what is answered")
		}
		b.sound(b.shown)
		b.open("/daily?day=20779")
		b.tab.today++
		if b.backAtDay(); b.shell.Shown != "" {
			t.Error("asked about practice")
		}
	}
}

// After a journey to the west today is the day before the one that was answered. It is offered as what it is, for it counts,
// and not as yesterday's to practise.
func TestTheDayAfterAJourneyToTheWest(t *testing.T) {
	b := newBench(t)
	b.open("/daily")
	b.answer(b.practice.quiz.list[0].Action)
	uitest.Press(t, b.box(), "quiz-next")
	b.tab.today--
	if html := b.sound(b.shown); strings.Contains(html, "day=20778") || strings.Contains(html, b.shell.Texts().Coach.Daily.Tomorrow) {
		t.Errorf("the day before is offered to practise: %s", html)
	}
	uitest.Press(t, b.shown(), "to-day")
	if !b.today.counts || b.today.day != 20778 || b.practice.quiz == nil {
		t.Errorf("offered is day %d, which counts: %t", b.today.day, b.today.counts)
	}
	b.answer(b.practice.quiz.list[0].Action)
	if n := b.today.Streak(20779); n != 2 {
		t.Errorf("back at home it is the day %d in a row", n)
	}
}

// What was opened to practise, as yesterday's, and is today's after such a journey counts: else it would be asked once more, of
// somebody who has seen the solution.
func TestYesterdaysAfterAJourneyToTheWest(t *testing.T) {
	b := newBench(t)
	b.open("/daily?day=20778")
	b.tab.today--
	b.answer(b.practice.quiz.list[1].Action)
	if x, has := b.today.Has(20778); !has || x.Cost != b.practice.quiz.cost {
		t.Fatalf("kept is %+v", b.stored())
	}
	uitest.Press(t, b.box(), "quiz-again")
	b.answer(b.practice.quiz.list[0].Action)
	if x, _ := b.today.Has(20778); x.Cost == 0 {
		t.Error("the second try counts")
	}
	uitest.Press(t, b.box(), "quiz-next")
	if b.practice.quiz != nil || b.shell.Visited != "" {
		t.Errorf("it is not shown how it went, but %q", b.shell.Visited)
	}
	b.sound(b.shown)
	// What was answered before the journey was practice, and a better answer after it does not count.
	b = newBench(t)
	b.open("/daily?day=20778")
	b.answer(b.practice.quiz.list[1].Action)
	b.tab.today--
	uitest.Press(t, b.box(), "quiz-again")
	b.answer(b.practice.quiz.list[0].Action)
	if k := b.stored(); len(k.Days) > 0 {
		t.Errorf("kept is %+v", k)
	}
}

func TestStreak(t *testing.T) {
	for _, c := range []struct {
		days  []int
		today int
		want  int
	}{
		{nil, 10, 0},
		{[]int{10}, 10, 1},
		{[]int{8, 9, 10}, 10, 3},
		{[]int{8, 9}, 10, 2}, // today is still open
		{[]int{7, 8}, 10, 0}, // yesterday was left out
		{[]int{7, 9, 10}, 10, 2},
		{[]int{9, 10, 11, 300}, 10, 2}, // the clock was ahead
		{[]int{9, 10, 11}, 9, 1},       // and is put back
	} {
		var k store.Daily
		for i := range c.days {
			k.Add(store.DailyDay{Day: c.days[len(c.days)-1-i]}) // whatever the order
		}
		if got := k.Streak(c.today); got != c.want {
			t.Errorf("%v on %d: %d in a row, want %d", c.days, c.today, got, c.want)
		}
	}
	// While the clock was ahead a day was answered that is still to come.
	ahead := store.Daily{}
	for _, day := range []int{300, 10, 11} {
		ahead.Add(store.DailyDay{Day: day, Chosen: "x"})
	}
	if x, _ := ahead.Has(11); x.Chosen == "" || ahead.Days[0].Chosen != "" {
		t.Errorf("the answer of the day can be looked at no more: %+v", ahead.Days)
	}
	var k store.Daily
	for day := range store.MostDaily + 5 {
		if !k.Add(store.DailyDay{Day: day, Chosen: "x"}) || k.Add(store.DailyDay{Day: day, Cost: 1}) {
			t.Fatal("the first answer of a day counts")
		}
	}
	if last := len(k.Days) - 1; last != store.MostDaily-1 || k.Days[last-1].Chosen != "" || k.Days[last].Chosen == "" {
		t.Errorf("%d days, %+v", len(k.Days), k.Days[last-1:])
	}
}

// The way from the home page shows the streak, and today's dot open until it is
// answered; nothing is said of days that were left out.
func TestDots(t *testing.T) {
	b := newBench(t)
	for _, c := range []struct {
		days []int
		dots string
		says string
	}{
		{nil, "○", b.shell.Texts().Coach.Daily.Short},
		{[]int{20778}, "●○", b.shell.Texts().Coach.Daily.Short},
		{[]int{20776, 20777, 20778}, "●●●○", ">3 Tage in Folge<"},
		{[]int{20770, 20771}, "○", b.shell.Texts().Coach.Daily.Short},
		{[]int{20779}, "●", ">nichts verschenkt<"},
		{[]int{20774, 20775, 20776, 20777, 20778}, "●●●●○", ">5 Tage in Folge<"},
		{[]int{20774, 20775, 20776, 20777, 20778, 20779}, "●●●●●", ">6 Tage in Folge · nichts verschenkt<"},
	} {
		k := store.Daily{V: 1}
		for _, d := range c.days {
			k.Add(store.DailyDay{Day: d})
		}
		b.disk.Save(store.KeyDaily, k)
		b.RecallDaily()
		if html := b.sound(b.DailyWay); !strings.Contains(html, ">"+c.dots+"<") || !strings.Contains(html, c.says) {
			t.Errorf("%v: %s", c.days, html)
		}
	}
}

func TestStars(t *testing.T) {
	b := newBench(t)
	for _, c := range []struct {
		day  int
		cost float64
		want string
	}{
		{20779, 0, "●●● nichts verschenkt"}, {20779, 0.02, "●●● nichts verschenkt"}, {20779, 0.08, "●●○ 0,08 Punkte verschenkt"},
		{20779, 0.31, "●○○ 0,31 Punkte verschenkt"}, {20779, 0.5, "○○○ 0,50 Punkte verschenkt"},
		{20780, 0.7, "●●○ 0,70 Punkte verschenkt"}, {20780, 12.34, "○○○ 12,3 Punkte verschenkt"},
	} {
		if shown, text := b.gaveAway(store.DailyDay{Day: c.day, Cost: c.cost}); shown+text != c.want {
			t.Errorf("%v: %q, want %q", c.cost, shown+text, c.want)
		}
	}
	b.tab.today = 20779
	b.today.Days = []store.DailyDay{{Day: 20778}, {Day: 20779, Cost: 0.31}}
	b.shareDay(b.today.Days[1])
	if want := fmt.Sprintf("%s, Stellung vom 22. November: ●○○ 0,31 Punkte verschenkt · 2 Tage in Folge", b.shell.Texts().Name); b.tab.shared[0] != want {
		t.Errorf("%q, want %q", b.tab.shared[0], want)
	}
}

// Who has no throw left is not called to throw.
func TestThePositionOfTheDayWithoutAThrow(t *testing.T) {
	b := newBench(t)
	for ; ; b.tab.today++ {
		if now := daily.At(b.tab.today).Now(); now.Left() == 0 {
			break
		}
	}
	for lang, who := range map[string]string{"de": "Spieler 1 muss schreiben. ", "en": "Player 1 to write. "} {
		b.speak(lang)
		b.open("/daily")
		if said := b.practice.quiz.task(b.names()); !strings.HasPrefix(strings.Replace(said, "2", "1", 1), who) {
			t.Errorf("one hears %q", said)
		}
	}
}
