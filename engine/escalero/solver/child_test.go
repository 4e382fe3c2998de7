package solver

import (
	"math/rand/v2"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/turn"
)

// useless is a face that was kept although it is for no open row, 0 for none: its
// own row is written, and it is neither one of several alike nor part of a run
// for a combination that still scores without being served.
func useless(g *column.Game, open uint16, k int) dice.Face {
	kept := turn.Keep(k)
	scores := func(row int, hand dice.Hand) bool {
		return open>>row&1 == 1 && g.Layout.Face(row) == 0 && g.Layout.Points[row][g.Layout.Result(row, turn.HandOf(hand), false)] > 0
	}
	serves := func(f int) bool {
		if row := g.Layout.FaceRow(f + 1); row >= 0 && open>>row&1 == 1 {
			return true
		}
		for h := range turn.Hands {
			hand, fits := turn.Hand(h), true
			for i, n := range kept {
				fits = fits && n <= hand[i]
			}
			p := hand.Best()
			if !fits || p != dice.Straight && kept[f] < 2 {
				continue
			}
			for row := range g.Layout.Rows {
				if scores(row, hand) {
					return true
				}
			}
		}
		return false
	}
	for f, n := range kept {
		if n > 0 && !serves(f) {
			return dice.Face(f + 1)
		}
	}
	return 0
}

// breaches plays many turns on sheets with random open rows and counts the throws
// of which a useless face was kept.
func breaches(g *column.Game, p column.Player, turns int) (n int) {
	rng := rand.New(rand.NewPCG(7, 7))
	for range turns {
		var pos column.Pos
		for c := range g.Columns {
			pos.Me.Open[c] = uint16(rng.Uint32()) & uint16(rng.Uint32()) & g.All
		}
		pos.Me.Open[0] |= 1 << rng.IntN(g.Layout.Rows)
		p.Begin(&pos)
		open := pos.Me.Open[0] | pos.Me.Open[1] | pos.Me.Open[2]
		h, served := rng.IntN(turn.Hands), rng.IntN(2) == 0
		if k := p.Keep(h, served, 1+rng.IntN(2)); k < turn.FirstHand && useless(g, open, k) != 0 {
			n++
		}
	}
	return n
}

func TestBeginnerKeepsOnlyWhatIsOpen(t *testing.T) {
	for _, r := range escalero.Presets() {
		g := column.NewGame(r)
		if n := breaches(g, NewChild(g), 3000); n > 0 {
			t.Errorf("%s: keeps faces for which no row is open, in %d of 3000 throws", r.Preset, n)
		}
		// What was the beginner before does not hold that, or this test would
		// prove nothing.
		if n := breaches(g, NewThumb(g), 3000); n < 20 {
			t.Errorf("%s: rules of thumb keep useless faces in %d of 3000 throws only", r.Preset, n)
		}
	}
}

// The same in whole games through the rules, where in top-down one cell alone is
// open for half of the game.
func TestBeginnerThrowsForWhatIsOpen(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	for _, r := range escalero.Presets() {
		s := escalero.New(r, 2, 1, false)
		b := NewBrain(s)
		p := NewPlayer(Beginner, b)
		kept := 0
		for range 10 {
			game(t, s, []*Player{p, p}, rng, func(s escalero.State, a escalero.Action) {
				if a.Kind != escalero.Keep {
					return
				}
				kept++
				sheet := s.Sheet(s.Writer())
				side := b.side(&sheet)
				open := side.Open[0] | side.Open[1] | side.Open[2]
				if f := useless(b.game, open, turn.KeepOf(a.Kept)); f != 0 {
					t.Errorf("%s: keeps %v of %v for the open rows %b", r.Preset, a.Kept, s.Now().Dice, open)
				}
				for f, n := range s.Now().Dice.Hand() {
					if row := b.game.Layout.FaceRow(f + 1); a.Kept.Len() == 0 && n > 0 && open>>row&1 == 1 {
						t.Errorf("%s: keeps nothing of %v for the open rows %b", r.Preset, s.Now().Dice, open)
					}
				}
				// Whatever is kept is kept for something, and said to be.
				if why := p.Explain(s, a).Targets; (len(why) == 1) != (a.Kept.Len() > 0) {
					t.Errorf("%s: keeps %v for %v", r.Preset, a.Kept, why)
				}
			})
		}
		if kept < 100 {
			t.Errorf("%s: only %d keeps", r.Preset, kept)
		}
	}
}

// What a beginner says of an entry is true: a zero is a zero, and nothing brings
// more than what shines.
func TestBeginnersReasonsAreTrue(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 9))
	seen := map[Habit]int{}
	for _, r := range escalero.Presets() {
		s := escalero.New(r, 2, 1, false)
		b := NewBrain(s)
		p := NewPlayer(Beginner, b)
		for range 5 {
			game(t, s, []*Player{p, p}, rng, func(s escalero.State, a escalero.Action) {
				if a.Kind != escalero.Write && a.Kind != escalero.Strike {
					return
				}
				sheet := s.Sheet(s.Writer())
				most, now := 0, s.Now()
				for c := range r.Columns {
					for row := range r.Rows {
						if sheet.Open(r, c, row) {
							most = max(most, r.Rows[row].Points(now.Dice.Hand(), now.Served))
						}
					}
				}
				mine := 0
				if a.Kind == escalero.Write {
					mine = r.Rows[r.Row(a.Row)].Points(now.Dice.Hand(), now.Served)
				}
				want := Fits
				switch {
				case mine == 0:
					want = Cheap
				case mine == most:
					want = Shines
				}
				got := p.Explain(s, a).Habit
				seen[got]++
				if got != want {
					t.Errorf("%s: %v brings %d of at most %d, reason %d", r.Preset, a, mine, most, got)
				}
			})
		}
	}
	if seen[Cheap] == 0 || seen[Shines] == 0 || seen[Fits] == 0 {
		t.Errorf("reasons %v", seen)
	}
}
