package main

import (
	"encoding/gob"
	"fmt"
	"math/rand/v2"
	"os"

	"serviert/engine/escalero/solver/column"
)

// checkpoint is all that is needed to go on, the replay buffers excepted:
// they fill again within seconds.
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

// borrow begins with the averaged weights of another training.
func borrow(path string, t *trainer) error {
	other := newTrainer(t.game, len(t.learners))
	if err := load(path, other); err != nil {
		return err
	}
	t.nets, t.means = other.means, other.means
	return nil
}
