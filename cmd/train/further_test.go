package main

import (
	"math"
	"path/filepath"
	"testing"

	"serviert/engine/escalero/solver/column"
)

// Weights for independent inputs say the same as those they come from, and a step down
// a gradient lowers the error.
func TestFreeInputs(t *testing.T) {
	p := plan{preset: "wuerfelpoker", seed: 5, nets: 1, units: 16}
	tr, play, err := p.prepare()
	if err != nil {
		t.Fatal(err)
	}
	var all []column.Sample
	for range 40 {
		play(0.9, func(x column.Sample) { all = append(all, x) })
	}
	net := *tr.learners[0].net
	f := newFree(&net, all)
	again := net
	f.give(&again)
	for i := range all {
		if a, b := net.Value(&all[i]), again.Value(&all[i]); math.Abs(float64(a-b)) > 1e-3 {
			t.Fatalf("a sample is worth %v, and %v with free inputs", a, b)
		}
	}
	// Of the inputs u, which the roots give back, the mean is 0 and the deviation 1 where they vary at all.
	n := len(f.middle)
	sums, squares := make([]float64, n), make([]float64, n)
	for i := range all {
		x := make([]float64, n)
		all[i].Inputs(func(input int, value float32) { x[input] = float64(value) })
		for a := range n {
			x[a] -= f.middle[a]
			for k := range a {
				x[a] -= f.root[a*n+k] * x[k]
			}
			x[a] /= f.root[a*n+a]
			sums[a] += x[a] / float64(len(all))
			squares[a] += x[a] * x[a] / float64(len(all))
		}
	}
	varying := 0
	for a := range n {
		if math.Abs(sums[a]) > 1e-6 || squares[a] > 1+1e-6 {
			t.Errorf("input %d has the mean %v and the deviation %v", a, sums[a], math.Sqrt(squares[a]))
		}
		if squares[a] > 0.5 {
			varying++
		}
	}
	if varying < n/2 {
		t.Errorf("only %d of %d inputs were made independent", varying, n)
	}

	loss := func() (sum float64, grad column.Net) {
		for i := range all {
			e := float64(again.Learn(&all[i], &grad))
			sum += e * e
		}
		return sum, grad
	}
	before, _ := loss()
	for i := range 30 {
		_, grad := loss()
		f.step(&grad, 1e-3, i+1)
		f.give(&again)
	}
	if after, _ := loss(); !(after < 0.9*before) {
		t.Errorf("the squared errors went from %v to %v", before, after)
	}
}

// Learning further takes what it needs, and says so where it is missing.
func TestLearnFurther(t *testing.T) {
	for _, p := range []plan{
		{preset: "escalero", nets: 4, units: 16},
		{preset: "escalero", nets: 4, units: 16, from: "x", more: true},
		{preset: "escalero", nets: 4, units: 16, from: filepath.Join(t.TempDir(), "none")},
	} {
		if err := p.further(1); err == nil {
			t.Errorf("no error for %+v", p)
		}
	}
}
