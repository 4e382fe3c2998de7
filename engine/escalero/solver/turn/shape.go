package turn

import (
	"slices"
	"sync/atomic"

	"serviert/engine/dice"
)

// shape is the throws and keeps in classes that a set of open rows does not tell
// apart. Faces whose rows are closed are interchangeable: only how many dice show
// the same one matters. An open straight still tells faces in the middle from
// those at the ends. So the 462 keeps become about 190 classes on average over all
// sets of open rows, and few if few rows are open.
type shape struct {
	keeps int // number of classes of keeps
	first int // the first class of whole throws
	// grow, shrink and shrinkAt are as for single keeps, each class listed once.
	grow     [][6]uint16
	shrink   []uint16
	shrinkAt []uint16
	odds     []float64 // probability of each class of throws
	hand     []uint8   // a throw of each class
}

// shapes caches the shapes, by the faces whose rows are open and by whether a
// straight is. They are the same for every variant.
var shapes [64][2]atomic.Pointer[shape]

// shapeOf finds or makes a shape.
func shapeOf(faces uint, straight bool) *shape {
	at := &shapes[faces][0]
	if straight {
		at = &shapes[faces][1]
	}
	s := at.Load()
	if s == nil {
		s = newShape(faces, straight)
		at.Store(s)
	}
	return s
}

func newShape(faces uint, straight bool) *shape {
	blocks := [][]int{{0, 1, 2, 3, 4, 5}}
	if straight {
		blocks = [][]int{{1, 2, 3, 4}, {0, 5}}
	}
	for i, b := range blocks {
		blocks[i] = slices.DeleteFunc(b, func(f int) bool { return faces>>f&1 == 1 })
	}
	// A class is represented by the keep with most of the lowest faces.
	standsFor := func(k uint16) uint16 {
		hand := keeps[k]
		for _, b := range blocks {
			for i := range b {
				for j := i; j > 0 && hand[b[j]] > hand[b[j-1]]; j-- {
					hand[b[j]], hand[b[j-1]] = hand[b[j-1]], hand[b[j]]
				}
			}
		}
		return uint16(KeepOf(hand))
	}
	s := &shape{}
	var class [Keeps]uint16 // of each keep that represents its class
	for k := range uint16(Keeps) {
		if k == FirstHand {
			s.first = s.keeps
		}
		if standsFor(k) == k {
			class[k] = uint16(s.keeps)
			s.keeps++
		}
	}
	s.odds = make([]float64, s.keeps-s.first)
	for k := range uint16(Keeps) {
		to := standsFor(k)
		if k >= FirstHand {
			s.odds[int(class[to])-s.first] += odds[k-FirstHand]
		}
		if to != k {
			continue
		}
		if k < FirstHand {
			var g [6]uint16
			for f, x := range grow[k] {
				g[f] = class[standsFor(x)]
			}
			s.grow = append(s.grow, g)
		} else {
			s.hand = append(s.hand, uint8(k-FirstHand))
		}
		s.shrinkAt = append(s.shrinkAt, uint16(len(s.shrink)))
		for _, x := range shrink[shrinkAt[k]:shrinkAt[k+1]] {
			if c := class[standsFor(x)]; !slices.Contains(s.shrink[s.shrinkAt[len(s.shrinkAt)-1]:], c) {
				s.shrink = append(s.shrink, c)
			}
		}
	}
	s.shrinkAt = append(s.shrinkAt, uint16(len(s.shrink)))
	return s
}

// shape is the shape of a set of open rows.
func (l *Layout) shape(open uint) *shape {
	faces, straight := uint(0), false
	for row := range l.Rows {
		if open>>row&1 == 0 {
			continue
		}
		if f := l.face[row]; f != 0 {
			faces |= 1 << (f - 1)
			continue
		}
		for _, c := range l.combo[row] {
			straight = straight || c[dice.Straight] != c[dice.None]
		}
	}
	return shapeOf(faces, straight)
}
