package wordcoach

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/letters"
)

// handPage is the hand of the day or, once a word is laid, how that went.
func (r *Room) handPage() app.UI {
	all, k := r.sh.Texts(), &r.day
	t, d := &all.WordCoach.Day, k.desk
	name := app.P().Class("note").Text(t.Short)
	if k.known {
		name = app.P().Class("note").Text(all.Day(k.n))
		if !k.counts {
			name = app.P().Class("note").Text(fmt.Sprintf(t.Uncounted, all.Day(k.n)))
		}
	}
	screen := func(parts ...app.UI) app.UI {
		return ui.Screen(all, "wordcoach", t.Title, nil, append([]app.UI{name}, parts...)...)
	}
	switch {
	case d == nil:
		return screen(r.waitPart(t.Working))
	case d.swaps:
		return screen(r.handPart(d, t.Intro), app.P().Class("slip note").Text(t.ParHow), app.Div().Class("thumb").Body(r.swapButton(d, r.swapDay)))
	case !d.closed:
		return screen(r.handPart(d, r.drawn(r.names(d.hand[len(d.hand)-d.drew:]))), r.wordPart(d), app.Div().Class("thumb").Body(r.dayButtons(d)))
	case !k.judged:
		return screen(app.P().Class("slip").Role("status").Text(t.Working))
	}
	return screen(r.dayOver()...)
}

// dayButtons lay the word or, as an exchange may leave cards that make none, no word.
func (r *Room) dayButtons(d *desk) app.UI {
	lay := r.layButton(d, r.layDay)
	if len(d.laid) >= letters.MinWord {
		return lay
	}
	t, label := &r.sh.Texts().Cards().Act, ""
	if label = t.NoWord; d.sure {
		label = t.NoWordSure
	}
	return app.Div().Class("acts").Body(ui.Labelled("no-word", "", label, "", r.layNone), lay)
}

// passedDialog is the offer of backAtHand.
func (r *Room) passedDialog() []app.UI {
	return ui.Passed(r.sh, r.texts().Day.Title, r.day.n, r.toToday)
}

// dayOver is how the hand of the day went.
func (r *Room) dayOver() []app.UI {
	all, k := r.sh.Texts(), &r.day
	t, x, d, list := &all.WordCoach.Day, k.entry, k.desk, k.desk.list
	par := []string{fmt.Sprintf(t.ParIs, word(list, k.par.Word.Cards))}
	if k.par.Advised == "" {
		par = append(par, t.ParKeeps)
	} else {
		par = append(par, fmt.Sprintf(t.ParSwap, r.names(k.par.Advised)))
	}
	parts := []app.UI{
		app.P().Class("dots").Aria("hidden", "true").Text(stars(x.Points, x.Par)),
		app.H2().ID("went").Text(r.score(x)),
		app.Div().Class("cards").Hidden(d.word() == "").Role("group").Aria("label", all.Cards().Build.Region).Body(r.faces(d.deck, d.word(), "")...),
		sentence(d.deck.Language, par[0]+" "+par[1]),
		app.P().Class("note").Text(t.ParHow),
		app.P().Class("note").Aria("hidden", "true").Text(t.Circles),
	}
	another := k.another(r.b.Today())
	switch {
	case another:
		parts = append(parts, app.Div().Class("acts").Body(ui.Labelled("share-day", "", t.Share, "", r.shareDay), ui.Labelled("to-day", "main", all.WordCoach.Today.Now, "", r.toToday)))
	case k.counts:
		parts = append(parts, app.P().Text(r.inARow(k.n, "", ". ")+t.Tomorrow), app.Div().Class("acts").Body(ui.Labelled("share-day", "main", t.Share, "", r.shareDay)))
	default:
		parts = append(parts, app.P().Text(r.inARow(k.n, "", ". ")+t.Tomorrow))
	}
	swap := append([]app.UI{app.H2().ID("went-swap").Text(all.WordCoach.Swap)}, sentences(d.deck.Language, r.swapLines(list, k.verdict))...)
	lines := append([]app.UI{app.H2().ID("went-word").Text(all.WordCoach.Word)},
		sentences(d.deck.Language, r.wordLines(list, k.best, d.deck, cardgame.Played{Laid: d.word(), Chose: true}))...)
	ways := app.Ul().Class("slip menu-list").Body(ui.Way(todayPath, "back", all.WordCoach.Today.Title, all.WordCoach.Today.Short))
	if k.counts && !another {
		ways = app.Ul().Class("slip menu-list").Body(
			ui.Way(handPath+"?day="+strconv.Itoa(k.n-1), "back", t.Yesterday, fmt.Sprintf(t.Uncounted, all.Day(k.n-1))),
			ui.Way(practicePath, "cards", all.WordCoach.Practice.Title, all.WordCoach.Practice.Short),
		)
	}
	return []app.UI{
		app.Section().Class("slip coached went").Aria("labelledby", "went").Body(parts...),
		app.Section().Class("slip coached").Aria("labelledby", "went-word").Body(lines...),
		app.Section().Class("slip coached").Aria("labelledby", "went-swap").Body(swap...),
		ways,
	}
}

// handKey handles the keys at the hand of the day.
func (r *Room) handKey(key string, _ bool, _ string) bool {
	d := r.day.desk
	if d != nil && d.swaps && (key == "d" || key == "D") && r.sh.Dialog() == "" {
		r.swapDay()
		return true
	}
	return r.deskKey(d, key)
}

// handKeys lists those keys.
func (r *Room) handKeys(t *i18n.Texts) []ui.KeyHelp { return deskKeys(t, r.day.desk) }
