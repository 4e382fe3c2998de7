//go:build !(goexperiment.simd && amd64)

package column

// add is dst += w.
func (dst *layer) add(w *layer) {
	for i := range dst {
		dst[i] += w[i]
	}
}

// addScaled is dst += x*w.
func (dst *layer) addScaled(w *layer, x float32) {
	for i := range dst {
		dst[i] += x * w[i]
	}
}

// addAll is dst += the sum of x[i]*w[i]. There are a multiple of four inputs:
// four at a time spare most of the loads and stores.
func (dst *layer) addAll(w []layer, x []float32) {
	for ; len(x) >= 4 && len(w) >= 4; x, w = x[4:], w[4:] {
		a, b, c, d := &w[0], &w[1], &w[2], &w[3]
		p, q, r, s := x[0], x[1], x[2], x[3]
		for i := range dst {
			dst[i] += (p*a[i] + q*b[i]) + (r*c[i] + s*d[i])
		}
	}
}

// rectified is the scalar product of out with the positive part of pre.
func rectified(pre, out *layer) float32 {
	var a, b float32
	for i := 0; i < Hidden; i += 2 {
		if pre[i] > 0 {
			a += pre[i] * out[i]
		}
		if pre[i+1] > 0 {
			b += pre[i+1] * out[i+1]
		}
	}
	return a + b
}
