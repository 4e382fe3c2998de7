package players_test

import (
	"fmt"

	"serviert/engine/letters"
	"serviert/engine/letters/players"
	"serviert/engine/lexicon"
)

// A computer player gets a view and decides: here seat 2 chooses its word.
func ExamplePlayer_Decide() {
	rules, _ := letters.Usual().With("dealer", "1")
	list, err := lexicon.Build(lexicon.Graded, []lexicon.Entry{{Word: "CAB"}, {Word: "ABACA"}})
	if err != nil {
		fmt.Println(err)
		return
	}
	s := letters.New(rules, 2, list)
	for _, line := range []string{
		"deal " + rules.Deck.Pack().String(),
		"bet 1", "call", "exchange -", "exchange -", "bet 1", "call",
	} {
		a, _ := letters.ParseAction(line)
		if s, err = s.Apply(a); err != nil {
			fmt.Println(err)
			return
		}
	}
	player := players.New(players.Hard, rules.Deck.Finder(list), 1)
	v := s.View(s.Turn())
	fmt.Println("of", v.Hand, "seat", v.Seat, "lays:", player.Decide(v))
	// Output: of A A A A A B C seat 2 lays: word A B A C A
}
