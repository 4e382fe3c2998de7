package adapt

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"maps"
	"slices"
	"strings"
)

// go-app has an interface and a struct for each of its hundred elements, each with some ninety methods
// that differ only in the type they return: 53,000 lines, written by a program. A screen uses three
// dozen of them, and every call of a method goes through an interface, so the linker keeps them all.
// In the browser all of them can be one: the copy's elements are one struct, the names of the
// interfaces are aliases of a pointer to it, and the calls become direct ones. Whoever writes a screen
// notices nothing. 0005-Take-every-element-for-one-type.patch has the two places that named a type.
//
// This is code and no patch because it is a rule: it holds for elements that go-app adds, and refuses
// methods that differ otherwise than expected.
//
// Gain: 142,356 bytes.

// elements is what go-app's generated file has.
type elements struct {
	structs, interfaces []string
	constructors        []string
	methods             map[string]map[string]int // name -> text -> how many elements have it
}

// oneElement rewrites go-app's generated file of elements.
func oneElement(src []byte) ([]byte, error) {
	e, err := readElements(src)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	out.WriteString("package app\n\nimport \"strings\"\n\ntype htmlNode struct{ htmlElement }\n\ntype (\n")
	for _, name := range e.interfaces {
		fmt.Fprintf(&out, "%s = *htmlNode\n", name)
	}
	for _, name := range e.structs {
		fmt.Fprintf(&out, "%s = htmlNode\n", name)
	}
	out.WriteString(")\n\n" + strings.Join(e.constructors, "\n\n") + "\n\n")
	for _, name := range slices.Sorted(maps.Keys(e.methods)) {
		text, err := e.method(name)
		if err != nil {
			return nil, err
		}
		out.WriteString(text + "\n\n")
	}
	return format.Source(out.Bytes())
}

// readElements reads the file; constructors and methods are of an htmlNode already.
func readElements(src []byte) (e elements, err error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "html_gen.go", src, 0)
	if err != nil {
		return e, err
	}
	text := func(n ast.Node) string {
		return string(src[files.Position(n.Pos()).Offset:files.Position(n.End()).Offset])
	}
	e.methods = map[string]map[string]int{}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if t, ok := spec.(*ast.TypeSpec); ok {
					if _, ok := t.Type.(*ast.InterfaceType); ok {
						e.interfaces = append(e.interfaces, t.Name.Name)
					} else {
						e.structs = append(e.structs, t.Name.Name)
					}
				}
			}
		case *ast.FuncDecl:
			body, name := text(d), d.Name.Name
			if d.Type.Results != nil {
				result := text(d.Type.Results.List[0].Type)
				body = strings.ReplaceAll(body, ") "+result+" {", ") *htmlNode {")
			}
			if d.Recv == nil {
				made := "&html" + name + "{"
				if !strings.Contains(body, made) {
					return e, fmt.Errorf("element %s is not built as expected", name)
				}
				e.constructors = append(e.constructors, strings.Replace(body, made, "&htmlNode{", 1))
				continue
			}
			body = strings.Replace(body, text(d.Recv.List[0].Type), "*htmlNode", 1)
			if e.methods[name] == nil {
				e.methods[name] = map[string]int{}
			}
			e.methods[name][body]++
		}
	}
	if len(e.structs) == 0 || len(e.interfaces) == 0 {
		return e, errors.New("no elements found")
	}
	return e, nil
}

// method is the text of a method that serves all elements. Only the text of a textarea is set otherwise
// than that of all others.
func (e elements) method(name string) (string, error) {
	usual, most := "", 0
	for body, n := range e.methods[name] {
		if n > most {
			usual, most = body, n
		}
	}
	value, ok := map[string]string{"Text": "v", "Textf": "FormatString(format, v...)"}[name]
	switch {
	case len(e.methods[name]) == 1:
		return usual, nil
	case ok:
		return strings.Replace(usual, "{\n", "{\n\tif e.tag == \"textarea\" {\n\t\te.setAttr(\"value\", "+value+")\n\t\treturn e\n\t}\n", 1), nil
	}
	return "", fmt.Errorf("method %s differs between elements", name)
}
