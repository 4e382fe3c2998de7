package record_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/letters"
	"serviert/engine/record"
)

const two = "serviert 1 escalero\nparty Anna\nparty Bernd\n"

// lines makes a text of very many different lines.
func lines(n int, format string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// read is what happens to a text at the door: it is parsed and replayed.
func read(text string) error {
	doc, err := record.Parse(text)
	if err != nil {
		return err
	}
	if doc.IsLetters() {
		_, err = doc.Letters(nil)
	} else {
		_, err = doc.Dice()
	}
	return err
}

// Whatever is too much of something is refused at once, in one short line, and
// costs little. Each of these stopped the program for long, took gigabytes, or
// was taken.
func TestHostileTextsAreRefusedAtOnce(t *testing.T) {
	const million, none = 1_000_000, record.Limit(-1)
	evening := longEvening(t, letters.MaxSeats, 100)
	tooLong := evening + strings.Repeat("leave\n", 1)
	for name, c := range map[string]struct {
		text string
		what record.Limit // none where something else is wrong
	}{
		"options":             {"serviert 1 escalero\n" + lines(100_000, "option o%d on\n") + two[20:], record.TooManyOptions},
		"very many options":   {"serviert 1 escalero\n" + lines(4*million, "option o%d on\n"), record.TooManyBytes},
		"empty lines":         {two + strings.Repeat("\n", 50*million), record.TooManyBytes},
		"spaces":              {strings.Repeat(" ", 50*million), record.TooManyBytes},
		"a name":              {"serviert 1 escalero\nparty Anna\nparty " + strings.Repeat("B", million) + "\n", record.LineTooLong},
		"a long name":         {"serviert 1 escalero\nparty Anna\nparty " + strings.Repeat("Ö", 81) + "\n", record.NameTooLong},
		"words after a name":  {"serviert 1 escalero\nparty Anna\tcomputer " + strings.Repeat("x ", million/2) + "\nparty B\n", record.LineTooLong},
		"parties":             {"serviert 1 escalero\n" + lines(100_000, "party P%d\n"), record.TooManyParties},
		"own words":           {"serviert 1 choose-your-words\noption words " + strings.Repeat("AB,", million/2) + "AB\nparty A\nparty B\n", record.LineTooLong},
		"a preset":            {"serviert 1 " + strings.Repeat("x", million) + "\n", none},
		"actions":             {evening + "comment\n" + lines(10, "# %d\n"), none},
		"two for very long":   {longEvening(t, 2, 680) + "comment\n", none},
		"folded at once":      {folded(4990) + "comment\n", none},
		"actions that fit":    {longEvening(t, letters.MaxSeats, 140), record.TooManyActions},
		"too many actions":    {two + strings.Repeat("throw 11356\n", 150_000), none},
		"an endless action":   {two + "throw " + strings.Repeat("1 ", million), none},
		"endless cards":       {"serviert 1 choose-your-words\nparty A\nparty B\n" + strings.Repeat("cut "+strings.Repeat("A ", million/16)+"\n", 16), none},
		"after a long game":   {tooLong + tooLong, none},
		"a huge stake":        {"serviert 1 escalero\noption stake " + strings.Repeat("9", 4000) + " EUR\n" + two[20:], none},
		"10^9 chips":          {"serviert 1 choose-your-words\noption chips 1000000000\nparty A\nparty B\n", none},
		"a start of 10^30":    {"serviert 1 escalero\noption start 1" + strings.Repeat("0", 30) + "\n" + two[20:], none},
		"deep brackets":       {strings.Repeat("[", million), none},
		"zero bytes":          {strings.Repeat("\x00", million), none},
		"Latin-1":             {"serviert 1 escalero\nparty M\xfcller\nparty B\n", none},
		"old Macintosh lines": {strings.ReplaceAll(two, "\n", "\r"), none},
		"line separators":     {strings.ReplaceAll(two, "\n", "\u2028"), none},
	} {
		var err error
		bytes, took := cost(func() { err = read(c.text) })
		var limit *record.LimitError
		switch {
		case err == nil:
			t.Errorf("%s: taken", name)
			continue
		case c.what != none && (!errors.As(err, &limit) || limit.What != c.what || !errors.Is(err, record.ErrNotRecord)):
			t.Errorf("%s: %v, want limit %d", name, err, c.what)
		case c.what == none && errors.As(err, &limit):
			t.Errorf("%s: %v", name, err)
		}
		if s := err.Error(); len(s) > 1000 || strings.ContainsAny(s, "\n\r\x00\u2028") {
			t.Errorf("%s: not one short line: %q", name, s)
		}
		if bytes > 50_000_000 || took > 20*time.Second {
			t.Errorf("%s: %d kB in %v", name, bytes/1000, took)
		}
		t.Logf("%-20s %6d kB %8v  %v", name, bytes/1000, took.Round(time.Microsecond), err)
	}
}

// folded is an evening of two in which every hand is given up at once.
func folded(hands int) string {
	return "serviert 1 choose-your-words\noption challenge players\noption dealer 1\noption chips 10000\nparty A\nparty B\n" +
		strings.Repeat("deal "+letters.English.Pack().String()+"\nfold\n", hands)
}

// cost is what a function allocates, and how long it takes.
func cost(f func()) (bytes uint64, took time.Duration) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began := time.Now()
	f()
	took = time.Since(began)
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc, took
}

