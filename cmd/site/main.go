// Command site writes Serviert as a static site that any host can serve under any path:
//
//	go run ./cmd/site -base /repo/ -out DIR
//
// The pages are prepared here by go-app, in both languages; the page around them, the loader, the
// worker and the manifest are Serviert's own, in templates, since those of go-app forbid zooming, mix
// versions after an update, delete other apps' caches and do not work offline below a sub-path.
//
// The files of a site belong together: each page names its style and scripts by their fingerprint,
// and the worker takes a version only as a whole. Two runs over the same sources write the same bytes.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	var o options
	flag.StringVar(&o.base, "base", "/", "the `path` at which the site will be served, for example /repo/")
	flag.StringVar(&o.origin, "url", "", "the `origin` of the public site, for example https://somebody.github.io, for canonical addresses")
	flag.StringVar(&o.label, "label", "", "a `name` for this version; two labels never make the same version")
	small := flag.Bool("small", false, "pack the programs with zopfli: five per cent smaller, half a minute longer")
	flag.BoolVar(&o.stock, "stock", false, "build with go-app and the linker's output as they are: nearly twice as large, but stack traces have lines")
	vet := flag.Bool("vet", false, "write nothing, but run go vet over the adapted copy of go-app")
	named := flag.String("named", "", "write only the programs, with the names of their functions, into this `directory`, whose programs are replaced; for cmd/size")
	out := flag.String("out", "build/site", "the `directory` to write; one that an earlier run wrote is replaced")
	flag.Parse()
	if flag.NArg() != 0 {
		fmt.Fprintln(os.Stderr, "usage: site [flags]; site -h lists them")
		os.Exit(2)
	}
	do := func() error { return run(o, *out, *small) }
	if *vet {
		do = vetAdapted
	}
	if *named != "" {
		do = func() error { return runNamed(*named) }
	}
	if err := do(); err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
}

func run(o options, out string, small bool) error {
	root, err := moduleRoot()
	if err != nil {
		return err
	}
	all, err := buildPrograms(root, o.stock)
	if err != nil {
		return err
	}
	if small {
		for i := range all.list {
			if all.list[i].gz, err = compressHard(all.list[i].raw); err != nil {
				return err
			}
		}
	}
	files, err := generate(root, o, all)
	if err != nil {
		return err
	}
	if err := files.write(out); err != nil {
		return err
	}
	fmt.Printf("%s: %d files, version %s\n", out, len(files), files.version())
	for _, p := range all.list {
		fmt.Printf("%s: %.2f MB, as xz %.2f MB, as gzip %.2f MB\n", p.name, float64(len(p.raw))/1e6, float64(len(p.xz))/1e6, float64(len(p.gz))/1e6)
		if p.xz == nil && !o.stock {
			fmt.Println("without the command xz (package xz-utils) it is nearly twice as large on the wire")
		}
	}
	return nil
}

func runNamed(out string) error {
	root, err := moduleRoot()
	if err != nil {
		return err
	}
	return writeNamed(root, out)
}

// moduleRoot finds the tree this command belongs to, from any directory inside it.
func moduleRoot() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "cmd", "site", "templates")); err == nil {
			return dir, nil
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return "", fmt.Errorf("run this inside the source tree")
		}
		dir = parent
	}
}

// options are what may differ between two sites made of the same sources.
type options struct {
	base, origin, label string
	stock               bool
}

func (o *options) check() error {
	if !strings.HasPrefix(o.base, "/") || strings.Contains(o.base, "//") || strings.ContainsAny(o.base, "?#%\"<>\\ ") {
		return fmt.Errorf("-base %q: want a path such as / or /repo/", o.base)
	}
	if !strings.HasSuffix(o.base, "/") {
		o.base += "/"
	}
	o.origin = strings.TrimSuffix(o.origin, "/")
	return nil
}
