package setup

import (
	"slices"

	"serviert/app/jsontext"
	"serviert/app/store"
	"serviert/engine/escalero"
)

// carried is a draft as it outlives the page, see ui.Page.
type carried struct {
	Rules   store.RuleSet `json:"rules"` // under the name of the saved rules it started from
	Block   bool          `json:"block,omitempty"`
	Seats   []store.Seat  `json:"seats"`
	Count   int           `json:"count"`
	Pairs   bool          `json:"pairs,omitempty"`
	Order   []int         `json:"order"`
	Scorer  bool          `json:"scorer,omitempty"`
	Drawn   bool          `json:"drawn,omitempty"`
	Starter int           `json:"starter,omitempty"`

	House bool              `json:"house,omitempty"` // the house rules are unfolded
	Typed map[string]string `json:"typed,omitempty"` // by option key: what stands in its field and is not agreed
	Named string            `json:"named,omitempty"` // what the rules are to be called
}

func (r *Room) carry() string {
	if !r.opened {
		return ""
	}
	r.renamed()
	d, half, named := r.draft, r.halfTyped(), r.named
	if r.sh.Path() == "/new" {
		named = r.browser.Value("rules-name")
	}
	text, err := jsontext.Marshal(carried{
		House: r.house, Typed: half, Named: named,
		Rules: store.RuleSet{Name: d.own, Preset: d.rules.Preset, Options: d.rules.Changes()},
		Block: d.block, Seats: d.seats, Count: d.count, Pairs: d.pairs, Order: d.order,
		Scorer: d.scorer, Drawn: d.drawn, Starter: d.starter,
	})
	if err != nil {
		return ""
	}
	return string(text)
}

// halfTyped is what stands in the fields of the rules and is not agreed: it does not work,
// or somebody is still typing.
func (r *Room) halfTyped() map[string]string {
	half := map[string]string{}
	for key, text := range r.draft.wrong {
		half[key] = text
	}
	for _, o := range r.draft.rules.Options() {
		if r.sh.Path() != "/new" {
			continue
		}
		id := fieldID(o.Key)
		switch text := r.browser.Value(id); {
		case text == "" && r.browser.FocusedID() == id: // emptied; of one that is not there nothing is known
			half[o.Key] = ""
		case text != "" && typed(o, text) != r.draft.rules.Value(o.Key):
			half[o.Key] = text
		}
	}
	return half
}

// takeOver goes on with a draft that was carried along; anything else is nothing.
func (r *Room) takeOver(text string) {
	var c carried
	if jsontext.Unmarshal([]byte(text), &c) != nil || c.Count < escalero.MinParties || c.Count > maxSeats {
		return
	}
	d := newDraft("", "")
	d.rules, d.own, d.block = rulesOf(c.Rules), c.Rules.Name, c.Block
	d.seats, d.count, d.scorer = c.Seats, c.Count, c.Scorer
	d.order = nil
	for _, seat := range c.Order { // each seat once
		if seat >= 0 && seat < c.Count && !slices.Contains(d.order, seat) {
			d.order = append(d.order, seat)
		}
	}
	d.fillSeats()
	d.pairs = c.Pairs
	d.drawn = c.Drawn && d.pairs
	if c.Starter > 0 && c.Starter <= d.sides() {
		d.starter = c.Starter
	}
	r.draft, r.opened = d, true
	r.house, r.named = c.House, c.Named
	for key, text := range c.Typed {
		if o := r.optionOf(key); o.Free {
			r.typed(o, text)
		}
	}
	if last, ok := r.disk.Names(); ok {
		r.note(last)
	}
}
