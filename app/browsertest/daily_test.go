package browsertest

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"serviert/engine/escalero/daily"
)

// onDay sets the clock of the phone to noon, in UTC, of 22 November 2026, and so many days later as
// it is told to remember, at once.
func onDay() phoneOption {
	return withScript(`(() => {
		const Real = Date, noon = Date.UTC(2026, 10, 22, 12) - Real.now(), by = () => noon + (+localStorage.getItem("days") || 0) * 864e5;
		window.Date = class extends Real {
			constructor(...a) { a.length ? super(...a) : super(Real.now() + by()) }
			static now() { return Real.now() + by() }
		};
		window.copied = "";
		Object.defineProperty(navigator, "share", { value: undefined });
		Object.defineProperty(navigator, "clipboard", { value: { writeText: async text => { window.copied = text } } });
	})()`)
}

// firstDay is 22 November 2026.
const firstDay = 20779

// later goes to the page of the day so many days later.
func (p *phone) later(days int) {
	p.eval(fmt.Sprintf(`localStorage.setItem("days", %d)`, days), nil)
	p.open("/today")
}

// answered is what is kept of the positions of the day.
func (p *phone) answered() (days []struct {
	Day  int
	Cost float64
}) {
	p.t.Helper()
	p.eval(`JSON.parse(localStorage.getItem("serviert:daily") || '{"days":[]}').days`, &days)
	return days
}

// posed waits for the position of a day, which is the one that the host makes.
func (p *phone) posed(day int) {
	p.t.Helper()
	p.waitLong(`document.querySelector(".pad") && document.querySelector("#leave")`)
	faces := ""
	for _, f := range daily.At(day).Now().Dice {
		faces += fmt.Sprint(int(f))
	}
	p.waitFor(`[...document.querySelectorAll(".dice .face")].map(f => f.className.slice(-1)).join("") === ` + quote(faces)) // until then another day's may lie there
}

// answerTwice taps an answer twice at the same place.
func (p *phone) answerTwice() {
	p.t.Helper()
	p.eval(`(document.querySelector("#throw") || document.querySelector("button.entry")).click()`, nil)
	p.eval(`document.querySelector("#write")?.click(); document.querySelector("#write")?.click()`, nil)
	p.waitLong(`document.querySelector("#dialog .example")`)
}

func TestThePositionOfTheDay(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:settings", quick), onDay())
	p.reducedMotion()
	p.open("/")
	p.see("link", "Heute, 22. November · Stellung und Hand")
	p.waitFor(`document.querySelector(".day .dots").textContent === "○○"`)
	p.bothThemes()
	p.look("home")
	p.click("link", "/^Heute/")
	p.see("link", "Stellung des Tages, jeden Tag eine, für alle dieselbe")
	p.waitFor(`document.querySelector(".day .dots").textContent === "○"`)
	p.bothThemes()
	p.look("today")
	p.keptOffline()
	p.offline()
	p.click("link", "/^Stellung des Tages/")
	p.posed(firstDay)
	p.bothThemes()
	p.look("table")
	// Nothing is kept of a try that a reload ends.
	p.reload()
	p.posed(firstDay)
	if got := p.answered(); len(got) != 0 {
		t.Fatalf("kept %v before an answer", got)
	}
	p.answerTwice()
	p.bothThemes()
	p.look("verdict")
	got := p.answered()
	if len(got) != 1 || got[0].Day != firstDay {
		t.Fatalf("kept %v", got)
	}
	p.clickCSS("#quiz-next")
	p.see("heading", "22. November")
	p.bothThemes()
	for _, size := range [][2]int{{320, 640}, {375, 667}, {740, 360}, {768, 1024}, {1280, 800}, {360, 740}} {
		p.size(size[0], size[1])
		p.noOverflow()
	}
	p.look("done")
	p.click("button", "Teilen")
	p.said("kopiert")
	var line string
	p.eval("copied", &line)
	if !strings.HasPrefix(line, "Serviert, Stellung vom 22. November: ") || strings.ContainsAny(line, "×\n") || strings.Contains(line, "behalten") {
		t.Errorf("shared %q", line)
	}
	// It is asked once; the solution can be looked at again.
	p.reload()
	p.see("heading", "22. November")
	p.click("button", "Auflösung")
	p.waitLong(`document.querySelector("#dialog .example")`)
	p.clickCSS("#quiz-next")
	p.see("heading", "22. November")
	// Yesterday's is practice.
	p.click("link", "/^Gestern, 21. November/")
	p.posed(firstDay - 1)
	p.answerTwice()
	p.clickCSS("#quiz-next")
	p.see("heading", "22. November")
	if again := p.answered(); len(again) != 1 || again[0] != got[0] {
		t.Errorf("practice counts: %v", again)
	}
	// The next day goes on with the streak, and a day left out begins it anew without a word.
	p.later(1)
	p.see("link", "Stellung des Tages, jeden Tag eine, für alle dieselbe")
	p.waitFor(`document.querySelector(".day .dots").textContent === "●○"`)
	p.click("link", "/^Stellung des Tages/")
	p.posed(firstDay + 1)
	p.answerTwice()
	p.clickCSS("#quiz-next")
	p.waitFor(`/2 Tage in Folge/.test(document.querySelector("main").textContent)`)
	p.later(1)
	p.see("link", "Stellung des Tages, 2 Tage in Folge · nichts verschenkt")
	p.look("today2")
	p.later(3)
	p.see("link", "Stellung des Tages, jeden Tag eine, für alle dieselbe")
	p.waitFor(`document.querySelector(".day .dots").textContent === "○"`)
}

