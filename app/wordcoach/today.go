package wordcoach

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/ui"
)

// todayPage is what is new each day: the position and the hand.
func (r *Room) todayPage() app.UI {
	all := r.sh.Texts()
	t := &all.WordCoach
	parts := []app.UI{}
	if r.day.known {
		parts = append(parts, app.P().Class("note").Text(all.Day(r.b.Today())))
	}
	return ui.Screen(all, "today", t.Today.Title, nil, append(parts,
		app.Ul().Class("slip days").Body(app.Li().Body(r.dice.DailyWay()), app.Li().Body(r.handWay())),
		app.H2().ID("more").Text(t.Today.More),
		app.Ul().Class("slip menu-list").Aria("labelledby", "more").Body(
			ui.Way("/practice", "dice", all.Coach.Practice.Title, all.Coach.Practice.Short),
			ui.Way(practicePath, "cards", t.Practice.Title, t.Practice.Short),
		))...)
}

// mostDots is how many days the way to the hand of the day shows.
const mostDots = 5

// handWay leads to the hand of the day: what that is or, once the browser has been
// asked for the date, how it goes.
func (r *Room) handWay() app.UI {
	t, k := &r.texts().Day, &r.day
	short, shown := t.Short, ""
	if k.known {
		now := r.b.Today()
		told := r.inARow(now, " · ", "")
		full, open := min(k.Streak(now), mostDots), 0
		x, has := k.Has(now, r.deck().Language)
		switch {
		case has && x.Par > 0:
			told += " · " + r.score(x)
		case has && !x.Done:
			told += " · " + t.Begun
		}
		if !r.laidToday() {
			full, open = min(full, mostDots-1), 1
		}
		if told != "" {
			short = strings.TrimPrefix(told, " · ")
		}
		shown = ui.Dots(full, open)
	}
	return ui.Dotted(handPath, t.Title, short, shown)
}

// laidToday tells whether a word was laid for today, in whatever language.
func (r *Room) laidToday() bool {
	now := r.b.Today()
	for _, x := range r.day.Days {
		if x.Day == now && x.Done {
			return true
		}
	}
	return false
}

// TodayWay leads from the home page to what is new each day; its dots are those
// two, full where one is done.
func (r *Room) TodayWay() app.UI {
	all := r.sh.Texts()
	t := &all.WordCoach.Today
	short, shown := t.Short, ""
	if r.day.known {
		short = all.Day(r.b.Today()) + " · "
		full := 0
		for _, done := range []bool{r.dice.Answered(), r.laidToday()} {
			if done {
				full++
			}
		}
		short += []string{t.Short, t.Left, t.Done}[full]
		shown = ui.Dots(full, 2-full)
	}
	return ui.Dotted(todayPath, t.Title, short, shown)
}
