package app

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// go-app keeps the handler it was given first for as long as the code of the
// closure and the scope beside it are equal. A closure that captures a
// variable therefore has to name it as its scope, or it will act on what the
// variable was at the first render: on the wrong cell, the wrong player.
//
// The lint reads the sources: whatever a handler captures from the function
// around it must be mentioned among the scope arguments, directly or by way of
// local variables. Where a function passes a callback of its caller on, what
// the caller's closure captures must be mentioned by the arguments that reach
// the scope.

// handing is how a function passes a callback on to go-app.
type handing struct {
	callback int          // index of the parameter that is called
	scope    map[int]bool // indexes of the parameters that reach the scope
}

type linter struct {
	files  *token.FileSet
	pass   map[string]handing // by function, or by variable that holds one
	defs   map[*ast.Object][]ast.Expr
	params map[*ast.Object]int // parameters and their index
	holder map[*ast.Object]string
	wrong  []string
}

// lint reads sources by name and lists what is wrong with them.
func lint(t *testing.T, sources map[string]any) []string {
	t.Helper()
	l := &linter{token.NewFileSet(), map[string]handing{}, map[*ast.Object][]ast.Expr{}, map[*ast.Object]int{}, map[*ast.Object]string{}, nil}
	var files []*ast.File
	for name, source := range sources {
		f, err := parser.ParseFile(l.files, name, source, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
		ast.Inspect(f, l.define)
	}
	// Functions that pass callbacks on are found before and because of each
	// other: until nothing is new.
	for n := -1; n != len(l.pass); {
		n = len(l.pass)
		l.wrong = nil
		for _, f := range files {
			for _, d := range f.Decls {
				if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil {
					l.function(fn)
				}
			}
		}
	}
	return l.wrong
}

// define notes parameters and what local variables are made of.
func (l *linter) define(n ast.Node) bool {
	list := func(holder string, f *ast.FuncType) {
		i := 0
		for _, field := range f.Params.List {
			for _, name := range field.Names {
				l.params[name.Obj], l.holder[name.Obj] = i, holder
				i++
			}
		}
	}
	switch x := n.(type) {
	case *ast.FuncDecl:
		list(x.Name.Name, x.Type)
	case *ast.AssignStmt:
		for i, left := range x.Lhs {
			id, ok := left.(*ast.Ident)
			if !ok || id.Obj == nil {
				continue
			}
			right := x.Rhs[min(i, len(x.Rhs)-1)]
			if f, ok := right.(*ast.FuncLit); ok {
				list(l.at(id.Obj.Pos()), f.Type)
			}
			l.defs[id.Obj] = append(l.defs[id.Obj], right)
		}
	}
	return true
}

func (l *linter) at(p token.Pos) string { return l.files.Position(p).String() }

func (l *linter) function(fn *ast.FuncDecl) {
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		name, own := "", false
		switch f := call.Fun.(type) {
		case *ast.SelectorExpr:
			name = f.Sel.Name
			if strings.HasPrefix(name, "On") && len(call.Args) > 0 {
				at := 0
				if name == "On" {
					at = 1
				}
				l.handler(fn, call.Args[at], call.Args[at+1:], nil)
				return true
			}
			own = true
		case *ast.Ident:
			name, own = f.Name, true
			if f.Obj != nil && f.Obj.Pos() > fn.Pos() && f.Obj.Pos() < fn.End() {
				name = l.at(f.Obj.Pos())
			}
		}
		if h, ok := l.pass[name]; ok && own && h.callback < len(call.Args) {
			var scope []ast.Expr
			for i := range h.scope {
				if i < len(call.Args) {
					scope = append(scope, call.Args[i])
				}
			}
			l.handler(fn, call.Args[h.callback], scope, call)
		}
		return true
	})
}

