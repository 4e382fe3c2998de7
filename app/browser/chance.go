package browser

import "serviert/engine/dice"

// Faces draws n faces from the browser's generator.
func (p *Page) Faces(n int) []dice.Face { return facesFrom(n, p.random) }

// Below draws a number from 0 to n-1, n at most 256.
func (p *Page) Below(n int) int { return belowFrom(n, p.random) }

// facesFrom draws n faces without bias: of the 256 values of a byte the last
// four are rejected, since 252 is the largest multiple of six.
func facesFrom(n int, random func([]byte)) []dice.Face {
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

// belowFrom rejects what lies above the largest multiple of n that a byte has.
func belowFrom(n int, random func([]byte)) int {
	limit := 256 - 256%n
	var b [1]byte
	for {
		random(b[:])
		if int(b[0]) < limit {
			return int(b[0]) % n
		}
	}
}
