package browsertest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
)

// The page as it was prepared has the quick game, and a tap on it is kept until
// the program is there: one tap to the first throw, and no question before it.
func TestAQuickGameByOneTap(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, newcomer(), withScript(playScript+"\n"+held))
	p.reducedMotion()
	p.openUnready("/")
	p.clickCSS("#begin-quick")
	p.waitFor(`document.querySelector("#begin-quick[data-queued]")`)
	p.axe()
	p.eval("letIn()", nil)
	p.ready()
	s := p.seen("the table", `location.pathname.endsWith("/table") && !document.querySelector("#dialog") && play.state().record`)
	d := s.game(t)
	if d.Rules.Preset != "escalero-single" || len(d.Parties) != 2 || d.Parties[1].Extra != "computer casual" {
		t.Fatalf("begun %s between %v", d.Rules.Preset, d.Parties)
	}
	p.seen("a throw of the person", `document.querySelector("button#throw")`)
	p.touch("#throw")
	p.seen("the dice", `document.querySelectorAll(".cube[data-throw]").length >= 5 || document.querySelectorAll("button.die").length === 5`)
	p.openUnready("/")
	p.eval("letIn()", nil)
	p.ready()
	p.noOverflow()
	p.axe()
	p.touch("#quick")
	p.seen("another quick game", `location.pathname.endsWith("/table") && document.querySelector("#main .table")`)
}

// A value that does not work begins nothing: the field gets the focus, folded
// or not, and says what would be right.
func TestInvalidSettingsBeginNothing(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.open("/new?game=escalero")
	fill := func(id, text string) {
		p.eval(`document.querySelector("`+id+`").select()`, nil)
		p.waitFor(`document.activeElement.matches("` + id + `")`)
		p.key(text)
	}
	told := func(id string) {
		t.Helper()
		p.touch("#start")
		p.waitFor(`document.activeElement.matches("` + id + `[aria-invalid=true]") && document.getElementById(document.activeElement.getAttribute("aria-describedby")).getClientRects().length`)
		p.waitFor(`(() => { const box = document.activeElement.getBoundingClientRect(); return document.elementFromPoint(box.x + 9, box.y + 9) === document.activeElement })()`)
		p.axe()
	}
	p.touch("#stake")
	fill("#stake", "50 c")
	p.touch("#name-0")
	p.waitFor(`document.querySelector("#stake").value.startsWith("0,50")`)
	p.touch("#stake")
	fill("#stake", "zehn Cent")
	told("#stake")
	fill("#stake", "20 ct")
	p.touch(".house > summary")
	p.touch("#opt-columns-free")
	fill("#opt-columns-free", "1-2-x")
	p.touch(".house > summary")
	p.waitFor(`!document.querySelector(".house").open`)
	told("#opt-columns-free")
	fill("#opt-columns-free", "1 – 2 – 5")
	p.touch("#starter-1")
	p.waitFor(`document.querySelector("#starter-1").checked && document.querySelector("#wrong-columns").hidden`)
	time.Sleep(400 * time.Millisecond) // nobody taps twice within a thirtieth of a second; Chromium then makes no click of the second
	p.touch("#start")
	s := p.seen("the table", `location.pathname.endsWith("/table") && play.state().record`)
	if r := s.game(t).Rules; r.Stake.Cents != 20 || r.Value("columns") != "1-2-5" {
		t.Errorf("begun for %v with columns %s", r.Stake, r.Value("columns"))
	}
	p.goOn()
}

// What is said above the button that begins does not hide the field that has the focus.
func TestWhatIsWrongHidesNoField(t *testing.T) {
	t.Parallel()
	p := newPhone(t, speaking("en-GB"))
	p.reducedMotion()
	for _, path := range []string{"/new", "/cards-new"} {
		p.open(path)
		for _, field := range []string{"#name-0", "#name-1"} {
			p.enter(field, "Anna", "input")
			p.enter(field, "Anna", "change")
		}
		p.waitFor(`document.querySelector("#wrong-start:not([hidden])")`)
		for _, w := range [][3]int{{320, 640, 100}, {360, 740, 100}, {360, 740, 130}, {740, 360, 100}, {768, 1024, 200}, {1280, 800, 200}} {
			p.size(w[0], w[1])
			p.textSize(w[2])
			p.uncovered(fmt.Sprint(path, w))
		}
	}
}

