package main

import "testing"

func TestArguments(t *testing.T) {
	for _, args := range [][]string{
		{"escalero-single", "straight 25/30", "stake 0.10 EUR"},
		{"escalero-single", "start 2", "contra on"},
		{"wuerfelpoker-top-down", "faces poker"},
	} {
		if err := run(args); err != nil {
			t.Errorf("%q: %v", args, err)
		}
	}
	for _, args := range [][]string{
		{}, {"chess"}, {"escalero-single", "straight 1/2"}, {"escalero-single", "columns 1-2"}, {"escalero", "double-hand on"},
	} {
		if err := run(args); err == nil {
			t.Errorf("%q: no error", args)
		}
	}
}
