package coach

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/ui"
)

// dailyPage is the position of the day at the table or, once it is answered,
// how that went.
func (r *Room) dailyPage() app.UI {
	all, k := r.sh.Texts(), &r.today
	t := &all.Coach.Daily
	if q := r.practice.quiz; q != nil {
		return r.quizTable(q)
	}
	x, has := k.Has(k.day)
	if !k.known || k.maker || !has {
		return ui.Screen(all, "daily", t.Title, nil, app.P().Class("empty").Text(t.Making))
	}
	shown, text := r.gaveAway(x)
	gave := func(more string) app.UI {
		return app.P().Body(app.Span().Aria("hidden", "true").Text(shown), app.Text(text+more))
	}
	parts, share := []app.UI{app.H2().ID("day").Text(all.Day(k.day))}, "main"
	ways := []app.UI{ui.Way("/hand", "cards", all.WordCoach.Day.Title, all.WordCoach.Day.Short)}
	another := k.another(r.b.Today())
	if another {
		parts, share = append(parts, gave(r.inARow(k.day, " · ", ""))), ""
	} else {
		parts = append(parts, gave(""), app.P().Text(r.inARow(k.day, "", ". ")+t.Tomorrow))
		ways = append(ways, ui.Way("/daily?day="+strconv.Itoa(k.day-1), "back", t.Yesterday, filled(t.Uncounted, all.Day(k.day-1))))
	}
	parts = append(parts, app.P().Class("note").Aria("hidden", "true").Text(t.Circles), app.Div().Class("acts even").Body(
		ui.Labelled("solution", "", t.Solution, "", r.solution),
		ui.Labelled("share-day", share, t.Share, "", func() { r.shareDay(x) }),
	))
	if another {
		parts = append(parts, app.Div().Class("acts").Body(ui.Labelled("to-day", "main", all.WordCoach.Today.Now, "", r.toToday)))
	}
	return ui.Screen(all, "daily", t.Title, nil,
		app.Section().Class("slip practise").Aria("labelledby", "day").Body(parts...),
		app.Ul().Class("slip menu-list").Body(ways...))
}

// mostDots is how many days the way to the position of the day shows.
const mostDots = 5

// Answered tells whether the position of today is answered.
func (r *Room) Answered() bool {
	_, has := r.today.Has(r.b.Today())
	return has
}

// DailyWay leads from the page of the day, which says the date, to the position of the
// day: what that is or, once the browser has been asked for the date, how it goes.
func (r *Room) DailyWay() app.UI {
	all, k := r.sh.Texts(), &r.today
	t := &all.Coach.Daily
	short, shown := t.Short, ""
	if k.known {
		now := r.b.Today()
		full, open := min(k.Streak(now), mostDots), 0
		told := r.inARow(now, " · ", "")
		if x, has := k.Has(now); has {
			_, text := r.gaveAway(x)
			told += " · " + text
		} else {
			full, open = min(full, mostDots-1), 1
		}
		if told != "" {
			short = strings.TrimPrefix(told, " · ")
		}
		shown = ui.Dots(full, open)
	}
	return ui.Dotted("/daily", t.Title, short, shown)
}
