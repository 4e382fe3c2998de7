package setup

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
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

// The sentence names what makes a difference with the other rules, and a bonus as such.
func TestWhatMakesADifferenceIsNamed(t *testing.T) {
	a := opened(t, browser.Memory{}, "")
	agree := func(pairs ...string) {
		for i := 0; i < len(pairs); i += 2 {
			if !a.agree(pairs[i], pairs[i+1]) {
				t.Fatal(pairs[i:])
			}
		}
	}
	for _, c := range []struct {
		agreed   []string
		de, said string
	}{
		{[]string{"contra-most", "8", "concede", "100"}, "Gespielt wird nach den üblichen Regeln.", "Played by the usual rules."},
		{[]string{"sweep", "25"}, "Abweichend: Alle Kolonnen gewonnen: 25 Punkte mehr.", "Changed: All columns won: 25 points more."},
		{[]string{"sweep", "1", "columns", "2-2-4"}, "Abweichend: Wert der Kolonnen: 2–2–4; Alle Kolonnen gewonnen: 1 Punkt mehr.", "Changed: Value of the columns: 2–2–4; All columns won: 1 point more."},
		{[]string{"contra", "on"}, "Abweichend: Wert der Kolonnen: 2–2–4; Alle Kolonnen gewonnen: 1 Punkt mehr; mit Contra; Contra höchstens bis: ×8.",
			"Changed: Value of the columns: 2–2–4; All columns won: 1 point more; with Contra; Contra up to: ×8."},
		{[]string{"settlement", "difference"}, "Abweichend: Abrechnung: Differenz der Punkte; mit Contra; Contra höchstens bis: ×8; Aufgeben kostet mindestens: 100.",
			"Changed: Settlement: difference of points; with Contra; Contra up to: ×8; Giving up costs at least: 100."},
	} {
		agree(c.agreed...)
		for lang, want := range map[string]string{"de": c.de, "en": c.said} {
			a.shell.Set.Language = lang
			if got := a.changed(); got != want {
				t.Errorf("after %v: %q, want %q", c.agreed, got, want)
			}
		}
	}
}

// What a game is in a few words stands below it only as long as nothing else is agreed: "Kopf zahlt doppelt" may not be so.
func TestWhatAGameIsHoldsForThePreset(t *testing.T) {
	for preset, agreed := range map[string][2]string{"wuerfelpoker": {"sweep", "none"}, "escalero": {"double-grande", "on"}, "wuerfelpoker-two": {"double-grande", "off"}} {
		a := opened(t, browser.Memory{}, "game="+preset)
		short := ">" + a.shell.Texts().Dice.Presets.At(preset).Short + "<"
		says := func() bool {
			before, _, found := strings.Cut(a.html(), short)
			return found && !strings.HasSuffix(before, " hidden")
		}
		if !says() {
			t.Errorf("the page does not say what %s is", preset)
		}
		if a.choose("opt-"+agreed[0]+"-v", agreed[1]); says() {
			t.Errorf("with %s %s it is said to be %s", agreed[0], agreed[1], short)
		}
	}
}

// How high Contra may drive the stake is agreed where Contra is, said, and kept
// with rules of one's own.
func TestAHighestStakeIsAgreed(t *testing.T) {
	a := opened(t, browser.Memory{}, "")
	a.choose("opt-contra-v", "on")
	a.choose("opt-contra-most-v", "8")
	if r := a.draft.rules; r.MostFactor != 8 {
		t.Errorf("agreed on %+v", r)
	}
	if html := a.html(); !strings.Contains(html, "Abweichend: mit Contra; Contra höchstens bis: ×8.") {
		t.Error("the page does not show what was agreed")
	}
	a.saveRules("Bei Oma")
	a = opened(t, a.memory, "")
	a.typeIn("preset", "own Bei Oma")
	if a.draft.rules.MostFactor != 8 {
		t.Errorf("kept %+v", a.draft.rules)
	}
	a.choose("opt-contra-most-v", "none")
	if a.draft.rules.MostFactor != 0 {
		t.Errorf("taken back: %+v", a.draft.rules)
	}
}

