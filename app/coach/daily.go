package coach

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
	"serviert/engine/record"
)

// today is the position of the day and how it went on the days before.
type today struct {
	store.Daily
	known bool // it has been read, which only a browser does
	maker bool // the position is being made
	day   int  // the one that is shown
	// counts tells whether the position was today's when it was opened; any other is
	// for practice. It can still be answered when the day is over, and then counts
	// for its day.
	counts bool
	told   int // the new day that was offered last, see backAtDay
}

// RecallDaily reads which positions of the day were answered.
func (r *Room) RecallDaily() {
	k := store.Daily{V: store.Schema}
	if !r.disk.Read(store.KeyDaily, &k, func() error { return store.KnownSchema(k.V) }) {
		k = store.Daily{V: store.Schema}
	}
	r.today.Daily, r.today.known = k, true
}

// openDaily shows the position of today or, as practice, that of one of the
// days before it.
func (r *Room) openDaily() {
	r.practice = practice{}
	r.RecallDaily()
	now := r.b.Today()
	day, err := strconv.Atoi(r.sh.Query().Get("day"))
	if err != nil || day >= now || day < now-mostBack {
		day = now
	}
	r.today.day, r.today.counts, r.today.maker = day, day == now, false
	if _, has := r.today.Has(day); !has || day != now {
		r.poseDay(escalero.Action{})
	}
}

// mostBack is how many days one can go back.
const mostBack = 7

// poseDay has the position of the day made that is shown. With an
// answer it is judged once more, and nothing counts.
func (r *Room) poseDay(answer escalero.Action) {
	k := &r.today
	day := k.day
	rules, _ := escalero.Preset(thought.DayPreset(day))
	r.practice.quiz, k.maker = nil, true
	r.mind.Ask(thought.Question{Kind: thought.Day, Position: r.madeUp(rules), Day: day}, func() bool {
		return r.sh.Path() == "/daily" && k.day == day && k.maker
	}, func(a thought.Answer) {
		k.maker = false
		q := made(a.Position)
		if q == nil {
			return
		}
		q.day = day
		_, q.counted = k.Has(day)
		q.chosen = answer
		r.pose(q)
		if answer.Kind != 0 {
			r.sh.OpenDialog("verdict")
		}
	})
}

// madeUp is the beginning of a game of two players who have no names.
func (r *Room) madeUp(rules escalero.Rules) thought.Position {
	s := record.Setup{Rules: rules, Start: 1}
	for i := range 2 {
		s.Parties = append(s.Parties, record.Party{Names: []string{fmt.Sprintf(r.sh.Texts().New.Name, i+1)}})
	}
	return thought.Position{Record: record.Dice{Setup: s}.String()}
}

// countDay keeps the first answer to the position of the day. A position of
// yesterday counts as well if the date has become that day again, as after a
// journey to the west. Another tab may have been faster.
func (r *Room) countDay(q *quiz) {
	k := &r.today
	if k.counts = k.counts || q.day == r.b.Today(); !k.counts {
		return
	}
	r.RecallDaily()
	if r.today.Add(store.DailyDay{Day: q.day, Cost: q.cost, Chosen: noted(q.desk.State(), q.chosen)}) {
		r.disk.Save(store.KeyDaily, r.today.Daily)
	}
}

// noted is an answer as records write it. A record has the dice that fall; here
// they do not matter.
func noted(st escalero.State, a escalero.Action) string {
	if n := a.Blank(); n > 0 {
		faces := make([]dice.Face, n)
		for i := range faces {
			faces[i] = 1
		}
		a = st.Fill(a, faces...)
	}
	return a.String()
}

// passed tells whether the day that is shown was today's and is no longer.
func (k *today) passed(now int) bool { return k.counts && k.day < now }

// another tells whether the day that is shown was today's and is not today: the
// date has moved on, or back, as on a journey to the west.
func (k *today) another(now int) bool { return k.counts && k.day != now }

// backAtDay offers the position of today to whoever comes back to an earlier one
// that is not answered.
func (r *Room) backAtDay() {
	k, now := &r.today, r.b.Today()
	if q := r.practice.quiz; q != nil && q.chosen.Kind == 0 && k.passed(now) && k.told != now && r.sh.Dialog() == "" {
		k.told = now
		r.sh.OpenDialog("new-day")
	}
}

// passedDialog is that offer.
func (r *Room) passedDialog() []app.UI {
	return ui.Passed(r.sh, r.sh.Texts().Coach.Daily.Title, r.today.day, r.toToday)
}

// toToday goes from the position of an earlier day to that of today.
func (r *Room) toToday() {
	r.sh.CloseDialog()
	if r.sh.Query().Has("day") {
		r.sh.Visit("/daily")
		return
	}
	r.openDaily()
	r.sh.Focus("title")
}

// closeDay goes from the verdict to how the day went, or back to it.
func (r *Room) closeDay() {
	r.sh.CloseDialog()
	if !r.today.counts {
		r.sh.Visit("/daily")
		return
	}
	r.practice.quiz = nil
	r.sh.Focus("title")
}

// solution shows the answer to the position of the day once more, and what
// would have been best.
func (r *Room) solution() {
	x, _ := r.today.Has(r.today.day)
	a, err := escalero.ParseAction(x.Chosen)
	if err != nil {
		a = escalero.Action{}
	}
	r.poseDay(a)
}

// gaveAway says what an answer cost, and as many of three dots are full as it was
// good.
func (r *Room) gaveAway(x store.DailyDay) (shown, text string) {
	all := r.sh.Texts()
	rules, _ := escalero.Preset(thought.DayPreset(x.Day))
	full := 3
	text = all.Coach.Daily.Nothing
	for _, limit := range [3]float64{near(&rules), thought.Matters(&rules), 4 * thought.Matters(&rules)} {
		if x.Cost > limit {
			text = filled(all.Coach.Daily.GaveAway, cost(all, x.Cost))
			full--
		}
	}
	return ui.Dots(full, 3-full) + " ", text
}

// inARow says how long the streak is, between two marks; "" for less than two
// days.
func (r *Room) inARow(day int, before, after string) string {
	if n := r.today.Streak(day); n > 1 {
		return before + fmt.Sprintf(r.sh.Texts().Coach.Daily.Streak, n) + after
	}
	return ""
}

// shareDay offers a line that tells how it went and nothing of the position.
func (r *Room) shareDay(x store.DailyDay) {
	all := r.sh.Texts()
	shown, text := r.gaveAway(x)
	line := fmt.Sprintf(all.Coach.Daily.Line, all.Name, all.Day(x.Day), shown+text) + r.inARow(x.Day, " · ", "")
	r.b.Share(all.Coach.Daily.Title, line, "", func(how i18n.Sent) { r.sh.Confirm(all.SharedAs(how, "")) })
}
