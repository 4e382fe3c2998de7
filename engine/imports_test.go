package engine_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// The engine is pure: it imports only itself and the standard library, and of
// that nothing that reads time, random numbers, files or the network.
func TestImports(t *testing.T) {
	impure := map[string]bool{
		"time": true, "os": true, "net": true, "io/fs": true, "os/exec": true, "net/http": true,
		"math/rand": true, "math/rand/v2": true, "crypto/rand": true, "syscall": true, "syscall/js": true, "log": true,
	}
	// A package imports nothing that comes later in this order.
	order := []string{"", "plain", "dice", "random", "lexicon", "escalero", "letters", "record", "mind"}
	level := func(dir string) int {
		for i, name := range order {
			if dir == name || name != "" && strings.HasPrefix(dir, name+"/") {
				return i
			}
		}
		return len(order)
	}
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") ||
			strings.HasPrefix(path, "enginetest") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range file.Imports {
			name := strings.Trim(spec.Path.Value, `"`)
			first, _, _ := strings.Cut(name, "/")
			inside, own := strings.CutPrefix(strings.TrimPrefix(name, "serviert/engine"), "/")
			switch {
			case first == "serviert":
				if !own && name != "serviert/engine" {
					t.Errorf("%s imports %s", path, name)
				} else if from, to := level(dirOf(path)), level(inside); to > from {
					t.Errorf("%s imports %s, which stands higher", path, name)
				}
			case impure[name] || strings.Contains(first, "."):
				t.Errorf("%s imports %s", path, name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func dirOf(path string) string {
	if dir := filepath.ToSlash(filepath.Dir(path)); dir != "." {
		return dir
	}
	return ""
}