// Only what changes something can be agreed, and a wrong value that no longer does keeps nobody from playing.
func TestOptionsThatMatterAreOffered(t *testing.T) {
	a := opened(t, browser.Memory{}, "")
	offered := func(want ...string) {
		t.Helper()
		html := a.html()
		for _, key := range []string{"columns", "sweep", "contra-most", "concede"} {
			if strings.Contains(html, `id="opt-`+key+`"`) != slices.Contains(want, key) {
				t.Errorf("%s is offered: %v", key, !slices.Contains(want, key))
			}
		}
	}
	offered("columns", "sweep")
	a.choose("opt-contra-v", "on")
	offered("columns", "sweep", "contra-most")
	a.typeIn("opt-columns-free", "1-2-x")
	a.choose("opt-settlement-v", "difference")
	offered("contra-most", "concede")
	a.choose("opt-contra-v", "off")
	offered()
	a.choose("opt-settlement-v", "columns")
	a.choose("opt-columns-v", "1-2-4")
	a.press("more") // three cannot say Contra, and all else they can agree
	if offered("columns", "sweep"); !uitest.Has(a.page(), "opt-columns-free") || strings.Count(a.html(), ">"+a.shell.Texts().New.TooMany+"<") != 1 {
		t.Errorf("what three are offered: %s", a.html())
	}
	a.press("fewer")
	a.press("start")
	if a.begun != 1 {
		t.Errorf("focus on %q, said %q", a.shell.Focused, a.shell.Said)
	}
}

// A value that does not work stays in its field, is marked, says what would
// work, and keeps the game from beginning: the focus goes there.
func TestWrongValuesBeginNothing(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		for id, c := range map[string]struct{ key, text, right string }{
			"stake":             {"stake", "zehn Cent", "10 Cent"},
			"opt-columns-free":  {"columns", "1-2-x", "1, 2, 3"},
			"opt-sweep-free":    {"sweep", "viel", "3"},
			"opt-concede-free":  {"concede", "1e9", "60"},
			"opt-columns-free ": {"columns", "", "1/2/3"},
		} {
			id = strings.TrimSpace(id)
			a := opened(t, browser.Memory{}, "")
			a.shell.Set.Language = lang
			if html := a.html(); !strings.Contains(html, `aria-describedby="stake-help"`) || !strings.Contains(html, `id="stake-help"`) {
				t.Error("who hears the field for the stake does not hear how to fill it in")
			}
			if c.key == "concede" { // giving up is an answer to Contra, and costs something where points count
				a.choose("opt-contra-v", "on")
				a.choose("opt-settlement-v", "difference")
			}
			a.typeIn("stake", "50 c")
			a.typeIn(id, c.text)
			if a.draft.rules.Stake.Cents != 50 {
				t.Errorf("%s: the stake is %v", id, a.draft.rules.Stake)
			}
			a.press("start")
			if _, wrong := a.draft.wrong[c.key]; !wrong {
				t.Fatalf("%s: %q works", id, c.text)
			}
			why := a.why(a.optionOf(c.key))
			if a.begun != 0 || a.games.Now != nil || a.shell.Focused != id || a.shell.Said != "" || why == "" {
				t.Errorf("%s: %d games begun, focus on %q, said %q, though %q is read with the field", id, a.begun, a.shell.Focused, a.shell.Said, why)
			}
			if c.key == "stake" && !strings.Contains(why, a.names().Money(escalero.Stake{Cents: 50, Currency: "EUR"}, 1)) || c.key != "stake" && !strings.Contains(why, a.names().Choice(c.key, a.optionOf(c.key).Choices[1])) {
				t.Errorf("%s: %q gives no example", id, why)
			}
			html := a.html()
			field := regexp.MustCompile(`<input[^>]* id="` + id + `"[^>]*>`).FindString(html)
			for _, want := range []string{" aria-invalid ", ` aria-describedby="why-` + c.key + `"`, ` value="` + c.text + `">`} {
				if !strings.Contains(strings.ReplaceAll(field, " value>", ` value="">`), want) {
					t.Errorf("%s in %s: %s is missing in %s", id, lang, want, field)
				}
			}
			// The ear is told by then what has the focus next: the alert says which field is meant.
			name := regexp.MustCompile(` aria-label="([^"]+)"`).FindStringSubmatch(field)[1]
			if !regexp.MustCompile(`<span class="wrong" hidden="false" id="wrong-` + c.key + `"[^>]*>\s*<span class="sr-only">` + regexp.QuoteMeta(name) + `:[^<]*</span>\s*<span id="why-` + c.key + `">` + regexp.QuoteMeta(why) + "<").MatchString(html) {
				t.Errorf("%s in %s: %q is not shown", id, lang, why)
			}
			other := map[string]string{"de": "en", "en": "de"}[lang]
			if a.shell.Set.Language = other; strings.Contains(a.html(), why) || !strings.Contains(a.html(), i18n.For(other).New.Wrong[:10]) {
				t.Errorf("%s: after the language was changed to %s one still reads %q", id, other, why)
			}
			a.shell.Set.Language = lang
			if folded := strings.Contains(html, `<details class="slip house" open="false">`); folded != (id == "stake") {
				t.Errorf("%s: the house rules are folded: %v", id, folded)
			}
			a.saveRules("Oma")
			if len(a.own) != 0 || a.shell.Focused != id {
				t.Errorf("%s: kept %+v", id, a.own)
			}
			a.typeIn(id, c.right)
			if strings.Contains(a.html(), "aria-invalid") {
				t.Errorf("%s: %q is still marked", id, c.right)
			}
			a.press("start")
			if a.begun != 1 {
				t.Errorf("%s: %q does not begin", id, c.right)
			}
		}
	}
}

