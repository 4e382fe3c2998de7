package browsertest

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"
)

// The other two kinds of browser people have: a first visit, then without a network a game to its
// end, with a dialog and a visit anew in the middle of a turn.
func TestOtherEngines(t *testing.T) {
	t.Parallel()
	t.Run("Firefox", func(t *testing.T) { visit(t, startFirefox(t)) })
	t.Run("WebKit", func(t *testing.T) { visit(t, startWebKit(t)) })
}

func visit(t *testing.T, e engine) {
	v := visitor{e, t, newHost(t, siteDir(t))}
	v.open("/")
	v.until(`navigator.serviceWorker.controller !== null && navigator.serviceWorker.controller.state === "activated"`)
	v.host.stop()
	eval[any](v, `localStorage.setItem("serviert:settings", JSON.stringify({ v: 1, motion: "none", pace: "fast" }))`)
	v.open("/new?game=escalero-single")
	v.click("#name-0")
	v.until(`document.activeElement.id === "name-0"`)
	v.key("Mitzi")
	v.until(`document.querySelector("#name-0").value === "Mitzi"`)
	v.click("#start")
	v.click("#roll-all")
	v.click("#roll-go")
	v.until(`document.querySelector("button#throw") && !document.querySelector("#dialog")`)
	v.click("#throw")
	v.click("#die-2")
	v.until(`document.querySelector("#die-2[aria-pressed=true]")`)

	// Held sideways too all dice lie in one line in the tray, however wide the captions of kept ones are.
	if err := v.size(740, 360); err != nil {
		t.Fatal(err)
	}
	eval[any](v, `(["1", "3", "4", "5"].forEach(n => document.querySelector("#die-" + n).click()), null)`)
	for _, text := range []int{100, 110, 130} {
		eval[any](v, fmt.Sprintf(`(document.documentElement.style.fontSize = "%d%%", null)`, text))
		v.until(atRest + ` && document.querySelectorAll("[id^=die-][aria-pressed=true]").length === 5`)
		if wrong := eval[string](v, `(dice => {
			const lines = new Set(dice.map(die => Math.round(die.top))).size, out = dice.at(-1).right - document.querySelector("#tray").getBoundingClientRect().right;
			return lines > 1 ? "the dice lie in " + lines + " lines" : out > 0 ? "they stick out by " + out : "";
		})([...document.querySelectorAll("[id^=die-]")].map(die => die.getBoundingClientRect()))`); wrong != "" {
			t.Errorf("held sideways, text %d %%: %s", text, wrong)
		}
	}
	eval[any](v, `(document.documentElement.style.fontSize = "", ["1", "3", "4", "5"].forEach(n => document.querySelector("#die-" + n).click()))`)
	v.until(`document.querySelectorAll("[id^=die-][aria-pressed=true]").length === 1`)

	// With text a third larger on a phone of 360 pixels, here in proportion, since no window of WebKit is as narrow, both
	// have their columns beside each other.
	if err := v.size(450, 900); err != nil {
		t.Fatal(err)
	}
	eval[any](v, `(document.documentElement.style.fontSize = "162%", null)`)
	v.until(atRest)
	if tops := eval[[]float64](v, `["own", "rival"].map(whose => document.querySelector(".pad .name." + whose).getBoundingClientRect().top)`); tops[0] != tops[1] {
		t.Errorf("text 162 %%: the names are at %v", tops)
	}
	eval[any](v, `(document.documentElement.style.fontSize = "", null)`)

	v.click("#menu")
	v.until(`document.querySelector("dialog[open]") && document.querySelector("dialog[open]").contains(document.activeElement)`)
	v.key("Escape")
	v.until(`!document.querySelector("dialog[open]") && document.activeElement.id === "menu"`)

	const saved = `localStorage.getItem("serviert:game")`
	before := eval[string](v, saved)
	v.open("/table")
	v.until(`document.querySelector("#die-2[aria-pressed=true]")`)
	if after := eval[string](v, saved); after != before || !strings.Contains(after, "Mitzi") || !strings.Contains(after, "throw ") {
		t.Errorf("before the visit anew\n%s\nafter it\n%s", before, after)
	}

	if _, err := v.run(playScript); err != nil {
		t.Fatal(err)
	}
	eval[any](v, `(play.lang = document.documentElement.lang)`)
	over := false
	for range 40 {
		// WebKit's driver has been seen to lose the answer of a script that runs for seconds.
		eval[any](v, `(window.over = null, play.steps(40).then(is => { over = is }, e => { over = String(e) }), null)`)
		v.until("over !== null")
		if over = eval[bool](v, "over"); over {
			break
		}
	}
	if wrong := eval[[]string](v, "play.wrong"); !over || len(wrong) > 0 {
		t.Errorf("over %v, and %q", over, wrong)
	}
	v.until(`document.querySelector("#main .settle") && JSON.parse(` + saved + `).ended > 0`)

	// A computer player thinks in a worker of its own, without a network too.
	text := toDecide(t)
	eval[any](v, `localStorage.setItem("serviert:game", `+quote(text)+`)`)
	v.open("/table")
	v.until(`JSON.parse(` + saved + `).record.length > JSON.parse(` + quote(text) + `).record.length`)
}

