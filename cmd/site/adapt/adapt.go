// Package adapt makes the copy of go-app that the program for the browser is built against.
//
// go-app carries its server into the browser: net/http, text/template, regexp, a UUID library and AES
// make up a third of the download, and none of it runs there. Every attribute and every node is a call
// into the browser of its own, and a tap waits for the next tick of a timer before it shows. There is no
// switch for any of this, and Go refuses overlays on the module cache, so the program is built against
// a copy of the library that
//
//   - the patches change, in the order of their names (patches, each with its reason),
//   - has all its elements made one type (elements.go), and
//   - has the files under files in place of its own, or added to them.
//
// Each patch and each file says what it does, why, and its gain: by how many bytes the program on the
// wire, as gzip, grows without it and with all the rest. Most were measured on 22 November 2026, when the
// program had 1,661,620 bytes, and 3,022,311 with go-app and the linker's output as they are.
//
// Host builds, tests and `go run ./cmd/site -stock` use go-app as it is. UPDATING.md, one folder up,
// says what to do when go-app changes.
package adapt

import (
	"crypto/sha256"
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

// Module is the library as go.mod names it.
const Module = "github.com/maxence-charriere/go-app/v9"

// own is everything here that the copy depends on, the code that makes it included.
//
//go:embed adapt.go sources.go patch.go elements.go patches files
var own embed.FS

// Copy writes the adapted copy of the module at src into a directory below build and returns that
// directory. Its name is a hash of all that goes into it, so what an earlier call made is used again;
// it appears only when it is whole, so several builds may run at once.
func Copy(src, build string) (string, error) {
	files, err := upstream(src)
	if err != nil {
		return "", err
	}
	key, err := hash(files, own)
	if err != nil {
		return "", err
	}
	dst := filepath.Join(build, "goapp-"+key)
	if _, err := os.Stat(dst); err == nil {
		return dst, nil
	}
	if err := change(files); err != nil {
		return "", err
	}
	tmp, err := os.MkdirTemp(build, "goapp-tmp-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(tmp)
	for name, text := range files {
		file := filepath.Join(tmp, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return "", err
		}
		if err := os.WriteFile(file, text, 0o644); err != nil {
			return "", err
		}
	}
	if err := os.Rename(tmp, dst); err != nil {
		if _, there := os.Stat(dst); there != nil {
			return "", err
		}
	}
	return dst, nil
}

// hash is of the files and of everything in own.
func hash(files map[string][]byte, own fs.FS) (string, error) {
	h := sha256.New()
	add := func(name string, text []byte) {
		fmt.Fprintln(h, name, len(text))
		h.Write(text)
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		add(name, files[name])
	}
	err := fs.WalkDir(own, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(own, name)
		add(name, text)
		return err
	})
	return fmt.Sprintf("%x", h.Sum(nil)[:6]), err
}
