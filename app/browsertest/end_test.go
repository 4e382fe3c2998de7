package browsertest

import (
	"strings"
	"testing"

	"serviert/app/dicegame/gametest"
	"serviert/engine/escalero"
)

// nearlyOver is the record of a game for pads of gametest.Filled, without its last entry.
func nearlyOver(t *testing.T, preset string, options [][2]string, pads ...int) string {
	t.Helper()
	rules, _ := escalero.Preset(preset)
	for _, o := range options {
		var err error
		if rules, err = rules.With(o[0], o[1]); err != nil {
			t.Fatal(err)
		}
	}
	lines := strings.Split(strings.TrimSpace(gametest.Filled(rules, pads...).Dice.String()), "\n")
	return strings.TrimPrefix(strings.Join(lines[:len(lines)-1], "\n")+"\n", "serviert 1 ")
}

// lastEntry makes the last entry of such a game, a zero in the last row.
func (p player) lastEntry() seen {
	p.t.Helper()
	p.touch("button.entry[data-state=possible]")
	p.touch("#strike")
	p.seen("the end or a question", `document.querySelector("#main .end, #strike-yes")`)
	if p.is(`document.querySelector("#strike-yes")`) {
		p.touch("#strike-yes")
	}
	return p.seen("the end", `document.querySelector("#main .end") && document.activeElement.id === "title" && document.querySelector("#live").textContent`)
}

func (p *phone) is(condition string) (yes bool) {
	p.t.Helper()
	p.eval("Boolean("+condition+")", &yes)
	return yes
}

// moving lists what still moves at the end of a game, in the order in which it will come to rest.
const moving = `document.getAnimations().filter(a => a.playState === "running" && a.effect.target.closest(".end") && a.animationName === "won")
	.sort((a, b) => a.effect.getComputedTiming().endTime - b.effect.getComputedTiming().endTime)
	.map(a => a.effect.target.textContent.trim())`

// The felt of the end reaches the edges of any window, and what is confirmed there lies on none of its buttons.
func TestTheEndFillsTheWindow(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.sitDown(nearlyOver(t, "wuerfelpoker", [][2]string{{"stake", "0.10 EUR"}}, 1, 2), "block")
	p.clickCSS("#menu")
	p.clickCSS("#menu-list")
	p.waitFor(`document.querySelector("dialog[open] .paper")`)
	for _, size := range [][2]int{{820, 1180}, {1280, 800}, {360, 740}} {
		p.size(size[0], size[1])
		if !p.is(`(([a, b]) => Math.abs(a.left - b.left) < 1 && Math.abs(a.right - b.right) < 1)([".example", ".paper"].map(e => document.querySelector("dialog[open] " + e).getBoundingClientRect()))`) {
			t.Errorf("at %d×%d the pads are not as wide as what stands above them", size[0], size[1])
		}
	}
	p.key("Escape")
	p.waitFor(`!document.querySelector("dialog[open]")`)
	p.lastEntry()
	for _, size := range [][2]int{{360, 740}, {740, 360}, {1280, 800}} {
		p.size(size[0], size[1])
		var free []float64
		p.eval(`(r => [r.left, r.top, innerWidth - r.right, Math.max(innerHeight, document.documentElement.scrollHeight) - scrollY - r.bottom])(document.querySelector(".end").getBoundingClientRect())`, &free)
		for _, x := range free {
			if x > 0.5 || x < -0.5 {
				t.Errorf("at %d×%d the felt leaves %v free at its sides, from the left", size[0], size[1], free)
				break
			}
		}
		var covered string
		p.eval(`(note => {
			note.hidden = false;
			note.firstElementChild.textContent = "Bild kopiert";
			const n = note.firstElementChild.getBoundingClientRect();
			const under = [...document.querySelectorAll(".end button, .end a")].filter(e => (r => r.left < n.right && r.right > n.left && r.top < n.bottom && r.bottom > n.top)(e.getBoundingClientRect()));
			note.hidden = true;
			return under.map(e => e.textContent).join(", ");
		})(document.querySelector(".confirm"))`, &covered)
		if covered != "" {
			t.Errorf("at %d×%d a confirmation covers %s", size[0], size[1], covered)
		}
	}
	p.size(320, 568)
	if !p.is(`document.querySelector("#rematch").getBoundingClientRect().bottom <= innerHeight`) {
		t.Error("on the smallest phone the rematch is out of sight")
	}
	p.figures()
	for _, w := range [][2]int{{320, 100}, {320, 115}, {360, 115}, {360, 130}, {412, 145}, {320, 145}, {320, 160}, {320, 200}, {256, 200}} {
		p.size(w[0], 740)
		p.textSize(w[1])
		if over := p.number(`Math.max(...[...document.querySelectorAll(".slip:has(> .sums)")].map(e => e.scrollWidth - e.clientWidth))`); over > 0 {
			t.Errorf("%d wide, text %d %%: the figures are %v px wider than their paper", w[0], w[1], over)
		}
	}
}

