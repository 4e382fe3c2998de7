package people

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/evening"
	"serviert/app/i18n"
	"serviert/app/plots"
	"serviert/app/ui"
)

// personParts is everything about somebody.
func (r *Room) personParts(c *tally, f *figures) []app.UI {
	t := &r.sh.Texts().People
	list := []app.UI{slip("figures", t.Figures, table("figures", r.numbers(f)))}
	if len(f.trail) > 1 {
		list = append(list, r.trailPart(f))
	}
	if rows := r.highlights(f); rows != nil {
		list = append(list, slip("highlights", t.Highlights, ways(rows)))
	}
	if len(f.duels) > 0 {
		list = append(list, slip("against", t.Against, table("against", r.against(f), t.Opponent, t.Duels, t.Points), note(t.AgainstText)))
	}
	if len(f.columns) > 0 {
		list = append(list, slip("columns", t.Columns, table("columns", r.columns(f), t.Column, t.Average, t.Best)))
	}
	if f.games > 0 {
		list = append(list, r.luckPart(f))
	}
	list = append(list, slip("colour", t.Colour, r.colours(f), note(t.ColourText)))
	if parts := r.spelling(c, f); parts != nil {
		list = append(list, slip("spelling", t.Spelling, append([]app.UI{note(t.SpellingText)}, parts...)...))
	}
	return list
}

// date is when a game ended.
func (r *Room) date(ms int64) string { return r.b.DayAndTime(ms, r.sh.Texts().Lang) }

// numbers is the bare numbers: what is not there has no line.
func (r *Room) numbers(f *figures) (rows []app.UI) {
	all := r.sh.Texts()
	t := &all.People
	line := func(n int, label, more, text string) {
		if n > 0 {
			rows = append(rows, row(i18n.Capital(label), nil, more, text))
		}
	}
	line(f.games, t.Games, "", all.Whole(f.games))
	line(f.brought, t.Brought, "", all.Whole(f.brought))
	line(f.games, t.Won, all.PerCent(100*float64(f.won)/float64(max(f.games, 1)), 0), all.Whole(f.won))
	line(f.entries, t.Rate, all.Fill(t.Of, f.served, f.entries), all.PerCent(f.rate(), 1))
	line(f.grandes, t.Grandes, "", strconv.Itoa(f.grandes))
	line(f.heads, t.Heads, "", strconv.Itoa(f.heads))
	chips := t.Chips
	if f.chips == 1 || f.chips == -1 {
		chips = t.ChipOne
	}
	line(f.evenings, t.Cards, fmt.Sprintf(chips, all.Gain(f.chips)), strconv.Itoa(f.evenings))
	line(f.broughtCards, t.BroughtCards, "", strconv.Itoa(f.broughtCards))
	return rows
}

// trailPart is how the games went on the whole, one after the other.
func (r *Room) trailPart(f *figures) app.UI {
	t := &r.sh.Texts().People
	sums, low, high, now := []int{0}, 0, 0, 0
	for _, s := range f.trail {
		now += s.sign
		sums = append(sums, now)
		low, high = min(low, now), max(high, now)
	}
	return slip("trail", t.Trail, plots.Line(sums), note(r.sh.Texts().Fill(t.TrailText, len(f.trail), r.sh.Texts().Gain(now), r.sh.Texts().Gain(high), r.sh.Texts().Gain(low))))
}

// highlights is what one likes to remember, with the way to it.
func (r *Room) highlights(f *figures) (rows []app.UI) {
	t := r.sh.Texts()
	if b := &f.best; b.col != nil {
		rows = append(rows, way("/games?game="+b.game.id, nil, fmt.Sprintf(t.People.BestColumn, b.sum), nil, r.columnName(b.col)+", "+r.date(b.game.at)))
	}
	for _, e := range f.biggest() {
		amount := evening.Ledger{Currency: e.currency}.Signed(t, e.amount)
		if e.currency == "" {
			amount = t.Count(e.amount)
		}
		rows = append(rows, way("/games?evening="+e.evening, nil, fmt.Sprintf(t.People.Evening, amount), nil, r.date(e.began)))
	}
	for _, what := range milestones() {
		if first, ok := f.firsts[what]; ok {
			rows = append(rows, way("/games?game="+first.id, nil, i18n.Capital(t.People.Firsts.At(what)), nil, r.date(first.at)))
		}
	}
	return rows
}

// columnName is which game and which of its columns.
func (r *Room) columnName(k *column) string {
	text := r.sh.Texts().Dice.Presets.At(k.rules.Preset).Name
	n := dicegame.Names{Lang: r.sh.Texts().Lang}
	switch which := n.Beside(k.rules, k.col); {
	case dicegame.Paid(k.rules):
		text += " " + which
	case which != "":
		text += ", " + which
	}
	return text
}