// The longest games that are played come in as they went out.
func TestTheLongestGamesFit(t *testing.T) {
	texts := map[string]string{}
	for _, r := range escalero.Presets() {
		texts[r.Preset] = longGame(t, r)
		if n := strings.Count(texts[r.Preset], "\n"); n > record.MostActions/3 {
			t.Errorf("%s: there is little room above %d lines", r.Preset, n)
		}
	}
	texts["cards, 2"] = longEvening(t, 2, 300)
	texts["cards, 14"] = longEvening(t, letters.MaxSeats, 100)
	for name, text := range texts {
		doc, err := record.Parse(text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if err := read(text); err != nil || doc.String() != text {
			t.Errorf("%s: %v", name, err)
		}
		t.Logf("%-25s %6d bytes, %5d actions", name, len(text), len(doc.Actions))
	}
}

// longGame is a dice game as long as it can be: ten pairs with the longest names
// that the set-up takes throw three times in both turns of every entry and keep
// four dice each time. (Contra is for two parties; it adds two lines a doubling.)
func longGame(t *testing.T, r escalero.Rules) string {
	t.Helper()
	for _, o := range []string{"double-grande", "double-hand"} {
		if with, err := r.With(o, "on"); err == nil {
			r = with
		}
	}
	s := record.Setup{Rules: r, Start: escalero.MaxParties}
	for i := range escalero.MaxParties {
		name := strings.Repeat("👩🏽", 6) + string(rune('A'+i))
		s.Parties = append(s.Parties, record.Party{Names: []string{name, name + "'"}, Extra: "computer casual casual"})
	}
	state, log := s.State(), []record.Line(nil)
	order := []escalero.Kind{escalero.Throw, escalero.Keep, escalero.Done, escalero.Write}
	for !state.Over() {
		best, rank := escalero.Action{}, 99
		for _, a := range state.Legal() {
			i := slices.Index(order, a.Kind)
			if i >= 0 && (i < rank || i == rank && a.Kept.Len() > best.Kept.Len()) {
				best, rank = a, i
			}
		}
		var err error
		if best.Kind == escalero.Throw || best.Kind == escalero.Keep {
			faces := strings.Trim(best.Kept.String(), "-") + "12346"
			if best.Dice, err = dice.ParseThrow(faces[:dice.N]); err != nil {
				t.Fatal(err)
			}
		}
		if state, err = state.Apply(best); err != nil {
			t.Fatal(err)
		}
		log = append(log, record.Line{Text: best.String()})
	}
	doc := record.Document{Preset: r.Preset, Parties: s.Parties, Actions: log}
	for _, c := range r.Changes() {
		doc.Options = append(doc.Options, record.Option{Key: c[0], Value: c[1]})
	}
	doc.Options = append(doc.Options, record.Option{Key: "start", Value: fmt.Sprint(int(s.Start))})
	return doc.String()
}

// longEvening is an evening of cards in which nearly everybody stays in, raises,
// draws and is doubted.
func longEvening(t *testing.T, seats, hands int) string {
	t.Helper()
	rules := letters.Usual()
	rules.Book, rules.BuyIn, rules.Max, rules.Chips, rules.Dealer = true, true, 20, 1000, 1
	table := record.Table{Rules: rules}
	for i := range seats {
		table.Parties = append(table.Parties, record.Party{Names: []string{fmt.Sprint("Wilhelmine ", i+1)}})
	}
	if err := table.Check(); err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(uint64(seats), uint64(hands)))
	s, log := letters.New(rules, seats, nil), []string(nil)
	for len(s.Hands()) < hands {
		legal := s.Legal()
		a := legal[random.IntN(len(legal))]
		switch {
		case a.Kind == letters.Leave, a.Kind == letters.SitOut, a.Kind == letters.Fold && random.IntN(30) > 0,
			a.Kind == letters.Bet && random.IntN(8) > 0, a.Kind == letters.Pay && random.IntN(10) > 0 && len(legal) > 1:
			continue
		case a.Blank():
			cards, take := s.ToShuffle()
			list := cards.List()
			random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
			a.Cards = letters.CardsOf(list[:take]...)
		}
		next, err := s.Apply(a)
		if err != nil {
			t.Fatal(err)
		}
		s, log = next, append(log, a.String())
	}
	doc := record.Document{Preset: record.Words, Parties: table.Parties}
	for _, c := range rules.Changes() {
		doc.Options = append(doc.Options, record.Option{Key: c[0], Value: c[1]})
	}
	for _, text := range log {
		doc.Actions = append(doc.Actions, record.Line{Text: text})
	}
	return doc.String()
}

