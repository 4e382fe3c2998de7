package app

import (
	"slices"
	"strings"
	"testing"

	"serviert/engine"
	"serviert/engine/record"
)

// recorded makes a game of a record, as if it had been played at a time.
func recorded(t *testing.T, text, evening string, at int64) *game {
	t.Helper()
	doc, err := record.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	d, err := doc.Dice()
	if err != nil {
		t.Fatal(err)
	}
	id := "t" + strings.Repeat("x", int(at))
	return &game{Dice: d, id: id, evening: evening, started: at, ended: at}
}

// conceded is a short game: the first party announces Contra, the second
// gives up and pays the sum of the columns.
const conceded = "contra\nconcede\n"

func TestEveningSettles(t *testing.T) {
	defer func(s *store) { the = s }(the)
	the = newStore(memory{})
	head := "serviert 1 escalero\noption contra on\n"
	first := recorded(t, head+"option stake 0.10 EUR\nparty Anna\nparty Bernd\n"+conceded, "e", 1)
	second := recorded(t, head+"party Carl\nparty Anna\n"+conceded, "e", 2)
	other := recorded(t, head+"party Zoe\nparty Anna\n"+conceded, "f", 3)
	the.done = []doneAs{{other.id, other}, {first.id, first}}
	e := eveningOf(second)
	if want := []string{"Anna", "Bernd", "Carl"}; !slices.Equal(e.players, want) {
		t.Fatalf("players %v, want %v", e.players, want)
	}
	if want := []int{0, -7, 7}; !slices.Equal(e.points.amounts, want) {
		t.Errorf("points %v, want %v", e.points.amounts, want)
	}
	if len(e.points.payments) != 1 || e.points.payments[0].Amount != 7 {
		t.Errorf("payments %v, want Bernd 7 to Carl", e.points.payments)
	}
	if len(e.money) != 1 || !slices.Equal(e.money[0].amounts, []int{70, -70, 0}) {
		t.Errorf("money %+v, want 0.70 EUR from Bernd to Anna", e.money)
	}
	if len(the.evenings()) != 2 {
		t.Errorf("%d evenings, want 2", len(the.evenings()))
	}
}

func TestEveningOfPairs(t *testing.T) {
	g := recorded(t, "serviert 1 escalero\noption contra on\nparty Anna + Bernd\nparty Carl\n"+conceded, "e", 1)
	e := newEvening("e", []*game{g})
	if want := []int{7, 7, -14}; !slices.Equal(e.points.amounts, want) {
		t.Errorf("points %v, want %v: a single name plays for two", e.points.amounts, want)
	}
	single := recorded(t, "serviert 1 escalero\noption contra on\noption double-hand on\nparty Anna\nparty Carl\n"+conceded, "e", 1)
	if got := newEvening("e", []*game{single}).points.amounts; !slices.Equal(got, []int{7, -7}) {
		t.Errorf("double hand: points %v, want 7 and -7", got)
	}
}

func TestRunningGameDoesNotCount(t *testing.T) {
	defer func(s *store) { the = s }(the)
	the = newStore(memory{})
	g := recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 12345\n", "e", 1)
	if e := eveningOf(g); len(e.games) != 0 || len(e.players) != 0 {
		t.Errorf("evening of a running game: %+v", e)
	}
	if g.state().Turn() != engine.Player(1) {
		t.Fatal("the game should be running")
	}
}
