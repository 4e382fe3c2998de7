package cards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"serviert/app/cardgame"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// building is the view in which a word can be put together now.
func (r *Room) building() (v letters.View, ok bool) {
	if r.evening == nil {
		return v, false
	}
	v = r.evening.View()
	return v, cardgame.MayBuild(v, r.evening.Step())
}

// layCard puts a card at the end of the word, or takes it out.
func (r *Room) layCard(v letters.View, i int) {
	h := &r.hand
	if at := slices.Index(h.laid, i); at >= 0 {
		h.laid = slices.Delete(slices.Clone(h.laid), at, at+1)
	} else {
		h.laid = append(slices.Clone(h.laid), i)
	}
	r.wordLaid(v)
}

// unlay takes the n-th card of the word back.
func (r *Room) unlay(n int) {
	v, ok := r.building()
	if !ok || n >= len(r.hand.laid) {
		return
	}
	back := r.hand.laid[n]
	r.layCard(v, back)
	r.sh.Focus("card-" + strconv.Itoa(back+1))
}

// typeWord lays what was typed with the cards that count most.
func (r *Room) typeWord(text string) {
	v, ok := r.building()
	if !ok {
		return
	}
	h := &r.hand
	ways := v.Rules.Deck.Lay(v.Hand, lexicon.Fold(strings.TrimSpace(text)))
	h.typed, h.laid, h.lacks = text, nil, text != "" && len(ways) == 0
	if len(ways) > 0 {
		h.laid = places(v.Hand, ways[0])
	}
	r.wordChanged(v)
}

// layWay lays the same word with other cards.
func (r *Room) layWay(way letters.Cards) {
	if v, ok := r.building(); ok && way.Within(v.Hand) {
		r.hand.laid = places(v.Hand, way)
		r.wordLaid(v)
	}
}

// places finds cards in a hand, each once.
func places(hand, cards letters.Cards) []int {
	var list []int
	for _, c := range cards.List() {
		for i, h := range hand.List() {
			if h == c && !slices.Contains(list, i) {
				list = append(list, i)
				break
			}
		}
	}
	return list
}

// wordLaid follows a tap: the field shows the word too.
func (r *Room) wordLaid(v letters.View) {
	r.hand.typed, r.hand.lacks = r.hand.word(v).Word(), false
	r.wordChanged(v)
}

// wordChanged keeps the word for this player's next turn, and says what lies
// there and what it counts.
func (r *Room) wordChanged(v letters.View) {
	t, word := &r.texts().Build, r.hand.word(v)
	r.evening.Plan(word)
	r.save() // the word outlives a reload
	switch {
	case r.faceDown(v):
		r.sh.Say(fmt.Sprintf(r.texts().Hold.Laid, len(word)))
	case r.hand.lacks:
		r.sh.Say(fmt.Sprintf(t.Lacks, lexicon.Fold(r.hand.typed)))
	case word == "":
		r.sh.Say(t.Empty)
	default:
		r.sh.Say(fmt.Sprintf(t.Now, word.Word(), r.speech().Points(v.Rules.Deck.Sum(word))))
	}
}
