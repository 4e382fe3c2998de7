package browsertest

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"
)

// TestScreenshots plays a game and takes the pictures that an installer shows. It writes to
// web/screenshots, so it runs only when asked: make screenshots.
func TestScreenshots(t *testing.T) {
	if os.Getenv("SERVIERT_SCREENSHOTS") == "" {
		t.Skip("only for make screenshots")
	}
	p := newPhone(t)
	p.reducedMotion()
	shoot := func(name string) { p.screenshotTo(filepath.Join(root(), "web", "screenshots", name+".png")) }

	p.open("/new?game=escalero")
	p.typeText("textbox", "Spieler 1", "Mitzi")
	p.typeText("textbox", "Spieler 2", "Franz")
	p.click("radio", "Mitzi")
	p.click("button", "/^Los geht/")
	for range 12 {
		p.takeBestCell()
	}
	p.click("button", "5 Würfel werfen")
	p.find("button", worth)
	shoot("table-narrow")
	p.size(1280, 800)
	shoot("table-wide")
	p.size(360, 740)
	p.open("/")
	shoot("home-narrow")
}

const worth = `/ bringt \d+|streichen$/`

// takeBestCell throws once and writes where it counts most at once.
func (p *phone) takeBestCell() {
	p.t.Helper()
	p.click("button", "5 Würfel werfen")
	p.find("button", worth)
	number := regexp.MustCompile(`bringt (\d+)`)
	var best thing
	most := -1
	for _, cell := range p.all("button", worth) {
		value := 0
		if m := number.FindStringSubmatch(cell.name); m != nil {
			value, _ = strconv.Atoi(m[1])
		}
		if value > most {
			best, most = cell, value
		}
	}
	p.clickThing(best)
	p.click("button", `/^\d+ eintragen/`)
}
