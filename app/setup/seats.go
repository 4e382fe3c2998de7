package setup

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/store"
	"serviert/app/ui"
)

// whoPlays is the number of players and a line for each.
func (r *Room) whoPlays() app.UI {
	t, d := r.sh.Texts(), r.draft
	step := func(id, format, picture string, by int) app.UI {
		return app.Button().ID(id).Type("button").Class("round").Aria("label", fmt.Sprintf(format, d.count+by)).Body(ui.Icon(picture)).
			OnClick(ui.Do(func() {
				began := d.starter
				d.more(by)
				r.sh.Say(fmt.Sprintf(t.New.Count, d.count) + "." + r.rollsAgain(began))
				r.warmUp()
			}))
	}
	lines := []app.UI{
		app.H2().Text(t.New.Players),
		app.Div().Class("stepper").Body(
			step("fewer", t.New.Fewer, "minus", -1),
			app.P().Text(fmt.Sprintf(t.New.Count, d.count)),
			step("more", t.New.More, "plus", 1),
		),
	}
	coached, blamed := false, ""
	if err := r.wrong(); err != nil {
		blamed = r.blamed(err)
	}
	for i := range d.count {
		lines = append(lines, r.seatLine(i, blamed))
		coached = coached || d.seats[i].Level == dicegame.Coach
	}
	if coached {
		lines = append(lines, app.P().Class("note").Text(t.Coach.Help))
	}
	return app.Div().Class("slip").Body(append(lines, r.howTheyPlay()...)...)
}

// howTheyPlay is a line for each level that plays, the weakest first, and what the
// levels come to in this game.
func (r *Room) howTheyPlay() (lines []app.UI) {
	t, d := &r.sh.Texts().New, r.draft
	how := t.ByPoints
	if d.rules.Settlement.ByColumns {
		how = t.ByColumns
	}
	for _, l := range r.others.Levels {
		if slices.ContainsFunc(d.seats[:d.count], func(s store.Seat) bool { return s.Level.Level() == l }) {
			lines = append(lines, app.P().Class("note").Text(how.At(l)))
		}
	}
	if len(lines) > 0 && !d.rules.Settlement.ByColumns {
		lines = append(lines, app.P().Class("note").Text(t.Luck))
	}
	return lines
}

// seatLine is a seat's name and who sits there. blamed is the ID of the field
// that keeps the game from beginning.
func (r *Room) seatLine(i int, blamed string) app.UI {
	t, d := r.sh.Texts(), r.draft
	var mark app.UI
	if m := r.others.Mark(d.typedName(i)); m != nil && d.seats[i].Level.Level() == "" {
		mark = m
	}
	return SeatLine(r.sh, &d.seats[i], i, d.name(t, i), mark, blamed == "name-"+strconv.Itoa(i), &r.typing, r.warmUp)
}

// SeatLine is the name of a player, counted from 0, and who that is, here and where
// it is changed during a game. mark goes with the name and may be nil. What keeps
// the name from standing is told in the element wrong-start, and not while it is typed
// where there is typing.
func SeatLine(sh ui.Shell, s *store.Seat, i int, called string, mark app.UI, wrong bool, typing *ui.Typing, changed func()) app.UI {
	t := sh.Texts()
	option := func(value, label string) app.UI { return ui.Option(value, label, string(s.Level) == value) }
	var levels []app.UI
	for _, l := range t.New.Levels {
		levels = append(levels, option(l.Key, l.Text))
	}
	label := []app.UI{app.Text(fmt.Sprintf(t.New.Name, i+1))}
	if mark != nil {
		label = append(label, mark)
	}
	field, below := ui.Name(sh, "name-"+strconv.Itoa(i), s.Name, typing, func(name string) { s.Name = name })
	if s.Level.Level() != "" {
		field = field.Placeholder(called)
	}
	return app.Div().Class("seat").Body(
		app.Label().Class("field").Body(
			app.Span().Body(label...),
			marked(field, wrong, "wrong-start"),
		),
		app.Div().Class("field").Body(
			app.Select().ID("level-"+strconv.Itoa(i)).Aria("label", fmt.Sprintf(t.New.Kind, called)).Body(
				option(string(dicegame.Person), t.New.Human),
				option(string(dicegame.Coach), t.Coach.Human),
				app.OptGroup().Label(t.New.Computer).Body(levels...),
			).OnChange(ui.Value(func(level string) {
				s.Level = dicegame.Seat(level)
				changed()
			})),
		),
		below,
	)
}

