// Command size tells what the programs of the site are made of: code by package, data, the largest functions and
// what runs at every start.
//
//	go run ./cmd/site -named build/named
//	go run ./cmd/size build/named/*.wasm
//
// Sizes are of the module as the browser runs it. The last column is what a package's code, compressed with gzip
// alone, comes to. The whole compresses a little better than its parts, and what travels is folded and as xz little more
// than half of that, so the column compares packages and does not add up to the download.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	functions := flag.Int("functions", 25, "how many of the largest functions are shown")
	flag.Parse()
	if err := run(os.Stdout, flag.Args(), *functions); err != nil {
		fmt.Fprintln(os.Stderr, "size:", err)
		os.Exit(1)
	}
}

func run(w io.Writer, files []string, functions int) error {
	if len(files) == 0 {
		return fmt.Errorf("name the modules, which go run ./cmd/site -named DIR writes")
	}
	paths, err := packages()
	if err != nil {
		return err
	}
	for _, file := range files {
		content, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		m, err := read(content)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		name := strings.TrimSuffix(filepath.Base(file), ".wasm")
		report(w, name, m, paths, functions)
	}
	return nil
}

// packages are the paths of all packages that programs of this tree may contain. The linker does not write them
// as they are, so a function's package is found by comparing.
func packages() ([]string, error) {
	cmd := exec.Command("go", "list", "-deps", "./cmd/app/...")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	return strings.Fields(string(out)), nil
}
