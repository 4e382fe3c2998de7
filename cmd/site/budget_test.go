package main

import (
	"bytes"
	"testing"
)

// The download is most of what a first visit over a slow mobile network waits for. Whoever needs more
// room finds it by looking at what the program is made of, function by function, before widening this. The same
// code can be up to two kilobytes larger or smaller as xz after any change at all, be it the length of a name.
func TestTheDownloadKeepsItsBudget(t *testing.T) {
	budgets := map[string]int{"table": 798 * 1000, "cards": 813 * 1000, "desk": 985 * 1000, "mind": 771 * 1000}
	all, err := built()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range all.list {
		if p.xz == nil {
			t.Fatal("the command xz is missing: install the package xz-utils")
		}
		if n := len(p.xz) - budgets[p.name]; n > 0 {
			t.Errorf("the program %s has %d bytes on the wire, %d more than it may", p.name, len(p.xz), n)
		}
	}
}

// A program whose code has not changed stays as it is in an update, byte for byte, and nobody fetches it again.
func TestAProgramHasNoBuildID(t *testing.T) {
	all, err := built()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range all.list {
		if bytes.Contains(p.raw, []byte("go:buildid")) {
			t.Errorf("the program %s has a build ID", p.name)
		}
	}
}
