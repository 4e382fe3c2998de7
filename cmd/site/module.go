package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"serviert/cmd/site/adapt"
)

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

// goroot is where the Go that compiles the program is installed.
func goroot() (string, error) {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	return strings.TrimSpace(string(out)), err
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
	out, err := goCommand(root, os.Environ(), "mod", "download", "-json", adapt.Module)
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
func writeModfile(root, scratch, adapted string) (string, error) {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", err
	}
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return "", err
	}
	rel, err := filepath.Rel(root, adapted)
	if err != nil {
		return "", err
	}
	modfile := filepath.Join(scratch, "wasm.mod")
	mod = append(mod, "\nreplace "+adapt.Module+" => ./"+filepath.ToSlash(rel)+"\n"...)
	if err := os.WriteFile(modfile, mod, 0o644); err != nil {
		return "", err
	}
	return modfile, os.WriteFile(filepath.Join(scratch, "wasm.sum"), sum, 0o644)
}

// vetAdapted runs go vet over the adapted copy, which is nobody else's to look at.
func vetAdapted() error {
	root, err := moduleRoot()
	if err != nil {
		return err
	}
	build := filepath.Join(root, "build")
	if err := os.MkdirAll(build, 0o755); err != nil {
		return err
	}
	dir, _, err := locateGoapp(root)
	if err != nil {
		return err
	}
	adapted, err := adapt.Copy(dir, build)
	if err != nil {
		return err
	}
	_, err = goCommand(adapted, wasmEnv(), "vet", "./...")
	return err
}
