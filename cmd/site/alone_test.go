package main

import (
	"os/exec"
	"path/filepath"
	"testing"
)

// What a script does of itself, with a browser made up around it: so it comes to every host and storage at their worst, in no time.
// A file below testdata/alone says what the script of that name should do.
func TestAScriptAlone(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("no Node.js: the browser tests try most of it all the same")
	}
	cases, err := filepath.Glob("testdata/alone/*.js")
	if err != nil || len(cases) == 0 {
		t.Fatalf("%d scripts, %v", len(cases), err)
	}
	for _, file := range cases {
		name := filepath.Base(file)
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if out, err := exec.Command(node, file, "templates/"+name).CombinedOutput(); err != nil || len(out) > 0 {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}