// rollsAgain is the sentence, behind another, that it is open again who begins, "" where nobody was to or it stays.
func (r *Room) rollsAgain(began int) string {
	if began == 0 || r.draft.starter != 0 {
		return ""
	}
	return " " + r.sh.Texts().New.LotAgain
}

// together is the choice between each alone and pairs, and the draw.
func (r *Room) together() app.UI {
	t, d := &r.sh.Texts().New, r.draft
	regrouped := func() {
		began := d.starter
		d.regrouped()
		if again := r.rollsAgain(began); again != "" {
			r.sh.Say(again[1:])
		}
	}
	parts := []app.UI{
		app.H2().ID("together").Text(t.Together),
		choice("together", "each", t.Each, "pairs", t.Pairs, &d.pairs, regrouped),
	}
	if d.pairs {
		parts = append(parts, app.P().Class("note").Text(t.PairsHelp))
		if d.odd() {
			parts = append(parts, app.H2().ID("odd").Text(t.Odd),
				choice("odd", "double", t.OddDouble, "scorer", t.OddScorer, &d.scorer, regrouped))
		}
		parts = append(parts, r.theDraw())
	}
	return app.Div().Class("slip").Body(parts...)
}

// theDraw shows the pairs that will play. Each of them can be changed, or all
// be drawn.
func (r *Room) theDraw() app.UI {
	t, d := r.sh.Texts(), r.draft
	label := t.New.Draw
	if d.drawn {
		label = t.New.DrawAgain
	}
	var lines []app.UI
	for at := 0; at < d.count; at += 2 {
		lines = append(lines, app.Li().Body(r.pairLine(at)))
	}
	return app.Div().Class("draw").Body(
		app.Ul().Class("drawn").Body(lines...),
		app.Button().ID("draw").Class("button").Type("button").Text(label).OnClick(ui.Do(func() {
			began := d.starter
			d.draw(r.browser.Below)
			r.sh.Say(t.New.Drawn + ": " + r.pairs() + r.rollsAgain(began))
		})),
	)
}

// pairLine is the pair whose first player has this place, with a choice of the
// second one, or the one who is left over, with a choice of who that is.
func (r *Room) pairLine(at int) app.UI {
	t, d := r.sh.Texts(), r.draft
	label, to, name := "", at+1, d.name(t, d.order[at])
	switch {
	case at+1 < d.count:
		label = fmt.Sprintf(t.New.With, name)
	case at < d.players():
		label, to = t.New.ForTwo, at
	default:
		label, to = t.New.Scorer, at
	}
	var options []app.UI
	for i := range d.count {
		if to == at || i != d.order[at] {
			options = append(options, ui.Option(strconv.Itoa(i), d.name(t, i), i == d.order[to]))
		}
	}
	return app.Label().Class("field").Body(
		app.Span().Text(label),
		app.Select().ID("pair-"+strconv.Itoa(at/2)).Body(options...).OnChange(ui.Value(func(value string) {
			if i, err := strconv.Atoi(value); err == nil {
				began := d.starter
				d.place(to, i)
				r.warmUp()
				r.sh.Say(t.New.Agreed + ": " + r.pairs() + r.rollsAgain(began))
			}
		})),
	)
}

// pairs names all pairs and who is left over.
func (r *Room) pairs() string {
	t, d := r.sh.Texts(), r.draft
	var list []string
	for _, p := range d.parties(t) {
		if list = append(list, t.List(p.Names)); !p.Pair() {
			list[len(list)-1] = t.New.ForTwo + ": " + p.Names[0]
		}
	}
	if d.players() < d.count {
		list = append(list, t.New.Scorer+": "+d.name(t, d.order[d.count-1]))
	}
	return strings.Join(list, "; ") + "."
}
