package column

import (
	"errors"
	"math"
	"strings"
)

// Packed weights start with three bytes: the numbers of networks, of hidden units
// used and of inputs used. Then come, for each network, its layers (each input,
// the bias, the output) and Last, a float32. A layer is a scale, a float32, and a
// signed byte for each unit used: weight = scale * byte. A layer of zeros is its
// scale alone. Floats are little-endian.
//
// Where the first byte has its highest bit set, the bits of a weight follow the three
// bytes, and the ends of all phases but the last, or zeros for the usual ones. The
// weights of a layer, if not of eight bits, are then one after the other from the
// lowest bit up, filled up to a byte.

// Weights for more than two parties are packed as what they differ by from those for
// two, from which they were trained: so fewer bits do. The third byte is then zero,
// all inputs are there, and the layers of the second follow those of the first.

// Pack encodes the weights, in n.Bits each. Eight bits put the values of the
// networks for escalero off by 0.02 to 0.04 game points on average, ten by less
// than 0.01.
func (n *Nets) Pack() []byte {
	units, used := n.size()
	return n.pack(units, used, used)
}

// PackMore encodes networks for more than two parties by what they differ from those
// for two that they were trained from, see UnpackMore. They have the same phases.
func (n *Nets) PackMore(two *Nets) []byte {
	units, _ := n.size()
	units = max(units, joined)
	by := *n
	for i := range by.Used {
		from := two.Net[i].Numbers()
		for j, x := range by.Net[i].Numbers() {
			by.Net[i].Numbers()[j] = x - from[j]
		}
	}
	return by.pack(units, inputs, 0)
}

// pack encodes the first units and used inputs. Third is the third byte.
func (n *Nets) pack(units, used, third int) []byte {
	b := []byte{byte(n.Used), byte(units), byte(third)}
	bits := n.bits()
	if bits != usualBits || n.Ends != (Nets{}).Ends {
		b[0] |= special
		b = append(append(b, byte(bits)), n.Ends[:n.Used-1]...)
	}
	float := func(x float32) {
		u := math.Float32bits(x)
		b = append(b, byte(u), byte(u>>8), byte(u>>16), byte(u>>24))
	}
	for i := range n.Used {
		n.Net[i].layers(used, third == 0, func(l *layer) {
			most := float32(0)
			for _, x := range l {
				most = max(most, x, -x)
			}
			scale := most / float32(int(1)<<(bits-1)-1)
			float(scale)
			if scale == 0 {
				return
			}
			held, filled := uint32(0), 0
			for _, x := range l[:units] {
				w := int32(math.RoundToEven(float64(x / scale)))
				held |= uint32(w) & (1<<bits - 1) << filled
				for filled += bits; filled >= 8; filled -= 8 {
					b = append(b, byte(held))
					held >>= 8
				}
			}
			if filled > 0 {
				b = append(b, byte(held))
			}
		})
		float(n.Net[i].Last)
	}
	return b
}

// size is the numbers of hidden units and inputs that the networks use.
func (n *Nets) size() (units, used int) {
	units, used = 1, 1
	for i := range n.Used {
		at := 0
		n.Net[i].layers(inputs, false, func(l *layer) {
			at++
			for j, x := range l {
				if x != 0 {
					units = max(units, j+1)
					if at <= inputs {
						used = max(used, at)
					}
				}
			}
		})
	}
	return units, used
}

const (
	// special is the bit of the first byte that says that more follows the three.
	special   = 0x80
	usualBits = 8
	mostBits  = 16
)

// bits is the bits of a packed weight.
func (n *Nets) bits() int {
	if n.Bits == 0 {
		return usualBits
	}
	return n.Bits
}

var errPacked = errors.New("packed weights of another size")

// Unpack decodes what Pack encoded. The error says that it is something else.
func (n *Nets) Unpack(packed string) error {
	if len(packed) < 3 {
		return errPacked
	}
	nets := int(packed[0] &^ special)
	if nets < 1 || nets > Phases || packed[1] < 1 || packed[1] > Hidden || packed[2] < 1 || int(packed[2]) > inputs {
		return errPacked
	}
	*n = Nets{Used: nets}
	return n.unpack(packed, int(packed[2]), false)
}

// UnpackMore decodes what PackMore encoded, on top of the networks for two parties
// that these were trained from.
func (n *Nets) UnpackMore(packed string, two *Nets) error {
	if len(packed) < 3 || int(packed[0]&^special) != two.Used || packed[1] < 1 || packed[1] > Hidden || packed[2] != 0 {
		return errPacked
	}
	*n = Nets{Used: two.Used}
	if err := n.unpack(packed, inputs, true); err != nil {
		return err
	}
	for i := range n.Used {
		net := n.Net[i].Numbers()
		for j, x := range two.Net[i].Numbers() {
			net[j] += x
		}
	}
	return nil
}

// unpack decodes networks with this many inputs, and with a second layer if joint.
func (n *Nets) unpack(packed string, used int, joint bool) error {
	more := packed[0]&special != 0
	units := int(packed[1])
	packed = packed[3:]
	whole := true
	take := func(size int) string {
		if len(packed) < size {
			whole = false
			return string(make([]byte, size))
		}
		s := packed[:size]
		packed = packed[size:]
		return s
	}
	float := func() float32 {
		s := take(4)
		return math.Float32frombits(uint32(s[0]) | uint32(s[1])<<8 | uint32(s[2])<<16 | uint32(s[3])<<24)
	}
	if more {
		header := take(n.Used)
		n.Bits = int(header[0])
		copy(n.Ends[:], header[1:])
		if n.Bits < 2 || n.Bits > mostBits || !ascending(header[1:]) {
			return errPacked
		}
	}
	bits := n.bits()
	for i := range n.Used {
		n.Net[i].layers(used, joint, func(l *layer) {
			scale := float()
			if scale == 0 {
				return
			}
			held, filled, rest := uint32(0), 0, take((units*bits+7)/8)
			for j := range units {
				for ; filled < bits; filled += 8 {
					held |= uint32(rest[0]) << filled
					rest = rest[1:]
				}
				l[j] = scale * float32(int32(held<<(32-bits))>>(32-bits))
				held >>= bits
				filled -= bits
			}
		})
		n.Net[i].Last = float()
	}
	if !whole || len(packed) != 0 {
		return errPacked
	}
	return nil
}

// ascending tells whether ends of phases can be those of networks: each above the one
// before, or all zero for the usual ones.
func ascending(ends string) bool {
	for i := 1; i < len(ends); i++ {
		if ends[i] <= ends[i-1] && ends[i] != 0 {
			return false
		}
	}
	return ends == "" || ends[0] > 0 && ends[len(ends)-1] > 0 || strings.Trim(ends, "\x00") == ""
}

// layers calls f for each layer in the order of packing, with the second layer if
// joint.
func (n *Net) layers(used int, joint bool, f func(*layer)) {
	for i := range used {
		f(&n.In[i])
	}
	f(&n.Bias)
	f(&n.Out)
	if !joint {
		return
	}
	for i := range n.Joint {
		f(&n.Joint[i])
	}
	f(&n.JointBias)
	f(&n.JointOut)
}
