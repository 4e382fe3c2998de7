package dicegame

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Names gives the names for everything in a dice game, in one language, with
// poker faces or pips. Screens and announcements share it, so they always
// agree. It can be compared with ==.
type Names struct {
	Lang string // "de" or "en"
	Pips bool   // dice show pips, not poker faces
}

// T returns all texts in the language.
func (n Names) T() *i18n.Texts { return i18n.For(n.Lang) }

// Letter returns what a die shows: a letter or a number.
func (n Names) Letter(f dice.Face) string {
	if n.Pips {
		return n.T().Dice.Pips[f]
	}
	return n.T().Dice.Letters[f]
}

// Die returns the spoken name of one die.
func (n Names) Die(f dice.Face) string {
	if n.Pips {
		return n.T().Dice.PipOne[f]
	}
	return n.T().Dice.FaceOne[f]
}

// Many returns the name for several dice of a face.
func (n Names) Many(f dice.Face) string {
	if n.Pips {
		return n.T().Dice.PipMany[f]
	}
	return n.T().Dice.FaceMany[f]
}

// RowLabel returns the short name of the row with a key, as on the pad.
func (n Names) RowLabel(key string) string {
	w := n.T().Dice.Rows.At(key)
	if n.Pips && w.Pip != "" {
		return w.Pip
	}
	return w.Label
}

// Row returns the long name of the row with a key, as it is spoken.
func (n Names) Row(key string) string {
	w := n.T().Dice.Rows.At(key)
	if n.Pips && w.Pip != "" {
		return i18n.Capital(n.T().Dice.PipMany[key[0]-'0'])
	}
	return w.Long
}

// ColumnLabel returns the heading of a column, counted from 1: what it pays, or
// its number where that does not tell the columns apart.
func (n Names) ColumnLabel(r *escalero.Rules, col int) string {
	if Paid(r) {
		return fmt.Sprintf(n.T().Dice.Value, r.Columns[col-1].Value)
	}
	return fmt.Sprint(col)
}

// Paid reports whether the columns are called by what they pay.
func Paid(r *escalero.Rules) bool {
	for i, c := range r.Columns {
		if slices.ContainsFunc(r.Columns[:i], func(o escalero.Column) bool { return o.Value == c.Value }) {
			return false
		}
	}
	return r.Settlement.ByColumns
}

// Column returns the name of a column, counted from 1, in a sentence. It has
// the heading in it, so that a column is called the same wherever it appears.
func (n Names) Column(r *escalero.Rules, col int) string {
	return fmt.Sprintf(n.T().Dice.Column, n.ColumnLabel(r, col))
}

// Beside is what a column, counted from 1, is called beside other words and numbers:
// what it pays or, where it has a number only, its name, which no line breaks; "" for
// the only one.
func (n Names) Beside(r *escalero.Rules, col int) string {
	switch {
	case len(r.Columns) == 1:
		return ""
	case Paid(r):
		return n.ColumnLabel(r, col)
	}
	return strings.ReplaceAll(n.Column(r, col), " ", "\u00a0")
}

// Where adds the column, counted from 1, to the name of a row if there are
// several columns.
func (n Names) Where(r *escalero.Rules, row string, col int) string {
	switch t := &n.T().Table; {
	case len(r.Columns) == 1:
		return row
	case Paid(r):
		return fmt.Sprintf(t.Times, row, n.Beside(r, col))
	default:
		return fmt.Sprintf(t.Numbered, row, n.Beside(r, col))
	}
}

// Points is a value of a row, with what it takes where only a served throw scores it.
func (n Names) Points(row escalero.Row, points int) string {
	text := strconv.Itoa(points)
	if row.Face == 0 && row.ServedOnly(points) {
		text += " " + n.T().Dice.Served
	}
	return text
}

// Aloud is Where for the ear: a column has one name wherever it is heard.
func (n Names) Aloud(r *escalero.Rules, row string, col int) string {
	if len(r.Columns) == 1 {
		return row
	}
	return fmt.Sprintf(n.T().Table.Where, row, n.Column(r, col))
}

