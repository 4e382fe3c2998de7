package browsertest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/record"
)

// rolled is the record of a game of two players in a hurry, up to an entry; a party's words after a
// tab make it a computer player.
func rolled(t *testing.T, preset string, entries int, parties ...string) string {
	t.Helper()
	rules, ok := escalero.Preset(preset)
	if !ok {
		t.Fatal(preset)
	}
	s := record.Setup{Rules: rules, Start: 1}
	for _, text := range parties {
		name, extra, _ := strings.Cut(text, "\t")
		s.Parties = append(s.Parties, record.Party{Names: []string{name}, Extra: extra})
	}
	d, err := record.NewDice(s)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(7, 7))
	hurry := solver.NewThumbPlayer(solver.NewBrain(d.Match.State())) // which never changes
	for !d.Match.State().Over() && entries > 0 {
		st := d.Match.State()
		a := hurry.Decide(st)
		var faces []dice.Face
		for range a.Blank() {
			faces = append(faces, dice.Face(rng.IntN(6)+1))
		}
		if len(faces) > 0 {
			a = st.Fill(a, faces...)
		}
		if a.Row != "" {
			entries--
		}
		if d.Match, err = d.Match.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return d.String()
}

// savedGame is a game as the app stores it.
func savedGame(id, text string, ended int) string {
	b, _ := json.Marshal(map[string]any{"v": 1, "id": id, "evening": id, "started": 1790000000000, "ended": ended, "record": text})
	return string(b)
}

// holding puts things into the phone's storage before the page is there for the first time, and
// remembers in window.heard and window.shown what the live region and the buttons have said.
func holding(pairs ...string) phoneOption {
	script := `window.heard = [], window.shown = [];
	new MutationObserver(() => {
		for (const [list, selector] of [[heard, "#live"], [shown, ".acts"]]) {
			const e = document.querySelector(selector);
			if (e && e.textContent !== list.at(-1)) list.push(e.textContent);
		}
	}).observe(document, { subtree: true, childList: true, characterData: true });
	if (!localStorage.getItem("held")) { localStorage.setItem("held", "1");`
	for i := 0; i+1 < len(pairs); i += 2 {
		script += fmt.Sprintf("localStorage.setItem(%s, %s);", quote(pairs[i]), quote(pairs[i+1]))
	}
	return withScript(script + "}")
}

// quick are settings with nothing to wait for.
const quick = `{"v":1,"language":"","theme":"system","faces":"game","motion":"none","pace":"fast","rematch":"alternate","talk":"reasons"}`

// mitzi is a person with the coach.
const mitzi = "Mitzi\tcomputer coach"

// bothThemes looks for what is wrong in the light and in the dark.
func (p *phone) bothThemes() {
	p.t.Helper()
	p.light()
	p.axe()
	p.dark()
	p.contrast()
	p.noOverflow()
	p.inReach(p.path())
}

func TestTheCoachAdvisesAgainstAComputer(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:settings", quick, "serviert:game", savedGame("1", rolled(t, "escalero", 30, mitzi, "Franz\tcomputer strong"), 0)))
	p.reducedMotion()
	p.open("/table")
	p.key("r")
	p.see("button", "Rat")
	p.bothThemes()
	p.key("h")
	p.waitFor(`document.querySelectorAll("#dialog .choice").length === 3`)
	p.waitFor(`document.querySelector("#dialog [role=status]").textContent.startsWith("Am besten")`)
	p.bothThemes()
	p.size(740, 360)
	p.bothThemes()
	p.size(360, 740)
	p.clickCSS("#follow-1")
	p.gone("dialog", "Rat")
	p.said("Vorbereitet")
	p.waitFor(`["throw", "write"].includes(document.activeElement.id)`)
	p.see("button", "Rat")
	// The menu has it too, for those who do not know the key.
	p.clickCSS("#menu")
	p.clickCSS("#menu-info")
	p.see("dialog", "Rat")
	p.key("Escape")
	p.gone("dialog", "Rat")
}

func TestAComputerSaysWhy(t *testing.T) {
	t.Parallel()
	text := rolled(t, "escalero", 1, mitzi, "Franz\tcomputer strong") + "throw 66143\n"
	p := newPhone(t, holding("serviert:settings", quick, "serviert:game", savedGame("1", text, 0)))
	p.reducedMotion()
	p.open("/table")
	p.waitLong(`shown.some(text => /überlegt\d+\s% auf /.test(text))`)
	p.waitFor(`heard.some(said => /^Franz: .*bleib(t|en).*\d+\s% auf /.test(said))`)
	var offered bool
	p.eval(`shown.some(text => /überlegt/.test(text) && /Rat/.test(text))`, &offered)
	if offered {
		t.Error("the coach offers advice in the computer's turn")
	}
	p.bothThemes()
}

