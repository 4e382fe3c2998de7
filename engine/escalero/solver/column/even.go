package column

// Order is an order of columns: from which place each comes.
type Order [columns]int

// Arranged is a side with its columns in another order.
func (s *Side) Arranged(as *Order) (t Side) {
	for c, from := range as {
		t.Open[c], t.Sum[c] = s.Open[from], s.Sum[from]
	}
	return t
}

// orders lists the orders in which the columns pay the same at each place, the usual
// one first.
func (g *Game) orders() (list []Order) {
	for a := range g.Columns {
		for b := range columns {
			c := columns - a - b
			order := Order{a, b, c}
			if a == b || a == c || b == c || c < 0 || c >= columns {
				continue
			}
			same := true
			for c, from := range order {
				same = same && g.Value[c] == g.Value[from] && (c < g.Columns) == (from < g.Columns)
			}
			if same {
				list = append(list, order)
			}
		}
	}
	return list
}

// Even sets v to the mean of what by says of the entries of Me over all orders of
// columns that pay the same. Where columns pay the same it does not matter which is
// which, but networks were trained where they do not. A value is left out of the mean
// where by skips the entry, see Learned.
func (g *Game) Even(me *Side, v *Entries, by func(as *Order, v *Entries)) {
	if len(g.Orders) < 2 {
		by(&usual, v)
		return
	}
	var sum, times, one Entries
	for i := range g.Orders {
		as := &g.Orders[i]
		by(as, &one)
		for c, from := range as {
			for row := range g.Layout.Rows {
				if me.Open[from]>>row&1 == 0 {
					continue
				}
				for k := range g.Layout.Count[row] {
					if x := one[c][row][k]; x != unseen {
						sum[from][row][k] += x
						times[from][row][k]++
					}
				}
			}
		}
	}
	g.each(me, func(col, row, k int) {
		v[col][row][k] = unseen
		if n := times[col][row][k]; n > 0 {
			v[col][row][k] = sum[col][row][k] / n
		}
	})
}

var usual = Order{0, 1, 2}

// Evenly is a model that makes no difference between columns that pay the same.
type Evenly struct {
	Game  *Game
	Model Model
}

// Entries is Model.Entries.
func (m Evenly) Entries(p *Pos, v *Entries) {
	m.Game.Even(&p.Me, v, func(as *Order, v *Entries) {
		q := Pos{p.Me.Arranged(as), p.Opp.Arranged(as)}
		m.Model.Entries(&q, v)
	})
}