// handler checks one closure against the scope it has.
func (l *linter) handler(fn *ast.FuncDecl, h ast.Expr, scope []ast.Expr, through *ast.CallExpr) {
	said := map[string]bool{}
	reach := map[int]bool{}
	for _, e := range scope {
		l.mention(e, said, reach, 0)
	}
	check := func(chain string, id *ast.Ident) {
		if id.Obj == nil || id.Obj.Kind != ast.Var || id.Obj.Pos() < fn.Type.Pos() && fn.Recv == nil || id.Obj.Pos() > fn.End() || id.Obj.Pos() < fn.Pos() {
			return
		}
		if fn.Recv != nil && id.Obj.Pos() < fn.Name.Pos() {
			return // a component is updated in place
		}
		if l.covered(chain, id, said, 0) {
			return
		}
		if f, ok := id.Obj.Decl.(*ast.Field); ok {
			if _, ok := f.Type.(*ast.FuncType); ok || isHandler(f.Type) {
				l.pass[l.holder[id.Obj]] = handing{l.params[id.Obj], reach}
				return
			}
		}
		l.wrong = append(l.wrong, fmt.Sprintf("%s: the handler captures %s, which is not in its scope", l.at(id.Pos()), chain))
	}
	if id, ok := h.(*ast.Ident); ok && id.Obj != nil && len(l.defs[id.Obj]) == 1 {
		h = l.defs[id.Obj][0]
	} else if ok {
		check(id.Name, id)
		return
	}
	lit, ok := h.(*ast.FuncLit)
	if !ok {
		return
	}
	ast.Inspect(lit.Body, func(n ast.Node) bool {
		chain, id := chainOf(n)
		if id == nil {
			return true
		}
		if id.Obj != nil && (id.Obj.Pos() < lit.Pos() || id.Obj.Pos() > lit.End()) {
			check(chain, id)
		}
		return false
	})
}

// identity are the fields that stand for the whole of a thing.
var identity = []string{"id", "ID", "Key"}

// covered tells whether a variable is said among the scope: itself, what tells
// it apart from its like, or all that it was made of.
func (l *linter) covered(chain string, id *ast.Ident, said map[string]bool, depth int) bool {
	for i := len(chain); i > 0; i = strings.LastIndexByte(chain[:i], '.') {
		if said[chain[:i]] {
			return true
		}
	}
	for _, f := range identity {
		if said[id.Name+"."+f] {
			return true
		}
	}
	if id.Obj == nil || len(l.defs[id.Obj]) == 0 || depth > 5 {
		return false
	}
	made, all := 0, true
	for _, d := range l.defs[id.Obj] {
		ast.Inspect(d, func(n ast.Node) bool {
			part, of := chainOf(n)
			if of == nil {
				return true
			}
			if of.Obj != nil && of.Obj.Kind == ast.Var {
				made++
				all = all && l.local(of.Obj) && l.covered(part, of, said, depth+1)
			}
			return false
		})
	}
	return made > 0 && all
}

// local tells variables of functions from those of the package.
func (l *linter) local(o *ast.Object) bool {
	_, parameter := l.params[o]
	if parameter || len(l.defs[o]) > 0 {
		return true
	}
	_, spec := o.Decl.(*ast.ValueSpec)
	return !spec
}

func isHandler(e ast.Expr) bool {
	s, ok := e.(*ast.SelectorExpr)
	return ok && s.Sel.Name == "EventHandler"
}

// mention collects the variables an expression is made of, also by way of
// local variables and the parameters it reaches.
func (l *linter) mention(e ast.Expr, said map[string]bool, reach map[int]bool, depth int) {
	ast.Inspect(e, func(n ast.Node) bool {
		chain, id := chainOf(n)
		if id == nil {
			return true
		}
		said[chain] = true
		if id.Obj != nil && depth < 5 {
			if i, ok := l.params[id.Obj]; ok && chain == id.Name {
				reach[i] = true
			}
			for _, d := range l.defs[id.Obj] {
				l.mention(d, said, reach, depth+1)
			}
		}
		return false
	})
}

