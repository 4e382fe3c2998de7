package pack

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// Go's compiler writes the address of whatever is on the stack as a sum of 64 bits, for each argument, result and
// variable: five instructions, of which an access needs one and can add the rest itself. A browser compiles all of them
// when a function is first called, on the thread that draws.
//
//	local.get 1              local.get 1
//	i64.extend_i32_u         ...
//	i64.const 24             i64.store offset=24
//	i64.add
//	i32.wrap_i64
//	...
//	i64.store
//
// The sum is the same in 32 bits, and the stack does not reach beyond them. A function that returns gives back its part
// of the stack and the address it goes back to in one step, not in two. Besides, instructions that do nothing go, and
// a variable that is set and read at once is kept on the way. Of the table program's 1.9 million
// instructions 329,000 go: 437,000 bytes of it as it is kept and 14,000 as it travels.

// shortenCode is the section of code with fewer instructions that do the same.
func shortenCode(section []byte) ([]byte, error) {
	r := &wasmReader{rest: section}
	count := r.unsigned()
	short := binary.AppendUvarint(nil, count)
	for n := range count {
		body := r.take(int(r.unsigned()))
		if r.short {
			return nil, errors.New("the section of code ends in the middle of a function")
		}
		declared, list, err := read(body)
		if err != nil {
			return nil, fmt.Errorf("function %d: %w", n, err)
		}
		body = slices.Clone(declared)
		for _, i := range shorten(list) {
			body = append(append(body, i.op), i.raw...)
		}
		short = binary.AppendUvarint(short, uint64(len(body)))
		short = append(short, body...)
	}
	return short, nil
}

const (
	opNop       = 0x01
	opReturn    = 0x0f
	opTee       = 0x22
	opGlobal    = 0x23
	opSetGlobal = 0x24
	opAdd       = 0x6a
	opAdd8      = 0x7c
	opWrap      = 0xa7
	opExtend    = 0xad

	stackPointer = 1 // the local variable of the functions that Go's compiler writes
)

// shorten returns the instructions that do the same as these. The others stay as they are, and so does a function that
// does not begin with reading the stack's pointer.
func shorten(list []instruction) []instruction {
	if len(list) < 2 || !list[0].is(opGlobal, 0) || !list[1].is(opSet, stackPointer) {
		return list
	}
	var short []instruction
	further := map[int]int{} // by how much an access goes further than it says
	for k := 0; k < len(list); k++ {
		i := list[k]
		switch at, ok := stackAddress(list[k:]); {
		case ok:
			short = append(short, i)
			if use := accessOf(list, k+5); use > 0 {
				further[use] = at
			} else {
				short = append(short, number(opConst, at), instruction{op: opAdd})
			}
			k += 4
		case isReturn(list[k:]):
			short = append(short, i, number(opConst, list[k+1].numbers[0]+list[k+6].numbers[0]), list[k+2], list[k+4])
			k += 9
		case further[k] > 0:
			short = append(short, access(i.op, i.numbers[0], i.numbers[1]+further[k]))
		case i.op == opNop:
		case i.op == opGet && len(short) > 0 && short[len(short)-1].is(opSet, i.numbers[0]):
			short[len(short)-1].op = opTee
		default:
			short = append(short, i)
		}
	}
	return short
}

func (i instruction) is(op byte, number int) bool { return i.op == op && i.numbers[0] == number }

func number(op byte, n int) instruction { return instruction{op, appendSigned(nil, n), []int{n}} }

func access(op byte, aligned, offset int) instruction {
	raw := binary.AppendUvarint(binary.AppendUvarint(nil, uint64(aligned)), uint64(offset))
	return instruction{op, raw, []int{aligned, offset}}
}

// stackAddress tells whether five instructions are the address of something on the stack, and how far above the
// stack's pointer that is.
func stackAddress(list []instruction) (at int, ok bool) {
	if len(list) < 5 || !list[0].is(opGet, stackPointer) || list[1].op != opExtend || list[2].op != opConst8 ||
		list[3].op != opAdd8 || list[4].op != opWrap {
		return 0, false
	}
	at = list[2].numbers[0]
	return at, at > 0 && at < 1<<31
}

// isReturn tells whether the stack's pointer rises twice before a return, which nobody sees in between.
func isReturn(list []instruction) bool {
	rises := func(list []instruction) bool {
		return list[0].is(opGet, stackPointer) && list[1].op == opConst && list[2].op == opAdd && list[3].is(opTee, stackPointer) &&
			list[4].is(opSetGlobal, 0)
	}
	return len(list) > 11 && rises(list) && rises(list[5:]) && list[10].is(opConst, 0) && list[11].op == opReturn
}

// accessOf finds the access that takes its address from the stack of values, where that is on top before instruction
// k; 0 if it is another instruction that takes it, or none before the next jump, block or call.
func accessOf(list []instruction, k int) int {
	above := 0 // values that are on top of the address
	for ; k < len(list); k++ {
		takes, gives, ok := effect(list[k].op)
		switch {
		case !ok:
			return 0
		case takes <= above:
			above += gives - takes
		case takes == above+1 && isAccess(list[k].op):
			return k
		default:
			return 0
		}
	}
	return 0
}

func isAccess(op byte) bool { return op >= 0x28 && op <= 0x3e }

// effect is how many values an instruction takes from the stack of values and gives to it. It is not known of
// jumps, blocks and calls.
func effect(op byte) (takes, gives int, ok bool) {
	switch {
	case op == opNop:
		return 0, 0, true
	case op == opGet, op == opGlobal, op >= opConst && op <= 0x44:
		return 0, 1, true
	case op == opSet, op == 0x1a:
		return 1, 0, true
	case op >= 0x36 && op <= 0x3e: // stores
		return 2, 0, true
	case op == 0x1b: // select
		return 3, 1, true
	case op == opTee, op >= 0x28 && op <= 0x35, bytes.IndexByte([]byte{0x45, 0x50}, op) >= 0,
		op >= 0x67 && op <= 0x69, op >= 0x79 && op <= 0x7b, op >= 0x8b && op <= 0x91, op >= 0x99 && op <= 0x9f, op >= opWrap && op <= 0xc4:
		return 1, 1, true
	case op >= 0x46 && op <= 0xa6: // comparisons and sums
		return 2, 1, true
	}
	return 0, 0, false
}
