package turn

// Ends is the probability that a turn ends with each throw: unserved at index 0,
// served at index 1.
type Ends [2][Hands]float64

// Flow computes where a solved turn ends under optimal play.
type Flow struct {
	Ends Ends // the result of the last call
	mass [size]float64
	now  [2][Hands]float64
}

// FromStart computes Ends from before the first throw.
func (f *Flow) FromStart(t *Turn) {
	f.now = [2][Hands]float64{}
	f.now[1] = odds
	f.run(t, 2)
}

// FromKeep computes Ends after keeping k with n throws left, 1 or 2, the next of
// which is about to be made.
func (f *Flow) FromKeep(t *Turn, k, n int) {
	f.now = [2][Hands]float64{}
	f.mass = [size]float64{}
	f.mass[k] = 1
	f.throw()
	f.run(t, n-1)
}

// run decides and throws, from throws on the table, until no throw is left.
func (f *Flow) run(t *Turn, n int) {
	f.Ends = Ends{}
	for ; n > 0; n-- {
		f.mass = [size]float64{}
		for served := range f.now {
			for h, p := range f.now[served] {
				if p == 0 {
					continue
				}
				if k := t.Best(h, served == 1, n); k >= FirstHand {
					f.Ends[served][h] += p
				} else {
					f.mass[k] += p
				}
			}
		}
		f.throw()
	}
	for served := range f.now {
		for h, p := range f.now[served] {
			f.Ends[served][h] += p
		}
	}
}

// throw moves the probabilities of keeps to those of throws.
func (f *Flow) throw() {
	all := f.mass[0]
	for k := 1; k < FirstHand; k++ {
		if p := f.mass[k] / 6; p > 0 {
			for _, g := range grow[k] {
				f.mass[g&(size-1)] += p
			}
		}
	}
	for h := range Hands {
		f.now[0][h] = f.mass[FirstHand+h]
		f.now[1][h] = all * odds[h]
	}
}
