package solver

import (
	_ "embed"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
)

// The weights come from cmd/train with the flags given, one run each. To repeat a
// run to the last bit set GOEXPERIMENT=simd on amd64: other builds round sums
// differently, and one with -seconds cannot be repeated. Those for more than two
// parties go on from what cmd/train -more had learned, first on a graphics card, then
// by cmd/train/fast; there no run can be repeated either.
var (
	// -games 400000 -nets 4 gave what is in cmd/duel/first. From there
	// -from escalero.bin -nets 8 -ends 5,8,11,14,18,24,30 -late 24
	// -games 600000 -rate 5e-4 -bits 16, on from that with the same networks,
	// -games 150000 -lambda 0.95 -rate 3e-4 -bits 10, and on from that
	// -nets 8 -ends 7,11,14,18,24,32,44 -games 1300000 -rate 3e-4 -bits 10 -seed 7.
	// On from that with the same networks -seconds 255 -rate 2e-4 -bits 10 on sixteen
	// cores, in which 971,000 games were played: 0.058 +- 0.011 game points a game better
	// than what it began with.
	//
	//go:embed weights/escalero.bin
	escaleroWeights string

	// -preset wuerfelpoker -from escalero.bin -rate 5e-4 -games 120000 -nets 4 -units 40,
	// and on from that -from wuerfelpoker.bin -nets 4 -units 40 -seconds 4300 -rate 4e-4
	// -bits 10, in which 424,000 games were played: 0.17 game points a game better than
	// what it began with.
	//
	//go:embed weights/wuerfelpoker.bin
	wuerfelpokerWeights string

	// -option "double-hand on" -games 25000 -nets 3 -units 32. On from that on sixteen
	// cores -from two-turns.bin -nets 4 -units 40 -ends 8,16,30 -seconds 150 -rate 4e-4
	// -bits 9, and then -units 48 -seconds 185 -bits 10, with 270,000 and 380,000 games:
	// 0.86 +- 0.03 game points a game better than what it began with, and 0.19 +- 0.03
	// more.
	//
	//go:embed weights/two-turns.bin
	twoTurnsWeights string

	// -preset wuerfelpoker-two -games 60000 -nets 3 -units 24. On from that on sixteen
	// cores -from two-columns.bin -nets 4 -units 40 -ends 8,16,30 -seconds 110 -rate 4e-4
	// -bits 9, with 741,000 games: 0.138 +- 0.012 game points a game better.
	//
	//go:embed weights/two-columns.bin
	twoColumnsWeights string

	// -preset wuerfelpoker-two -option "double-hand on" -games 20000 -nets 3 -units 16
	//
	//go:embed weights/two-columns-two-turns.bin
	twoColumnsTwoTurnsWeights string

	// -more -rate 3e-4 -games 200000 and -resume -rate 1e-3 -games 400000, without a
	// second layer. From there on a card 1.5 million games without it, 2.0 million by
	// the networks as they then were, from which it was learned, and 4.0 million more,
	// with rates from 1e-3 to 1e-5; then 1.2 million by cmd/train/fast in 85 minutes on
	// two cores. Packed in 10 bits: in 8 the same networks win 0.06 less among three, in
	// 9 0.01 less. Packed anew, the same to a thousandth, when those for two changed.
	//
	//go:embed weights/escalero-more.bin
	escaleroMoreWeights string

	// -more -preset wuerfelpoker -rate 3e-4 -games 150000 and -resume -rate 1e-3 -games
	// 300000, without a second layer. From there on a card 1.5 million games with it,
	// with rates from 1e-3 to 1e-5. Then by cmd/train/fast on sixteen cores 1.1 million
	// in 8 minutes; three parties by what came of it lost 1.5 a game to a fourth by the
	// networks before. So 0.5 million more followed in 4 minutes, in which the others
	// played by it. Packed in 10 bits: in 8 they win 0.06 less among three.
	//
	//go:embed weights/wuerfelpoker-more.bin
	wuerfelpokerMoreWeights string
)

