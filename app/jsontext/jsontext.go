// Package jsontext writes and reads the JSON of plain values: booleans, integers,
// floats, strings, and of these slices, arrays, maps by string and structs
// with tags. Saves are made of nothing else, and encoding/json with all it
// draws in would be a twentieth of the download.
//
// What both can do they do alike, so that a save may be read by either; a test
// compares them. Names of fields must match exactly. Byte strings and
// types with their own methods for JSON are left out, and what an interface or
// a pointer inside of a value holds can only be written.
package jsontext

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
)

var errKind = errors.New("this type cannot be saved")

// deepest is how far values may lie in one another: far beyond any save, and
// short of what a browser's stack bears.
const deepest = 100

// fields lists the fields of a struct as JSON has them: of an embedded struct
// its own.
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
	at        []int // as FieldByIndex takes it
	omitEmpty bool
}

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
