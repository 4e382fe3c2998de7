package browsertest

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// choose puts a file into the picker that the button opens.
func (p *phone) choose(button, content string) {
	p.t.Helper()
	file := filepath.Join(p.t.TempDir(), "game.serviert")
	if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
		p.t.Fatal(err)
	}
	opened := make(chan *page.EventFileChooserOpened, 1)
	ctx, done := context.WithCancel(p.ctx)
	defer done()
	chromedp.ListenTarget(ctx, func(event any) {
		if e, ok := event.(*page.EventFileChooserOpened); ok {
			opened <- e
		}
	})
	p.run(page.SetInterceptFileChooserDialog(true))
	p.click("button", button)
	select {
	case e := <-opened:
		p.run(dom.SetFileInputFiles([]string{file}).WithBackendNodeID(e.BackendNodeID))
	case <-time.After(patience):
		p.t.Fatal("no file can be chosen")
	}
	p.run(page.SetInterceptFileChooserDialog(false))
}

// Hostile files and texts are refused in one sentence while the page goes on answering, and none of
// them is kept. A good file comes in the same way.
func TestHostileFilesAreRefused(t *testing.T) {
	t.Parallel()
	p := newPhone(t, speaking("en-GB"))
	const two = "serviert 1 escalero\nparty Anna\nparty Bernd\n"
	var options strings.Builder
	for i := range 100_000 {
		fmt.Fprintf(&options, "option o%d on\n", i)
	}
	p.open("/games")
	began := time.Now()
	refused := func(name, sentence string) {
		t.Helper()
		p.waitFor(fmt.Sprintf(`(document.getElementById("problem")?.nextElementSibling?.textContent || "").startsWith(%s)`, quote(sentence)))
		t.Logf("%s: refused within %v", name, time.Since(began).Round(time.Millisecond))
		p.said(sentence)
		// The page answers: a frame is drawn, and the next address opens.
		p.eval(`new Promise((done) => requestAnimationFrame(() => done(true)))`, nil)
		p.open("/rules")
		p.open("/games")
		p.gone("link", "/Anna/")
		began = time.Now()
	}
	for _, c := range []struct{ name, content, sentence string }{
		{"50 MB of empty lines", two + strings.Repeat("\n", 50_000_000), "This is too large for a game"},
		{"100,000 options", "serviert 1 escalero\n" + options.String() + two[20:], "Too many house rules"},
		{"a name of 1 MB", two + "party " + strings.Repeat("x", 1_000_000) + "\n", "A line before the first move is too long"},
		{"Latin-1", "serviert 1 escalero\nparty Anna\nparty M\xfcller\n", "This is not UTF-8 text"},
		{"twins", two + "party An\u200bna\n", "Line 4 has a name that is there already"},
		{"a name that turns the sentence round", two + "party \u202egro.live\n", "In line 4 a name has invisible characters: “·gro.live”."},
	} {
		p.choose("Choose a file", c.content)
		refused(c.name, c.sentence)
	}
	// Pasted, of which the field takes only as much as it needs to tell.
	for name, what := range map[string]string{"empty lines": `"\n".repeat(5e6)`, "letters": `"x".repeat(5e7)`} {
		p.eval(`(() => {
			const clipboardData = new DataTransfer(), field = document.getElementById("paste");
			clipboardData.setData("text/plain", `+quote(two)+` + `+what+`);
			field.focus();
			field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
		})()`, nil)
		p.click("button", "Read the text")
		refused("much pasted, "+name, "This is too long to paste")
	}
	p.bring(two + "party An\u200bna\n")
	refused("pasted twins", "Line 4 has a name that is there already")

	p.open("/games?game=" + strings.Repeat("x", 20_000))
	p.open("/games")
	p.choose("Choose a file", "\uFEFF"+strings.ReplaceAll("serviert 1 escalero\nparty __proto__\nparty יעל\nthrow 12345\n", "\n", "\r\n"))
	p.said("Game imported")
}
