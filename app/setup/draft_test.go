package setup

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine/record"
)

func shapes(list []record.Party) string {
	var texts []string
	for _, p := range list {
		texts = append(texts, p.Name())
	}
	return strings.Join(texts, " / ")
}

// of is a draft for players of these names.
func of(names ...string) *draft {
	d := newDraft("", "")
	d.more(len(names) - d.count)
	for i, n := range names {
		d.seats[i].Name = n
	}
	return d
}

func TestPartiesOfADraft(t *testing.T) {
	texts := i18n.For("de")
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
		d := of(c.names...)
		d.pairs, d.scorer, d.starter = c.pairs, c.scorer, 1
		if got := shapes(d.parties(texts)); got != c.want {
			t.Errorf("%v, pairs %v, scorer %v: %s, want %s", c.names, c.pairs, c.scorer, got, c.want)
			continue
		}
		set, err := d.setup(texts)
		if err != nil {
			t.Errorf("%s: %v", c.want, err)
			continue
		}
		if _, err := record.NewDice(set); err != nil {
			t.Errorf("%s: %v", c.want, err)
		}
	}
}

func TestWhoSitsWhereIsKept(t *testing.T) {
	d := of("A", "B", "C")
	d.pairs = true
	d.seats[1].Level, d.seats[2].Level = "strong", dicegame.Coach
	list := d.parties(i18n.For("de"))
	if list[0].Extra != "computer - strong" || list[1].Extra != "computer coach" {
		t.Errorf("%q and %q", list[0].Extra, list[1].Extra)
	}
}

func TestSameNamesAreRefused(t *testing.T) {
	texts := i18n.For("de")
	if _, err := of("Anna", " Anna ", "Carl").setup(texts); !errors.Is(err, record.ErrSameName) {
		t.Errorf("two Annas: %v", err)
	}
	if _, err := of("", "Spieler 1").setup(texts); !errors.Is(err, record.ErrSameName) {
		t.Errorf("a nameless seat and its name: %v", err)
	}
	if _, err := of("Anna", "An\u200bna").setup(texts); !errors.Is(err, record.ErrSameName) {
		t.Errorf("twins to the eye: %v", err)
	}
	if _, err := of("Anna", "\u202eannA").setup(texts); !errors.Is(err, record.ErrUnseen) || explain(&texts.New, err) != "Im Namen „·annA“ stecken Zeichen, die man nicht sieht. Tipp ihn neu ein." {
		t.Errorf("a name that turns the sentence round: %v", err)
	}
	if _, err := of("Anna", strings.Repeat("x", 81)).setup(texts); explain(&texts.New, err) != "Ein Name hat höchstens 80 Zeichen." {
		t.Errorf("an endless name: %v", err)
	}
	if _, err := of("יעל", "👩‍🦯").setup(texts); err != nil {
		t.Errorf("names as people have them: %v", err)
	}
}

