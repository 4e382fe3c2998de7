package main

import (
	"regexp"
	"slices"
	"testing"
)

func TestEveryPartIsListedOnce(t *testing.T) {
	files := tree{"a.js": []byte("1\n"), "b.js": []byte("2\n"), "b.txt": nil}
	if all, err := joined(files, []string{"b", "a"}, "", ".js"); err != nil || all != "2\n1\n" {
		t.Errorf("%q %v", all, err)
	}
	for _, parts := range [][]string{{"a"}, {"a", "b", "c"}, {"a", "b", "a"}} {
		if all, err := joined(files, parts, "", ".js"); err == nil {
			t.Errorf("%q passed as %q", parts, all)
		}
	}
}

// What the sheet of the first pages names, motion or number, is defined there, not in a part that only others have.
func TestTheFirstSheetDefinesWhatItUses(t *testing.T) {
	site := siteFor(t, options{base: "/repo/"})
	var sheets [2]string
	for i, pattern := range []string{`^style-table\.`, `^style\.`} {
		for name, text := range site {
			if regexp.MustCompile(pattern).MatchString(name) {
				sheets[i] = string(text)
			}
		}
	}
	names := func(sheet, pattern string) (list []string) {
		for _, found := range regexp.MustCompile(pattern).FindAllStringSubmatch(sheet, -1) {
			list = append(list, found[1])
		}
		slices.Sort(list)
		return slices.Compact(list)
	}
	first, whole := sheets[0], sheets[1]
	if len(first) < 50_000 || len(first) > len(whole)*3/4 {
		t.Errorf("the first sheet has %d bytes, the whole one %d", len(first), len(whole))
	}
	for _, kind := range []struct{ defined, used string }{
		{`@keyframes ([\w-]+)`, `animation[^;:}]*:\s*([\w-]+)`},
		{`(--[\w-]+)\s*:`, `var\((--[\w-]+)`},
	} {
		here, anywhere := names(first, kind.defined), names(whole, kind.defined)
		uses := names(first, kind.used)
		if len(here) == 0 || len(uses) == 0 {
			t.Errorf("nothing is found by %s or %s", kind.defined, kind.used)
		}
		for _, name := range uses {
			if !slices.Contains(here, name) && slices.Contains(anywhere, name) {
				t.Errorf("the first sheet uses %s, which other parts define", name)
			}
		}
	}
}