// What stands in a field when the button is pressed counts, though the browser
// has not told of it yet.
func TestAFieldStillEditedCounts(t *testing.T) {
	a := opened(t, browser.Memory{}, "")
	a.tab.fields = map[string]string{"stake": "zehn Cent"}
	a.press("start")
	if a.begun != 0 || a.shell.Focused != "stake" {
		t.Errorf("%d games begun, focus on %q", a.begun, a.shell.Focused)
	}
	a.tab.fields["stake"] = "20 Cent"
	a.press("start")
	if a.begun != 1 || a.games.Now.Rules.Stake.Cents != 20 {
		t.Errorf("%d games begun", a.begun)
	}
}

// A name that is refused is marked and gets the focus; so does Contra where
// more than two want to play.
func TestRefusedNamesGetTheFocus(t *testing.T) {
	for want, names := range map[string][]string{
		"name-1": {"Anna", " Anna "}, "name-2": {"Anna", "Bernd", "\u202edrac", "Dora"}, "name-0": {strings.Repeat("x", 81), "Anna"},
	} {
		a := drafted(t, names...)
		a.shell.Said = ""
		a.press("start")
		if a.begun != 0 || a.shell.Focused != want || a.shell.Said != "" {
			t.Errorf("%q: focus on %q, said %q", names, a.shell.Focused, a.shell.Said)
		}
		html := a.html()
		if why := regexp.MustCompile(`<p[^>]*id="wrong-start"[^>]*>`).FindString(html); why == "" || strings.Contains(why, " hidden ") {
			t.Errorf("%q: nobody sees why: %q", names, why)
		}
		if field := regexp.MustCompile(`<input[^>]*aria-invalid[^>]*>`).FindAllString(html, -1); len(field) != 1 ||
			!strings.Contains(field[0], `id="`+want+`"`) || !strings.Contains(field[0], `aria-describedby="wrong-start"`) {
			t.Errorf("%q: marked %v", names, field)
		}
	}
	a := drafted(t, "A", "B", "C")
	a.agree("contra", "on")
	a.press("start")
	if a.begun != 0 || a.shell.Focused != "opt-contra-v-on" || !a.house {
		t.Errorf("focus on %q", a.shell.Focused)
	}
}

