package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"serviert/engine/escalero"
	"serviert/engine/record"
)

// finished is the record of a game whose pads were filled by hand with the lowest points; the last
// party has struck everything.
func finished(t *testing.T, preset string, names ...string) string {
	t.Helper()
	r, ok := escalero.Preset(preset)
	if !ok {
		t.Fatal(preset)
	}
	s := record.Setup{Rules: r, Start: 1}
	for _, name := range names {
		s.Parties = append(s.Parties, record.Party{Names: []string{name}})
	}
	d, err := record.NewDice(s)
	for turn := 0; err == nil && !d.Match.State().Over(); turn++ {
		cell := turn / len(names)
		a := escalero.Action{Kind: escalero.Strike, Row: r.Rows[cell%len(r.Rows)].Key, Col: cell/len(r.Rows) + 1}
		if turn%len(names) < len(names)-1 {
			a.Kind, a.Points = escalero.Points, r.Rows[cell%len(r.Rows)].Values()[0]
		}
		d.Match, err = d.Match.Apply(a)
	}
	if err != nil {
		t.Fatal(err)
	}
	return d.String()
}

// bring pastes a record into the page of games.
func (p *phone) bring(text string) {
	p.t.Helper()
	p.open("/games")
	p.eval(fmt.Sprintf(`(() => { const e = document.getElementById("paste"); e.value = %s; e.focus() })()`, quote(text)), nil)
	p.click("button", "/^(Text einlesen|Read the text)$/")
}

// said waits for a sentence in the live region.
func (p *phone) said(part string) {
	p.t.Helper()
	p.waitFor(fmt.Sprintf(`document.getElementById("live").textContent.includes(%s)`, quote(part)))
}

// A game comes in as text, is corrected, counts in its evening, is paid, goes out and is deleted.
func TestAFinishedGameIsKeptCorrectedAndPaid(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.reducedMotion()
	text := finished(t, "escalero", "Mitzi", "Franz")
	p.bring(strings.Replace(text, "points 2 1 2", "points 2 1 3", 1))
	p.said("Zeile 6")
	if got := p.focused(); got != "Das lässt sich nicht einlesen" {
		t.Errorf("after a bad text the focus is on %q", got)
	}
	p.axe()
	p.bring(text)
	p.said("Partie eingelesen")
	p.see("heading", "Mitzi und Franz")
	p.axe()
	p.noOverflow()

	p.click("button", "Eintrag berichtigen")
	p.click("button", "/^Franz, Asse ×4: *–? *gestrichen$/")
	p.axe()
	p.click("button", "24")
	p.said("Franz, Asse ×4: 24 statt gestrichen")
	p.click("button", "Fertig")
	p.reload()
	p.see("cell", "24")

	p.see("button", "Notiz hinzufügen")
	p.eval(`(() => {
		const button = document.querySelector("button[id^=note-]"); // it lies as low as it is seen
		scrollTo(0, button.getBoundingClientRect().bottom + scrollY - innerHeight + 110);
		button.click();
	})()`, nil)
	p.waitFor(`document.activeElement.id === "noting"`)
	p.waitFor(`document.querySelector("#note-keep").getBoundingClientRect().bottom <= innerHeight - 100`) // above the buttons under the thumb
	p.axe()
	paste := func(text string) {
		p.eval(fmt.Sprintf(`(() => {
			const clipboardData = new DataTransfer(), field = document.getElementById("noting");
			clipboardData.setData("text/plain", %s);
			field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
		})()`, quote(text)), nil)
	}
	p.run(input.InsertText("Hütte am See"))
	paste(strings.Repeat("x", 200)) // as much as there is room for
	p.waitFor(`document.getElementById("noting").value === "Hütte am See" + "x".repeat(148)`)
	p.eval(`document.getElementById("noting").select()`, nil)
	paste(strings.Repeat("y", 200)) // in the place of all that
	p.waitFor(`document.getElementById("noting").value === "y".repeat(160)`)
	p.eval(`document.getElementById("noting").select()`, nil)
	p.run(input.InsertText("a"))
	paste(strings.Repeat("🎲", 100)) // none of them by half
	p.waitFor(`document.getElementById("noting").value === "a" + "🎲".repeat(79)`)
	p.eval(`document.getElementById("noting").select()`, nil)
	p.run(input.InsertText("Hütte am See"))
	p.reload()
	p.waitFor(`document.getElementById("noting")?.value === "Hütte am See"`)
	p.click("button", "Speichern")
	p.said("Notiz gespeichert")
	if got := p.focused(); got != "Notiz ändern" {
		t.Errorf("after noting the focus is on %q", got)
	}
	p.axe()
	p.noOverflow()
	p.reload()
	p.see("heading", "Notiz")

	p.click("link", "Abrechnung des Abends")
	p.see("heading", "Wer wem zahlt")
	p.axe()
	p.noOverflow()
	p.click("button", "Alles bezahlt")
	p.said("als bezahlt vermerkt")
	if got := p.focused(); got != "Doch noch nicht bezahlt" {
		t.Errorf("after paying the focus is on %q", got)
	}
	p.click("link", "/Mitzi und Franz.*Notiz: Hütte am See/")
	p.see("heading", "Der Block")
	p.gone("button", "Eintrag berichtigen")
	p.click("button", "Teilen")
	p.clickCSS("#menu-file")
	p.said(".serviert")
	p.click("button", "Löschen")
	p.see("button", "Nein, behalten")
	p.axe()
	p.click("button", "Ja, löschen")
	p.said("gelöscht")
	p.reload()
	p.gone("link", "/Mitzi und Franz/")
}

