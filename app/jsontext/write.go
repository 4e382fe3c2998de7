package jsontext

import (
	"math"
	"reflect"
	"slices"
	"strconv"
	"unicode/utf8"
)

// Marshal encodes a value as JSON. It fails for NaN, infinities and types that
// the package does not support.
func Marshal(v any) ([]byte, error) { return write(nil, reflect.ValueOf(v)) }

func write(b []byte, v reflect.Value) ([]byte, error) {
	switch v.Kind() {
	case reflect.Bool:
		return strconv.AppendBool(b, v.Bool()), nil
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.AppendInt(b, v.Int(), 10), nil
	case reflect.Float64:
		f := v.Float()
		if math.IsNaN(f) || math.IsInf(f, 0) {
			return nil, errKind
		}
		return strconv.AppendFloat(b, f, 'g', -1, 64), nil
	case reflect.String:
		return appendQuoted(b, v.String()), nil
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			return write(b, v.Elem())
		}
		return append(b, "null"...), nil
	case reflect.Slice, reflect.Array:
		return writeList(b, v)
	case reflect.Map:
		return writeMap(b, v)
	case reflect.Struct:
		return writeStruct(b, v)
	}
	return nil, errKind
}

func writeList(b []byte, v reflect.Value) ([]byte, error) {
	if v.Kind() == reflect.Slice && v.IsNil() {
		return append(b, "null"...), nil
	}
	var err error
	b = append(b, '[')
	for i := range v.Len() {
		if i > 0 {
			b = append(b, ',')
		}
		if b, err = write(b, v.Index(i)); err != nil {
			return nil, err
		}
	}
	return append(b, ']'), nil
}

// writeMap sorts the keys, so that equal values give equal texts.
func writeMap(b []byte, v reflect.Value) ([]byte, error) {
	if v.IsNil() {
		return append(b, "null"...), nil
	}
	if v.Type().Key().Kind() != reflect.String {
		return nil, errKind
	}
	var keys []string
	for _, k := range v.MapKeys() {
		keys = append(keys, k.String())
	}
	slices.Sort(keys)
	var err error
	b = append(b, '{')
	for i, k := range keys {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(appendQuoted(b, k), ':')
		if b, err = write(b, v.MapIndex(reflect.ValueOf(k).Convert(v.Type().Key()))); err != nil {
			return nil, err
		}
	}
	return append(b, '}'), nil
}

func writeStruct(b []byte, v reflect.Value) ([]byte, error) {
	var err error
	b = append(b, '{')
	first := true
	for _, f := range fields(v.Type()) {
		value := v.FieldByIndex(f.at)
		if f.omitEmpty && empty(value) {
			continue
		}
		if !first {
			b = append(b, ',')
		}
		first = false
		b = append(appendQuoted(b, f.name), ':')
		if b, err = write(b, value); err != nil {
			return nil, err
		}
	}
	return append(b, '}'), nil
}

// appendQuoted appends a string in quotes. Invalid UTF-8 becomes the
// replacement character.
func appendQuoted(b []byte, s string) []byte {
	const hex = "0123456789abcdef"
	b = append(b, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r == '\n': // records are full of them
			b = append(b, '\\', 'n')
		case r == '\t':
			b = append(b, '\\', 't')
		case r < ' ':
			b = append(b, '\\', 'u', '0', '0', hex[r>>4], hex[r&15])
		default:
			b = utf8.AppendRune(b, r)
		}
	}
	return append(b, '"')
}
