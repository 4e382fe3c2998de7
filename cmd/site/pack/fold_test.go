package pack

import (
	"bytes"
	"encoding/binary"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// What is folded is smaller on the wire. That unfold.js makes the same program of it is tried in a browser
// (TestProgramsUnfold in app/browsertest).
func TestFoldedIsSmaller(t *testing.T) {
	module, err := Module(small(t))
	if err != nil {
		t.Fatal(err)
	}
	folded, err := Fold(module)
	if err != nil {
		t.Fatal(err)
	}
	if small, large := wireSize(t, folded), wireSize(t, module); small > large*85/100 {
		t.Errorf("%d bytes on the wire, %d before", small, large)
	}
	again, err := Fold(module)
	if err != nil || !bytes.Equal(folded, again) {
		t.Errorf("folded anew it is another one, or not at all: %v", err)
	}
}

// codeOf is a module with one function and nothing else.
func codeOf(body ...byte) []byte {
	section := append([]byte{1}, binary.AppendUvarint(nil, uint64(len(body)))...)
	section = append(section, body...)
	module := append([]byte(wasmMagic), codeSection)
	return append(binary.AppendUvarint(module, uint64(len(section))), section...)
}

func TestFoldRefusesWhatItDoesNotKnow(t *testing.T) {
	if _, err := Fold(codeOf(0, opBlock, 0x40, opEnd, opEnd)); err != nil {
		t.Fatalf("an empty block: %v", err)
	}
	whole, err := Module(small(t))
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		bad []byte
		why string
	}{
		"no module":                 {[]byte("\x7fELF"), "not a WebAssembly module"},
		"cut short":                 {whole[:len(whole)/2], "middle of a section"},
		"no code":                   {[]byte(wasmMagic), "no code"},
		"an instruction of threads": {codeOf(0, 0xfe, 0, opEnd), "no instruction 0xfe"},
		"half an instruction":       {codeOf(0, opGet, 0x80), "middle of an instruction"},
		"a block without an end":    {codeOf(0, opBlock, 0x40, opEnd), "do not end where it ends"},
		"something after the end":   {codeOf(0, opEnd, opEnd), "do not end where it ends"},
		"a function that is longer": {append([]byte(wasmMagic), codeSection, 3, 1, 9, 0), "longer than the section"},
		"a length written long":     {append([]byte(wasmMagic), codeSection, 5, 1, 0x82, 0, 0, opEnd), "another length"},
		"variables written long":    {codeOf(0x80, 0, opEnd), "declares its variables otherwise"},
		"a section written long":    {append([]byte(wasmMagic), codeSection, 0x84, 0, 1, 2, 0, opEnd), "section 10 has another length"},
		"something after the last":  {append([]byte(wasmMagic), codeSection, 5, 1, 2, 0, opEnd, 7), "follows the last function"},
	} {
		if folded, err := Fold(c.bad); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %d bytes and error %v, want one with %q", name, len(folded), err, c.why)
		}
	}
}

// The shapes are numbered in unfold.js as here.
func TestShapesAreThoseOfTheScript(t *testing.T) {
	script, err := os.ReadFile("../templates/unfold.js")
	if err != nil {
		t.Fatal(err)
	}
	list := regexp.MustCompile(`const shape = \{([^}]*)\}`).FindSubmatch(script)
	if list == nil {
		t.Fatal("unfold.js names no shapes")
	}
	got := map[string]string{}
	for _, m := range regexp.MustCompile(`(\w+): (\d+)`).FindAllSubmatch(list[1], -1) {
		got[string(m[1])] = string(m[2])
	}
	for name, number := range map[string]int{
		"none": shapeNone, "alone": shapeAlone, "number": shapeNumber, "two": shapeTwo, "four": shapeFour, "eight": shapeEight,
		"opens": shapeOpens, "ends": shapeEnds, "table": shapeTable, "aligned": shapeAligned, "access": shapeAccess,
		"access8": shapeAccess8, "resume": shapeResume, "resumeOther": shapeResumeOther, "again": shapeAgain,
		"points": shapePoints, "leave": shapeLeave, "phrase": shapePhrase,
	} {
		if got[name] != strconv.Itoa(number) {
			t.Errorf("the shape %s is %q in unfold.js, want %d", name, got[name], number)
		}
		delete(got, name)
	}
	if len(got) > 0 {
		t.Errorf("unfold.js has shapes %v besides", got)
	}
}

func TestOnlyTablesOfResumePointsAreTakenForThem(t *testing.T) {
	for _, c := range []struct{ table, points []int }{
		{[]int{0, 0, 1, 2, 2, 3}, []int{0, 2, 3}},
		{[]int{0, 1}, []int{0}},
		{[]int{0, 0, 2, 3}, nil},
		{[]int{1, 2, 3}, nil},
		{[]int{0, 1, 0, 2}, nil},
		{[]int{0, 1, 2, 2}, nil},
		{[]int{0}, nil},
	} {
		if got := pointsOf(c.table); !slices.Equal(got, c.points) {
			t.Errorf("%v has resume points %v, want %v", c.table, got, c.points)
		}
	}
}

func TestStepsAddUp(t *testing.T) {
	module, err := Module(small(t))
	if err != nil {
		t.Fatal(err)
	}
	bodies, data := sectionsOf(t, module)
	whole := bodies[data]
	steps := bytes.Clone(whole)
	table, err := takeSteps(steps)
	if err != nil || table.count < 500 || bytes.Equal(steps, whole) {
		t.Fatalf("%d functions, the same: %v, %v", table.count, bytes.Equal(steps, whole), err)
	}
	if addSteps(steps, table); !bytes.Equal(steps, whole) {
		t.Error("the sums are not what was there before")
	}
}

// addSteps is what unfold.js does: it makes the numbers of the steps again.
func addSteps(section []byte, s steps) {
	table := section[s.at:]
	add := func(at, before int) {
		binary.LittleEndian.PutUint32(table[at:], binary.LittleEndian.Uint32(table[at:])+binary.LittleEndian.Uint32(table[before:]))
	}
	entry := func(i int) int { return int(binary.LittleEndian.Uint32(table[8*i+4:])) }
	for i := 1; i < s.count; i++ {
		add(8*i, 8*(i-1))
		add(8*i+4, 8*(i-1)+4)
		for _, field := range rising {
			add(entry(i)+field, entry(i-1)+field)
		}
	}
}