func TestTheDrawKeepsEverybody(t *testing.T) {
	d := of("A", "B", "C", "D", "E")
	next := 0
	below := func(n int) int { next++; return next * 7919 / 13 % n }
	d.pairs = true
	firsts := map[string]int{}
	for range 400 {
		d.draw(below)
		var names []string
		for _, i := range d.playing() {
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
	d.draw(below)
	d.more(-1)
	if d.drawn {
		t.Error("a draw of five counts for four")
	}
}

func TestFewerSeatsMoveTheStarter(t *testing.T) {
	d := of("A", "B", "C")
	d.starter = 3
	d.more(-1)
	if d.starter != 0 {
		t.Errorf("party %d of two would begin", d.starter)
	}
	d = of("A", "B", "C", "D", "E", "F")
	d.pairs, d.starter = true, 3
	d.more(-1)
	if d.starter != 3 {
		t.Errorf("the third party of three no longer begins")
	}
	d.more(-1)
	if d.starter != 0 {
		t.Errorf("pair %d of two would begin", d.starter)
	}
}

// A partner who comes last makes the pairs behind move up: who was to begin is another one then, and nobody takes their turn.
func TestWhoMovesUpDoesNotBegin(t *testing.T) {
	for _, c := range []struct {
		order         []int
		starter, want int
	}{
		{[]int{0, 3, 2, 1}, 1, 0}, {[]int{0, 3, 2, 1}, 2, 0}, {[]int{2, 1, 0, 3}, 1, 1}, {[]int{2, 1, 0, 3}, 2, 2},
		{[]int{0, 1, 2, 4, 3}, 1, 1}, {[]int{0, 1, 2, 4, 3}, 2, 0}, {[]int{0, 4, 2, 1, 3}, 2, 0},
	} {
		d := of("A", "B", "C", "D", "E")
		d.more(len(c.order) - d.count)
		d.pairs, d.order, d.starter = true, c.order, c.starter
		if d.more(-1); d.starter != c.want {
			t.Errorf("of %v number %d was to begin, now %d of %v does, want %d", c.order, c.starter, d.starter, d.order, c.want)
		}
	}
}

// Whoever leaves takes no pair apart but their own.
func TestWhoStaysKeepsThePartner(t *testing.T) {
	texts := i18n.For("de")
	d := of("A", "B", "C", "D", "E", "F")
	d.pairs, d.starter, d.order = true, 2, []int{0, 5, 1, 2, 3, 4}
	if got := shapes(d.parties(texts)); got != "A + F / B + C / D + E" {
		t.Fatal(got)
	}
	for _, want := range []string{"B + C / D + E / A", "B + C / A + D", "B + C / A", "A / B"} {
		d.more(-1)
		if got := shapes(d.parties(texts)); got != want {
			t.Errorf("of %d: %s, want %s", d.count, got, want)
		}
		if d.starter != 0 {
			t.Errorf("of %d party %d begins, which was another one", d.count, d.starter)
		}
	}
	d.more(3)
	slices.Sort(d.order)
	if !slices.Equal(d.order, []int{0, 1, 2, 3, 4}) {
		t.Errorf("the places are those of %v", d.order)
	}
}

func TestTwoToEightSeats(t *testing.T) {
	d := of("A", "B")
	d.more(-20)
	if d.count != 2 {
		t.Errorf("%d seats", d.count)
	}
	d.more(20)
	if d.count != maxSeats || len(d.seats) < maxSeats {
		t.Errorf("%d seats", d.count)
	}
}

func TestTypedStake(t *testing.T) {
	for text, want := range map[string]string{
		"": "none", "0": "none", "0,10": "0,10 EUR", "0,10 €": "0,10 EUR", "€ 0.20": "0.20 EUR",
		" 1 ": "1 EUR", "2 USD": "2 USD", "0,50 \u00a0€": "0,50 EUR",
		"€0.20": "0.20 EUR", "0,20€": "0,20 EUR", "20 Cent": "0.20 EUR", "20 ct": "0.20 EUR", "20ct": "0.20 EUR", "20 c": "0.20 EUR",
		"1 Euro": "1 EUR", "EUR 0,20": "0,20 EUR", ",20 €": "0,20 EUR", "5 cents": "0.05 EUR", "1,– €": "1 EUR", "$1": "1 USD",
		"0,10 € je Punkt": "0,10 EUR", "150 Cent": "1.50 EUR", "2 Bier": "2 Bier", "1 Eis": "1 Eis", "0,50 chf": "0,50 CHF", "0,10 EUR": "0,10 EUR", "0,00 €": "none",
		"1.250,00 €": "1250,00 EUR", "1,250.00 USD": "1250.00 USD", "0.100,00 €": "0.100,00 EUR", "1.25,00 €": "1.25,00 EUR", "1.250 €": "1.250 EUR",
	} {
		if got := typedStake(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
