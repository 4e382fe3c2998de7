package browser

import "serviert/engine/dice"

// Faces implements Chance.
func (p *Page) Faces(n int) []dice.Face { return facesFrom(n, p.random) }

// Below implements Chance.
func (p *Page) Below(n int) int { return belowFrom(n, p.random) }

// facesFrom draws n faces without bias: bytes from 252 up are rejected, because
// 252 is the largest multiple of six that fits.
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

// belowFrom rejects bytes from the largest multiple of n up.
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
