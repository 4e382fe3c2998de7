// Package lean makes the standard library smaller that the browser programs are built with.
//
// A browser has no files, no standard input and no environment, and yet every program has the code for them: fmt
// prints to os.Stdout and scans os.Stdin, and what $GODEBUG may switch is looked up, counted and bisected. Go's own
// overlay (go help build, -overlay) puts other files in place of four:
//
//   - the patches change a file of fmt, as those of package adapt change go-app, and one of the runtime,
//   - what is in gone is left out, and
//   - what is under files takes the place of the file of the same name.
//
// Gain: 32,588 bytes of the table program as it travels, as xz, and 300,000 of it as it is kept; that pays for
// functions of the runtime being inlined (see inlining in cmd/site). Without package os the program also starts
// without setting it up.
//
// Whoever calls fmt.Println or fmt.Sscan in a program is told by the compiler that there is no such thing, and who
// prints a map by a test.
// Host builds, tests and `go run ./cmd/site -stock` use the standard library as it is. UPDATING.md, one folder up,
// says what to do when Go changes.
package lean

import (
	"crypto/sha256"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"serviert/cmd/site/adapt"
)

//go:embed lean.go patches files
var own embed.FS

// patched, gone and sums name files below Go's src: those that patches change, those that are left out, and those
// that files has another one for, each with the fingerprint of the one it was written for.
var (
	patched = []string{"fmt/print.go", "runtime/symtab.go"}
	gone    = []string{"fmt/scan.go"}
	sums    = map[string]string{"internal/godebug/godebug.go": "cd492e76ae63872a"}
)

// Overlay writes the other files into a directory below build and returns the path of the overlay that puts them in
// place of those in goroot. The name of the directory is a hash of all that goes into it; it appears only when it is
// whole, so several builds may run at once. A file that is another one than expected is an error.
func Overlay(goroot, build string) (string, error) {
	src := filepath.Join(goroot, "src")
	files, err := read(src)
	if err != nil {
		return "", err
	}
	if err := change(files); err != nil {
		return "", err
	}
	replace, h := map[string]string{}, sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintln(h, filepath.Join(src, name), len(files[name]))
		h.Write(files[name])
	}
	dir := filepath.Join(build, fmt.Sprintf("lean-%x", h.Sum(nil)[:6]))
	overlay := filepath.Join(dir, "overlay.json")
	if _, err := os.Stat(dir); err == nil {
		return overlay, nil
	}
	tmp, err := os.MkdirTemp(build, "lean-tmp-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(tmp)
	for name, text := range files {
		at := filepath.Join(src, filepath.FromSlash(name))
		if replace[at] = ""; text == nil {
			continue
		}
		file := strings.ReplaceAll(name, "/", "_") + ".txt" // build lies in the module, and this is no package of it
		if err := os.WriteFile(filepath.Join(tmp, file), text, 0o644); err != nil {
			return "", err
		}
		if replace[at], err = filepath.Abs(filepath.Join(dir, file)); err != nil {
			return "", err
		}
	}
	text, err := json.MarshalIndent(map[string]any{"Replace": replace}, "", "\t")
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(tmp, "overlay.json"), text, 0o644); err != nil {
		return "", err
	}
	if err := os.Rename(tmp, dir); err != nil {
		if _, there := os.Stat(dir); there != nil {
			return "", err
		}
	}
	return overlay, nil
}

// read reads the files of the standard library at src that this package changes.
func read(src string) (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, name := range slices.Concat(patched, gone, slices.Collect(maps.Keys(sums))) {
		text, err := os.ReadFile(filepath.Join(src, filepath.FromSlash(name)))
		if err != nil {
			return nil, err
		}
		files[name] = text
	}
	return files, nil
}

// change makes the standard library's files those of the overlay; one that is left out becomes nil.
func change(files map[string][]byte) error {
	for _, name := range gone {
		if len(files[name]) == 0 {
			return fmt.Errorf("%s is not there to be left out", name)
		}
		files[name] = nil
	}
	for name, want := range sums {
		if got := fingerprint(files[name]); got != want {
			return fmt.Errorf("%s is another one (%s) than what takes its place was written for (%s)", name, got, want)
		}
		text, err := own.ReadFile("files/" + name)
		if err != nil {
			return err
		}
		source, ok := strings.CutPrefix(string(text), "//go:build lean\n\n")
		if !ok {
			return fmt.Errorf("files/%s would be compiled on the host: its first line must be //go:build lean", name)
		}
		files[name] = []byte(source)
	}
	patches, err := fs.Sub(own, "patches")
	if err != nil {
		return err
	}
	return adapt.Patch(files, patches, "Go")
}

// fingerprint is the beginning of a text's SHA-256.
func fingerprint(text []byte) string { return fmt.Sprintf("%x", sha256.Sum256(text))[:16] }
