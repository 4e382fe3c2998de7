package escalero

import "serviert/engine"

// Line is one reason for which game points change hands.
type Line struct {
	// Col is the column that is paid, from 1; 0 for what concerns the whole
	// game: winning all columns, the difference, giving up.
	Col    int
	Winner engine.Player // who is paid, 0 where nobody is or everybody settles
	Points []int         // game points for each party before the factor; sum zero
}

// Account is how a game stands or ended: who won what, and why.
type Account struct {
	// Columns names the winner of each column, 0 while it is open or drawn.
	Columns []engine.Player
	// Lines add up to Points once multiplied by Factor; empty until the game
	// is over.
	Lines    []Line
	Sweep    engine.Player // who won all columns, 0 for nobody
	Factor   int           // doubled by each Contra that was answered
	Conceded engine.Player // who gave up, 0 for nobody
	Points   []int         // what each party won; zeros before the game is over
}

// Settlement computes the state's settlement (RULES.md, "Columns and settlement").
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

// Payoff is what each party won in game points once the game is over.
func (s State) Payoff() []int { return s.Settlement().Points }

// winner is the party with the highest sum of a column that is full on all
// sheets, 0 while it is not or where the highest is shared.
func (s State) winner(col int) engine.Player {
	best, who := -1, engine.Player(0)
	for i := range s.sheets {
		if !s.sheets[i].Full(s.rules, col) {
			return 0
		}
		switch sum := s.sheets[i].Sum(s.rules, col); {
		case sum > best:
			best, who = sum, engine.Player(i+1)
		case sum == best:
			who = 0
		}
	}
	return who
}

// Leader is the party with the highest sum of a column so far, 0 where it is
// shared.
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

// columns pays each column: its value from every other party to its winner.
// Who wins all of them is paid the bonus, or the columns once more.
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

// paid is what each party gets when all others pay the winner a value.
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

// difference settles each pair of parties by the difference of their totals.
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

// concession is the price of giving up after a Contra, at the stake before
// that doubling: the sum of the columns without bonus, or the difference now
// and at least the agreed minimum.
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
