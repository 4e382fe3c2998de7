package main

import (
	"fmt"
	"os"
	"path/filepath"

	"serviert/cmd/site/adapt"
	"serviert/cmd/site/pack"
)

// program is the compiled app: as the browser runs it and as it travels.
type program struct {
	raw, gz []byte
	xz      []byte // nil where the command xz is missing
	licence []byte // of go-app, which is inside
}

// buildProgram compiles cmd/app to WebAssembly, or returns what an earlier run left under build/
// if no source has changed since. The stock program has go-app and the linker's output as they are.
func buildProgram(root string, stock bool) (program, error) {
	cache := filepath.Join(root, "build", "wasm")
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return program{}, err
	}
	scratch, err := os.MkdirTemp(filepath.Join(root, "build"), "run-")
	if err != nil {
		return program{}, err
	}
	defer os.RemoveAll(scratch)
	dir, licence, err := locateGoapp(root)
	if err != nil {
		return program{}, err
	}
	var module []string
	flags := inlining(root)
	if !stock {
		flags = append(flags, "-ldflags=-s -w")
		if module, err = adaptedModule(root, dir, scratch); err != nil {
			return program{}, err
		}
	}
	key, err := sourceKey(root, module, fmt.Sprint(flags, stock, "xz"))
	if err != nil {
		return program{}, err
	}
	rawFile := filepath.Join(cache, key+".wasm")
	gzFile, xzFile := rawFile+".gz", rawFile+".xz"
	raw, errRaw := os.ReadFile(rawFile)
	gz, errGz := os.ReadFile(gzFile)
	if errRaw == nil && errGz == nil {
		xz, _ := os.ReadFile(xzFile)
		return program{raw, gz, xz, licence}, nil
	}

	forget(cache)
	tmp := filepath.Join(scratch, "app.wasm")
	args := append([]string{"build", "-trimpath", "-buildvcs=false", "-o", tmp}, append(flags, module...)...)
	if _, err := goCommand(root, wasmEnv(), append(args, "./cmd/app")...); err != nil {
		return program{}, err
	}
	if raw, err = os.ReadFile(tmp); err != nil {
		return program{}, err
	}
	if !stock {
		if raw, err = packed(raw); err != nil {
			return program{}, err
		}
	}
	if gz, err = compress(raw); err != nil {
		return program{}, err
	}
	if err := os.WriteFile(gzFile, gz, 0o644); err != nil {
		return program{}, err
	}
	xz, err := compressXZ(raw)
	if err != nil {
		return program{}, err
	}
	if xz != nil {
		if err := os.WriteFile(xzFile, xz, 0o644); err != nil {
			return program{}, err
		}
	}
	if err := os.WriteFile(tmp, raw, 0o644); err != nil {
		return program{}, err
	}
	if err := os.Rename(tmp, rawFile); err != nil {
		return program{}, err
	}
	return program{raw, gz, xz, licence}, nil
}

// adaptedModule makes the adapted copy of the go-app at dir and returns the flags that build with it.
func adaptedModule(root, dir, scratch string) ([]string, error) {
	adapted, err := adapt.Copy(dir, filepath.Join(root, "build"))
	if err != nil {
		return nil, err
	}
	modfile, err := writeModfile(root, scratch, adapted)
	return []string{"-modfile=" + modfile, "-mod=mod"}, err
}

// packed is the module as pack makes it, if this Go has the tables that pack knows.
func packed(module []byte) ([]byte, error) {
	goroot, err := goroot()
	if err == nil {
		err = pack.CheckLayout(filepath.Join(goroot, "src"))
	}
	if err == nil {
		module, err = pack.Module(module)
	}
	if err != nil {
		return nil, fmt.Errorf("what Go's linker writes cannot be packed: %w (cmd/site/UPDATING.md says what to do; -stock builds without)", err)
	}
	return module, nil
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
