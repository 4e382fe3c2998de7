package coach

import (
	"fmt"
	"math"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// aim is a row that a turn may end in, whatever the column.
type aim struct {
	row    string
	chance float64
	points float64 // on average, what is written then
	col    int     // the likeliest column
	best   float64 // its chance
}

// aims joins the targets of a choice row by row, the likeliest first.
func aims(targets []thought.Target) (list []aim) {
next:
	for _, t := range targets {
		for i := range list {
			if a := &list[i]; a.row == t.Row {
				a.points = (a.points*a.chance + t.Points*t.Chance) / (a.chance + t.Chance)
				a.chance += t.Chance
				if t.Chance > a.best {
					a.col, a.best = t.Col, t.Chance
				}
				continue next
			}
		}
		list = append(list, aim{t.Row, t.Chance, t.Points, t.Col, t.Chance})
	}
	for i := range list {
		for j := i; j > 0 && list[j].chance > list[j-1].chance; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
	return list
}

// Reason is why a computer player does something, in a few words; "" where the
// action speaks for itself.
func Reason(n dicegame.Names, g *dicegame.Game, r thought.Reason) string {
	t := &n.T().Coach
	switch r.Action.Kind {
	case escalero.Contra, escalero.Accept, escalero.Concede:
		stake := g.State().Factor()
		if r.Action.Kind == escalero.Contra && g.State().Asked() != 0 { // a Recontra takes the Contra before it as accepted
			stake *= 2
		}
		return fmt.Sprintf(t.Counts, n.T().Plus(r.Lead*float64(stake), 1), n.T().Fixed(r.Price*float64(stake), 0))
	case escalero.Write, escalero.Strike:
		switch r.Habit {
		case thought.Cheap:
			return t.Cheapest
		case thought.Shines:
			return t.Shines
		case thought.Fits:
			return t.Fits
		}
		if r.Other.Action.Kind == 0 {
			return ""
		}
		return weighing{n, &g.Rules, r.PerPoint, float64(g.State().Factor()), true, nil}.reason(r.Here, r.Other, "")
	case escalero.Keep:
		text := hope(n, g, aims(r.Targets))
		w := weighing{n, &g.Rules, 0, 1, true, nil}
		if text == "" || r.Other.Action.Kind == 0 {
			return text
		}
		gain := r.Here.Equity - r.Other.Equity
		list := w.byColumn(r.Here, r.Other, gain)
		if up := trade(list, gain).up; decides(list, up) {
			text += "; " + fmt.Sprintf(t.OneDecides, up.name)
		}
		return text
	}
	return ""
}

// nearly is the part of a chance from which on it is said to be all of it.
const nearly = 0.9

// hope says what a throw is for and what happens otherwise. What it is for is the
// end that gains most over the likeliest of the others, weighted with its chance:
// an end that comes by itself is nothing to hope for.
func hope(n dicegame.Names, g *dicegame.Game, list []aim) string {
	t := &n.T().Coach
	if len(list) == 0 {
		return ""
	}
	if list[0].chance == 0 { // a beginner counts no chances
		return fmt.Sprintf(t.Collects, n.Row(list[0].row))
	}
	nothing := 1.0 // the chance of a zero
	for _, a := range list {
		nothing -= a.chance
	}
	hope, most := 0, math.Inf(-1)
	for i, a := range list {
		usual, other := 0.0, nothing
		for j, o := range list {
			if j != i && o.chance > other {
				usual, other = o.points, o.chance
			}
		}
		if gain := a.chance * (a.points - usual); gain > most && i18n.Percent(a.chance) > 0 {
			hope, most = i, gain
		}
	}
	aimed, where := list[hope], n.Row(list[hope].row)
	if aimed.best > nearly*aimed.chance {
		where = n.Where(&g.Rules, where, aimed.col)
	}
	text := fmt.Sprintf(t.Why, i18n.Percent(aimed.chance), where)
	if i18n.Percent(aimed.chance) == 0 {
		text = fmt.Sprintf(t.WhyHardly, where)
	}
	rest := 1 - list[hope].chance
	if st := g.State(); i18n.Percent(rest) == 0 || st.Hands() > 1 && !st.Second() { // another turn comes before anything is written
		return text
	}
	next := 0
	if hope == 0 {
		next = 1
	}
	switch {
	case nothing > nearly*rest:
		return text + ", " + t.WhyNothing
	case next == len(list) || list[next].chance < nothing:
		return text + ", " + t.WhyNoneMostly
	}
	a, or := list[next], t.WhyMostly
	if where = n.Row(a.row); a.best > nearly*a.chance {
		where = n.Where(&g.Rules, where, a.col)
	}
	if a.chance > nearly*rest {
		or = t.WhyOr
	}
	return text + ", " + filled(or, where)
}

// weighing compares two choices by their numbers.
type weighing struct {
	names    dicegame.Names
	rules    *escalero.Rules
	perPoint float64         // equity per point on the sheet, 0 where it is not fixed
	factor   float64         // of the stake, by Contra
	brief    bool            // one ground is enough
	results  []escalero.Turn // those that can be written now
}

// weigh compares choices as the coach values them in a position.
func weigh(n dicegame.Names, g *dicegame.Game, st escalero.State) weighing {
	w := weighing{n, &g.Rules, 0, float64(st.Factor()), false, []escalero.Turn{st.Last()}}
	if st.Second() && st.Now().Begun() {
		w.results = append(w.results, st.First())
	}
	if !g.Rules.Settlement.ByColumns {
		w.perPoint = float64(st.Parties() - 1)
	}
	return w
}

// reasons are those for choices, the best first, which is compared with beside,
// while the others are compared with it. No two are the same: where one would
// be, it says how close the two are.
func (w weighing) reasons(list []thought.Choice, beside thought.Choice) []string {
	t := &w.names.T().Coach
	texts, told := make([]string, len(list)), make([]string, len(list))
	for i, c := range list {
		if i == 0 {
			texts[i] = w.reason(c, beside, t.BesideNext)
		} else {
			texts[i] = w.reason(c, list[0], t.BesideBest)
		}
		told[i] = texts[i]
		for j, before := range texts[:i] {
			if texts[i] != before {
				continue
			}
			like := t.LikeBest
			if j > 0 {
				like = t.LikeBefore
			}
			told[i] = like + ": " + w.overall(w.inPoints(c.Equity-list[j].Equity))
		}
	}
	return told
}

// reason is what speaks for a choice against another, and what against it.
// beside names the other where it has no short name.
func (w weighing) reason(x, y thought.Choice, beside string) string {
	t := &w.names.T().Coach
	if y.Action.Kind == 0 {
		return t.Only
	}
	text, gain := w.difference(x, y), w.inPoints(x.Equity-y.Equity)
	if text == "" {
		text = w.overall(gain)
	}
	if decided := w.decided(x, y); decided != "" {
		decided = fmt.Sprintf(decided, w.names.Column(w.rules, x.Action.Col), i18n.Percent(x.Columns[x.Action.Col-1].Win))
		if w.brief {
			text = decided
		} else {
			text += "; " + decided
		}
	}
	return i18n.Capital(w.pair(x, y, beside) + ": " + text)
}

// inPoints is a difference of equities in points as they are paid, like the cost
// that stands above the sentence.
func (w weighing) inPoints(gain float64) float64 { return gain * w.factor }

// hopeless and certain are the chances below and above which a column is called
// lost or won.
const hopeless, certain = 0.07, 0.93

// decided is how to say that the column of an entry is lost or won, which is why
// there is little to write in it; "" where it is neither. Of a choice that makes
// it so its chances tell, unless there is room for one ground only.
func (w weighing) decided(x, y thought.Choice) string {
	col := x.Action.Col - 1
	if !entry(x) || len(x.Columns) == 0 || scored(x) > scored(y) {
		return ""
	}
	here, there := x.Columns[col].Win, x.Columns[col].Win
	if !w.brief && len(y.Columns) > col {
		there = y.Columns[col].Win
	}
	switch {
	case max(here, there) < hopeless:
		return w.names.T().Coach.Lost
	case min(here, there) > certain:
		return w.names.T().Coach.Won
	}
	return ""
}

// entry tells whether a choice writes or strikes.
func entry(c thought.Choice) bool {
	return c.Action.Kind == escalero.Write || c.Action.Kind == escalero.Strike
}

// throws tells whether a choice throws dice again.
func throws(c thought.Choice) bool {
	return c.Action.Kind == escalero.Keep || c.Action.Kind == escalero.Throw && len(c.Targets) > 0
}

// scored is the points that a choice writes at once.
func scored(c thought.Choice) float64 {
	if !entry(c) || len(c.Targets) == 0 {
		return 0
	}
	return c.Targets[0].Points
}

// pair names two choices, the second as what the first is done instead of, or
// says beside where that would be too long.
func (w weighing) pair(x, y thought.Choice, beside string) string {
	t := &w.names.T().Coach
	strikes, writes := x.Action.Kind == escalero.Strike, y.Action.Kind == escalero.Write
	first, then := "%s", t.Instead
	switch {
	case !entry(x) && !(throws(x) && entry(y)), !entry(y) && !throws(y):
		return beside
	case strikes:
		first = t.Striking
	case !entry(x):
		first = t.Throwing
	}
	switch {
	case throws(y):
		then = t.NotThrowing
	case strikes && writes:
		then = t.NotWriting
	case !strikes && !writes:
		then = t.NotStriking
	}
	other := w.where(y)
	if writes {
		other += fmt.Sprintf(" (%s %.0f)", t.Scores, scored(y))
	}
	return filled(first, w.where(x)) + filled(then, other)
}

// filled puts a part into a text, which may have no gap for it.
func filled(text, part string) string { return strings.Replace(text, "%s", part, 1) }

// where is the cell of an entry, "" for a throw.
func (w weighing) where(c thought.Choice) string {
	if !entry(c) {
		return ""
	}
	text := w.names.Where(w.rules, w.names.Row(c.Action.Row), c.Action.Col)
	if c.Action.Hand == 1 {
		text += " (" + w.names.T().Coach.First + ")"
	}
	return text
}

// difference says in numbers what one choice has over another, "" where there
// is nothing that explains their values.
func (w weighing) difference(x, y thought.Choice) (text string) {
	t := &w.names.T().Coach
	gain := x.Equity - y.Equity
	switch {
	case throws(x) && throws(y):
		if text = w.rows(trade(w.byRow(x, y), gain), gain); text != "" && w.perPoint != 0 {
			return text
		}
	case throws(x) && entry(y):
		text = w.risk(t.Chases, x, y)
	case scored(x) > 0 && throws(y): // a zero is not what anybody calls safe
		text = w.risk(t.Safe, y, x)
	}
	if w.perPoint == 0 {
		return joined(text, w.columns(w.byColumn(x, y, gain), gain, text != "" || w.decided(x, y) != ""))
	}
	if !entry(x) || !entry(y) {
		if text != "" {
			text = joined(text, w.overall(w.inPoints(gain)))
		}
		return text
	}
	gain /= w.perPoint
	now := scored(x) - scored(y)
	places := 1
	if math.Abs(gain) < 0.1 {
		places = 2
	}
	if now == 0 && math.Abs(gain) < 0.005 { // "0,00 more" is no reason
		return text
	}
	later := w.amount(gain-now, places)
	lead := t.Scores + " "
	if y.Action.Kind == escalero.Write { // the pair has said that points are scored
		lead = ""
	}
	if now == 0 {
		return lead + fmt.Sprintf(t.LaterOnly, later)
	}
	return lead + fmt.Sprintf(t.NowLater, w.amount(now, 0), later)
}

// hardly is how many times the points that a row would get now it has to get for
// that to be hoped for.
const hardly = 1.05

// risk says what a throw goes for that gives up an entry, "" where it may bring
// nothing that the entry is not, or that does not lie there already: the first of
// two results can still be written after the second turn.
func (w weighing) risk(format string, throw, entry thought.Choice) string {
	best, most := aim{}, 0.0
	for _, a := range aims(throw.Targets) {
		if a.row == entry.Action.Row || a.points <= hardly*w.lies(a.row) {
			continue
		}
		if worth := a.chance * a.points; worth > most && i18n.Percent(a.chance) > 0 {
			best, most = a, worth
		}
	}
	if best.row == "" || w.brief {
		return ""
	}
	return fmt.Sprintf(format, w.names.Row(best.row), i18n.Percent(best.chance))
}

// lies is the most points that a row could get now.
func (w weighing) lies(row string) (points float64) {
	for _, r := range w.results {
		points = max(points, float64(w.rules.Rows[w.rules.Row(row)].Points(r.Dice.Hand(), r.Served)))
	}
	return points
}

// joined joins two parts of a sentence, of which one may be missing.
func joined(first, second string) string {
	if first == "" || second == "" {
		return first + second
	}
	return first + "; " + second
}

// amount is a number of points more or less.
func (w weighing) amount(x float64, places int) string {
	t := &w.names.T().Coach
	if x < 0 {
		return fmt.Sprintf(t.Less, w.names.T().Fixed(-x, places))
	}
	return fmt.Sprintf(t.More, w.names.T().Fixed(x, places))
}

// even tells whether a difference of points is none, as they are shown.
func even(gain float64) bool { return math.Abs(gain) < 0.005 }

// overall says a difference for which there is nothing else to say.
func (w weighing) overall(gain float64) string {
	t := &w.names.T().Coach
	if even(gain) {
		return t.Even
	}
	size := cost(w.names.T(), math.Abs(gain))
	if gain < 0 {
		return fmt.Sprintf(t.OverallLess, size)
	}
	return fmt.Sprintf(t.OverallMore, size)
}

// swing is by how much a chance differs between two choices.
type swing struct {
	name        string
	here, there float64
	weight      float64
}

// worth is what the difference weighs.
func (s swing) worth() float64 { return (s.here - s.there) * s.weight }

// exchange is what one choice has over another: the chance that it raises most
// and the one that it lowers most, without a name where there is none.
type exchange struct{ up, down swing }

// trade finds the exchange between two choices. It is empty where there is nothing
// that the better choice would have more of, and leaves out what slightly speaks
// for the worse one.
func trade(list []swing, gain float64) (x exchange) {
	for _, s := range list {
		if i18n.Percent(s.here) == i18n.Percent(s.there) {
			continue
		}
		switch {
		case s.worth() > x.up.worth():
			x.up = s
		case s.worth() < x.down.worth():
			x.down = s
		}
	}
	if x.up.name == "" && (gain >= 0 || x.down.name == "") || x.down.name == "" && gain < 0 {
		return exchange{}
	}
	switch {
	case gain >= 0 && x.down.slight():
		x.down = swing{}
	case gain < 0 && x.up.slight():
		x.up = swing{}
	}
	return x
}

// slight tells whether a chance differs by one percentage point, which is too
// little for numbers.
func (s swing) slight() bool {
	d := i18n.Percent(s.here) - i18n.Percent(s.there)
	return d == 1 || d == -1
}

// said fills a text with a chance, a little one with a name only.
func (s swing) said(format string, little ...string) string {
	if len(little) > 0 && s.slight() {
		return filled(little[0], s.name)
	}
	return fmt.Sprintf(format, s.name, i18n.Percent(s.here), i18n.Percent(s.there))
}

// faint is the part of what a worse throw gives up below which what it gets for
// that is not called its aim. Nor is it where it would seem to be worth more: what
// makes such a throw worse are the columns, not the points. What a better throw
// gives up is left out below the same part where a column is still to be named.
const faint = 1. / 3

// rows says which row a throw aims for and which one it gives up for it. A throw that is as good as the other gives
// nothing away, whatever it aims for.
func (w weighing) rows(x exchange, gain float64) string {
	t := &w.names.T().Coach
	same := even(w.inPoints(gain))
	switch {
	case x.up.name == "" && (same || x.down.name == ""):
		return ""
	case x.down.name == "", gain >= 0 && w.perPoint == 0 && -x.down.worth() < faint*x.up.worth():
		return x.up.said(t.AimsAt)
	case x.up.name == "", gain < 0 && !same && (x.up.worth() < -faint*x.down.worth() || x.up.worth() > -x.down.worth()):
		return x.down.said(t.GivesAway)
	}
	return x.up.said(t.AimsAt) + x.down.said(t.GivesUp)
}

// A column decides where its chance differs by so much at least, and by so many
// times what any other one weighs.
const decisive, alone = 0.05, 2

// decides tells whether a column of a list decides, which needs a name.
func decides(list []swing, a swing) bool {
	for _, b := range list {
		if b.name != a.name && math.Abs(a.worth()) < alone*math.Abs(b.worth()) {
			return false
		}
	}
	return math.Abs(a.here-a.there) >= decisive
}

// columns says which column decides, or which one is helped and which is hurt, in
// short only what speaks for the better choice.
func (w weighing) columns(list []swing, gain float64, short bool) string {
	t, x := &w.names.T().Coach, trade(list, gain)
	switch {
	case x.up.name == "" && x.down.name == "":
		return ""
	case w.brief && x.up.name != "":
		return x.up.said(t.Brief, t.HelpsLittle)
	case decides(list, x.up):
		return x.up.said(t.Decides)
	case decides(list, x.down):
		return x.down.said(t.Decides)
	case x.down.name == "", short && gain >= 0:
		return x.up.said(t.Helps, t.HelpsLittle)
	case x.up.name == "", short:
		return x.down.said(t.Hurts, t.HurtsLittle)
	}
	return x.up.said(t.Helps) + x.down.said(t.ButHurts)
}

// byRow compares where two throws may end.
func (w weighing) byRow(x, y thought.Choice) (list []swing) {
	here, there := aims(x.Targets), aims(y.Targets)
	for _, a := range append(here[:len(here):len(here)], there...) {
		list = append(list, swing{w.names.Row(a.row), chanceOf(here, a.row), chanceOf(there, a.row), a.points})
	}
	return list
}

func chanceOf(list []aim, row string) float64 {
	for _, a := range list {
		if a.row == row {
			return a.chance
		}
	}
	return 0
}

// byColumn compares the chances of the columns, which are estimated apart from
// the values: where they contradict these nothing is said of them.
func (w weighing) byColumn(x, y thought.Choice, gain float64) (list []swing) {
	if len(x.Columns) != len(w.rules.Columns) || len(y.Columns) != len(w.rules.Columns) {
		return nil
	}
	sum, decided := 0.0, w.decided(x, y) != ""
	for i, c := range w.rules.Columns {
		a, b, value := x.Columns[i], y.Columns[i], float64(c.Value)
		sum += value * (a.Win - a.Lose - b.Win + b.Lose)
		if decided && i == x.Action.Col-1 { // that it is lost or won is said of it
			continue
		}
		list = append(list, swing{w.names.Column(w.rules, i+1), a.Win, b.Win, value})
	}
	if sum*gain < 0 {
		return nil
	}
	return list
}
