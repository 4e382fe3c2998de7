package pack

import (
	"encoding/binary"
	"math"
)

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

// tooLong is what constant says of a number that is longer than any address.
const tooLong = math.MinInt

// constant is a signed number of up to 64 bits.
func (r *wasmReader) constant() int {
	rest := r.rest
	for r.byte()&0x80 != 0 {
	}
	if length := len(rest) - len(r.rest); length <= 5 {
		return (&wasmReader{rest: rest[:length]}).signed()
	}
	return tooLong
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
