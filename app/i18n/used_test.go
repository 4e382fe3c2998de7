package i18n_test

import (
	"errors"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const (
	module = "serviert"
	texts  = module + "/app/i18n"
)

// Every field of the texts is read somewhere in the app; a text nobody reads
// is downloaded for nothing. The values of a map count as read with the map.
func TestEveryTextIsRead(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	exports := exports(t, root)
	read, all := map[string]bool{}, []string{}
	for _, goos := range []string{"linux", "js"} {
		s := newSources(t, root, goos, exports)
		all = s.fields()
		s.readAll()
		for v := range s.read {
			read[s.names[v]] = true
		}
	}
	if len(all) < 500 {
		t.Fatalf("only %d fields were found", len(all))
	}
	for _, at := range all {
		if !read[at] {
			t.Errorf("%s is not read", at)
		}
	}
}

// sources type-checks the packages of the app as they are for one system.
// What cannot be checked, like the other system's calls, is passed over.
type sources struct {
	t       *testing.T
	root    string // of the module
	context build.Context
	fset    *token.FileSet
	others  types.Importer // reads what the compiler has made of other modules
	here    map[string]*types.Package
	names   map[*types.Var]string // of the texts' fields, as Type.Field
	read    map[*types.Var]bool
}

func newSources(t *testing.T, root, goos string, exports map[string]string) *sources {
	s := &sources{
		t: t, root: root, context: build.Default, fset: token.NewFileSet(),
		here: map[string]*types.Package{}, names: map[*types.Var]string{}, read: map[*types.Var]bool{},
	}
	if s.context.GOOS = goos; goos == "js" {
		s.context.GOARCH = "wasm"
	}
	s.others = importer.ForCompiler(s.fset, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, errors.New("not on this system")
		}
		return os.Open(exports[path])
	})
	return s
}

// exports are the files in which the compiler left what a package offers, for
// all that the app imports from outside the module.
func exports(t *testing.T, root string) map[string]string {
	args := []string{"list", "-e", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}"}
	outside := map[string]bool{}
	eachFolder(t, root, func(folder string) {
		for _, name := range programs(t, folder) {
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
			if err != nil {
				t.Fatal(err)
			}
			for _, i := range f.Imports {
				if path := strings.Trim(i.Path.Value, `"`); !strings.HasPrefix(path, module+"/") && !outside[path] {
					outside[path] = true
					args = append(args, path)
				}
			}
		}
	})
	list := exec.Command("go", args...)
	list.Dir = root
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	for line := range strings.Lines(string(out)) {
		if path, file, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			found[path] = file
		}
	}
	return found
}

// eachFolder calls f with every folder below app.
func eachFolder(t *testing.T, root string, f func(folder string)) {
	err := filepath.WalkDir(filepath.Join(root, "app"), func(at string, e fs.DirEntry, err error) error {
		if err == nil && e.IsDir() {
			f(at)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// programs are the files of a folder that are no tests.
func programs(t *testing.T, folder string) []string {
	names, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(names, func(name string) bool { return strings.HasSuffix(name, "_test.go") })
}

func (s *sources) readAll() {
	eachFolder(s.t, s.root, func(folder string) {
		if rel, err := filepath.Rel(s.root, folder); err == nil {
			s.Import(path.Join(module, filepath.ToSlash(rel)))
		}
	})
}

// Import implements types.Importer.
func (s *sources) Import(path string) (*types.Package, error) {
	if !strings.HasPrefix(path, module+"/") {
		return s.others.Import(path)
	}
	if p := s.here[path]; p != nil {
		return p, nil
	}
	folder := filepath.Join(s.root, filepath.FromSlash(strings.TrimPrefix(path, module)))
	var files []*ast.File
	for _, name := range programs(s.t, folder) {
		if ok, err := s.context.MatchFile(folder, filepath.Base(name)); err != nil || !ok {
			continue
		}
		f, err := parser.ParseFile(s.fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			s.t.Fatal(err)
		}
		files = append(files, f)
	}
	if len(files) == 0 {
		return nil, errors.New("no package")
	}
	config := types.Config{Importer: s, Error: func(error) {}, IgnoreFuncBodies: !strings.HasPrefix(path, module+"/app")}
	info := &types.Info{Selections: map[*ast.SelectorExpr]*types.Selection{}}
	p, _ := config.Check(path, s.fset, files, info)
	s.here[path] = p
	for _, selection := range info.Selections {
		if v, ok := selection.Obj().(*types.Var); ok {
			s.read[v] = true
		}
	}
	return p, nil
}

// fields are those of the texts and of every type in them, by name.
func (s *sources) fields() (list []string) {
	p, err := s.Import(texts)
	if err != nil {
		s.t.Fatal(err)
	}
	var walk func(types.Type)
	walk = func(t types.Type) {
		if n, ok := t.(*types.Named); ok && n.Origin().Obj().Name() == "Keyed" {
			walk(n.TypeArgs().At(0)) // By.At reads it
			return
		}
		switch u := t.Underlying().(type) {
		case *types.Struct:
			of := types.TypeString(t, func(*types.Package) string { return "" })
			for f := range u.Fields() {
				if f.Name() != "_" && s.names[f] == "" {
					s.names[f] = of + "." + f.Name()
					list = append(list, s.names[f])
					walk(f.Type())
				}
			}
		case interface{ Elem() types.Type }: // lists and maps
			walk(u.Elem())
		}
	}
	all := p.Scope().Lookup("Texts").Type()
	walk(all)
	for m := range types.NewMethodSet(types.NewPointer(all)).Methods() { // parts that are behind a function
		sig := m.Type().(*types.Signature)
		if sig.Params().Len() == 0 && sig.Results().Len() == 1 {
			if part, ok := sig.Results().At(0).Type().(*types.Pointer); ok {
				walk(part.Elem())
			}
		}
	}
	return list
}
