package setup

import (
	"slices"

	"serviert/app/jsontext"
	"serviert/app/store"
	"serviert/engine/escalero"
)

// carried is a draft as it outlives the page, see ui.Page. What does not work in
// a field is not carried along.
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
}

func (r *Room) carry() string {
	if !r.opened {
		return ""
	}
	r.renamed()
	d := r.draft
	text, err := jsontext.Marshal(carried{
		Rules: store.RuleSet{Name: d.own, Preset: d.rules.Preset, Options: d.rules.Changes()},
		Block: d.block, Seats: d.seats, Count: d.count, Pairs: d.pairs, Order: d.order,
		Scorer: d.scorer, Drawn: d.drawn, Starter: d.starter,
	})
	if err != nil {
		return ""
	}
	return string(text)
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
	d.pairs = c.Pairs && d.canPair()
	d.drawn = c.Drawn && d.pairs
	if parties := (d.players() + d.size() - 1) / d.size(); c.Starter > 0 && c.Starter <= parties {
		d.starter = c.Starter
	}
	r.draft, r.opened = d, true
	if last, ok := r.disk.Names(); ok {
		r.note(last)
	}
}