// A draw is one long word in German, and not broken where it must not be, however large the text.
func TestADrawIsReadInLargeText(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.sitDown(nearlyOver(t, "wuerfelpoker", nil, 1, 1), "block")
	p.lastEntry()
	look := func(where string) {
		t.Helper()
		for _, width := range []int{320, 360} {
			p.size(width, 740)
			for _, text := range []int{100, 115, 150, 200} {
				p.textSize(text)
				var words []string
				if p.eval(broken, &words); len(words) > 0 {
					t.Errorf("%s, %d wide, text %d %%: broken are %q", where, width, text, words)
				}
			}
		}
		p.eval(`document.documentElement.style.fontSize = ""`, nil)
	}
	look("the end")
	p.figures()
	p.see("heading", "Abrechnung")
	look("the settlement")
}

// The end is shown column by column, then the winner, all columns, the payment; said once, with the winner first. A
// tap ends the motion, the figures and the rematch are one tap away, and a reload shows the end again.
func TestTheEndIsAMoment(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.sitDown(nearlyOver(t, "wuerfelpoker", [][2]string{{"stake", "0.10 EUR"}}, 1, 2), "block")
	p.eval(`document.styleSheets[0].insertRule(".end { --beat: 900s }"), 0`, nil) // slow enough to look, and to tap meanwhile
	s := p.lastEntry()
	var texts []string
	p.eval(moving, &texts)
	inOrder(t, strings.Join(texts, "|"), "Kolonne ×1", "Kolonne ×2", "Kolonne ×4", "Mitzi gewinnt", "Kopf!", "Franz zahlt Mitzi 1,40")
	inOrder(t, s.Said, "Die Partie ist aus.", "Mitzi gewinnt", "Kopf! Alle drei, doppelt: 14", "Kolonne ×1 an Mitzi", "Kolonne ×2 an Mitzi", "Kolonne ×4 an Mitzi", "Franz zahlt Mitzi 1,40")
	p.touch("#title")
	p.seen("the end of the motion by a tap", moving+".length === 0")
	p.noOverflow()
	p.axe()
	p.dark()
	p.axe()
	p.open("/end")
	if text := p.text("#main .winner h2"); text != "Mitzi gewinnt" {
		t.Errorf("after a reload it says %q", text)
	}
	p.figures()
	p.open("/end")
	p.touch("#rematch")
	s = p.seen("the rematch", `document.querySelector("#main .table")`)
	if s.state(t).Over() || s.state(t).Round() != 1 {
		t.Errorf("no new game:\n%s", s.Record)
	}
}

