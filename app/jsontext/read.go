package jsontext

import (
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Unmarshal decodes JSON into the value that into points to. Fields missing
// from the text keep their values, unknown names are skipped, and null sets
// slices and maps to nil and leaves everything else as it is. A syntax error
// leaves the value untouched; after a type error it may be partly changed.
// Errors name the byte offset.
func Unmarshal(text []byte, into any) error {
	v := reflect.ValueOf(into)
	if v.Kind() != reflect.Pointer || v.IsNil() {
		return errKind
	}
	// The first pass only checks the syntax, so that a truncated text changes
	// nothing.
	r := reader{text: string(text)}
	for _, v := range []reflect.Value{{}, v.Elem()} {
		r.at = 0
		if err := r.value(v, maxDepth); err != nil {
			return fmt.Errorf("at byte %d: %w", r.at, err)
		}
		if r.next() != 0 || r.at < len(r.text) {
			return fmt.Errorf("at byte %d: more than one value", r.at)
		}
	}
	return nil
}

var errSyntax = errors.New("this is no JSON")

type reader struct {
	text string
	at   int

	// The fields of the last struct: a list of hundreds has the same type over and over.
	of    reflect.Type
	known []field
}

// next skips white space and returns the next byte without consuming it, 0 at
// the end.
func (r *reader) next() byte {
	for r.at < len(r.text) && strings.IndexByte(" \t\r\n", r.text[r.at]) >= 0 {
		r.at++
	}
	if r.at == len(r.text) {
		return 0
	}
	return r.text[r.at]
}

// take consumes the next byte if it is b.
func (r *reader) take(b byte) bool {
	if r.next() != b || r.at == len(r.text) {
		return false
	}
	r.at++
	return true
}

// word consumes w if the text goes on with it.
func (r *reader) word(w string) bool {
	if !strings.HasPrefix(r.text[r.at:], w) {
		return false
	}
	r.at += len(w)
	return true
}

// value reads any value. With an invalid v it only checks the syntax.
func (r *reader) value(v reflect.Value, depth int) error {
	if depth == 0 {
		return errors.New("too deep")
	}
	switch c := r.next(); {
	case c == '{':
		return r.object(v, depth)
	case c == '[':
		return r.list(v, depth)
	case c == '"':
		s, err := r.quoted()
		switch {
		case err != nil || !v.IsValid():
			return err
		case v.Kind() != reflect.String:
			return unfit("a text", v.Type())
		}
		v.SetString(strings.Clone(s)) // the whole text would stay in memory with it
	case r.word("true"), r.word("false"):
		switch {
		case !v.IsValid():
		case v.Kind() != reflect.Bool:
			return unfit("true or false", v.Type())
		default:
			v.SetBool(c == 't')
		}
	case r.word("null"):
		if v.IsValid() && (v.Kind() == reflect.Slice || v.Kind() == reflect.Map) {
			v.SetZero()
		}
	default:
		return r.number(v)
	}
	return nil
}

func (r *reader) number(v reflect.Value) error {
	begin := r.at
	r.word("-")
	digits := func() bool {
		from := r.at
		for r.at < len(r.text) && '0' <= r.text[r.at] && r.text[r.at] <= '9' {
			r.at++
		}
		return r.at > from
	}
	if !r.word("0") && !digits() || r.word(".") && !digits() {
		return errSyntax
	}
	if r.word("e") || r.word("E") {
		_ = r.word("+") || r.word("-")
		if !digits() {
			return errSyntax
		}
	}
	if !v.IsValid() {
		return nil
	}
	text := r.text[begin:r.at]
	switch v.Kind() {
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		n, err := strconv.ParseInt(text, 10, 64)
		if err != nil || v.OverflowInt(n) {
			return unfit(text, v.Type())
		}
		v.SetInt(n)
	case reflect.Float64:
		f, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return unfit(text, v.Type())
		}
		v.SetFloat(f)
	default:
		return unfit(text, v.Type())
	}
	return nil
}

