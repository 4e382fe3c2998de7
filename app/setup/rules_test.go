package setup

import (
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/store"
)

func TestOptionsAreAgreed(t *testing.T) {
	a := opened(t, browser.Memory{}, "")
	a.choose("opt-contra-v", "on")
	a.typeIn("stake", "0,20")
	if r := a.draft.rules; !r.Contra || r.Stake.Cents != 20 || r.Stake.Currency != "EUR" {
		t.Errorf("agreed on %+v", r)
	}
	if html := a.html(); !strings.Contains(html, ">Abweichend: mit Contra.<") || !strings.Contains(html, `value="0,20`) {
		t.Error("the page does not show what was agreed")
	}
}

// A value that does not work leaves the rules as they are, and says what would.
func TestWrongValues(t *testing.T) {
	a := opened(t, browser.Memory{}, "")
	a.typeIn("stake", "viel")
	a.typeIn("opt-columns-free", "1-2-x")
	for _, key := range []string{"stake", "columns"} {
		if why := a.draft.wrong[key]; !strings.HasPrefix(why, "So geht es nicht.") || !strings.Contains(a.html(), why) {
			t.Errorf("%s: %q", key, why)
		}
	}
	if len(a.draft.rules.Changes()) != 0 {
		t.Errorf("changed %v", a.draft.rules.Changes())
	}
	a.typeIn("stake", "1 €")
	a.typeIn("preset", "preset wuerfelpoker")
	if len(a.draft.wrong) != 0 || a.draft.rules.Stake.Cents != 100 {
		t.Errorf("another preset: %v, stake %v", a.draft.wrong, a.draft.rules.Stake)
	}
}

func TestRulesOfOnesOwn(t *testing.T) {
	a := opened(t, browser.Memory{}, "")
	a.choose("opt-contra-v", "on")
	a.saveRules("  Bei   Oma ")
	if a.shell.Confirmed != "Gespeichert als Bei Oma." || a.draft.own != "Bei Oma" {
		t.Errorf("said %q", a.shell.Said)
	}
	a.saveRules(" ")
	if a.saveRules("Bei\u202eOma"); len(a.own) != 1 || !strings.HasPrefix(a.shell.Said, "Im Namen »Bei·Oma«") {
		t.Errorf("said %q, %+v", a.shell.Said, a.own)
	}
	a.typeIn("preset", "preset wuerfelpoker")
	a.saveRules("Würfel")

	a = opened(t, a.memory, "")
	if html := a.html(); !strings.Contains(html, `value="own Bei Oma"`) || !strings.Contains(html, `value="own Würfel"`) {
		t.Fatal("saved rules are not on offer")
	}
	a.typeIn("preset", "own Bei Oma")
	if !a.draft.rules.Contra || a.draft.own != "Bei Oma" || !strings.Contains(a.html(), ">Bei Oma vergessen<") {
		t.Errorf("chosen %+v", a.draft)
	}
	a.choose("opt-contra-v", "off")
	a.saveRules("Bei Oma")
	if len(a.own) != 2 || a.own[1].rules().Contra {
		t.Errorf("saved again: %+v", a.own)
	}
	a.dropRules()
	if len(a.own) != 1 || a.draft.own != "" || strings.Contains(a.html(), "Oma") {
		t.Errorf("forgotten: %+v", a.own)
	}
}

// Rules that another tab has saved in the meantime stay.
func TestSavingKeepsWhatAnotherTabSaved(t *testing.T) {
	memory := browser.Memory{}
	a, b := opened(t, memory, ""), opened(t, memory, "")
	a.saveRules("eins")
	b.saveRules("zwei")
	if len(b.own) != 2 || len(opened(t, memory, "").own) != 2 {
		t.Errorf("%+v", b.own)
	}
}

// Options of a later version are left out; its whole file stays as it is, and a
// broken one is set aside.
func TestRulesOfAnotherVersion(t *testing.T) {
	a := opened(t, browser.Memory{store.KeyRules: `{"v":1,"sets":[{"name":"neu","preset":"escalero","options":[["flying","on"],["contra","on"]]},{"name":"fremd","preset":"chess","options":[]}]}`}, "")
	a.typeIn("preset", "own neu")
	if !a.draft.rules.Contra {
		t.Error("the known option is not there")
	}
	a.typeIn("preset", "own fremd")
	if a.draft.rules.Preset != "escalero" {
		t.Errorf("the draft is for %q", a.draft.rules.Preset)
	}
	later := `{"v":2,"sets":[]}`
	memory := browser.Memory{store.KeyRules: later, store.KeyNames: later}
	a = opened(t, memory, "")
	a.saveRules("eins")
	if !a.disk.Newer() || memory[store.KeyRules] != later || memory[store.KeyNames] != later || len(a.own) != 1 {
		t.Errorf("a newer version's rules became %v, shown %+v", memory, a.own)
	}
	broken := `{"v":0,"sets":[]}`
	a = opened(t, browser.Memory{store.KeyRules: broken}, "")
	if aside := a.disk.Broken(); len(aside) != 1 || aside[0].Text != broken {
		t.Errorf("set aside %+v", aside)
	}
}
