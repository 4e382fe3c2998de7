package pack

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// written is a list of instructions as text.
func written(list []instruction) string {
	var b strings.Builder
	for _, i := range list {
		fmt.Fprintf(&b, "%02x%x ", i.op, i.raw)
	}
	return strings.TrimSpace(b.String())
}

func one(op byte) instruction { return instruction{op: op} }

func unsignedOf(op byte, n int) instruction {
	return instruction{op, binary.AppendUvarint(nil, uint64(n)), []int{n}}
}

// onStack is the address of something on the stack as Go's compiler writes it.
func onStack(at int) []instruction {
	return []instruction{unsignedOf(opGet, stackPointer), one(opExtend), number(opConst8, at), one(opAdd8), one(opWrap)}
}

// rise gives back a part of the stack.
func rise(by int) []instruction {
	return []instruction{unsignedOf(opGet, stackPointer), number(opConst, by), one(opAdd), unsignedOf(opTee, stackPointer), unsignedOf(opSetGlobal, 0)}
}

var begin = []instruction{unsignedOf(opGlobal, 0), unsignedOf(opSet, stackPointer)}

func TestAddressesOnTheStackAreShort(t *testing.T) {
	get, set := unsignedOf(opGet, 2), unsignedOf(opSet, 2)
	for name, c := range map[string]struct{ long, short []instruction }{
		"a store": {
			slices.Concat(onStack(24), []instruction{get, access(0x37, 3, 0)}),
			[]instruction{unsignedOf(opGet, stackPointer), get, access(0x37, 3, 24)},
		},
		"a load": {
			slices.Concat(onStack(300), []instruction{access(0x29, 3, 8), set}),
			[]instruction{unsignedOf(opGet, stackPointer), access(0x29, 3, 308), set},
		},
		"one in another": {
			slices.Concat(onStack(8), onStack(16), []instruction{access(0x29, 3, 0), access(0x37, 3, 0)}),
			[]instruction{unsignedOf(opGet, stackPointer), unsignedOf(opGet, stackPointer), access(0x29, 3, 16), access(0x37, 3, 8)},
		},
		"an address that is a value": {
			slices.Concat([]instruction{get}, onStack(8), []instruction{access(0x36, 2, 4)}),
			[]instruction{get, unsignedOf(opGet, stackPointer), number(opConst, 8), one(opAdd), access(0x36, 2, 4)},
		},
		"a call before the store": {
			slices.Concat(onStack(8), []instruction{unsignedOf(0x10, 7), access(0x37, 3, 0)}),
			[]instruction{unsignedOf(opGet, stackPointer), number(opConst, 8), one(opAdd), unsignedOf(0x10, 7), access(0x37, 3, 0)},
		},
		"below the stack": {
			slices.Concat([]instruction{get, set}, onStack(-8), []instruction{access(0x29, 3, 0), set}),
			slices.Concat([]instruction{get, set}, onStack(-8), []instruction{access(0x29, 3, 0), set}),
		},
		"a return": {
			slices.Concat(rise(64), rise(8), []instruction{number(opConst, 0), one(opReturn)}),
			[]instruction{unsignedOf(opGet, stackPointer), number(opConst, 72), one(opAdd), unsignedOf(opSetGlobal, 0), number(opConst, 0), one(opReturn)},
		},
		"no return": {
			slices.Concat([]instruction{get, set}, rise(64), rise(8), []instruction{get, one(opReturn)}),
			slices.Concat([]instruction{get, set}, rise(64), rise(8), []instruction{get, one(opReturn)}),
		},
		"set and read": {[]instruction{set, one(opNop), get}, []instruction{unsignedOf(opTee, 2)}},
		"set and read behind the end of a block": {
			[]instruction{set, one(opEnd), get},
			[]instruction{set, one(opEnd), get},
		},
	} {
		long, want := slices.Concat(begin, c.long), written(slices.Concat(begin, c.short))
		if got := written(shorten(long)); got != want {
			t.Errorf("%s: %s\nbecomes %s\n   want %s", name, written(long), got, want)
		}
		if other := append([]instruction{get}, c.long...); written(shorten(other)) != written(other) {
			t.Errorf("%s: a function that has no stack's pointer is another one now", name)
		}
	}
}

