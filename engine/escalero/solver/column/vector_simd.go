//go:build goexperiment.simd && amd64

package column

import (
	"simd/archsimd"
	"unsafe"
)

// With GOEXPERIMENT=simd layers are computed eight numbers at a time, which makes
// training several times faster. The app does not use it.

type lanes = [8]float32

func (l *layer) lanes() *[Hidden / 8]lanes { return (*[Hidden / 8]lanes)(unsafe.Pointer(l)) }

// add is dst += w.
func (dst *layer) add(w *layer) {
	d, v := dst.lanes(), w.lanes()
	for i := range d {
		archsimd.LoadFloat32x8(&d[i]).Add(archsimd.LoadFloat32x8(&v[i])).Store(&d[i])
	}
}

// addScaled is dst += x*w.
func (dst *layer) addScaled(w *layer, x float32) {
	d, v := dst.lanes(), w.lanes()
	s := archsimd.BroadcastFloat32x8(x)
	for i := range d {
		archsimd.LoadFloat32x8(&d[i]).Add(archsimd.LoadFloat32x8(&v[i]).Mul(s)).Store(&d[i])
	}
}

// scale is dst *= x.
func (dst *layer) scale(x float32) {
	d := dst.lanes()
	s := archsimd.BroadcastFloat32x8(x)
	for i := range d {
		archsimd.LoadFloat32x8(&d[i]).Mul(s).Store(&d[i])
	}
}

// addRectified is dst += x * the positive part of pre.
func (dst *layer) addRectified(pre *layer, x float32) {
	d, p := dst.lanes(), pre.lanes()
	s := archsimd.BroadcastFloat32x8(x)
	var zero archsimd.Float32x8
	for i := range d {
		archsimd.LoadFloat32x8(&d[i]).Add(archsimd.LoadFloat32x8(&p[i]).Max(zero).Mul(s)).Store(&d[i])
	}
}

// addAll is dst += the sum of x[i]*w[i].
func (dst *layer) addAll(w []layer, x []float32) {
	d := dst.lanes()
	for at := 0; at < len(d); at += 4 {
		p, q := archsimd.LoadFloat32x8(&d[at]), archsimd.LoadFloat32x8(&d[at+1])
		r, s := archsimd.LoadFloat32x8(&d[at+2]), archsimd.LoadFloat32x8(&d[at+3])
		for i := range w {
			v := (*[4]lanes)(unsafe.Pointer(&w[i][8*at]))
			f := archsimd.BroadcastFloat32x8(x[i])
			p = p.Add(archsimd.LoadFloat32x8(&v[0]).Mul(f))
			q = q.Add(archsimd.LoadFloat32x8(&v[1]).Mul(f))
			r = r.Add(archsimd.LoadFloat32x8(&v[2]).Mul(f))
			s = s.Add(archsimd.LoadFloat32x8(&v[3]).Mul(f))
		}
		p.Store(&d[at])
		q.Store(&d[at+1])
		r.Store(&d[at+2])
		s.Store(&d[at+3])
	}
}

// rectified is the dot product of out and the positive part of pre.
func rectified(pre, out *layer) float32 {
	p, o := pre.lanes(), out.lanes()
	var zero archsimd.Float32x8
	sum := zero
	for i := range p {
		sum = sum.Add(archsimd.LoadFloat32x8(&p[i]).Max(zero).Mul(archsimd.LoadFloat32x8(&o[i])))
	}
	return total(sum)
}

// dot is the dot product.
func dot(x, y *layer) float32 {
	p, o := x.lanes(), y.lanes()
	var sum archsimd.Float32x8
	for i := range p {
		sum = sum.Add(archsimd.LoadFloat32x8(&p[i]).Mul(archsimd.LoadFloat32x8(&o[i])))
	}
	return total(sum)
}

// dots sets to to the dot products of x and each of w.
func (x *layer) dots(w []layer, to []float32) {
	for i := range w {
		to[i] = dot(x, &w[i])
	}
}

// total is the sum of eight numbers.
func total(x archsimd.Float32x8) float32 {
	var a lanes
	x.Store(&a)
	return ((a[0] + a[4]) + (a[1] + a[5])) + ((a[2] + a[6]) + (a[3] + a[7]))
}

// gather is dst += the sum of the active inputs' weights.
func (dst *layer) gather(in *[inputs]layer, a *active) {
	d := dst.lanes()
	for at := 0; at < len(d); at += 4 {
		p, q := archsimd.LoadFloat32x8(&d[at]), archsimd.LoadFloat32x8(&d[at+1])
		r, s := archsimd.LoadFloat32x8(&d[at+2]), archsimd.LoadFloat32x8(&d[at+3])
		for i := range a.n {
			v := (*[4]lanes)(unsafe.Pointer(&in[a.input[i]][8*at]))
			f := archsimd.BroadcastFloat32x8(a.value[i])
			p = archsimd.LoadFloat32x8(&v[0]).MulAdd(f, p)
			q = archsimd.LoadFloat32x8(&v[1]).MulAdd(f, q)
			r = archsimd.LoadFloat32x8(&v[2]).MulAdd(f, r)
			s = archsimd.LoadFloat32x8(&v[3]).MulAdd(f, s)
		}
		p.Store(&d[at])
		q.Store(&d[at+1])
		r.Store(&d[at+2])
		s.Store(&d[at+3])
	}
}

// scatter adds back times the value of each active input to that input's
// gradient.
func (back *layer) scatter(grad *[inputs]layer, a *active) {
	b := back.lanes()
	for at := 0; at < len(b); at += 4 {
		p, q := archsimd.LoadFloat32x8(&b[at]), archsimd.LoadFloat32x8(&b[at+1])
		r, s := archsimd.LoadFloat32x8(&b[at+2]), archsimd.LoadFloat32x8(&b[at+3])
		for i := range a.n {
			g := (*[4]lanes)(unsafe.Pointer(&grad[a.input[i]][8*at]))
			f := archsimd.BroadcastFloat32x8(a.value[i])
			p.MulAdd(f, archsimd.LoadFloat32x8(&g[0])).Store(&g[0])
			q.MulAdd(f, archsimd.LoadFloat32x8(&g[1])).Store(&g[1])
			r.MulAdd(f, archsimd.LoadFloat32x8(&g[2])).Store(&g[2])
			s.MulAdd(f, archsimd.LoadFloat32x8(&g[3])).Store(&g[3])
		}
	}
}
