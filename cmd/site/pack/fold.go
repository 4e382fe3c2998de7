package pack

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// A folded module is the same module in a form that compresses better. unfold.js makes the module of it again, byte
// by byte, while it arrives. Much of what Go's compiler writes follows from the rest and is left out:
//
//   - A function can be resumed at any of its calls. The address that is stored before a call, the table at the
//     beginning that leads back to it, and how many blocks a jump leaves all follow from how many resume points come
//     before. Each address is different, so a compressor finds nothing in them.
//   - Accesses to memory say how their address is aligned, which their kind says already, and most offsets are a
//     multiple of eight.
//   - In the runtime's table of functions some numbers only rise (steps.go).
//   - What often stands together, as the dozen instructions of a call, becomes a phrase: one symbol, behind which the
//     numbers come that are different each time.
//
// Gain: 221,000 of 984,000 bytes of the table program as xz.
//
// The form: foldedMagic; the shape of each of the 256 symbols, a byte each; the resume address of the first function
// divided by 65,536; the phrases in the order of their symbols, see phrase.append; where in the section of data the table
// of functions begins, how long it is, and how many it has; and then the module's sections. In that of code functions
// have no length and are written in symbols: one with a shape below shapePhrase stands for an instruction, and its
// numbers follow it.

const foldedMagic = "fold"

// resumeBase is what Go's linker adds to the number of a function for its part of a resume address.
const resumeBase = 0x1000

const codeSection = 10

// The shapes of symbols. All numbers are LEB128, signed ones only where that is said.
const (
	shapeNone    = iota // no instruction
	shapeAlone          // without a number
	shapeNumber         // with one, copied as it is
	shapeTwo            // with two
	shapeFour           // with four bytes
	shapeEight          // with eight
	shapeOpens          // opens a block, one number
	shapeEnds           // ends one
	shapeTable          // a table of jumps: how many, each, and one more
	shapeAligned        // an access that is not aligned as usual: the instruction, two numbers, copied as they are
	shapeAccess         // an access that is aligned to 1 byte: the offset
	shapeAccess2
	shapeAccess4
	shapeAccess8     // the offset in eighths, or as it is, see offset
	shapeResume      // the address of the next resume point
	shapeResumeOther // one so far from it, zigzag
	shapeAgain       // jumps to a resume point, so far from the next one, zigzag
	shapePoints      // the table of resume points: how often each stands there, then 0
	shapeLeave       // leaves the function if a call has to be waited for
	shapePhrase
)

// The symbols that are no instruction of WebAssembly's.
const (
	symbolAligned     = 0x06
	symbolResume      = 0x07
	symbolResumeOther = 0x08
	symbolAgain       = 0x09
	symbolPoints      = 0x0a
	symbolLeave       = 0x12
)

const (
	opBlock  = 0x02
	opLoop   = 0x03
	opIf     = 0x04
	opEnd    = 0x0b
	opBr     = 0x0c
	opBrIf   = 0x0d
	opTable  = 0x0e
	opGet    = 0x20
	opSet    = 0x21
	opConst  = 0x41
	opConst8 = 0x42
)

// shapes are those of the instructions that Go's compiler writes, and of the symbols above.
var shapes = func() (s [256]byte) {
	set := func(shape byte, from, to int) {
		for i := from; i <= to; i++ {
			s[i] = shape
		}
	}
	set(shapeAlone, 0x00, 0x01) // 0x00 is also what follows the copying and filling of memory
	set(shapeOpens, opBlock, opIf)
	set(shapeAlone, 0x05, 0x05)
	set(shapeEnds, opEnd, opEnd)
	set(shapeNumber, opBr, opBrIf)
	set(shapeTable, opTable, opTable)
	set(shapeAlone, 0x0f, 0x0f)
	set(shapeNumber, 0x10, 0x10)
	set(shapeTwo, 0x11, 0x11)
	set(shapeAlone, 0x1a, 0x1b)
	set(shapeNumber, opGet, 0x24)
	for op, bytes := range map[int]int{
		0x28: 4, 0x29: 8, 0x2a: 4, 0x2b: 8, 0x2c: 1, 0x2d: 1, 0x2e: 2, 0x2f: 2, 0x30: 1, 0x31: 1, 0x32: 2, 0x33: 2,
		0x34: 4, 0x35: 4, 0x36: 4, 0x37: 8, 0x38: 4, 0x39: 8, 0x3a: 1, 0x3b: 2, 0x3c: 1, 0x3d: 2, 0x3e: 4,
	} {
		for ; bytes > 1; bytes /= 2 {
			s[op]++
		}
		s[op] += shapeAccess
	}
	set(shapeNumber, 0x3f, opConst8)
	set(shapeFour, 0x43, 0x43)
	set(shapeEight, 0x44, 0x44)
	set(shapeAlone, 0x45, 0xc4)
	set(shapeNumber, 0xfc, 0xfc)
	for symbol, shape := range map[int]byte{
		symbolAligned: shapeAligned, symbolResume: shapeResume, symbolResumeOther: shapeResumeOther,
		symbolAgain: shapeAgain, symbolPoints: shapePoints, symbolLeave: shapeLeave,
	} {
		s[symbol] = shape
	}
	return s
}()

