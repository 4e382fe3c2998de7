// Package pack makes the module that Go's linker writes smaller on the wire without changing what it
// does. The linker writes for the disk: to leave out zeros it cuts the memory's first contents into a
// hundred thousand pieces, each with an address that no compressor can shorten; and it adds, for every
// place that can call, the file and line it came from. Here the contents become a few pieces again
// (this file), lines are left out (lines.go): a stack trace in the browser's console still names
// the functions, and the code says the same in fewer instructions (shorten.go). What travels is
// then folded (fold.go).
//
// Gain as gzip: 171,032 bytes by fewer pieces, 112,569 by leaving out lines; of 1,945,221.
//
// Pieces and code rely on WebAssembly's own format, and on the variable in which Go's compiler keeps the
// stack's pointer. The lines rely on two structs and two numbers of Go's runtime, which a new Go may
// change: layout.go compares them with the sources of the Go that builds, and lines.go and buckets.go
// check what they find in the memory. Where anything is not as expected there is an error and no module,
// and `go run ./cmd/site -stock` builds without this package.
package pack

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/binary"
	"errors"
	"fmt"
)

//go:embed pack.go buckets.go lines.go number.go fold.go phrases.go shorten.go steps.go
var own embed.FS

// Version is a hash of the code here: programs packed by another one are to be packed again.
func Version() string {
	h := sha256.New()
	for _, name := range []string{"pack.go", "buckets.go", "lines.go", "number.go", "fold.go", "phrases.go", "shorten.go", "steps.go"} {
		text, err := own.ReadFile(name)
		if err != nil {
			panic(err)
		}
		h.Write(text)
	}
	return fmt.Sprintf("%x", h.Sum(nil)[:6])
}

const (
	wasmMagic   = "\x00asm\x01\x00\x00\x00"
	dataSection = 11
)

// Module returns the module with code that does the same and, but for the tables of lines, the same memory.
func Module(module []byte) ([]byte, error) {
	if !bytes.HasPrefix(module, []byte(wasmMagic)) {
		return nil, errors.New("not a WebAssembly module")
	}
	packed := []byte(wasmMagic)
	r := &wasmReader{rest: module[len(wasmMagic):]}
	sections := 0 // of data
	for len(r.rest) > 0 && !r.short {
		id := r.byte()
		body := r.take(int(r.unsigned()))
		var err error
		switch id {
		case codeSection:
			body, err = shortenCode(body)
		case dataSection:
			sections++
			memory, wrong := readMemory(body)
			if err = wrong; err == nil {
				err = dropTables(memory)
			}
			body = memorySection(memory)
		}
		if err != nil {
			return nil, err
		}
		packed = append(packed, id)
		packed = binary.AppendUvarint(packed, uint64(len(body)))
		packed = append(packed, body...)
	}
	if r.short {
		return nil, errors.New("the WebAssembly module ends in the middle of a section")
	}
	if sections != 1 {
		return nil, fmt.Errorf("the WebAssembly module has %d sections of data", sections)
	}
	return packed, nil
}

// dropTables empties what a program does without in the runtime's table of functions.
func dropTables(memory []byte) error {
	t, err := findTable(memory)
	if err == nil {
		err = t.dropLines()
	}
	if err == nil {
		err = t.dropBuckets()
	}
	return err
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
