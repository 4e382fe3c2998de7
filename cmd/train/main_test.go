package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"serviert/engine/escalero/solver/column"
)

func TestSameSeedSameWeights(t *testing.T) {
	dir := t.TempDir()
	train := func(name string, games int, resume bool) []byte {
		t.Helper()
		p := plan{preset: "escalero", games: games, seed: 3, out: filepath.Join(dir, name), rate: 1e-3, resume: resume, every: 30, duel: 0, nets: 4, units: 16}
		if err := p.run(); err != nil {
			t.Fatal(err)
		}
		b, err := os.ReadFile(p.out + ".bin")
		if err != nil {
			t.Fatal(err)
		}
		if err := new(column.Nets).Unpack(string(b)); err != nil {
			t.Fatal(err)
		}
		return b
	}
	a := train("a", 60, false)
	if b := train("b", 60, false); !bytes.Equal(a, b) {
		t.Error("the same seed gave other weights")
	}
	if more := train("a", 180, true); bytes.Equal(a, more) {
		t.Error("going on changed nothing")
	}
}

func TestNotByColumns(t *testing.T) {
	p := plan{preset: "escalero-single", games: 1, out: filepath.Join(t.TempDir(), "x"), nets: 1, units: 1}
	if err := p.run(); err == nil {
		t.Error("no error for a game settled by difference")
	}
}
