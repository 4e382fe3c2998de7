package main

import (
	"io"
	"regexp"
	"strings"
	"testing"
)

// The table has a line for each part of the game that has entries, and one for all.
func TestCeiling(t *testing.T) {
	for _, parties := range []int{2, 3} {
		var out strings.Builder
		c := ceiling{"chances", "wuerfelpoker-two", parties, 8, 1}
		if err := c.print(&out, 4); err != nil {
			t.Fatal(err)
		}
		if n := len(regexp.MustCompile(`(?m)a game$`).FindAllString(out.String(), -1)); n != 6 {
			t.Errorf("%d lines in\n%s", n, out.String())
		}
	}
	if err := (ceiling{"nobody", "escalero", 2, 2, 1}).print(io.Discard, 2); err == nil {
		t.Error("no error for a player that does not exist")
	}
}
