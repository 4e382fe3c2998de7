// Package turn solves one turn of dice poker exactly: three throws, any dice
// kept in between, for any valuation of what the turn ends with.
//
// There are only 252 different throws of five dice and 462 multisets of dice
// that can be kept (a full throw counted as keeping all). The value of
// keeping some dice is the mean over one more die of the value of keeping one
// more, down to five; the value of a throw is the best of what can be kept of
// it. Two such sweeps there and back solve the turn in a few microseconds,
// without allocating.
package turn

import "serviert/engine/dice"

const (
	// Hands is the number of different throws of five dice.
	Hands = 252
	// Keeps is the number of multisets of up to five dice. They are numbered
	// by size: 0 keeps nothing, FirstHand and above are whole throws.
	Keeps = 462
	// FirstHand is the keep number of throw 0.
	FirstHand = Keeps - Hands
	// size of the arrays indexed by keep: a power of two, so that masking the
	// index spares the bounds check in the sweeps.
	size = 512
)

var (
	keeps [Keeps]dice.Hand
	// grow[k][f] is k with one more die of face f+1, for the keeps that are
	// no whole throw.
	grow [FirstHand][6]uint16
	// shrink lists for each keep the keeps with one die less; those of k lie
	// from shrinkAt[k] to shrinkAt[k+1].
	shrink   [FirstHand * 6]uint16
	shrinkAt [Keeps + 1]uint16
	// odds is the probability of each throw of all five dice.
	odds [Hands]float64
	// cells lists for each throw, face by face, where a table of six counts
	// per face is read: 6*face+count.
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

// KeepOf is the number of a multiset of up to five dice.
func KeepOf(hand dice.Hand) int {
	k := 0
	for f, c := range hand {
		for range c {
			k = int(grow[k][f])
		}
	}
	return k
}

// HandOf is the number of a throw, for five dice.
func HandOf(hand dice.Hand) int { return KeepOf(hand) - FirstHand }

// Keep is the multiset with this number.
func Keep(k int) dice.Hand { return keeps[k] }

// Hand is the throw with this number.
func Hand(h int) dice.Hand { return keeps[FirstHand+h] }

// Grow is keep k with one more die of face 1 to 6; k must be no whole throw.
func Grow(k int, face dice.Face) int { return int(grow[k][face-1]) }

// Odds is the probability that five dice show throw h.
func Odds(h int) float64 { return odds[h] }

// GrowBy is Grow with the face counted from 0.
func GrowBy(k, face int) int { return int(grow[k][face]) }
