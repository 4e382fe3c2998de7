package browsertest

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
)

// A notch is what the screen of a phone held sideways lacks at its sides and below.
type notch struct{ width, height, left, right, below int }

// hold turns the phone so that its notch lies there.
func (p *phone) hold(n notch) {
	p.t.Helper()
	p.size(n.width, n.height)
	p.settle(chromedp.ActionFunc(func(ctx context.Context) error {
		insets := map[string]int{"left": n.left, "right": n.right, "bottom": n.below}
		return cdp.Execute(ctx, "Emulation.setSafeAreaInsetsOverride", map[string]any{"insets": insets}, nil)
	}))
}

// below lists controls, and text as far as it is to be seen, that lie where the screen lacks something. What can be
// scrolled up from the lower edge may lie there.
const below = `(({ left, right, below }) => {
	const found = [];
	for (const e of document.querySelectorAll("body *")) {
		if (e.closest(".sr-only, .skip, #stuck, #framed") || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
		const boxes = e.matches("button, a, input, select, textarea, summary") ? [e.getBoundingClientRect()] : [];
		for (const node of e.childNodes) {
			if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
			const text = document.createRange();
			text.selectNodeContents(node);
			boxes.push(...text.getClientRects());
		}
		const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
		let stays = false;
		for (let box = e; box && box !== document.body; box = box.parentElement) {
			const { overflowX, position, bottom } = getComputedStyle(box), r = box.getBoundingClientRect();
			stays ||= (position === "fixed" || position === "sticky") && bottom !== "auto" && box.scrollHeight <= box.clientHeight;
			if (overflowX === "visible") continue;
			seen.left = Math.max(seen.left, r.left), seen.top = Math.max(seen.top, r.top);
			seen.right = Math.min(seen.right, r.right), seen.bottom = Math.min(seen.bottom, r.bottom);
		}
		if (boxes.some(b => {
			const l = Math.max(b.left, seen.left), t = Math.max(b.top, seen.top), r = Math.min(b.right, seen.right), d = Math.min(b.bottom, seen.bottom);
			return r - l > 1 && d - t > 1 && (l < left - 1 || r > innerWidth - right + 1 || stays && d > innerHeight - below + 1);
		})) found.push((e.id || e.className || e.localName) + ": " + e.textContent);
	}
	return found;
})`

// besideNotches fails the test for what lies below a notch of a phone that is held sideways, either way round. Many a phone
// has a camera in one of its short sides only.
func (p *phone) besideNotches(what string) {
	p.t.Helper()
	for _, n := range []notch{{640, 360, 48, 0, 0}, {740, 360, 0, 48, 0}, {844, 390, 47, 47, 21}} {
		p.hold(n)
		var found []string
		p.eval(fmt.Sprintf(`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => %s({ left: %d, right: %d, below: %d }))`,
			below, n.left, n.right, n.below), &found)
		for _, text := range found {
			p.t.Errorf("%s, %+v: %.60s", what, n, text)
		}
	}
}

// A phone with a notch hides nothing of any dialog and of no notice; for the pages see TestEveryRoute, for the table TestEveryMoment.
func TestNothingLiesBelowANotch(t *testing.T) {
	t.Parallel()
	t.Run("a notice", func(t *testing.T) {
		t.Parallel()
		p := newPhone(t)
		p.reducedMotion()
		p.open("/rules")
		p.eval(`serviert.updateReady = true, serviert.onUpdate(), null`, nil)
		p.waitFor(`document.querySelector(".notice .button")`)
		p.besideNotches("a notice")
	})
	t.Run("dice", func(t *testing.T) {
		t.Parallel()
		p := newPlayer(t)
		p.reducedMotion()
		dialogs := func(p player, record string, list ...string) {
			t.Helper()
			for _, name := range list {
				p.sitDown(record)
				p.clickCSS("#menu")
				p.clickCSS("#menu-" + name)
				p.waitFor(`document.querySelector("dialog[open]:not([data-kind=menu])")`)
				p.besideNotches(name)
			}
		}
		dialogs(p, "escalero\nparty Anna\nparty Bernd\nparty Carl\nthrow 66612\nwrite 6 1\nthrow 66612\n", "said", "keys", "list", "share")
		// Turned round for whoever sits at the upper edge, left is right.
		across := newFacing(t)
		across.reducedMotion()
		across.show("escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\n", "", "#menu")
		across.seen("Bernd's menu", `document.querySelector("[data-facing] dialog[open]")`)
		across.besideNotches("across")
	})
	t.Run("cards", func(t *testing.T) {
		t.Parallel()
		c := sitDown(newPhone(t), "de", "Mitzi", "Franz")
		c.reducedMotion()
		for seen := map[string]bool{}; !c.has(".hand-sums"); c.step() {
			if what := fmt.Sprint(c.at()); !seen[what] {
				seen[what] = true
				c.besideNotches(what)
			}
		}
		c.besideNotches("the sums of a hand")
	})
}
