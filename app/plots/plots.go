// Package plots draws figures: bars and lines without words. What they show
// stands beside them as text. The style sheet colours their parts by their
// order.
package plots

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Picture is a drawing that takes the width and height it is given.
func Picture(class string, width, height int, parts ...app.UI) app.UI {
	return app.Div().Class(class).Aria("hidden", "true").Body(
		Shape("svg", "viewBox", "0 0 "+strconv.Itoa(width)+" "+strconv.Itoa(height), "preserveAspectRatio", "none").Body(parts...))
}

// Shape is an element of a drawing, with pairs of attributes and values.
func Shape(tag string, attributes ...string) app.HTMLElem {
	e := app.Elem(tag).XMLNS("http://www.w3.org/2000/svg")
	for i := 0; i < len(attributes); i += 2 {
		e = e.Attr(attributes[i], attributes[i+1])
	}
	return e
}

// Box is a rectangle.
func Box(x, y, width, height float64) app.UI {
	return Shape("rect", "x", Short(x), "y", Short(y), "width", Short(width), "height", Short(height))
}

// Short writes a coordinate with as many places as anybody can see.
func Short(x float64) string { return strconv.FormatFloat(x, 'f', 1, 64) }

// mostPoints is how many points of a line can be told apart.
const mostPoints = 160

// The size of a plot of lines, in the units of its drawing.
const (
	width  = 300
	height = 100
)

// scale is the part of the axis that lines share, with zero in it.
type scale struct{ low, high int }

// scaleOf has room for all of these lines.
func scaleOf(lines ...[]int) (s scale) {
	for _, sums := range lines {
		for _, n := range sums {
			s.low, s.high = min(s.low, n), max(s.high, n)
		}
	}
	return s
}

// y is where a value lies, from the top.
func (s scale) y(n int) string {
	return Short(4 + float64(height-8)*float64(s.high-n)/float64(max(s.high-s.low, 1)))
}

// path is a line through values at equal distances, as the data of a path.
func (s scale) path(sums []int) string {
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
		path.WriteString(command + Short(float64(i)*width/float64(max(points-1, 1))) + " " + s.y(sums[at]))
	}
	return path.String()
}

// zero is the line at zero.
func (s scale) zero() app.UI { return Shape("path", "d", "M0 "+s.y(0)+"H300") }

// Line draws sums above and below zero: the area, zero, the line.
func Line(sums []int) app.UI {
	s := scaleOf(sums)
	path := s.path(sums)
	return Picture("plot", width, height,
		Shape("path", "d", path+" L300 "+s.y(0)+" L0 "+s.y(0)+"Z"), s.zero(), Shape("path", "d", path))
}

// Lines draws several lines over one zero: zero first, then each line.
func Lines(lines ...[]int) app.UI {
	s := scaleOf(lines...)
	list := []app.UI{s.zero()}
	for _, sums := range lines {
		list = append(list, Shape("path", "d", s.path(sums)))
	}
	return Picture("plot lines", width, height, list...)
}