// A game that runs is never lost for one that is read in.
func TestARunningGameMakesRoomAndComesBack(t *testing.T) {
	t.Parallel()
	p := newPhone(t, speaking("en-GB"))
	p.bring("serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 12345\n")
	p.said("Game imported")
	p.bring("serviert 1 wuerfelpoker\nparty Carl\nparty Doris\nthrow 11111\n")
	p.see("heading", "A game has arrived")
	p.axe()
	p.click("button", "Go on here")
	p.said("Game imported")
	p.open("/games")
	p.click("link", "/Anna and Bernd/")
	p.axe()
	p.killTab()
	p.open("/games")
	player{p}.mine()
	p.waitFor(`!document.querySelector(".notices .notice")`) // the lock of a dead tab lives a little longer
	p.click("link", "/Anna and Bernd/")
	p.click("button", "Continue")
	p.said("The game goes on")
	p.open("/games")
	p.see("link", "/Carl and Doris/")
}

// An evening of cards is in the history, can be read in from its record and goes on.
func TestAnEveningOfCardsIsReadIn(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Mitzi", "Franz")
	c.play(1)
	p.open("/games")
	p.see("link", "/Mitzi und Franz|Franz und Mitzi/")
	p.axe()
	var record string
	p.eval(`JSON.parse(localStorage.getItem("serviert:words")).record`, &record)
	p.eval(`localStorage.removeItem("serviert:words"); serviert.journal.write("serviert:words", '{"gone":true}')`, nil)
	p.bring(record)
	p.said("Abend eingelesen")
	p.waitFor(`document.activeElement.id.startsWith("past-")`)
	p.axe()
	p.noOverflow()
	p.key("Enter")
	p.waitFor(`document.querySelector("#reveal, .hand-sums, #table-act, #again")`)
	var again string
	p.eval(`JSON.parse(localStorage.getItem("serviert:words")).record`, &again)
	if again != record {
		t.Errorf("went on as\n%s\nwas\n%s", again, record)
	}
}

// On the pad of a finished game the sums of three digits keep to their cells, on small phones too.
func TestSumsKeepToTheirCells(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:settings", quick, "serviert:done:1", savedGame("1", rolled(t, "escalero", 999, "Mitzi", "Franz"), 1790000900000)))
	p.open("/games?game=1")
	p.waitFor(`document.querySelector(".paper tfoot .best") && document.querySelector(".paper .served")`)
	p.drawnWhole("the pad of a finished game")
	for _, size := range [][2]int{{320, 640}, {360, 740}, {390, 844}} {
		p.size(size[0], size[1])
		var out []string
		p.eval(`[...document.querySelectorAll(".paper tfoot td")].filter(e => {
			const text = document.createRange();
			text.selectNodeContents(e.querySelector("span") || e);
			return text.getBoundingClientRect().right > e.getBoundingClientRect().right;
		}).map(e => e.textContent)`, &out)
		if len(out) > 0 {
			t.Errorf("in %v: %q", size, out)
		}
	}
}

