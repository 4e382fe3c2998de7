package wordcoach

import (
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

// handWay leads to the hand of the day. What depends on the date comes once the
// browser has been asked.
func (r *Room) handWay() app.UI {
	t, k := &r.texts().Day, &r.day
	short, shown := t.Short, ""
	if k.known {
		now := r.b.Today()
		short = r.sh.Texts().Day(now) + r.inARow(now, " · ", "")
		full, open := min(k.Streak(now), mostDots), 0
		x, has := k.Has(now, r.deck().Language)
		switch {
		case has && x.Par > 0:
			short += " · " + r.score(x)
		case has && !x.Done:
			short += " · " + t.Begun
		}
		if !r.laidToday() {
			full, open = min(full, mostDots-1), 1
		}
		shown = ui.Dots(full, open)
	}
	return app.A().Class("go day").Href(ui.Link(handPath)).Body(
		app.Span().Class("text").Body(app.Strong().Text(t.Title), app.Small().Text(short)),
		app.Span().Class("dots").Aria("hidden", "true").Text(shown),
	)
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
	return app.A().Class("go day").Href(ui.Link(todayPath)).Body(
		app.Span().Class("text").Body(app.Strong().Text(t.Title), app.Small().Text(short)),
		app.Span().Class("dots").Aria("hidden", "true").Text(shown),
	)
}