// trained is a set of weights and the game it was trained for.
type trained struct {
	hands   int // turns per entry
	columns int
	rows    int
	sweep   float32 // what winning all columns adds, as a share of their values
	packed  string
	more    string // for three and more parties, see column.Nets.UnpackMore; may be empty
}

// library is all weights.
var library = []trained{
	{1, 3, 10, 2.0 / 7, escaleroWeights, escaleroMoreWeights},
	{1, 3, 11, 1, wuerfelpokerWeights, wuerfelpokerMoreWeights},
	{2, 3, 10, 2.0 / 7, twoTurnsWeights, ""},
	{1, 2, 11, 1, twoColumnsWeights, ""},
	{2, 2, 11, 1, twoColumnsTwoTurnsWeights, ""},
}

// Weights is the trained networks for rules with this many turns per entry, 1 or
// 2: those for as many columns and, of these, for the nearest settlement and
// rows. They are trained between two parties, but carry over to other column
// values and to more parties, as cmd/duel measures; but see WeightsForMore. They are
// empty where none fit and in games settled by difference; the model is then used
// alone.
func Weights(r escalero.Rules, hands int) *column.Nets {
	nets := new(column.Nets)
	if t := nearest(r, hands); t != nil {
		nets = t.nets()
		adapt(nets, r)
	}
	return nets
}

// WeightsForMore is the trained networks for rules with this many turns per entry
// among three and more parties. They are empty where none fit; those of Weights then
// do for each two. Trained among three and four, they carry over to more: against
// strong players the best wins a game of escalero, by Weights and by these,
//
//	+0.31 +- 0.42, +1.80 +- 0.36 among five (500 games)
//	+0.26 +- 0.51, +2.13 +- 0.45 among six (500 games)
//	-0.02 +- 0.96, +1.64 +- 0.84 among ten (300 games)
//
// as cmd/duel measures with -parties.
func WeightsForMore(r escalero.Rules, hands int) *column.Nets {
	more := new(column.Nets)
	two := nearest(r, hands)
	if two == nil || two.more == "" {
		return more
	}
	if err := more.UnpackMore(two.more, two.nets()); err != nil {
		panic("solver: embedded weights: " + err.Error())
	}
	adapt(more, r)
	return more
}

// adapt makes networks count in the unit of the rules, and take each column for the one
// that it was trained as: its columns pay the more the further right they are.
func adapt(nets *column.Nets, r escalero.Rules) {
	nets.Scale(float32(r.Unit()))
	as := [escalero.MaxColumns]int{0, 1, 2}
	for i, c := range r.Columns {
		as[i] = 0
		for j, other := range r.Columns {
			if other.Value < c.Value || other.Value == c.Value && j < i {
				as[i]++
			}
		}
	}
	nets.Arrange(as)
}

// nets unpacks the weights for two parties.
func (t *trained) nets() *column.Nets {
	nets := new(column.Nets)
	if err := nets.Unpack(t.packed); err != nil {
		panic("solver: embedded weights: " + err.Error())
	}
	return nets
}

// nearest is the weights for as many columns and turns per entry, of these for the
// nearest settlement and rows; nil if there are none.
func nearest(r escalero.Rules, hands int) *trained {
	if !r.Settlement.ByColumns {
		return nil
	}
	values := 0
	for _, c := range r.Columns {
		values += c.Value
	}
	sweep := float32(r.Settlement.SweepBonus)/float32(values) + float32(max(1, r.Settlement.SweepFactor)-1)
	var best *trained
	least := float32(0)
	for i := range library {
		t := &library[i]
		if t.hands != hands || t.columns != len(r.Columns) {
			continue
		}
		// One row more or less matters less than the sweep.
		far := max(t.sweep-sweep, sweep-t.sweep) + float32(max(t.rows-len(r.Rows), len(r.Rows)-t.rows))/10
		if best == nil || far < least {
			best, least = t, far
		}
	}
	return best
}
