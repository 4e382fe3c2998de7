// Package typed reads packages of the module with the types of their expressions, for tests of what the compiler does
// not see.
package typed

import (
	"bytes"
	"encoding/json"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Package is a package without its tests.
type Package struct {
	Positions *token.FileSet // the same one for all packages
	Sources   []*ast.File
	Info      *types.Info // Types, Uses, Defs and Selections
}

// Load reads those of the packages that match a pattern of the go command, and of all that they need, whose path begins
// with the prefix. env is added to the environment, as GOOS=js is for the browser's files. What cannot be compiled fails
// the test.
func Load(t *testing.T, pattern, prefix string, env ...string) (list []Package) {
	t.Helper()
	command := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Export,Dir,GoFiles", pattern)
	command.Env, command.Stderr = append(os.Environ(), env...), os.Stderr
	out, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	type listed struct {
		ImportPath, Export, Dir string
		GoFiles                 []string
	}
	var own []listed
	exports := map[string]string{}
	for d := json.NewDecoder(bytes.NewReader(out)); d.More(); {
		var l listed
		if err := d.Decode(&l); err != nil {
			t.Fatal(err)
		}
		if exports[l.ImportPath] = l.Export; strings.HasPrefix(l.ImportPath, prefix) {
			own = append(own, l)
		}
	}
	files := token.NewFileSet()
	config := types.Config{Importer: importer.ForCompiler(files, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })}
	for _, l := range own {
		p := Package{files, nil, &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}}
		for _, name := range l.GoFiles {
			f, err := parser.ParseFile(files, filepath.Join(l.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			p.Sources = append(p.Sources, f)
		}
		if _, err := config.Check(l.ImportPath, files, p.Sources, p.Info); err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return list
}
