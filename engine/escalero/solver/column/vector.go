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

// scale is dst *= x.
func (dst *layer) scale(x float32) {
	for i := range dst {
		dst[i] *= x
	}
}

// addRectified is dst += x * the positive part of pre.
func (dst *layer) addRectified(pre *layer, x float32) {
	for i, p := range pre {
		if p > 0 {
			dst[i] += x * p
		}
	}
}

// addAll is dst += the sum of x[i]*w[i]. Their number is a multiple of eight; to
// take eight at a time saves most loads and stores.
func (dst *layer) addAll(w []layer, x []float32) {
	for ; len(x) >= 8 && len(w) >= 8; x, w = x[8:], w[8:] {
		a, b, c, d := &w[0], &w[1], &w[2], &w[3]
		e, f, g, h := &w[4], &w[5], &w[6], &w[7]
		p, q, r, s := x[0], x[1], x[2], x[3]
		t, u, v, y := x[4], x[5], x[6], x[7]
		for i := range dst {
			dst[i] += ((p*a[i] + q*b[i]) + (r*c[i] + s*d[i])) + ((t*e[i] + u*f[i]) + (v*g[i] + y*h[i]))
		}
	}
}

// rectified is the dot product of out and the positive part of pre.
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

// dot is the dot product.
func dot(x, y *layer) float32 {
	sum := float32(0)
	for i, a := range x {
		sum += a * y[i]
	}
	return sum
}

// dots sets to to the dot products of x and each of w. Their number is a multiple of
// eight; to take eight at a time saves loads.
func (x *layer) dots(w []layer, to []float32) {
	for ; len(w) >= 8 && len(to) >= 8; w, to = w[8:], to[8:] {
		a, b, c, d := &w[0], &w[1], &w[2], &w[3]
		e, f, g, h := &w[4], &w[5], &w[6], &w[7]
		var p, q, r, s, t, u, v, y float32
		for i, m := range x {
			p += m * a[i]
			q += m * b[i]
			r += m * c[i]
			s += m * d[i]
			t += m * e[i]
			u += m * f[i]
			v += m * g[i]
			y += m * h[i]
		}
		to[0], to[1], to[2], to[3] = p, q, r, s
		to[4], to[5], to[6], to[7] = t, u, v, y
	}
}

// gather is dst += the sum of the active inputs' weights.
func (dst *layer) gather(in *[inputs]layer, a *active) {
	for i := range a.n {
		dst.addScaled(&in[a.input[i]], a.value[i])
	}
}

// scatter adds back times the value of each active input to that input's
// gradient.
func (back *layer) scatter(grad *[inputs]layer, a *active) {
	for i := range a.n {
		grad[a.input[i]].addScaled(back, a.value[i])
	}
}
