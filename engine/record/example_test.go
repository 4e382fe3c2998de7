package record_test

import (
	"errors"
	"fmt"

	"serviert/engine/record"
)

const text = `serviert 1 escalero
option stake 0.10 EUR
party Anna
party Bernd
throw 11356
keep 11 throw 11146
keep 111 throw 11111
write G 3
throw 12345
`

// A record is parsed, then replayed by the rules.
func Example() {
	doc, err := record.Parse(text)
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := doc.Dice()
	if err != nil {
		fmt.Println(err)
		return
	}
	s := game.Match.State()
	sheet := s.Sheet(1)
	fmt.Println(game.Parties[0].Name(), "has", sheet.Total(game.Rules), "points")
	fmt.Println(game.Parties[s.Turn()-1].Name(), "has", s.Now().Dice, "and", s.Now().Left(), "throws left")
	fmt.Println("written again it is the same:", game.String() == text)
	// Output:
	// Anna has 50 points
	// Bernd has 12345 and 2 throws left
	// written again it is the same: true
}

// An illegal action is named by its line; the game is replayed up to there.
func ExampleLineError() {
	doc, _ := record.Parse(text + "keep 66 throw 66666\n")
	game, err := doc.Dice()
	var line *record.LineError
	fmt.Println(errors.As(err, &line), line.Line, game.Match.Len())
	fmt.Println(err)
	// Output:
	// true 10 5
	// line 10: 66 cannot be kept of 12345; keep dice that lie there
}
