package pack

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"
)

func TestPackRefusesWhatItDoesNotKnow(t *testing.T) {
	module := small(t)
	header := bytes.Index(memoryOf(t, module), headerStart)
	// changed writes a module whose memory somebody else's linker has filled.
	changed := func(change func(table []byte)) []byte {
		memory := memoryOf(t, module)
		change(memory[header:])
		body := memorySection(memory)
		made := append(bytes.Clone(module[:8]), dataSection)
		return append(binary.AppendUvarint(made, uint64(len(body))), body...)
	}
	if _, err := Module(changed(func([]byte) {})); err != nil {
		t.Fatalf("nothing changed, and yet: %v", err)
	}
	put := func(at int, v uint64) func([]byte) {
		return func(table []byte) { binary.LittleEndian.PutUint64(table[at:], v) }
	}
	table, err := findTable(memoryOf(t, module))
	if err != nil {
		t.Fatal(err)
	}
	buckets, err := table.buckets()
	if err != nil {
		t.Fatal(err)
	}
	says := bytes.Index(memoryOf(t, module)[header+1:], binary.LittleEndian.AppendUint64(nil, uint64(header))) + 1 // moduledata
	entry := func(table []byte) []byte {
		entries := table[binary.LittleEndian.Uint64(table[headerEntries:]):]
		return entries[binary.LittleEndian.Uint32(entries[4:]):]
	}
	for name, c := range map[string]struct {
		bad []byte
		why string
	}{
		"no module":                 {[]byte("\x7fELF"), "not a WebAssembly module"},
		"cut short":                 {module[:len(module)/2], "middle of a section"},
		"a length without an end":   {append(bytes.Clone(module[:8]), 1, 0xff, 0xff), "middle of a section"},
		"no data":                   {module[:8], "0 sections of data"},
		"a segment at a variable":   {append(bytes.Clone(module[:8]), dataSection, 4, 1, 0, 0x23, 0), "another way"},
		"a segment below the start": {append(bytes.Clone(module[:8]), dataSection, 6, 1, 0, 0x41, 0x7f, 0x0b, 0), "makes no sense"},
		"another header":            {changed(func(table []byte) { table[0]-- }), "does not begin as it did"},
		"no functions":              {changed(put(headerFunctions, 0)), "outside of itself"},
		"too many functions":        {changed(put(headerFunctions, 1<<40)), "outside of itself"},
		"parts in another order":    {changed(put(headerUnits, 1)), "another order"},
		"an entry outside": {changed(func(table []byte) {
			binary.LittleEndian.PutUint32(table[binary.LittleEndian.Uint64(table[headerEntries:])+4:], 1<<31)
		}), "function 0"},
		"too many tables":              {changed(func(table []byte) { entry(table)[funcTables] = 99 }), "99 tables"},
		"too many facts":               {changed(func(table []byte) { entry(table)[funcFacts] = 99 }), "99 facts"},
		"a bucket of another function": {changed(func(table []byte) { table[buckets-header+5*bucketsEach*bucketSize]++ }), "by their numbers"},
		"two functions in a bucket":    {changed(func(table []byte) { table[buckets-header+5*bucketsEach*bucketSize+7]++ }), "by their numbers"},
		"buckets outside":              {changed(put(says+8*moduleBefore, 1<<40)), "outside of the memory"},
		"buckets nowhere":              {changed(put(says+8*17, 1)), "does not say where"},
		"a table outside":              {changed(func(table []byte) { binary.LittleEndian.PutUint32(entry(table)[funcLine:], 1<<31) }), "outside of the tables"},
	} {
		packed, err := Module(c.bad)
		if err == nil || !strings.Contains(err.Error(), c.why) || packed != nil {
			t.Errorf("%s: %d bytes and error %v, want one with %q", name, len(packed), err, c.why)
		}
	}
}
