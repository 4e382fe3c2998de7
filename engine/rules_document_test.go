package engine_test

import (
	"fmt"
	"io/fs"
	"math/bits"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/letters"
)

// document is RULES.md taken apart.
type document struct {
	headings []string
	tables   []table
}

// table is a table of the document: its cells without backticks, the heading
// row first.
type table struct {
	section string
	rows    [][]string
}

func readDocument(t *testing.T) (d document) {
	t.Helper()
	text, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	inTable := false
	for _, line := range strings.Split(string(text), "\n") {
		if strings.HasPrefix(line, "#") {
			d.headings = append(d.headings, strings.TrimSpace(strings.TrimLeft(line, "#")))
		}
		if !strings.HasPrefix(line, "|") {
			inTable = false
			continue
		}
		if !inTable {
			d.tables = append(d.tables, table{section: d.headings[len(d.headings)-1]})
			inTable = true
		}
		var cells []string
		for _, c := range strings.Split(strings.Trim(line, "|"), "|") {
			cells = append(cells, strings.TrimSpace(strings.ReplaceAll(c, "`", "")))
		}
		if strings.Trim(cells[0], "-") != "" {
			last := &d.tables[len(d.tables)-1]
			last.rows = append(last.rows, cells)
		}
	}
	return d
}

// table finds a table by its section and its first heading.
func (d document) table(t *testing.T, section, first string) table {
	t.Helper()
	for _, x := range d.tables {
		if x.section == section && x.rows[0][0] == first {
			return x
		}
	}
	t.Fatalf("RULES.md has no table in %q that begins with %q", section, first)
	return table{}
}

// same compares a table with what the engine plays by, row by row.
func (x table) same(t *testing.T, want [][]string) {
	t.Helper()
	for i := range max(len(x.rows)-1, len(want)) {
		var says, plays []string
		if i+1 < len(x.rows) {
			says = x.rows[i+1]
		}
		if i < len(want) {
			plays = want[i]
		}
		if !slices.Equal(says, plays) {
			t.Errorf("%s: RULES.md says %q, the engine plays %q", x.section, says, plays)
		}
	}
}

// without leaves out a column of prose, counted from the end from 1.
func (x table) without(fromEnd int) table {
	y := table{section: x.section}
	for _, r := range x.rows {
		y.rows = append(y.rows, slices.Delete(slices.Clone(r), len(r)-fromEnd, len(r)-fromEnd+1))
	}
	return y
}

func TestRulesNumbers(t *testing.T) {
	d := readDocument(t)
	number := func(what string, n int) []string { return []string{what, strconv.Itoa(n)} }
	d.table(t, "A turn", "what").same(t, [][]string{
		number("dice", dice.N), number("throws in a turn, at most", escalero.Throws),
	})
	d.table(t, "Columns and settlement", "what").same(t, [][]string{
		number("parties, at least", escalero.MinParties), number("parties, at most", escalero.MaxParties),
	})
	d.table(t, "Contra", "what").same(t, [][]string{number("doublings in a game, at most", doublings(t))})
	d.table(t, "Choose Your Words", "what").same(t, [][]string{
		number("players, at least", letters.MinSeats), number("players, at most", letters.MaxSeats),
		number("cards in a hand", letters.HandSize), number("cards exchanged, at most", letters.MaxExchange),
		number("cards in a word, at least", letters.MinWord),
	})
}

// doublings is how often the stake is doubled if nobody ever gives up.
func doublings(t *testing.T) int {
	rules, _ := escalero.Preset("escalero")
	rules.Contra = true
	s := escalero.New(rules, 2, 1, false)
	for {
		next, err := s.Apply(escalero.Action{Kind: escalero.Contra})
		if err != nil {
			break
		}
		s = next
	}
	s, err := s.Apply(escalero.Action{Kind: escalero.Accept})
	if err != nil {
		t.Fatal(err)
	}
	return bits.TrailingZeros(uint(s.Factor()))
}

