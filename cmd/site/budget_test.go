package main

import "testing"

// The download is most of what a first visit over a slow mobile network waits for. Whoever needs more
// room finds it by looking at what the program is made of, function by function, before widening this.
func TestTheDownloadKeepsItsBudget(t *testing.T) {
	const budget = 1810 * 1000
	p, err := built()
	if err != nil {
		t.Fatal(err)
	}
	if len(p.gz) > budget {
		t.Errorf("the program has %d bytes on the wire, %d more than it may", len(p.gz), len(p.gz)-budget)
	}
}
