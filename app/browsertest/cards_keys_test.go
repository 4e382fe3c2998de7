package browsertest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"
)

// tabTo goes on with the tab key until what has the focus is called so, as
// somebody does who hears the names and sees nothing.
func (c *cards) tabTo(name string) {
	c.t.Helper()
	is := regexp.MustCompile(name)
	var heard []string
	for range 60 {
		now := c.focused()
		if is.MatchString(now) {
			return
		}
		heard = append(heard, now)
		c.key("Tab")
	}
	c.t.Fatalf("the tab key never comes to %q; it came to %q", name, heard)
}

// live is the last sentence that was said, once the focus rests.
func (c *cards) live() string {
	time.Sleep(400 * time.Millisecond)
	return c.text("#live")
}

// asks presses a key that is answered aloud.
func (c *cards) asks(key, answer string) {
	c.t.Helper()
	c.key(key)
	c.waitFor(fmt.Sprintf("/%s/.test(document.querySelector('#live').textContent)", answer))
}

// A hand by keyboard alone: what is heard tells what to do next.
func TestAHandByKeyboard(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withScript(`localStorage.setItem("serviert:settings", '{"v":1,"pace":"step"}')`)) // the words of a showdown wait longest
	c := setUp(p, "de", "Mitzi", "Franz")
	c.listen()
	asked := false
	for range 200 {
		if c.has(".hand-sums") {
			break
		}
		switch {
		case c.has("#reveal"):
			name := strings.TrimSuffix(c.text("h1"), " ist dran")
			c.tabTo("^Ich bin " + name)
			c.mayLift()
			c.key("Enter")
			c.waitFor(`document.querySelector("#reveal") === null`)
		case c.has("#rested"):
			c.hears("Du hast gezogen: ")
			c.tabTo("^Fertig")
			c.mayLift()
			c.key("Enter")
			c.waitFor(`document.querySelector("#rested") === null`)
		case c.has("#exchange"):
			if !strings.Contains(c.focused(), "Punkt") {
				t.Errorf("the exchange begins at %q", c.focused())
			}
			c.asks("1", "wird getauscht")
			c.asks("2", "wird getauscht")
			c.key("d")
			c.waitFor(`document.querySelector("#rested") !== null`)
		case c.has("#no-word"):
			for _, k := range []string{"1", "2", "3"} {
				if !c.has("#lay") {
					c.asks(k, "Punkte")
				}
			}
			c.tabTo(" legen")
			c.key("Enter")
			c.waitFor(`document.querySelector("#lay") === null`)
		case c.has("#raise") || c.has("#call"):
			if !asked {
				asked = true
				c.asks("w", "Deine Karten: .*Punkt")
				c.asks("p", "Im Pot: 2")
				c.asks("h", "Dabei: Mitzi und Franz")
				c.asks("x", "gibt")
				c.asks("s", "Mitzi 49, Franz 49")
				c.asks("t", "ist dran")
				c.asks("n", "Eröffnen geht mit 1 bis 5")
				c.asks("f", "noch einmal dieselbe Taste")
				c.asks("n", "Eröffnen")
			}
			turn := c.text("h1")
			if c.has("#call") {
				c.key("c")
			} else {
				c.key("r")
			}
			c.waitFor(fmt.Sprintf(`document.querySelector("#reveal") !== null || document.querySelector("#exchange") !== null || document.querySelector("#no-word") !== null || document.querySelector("h1").textContent !== %q`, turn))
		case c.has("#turn-all"):
			c.hears(`ufgedeckt\.`)
			c.tabTo("^Alles zeigen")
			c.key("Enter")
			c.waitFor(`document.querySelector("#turn-all") === null`)
		case c.has("#doubt:not([aria-disabled])"):
			c.tabTo("^Zweifeln")
			c.key("Enter")
			c.waitFor(`document.querySelector("dialog[open]") !== null && document.activeElement.id === "doubt-not"`)
			c.tabTo("^[A-Z]+(Mitzi|Franz), [0-9]+ Punkte?$")
			c.key("Enter")
			c.waitFor(`/angezweifelt/.test(document.querySelector("#live").textContent)`)
			c.mayLift()
			c.tabTo("^Pot auszahlen")
			c.key("Enter")
			c.waitFor(`document.querySelector(".laid") === null`)
		default:
			c.tabTo("^(Abheben|Noch einmal|Karten geben|Pot auszahlen)")
			c.key("Enter")
		}
	}
	if !c.has(".hand-sums") {
		t.Fatalf("the hand did not end: %s", c.text("main"))
	}
	c.waitFor(`/gewinnt|teilen/.test(document.querySelector("#live").textContent)`)
	// What cannot be taken back is asked with the focus on what changes nothing, from the menu too.
	c.onKey("menu")
	c.waitFor(`document.querySelector("dialog[open] #menu-check") !== null`)
	c.onKey("menu-check")
	c.holds("asked before the evening ends", "sure-no")
}

