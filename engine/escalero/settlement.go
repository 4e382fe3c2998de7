package escalero

import "serviert/engine"

// Line is one item of a settlement.
type Line struct {
	// Col is the column that is paid, from 1; 0 for the whole game: winning
	// all columns, the difference, giving up.
	Col    int
	Winner engine.Player // who is paid; 0 for nobody, or where all settle
	Points []int         // game points by party, before Factor; their sum is zero
}

// Account is the settlement of a game: who won what, and why. Lists by party
// have party 1 at index 0.
type Account struct {
	// Columns are the winners of the columns; 0 while a column is open, or if
	// it is drawn.
	Columns []engine.Player
	// Lines are the items; times Factor they add up to Points. Empty until the
	// game is over.
	Lines    []Line
	Sweep    engine.Player // who won all columns, 0 for nobody
	Factor   int           // multiplies the stake; doubled by each Contra accepted
	Conceded engine.Player // who gave up, 0 for nobody
	Points   []int         // game points won by party; zeros until the game is over
}

// Settlement is the account of the game as it stands (RULES.md, "Columns and
// settlement").
func (s State) Settlement() Account {
	t := Account{Factor: s.factor, Conceded: s.conceded, Points: make([]int, len(s.sheets))}
	for col := range s.rules.Columns {
		t.Columns = append(t.Columns, s.winner(col))
	}
	if !s.Over() {
		return t
	}
	switch {
	case s.conceded != 0:
		t.Lines = s.concession()
	case s.rules.Settlement.ByColumns:
		t.Lines, t.Sweep = s.columns(t.Columns)
	default:
		t.Lines = s.difference()
	}
	for _, l := range t.Lines {
		for i, v := range l.Points {
			t.Points[i] += v * s.factor
		}
	}
	return t
}

// Payoff is what each party won, in game points; zeros until the game is over.
func (s State) Payoff() []int { return s.Settlement().Points }

// Standing is what each party would be paid, in game points before Factor, if
// the game were settled with the columns and totals as they are now. A column
// that nobody leads pays nothing.
func (s State) Standing() []int {
	points := make([]int, len(s.sheets))
	lines := s.difference()
	if s.rules.Settlement.ByColumns {
		leaders := make([]engine.Player, len(s.rules.Columns))
		for col := range leaders {
			leaders[col] = s.Leader(col)
		}
		lines, _ = s.columns(leaders)
	}
	for _, l := range lines {
		for i, v := range l.Points {
			points[i] += v
		}
	}
	return points
}

// Most is the most that a game can cost one party for each other one, in game
// points before Factor: all columns with what they pay on top. It is 0 where the
// difference of points is settled, which has no limit that says anything.
func (r Rules) Most() int {
	if !r.Settlement.ByColumns {
		return 0
	}
	sum := 0
	for _, c := range r.Columns {
		sum += c.Value
	}
	return sum + r.Settlement.SweepBonus + (r.Settlement.SweepFactor-1)*sum
}

// winner is the Leader of a column that is full on all sheets, or in which nobody will
// write any more, otherwise 0.
func (s State) winner(col int) engine.Player {
	for i := range s.sheets {
		if !s.stopped && !s.sheets[i].Full(s.rules, col) {
			return 0
		}
	}
	return s.Leader(col)
}

// Leader is the party with the highest sum so far in a column, from 0; it is 0
// if two or more share the highest.
func (s State) Leader(col int) engine.Player {
	best, who := -1, engine.Player(0)
	for i := range s.sheets {
		switch sum := s.sheets[i].Sum(s.rules, col); {
		case sum > best:
			best, who = sum, engine.Player(i+1)
		case sum == best:
			who = 0
		}
	}
	return who
}

// columns settles by columns: every other party pays the winner of a column its
// value. Who wins them all is paid the bonus, or double.
func (s State) columns(winners []engine.Player) (lines []Line, sweep engine.Player) {
	sum := 0
	sweep = winners[0]
	for col, w := range winners {
		lines = append(lines, Line{col + 1, w, s.paid(w, s.rules.Columns[col].Value)})
		sum += s.rules.Columns[col].Value
		if w != sweep {
			sweep = 0
		}
	}
	st := s.rules.Settlement
	if extra := st.SweepBonus + (st.SweepFactor-1)*sum; sweep != 0 && extra > 0 {
		lines = append(lines, Line{0, sweep, s.paid(sweep, extra)})
	}
	return lines, sweep
}

// paid is the points by party when every other party pays the winner a value.
func (s State) paid(winner engine.Player, value int) []int {
	points := make([]int, len(s.sheets))
	if winner == 0 {
		return points
	}
	for i := range points {
		points[i] = -value
	}
	points[winner-1] = value * (len(points) - 1)
	return points
}

// difference settles the difference of totals between every two parties.
func (s State) difference() []Line {
	points := make([]int, len(s.sheets))
	all := 0
	for i := range s.sheets {
		all += s.sheets[i].Total(s.rules)
	}
	for i := range points {
		points[i] = len(points)*s.sheets[i].Total(s.rules) - all
	}
	return []Line{{Points: points}}
}

// concession is what giving up after a Contra costs, at the stake before that
// doubling: the column values without bonus or Head, or the difference as it
// stands and at least the agreed minimum (RULES.md, "Contra").
func (s State) concession() []Line {
	w := s.other(s.conceded)
	cost := 0
	if s.rules.Settlement.ByColumns {
		for _, c := range s.rules.Columns {
			cost += c.Value
		}
	} else {
		cost = max(s.rules.Concede, s.sheets[w-1].Total(s.rules)-s.sheets[s.conceded-1].Total(s.rules))
	}
	return []Line{{0, w, s.paid(w, cost)}}
}