func TestRulesRows(t *testing.T) {
	x := readDocument(t).table(t, "Rows and values", "row")
	x = x.without(len(x.rows[0])).without(len(x.rows[0]) - 2) // the name, what scores
	var want [][]string
	for _, key := range strings.Fields("1 2 3 4 5 6 S F P G GG X") {
		cells := []string{key}
		for _, r := range escalero.Presets() {
			cells = append(cells, scores(r, key))
		}
		want = append(want, cells)
	}
	x.same(t, want)
	heads := []string{"key"}
	for _, r := range escalero.Presets() {
		heads = append(heads, r.Preset)
	}
	if !slices.Equal(x.rows[0], heads) {
		t.Errorf("the columns are %q, want %q", x.rows[0], heads)
	}
}

// scores is what a row of a preset pays: "S 20/25", or what a die counts.
func scores(r escalero.Rules, key string) string {
	at := r.Row(key)
	if at < 0 {
		return "–"
	}
	if face := r.Rows[at].Face; face != 0 {
		return strconv.Itoa(int(face))
	}
	names := map[dice.Pattern]string{dice.Straight: "S", dice.FullHouse: "F", dice.Four: "P", dice.Five: "G"}
	var list []string
	for _, s := range r.Rows[at].Scores {
		list = append(list, fmt.Sprintf("%s %d/%d", names[s.Pattern], s.Worth, s.Served))
	}
	return strings.Join(list, ", ")
}

func TestRulesColumns(t *testing.T) {
	var want [][]string
	for _, r := range escalero.Presets() {
		values, order, settled, sweep := "–", "free", "difference", "–"
		if r.Settlement.ByColumns {
			values, settled = r.Value("columns"), "columns"
			switch s := r.Settlement; {
			case s.SweepFactor == 2:
				sweep = "double"
			case s.SweepBonus > 0:
				sweep = fmt.Sprintf("%d more", s.SweepBonus)
			}
		}
		if r.Columns[len(r.Columns)-1].Down {
			order = "free, then down"
		}
		want = append(want, []string{r.Preset, strconv.Itoa(len(r.Rows)), strconv.Itoa(len(r.Columns)), values, order, settled, sweep})
	}
	readDocument(t).table(t, "Columns and settlement", "preset").same(t, want)
}

// The examples are played: a poker in each column for its winner, all else
// struck.
func TestRulesExamples(t *testing.T) {
	x := table{}
	for _, y := range readDocument(t).tables {
		if y.rows[0][0] == "preset" && slices.Contains(y.rows[0], "payoff") {
			x = y
		}
	}
	if len(x.rows) < 2 {
		t.Fatal("RULES.md has no examples")
	}
	for _, row := range x.rows[1:] {
		r, ok := escalero.Preset(row[0])
		if !ok {
			t.Fatalf("no preset %q", row[0])
		}
		if key, value, ok := strings.Cut(row[1], " "); ok {
			var err error
			if r, err = r.With(key, value); err != nil {
				t.Fatal(err)
			}
		}
		parties, _ := strconv.Atoi(row[2])
		winners := strings.Fields(row[3])
		s := escalero.New(r, parties, 1, false)
		for !s.Over() {
			a := s.Legal()[len(s.Legal())-1] // strikes come last
			if a.Row == "P" && winners[a.Col-1] == strconv.Itoa(int(s.Turn())) {
				a.Kind, a.Points = escalero.Points, 40
			}
			next, err := s.Apply(a)
			if err != nil {
				t.Fatal(err)
			}
			s = next
		}
		if got := strings.Trim(fmt.Sprint(s.Payoff()), "[]"); got != row[4] {
			t.Errorf("%s with the winners %s: RULES.md says %s, the engine pays %s", row[0], row[3], row[4], got)
		}
	}
}

func TestRulesOptions(t *testing.T) {
	x := readDocument(t).table(t, "Options of the dice games", "option")
	var keys []string
	for _, row := range x.rows[1:] {
		keys = append(keys, row[0])
		defaults := strings.Split(row[2], "; ")
		found := false
		for _, r := range escalero.Presets() {
			at := slices.IndexFunc(r.Options(), func(o escalero.Option) bool { return o.Key == row[0] })
			if at < 0 {
				continue
			}
			found = true
			choices := strings.Join(r.Options()[at].Choices, ", ")
			if !slices.Contains(strings.Split(row[1], "; "), choices) {
				t.Errorf("%s: RULES.md offers %s, %s offers %s", row[0], row[1], r.Preset, choices)
			}
			usual := defaults[0]
			if len(defaults) == 2 && strings.HasPrefix(r.Preset, "wuerfelpoker") {
				usual = defaults[1]
			}
			if usual != "of the preset" && r.Value(row[0]) != usual {
				t.Errorf("%s: RULES.md says %s by default, %s has %s", row[0], usual, r.Preset, r.Value(row[0]))
			}
		}
		if !found {
			t.Errorf("no preset has the option %s", row[0])
		}
	}
	for _, r := range escalero.Presets() {
		for _, o := range r.Options() {
			if !slices.Contains(keys, o.Key) {
				t.Errorf("RULES.md lacks the option %s of %s", o.Key, r.Preset)
			}
		}
	}
}