// list reads a slice or an array. Elements that do not fit an array are
// dropped, missing ones become zero.
func (r *reader) list(v reflect.Value, depth int) error {
	r.take('[')
	if v.IsValid() {
		switch v.Kind() {
		case reflect.Slice:
			v.Set(reflect.MakeSlice(v.Type(), 0, 0))
		case reflect.Array:
			v.SetZero()
		default:
			return unfit("a list", v.Type())
		}
	}
	if r.take(']') {
		return nil
	}
	for i := 0; ; i++ {
		var item reflect.Value
		switch {
		case !v.IsValid():
		case v.Kind() == reflect.Slice:
			v.Grow(1)
			v.SetLen(i + 1)
			item = v.Index(i)
		case i < v.Len():
			item = v.Index(i)
		}
		if err := r.value(item, depth-1); err != nil {
			return err
		}
		if r.take(']') {
			return nil
		}
		if !r.take(',') {
			return errSyntax
		}
	}
}

func (r *reader) object(v reflect.Value, depth int) error {
	r.take('{')
	var known []field
	if v.IsValid() {
		switch {
		case v.Kind() == reflect.Struct:
			if r.of != v.Type() {
				r.of, r.known = v.Type(), fields(v.Type())
			}
			known = r.known
		case v.Kind() == reflect.Map && v.Type().Key().Kind() == reflect.String:
			if v.IsNil() {
				v.Set(reflect.MakeMap(v.Type()))
			}
		default:
			return unfit("an object", v.Type())
		}
	}
	if r.take('}') {
		return nil
	}
	for {
		if r.next() != '"' {
			return errSyntax
		}
		name, err := r.quoted()
		if err != nil {
			return err
		}
		if !r.take(':') {
			return errSyntax
		}
		var item reflect.Value
		inMap := v.IsValid() && v.Kind() == reflect.Map
		if inMap {
			item = reflect.New(v.Type().Elem()).Elem()
		}
		for _, f := range known {
			if f.name == name {
				item = v.FieldByIndex(f.at)
			}
		}
		if err := r.value(item, depth-1); err != nil {
			return err
		}
		if inMap {
			v.SetMapIndex(reflect.ValueOf(name).Convert(v.Type().Key()), item)
		}
		if r.take('}') {
			return nil
		}
		if !r.take(',') {
			return errSyntax
		}
	}
}

// quoted reads a string, which may be part of the text. Invalid UTF-8 and lone UTF-16
// surrogates become the replacement character.
func (r *reader) quoted() (string, error) {
	r.take('"')
	var b []byte
	for from := r.at; r.at < len(r.text); r.at++ {
		switch c := r.text[r.at]; {
		case c == '"':
			rest := r.text[from:r.at]
			r.at++
			if b == nil && utf8.ValidString(rest) {
				return rest, nil
			}
			return string(appendValid(b, rest)), nil
		case c < ' ':
			return "", errSyntax
		case c == '\\':
			b = appendValid(b, r.text[from:r.at])
			r.at++
			one, ok := r.escaped()
			if !ok {
				return "", errSyntax
			}
			b = utf8.AppendRune(b, one)
			from = r.at
			r.at--
		}
	}
	return "", errSyntax
}

// appendValid appends a text; each byte that is no UTF-8 becomes the
// replacement character.
func appendValid(b []byte, text string) []byte {
	if utf8.ValidString(text) {
		return append(b, text...)
	}
	for _, c := range text {
		b = utf8.AppendRune(b, c)
	}
	return b
}

// escaped reads the rest of an escape sequence, after the backslash.
func (r *reader) escaped() (rune, bool) {
	if r.at == len(r.text) {
		return 0, false
	}
	c := r.text[r.at]
	r.at++
	if i := strings.IndexByte(`"\/bfnrt`, c); i >= 0 {
		return rune("\"\\/\b\f\n\r\t"[i]), true
	}
	if c != 'u' {
		return 0, false
	}
	first, ok := r.hex()
	if !ok || !utf16.IsSurrogate(first) {
		return first, ok
	}
	after := r.at
	if r.word(`\u`) {
		if second, ok := r.hex(); ok {
			if pair := utf16.DecodeRune(first, second); pair != utf8.RuneError {
				return pair, true
			}
		}
	}
	r.at = after
	return utf8.RuneError, true
}

// hex reads four hexadecimal digits.
func (r *reader) hex() (rune, bool) {
	if r.at+4 > len(r.text) {
		return 0, false
	}
	n, err := strconv.ParseUint(r.text[r.at:r.at+4], 16, 16)
	r.at += 4
	return rune(n), err == nil
}
