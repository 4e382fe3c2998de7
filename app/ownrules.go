package app

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

// ownRules is a set of rules the players gave a name.
type ownRules struct {
	Name    string      `json:"name"`
	Preset  string      `json:"preset"`
	Options [][2]string `json:"options"`
}

// rules rebuilds the rules; options this version does not know are left out.
func (o ownRules) rules() escalero.Rules {
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

type ownFile struct {
	V    int        `json:"v"`
	Sets []ownRules `json:"sets"`
}

// ownRules lists the saved sets.
func (s *store) ownRules() []ownRules {
	var f ownFile
	ok, err := load(s.disk, keyRules, &f)
	if ok && err == nil {
		err = knownSchema(f.V)
	}
	if err != nil {
		s.setAside(keyRules, err.Error())
		return nil
	}
	return f.Sets
}

// saveRules keeps the draft's rules under a name; a set of that name is
// replaced.
func (s *store) saveRules(name string) {
	name = strings.Join(strings.Fields(name), " ")
	if name == "" {
		return
	}
	sets := slices.DeleteFunc(s.ownRules(), func(o ownRules) bool { return o.Name == name })
	sets = append(sets, ownRules{name, s.draft.rules.Preset, s.draft.rules.Changes()})
	s.save(keyRules, ownFile{1, sets})
	s.draft.own = name
	s.draft.note = fmt.Sprintf(s.texts().New.SavedAs, name)
	s.say(s.draft.note)
}

// dropRules forgets a saved set.
func (s *store) dropRules(name string) {
	s.save(keyRules, ownFile{1, slices.DeleteFunc(s.ownRules(), func(o ownRules) bool { return o.Name == name })})
	s.draft.own = ""
}

// chooseRules begins the draft's rules anew from "preset NAME" or "own NAME".
func (s *store) chooseRules(value string) {
	kind, name, _ := strings.Cut(value, " ")
	d := s.draft
	stake := d.rules.Stake
	d.own, d.note = "", ""
	d.wrong = map[string]string{}
	if kind == "own" {
		for _, o := range s.ownRules() {
			if o.Name == name {
				d.rules, d.own = o.rules(), name
				return
			}
		}
	}
	if r, ok := escalero.Preset(name); ok {
		r.Stake = stake
		d.rules = r
	}
}

// saveRulesPart keeps the rules for another time.
func saveRulesPart(d *draft) app.UI {
	t := the.texts().New
	parts := []app.UI{
		app.Label().Class("field").Body(
			app.Span().Text(t.SaveAs),
			app.Input().Type("text").ID("rules-name").MaxLength(40).Value(d.own),
		),
		app.Div().Class("acts even").Body(
			app.Button().Class("button").Type("button").Text(t.Save).
				OnClick(func(app.Context, app.Event) { the.saveRules(valueOf("rules-name")) }),
		),
		app.P().Class("note").Text(t.SaveHelp),
	}
	if d.own != "" {
		parts[1] = app.Div().Class("acts even").Body(
			app.Button().Class("button").Type("button").Text(t.Save).
				OnClick(func(app.Context, app.Event) { the.saveRules(valueOf("rules-name")) }),
			app.Button().Class("button").Type("button").Text(fmt.Sprintf(t.Drop, d.own)).
				OnClick(func(app.Context, app.Event) { the.dropRules(the.draft.own) }),
		)
	}
	return app.Div().Class("option").Body(parts...)
}
