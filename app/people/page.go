package people

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/ui"
)

// atFirst is how many people are listed until all are asked for.
const atFirst = 30

// body is everybody, or whoever the address names.
func (r *Room) body() app.UI {
	all := r.sh.Texts()
	t, c, q := &all.People, r.now, r.sh.Query()
	title, mark, text := t.Title, app.UI(nil), ""
	var list []app.UI
	switch {
	case c == nil && r.going != nil:
		text = all.Fill(t.Counting, r.going.games)
	case c == nil: // the page is prepared, and nothing is known yet
		text = t.Empty
	case len(c.people) == 0:
		return ui.Nothing(all, "people", title, t.Empty, "/new", all.Home.New)
	case q.Has("name"):
		f := c.find(q.Get("name"))
		if f == nil {
			return ui.Nothing(all, "people", title, t.Gone, "/people", t.Everybody)
		}
		title, mark = f.name, r.markOf(f.name)
		list = append(r.personParts(c, f), app.A().Class("button").Href(ui.Link("/people")).Text(t.Everybody))
	default:
		list = r.everybody(c)
	}
	if text != "" {
		list = append([]app.UI{app.P().Class("empty").Text(text)}, list...)
	}
	return ui.Screen(all, "people", title, mark, list...)
}

// What the parts of the page are made of. Each thing is written once: markup is
// most of what this room adds to the download.

// slip is a part with a heading.
func slip(id, title string, parts ...app.UI) app.UI {
	return app.Section().Class("slip "+id).Aria("labelledby", id).Body(append([]app.UI{app.H2().ID(id).Text(title)}, parts...)...)
}

func note(text string) app.UI { return app.P().Class("note").Text(text) }

// row is a line of a table. Below the label may be a drawing, nil for none.
func row(label string, drawing app.UI, texts ...string) app.UI {
	return linked("", label, drawing, texts...)
}

// linked is a row whose label leads somewhere.
func linked(path, label string, drawing app.UI, texts ...string) app.UI {
	head := []app.UI{app.Text(label)}
	if path != "" {
		head[0] = app.A().Href(ui.Link(path)).Text(label)
	}
	if drawing != nil {
		head = append(head, drawing)
	}
	cells := []app.UI{app.Th().Scope("row").Body(head...)}
	for _, text := range texts {
		cells = append(cells, app.Td().Text(text))
	}
	return app.Tr().Body(cells...)
}

// table is figures with headings, or with none, in the part with an ID.
func table(id string, rows []app.UI, heads ...string) app.UI {
	return captioned("", rows, heads...).(app.HTMLTable).Aria("labelledby", id)
}

// captioned is a table that says itself what it is of.
func captioned(caption string, rows []app.UI, heads ...string) app.UI {
	var head []app.UI
	for _, text := range heads {
		head = append(head, app.Th().Scope("col").Text(text))
	}
	parts := []app.UI{app.TBody().Body(rows...)}
	class := "sums plain"
	if head != nil {
		class = "sums"
		parts = append([]app.UI{app.THead().Body(app.Tr().Body(head...))}, parts...)
	}
	if caption != "" {
		parts = append([]app.UI{app.Caption().Text(caption)}, parts...)
	}
	return app.Table().Class(class).Body(parts...)
}

// way is an item of a list of links. Before the name may be a mark, after the
// texts a drawing, nil for none.
func way(path string, mark app.UI, name string, drawing app.UI, texts ...string) app.UI {
	text := []app.UI{app.Strong().Text(name)}
	for _, t := range texts {
		text = append(text, app.Small().Text(t))
	}
	if drawing != nil {
		text = append(text, drawing)
	}
	inside := []app.UI{app.Span().Class("text").Body(text...), ui.Icon("next")}
	if mark != nil {
		inside = append([]app.UI{mark}, inside...)
	}
	return app.Li().Body(app.A().Class("go").Href(ui.Link(path)).Body(inside...))
}

func ways(list []app.UI) app.UI { return app.Ul().Class("menu-list").Body(list...) }

// everybody is the list of all, and how they compare.
func (r *Room) everybody(c *tally) []app.UI {
	t := &r.sh.Texts().People
	shown := c.people
	if !r.all {
		shown = shown[:min(len(shown), atFirst)]
	}
	var rows, rates []app.UI
	most := 0.1
	for _, f := range shown {
		most = max(most, f.rate())
	}
	for _, f := range shown {
		texts, drawing := []string{}, app.UI(nil)
		if f.games > 0 {
			texts = append(texts, r.countOf(f))
			drawing = parts(f.won, f.games-f.won-f.lost, f.lost)
		}
		if f.evenings > 0 {
			texts = append(texts, fmt.Sprintf(t.LineCards, f.evenings))
		}
		rows = append(rows, way(address(f.name), r.markOf(f.name), f.name, drawing, texts...))
		if f.entries > 0 {
			rates = append(rates, row(f.name, share(f.rate(), 0, most, r.hue(f.name)), r.sh.Texts().PerCent(f.rate(), 1)))
		}
	}
	list := []app.UI{slip("who", t.Who, ways(rows))}
	if len(shown) < len(c.people) {
		list = append(list, ui.Labelled("everybody", "row", fmt.Sprintf(t.More, len(c.people)), "", func() {
			r.all = true
			r.sh.Focus("title")
		}))
	}
	if len(rates) > 1 {
		list = append(list, slip("rate", t.Rate, table("rate", rates), note(t.RateText)))
	}
	rows = nil
	for _, level := range r.levels {
		if f := c.of[computer+level]; f != nil {
			rows = append(rows, row(r.levelName(level), nil, r.sh.Texts().Whole(f.games), r.sh.Texts().Whole(f.won), r.sh.Texts().PerCent(f.rate(), 1)))
		}
	}
	if rows != nil {
		list = append(list, slip("computers", t.Computers, table("computers", rows, t.Level, t.Games, t.Won, t.Served)))
	}
	return list
}

// countOf is how many games somebody has played and won, in a line.
func (r *Room) countOf(f *figures) string {
	t := &r.sh.Texts().People
	if f.games == 1 {
		return fmt.Sprintf(t.LineOne, f.won)
	}
	return r.sh.Texts().Fill(t.Line, f.games, f.won)
}

// address is where somebody's page is.
func address(name string) string {
	const hex = "0123456789ABCDEF"
	b := []byte("/people?name=")
	for i := range len(name) {
		if c := name[i]; c|32 >= 'a' && c|32 <= 'z' || c >= '0' && c <= '9' {
			b = append(b, c)
		} else {
			b = append(b, '%', hex[c>>4], hex[c&15])
		}
	}
	return string(b)
}

// levelName is what players call a level.
func (r *Room) levelName(level string) string {
	if name := r.sh.Texts().New.Levels.At(level); name != "" {
		return name
	}
	return level
}
