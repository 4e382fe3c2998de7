package dicegame_test

import (
	"fmt"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/engine"
)

// A summary has what the figures of people need, whatever kind of game it is.
func TestSummaryHasFigures(t *testing.T) {
	for i, k := range gametest.Kinds() {
		g := played(t, k, uint64(i))
		s := g.Summary()
		if s.Bare() || len(s.Entries) != len(k.Parties) || len(s.Sums) != len(k.Parties) || s.Levels != nil {
			t.Fatalf("%v: %+v", k, s)
		}
		for p := range k.Parties {
			sheet := g.State().Sheet(engine.Player(p + 1))
			written, served, struck := 0, 0, 0
			for col := range g.Rules.Columns {
				want := -1
				if sheet.Full(g.Rules, col) {
					want = sheet.Plain(g.Rules, col)
				}
				if s.Sums[p][col] != want {
					t.Errorf("%v: column %d of party %d is %d, want %d", k, col+1, p+1, s.Sums[p][col], want)
				}
				for row := range g.Rules.Rows {
					switch c := sheet[col][row]; {
					case !c.Written:
						continue
					case c.Served:
						served++
					case c.Points == 0:
						struck++
					}
					written++
				}
			}
			if s.Entries[p] != written || s.Known[p] > written {
				t.Errorf("%v: %d entries of party %d, %d known; want %d", k, s.Entries[p], p+1, s.Known[p], written)
			}
			if s.Served[p] != served || s.Struck[p] != struck {
				t.Errorf("%v: party %d served %d and struck %d, not %d and %d", k, p+1, s.Served[p], s.Struck[p], served, struck)
			}
		}
		if byColumns := g.Rules.Settlement.ByColumns; byColumns != (len(s.Pays) > 0) {
			t.Errorf("%v: columns pay %v", k, s.Pays)
		}
		head := 0
		if g.Rules.Settlement.SweepFactor > 1 {
			head = int(g.State().Settlement().Sweep)
		}
		if s.Head != head {
			t.Errorf("%v: Head of party %d, not %d", k, s.Head, head)
		}
	}
}

// What was agreed beside a preset makes house rules, a stake does not.
func TestHouseRulesAreTold(t *testing.T) {
	for head, want := range map[string]bool{"": false, "option stake 0.10 EUR\n": false, "option contra on\n": true, "option take-back off\noption stake 0.10 EUR\n": true} {
		g := gametest.Recorded(t, "serviert 1 escalero\n"+head+"party Anna\nparty Bernd\n", "1", "1", 1)
		if got := g.Summary().House; got != want {
			t.Errorf("%q: house rules %v", head, got)
		}
	}
}

// An evening has one ledger for a currency, whatever a record calls it.
func TestACurrencyHasOneName(t *testing.T) {
	for text, want := range map[string]string{"€": "EUR", "EUR": "EUR", "Chf": "CHF", "Eis": "Eis", "Zünder": "Zünder"} {
		g := gametest.Recorded(t, "serviert 1 escalero\noption contra on\noption stake 0.10 "+text+"\nparty Anna\nparty Bernd\ncontra\nconcede\n", "1", "1", 1)
		if got := g.Summary().Money; got != want {
			t.Errorf("%q is called %q, want %q", text, got, want)
		}
	}
}

// An entry is known where all its throws are, those of both turns.
func TestKnownEntries(t *testing.T) {
	for play, want := range map[string]string{
		"throw 66612\nkeep 666 throw 66616\nwrite 6 1\n":     "[1 0] [1 0]",
		"throw 12346\nstrike G 1\n":                          "[1 0] [1 0]",
		"result 66666\nwrite G 1\n":                          "[0 0] [1 0]",
		"points G 1 80\n":                                    "[0 0] [1 0]",
		"strike G 1\nthrow 66612\nwrite 6 1\n":               "[0 1] [1 1]",
		"throw 66612\ndone\nthrow 12345\nwrite 6 1 hand 1\n": "[1 0] [1 0]",
		"throw 66612\ndone\nwrite 6 1\n":                     "[1 0] [1 0]",
		"throw 66612\ndone\npoints G 1 80\n":                 "[0 0] [1 0]",
		"throw 66612\ndone\nresult 66661\nwrite P 1\n":       "[0 0] [1 0]",
		"result 66661\ndone\nthrow 66612\nwrite 6 1\n":       "[0 0] [1 0]",
	} {
		known, entries := recorded(t, "escalero", "party Anna + Alf\nparty Bea + Bernd\n"+play).Known()
		if got := fmt.Sprint(known, entries); got != want {
			t.Errorf("%q: %s, want %s", play, got, want)
		}
	}
}

