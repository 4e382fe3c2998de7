package browsertest

import (
	"fmt"
	"strings"
	"time"
)

// keyed presses a key as soon as something has the focus, "" for what has it already, and returns what Orca says from
// then on, once it says a text.
func (o *orca) keyed(v visitor, on, key, says string) string {
	o.d.t.Helper()
	if on != "" {
		v.until(fmt.Sprintf("document.querySelector(%q)", on))
		eval[any](v, fmt.Sprintf("document.querySelector(%q).focus()", on))
		time.Sleep(time.Second)
	}
	since := len(o.says())
	v.key(key)
	o.hears(since, says)
	o.idle()
	return o.says()[since:]
}

// What was said before a dialog is not said again when it closes. The end of a game is said once, and a page by its own
// title, be it the page of a game after its settlement or of one person after the list of all. The field for a note, which
// takes the place of a button, is told.
func readEnd(d *desktop, v visitor) {
	orca := d.orcaFirst(v)
	d.sits(v, calmSettings, nearlyOver(d.t, "wuerfelpoker", nil, 1, 2)+"throw 12346\n")
	orca.hears(0, "Finished loading Spieltisch")
	orca.idle()
	const dice = "Eins, Zwei, Drei, Vier, Sechs"
	orca.keyed(v, "#throw", "d", dice)
	again := func(what, heard string) {
		d.t.Helper()
		if strings.Contains(heard, dice) {
			d.t.Errorf("after %s Orca says the dice again:%s", what, heard)
		}
	}
	orca.keyed(v, "#menu", "Enter", "Menü")
	back := "Menü"
	if strings.Contains(d.t.Name(), "Firefox") {
		back = "" // there Orca does not always tell what has the focus again
	}
	again("the menu", orca.keyed(v, "dialog button", "Escape", back))
	orca.keyed(v, "#throw", "w", "streichen?")
	heard := orca.keyed(v, "#strike-yes", "Enter", "gewinnt")
	again("the question", heard)
	for line := range strings.Lines(heard) {
		if strings.Count(line, "Die Partie ist aus") > 1 {
			d.t.Errorf("the end is said twice: %s", line)
		}
	}
	orca.keyed(v, "#figures", "Enter", "Abrechnung")
	if heard = orca.keyed(v, "#take-back", "Enter", "Zurückgenommen"); strings.Contains(heard, "Abrechnung") || strings.Contains(heard, "am Wurf") {
		d.t.Errorf("back at the table Orca says:%s", heard)
	}
	eval[any](v, fmt.Sprintf(`(localStorage.setItem("serviert:done:1", %q), null)`, savedGame("1", finished(d.t, "escalero", "Mitzi", "Franz"), 1790000900000)))
	since := len(orca.says())
	v.open("/games?game=1")
	orca.hears(since, "Finished loading") // the prepared page of all games, or the game where the program was quicker
	orca.idle()
	const help = "Sie bleibt auf diesem Gerät"
	if heard = orca.keyed(v, "#note-1", "Enter", "Notiz entry"); strings.Count(heard, help) != 1 {
		d.t.Errorf("of the field for a note Orca says:%s", heard)
	}
	v.open("/people")
	orca.hears(0, "Finished loading Leute")
	orca.idle()
	orca.keyed(v, "main li a", "Enter", "Mitzi.'")
}

// What is to be corrected is said once, before the values to choose from. A dialog that takes the place of another is
// told as well, by its title and not by every list to choose from in it.
func readCorrection(d *desktop, v visitor) {
	orca := d.orcaFirst(v)
	d.sits(v, calmSettings, "escalero\nparty Anna\nparty Bernd\npoints F 1 35\nstrike G 3\n", "block")
	orca.hears(0, "Finished loading Spieltisch")
	orca.idle()
	heard := orca.keyed(v, "#cell-7-0", "Enter", "Bisher: 35")
	if n := strings.Count(heard, "Bisher: 35"); n != 1 {
		d.t.Errorf("what is to be corrected is said %d times:%s", n, heard)
	}
	v.key("Escape")
	v.until(`!document.querySelector("dialog[open]")`)
	orca.keyed(v, "#menu", "Enter", "Menü")
	orca.keyed(v, "#menu-share", "Enter", "Teilen.")
	v.key("Escape")
	v.until(`!document.querySelector("dialog[open]")`)
	orca.keyed(v, "#menu", "Enter", "Menü")
	if heard := orca.keyed(v, "#menu-people", "Enter", "Wer spielt mit?'"); strings.Contains(heard, "Mensch") {
		d.t.Errorf("the names are told with:%s", heard)
	}
}

// A notice above the table is told when it comes, after the throw that could not be saved.
func readNotice(d *desktop, v visitor) {
	d.sits(v, calmSettings, "escalero\nparty Anna\nparty Bernd\n")
	eval[any](v, `(Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }, document.querySelector("#throw").focus())`)
	since := d.now()
	v.key("r")
	v.until(`document.querySelector(".notice")`)
	d.said(since, "Noch zwei Würfe.")
	d.said(since, "Der Browser speichert gerade nicht.")
}
