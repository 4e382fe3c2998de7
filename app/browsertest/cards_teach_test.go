package browsertest

import (
	"fmt"
	"testing"
	"time"
)

// From the home page one tap leads to a hand against three, which is explained
// in place: a hint lies over nothing it speaks of and stands in the window at
// every size. Skipped, it does not come back; the rules have it again.
func TestAFirstHandIsExplained(t *testing.T) {
	t.Parallel()
	p := newPhone(t, beginner(), withScript(`localStorage.getItem("serviert:settings") || localStorage.setItem("serviert:settings", '{"v":1,"motion":"none","pace":"fast"}')`))
	p.open("/")
	p.clickCSS("#three")
	c := &cards{phone: p}
	toHint := func() {
		t.Helper()
		c.waitFor(`document.querySelector("#card-1, .hand-sums") !== null`)
		for end := time.Now().Add(2 * patience); !c.has("#hint"); time.Sleep(50 * time.Millisecond) {
			if c.has(".hand-sums") { // everybody else has dropped out before
				c.tap("#table-act")
			}
			if time.Now().After(end) {
				t.Fatalf("nothing is explained: %s", c.text("main"))
			}
		}
	}
	about := func() (id string) {
		p.eval(`document.querySelector(".cards-table")?.dataset.hint || ""`, &id)
		return id
	}
	fits := func() {
		t.Helper()
		for _, size := range [][2]int{{360, 740}, {320, 640}, {375, 667}, {740, 360}, {768, 1024}, {1280, 800}} {
			p.size(size[0], size[1])
			p.waitFor(`(e => e && !e.getAnimations().length)(document.querySelector("#hint"))`)
			var wrong string
			p.eval(`(() => {
				const box = document.querySelector("#hint").getBoundingClientRect();
				if (box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) return "outside of the window";
				for (const about of document.querySelectorAll(".pot .cards, .cards-table > .word, .cards-table > .stepper, .cards-table > .acts")) {
					const a = about.getBoundingClientRect();
					if (Math.min(box.right, a.right) > Math.max(box.left, a.left) && Math.min(box.bottom, a.bottom) > Math.max(box.top, a.top)) return "over " + about.className;
				}
				for (const b of document.querySelectorAll("#hint button")) if (b.getBoundingClientRect().height < 44) return "a small button";
				return "";
			})()`, &wrong)
			if wrong != "" {
				t.Errorf("%s at %v: the hint is %s", about(), size, wrong)
			}
			p.look(fmt.Sprintf("cardhint-%s-%d", about(), size[0]))
			p.uncovered(fmt.Sprint(about(), size)) // it gives way to what the keys have led to
			p.eval(`document.activeElement.blur()`, nil)
			p.noOverflow()
		}
		p.textSize(200)
		for _, size := range [][2]int{{360, 740}, {740, 360}} { // the page is longer than the window
			p.size(size[0], size[1])
			var over []string
			p.eval(`(() => {
				const meets = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
				const box = document.querySelector("#hint").getBoundingClientRect();
				return [...document.querySelectorAll(".seats, .pot-line, .pot .cards, .cards-table > .word, .cards-table > .stepper, .cards-table > .acts")]
					.filter(e => meets(box, e.getBoundingClientRect())).map(e => e.className);
			})()`, &over)
			if len(over) > 0 {
				t.Errorf("%s at %v with large text: the hint is over %v", about(), size, over)
			}
			p.noOverflow()
		}
		p.size(1280, 800) // the buttons stay in sight, and the hint passes below them
		p.eval(`scrollTo(0, 0)`, nil)
		if !p.is(`(main => (r => main.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)))(main.getBoundingClientRect()))(document.querySelector(".acts > :last-child"))`) {
			t.Errorf("%s in a large window with large text: the hint lies over the buttons", about())
		}
		p.textSize(100)
		p.size(360, 740)
		p.bothThemes()
		p.light()
	}
	toHint()
	if got := about(); got != "beats" {
		t.Fatalf("first %q is explained", got)
	}
	fits()
	c.tap("#hint-show")
	if got := about(); got != "bet" {
		t.Fatalf("then %q is explained", got)
	}
	fits()
	if c.has("#call") {
		c.tap("#call")
	} else {
		c.tap("#raise")
	}
	for end := time.Now().Add(2 * patience); !c.has("#exchange") && !c.has(".hand-sums") && time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if c.has("#call") {
			c.tap("#call") // somebody has raised: nothing is left to explain
		}
	}
	if c.has("#exchange") {
		if got := about(); got != "exchange" {
			t.Errorf("at the exchange %q is explained", got)
		}
		fits()
		c.tap("#hint-skip")
		if c.has("#hint") {
			t.Error("who knows the game is taught")
		}
		p.reload()
		c.waitFor(`document.querySelector("#reveal") !== null`)
		c.lift()
		c.waitFor(`document.querySelector("#exchange") !== null`)
		if c.has("#hint") {
			t.Error("a reload forgets that somebody knows the game")
		}
	}
	p.open("/rules?preset=choose-your-words")
	p.bothThemes()
	for _, size := range [][2]int{{320, 640}, {740, 360}, {1280, 800}, {360, 740}} {
		p.size(size[0], size[1])
		p.noOverflow()
		p.look(fmt.Sprintf("cardrules-%d", size[0]))
		p.eval(`document.querySelector("#example").scrollIntoView()`, nil)
		p.look(fmt.Sprintf("cardrules-hand-%d", size[0]))
		p.eval(`document.querySelector("#deck").scrollIntoView()`, nil)
		p.look(fmt.Sprintf("cardrules-deck-%d", size[0]))
	}
	p.clickCSS("#teach")
	p.waitFor(`location.pathname.endsWith("/cards")`)
}