// Partners are chosen by key; the selects follow, and the pairs shown play.
func TestChosenPairsPlay(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.invite(4)
	p.touch("#together-pairs")
	p.waitFor(`document.querySelector("#pair-1")`)
	p.eval(`document.querySelector("#pair-0").focus()`, nil)
	p.key("ArrowDown")
	p.waitFor(`document.querySelector("#live").textContent.startsWith("Es spielen: Spieler 1 und Spieler 3; Spieler 2 und Spieler 4")`)
	shown := `[...document.querySelectorAll(".drawn select")].map(e => e.selectedOptions[0].textContent).join()`
	p.waitFor(shown + ` === "Spieler 3,Spieler 4"`)
	p.noOverflow()
	p.axe()
	p.touch("#starter-2")
	p.touch("#start")
	s := p.seen("the table", `location.pathname.endsWith("/table") && play.state().record`)
	d := s.game(t)
	if len(d.Parties) != 2 || d.Parties[0].Name() != "Spieler 1 + Spieler 3" || d.Start != 2 {
		t.Errorf("%v play, %d begins", d.Parties, d.Start)
	}
	p.goOn()
}

// A name that is copied from a page brings signs along that set it apart from what stands beside it, as it does from a
// list of contacts. They stay behind, wherever in the name it is pasted.
func TestANameIsPasted(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.sitDown("escalero\nparty אבא\nparty Bernd\n")
	p.open("/") // at the table no text can be marked
	var copied string
	p.eval(`getSelection().selectAllChildren([...document.querySelectorAll(".open th")].find(e => e.textContent.includes("אבא"))), getSelection().toString()`, &copied)
	if !strings.Contains(copied, "\u2068") {
		t.Fatalf("nothing sets %q apart", copied)
	}
	p.open("/new?game=escalero-single")
	for id, text := range map[string]string{"name-0": copied, "name-1": "\u202ajosé \u202c"} {
		p.clickCSS("#" + id)
		p.eval(`document.activeElement.value = "von", document.activeElement.setSelectionRange(0, 0)`, nil)
		p.run(input.InsertText(text), input.InsertText("x"))
	}
	var names []string
	if p.eval(`[...document.querySelectorAll("[id^=name-]")].map(e => e.value)`, &names); names[0] != "אבאxvon" || names[1] != "josé xvon" {
		t.Errorf("in the fields stands %q", names)
	}
	p.touch("#start")
	s := p.seen("the table", `location.pathname.endsWith("/table") && play.state().record.includes("von")`)
	if d := s.game(t); d.Parties[0].Names[0] != "אבאxvon" {
		t.Errorf("at the table is %q", d.Parties[0].Names)
	}
}

// Where the system forces its colours, what is scrolled below the main button does not shine through it: the button that
// cannot be pressed yet has no background of its own.
func TestNothingShinesThroughTheMainButton(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.forcedColors(true)
	for _, path := range []string{"/new?game=escalero", "/cards-new"} {
		p.open(path)
		p.waitFor(`document.querySelector("#start")`)
		var colour string
		if p.eval(`getComputedStyle(document.querySelector(".thumb")).backgroundColor`, &colour); colour != "rgb(255, 255, 255)" {
			t.Errorf("%s: behind the button there is %s", path, colour)
		}
	}
}

// mouse draws the page as for somebody with a mouse, which this browser has nowhere.
const mouse = `(() => {
	const inner = list => [...list].flatMap(rule => rule.conditionText === "(hover: hover)" ? [...rule.cssRules].map(r => r.cssText) : inner(rule.cssRules || []));
	const all = new CSSStyleSheet();
	all.replaceSync(inner(document.querySelector("link[rel=stylesheet]").sheet.cssRules).join(""));
	document.adoptedStyleSheets = [all];
})()`

// What can be pressed answers to the pointer of a mouse above it, and is read there as well.
func TestWhatCanBePressedAnswersToAMouse(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.reducedMotion()
	p.settle(emulation.SetTouchEmulationEnabled(false), emulation.SetDeviceMetricsOverride(1280, 800, 1, false))
	over := func(path, what, part, property, away, here string) {
		t.Helper()
		p.open(path)
		p.waitFor(`document.querySelector(` + quote(what) + `)`)
		p.eval(mouse, nil)
		look := `getComputedStyle(document.querySelector(` + quote(what+part) + `)).` + property
		p.run(input.DispatchMouseEvent(input.MouseMoved, 1, 1))
		p.waitFor(look + ` === ` + quote(away))
		var at struct{ X, Y float64 }
		p.eval(`(r => ({ X: r.x + r.width / 2, Y: r.y + r.height / 2 }))(document.querySelector(`+quote(what)+`).getBoundingClientRect())`, &at)
		p.run(input.DispatchMouseEvent(input.MouseMoved, at.X, at.Y))
		p.waitFor(look + ` === ` + quote(here))
		p.axe()
	}
	const shade = "rgba(128, 110, 80, 0.14) 0px 0px 0px 99px inset"
	over("/", ".menu-list .go", " strong", "textDecorationLine", "none", "underline")
	over("/", ".thumb .main", "", "boxShadow", "none", shade)
	over("/settings", ".segs label:not(:has(:checked))", "", "boxShadow", "none", shade)
	p.settle(emulation.SetTouchEmulationEnabled(true), emulation.SetDeviceMetricsOverride(360, 740, 2, true))
}

