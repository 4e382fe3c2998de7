package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// pinned is an action named by the hash of its commit, with the version for
// people to read. A tag can be moved to other code by whoever takes the
// action's account over.
var pinned = regexp.MustCompile(`^[\w.-]+(/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$`)

// Workflows run only code that cannot change under their feet, and what they
// may do is said and little.
func TestWorkflowsAreBound(t *testing.T) {
	files, _ := filepath.Glob("../../.github/workflows/*.y*ml")
	if len(files) == 0 {
		t.Fatal("no workflows")
	}
	uses := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(text), "\npermissions:\n  contents: read\n\n") {
			t.Errorf("%s: the workflow itself may more than read", file)
		}
		for n, line := range strings.Split(string(text), "\n") {
			line = strings.TrimPrefix(strings.TrimSpace(line), "- ")
			if action, ok := strings.CutPrefix(line, "uses:"); ok {
				uses++
				if action = strings.TrimSpace(action); !pinned.MatchString(action) {
					t.Errorf("%s:%d: %s is not pinned to a commit with its version", file, n+1, action)
				}
			}
			if strings.Contains(line, "write-all") || line == "contents: write" {
				t.Errorf("%s:%d: %s", file, n+1, line)
			}
		}
	}
	if uses == 0 {
		t.Error("no action was found")
	}
}

// The nightly workflow has time for every fuzz target: each takes its minutes, and up to two before
// them for building it and trying what earlier nights have found. A job that runs out of time is
// cancelled, and neither what it found nor what it learned is kept.
func TestFuzzWorkflowHasTime(t *testing.T) {
	text, err := os.ReadFile("../../.github/workflows/fuzz.yml")
	if err != nil {
		t.Fatal(err)
	}
	number := func(pattern string) int {
		found := regexp.MustCompile(pattern).FindSubmatch(text)
		if found == nil {
			t.Fatalf("the workflow has no %s", pattern)
		}
		n, _ := strconv.Atoi(string(found[1]))
		return n
	}
	targets := 0
	target := regexp.MustCompile(`(?m)^func Fuzz`)
	for _, dir := range []string{"app", "cmd", "engine", "web"} {
		err := filepath.WalkDir(filepath.Join("../..", dir), func(file string, _ os.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(file, "_test.go") {
				return err
			}
			source, err := os.ReadFile(file)
			targets += len(target.FindAll(source, -1))
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if has, needs := number(`timeout-minutes: (\d+)`), targets*(number(`FUZZTIME=(\d+)m`)+2); targets == 0 || has < needs {
		t.Errorf("%d targets need %d minutes, the workflow has %d", targets, needs, has)
	}
}
