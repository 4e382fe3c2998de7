package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

// The program writes down what is to be drawn and the page's script carries it out: both have the same
// list of orders.
func TestEveryOrderIsCarriedOut(t *testing.T) {
	var source string
	files, err := filepath.Glob("adapt/files/app/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		source += string(text)
	}
	script, err := pageScript()
	if err != nil {
		t.Fatal(err)
	}
	letters := func(pattern, text string) (list []string) {
		for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
			list = append(list, m[1])
		}
		slices.Sort(list)
		return slices.Compact(list)
	}
	written := letters(`order\('(.)'`, source)
	read := letters(`(?m)^  "?([a-z+=-])"?: \(`, script)
	if len(written) < 10 || !slices.Equal(written, read) {
		t.Errorf("written are %q, carried out %q", written, read)
	}
}
