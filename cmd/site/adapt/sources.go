package adapt

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// upstream reads go-app's package of the module at src. Of its other packages only errors is needed,
// and files has that.
func upstream(src string) (map[string][]byte, error) {
	names, err := filepath.Glob(filepath.Join(src, "pkg", "app", "*.go"))
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		files["pkg/app/"+filepath.Base(name)] = text
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no package app in %s", src)
	}
	return files, nil
}

// change makes go-app's files those of the copy.
func change(files map[string][]byte) error {
	patches, err := fs.Sub(own, "patches")
	if err != nil {
		return err
	}
	if err := Patch(files, patches, "go-app"); err != nil {
		return err
	}
	const elements = "pkg/app/html_gen.go"
	if files[elements], err = oneElement(files[elements]); err != nil {
		return fmt.Errorf("%s: %w", elements, err)
	}
	files["go.mod"] = []byte("module " + Module + "\n\ngo 1.22\n")
	return putFiles(files)
}

// putFiles adds what is under files, without the line that hides it from other builds.
func putFiles(files map[string][]byte) error {
	return fs.WalkDir(own, "files", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := own.ReadFile(name)
		if err != nil {
			return err
		}
		source, ok := strings.CutPrefix(string(text), "//go:build adapted\n\n")
		if !ok {
			return fmt.Errorf("%s would be compiled on the host: its first line must be //go:build adapted", name)
		}
		files[path.Join("pkg", strings.TrimPrefix(name, "files/"))] = []byte(source)
		return nil
	})
}
