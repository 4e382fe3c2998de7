package lean

import (
	"bytes"
	"go/ast"
	"go/types"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"serviert/engine/enginetest/typed"
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
		{`import "fmt"`, `println(fmt.Sprint(map[int]int{}, 1i, []string{"as ever"}))`, ""},
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

// The runtime finds each function at its own address, and by its name.
func TestAFunctionIsFoundByItsNumber(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("no Node.js: the browser tests run programs that are built this way all the same")
	}
	overlay, err := Overlay(library(t), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	source, program := filepath.Join(dir, "main.go"), filepath.Join(dir, "main.wasm")
	if err := os.WriteFile(source, []byte(`package main

import "runtime"

//go:noinline
func first() uintptr { return here() }

func here() uintptr {
	pc, _, _, _ := runtime.Caller(1)
	return pc
}

func main() {
	n := uintptr(0)
	for ; ; n++ {
		f := runtime.FuncForPC((4096 + n) << 16)
		if f == nil {
			break
		}
		if f.Entry() != (4096+n)<<16 || runtime.FuncForPC(f.Entry()|7).Entry() != f.Entry() {
			println("at function", n, "is", f.Name(), f.Entry())
		}
	}
	println(n > 1000, runtime.FuncForPC(first()).Name())
}
`), 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-overlay="+overlay, "-o", program, source)
	build.Dir, build.Env = dir, append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=", "GOWORK=off")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, out)
	}
	out, err := exec.Command(node, filepath.Join(library(t), "lib", "wasm", "wasm_exec_node.js"), program).CombinedOutput()
	if want := "true main.first\n"; err != nil || string(out) != want {
		t.Errorf("%v %s, want %s", err, out, want)
	}
}

// Nothing in the programs prints what is not printed any more, as far as its type tells.
func TestNobodyPrintsAMap(t *testing.T) {
	calls := 0
	for _, p := range typed.Load(t, "serviert/cmd/app/...", "serviert/", "GOOS=js", "GOARCH=wasm") {
		files, info := p.Positions, p.Info
		for e := range info.Types {
			call, ok := e.(*ast.CallExpr)
			if !ok {
				continue
			}
			if f, ok := call.Fun.(*ast.SelectorExpr); !ok || info.Uses[f.Sel] == nil || info.Uses[f.Sel].Pkg() == nil || info.Uses[f.Sel].Pkg().Path() != "fmt" {
				continue
			}
			calls++
			for _, a := range call.Args {
				if unprinted(info.Types[a].Type) {
					t.Errorf("%s: %s is printed", files.Position(a.Pos()), info.Types[a].Type)
				}
			}
		}
	}
	if calls < 100 {
		t.Errorf("only %d calls of fmt are found", calls)
	}
}

// unprinted tells whether a value of a type has a map or a complex number in it and no words of its own.
func unprinted(t types.Type) bool {
	if types.NewMethodSet(t).Lookup(nil, "String") != nil || types.NewMethodSet(t).Lookup(nil, "Error") != nil {
		return false
	}
	switch u := t.Underlying().(type) {
	case *types.Map:
		return true
	case *types.Basic:
		return u.Info()&types.IsComplex != 0
	case *types.Slice:
		return unprinted(u.Elem())
	case *types.Array:
		return unprinted(u.Elem())
	case *types.Struct:
		for f := range u.Fields() {
			if unprinted(f.Type()) {
				return true
			}
		}
	}
	return false
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
