package browsertest

import (
	"fmt"
	"testing"
	"time"
)

// inSight fails unless what has the focus is that, and is seen.
func (p *phone) inSight(what, id string) {
	p.t.Helper()
	const seen = `(e => { const r = e.getBoundingClientRect(), top = document.elementFromPoint(r.x + r.width / 2, r.y + Math.min(r.height, 40) / 2);
		return e.id === %q && r.top >= 0 && top && (e.contains(top) || top.contains(e)) })(document.activeElement)`
	p.eval(`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))`, nil)
	in := fmt.Sprintf(seen, id)
	for end := time.Now().Add(patience); !p.is(in); time.Sleep(40 * time.Millisecond) { // the window may take its new size later
		if time.Now().After(end) {
			var is string
			p.eval(`document.activeElement.id + " at " + Math.round(document.activeElement.getBoundingClientRect().y) + " of " + innerHeight`, &is)
			p.t.Fatalf("%s on %s: the focus is on %s, and #%s is not seen", what, p.path(), is, id)
		}
	}
}

// Whoever turns the phone while writing, or whose keyboard makes the window lower, still sees the field; whoever goes by keys
// sees where they are.
func TestTheFocusStaysInSightWhenThePhoneIsTurned(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	for _, c := range []struct{ path, id string }{{"/new?game=escalero", "name-1"}, {"/cards-new", "name-2"}, {"/games#import", "paste"}, {"/settings", "hold-cards"}} {
		p.open(c.path)
		p.waitFor(`document.querySelector("#` + c.id + `")`)
		p.key("Tab") // somebody goes by keys
		p.eval(`document.querySelector("#`+c.id+`").focus()`, nil)
		p.inSight("upright", c.id)
		for _, size := range [][2]int{{740, 360}, {360, 740}, {360, 330}, {360, 740}} {
			p.size(size[0], size[1])
			p.inSight(fmt.Sprint(size), c.id)
		}
	}
	// A page that somebody has scrolled away from a button stays where they read, whatever the bars of the browser do.
	p.open("/settings")
	p.key("Tab")
	p.eval(`(document.querySelector("#hold-cards").focus(), scrollTo(0, 0))`, nil)
	p.size(360, 660)
	p.size(360, 740)
	var y float64
	if p.eval(`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY))))`, &y); y != 0 {
		t.Errorf("the page has jumped to %v", y)
	}
}

// Nor is what a finger has just touched lost, where the other half of the screen goes to another app: such as the faces of real dice
// that are half typed.
func TestWhatWasTouchedStaysInSightInHalfAScreen(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.sitDown("escalero\nparty Anna\nparty Bernd\npoints 6 1 18\n", "block")
	p.touch("#type")
	p.touch("#face-3")
	p.waitFor(`document.activeElement.id === "face-3" && document.querySelector("#typed-back")`)
	if p.is(`document.activeElement.matches(":focus-visible")`) {
		t.Fatal("a tap counts as a key")
	}
	for _, size := range [][2]int{{360, 740}, {360, 370}, {360, 740}, {740, 360}, {360, 400}} {
		p.size(size[0], size[1])
		p.inSight(fmt.Sprint(size), "face-3")
	}
}

// Nor is the button with which a dialog goes on lost below the edge, whether a key has led to it or a finger.
func TestADialogGoesOnWhenThePhoneIsTurned(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.open("/new?game=escalero")
	for range 2 {
		p.clickCSS("#more")
	}
	p.clickCSS("#start")
	p.clickCSS("#roll-all")
	p.waitFor(`document.activeElement.id === "roll-go"`)
	if p.is(`document.activeElement.matches(":focus-visible")`) {
		t.Fatal("a tap counts as a key")
	}
	for _, size := range [][2]int{{360, 740}, {740, 360}, {360, 740}, {640, 320}} {
		p.size(size[0], size[1])
		p.inSight(fmt.Sprint(size), "roll-go")
	}
	// What somebody has scrolled away from stays away.
	p.eval(`document.querySelector("#dialog").scrollTop = 0`, nil)
	p.eval(`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))`, nil)
	p.size(740, 330)
	p.eval(`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))`, nil)
	if y := p.number(`document.querySelector("#dialog").scrollTop`); y != 0 {
		t.Errorf("the dialog has jumped to %v", y)
	}
}

