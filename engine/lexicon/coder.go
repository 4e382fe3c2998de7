package lexicon

// An adaptive binary range coder, with the carry propagation of LZMA. Word lists
// are stored with it because static hosts often send files uncompressed: a list, with
// what is known of its words, is less than half of the sorted words after gzip, and
// needs no decompressor.

// chance is an adaptive estimate of the probability that the next bit in a context
// is 1. It adapts fast at first and then more slowly.
type chance struct {
	one  uint16 // times 1/65536; 0 for 1/2 before the first bit
	seen uint8  // bits seen, up to slowest
}

// slowest is after how many bits the rate of adaptation stays the same.
const slowest = 30

func (c *chance) estimate() uint32 {
	if c.seen == 0 && c.one == 0 {
		c.one = 1 << 15
	}
	return uint32(c.one)
}

// rates is by which part, times 1/65536, an estimate moves towards a bit, by the
// number of bits seen.
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

// top is below which the width is renormalised, byte by byte.
const top = 1 << 24

// encoder encodes bits. Make it with newEncoder.
type encoder struct {
	out   []byte
	low   uint64
	width uint32
	cache byte
	carry int // bytes held back because of a possible carry
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

// finish flushes the encoder and returns its output.
func (e *encoder) finish() []byte {
	for range 5 {
		e.shift()
	}
	return e.out
}

// decoder decodes what an encoder encoded. Past the end it reads zeros and sets
// over; a complete file never gets there, so its reader stops and fails.
type decoder struct {
	in          []byte
	code, width uint32
	over        bool
	rest        func() // is called after every restBytes
}

const restBytes = 256

func newDecoder(in []byte, rest func()) decoder {
	d := decoder{in: in, width: 1<<32 - 1, rest: rest}
	for range 5 { // the first byte is always zero
		d.next()
	}
	return d
}

func (d *decoder) next() {
	var b byte
	if len(d.in) > 0 {
		if b, d.in = d.in[0], d.in[1:]; len(d.in)%restBytes == 0 {
			d.rest()
		}
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

// coder encodes with its encoder or, without one, decodes. It returns the bit in
// the file; the bit given is used for encoding only. So one description of the
// format serves for both.
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
