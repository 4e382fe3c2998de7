package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// ruleless finds what is on the page, and has a rule in the whole style sheet that the page's own sheet lacks.
const ruleless = `window.ruleless = whole => {
	const rules = (list, around, within) => [...list].flatMap(rule => {
		const selector = rule.selectorText && (!within ? rule.selectorText
			: rule.selectorText.includes("&") ? rule.selectorText.replaceAll("&", ":is(" + within + ")") : ":is(" + within + ") " + rule.selectorText);
		const here = around + "{" + (rule.conditionText || rule.name || "");
		const own = selector && rule.style.length > 0 ? [{ selector, text: here + selector + "{" + rule.style.cssText.replace(/url\("[^"]*\//g, "url(\"") }] : [];
		return own.concat(rule.type === CSSRule.KEYFRAMES_RULE ? [] : rules(rule.cssRules || [], here, selector || within));
	});
	const all = new CSSStyleSheet();
	all.replaceSync(whole);
	const own = document.querySelector("link[rel=stylesheet]").sheet;
	const has = new Set(rules(own.cssRules, "").map(rule => rule.text));
	const lacks = rules(all.cssRules, "").filter(rule => !has.has(rule.text));
	return window.ruleless = () => lacks.filter(({ selector }) =>
		document.querySelector(selector.replace(/::[a-z-]+/g, "").replace(/:(hover|active|focus|focus-visible)(?![a-z-])/g, ":is(*)"))).map(rule => rule.text);
}`

// styled fails the test for what the page would draw otherwise with the whole style sheet: some pages have a
// sheet without what is meant to be needed on others only.
func (p *phone) styled() {
	p.t.Helper()
	var list []string
	p.eval(`window.ruleless ? ruleless() : document.querySelector("link[rel=stylesheet]")?.href.includes("/style-table.") ? null : []`, &list)
	if list == nil {
		files, err := filepath.Glob(filepath.Join(*p.host.dir.Load(), "style.*.css"))
		if err != nil || len(files) != 1 {
			p.t.Fatal(files, err)
		}
		whole, err := os.ReadFile(files[0])
		if err != nil {
			p.t.Fatal(err)
		}
		p.eval("("+ruleless+")("+quote(string(whole))+")()", &list)
	}
	for _, rule := range list {
		p.t.Errorf("%s: its style sheet lacks %s", p.path(), rule)
	}
}

func TestOnlyOtherPagesNeedTheWholeStyleSheet(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	for path, own := range map[string]bool{"/new": true, "/rules": false} {
		p.open(path)
		p.styled()
		var has bool
		if p.eval(`document.querySelector("link[rel=stylesheet]").href.includes("/style-table.")`, &has); has != own {
			t.Errorf("%s has the sheet of other pages", path)
		}
		if own {
			p.eval(`{ const e = document.createElement("div"); e.className = "cards-table"; document.body.append(e) }`, nil)
			var list []string
			p.eval("ruleless()", &list)
			if len(list) == 0 || !strings.Contains(list[0], "cards-table") {
				t.Errorf("what lacks its rules is not found: %q", list)
			}
		}
	}
}

// A browser from before light-dark() aligns nothing in a block. The pad has its names and numbers in the middle of their
// cells there too. And where no rule can ask what an element has in it, as in Firefox before 121, what is chosen is seen.
func TestTheLookInOlderBrowsers(t *testing.T) {
	t.Parallel()
	dir := copyDir(t, siteDir(t))
	files, err := filepath.Glob(filepath.Join(dir, "*.css"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err == nil {
			err = os.WriteFile(file, []byte(strings.NewReplacer("light-dark(", "unknown-colour(", ":has(", ":unknown(").Replace(string(text))), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	p := newPlayer(t, showing(dir))
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	if !p.is(`[...document.querySelectorAll(".die .face, .corner .icon")].length === 6 && [...document.querySelectorAll(".face, .icon")].every(e => getComputedStyle(e).webkitMaskImage.startsWith("url("))`) {
		t.Error("dice have no faces, or buttons no signs") // where masks need a prefix, see make older
	}
	var off []string
	p.eval(`[...document.querySelectorAll(".pad :is(.label, .sum, .name), .pad .value")].flatMap(cell => {
		const text = document.createRange();
		text.selectNode([...cell.childNodes].find(node => !node.matches?.(".sr-only, .long")));
		const inner = text.getBoundingClientRect(), outer = cell.getBoundingClientRect();
		const by = (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
		if (getComputedStyle(cell).display === "block") return [cell.className + " is a block"];
		return Math.abs(by) > 4 || inner.left < outer.left || inner.right > outer.right + 1 ? [cell.className + " " + cell.textContent + " is off by " + by.toFixed(1)] : [];
	})`, &off)
	if len(off) > 0 {
		t.Errorf("%s", strings.Join(off, "; "))
	}
	if !p.is(`[...document.querySelectorAll("button.entry")].every(e => e.offsetHeight >= 43 && e.offsetWidth >= e.closest("td").offsetWidth - 1)`) {
		t.Error("a cell is not tapped on all of it")
	}
	p.noOverflow()
	p.open("/settings")
	if !p.is(`[...document.querySelectorAll(".segs input")].every(e => getComputedStyle(e).opacity === "1" && e.offsetWidth === 20)`) {
		t.Error("what is chosen looks as what is not")
	}
	p.noOverflow()
}