// Heads is what stands before the heading of a column, for the ear: whose it is.
// The heading itself is ColumnLabel, which a single column does not need. The
// space between the two is ui.Between.
func (n Names) Heads(r *escalero.Rules, who string) string {
	switch {
	case len(r.Columns) == 1:
		return who
	case Paid(r):
		return who + ",\u00a0"
	default:
		return fmt.Sprintf(n.T().Table.Where, who, strings.ReplaceAll(fmt.Sprintf(n.T().Dice.Column, ""), " ", "\u00a0"))
	}
}

// Call returns what players call a result: "Full House serviert", "Drei
// Könige". Before the first throw it names the five dice.
func (n Names) Call(t escalero.Turn) string {
	w := n.T()
	if !t.Begun() {
		return w.Table.NothingThrow
	}
	h := t.Dice.Hand()
	name := ""
	switch h.Best() {
	case dice.Five:
		name = w.Dice.Grande
	case dice.Four:
		name = w.Dice.Poker
	case dice.FullHouse:
		name = w.Dice.Full
	case dice.Straight:
		name = w.Dice.Straight
	default:
		return n.alike(h)
	}
	if t.Served {
		name += " " + w.Dice.Served
	}
	return name
}

// alike names the largest group of equal dice, or two pairs.
func (n Names) alike(h dice.Hand) string {
	high, low := pairs(h)
	t := &n.T().Table
	switch {
	case high == 0:
		return t.Nothing
	case low != 0:
		return t.TwoPairs
	}
	return i18n.Capital(fmt.Sprintf(t.Alike, t.Numbers[h.Count(high)], n.Many(high)))
}

// pairs returns the face of the largest group of equal dice, 0 for none, and of
// two pairs the higher and the lower.
func pairs(h dice.Hand) (high, low dice.Face) {
	for f := dice.Face(6); f >= 1; f-- {
		switch many := h.Count(f); {
		case many < 2:
		case high == 0 || many > h.Count(high):
			high, low = f, 0
		case many == h.Count(high):
			low = f
		}
	}
	return high, low
}

// Told is Call for the ear: of two pairs it says which.
func (n Names) Told(t escalero.Turn) string {
	call := n.Call(t)
	if !t.Begun() || Combination(t) {
		return call
	}
	if high, low := pairs(t.Dice.Hand()); low != 0 {
		call = fmt.Sprintf(n.T().Table.WhichPairs, call, n.Many(high), n.Many(low))
	}
	return call
}

// subject names dice as the subject of a sentence, from high to low: "zwei Damen
// und ein König". Of a single one it is only the name.
func (n Names) subject(list []dice.Face) string {
	w := n.T()
	if len(list) == 1 {
		return n.Die(list[0])
	}
	one, hand := w.Dice.FaceIs, dice.Hand{}
	if n.Pips {
		one = w.Dice.PipA
	}
	for _, f := range list {
		hand[f-1]++
	}
	var groups []string
	for f := dice.Face(6); f >= 1; f-- {
		switch many := hand.Count(f); many {
		case 0:
		case 1:
			groups = append(groups, one[f])
		default:
			groups = append(groups, w.Table.Numbers[many]+" "+n.Many(f))
		}
	}
	return w.List(groups)
}

// Faces lists the spoken names of dice, in the given order.
func (n Names) Faces(list []dice.Face) string {
	names := make([]string, len(list))
	for i, f := range list {
		names[i] = n.Die(f)
	}
	return strings.Join(names, ", ")
}

// Left says how many throws a turn has left.
func (n Names) Left(t escalero.Turn) string {
	w := &n.T().Table
	switch left := t.Left(); left {
	case 0:
		return w.LeftNone
	case 1:
		return w.LeftOne
	default:
		return fmt.Sprintf(w.Left, left)
	}
}

