package lexicon

// A binary adaptive range coder. Word lists are stored with it because static
// hosts often send files as they are: coded like this a list is a quarter
// smaller than its sorted words after gzip, and needs no decompressor.

// chance is an adaptive estimate that the next bit in a context is 1, learned
// fast at first and slower the more it has seen.
type chance struct {
	one  uint16 // of 65536
	seen uint8
}

// slowest bounds how little a new bit counts.
const slowest = 30

func (c *chance) estimate() uint32 {
	if c.seen == 0 && c.one == 0 {
		c.one = 1 << 15
	}
	return uint32(c.one)
}

// rates are the parts of 65536 by which an estimate moves to the bit it meets.
var rates = func() (r [slowest + 1]uint32) {
	for n := range r {
		r[n] = 65536 * 2 / uint32(2*n+3)
	}
	return r
}()

func (c *chance) learn(bit bool) {
	p, rate := uint32(c.one), rates[c.seen]
	if bit {
		p += (65536 - p) * rate >> 16
	} else {
		p -= p * rate >> 16
	}
	c.one = uint16(min(max(p, 48), 65536-48))
	if c.seen < slowest {
		c.seen++
	}
}

// top is where the coder's range is renewed, byte by byte.
const top = 1 << 24

// encoder writes bits; the zero value is not ready, use newEncoder.
type encoder struct {
	out   []byte
	low   uint64
	width uint32
	cache byte
	carry int // bytes held back until a carry is settled
}

func newEncoder() *encoder { return &encoder{width: 1<<32 - 1, carry: 1} }

func (e *encoder) bit(c *chance, bit bool) {
	bound := (e.width >> 16) * c.estimate()
	if bit {
		e.width = bound
	} else {
		e.low += uint64(bound)
		e.width -= bound
	}
	c.learn(bit)
	for e.width < top {
		e.width <<= 8
		e.shift()
	}
}

func (e *encoder) shift() {
	if uint32(e.low) < 0xff000000 || e.low>>32 != 0 {
		for b := e.cache; e.carry > 0; e.carry-- {
			e.out = append(e.out, b+byte(e.low>>32))
			b = 0xff
		}
		e.cache = byte(e.low >> 24)
	}
	e.carry++
	e.low = uint64(uint32(e.low) << 8)
}

// finish settles what is held back and returns everything written.
func (e *encoder) finish() []byte {
	for range 5 {
		e.shift()
	}
	return e.out
}

// decoder reads what an encoder wrote. Past the end it reads zeros and sets
// over: a whole file never gets there, so readers stop and refuse the rest.
type decoder struct {
	in          []byte
	code, width uint32
	over        bool
}

func newDecoder(in []byte) decoder {
	d := decoder{in: in, width: 1<<32 - 1}
	for range 5 { // the first byte is always zero
		d.next()
	}
	return d
}

func (d *decoder) next() {
	var b byte
	if len(d.in) > 0 {
		b, d.in = d.in[0], d.in[1:]
	} else {
		d.over = true
	}
	d.code = d.code<<8 | uint32(b)
}

func (d *decoder) bit(c *chance) bool {
	bound := (d.width >> 16) * c.estimate()
	bit := d.code < bound
	if bit {
		d.width = bound
	} else {
		d.code -= bound
		d.width -= bound
	}
	c.learn(bit)
	for d.width < top {
		d.width <<= 8
		d.next()
	}
	return bit
}

// coder writes with its encoder or, where it has none, reads. It always
// returns the bit that stands in the file; the one it is given matters for
// writing alone. So one description of the file serves for both.
type coder struct {
	enc *encoder
	dec decoder
}

func (k *coder) bit(c *chance, bit bool) bool {
	if k.enc == nil {
		return k.dec.bit(c)
	}
	k.enc.bit(c, bit)
	return bit
}
