package browsertest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"serviert/app/dicegame"
	"serviert/app/store"
)

// kept puts values into a phone's storage before its first start.
func kept(t *testing.T, values map[string]any) phoneOption {
	t.Helper()
	var script strings.Builder
	script.WriteString(`if (!localStorage.getItem("kept")) { localStorage.setItem("kept", "1");`)
	for key, v := range values {
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&script, "localStorage.setItem(%q, %s);", key, quote(string(text)))
	}
	return withScript(script.String() + "}")
}

// companions are some evenings of Mitzi, Franz and others, as the first versions kept them, with a
// review for each of the last games, and an evening of cards.
func companions(t *testing.T) map[string]any {
	t.Helper()
	values, reviews := map[string]any{}, store.Reviews{V: 1}
	for i, c := range []struct{ preset, names string }{
		{"escalero", "Mitzi Franz"}, {"escalero", "Franz Mitzi"}, {"wuerfelpoker", "Mitzi Franz"},
		{"escalero-single", "Mitzi Franz Annemarie-Christine"}, {"escalero-single", "Franz Mitzi"}, {"escalero", "Mitzi Poldi"},
		{"escalero-single", "Mitzi Annemarie-Christine"}, {"escalero-single", "Mitzi Franz"},
	} {
		record := rolled(t, c.preset, 999, strings.Fields(c.names)...)
		if i == 1 || i == 2 {
			record = strings.Replace(record, "party", "option stake 0.10 EUR\nparty", 1)
		}
		record = strings.Replace(record, "party Poldi\n", "party Poldi\tcomputer strong\n", 1)
		at := 1_700_000_000_000 + int64(i)*3_600_000*20
		id := fmt.Sprint(at)
		values[store.KeyDone+id] = dicegame.Saved{V: 1, ID: id, Evening: id, Started: at, Ended: at + 600_000, Record: record}
		one := store.Review{Print: dicegame.Fingerprint(record)}
		for p := range strings.Fields(c.names) {
			one.Luck, one.Lost = append(one.Luck, (i-3)*(10-20*p)), append(one.Lost, 4+3*i+p)
		}
		reviews.List = append(reviews.List, one)
	}
	values[store.KeyReviews] = reviews
	values[store.KeyCardsPast+"1600000000000"] = map[string]any{
		"v": 1, "id": "1600000000000", "started": 1600000000000, "ended": 1600003600000, "seen": []int{}, "names": []string{"Mitzi", "Franz"},
		"won": []int{14, -14}, "hands": 3, "record": "serviert 1 choose-your-words\nparty Mitzi\nparty Franz\n",
	}
	return values
}

// toldApart fails the test for bars whose parts only the hue of their colours tells apart (WCAG 2.2, 1.4.1): what was won
// and what was lost differ in how light they are as text and its paper do.
func (p *phone) toldApart() {
	p.t.Helper()
	var alike []string
	p.eval(`[...document.querySelectorAll(".parts svg")].map(e => {
		const [won, , lost] = [...e.children].map(part => getComputedStyle(part).fill.match(/[\d.]+/g).slice(0, 3).map(n => n / 255)
			.map(n => n <= .04045 ? n / 12.92 : ((n + .055) / 1.055) ** 2.4)).map(([r, g, b]) => .2126 * r + .7152 * g + .0722 * b + .05);
		return Math.max(won, lost) / Math.min(won, lost);
	}).filter(ratio => ratio < 4.5).map(ratio => ratio.toFixed(1))`, &alike)
	if len(alike) > 0 {
		p.t.Errorf("%s: the contrast of won and lost is %q", p.path(), alike)
	}
}

// From the list of games to the people, to one of them, to their best column; with another colour, which
// stays and is seen where a new game is set up.
func TestPeopleHaveFiguresAndColours(t *testing.T) {
	t.Parallel()
	for lang, words := range map[string]map[string]string{
		"de-AT": {"way": "/^Leute/", "all": "Leute", "column": "/^Beste Kolonne/", "pad": "Der Block", "table": "Als Tabelle", "both": "Mitzi zählt jetzt bei Franz mit."},
		"en-GB": {"way": "/^People/", "all": "People", "column": "/^Best column/", "pad": "The pad", "table": "As a table", "both": "Mitzi now counts with Franz."},
	} {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, speaking(lang), kept(t, companions(t)))
			p.reducedMotion()
			p.open("/games")
			p.click("link", words["way"])
			p.see("heading", words["all"])
			p.waitFor(`document.querySelectorAll(".people .mark").length === 3`)
			look := func() {
				t.Helper()
				for _, size := range [][2]int{{320, 640}, {360, 740}, {375, 667}, {740, 360}, {768, 1024}, {1280, 800}} {
					p.size(size[0], size[1])
					p.noOverflow()
				}
				p.size(360, 740)
				p.inReach(p.path())
				p.light()
				p.axe()
				p.dark()
				p.contrast()
				p.toldApart()
				p.light()
				p.toldApart()
			}
			look()
			p.click("link", "/^Mitzi/")
			p.see("heading", "Mitzi")
			p.clickCSS(".as-table > summary")
			p.waitFor(`document.querySelectorAll(".as-table a").length === 8`)
			look()
			p.textSize(200)
			var broken []string
			p.eval(`[...document.querySelectorAll(".people .sums td")].flatMap(e => {
				const text = e.firstChild, lines = e.closest(".figures") ? /[^\s]+/g : /[^\n]+/g, part = document.createRange();
				return [...text?.data?.matchAll(lines) || []].map(({ index, 0: found }) => {
					part.setStart(text, index), part.setEnd(text, index + found.length);
					return new Set([...part.getClientRects()].map(r => r.top)).size > 1 ? found : "";
				}).filter(Boolean);
			})`, &broken)
			if len(broken) > 0 {
				t.Errorf("with large text a result or an amount goes on in the next line: %q", broken)
			}
			if p.eval(`[...document.querySelectorAll(".people .slip:has(> .sums)")].filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)`, &broken); len(broken) > 0 {
				t.Errorf("with large text these are wider than their paper: %q", broken)
			}
			p.textSize(100)
			p.run(emulation.SetEmulatedMedia().WithMedia("print"))
			var alike, controls []string
			p.eval(`[...document.querySelectorAll(".parts svg, .twins svg")].filter(e => getComputedStyle(e.children[0]).fill === getComputedStyle(e.children[2]).fill).map(e => e.outerHTML)`, &alike)
			p.eval(`[...document.querySelectorAll("main :is(.segs, select, .button)")].filter(e => e.checkVisibility()).map(e => e.outerHTML)`, &controls)
			if len(alike)+len(controls) > 0 {
				t.Errorf("on paper these are alike: %q; and these are to be pressed: %q", alike, controls)
			}
			p.run(emulation.SetEmulatedMedia().WithMedia(""))
			p.clickCSS("#hue-5")
			p.waitFor(`document.querySelector(".bar .mark.hue-5")`)
			p.reload()
			p.waitFor(`document.querySelector(".bar .mark.hue-5") && document.querySelector("#hue-5").checked`)
			p.click("link", words["column"])
			p.see("heading", words["pad"])
			p.open("/new")
			p.enter("#name-0", "Mitzi", "input")
			p.waitFor(`document.querySelector(".seat .mark.hue-5")`)
			p.axe()
			p.contrast()
			p.open("/people?name=Mitzi")
			p.waitFor(`document.querySelector("#spelling-of")`)
			p.enter("#spelling-of", "Franz", "change")
			p.clickCSS("#join")
			p.said(words["both"])
			p.see("heading", "Franz")
			p.axe()
		})
	}
}

