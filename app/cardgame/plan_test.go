package cardgame

import (
	"slices"
	"testing"

	"serviert/app/seal"
	"serviert/engine/letters"
)

// What a word leaves over is to go, four cards at most, and of more those that
// count least.
func TestSpare(t *testing.T) {
	hand, err := letters.ParseCards("A B E X N T S")
	if err != nil {
		t.Fatal(err)
	}
	v := letters.View{Rules: letters.Usual(), Hand: hand}
	for _, c := range []struct{ laid, want []int }{
		{[]int{0, 1, 2}, []int{3, 4, 5, 6}},
		{[]int{0, 1, 2, 3, 4, 5}, []int{6}},
		{[]int{0, 1, 2, 3, 4, 5, 6}, nil},
		{[]int{0, 2}, []int{1, 4, 5, 6}}, // X counts most and stays
	} {
		got := Spare(v, c.laid)
		slices.Sort(got)
		if !slices.Equal(got, c.want) {
			t.Errorf("a word in %v leaves %v, want %v", c.laid, got, c.want)
		}
	}
}

// A planned word belongs to one player: it is sealed with the hand, comes back
// with it, and goes with the hand or one of its cards.
func TestThePlannedWordIsKept(t *testing.T) {
	safe := seal.New(func(b []byte) {
		for i := range b {
			b[i] = byte(i)
		}
	}, nil)
	e := begun(t, "Anna", "Bert")
	none := func(int) int { return 0 }
	if err := e.Act(letters.Action{Kind: letters.Deal}, none); err != nil {
		t.Fatal(err)
	}
	if e.Plan("A"); len(e.plans) != 0 {
		t.Error("a word is planned while the cards are covered")
	}
	e.Look()
	word := e.View().Hand[1:4]
	e.Plan(word)
	if e.Planned() != word {
		t.Errorf("planned %v, want %v", e.Planned(), word)
	}
	e.Cover()
	if e.Planned() != "" {
		t.Error("the plan can be seen while the cards are covered")
	}
	stored := e.Saved().Seal(safe)
	if stored.notes != "" || stored.hand != "" {
		t.Error("the plan is not sealed")
	}
	if err := stored.Unseal(safe); err != nil {
		t.Fatal(err)
	}
	back, err := stored.Evening(list(t, "en"))
	if err != nil {
		t.Fatal(err)
	}
	back.Look()
	if back.Planned() != word {
		t.Errorf("%v comes back, want %v", back.Planned(), word)
	}
	for back.state().Phase() != letters.Dealing {
		back.Look()
		if err := back.Act(letters.Action{Kind: letters.Fold}, none); err != nil {
			t.Fatal(err)
		}
	}
	if err := back.Act(letters.Action{Kind: letters.Deal}, none); err != nil {
		t.Fatal(err)
	}
	if len(back.plans) != 0 {
		t.Error("the plan outlives the hand")
	}
}
