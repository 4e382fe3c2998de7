// Package turn solves one turn of dice poker exactly: three throws, with any dice
// kept in between, for any valuation of the final throw.
//
// Regardless of order there are 252 throws of five dice and 462 hands of up to
// five dice that can be kept. The value of keeping a hand of four dice or less is
// the mean, over one more die, of the value of keeping that die too; the value of
// a throw is the best of the hands that can be kept of it. Two sweeps over each,
// one per throw after the first, solve the turn in a few microseconds and without
// allocating.
//
// Turn solves for the mean, Moments for mean and mean square, Flow says where a
// solved turn ends, and Layout is the rows of a sheet for all three. Throws are
// numbered from 0 to Hands-1, keeps from 0 to Keeps-1.
package turn

import "serviert/engine/dice"

const (
	// Hands is the number of different throws of five dice.
	Hands = 252
	// Keeps is the number of different hands of up to five dice. They are
	// numbered by size: 0 keeps nothing, FirstHand and above all five dice.
	Keeps = 462
	// FirstHand is the keep of all dice of throw 0; FirstHand+h is that of
	// throw h.
	FirstHand = Keeps - Hands
	// size is the length of arrays indexed by keep: a power of two, so that
	// masking the index saves the bounds check.
	size = 512
)

var (
	keeps [Keeps]dice.Hand
	// grow[k][f] is keep k with one more die of face f+1.
	grow [FirstHand][6]uint16
	// shrink lists for each keep those with one die less; those of k are from
	// shrinkAt[k] to shrinkAt[k+1].
	shrink   [FirstHand * 6]uint16
	shrinkAt [Keeps + 1]uint16
	// odds is the probability of each throw when all five dice are thrown.
	odds [Hands]float64
	// cells[h][f] is 6*f + how many dice of throw h show face f+1: the index
	// into a table of six counts per face.
	cells [Hands][6]uint8
	// class is the best pattern of each throw.
	class [Hands]dice.Pattern
)

func init() {
	index := make(map[dice.Hand]uint16, Keeps)
	at := 0
	for n := 0; n <= dice.N; n++ {
		for _, o := range dice.Outcomes(n) {
			keeps[at] = o.Hand
			index[o.Hand] = uint16(at)
			if n == dice.N {
				h := at - FirstHand
				odds[h] = float64(o.Ways) / 7776
				class[h] = o.Hand.Best()
				for f, c := range o.Hand {
					cells[h][f] = uint8(6*f) + c
				}
			}
			at++
		}
	}
	n := uint16(0)
	for k, hand := range keeps {
		shrinkAt[k] = n
		for f := range hand {
			if k < FirstHand {
				more := hand
				more[f]++
				grow[k][f] = index[more]
			}
			if hand[f] > 0 {
				less := hand
				less[f]--
				shrink[n] = index[less]
				n++
			}
		}
	}
	shrinkAt[Keeps] = n
}

// KeepOf is the number of a hand of up to five dice as a keep.
func KeepOf(hand dice.Hand) int {
	k := 0
	for f, c := range hand {
		for range c {
			k = int(grow[k][f])
		}
	}
	return k
}

// HandOf is the number of a hand of five dice as a throw.
func HandOf(hand dice.Hand) int { return KeepOf(hand) - FirstHand }

// Keep is the dice of keep k.
func Keep(k int) dice.Hand { return keeps[k] }

// Hand is the dice of throw h.
func Hand(h int) dice.Hand { return keeps[FirstHand+h] }

// GrowBy is keep k, of at most four dice, with one more die, of face 0 to 5 for 1 to 6.
func GrowBy(k, face int) int { return int(grow[k][face]) }