// Fold returns the folded form of a module. It is an error if the module has something in its code that Go's
// compiler has not written so far.
func Fold(module []byte) ([]byte, error) {
	if !bytes.HasPrefix(module, []byte(wasmMagic)) {
		return nil, errors.New("not a WebAssembly module")
	}
	var symbols []symbol
	sections := slices.Clone(module[:len(wasmMagic)]) // before the code
	var after []byte
	var table steps
	r := &wasmReader{rest: module[len(wasmMagic):]}
	for len(r.rest) > 0 && !r.short {
		start := r.rest
		id, size := r.byte(), r.unsigned()
		header := binary.AppendUvarint([]byte{id}, size)
		if !r.short && !bytes.HasPrefix(start, header) {
			return nil, fmt.Errorf("section %d has another length than unfold.js would write", id)
		}
		body := r.take(int(size))
		if r.short {
			break
		}
		to := &sections
		if symbols != nil {
			to = &after
		}
		*to = append(*to, header...)
		var err error
		switch id {
		case codeSection:
			symbols, err = foldCode(body)
		case dataSection:
			body = bytes.Clone(body)
			table, err = takeSteps(body)
			fallthrough
		default:
			*to = append(*to, body...)
		}
		if err != nil {
			return nil, err
		}
	}
	if r.short || symbols == nil {
		return nil, errors.New("the WebAssembly module ends in the middle of a section or has no code")
	}
	shapes := shapes // those of this program
	phrases, symbols := findPhrases(symbols, &shapes)
	folded := append([]byte(foldedMagic), shapes[:]...)
	folded = binary.AppendUvarint(folded, resumeBase)
	for _, p := range phrases {
		folded = p.append(folded)
	}
	for _, n := range []int{table.at, table.size, table.count} {
		folded = binary.AppendUvarint(folded, uint64(n))
	}
	folded = append(folded, sections...)
	for _, s := range symbols {
		if s.id != noSymbol {
			folded = append(folded, byte(s.id))
		}
		folded = append(folded, s.numbers...)
	}
	return append(folded, after...), nil
}

// symbol is one symbol of a folded function and the numbers behind it. The number of functions, and what a function
// declares before its first instruction, are numbers without a symbol.
type symbol struct {
	id      int // below 256 a symbol itself, from firstPair on a pair of others; noSymbol for numbers only
	numbers []byte
}

const noSymbol = -1

// foldCode is the section of code in symbols.
func foldCode(section []byte) ([]symbol, error) {
	r := &wasmReader{rest: section}
	count := r.unsigned()
	symbols := []symbol{{noSymbol, binary.AppendUvarint(nil, count)}}
	if !bytes.HasPrefix(section, symbols[0].numbers) {
		return nil, errors.New("the number of functions is written otherwise than unfold.js would")
	}
	for n := range count {
		rest := r.rest
		size := r.unsigned()
		if written := binary.AppendUvarint(nil, size); !bytes.HasPrefix(rest, written) {
			return nil, fmt.Errorf("function %d has another length than unfold.js would write", n)
		}
		body := r.take(int(size))
		if r.short {
			return nil, fmt.Errorf("function %d is longer than the section of code", n)
		}
		f := &folder{resume: (resumeBase + int(n)) << 16, symbols: symbols}
		if err := f.fold(body); err != nil {
			return nil, fmt.Errorf("function %d: %w", n, err)
		}
		symbols = f.symbols
	}
	if len(r.rest) > 0 {
		return nil, errors.New("something follows the last function")
	}
	return symbols, nil
}

// instruction is one of a function: the numbers as they are, and read.
type instruction struct {
	op      byte
	raw     []byte // without op
	numbers []int  // those that folding may look at
}

// read takes a function apart.
func read(body []byte) (declared []byte, list []instruction, err error) {
	r := &wasmReader{rest: body}
	count := r.unsigned()
	declared = binary.AppendUvarint(nil, count)
	for range count {
		declared = append(binary.AppendUvarint(declared, r.unsigned()), r.byte())
		if r.short {
			break
		}
	}
	if !bytes.HasPrefix(body, declared) {
		return nil, nil, errors.New("it declares its variables otherwise than unfold.js would")
	}
	for len(r.rest) > 0 && !r.short {
		i := instruction{op: r.byte()}
		rest := r.rest
		shape := shapes[i.op]
		switch {
		case shape == shapeAlone || shape == shapeEnds:
		case i.op == opConst || i.op == opConst8:
			i.numbers = []int{r.constant()}
		case shape == shapeNumber || shape == shapeOpens:
			i.numbers = []int{int(r.unsigned())}
		case shape == shapeTwo || shape >= shapeAccess && shape <= shapeAccess8:
			i.numbers = []int{int(r.unsigned()), int(r.unsigned())}
		case shape == shapeFour:
			r.take(4)
		case shape == shapeEight:
			r.take(8)
		case shape == shapeTable:
			for range r.unsigned() + 1 {
				i.numbers = append(i.numbers, int(r.unsigned()))
			}
		default:
			return nil, nil, fmt.Errorf("there is no instruction %#x so far", i.op)
		}
		i.raw = rest[:len(rest)-len(r.rest)]
		list = append(list, i)
	}
	if r.short {
		return nil, nil, errors.New("it ends in the middle of an instruction")
	}
	return declared, list, nil
}

