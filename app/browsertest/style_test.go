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

// Browsers from before light-dark(), which Safari 17.5 brought, get the light look, whole, also where more contrast is wished for: no
// colour that is made of it is left without another.
func TestColoursInOlderBrowsers(t *testing.T) {
	t.Parallel()
	dir := copyDir(t, siteDir(t))
	for _, pattern := range []string{"*.css", "*.html"} {
		files, _ := filepath.Glob(filepath.Join(dir, pattern))
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err == nil {
				err = os.WriteFile(file, []byte(strings.ReplaceAll(string(text), "light-dark(", "unknown-colour(")), 0o644)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	p := newPhone(t, showing(dir))
	p.expect("Applying inline style violates") // the page's policy knows its own by their text
	p.dark()
	for _, contrast := range []string{"no-preference", "more"} {
		p.media("prefers-contrast", contrast)
		for _, path := range []string{"/new", "/practice", "/practice?lesson=run&position=1", "/games"} {
			p.open(path)
			var lost []string
			p.eval(`(() => {
				const names = new Set(), look = rules => { for (const rule of rules) {
					for (const name of rule.style || []) if (name.startsWith("--")) names.add(name);
					look(rule.cssRules || []);
				} };
				for (const sheet of document.styleSheets) look(sheet.cssRules);
				const lost = new Set();
				for (const e of document.querySelectorAll("*")) {
					const style = getComputedStyle(e);
					for (const name of names) if (style.getPropertyValue(name).includes("unknown-colour")) lost.add(name + " of " + e.className);
				}
				return [...lost];
			})()`, &lost)
			if len(lost) > 0 {
				t.Errorf("%s, contrast %s: without a colour are %s", path, contrast, strings.Join(lost[:min(5, len(lost))], ", "))
			}
		}
	}
}