// chainOf is a variable with the fields asked of it: "o.Key".
func chainOf(n ast.Node) (string, *ast.Ident) {
	switch x := n.(type) {
	case *ast.Ident:
		return x.Name, x
	case *ast.SelectorExpr:
		if chain, id := chainOf(x.X); id != nil {
			return chain + "." + x.Sel.Name, id
		}
	}
	return "", nil
}

func TestHandlersNameWhatTheyCapture(t *testing.T) {
	names, err := filepath.Glob("*.go")
	must(t, err)
	sources := map[string]any{}
	for _, name := range names {
		if !strings.HasSuffix(name, "_test.go") {
			text, err := os.ReadFile(name)
			must(t, err)
			sources[name] = text
		}
	}
	if len(sources) < 20 {
		t.Fatalf("only %d sources were found", len(sources))
	}
	for _, w := range lint(t, sources) {
		t.Error(w)
	}
}

// The lint finds the mistakes it is for, and nothing in what is right.
func TestTheLintFindsStaleClosures(t *testing.T) {
	for body, want := range map[string]int{
		`func f(l []int) { for i := range l { B().OnClick(func(C, E) { tap(i) }) } }`:                                               1,
		`func f(l []int) { for i := range l { B().OnClick(func(C, E) { tap(i) }, i) } }`:                                            0,
		`func f(r row) { B().OnClick(func(C, E) { tap(r.Key) }) }`:                                                                  1,
		`func f(r row) { B().OnClick(func(C, E) { tap(r.Key) }, r.Key) }`:                                                           0,
		`func f(r row) { B().OnClick(func(C, E) { tap(r.Key) }, r.Name) }`:                                                          1,
		`func f(r row) { id := "x" + r.Key; B().OnChange(func(C, E) { tap(r.Key) }, id) }`:                                          0,
		`func f() { t := texts(); B().On("close", func(C, E) { say(t) }) }`:                                                         1,
		`func f() { B().OnClick(func(C, E) { x := 1; say(x, the.y) }) }`:                                                            0,
		`func g(id string, do func()) { B().OnClick(func(C, E) { do() }, id) }; func f(n int) { g("a", func() { tap(n) }) }`:        1,
		`func g(id string, do func()) { B().OnClick(func(C, E) { do() }, id) }; func f(n int) { g(str(n), func() { tap(n) }) }`:     0,
		`func g(id string, do app.EventHandler) { B().OnClick(do, id) }; func f(n int) { g("a", func(C, E) { tap(n) }) }`:           1,
		`func f(n int) { g := func(id string, do func()) { B().OnClick(func(C, E) { do() }, id) }; g("a", func() { tap(n) }) }`:     1,
		`func f(n int) { g := func(id string, do func()) { B().OnClick(func(C, E) { do() }, id) }; g("a", func() { tap(the.n) }) }`: 0,
		`func f(g *game) { B().OnClick(func(C, E) { open(g) }, "a"+g.id) }`:                                                         0,
		`func f(l []int) { for i := range l { p := player(i + 1); B().OnClick(func(C, E) { tap(p) }, i) } }`:                        0,
		`func f(l []int, x int) { for i := range l { p := player(i + x); B().OnClick(func(C, E) { tap(p) }, i) } }`:                 1,
		`func f(x int) { do := func(C, E) { tap(x) }; B().OnClick(do, "a") }`:                                                       1,
		`func f(x int) { do := func(C, E) { tap(the.x) }; B().OnClick(do, "a") }`:                                                   0,
		`func (v *view) f() { B().OnClick(func(C, E) { tap(v.n) }) }`:                                                               0,
	} {
		if got := lint(t, map[string]any{"x.go": "package x\n" + body}); len(got) != want {
			t.Errorf("%s\n%d findings, want %d: %v", body, len(got), want, got)
		}
	}
}
