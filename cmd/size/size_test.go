package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// tiny is a program of two packages, compiled with names or without.
func tiny(t *testing.T, ldflags string) []byte {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":  "module example.org/tiny-one\n\ngo 1.26\n",
		"main.go": "package main\n\nimport \"example.org/tiny-one/deep\"\n\nvar table = map[string]int{\"a\": deep.Twice(1)}\n\nfunc main() { println(deep.Twice(len(table))) }\n",
		"deep/deep.go": `package deep

var start = len(os())

func os() string { return "x" }

//go:noinline
func Twice(n int) int { return sum(n, n) + start }

func sum[T int | int64](a, b T) T { return a + b }
`,
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("go", "build", "-gcflags=-l", "-ldflags="+ldflags, "-o", "tiny.wasm", ".")
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWORK=off", "GOFLAGS=")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	content, err := os.ReadFile(filepath.Join(dir, "tiny.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	return content
}

var tinyPaths = []string{"runtime", "internal/abi", "internal/runtime/maps", "example.org/tiny-one", "example.org/tiny-one/deep"}

// Every byte of code belongs to a package, and each function to its own.
func TestAProgramIsTakenApart(t *testing.T) {
	content := tiny(t, "-w")
	m, err := read(content)
	if err != nil {
		t.Fatal(err)
	}
	o := newOwners(tinyPaths)
	code, listed := 0, 0
	where := map[string]string{}
	for _, f := range m.functions {
		code += len(f.code)
		if _, rest, ok := strings.Cut(f.name, "deep."); ok {
			where[rest] = o.of(f.name)
		}
		if f.name == "" {
			t.Error("a function without a name")
		}
	}
	var shares []string
	for _, s := range byPackage(m, o) {
		listed += s.bytes
		shares = append(shares, s.name)
	}
	if code != listed || code == 0 {
		t.Errorf("%d bytes of code, %d in packages", code, listed)
	}
	if shares[0] != "runtime" {
		t.Errorf("most of a tiny program is %q", shares[0])
	}
	if where["Twice"] != "example.org/tiny-one/deep" || where["init"] != "example.org/tiny-one/deep" {
		t.Errorf("the functions of deep are found in %v", where)
	}
	if len(m.data) == 0 || m.size <= code+len(m.data) || m.size > len(content) || len(m.plain) != m.size {
		t.Errorf("%d bytes, %d that count, of them code %d and data %d", len(content), m.size, code, len(m.data))
	}

	var text strings.Builder
	report(&text, "tiny", m, tinyPaths, 50)
	for _, want := range []string{"tiny: ", "  example.org/tiny-one/deep\n", "example.org_tiny_one_deep.init\n"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("%q is not in\n%s", want, &text)
		}
	}
}

func TestWhoseAFunctionIs(t *testing.T) {
	o := newOwners([]string{"serviert/app", "serviert/app/cards", "slices", "vendor/golang.org/x/text", "github.com/somebody/go-app/v9/pkg/app"})
	for name, want := range map[string]string{
		"serviert_app.__App_.home":                            "serviert/app",
		"serviert_app_cards.__Room_.lay.func1":                "serviert/app/cards",
		"slices.pdqsortCmpFunc_go.shape.struct___Name_string": "slices",
		"github.com_somebody_go_app_v9_pkg_app.Text":          "github.com/somebody/go-app/v9/pkg/app",
		"type_.eq.serviert_app_cards.Room":                    "type",
		"main.main":                                           "main",
		"wasm_export_run":                                     "(others)",
		"":                                                    "(others)",
	} {
		if got := o.of(name); got != want {
			t.Errorf("%q is of %q, want %q", name, got, want)
		}
	}
	for name, want := range map[string]bool{
		"serviert_app_cards.init": true, "serviert_app_cards.init.0": true, "serviert_app_cards.map.init.12": true,
		"serviert_app_cards.__Room_.init": false, "serviert_app_cards.initial": false, "main.init": true,
	} {
		if got := o.starts(name); got != want {
			t.Errorf("%q runs at every start: %v", name, got)
		}
	}
}

func TestWhatIsNoProgramIsRefused(t *testing.T) {
	content := tiny(t, "-w")
	for what, bad := range map[string][]byte{
		"nothing":      nil,
		"a page":       []byte("<!DOCTYPE html>"),
		"half of one":  content[:len(content)/2],
		"no names":     tiny(t, "-s -w"),
		"a long piece": append(content[:8:8], 10, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff),
	} {
		if _, err := read(bad); err == nil {
			t.Errorf("%s is read", what)
		}
	}
	if err := run(&strings.Builder{}, nil, 1); err == nil {
		t.Error("no file is no mistake")
	}
}
