package turn

// Numbers is what a program in another language needs to solve turns as this package
// does: the points of each result of each row, how many results it has, and its face; for
// each row, unserved and served, the result of each pattern, of which there are eight
// places; of each throw its pattern, and how many dice show each face; grow; where the
// keeps with one die less begin, and these; and the odds of each throw.
func (l *Layout) Numbers() (whole []int32, chances []float32) {
	put := func(n int) { whole = append(whole, int32(n)) }
	for _, row := range l.Points {
		for _, n := range row {
			put(n)
		}
	}
	for _, n := range l.Count {
		put(n)
	}
	for _, f := range l.face {
		put(int(f))
	}
	for _, row := range l.combo {
		for _, results := range row {
			var places [8]int
			for c, result := range results {
				places[c] = int(result)
			}
			for _, n := range places {
				put(n)
			}
		}
	}
	for _, c := range class {
		put(int(c))
	}
	for _, faces := range cells {
		for f, at := range faces {
			put(int(at) - 6*f)
		}
	}
	for _, keeps := range grow {
		for _, k := range keeps {
			put(int(k))
		}
	}
	for _, at := range shrinkAt {
		put(int(at))
	}
	for _, k := range shrink {
		put(int(k))
	}
	for _, p := range odds {
		chances = append(chances, float32(p))
	}
	return whole, chances
}
