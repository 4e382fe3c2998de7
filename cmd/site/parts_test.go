package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
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

// Safari before 17.2 reads a rule inside another one only if it does not begin with the name of an element.
func TestOlderSafariReadsTheRules(t *testing.T) {
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(root, "web", "styles", "*.css"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	comments, part := regexp.MustCompile(`(?s)/\*.*?\*/`), regexp.MustCompile(`[^{};]*[{};]`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var rules []bool // those around, whether each is more than a condition
		for _, head := range part.FindAllString(comments.ReplaceAllString(string(text), ""), -1) {
			head = strings.TrimSpace(head)
			switch head[len(head)-1] {
			case '{':
				if slices.Contains(rules, true) && regexp.MustCompile(`^[a-zA-Z]`).MatchString(head) {
					t.Errorf("%s: inside of a rule, %s needs & before it", filepath.Base(file), head)
				}
				rules = append(rules, head[0] != '@')
			case '}':
				rules = rules[:len(rules)-1]
			}
		}
	}
}
