package setup

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/store"
)

// What was filled in is there again after another page was looked at; what is no draft is nothing.
func TestADraftOutlivesThePage(t *testing.T) {
	a := over(t, browser.Memory{})
	a.shell.Go("/new?game=escalero")
	a.Page().Open()
	d := a.draft
	d.more(3)
	d.seats[0].Name, d.seats[4].Level = "Mitzi", "strong"
	d.pairs, d.scorer, d.block, d.starter = true, true, true, 2
	d.rules, _ = d.rules.With("contra", "no")
	d.draw(func(n int) int { return 0 })
	d.starter = 2
	text := a.carry()
	b := over(t, browser.Memory{})
	b.takeOver(text)
	b.Page().Open()
	if !reflect.DeepEqual(b.draft, d) {
		t.Errorf("there is %+v, was %+v", b.draft, d)
	}
	// Who plays each for himself still does.
	alone := over(t, browser.Memory{})
	alone.Page().Open()
	alone.draft.more(6)
	b.takeOver(alone.carry())
	if !reflect.DeepEqual(b.draft, alone.draft) {
		t.Errorf("there is %+v, was %+v", b.draft, alone.draft)
	}
	// So does whoever begins, the first party or the one who plays for two.
	for starter := 0; starter <= 3; starter++ {
		d.scorer, d.starter = false, starter
		b.takeOver(text)
		b.draft.scorer, b.draft.starter = false, starter
		c := over(t, browser.Memory{})
		if c.takeOver(b.carry()); c.draft.starter != starter {
			t.Errorf("party %d was to begin, %d does", starter, c.draft.starter)
		}
	}
	// A restored backup has brought more names than can play.
	memory := browser.Memory{store.KeyNames: `{"v":1,"seats":[{"name":"Anna"},` + strings.Repeat(`{"name":"Poldi"},`, 10) + `{"name":"Resi"}],"count":2}`}
	many := over(t, memory)
	many.Page().Open()
	many.draft.seats[0].Name = "Mitzi"
	after := over(t, memory)
	after.takeOver(many.carry())
	after.Page().Open()
	if !reflect.DeepEqual(after.draft, many.draft) {
		t.Errorf("there is %+v, was %+v", after.draft, many.draft)
	}
	for _, hostile := range []string{"", "x", `{"count":99}`, `{"count":-1}`, `{"count":2,"order":[7,-1,0,0],"seats":[]}`, `{"count":3,"order":[3,2,2,0],"pairs":true,"seats":[]}`, `{"count":3,"starter":9,"pairs":true,"order":null,"seats":null}`} {
		c := over(t, browser.Memory{})
		c.Page().Open()
		c.takeOver(hostile)
		if set, err := c.draft.setup(c.sh.Texts()); err != nil || len(c.draft.order) != c.draft.count {
			t.Errorf("%s gives %+v, %v", hostile, set, err)
		}
	}
}

// So is a house rule that is still typed, or does not work, and what the rules are to be called: the page is loaded again before
// anybody has left the field. With the game that begins, and with other rules, it is gone.
func TestAHouseRuleHalfTypedOutlivesThePage(t *testing.T) {
	a := opened(t, browser.Memory{}, "game=escalero")
	a.visit("")
	a.house = true
	a.typeIn("opt-columns-free", "1-2-x")
	a.tab.fields = map[string]string{"stake": "1 2", "opt-sweep-free": "7 Pu", "rules-name": "Bei O"}
	load := func(from *at) *at {
		next := over(t, from.memory)
		next.shell.Go("/") // no page is shown yet
		next.Page().Redraft(from.Page().Draft())
		return next
	}
	b := load(load(a)) // again before anything was drawn
	show := func(a *at, query string) {
		a.shell.Go("/new" + query)
		a.Page().Open()
	}
	show(b, "")
	shown := func(html string) (list []string) {
		for _, id := range []string{"stake", "opt-columns-free", "opt-sweep-free", "rules-name"} {
			field := regexp.MustCompile(`<input[^>]* id="` + id + `"[^>]*>`).FindString(html)
			value := regexp.MustCompile(` value="([^"]*)"`).FindStringSubmatch(field)
			list = append(list, append(value, "", "")[1])
		}
		return list
	}
	if got, want := shown(b.html()), []string{"1 2", "1-2-x", "7 Pu", "Bei O"}; !slices.Equal(got, want) || !b.house || len(b.draft.wrong) != 3 {
		t.Errorf("the fields show %q, want %q; unfolded %v, wrong are %q", got, want, b.house, b.draft.wrong)
	}
	// A field that was emptied stays so.
	a.typeIn("stake", "2 €")
	a.tab.fields["stake"], a.tab.Focused = "", "stake"
	c := load(a)
	if show(c, ""); shown(c.html())[0] != "" || !c.draft.rules.Stake.IsZero() {
		t.Errorf("emptied, and shown is %q for %v", shown(c.html())[0], c.draft.rules.Stake)
	}
	a.typeIn("stake", "1 2")
	a.tab.fields["stake"], a.tab.Focused = "1 2", ""
	text := a.Page().Draft()
	if a.shell.Go("/rules"); a.Page().Draft() == text || !strings.Contains(a.Page().Draft(), "1-2-x") {
		t.Errorf("of another page %s is kept", a.Page().Draft())
	}
	a.shell.Go("/new")
	for name, then := range map[string]func(a *at){
		"another game": func(a *at) { show(a, "?game=wuerfelpoker"); show(a, "") },
		"other rules":  func(a *at) { a.typeIn("preset", "preset wuerfelpoker") },
		"a game": func(a *at) {
			a.typeIn("stake", "1 €")
			a.typeIn("opt-columns-free", "1-2-4")
			a.typeIn("opt-sweep-free", "7")
			a.press("start")
			show(a, "")
		},
	} {
		c := load(a)
		show(c, "")
		then(c)
		if got := shown(c.html()); got[3] != "" || name == "a game" && c.begun != 1 || got[0] == "1 2" || got[1] == "1-2-x" {
			t.Errorf("with %s, the %dth, the fields show %q", name, c.begun, got)
		}
	}
}