// What a list offers can be read on a phone once it is chosen: the names of the games, and the habits of computers.
func TestWhatIsChosenIsReadToItsEnd(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		p := newPhone(t, speaking(lang))
		fits := func(what string) {
			t.Helper()
			var cut []string
			p.eval(`[...document.querySelectorAll("select")].flatMap(e => {
				const look = getComputedStyle(e), pen = document.createElement("canvas").getContext("2d");
				pen.font = look.font;
				const room = e.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight) - 16; // the arrow
				return [...e.options].map(o => o.text).filter(text => pen.measureText(text).width > room);
			})`, &cut)
			if len(cut) > 0 {
				t.Errorf("%s, %s: cut is %q", lang, what, cut)
			}
		}
		for _, width := range []int{360, 320} {
			p.size(width, 740)
			p.open("/new")
			fits("a new game")
			p.open("/rules")
			fits("the rules")
		}
		p.size(360, 740)
		p.open("/cards-new")
		p.enter("#level-1", "hard", "change")
		p.waitFor(`document.querySelectorAll(".seat select").length === 5`)
		fits("cards")
		if !p.is(`document.querySelector("#name-0").offsetWidth > document.querySelector(".seat select").offsetWidth`) {
			t.Error("a name has less room than who plays under it")
		}
		p.textSize(130)
		fits("cards with larger text")
	}
}

// A finger that pulls the page down loads it again, and a phone short of memory does so too: what was filled in is there
// again, whichever game was asked for, and so it is for whoever has looked at the rules meanwhile.
func TestWhatIsFilledInOutlivesThePage(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	for _, path := range []string{"/new?game=wuerfelpoker", "/new?mode=block", "/cards-new"} {
		p.open("/")
		p.open(path)
		p.waitFor(`document.querySelector("#name-0")`)
		p.eval(`document.querySelector("#name-0").focus()`, nil)
		p.key("Mitzi")
		const filled = `document.querySelector("#name-0")?.value === "Mitzi"`
		p.waitFor(filled)
		var game string
		const agreed = `[...document.querySelectorAll("main select, main :checked")].map(e => e.value).join()`
		p.eval(agreed, &game)
		same := func(when string) {
			t.Helper()
			p.waitFor(`document.querySelector("#name-0")`)
			var name, now string
			p.eval(`document.querySelector("#name-0").value`, &name)
			if p.eval(agreed, &now); name != "Mitzi" || now != game {
				t.Errorf("%s, %s: there is %q with %s, was %s", path, when, name, now, game)
			}
		}
		p.reload()
		same("loaded again")
		p.eval(`window.left = true, setTimeout(() => location.assign(`+quote(p.url("/rules"))+`)), null`, nil)
		p.waitFor(`!window.left && document.documentElement.dataset.app === "ready"`)
		p.travel("back")
		same("come back")
	}
	// Nobody has left the field yet, and who plays is asked in a dialog.
	p.open("/new?game=escalero")
	p.waitFor(`document.querySelector("#stake")`)
	p.eval(`document.querySelector("#stake").focus()`, nil)
	p.key("7")
	p.reload()
	p.waitFor(`document.querySelector("#stake")?.value.startsWith("7")`)
	p.sitDown("escalero\nparty Anna\nparty Bern\npoints 6 1 18\n")
	p.touch("#menu")
	p.touch("#menu-people")
	p.waitFor(`document.querySelector("dialog[open] #name-1")`)
	p.eval(`document.querySelector("#name-1").focus()`, nil)
	p.key("d")
	p.reload()
	p.waitFor(`document.querySelector("dialog[open] #name-1")?.value === "Bernd"`)
	p.key("Escape")
	p.waitFor(`document.activeElement.id === "menu"`)
	// Within one program too the address asks once, and behind it is the page that led there.
	p.open("/")
	p.clickCSS(`a[href$="/new?game=wuerfelpoker"]`)
	p.waitFor(`document.querySelector("#name-0")`)
	if path := p.path(); path != "/new" {
		t.Errorf("the address is %s", path)
	}
	p.eval(`history.back()`, nil)
	p.waitFor(`document.querySelector("#main .home")`)
	if path := p.path(); path != "/" {
		t.Errorf("back leads to %s", path)
	}
}
