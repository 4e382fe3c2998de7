package setup

import (
	"reflect"
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
	d.draw(func(n int) int { return n - 1 })
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
	alone.draft.more(1)
	b.takeOver(alone.carry())
	if !reflect.DeepEqual(b.draft, alone.draft) {
		t.Errorf("there is %+v, was %+v", b.draft, alone.draft)
	}
	// A restored backup has brought more names than can play.
	memory := browser.Memory{store.KeyNames: `{"v":1,"seats":[` + strings.Repeat(`{"name":"Poldi"},`, 11) + `{"name":"Resi"}],"count":2}`}
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
