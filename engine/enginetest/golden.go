package enginetest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"serviert/engine/record"
)

// Golden checks the claims in the records of folder testdata: a line that begins
// with the mark claims what holds after the actions above it. Further comments
// explain each record, so that it can be checked by hand. The test fails if there
// are fewer records than least, or if one makes no claims.
//
// The function replay replays a record and returns a function that checks a claim
// after a number of its actions.
func Golden(t *testing.T, least int, mark string, replay func(t *testing.T, d record.Document) (holds func(actions int, claim string) error)) {
	t.Helper()
	files, err := filepath.Glob("testdata/*.serviert")
	if err != nil || len(files) < least {
		t.Fatalf("%d golden records, want %d: %v", len(files), least, err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".serviert"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			d, err := record.Parse(string(text))
			if err != nil {
				t.Fatal(err)
			}
			holds := replay(t, d)
			actions, claims := 0, 0
			for i, line := range strings.Split(string(text), "\n") {
				if actions < len(d.Actions) && d.Actions[actions].Number == i+1 {
					actions++
				}
				claim, ok := strings.CutPrefix(line, mark)
				if !ok {
					continue
				}
				claims++
				if err := holds(actions, claim); err != nil {
					t.Errorf("line %d: %v", i+1, err)
				}
			}
			if claims == 0 {
				t.Error("the record claims nothing")
			}
		})
	}
}