// Where nothing is to move everything stands there at once, by the system's setting and by the app's.
func TestTheEndWithoutMotion(t *testing.T) {
	t.Parallel()
	for _, how := range []string{"system", "none"} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, speaking("en-GB"), withScript(playScript+`; localStorage.setItem("serviert:settings", JSON.stringify({ v: 1, theme: "system", faces: "game", motion: "`+how+`" }))`))
			if how == "system" {
				p.reducedMotion()
			}
			p.sitDown(nearlyOver(t, "escalero", nil, 2, 1), "block")
			p.lastEntry()
			if p.is(moving + ".length") {
				t.Error("something moves")
			}
			inOrder(t, p.text("#main .end"), "Column ×1", "Franz wins", "All three! With the bonus: 9")
		})
	}
}

func inOrder(t *testing.T, text string, parts ...string) {
	t.Helper()
	at := 0
	for _, part := range parts {
		next := strings.Index(text[at:], part)
		if next < 0 {
			t.Errorf("no %q in its place in %q", part, text)
			return
		}
		at += next + len(part)
		if strings.Contains(text[at:], part) {
			t.Errorf("%q comes twice in %q", part, text)
		}
	}
}

// At the end, in its settlement, in that of the evening and on the first page the longest names leave room for the figures, among two and three, on small phones too.
func TestLongNamesLeaveRoomForTheFigures(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for n, names := range [][]string{{"Christian", "Johanna"}, {"Maximiliane-Annabella Kern", "Wolfgang-Amadeus Bernstein"}, {"Maximiliane-Annabella Kern", "Wolfgang-Amadeus Bernstein", "Friederike Ottilie Zehetner"}, {"Donaudampfschifferfrauen", "WWWWWWWWWWWWWWWWWWWWWWWW"}, {"Donaudampfschifferfrauen", "Anna"}} {
		text := nearlyOver(t, "escalero", nil, []int{1, 2, 0}[:len(names)]...)
		for i, name := range names {
			text = strings.Replace(text, "party "+[]string{"Mitzi", "Franz", "Poldi"}[i]+"\n", "party "+name+"\n", 1)
		}
		p.sitDown(text, "block")
		p.lastEntry()
		fits := func(page string) {
			t.Helper()
			for _, size := range [][2]int{{320, 640}, {740, 360}, {360, 740}} {
				p.size(size[0], size[1])
				p.noOverflow()
				var over []string
				p.eval(`[...document.querySelectorAll(".won li > span:not(.sr-only), .sums :is(th, td):not(.wide *)")].filter(e => {
					const text = document.createRange(), next = e.nextElementSibling, slip = e.closest(".slip, li").getBoundingClientRect();
					text.selectNodeContents(e.querySelector("span") || e);
					return text.getBoundingClientRect().right > (next ? next.getBoundingClientRect().left : slip.right) + 1;
				}).map(e => e.textContent)`, &over)
				if len(over) > 0 {
					t.Errorf("%s of %q in %v: too wide are %q", page, names, size, over)
				}
			}
		}
		fits("the end")
		if n == 2 { // the longest of three; no rule of accessibility asks for names
			p.axe()
		}
		p.figures()
		fits("the settlement")
		if n == 2 {
			p.axe()
		}
		p.open("/")
		fits("the first page")
		p.open("/games")
		p.clickCSS(`a[href*="evening="]`)
		p.waitFor(`document.querySelector("#standing")`)
		fits("the evening")
	}
}

