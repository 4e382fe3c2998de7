package main

import "testing"

func TestDuels(t *testing.T) {
	for _, c := range []struct {
		a, b, preset string
		options      []string
		parties      int
	}{
		{"best", "columns", "escalero", nil, 2},
		{"spare", "greedy", "wuerfelpoker-two", nil, 2},
		{"best", "beginner", "wuerfelpoker-top-down", nil, 2},
		{"strong", "casual-quiet", "escalero", []string{"contra on"}, 2},
		{"best", "strong-recontra", "escalero", []string{"contra on"}, 2},
		{"best", "strong-random", "escalero-single", []string{"contra on"}, 2},
		{"casual", "beginner", "escalero", nil, 3},
	} {
		d := duel{a: c.a, b: c.b, luck: "best", games: 2, seed: 1}
		if err := d.run(c.preset, c.options, c.parties); err != nil {
			t.Errorf("%s against %s at %s: %v", c.a, c.b, c.preset, err)
		}
	}
	for _, c := range []struct{ a, preset string }{{"nobody", "escalero"}, {"greedy", "escalero-single"}, {"best", "chess"}, {"best-nothing", "escalero-single"}} {
		d := duel{a: c.a, b: "best", luck: "none", games: 2, seed: 1}
		if err := d.run(c.preset, nil, 2); err == nil {
			t.Errorf("no error for %s at %s", c.a, c.preset)
		}
	}
}
