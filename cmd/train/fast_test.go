package main

import (
	"bytes"
	"encoding/binary"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"serviert/engine/escalero/solver/column"
)

// What cmd/train/fast plays is what the engine plays.
func TestFastPlaysAsTheEngineDoes(t *testing.T) {
	compiler, err := exec.LookPath("c++")
	if err != nil {
		t.Skip("needs a C++ compiler: apt install g++")
	}
	dir := t.TempDir()
	check := filepath.Join(dir, "check")
	if out, err := exec.Command(compiler, "-std=c++17", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "fast/learn.cc").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err := exec.Command(compiler, "-O2", "-std=c++17", "-o", check, "fast/check.cc").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, preset := range []string{"escalero", "wuerfelpoker"} {
		if err := writeTables(dir, preset); err != nil {
			t.Fatal(err)
		}
		g, nets, _, err := amongMore(preset)
		if err != nil {
			t.Fatal(err)
		}
		tables := randomTables(g, 80)
		var positions []int32
		for _, a := range tables {
			positions = append(positions, int32(len(a.Others)+1))
			for _, s := range append(append([]column.Side{a.Me}, a.Others...), column.Side{})[:4] {
				for c := range s.Open {
					positions = append(positions, int32(s.Open[c]), int32(s.Sum[c]))
				}
			}
		}
		path := filepath.Join(dir, preset)
		var b bytes.Buffer
		binary.Write(&b, binary.LittleEndian, positions)
		if err := os.WriteFile(path+".positions", b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(check, path+".game", path+".nets", path+".positions", path+".values").CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		values, err := os.ReadFile(path + ".values")
		if err != nil {
			t.Fatal(err)
		}
		in := bytes.NewReader(values)
		compared := 0
		// compare reads the values of a position and compares those of open cells.
		compare := func(what string, a *column.Table, want *column.Entries, mean float64) {
			t.Helper()
			var got column.Entries
			var gotMean float32
			if err := binary.Read(in, binary.LittleEndian, &got); err != nil {
				t.Fatal(err)
			}
			if err := binary.Read(in, binary.LittleEndian, &gotMean); err != nil {
				t.Fatal(err)
			}
			if want == nil {
				return
			}
			for c := range g.Columns {
				for r := range g.Layout.Rows {
					for k := range g.Layout.Count[r] {
						if a.Me.Open[c]>>r&1 == 0 {
							continue
						}
						compared++
						if x, y := got[c][r][k], want[c][r][k]; !(math.Abs(float64(x-y)) < 1e-3) {
							t.Fatalf("%s, %s: column %d, row %d, result %d of %+v is worth %v there, %v here", preset, what, c, r, k, a, x, y)
						}
					}
				}
			}
			if !(math.Abs(float64(gotMean)-mean) < 1e-3) {
				t.Fatalf("%s, %s: the turn of %+v is worth %v there, %v here", preset, what, a, gotMean, mean)
			}
		}
		model, more := &column.Many{Game: g}, &column.Many{Game: g, More: nets}
		looks := &column.Onlooker{Game: g, Nets: nets}
		s := &column.Solver{Game: g}
		for i := range tables {
			a := &tables[i]
			var v column.Entries
			for _, m := range []*column.Many{model, more} {
				m.Entries(a, &v)
				compare("entries", a, &v, s.SolveTable(a, m))
			}
			for i := range 3 {
				if i >= len(a.Others) {
					compare("nobody", a, nil, 0)
					continue
				}
				// The mean is what an entry is worth less its luck.
				row, col, k, _ := s.Choice.Entry(g.Layout, 0, false)
				luck := looks.Luck(s, more, a, i, col, row, k)
				looks.Look(more, a, i, &v)
				compare("looking on", a, &v, float64(v[col][row][k])-luck)
			}
		}
		if in.Len() != 0 || compared < 10_000 {
			t.Errorf("%s: %d values compared, %d bytes left", preset, compared, in.Len())
		}
	}
}

// randomTables is positions among three and four parties from games by the model.
func randomTables(g *column.Game, n int) (list []column.Table) {
	rng := rand.New(rand.NewPCG(5, 5))
	s, m := &column.Solver{Game: g}, &column.Many{Game: g}
	for i := range n {
		start := g.Start()
		sides := []column.Side{start.Me, start.Me, start.Me, start.Me}[:3+i%2]
		table := func() column.Table { return column.Table{Me: sides[0], Others: sides[1:]} }
		for range rng.IntN(len(sides)*sides[0].Cells() - 1) {
			a := table()
			s.SolveTable(&a, m)
			row, col, k, _ := g.Throws(solved{column.ByModel{Solver: s}}, nil, 0, func() int { return rng.IntN(6) })
			sides[0].Write(g, col, row, k)
			sides = append(append([]column.Side{}, sides[1:]...), sides[0])
		}
		list = append(list, table())
	}
	return list
}

// What cmd/train/fast has learned comes back as weights of the engine.
func TestAdopt(t *testing.T) {
	dir := t.TempDir()
	const preset = "wuerfelpoker"
	if err := writeTables(dir, preset); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, preset)
	if err := adopt(path+".nets", preset, 16, path); err != nil {
		t.Fatal(err)
	}
	packed, err := os.ReadFile(path + ".bin")
	if err != nil {
		t.Fatal(err)
	}
	_, nets, two, err := amongMore(preset)
	if err != nil {
		t.Fatal(err)
	}
	var back column.Nets
	if err := back.UnpackMore(string(packed), two); err != nil {
		t.Fatal(err)
	}
	for i := range nets.Used {
		got := back.Net[i].Numbers()
		for j, want := range nets.Net[i].Numbers() {
			if math.Abs(float64(got[j]-want)) > 1e-3 {
				t.Fatalf("number %d of network %d came back as %v, not %v", j, i, got[j], want)
			}
		}
	}
	short := filepath.Join(dir, "short")
	if err := os.WriteFile(short, []byte("12345678"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, learned := range []string{short, filepath.Join(dir, "none"), path + ".game"} {
		if err := adopt(learned, preset, 8, path); err == nil {
			t.Errorf("no error for %s", filepath.Base(learned))
		}
	}
	for _, bits := range []int{0, 1, 17} {
		if err := adopt(path+".nets", preset, bits, path); err == nil {
			t.Errorf("no error for %d bits", bits)
		}
	}
	for _, preset := range []string{"escalero-single", "wuerfelpoker-two", "halma"} {
		if err := writeTables(dir, preset); err == nil {
			t.Errorf("no error for %s", preset)
		}
	}
}