// machine runs instructions without jumps.
type machine struct {
	stack  []uint64
	locals [8]uint64
	memory [512]byte
}

func (m *machine) pop() uint64 {
	v := m.stack[len(m.stack)-1]
	m.stack = m.stack[:len(m.stack)-1]
	return v
}

func (m *machine) run(t *testing.T, list []instruction) {
	push := func(v uint64) { m.stack = append(m.stack, v) }
	for _, i := range list {
		switch i.op {
		case opNop:
		case opGlobal:
			push(64)
		case opGet:
			push(m.locals[i.numbers[0]])
		case opSet:
			m.locals[i.numbers[0]] = m.pop()
		case opTee:
			m.locals[i.numbers[0]] = m.stack[len(m.stack)-1]
		case opConst:
			push(uint64(uint32(i.numbers[0])))
		case opConst8:
			push(uint64(i.numbers[0]))
		case opExtend:
		case opWrap:
			push(uint64(uint32(m.pop())))
		case opAdd:
			push(uint64(uint32(m.pop() + m.pop())))
		case opAdd8:
			push(m.pop() + m.pop())
		case 0x29:
			push(binary.LittleEndian.Uint64(m.memory[int(m.pop())+i.numbers[1]:]))
		case 0x37:
			v := m.pop()
			binary.LittleEndian.PutUint64(m.memory[int(m.pop())+i.numbers[1]:], v)
		default:
			t.Fatalf("the machine has no instruction %#x", i.op)
		}
	}
}

// Short code does what the long one does: chance writes functions as the compiler might, and a small machine runs both.
func TestShortCodeDoesTheSame(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	local := func() int { return 2 + r.IntN(6) }
	var value func(deep int) []instruction
	value = func(deep int) []instruction {
		switch n := r.IntN(6); {
		case n == 0 && deep > 0:
			return slices.Concat(onStack(8*r.IntN(20)), []instruction{access(0x29, 3, 8*r.IntN(4))})
		case n == 1 && deep > 0:
			return slices.Concat(value(deep-1), value(deep-1), []instruction{one(opAdd8)})
		case n == 2 && deep > 0:
			return append(onStack(8*r.IntN(20)), one(opExtend))
		case n == 3 && deep > 0:
			set := local()
			return slices.Concat(value(deep-1), []instruction{unsignedOf(opSet, set), one(opNop), unsignedOf(opGet, set)})
		case n == 4:
			return []instruction{number(opConst8, r.IntN(1000))}
		}
		return []instruction{unsignedOf(opGet, local())}
	}
	for n := range 2000 {
		code := slices.Clone(begin)
		for range 1 + r.IntN(8) {
			switch r.IntN(3) {
			case 0:
				code = slices.Concat(code, onStack(8*r.IntN(20)), value(3), []instruction{access(0x37, 3, 8*r.IntN(4))})
			case 1:
				code = append(slices.Concat(code, value(3)), unsignedOf(opSet, local()))
			case 2: // as an argument of a call is laid down, on a stack that grows meanwhile
				code = slices.Concat(code, onStack(8*r.IntN(20)), value(2), []instruction{number(opConst, 8*r.IntN(9)), unsignedOf(opSet, stackPointer), access(0x37, 3, 0)})
			}
		}
		short := shorten(code)
		var a, b machine
		for i := range a.memory {
			a.memory[i] = byte(r.IntN(256))
		}
		b.memory = a.memory
		a.run(t, code)
		b.run(t, short)
		if a.locals != b.locals || a.memory != b.memory || len(a.stack)+len(b.stack) > 0 {
			t.Fatalf("run %d: %s\ndoes something else than %s", n, written(short), written(code))
		}
		if len(short) > len(code) {
			t.Errorf("run %d became longer", n)
		}
	}
}
