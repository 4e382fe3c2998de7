package column

import "unsafe"

// numbers is a network's memory as a flat slice: a Net consists of float32 only.
func numbers(n *Net) []float32 {
	return unsafe.Slice((*float32)(unsafe.Pointer(n)), unsafe.Sizeof(*n)/unsafe.Sizeof(n.Last))
}
