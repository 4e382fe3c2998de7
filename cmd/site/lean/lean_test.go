package lean

import (
	"bytes"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func library(t *testing.T) string {
	t.Helper()
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

func TestTheOverlayIsMadeOnce(t *testing.T) {
	goroot, build := library(t), t.TempDir()
	first, err := Overlay(goroot, build)
	if err != nil {
		t.Fatal(err)
	}
	second, err := Overlay(goroot, build)
	if err != nil || second != first {
		t.Errorf("%s, then %s, %v", first, second, err)
	}
	if found, _ := filepath.Glob(filepath.Join(build, "*")); len(found) != 1 {
		t.Errorf("there are %v", found)
	}
	if found, _ := filepath.Glob(filepath.Join(build, "*", "*.go")); len(found) != 0 {
		t.Errorf("the module would have a package of %v", found)
	}
	if _, err := Overlay(t.TempDir(), build); err == nil {
		t.Error("no library there, no error")
	}
}

// Where Go has changed under the overlay, the error says what is another one, and where.
func TestAChangedLibraryFailsLoudly(t *testing.T) {
	pristine, err := read(filepath.Join(library(t), "src"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ file, from, to, want string }{
		{"fmt/print.go", "return Fprint(os.Stdout, a...)", "return Fprint(os.Stderr, a...)",
			`0001-Print-to-no-file.patch does not apply to this Go: fmt/print.go, hunk \d+, @@ .*: line \d+ should be "\\treturn Fprint\(os.Stdout, a...\)", but is "\\treturn Fprint\(os.Stderr, a...\)" \(cmd/site/UPDATING.md`},
		{"fmt/print.go", "package fmt\n", "package fmt\n\n", `0001-Print-to-no-file.patch does not apply to this Go: fmt/print.go, hunk 1`},
		{"fmt/scan.go", "", "", `fmt/scan.go is not there to be left out`},
		{"internal/godebug/godebug.go", "func New(", "func  New(", `internal/godebug/godebug.go is another one \([0-9a-f]{16}\) than`},
	} {
		files := maps.Clone(pristine)
		changed := bytes.Replace(files[c.file], []byte(c.from), []byte(c.to), 1)
		if c.from != "" && bytes.Equal(changed, files[c.file]) {
			t.Fatalf("%s does not have %q", c.file, c.from)
		}
		if files[c.file] = changed; c.from == "" {
			files[c.file] = nil
		}
		if err := change(files); err == nil || !regexp.MustCompile(c.want).MatchString(err.Error()) {
			t.Errorf("%s with %q: %v", c.file, c.to, err)
		}
	}
	if err := change(maps.Clone(pristine)); err != nil {
		t.Error(err)
	}
}

// What words a text is there as ever, and needs no package os; what prints or scans is refused by the compiler.
func TestWhatIsLeftOfTheLibrary(t *testing.T) {
	overlay, err := Overlay(library(t), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ imports, call, want string }{
		{`import "fmt"`, `println(fmt.Sprintf("%v %d", struct{ A int }{1}, 2))`, ""},
		{"import (\n\"fmt\"\n\"time\"\n)", `println(fmt.Sprint(time.Now().Year()))`, ""},
		{`import "fmt"`, `fmt.Println(1)`, "undefined: fmt.Println"},
		{`import "fmt"`, `fmt.Printf("%d", 1)`, "undefined: fmt.Printf"},
		{`import "fmt"`, `fmt.Sscan("1")`, "undefined: fmt.Sscan"},
	} {
		dir := t.TempDir()
		source := filepath.Join(dir, "main.go")
		if err := os.WriteFile(source, []byte("package main\n\n"+c.imports+"\n\nfunc main() { "+c.call+" }\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		run := func(args ...string) (string, error) {
			cmd := exec.Command("go", append(args, "-overlay="+overlay, source)...)
			cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=", "GOWORK=off")
			out, err := cmd.CombinedOutput()
			return string(out), err
		}
		out, err := run("build", "-o", filepath.Join(dir, "main.wasm"))
		if c.want != "" {
			if err == nil || !strings.Contains(out, c.want) {
				t.Errorf("%s: %v %s", c.call, err, out)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v %s", c.call, err, out)
		}
		out, err = run("list", "-deps")
		if all := strings.Fields(out); err != nil || !slices.Contains(all, "fmt") || slices.Contains(all, "os") {
			t.Errorf("%s needs %v, %v", c.call, all, err)
		}
	}
}

// Whoever carries this on must know why each patch is there and what it is worth.
func TestEveryPatchSaysWhatItGains(t *testing.T) {
	list, err := own.ReadDir("patches")
	if err != nil || len(list) == 0 {
		t.Fatal(list, err)
	}
	for _, e := range list {
		text, err := own.ReadFile("patches/" + e.Name())
		if err != nil {
			t.Fatal(err)
		}
		if head, _, _ := strings.Cut(string(text), "\n---\n"); !strings.Contains(head, "\nGain: ") {
			t.Errorf("%s does not say what it gains", e.Name())
		}
	}
}
