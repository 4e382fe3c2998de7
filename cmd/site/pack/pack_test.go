package pack

import (
	"bytes"
	"compress/gzip"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
)

const smallSource = `package main

func main() { println(deeper(5)) }

//go:noinline
func deeper(n int) int {
	if n == 0 {
		panic("there")
	}
	return deeper(n-1) + 1
}
`

// linked is a small program as the linker writes it.
var linked = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "serviert-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	for name, text := range map[string]string{"go.mod": "module small\n", "main.go": smallSource} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			return nil, err
		}
	}
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-gcflags=all=-l", "-buildvcs=false", "-o", "small.wasm", ".")
	build.Dir, build.Env = dir, append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWORK=off")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
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

// memoryOf is a module's memory as its data section fills it.
func memoryOf(t *testing.T, module []byte) []byte {
	t.Helper()
	bodies, data := sectionsOf(t, module)
	memory, err := readMemory(bodies[data])
	if err != nil {
		t.Fatal(err)
	}
	return memory
}

func small(t *testing.T) []byte {
	t.Helper()
	module, err := linked()
	if err != nil {
		t.Fatal(err)
	}
	return module
}

func wireSize(t *testing.T, module []byte) int {
	t.Helper()
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write(module); err != nil {
		t.Fatal(err)
	}
	w.Close()
	return b.Len()
}

func TestPackedIsTheSameProgram(t *testing.T) {
	module := small(t)
	packed, err := Module(module)
	if err != nil {
		t.Fatal(err)
	}
	before, at := sectionsOf(t, module)
	after, _ := sectionsOf(t, packed)
	if len(before) != len(after) {
		t.Fatalf("%d sections became %d", len(before), len(after))
	}
	for i := range before {
		if i != at && i != at-1 && !bytes.Equal(before[i], after[i]) { // the data and the code before it
			t.Errorf("section %d differs", i)
		}
	}
	if len(after[at-1]) > len(before[at-1])*95/100 {
		t.Errorf("the code has %d bytes instead of %d", len(after[at-1]), len(before[at-1]))
	}
	was, is := memoryOf(t, module), memoryOf(t, packed)
	if !bytes.Contains(was, []byte("main.go\x00")) || bytes.Contains(is, []byte("main.go\x00")) {
		t.Error("the files' names were to go")
	}
	if !bytes.Contains(is, []byte("main.deeper\x00")) {
		t.Error("the functions' names were to stay")
	}
	if err := dropTables(was); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(bytes.TrimRight(was, "\x00"), is) {
		t.Error("the memory differs in more than the tables")
	}
	table, err := findTable(is)
	if err != nil {
		t.Fatal(err)
	}
	if buckets, err := table.buckets(); err != nil || bytes.ContainsFunc(is[buckets:][:(table.count-1)*bucketsEach*bucketSize], func(r rune) bool { return r != 0 }) {
		t.Errorf("the buckets at %d were to go, %v", buckets, err)
	}
	if n := (&wasmReader{rest: after[at]}).unsigned(); n > 1000 {
		t.Errorf("%d pieces", n)
	}
	if small, large := wireSize(t, packed), wireSize(t, module); small > large*9/10 {
		t.Errorf("%d bytes on the wire, %d before", small, large)
	}
}

// The packed program does in Node what the linker's does: it panics, and the trace names the functions. Its runtime looks
// into the buckets, which are empty.
func TestPackedRuns(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("no Node.js: the browser tests run a packed program all the same")
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	packed, err := Module(small(t))
	if err != nil {
		t.Fatal(err)
	}
	runs := func(module []byte) string {
		file := filepath.Join(t.TempDir(), "small.wasm")
		if err := os.WriteFile(file, module, 0o644); err != nil {
			t.Fatal(err)
		}
		out, _ := exec.Command(node, filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec_node.js"), file).CombinedOutput()
		return string(out)
	}
	if out := runs(small(t)); !strings.Contains(out, "panic: there") || !strings.Contains(out, "main.go:") {
		t.Fatalf("unpacked: %s", out)
	}
	out := runs(packed)
	if !strings.Contains(out, "panic: there") || len(regexp.MustCompile(`main\.deeper\(`).FindAllString(out, -1)) != 6 || strings.Contains(out, "main.go:") {
		t.Errorf("packed: %s", out)
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