// Back from a game leads to its line in the list of all games, and not to the top; a page that is new begins there.
func TestBackLeadsToTheSamePlace(t *testing.T) {
	t.Parallel()
	p := newPhone(t, manyGames(t, 100))
	p.reducedMotion()
	p.open("/games")
	p.waitUpTo(2*patience, filed) // until then the list grows, above where somebody has read too
	p.waitFor(`document.documentElement.scrollHeight > 3000`)
	var line string
	var top int
	p.eval(`[...document.querySelectorAll("main a[href*='game=']")][20].href`, &line)
	row := fmt.Sprintf(`[...document.querySelectorAll("main a")].find(e => e.href === %q)`, line)
	p.waitFor(`(e => (e.scrollIntoView({ block: "center", behavior: "instant" }), e.getBoundingClientRect().bottom < innerHeight))(` + row + `)`)
	p.eval(`window.was = scrollY, `+row+`.click()`, nil)
	p.waitFor(`document.querySelector("#main .paper") && document.activeElement.id === "title"`)
	if p.eval("scrollY", &top); top != 0 {
		t.Errorf("the game begins at %d", top)
	}
	p.eval(`setTimeout(() => history.back()), null`, nil)
	p.waitFor(`!document.querySelector("#main .paper") && was > 0 && Math.abs(scrollY - was) < 2`)
}

// Where Back has led to a table, the focus is at its buttons. The next page begins at its top all the same.
func TestAPageAfterBackBeginsAtItsTop(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, speaking("en-GB"))
	p.sitDown("escalero\nparty Anna\nparty Bernd\nparty Carl\n" + strings.Repeat("strike F 1\n", 3))
	if err := chromedp.Run(p.ctx, chromedp.EmulateViewport(320, 360)); err != nil {
		t.Fatal(err)
	}
	press := func(ids ...string) {
		for _, id := range ids {
			button := fmt.Sprintf("document.getElementById(%q)", id)
			p.waitFor(button)
			p.eval("setTimeout(() => "+button+".click()), null", nil)
		}
	}
	p.waitFor(`scrollTo(0, 9999), scrollY > 200`)
	press("menu", "menu-back")
	p.waitFor(`!location.pathname.endsWith("/table") && document.activeElement.id === "title"`)
	p.eval(`setTimeout(() => history.back()), null`, nil)
	p.waitFor(`location.pathname.endsWith("/table") && document.activeElement.id === "throw"`)
	press("menu", "menu-list", "stop")
	p.waitFor(`location.pathname.endsWith("/end") && document.activeElement.id === "title"`)
	var top int
	if p.eval("scrollY", &top); top != 0 {
		t.Errorf("the end begins at %d", top)
	}
}

// Who has to go soon says so within the round: the badge is there for all to see, also after a reload, and the last
// entry of the round ends the game.
func TestTheLastRoundEndsTheGame(t *testing.T) {
	t.Parallel()
	p := withLoadedDice(t, "")
	s := p.sitDown(twoPeople)
	p.touch("#menu")
	p.touch("#menu-list")
	p.touch("#last-round")
	p.seen("the badge", `!document.querySelector("#dialog") && document.querySelector("#tray .badge")?.textContent === "Letzte Runde"`)
	p.axe()
	p.open("/table")
	p.seen("the badge still", `document.querySelector("#tray .badge")`)
	for i, cell := range []string{"#cell-5-0", "#cell-5-1"} {
		s = p.falls("66612", s)
		p.touch(cell)
		p.touch("#write")
		s = p.after("an entry", s)
		if over := s.state(t).Over(); over != (i == 1) {
			t.Fatalf("after entry %d it is over: %t", i+1, over)
		}
	}
	if !strings.HasSuffix(s.Record, "\nstop\n") {
		t.Errorf("it ended so:\n%s", s.Record)
	}
	p.waitFor(`location.pathname.endsWith("/end") && document.activeElement.id === "title" && document.querySelector("#main").textContent.includes("Vorzeitig beendet")`)
	p.waitFor(`/Ihr hört hier auf/.test(play.state().said)`)
	p.nothingWrong()
}

