package main

import (
	"strings"
	"testing"
)

// Whoever meets a linker that writes something else is told where to read on, and how to build meanwhile.
func TestWhatCannotBePackedNamesTheWayOut(t *testing.T) {
	module, err := packed([]byte("\x00asm\x02\x00\x00\x00"))
	if err == nil || module != nil {
		t.Fatalf("%d bytes, %v", len(module), err)
	}
	for _, want := range []string{"cannot be packed", "not a WebAssembly module", "cmd/site/UPDATING.md", "-stock"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%v lacks %q", err, want)
		}
	}
}