// How often two have won against each other stands in one line, and how often they were level in the next.
func TestResultsAgainstEachOtherStayInOneLine(t *testing.T) {
	t.Parallel()
	p := newPhone(t, kept(t, companions(t)))
	p.reducedMotion()
	p.open("/people?name=Mitzi")
	const result = `[...document.querySelectorAll(".people .sums td")].find(e => / : /.test(e.textContent))`
	p.waitFor(result)
	p.eval(result+`.textContent = "125 : 145\n10 gleich"`, nil)
	for _, size := range [][2]int{{320, 640}, {360, 740}, {1280, 800}} {
		p.size(size[0], size[1])
		var lines int
		p.eval(`(text => { text.selectNodeContents(`+result+`); return new Set([...text.getClientRects()].map(r => r.top)).size })(document.createRange())`, &lines)
		if lines != 2 {
			t.Errorf("%v: a result takes %d lines", size, lines)
		}
		p.noOverflow()
	}
}

// Somebody's first served grande is said once, after the game, and stays on their page.
func TestAFirstGrandeIsSaidOnce(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	text := "escalero-single\nparty Anna\nparty Bernd\n"
	for _, row := range strings.Fields("1 2 3 4 5 6 S F P") {
		text += "strike " + row + " 1\nstrike " + row + " 1\n"
	}
	p.sitDown(text + "throw 66666\nwrite G 1\nthrow 12346\n")
	p.clickCSS("#cell-9-0")
	p.clickCSS("#write")
	p.clickCSS("#strike-yes")
	p.said("Anna: Die erste servierte Grande.")
	p.axe()
	p.reload()
	p.see("heading", "Die Partie ist aus")
	var said string
	p.eval(`new Promise(done => setTimeout(() => done(document.getElementById("live").textContent + document.querySelector(".confirm").textContent), 4000))`, &said)
	if strings.Contains(said, "Grande") {
		t.Errorf("after a reload it is said again: %q", said)
	}
	p.open("/people?name=Anna")
	p.see("link", "/^Die erste servierte Grande/")
	p.axe()
}

// Very many games are counted, read from the disk the first time, and the longest task on a phone six
// times slower is logged. That counting goes in slices is a test of the room.
func TestManyGamesAreCounted(t *testing.T) {
	const games = 300
	p := newPhone(t, manyGames(t, games))
	p.open("/")
	p.waitUpTo(4*patience, filed)
	// As versions left them that filed no figures.
	p.eval(`for (const key of Object.keys(localStorage)) if (key.startsWith("serviert:index:")) {
		const v = JSON.parse(localStorage.getItem(key));
		for (const g of v.games) for (const later of ["entries", "sums", "pays", "levels", "head", "grandes"]) delete g[later];
		const text = JSON.stringify({ v: v.v, games: v.games });
		localStorage.setItem(key, text);
		serviert.journal.write(key, text);
	}`, nil)
	for _, way := range []string{"read from the disk", "filed"} {
		p.slowCPU(1)
		p.open("/rules")
		p.slowCPU(6)
		p.eval(`{ window.began = performance.now(); window.tasks = [];
			new PerformanceObserver(list => tasks.push(...list.getEntries())).observe({ type: "longtask" });
			const a = document.createElement("a"); a.href = `+quote(p.url("/people"))+`;
			document.querySelector("main").append(a); a.click() }`, nil)
		p.waitUpTo(4*patience, `document.querySelectorAll(".people .mark").length === 2`)
		var longest, took float64
		p.eval(`performance.now() - began`, &took)
		p.eval(`Math.max(0, ...tasks.map(e => e.duration))`, &longest)
		t.Logf("SERVIERT %d games, %s: counted after %.0f ms, the longest task took %.0f ms", games, way, took, longest)
		p.see("link", fmt.Sprintf("/^Mitzi, %d Partien/", games))
	}
}