// choosesWhoPlays goes through the menu by keys to an item about who plays, by its ID and what it says.
func (c *cards) choosesWhoPlays(id, says string) {
	c.t.Helper()
	for _, step := range [][2]string{{"menu-people", "Menü"}, {id, "Wer spielt mit"}} {
		c.tabTo("^" + step[1])
		c.key("Enter")
		c.waitFor(`document.querySelector("dialog[open] #` + step[0] + `") !== null`)
	}
	c.tabTo("^" + says)
	c.key("Enter")
}

// Sitting out, coming back and joining by keyboard alone: what was done is heard, and the focus is somewhere from
// where the next deal is reached.
func TestSittingOutByKeyboard(t *testing.T) {
	t.Parallel()
	c := setUp(newPhone(t), "de", "Mitzi", "Franz", "Josefine")
	for !c.has(".hand-sums") {
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	c.listen()
	for _, press := range []string{"Franz aussetzen lassen", "Franz spielt wieder mit"} {
		does := strings.Replace(press, "aussetzen lassen", "setzt aus", 1)
		c.choosesWhoPlays("menu-seat-2", press)
		c.hears("^" + does + `\.`)
		c.waitFor(`document.querySelector("dialog[open]") === null && document.activeElement !== document.body`)
		if away := c.has("#away"); away != (does == "Franz setzt aus") {
			t.Fatalf("after %q: %s", does, c.text("main"))
		}
		c.key("h")
		c.hears(map[bool]string{true: `^Gerade nicht dabei: Franz\.`, false: `^Gerade wird keine Hand gespielt\.`}[c.has("#away")])
	}
	// Somebody joins: the focus is where the name is typed, and who was there keeps their place.
	c.choosesWhoPlays("menu-join", "Jemand kommt dazu")
	c.waitFor(`document.activeElement.id === "name-3"`)
	c.axe()
	c.enter("#name-3", "Hans", "input")
	c.tabTo("^Fertig")
	c.key("Enter")
	c.hears(`^Hans kommt mit 50 Chips dazu\.`)
	c.waitFor(`document.querySelector("dialog[open]") === null && document.activeElement !== document.body && document.querySelector("#came") !== null`)
	c.reload()
	c.waitFor(`document.querySelector("#came") !== null`)
	c.tabTo("^Nächste Hand: ")
	c.key("Enter")
	c.waitFor(`document.querySelector(".hand-sums") === null`)
}

// Who sits out, comes back or joins is said above a long page, and stays in view although the focus goes below it.
func TestWhoComesAndGoesIsInView(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.size(360, 740)
	c := setUp(p, "de", "Mitzi", "Franz", "Josefine")
	for !c.has(".hand-sums") {
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	open := func(id string) {
		c.tap("#menu")
		c.waitFor(`document.querySelector("dialog[open] #menu-people") !== null`)
		c.tap("#menu-people")
		c.waitFor(`document.querySelector("dialog[open] #menu-names") !== null`)
		c.tap(id)
	}
	inView := func(what string) {
		t.Helper()
		c.waitFor(`document.querySelector("dialog[open]") === null && document.activeElement.id === "table-act" && document.documentElement.scrollHeight > innerHeight`)
		if !c.has(what) {
			t.Fatalf("no %s in %s", what, c.text("main"))
		}
		c.waitFor(fmt.Sprintf(`scrollY === 0 && document.querySelector(%q).getBoundingClientRect().top > 0`, what))
	}
	open("#menu-seat-1")
	inView("#away")
	open("#menu-join")
	c.waitFor(`document.querySelector("dialog[open] #name-3") !== null`)
	c.enter("#name-3", "Resi", "input")
	c.tap("#names-done")
	inView("#came")
}
