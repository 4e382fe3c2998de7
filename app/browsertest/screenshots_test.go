package browsertest

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// shown is the game of the pictures: a served full house with one cell chosen for it.
const shown = `escalero
option stake 0.10 EUR
option start 2
party Mitzi
party Franz
points 1 1 2
points 1 1 3
points 2 1 6
points 1 3 2
points 3 1 9
points 2 2 6
points 4 1 12
points 3 1 9
points 6 1 18
points 3 3 12
points F 1 30
points 4 2 12
points 1 2 3
points 5 1 15
points 5 2 20
points 6 2 18
points S 2 20
points S 1 20
points F 2 35
strike G 1
strike P 2
points F 2 30
points 3 3 12
points P 3 40
points 6 3 24
points S 3 25
points P 3 40
throw 56565
`

// TestScreenshots takes the pictures that an installer shows. It writes to web/screenshots, so it
// runs only when asked: make screenshots.
func TestScreenshots(t *testing.T) {
	if os.Getenv("SERVIERT_SCREENSHOTS") == "" {
		t.Skip("only for make screenshots")
	}
	p := newPlayer(t)
	p.reducedMotion()
	shoot := func(name string) { p.screenshotTo(filepath.Join(root(), "web", "screenshots", name+".png")) }

	p.sitDown(shown)
	p.clickCSS("#die-2")
	p.clickCSS("#die-4")
	p.click("button", "/^Full House, Kolonne ×4, bringt 35/")
	p.find("button", "/^35 eintragen/")
	shoot("table-narrow")
	p.settle(emulation.SetDeviceMetricsOverride(1280, 800, 1, false))
	shoot("table-wide")
	p.size(360, 740)
	p.open("/")
	p.eval(`document.documentElement.style.scrollbarWidth = "none"`, nil)
	shoot("home-narrow")
}
