package lexicon

import "testing"

// kinds is a small deck: A B C E R S T and the pairs ER and ST.
var kinds = []Kind{{}, {"A", 1}, {"B", 3}, {"C", 3}, {"E", 1}, {"R", 2}, {"S", 2}, {"T", 2}, {"ER", 5}, {"ST", 1}}

func hand(t *testing.T, cards ...string) *Hand {
	t.Helper()
	var h Hand
next:
	for _, c := range cards {
		for i, k := range kinds {
			if k.Letters == c {
				h[i]++
				continue next
			}
		}
		t.Fatalf("no card %q", c)
	}
	return &h
}

func TestBest(t *testing.T) {
	f := NewFinder(list(t, "A", "BEAR", "BEER", "CAB", "CASTER", "ER", "ERAST", "STA", "STAR"), kinds)
	for _, c := range []struct {
		cards  []string
		points int
		cardsN int
	}{
		{nil, 0, 0},
		{[]string{"A"}, 0, 0},  // one card is no word
		{[]string{"ER"}, 0, 0}, // nor is one card of two letters
		{[]string{"E", "R"}, 3, 2},
		{[]string{"B", "E", "A", "R"}, 7, 4},
		{[]string{"B", "E", "ER", "A", "R"}, 9, 3}, // BE+ER beats BEAR
		{[]string{"C", "A", "S", "T", "E", "R"}, 11, 6},
		{[]string{"C", "A", "ST", "ER", "E", "R"}, 10, 4},
		{[]string{"C", "A", "ST", "S", "T", "ER", "E", "R"}, 13, 5}, // single S and T, then ER
		{[]string{"ST", "A"}, 2, 2},
		{[]string{"A", "A", "A"}, 0, 0},
	} {
		got := f.Best(hand(t, c.cards...), Vocabulary{})
		if got.Points != c.points || got.Cards != c.cardsN {
			t.Errorf("%v: %d points with %d cards, want %d with %d", c.cards, got.Points, got.Cards, c.points, c.cardsN)
		}
		sum := 0
		for _, k := range got.Kinds[:got.Cards] {
			sum += kinds[k].Points
		}
		if sum != got.Points {
			t.Errorf("%v: the cards %v count %d", c.cards, got.Kinds[:got.Cards], sum)
		}
	}
	if got := NewFinder(nil, kinds).Best(hand(t, "E", "R"), Vocabulary{}); got.Cards != 0 {
		t.Errorf("without a list: %v", got)
	}
}

// Among words of equal points Show prefers the common one, whatever the order.
func TestShow(t *testing.T) {
	for _, grades := range [][2]byte{{Rare, Common}, {Common, Rare}, {Familiar, Rare}, {Rare, Familiar}} {
		l, err := Build(Spelled, []Entry{{Word: "BARE", Grade: grades[0]}, {Word: "BEAR", Grade: grades[1]}, {Word: "BE", Grade: Common}})
		if err != nil {
			t.Fatal(err)
		}
		f := NewFinder(l, kinds)
		got := f.Show(hand(t, "B", "E", "A", "R"), Vocabulary{})
		word := ""
		for _, k := range got.Kinds[:got.Cards] {
			word += kinds[k].Letters
		}
		if want := map[bool]string{true: "BARE", false: "BEAR"}[grades[0] < grades[1]]; word != want || got.Points != 7 {
			t.Errorf("grades %v: %s for %d points", grades, word, got.Points)
		}
	}
	l, _ := Build(Spelled, []Entry{{Word: "BARE", Grade: Rare}, {Word: "BEAR", Grade: Familiar}, {Word: "BE"}})
	if got := NewFinder(l, kinds).Show(hand(t, "B", "E", "A", "R"), Everyday); got.Points != 4 {
		t.Errorf("the best everyday word counts %d, want BE", got.Points)
	}
}

func TestVocabulary(t *testing.T) {
	l := list(t, "BEAR", "CAB", "STAR") // graded 0, 1, 2
	for skip, want := range []int{3, 2, 1, 0} {
		n := 0
		for w := range l.All {
			if (Vocabulary{Skip: byte(skip)}).Knows(l, w) {
				n++
			}
		}
		if n != want {
			t.Errorf("skipping %d grades %d words are known, want %d", skip, n, want)
		}
	}
	f := NewFinder(l, kinds)
	if got := f.Best(hand(t, "C", "A", "B", "S", "T", "R"), Vocabulary{Skip: 1}); got.Points != 7 {
		t.Errorf("best of CAB and STAR without the rare one: %d", got.Points)
	}
	known, all := 0, 0
	v := Vocabulary{Missing: 30, Seed: 7}
	for rank := range uint32(10000) {
		all++
		if v.knows(l, rank) {
			known++
		}
	}
	if known < 6700 || known > 7300 {
		t.Errorf("%d of %d known, want about 70 percent", known, all)
	}
	if (Vocabulary{Missing: 100}).Knows(l, "BEAR") || v.Knows(l, "BEE") {
		t.Error("knows what it cannot know")
	}
}
