package browsertest

import (
	"strings"
	"testing"
)

// gibberish plays until seat 1 lays a word that is none, and doubts it.
func (c *cards) gibberish() {
	c.t.Helper()
	for range 200 {
		if c.has("#doubt:not([aria-disabled])") {
			c.doubt("1")
			if strings.Contains(c.text(".laid"), "gilt nicht") {
				return
			}
		}
		if !c.step() {
			break
		}
	}
	c.t.Fatal("no word was refused")
}

// A refused word is taken up by the one who doubted it, for the next hand; the
// list is kept where an evening is set up.
func TestOwnWords(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Anna", "Bert")
	c.gibberish()
	c.tap("#adopt-1")
	if text := c.text("dialog"); !strings.Contains(text, "Das entscheidet Bert") || strings.Contains(text, "Ich bin Anna") {
		t.Errorf("the question is %q", text)
	}
	c.targets()
	p.axe()
	p.noOverflow()
	c.tap("#adopt-by-2")
	if text := c.text(".laid"); !strings.Contains(text, "gilt nicht") || !strings.Contains(text, "Ab der nächsten Hand") {
		t.Errorf("the word stands as %q", text)
	}
	p.open("/cards-new")
	p.waitFor("document.querySelector('.own-words li') !== null")
	p.clickCSS(".own summary")
	p.axe()
	p.noOverflow()
	p.enter("#own-word", "zoepfl", "input")
	p.clickCSS("#own-add")
	p.waitFor("document.querySelector('#drop-de-ZOEPFL') !== null")
	p.clickCSS("#drop-de-ZOEPFL")
	p.waitFor("document.querySelector('#drop-de-ZOEPFL') === null")
}