// However long a computer's reason is, the pad stays where it is.
func TestReasonsMoveNothing(t *testing.T) {
	t.Parallel()
	slow := strings.Replace(quick, `"pace":"fast"`, `"pace":"slow","computers":"slow"`, 1)
	text := rolled(t, "escalero", 1, mitzi, "Franz\tcomputer strong") + "throw 66143\n"
	p := newPhone(t, holding("serviert:settings", slow, "serviert:game", savedGame("1", text, 0)))
	p.reducedMotion()
	p.open("/table")
	p.waitLong(`document.querySelector("#quiet small")`)
	for _, size := range [][2]int{{360, 740}, {375, 667}, {320, 640}, {740, 360}, {768, 1024}, {1280, 800}} {
		p.size(size[0], size[1])
		var heights []float64
		p.eval(`["", "Doppelgrande ×1 streichen, statt Buben ×4 (9) zu schreiben: Kolonne ×4 zu 49 % statt 47 %"].map(text => {
			const shown = document.querySelector("#quiet small") || document.querySelector("#quiet").appendChild(document.createElement("small"));
			shown.textContent = text;
			return document.querySelector(".pad").getBoundingClientRect().height;
		})`, &heights)
		if heights[0] != heights[1] {
			t.Errorf("%v: the pad is %v high without a reason and %v with one", size, heights[0], heights[1])
		}
	}
}

// A zero is asked about first; when it is written the game goes on.
func TestAComputerGoesOnAfterAStrike(t *testing.T) {
	t.Parallel()
	text := "serviert 1 escalero-single\nparty Mitzi\nparty Franz\tcomputer strong\nthrow 11234\n"
	p := newPhone(t, holding("serviert:settings", quick, "serviert:game", savedGame("1", text, 0)))
	p.reducedMotion()
	p.open("/table")
	p.clickCSS("#cell-9-0")
	p.clickCSS("#write")
	p.clickCSS("#strike-yes")
	p.waitLong(`heard.some(said => /Franz (schreibt|streicht)/.test(said))`)
	p.see("button", "5 Würfel werfen")
}

// Nobody has the coach until they want it. That only they have it then, and keep it, is tested in the coach's room.
func TestTheCoachIsOffUntilWanted(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:settings", quick, "serviert:game", savedGame("1", rolled(t, "escalero", 4, "Mitzi", "Franz")+"throw 66143\n", 0)))
	p.reducedMotion()
	p.open("/table")
	p.see("button", "/werfen/")
	p.gone("button", "Rat")
	p.clickCSS("#menu")
	p.bothThemes()
	p.clickCSS("#menu-coach-1-0")
	p.said("Mitzi kann jetzt um Rat fragen")
	p.see("button", "Rat")
	// A new game asks for it seat by seat.
	p.open("/new")
	p.eval(`const who = document.querySelector("#level-1"); who.value = "coach"; who.dispatchEvent(new Event("change"))`, nil)
	p.waitFor(`/zeigt die drei besten/.test(document.querySelector("main").textContent)`)
	p.bothThemes()
}

// The dialog is there before the advice is, also when the tables have only just begun; what a
// screen reader says comes once.
func TestTheCoachKeepsNobodyWaiting(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:settings", quick, "serviert:game", savedGame("1", rolled(t, "escalero", 0, mitzi, "Franz")+"throw 66143\n", 0)))
	p.reducedMotion()
	p.open("/table")
	p.slowCPU(4)
	p.eval(`window.told = []; new MutationObserver(() => {
		const text = document.querySelector("#dialog [role=status]")?.textContent;
		if (text && text !== told.at(-1)) told.push(text);
	}).observe(document.body, {subtree: true, childList: true, characterData: true})`, nil)
	for range 2 { // the second time nothing is left to be computed
		p.eval(`told.length = 0`, nil)
		p.key("h")
		p.waitLong(`document.querySelectorAll("#dialog .choice").length === 3`)
		p.waitFor(`told.length === 2 && told[0] === "Rechnet …" && told[1].startsWith("Am besten")`)
		p.key("Escape")
		p.gone("dialog", "Rat")
	}
}

