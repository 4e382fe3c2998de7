package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// linked is a small program as the linker writes it.
var linked = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "serviert-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	source := "package main\n\nfunc main() { println(deeper(5)) }\n\n//go:noinline\nfunc deeper(n int) int {\n\tif n == 0 {\n\t\tpanic(\"there\")\n\t}\n\treturn deeper(n-1) + 1\n}\n"
	for name, text := range map[string]string{"go.mod": "module small\n", "main.go": source} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			return nil, err
		}
	}
	if _, err := goCommand(dir, wasmEnv(), "build", "-trimpath", "-ldflags=-s -w", "-gcflags=all=-l", "-buildvcs=false", "-o", "small.wasm", "."); err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(dir, "small.wasm"))
})

// sectionsOf is the bodies of a module's sections in their order, and which of them is the data.
func sectionsOf(t *testing.T, module []byte) (bodies [][]byte, data int) {
	t.Helper()
	r := &wasmReader{rest: module[8:]}
	for len(r.rest) > 0 {
		if r.byte() == dataSection {
			data = len(bodies)
		}
		bodies = append(bodies, r.take(int(r.unsigned())))
	}
	if r.short {
		t.Fatal("a module that ends too early")
	}
	return bodies, data
}

func TestPackedIsTheSameProgram(t *testing.T) {
	module, err := linked()
	if err != nil {
		t.Fatal(err)
	}
	packed, err := pack(module)
	if err != nil {
		t.Fatal(err)
	}
	before, at := sectionsOf(t, module)
	after, _ := sectionsOf(t, packed)
	if len(before) != len(after) {
		t.Fatalf("%d sections became %d", len(before), len(after))
	}
	for i := range before {
		if i != at && !bytes.Equal(before[i], after[i]) {
			t.Errorf("section %d differs", i)
		}
	}
	was, err := readMemory(before[at])
	if err != nil {
		t.Fatal(err)
	}
	is, err := readMemory(after[at])
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(was, []byte("main.go\x00")) || bytes.Contains(is, []byte("main.go\x00")) {
		t.Error("the files' names were to go")
	}
	if !bytes.Contains(is, []byte("main.deeper\x00")) {
		t.Error("the functions' names were to stay")
	}
	if err := dropLines(was); err != nil {
		t.Fatal(err)
	}
	was = bytes.TrimRight(was, "\x00")
	if !bytes.Equal(was, is) {
		t.Error("the memory differs in more than the lines")
	}
	if n := (&wasmReader{rest: after[at]}).unsigned(); n > 1000 {
		t.Errorf("%d pieces", n)
	}
	small, _ := compress(packed)
	large, _ := compress(module)
	if len(small) > len(large)*9/10 {
		t.Errorf("%d bytes on the wire, %d before", len(small), len(large))
	}
}

// Half a minute is what a first visit over a slow mobile network may take. Whoever needs more room
// finds it by looking at what the program is made of, function by function, before widening this.
func TestTheDownloadKeepsItsBudget(t *testing.T) {
	const budget = 1850 * 1000
	p, err := built()
	if err != nil {
		t.Fatal(err)
	}
	if len(p.gz) > budget {
		t.Errorf("the program has %d bytes on the wire, %d more than it may", len(p.gz), len(p.gz)-budget)
	}
}

func TestPackRefusesWhatItDoesNotKnow(t *testing.T) {
	module, err := linked()
	if err != nil {
		t.Fatal(err)
	}
	for name, bad := range map[string][]byte{
		"no module":                 []byte("\x7fELF"),
		"cut short":                 module[:len(module)/2],
		"another table":             bytes.Replace(module, []byte("\xf1\xff\xff\xff"), []byte("\xf0\xff\xff\xff"), -1),
		"a length without an end":   append(bytes.Clone(module[:8]), 1, 0xff, 0xff),
		"a segment at a variable":   append(bytes.Clone(module[:8]), dataSection, 4, 1, 0, 0x23, 0),
		"a segment below the start": append(bytes.Clone(module[:8]), dataSection, 6, 1, 0, 0x41, 0x7f, 0x0b, 0),
	} {
		if _, err := pack(bad); err == nil {
			t.Errorf("%s passed", name)
		}
	}
}

func TestSignedNumbers(t *testing.T) {
	for _, v := range []int{0, 1, -1, 63, 64, -64, -65, 8191, 8192, 1 << 30, -1 << 30} {
		if got := (&wasmReader{rest: appendSigned(nil, v)}).signed(); got != v {
			t.Errorf("%d came back as %d", v, got)
		}
	}
	if !strings.HasPrefix(string(appendSigned(nil, 624485)), "\xe5\x8e\x26") {
		t.Error("624485 is written otherwise than the specification does")
	}
}
