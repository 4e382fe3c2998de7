package evening

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/engine/escalero"
)

// conceded is a short game: the first party announces Contra, the second
// gives up and pays the sum of the columns.
const conceded = "contra\nconcede\n"

const head = "serviert 1 escalero\noption contra on\n"

func TestEveningSettles(t *testing.T) {
	first := gametest.Recorded(t, head+"option stake 0.10 EUR\nparty Anna\nparty Bernd\n"+conceded, "1", "e", 1)
	second := gametest.Recorded(t, head+"party Carl\nparty Anna\n"+conceded, "2", "e", 2)
	other := gametest.Recorded(t, head+"party Zoe\nparty Anna\n"+conceded, "3", "f", 3)
	done := []dicegame.Summary{other.Summary(), first.Summary()}
	e := Of(second, done)
	if want := []string{"Anna", "Bernd", "Carl"}; !slices.Equal(e.Players, want) {
		t.Fatalf("players %v, want %v", e.Players, want)
	}
	if want := []int{0, -7, 7}; !slices.Equal(e.Points.Amounts, want) {
		t.Errorf("points %v, want %v", e.Points.Amounts, want)
	}
	if len(e.Points.Payments) != 1 || e.Points.Payments[0].Amount != 7 {
		t.Errorf("payments %v, want Bernd 7 to Carl", e.Points.Payments)
	}
	if len(e.Money) != 1 || !slices.Equal(e.Money[0].Amounts, []int{70, -70, 0}) {
		t.Errorf("money %+v, want 0.70 EUR from Bernd to Anna", e.Money)
	}
	// The game that has just ended is among the finished ones already: it is paid for once.
	if again := Of(second, append(slices.Clone(done), second.Summary())); len(again.Games) != 2 || !slices.Equal(again.Points.Amounts, e.Points.Amounts) {
		t.Errorf("the last game counts twice: %v", again.Points.Amounts)
	}
	if _, n := All(done, 9); n != 2 {
		t.Errorf("%d evenings, want 2", n)
	}
	if done[0].ID != "3" || done[1].ID != "1" {
		t.Error("the list of games was changed")
	}
	if e, ok := Find("f", done); !ok || len(e.Games) != 1 || e.Games[0].ID != "3" {
		t.Errorf("found %+v", e)
	}
	if _, ok := Find("none", done); ok {
		t.Error("found an evening without games")
	}
}

// Two devices may write a name differently. On the screen it is the same.
func TestNamesThatLookTheSameAreOnePlayer(t *testing.T) {
	first := gametest.Recorded(t, head+"party Jörg\nparty Bernd\n"+conceded, "1", "e", 1)
	second := gametest.Recorded(t, head+"party Bernd\nparty Jo\u0308rg\n"+conceded, "2", "e", 2)
	e := Of(second, []dicegame.Summary{first.Summary()})
	if want := []string{"Jörg", "Bernd"}; !slices.Equal(e.Players, want) {
		t.Fatalf("players %+q, want %+q", e.Players, want)
	}
	if f := e.Figures(); len(f) != 2 || f[0].Games != 2 {
		t.Errorf("figures %+v, want two games each", f)
	}
}

func TestEveningOfPairs(t *testing.T) {
	g := gametest.Recorded(t, head+"party Anna + Bernd\nparty Carl\n"+conceded, "1", "e", 1)
	if got, want := New("e", g.Summary()).Points.Amounts, []int{7, 7, -14}; !slices.Equal(got, want) {
		t.Errorf("points %v, want %v: a single name plays for two", got, want)
	}
	single := gametest.Recorded(t, head+"option double-hand on\nparty Anna\nparty Carl\n"+conceded, "1", "e", 1)
	if got := New("e", single.Summary()).Points.Amounts; !slices.Equal(got, []int{7, -7}) {
		t.Errorf("double hand: points %v, want 7 and -7", got)
	}
}

// Partners are always level, and others can be.
func TestAllWhoAreAheadAreNamed(t *testing.T) {
	pairs := gametest.Recorded(t, head+"party Anna + Bernd\nparty Carl + Dora\n"+conceded, "1", "e", 1).Summary()
	back := gametest.Recorded(t, head+"party Zoe\nparty Anna\n"+conceded, "2", "e", 2).Summary()
	for _, c := range []struct {
		games        []dicegame.Summary
		lang         string
		name, amount string
	}{
		{[]dicegame.Summary{pairs}, "de", "Anna und Bernd", "+7"},
		{[]dicegame.Summary{pairs, back}, "en", "Bernd and Zoe", "+7"},
	} {
		if name, amount := New("e", c.games...).Ahead(i18n.For(c.lang)); name != c.name || amount != c.amount {
			t.Errorf("%q is ahead by %q, want %q by %q", name, amount, c.name, c.amount)
		}
	}
}

