// Package jsontext encodes and decodes JSON for plain values: booleans,
// integers, floats, strings, and slices, arrays, string-keyed maps and tagged
// structs of these. It stands in for encoding/json.
//
// It exists for one reason: download size. encoding/json and everything it
// pulls in would add about 61 kB (gzip) to the program that every phone
// downloads, and saved games need very little of it.
// Drop this package, and import encoding/json in its place, once the linker
// leaves out what is not used or the difference no longer matters: no save has
// to change.
//
// Both read each other's output, and a fuzz test holds them together. The
// differences: field names must match exactly, including case; byte slices and
// types with their own JSON methods are not supported; pointers and interfaces
// inside a value can be written but not read.
package jsontext

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
)

// errKind is returned for values that this package does not support.
var errKind = errors.New("this type cannot be saved")

// maxDepth is the maximum nesting depth: far more than any save needs, and well
// within a browser's stack.
const maxDepth = 100

// fields lists the fields of a struct under their JSON names. The fields of an
// embedded struct are listed as if they were its own.
func fields(t reflect.Type) []field {
	var list []field
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous && name == "":
			for _, inner := range fields(f.Type) {
				inner.at = append([]int{i}, inner.at...)
				list = append(list, inner)
			}
			continue
		case !f.IsExported() || name == "-":
			continue
		case name == "":
			name = f.Name
		}
		list = append(list, field{name, []int{i}, options == "omitempty"})
	}
	return list
}

type field struct {
	name      string
	at        []int // index for reflect.Value.FieldByIndex
	omitEmpty bool
}

// empty reports whether omitempty leaves the value out.
func empty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Map, reflect.Array:
		return v.Len() == 0
	case reflect.Struct:
		return false
	}
	return v.IsZero()
}

func unfit(what string, t reflect.Type) error { return fmt.Errorf("%s where %s was expected", what, t) }