// LeftSaid is Left for the ear.
func (n Names) LeftSaid(t escalero.Turn) string {
	w := &n.T().Table
	switch left := t.Left(); left {
	case 0:
		return w.LeftNone
	case 1:
		return w.LeftOneSaid
	default:
		return fmt.Sprintf(w.LeftSaid, w.Numbers[left])
	}
}

// Choice names the value of an option of the rules. key and value are as in
// records; a value without a name is returned as it is.
func (n Names) Choice(key, value string) string {
	if label := n.T().Options.Choice.At(key).At(value); label != "" {
		return label
	}
	switch key {
	case "columns":
		return strings.ReplaceAll(value, "-", "–")
	case "sweep":
		points, _ := strconv.Atoi(value)
		return fmt.Sprintf(n.T().Options.More, n.T().Count(points))
	case "stake":
		if s, err := escalero.ParseStake(value); err == nil {
			return n.Money(s, 1)
		}
	}
	return value
}

// Change says that an option of the rules differs from the usual. key and
// value are as in records.
func (n Names) Change(key, value string) string {
	t := &n.T().Options
	if text := t.Told.At(key).At(value); text != "" {
		return text
	}
	return fmt.Sprintf(t.Differs, t.Label.At(key), n.Choice(key, value))
}

// HouseRules says what is agreed otherwise than by the preset, as far as it changes anything; "" for nothing. The stake is
// said elsewhere.
func (n Names) HouseRules(r *escalero.Rules) string {
	var list []string
	for _, c := range r.Changes() {
		if c[0] != "stake" && r.Matters(c[0]) {
			list = append(list, n.Change(c[0], c[1]))
		}
	}
	if list == nil {
		return ""
	}
	return fmt.Sprintf(n.T().Options.Changed, strings.Join(list, "; "))
}

// RulesPath is the address of the rule book for these rules: the preset, and what is agreed otherwise.
func RulesPath(r *escalero.Rules) string {
	var list []string
	for _, c := range r.Changes() {
		if c[0] != "stake" {
			list = append(list, c[0]+":"+c[1])
		}
	}
	path := "/rules?preset=" + r.Preset
	if list != nil {
		path += "&agreed=" + strings.Join(list, ",")
	}
	return path
}

// RulesAt is the rules that an address of RulesPath names; what it cannot mean is left out, for anybody can make a link.
// ok is false where it names no preset of the dice games.
func RulesAt(preset, agreed string) (r escalero.Rules, ok bool) {
	if r, ok = escalero.Preset(preset); !ok {
		return r, false
	}
	for option := range strings.SplitSeq(agreed, ",") {
		key, value, _ := strings.Cut(option, ":")
		if next, err := r.With(key, value); err == nil {
			r = next
		}
	}
	return r, true
}

// PointsAt says a number of points and what one point is worth.
func (n Names) PointsAt(points int, stake escalero.Stake) string {
	t, one := &n.T().Settlement, n.Money(stake, 1)
	if points == 1 {
		return fmt.Sprintf(t.OnePoint, one)
	}
	return n.T().Fill(t.PointsAt, points, one)
}

// Amount says game points and, where money is played for, what they are worth:
// "36 Spielpunkte (3,60 €)".
func (n Names) Amount(r *escalero.Rules, points int) string {
	t := &n.T().Settlement
	text := n.T().Fill(t.GamePoints, points)
	if points == 1 {
		text = t.GamePoint
	}
	if !r.Stake.IsZero() {
		text += " (" + n.Money(r.Stake, points) + ")"
	}
	return text
}

// Means says what a stake of so many times the first comes to: the most that it
// can cost, and who pays how much as it stands.
func (n Names) Means(g *Game, st escalero.State, factor int) string {
	t, text := &n.T().Table, n.Stands(g, st, factor)
	most := g.Rules.Most() * factor
	switch {
	case most == 0:
		return text
	case !g.Pairs():
		return fmt.Sprintf(t.Loses, factor, n.Amount(&g.Rules, most)) + " " + text
	case g.Parties[0].Pair() && g.Parties[1].Pair():
		return fmt.Sprintf(t.LosesEach, factor, n.Amount(&g.Rules, most)) + " " + text
	default: // who plays for two loses for two
		return fmt.Sprintf(t.Loses, factor, n.Amount(&g.Rules, 2*most)) + " " + text
	}
}

