package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// What a command does not understand it says at once, in a line or two, and does nothing: a flag whose dash
// was forgotten would else be an hour of something else.
func TestCommandsRefuseWhatTheyDoNotUnderstand(t *testing.T) {
	if testing.Short() {
		t.Skip("links every command")
	}
	bin := t.TempDir()
	if out, err := exec.Command("go", "build", "-o", bin, "serviert/cmd/...").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	names, err := os.ReadDir(bin)
	if err != nil || len(names) < 10 {
		t.Fatalf("%d commands: %v", len(names), err)
	}
	wrong := map[string][][]string{
		"bets":  {{"-hands", "-1"}, {"-hands", "0"}, {"-lang", "fr"}, {"-hands", "1000000", "-tape", "."}},
		"daily": {{"-from", "-1"}},
		"duel": {{"-games", "-5", "best", "strong"}, {"-games", "0", "best", "strong"}, {"-ceiling", "2", "-option", "straight 25/30", "best"},
			{"-tables", "-games", "2", "-preset", "wuerfelpoker"}, {"-games", "2", "-luck", "none", "-preset", "escalero-single", "best", "strong"}},
		"serve":   {{"-dir", "nowhere"}, {"-base", "repo"}, {"-base", ""}},
		"site":    {{"-base", "repo"}},
		"train":   {{"-games", "0"}, {"-log", "0"}, {"-bits", "1"}},
		"wordgen": {{"-text", "fr"}},
	}
	for _, name := range names {
		if slices.Contains([]string{"table", "cards", "desk", "mind", "icons"}, name.Name()) {
			continue // programs of the browser, and what only draws
		}
		for _, args := range append(wrong[name.Name()], []string{"what", "is", "this", "then"}) {
			within, stop := context.WithTimeout(t.Context(), 20*time.Second)
			c := exec.CommandContext(within, filepath.Join(bin, name.Name()), args...)
			c.Dir = t.TempDir()
			var said bytes.Buffer
			c.Stderr = &said
			err := c.Run()
			stop()
			if code := c.ProcessState.ExitCode(); err == nil || code != 1 && code != 2 {
				t.Errorf("%s %s: %v, status %d", name.Name(), args, err, code)
			}
			if lines := strings.Count(said.String(), "\n"); lines < 1 || lines > 2 {
				t.Errorf("%s %s said:\n%s", name.Name(), args, said.String())
			}
			if left, _ := os.ReadDir(c.Dir); len(left) != 0 {
				t.Errorf("%s %s wrote %v", name.Name(), args, left)
			}
		}
	}
}