// Every value that the page names, as its own words or as an example, can be
// typed, in both languages.
func TestWhatThePageNamesCanBeTyped(t *testing.T) {
	for _, preset := range escalero.Presets() {
		for _, lang := range []string{"de", "en"} {
			a := opened(t, browser.Memory{}, "game="+preset.Preset)
			a.shell.Set.Language = lang
			for _, o := range a.draft.rules.Options() {
				if !o.Free {
					continue
				}
				for _, c := range append(map[string][]string{"sweep": {"1", "5"}}[o.Key], o.Choices...) {
					if got := typed(o, a.names().Choice(o.Key, c)); got != c && o.Key != "stake" {
						t.Errorf("%s in %s: %q is read as %q", o.Key, lang, a.names().Choice(o.Key, c), got)
					}
				}
				for _, x := range a.examples(o) {
					if a.typed(o, x); len(a.draft.wrong) > 0 {
						t.Errorf("%s in %s: %q is refused", o.Key, lang, x)
					}
				}
				if html := a.html(); strings.Contains(html, `value="none"`+` id="opt-`+o.Key+`-free"`) || strings.Contains(html, `-free" type="text" value="double"`) {
					t.Errorf("%s in %s shows a word of records", o.Key, lang)
				}
			}
		}
	}
}

func TestWhatPeopleType(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	of := map[string]escalero.Option{}
	for _, o := range r.Options() {
		of[o.Key] = o
	}
	for key, list := range map[string]map[string]string{
		"columns": {
			"1–2–4": "1-2-4", "1-2-4": "1-2-4", "1 — 2 — 4": "1-2-4", "1, 2, 4": "1-2-4", "1/2/4": "1-2-4", " 1 2  4 ": "1-2-4", "1:2:4": "1-2-4",
			"×1 ×2 ×4": "1-2-4", "1, 2 und 4": "1-2-4", "1, 2 and 4": "1-2-4", "01-2-4": "1-2-4", "1;2;4": "1-2-4", "1−2−4": "1-2-4",
		},
		"sweep": {
			"doppelt": "double", "Doppelt": "double", "double": "double", "Kopf": "double", "Kopf: doppelt": "double", "head double": "double",
			"keine": "none", "none": "none", "Kein Zuschlag": "none", "nothing extra": "none", "": "none", "0": "none", "nichts": "none",
			"3": "3", "1 Punkt mehr": "1", "25 points more": "25", "+3": "3", "3 Punkte mehr": "3", "3 points": "3", "2 Punkte": "2", "03": "3",
		},
		"concede": {"60": "60", "60 Punkte": "60", "keine": "0", "0": "0"},
		"stake": {
			"nur Punkte": "none", "points only": "none", "keine": "none", "none": "none", "0 €": "none", "0,00": "none", "007 €": "7 EUR", "00,50 €": "0,50 EUR", "2. EUR": "2 EUR",
		},
	} {
		for text, want := range list {
			got := typed(of[key], text)
			if got != want {
				t.Errorf("%s %q: %q, want %q", key, text, got, want)
			}
			if _, err := r.With(key, got); err != nil {
				t.Errorf("%s %q: %v", key, text, err)
			}
		}
	}
	for key, list := range map[string][]string{
		"columns": {"", "1-2", "1-2-4-8", "0-2-4", "1½ 2 4", "eins zwei vier", "-", "1-2-4 €"},
		"sweep":   {"viel", "2 3", "-2", "2,5", "99999"},
		"concede": {"", "viel", "-1", "1.5", "fünfzig Euro"},
		"stake":   {"zehn Cent", "viel", "-0,10 €", "0,5 Cent", "1 2 EUR", "0,10 € bis 0,20 €", "0,105 €", "€", "99999999 €", "1 €\u0000"},
	} {
		for _, text := range list {
			if _, err := r.With(key, typed(of[key], text)); err == nil {
				t.Errorf("%s: %q is taken for %q", key, text, typed(of[key], text))
			}
		}
	}
}

