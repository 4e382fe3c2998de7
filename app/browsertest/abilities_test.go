package browsertest

import (
	"testing"
)

func TestAGameCanBeHandedOut(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/")
	var way string
	p.eval(`serviert.share("Partie", "text", "partie.txt")`, &way)
	if way != "downloaded" {
		t.Errorf("without a share sheet the file was %s", way)
	}
	p.eval(`navigator.share = (it) => { window.shared = it; return Promise.resolve() }; navigator.canShare = () => true`, nil)
	var file string
	p.eval(`serviert.share("Partie", "text", "partie.txt").then(w => w + " " + window.shared.files[0].name)`, &file)
	if file != "shared partie.txt" {
		t.Errorf("with a share sheet: %s", file)
	}
	p.eval(`navigator.share = () => Promise.reject(new DOMException("", "AbortError"))`, nil)
	p.eval(`serviert.share("Partie", "text", "partie.txt")`, &way)
	if way != "closed" {
		t.Errorf("a closed share sheet led to %s", way)
	}
}

// Two tabs must not play the same game; the second may take it over.
func TestOneTabHoldsTheLock(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/")
	p.eval(`serviert.lock(held => { window.held = held })`, nil)
	p.waitFor("window.held === true")
	first := p.ctx

	p.newTab()
	p.open("/")
	p.eval(`serviert.lock(held => { window.held = held })`, nil)
	p.waitFor("window.held === false")
	p.eval(`serviert.takeLock()`, nil)
	p.waitFor("window.held === true")
	second := p.ctx

	p.ctx = first
	p.waitFor("window.held === false")
	p.ctx = second
}
