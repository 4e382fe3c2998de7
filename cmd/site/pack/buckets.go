package pack

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// The runtime finds the function of a code address in a table of buckets, runtime.findfunctab. On WebAssembly an address
// is the function's number and a block in it, 16 bits long; so each function has its own sixteen buckets, and they say
// the number that the address says already. A runtime that takes it from there (see package lean) reads none of them. One
// that does not finds the same function without them, counting up from the first.
//
// Gain: 1.5 of 6.9 million bytes of the table program as it is kept.

const (
	bucketSize   = 4 + 16 // runtime.findfuncbucket: a function's number, and how far others begin beyond it
	bucketsEach  = (1 << 16) / 4096
	moduleBefore = 19 // words of runtime.moduledata before findfunctab
)

// dropBuckets empties the buckets of a table of functions. It refuses any that say something else than the number.
func (t functionTable) dropBuckets() error {
	at, err := t.buckets()
	if err != nil {
		return err
	}
	bucket := make([]byte, bucketSize)
	for i := range (t.count - 1) * bucketsEach { // of the last function there need not be all
		binary.LittleEndian.PutUint32(bucket, uint32(i/bucketsEach))
		if !bytes.HasPrefix(t.memory[at+i*bucketSize:], bucket) {
			return errors.New("the runtime's table of functions cannot be looked up by their numbers")
		}
	}
	clear(t.memory[at:][:(t.count-1)*bucketsEach*bucketSize])
	return nil
}

// buckets is where the buckets begin. The runtime's moduledata says so after the parts of the table, and is known by
// saying where those are.
func (t functionTable) buckets() (at int, err error) {
	text := func(words ...int) (b []byte) {
		for _, w := range words {
			b = binary.LittleEndian.AppendUint64(b, uint64(w))
		}
		return b
	}
	begin := text(t.start, t.names)
	for from := 0; ; from++ {
		i := bytes.Index(t.memory[from:], begin)
		if i < 0 || len(t.memory) < from+i+8*(moduleBefore+1) {
			return 0, errors.New("the runtime does not say where its table of functions is as it did up to Go 1.26")
		}
		from += i
		module := t.memory[from:]
		word := func(i int) int { return int(binary.LittleEndian.Uint64(module[8*i:])) }
		if word(4) != t.units || word(10) != t.tables || word(13) != t.entries || word(16) != t.entries || word(17) != t.count+1 {
			continue
		}
		at = word(moduleBefore)
		if at < 0 || at > len(t.memory)-t.count*bucketsEach*bucketSize {
			return 0, errors.New("the runtime's table of functions is looked up outside of the memory")
		}
		return at, nil
	}
}
