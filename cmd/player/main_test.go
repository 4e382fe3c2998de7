package main

import (
	"strings"
	"testing"

	"serviert/engine/escalero/solver"
)

func TestServe(t *testing.T) {
	head := "serviert 1 escalero-single\nparty A\nparty B\n"
	in := head + "go\n" +
		head + "throw 11111\ngo\n" +
		"rubbish\ngo\n" +
		"serviert 1 choose-your-words\nparty A\nparty B\ngo\n" +
		head + "throw 11111\nkeep 66 throw 11111\ngo\n" +
		"serviert 1 wuerfelpoker\noption double-hand on\nparty A\nparty B\nthrow 66666\ngo\n" +
		"serviert 1 escalero-single\noption contra on\nparty A\nparty B\ncontra\ngo\n"
	var out, complain strings.Builder
	if err := serve(solver.Best, strings.NewReader(in), &out, &complain); err != nil {
		t.Fatal(err)
	}
	got := strings.Split(strings.TrimSpace(out.String()), "\n")
	want := []string{"throw", "write G 1", "error", "error", "error", "done", "accept"}
	if len(got) != len(want) {
		t.Fatalf("%d answers: %q", len(got), got)
	}
	for i := range want {
		if !strings.HasPrefix(got[i], want[i]) {
			t.Errorf("answer %d is %q, want %q", i+1, got[i], want[i])
		}
	}
	if n := strings.Count(complain.String(), "\n"); n != 3 {
		t.Errorf("%d complaints: %s", n, complain.String())
	}
}

// Whoever forgets the last "go" is told rather than left without an answer.
func TestARecordWithoutGo(t *testing.T) {
	for in, told := range map[string]bool{"": false, "\n": false, "rubbish\ngo\n\n": false, "rubbish\ngo\nserviert 1 escalero-single\n": true} {
		var out, complain strings.Builder
		if err := serve(solver.Best, strings.NewReader(in), &out, &complain); (err != nil) != told {
			t.Errorf("%q: %v", in, err)
		}
	}
}
