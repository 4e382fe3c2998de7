package pack

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
)

// The structs and numbers of Go's runtime that lines.go relies on. A new Go may move a field and still
// write a table that looks sound, so a check of the memory alone is not enough.
var (
	fields = []struct {
		file, name string
		at         map[string]int
		size       int
	}{
		{"runtime/symtab.go", "pcHeader", map[string]int{
			"magic": 0, "minLC": 6, "ptrSize": 7, "nfunc": headerFunctions, "funcnameOffset": headerNames, "cuOffset": headerUnits,
			"filetabOffset": headerFiles, "pctabOffset": headerTables, "pclnOffset": headerEntries,
		}, headerSize},
		{"runtime/runtime2.go", "_func", map[string]int{
			"pcsp": funcStackDepth, "pcfile": funcFile, "pcln": funcLine, "npcdata": funcTables, "cuOffset": funcUnit,
			"startLine": funcStart, "nfuncdata": funcFacts,
		}, funcSize},
	}
	numbers = map[string]int{"PCDATA_UnsafePoint": tableUnsafe, "FUNCDATA_ArgInfo": factArgs}
)

// sizes are those of the types that the structs have fields of, on WebAssembly.
var sizes = map[string]int{
	"sys.NotInHeap": 0, "uint8": 1, "abi.FuncID": 1, "abi.FuncFlag": 1, "[1]byte": 1, "int32": 4, "uint32": 4,
	"abi.PCLnTabMagic": 4, "int": 8, "uint": 8, "uintptr": 8,
}

// CheckLayout fails unless the Go whose sources lie at src, which is GOROOT/src, has the tables that
// Module relies on.
func CheckLayout(src string) error {
	for _, s := range fields {
		file, err := parse(src, s.file)
		if err != nil {
			return err
		}
		at, size, err := offsets(file, s.name)
		if err != nil {
			return fmt.Errorf("%s: %w", s.file, err)
		}
		inOrder := func(a, b string) int { return s.at[a] - s.at[b] }
		for _, name := range slices.SortedFunc(maps.Keys(s.at), inOrder) {
			if got, ok := at[name]; !ok || got != s.at[name] {
				return fmt.Errorf("%s: field %s of %s is no longer at byte %d", s.file, name, s.name, s.at[name])
			}
		}
		if size != s.size {
			return fmt.Errorf("%s: %s has %d bytes instead of %d", s.file, s.name, size, s.size)
		}
	}
	const file = "internal/abi/symtab.go"
	parsed, err := parse(src, file)
	if err != nil {
		return err
	}
	for name, want := range numbers {
		if got := constant(parsed, name); got != strconv.Itoa(want) {
			return fmt.Errorf("%s: %s is %q instead of %d", file, name, got, want)
		}
	}
	return nil
}

func parse(src, name string) (*ast.File, error) {
	return parser.ParseFile(token.NewFileSet(), filepath.Join(src, filepath.FromSlash(name)), nil, 0)
}

// offsets is where the fields of a struct lie, and how long it is.
func offsets(file *ast.File, name string) (at map[string]int, end int, err error) {
	var body *ast.StructType
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.TypeSpec); ok && spec.Name.Name == name {
			body, _ = spec.Type.(*ast.StructType)
		}
		return body == nil
	})
	if body == nil {
		return nil, 0, fmt.Errorf("there is no struct %s", name)
	}
	at = map[string]int{}
	for _, f := range body.Fields.List {
		kind := typeName(f.Type)
		size, ok := sizes[kind]
		if !ok {
			return nil, 0, fmt.Errorf("%s has a field of type %s", name, kind)
		}
		for _, n := range f.Names { // an embedded field has none, and here no bytes
			if size > 1 {
				end = (end + size - 1) / size * size
			}
			at[n.Name] = end
			end += size
		}
	}
	return at, end, nil
}

func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return typeName(e.X) + "." + e.Sel.Name
	case *ast.ArrayType:
		if n, ok := e.Len.(*ast.BasicLit); ok {
			return "[" + n.Value + "]" + typeName(e.Elt)
		}
	}
	return fmt.Sprintf("%T", e)
}

// constant is the value a constant is given, as it is written.
func constant(file *ast.File, name string) (value string) {
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok && spec.Names[0].Name == name && len(spec.Values) == 1 {
			if literal, ok := spec.Values[0].(*ast.BasicLit); ok {
				value = literal.Value
			}
		}
		return value == ""
	})
	return value
}
