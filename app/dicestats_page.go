package app

import (
	"fmt"
	"math"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/dice"
)

// dicePage is every throw of this device against what was to be expected.
func dicePage() app.UI {
	t := the.texts().Coach.Luck
	l := the.lessons.throws
	n := l.People.plus(l.Computers)
	parts := []app.UI{app.P().Text(t.Intro)}
	if n.Throws == 0 {
		parts = append(parts, app.P().Class("empty").Text(t.Nobody))
		return screen("dice-page", t.Title, nil, append(parts, app.P().Class("note").Text(t.How))...)
	}
	whose := the.lessons.whose
	switch whose {
	case "people":
		n = l.People
	case "computers":
		n = l.Computers
	default:
		whose = "all"
	}
	parts = append(parts, app.Section().Class("slip").Body(
		app.H2().ID("thrown-by").Text(t.By),
		segments("thrown-by", "thrown-by", whose, t.Whose, []string{"all", "people", "computers"}, func(v string) { the.lessons.whose = v }),
	))
	sixth := [6]int{1, 1, 1, 1, 1, 1}
	ways := due()
	var faces, names []string
	for f := dice.Face(1); f <= 6; f++ {
		faces = append(faces, the.oneDie(f))
	}
	names = t.Names[:]
	total := 0
	for _, c := range n.Faces {
		total += c
	}
	parts = append(parts,
		countPart("faces", t.Faces, t.Face, faces, n.Faces[:], sixth[:], app.P().Text(fmt.Sprintf(t.Thrown, total, n.Throws))),
		countPart("patterns", t.Patterns, t.Pattern, names, n.Patterns[:], ways[:], nil),
		app.P().Class("note").Text(t.How),
	)
	return screen("dice-page", t.Title, nil, parts...)
}

// countPart is a table of counts with a verdict in words.
func countPart(id, title, head string, names []string, counts, ways []int, above app.UI) app.UI {
	t := the.texts().Coach.Luck
	x, degrees := chiSquare(counts, ways)
	total, all := 0, 0
	for i := range ways {
		total += counts[i]
		all += ways[i]
	}
	var rows []app.UI
	for i, name := range names {
		e := float64(total) * float64(ways[i]) / float64(all)
		rows = append(rows, app.Tr().Body(
			app.Th().Scope("row").Text(capital(name)),
			app.Td().Text(counts[i]),
			app.Td().Text(the.decimal(e, 1)),
		))
	}
	parts := []app.UI{app.H2().ID(id).Text(title)}
	if above != nil {
		parts = append(parts, above)
	}
	return app.Section().Class("slip").Aria("labelledby", id).Body(append(parts,
		app.P().Class("verdict").Text(the.verdict(x, total, degrees)),
		app.Table().Class("sums").Body(
			app.THead().Body(app.Tr().Body(app.Th().Scope("col").Text(head), app.Th().Scope("col").Text(t.Times), app.Th().Scope("col").Text(t.Due))),
			app.TBody().Body(rows...)),
	)...)
}

// verdict puts chi square into plain words.
func (s *store) verdict(x float64, total, degrees int) string {
	t := s.texts().Coach.Luck
	if total < 60 || degrees < 1 {
		return t.Few
	}
	n := int(math.Round(100 * further(x, degrees)))
	switch {
	case n >= 10:
		return fmt.Sprintf(t.Fair, n)
	case n >= 1:
		return fmt.Sprintf(t.Odd, n)
	}
	return t.Strange
}
