package pack

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// What stack traces read lies in the runtime's table of functions: a header (runtime.pcHeader) that
// says where its parts begin, and there
//
//	the functions' names                        kept
//	the files of each package, the files' names  emptied
//	tables by place in the code                  emptied but for those that something else reads
//	for each function an entry (runtime._func)   its references to what was emptied become 0
//
// Of the tables by place in the code the garbage collector needs the depth of the stack and the maps of
// pointers, and stack traces need the inlined calls to name the right function: they stay.
//
// The runtime takes an offset of 0 for "there is none" and prints "?" for the file.

// Where the fields of runtime.pcHeader and runtime._func lie; layout.go compares them with Go's source.
const (
	headerFunctions = 8  // nfunc, how many functions
	headerNames     = 32 // funcnameOffset, where the names begin
	headerUnits     = 40 // cuOffset, which files each package has
	headerFiles     = 48 // filetabOffset, the files' names
	headerTables    = 56 // pctabOffset, the tables by place in the code
	headerEntries   = 64 // pclnOffset, the functions' entries
	headerSize      = 72

	funcStackDepth = 16 // pcsp, the first of three tables
	funcFile       = 20 // pcfile
	funcLine       = 24 // pcln
	funcTables     = 28 // npcdata, how many further tables there are
	funcUnit       = 32 // cuOffset
	funcStart      = 36 // startLine
	funcFacts      = 43 // nfuncdata, how many facts
	funcSize       = 44 // then the tables, then the facts

	tableUnsafe = 0 // PCDATA_UnsafePoint: where a thread may not be interrupted; there are no threads
	factArgs    = 5 // FUNCDATA_ArgInfo: how a stack trace prints arguments
)

// headerStart is what the header begins with since Go 1.20, where a step is one byte and a pointer eight.
var headerStart = []byte("\xf1\xff\xff\xff\x00\x00\x01\x08")

// functionTable is the runtime's table of functions in a memory.
type functionTable struct {
	memory                 []byte
	count                  int // of functions
	start, names           int // where the header and these parts begin in the memory
	units, tables, entries int
}

// findTable reads the header. One that makes no sense is an error.
func findTable(memory []byte) (t functionTable, err error) {
	start := bytes.Index(memory, headerStart)
	if start < 0 || bytes.Count(memory, headerStart) != 1 || len(memory) < start+headerSize {
		return t, errors.New("the runtime's table of functions does not begin as it did up to Go 1.26")
	}
	read := func(field int) int { return int(binary.LittleEndian.Uint64(memory[start+field:])) }
	parts := []int{headerSize, read(headerNames), read(headerUnits), read(headerFiles), read(headerTables), read(headerEntries), len(memory) - start}
	t = functionTable{memory, read(headerFunctions), start, start + parts[1], start + parts[2], start + parts[4], start + parts[5]}
	if !slices.IsSorted(parts) || t.count <= 0 || t.count > len(memory) || t.entries+8*t.count > len(memory) {
		return t, errors.New("the runtime's table of functions has parts outside of itself or in another order")
	}
	return t, nil
}

func (t functionTable) word(at int) uint32 { return binary.LittleEndian.Uint32(t.memory[at:]) }

// entry is where the entry of a function is, and how many tables and facts follow it.
func (t functionTable) entry(i int) (at, tables, facts int, err error) {
	at = t.entries + int(t.word(t.entries+8*i+4))
	if at+funcSize > len(t.memory) {
		return 0, 0, 0, fmt.Errorf("function %d of the runtime's table lies outside of it", i)
	}
	tables, facts = int(t.word(at+funcTables)), int(t.memory[at+funcFacts])
	if tables > 16 || facts > 16 || at+funcSize+4*(tables+facts) > len(t.memory) {
		return 0, 0, 0, fmt.Errorf("function %d of the runtime's table has %d tables and %d facts", i, tables, facts)
	}
	return at, tables, facts, nil
}

// dropLines empties what only stack traces read, but the functions' names.
func (t functionTable) dropLines() error {
	memory := t.memory
	end := uint32(t.entries - t.tables)
	all, needed := []uint32{end}, map[uint32]bool{} // tables, by where they begin
	for i := range t.count {
		at, tables, facts, err := t.entry(i)
		if err != nil {
			return err
		}
		all = append(all, t.word(at+funcStackDepth), t.word(at+funcFile), t.word(at+funcLine))
		needed[t.word(at+funcStackDepth)] = true
		for _, field := range []int{funcFile, funcLine, funcUnit, funcStart} {
			clear(memory[at+field : at+field+4])
		}
		for n := range tables {
			field := at + funcSize + 4*n
			all = append(all, t.word(field))
			if n == tableUnsafe {
				clear(memory[field : field+4])
			}
			needed[t.word(field)] = true
		}
		if factArgs < facts {
			field := at + funcSize + 4*(tables+factArgs)
			binary.LittleEndian.PutUint32(memory[field:], ^uint32(0)) // "none", for facts
		}
	}
	slices.Sort(all)
	all = slices.Compact(all)
	if all[len(all)-1] != end {
		return errors.New("a function of the runtime's table has a table outside of the tables")
	}
	for i, at := range all[:len(all)-1] {
		if !needed[at] {
			clear(memory[t.tables+int(at) : t.tables+int(all[i+1])])
		}
	}
	clear(memory[t.units:t.tables])
	return nil
}