// Every die is counted when it is thrown, for people and computer players apart, and
// what five dice show only where all five were thrown.
func TestThrowsAreCountedBySide(t *testing.T) {
	g := recorded(t, "escalero", "party Anna\nparty Rosa\tcomputer strong\nthrow 66612\nkeep 666 throw 66613\nwrite 6 1\nthrow 12345\nwrite S 1\n")
	var got dicegame.Throws
	got.CountGame(g)
	want := dicegame.Throws{
		People:    dicegame.Tally{Throws: 2, Faces: [6]int{2, 1, 1, 0, 0, 3}, Patterns: [8]int{4: 1}},
		Computers: dicegame.Tally{Throws: 1, Faces: [6]int{1, 1, 1, 1, 1, 0}, Patterns: [8]int{2: 1}},
	}
	if got != want {
		t.Errorf("counted %+v, want %+v", got, want)
	}
}

func TestPatterns(t *testing.T) {
	for _, throws := range [][]string{
		{"66666", "16666", "23456", "11666", "12666", "11662", "11246", "12346"},
		{"11111", "11116", "12345", "11166", "11126", "11225", "11345", "13456"},
	} {
		for i, throw := range throws {
			if got := dicegame.Pattern(action(t, "throw "+throw).Dice.Hand()); got != i {
				t.Errorf("%s is pattern %d, want %d", throw, got, i)
			}
		}
	}
}

// A served grande belongs to whoever threw it; one from a second throw, or one
// written elsewhere, is none.
func TestServedGrandesAreOfWhoThrewThem(t *testing.T) {
	for name, c := range map[string]struct{ head, play, want string }{
		"alone":             {"party Anna\nparty Bernd\n", "throw 66666\nwrite G 3\n", "[Anna]"},
		"second party":      {"party Anna\nparty Bernd\n", "throw 12345\nwrite S 1\nthrow 33333\nwrite G 1\n", "[Bernd]"},
		"not served":        {"party Anna\nparty Bernd\n", "throw 66612\nkeep 666 throw 66666\nwrite G 3\n", "[]"},
		"as poker":          {"party Anna\nparty Bernd\n", "throw 66666\nwrite P 3\n", "[]"},
		"by hand":           {"party Anna\nparty Bernd\n", "points G 1 80\n", "[Anna]"},
		"by hand, unserved": {"party Anna\nparty Bernd\n", "points G 1 50\n", "[]"},
		"by hand, a pair":   {"party Anna + Alf\nparty Bea + Bernd\n", "points G 1 80\n", "[]"},
		"the second's turn": {"party Anna + Alf\nparty Bea + Bernd\n", "result 12346\ndone\npoints G 1 80\n", "[]"},
		"typed, a pair":     {"party Anna + Alf\nparty Bea + Bernd\n", "result 12346\ndone\nresult 66666 served\nwrite G 1\n", "[Alf]"},
		"first of a pair":   {"party Anna + Alf\nparty Bea + Bernd\n", "throw 66666\ndone\nthrow 12345\nwrite G 1 hand 1\n", "[Anna]"},
		"first alone":       {"party Anna + Alf\nparty Bea + Bernd\n", "throw 66666\ndone\nwrite G 1\n", "[Anna]"},
		"second of a pair":  {"party Anna + Alf\nparty Bea + Bernd\n", "throw 12346\ndone\nthrow 66666\nwrite G 1\n", "[Alf]"},
	} {
		if got := fmt.Sprint(recorded(t, "escalero", c.head+c.play).Summary().Grandes); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// Computer players are told from people, by place.
func TestSummaryKnowsComputers(t *testing.T) {
	s := recorded(t, "escalero", "party Anna + Alf\tcomputer coach strong\nparty Bea\n").Summary()
	for _, c := range []struct {
		party, place int
		want         string
	}{{0, 0, ""}, {0, 1, "strong"}, {1, 0, ""}, {1, 1, ""}, {9, 0, ""}} {
		if got := s.Level(c.party, c.place); got != c.want {
			t.Errorf("at %d, %d sits %q, want %q", c.party, c.place, got, c.want)
		}
	}
}
