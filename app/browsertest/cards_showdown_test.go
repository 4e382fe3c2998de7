package browsertest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"serviert/engine/letters"
)

// laid is a word that somebody is to lay, "" for none and "fold" to drop out.
type laid struct{ name, word string }

// chosen is the record of a hand in which everybody but the first has chosen a
// word, as the first versions of the app stored it.
func chosen(t *testing.T, table []laid, options string) string {
	t.Helper()
	rules := letters.Usual()
	head := "serviert 1 choose-your-words\noption language de\noption dealer 1\n" + options
	for _, o := range append([]string{"language de", "dealer 1"}, strings.Split(strings.ReplaceAll(strings.TrimSpace(options), "option ", ""), "\n")...) {
		if key, value, ok := strings.Cut(o, " "); ok {
			var err error
			if rules, err = rules.With(key, value); err != nil {
				t.Fatal(err)
			}
		}
	}
	s := letters.New(rules, len(table), nil)
	hands := make([][]letters.Card, len(table))
	left := rules.Deck.Pack()
	take := func(c letters.Cards) bool {
		if !c.Within(left) {
			return false
		}
		left = left.Without(c)
		return true
	}
	for i, l := range table {
		head += "party " + l.name + "\n"
		if l.word == "fold" {
			continue
		}
		ways := rules.Deck.Lay(left, l.word)
		if l.word != "" && (len(ways) == 0 || !take(ways[len(ways)-1])) { // single letters
			t.Fatalf("%s cannot have %s", l.name, l.word)
		}
		if l.word != "" {
			hands[i] = ways[len(ways)-1].List()
		}
	}
	var pack []letters.Card
	for i := range hands {
		for len(hands[i]) < letters.HandSize {
			c := left[:1]
			take(c)
			hands[i] = append(hands[i], c.At(0))
		}
	}
	for card := range letters.HandSize {
		for seat := range table {
			pack = append(pack, hands[(seat+1)%len(table)][card]) // from the dealer's left
		}
	}
	text := head
	act := func(a letters.Action) {
		t.Helper()
		var err error
		if s, err = s.Apply(a); err != nil {
			t.Fatalf("%v after\n%s", err, text)
		}
		text += a.String() + "\n"
	}
	act(letters.Action{Kind: letters.Deal, Cards: letters.CardsOf(pack...) + left})
	for s.Phase() != letters.Choosing {
		p := s.Turn()
		switch {
		case s.Phase() == letters.Exchanging:
			act(letters.Action{Kind: letters.Exchange})
		case table[p-1].word == "fold":
			act(letters.Action{Kind: letters.Fold})
		case s.View(p).Bet == 0:
			act(letters.Action{Kind: letters.Bet, Amount: s.View(p).Low})
		default:
			act(letters.Action{Kind: letters.Call})
		}
	}
	for s.Turn() != 1 {
		p := s.Turn()
		word := letters.CardsOf(hands[p-1][:0]...)
		if w := table[p-1].word; w != "" {
			ways := rules.Deck.Lay(s.View(p).Hand, w)
			word = ways[len(ways)-1]
		}
		act(letters.Action{Kind: letters.Word, Cards: word})
	}
	return text
}

// toShowdown opens such a hand and lays the first one's word.
func toShowdown(p *phone, table []laid, options string) *cards {
	p.t.Helper()
	saved, err := json.Marshal(map[string]any{"v": 1, "id": "1", "started": 1, "seen": []int{}, "record": chosen(p.t, table, options)})
	if err != nil {
		p.t.Fatal(err)
	}
	p.open("/")
	p.eval(fmt.Sprintf(`localStorage.setItem("serviert:words", %q)`, saved), nil)
	p.open("/cards")
	p.waitFor(`document.querySelector("#reveal") !== null`)
	c := &cards{phone: p}
	c.lift()
	p.waitFor(`document.querySelector("#typed") !== null`)
	p.enter("#typed", table[0].word, "input")
	p.waitFor(`document.querySelector("#lay") !== null`)
	c.tap("#lay")
	p.waitFor(`document.querySelector(".board") !== null`)
	return c
}

var _ = time.Second