// Headings, buttons and tables are hyphenated where the browser knows how, for long words and large text. Lines of the
// same length are no reason to break a short word.
func TestShortWordsAreNotHyphenated(t *testing.T) {
	t.Parallel()
	v := visitor{startFirefox(t), t, newHost(t, siteDir(t))}
	v.open("/cards-new")
	for _, width := range []int{320, 360, 412} {
		if err := v.size(width, 640); err != nil {
			t.Fatal(err)
		}
		for _, path := range []string{"/cards-new", "/rules", "/games"} {
			v.open(path)
			for _, word := range eval[[]string](v, broken) {
				if utf8.RuneCountInString(word) < 8 {
					t.Errorf("%s, %d wide: %q is in two lines", path, width, word)
				}
			}
		}
	}
}

// Where cookies are blocked Firefox refuses storage, the worker, locks and messages between tabs.
func TestFirefoxWithoutCookies(t *testing.T) {
	t.Parallel()
	v := visitor{startFirefox(t, `user_pref("network.cookie.cookieBehavior", 2);`), t, newHost(t, siteDir(t))}
	v.open("/new")
	if !eval[bool](v, `"memory" in document.documentElement.dataset`) {
		t.Error("the storage is that of the browser")
	}
	v.click("#start")
	v.click("#roll-all")
	v.click("#roll-go")
	v.until(`document.querySelector("button#throw") && !document.querySelector("#dialog")`)
	v.click("#throw")
	v.until(`document.querySelector("#die-5")`)
	thrown := eval[string](v, tray)
	eval[any](v, `window.before = true`) // what Firefox had put to sleep loads again
	v.click("#menu")
	v.click("#menu-book")
	v.until(`location.pathname.endsWith("/rules") && document.documentElement.dataset.app === "ready" && window.name === ""`)
	eval[any](v, `setTimeout(() => history.back()), null`)
	v.until(`location.pathname.endsWith("/table") && !window.before && document.querySelector("#die-5")`)
	if now := eval[string](v, tray); now != thrown {
		t.Errorf("after the rules there lies %s, there lay %s", now, thrown)
	}
	eval[any](v, `window.before = true`)
	v.click("#menu")
	v.click("#menu-sliders")
	v.until(`location.pathname.endsWith("/settings") && document.documentElement.dataset.app === "ready" && window.name === ""`)
	v.click("#theme-dark")
	v.until(`document.documentElement.dataset.theme === "dark"`)
	eval[any](v, `setTimeout(() => history.back()), null`)
	v.until(`location.pathname.endsWith("/table") && !window.before && document.querySelector("#die-5")`)
	if !eval[bool](v, `document.documentElement.dataset.theme === "dark" && window.name === ""`) {
		t.Error("what was set is lost on the way back, or the name of the tab tells it")
	}
}

func startFirefox(t *testing.T, settings ...string) engine {
	t.Helper()
	needFirefox(t)
	return newFirefox(t, settings...)
}

func needFirefox(t *testing.T) {
	t.Helper()
	if firefoxPath() == "" {
		t.Skip("no Firefox: install the package firefox-esr")
	}
}

func startWebKit(t *testing.T) engine {
	t.Helper()
	if webkitPath() == "" || miniBrowser() == "" || firstProgram("Xvfb") == "" {
		t.Skip("no WebKit: install the packages webkit2gtk-driver and xvfb")
	}
	return newWebkit(t)
}
