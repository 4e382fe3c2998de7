package lexicon

// model is the contexts in which probabilities are estimated.
type model struct {
	coder
	letter [27][26][3][4]chance // by letter before, letter, siblings so far, depth
	final  [27][26][2][2]chance // by letter before, letter, deep, only child
	leaf   [26][2][2]chance     // by letter, deep, only child
	fresh  [26][4][2]chance     // by letter, depth, final
	listed [26]chance           // by letter
	rank   [26][2]number        // by letter, final
	other  number               // a node coded before, but not reached by this letter
	last   [27][26][3][4]chance // by letter before, letter, siblings so far, depth
	mark   [markings][5]marking // by the mark before, letters in common
	text   [256]tree            // by the byte before
	size   number               // how many odd spellings
	// A grade by the grade before, spelling, letters in common, last letter.
	grade   [3][4][6][26][2]chance
	changed [2][3][4][6]chance // by whether the word before was, grade, spelling, letters in common
	edition [3]number          // of a change, by grade
	lengths number             // of texts
}

// marking is the contexts of a mark: its two low bits, whether there are others,
// and those.
type marking struct {
	low  [4]chance
	more [4]chance
	high tree
}

func (m *model) marking(c *marking, v byte) byte {
	low := m.bits(c.low[:], 2, v&3)
	if !m.bit(&c.more[low], v > 3) {
		return low
	}
	return low | m.bits(c.high[:], 6, v>>2)<<2
}

// bits codes the n low bits of a byte, each in the context of those above it.
func (m *model) bits(c []chance, n int, v byte) byte {
	read := 1
	for i := n - 1; i >= 0; i-- {
		at := read
		read <<= 1
		if m.bit(&c[at], v>>i&1 == 1) {
			read |= 1
		}
	}
	return byte(read &^ (1 << n))
}

// markings is how many marks have contexts of their own as the mark before.
const markings = 64

// number is the contexts of a whole number from 0: the number of its binary digits,
// and these (an Elias gamma code of the number plus 1).
type number struct {
	digits [32]chance
	high   [32][16]chance // the leading digits after the first one
	low    [32]chance
}

func (m *model) number(c *number, v int) int {
	n := 0
	for x := uint32(v) + 1; x > 1; x >>= 1 {
		n++
	}
	digits := 0
	for digits < 31 && m.bit(&c.digits[digits], digits < n) {
		digits++
	}
	read := 1
	for i := digits - 1; i >= 0; i-- {
		p := &c.low[i]
		if read < 16 {
			p = &c.high[digits][read]
		}
		read <<= 1
		if m.bit(p, (v+1)>>i&1 == 1) {
			read |= 1
		}
	}
	return read - 1
}

// tree is the contexts of a byte or less.
type tree [256]chance

// string codes a text of at most 255 bytes.
func (m *model) string(s string) string {
	n := m.number(&m.lengths, len(s))
	read := make([]byte, 0, min(n, 255))
	before := byte(0)
	for i := range min(n, 255) {
		var b byte
		if i < len(s) {
			b = s[i]
		}
		before = m.bits(m.text[before][:], 8, b)
		read = append(read, before)
	}
	return string(read)
}
