package column

import (
	"errors"
	"math"
)

// Packed weights start with three bytes: the numbers of networks, of hidden units
// used and of inputs used. Then come, for each network, its layers (each input,
// the bias, the output) and Last, a float32. A layer is a scale, a float32, and a
// signed byte for each unit used: weight = scale * byte. A layer of zeros is its
// scale alone. Floats are little-endian.

// Weights for more than two parties are packed without those of the inputs that
// they share with the networks for two, whose weights they have there. The third
// byte is then zero.

// Pack encodes the weights in eight bits each.
func (n *Nets) Pack() []byte {
	units, used := n.size()
	return n.pack(units, used, func(net *Net, f func(*layer)) { net.layers(used, f) })
}

// PackMore encodes what networks for more than two parties add to others, see
// UnpackMore.
func (n *Nets) PackMore() []byte {
	units, _ := n.size()
	return n.pack(units, 0, (*Net).layersOfMore)
}

func (n *Nets) pack(units, used int, layers func(*Net, func(*layer))) []byte {
	b := []byte{byte(n.Used), byte(units), byte(used)}
	float := func(x float32) {
		u := math.Float32bits(x)
		b = append(b, byte(u), byte(u>>8), byte(u>>16), byte(u>>24))
	}
	for i := range n.Used {
		layers(&n.Net[i], func(l *layer) {
			most := float32(0)
			for _, x := range l {
				most = max(most, x, -x)
			}
			scale := most / 127
			float(scale)
			if scale == 0 {
				return
			}
			for _, x := range l[:units] {
				b = append(b, byte(int8(math.RoundToEven(float64(x/scale)))))
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
		n.Net[i].layers(inputs, func(l *layer) {
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

var errPacked = errors.New("packed weights of another size")

// Unpack decodes what Pack encoded. The error says that it is something else.
func (n *Nets) Unpack(packed string) error {
	if len(packed) < 3 || packed[0] < 1 || packed[0] > Phases || packed[1] < 1 || packed[1] > Hidden ||
		packed[2] < 1 || int(packed[2]) > inputs {
		return errPacked
	}
	*n = Nets{Used: int(packed[0])}
	used := int(packed[2])
	return n.unpack(packed, func(net *Net, f func(*layer)) { net.layers(used, f) })
}

// UnpackMore decodes what PackMore encoded, on top of the networks for two parties
// that these were trained from.
func (n *Nets) UnpackMore(packed string, two *Nets) error {
	if len(packed) < 3 || int(packed[0]) != two.Used || packed[1] < 1 || packed[1] > Hidden || packed[2] != 0 {
		return errPacked
	}
	*n = *two
	return n.unpack(packed, func(net *Net, f func(*layer)) {
		net.layersOfMore(func(l *layer) { *l = layer{}; f(l) })
	})
}

func (n *Nets) unpack(packed string, layers func(*Net, func(*layer))) error {
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
	for i := range n.Used {
		layers(&n.Net[i], func(l *layer) {
			scale := float()
			if scale == 0 {
				return
			}
			for j, x := range []byte(take(units)) {
				l[j] = scale * float32(int8(x))
			}
		})
		n.Net[i].Last = float()
	}
	if !whole || len(packed) != 0 {
		return errPacked
	}
	return nil
}

// layers calls f for each layer in the order of packing.
func (n *Net) layers(used int, f func(*layer)) {
	for i := range used {
		f(&n.In[i])
	}
	f(&n.Bias)
	f(&n.Out)
}

// layersOfMore is layers, without the inputs that two parties have too.
func (n *Net) layersOfMore(f func(*layer)) {
	for i := crowdAt; i < inputs; i++ {
		f(&n.In[i])
	}
	f(&n.Bias)
	f(&n.Out)
}

// Shared is how many of Numbers, from the first, are the weights that networks for
// more than two parties share with those for two.
const Shared = crowdAt * Hidden