func TestRunningGameDoesNotCount(t *testing.T) {
	g := gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 12345\n", "1", "e", 1)
	if e := Of(g, nil); g.Over() || len(e.Games) != 0 || len(e.Players) != 0 {
		t.Errorf("evening of a running game: %+v", e)
	}
}

// two is an evening of a game for two and a game for three at 0.10 EUR.
func two() Evening {
	base, _ := escalero.Preset("escalero")
	base.Stake = escalero.Stake{Cents: 10, Currency: "EUR"}
	first, second := gametest.Filled(base, 0, 1), gametest.Filled(base, 1, 0, 2)
	first.ID, first.Started, second.ID, second.Started = "1", 1000, "2", 1001
	return New("1", second.Summary(), first.Summary())
}

func TestPaymentsInWords(t *testing.T) {
	e := two()
	de, en := i18n.For("de"), i18n.For("en")
	if got := Result(de, e.Games[0]); got != "Franz zahlt Mitzi 0,30\u00a0€" {
		t.Errorf("the first game ended %q", got)
	}
	if got := (Due{Who: "Anna zahlt Spieler 2", Amount: "0,30 €"}).Said(); got != "Anna zahlt Spieler 2: 0,30 €" {
		t.Errorf("to a name that ends in a digit %q is paid", got)
	}
	if got := e.Due(en); len(got) != 2 || got[0].Raw+got[1].Raw != 70 {
		t.Errorf("the evening is settled by %+v", got)
	}
	if name, amount := e.Ahead(en); name != "Franz" || amount != "+€0.50" {
		t.Errorf("%q is ahead by %q", name, amount)
	}
	g := gametest.Recorded(t, head+"party Anna\nparty Bernd\n"+conceded, "1", "e", 1)
	if got := Result(de, g.Summary()); got != "Anna gewinnt 7 Punkte" {
		t.Errorf("a game for points ended %q", got)
	}
	r, _ := escalero.Preset("escalero")
	level := gametest.Filled(r, 0, 0)
	if got := Result(en, level.Summary()); got != "A draw" {
		t.Errorf("a draw is %q", got)
	}
	if name, amount := New("", level.Summary()).Ahead(en); name != "" || amount != "" {
		t.Errorf("%q is ahead by %q in a draw", name, amount)
	}
	if name, _ := New("").Ahead(en); name != "" {
		t.Errorf("%q is ahead of nobody", name)
	}
}

