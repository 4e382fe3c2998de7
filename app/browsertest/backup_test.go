package browsertest

import (
	"fmt"
	"strings"
	"testing"
)

// picks makes the file picker choose a file with this text.
func (p *phone) picks(text string) {
	p.t.Helper()
	p.eval(fmt.Sprintf(`{
		const text = %s;
		HTMLInputElement.prototype.click = function () {
			const chosen = new DataTransfer();
			chosen.items.add(new File([text], "backup.txt", { type: "text/plain" }));
			this.files = chosen.files;
			this.dispatchEvent(new Event("change"));
		};
	}`, quote(text)), nil)
}

// backedUp is the backup that the settings save.
func (p *phone) backedUp() (text string) {
	p.t.Helper()
	p.open("/settings")
	p.eval(`serviert.share = (title, text, file) => { window.made = [text, file]; return Promise.resolve("shared") }`, nil)
	p.click("button", "Sicherung speichern")
	p.said("Geteilt")
	var made []string
	p.eval(`window.made`, &made)
	if !strings.HasSuffix(made[1], ".txt") { // what every share sheet and every picker takes
		p.t.Errorf("the file is called %s", made[1])
	}
	return made[0]
}

// A browser that shares messages but no files gets the backup as a download: cut by a messenger it
// would be damaged, and the app would take it for a backup.
func TestABackupIsNoMessage(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/settings")
	p.eval(`navigator.canShare = () => false; navigator.share = (it) => { window.shared = it; return Promise.resolve() }`, nil)
	p.eval(`URL.createObjectURL = (blob) => { window.saved = blob; return "#" }`, nil)
	p.click("button", "Sicherung speichern")
	p.waitFor(`document.querySelector("#backup-told").textContent.includes("Gespeichert als")`)
	var got string
	if p.eval(`saved.text().then(text => String(window.shared) + " " + text.slice(0, 20))`, &got); got != `undefined {"serviert":"backup"` {
		t.Errorf("shared and saved: %s", got)
	}
}

// restored restores a backup and returns what is said of it.
func (p *phone) restored(text string) string {
	p.t.Helper()
	p.open("/settings")
	p.picks(text)
	p.click("button", "Sicherung einspielen")
	p.see("heading", "/^Sicherung vom /")
	p.axe()
	p.noOverflow()
	p.click("button", "Einspielen")
	p.said("Eingespielt.")
	return p.text("#backup-told")
}

// played is the list of everything that was played.
const played = `[...document.querySelectorAll("section:not(.import) :is(h2, p, li)")].map(e => e.textContent).join("\n")`

// hasPlayed waits until that list is what it was on another phone: what the disk has comes after the page.
func (p *phone) hasPlayed(want string) {
	p.t.Helper()
	p.open("/games")
	p.waitFor(played + " === " + quote(want))
}

// Everything goes from one phone to another in a file, once, however often it is restored.
func TestABackupGoesToAnotherPhone(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.reducedMotion()
	for _, names := range [][]string{{"Mitzi", "Franz"}, {"Anna", "Bernd", "Carl"}} {
		p.bring(finished(t, "escalero-single", names...))
		p.said("Partie eingelesen")
	}
	sitDown(p, "de", "Mitzi", "Franz").play(1)
	p.bring("serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 12345\n")
	p.said("Partie eingelesen")
	p.open("/settings")
	p.click("radio", "dunkel")
	p.open("/games")
	p.waitFor(`["Mitzi und Franz", "Anna, Bernd und Carl", "Anna und Bernd"].every(names => document.querySelector("main").innerText.includes(names))`)
	var want string
	p.eval(played, &want)
	want += "\u00a0· aus einer Sicherung" // on the other phone, of the evening that goes on, which comes last
	text := p.backedUp()
	p.see("heading", "Sicherung")
	if got := p.text("#backup-told"); !strings.Contains(got, "Fertige Partien: 2, laufende oder unterbrochene: 1, Kartenabende: 1") {
		t.Errorf("of the backup is said %q", got)
	}
	p.axe()

	other := newPhone(t)
	other.reducedMotion()
	other.open("/settings")
	for bad, says := range map[string]string{
		text[:len(text)/2]:                       "beschädigt oder unvollständig",
		strings.Replace(text, "Anna", "Inna", 1): "beschädigt oder unvollständig",
		"serviert 1 escalero\n":                  "keine Sicherung",
	} {
		other.picks(bad)
		other.click("button", "Sicherung einspielen")
		other.said(says)
		if got := other.text("#backup-told"); !strings.Contains(got, says) {
			t.Errorf("shown is %q", got)
		}
		other.gone("heading", "/^Sicherung vom /")
	}
	var stored int
	if other.eval(`Object.keys(localStorage).filter(key => key.startsWith("serviert:") && localStorage[key].includes("record")).length`, &stored); stored > 0 {
		t.Errorf("%d games were taken from damaged backups", stored)
	}
	if got := other.restored(text); !strings.Contains(got, "Neue Partien: 3, neue Kartenabende: 1, schon da: 0") {
		t.Errorf("after restoring: %q", got)
	}
	if id := other.focused(); !strings.Contains(id, "Eingespielt") {
		t.Errorf("the focus is on %q", id)
	}
	other.waitFor(`document.documentElement.dataset.theme === "dark"`)
	other.hasPlayed(want)
	if got := other.restored(text); !strings.Contains(got, "Neue Partien: 0, neue Kartenabende: 0, schon da: 4") {
		t.Errorf("the second time: %q", got)
	}
	other.hasPlayed(want)
	other.clickCSS("a[href$='/table']")
	other.waitFor(`document.querySelector("#throw, #main .pad, #pad")`)
	// What was read in is on the disk, not only on the screen.
	other.killTab()
	other.hasPlayed(want)
}

// What the browser says about keeping things is shown as it changes.
func TestTheDeviceSaysWhetherItKeepsThings(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withScript(`{
		let kept = false;
		navigator.storage.persisted = () => Promise.resolve(kept);
		navigator.storage.persist = () => Promise.resolve(kept = true);
		Object.defineProperty(navigator, "standalone", { value: false });
	}`))
	p.open("/settings")
	p.waitFor(`document.querySelector("#lasting[data-state=no]")`)
	p.waitFor(`document.querySelector("#fleeting")`)
	p.axe()
	p.eval(`serviert.persist()`, nil)
	p.waitFor(`document.querySelector("#lasting[data-state=yes]").textContent.includes("dauerhaft")`)
	other := newPhone(t)
	other.open("/settings")
	other.waitFor(`document.querySelector("#lasting") && !document.querySelector("#fleeting")`)
}
