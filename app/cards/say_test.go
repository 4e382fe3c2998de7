//go:build !js

package cards

import (
	"regexp"
	"strings"
	"testing"

	"serviert/engine/letters"
)

var anID = regexp.MustCompile(` id="([^"]*)"`)

// sound fails for what no page may have: an open gap, an id twice.
func sound(t *testing.T, where, html string) {
	t.Helper()
	if strings.Contains(html, "%!") {
		t.Errorf("%s has an open gap: %s", where, html)
	}
	ids := map[string]bool{}
	for _, m := range anID.FindAllStringSubmatch(html, -1) {
		if ids[m[1]] || m[1] == "" {
			t.Errorf("%s has the id %q twice", where, m[1])
		}
		ids[m[1]] = true
	}
}

// Whatever happens is said, in both languages, and no gap stays open.
func TestEverythingIsSaid(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		c := sitDown(t, lang, "Anna", "Bert", "Cleo", "Bot hard")
		kinds := map[letters.Kind]bool{}
		for range 400 {
			if len(c.evening.Public().Hands) == 3 {
				break
			}
			log := c.evening.Log()
			c.sh.said = ""
			c.playOn()
			said := c.sh.said
			if c.evening.Log() > log && said == "" {
				t.Errorf("%s: nothing was said", lang)
			}
			if strings.Contains(said, "%!") || strings.Contains(said, "  ") || strings.HasPrefix(said, " ") {
				t.Errorf("%s: said %q", lang, said)
			}
		}
		for _, ev := range c.evening.Events(0) {
			kinds[ev.Kind] = true
		}
		for _, k := range []letters.Kind{letters.Cut, letters.Deal, letters.Bet, letters.Call, letters.Exchange, letters.Word, letters.Pay} {
			if !kinds[k] {
				t.Errorf("%s: no %v in three hands", lang, letters.Action{Kind: k})
			}
		}
	}
}

// Every question that a key asks, with and without open cards.
func TestKeys(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	key := func(k string) bool { return c.Key(k, false, "") }
	c.playTo("a curtain", covered)
	dealer := c.evening.Name(c.evening.Public().Dealer)
	for k, want := range map[string]string{"w": "The cards are hidden.", "p": "In the pot: 2.", "x": dealer + " deals.",
		"h": "In: Anna and Bert.", "s": "Chips: Anna 49, Bert 49.", "n": "No bet yet. You may open with 1 to 5.", "t": dealer + " to act."} {
		c.sh.said = ""
		if !key(k) || c.sh.said != want {
			t.Errorf("%s: %q, want %q", k, c.sh.said, want)
		}
	}
	if key("c") || key("1") || key("f") || key("Tab") {
		t.Error("a key plays through the curtain")
	}
	c.page.Now += 1000
	c.press("reveal")
	key("W")
	if !strings.HasPrefix(c.sh.said, "Your cards: ") || strings.Count(c.sh.said, "point") != 7 {
		t.Errorf("the hand is read as %q", c.sh.said)
	}
	if !key("1") || !c.has("laid-1") {
		t.Error("1 does not lay a card")
	}
	c.press("menu")
	if key("w") {
		t.Error("a key plays below a dialog")
	}
	c.press("menu-close")
	key("f")
	key("p")
	key("f")
	if len(c.evening.Public().Hands) != 0 {
		t.Error("dropped out without being asked twice")
	}
	key("f")
	if len(c.evening.Public().Hands) != 1 {
		t.Error("the second F does not drop out")
	}
}

// The menu's lines lead where they say.
func TestMenu(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	c.playTo("a turn", looking)
	c.press("menu")
	c.press("menu-share")
	if len(c.page.Shared) != 0 || c.sh.said != c.texts().Share.Refuse {
		t.Errorf("before a hand is over %q is shared, said %q", c.page.Shared, c.sh.said)
	}
	c.press("menu")
	c.press("menu-check")
	if c.sh.said != c.texts().Act.ToEndLater {
		t.Errorf("said %q", c.sh.said)
	}
	c.press("menu")
	c.press("menu-list")
	if c.sh.dialog != "cards-own" {
		t.Errorf("the dialog is %q", c.sh.dialog)
	}
	c.press("own-close")
	c.press("fold")
	c.press("menu")
	c.press("menu-share")
	if len(c.page.Shared) != 1 || !strings.Contains(c.page.Shared[0], "\n# app started=") || c.sh.said != "Shared." {
		t.Errorf("shared %q, said %q", c.page.Shared, c.sh.said)
	}
	c.press("menu")
	c.press("menu-book")
	if c.sh.path != "/rules?preset=choose-your-words" {
		t.Errorf("the rules lead to %s", c.sh.path)
	}
}
