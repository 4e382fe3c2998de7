package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// Go's linker writes a module that is small on disk and large on the wire. To leave out zeros it cuts
// the memory's first contents into a hundred thousand pieces, each with an address that no compressor
// can shorten; and it adds, for every place that can call, the file and line it came from. Here the
// contents become a few pieces again, and lines are left out: a stack trace in the browser's console
// still names the functions. Together that is a seventh of the download.

// packVersion is part of the name of the built program: a change of pack makes a new one.
const packVersion = 1

const dataSection = 11

// pack returns the module with the same code and, but for the tables of lines, the same memory.
func pack(module []byte) ([]byte, error) {
	if !bytes.HasPrefix(module, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, errors.New("not a WebAssembly module")
	}
	packed := slices.Clone(module[:8])
	r := &wasmReader{rest: module[8:]}
	for len(r.rest) > 0 && !r.short {
		id := r.byte()
		body := r.take(int(r.unsigned()))
		if id == dataSection {
			memory, err := readMemory(body)
			if err == nil {
				err = dropLines(memory)
			}
			if err != nil {
				return nil, err
			}
			body = memorySection(memory)
		}
		packed = append(packed, id)
		packed = binary.AppendUvarint(packed, uint64(len(body)))
		packed = append(packed, body...)
	}
	if r.short {
		return nil, errors.New("the WebAssembly module ends in the middle of a section")
	}
	return packed, nil
}

// readMemory is the memory as the data section fills it, from address 0 on.
func readMemory(section []byte) ([]byte, error) {
	const most = 1 << 30 // a higher address is a sign of misreading
	var memory []byte
	r := &wasmReader{rest: section}
	for range r.unsigned() {
		if r.unsigned() != 0 || r.byte() != 0x41 { // of memory 0, at a constant address
			return nil, errors.New("a data segment is written in another way than Go's linker does")
		}
		at := r.signed()
		r.byte() // the end of the constant
		content := r.take(int(r.unsigned()))
		if r.short || at < 0 || at > most {
			return nil, errors.New("a data segment makes no sense")
		}
		if end := at + len(content); end > len(memory) {
			memory = append(memory, make([]byte, end-len(memory))...)
		}
		copy(memory[at:], content)
	}
	return memory, nil
}

// memorySection writes the memory in pieces between long runs of zeros; short ones cost less than the
// address of a further piece.
func memorySection(memory []byte) []byte {
	const long = 1024
	var pieces []byte
	count := uint64(0)
	for at := 0; at < len(memory); {
		if memory[at] == 0 {
			at++
			continue
		}
		end := at
		for next := at; next < len(memory) && next-end < long; next++ {
			if memory[next] != 0 {
				end = next + 1
			}
		}
		pieces = append(pieces, 0, 0x41)
		pieces = appendSigned(pieces, at)
		pieces = append(pieces, 0x0b)
		pieces = binary.AppendUvarint(pieces, uint64(end-at))
		pieces = append(pieces, memory[at:end]...)
		count++
		at = end
	}
	return append(binary.AppendUvarint(nil, count), pieces...)
}

// A function's entry in the runtime's table, as package runtime calls it _func: where its fields lie.
const (
	funcStackDepth = 16 // the first of three tables of where; file and line follow
	funcFile       = 20
	funcLine       = 24
	funcTables     = 28 // how many further tables there are
	funcUnit       = 32
	funcStart      = 36
	funcFacts      = 43 // how many facts
	funcSize       = 44 // then the tables, then the facts

	tableUnsafe = 0 // where a thread may not be interrupted: there are no threads
	factArgs    = 5 // how a stack trace prints arguments
)

// dropLines empties what only stack traces read but the names. The runtime takes an offset of 0 for
// "there is none" and prints "?". A layout it does not know is an error.
func dropLines(memory []byte) error {
	header := []byte("\xf1\xff\xff\xff\x00\x00\x01\x08") // since Go 1.20: a step of one byte, pointers of eight
	start := bytes.Index(memory, header)
	if start < 0 || bytes.Count(memory, header) != 1 || len(memory) < start+72 {
		return errors.New("the runtime's table of functions is not where it was: this Go needs a new look")
	}
	var sizes [8]int // functions, files, unused, then offsets: names, units, files, tables, functions
	for i := range sizes {
		sizes[i] = int(binary.LittleEndian.Uint64(memory[start+8+8*i:]))
	}
	count, units, tables, functions := sizes[0], sizes[4], sizes[6], sizes[7]
	end := len(memory) - start
	if !slices.IsSorted(sizes[3:]) || count <= 0 || count > end || functions+8*count > end {
		return errors.New("the runtime's table of functions makes no sense")
	}

	word := func(at int) uint32 { return binary.LittleEndian.Uint32(memory[at:]) }
	all, needed := []uint32{uint32(functions - tables)}, map[uint32]bool{}
	for i := range count {
		f := start + functions + int(word(start+functions+8*i+4))
		if f+funcSize > len(memory) {
			return fmt.Errorf("function %d lies outside of the table", i)
		}
		more, facts := int(word(f+funcTables)), int(memory[f+funcFacts])
		if more > 16 || facts > 16 || f+funcSize+4*(more+facts) > len(memory) {
			return fmt.Errorf("function %d has %d tables and %d facts", i, more, facts)
		}
		all = append(all, word(f+funcStackDepth), word(f+funcFile), word(f+funcLine))
		for _, field := range []int{funcFile, funcLine, funcUnit, funcStart} {
			clear(memory[f+field : f+field+4])
		}
		needed[word(f+funcStackDepth)] = true
		for t := range more {
			at := f + funcSize + 4*t
			all = append(all, word(at))
			if t == tableUnsafe {
				clear(memory[at : at+4])
			}
			needed[word(at)] = true
		}
		if factArgs < facts {
			at := f + funcSize + 4*(more+factArgs)
			binary.LittleEndian.PutUint32(memory[at:], ^uint32(0)) // "none", for facts
		}
	}
	slices.Sort(all)
	all = slices.Compact(all)
	if int(all[len(all)-1]) != functions-tables {
		return errors.New("a table lies outside of the tables")
	}
	for i, at := range all[:len(all)-1] {
		if !needed[at] {
			clear(memory[start+tables+int(at) : start+tables+int(all[i+1])])
		}
	}
	clear(memory[start+units : start+tables]) // the files' names
	return nil
}

// wasmReader reads the numbers of a module. At the end it stays short and returns zeros.
type wasmReader struct {
	rest  []byte
	short bool
}

func (r *wasmReader) take(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.short, n = true, 0
	}
	taken := r.rest[:n]
	r.rest = r.rest[n:]
	return taken
}

func (r *wasmReader) byte() byte {
	b := r.take(1)
	if len(b) == 0 {
		return 0
	}
	return b[0]
}

func (r *wasmReader) unsigned() uint64 {
	v, n := binary.Uvarint(r.rest)
	if n <= 0 {
		r.rest, r.short = nil, true
		return 0
	}
	r.take(n)
	return v
}

func (r *wasmReader) signed() int {
	v := 0
	for shift := 0; ; {
		b := r.byte()
		v |= int(b&0x7f) << shift
		if shift += 7; b&0x80 == 0 || shift > 56 {
			if b&0x40 != 0 {
				v -= 1 << shift
			}
			return v
		}
	}
}

func appendSigned(to []byte, v int) []byte {
	for {
		b := byte(v & 0x7f)
		v >>= 7
		if v == 0 && b&0x40 == 0 || v == -1 && b&0x40 != 0 {
			return append(to, b)
		}
		to = append(to, b|0x80)
	}
}
