package enginetest

import "math/rand/v2"

// Choices makes the choices of a game: which action, which faces. Make it with
// Random or Bytes.
type Choices struct {
	random *rand.Rand
	bytes  []byte
}

// Random is an endless source of choices, determined by the seed.
func Random(seed uint64) *Choices {
	return &Choices{random: rand.New(rand.NewPCG(seed, 0))}
}

// Bytes takes the choices from bytes, for fuzz tests.
func Bytes(b []byte) *Choices { return &Choices{bytes: b} }

// Empty tells whether the bytes are used up, where a game stops. It is never true
// of Random.
func (c *Choices) Empty() bool { return c.random == nil && len(c.bytes) == 0 }

// Choose is a number from 0 to n-1, n at least 1; 0 when the bytes are used up.
func (c *Choices) Choose(n int) int {
	if c.random != nil {
		return c.random.IntN(n)
	}
	v := 0
	for span := 1; span < n && len(c.bytes) > 0; span <<= 8 {
		v = v<<8 | int(c.bytes[0])
		c.bytes = c.bytes[1:]
	}
	return v % n
}
