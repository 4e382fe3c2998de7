package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Three lists must be the same: what Go uses of window.serviert, what the page's script has there, and
// what the comment in offer.js names.
func TestGoAndTheScriptMeet(t *testing.T) {
	called, set := askedByGo(t)
	script, err := pageScript()
	if err != nil {
		t.Fatal(err)
	}
	head, err := os.ReadFile("templates/app/offer.js")
	if err != nil {
		t.Fatal(err)
	}
	offered := namesIn(script, `(?m)^serviert\.(\w+) = |defineProperty\(serviert, "(\w+)"`)
	used := namesIn(script, `\bserviert\.(\w+)`)
	told := namesIn(string(head), `(?m)^//   (\w+)(?: |\()`)

	if len(called) < 10 || len(set) < 2 {
		t.Fatalf("Go calls only %q and sets only %q: the test no longer finds the calls", called, set)
	}
	for _, name := range called {
		if !slices.Contains(offered, name) {
			t.Errorf("Go calls %s, which the script does not have", name)
		}
	}
	for _, name := range set {
		if !slices.Contains(offered, name) && !slices.Contains(used, name) {
			t.Errorf("Go sets %s, which the script does not use", name)
		}
	}
	asked := sorted(append(called, set...))
	for _, name := range offered {
		if !slices.Contains(asked, name) {
			t.Errorf("the script has %s, which Go never calls", name)
		}
	}
	if !slices.Equal(told, asked) {
		t.Errorf("offer.js names\n%q, Go uses\n%q", told, asked)
	}
}

func sorted(names []string) []string {
	slices.Sort(names)
	return slices.Compact(names)
}

func namesIn(text, pattern string) (names []string) {
	for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		names = append(names, strings.Join(m[1:], ""))
	}
	return sorted(names)
}

// askedByGo is what the sources of the program call or read on window.serviert, and what they set.
func askedByGo(t *testing.T) (called, set []string) {
	t.Helper()
	for _, dir := range []string{"../../app", "../site"} {
		err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				return err
			}
			for _, ask := range asksIn(file) {
				if ask.name == "" {
					t.Errorf("%s: %s on the script with a name that is not a literal", name, ask.how)
				}
				if ask.how == "Set" {
					set = append(set, ask.name)
				} else {
					called = append(called, ask.name)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return sorted(called), sorted(set)
}

type ask struct{ how, name string }

// asksIn finds script().Call("name"), also with Get and Set, also of a variable that holds script().
func asksIn(file *ast.File) (asks []ask) {
	for _, d := range file.Decls {
		held := map[string]bool{} // the variables of one function
		ast.Inspect(d, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				for i, value := range n.Rhs {
					if id, ok := n.Lhs[min(i, len(n.Lhs)-1)].(*ast.Ident); ok && isScript(value, held) {
						held[id.Name] = true
					}
				}
			case *ast.CallExpr:
				sel, ok := n.Fun.(*ast.SelectorExpr)
				if ok && len(n.Args) > 0 && slices.Contains([]string{"Call", "Get", "Set"}, sel.Sel.Name) && isScript(sel.X, held) {
					asks = append(asks, ask{sel.Sel.Name, literal(n.Args[0])})
				}
			}
			return true
		})
	}
	return asks
}

// isScript tells whether e is script(), a field script, .Get("serviert") or a variable that holds one
// of them.
func isScript(e ast.Expr, held map[string]bool) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return held[e.Name]
	case *ast.SelectorExpr:
		return e.Sel.Name == "script"
	}
	call, ok := e.(*ast.CallExpr)
	if !ok {
		return false
	}
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name == "script"
	case *ast.SelectorExpr:
		return f.Sel.Name == "Get" && len(call.Args) == 1 && literal(call.Args[0]) == "serviert"
	}
	return false
}

func literal(e ast.Expr) string {
	if b, ok := e.(*ast.BasicLit); ok && b.Kind == token.STRING {
		text, _ := strconv.Unquote(b.Value)
		return text
	}
	return ""
}
