package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
)

// share is what a package brings.
type share struct {
	name      string
	functions int
	bytes     int
	code      []byte
}

// mangled is a path as Go's linker writes it into a module.
func mangled(path string) string { return unusual.ReplaceAllString(path, "_") }

var unusual = regexp.MustCompile(`[^\w.]`)

// owners finds the package of a function by its name.
type owners map[string]string // paths by how the linker writes them

func newOwners(paths []string) owners {
	list := owners{}
	for _, p := range paths {
		list[mangled(p)] = p
	}
	return list
}

// of is the package of the longest path with which the name begins. What the compiler makes for several
// packages goes by its kind, and a program's own package is called main.
func (o owners) of(name string) string {
	for end := len(name); end > 0; end = strings.LastIndexByte(name[:end], '.') {
		if path, ok := o[name[:end]]; ok {
			return path
		}
	}
	if kind, _, ok := strings.Cut(name, "."); ok {
		return strings.TrimSuffix(kind, "_")
	}
	return "(others)"
}

// byPackage adds up the code of each package, the largest first.
func byPackage(m module, o owners) []share {
	shares := map[string]*share{}
	for _, f := range m.functions {
		name := o.of(f.name)
		s := shares[name]
		if s == nil {
			s = &share{name: name}
			shares[name] = s
		}
		s.functions++
		s.bytes += len(f.code)
		s.code = append(s.code, f.code...)
	}
	var list []share
	for _, s := range shares {
		list = append(list, *s)
	}
	slices.SortFunc(list, func(a, b share) int {
		if a.bytes != b.bytes {
			return b.bytes - a.bytes
		}
		return strings.Compare(a.name, b.name)
	})
	return list
}

// gzipped is how many bytes are left of something.
func gzipped(content []byte) int {
	var b bytes.Buffer
	w, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
	w.Write(content)
	w.Close()
	return b.Len()
}

// starts tells whether a function runs at every start, before main does. A method may be called init too.
func (o owners) starts(name string) bool {
	rest, ok := strings.CutPrefix(name, mangled(o.of(name))+".")
	return ok && initial.MatchString(rest)
}

var initial = regexp.MustCompile(`^(map\.)?init(\.\d+)?$`)

func report(w io.Writer, name string, m module, paths []string, functions int) {
	o, code := newOwners(paths), 0
	for _, f := range m.functions {
		code += len(f.code)
	}
	fmt.Fprintf(w, "%s: %d bytes, %d gzipped\n", name, m.size, gzipped(m.plain))
	fmt.Fprintf(w, "  code %d in %d functions, data %d (gzipped %d), the rest %d\n\n", code, len(m.functions), len(m.data), gzipped(m.data), m.size-code-len(m.data))
	fmt.Fprintf(w, "  %9s %6s %9s %9s  %s\n", "code", "", "functions", "gzipped", "package")
	for _, s := range byPackage(m, o) {
		fmt.Fprintf(w, "  %9d %5.1f%% %9d %9d  %s\n", s.bytes, 100*float64(s.bytes)/float64(code), s.functions, gzipped(s.code), s.name)
	}
	largest := slices.Clone(m.functions)
	slices.SortStableFunc(largest, func(a, b function) int { return len(b.code) - len(a.code) })
	list := func(title string, some []function) {
		fmt.Fprintf(w, "\n  %s\n", title)
		for _, f := range some {
			fmt.Fprintf(w, "  %9d  %s\n", len(f.code), f.name)
		}
	}
	list("the largest functions", largest[:min(functions, len(largest))])
	var early []function
	for _, f := range largest {
		if o.starts(f.name) {
			early = append(early, f)
		}
	}
	list("the largest that run at every start", early[:min(functions, len(early))])
	fmt.Fprintln(w)
}