// Large numbers have the mark between the thousands that the language has.
func TestLargeSums(t *testing.T) {
	e := two()
	e.Games[0].Cents, e.Games[1].Cents = 100_000, 100_000
	e = New(e.ID, e.Games...)
	for lang, want := range map[string]string{"de": "−7.000,00\u00a0€", "en": "−€7,000.00"} {
		if got := e.Money[0].Signed(i18n.For(lang), e.Money[0].Amounts[2]); got != want {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
	if got := i18n.For("de").Plus(1250.5, 1) + " " + i18n.For("en").Fixed(-1250, 0) + " " + i18n.For("de").Fixed(-0.04, 1); got != "+1.250,5 −1,250 0,0" {
		t.Errorf("with decimals: %q", got)
	}
	if got := e.Money[0].Signed(i18n.For("de"), 0) + " " + e.Money[0].Signed(i18n.For("de"), 1); got != "0,00\u00a0€ +0,01\u00a0€" {
		t.Errorf("nothing and next to it are %q", got)
	}
	points := Ledger{Amounts: []int{1250, -1250}}
	if got := points.Signed(i18n.For("de"), 1250) + " " + i18n.For("de").Count(1250); got != "+1.250 1.250 Punkte" {
		t.Errorf("points are %q", got)
	}
}

func TestPaid(t *testing.T) {
	e := two()
	e.Games[0].Paid = true
	if e.Paid() {
		t.Error("an evening is paid with one of its games")
	}
	if e.Games[1].Paid = true; !e.Paid() {
		t.Error("an evening is not paid with all of its games")
	}
}

// Of an evening that goes on after it was paid only the games since then are to be paid, on the page and
// in the spreadsheet; how it stands counts all of them.
func TestWhatIsPaidIsNotOwedAgain(t *testing.T) {
	de := i18n.For("de")
	e := two()
	if open, goesOn := e.Owing(); goesOn || !slices.Equal(open.Due(de), e.Due(de)) {
		t.Errorf("nothing paid, due is %+v, goes on after a payment %v", open.Due(de), goesOn)
	}
	e.Games[0].Paid = true
	open, goesOn := e.Owing()
	if want := New(e.ID, e.Games[1]); !goesOn || len(open.Due(de)) == 0 || !slices.Equal(open.Due(de), want.Due(de)) {
		t.Errorf("due is %+v", open.Due(de))
	}
	if !slices.Equal(e.Points.Amounts, two().Points.Amounts) {
		t.Error("the evening stands otherwise")
	}
	day := func(int64) string { return "" }
	_, paid, _ := strings.Cut(e.CSV(de, day), "\r\n\r\n")
	if _, want, _ := strings.Cut(New(e.ID, e.Games[1]).CSV(de, day), "\r\n\r\n"); paid != want || want == "" {
		t.Errorf("the spreadsheet asks for\n%s\nwant\n%s", paid, want)
	}
	e.Games[1].Paid = true
	if open, goesOn := e.Owing(); goesOn || !slices.Equal(open.Due(de), two().Due(de)) {
		t.Errorf("all paid, due is %+v", open.Due(de))
	}
}

func TestFigures(t *testing.T) {
	if got, want := two().Figures(), []Figures{{2, 1, 2, 6}, {2, 1, 2, 6}, {1, 0, 0, 5}}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// Points are won, not handed over: two players need one name, more need both.
func TestPointsInWords(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	for _, c := range []struct {
		lang string
		pads []int
		want string
	}{
		{"de", []int{0, 1}, "Mitzi gewinnt 3 Punkte"},
		{"en", []int{0, 1}, "Mitzi wins 3 points"},
		{"de", []int{1, 0, 2}, "Mitzi an Franz: 1 Punkt, Poldi an Franz: 7 Punkte"},
		{"en", []int{1, 0, 2}, "Mitzi to Franz: 1 point, Poldi to Franz: 7 points"},
	} {
		if got := Result(i18n.For(c.lang), gametest.Filled(r, c.pads...).Summary()); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// An evening is dated by when it began, though its first game is not over or
// was deleted. The ID of an imported game says nothing about that.
func TestAnEveningIsDatedByItsBeginning(t *testing.T) {
	const began, later = 1795300000000, 1795300000000 + 3*3600*1000
	for _, c := range []struct {
		id   string
		want int64
	}{{"1795300000000", began}, {"e", later}, {"1", later}, {"1795399999999", later}} {
		g := gametest.Recorded(t, head+"party Anna\nparty Bernd\n"+conceded, "2", c.id, later)
		if e, _ := Find(c.id, []dicegame.Summary{g.Summary()}); e.Began() != c.want {
			t.Errorf("evening %s began at %d, want %d", c.id, e.Began(), c.want)
		}
	}
}

// One point is a game won, and one cent is ahead; of a drawn game neither.
func TestTheLeastThatCanBeWon(t *testing.T) {
	s := gametest.Recorded(t, head+"option stake 0.01 EUR\nparty Anna\nparty Bernd\n"+conceded, "1", "e", 1).Summary()
	for points, want := range map[int]string{1: "Anna +0,01\u00a0€ 1 0", 0: "  0 0"} {
		s.Points = []int{points, -points}
		e := New("e", s)
		name, amount := e.Ahead(i18n.For("de"))
		if got := fmt.Sprint(name, " ", amount, " ", e.Figures()[0].Won, " ", e.Figures()[1].Won); got != want {
			t.Errorf("%d points: %q, want %q", points, got, want)
		}
	}
}

// Among three who is paid something need not have won: the end of the game names only those with the most. The page of
// people counts alike.
func TestWhoHasWonAmongThree(t *testing.T) {
	base, _ := escalero.Preset("escalero")
	s := gametest.Filled(base, 0, 1, 2).Summary()
	for want, points := range map[string][]int{"1 0 0": {5, 2, -7}, "0 1 1": {-4, 2, 2}, "0 0 0": {0, 0, 0}} {
		s.Points = points
		f := New("e", s).Figures()
		if got := fmt.Sprint(f[0].Won, f[1].Won, f[2].Won); got != want || s.Won(0) != (f[0].Won == 1) {
			t.Errorf("%v: %q, want %q", points, got, want)
		}
	}
}

// Every evening has its games, in the order in which they stand in the list.
func TestAll(t *testing.T) {
	var done []dicegame.Summary
	for _, in := range []string{"b", "a", "b"} {
		done = append(done, gametest.Recorded(t, head+"party Anna\nparty Bernd\n"+conceded, fmt.Sprint(len(done)), in, 1).Summary())
	}
	all, n := All(done, 2)
	if n != 2 || len(all) != 2 || all[0].ID != "b" || len(all[0].Games) != 2 || all[1].ID != "a" || len(all[1].Games) != 1 {
		t.Errorf("%d: %+v", n, all)
	}
	if all, n = All(done, 1); n != 2 || len(all) != 1 || all[0].ID != "b" || len(all[0].Games) != 2 {
		t.Errorf("the first of %d: %+v", n, all)
	}
}
