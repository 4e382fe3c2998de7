package enginetest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"serviert/engine/record"
)

// Golden reads the records in testdata and checks what they claim: lines that
// begin with the mark say what holds at their place in the record. Each record
// explains itself in further comments, so that it can be checked with the rule
// book in hand. Fewer records than least are a failure, and so is a record
// that claims nothing.
//
// The function replays a record and returns what tells whether a claim holds
// after so many of its actions.
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