// The limits hold: the first and the last value are accepted, those beyond not.
func TestRulesLimits(t *testing.T) {
	d := readDocument(t)
	dice, _ := escalero.Preset("escalero")
	cards := letters.Usual()
	forms := map[string]func(n string) error{
		"columns, each":  func(n string) error { _, err := dice.With("columns", n+"-1-1"); return err },
		"sweep, a bonus": func(n string) error { _, err := dice.With("sweep", n); return err },
		"concede":        func(n string) error { _, err := dice.With("concede", n); return err },
		"ante":           func(n string) error { _, err := cards.With("ante", n); return err },
		"bets, each":     func(n string) error { _, err := cards.With("bets", n+"-"+n); return err },
		"chips":          func(n string) error { _, err := cards.With("chips", n); return err },
	}
	rows := d.table(t, "Options of the dice games", "limits of").rows[1:]
	rows = append(rows, d.table(t, "Choose Your Words", "limits of").rows[1:]...)
	if len(rows) != len(forms) {
		t.Errorf("RULES.md has %d limits, want %d", len(rows), len(forms))
	}
	for _, row := range rows {
		set, ok := forms[row[0]]
		if !ok {
			t.Fatalf("unknown limits of %s", row[0])
		}
		from, _ := strconv.Atoi(row[1])
		to, _ := strconv.Atoi(row[2])
		for n, want := range map[int]bool{from - 1: false, from: true, to: true, to + 1: false} {
			if err := set(strconv.Itoa(n)); (err == nil) != want {
				t.Errorf("%s: RULES.md says %s to %s, with %d the engine says %v", row[0], row[1], row[2], n, err)
			}
		}
	}
}

func TestRulesCardOptions(t *testing.T) {
	var want [][]string
	for _, o := range letters.Options() {
		want = append(want, []string{o.Key, strings.Join(o.Choices, ", "), letters.Usual().Value(o.Key)})
	}
	readDocument(t).table(t, "Choose Your Words", "option").without(1).same(t, want)
}

func TestRulesDecks(t *testing.T) {
	var want [][]string
	sums := []string{"all"}
	for c := 1; c < letters.Kinds; c++ {
		cells := []string{letters.Card(c).String()}
		for _, d := range letters.Decks() {
			if d.Count[c] == 0 {
				cells = append(cells, "–", "–")
				continue
			}
			cells = append(cells, strconv.Itoa(int(d.Count[c])), strconv.Itoa(int(d.Points[c])))
		}
		want = append(want, cells)
	}
	for _, d := range letters.Decks() {
		sums = append(sums, strconv.Itoa(len(d.Pack())), strconv.Itoa(d.Sum(d.Pack())))
	}
	readDocument(t).table(t, "The decks", "card").same(t, append(want, sums))
}

// Comments that cite a section of RULES.md name one of its headings.
func TestRulesCitations(t *testing.T) {
	d := readDocument(t)
	cite := regexp.MustCompile(`RULES(\.md)?(?:, "([^"]*)")?`)
	wrapped := regexp.MustCompile(`\s*\n\s*// *`)
	for _, folder := range []string{".", "../cmd"} {
		err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || entry.Name() == "rules_document_test.go" {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			for _, m := range cite.FindAllStringSubmatch(wrapped.ReplaceAllString(string(text), " "), -1) {
				if m[1] == "" || m[2] != "" && !slices.Contains(d.headings, m[2]) {
					t.Errorf("%s cites %s, which is no section of RULES.md", path, m[0])
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
