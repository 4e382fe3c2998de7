package main

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// writeNamed compiles every program below cmd/app as the site has it, but with the names of its functions, for
// cmd/size. There is no cache: who asks wants to know what a change has done.
func writeNamed(root, out string) error {
	if err := onlyPrograms(out); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Join(root, "build"), 0o755); err != nil {
		return err
	}
	scratch, err := os.MkdirTemp(filepath.Join(root, "build"), "run-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(scratch)
	dir, _, err := locateGoapp(root)
	if err != nil {
		return err
	}
	module, err := adaptedModule(root, dir, scratch)
	if err != nil {
		return err
	}
	overlay, err := leanLibrary(root)
	if err != nil {
		return err
	}
	mains, err := goCommand(root, wasmEnv(), "list", "-f", `{{if eq .Name "main"}}{{.ImportPath}}{{end}}`, "./cmd/app/...")
	if err != nil {
		return err
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, name := range strings.Fields(string(mains)) {
		file := filepath.Join(scratch, "named.wasm")
		args := append([]string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-w", overlay, "-o", file}, append(inlining(root), module...)...)
		if _, err := goCommand(root, wasmEnv(), append(args, name)...); err != nil {
			return err
		}
		raw, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if raw, err = packed(raw); err != nil {
			return err
		}
		to := filepath.Join(out, path.Base(name)+".wasm")
		if err := os.WriteFile(to, raw, 0o644); err != nil {
			return err
		}
		fmt.Println(to)
	}
	return nil
}

// onlyPrograms refuses a directory with anything in it that an earlier run has not written: a mistyped
// -named must not cost anybody their files.
func onlyPrograms(dir string) error {
	entries, err := os.ReadDir(dir)
	if os.IsNotExist(err) {
		return nil
	}
	for _, e := range entries {
		if e.IsDir() || filepath.Ext(e.Name()) != ".wasm" {
			return fmt.Errorf("%s holds more than programs of this command; it stays as it is", dir)
		}
	}
	return err
}