// What the program itself has written opens whatever the limits are.
func TestSavedGamesHaveNoLimits(t *testing.T) {
	text := longEvening(t, letters.MaxSeats, 140)
	doc, err := record.ParseSaved(text)
	if err != nil {
		t.Fatal(err)
	}
	if g, err := doc.Letters(nil); err != nil || g.String() != text {
		t.Errorf("%d actions of %d, %v", g.Match.Len(), len(doc.Actions), err)
	}
	doc, err = record.ParseSaved("serviert 1 escalero\nparty Anna\nparty Anna\nparty An\u200bna\nparty \u202eannA\n")
	if _, replayed := doc.Dice(); err != nil || replayed != nil {
		t.Error(err, replayed)
	}
}

// Names are for eyes and ears: none can hide, steer the text around it, or look
// like another. Those of all people and scripts are welcome.
func TestNames(t *testing.T) {
	type table struct {
		names []string
		want  error
	}
	var steering []table
	for _, r := range "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069" {
		steering = append(steering, table{[]string{"An" + string(r) + "na"}, record.ErrUnseen})
	}
	for _, c := range append(steering, []table{
		{[]string{"Anna", "Bernd"}, nil},
		{[]string{"Anna", "anna"}, nil}, // as ever in the set-up
		{[]string{"__proto__", "constructor", "NaN", "null", "<b>", "${x}", "%s"}, nil},
		{[]string{"יעל", "محمد", "می\u200cخواهم", "ñandú", "Zoë", "李雷", "क्षत्रिय", "ไก่"}, nil},
		{[]string{"👩‍🦯", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "🇦🇹"}, nil},
		{[]string{strings.Repeat("ü", record.LongestName)}, nil},
		{[]string{"Anna", "Anna"}, record.ErrSameName},
		{[]string{"Anna", "An\u200bna"}, record.ErrSameName},
		{[]string{"Anna", "Anna\u200d"}, record.ErrSameName},
		{[]string{"Anna", "\u2060Anna\ufeff"}, record.ErrSameName},
		{[]string{"Anna", "A\u00adn\u034fn\u180ea"}, record.ErrSameName},
		{[]string{"Anna", "\u200eAnna\u200f"}, record.ErrSameName},
		{[]string{"Anna B", "Anna \u200b B"}, record.ErrSameName},
		{[]string{"❤", "❤️"}, record.ErrSameName},
		{[]string{"Jörg", "Jo\u0308rg"}, record.ErrSameName},
		{[]string{"Ňina", "N\u200b\u030cina"}, record.ErrSameName},
		{[]string{"Jörg", "Jo\u0307rg", "Jorg", "Jo\u0327rg", "\u0308Jorg"}, nil},
		{[]string{"\u200b"}, record.ErrUnseen},
		{[]string{"\u3164"}, record.ErrUnseen}, // a Hangul letter without a shape
		{[]string{"\u2800\u200d"}, record.ErrUnseen},
		{[]string{"\u202egro\u202c"}, record.ErrUnseen},
		{[]string{"Anna\u2066"}, record.ErrUnseen},
		{[]string{"Anna\u2069, 80 points"}, record.ErrUnseen},
		{[]string{"An\x00na"}, record.ErrUnseen},
		{[]string{"An\x1b[31mna"}, record.ErrUnseen},
		{[]string{"An\u009bna"}, record.ErrUnseen},
	}...) {
		var parties []record.Party
		text := "serviert 1 escalero\n"
		for _, n := range c.names {
			parties = append(parties, record.Party{Names: []string{n}})
			text += "party " + n + "\n"
		}
		err := record.CheckNames(parties)
		_, read := record.Parse(text)
		if !errors.Is(err, c.want) || !errors.Is(read, c.want) || (c.want != nil) != errors.Is(read, record.ErrNotRecord) {
			t.Errorf("%+q: %v, and in a record %v; want %v", c.names, err, read, c.want)
		}
		if err != nil && strings.Contains(err.Error(), "line ") {
			t.Errorf("%+q: at a table there are no lines: %v", c.names, err)
		}
		if read != nil && (!strings.HasPrefix(read.Error(), "line ") || strings.ContainsFunc(read.Error(), func(r rune) bool { return r < ' ' || r > 0x7e && r != '❤' })) {
			t.Errorf("%+q: the error shows what it warns of: %+q", c.names, read)
		}
	}
	// Partners too.
	if _, err := record.Parse("serviert 1 escalero\nparty Anna + An\u200bna\nparty B\n"); !errors.Is(err, record.ErrSameName) {
		t.Errorf("a pair of twins: %v", err)
	}
	// A rule broken is told before what comes too late to matter.
	if err := read(two + strings.Repeat("done\n", 200_000)); !errors.Is(err, engine.ErrIllegal) {
		t.Error(err)
	}
}

func TestNoted(t *testing.T) {
	family, long := "👩\u200d👩\u200d👧 da", strings.Repeat("ä", record.LongestNote)
	for text, want := range map[string]string{
		"":                                "",
		" Hütte,\n\tbei  Regen ":          "Hütte, bei Regen",
		"\u200b \u2800":                   "",
		"a\u202eb\x00c":                   "ab c",
		family:                            family,
		long + "!":                        long,
		long[:len(long)-2] + " von einem": long[:len(long)-2],
		"עם סבתא":                         "עם סבתא",
		"\u2068סבתא\u2069, Anna":          "סבתא, Anna",
	} {
		if got := record.Noted(text); got != want || record.Noted(got) != got {
			t.Errorf("%q became %q, want %q", text, got, want)
		}
	}
}
