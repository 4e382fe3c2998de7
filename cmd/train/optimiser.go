package main

import (
	"math"
	"math/rand/v2"

	"serviert/engine/escalero/solver/column"
)

const (
	bufferSize = 20_000 // samples in the replay buffer of a network
	batch      = 64     // samples per update
	reuse      = 8      // updates that a sample takes part in, on average
	average    = 0.9998 // decay of the moving average of the weights
)

// learner trains one network.
type learner struct {
	net      *column.Net // the current parameters
	mean     *column.Net // their moving average, which is measured and saved
	m, v     column.Net  // moments of Adam
	grad     column.Net
	updates  int
	buffer   []column.Sample
	at       int
	pending  float64
	errors   float64 // sum of squared errors against the targets
	measured int
}

func (l *learner) add(x column.Sample) {
	if len(l.buffer) < bufferSize {
		l.buffer = append(l.buffer, x)
	} else {
		l.buffer[l.at] = x
		l.at = (l.at + 1) % bufferSize
	}
	e := float64(l.net.Value(&x) - x.Target)
	l.errors += e * e
	l.measured++
	l.pending += reuse
}

// error is the root mean square error of new samples since the last call.
func (l *learner) error() float64 {
	e := math.Sqrt(l.errors / float64(max(1, l.measured)))
	l.errors, l.measured = 0, 0
	return e
}

// learn makes the updates due for the samples added since the last call.
func (l *learner) learn(rate float64, rng *rand.Rand) {
	for ; l.pending >= batch && len(l.buffer) >= 10*batch; l.pending -= batch {
		grad := l.grad.Numbers()
		clear(grad)
		for range batch {
			l.net.Learn(&l.buffer[rng.IntN(len(l.buffer))], &l.grad)
		}
		l.step(rate)
	}
}

// step is an update by Adam.
func (l *learner) step(rate float64) {
	l.updates++
	const b1, b2, tiny = 0.9, 0.999, 1e-8
	c1 := float32(rate / (1 - math.Pow(b1, float64(l.updates))))
	c2 := float32(1 / (1 - math.Pow(b2, float64(l.updates))))
	keep := float32(min(average, 1-1/float64(l.updates+1)))
	net, mean, m, v := l.net.Numbers(), l.mean.Numbers(), l.m.Numbers(), l.v.Numbers()
	for i, g := range l.grad.Numbers() {
		g /= batch
		m[i] += (1 - b1) * (g - m[i])
		v[i] += (1 - b2) * (g*g - v[i])
		net[i] -= c1 * m[i] / (float32(math.Sqrt(float64(v[i]*c2))) + tiny)
		mean[i] += (1 - keep) * (net[i] - mean[i])
	}
}

// initialise sets the first layer at random and the output near zero, so that
// training starts near the column model. Units beyond those wanted and unused
// inputs start at zero and stay there, since their gradient is zero.
func initialise(n *column.Net, used []bool, units int, rng *rand.Rand) {
	for i, used := range used {
		for j := range units {
			if w := float32(rng.NormFloat64() * 0.15); used {
				n.In[i][j] = w
			}
		}
	}
	for j := range units {
		n.Out[j] = float32(rng.NormFloat64() * 0.02)
	}
}

// join sets the second layer at random and its output near zero, as initialise does with
// the first.
func join(n *column.Net, rng *rand.Rand) {
	for i := range n.Joint {
		for j := range n.Joint[i] {
			n.Joint[i][j] = float32(rng.NormFloat64() / math.Sqrt(column.Hidden))
		}
		n.JointOut[i] = float32(rng.NormFloat64() * 0.005)
	}
}