// On a phone held sideways four names leave the button below them in sight.
func TestFourNamesFitAPhoneHeldSideways(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	look := func(button string, windows ...[3]int) {
		t.Helper()
		p.waitFor(fmt.Sprintf(`document.querySelector("dialog[open] %s")`, button))
		for _, w := range windows {
			p.size(w[0], w[1])
			p.textSize(w[2])
			p.still()
			if below := p.number(fmt.Sprintf(`document.querySelector(%q).getBoundingClientRect().bottom - innerHeight`, button)); below > 0 {
				t.Errorf("%v: %s reaches %v below the window", w, button, below)
			}
			var words []string
			if p.eval(lost, &words); len(words) > 0 {
				t.Errorf("%v: not to be read: %q", w, words)
			}
			p.inReach(fmt.Sprint(w))
		}
		p.size(360, 740)
		p.textSize(100)
	}
	p.sitDown("escalero\nparty Anna\nparty Bernd\nparty Carl\nparty Doris\n")
	p.clickCSS("#menu")
	p.clickCSS("#menu-people")
	look("#seats-done", [3]int{740, 360, 100}, [3]int{740, 360, 130}, [3]int{667, 375, 100}, [3]int{844, 390, 115})
	c := sitDown(p.phone, "de", "Mitzi", "Franz", "Resi", "Poldi")
	for !c.has(".hand-sums") {
		c.step()
	}
	c.clickCSS("#menu")
	c.clickCSS("#menu-people")
	c.clickCSS("#menu-names")
	look("#names-done", [3]int{740, 360, 100}, [3]int{667, 375, 100}, [3]int{844, 390, 100})
}

// Whoever reads a long page goes on reading when the phone is turned. Its title has the focus since the page has come, and was
// left behind long ago; so was a button that the keys had led to.
func TestATurnedPhoneKeepsThePlaceThatIsRead(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/")
	p.clickCSS(`a[href$="/settings"]`)
	p.waitFor(`document.activeElement.id === "title" && document.querySelector("#hold-cards")`)
	const frames = `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))`
	turn := func(where string) {
		t.Helper()
		p.eval(frames, nil)
		p.eval(`scrollTo(0, 600)`, nil)
		p.eval(frames, nil)
		for _, size := range [][2]int{{740, 360}, {360, 740}} {
			p.size(size[0], size[1])
			p.eval(frames, nil)
			var y float64
			if p.eval(`scrollY`, &y); y < 300 {
				t.Errorf("with the focus on %s the page has jumped to %v", where, y)
			}
		}
	}
	turn("the title")
	p.key("Tab")
	turn("the first button")
}

// Enter leads from name to name and to the button that begins, as the key on the screen's keyboard promises.
func TestEnterLeadsFromNameToName(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	for _, path := range []string{"/new?game=escalero", "/cards-new"} {
		p.open(path)
		p.waitFor(`document.querySelector("#name-0")`)
		var names int
		p.eval(`document.querySelectorAll("[id^=name-]").length && (document.querySelector("#name-0").focus(), document.querySelectorAll("input[id^=name-]").length)`, &names)
		for i := 1; i <= names; i++ {
			want := fmt.Sprintf("name-%d", i)
			if i == names {
				want = "start"
			}
			// What is composed ends with Enter as well, and Safari tells that by its code alone. A key that is held leads on once.
			for _, none := range []string{"keyCode: 229", "keyCode: 13, isComposing: true", "keyCode: 13, repeat: true"} {
				p.eval(`(document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", `+none+`, bubbles: true })), null)`, nil)
				var still string
				if p.eval(`document.activeElement.id`, &still); still != fmt.Sprintf("name-%d", i-1) {
					t.Errorf("%s: Enter with %s leads from name %d to %s", path, none, i-1, still)
				}
			}
			p.lastKey = "" // as quickly as somebody types
			p.key("Enter")
			p.waitFor(`document.activeElement.id === ` + quote(want))
			p.inSight("Enter", want)
		}
		p.lastKey = ""
		p.key("Enter") // a slip

		// At cards the button waits until the words have come.
		p.waitFor(`document.activeElement.id === "start" && document.querySelector("#start:not([aria-disabled])")`)
		p.key("Enter")
		p.waitFor(`!document.querySelector("#start")`)
	}
}
