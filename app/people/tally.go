package people

import (
	"slices"
	"sort"

	"serviert/app/dicegame"
	"serviert/app/store"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// tally is what all games come to.
type tally struct {
	games  int
	people []*figures

	known   store.People
	reviews map[string]store.Review
	of      map[string]*figures // people by the look of their names, computers by computer and their level
	called  map[string]*figures // people by a spelling: looks are slow
}

// figures is what the games of somebody come to, or those of all computer
// players of a level. Partners share the figures of their sheet.
type figures struct {
	name, level      string // one of them is ""
	games, won, lost int
	entries, served  int
	heads, grandes   int
	best             peak
	columns          []*column
	duels            []*duel
	sittings         []*sitting
	of               map[string]*sitting // by evening and currency
	trail            []step
	reviewed         []found
	firsts           map[string]step // milestones, by their names

	evenings, chips int // of cards

	brought, broughtCards int // of the games and the evenings those that came from elsewhere
}

// peak is the best column.
type peak struct {
	sum  int
	col  *column // nil for none
	game step
}

// column is a kind of column: all those of a game that are called the same.
type column struct {
	rules            *escalero.Rules
	col              int // from 1
	called           called
	games, sum, best int
}

// called is what tells the columns of a game apart, see Names.ColumnLabel: what
// they pay, or else their number.
type called struct {
	pays bool
	n    int
}

// before puts columns with a price first, by that, and then those with a number.
func (a called) before(b called) bool { return a.pays && !b.pays || a.pays == b.pays && a.n < b.n }

// calledBy is what tells a column of a game apart from the others.
func calledBy(s *dicegame.Summary, col int) called {
	for i, v := range s.Pays {
		if slices.Contains(s.Pays[:i], v) {
			return called{false, col}
		}
	}
	if col > len(s.Pays) {
		return called{false, col}
	}
	return called{true, s.Pays[col-1]}
}

// duel is how somebody stands against another one.
type duel struct {
	with             *figures
	games, won, lost int
	points           int // in halves: a pair's sheet is shared by two
	money            []purse
}

// purse is an amount in a currency.
type purse struct {
	currency string
	amount   int
}

// sitting is what an evening brought somebody in a currency, "" for points.
type sitting struct {
	evening  string
	currency string
	amount   int
	began    int64
}

// step is a game by its time; sign is +1 if it was won, -1 if lost.
type step struct {
	at   int64
	id   string
	sign int
}

// found is what a review found, in tenths of a point. Column games and those
// settled by difference have points of different worth.
type found struct {
	game       step
	columns    bool
	luck, lost int
}

func newTally(known store.People, reviews map[string]store.Review) *tally {
	return &tally{known: known, reviews: reviews, of: map[string]*figures{}, called: map[string]*figures{}}
}

// computer begins the key of the figures of a level; no look begins so.
const computer = "\x00"

// figuresOf are those of a name, or of a level.
func (c *tally) figuresOf(name, level string) *figures {
	spelling, key := name, computer+level
	if level == "" {
		if f := c.called[spelling]; f != nil {
			return f
		}
		name = whose(&c.known, name)
		key = record.Look(name)
	}
	f := c.of[key]
	if f == nil {
		f = &figures{level: level, firsts: map[string]step{}, of: map[string]*sitting{}}
		if c.of[key] = f; level == "" {
			f.name = name
			c.people = append(c.people, f)
		}
	}
	if level == "" {
		c.called[spelling] = f
	}
	return f
}

// find is somebody by their name, nil for nobody.
func (c *tally) find(name string) *figures {
	return c.of[record.Look(whose(&c.known, name))]
}

// seat is somebody in a game.
type seat struct {
	*figures
	party  int
	weight int // how many they play for
	shared bool
}

// game counts a game.
func (c *tally) game(s *dicegame.Summary) {
	if len(s.Points) != len(s.Names) || len(s.Served) != len(s.Names) {
		return // nobody has filed such
	}
	if s.PlayedAgain() {
		return
	}
	c.games++
	pairs := s.Pairs()
	var seats []seat
	for party, names := range s.Names {
		for place, name := range names {
			level, shared := s.Level(party, place), s.IsShared(party, place)
			if level != "" && shared {
				continue // nobody has won or lost against it, or as it
			}
			x := seat{c.figuresOf(name, level), party, 1, shared}
			if pairs && len(names) == 1 {
				x.weight = 2
			}
			seats = append(seats, x)
			c.own(x, s)
		}
	}
	for _, m := range reached(s) {
		f := c.figuresOf(m.name, "")
		if m.what == grande {
			f.grandes++
		}
		at := step{at: s.Ended, id: s.ID}
		if first, ok := f.firsts[m.what]; !ok || before(at, first) {
			f.firsts[m.what] = at
		}
	}
	for _, a := range seats {
		for _, b := range seats {
			if a.level == "" && a.party != b.party && a.figures != b.figures {
				against(a, b, s)
			}
		}
	}
}

// own counts what somebody did in a game. Of what was done at a seat by two only the
// result counts, which is paid by who sits there at the end.
func (c *tally) own(x seat, s *dicegame.Summary) {
	f, won := x.figures, step{s.Ended, s.ID, 0}
	f.games++
	if s.From != "" {
		f.brought++
	}
	switch {
	case s.Won(x.party):
		f.won++
		won.sign = 1
	case s.Points[x.party] < 0:
		f.lost++
		won.sign = -1
	}
	if s.Head == x.party+1 && !x.shared {
		f.heads++
	}
	if x.party < len(s.Entries) && !x.shared {
		f.entries += s.Entries[x.party]
		f.served += s.Served[x.party]
	}
	if f.level != "" {
		return
	}
	f.trail = append(f.trail, won)
	f.sit(s, x.weight*s.Points[x.party])
	if x.shared {
		return
	}
	if x.party < len(s.Sums) {
		f.fill(s, s.Sums[x.party], won)
	}
	// Where throws are unknown, what was decided would count as flawless.
	known := x.party < len(s.Known) && x.party < len(s.Entries) && s.Known[x.party] == s.Entries[x.party]
	if one, ok := c.reviews[s.Print]; ok && known && x.party < len(one.Luck) && x.party < len(one.Lost) {
		f.reviewed = append(f.reviewed, found{won, len(s.Pays) > 0, one.Luck[x.party], one.Lost[x.party]})
	}
}

// sit adds a game to its evening.
func (f *figures) sit(s *dicegame.Summary, points int) {
	currency, each := "", 1
	if s.Cents > 0 {
		currency, each = s.Money, s.Cents
	}
	key := s.Evening + " " + currency
	if e := f.of[key]; e != nil {
		e.amount += points * each
		e.began = min(e.began, s.Started)
		return
	}
	f.of[key] = &sitting{s.Evening, currency, points * each, s.Started}
	f.sittings = append(f.sittings, f.of[key])
}

// fill adds the columns of a sheet.
func (f *figures) fill(s *dicegame.Summary, sums []int, at step) {
	for i, sum := range sums {
		if sum < 0 {
			continue
		}
		k := f.kind(s, i+1)
		if k == nil {
			continue
		}
		k.games++
		k.sum += sum
		k.best = max(k.best, sum)
		if f.best.col == nil || sum > f.best.sum || sum == f.best.sum && before(at, f.best.game) {
			f.best = peak{sum, k, at}
		}
	}
}

// kind is the kind of a column, nil for one of a game that nobody knows.
func (f *figures) kind(s *dicegame.Summary, col int) *column {
	name := calledBy(s, col)
	for _, k := range f.columns {
		if k.called == name && k.rules.Preset == s.Preset {
			return k
		}
	}
	rules, ok := escalero.Preset(s.Preset)
	if !ok || col > len(rules.Columns) {
		return nil
	}
	rules.Settlement.ByColumns = name.pays
	if name.pays {
		rules.Columns = slices.Clone(rules.Columns)
		for i := range rules.Columns[:min(len(s.Pays), len(rules.Columns))] {
			rules.Columns[i].Value = s.Pays[i]
		}
	}
	k := &column{rules: &rules, col: col, called: name}
	f.columns = append(f.columns, k)
	return k
}

// against counts a game of somebody against somebody else. What one sheet wins
// from another follows from what both have won: every kind of settlement is a
// sum of payments between two sheets, by which of them is ahead.
func against(a, b seat, s *dicegame.Summary) {
	var d *duel
	for _, o := range a.duels {
		if o.with == b.figures {
			d = o
		}
	}
	if d == nil {
		d = &duel{with: b.figures}
		a.duels = append(a.duels, d)
	}
	d.games++
	points := (s.Points[a.party] - s.Points[b.party]) / len(s.Points)
	switch {
	case points > 0:
		d.won++
	case points < 0:
		d.lost++
	}
	halves := 2 * points
	if s.Pairs() {
		halves = points * a.weight * b.weight
	}
	d.points += halves
	if s.Cents > 0 {
		d.pay(s.Money, halves*s.Cents)
	}
}

// pay adds an amount, in halves of the smallest coin.
func (d *duel) pay(currency string, amount int) {
	for i := range d.money {
		if d.money[i].currency == currency {
			d.money[i].amount += amount
			return
		}
	}
	d.money = append(d.money, purse{currency, amount})
}

// cards counts an evening of cards.
func (c *tally) cards(p Evening) {
	for i, name := range p.Names {
		if !p.Computer[i] && i < len(p.Won) {
			f := c.figuresOf(name, "")
			f.evenings++
			f.chips += p.Won[i]
			if p.Brought {
				f.broughtCards++
			}
		}
	}
}

// close puts everything in order.
func (c *tally) close() {
	sort.SliceStable(c.people, func(i, j int) bool { return c.people[i].games > c.people[j].games })
	for _, f := range c.people {
		sort.Slice(f.trail, func(i, j int) bool { return before(f.trail[i], f.trail[j]) })
		sort.Slice(f.reviewed, func(i, j int) bool { return before(f.reviewed[i].game, f.reviewed[j].game) })
		sort.SliceStable(f.duels, func(i, j int) bool { return f.duels[i].games > f.duels[j].games })
		sort.Slice(f.columns, func(i, j int) bool { // slices.SortFunc would add 3 kB to the download
			a, b := f.columns[i], f.columns[j]
			return a.rules.Preset < b.rules.Preset || a.rules.Preset == b.rules.Preset && a.called.before(b.called)
		})
	}
}

// rate is how many of a hundred entries were served.
func (f *figures) rate() float64 { return 100 * float64(f.served) / float64(max(f.entries, 1)) }

func before(a, b step) bool {
	if a.at != b.at {
		return a.at < b.at
	}
	return a.id < b.id
}

// biggest lists the evening that brought most, in each currency.
func (f *figures) biggest() (list []*sitting) {
	for _, e := range f.sittings {
		at := 0
		for at < len(list) && list[at].currency != e.currency {
			at++
		}
		switch {
		case e.amount <= 0:
		case at == len(list):
			list = append(list, e)
		case e.amount > list[at].amount:
			list[at] = e
		}
	}
	return list
}
