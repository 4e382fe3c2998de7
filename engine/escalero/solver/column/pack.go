package column

import (
	"errors"
	"math"
)

// Packed weights are, network by network and layer by layer (each input, the
// bias, the output), a scale of four bytes and a signed byte a unit: weight =
// scale * byte. The last number of a network is a float of four bytes.
const packedNet = (inputs+2)*(4+Hidden) + 4

// PackedSize is the length of packed weights.
const PackedSize = Phases * packedNet

// Pack writes the weights in eight bits.
func (n *Nets) Pack() []byte {
	b := make([]byte, 0, PackedSize)
	float := func(x float32) {
		u := math.Float32bits(x)
		b = append(b, byte(u), byte(u>>8), byte(u>>16), byte(u>>24))
	}
	for i := range n {
		n[i].layers(func(l *layer) {
			most := float32(0)
			for _, x := range l {
				most = max(most, x, -x)
			}
			scale := most / 127
			float(scale)
			for _, x := range l {
				q := 0
				if scale > 0 {
					q = int(math.RoundToEven(float64(x / scale)))
				}
				b = append(b, byte(int8(max(-127, min(127, q)))))
			}
		})
		float(n[i].Last)
	}
	return b
}

// Unpack reads packed weights. A file may be cut off after any whole network:
// the later ones, of earlier phases of the game, stay as they are in n.
func (n *Nets) Unpack(packed string) error {
	if len(packed) == 0 || len(packed) > PackedSize || len(packed)%packedNet != 0 {
		return errors.New("packed weights of another size")
	}
	float := func() float32 {
		u := uint32(packed[0]) | uint32(packed[1])<<8 | uint32(packed[2])<<16 | uint32(packed[3])<<24
		packed = packed[4:]
		return math.Float32frombits(u)
	}
	for i := range len(packed) / packedNet {
		n[i].layers(func(l *layer) {
			scale := float()
			for j := range l {
				l[j] = scale * float32(int8(packed[j]))
			}
			packed = packed[Hidden:]
		})
		n[i].Last = float()
	}
	return nil
}

// layers calls f for each layer in the order of the file.
func (n *Net) layers(f func(*layer)) {
	for i := range n.In {
		f(&n.In[i])
	}
	f(&n.Bias)
	f(&n.Out)
}
