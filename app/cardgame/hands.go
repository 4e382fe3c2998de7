package cardgame

import (
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
)

// Best is the words that would have counted most with the cards a seat held at
// the end of the hand. ok is false until they were found, see Seek, and wherever
// they must not be known, see MayKnow.
func (e *Evening) Best(p engine.Player) (b wordthought.Best, ok bool) {
	if !e.MayKnow(p) {
		return b, false
	}
	b, ok = e.found[p]
	return b, ok
}

// MayKnow tells whether the best words of a seat may be known now: not while a hand
// is played, for a seat that was not dealt in, without a word list, or for a hand
// that was not shown down: only its owner may know that, behind his own curtain
// (see Ask).
func (e *Evening) MayKnow(p engine.Player) bool {
	return e.kept(p) && (e.shown(p) || p == e.Alone() && e.played(p) || p == e.asks && p == e.open)
}

// Seek is the question for the best words of a seat, where they may be known; Found
// takes the answer.
func (e *Evening) Seek(p engine.Player) (q wordthought.Question, ok bool) {
	if !e.MayKnow(p) {
		return q, false
	}
	v := e.state().View(p)
	q = wordthought.Question{Kind: wordthought.Search, Language: v.Rules.Deck.Language, Edition: v.Rules.Edition, Hand: v.Hand}
	if v.Rules.Book {
		h := v.Hands[len(v.Hands)-1]
		for i, d := range h.Doubts {
			if d == letters.Refused {
				q.Refused += h.Laid[i].Word() + " "
			}
		}
	}
	return q, true
}

// Found takes the best words of a seat by the list, of the hand that Seek was about,
// and returns the best ones by what counts at this table: its own words, or where a
// book judges the word that the seat has laid, if that counted.
func (e *Evening) Found(p engine.Player, b wordthought.Best) wordthought.Best {
	v := e.state().View(p)
	_, end := e.lastHand()
	words := e.game.Match.At(end).Rules().Words // they may have come and gone since
	if v.Rules.Book {
		words = []string{v.Hands[len(v.Hands)-1].Word(p).Word()}
	}
	for _, word := range words {
		for _, way := range v.Rules.Deck.Lay(v.Hand, word) {
			x := wordthought.Word{Cards: way, Points: v.Rules.Deck.Sum(way)}
			if len(way) < letters.MinWord || x.Points <= b.Known.Points || e.coarse(way) {
				continue
			}
			if b.Known = x; x.Points > b.All.Points {
				b.All = x
			}
		}
	}
	if e.found == nil {
		e.found = map[engine.Player]wordthought.Best{}
	}
	e.found[p] = b
	return b
}

// kept tells whether the hand is over and what a seat held can be judged.
func (e *Evening) kept(p engine.Player) bool {
	v := e.state().View(p)
	return e.list != nil && len(v.Hands) > 0 && v.Hand != "" && (v.Phase == letters.Dealing || v.Phase == letters.Finished)
}

// shown tells whether a seat was in when the words of the last hand were laid
// open. Whoever folded, or won because all others did, need not show.
func (e *Evening) shown(p engine.Player) bool {
	v := e.Public()
	return !v.Hands[len(v.Hands)-1].Dropped && v.Seats[p-1].In
}

// MayAsk tells whether there is a hand that only its owner may look back at.
func (e *Evening) MayAsk(p engine.Player) bool {
	return e.Alone() == 0 && e.Person(p) && e.played(p) && e.kept(p) && !e.shown(p)
}

// Ask lets the curtain down for a person who wants to look back at his own
// hand; Look opens it, and Cover takes everybody back to the table. A person
// who plays alone needs no curtain.
func (e *Evening) Ask(p engine.Player) {
	if e.MayLookBack(p) {
		e.open, e.asks = 0, p
		if p == e.Alone() {
			e.open = p
		}
	}
}

// Asks is who wants to look back at his own hand, 0 for nobody.
func (e *Evening) Asks() engine.Player { return e.asks }

// Spelled is a word in capital letters, with its real spellings where they
// differ.
func (e *Evening) Spelled(word string) string {
	return Spelled(e.list, word)
}

// Spelled is Evening.Spelled by a list.
func Spelled(list *lexicon.List, word string) string {
	var odd []string
	for _, w := range list.Spellings(word) {
		if strings.ToUpper(w) != word {
			odd = append(odd, w)
		}
	}
	if len(odd) == 0 {
		return word
	}
	return word + " (" + strings.Join(odd, ", ") + ")"
}

// IsWord is what the agreed list says. ok is false where a book judges, or no
// list is at hand.
func (e *Evening) IsWord(word string) (yes, ok bool) {
	s := e.state()
	if s.Rules().Book || s.List() == nil {
		return false, false
	}
	return s.IsWord(word), true
}

// Words is how many words the list has, 0 without one.
func (e *Evening) Words() int { return e.list.Len() }

// Played is what somebody did with his cards in the last hand. Most of it nobody
// else has seen, whether the hand was shown down or not.
type Played struct {
	Dealt   letters.Cards // the seven cards
	Swapped bool          // he came to the exchange
	Gone    letters.Cards // and discarded these
	Hand    letters.Cards // what he held at the end
	Laid    letters.Cards // the word he chose, "" for none
	Chose   bool          // he came to the choice
	Refused bool          // the word did not count
}

// MayLookBack tells whether a person can look back at his own hand of the last
// deal, which is over.
func (e *Evening) MayLookBack(p engine.Player) bool { return e.Person(p) && e.played(p) && e.kept(p) }

// LookBack is what the person who looks back at his hand did with it. ok is false
// for everybody else, and at any other moment.
func (e *Evening) LookBack() (h Played, ok bool) {
	p := e.open
	if e.Step() != Recalling || !e.kept(p) {
		return h, false
	}
	from := e.handBegan()
	h.Dealt = e.game.Match.At(from + 1).View(p).Hand
	h.Hand = e.state().View(p).Hand
	for i := from; i < e.Log(); i++ {
		a := e.game.Match.Action(i)
		if e.game.Match.At(i).Turn() != p {
			continue
		}
		switch a.Kind {
		case letters.Exchange:
			h.Swapped, h.Gone = true, a.Cards
		case letters.Word:
			h.Chose, h.Laid = true, a.Cards
		}
	}
	hands := e.Public().Hands
	h.Refused = hands[len(hands)-1].Doubts[p-1] == letters.Refused
	return h, true
}
