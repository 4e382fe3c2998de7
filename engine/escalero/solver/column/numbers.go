package column

import (
	"encoding/binary"
	"errors"
	"io"
)

const (
	// maskPlaces is the sets of open rows in what WriteTables writes.
	maskPlaces = 1 << rows
	// pool is the numbers of distributions there.
	pool = 1 << 20
)

// WriteTables writes the game for a program in another language, as little-endian
// 32-bit numbers in the order of struct Game in cmd/train/fast/play.h. The ends of the
// phases are those of the networks. All tables must have been built.
func (g *Game) WriteTables(w io.Writer, nets *Nets) error {
	t := g.Tables
	if !t.Ready() {
		return errors.New("tables are not built")
	}
	var chance, below []float32
	var at [Passes + 1][maskPlaces]int32
	var most [maskPlaces]int32
	var rest [2][Passes + 1][maskPlaces]float32
	for mask := range 1 << g.Layout.Rows {
		most[mask] = int32(t.most(mask))
	}
	for pass := range t.rest {
		for mask, r := range t.rest[pass] {
			rest[0][pass][mask], rest[1][pass][mask] = r.mean, r.variance
			if count(uint16(mask)) > Few {
				continue
			}
			// Both have the length of the longer one, so that one offset does.
			s := &t.spreads[pass][mask]
			at[pass][mask] = int32(len(chance))
			chance = append(append(chance, s.chance...), 0)
			below = append(below, s.below...)
		}
	}
	if len(chance) != len(below) || len(chance) > pool {
		return errors.New("the distributions do not fit")
	}
	chance, below = append(chance, make([]float32, pool-len(chance))...), append(below, make([]float32, pool-len(below))...)
	var ends [Phases - 1]int32
	for i := range ends {
		ends[i] = int32(nets.End(i))
	}
	whole, odds := g.Layout.Numbers()
	for _, part := range []any{
		[]int32{int32(g.Layout.Rows), int32(g.Columns)}, whole, odds,
		g.Value, g.Sweep, g.share, rest, at, most, normalTable, ends, chance, below,
	} {
		if err := binary.Write(w, binary.LittleEndian, part); err != nil {
			return err
		}
	}
	return nil
}

// flat is the numbers of a network in the order of cmd/train/fast, the second layer by
// hidden unit.
func (n *Net) flat(f func(*float32)) {
	for i := range n.In {
		for j := range n.In[i] {
			f(&n.In[i][j])
		}
	}
	for _, l := range []*layer{&n.Bias, &n.Out} {
		for j := range l {
			f(&l[j])
		}
	}
	f(&n.Last)
	for j := range Hidden {
		for i := range n.Joint {
			f(&n.Joint[i][j])
		}
	}
	for _, l := range []*layer{&n.JointBias, &n.JointOut} {
		for j := range l[:joined] {
			f(&l[j])
		}
	}
}

// WriteFlat writes the networks in use for cmd/train/fast, as little-endian float32.
func (n *Nets) WriteFlat(w io.Writer) error {
	var list []float32
	for i := range n.Used {
		n.Net[i].flat(func(x *float32) { list = append(list, *x) })
	}
	return binary.Write(w, binary.LittleEndian, list)
}

// ReadFlat reads as many networks as are in use, as WriteFlat writes them.
func (n *Nets) ReadFlat(r io.Reader) error {
	size := 0
	n.Net[0].flat(func(*float32) { size++ })
	list := make([]float32, n.Used*size+1)
	switch got, err := readFloats(r, list); {
	case err != nil:
		return err
	case got != n.Used*size:
		return errors.New("not as many networks of this size")
	}
	for i := range n.Used {
		n.Net[i].flat(func(x *float32) { *x, list = list[0], list[1:] })
	}
	return nil
}

// readFloats reads up to as many little-endian float32 as there is room for.
func readFloats(r io.Reader, to []float32) (n int, err error) {
	b := make([]byte, 4*len(to))
	got, err := io.ReadFull(r, b)
	if err != nil && err != io.ErrUnexpectedEOF && err != io.EOF {
		return 0, err
	}
	if got%4 != 0 {
		return 0, errors.New("not a file of 32-bit numbers")
	}
	_, err = binary.Decode(b[:got], binary.LittleEndian, to[:got/4])
	return got / 4, err
}
