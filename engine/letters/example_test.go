package letters_test

import (
	"fmt"

	"serviert/engine"
	"serviert/engine/letters"
)

// A hand: two players bet, exchange, bet again and lay a word each. The pack is not
// shuffled here, so that both are dealt the first cards of the alphabet.
func Example() {
	rules, _ := letters.Usual().With("dealer", "1")
	s := letters.New(rules, 2, nil) // no word list: nobody can challenge
	for _, line := range []string{
		"deal " + rules.Deck.Pack().String(),
		"bet 2", "call", // the dealer opens
		"exchange A A A", "exchange -", // the dealer exchanges first
		"bet 5", "call", // seat 2 opens
		"word A A", "word B A", // seat 2 chooses first
		"pay",
	} {
		a, err := letters.ParseAction(line)
		if err != nil {
			fmt.Println(err)
			return
		}
		if s, err = s.Apply(a); err != nil {
			fmt.Println(err)
			return
		}
	}
	hand := s.Hands()[0]
	for p := engine.Player(1); p <= 2; p++ {
		fmt.Printf("seat %d: %v for %d points, now %d chips\n", p, hand.Word(p), hand.Points[p-1], s.Chips(p))
	}
	fmt.Println("pot:", hand.Pot, "winners:", hand.Winners, "next dealer:", s.Dealer())
	// Output:
	// seat 1: B A for 10 points, now 58 chips
	// seat 2: A A for 4 points, now 42 chips
	// pot: 16 winners: [1] next dealer: 2
}

// A view is all that a player may see.
func ExampleState_View() {
	rules, _ := letters.Usual().With("dealer", "1")
	s := letters.New(rules, 2, nil)
	s, _ = s.Apply(letters.Action{Kind: letters.Deal, Cards: rules.Deck.Pack()})
	v := s.View(2)
	fmt.Println("own cards:", v.Hand)
	fmt.Println("of seat 1 only chips and bets:", v.Seats[0].Chips, v.Seats[0].Paid)
	fmt.Println("a spectator sees", len(s.View(0).Hand), "cards")
	// Output:
	// own cards: A A A A A B C
	// of seat 1 only chips and bets: 49 1
	// a spectator sees 0 cards
}
