package turn

// Ends is how likely each throw is to end a turn, first unserved, then served.
type Ends [2][Hands]float64

// Flow follows the best play of a solved turn to its end.
type Flow struct {
	Ends Ends
	mass [size]float64
	now  [2][Hands]float64
}

// FromStart follows the whole turn from before its first throw.
func (f *Flow) FromStart(t *Turn) {
	f.now = [2][Hands]float64{}
	f.now[1] = odds
	f.run(t, 2)
}

// FromThrow follows the rest of a turn from a throw with n throws left.
func (f *Flow) FromThrow(t *Turn, h int, served bool, n int) {
	f.now = [2][Hands]float64{}
	if served {
		f.now[1][h] = 1
	} else {
		f.now[0][h] = 1
	}
	f.run(t, n)
}

// FromKeep follows the rest of a turn in which k has been kept and n throws
// are left, the first of them about to be made.
func (f *Flow) FromKeep(t *Turn, k, n int) {
	f.now = [2][Hands]float64{}
	f.mass = [size]float64{}
	f.mass[k] = 1
	f.throw()
	f.run(t, n-1)
}

// run decides and throws until no throw is left; the dice lie.
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

// throw turns what was kept into throws.
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
