package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
)

// drops drags a file from the desk onto the page and lets go of it there, and tells whether the page has taken it: if
// not, the browser shows the file in the place of the page.
func (p *phone) drops(name, content string) (taken bool) {
	p.t.Helper()
	file := filepath.Join(p.t.TempDir(), name)
	if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
		p.t.Fatal(err)
	}
	p.eval(`["dragover", "drop"].forEach(name => {
		sessionStorage.removeItem(name);
		addEventListener(name, e => sessionStorage.setItem(name, e.defaultPrevented), { once: true });
	})`, nil)
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: []string{file}, DragOperationsMask: 1}
	for _, what := range []input.DispatchDragEventType{input.DragEnter, input.DragOver, input.Drop} {
		p.run(input.DispatchDragEvent(what, 180, 300, data))
	}
	p.wait(`sessionStorage.getItem("dragover") === "true" && sessionStorage.getItem("drop") === "true"`, &taken) // the page may just go
	return taken
}

// A file that is dropped on the page is taken as if it had been chosen there, on whatever page that is, and what is no
// game at all leads nowhere.
func TestADroppedFileIsTaken(t *testing.T) {
	t.Parallel()
	other := newPhone(t)
	other.bring(finished(t, "escalero-single", "Mitzi", "Franz"))
	other.said("Partie eingelesen")
	backup := other.backedUp()

	p := newPlayer(t, withScript(`addEventListener("pagehide", () => sessionStorage.setItem("pages", Number(sessionStorage.getItem("pages")) + 1))`))
	p.reducedMotion()
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	drops := func(name, content string) {
		t.Helper()
		if !p.drops(name, content) {
			t.Fatalf("%s: the browser shows the file", name)
		}
	}
	stays := func(where string) {
		t.Helper()
		time.Sleep(300 * time.Millisecond)
		if got := p.path(); !strings.HasSuffix(got, where) {
			t.Errorf("what is no game leads to %s", got)
		}
	}
	// A picture of the page itself that is dragged across it is no file that is brought.
	p.eval(`dispatchEvent(new Event("dragstart"))`, nil)
	const over = `(() => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File(["x"], "x"));
		return !document.body.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer }));
	})()`
	if p.is(over) {
		t.Error("a part of the page is taken for a file")
	}
	p.eval(`dispatchEvent(new Event("dragend"))`, nil)
	if !p.is(over) {
		t.Error("a file is not taken")
	}
	var pages int
	p.eval(`Number(sessionStorage.getItem("pages"))`, &pages)
	drops("holiday.jpg", "\xff\xd8\xff\xe0")
	stays("/table")
	p.clickCSS("#menu")
	p.seen("the menu", `document.querySelector("dialog[open]")`)
	drops("game.serviert", finished(t, "escalero-single", "Poldi", "Resi"))
	stays("/table")
	p.key("Escape")
	var now int
	if p.eval(`Number(sessionStorage.getItem("pages"))`, &now); now != pages || p.seen("the table", `!document.querySelector("dialog[open]")`).Record != s.Record {
		t.Error("the table was left")
	}

	// A game, where one is on the table: it is asked about.
	drops("game.serviert", "\uFEFFserviert 1 escalero\r\nparty Zoë\r\nparty Żaneta\r\nthrow 12345\r\n")
	p.waitFor(`location.pathname.endsWith("/games") && document.activeElement.id === "arrived"`)
	p.clickCSS("#take-arrived")
	p.seen("the other game", `document.querySelector("#main .table")?.textContent.includes("Żaneta")`)

	// One that goes away meanwhile leads to the button, and nothing is said to be no game.
	p.open("/rules")
	p.eval(`FileReader.prototype.readAsBinaryString = function () {
		Object.defineProperty(this, "error", { value: new DOMException("it has gone", "NotReadableError") });
		this.onloadend();
	}, null`, nil)
	drops("game.serviert", finished(t, "escalero-single", "Poldi", "Resi"))
	p.waitFor(`location.pathname.endsWith("/games") && document.documentElement.dataset.app === "ready" && document.querySelector("#choose-file")`)
	p.still()
	if p.is(`document.querySelector("#problem")`) {
		t.Errorf("of a file that has gone it says %q", p.text("#problem"))
	}

	// A backup, from the first page, then a second time where there is a button for it.
	p.open("/")
	drops("backup.txt", backup)
	p.waitFor(`location.pathname.endsWith("/settings") && document.activeElement.id === "backup-ask"`)
	p.click("button", "Einspielen")
	p.said("Eingespielt.")
	if p.is(`Object.keys(sessionStorage).some(key => key.endsWith(":dropped"))`) {
		t.Error("when the page is loaded again, the file is taken again")
	}
	drops("backup.txt", backup)
	p.waitFor(`document.activeElement.id === "backup-ask"`)
	drops("holiday.jpg", "\xff\xd8\xff\xe0")
	p.said("keine Sicherung")

	// Where games are read in, one is refused in words, and the next one comes.
	p.open("/games")
	drops("letter.txt", "Liebe Mitzi!")
	p.waitFor(`document.activeElement.id === "problem"`)
	drops("game.serviert", finished(t, "escalero-single", "Poldi", "Resi"))
	p.said("Partie eingelesen")
	p.see("heading", "/Poldi/")
}

// In a storage without room a dropped file leads to where it can be chosen.
func TestADroppedFileWithoutRoom(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withScript(`{
		const set = Storage.prototype.setItem;
		Storage.prototype.setItem = function (key, value) {
			if (key.endsWith(":dropped")) throw new DOMException("full", "QuotaExceededError");
			set.call(this, key, value);
		};
	}`))
	p.open("/")
	if !p.drops("game.serviert", finished(t, "escalero-single", "Poldi", "Resi")) {
		t.Fatal("the browser shows the file")
	}
	p.waitFor(`location.pathname.endsWith("/games") && document.documentElement.dataset.app === "ready" && document.querySelector("#choose-file")`)
}
