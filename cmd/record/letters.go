package main

import (
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/record"
	"serviert/web/words"
)

type lettersDocument struct {
	Game   string        `json:"game"`
	Over   bool          `json:"over"`
	Phase  string        `json:"phase"`
	Dealer engine.Player `json:"dealer"`
	ToAct  engine.Player `json:"toAct"`
	Pot    int           `json:"pot"`
	Chips  []int         `json:"chips"`
	Hands  []lettersHand `json:"hands"`
}

// lettersHand lists words, points and chips paid by seat. A word is null if there
// was none or if it was refused.
type lettersHand struct {
	Winner []engine.Player `json:"winner"`
	Pot    int             `json:"pot"`
	Words  [][]string      `json:"words"`
	Points []int           `json:"points"`
	Paid   []int           `json:"paid"`
}

// replayLetters replays a record of the card game with the built-in list.
func replayLetters(doc record.Document) (lettersDocument, error) {
	t, err := doc.Table()
	if err != nil {
		return lettersDocument{}, err
	}
	list, err := words.List(t.Rules.Deck.Language)
	if err != nil {
		return lettersDocument{}, err
	}
	g, err := doc.Letters(list)
	if err != nil {
		return lettersDocument{}, err
	}
	return lettersView(g.Match.State()), nil
}

func lettersView(s letters.State) lettersDocument {
	d := lettersDocument{Game: record.Words, Over: s.Over(), Phase: s.Phase().String(), Dealer: s.Dealer(),
		ToAct: s.Turn(), Pot: s.Pot(), Hands: []lettersHand{}}
	for p := engine.Player(1); int(p) <= s.Seats(); p++ {
		d.Chips = append(d.Chips, s.Chips(p))
	}
	for _, r := range s.Hands() {
		h := lettersHand{Winner: r.Winners, Pot: r.Pot, Points: r.Points, Paid: r.Paid}
		for p := engine.Player(1); int(p) <= s.Seats(); p++ {
			var word []string
			if w := r.Word(p); w != "" {
				word = strings.Fields(w.String())
			}
			h.Words = append(h.Words, word)
		}
		d.Hands = append(d.Hands, h)
	}
	return d
}