// With a game open and one to repeat, all that the home page offers is in sight on a phone.
func TestTheHomePageFitsAPhone(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:settings", quick, "serviert:game", savedGame("1", rolled(t, "escalero", 31, "Mitzi", "Franz"), 0),
		"serviert:done:2", savedGame("2", rolled(t, "escalero-single", 99, "Mitzi", "Karl"), 1790000900000)), onDay())
	fits := func(what string) {
		t.Helper()
		p.open("/")
		p.see("link", "Heute, 22. November · Stellung und Hand")
		var high int
		p.eval("document.documentElement.scrollHeight", &high)
		if high > 740 {
			t.Errorf("%s the home page is %d high in a window of 740", what, high)
		}
		p.noOverflow()
		p.bothThemes()
	}
	fits("with a game open")
	p.look("home-open")
	// An evening of cards beside it, begun by one tap.
	p.clickCSS("#three")
	p.waitFor(`document.querySelector("#card-1") !== null`)
	fits("with a game and an evening open")
	p.waitFor(`document.querySelector("#go-on-cards") && document.querySelectorAll(".quick .acts .button").length === 3`)
	p.look("home-both")
	p.clickCSS("#go-on-cards")
	p.waitFor(`document.querySelector("#reveal") !== null`)
}

// The date is the one that the phone shows: in the evening of a place where it is still the day
// before, in the morning of one where it is already the next.
func TestTheDayIsThatOfThePlace(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onDay())
	for zone, day := range map[string]int{"Pacific/Auckland": 23, "Pacific/Pago_Pago": 22, "Europe/Vienna": 22} {
		p.run(emulation.SetTimezoneOverride(zone))
		p.open("/")
		p.see("link", fmt.Sprintf("Heute, %d. November · Stellung und Hand", day))
	}
}

// A clock that has stopped, and began with 1970 again, has a position of the day as well, and ones of the days before.
func TestAStoppedClockHasItsDay(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onDay())
	p.open("/")
	p.later(-firstDay)
	for _, address := range []string{"/daily", "/daily?day=1"} {
		p.open(address)
		p.waitLong(`document.querySelector(".pad") && document.querySelector("#leave")`)
		p.waitFor(`document.querySelector("main").innerText.includes("Stellung des Tages")`)
	}
}