// A doubled stake and the last round are both to be read, with text twice as large too.
func TestTwoBadgesStandBesideEachOther(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.sitDown("escalero\noption contra on\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\nthrow 12345\nwrite S 1\ncontra\naccept\nthrow 33312\n")
	p.touch("#menu")
	p.touch("#menu-list")
	p.touch("#last-round")
	p.seen("the badges", `document.querySelectorAll("#tray .badge").length === 2`)
	for _, text := range []int{100, 150, 200} {
		p.textSize(text)
		for _, size := range [][2]int{{320, 568}, {360, 740}, {740, 360}} {
			p.size(size[0], size[1])
			var fits bool
			p.eval(`(([a, b]) => a.right <= b.left && a.left >= 0 && b.right <= innerWidth)([...document.querySelectorAll("#tray .badge")].map(e => e.getBoundingClientRect()))`, &fits)
			if !fits {
				t.Errorf("%v, text %d %%: the badges don't fit", size, text)
			}
		}
	}
}

// On a phone the pads of three and more are all in sight: what does not fit beside the others stands below them. The third
// began just where the page ended, and nothing told that it could be pushed into sight.
func TestThePadsOfAllAreInSight(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	for preset, names := range map[string][]string{"escalero": {"Mitzi", "Franz", "Poldi"}, "wuerfelpoker-two": {"Mitzi", "Franz", "Poldi", "Resi"}} {
		p.bring(finished(t, preset, names...))
		p.see("heading", "/^Mitzi, Franz/")
		var out []string
		p.eval(`(wide => [...wide.querySelectorAll(".who")].filter(e => e.getBoundingClientRect().right > wide.getBoundingClientRect().right + 1).map(e => e.textContent))(document.querySelector("#main .wide"))`, &out)
		if len(out) > 0 {
			t.Errorf("%s: out of sight are %q", preset, out)
		}
	}
}

// Where several stand side by side with one column each, names of a usual length are not broken in the middle of a word.
func TestNamesAboveSingleColumnsStayWhole(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.bring(finished(t, "escalero-single", "Carlotta", "Friederike", "Magdalena"))
	p.see("heading", "Der Block")
	for _, size := range [][2]int{{360, 740}, {740, 360}} {
		p.size(size[0], size[1])
		var broken []string
		p.eval(`[...document.querySelectorAll(".paper .who")].filter(e => {
			const text = document.createRange();
			text.selectNodeContents(e);
			return text.getClientRects().length > 1;
		}).map(e => e.textContent)`, &broken)
		if len(broken) > 0 {
			t.Errorf("%v: broken are %q", size, broken)
		}
	}
	for _, width := range []int{308, 320} { // an Android phone whose display is set as large as can be
		p.size(width, 640)
		var words []string
		if p.eval(strings.Replace(broken, ":is(.sums, .seats) th", ".sums tbody th", 1), &words); len(words) > 0 {
			t.Errorf("%d wide: broken are %q", width, words)
		}
	}
}

// With large text too the words that name lines and rows are not broken in the middle, nor are short names above single columns.
func TestWordsOfAFinishedGameStayWhole(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		for _, preset := range []string{"escalero", "escalero-single", "wuerfelpoker-top-down"} {
			p := newPhone(t, speaking(lang), holding("serviert:settings", quick, "serviert:done:1", savedGame("1", rolled(t, preset, 999, "Anna", "Bernd"), 1790000900000)))
			p.open("/games?game=1")
			p.waitFor(`document.querySelector(".paper")`)
			for _, w := range [][3]int{{320, 640, 200}, {360, 740, 200}, {360, 740, 100}} {
				p.size(w[0], w[1])
				p.textSize(w[2])
				var words []string
				if p.eval(strings.Replace(broken, ":is(.sums, .seats) th", ":is(.sums, .paper) th", 1), &words); len(words) > 0 {
					t.Errorf("%s, %s, %v: broken are %q", lang, preset, w, words)
				}
				if p.noOverflow(); w[2] == 200 && w[0] == 320 {
					p.look("whole-" + lang + "-" + preset)
				}
			}
		}
	}
}

