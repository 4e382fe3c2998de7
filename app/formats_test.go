//go:build !js

package app

import (
	"go/ast"
	"go/token"
	"go/types"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"serviert/app/i18n"
	"serviert/engine/enginetest/typed"
)

// verb is a place in a format where an argument goes, or two percent signs, which are none.
var verb = regexp.MustCompile(`%(%|(?:\[(\d+)\])?[-+# 0-9.]*[a-zA-Z])`)

// wanted is how many arguments a format takes.
func wanted(format string) (n int) {
	for _, m := range verb.FindAllStringSubmatch(format, -1) {
		if m[1] != "%" {
			n++
		}
	}
	return n
}

// formats finds, by type and field ("Build.Lacks"), how many arguments each text takes in each language.
func formats(v reflect.Value, into map[string]map[int]string) {
	note := func(key string, text reflect.Value) {
		if text.Kind() != reflect.String {
			formats(text, into)
			return
		}
		if into[key] == nil {
			into[key] = map[int]string{}
		}
		into[key][wanted(text.String())] = text.String()
	}
	switch v.Kind() {
	case reflect.Pointer:
		formats(v.Elem(), into)
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			formats(v.Index(i), into)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Type().Field(i)
			if f.IsExported() {
				key := v.Type().Name() + "." + f.Name
				if list := v.Field(i); list.Kind() == reflect.Slice && list.Type().Elem().Kind() == reflect.Struct && list.Type().Elem().NumField() == 2 && list.Type().Elem().Field(0).Name == "Key" {
					for j := range list.Len() {
						note(key, list.Index(j).Field(1))
					}
				} else {
					note(key, v.Field(i))
				}
			}
		}
	}
}

// plain are texts some of which take nothing: who uses them asks before.
var plain = map[string]bool{"Sure.Text": true, "Rules.Count": true}

// The compiler does not see how many arguments a text of the languages takes, since it is not written where it is
// used: "%!d(MISSING)" on a screen would be all that one heard of it.
func TestTextsGetWhatTheyTake(t *testing.T) {
	takes := map[string]map[int]string{}
	for _, lang := range []string{"de", "en"} {
		texts := reflect.ValueOf(i18n.For(lang))
		formats(texts, takes)
		for i := range texts.NumMethod() { // parts that are behind a function
			if m := texts.Method(i); m.Type().NumIn() == 0 && m.Type().NumOut() == 1 && m.Type().Out(0).Kind() == reflect.Pointer {
				formats(m.Call(nil)[0], takes)
			}
		}
	}
	checked := 0
	for _, room := range typed.Load(t, "./...", "serviert/app") {
		files, sources, info := room.Positions, room.Sources, room.Info
		given := assigned(sources, info)
		for _, f := range sources {
			ast.Inspect(f, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok || call.Ellipsis.IsValid() {
					return true
				}
				if name := types.ExprString(call.Fun); name != "fmt.Sprintf" && name != "i18n.Of" && !strings.HasSuffix(name, ".Fill") {
					return true
				}
				for _, key := range textsOf(call.Args[0], info, given, 0) {
					for n, text := range takes[key] {
						checked++
						if n != len(call.Args)-1 && !(n == 0 && plain[key]) {
							t.Errorf("%s: %q (%s) takes %d and gets %d", files.Position(call.Pos()), text, key, n, len(call.Args)-1)
						}
					}
				}
				return true
			})
		}
	}
	if checked < 500 {
		t.Errorf("only %d uses of a text are known", checked)
	}
}

// assigned is what is assigned to each variable, of every assignment that can be seen.
func assigned(sources []*ast.File, info *types.Info) map[types.Object][]ast.Expr {
	given := map[types.Object][]ast.Expr{}
	note := func(name ast.Expr, value ast.Expr) {
		id, ok := name.(*ast.Ident)
		if !ok {
			return
		}
		object := info.Defs[id]
		if object == nil {
			object = info.Uses[id]
		}
		if object != nil {
			given[object] = append(given[object], value)
		}
	}
	for _, f := range sources {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				if len(n.Lhs) == len(n.Rhs) && (n.Tok == token.ASSIGN || n.Tok == token.DEFINE) {
					for i, name := range n.Lhs {
						note(name, n.Rhs[i])
					}
				}
			case *ast.ValueSpec:
				if len(n.Names) == len(n.Values) {
					for i, name := range n.Names {
						note(name, n.Values[i])
					}
				}
			}
			return true
		})
	}
	return given
}

// textsOf names the texts that an expression can be, as formats does.
func textsOf(e ast.Expr, info *types.Info, given map[types.Object][]ast.Expr, depth int) (keys []string) {
	if depth > 3 {
		return nil
	}
	switch e := e.(type) {
	case *ast.SelectorExpr:
		s := info.Selections[e]
		if s == nil || s.Kind() != types.FieldVal {
			return nil
		}
		owner := s.Recv()
		if p, ok := owner.Underlying().(*types.Pointer); ok {
			owner = p.Elem()
		}
		for i, path := 0, s.Index(); i < len(path)-1; i++ { // through what is embedded
			field := owner.Underlying().(*types.Struct).Field(path[i])
			if owner = field.Type(); owner == nil {
				return nil
			}
			if p, ok := owner.Underlying().(*types.Pointer); ok {
				owner = p.Elem()
			}
		}
		if named, ok := types.Unalias(owner).(*types.Named); ok && strings.HasSuffix(named.Obj().Pkg().Path(), "app/i18n") {
			return []string{named.Obj().Name() + "." + e.Sel.Name}
		}
	case *ast.CallExpr: // of a list: t.Names.At(key)
		if fun, ok := e.Fun.(*ast.SelectorExpr); ok && fun.Sel.Name == "At" {
			return textsOf(fun.X, info, given, depth+1)
		}
	case *ast.IndexExpr:
		if lit, ok := e.X.(*ast.CompositeLit); ok { // map[bool]string{true: t.A, false: t.B}[x]
			for _, element := range lit.Elts {
				if kv, ok := element.(*ast.KeyValueExpr); ok {
					keys = append(keys, textsOf(kv.Value, info, given, depth+1)...)
				}
			}
			return keys
		}
		return textsOf(e.X, info, given, depth+1)
	case *ast.Ident:
		for _, value := range given[info.Uses[e]] {
			keys = append(keys, textsOf(value, info, given, depth+1)...)
		}
	}
	return keys
}
