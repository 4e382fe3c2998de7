package main

import (
	"cmp"
	"encoding/gob"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"

	"serviert/engine/escalero/solver/column"
)

// checkpoint is the state of the training, without the replay buffers, which fill
// again within seconds.
type checkpoint struct {
	Games   int
	Seconds float64
	Rng     []byte
	Nets    int
	Net     [column.Phases][]float32
	Mean    [column.Phases][]float32
	M, V    [column.Phases][]float32
	Updates [column.Phases]int
}

func save(path string, t *trainer) error {
	c := checkpoint{Games: t.games, Seconds: t.seconds, Nets: len(t.learners)}
	c.Rng, _ = t.source.MarshalBinary()
	for i := range t.learners {
		l := &t.learners[i]
		c.Net[i], c.Mean[i] = l.net.Numbers(), l.mean.Numbers()
		c.M[i], c.V[i], c.Updates[i] = l.m.Numbers(), l.v.Numbers(), l.updates
	}
	f, err := os.Create(path + ".new")
	if err != nil {
		return err
	}
	if err := gob.NewEncoder(f).Encode(&c); err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(path+".new", path)
}

func load(path string, t *trainer) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	var c checkpoint
	if err := gob.NewDecoder(f).Decode(&c); err != nil {
		return err
	}
	if c.Nets != len(t.learners) {
		return fmt.Errorf("%s has %d networks, not %d", path, c.Nets, len(t.learners))
	}
	t.games, t.seconds = c.Games, c.Seconds
	if t.source == nil {
		t.source = new(rand.PCG)
	}
	if err := t.source.UnmarshalBinary(c.Rng); err != nil {
		return err
	}
	for i := range t.learners {
		l := &t.learners[i]
		copy(l.net.Numbers(), c.Net[i])
		copy(l.mean.Numbers(), c.Mean[i])
		copy(l.m.Numbers(), c.M[i])
		copy(l.v.Numbers(), c.V[i])
		l.updates = c.Updates[i]
	}
	return nil
}

// borrow starts from packed weights, as in OUT.bin: each network from the one for
// its last position, the hidden units of the largest weights. Units that the file has
// not begin as they are, without a say in the value: with weights of 0 on both sides
// they could never learn.
func borrow(path string, t *trainer, units int) error {
	packed, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var other column.Nets
	if err := other.Unpack(string(packed)); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	used := t.game.Inputs(false)
	for i := range t.learners {
		open := 2 * column.MostCells
		if i < len(t.learners)-1 {
			open = t.nets.End(i)
		}
		from := &other.Net[other.Index(open)]
		var weight [column.Hidden]float64
		var order [column.Hidden]int
		for j := range order {
			order[j] = j
			sum := 0.0
			for in := range from.In {
				sum += float64(from.In[in][j]) * float64(from.In[in][j])
			}
			weight[j] = math.Abs(float64(from.Out[j])) * math.Sqrt(sum)
		}
		slices.SortStableFunc(order[:], func(a, b int) int { return cmp.Compare(weight[b], weight[a]) })
		to := t.learners[i].net
		random := *to
		*to = column.Net{Last: from.Last}
		for j, unit := range order[:units] {
			if weight[unit] == 0 {
				to.Bias[j] = random.Bias[j]
				for in := range to.In {
					to.In[in][j] = random.In[in][j]
				}
				continue
			}
			to.Bias[j], to.Out[j] = from.Bias[unit], from.Out[unit]
			for in, used := range used {
				if used {
					to.In[in][j] = from.In[in][unit]
				}
			}
		}
		*t.learners[i].mean = *to
	}
	return nil
}
