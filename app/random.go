package app

import "serviert/engine/dice"

// throwDice draws n faces from the browser's cryptographic generator.
func throwDice(n int) []dice.Face { return drawFaces(n, randomBytes) }

// drawFaces draws n faces without bias: of the 256 values of a byte the last
// four are thrown away, since 252 is the largest multiple of six.
func drawFaces(n int, random func([]byte)) []dice.Face {
	faces := make([]dice.Face, 0, n)
	buffer := make([]byte, 2*n+2)
	for {
		random(buffer)
		for _, b := range buffer {
			if len(faces) == n {
				return faces
			}
			if b < 252 {
				faces = append(faces, dice.Face(b%6+1))
			}
		}
	}
}

// drawBelow draws a number from 0 to n-1 without bias, n at most 256.
func drawBelow(n int) int {
	limit := 256 - 256%n
	var b [1]byte
	for {
		randomBytes(b[:])
		if int(b[0]) < limit {
			return int(b[0]) % n
		}
	}
}
