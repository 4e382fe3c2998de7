package plain

import (
	"math"
	"math/rand/v2"
	"testing"
)

// fields is one of each.
type fields struct {
	text, bytes string
	number      int
	small       int
	yes         bool
	part        float64
	list        []int
}

func (f *fields) code(c *Coder) {
	c.Name("test")
	c.String(&f.text)
	c.Bytes(&f.bytes)
	c.Int(&f.number)
	c.Limited(&f.small, 1, 5)
	c.Bool(&f.yes)
	c.Float(&f.part)
	n := c.Length(len(f.list))
	if !c.Writes() {
		f.list = make([]int, n)
	}
	for i := range f.list {
		c.Int(&f.list[i])
	}
}

func (f fields) written() string {
	c := Writer()
	f.code(&c)
	return c.Text()
}

func read(text string) (f fields, err error) {
	c := Reader(text)
	f.code(&c)
	return f, c.End()
}

var some = fields{"Ä:3:\x00", "\x00\xff7", math.MinInt, 5, true, 0.1 + 0.2, []int{1, -2}}

// What is written is read as the same, and written as the same again.
func TestThereAndBack(t *testing.T) {
	for _, f := range []fields{some, {small: 1}} {
		text := f.written()
		got, err := read(text)
		if err != nil || got.written() != text || got.text != f.text || got.bytes != f.bytes || got.part != f.part || len(got.list) != len(f.list) {
			t.Errorf("%+v came back as %+v, %v", f, got, err)
		}
	}
	if text := some.written(); !Named(text, "test") || Named(text, "tests") || Named("", "test") {
		t.Error("it is not known by its name")
	}
	if n, err := Number("2:-7rest"); n != -7 || err != nil {
		t.Error(n, err)
	}
	if _, err := Number("2:x7"); err == nil {
		t.Error("a number was read where there is none")
	}
}

// A text that was not written here is an error, or what would have been written so.
func TestForeignTexts(t *testing.T) {
	text, chance := some.written(), rand.New(rand.NewPCG(1, 2))
	for at := range text {
		b := []byte(text)
		b[at] = byte(chance.IntN(256))
		for _, bad := range []string{text[:at], text[:at] + "x" + text[at:], text[at+1:], string(b)} {
			if f, err := read(bad); err == nil && f.written() != bad {
				t.Errorf("%q is read as %+v", bad, f)
			}
		}
	}
	if _, err := read(fields{small: 6}.written()); err != ErrText {
		t.Errorf("out of bounds: %v", err)
	}
}

func FuzzRead(f *testing.F) {
	f.Add(some.written())
	f.Fuzz(func(t *testing.T, text string) {
		if x, err := read(text); err == nil && x.written() != text {
			t.Errorf("%q is read as %+v", text, x)
		}
	})
}
