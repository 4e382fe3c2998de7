package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"

	"serviert/app"
	"serviert/cmd/site/adapt"
	"serviert/cmd/site/lean"
	"serviert/cmd/site/pack"
)

// program is one of the app's programs, compiled: as the browser runs it and as it travels.
type program struct {
	name    string // of its folder below cmd/app
	raw, gz []byte
	xz      []byte // folded; nil where the command xz is missing
}

// programs are all of them, in the order of programNames.
type programs struct {
	list    []program
	licence []byte // of go-app, which is inside
}

// programNames are the folders below cmd/app: those of the pages, then those that no page names.
func programNames() (names []string) {
	for _, p := range app.Programs() {
		names = append(names, p.Name)
	}
	return append(names, mindName)
}

// mindName is the program that thinks, which runs in a worker of the page.
const mindName = "mind"

// buildPrograms compiles what is below cmd/app to WebAssembly, or takes what an earlier run left under build/ of a
// program whose sources have not changed since. Stock programs have go-app and the linker's output as they are.
func buildPrograms(root string, stock bool) (programs, error) {
	if err := os.MkdirAll(filepath.Join(root, "build", "wasm"), 0o755); err != nil {
		return programs{}, err
	}
	scratch, err := os.MkdirTemp(filepath.Join(root, "build"), "run-")
	if err != nil {
		return programs{}, err
	}
	defer os.RemoveAll(scratch)
	dir, licence, err := locateGoapp(root)
	if err != nil {
		return programs{}, err
	}
	how := toolchain{root: root, scratch: scratch, stock: stock, flags: inlining(root)}
	if !stock {
		overlay, err := leanLibrary(root)
		if err != nil {
			return programs{}, err
		}
		// A build ID changes with any source file, whether its code is in the program or not, and a program that is
		// called something else is fetched again by everybody.
		how.flags = append(how.flags, "-ldflags=-s -w -buildid=", overlay)
		if how.module, err = adaptedModule(root, dir, scratch); err != nil {
			return programs{}, err
		}
	}
	all := programs{licence: licence}
	names := programNames()
	all.list = make([]program, len(names))
	failed := make([]error, len(names))
	// Packing as xz takes most of the time, and one processor.
	var wait sync.WaitGroup
	for i, name := range names {
		wait.Go(func() { all.list[i], failed[i] = how.build(name) })
	}
	wait.Wait()
	return all, errors.Join(failed...)
}

// toolchain is how programs are compiled.
type toolchain struct {
	root, scratch string
	stock         bool
	flags, module []string
}

// build compiles one program.
func (how toolchain) build(name string) (program, error) {
	cache := filepath.Join(how.root, "build", "wasm")
	key, err := sourceKey(how.root, name, how.module, fmt.Sprint(how.flags, how.stock, "xz"))
	if err != nil {
		return program{}, err
	}
	rawFile := filepath.Join(cache, key+".wasm")
	gzFile, xzFile := rawFile+".gz", rawFile+".xz"
	raw, errRaw := os.ReadFile(rawFile)
	gz, errGz := os.ReadFile(gzFile)
	if errRaw == nil && errGz == nil {
		xz, _ := os.ReadFile(xzFile)
		return program{name, raw, gz, xz}, nil
	}

	forget(cache)
	tmp := filepath.Join(how.scratch, name+".wasm")
	args := append([]string{"build", "-trimpath", "-buildvcs=false", "-o", tmp}, append(how.flags, how.module...)...)
	if _, err := goCommand(how.root, wasmEnv(), append(args, "./cmd/app/"+name)...); err != nil {
		return program{}, err
	}
	if raw, err = os.ReadFile(tmp); err != nil {
		return program{}, err
	}
	if !how.stock {
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
	var xz []byte
	if !how.stock { // which is for looking at, and on no slow line
		if xz, err = folded(raw); err != nil {
			return program{}, err
		}
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
	return program{name, raw, gz, xz}, nil
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

// leanLibrary makes the lean standard library and returns the flag that builds with it, in root.
func leanLibrary(root string) (string, error) {
	goroot, err := goroot()
	if err != nil {
		return "", err
	}
	overlay, err := lean.Overlay(goroot, filepath.Join(root, "build"))
	if err != nil {
		return "", fmt.Errorf("the standard library cannot be made lean: %w (cmd/site/UPDATING.md says what to do; -stock builds without)", err)
	}
	overlay, err = filepath.Rel(root, overlay)
	return "-overlay=" + overlay, err
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

// folded is the module as it travels to a browser that can unfold it.
func folded(module []byte) ([]byte, error) {
	folded, err := pack.Fold(module)
	if err != nil {
		return nil, fmt.Errorf("the program cannot be folded: %w (cmd/site/UPDATING.md says what to do; -stock builds without)", err)
	}
	return compressXZ(folded)
}

// inlining switches inlining off but where a computer player thinks and in the runtime: the rest gets 10 % smaller on
// the wire. A browser compiles each function when it is first called, on the thread that draws, and of those that a
// start calls two in five are the runtime's; inlined they are fewer, and it allocates quicker. That costs 24,752 bytes
// of the table program.
func inlining(root string) []string {
	flags := []string{"-gcflags=all=-l", "-gcflags=runtime=", "-gcflags=internal/runtime/...="}
	for _, hot := range []string{"dice", "escalero/solver/...", "lexicon", "letters/players", "mind"} {
		flags = append(flags, "-gcflags="+modulePath(root)+"/engine/"+hot+"=")
	}
	return flags
}