func TestAnotherPresetForgetsMistakes(t *testing.T) {
	a := opened(t, browser.Memory{}, "")
	a.typeIn("opt-columns-free", "1-2-x")
	a.typeIn("stake", "1 €")
	a.typeIn("preset", "preset wuerfelpoker")
	if len(a.draft.wrong) != 0 || a.draft.rules.Stake.Cents != 100 {
		t.Errorf("%v, stake %v", a.draft.wrong, a.draft.rules.Stake)
	}
	if html := a.html(); strings.Contains(html, "1-2-x") || !strings.Contains(html, `value="Kopf: doppelt"`) {
		t.Error("the fields do not show the rules in words")
	}
}

// A name for the rules that is none is explained at its field.
func TestRulesNeedAName(t *testing.T) {
	a := opened(t, browser.Memory{}, "")
	for _, name := range []string{" ", "Bei\u202eOma"} {
		a.saveRules(name)
		if len(a.own) != 0 || a.shell.Focused != "rules-name" || a.shell.Said == "" || !strings.Contains(a.html(), ">"+a.shell.Said+"<") {
			t.Errorf("%q: kept %v, focus on %q, said %q", name, a.own, a.shell.Focused, a.shell.Said)
		}
		if a.shell.Set.Language = "en"; strings.Contains(a.html(), ">"+a.shell.Said+"<") {
			t.Errorf("%q: in English too one reads %q", name, a.shell.Said)
		}
		a.shell.Set.Language = "de"
	}
	if field := regexp.MustCompile(`<input[^>]* id="rules-name"[^>]*>`).FindString(a.html()); !strings.Contains(field, " aria-invalid ") {
		t.Errorf("not marked: %s", field)
	}
	a.saveRules("Oma")
	if len(a.own) != 1 || strings.Contains(a.html(), "aria-invalid") {
		t.Errorf("kept %v", a.own)
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
	if a.saveRules("Bei\u202eOma"); len(a.own) != 1 || !strings.HasPrefix(a.shell.Said, "Im Namen „Bei·Oma“") {
		t.Errorf("said %q, %+v", a.shell.Said, a.own)
	}
	if html := a.html(); !strings.Contains(html, `value="own Bei Oma"`) {
		t.Error("the only rules that were saved are not on offer")
	}
	a.typeIn("preset", "preset wuerfelpoker")
	a.saveRules("Würfel")

	a = opened(t, a.memory, "")
	if html := a.html(); !strings.Contains(html, `value="own Bei Oma"`) || !strings.Contains(html, `value="own Würfel"`) {
		t.Fatal("saved rules are not on offer")
	}
	a.typeIn("preset", "own Bei Oma")
	if list := a.html(); strings.Count(list[strings.Index(list, `id="preset"`):strings.Index(list, `</select>`)], " selected ") != 1 || !strings.Contains(list, `<option selected value="own Bei Oma">`) {
		t.Error("not the one set of rules is chosen")
	}
	a.saveRules("wuerfelpoker") // called like what the app calls a game
	if a.typeIn("preset", "preset wuerfelpoker"); a.draft.own != "" || a.draft.rules.Contra {
		t.Errorf("instead of the game its namesake is chosen: %+v", a.draft)
	}
	a.typeIn("preset", "own wuerfelpoker")
	a.press("rules-drop")
	a.typeIn("preset", "own Bei Oma")
	if !a.draft.rules.Contra || a.draft.own != "Bei Oma" || !strings.Contains(a.html(), ">Bei Oma löschen<") {
		t.Errorf("chosen %+v", a.draft)
	}
	a.choose("opt-contra-v", "off")
	a.saveRules("Bei Oma")
	if len(a.own) != 2 || rulesOf(a.own[1]).Contra {
		t.Errorf("saved again: %+v", a.own)
	}
	a.press("rules-drop")
	if len(a.own) != 1 || a.draft.own != "" || strings.Contains(a.html(), "Oma") {
		t.Errorf("forgotten: %+v", a.own)
	}
	if a.shell.Confirmed != "Bei Oma gelöscht." || a.shell.Focused != "rules-save" { // the button that was pressed has gone
		t.Errorf("said %q, the focus goes to %q", a.shell.Confirmed, a.shell.Focused)
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