// owed is how many points a party is told that its sheet costs, and the text for the
// amount: partners pay each as much, and who plays for two among pairs twice.
func (n Names) owed(g *Game, p engine.Player, points int) (int, string) {
	switch {
	case !g.Pairs():
		return points, "%s"
	case g.Parties[p-1].Pair():
		return points, n.T().Table.Each
	default:
		return 2 * points, "%s"
	}
}

// Stands says who pays how much at that stake as it stands.
func (n Names) Stands(g *Game, st escalero.State, factor int) string {
	t, standing := &n.T().Table, st.Standing()
	switch {
	case standing[0] < 0:
		return n.pays(g, 1, -standing[0]*factor)
	case standing[1] < 0:
		return n.pays(g, 2, -standing[1]*factor)
	}
	return t.NoPays
}

func (n Names) pays(g *Game, p engine.Player, points int) string {
	points, each := n.owed(g, p, points)
	return i18n.Of(n.T().Table.Pays, g.Name(p), fmt.Sprintf(each, n.Amount(&g.Rules, points)))
}

// Contra is what players call the Contra that was just announced.
func (n Names) Contra(g *Game) string {
	t := &n.T().Table
	if before := g.Match.Len() - 2; before >= 0 && g.Match.Action(before).Kind == escalero.Contra {
		return t.Calls[1]
	}
	return t.Calls[0]
}

// costs is Means in two or three words, for a button. Where there is no most, it is
// what whoever presses the button would win or lose as it stands.
func (n Names) costs(g *Game, st escalero.State, factor int) string {
	t := &n.T().Table
	if most := g.Rules.Most(); most > 0 {
		points, each := n.owed(g, st.Turn(), most*factor)
		return fmt.Sprintf(each, fmt.Sprintf(t.UpTo, n.short(&g.Rules, points)))
	}
	standing, sign := st.Standing()[st.Turn()-1], ""
	switch {
	case standing > 0:
		sign = "+"
	case standing < 0:
		sign = "−"
	}
	points, each := n.owed(g, st.Turn(), max(standing, -standing)*factor)
	return fmt.Sprintf(t.Now, fmt.Sprintf(each, sign+n.short(&g.Rules, points)))
}

// givingUp is what the answer to a Contra costs that gives up, for a button.
func (n Names) givingUp(g *Game, st escalero.State) string {
	points, each := n.owed(g, st.Turn(), Price(st))
	return fmt.Sprintf(n.T().Table.ConcedeText, fmt.Sprintf(each, n.short(&g.Rules, points)))
}

// short is an amount in money where that is played for, otherwise in points.
func (n Names) short(r *escalero.Rules, points int) string {
	if !r.Stake.IsZero() {
		return n.Money(r.Stake, points)
	}
	return n.T().Count(points)
}

// Money returns the value of points at a stake: "0,50 €".
func (n Names) Money(stake escalero.Stake, points int) string {
	return n.T().Money(points*stake.Cents, Currency(stake.Currency))
}

// Agreed says in one line which game is played and for how much.
func (n Names) Agreed(r *escalero.Rules) string {
	text := n.T().Dice.Presets.At(r.Preset).Name
	if r.Settlement.ByColumns {
		text += " · " + n.Choice("columns", r.Value("columns"))
	}
	if !r.Stake.IsZero() {
		text += " · " + n.PointsAt(1, r.Stake)
	}
	return text
}

// Combination reports whether a result is a straight, full house, poker or
// grande.
func Combination(t escalero.Turn) bool { return t.Begun() && t.Dice.Hand().Best() != dice.None }

// Grand reports whether a result is a served grande.
func Grand(t escalero.Turn) bool { return t.Served && t.Begun() && t.Dice.Hand().Best() == dice.Five }
