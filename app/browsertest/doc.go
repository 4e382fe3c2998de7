// Package browsertest plays Serviert in a real browser: the site as cmd/site writes it, served as a
// host of static pages would, under a sub-path, on a phone of 360 by 740.
//
// A test asks for a phone, opens a page and does what a person does:
//
//	func TestNewGame(t *testing.T) {
//		t.Parallel()
//		p := newPhone(t)
//		p.open("/")
//		p.click("link", "/^Escalero/")
//		p.see("heading", "Neues Spiel")
//		p.key("Tab")
//		p.axe()
//	}
//
// A phone is a browser profile of its own with a host of its own, so tests do not see each other's
// games and each may stop its host or upload another version. The app is installed on it, and nothing
// else: phones are wiped and handed on from test to test. A test about a first visit asks for one
// with onFirstVisit. When the test ends the phone fails it if the page asked any other origin for
// anything, wrote an error to its console or threw: what a test expects of that kind it names before
// with p.expect.
//
// Tests run side by side in one browser, one without a window where it is installed; all but those that
// measure time, and those that listen. The machine may be slow and busy, so nothing waits for a time: wait
// for what is to be seen, and where the app itself waits, put the clock of the page on (mayLift). A test that fails has failed; none is tried again.
//
// Things to find are named as a screen reader names them, by role and name; a name between slashes
// is a regular expression: p.click("button", "/^3 Würfel/"). Finding waits until the thing is there.
// Clicks are real ones, at the middle of the thing, and fail if something else lies on top.
//
// The helpers, by file:
//
//	phone_test.go   newPhone and its options; open, reload, killTab, newTab; offline, online, upload
//	installed_test.go how phones get the app, what is handed on, and what is taken off it
//	act_test.go     click, clickCSS, key, see, gone, find, text, eval, waitFor
//	look_test.go    dark, light, forcedColors, reducedMotion, slowCPU, size, screenshot, axe, contrast, noOverflow
//	bench_*_test.go what make bench measures: a slow line, visits, taps, long tasks, growth
//	site_test.go    siteDir: the site under test, built once; variantDir: the same as another version
//	fonts_test.go   the fonts everything is looked at with, the same on every machine
//	engine_test.go  visitor: Firefox and WebKit, with the few helpers that all kinds of browser have
//	reader_test.go  readers: what Firefox and Chromium tell assistive technology, and what Orca says
//
// Run it with make browser, which also fetches what is missing. SERVIERT_HEAD=1 shows the window;
// make bench reports how long a person waits, make screenshots takes the installer's pictures.
package browsertest