// With large text the sums of a column lie beside each other at the end of a game, and on all sheets no number is
// broken into its digits.
func TestNumbersStayWholeWithLargeText(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	// Those of the parts of a list that touch, or whose text takes more than one line.
	const wrong = `(parts => parts.flatMap((e, i) => {
		const text = document.createRange();
		text.selectNodeContents(e);
		const r = text.getBoundingClientRect(), next = parts[i + 1] && parts[i + 1].parentElement === e.parentElement ? parts[i + 1] : null;
		if (!e.textContent.trim()) return [];
		const tall = r.height > 1.9 * Number.parseFloat(getComputedStyle(e).fontSize);
		if (!next) return tall ? [e.textContent] : [];
		const other = document.createRange();
		other.selectNodeContents(next);
		const o = other.getBoundingClientRect();
		return tall || r.bottom > o.top + 1 && o.bottom > r.top + 1 && r.right > o.left + 1 ? [e.textContent + " " + next.textContent] : [];
	}))`
	for _, parties := range [][]string{{"Anna", "Bernd"}, {"Anna", "Bernd", "Carlotta"}} {
		p.sitDown(strings.TrimPrefix(rolled(t, "escalero", 100, parties...), "serviert 1 "))
		p.open("/end")
		for _, size := range [][2]int{{360, 740}, {320, 640}, {740, 360}} {
			p.size(size[0], size[1])
			p.eval(`document.documentElement.style.fontSize = "200%"`, nil)
			p.still()
			p.noOverflow()
			var list []string
			if p.eval(wrong+`([...document.querySelectorAll(".won .sum")])`, &list); len(list) > 0 {
				t.Errorf("%d parties, %v: %q", len(parties), size, list)
			}
		}
	}
	p.size(360, 740)
	p.sitDown(strings.TrimPrefix(rolled(t, "escalero", 60, "Anna", "Bernd", "Carlotta"), "serviert 1 "))
	p.eval(`document.documentElement.style.fontSize = "200%"`, nil)
	p.clickCSS("#menu")
	p.clickCSS("#menu-list")
	p.waitFor(`document.querySelector("dialog[open] .paper")`)
	p.still()
	p.axe()
	var list []string
	if p.eval(wrong+`([...document.querySelectorAll(".dialog .paper :is(tbody, tfoot) td")].filter(e => !e.querySelector(".served, .stroke")))`, &list); len(list) > 0 {
		t.Errorf("on all sheets %q", list)
	}
	var out bool
	if p.eval(`document.querySelector("#dialog").scrollWidth > document.querySelector("#dialog").clientWidth`, &out); out {
		t.Error("the dialog can be pushed sideways")
	}
}

// A name that is written from right to left is set apart from what follows it: its points, commas and the names of
// others stay where they are with any other name.
func TestNamesFromRightToLeftStayByThemselves(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	text := nearlyOver(t, "escalero", nil, 1, 2)
	for from, to := range map[string]string{"Mitzi": "محمد علي", "Franz": "אבא"} {
		text = strings.Replace(text, "party "+from+"\n", "party "+to+"\n", 1)
	}
	lie := func(where string) {
		t.Helper()
		var wrong []string
		var names int
		p.eval(`(() => {
			const wrong = [], walker = document.createTreeWalker(document.querySelector("#main"), NodeFilter.SHOW_TEXT);
			let names = 0;
			const box = (node, from, to) => {
				const range = document.createRange();
				range.setStart(node, from);
				range.setEnd(node, to);
				return range.getBoundingClientRect();
			};
			while (walker.nextNode()) {
				const node = walker.currentNode;
				for (const name of node.nodeValue.matchAll(/محمد علي|אבא/g)) {
					const end = name.index + name[0].length, at = box(node, name.index, end);
					if (!at.width || node.parentElement.closest(".sr-only")) continue;
					names++;
					for (let i = end; i < node.nodeValue.length; i++) {
						const next = box(node, i, i + 1);
						if (next.width && Math.abs(next.top - at.top) < at.height / 2 && next.left < at.right - 1) wrong.push(node.nodeValue);
					}
				}
			}
			return { wrong: [...new Set(wrong)], names };
		})()`, &struct {
			Wrong *[]string
			Names *int
		}{&wrong, &names})
		if names == 0 {
			t.Errorf("%s: no name", where)
		}
		for _, text := range wrong {
			t.Errorf("%s: what follows the name stands before it in %q", where, text)
		}
	}
	p.sitDown(text, "block")
	lie("the table")
	p.lastEntry()
	lie("the end")
	p.figures()
	lie("the settlement")
	p.open("games")
	p.see("heading", "Gespielte Partien")
	lie("the games")
}
