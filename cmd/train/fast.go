package main

import (
	"fmt"
	"os"
	"path/filepath"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/solver/column"
)

// writeTables writes to a folder what cmd/train/fast needs to train networks for more
// parties: PRESET.game, the tables of the game, and PRESET.nets, the committed networks.
func writeTables(dir, preset string) error {
	g, nets, _, err := amongMore(preset)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	game, err := os.Create(filepath.Join(dir, preset+".game"))
	if err != nil {
		return err
	}
	defer game.Close()
	if err := g.WriteTables(game, nets); err != nil {
		return err
	}
	weights, err := os.Create(filepath.Join(dir, preset+".nets"))
	if err != nil {
		return err
	}
	defer weights.Close()
	return nets.WriteFlat(weights)
}

// adopt packs what cmd/train/fast has learned, in so many bits a weight, as the engine
// embeds it.
func adopt(learned, preset string, bits int, out string) error {
	if !fit(bits) {
		return errBits
	}
	_, nets, two, err := amongMore(preset)
	if err != nil {
		return err
	}
	f, err := os.Open(learned)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := nets.ReadFlat(f); err != nil {
		return fmt.Errorf("%s: %w", learned, err)
	}
	nets.Bits = bits
	return os.WriteFile(out+".bin", nets.PackMore(two), 0o644)
}

// amongMore is a game that has networks for more parties, these, and those for two.
func amongMore(preset string) (g *column.Game, more, two *column.Nets, err error) {
	rules, ok := escalero.Preset(preset)
	if !ok || solver.WeightsForMore(rules, 1).Used == 0 {
		return nil, nil, nil, fmt.Errorf("no preset %q with networks for more parties", preset)
	}
	g = column.NewGame(rules)
	g.Tables.Build()
	return g, solver.WeightsForMore(rules, 1), solver.Weights(rules, 1), nil
}