// short tells whether the numbers are written as short as they can be, as unfold.js writes those that are not copied.
func (i instruction) short() bool {
	var written []byte
	switch {
	case i.op == opConst || i.op == opConst8:
		written = appendSigned(nil, i.numbers[0])
	default:
		if i.op == opTable {
			written = binary.AppendUvarint(nil, uint64(len(i.numbers)-1))
		}
		for _, n := range i.numbers {
			written = binary.AppendUvarint(written, uint64(n))
		}
	}
	return bytes.Equal(written, i.raw)
}

// folder folds one function. unfold.js counts the same.
type folder struct {
	resume  int // the address of its beginning
	symbols []symbol

	depth  int   // blocks that are open
	points []int // the first place of each resume point in the table; nil before the table
	base   int   // blocks that are open where no resume point has been since the table
	passed int   // resume points
}

func (f *folder) add(id int, numbers ...byte) { f.symbols = append(f.symbols, symbol{id, numbers}) }

// next is the address of the next resume point. In a block of its own a function only calls for a larger stack, and
// then begins again.
func (f *folder) next() int {
	if f.depth > f.base || f.passed >= len(f.points) {
		return f.resume
	}
	return f.resume + f.points[f.passed]
}

func (f *folder) fold(body []byte) error {
	declared, list, err := read(body)
	if err != nil {
		return err
	}
	f.add(noSymbol, declared...)
	for k := 0; k < len(list); k++ {
		i := list[k]
		switch shape := shapes[i.op]; {
		case shape == shapeOpens:
			f.depth++
			f.add(int(i.op), i.raw...)
		case shape == shapeEnds:
			f.depth--
			if f.points != nil && f.depth < f.base {
				f.base = f.depth
				f.passed++
			}
			if f.depth < 0 != (k == len(list)-1) {
				return errors.New("its blocks do not end where it ends")
			}
			f.add(int(i.op))
		case shape == shapeTable && f.points == nil && i.short() && pointsOf(i.numbers) != nil:
			f.points, f.base = pointsOf(i.numbers), f.depth
			var often []byte
			for n, first := range f.points {
				end := len(i.numbers) - 1
				if n+1 < len(f.points) {
					end = f.points[n+1]
				}
				often = binary.AppendUvarint(often, uint64(end-first))
			}
			f.add(symbolPoints, append(often, 0)...)
		case i.op == opConst8 && f.points != nil && i.short() && i.numbers[0]&^0xffff == f.resume:
			if away := i.numbers[0] - f.next(); away != 0 {
				f.add(symbolResumeOther, zigzag(away)...)
			} else {
				f.add(symbolResume)
			}
		case i.op == opBrIf && i.short() && i.numbers[0] == f.depth-1:
			f.add(symbolLeave)
		case f.again(list[k:]):
			f.add(symbolAgain, zigzag(slices.Index(f.points, i.numbers[0])-f.passed)...)
			k += 2
		case shape >= shapeAccess && shape <= shapeAccess8 && i.short() && i.numbers[0] == int(shape-shapeAccess):
			f.add(int(i.op), offset(shape, i.numbers[1])...)
		case shape >= shapeAccess && shape <= shapeAccess8:
			f.add(symbolAligned, append([]byte{i.op}, i.raw...)...)
		default:
			f.add(int(i.op), i.raw...)
		}
	}
	return nil
}

// again tells whether three instructions jump to a resume point: its place in the table, to be kept in the first
// local variable, and the jump to the loop around all.
func (f *folder) again(list []instruction) bool {
	is := func(n int, op byte, number int) bool {
		return list[n].op == op && list[n].numbers[0] == number && list[n].short()
	}
	return f.points != nil && len(list) > 2 && list[0].op == opConst && slices.Contains(f.points, list[0].numbers[0]) &&
		list[0].short() && is(1, opSet, 0) && is(2, opBr, f.depth-2)
}

// pointsOf is the first place of each resume point in the table at the beginning of a function, nil if that is not
// such a table: 0, 1, 2 and so on, each once or more often, and the next number for what is beyond.
func pointsOf(table []int) (points []int) {
	last := len(table) - 1
	for at, to := range table {
		switch {
		case at == last && to == len(points), at < last && to == len(points):
			if at < last {
				points = append(points, at)
			}
		case at < last && to == len(points)-1:
		default:
			return nil
		}
	}
	return points
}

// offset is that of an access. Of eight bytes most begin at a multiple of eight, which becomes an even number.
func offset(shape byte, n int) []byte {
	if shape == shapeAccess8 {
		if n%8 == 0 {
			n /= 4
		} else {
			n = 2*n + 1
		}
	}
	return binary.AppendUvarint(nil, uint64(n))
}

func zigzag(n int) []byte { return binary.AppendVarint(nil, int64(n)) }
