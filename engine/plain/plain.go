// Package plain is the text form in which programs of the app talk to each other:
// one field after the other, each as its length in bytes, a colon and its bytes; a
// list begins with its length.
//
// It is written out by hand, once for both directions, because whatever works with
// reflection would be a large part of a program that only thinks. Reading trusts
// nothing: a text that was not written here is an error.
package plain

import (
	"errors"
	"strconv"
	"strings"
)

// ErrText is the error for a text that was not written here.
var ErrText = errors.New("plain: this text was not written here")

// Most bounds whatever is counted; a game is far shorter.
const Most = 1 << 20

// Coder writes fields to a text, or reads them from one. Each method takes a field
// to write, or to fill in.
type Coder struct {
	writes bool
	text   []byte
	rest   string
	failed bool
}

// Writer is a coder that writes.
func Writer() Coder { return Coder{writes: true} }

// Reader is a coder that reads a text.
func Reader(text string) Coder { return Coder{rest: text} }

// Writes tells whether the coder writes.
func (c *Coder) Writes() bool { return c.writes }

// Text is what was written.
func (c *Coder) Text() string { return string(c.text) }

// Fail makes what is read an error.
func (c *Coder) Fail() { c.failed = true }

// End is ErrText unless all of the text was read and made sense.
func (c *Coder) End() error {
	if c.failed || c.rest != "" {
		return ErrText
	}
	return nil
}

// Name is a field that is always the same, so that one kind of text is told from
// another: see Named.
func (c *Coder) Name(name string) {
	text := name
	c.String(&text)
	if text != name {
		c.failed = true
	}
}

// Named tells whether a text begins with that name.
func Named(text, name string) bool {
	c := Reader(text)
	c.Name(name)
	return !c.failed
}

// Number is the number that a text begins with.
func Number(text string) (n int, err error) {
	c := Reader(text)
	c.Int(&n)
	if c.failed {
		err = ErrText
	}
	return n, err
}

// String is the one form that all fields have.
func (c *Coder) String(s *string) {
	if c.writes {
		c.text = strconv.AppendInt(c.text, int64(len(*s)), 10)
		c.text = append(append(c.text, ':'), *s...)
		return
	}
	*s = ""
	n, at := 0, 0
	for at < len(c.rest) && c.rest[at] >= '0' && c.rest[at] <= '9' && n <= len(c.rest) {
		n = 10*n + int(c.rest[at]-'0')
		at++
	}
	if c.failed || at == 0 || at > 1 && c.rest[0] == '0' || at == len(c.rest) || c.rest[at] != ':' || n > len(c.rest)-at-1 {
		c.failed = true
		return
	}
	*s, c.rest = c.rest[at+1:at+1+n], c.rest[at+1+n:]
}

// Bytes is a text that may hold any bytes, where what carries it only takes
// letters: each byte as two digits of base 16.
func (c *Coder) Bytes(s *string) {
	const digits = "0123456789abcdef"
	if c.writes {
		text := make([]byte, 0, 2*len(*s))
		for i := range len(*s) {
			text = append(text, digits[(*s)[i]>>4], digits[(*s)[i]&15])
		}
		coded := string(text)
		c.String(&coded)
		return
	}
	text := ""
	c.String(&text)
	if len(text)%2 != 0 {
		c.failed = true
	}
	list := make([]byte, len(text)/2)
	for i := range list {
		high, low := strings.IndexByte(digits, text[2*i]), strings.IndexByte(digits, text[2*i+1])
		if high < 0 || low < 0 {
			c.failed = true
			*s = ""
			return
		}
		list[i] = byte(high<<4 | low)
	}
	*s = string(list)
}

// Int is a number.
func (c *Coder) Int(n *int) {
	text := strconv.Itoa(*n)
	c.String(&text)
	if !c.writes {
		x, err := strconv.Atoi(text)
		if err != nil || strconv.Itoa(x) != text {
			c.failed = true
			x = 0
		}
		*n = x
	}
}

// Limited is a number that has bounds.
func (c *Coder) Limited(n *int, least, most int) {
	c.Int(n)
	if !c.writes && (*n < least || *n > most) {
		c.failed = true
		*n = least
	}
}

// Bool is yes or no.
func (c *Coder) Bool(b *bool) {
	n := 0
	if *b {
		n = 1
	}
	c.Limited(&n, 0, 1)
	*b = n == 1
}

// Float is exact: the shortest text that is read as the same number.
func (c *Coder) Float(x *float64) {
	text := strconv.FormatFloat(*x, 'g', -1, 64)
	c.String(&text)
	if !c.writes {
		f, err := strconv.ParseFloat(text, 64)
		if err != nil || strconv.FormatFloat(f, 'g', -1, 64) != text {
			c.failed = true
			f = 0
		}
		*x = f
	}
}

// Length is that of a list. Each of its items takes at least a byte, so a text
// cannot promise more than it has.
func (c *Coder) Length(n int) int {
	c.Limited(&n, 0, Most)
	if !c.writes && (c.failed || n > len(c.rest)) {
		c.failed = true
		return 0
	}
	return n
}
