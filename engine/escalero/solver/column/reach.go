package column

import "math"

// Reach is what a game can still pay a party, in game points.
type Reach struct{ Least, Most float32 }

// Hold is the nearest value to x that is within reach.
func (r Reach) Hold(x float32) float32 { return min(max(x, r.Least), r.Most) }

func (r *Reach) add(paid float32) { r.Least, r.Most = min(r.Least, paid), max(r.Most, paid) }

// Reaches finds what a game can still pay after each entry of Me, to hold values
// to it: neither a model nor a network knows what is decided.
type Reaches struct {
	game   *Game
	me     *Side
	others int
	most   [rows]int16     // the most points that a row brings
	span   [columns][]span // of the others, by column
	spans  [columns * mostOthers]span
	now    [columns]ends
}

// span is the least and the most sum of a column.
type span struct{ low, high int16 }

// ends is how a column can still end for Me.
type ends struct {
	won, drawn bool
	lost       uint16 // a bit for each of the others who can win it
}

// Reaches looks at a position. The table must stay as it is.
func (g *Game) Reaches(t *Table) *Reaches {
	r := &Reaches{game: g, me: &t.Me, others: len(t.Others)}
	for row := range g.Layout.Rows {
		for _, points := range g.Layout.Points[row][:g.Layout.Count[row]] {
			r.most[row] = max(r.most[row], int16(points))
		}
	}
	for c := range g.Columns {
		r.span[c] = r.spans[c*mostOthers:][:r.others]
		for i := range t.Others {
			r.span[c][i] = r.spanOf(t.Others[i].Open[c], t.Others[i].Sum[c])
		}
		r.now[c] = r.ends(c, r.spanOf(t.Me.Open[c], t.Me.Sum[c]))
	}
	return r
}

func (r *Reaches) spanOf(open uint16, sum int16) span {
	s := span{sum, sum}
	for row := 0; open != 0; row, open = row+1, open>>1 {
		if open&1 != 0 {
			s.high += r.most[row]
		}
	}
	return s
}

// Now is what the game can still pay Me.
func (r *Reaches) Now() Reach { return r.reach(&r.now) }

// taste is what a point is worth where nothing depends on it any more, in game
// points: too little to be seen, but the most points are written, as anybody would.
const taste = 1e-6

// Hold holds the values of all entries of Me to what the game can still pay after
// them.
func (r *Reaches) Hold(v *Entries) {
	g := r.game
	all, at, reach := r.now, -1, Reach{}
	g.each(r.me, func(col, row, k int) {
		points := int16(g.Layout.Points[row][k])
		here := r.ends(col, r.spanOf(r.me.Open[col]&^(1<<row), r.me.Sum[col]+points))
		if col != at || all[col] != here { // mostly it is the same for many entries
			all = r.now
			all[col], at = here, col
			reach = r.reach(&all)
		}
		v[col][row][k] = reach.Hold(v[col][row][k])
		if reach.Least == reach.Most {
			v[col][row][k] += taste * g.Unit * float32(points)
		}
	})
}

// ends is how a column can still end in which the sum of Me has this span.
func (r *Reaches) ends(c int, me span) (e ends) {
	e.drawn = true
	for p := range r.others + 1 {
		s := me
		if p < r.others {
			s = r.span[c][p]
		}
		can, must := true, true
		for q := range r.others + 1 {
			o := me
			if q < r.others {
				o = r.span[c][q]
			}
			if q != p {
				can = can && s.high > o.low
				must = must && s.low > o.high
			}
		}
		switch {
		case !can:
		case p == r.others:
			e.won = true
		default:
			e.lost |= 1 << p
		}
		e.drawn = e.drawn && !must
	}
	return e
}

// reach is what columns that can end in these ways pay Me.
func (r *Reaches) reach(all *[columns]ends) Reach {
	reach := Reach{math.MaxFloat32, -math.MaxFloat32}
	r.pays(all, 0, 0, 0, 0, &reach)
	return reach
}

// pays adds what the columns from c on may pay to what those before it paid.
func (r *Reaches) pays(all *[columns]ends, c int, paid float32, won, lost int, reach *Reach) {
	g := r.game
	switch {
	case c < g.Columns:
		if all[c].won {
			r.pays(all, c+1, paid+float32(r.others)*g.Value[c], won+1, lost, reach)
		}
		if all[c].lost != 0 {
			r.pays(all, c+1, paid-g.Value[c], won, lost+1, reach)
		}
		if all[c].drawn {
			r.pays(all, c+1, paid, won, lost, reach)
		}
	case won == g.Columns:
		reach.add(paid + float32(r.others)*g.Sweep)
	case lost == g.Columns:
		each, any := all[0].lost, uint16(0) // who can win every column, and who can win one
		for _, e := range all[:g.Columns] {
			each &= e.lost
			any |= e.lost
		}
		if each != 0 {
			reach.add(paid - g.Sweep)
		}
		if any&(any-1) != 0 {
			reach.add(paid)
		}
	default:
		reach.add(paid)
	}
}
