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

// A selector with :has() in front of any element at all makes the browser style everything anew in which something
// was asked for by any :has(), with every element that comes or goes there; and on a table nobody asks the page as a
// whole. So such a selector ends in names, and asks the page only after it has left out the tables.
func TestATapStylesLittleAnew(t *testing.T) {
	files, err := filepath.Glob("../../web/styles/*.css")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	comments := regexp.MustCompile(`(?s)/\*.*?\*/`)
	rules := regexp.MustCompile(`[^{};]*:has\([^{};]*\{`)
	anything := regexp.MustCompile(`:has\(.*\)[^,]*[ >+~](\*|:not\([^()]*\)|::?[a-z-]+)\s*[,{]`)
	page := regexp.MustCompile(`\.page:has\(`)
	found := 0
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, rule := range rules.FindAllString(comments.ReplaceAllString(string(text), ""), -1) {
			found++
			if anything.MatchString(rule) || page.MatchString(rule) {
				t.Errorf("%s: %s", filepath.Base(name), rule)
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d rules with :has()", found)
	}
}
