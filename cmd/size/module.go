package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// module is what is to be known of a program.
type module struct {
	functions []function
	data      []byte // the section of data
	size      int    // of all, without the names and what else no browser needs
	plain     []byte // the sections that count, as they are
}

// function is one of them, with its name as the linker writes it.
type function struct {
	name string
	code []byte
}

// The sections of a module, by number, and the part of the section of names that has those of functions.
const (
	customSection = 0
	importSection = 2
	codeSection   = 10
	dataSection   = 11
	functionNames = 1
)

var errShort = errors.New("the module ends in the middle of something")

// reader reads a module from its beginning; after an error it returns zeros.
type reader struct {
	rest []byte
	err  error
}

func (r *reader) unsigned() int {
	n, length := binary.Uvarint(r.rest)
	if length <= 0 || n > 1<<31 {
		r.rest, r.err = nil, errShort
		return 0
	}
	r.rest = r.rest[length:]
	return int(n)
}

func (r *reader) take(n int) []byte {
	if n > len(r.rest) {
		r.rest, r.err = nil, errShort
		return nil
	}
	taken := r.rest[:n]
	r.rest = r.rest[n:]
	return taken
}

func (r *reader) byte() byte {
	if b := r.take(1); b != nil {
		return b[0]
	}
	return 0
}

func (r *reader) text() string { return string(r.take(r.unsigned())) }

// read takes a module apart.
func read(content []byte) (module, error) {
	head := []byte("\x00asm\x01\x00\x00\x00")
	if !bytes.HasPrefix(content, head) {
		return module{}, errors.New("this is not a WebAssembly module")
	}
	m := module{size: len(head), plain: head}
	imported := 0
	names := map[int]string{}
	r := &reader{rest: content[len(head):]}
	for len(r.rest) > 0 && r.err == nil {
		before := r.rest
		id := r.byte()
		section := &reader{rest: r.take(r.unsigned())}
		whole := before[:len(before)-len(r.rest)]
		if id != customSection {
			m.size += len(whole)
			m.plain = append(m.plain, whole...)
		}
		switch id {
		case importSection:
			imported = imports(section)
		case codeSection:
			for range section.unsigned() {
				m.functions = append(m.functions, function{code: section.take(section.unsigned())})
			}
		case dataSection:
			m.data = section.rest
		case customSection:
			if section.text() == "name" {
				readNames(section, names)
			}
		}
		if section.err != nil {
			return module{}, fmt.Errorf("section %d: %w", id, section.err)
		}
	}
	if r.err != nil {
		return module{}, r.err
	}
	if len(names) == 0 {
		return module{}, errors.New("the functions have no names: build without -s")
	}
	for i := range m.functions {
		m.functions[i].name = names[imported+i]
	}
	return m, nil
}

// imports counts the functions that the page gives; they are numbered before those of the module.
func imports(r *reader) (functions int) {
	limits := func() {
		if flags := r.unsigned(); r.unsigned() >= 0 && flags&1 != 0 {
			r.unsigned()
		}
	}
	for range r.unsigned() {
		r.text()
		r.text()
		switch kind := r.byte(); kind {
		case 0: // a function
			r.unsigned()
			functions++
		case 1: // a table
			r.byte()
			limits()
		case 2: // a memory
			limits()
		case 3: // a global
			r.take(2)
		default:
			r.err = fmt.Errorf("an import of kind %d", kind)
			return
		}
	}
	return functions
}

func readNames(r *reader, names map[int]string) {
	for len(r.rest) > 0 && r.err == nil {
		kind := r.byte()
		part := &reader{rest: r.take(r.unsigned())}
		if kind != functionNames {
			continue
		}
		for range part.unsigned() {
			number := part.unsigned()
			names[number] = part.text()
		}
		if part.err != nil {
			r.err = part.err
		}
	}
}
