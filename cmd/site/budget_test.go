package main

import "testing"

// The download is most of what a first visit over a slow mobile network waits for. Whoever needs more
// room finds it by looking at what the program is made of, function by function, before widening this.
func TestTheDownloadKeepsItsBudget(t *testing.T) {
	const budget = 1550 * 1000
	p, err := built()
	if err != nil {
		t.Fatal(err)
	}
	if p.xz == nil {
		t.Fatal("the command xz is missing: install the package xz-utils")
	}
	if n := len(p.xz); n > budget {
		t.Errorf("the program has %d bytes on the wire, %d more than it may", n, n-budget)
	}
}
