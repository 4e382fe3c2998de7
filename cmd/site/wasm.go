package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sort"
	"strings"
	"time"
)

// program is the compiled app: as the browser runs it and as it travels.
type program struct {
	raw, gz []byte
	licence []byte // of go-app, which is inside
}

// buildProgram compiles cmd/app to WebAssembly, or returns what an earlier run left under build/
// if no source has changed since.
func buildProgram(root string) (program, error) {
	build := filepath.Join(root, "build")
	if err := os.MkdirAll(build, 0o755); err != nil {
		return program{}, err
	}
	dir, licence, err := locateGoapp(root)
	if err != nil {
		return program{}, err
	}
	lean, err := copyGoapp(dir, build)
	if err != nil {
		return program{}, err
	}
	scratch, err := os.MkdirTemp(build, "run-")
	if err != nil {
		return program{}, err
	}
	defer os.RemoveAll(scratch)
	modfile, err := writeModfile(root, scratch, lean)
	if err != nil {
		return program{}, err
	}

	key, err := sourceKey(root, modfile)
	if err != nil {
		return program{}, err
	}
	cache := filepath.Join(build, "wasm")
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return program{}, err
	}
	rawFile := filepath.Join(cache, key+".wasm")
	gzFile := rawFile + ".gz"
	raw, errRaw := os.ReadFile(rawFile)
	gz, errGz := os.ReadFile(gzFile)
	if errRaw == nil && errGz == nil {
		return program{raw, gz, licence}, nil
	}

	forget(cache)
	tmp := filepath.Join(scratch, "app.wasm")
	args := []string{"build", "-trimpath", "-ldflags=-s -w", "-modfile=" + modfile, "-mod=mod", "-buildvcs=false", "-o", tmp}
	if _, err := goCommand(root, wasmEnv(), append(append(args, inlining(root)...), "./cmd/app")...); err != nil {
		return program{}, err
	}
	if raw, err = os.ReadFile(tmp); err != nil {
		return program{}, err
	}
	if raw, err = pack(raw); err != nil {
		return program{}, err
	}
	if gz, err = compress(raw); err != nil {
		return program{}, err
	}
	if err := os.WriteFile(gzFile, gz, 0o644); err != nil {
		return program{}, err
	}
	if err := os.WriteFile(tmp, raw, 0o644); err != nil {
		return program{}, err
	}
	if err := os.Rename(tmp, rawFile); err != nil {
		return program{}, err
	}
	return program{raw, gz, licence}, nil
}

// forget removes what runs of earlier days left, so that the cache stays small.
func forget(cache string) {
	old, _ := filepath.Glob(filepath.Join(cache, "*"))
	for _, name := range old {
		if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > 24*time.Hour {
			os.Remove(name)
		}
	}
}

// inlining switches inlining off but where a computer player thinks: the rest gets 10 % smaller on the
// wire.
func inlining(root string) []string {
	flags := []string{"-gcflags=all=-l"}
	for _, hot := range []string{"dice", "escalero/solver/...", "lexicon", "letters/players"} {
		flags = append(flags, "-gcflags="+modulePath(root)+"/engine/"+hot+"=")
	}
	return flags
}

func wasmEnv() []string {
	return append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWASM=", "GOWORK=off", "CGO_ENABLED=0")
}

func goCommand(root string, env []string, args ...string) ([]byte, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir, cmd.Env = root, env
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, errs.Bytes())
	}
	return out.Bytes(), nil
}

// modulePath is read and not written down, so that a fork may rename the module.
func modulePath(root string) string {
	text, _ := os.ReadFile(filepath.Join(root, "go.mod"))
	for line := range strings.Lines(string(text)) {
		if name, ok := strings.CutPrefix(line, "module "); ok {
			return strings.TrimSpace(name)
		}
	}
	return ""
}

func locateGoapp(root string) (dir string, licence []byte, err error) {
	out, err := goCommand(root, os.Environ(), "mod", "download", "-json", goappModule)
	if err != nil {
		return "", nil, err
	}
	var module struct{ Dir string }
	if err := json.Unmarshal(out, &module); err != nil {
		return "", nil, err
	}
	licence, err = os.ReadFile(filepath.Join(module.Dir, "LICENSE"))
	return module.Dir, licence, err
}

// writeModfile makes a second go.mod that differs from the real one only in where go-app lies.
func writeModfile(root, scratch, lean string) (string, error) {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", err
	}
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return "", err
	}
	rel, err := filepath.Rel(root, lean)
	if err != nil {
		return "", err
	}
	modfile := filepath.Join(scratch, "wasm.mod")
	mod = append(mod, "\nreplace "+goappModule+" => ./"+filepath.ToSlash(rel)+"\n"...)
	if err := os.WriteFile(modfile, mod, 0o644); err != nil {
		return "", err
	}
	return modfile, os.WriteFile(filepath.Join(scratch, "wasm.sum"), sum, 0o644)
}

// sourceKey is the fingerprint of everything the compiler will read.
func sourceKey(root, modfile string) (string, error) {
	out, err := goCommand(root, wasmEnv(), "list", "-deps", "-modfile="+modfile, "-mod=mod",
		"-f", `{{if not .Standard}}{{$d := .Dir}}{{range .GoFiles}}{{$d}}/{{.}}{{"\n"}}{{end}}{{range .EmbedFiles}}{{$d}}/{{.}}{{"\n"}}{{end}}{{end}}`, "./cmd/app")
	if err != nil {
		return "", err
	}
	files := strings.Fields(string(out))
	sort.Strings(files)
	h := sha256.New()
	fmt.Fprintln(h, runtime.Version(), inlining(root), packVersion)
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		rel, _ := filepath.Rel(root, name)
		fmt.Fprintln(h, rel, len(text))
		h.Write(text)
	}
	return fmt.Sprintf("%x", h.Sum(nil)[:12]), nil
}

// compressHard takes about half a minute to make the program five per cent smaller, which is worth it
// for a public site.
func compressHard(raw []byte) ([]byte, error) {
	dir, err := os.MkdirTemp("", "serviert-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "app.wasm") // it must know the size, so a pipe will not do
	if err := os.WriteFile(file, raw, 0o644); err != nil {
		return nil, err
	}
	cmd := exec.Command("zopfli", "--i5", "-c", file)
	cmd.Stderr = os.Stderr
	gz, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("-small needs the program zopfli: %w", err)
	}
	return gz, nil
}

func compress(raw []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(raw); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
