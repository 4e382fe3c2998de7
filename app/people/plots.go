package people

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Plots are drawings without words: what they show stands beside them as text.
// The style sheet colours their parts by their order.

// picture is a drawing that takes the width and height it is given.
func picture(class string, width, height int, parts ...app.UI) app.UI {
	return app.Div().Class(class).Aria("hidden", "true").Body(
		shape("svg", "viewBox", "0 0 "+strconv.Itoa(width)+" "+strconv.Itoa(height), "preserveAspectRatio", "none").Body(parts...))
}

// shape is an element of a drawing, with pairs of attributes and values.
func shape(tag string, attributes ...string) app.HTMLElem {
	e := app.Elem(tag).XMLNS("http://www.w3.org/2000/svg")
	for i := 0; i < len(attributes); i += 2 {
		e = e.Attr(attributes[i], attributes[i+1])
	}
	return e
}

// box is a rectangle.
func box(x, y, width, height float64) app.UI {
	return shape("rect", "x", short(x), "y", short(y), "width", short(width), "height", short(height))
}

// short writes a coordinate with as many places as anybody can see.
func short(x float64) string { return strconv.FormatFloat(x, 'f', 1, 64) }

// parts is a bar in pieces, as wide as they are many.
func parts(counts ...int) app.UI {
	sum := 0
	for _, n := range counts {
		sum += n
	}
	var list []app.UI
	x := 0.0
	for _, n := range counts {
		width := 100 * float64(n) / float64(max(sum, 1))
		list = append(list, box(x, 0, width, 8))
		x += width
	}
	return picture("gauge parts", 100, 8, list...)
}

// share is a bar of a length up to most, with a tick at another one if that is
// not 0. It has somebody's colour unless hue is 0.
func share(x, tick, most float64, hue int) app.UI {
	list := []app.UI{box(0, 0, 100*x/most, 8)}
	if tick > 0 {
		list = append(list, box(min(100*tick/most, 98.5), 0, 1.5, 8))
	}
	return picture("gauge "+hueClass(hue), 100, 8, list...)
}

// mostPoints is how many points of a line can be told apart.
const mostPoints = 160

// line draws sums above and below zero.
func line(sums []int) app.UI {
	low, high := 0, 0
	for _, n := range sums {
		low, high = min(low, n), max(high, n)
	}
	const width, height = 300, 100
	y := func(n int) string { return short(4 + float64(height-8)*float64(high-n)/float64(max(high-low, 1))) }
	var path strings.Builder
	points := min(len(sums), mostPoints)
	for i := range points {
		at := i
		if points < len(sums) {
			at = i * (len(sums) - 1) / (points - 1)
		}
		command := " L"
		if i == 0 {
			command = "M"
		}
		path.WriteString(command + short(float64(i)*width/float64(max(points-1, 1))) + " " + y(sums[at]))
	}
	zero := "H"
	return picture("plot", width, height,
		shape("path", "d", path.String()+" L300 "+y(0)+" L0 "+y(0)+"Z"),
		shape("path", "d", "M0 "+y(0)+zero+"300"),
		shape("path", "d", path.String()))
}

// twins draws two bars for each game side by side, from a zero line up or down.
// Those on the left are what was lucky, those on the right what was lost.
func twins(list []found) app.UI {
	most := 1
	for _, x := range list {
		most = max(most, x.luck, -x.luck, x.lost)
	}
	const width, height = 300.0, 100.0
	each := width / float64(max(len(list), 8))
	var lucky, lost strings.Builder
	bar := func(to *strings.Builder, x float64, tenths int) {
		end := height/2 - (height/2-2)*float64(tenths)/float64(most)
		to.WriteString("M" + short(x) + " 50V" + short(end) + "h" + short(each*.36) + "V50Z")
	}
	for i, x := range list {
		at := width - float64(len(list)-i)*each
		bar(&lucky, at+each*.1, x.luck)
		bar(&lost, at+each*.5, -x.lost)
	}
	return picture("plot twins", int(width), int(height),
		shape("path", "d", lucky.String()), shape("path", "d", "M0 50H300"), shape("path", "d", lost.String()))
}
