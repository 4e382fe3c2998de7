package column

import "unsafe"

// numbers sees a network as the flat list of its parameters; a Net consists of
// float32 only.
func numbers(n *Net) []float32 {
	return unsafe.Slice((*float32)(unsafe.Pointer(n)), unsafe.Sizeof(*n)/unsafe.Sizeof(n.Last))
}
