package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// translator does to the page what browsers do that translate it, and leaves the words as they are, so that a text
// that is out of date can be told from one that is not. It takes what it has not seen yet a moment after it has
// appeared. Chromium puts elements of its own in the place of texts, Firefox other texts.
const translator = `{
	const own = new WeakSet(), waiting = new Set(), wraps = WRAPS;
	const translate = text => {
		if (own.has(text) || !text.nodeValue.trim() || !text.parentElement || text.parentElement.closest("script, style, template, [translate=no]")) return;
		const translated = document.createTextNode(text.nodeValue);
		own.add(translated);
		if (!wraps) {
			text.replaceWith(translated);
			return;
		}
		const outer = document.createElement("font"), inner = document.createElement("font");
		inner.append(translated);
		outer.append(inner);
		text.replaceWith(outer);
	};
	const all = () => {
		for (const node of waiting) {
			const texts = [], walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
			if (node.nodeType === Node.TEXT_NODE) texts.push(node);
			while (walker.nextNode()) texts.push(walker.currentNode);
			texts.forEach(translate);
		}
		waiting.clear();
	};
	if (!sessionStorage.getItem("untranslated")) new MutationObserver(changes => {
		for (const change of changes) for (const node of change.type === "characterData" ? [change.target] : change.addedNodes) waiting.add(node);
		setTimeout(all, 20);
	}).observe(document, { subtree: true, childList: true, characterData: true });
}`

// Somebody whose browser translates the page sees and hears what is so, as after a page that is loaded anew without
// that; and what is to appear appears.
func TestATranslatedPageStaysTrue(t *testing.T) {
	t.Parallel()
	for how, wraps := range map[string]string{"by elements": "true", "by texts": "false"} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, withScript(strings.Replace(translator, "WRAPS", wraps, 1)))
			p.reducedMotion()
			read := func() (text string) {
				// Until the page and its translator have come to rest.
				p.eval(`new Promise(done => {
					let last = performance.now();
					const watch = new MutationObserver(() => { last = performance.now() });
					watch.observe(document, { subtree: true, childList: true, characterData: true });
					const look = () => performance.now() - last > 150 ? (watch.disconnect(), done()) : setTimeout(soon, 50);
					const soon = () => requestAnimationFrame(() => requestAnimationFrame(look)); // a part is drawn with the second picture
					soon();
				})`, nil)
				p.eval(`document.getElementById("root").innerText.replace(document.querySelector("#live").innerText, "").trim().replace(/\s+/g, " ")`, &text)
				return text
			}
			again := func() {
				p.run(chromedp.Reload())
				p.ready()
			}
			check := func(where string) {
				t.Helper()
				translated := read()
				p.eval(`sessionStorage.setItem("untranslated", "")`, nil)
				again()
				if plain := read(); translated != plain {
					t.Errorf("%s, translated:\n%s\nas it is:\n%s", where, translated, plain)
				}
				p.eval(`sessionStorage.removeItem("untranslated")`, nil)
				again()
			}
			throws := func(label string) {
				t.Helper()
				before := p.seen("the table", `document.querySelector("#throw")`).Record
				p.clickCSS("#throw")
				p.seen(label, "play.state().record !== "+quote(before))
			}
			p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\nthrow 12345\nwrite S 1\n")
			for range 2 {
				throws("a first throw")
				p.clickCSS("#die-2")
				throws("a second one")
				check("after two throws")
				p.clickCSS(`#pad button.pencil[data-state="possible"]`)
				check("with a cell chosen")
				var sheets string
				p.eval(`document.querySelector("#pad").dataset.sheets`, &sheets)
				before := p.seen("what to write", `document.querySelector("#write")`).Record
				p.clickCSS("#write")
				p.seen("the entry", "play.state().record !== "+quote(before))
				p.seen("the other pad in front", "document.querySelector('#pad').dataset.sheets !== "+quote(sheets))
				check("after an entry")
			}
			p.open("settings")
			read()
			p.clickCSS("#language-en")
			p.see("heading", "Settings")
			check("in another language")
		})
	}
}
