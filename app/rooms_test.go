package app

import (
	"errors"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// order is the one place that says in which direction rooms import each other:
// a room may import those above it. The shell itself, package app, is last.
var order = []string{
	"i18n", "jsontext", "seal", "voice", "keys", "browser", "settings", "ui", "ui/uitest", "plots",
	"dicegame", "dicegame/gametest", "cardgame", "sounds", "lesson", "store", "cardshelf", "evening", "backup", "thinking", "dicetable",
	"sharing", "history", "rulebook", "people", "setup", "story", "coach", "play", "cardsetup", "showdown", "wordcoach", "cardfigures", "cards", "",
}

// pure are the rooms that know neither go-app nor a browser.
var pure = []string{"i18n", "jsontext", "seal", "voice", "keys", "settings", "dicegame", "dicegame/gametest", "lesson", "cardgame", "sounds", "evening", "story"}

// mostFiles is how many files a room has at most, tests included: about as many
// as one can keep in mind.
const mostFiles = 26

// TestRooms holds the direction of imports, the size of rooms and that each
// says what it is.
func TestRooms(t *testing.T) {
	for _, name := range roomsThere(t) {
		at := slices.Index(order, name)
		if at < 0 {
			t.Errorf("app/%s is no room of the list", name)
			continue
		}
		files, doc := 0, false
		for file, f := range parsed(t, name) {
			files++
			for _, spec := range f.Imports {
				to := strings.Trim(spec.Path.Value, `"`)
				room, ours := strings.CutPrefix(to, "serviert/app/")
				test := strings.HasSuffix(file, "_test.go")
				switch {
				case ours && !test && slices.Index(order, room) >= at:
					t.Errorf("%s: app/%s may not import app/%s", file, name, room)
				case ours && !test && strings.HasSuffix(room, "test"):
					t.Errorf("%s: app/%s is for tests", file, room)
				case to == "syscall/js" && name != "browser":
					t.Errorf("%s: only app/browser touches the browser", file)
				case strings.Contains(to, "go-app") && slices.Contains(pure, name):
					t.Errorf("%s: app/%s is pure", file, name)
				}
			}
			if f.Doc != nil && strings.HasPrefix(f.Doc.Text(), "Package "+path.Base("app/"+name)+" ") {
				doc = true
			}
		}
		if files > mostFiles {
			t.Errorf("app/%s has %d files, at most %d are to be overlooked", name, files, mostFiles)
		}
		if !doc {
			t.Errorf("app/%s does not say what it is: package doc", name)
		}
	}
}

// roomsThere lists the packages below this folder, but for the browser tests.
func roomsThere(t *testing.T) []string {
	t.Helper()
	var list []string
	err := filepath.WalkDir(".", func(dir string, d os.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if dir == "browsertest" || d.Name() == "testdata" {
			return filepath.SkipDir
		}
		if sources, _ := filepath.Glob(filepath.Join(dir, "*.go")); len(sources) > 0 {
			list = append(list, strings.TrimPrefix(filepath.ToSlash(dir), "."))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func parsed(t *testing.T, room string) map[string]*ast.File {
	t.Helper()
	sources, _ := filepath.Glob(filepath.Join(".", filepath.FromSlash(room), "*.go"))
	files := map[string]*ast.File{}
	for _, name := range sources {
		f, err := parser.ParseFile(positions, name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = f
	}
	return files
}

var positions = token.NewFileSet()

// TestNothingGlobalChanges holds that no variable of a package is changed
// after the start, on the host and in the browser. What only tests use may count them.
func TestNothingGlobalChanges(t *testing.T) {
	for _, room := range roomsThere(t) {
		if strings.HasSuffix(room, "test") {
			continue
		}
		for _, target := range [][2]string{{"linux", "amd64"}, {"js", "wasm"}} {
			how := build.Default
			how.GOOS, how.GOARCH = target[0], target[1]
			var files []*ast.File
			for name, f := range parsed(t, room) {
				if ok, err := how.MatchFile(filepath.Dir(name), filepath.Base(name)); err != nil {
					t.Fatal(err)
				} else if ok && !strings.HasSuffix(name, "_test.go") {
					files = append(files, f)
				}
			}
			for _, at := range globalsChanged(room, files) {
				t.Errorf("%s: a variable of the package is changed", at)
			}
		}
	}
	bad, err := parser.ParseFile(positions, "bad.go", `package bad
var count, list, table = 0, []int{}, map[int]int{}
type thing struct{ n int }
var it thing
func f() { count++; list[0] = 1; it.n = 2; delete(table, 1); count := 3; count = 4 }`, 0)
	if err != nil {
		t.Fatal(err)
	}
	if found := globalsChanged("bad", []*ast.File{bad}); len(found) != 4 {
		t.Errorf("of four changes %d are seen: %v", len(found), found)
	}
}

// globalsChanged lists where variables of a package are changed.
func globalsChanged(name string, files []*ast.File) (found []string) {
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	// What is imported need not be known to tell a package's own variables.
	conf := types.Config{Importer: nothing{}, Error: func(error) {}}
	pkg, _ := conf.Check(name, positions, files, info)
	look := func(e ast.Expr) {
		for {
			switch x := e.(type) {
			case *ast.SelectorExpr:
				e = x.X
				continue
			case *ast.IndexExpr:
				e = x.X
				continue
			case *ast.StarExpr:
				e = x.X
				continue
			case *ast.ParenExpr:
				e = x.X
				continue
			case *ast.Ident:
				if v, ok := info.Uses[x].(*types.Var); ok && v.Parent() == pkg.Scope() {
					found = append(found, positions.Position(x.Pos()).String()+": "+x.Name)
				}
			}
			return
		}
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch x := n.(type) {
			case *ast.AssignStmt:
				if x.Tok != token.DEFINE {
					for _, left := range x.Lhs {
						look(left)
					}
				}
			case *ast.IncDecStmt:
				look(x.X)
			case *ast.RangeStmt:
				if x.Tok == token.ASSIGN {
					look(x.Key)
				}
			case *ast.CallExpr:
				if f, ok := x.Fun.(*ast.Ident); ok && slices.Contains([]string{"delete", "clear", "copy"}, f.Name) {
					look(x.Args[0])
				}
			}
			return true
		})
	}
	return found
}

// nothing imports no package.
type nothing struct{}

func (nothing) Import(string) (*types.Package, error) { return nil, errors.New("not needed") }

// Who comes new finds every room in the package doc, in the order in which they import each other, and on the map in
// the README, with the packages of the engine.
func TestRoomsAreOnTheMap(t *testing.T) {
	doc := parsed(t, "")["app.go"].Doc.Text()
	doc, _, _ = strings.Cut(doc, "Imports run one way")
	var listed []string
	for line := range strings.Lines(doc) {
		if strings.HasPrefix(line, "\t") { // the names, in 20 letters
			listed = append(listed, strings.Fields(line[1:21])...)
		}
	}
	rooms := slices.DeleteFunc(slices.Clone(order), func(name string) bool { return name == "" || strings.HasSuffix(name, "test") })
	if !slices.Equal(listed, rooms) {
		t.Errorf("the package doc lists\n%q, there are\n%q", listed, rooms)
	}
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, readmeMap, _ := strings.Cut(string(readme), "## The map")
	readmeMap, _, _ = strings.Cut(readmeMap, "## ")
	words := strings.FieldsFunc(readmeMap, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '/' })
	for _, name := range rooms {
		if !slices.Contains(words, name) {
			t.Errorf("app/%s is not on the map", name)
		}
	}
	engine, _ := filepath.Glob("../engine/*/*.go")
	deeper, _ := filepath.Glob("../engine/*/*/*.go")
	for _, file := range append(engine, deeper...) {
		dir := filepath.ToSlash(filepath.Dir(file))
		name := path.Base(dir)
		if strings.Contains(dir, "/enginetest/") {
			continue // for its tests
		}
		if !slices.Contains(words, name) && !slices.ContainsFunc(words, func(w string) bool { return strings.HasSuffix(w, "/"+name) }) {
			t.Errorf("engine: %s is not on the map", name)
		}
	}
}
