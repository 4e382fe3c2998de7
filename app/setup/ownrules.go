package setup

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// rulesOf rebuilds saved rules; options this version does not know are left out.
func rulesOf(o store.RuleSet) escalero.Rules {
	r, ok := escalero.Preset(o.Preset)
	if !ok {
		r, _ = escalero.Preset("escalero")
	}
	for _, c := range o.Options {
		if next, err := r.With(c[0], c[1]); err == nil {
			r = next
		}
	}
	return r
}

func (r *Room) readOwn() []store.RuleSet {
	var f store.HouseRules
	if !r.disk.Read(store.KeyRules, &f, func() error { return store.KnownSchema(f.V) }) {
		return nil
	}
	return f.Sets
}

// writeOwn stores the saved sets, with those of that name replaced. They are
// read again before: another tab may have saved some.
func (r *Room) writeOwn(name string, by ...store.RuleSet) {
	r.own = append(slices.DeleteFunc(r.readOwn(), func(o store.RuleSet) bool { return o.Name == name }), by...)
	r.disk.Save(store.KeyRules, store.HouseRules{V: store.Schema, Sets: r.own})
}

// saveRules keeps the draft's rules under a name; a set of that name is
// replaced. Rules with a value that does not work are not those that people
// see, so they are not kept.
func (r *Room) saveRules(name string) {
	t := &r.sh.Texts().New
	if !r.mended() {
		return
	}
	name = strings.Join(strings.Fields(name), " ")
	err := record.CheckNames([]record.Party{{Names: []string{name}}})
	if name == "" {
		err = errNameless
	}
	if r.unnamed = err; err != nil {
		r.sh.Say(r.whyUnnamed())
		r.sh.Focus("rules-name")
		return
	}
	r.writeOwn(name, store.RuleSet{Name: name, Preset: r.draft.rules.Preset, Options: r.draft.rules.Changes()})
	r.draft.own, r.named = name, ""
	r.sh.Confirm(fmt.Sprintf(t.SavedAs, name))
}

var errNameless = errors.New("rules without a name")

// whyUnnamed is why the rules cannot be kept under the name that was typed, "" if they can.
func (r *Room) whyUnnamed() string {
	t := &r.sh.Texts().New
	switch r.unnamed {
	case nil:
		return ""
	case errNameless:
		return t.NameRules
	}
	return dicegame.AboutNames(t, r.unnamed)
}

// dropRules forgets the saved set the draft started from. The button that asked
// for it goes.
func (r *Room) dropRules() {
	name := r.draft.own
	r.writeOwn(name)
	r.draft.own, r.named = "", ""
	r.sh.Confirm(fmt.Sprintf(r.sh.Texts().New.Dropped, name))
	r.sh.Focus("rules-save")
}

// chooseRules begins the draft's rules anew from "preset NAME" or "own NAME".
// A preset leaves the stake as it is.
func (r *Room) chooseRules(value string) {
	kind, name, _ := strings.Cut(value, " ")
	d := r.draft
	d.own, d.wrong, r.named = "", map[string]string{}, ""
	if kind == "own" {
		for _, o := range r.own {
			if o.Name == name {
				d.rules, d.own = rulesOf(o), name
				return
			}
		}
	}
	if rules, ok := escalero.Preset(name); ok {
		rules.Stake = d.rules.Stake
		d.rules = rules
	}
}

// keepRules is where the rules get a name for another time.
func (r *Room) keepRules() app.UI {
	t, own := &r.sh.Texts().New, r.draft.own
	act := func(id, label string, do func()) app.UI {
		return app.Button().ID(id).Class("button").Type("button").Text(label).OnClick(ui.Do(do))
	}
	acts := []app.UI{act("rules-save", t.Save, func() { r.saveRules(r.browser.Value("rules-name")) })}
	if own != "" {
		acts = append(acts, act("rules-drop", fmt.Sprintf(t.Drop, own), r.dropRules))
	}
	return app.Div().Class("option").Body(
		app.Label().Class("field").Body(
			app.Span().Text(t.SaveAs),
			marked(ui.Line().ID("rules-name").MaxLength(40).Value(cmp.Or(r.named, own)).Aria("label", t.SaveAs), r.unnamed != nil, "why-rules-name"),
			reason("rules-name", t.SaveAs, r.whyUnnamed()),
		),
		app.Div().Class("acts even").Body(acts...),
		app.P().Class("note").Text(t.SaveHelp),
	)
}