// Dates are written as the browser would write them, in German and in British English, but for the t of Sept.
func TestDates(t *testing.T) {
	t.Parallel()
	for lang, locale := range map[string]string{"de": "de", "en": "en-GB"} {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, holding("serviert:settings", `{"v":1,"language":"`+lang+`"}`))
			p.open("/")
			p.waitFor(fmt.Sprintf(`document.querySelector(".go.day small").textContent.startsWith(new Date().toLocaleDateString(%q, { day: "numeric", month: "long" }) + " ")`, locale))
			p.bring(finished(t, "escalero-single", "Mitzi", "Franz"))
			p.waitFor(fmt.Sprintf(`(() => {
				const written = t => t.toLocaleString(%q, { dateStyle: "medium", timeStyle: "short" }).replace(/\s/g, " ").replace("Sept ", "Sep ");
				const now = Date.now(), text = document.querySelector("main").textContent.replace(/\s/g, " ");
				return [0, 1, 2].some(minutes => text.includes(written(new Date(now - minutes * 60000))));
			})()`, locale))
		})
	}
}

// A file is named by the day on which people played, as their clocks showed it: half an hour after midnight, in the
// other half of the year, when clocks were an hour ahead.
func TestFilesAreNamedByTheDayOfTheGame(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onDay()) // in November
	p.run(emulation.SetTimezoneOverride("Europe/Vienna"))
	p.bring(finished(t, "escalero-single", "Mitzi", "Franz") + "# app started=1784154600000 ended=1784155800000 evening=1784154600000\n")
	p.waitFor(`document.querySelector("main").textContent.includes("16.07.2026, 00:30")`)
	p.open("/games?evening=1784154600000")
	p.clickCSS("#csv-1784154600000")
	p.said("2026-07-16")
}

// Beside names of one long word the heads of the settlement, which are words of ours, stay whole.
func TestTheHeadsOfASettlementStayWhole(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.reducedMotion()
	p.bring(finished(t, "wuerfelpoker", "Maximiliane-Annabella", strings.Repeat("W", 20), "Donaudampfschifffahrt"))
	p.see("heading", "Der Block")
	for _, w := range [][3]int{{320, 568, 100}, {360, 740, 100}, {360, 740, 130}, {360, 740, 200}, {740, 360, 100}, {1280, 800, 100}} {
		p.size(w[0], w[1])
		p.textSize(w[2])
		var words []string
		if p.eval(strings.Replace(broken, ":is(.sums, .seats) th", ".sums thead th", 1), &words); slices.ContainsFunc(words, func(word string) bool { return word == "gleich" || word == "Gesamt" || word == "Spielpunkte" }) {
			t.Errorf("%v: broken are %q", w, words)
		}
		p.noOverflow()
	}
}

// Above the columns of a finished game each part of a name stays in one line, on a phone and in a large window.
func TestNamesStayWholeAboveAPad(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	for preset, names := range map[string][]string{"escalero": {"Maximilianus", "Christoph-Sebastian", "Jo"}, "wuerfelpoker-two": {"Elisabeth", "Katharina", "Sebastian"}} {
		p.bring(finished(t, preset, names...))
		p.see("heading", "/"+names[0]+"/")
		for _, size := range [][2]int{{360, 740}, {820, 1180}, {1280, 800}} {
			p.size(size[0], size[1])
			var words []string
			if p.eval(strings.Replace(broken, ".button, h1, h2, h3, .go strong, .money, :is(.sums, .seats) th", ".paper .who", 1), &words); len(words) > 0 {
				t.Errorf("%s, %v: broken are %q", preset, size, words)
			}
			p.noOverflow()
		}
	}
}