// An app that stays open overnight shows the new day where it is looked at again, and a game goes on as it is.
func TestTheDayPassesWhileTheAppIsOpen(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onDay(), withScript(`const every = window.setInterval; window.setInterval = (what, pause) => every(what, pause / 50)`))
	for _, path := range []string{"/", "/today"} {
		p.open(path)
		shows := func(day int) {
			t.Helper()
			p.waitFor(fmt.Sprintf(`document.querySelector("main").innerText.includes("%d. November")`, day))
		}
		shows(22)
		p.eval(`localStorage.setItem("days", 1), document.dispatchEvent(new Event("visibilitychange"))`, nil)
		shows(23)
		// With somebody who only looks on it takes a minute.
		p.eval(`localStorage.setItem("days", 2)`, nil)
		shows(24)
		// Nothing is taken from somebody who is playing then, nor changes in a window that nobody sees.
		p.eval(`(() => {
			const { onBack, onNews } = serviert;
			window.backs = window.news = 0;
			serviert.onBack = () => { backs++; onBack() };
			serviert.onNews = () => { news++; onNews() };
			const seen = () => document.dispatchEvent(new Event("visibilitychange"));
			localStorage.setItem("days", 3);
			Object.defineProperty(document, "hidden", { configurable: true, value: true });
			seen();
			if (backs + news > 0) throw new Error("the day passes in a window that is hidden");
			localStorage.setItem("days", 2);
			delete document.hidden;
			seen();
			backs = news = 0;
			localStorage.setItem("days", 3);
			dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
		})()`, nil)
		p.waitFor(`news > 0`)
		if p.is(`backs > 0`) {
			t.Error("the page changes under somebody who plays")
		}
		p.eval(`localStorage.setItem("days", 0)`, nil)
	}
}

// A position or a hand that lay open overnight can be finished, and whoever comes back is offered that of the new
// day. Once it is answered the page offers it.
func TestTheNextDayIsOffered(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:settings", quick), onDay())
	p.reducedMotion()
	back := `document.dispatchEvent(new Event("visibilitychange"))`
	p.open("/daily")
	p.posed(firstDay)
	p.eval(back, nil)
	p.eval(`localStorage.setItem("days", 1), `+back, nil)
	p.see("heading", "Stellung des Tages")
	p.waitFor(`document.querySelector("#dialog #finish-day")`)
	p.bothThemes()
	p.look("next-day")
	p.clickCSS("#finish-day")
	p.waitFor(`!document.querySelector("#dialog")`)
	p.eval(back, nil)
	p.posed(firstDay)
	p.answerTwice()
	p.clickCSS("#quiz-next")
	p.see("heading", "22. November")
	p.bothThemes()
	p.look("next-day-done")
	if got := p.answered(); len(got) != 1 || got[0].Day != firstDay {
		t.Errorf("kept %v", got)
	}
	p.clickCSS("#to-day")
	p.posed(firstDay + 1)
	p.eval(`localStorage.setItem("days", 2), `+back, nil)
	p.clickCSS("#dialog #to-day")
	p.posed(firstDay + 2)
	p.eval(`localStorage.setItem("days", 0)`, nil)
	p.open("/hand")
	p.waitLong(`document.querySelector("#exchange")`)
	p.eval(`localStorage.setItem("days", 1), `+back, nil)
	p.waitFor(`document.querySelector("#dialog #finish-day")`)
	p.look("next-hand")
	p.clickCSS("#dialog #to-day")
	p.waitFor(`document.querySelector("main").innerText.includes("23. November") && document.querySelector("#exchange")`)
}

// look keeps a picture for whoever wants to see it.
func (p *phone) look(name string) {
	if dir := os.Getenv("LOOK"); dir != "" {
		p.light()
		p.screenshotTo(dir + "/" + name + ".png")
	}
}

// With large text what the table is called stays inside a narrow window, and over no text of the tray.
func TestTheBadgeFitsWithLargeText(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/daily")
	p.waitFor(`document.querySelector("#main .table .badge")`)
	for _, text := range []int{100, 200} {
		p.textSize(text)
		for _, size := range [][2]int{{320, 640}, {360, 740}} {
			p.size(size[0], size[1])
			p.noOverflow()
			var wrong bool
			p.eval(`(() => { const b = document.querySelector(".badge"), r = b.getBoundingClientRect(), c = document.querySelector(".call").getBoundingClientRect();
				return r.left < 0 || r.right > innerWidth || r.bottom > c.top + 4 || b.scrollHeight > b.clientHeight + 1 })()`, &wrong)
			if wrong {
				t.Errorf("%v, text %d %%: the badge does not fit", size, text)
			}
		}
	}
}

// The table of a position fills the window as that of a game does: nothing scrolls.
func TestATableToPractiseAtFillsTheWindow(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/daily")
	p.waitLong(`document.querySelector("#main .table")`)
	for _, size := range [][2]int{{360, 740}, {390, 844}, {740, 360}, {820, 1180}, {1280, 800}} {
		p.size(size[0], size[1])
		if below := p.number(`document.documentElement.scrollHeight - innerHeight`); below > 0 {
			t.Errorf("%v: the page can be pushed by %v px", size, below)
		}
	}
}