// against is how somebody stands against everybody else. A cell may have several
// lines.
func (r *Room) against(f *figures) (rows []app.UI) {
	t := r.sh.Texts()
	for _, d := range f.duels {
		level := d.games - d.won - d.lost
		wins, worth := t.Fill("%d : %d", d.won, d.lost), t.Plus(float64(d.points)/2, d.points&1)
		if level > 0 {
			wins += "\n" + t.Fill(t.People.Drawn, level)
		}
		for _, p := range d.money {
			worth += "\n" + evening.Ledger{Currency: p.currency}.Signed(t, p.amount/2)
		}
		path, name := address(d.with.name), d.with.name
		if d.with.level != "" {
			path, name = "", fmt.Sprintf(t.People.Computer, r.levelName(d.with.level))
		}
		rows = append(rows, linked(path, name, parts(d.won, level, d.lost), wins, worth))
	}
	return rows
}

// columns is what the columns come to, kind by kind: the bar ends at the
// average, the tick is the best.
func (r *Room) columns(f *figures) (rows []app.UI) {
	most := 1
	for _, k := range f.columns {
		most = max(most, k.best)
	}
	for _, k := range f.columns {
		average := float64(k.sum) / float64(k.games)
		rows = append(rows, row(r.columnName(k), share(average, float64(k.best), float64(most), 0),
			r.sh.Texts().Fixed(average, 0), strconv.Itoa(k.best)))
	}
	return rows
}

// mostTwins is how many reviewed games a drawing has room for.
const mostTwins = 40

// luckPart takes luck and skill apart over all reviewed games.
func (r *Room) luckPart(f *figures) app.UI {
	all := r.sh.Texts()
	t := &all.People
	if len(f.reviewed) == 0 {
		return slip("luck", t.Luck, note(t.LuckNone))
	}
	list, tables := []app.UI{app.P().Text(all.Fill(t.LuckCount, len(f.reviewed), f.games))}, []app.UI(nil)
	for _, label := range []string{t.ByColumns, t.Total} {
		var some []found
		luck, lost := 0, 0
		for _, x := range f.reviewed {
			if x.columns == (label == t.ByColumns) {
				some = append(some, x)
				luck, lost = luck+x.luck, lost+x.lost
			}
		}
		if some == nil {
			continue
		}
		n := float64(10 * len(some))
		text := all.Fill(t.LuckText, len(some), all.Plus(float64(luck)/n, 1), all.Fixed(float64(lost)/n, 1))
		some = some[max(0, len(some)-mostTwins):]
		list = append(list, app.H3().Text(label), twins(some), app.P().Text(text))
		if !r.table { // what is folded away is not built
			continue
		}
		var rows []app.UI
		for i := len(some) - 1; i >= 0; i-- {
			x := some[i]
			rows = append(rows, linked("/review?game="+x.game.id, r.date(x.game.at), nil, all.Plus(float64(x.luck)/10, 1), all.Fixed(float64(x.lost)/10, 1)))
		}
		// One for each kind of games, whose points are not the same.
		tables = append(tables, captioned(label, rows, t.When, t.Dice, t.Lost))
	}
	inside := append([]app.UI{app.Summary().Text(all.Review().AsTable)}, tables...)
	open, scope := ui.Opened(func(on bool) { r.table = on })
	return slip("luck", t.Luck, append(list, note(t.LuckBars),
		app.Details().Class("as-table").Open(r.table).Body(inside...).On("toggle", open, scope))...)
}

// colours is the choice of somebody's colour.
func (r *Room) colours(f *figures) app.UI {
	var values []string
	for hue := range hues {
		values = append(values, strconv.Itoa(hue+1))
	}
	return ui.Segments("hue", "colour", strconv.Itoa(r.hue(f.name)), r.sh.Texts().People.Colours, values, func(value string) {
		r.read()
		r.entry(f.name).Hue, _ = strconv.Atoi(value)
		r.save()
	})
}

// spelling counts somebody together with another name, or apart again. It is nil
// for whoever is alone.
func (r *Room) spelling(c *tally, f *figures) (list []app.UI) {
	t := &r.sh.Texts().People
	for i, other := range r.spellings(f.name) {
		list = append(list, ui.Labelled("part-"+strconv.Itoa(i), "", fmt.Sprintf(t.Part, other), "", func() {
			r.join(other, "")
			r.sh.Confirm(fmt.Sprintf(t.Parted, other))
			r.recount()
			r.sh.Focus("spelling-of")
		}))
	}
	if len(c.people) == 1 {
		return list
	}
	options := []app.UI{ui.Option("", t.Own, r.with == "")}
	for _, o := range c.people {
		if o != f {
			options = append(options, ui.Option(o.name, o.name, o.name == r.with))
		}
	}
	list = append(list, app.Label().Class("field").Body(app.Span().Text(t.With), app.Select().ID("spelling-of").Body(options...).
		OnChange(ui.Value(func(to string) { r.with = to }))))
	if to := r.with; to != "" {
		// Not at once: by keys one comes past every name above the one that is meant.
		list = append(list, ui.Labelled("join", "", fmt.Sprintf(t.Join, to), "", func() {
			if r.with = ""; r.join(f.name, to) {
				r.sh.Confirm(fmt.Sprintf(t.Joined, f.name, to))
				r.sh.Visit(address(to))
			}
		}))
	}
	return list
}
