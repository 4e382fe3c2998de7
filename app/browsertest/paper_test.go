package browsertest

import (
	"bytes"
	"context"
	"regexp"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"serviert/engine/escalero"
)

var onePage = regexp.MustCompile(`/Type\s*/Page\b`)

// paper prints the page as it is now and tells how many sheets that takes; sizes in millimetres.
func (p *phone) paper(width, height float64) int {
	p.t.Helper()
	var pdf []byte
	p.run(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		pdf, _, err = page.PrintToPDF().WithPaperWidth(width / 25.4).WithPaperHeight(height / 25.4).Do(ctx)
		return err
	}))
	return len(onePage.FindAll(bytes.ReplaceAll(pdf, []byte("/Pages"), nil), -1))
}

// A pad, empty or filled, is one sheet of A4 or A5, upright or across.
func TestAPadIsOneSheetOfPaper(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	formats := [][2]float64{{210, 297}, {297, 210}, {148, 210}, {210, 148}}
	sheet := func(what string) {
		t.Helper()
		p.waitFor(`document.querySelector(".print-sheet .paper") !== null`)
		for _, f := range formats {
			if n := p.paper(f[0], f[1]); n != 1 {
				t.Errorf("%s takes %d sheets of %v mm", what, n, f)
			}
		}
	}
	for _, r := range escalero.Presets() {
		p.open("/rules?pad=4&preset=" + r.Preset)
		sheet("an empty pad of " + r.Preset)
	}
	const agreed = "&agreed=straight:25/30,grande-served:55,columns:2-2-4,sweep:5,double-hand:on,contra:on,contra-most:16,faces:pips"
	p.open("/rules?pad=4&preset=escalero-double-grande" + agreed)
	sheet("an empty pad of house rules")
	p.axe()
	p.bring(finished(t, "wuerfelpoker-two", "Mitzi", "Franz", "Poldi"))
	p.said("eingelesen")
	p.see("link", "/Rückblick/")
	p.run(emulation.SetEmulatedMedia().WithMedia("print"))
	var ways []string
	p.eval(`[...document.querySelectorAll("main :is(a, button)")].filter((e) => e.checkVisibility()).map((e) => e.innerText)`, &ways)
	if len(ways) > 0 {
		t.Errorf("what leads elsewhere is printed with a game: %q", ways)
	}
	p.run(emulation.SetEmulatedMedia().WithMedia(""))
	p.click("link", "Drucken")
	p.see("heading", "Block zum Drucken")
	sheet("a filled pad")
	p.dark()
	p.axe()
}

// A game of three is one sheet with all that it came to, and what is printed lacks nothing that the screen shows: no line
// of a list is torn in two, no rule of a pad is painted over, and drawings keep their colours. Nothing comes that is not there:
// no sheet for what is empty, and no heading of what is folded.
func TestWhatIsPrintedIsWhole(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:done:1", savedGame("1", rolled(t, "escalero-single", 99, "Mitzi", "Franz"), 1790000900000)))
	p.reducedMotion()
	p.bring(finished(t, "escalero", "Mitzi", "Franz", "Poldi"))
	p.said("eingelesen")
	p.see("link", "/Rückblick/")
	if n := p.paper(210, 297); n != 1 {
		t.Errorf("a game of three takes %d sheets", n)
	}
	printed := func(what, script string) {
		t.Helper()
		p.run(emulation.SetEmulatedMedia().WithMedia("print"))
		var wrong []string
		if p.eval(script, &wrong); len(wrong) > 0 {
			t.Errorf("%s: %.200q", what, wrong)
		}
		p.run(emulation.SetEmulatedMedia().WithMedia(""))
	}
	printed("over the rules lie", `[...document.querySelectorAll(".paper *")].filter(e => getComputedStyle(e).position === "sticky").map(e => e.textContent)`)
	printed("is cut off", `[...document.querySelectorAll(".slip :is(th, td, p)")].filter(e => e.checkVisibility() && e.getBoundingClientRect().top < e.closest(".slip").getBoundingClientRect().top).map(e => e.textContent)`)
	printed("is empty and takes a line, of another sheet if need be", `[...document.querySelectorAll(".stack > :empty")].filter(e => e.checkVisibility()).map(e => e.id || e.className)`)
	p.open("/games")
	p.see("link", "/Mitzi, Franz/")
	printed("may be torn in two", `[...document.querySelectorAll("main li")].filter(e => getComputedStyle(e).breakInside !== "avoid").map(e => e.textContent)`)
	p.open("/review?game=1")
	p.waitLong(`document.querySelector(".swing")`)
	printed("is printed without its colours", `[...document.querySelectorAll(".swing, .swing > span")].filter(e => getComputedStyle(e).printColorAdjust !== "exact").map(e => e.className)`)
	printed("is printed though nobody has chosen it", `[...document.querySelectorAll(".segs label:not(:has(:checked)), details:not([open])")].filter(e => e.checkVisibility()).map(e => e.innerText)`)
}
