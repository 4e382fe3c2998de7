package browsertest

import (
	"fmt"
	"math"
	"testing"
	"time"
)

// tables are the sizes in which the card table is measured.
var tables = []struct{ width, height int }{{360, 740}, {320, 640}, {320, 568}, {740, 360}, {667, 375}, {1280, 800}}

// look does something at every size, and goes back to the first.
func (c *cards) look(at func(size string)) {
	c.t.Helper()
	for _, s := range tables {
		c.size(s.width, s.height)
		at(fmt.Sprintf("%dx%d", s.width, s.height))
	}
	c.size(tables[0].width, tables[0].height)
}

// The cards lie at the same place in every phase of a hand and after every tap;
// a word of seven cards is one row; what is under the thumb stays on the
// screen.
func TestTheHandStaysWhereItIs(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Anna", "Bert", "Mitzi", "Franz")
	first := map[string][2]float64{}
	still := func(when string) {
		t.Helper()
		c.look(func(size string) {
			var at [2]float64
			p.eval(`(() => { const r = document.querySelector("#card-1").getBoundingClientRect(); return [r.left, r.top] })()`, &at)
			was, seen := first[size]
			if !seen {
				first[size] = at
			} else if math.Abs(at[0]-was[0]) > .5 || math.Abs(at[1]-was[1]) > .5 {
				t.Errorf("%s, %s: the hand lies at %v, before at %v", size, when, at, was)
			}
			var rows int
			p.eval(`new Set([...document.querySelectorAll(".word .card")].map(e => e.getBoundingClientRect().top)).size`, &rows)
			if rows > 1 {
				t.Errorf("%s, %s: the word lies in %d rows", size, when, rows)
			}
			var low float64
			p.eval(`document.querySelector(".acts").getBoundingClientRect().bottom - innerHeight`, &low)
			if low > .5 {
				t.Errorf("%s, %s: the buttons end %v px below the screen", size, when, low)
			}
			p.noOverflow()
			c.targets()
		})
	}
	seen := map[string]bool{}
	for !seen["choice"] {
		at := c.at()
		switch {
		case at["#rested"]:
			still("after the exchange")
			seen["rested"] = true
		case at["#exchange"]:
			still("at the exchange")
			if !seen["exchange"] {
				c.tap("#card-1")
				still("with a card marked")
				var border string
				p.eval(`getComputedStyle(document.querySelector("#card-1[aria-pressed=true]")).borderTopStyle`, &border)
				if border == "dashed" {
					t.Error("a card that is to go looks like one that lies in the word")
				}
			}
			seen["exchange"] = true
		case at["#no-word"]:
			still("at the choice")
			seen["choice"] = true
			continue
		case at["#raise"] || at["#call"]:
			still("at a bet")
			if !seen["word"] {
				seen["word"] = true
				for i := 1; i <= 7; i++ {
					c.tap(fmt.Sprintf("#card-%d", i))
					still(fmt.Sprintf("with %d cards laid", i))
				}
				p.enter("#typed", "ZZZZZZZZZZZZZZ", "input")
				still("with a word that cannot be laid")
				p.enter("#typed", "", "input")
				still("without a word")
			}
		}
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	if !seen["exchange"] || !seen["word"] {
		t.Errorf("measured only %v", seen)
	}
}

// The figures of the seats stand under their headings; with fourteen seats the
// headings stay when the list scrolls.
func TestTheHeadOfTheSeats(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	seats := []string{"Anna", "Bert"}
	for i := range 12 {
		seats = append(seats, fmt.Sprintf("C%d easy", i+1))
	}
	c := sitDown(p, "de", seats...)
	for !c.has(".seats") {
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	c.look(func(size string) {
		var off, above float64
		p.eval(`(() => {
			const head = [...document.querySelectorAll(".seats thead th")].slice(-2), cells = [...document.querySelectorAll(".seats tbody tr:last-child td")].slice(-2);
			const right = e => { const r = document.createRange(); r.selectNodeContents(e); return r.getBoundingClientRect().right };
			return Math.max(...head.map((h, i) => Math.abs(right(h) - right(cells[i]))));
		})()`, &off)
		if off > 1 {
			t.Errorf("%s: a heading stands %v px beside its numbers", size, off)
		}
		p.eval(`(() => {
			const box = document.querySelector(".seats"); box.scrollTop = 1e6;
			return box.getBoundingClientRect().top - box.querySelector("thead th").getBoundingClientRect().top;
		})()`, &above)
		if above > 1 {
			t.Errorf("%s: the headings are %v px above the list", size, above)
		}
		var hidden float64
		p.eval(`(bar => bar.scrollHeight - bar.clientHeight)(document.querySelector(".cards-table > .bar"))`, &hidden)
		if hidden > 1 {
			t.Errorf("%s: %v px of the title's line lie under the list", size, hidden)
		}
	})
}

// With 400 % zoom, and on a desk, nothing lies over anything else and no half
// of the screen is empty.
func TestTheCardTableSmallAndLarge(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Anna", "Bert", "Mitzi")
	c.firstTurn()
	c.tap("#card-1")
	p.size(320, 640)
	var next string
	p.eval(`getComputedStyle(document.querySelector(".word .next")).borderTopStyle`, &next)
	if next != "dashed" {
		t.Errorf("at 320x640 the place of the next card is drawn %q", next)
	}
	p.size(320, 256)
	var over []string
	p.eval(`(() => {
		const list = [...document.querySelectorAll(".cards-table > *, .pot > *, .word > *")].filter(e => e.getClientRects().length && e.textContent);
		const found = [];
		for (const a of list) for (const b of list) {
			if (a === b || a.contains(b) || b.contains(a)) continue;
			const r = a.getBoundingClientRect(), s = b.getBoundingClientRect();
			if (Math.min(r.right, s.right) - Math.max(r.left, s.left) > 1 && Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > 1)
				found.push((a.className || a.tagName) + " / " + (b.className || b.tagName));
		}
		return found;
	})()`, &over)
	if len(over) > 0 {
		t.Errorf("at 320x256 there is one over the other: %q", over)
	}
	p.noOverflow()
	p.size(360, 564) // too low for all of it: the page scrolls behind the buttons
	p.eval(`scrollTo(0, 0)`, nil)
	if !p.is(`(acts => {
		const { left, bottom, top } = acts.getBoundingClientRect(), last = acts.firstElementChild.getBoundingClientRect();
		return bottom <= innerHeight && document.documentElement.scrollHeight > innerHeight && acts.contains(document.elementFromPoint(last.right + 4, (top + bottom) / 2));
	})(document.querySelector(".acts"))`) {
		t.Error("at 360x564 the buttons are not in sight")
	}

	p.size(1280, 800)
	var filled float64
	p.eval(`(() => {
		const boxes = [...document.querySelectorAll(".cards-table > *")].map(e => e.getBoundingClientRect()), pot = document.querySelector(".pot").getBoundingClientRect();
		return boxes.filter(r => r.right < 660).reduce((sum, r) => sum + r.height, 0) / pot.height;
	})()`, &filled)
	if filled < .6 {
		t.Errorf("at 1280x800 what stands on the left fills %.2f of the height of the felt", filled)
	}
}

// Whatever is said beside the title, whoever folds and deals: the table below it stays where it is and no line
// of the seats grows. Turned on its side the phone shows whose turn it is.
func TestTheSeatsStayWhereTheyAre(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	seats := []string{"Anna"}
	for i := range 7 {
		seats = append(seats, fmt.Sprintf("C%d easy", i+1))
	}
	c := sitDown(p, "de", seats...)
	for !c.has("#card-1") || !c.has(".seats") {
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	for _, title := range [][2]string{{"Poldi überlegt", "Wort wählen"}, {"Poppy is thinking", "choosing a word"}, {"Johnny is thinking", "betting round 2"}, {"Spieler 1 ist dran", "1. Wettrunde"}} {
		var bar float64
		p.eval(fmt.Sprintf(`(() => {
			document.querySelector(".cards-table h1").textContent = %q;
			document.querySelector(".cards-table .bar p").textContent = %q;
			return document.querySelector(".cards-table > .bar").getBoundingClientRect().height;
		})()`, title[0], title[1]), &bar)
		if bar > 52.5 { // a button of 44 px
			p.screenshot(t.Name())
			t.Errorf("with %q the line of the title is %v px high", title, bar)
		}
	}
	var high []float64
	p.eval(`(() => {
		const rows = [...document.querySelectorAll(".seats tbody tr")], dealer = document.querySelector(".seats .dealer");
		rows.forEach((row, i) => {
			row.toggleAttribute("aria-current", false);
			row.cells[0].firstChild.textContent = i ? "Mitzi" : "Spieler 1";
			row.cells[1].textContent = i ? "ausgestiegen" : "am Zug";
			row.cells[3].textContent = "49";
		});
		rows[0].setAttribute("aria-current", "true");
		rows[0].cells[0].append(dealer);
		return rows.map(row => row.getBoundingClientRect().height);
	})()`, &high)
	for _, h := range high {
		if h > 39.5 {
			t.Fatalf("the lines of the seats are %v px high", high)
		}
	}
	for _, size := range [][2]int{{740, 360}, {360, 740}, {740, 360}} {
		for _, last := range []bool{false, true} {
			p.eval(fmt.Sprintf(`(() => {
				const rows = [...document.querySelectorAll(".seats tbody tr")];
				for (const row of rows) row.removeAttribute("aria-current");
				rows[%v ? rows.length - 1 : 0].setAttribute("aria-current", "true");
			})()`, last), nil)
			p.size(1280-size[0], 1280-size[1])
			p.size(size[0], size[1])
			p.waitFor(`(() => {
				const row = document.querySelector(".seats [aria-current]").getBoundingClientRect(), box = document.querySelector(".seats").getBoundingClientRect();
				return row.top >= document.querySelector(".seats thead").getBoundingClientRect().bottom - 1 && row.bottom <= box.bottom + 1;
			})()`)
		}
	}
}

// Who has won how much stands in one line beside his chips.
func TestWhoHasWonStandsInOneLine(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := toShowdown(p, []laid{{"Anna", "MOND"}, {"Poldi", "STRASSE"}, {"Clara", "ENTE"}}, "option ante 5\noption chips 60\n")
	c.tap("#turn-all")
	c.mayLift()
	c.tap("#table-act")
	c.waitFor(`document.querySelector(".chips-won") !== null`)
	c.look(func(size string) {
		var lines, piles float64
		p.eval(`(e => e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight))(document.querySelector(".chips-won .money"))`, &lines)
		p.eval(`(e => [...e.children].filter(c => c.getBoundingClientRect().right <= e.getBoundingClientRect().right + 1 && c.getBoundingClientRect().top < e.getBoundingClientRect().bottom).length)(document.querySelector(".chips-won .piles"))`, &piles)
		if lines > 1.5 || piles < 1 {
			p.screenshot(t.Name() + size)
			t.Errorf("%s: %.0f lines beside %.0f stacks of chips", size, lines, piles)
		}
		p.noOverflow()
	})
}
