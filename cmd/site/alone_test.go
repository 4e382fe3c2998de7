package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// What a script does of itself, with a browser made up around it: so it comes to every host and storage at their worst, in no time.
// A file below testdata/alone says what the script at its place below templates should do.
func TestAScriptAlone(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("no Node.js: the browser tests try most of it all the same")
	}
	cases, err := filepath.Glob("testdata/alone/*.js")
	more, _ := filepath.Glob("testdata/alone/*/*.js")
	if err != nil || len(cases) == 0 || len(more) == 0 {
		t.Fatalf("%q and %q, %v", cases, more, err)
	}
	for _, file := range append(cases, more...) {
		script := strings.Replace(file, filepath.Join("testdata", "alone"), "templates", 1)
		t.Run(script, func(t *testing.T) {
			t.Parallel()
			if out, err := exec.Command(node, file, script).CombinedOutput(); err != nil || len(out) > 0 {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}
