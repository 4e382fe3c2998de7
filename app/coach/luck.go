package coach

import (
	"fmt"
	"math"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/dice"
)

// openDice looks up how the dice have fallen.
func (r *Room) openDice() { r.throws = r.games.AllThrows() }

// dicePage is every throw of this device against what was to be expected.
func (r *Room) dicePage() app.UI {
	all, l, whose := r.names(), &r.throws, r.whose
	t, n := all.T().Luck(), l.People.Plus(l.Computers)
	page := func(parts ...app.UI) app.UI {
		parts = append([]app.UI{app.P().Text(t.Intro)}, parts...)
		return ui.Screen(all.T(), "dice-page", t.Title, nil, append(parts, app.P().Class("note").Text(t.How))...)
	}
	if n.Throws == 0 {
		return page(app.P().Class("empty").Text(t.Nobody))
	}
	switch whose {
	case "people":
		n = l.People
	case "computers":
		n = l.Computers
	default:
		whose = "all"
	}
	var faces []string
	for f := dice.Face(1); f <= 6; f++ {
		faces = append(faces, all.Die(f))
	}
	ways := due()
	thrown := all.T().Fill(t.Thrown, sum(n.Faces[:]), n.Throws)
	if n.Throws == 1 {
		thrown = fmt.Sprintf(t.Once, sum(n.Faces[:]))
	}
	return page(
		app.Section().Class("slip").Body(
			app.H2().ID("thrown-by").Text(t.By),
			ui.Segments("thrown-by", "thrown-by", whose, t.Whose, []string{"all", "people", "computers"}, func(text string) { r.whose = text }),
		),
		countPart(all.T(), "faces", t.Faces, t.Face, faces, n.Faces[:], []int{1, 1, 1, 1, 1, 1},
			app.P().Text(thrown)),
		countPart(all.T(), "patterns", t.Patterns, t.Pattern, t.Names[:], n.Patterns[:], ways[:]),
	)
}

// countPart is a table of counts with a verdict in words.
func countPart(all *i18n.Texts, id, title, head string, names []string, counts, ways []int, above ...app.UI) app.UI {
	t, total, due := all.Luck(), sum(counts), float64(sum(ways))
	x, degrees := chiSquare(counts, ways)
	var rows []app.UI
	for i, name := range names {
		rows = append(rows, app.Tr().Body(
			app.Th().Scope("row").Text(i18n.Capital(name)),
			app.Td().Text(all.Whole(counts[i])),
			app.Td().Text(all.Fixed(float64(total)*float64(ways[i])/due, 1)),
		))
	}
	parts := append([]app.UI{app.H2().ID(id).Text(title)}, above...)
	return app.Section().Class("slip").Aria("labelledby", id).Body(append(parts,
		app.P().Class("verdict").Text(luckText(t, x, total, degrees)),
		app.Table().Class("sums").Aria("labelledby", id).Body(
			app.THead().Body(app.Tr().Body(app.Th().Scope("col").Text(head), app.Th().Scope("col").Text(t.Times), app.Th().Scope("col").Text(t.Due))),
			app.TBody().Body(rows...)),
	)...)
}

// due is how often of 7776 throws each pattern comes.
func due() (ways [8]int) {
	for _, o := range dice.Outcomes(dice.N) {
		ways[dicegame.Pattern(o.Hand)] += o.Ways
	}
	return ways
}

// chiSquare is how far counts are off what is due, as a sum of squares, with
// how many degrees of freedom. What is due less than five times is counted
// together with the next: a single rare throw proves nothing.
func chiSquare(counts []int, ways []int) (x float64, degrees int) {
	total, all := sum(counts), sum(ways)
	n, e, left := 0.0, 0.0, float64(total)
	for i := range counts {
		n += float64(counts[i])
		e += float64(total) * float64(ways[i]) / float64(all)
		left -= float64(total) * float64(ways[i]) / float64(all)
		if e >= 5 && (left >= 5 || i == len(counts)-1) {
			x += (n - e) * (n - e) / e
			n, e = 0, 0
			degrees++
		}
	}
	return x, degrees - 1
}

func sum(list []int) (n int) {
	for _, x := range list {
		n += x
	}
	return n
}

// further is the chance that honest dice are further off. For whole numbers
// of degrees the distribution has a closed form.
func further(x float64, degrees int) float64 {
	p, term, from := math.Exp(-x/2), math.Exp(-x/2), 2
	if degrees%2 == 1 {
		p, term, from = math.Erfc(math.Sqrt(x/2)), math.Sqrt(2*x/math.Pi)*math.Exp(-x/2), 3
		if degrees > 1 {
			p += term
		}
	}
	for k := from; k < degrees; k += 2 {
		term *= x / float64(k)
		p += term
	}
	return p
}

// luckText puts chi square into plain words.
func luckText(t *i18n.Luck, x float64, total, degrees int) string {
	if total < 60 || degrees < 1 {
		return t.Few
	}
	n := i18n.Percent(further(x, degrees))
	switch {
	case n >= 10:
		return fmt.Sprintf(t.Fair, n)
	case n >= 1:
		return fmt.Sprintf(t.Odd, n)
	}
	return t.Strange
}
