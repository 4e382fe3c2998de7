// Package random is random numbers that follow from a seed, the same on every
// device and in every version: whoever plays the hand of a day, or asks a computer
// player twice, gets the same. It is written here so that no library ever changes
// what it gives.
package random

// Source is a generator, SplitMix64 (Steele, Lea and Flood, "Fast splittable
// pseudorandom number generators", 2014); its value is the seed.
type Source uint64

// Next is the next number, any of 64 bits.
func (s *Source) Next() uint64 {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Below draws a number from 0 to n-1, for n far below 2^31.
func (s *Source) Below(n int) int { return int(s.Next() >> 33 % uint64(n)) }
