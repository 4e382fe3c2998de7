package people

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/plots"
)

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
		list = append(list, plots.Box(x, 0, width, 8))
		x += width
	}
	return plots.Picture("gauge parts", 100, 8, list...)
}

// share is a bar of a length up to most, with a tick at another one if that is
// not 0. It has somebody's colour unless hue is 0.
func share(x, tick, most float64, hue int) app.UI {
	list := []app.UI{plots.Box(0, 0, 100*x/most, 8)}
	if tick > 0 {
		list = append(list, plots.Box(min(100*tick/most, 98.5), 0, 1.5, 8))
	}
	return plots.Picture("gauge "+hueClass(hue), 100, 8, list...)
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
		to.WriteString("M" + plots.Short(x) + " 50V" + plots.Short(end) + "h" + plots.Short(each*.36) + "V50Z")
	}
	for i, x := range list {
		at := width - float64(len(list)-i)*each
		bar(&lucky, at+each*.1, x.luck)
		bar(&lost, at+each*.5, -x.lost)
	}
	return plots.Picture("plot twins", int(width), int(height),
		plots.Shape("path", "d", lucky.String()), plots.Shape("path", "d", "M0 50H300"), plots.Shape("path", "d", lost.String()))
}
