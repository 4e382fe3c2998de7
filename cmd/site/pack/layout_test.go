package pack

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// sources copies the files that CheckLayout reads, each with a text replaced by another.
func sources(t *testing.T, from, to string) string {
	t.Helper()
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	dir, replaced := t.TempDir(), from == ""
	for _, name := range []string{"runtime/symtab.go", "runtime/runtime2.go", "internal/abi/symtab.go"} {
		text, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "src", name))
		if err != nil {
			t.Fatal(err)
		}
		replaced = replaced || strings.Contains(string(text), from)
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(strings.Replace(string(text), from, to, 1)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if !replaced {
		t.Fatalf("Go's sources do not have %q", from)
	}
	return dir
}

func TestTheLayoutIsThatOfThisGo(t *testing.T) {
	if err := CheckLayout(sources(t, "", "")); err != nil {
		t.Error(err)
	}
}

// A new Go that moves, widens or renumbers what lines.go relies on is refused, with the place named.
func TestAnotherLayoutIsRefused(t *testing.T) {
	for _, c := range []struct{ from, to, why string }{
		{"\tpcln      uint32\n", "\tmore uint32\n\tpcln uint32\n", "field pcln of _func"},
		{"\tpcsp      uint32\n", "\tpcsp uint64\n", "type uint64"},
		{"\tnfuncdata uint8 ", "\tlast uint8 ", "field nfuncdata of _func"},
		{"\tnfuncdata uint8   // must be last", "\tnfuncdata uint8\n\tmore uint32 // must be last", "_func has 48 bytes"},
		{"\tfiletabOffset  uintptr", "\tfileOffset uintptr", "field filetabOffset of pcHeader"},
		{"type pcHeader struct", "type header struct", "no struct pcHeader"},
		{"PCDATA_UnsafePoint   = 0", "PCDATA_UnsafePoint = 1", `PCDATA_UnsafePoint is "1"`},
		{"FUNCDATA_ArgInfo            = 5", "FUNCDATA_ArgInfo = iota", `FUNCDATA_ArgInfo is ""`},
	} {
		err := CheckLayout(sources(t, c.from, c.to))
		if err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%q: %v, want %q", c.to, err, c.why)
		}
	}
	if err := CheckLayout(t.TempDir()); err == nil {
		t.Error("no sources, no error")
	}
}
