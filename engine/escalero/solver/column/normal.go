package column

import (
	"math"
	"math/bits"
)

// The normal distribution function is tabulated: valuing a turn needs it a few
// hundred times.
const (
	normalStep  = 64
	normalRange = 5
	normalSize  = 2*normalRange*normalStep + 2
)

var normalTable [normalSize]float32

func init() {
	for i := range normalTable {
		x := float64(i)/normalStep - normalRange
		normalTable[i] = float32(math.Erfc(-x/math.Sqrt2) / 2)
	}
}

// normal is the probability that a standard normal variable is below x.
func normal(x float32) float32 {
	switch {
	case x <= -normalRange:
		return 0
	case x >= normalRange:
		return 1
	}
	at := (x + normalRange) * normalStep
	i := int(at)
	a, b := normalTable[i], normalTable[i+1]
	return a + (b-a)*(at-float32(i))
}

func sqrt(x float32) float32 { return float32(math.Sqrt(float64(x))) }

func count(open uint16) int { return bits.OnesCount16(open) }
