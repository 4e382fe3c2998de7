package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
)

// go-app has an interface and a struct for each of its hundred elements, each
// with some ninety methods that differ only in the type they return. A screen
// uses three dozen of them, and every call of a method goes through an
// interface. In the browser all of them can be one: the copy's elements are
// one struct, the names of the interfaces are aliases of a pointer to it, and
// the calls become direct ones. That takes more than half a megabyte out of
// the program, and nobody who writes a screen notices.

// elementsVersion is part of the copy's name: a change of oneElement makes a
// new copy.
const elementsVersion = 1

// oneElement rewrites go-app's generated file of elements.
func oneElement(src []byte) ([]byte, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "html_gen.go", src, 0)
	if err != nil {
		return nil, err
	}
	text := func(n ast.Node) string {
		return string(src[files.Position(n.Pos()).Offset:files.Position(n.End()).Offset])
	}
	var out bytes.Buffer
	var structs, interfaces []string
	methods := map[string]map[string]int{} // name -> text -> how often
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if t, ok := spec.(*ast.TypeSpec); ok {
					if _, ok := t.Type.(*ast.InterfaceType); ok {
						interfaces = append(interfaces, t.Name.Name)
					} else {
						structs = append(structs, t.Name.Name)
					}
				}
			}
		case *ast.FuncDecl:
			body := text(d)
			if d.Type.Results != nil {
				result := text(d.Type.Results.List[0].Type)
				body = strings.ReplaceAll(body, ") "+result+" {", ") *htmlNode {")
			}
			if d.Recv == nil {
				name := "&html" + d.Name.Name + "{"
				if !strings.Contains(body, name) {
					return nil, fmt.Errorf("element %s is not built as expected", d.Name.Name)
				}
				out.WriteString(strings.Replace(body, name, "&htmlNode{", 1) + "\n\n")
				continue
			}
			body = strings.Replace(body, text(d.Recv.List[0].Type), "*htmlNode", 1)
			if methods[d.Name.Name] == nil {
				methods[d.Name.Name] = map[string]int{}
			}
			methods[d.Name.Name][body]++
		}
	}
	if len(structs) == 0 || len(interfaces) == 0 {
		return nil, fmt.Errorf("no elements found")
	}
	var head bytes.Buffer
	head.WriteString("package app\n\nimport \"strings\"\n\ntype htmlNode struct{ htmlElement }\n\ntype (\n")
	for _, name := range interfaces {
		fmt.Fprintf(&head, "\t%s = *htmlNode\n", name)
	}
	for _, name := range structs {
		fmt.Fprintf(&head, "\t%s = htmlNode\n", name)
	}
	head.WriteString(")\n\n")
	names := make([]string, 0, len(methods))
	for name := range methods {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		// Only the text of a textarea is set otherwise than that of all others.
		usual, most := "", 0
		for body, n := range methods[name] {
			if n > most {
				usual, most = body, n
			}
		}
		switch {
		case len(methods[name]) == 1:
		case name == "Text" || name == "Textf":
			usual = strings.Replace(usual, "{\n", "{\n\tif e.tag == \"textarea\" {\n\t\te.setAttr(\"value\", "+map[string]string{
				"Text": "v", "Textf": "FormatString(format, v...)",
			}[name]+")\n\t\treturn e\n\t}\n", 1)
		default:
			return nil, fmt.Errorf("method %s differs between elements", name)
		}
		out.WriteString(usual + "\n\n")
	}
	return append(head.Bytes(), out.Bytes()...), nil
}