func TestTheCoachOnContra(t *testing.T) {
	t.Parallel()
	head := "serviert 1 escalero\noption contra on\nparty Mitzi\tcomputer coach\nparty Franz\n"
	p := newPhone(t, holding("serviert:settings", quick, "serviert:game", savedGame("1", head+"throw 66666\nwrite G 3\ncontra\n", 0)))
	p.reducedMotion()
	p.open("/table")
	p.see("button", "/^Aufgeben/")
	p.bothThemes()
	for _, size := range [][2]int{{740, 360}, {320, 640}, {360, 740}} {
		p.size(size[0], size[1])
		p.noOverflow()
	}
	p.key("h")
	p.waitLong(`document.querySelectorAll("#dialog .choice").length === 3`)
	p.waitFor(`/Geschätzt/.test(document.querySelector("#dialog").textContent)`)
	p.bothThemes()
	p.clickCSS("#follow-1")
	p.gone("dialog", "Rat")
	p.waitFor(`["contra", "throw"].includes(document.activeElement.id)`)
	p.clickCSS("#contra")
	p.see("button", "/^Weiter mit/")
	p.gone("button", "Rat") // it is Franz who is asked now
	p.clickCSS("#throw")
	p.see("button", "/werfen/")
}

// Whatever is computed when the tab dies, the game is as it was.
func TestTheCoachSurvivesTheTab(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:settings", quick, "serviert:game", savedGame("1", rolled(t, "escalero", 30, mitzi, "Franz")+"throw 66143\n", 0)))
	p.open("/table")
	p.key("h")
	p.see("dialog", "Rat")
	p.killTab()
	p.open("/table")
	p.gone("dialog", "Rat")
	player{p}.mine() // until then the dead tab still has the game
	p.key("h")
	p.waitFor(`document.querySelectorAll("#dialog .choice").length === 3`)
}

// Advice is about dice: they stay in sight while it is read, on the tray or once more above the
// advice, and those that the best choice keeps are marked.
func TestAdviceLeavesTheDiceInSight(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:settings", quick, "serviert:game", savedGame("1", rolled(t, "escalero", 4, mitzi, "Franz")+"throw 66143\n", 0)))
	p.reducedMotion()
	p.open("/table")
	for _, c := range []struct{ width, height, text int }{
		{360, 740, 100}, {375, 667, 100}, {740, 360, 100}, {768, 1024, 100}, {1280, 800, 100},
		{360, 740, 200}, {375, 667, 200}, {740, 360, 200}, {768, 1024, 200}, {1280, 800, 200},
	} {
		p.size(c.width, c.height)
		p.textSize(c.text)
		p.key("h")
		p.waitLong(`document.querySelectorAll("#dialog .choice").length === 3`)
		for _, scrolled := range []string{"0", "dialog.scrollHeight"} {
			var wrong string
			p.eval(`(() => {
				const dialog = document.querySelector("#dialog");
				dialog.scrollTop = `+scrolled+`;
				const faces = [...document.querySelectorAll("#dialog .dialog-head .face")];
				const tray = [...document.querySelectorAll(".dice .face")];
				if (faces.length !== 5 || faces.some((f, i) => f.className !== tray[i].className)) return faces.length + " dice";
				for (const f of faces) {
					const r = f.getBoundingClientRect();
					if (r.left < 0 || r.top < 0 || r.right > innerWidth || r.bottom > innerHeight) return "a die is out of sight at " + JSON.stringify(r);
					const over = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
					if (over !== f) return "a die lies under " + over.outerHTML.slice(0, 80);
				}
				const kept = [...document.querySelectorAll("#dialog .dialog-head .cube")].map((c, i) => c.classList.contains("kept") ? tray[i].className.slice(-1) : "").join("");
				const best = [...document.querySelectorAll("#dialog .choice-name")][0].querySelectorAll(".face");
				if (kept !== [...best].map(f => f.className.slice(-1)).sort((a, b) => kept.indexOf(a) - kept.indexOf(b)).join("")) return "marked are " + kept;
				return dialog.getBoundingClientRect().height > innerHeight - 24 + 1 ? "the dialog covers everything" : "";
			})()`, &wrong)
			if wrong != "" {
				t.Errorf("%d x %d, text %d%%, scrolled to %s: %s", c.width, c.height, c.text, scrolled, wrong)
			}
		}
		p.noOverflow()
		if dir := os.Getenv("LOOK"); dir != "" {
			p.eval(`document.querySelector("#dialog").scrollTop = 0`, nil)
			p.screenshotTo(fmt.Sprintf("%s/advice-%d-%d.png", dir, c.width, c.text))
		}
		p.key("Escape")
		p.gone("dialog", "Rat")
	}
}
