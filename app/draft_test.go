package app

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"serviert/engine/record"
)

func drafted(t *testing.T, names ...string) (*store, *draft) {
	t.Helper()
	s := opened(t, memory{})
	d := s.newDraft("escalero", "")
	s.draft = d
	for d.count < len(names) {
		s.seatMore(1)
	}
	for i, n := range names {
		d.seats[i].Name = n
	}
	return s, d
}

func shapes(list []record.Party) string {
	var texts []string
	for _, p := range list {
		texts = append(texts, p.Name())
	}
	return strings.Join(texts, " / ")
}

func TestPartiesOfADraft(t *testing.T) {
	for _, c := range []struct {
		names         []string
		pairs, scorer bool
		want          string
	}{
		{[]string{"A", "B"}, false, false, "A / B"},
		{[]string{"A", "B"}, true, false, "A / B"}, // too few for pairs
		{[]string{"A", "B", "C"}, false, false, "A / B / C"},
		{[]string{"A", "B", "C"}, true, false, "A + B / C"},
		{[]string{"A", "B", "C", "D"}, true, false, "A + B / C + D"},
		{[]string{"A", "B", "C", "D", "E"}, true, false, "A + B / C + D / E"},
		{[]string{"A", "B", "C", "D", "E"}, true, true, "A + B / C + D"},
		{[]string{"A", "B", "C", "D", "E"}, false, true, "A / B / C / D / E"},
	} {
		s, d := drafted(t, c.names...)
		d.pairs, d.scorer, d.starter = c.pairs, c.scorer, 1
		if got := shapes(d.parties(s)); got != c.want {
			t.Errorf("%v, pairs %v, scorer %v: %s, want %s", c.names, c.pairs, c.scorer, got, c.want)
			continue
		}
		set, err := d.setup(s)
		if err != nil {
			t.Errorf("%s: %v", c.want, err)
			continue
		}
		if _, err := record.NewDice(set); err != nil {
			t.Errorf("%s: %v", c.want, err)
		}
	}
}

// Every set-up the screen lets through can be played; every other one is
// explained in words.
func TestEveryDraftCanBePlayedOrIsExplained(t *testing.T) {
	for count := 2; count <= maxSeats; count++ {
		for _, pairs := range []bool{false, true} {
			for _, scorer := range []bool{false, true} {
				for _, contra := range []string{"off", "on"} {
					s, d := drafted(t, []string{"A", "B", "C", "D", "E", "F", "G", "H"}[:count]...)
					d.pairs, d.scorer, d.starter = pairs, scorer, 1
					s.agree("contra", contra)
					s.startDraft()
					if s.running() {
						continue
					}
					if _, err := d.setup(s); err == nil {
						t.Errorf("%d, pairs %v, scorer %v, contra %s: not begun, no reason", count, pairs, scorer, contra)
					} else if text := explain(err); text != s.texts().New.TooMany && text != s.texts().New.SameName {
						t.Errorf("%d, pairs %v, scorer %v, contra %s: explained by %q", count, pairs, scorer, contra, text)
					}
				}
			}
		}
	}
}

func TestSameNamesAreRefused(t *testing.T) {
	s, d := drafted(t, "Anna", " Anna ", "Carl")
	if _, err := d.setup(s); !errors.Is(err, errSameName) {
		t.Errorf("two Annas: %v", err)
	}
	s.startDraft()
	if s.game != nil {
		t.Error("a game of two Annas began")
	}
	sentence(t, "two Annas", s.said)
	d.seats[1].Name = "Spieler 1"
	d.seats[0].Name = ""
	if _, err := d.setup(s); !errors.Is(err, errSameName) {
		t.Errorf("a nameless seat and its name: %v", err)
	}
}

// Names may hold anything a keyboard has; the record must come back.
func TestOddNames(t *testing.T) {
	for _, name := range []string{"A + B", "Anna\nthrow 11111", "#1", "  Leo  der  Große ", "option start 2", "\"", "<b>", "Zoë 🎲", "computer strong", "A|B", "Anna, Bernd"} {
		disk := memory{}
		s := opened(t, disk)
		s.draft = s.newDraft("escalero", "")
		s.draft.seats[0].Name = name
		s.draft.starter = 1
		s.startDraft()
		if s.game == nil {
			t.Errorf("%q: no game", name)
			continue
		}
		s.throwNow()
		again := newStore(disk)
		again.open()
		if again.game == nil || !slices.Equal(again.game.partyNames(), s.game.partyNames()) || again.game.level(1, 0) != "" {
			t.Errorf("%q did not come back: %v", name, again.broken)
		}
	}
}

func TestTheDrawKeepsEverybody(t *testing.T) {
	s, d := drafted(t, "A", "B", "C", "D", "E")
	d.pairs = true
	firsts := map[string]int{}
	for range 400 {
		d.draw()
		var names []string
		for i := range d.count {
			names = append(names, d.seats[i].Name)
		}
		firsts[names[0]]++
		slices.Sort(names)
		if strings.Join(names, "") != "ABCDE" {
			t.Fatalf("drawn %v", names)
		}
	}
	if len(firsts) != 5 {
		t.Errorf("first in the draw: %v", firsts)
	}
	d.draw()
	s.seatMore(-1)
	if d.drawn {
		t.Error("a draw of five counts for four")
	}
}

// A die roll for the start is shown and the party that won it begins.
func TestTheLotDecidesWhoBegins(t *testing.T) {
	s, _ := drafted(t, "A", "B", "C")
	begins := map[int]int{}
	for range 60 {
		s.startDraft()
		if len(s.opening) == 0 || s.game.Start != s.game.state().Turn() {
			t.Fatalf("rolled %v, %d begins", s.opening, s.game.Start)
		}
		begins[int(s.game.Start)]++
		sentence(t, "the roll", s.said)
	}
	if len(begins) != 3 {
		t.Errorf("who began: %v", begins)
	}
}

func TestFewerSeatsMoveTheStarter(t *testing.T) {
	s, d := drafted(t, "A", "B", "C")
	d.starter = 3
	s.seatMore(-1)
	if d.starter != 0 {
		t.Errorf("party %d of two would begin", d.starter)
	}
	for range 20 {
		s.seatMore(-1)
	}
	if d.count != 2 {
		t.Errorf("%d seats", d.count)
	}
	for range 20 {
		s.seatMore(1)
	}
	if d.count != maxSeats || len(d.seats) < maxSeats {
		t.Errorf("%d seats", d.count)
	}
}
