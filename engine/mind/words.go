package mind

import (
	"errors"
	"strings"

	"serviert/engine/letters"
	"serviert/engine/letters/coach"
	"serviert/engine/letters/daily"
	"serviert/engine/letters/players"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
)

// words is the part of the mind that knows words. What it keeps only saves time.
type words struct {
	lists   map[string]*lexicon.List // by language
	finders map[edition]*lexicon.Finder
	plans   players.Plans
	players []*known // of the evening that was asked about last
}

// edition is an edition of the word list of a language.
type edition struct {
	language string
	number   int
}

// known is a computer player of whom was asked before. He has weighed his hand
// already when he is asked again.
type known struct {
	edition
	strength  wordthought.Strength
	character string
	seed      uint64
	player    *players.Player
}

// searches is how many words a step looks for: a millisecond or two on a slow
// phone.
const searches = 4

var (
	errWords = errors.New("mind: these cards are none of that language")
	errList  = errors.New("mind: this is no word list")
)

// ask is the job that answers a question; stays tells that the one before goes on.
func (w *words) ask(text string) (j job, stays bool) {
	q, err := wordthought.ParseQuestion(text)
	var step func() (*wordthought.Answer, bool)
	switch {
	case err != nil:
	case q.Kind == wordthought.Forget:
		return nil, false
	case q.Kind == wordthought.Learn:
		if err = w.learn(q); err == nil {
			return nil, true
		}
	case w.lists[q.Language] == nil:
		step = func() (*wordthought.Answer, bool) { return &wordthought.Answer{Lacks: true}, true }
	default:
		step, err = w.answer(q)
	}
	if err != nil {
		step = func() (*wordthought.Answer, bool) { return &wordthought.Answer{Err: err.Error()}, true }
	}
	return func() (string, bool) {
		piece, done := step()
		if piece == nil {
			return "", done
		}
		piece.ID, piece.Last = q.ID, done
		return piece.Text(), done
	}, false
}

// learn takes a word list.
func (w *words) learn(q wordthought.Question) error {
	list, err := lexicon.Read([]byte(q.List))
	if _, ok := letters.DeckOf(q.Language); err != nil || !ok {
		return errList
	}
	if w.lists == nil {
		w.lists = map[string]*lexicon.List{}
	}
	w.lists[q.Language] = list
	w.finders = map[edition]*lexicon.Finder{}
	w.forget()
	return nil
}

// mostFinders is how many editions are kept ready; a language has few.
const mostFinders = 4

// finder finds the words of an edition.
func (w *words) finder(d *letters.Deck, e edition) *lexicon.Finder {
	if f := w.finders[e]; f != nil {
		return f
	}
	if len(w.finders) == mostFinders {
		clear(w.finders)
	}
	f := d.Finder(w.lists[e.language].Edition(e.number))
	w.finders[e] = f
	return f
}

// answer is how a question is answered; the list of its language is here.
func (w *words) answer(q wordthought.Question) (func() (*wordthought.Answer, bool), error) {
	d, ok := letters.DeckOf(q.Language)
	if !ok {
		return nil, errWords
	}
	for _, cards := range []letters.Cards{q.Hand, q.Dealt, q.View.Hand, q.Gone + q.Stock} {
		if !cards.Within(d.Pack()) {
			return nil, errWords
		}
	}
	e := edition{q.Language, q.Edition}
	f := w.finder(d, e)
	best := func() *wordthought.Answer {
		return &wordthought.Answer{Best: bestOf(f.Without(strings.Fields(q.Refused)...), q.Hand)}
	}
	switch q.Kind {
	case wordthought.Decide:
		if q.View.Rules.Deck != d || q.View.Hand == "" {
			return nil, errWords
		}
		return w.decide(q, f, e), nil
	case wordthought.Search:
		return func() (*wordthought.Answer, bool) { return best(), true }, nil
	case wordthought.Judge:
		if q.Dealt == "" || !q.Gone.Within(q.Dealt) {
			return nil, errNothing
		}
		c := coach.Compare(f, d, q.Dealt, q.Gone, coach.Thorough, q.Seed)
		return after(best, func() (*wordthought.Answer, bool) {
			if !c.Step(searches) {
				return nil, false
			}
			return &wordthought.Answer{Verdict: c.Verdict()}, true
		}), nil
	case wordthought.Day:
		if q.Dealt == "" || !q.Gone.Within(q.Dealt) {
			return nil, errNothing
		}
		c := coach.Begin(daily.Hand{Dealt: q.Dealt, Stock: q.Stock}, d, f, q.Gone)
		return after(best, func() (*wordthought.Answer, bool) {
			if !c.Step(searches) {
				return nil, false
			}
			v, par := c.Found()
			return &wordthought.Answer{Verdict: v, Par: par}, true
		}), nil
	case wordthought.Pose:
		if q.Task == 0 || q.Level == 0 {
			return nil, errNothing
		}
		c := coach.Pose(f, d, q.Task, q.Level, q.Seed)
		return func() (*wordthought.Answer, bool) {
			hand, ok := c.Step(searches)
			if !ok {
				return nil, false
			}
			return &wordthought.Answer{Hand: hand}, true
		}, nil
	}
	return nil, errNothing
}

// after is a first piece and then another step's.
func after(first func() *wordthought.Answer, then func() (*wordthought.Answer, bool)) func() (*wordthought.Answer, bool) {
	begun := false
	return func() (*wordthought.Answer, bool) {
		if !begun {
			begun = true
			return first(), false
		}
		return then()
	}
}

// bestOf are the best words of a hand.
func bestOf(f *lexicon.Finder, hand letters.Cards) (b wordthought.Best) {
	b.Known.Cards, b.Known.Points = letters.Best(f, hand, lexicon.Everyday)
	b.All.Cards, b.All.Points = letters.Best(f, hand, lexicon.Vocabulary{})
	return b
}

// decide lets a computer player think.
func (w *words) decide(q wordthought.Question, f *lexicon.Finder, e edition) func() (*wordthought.Answer, bool) {
	p := w.player(known{edition: e, strength: q.Strength, character: q.Character, seed: q.Seed}, f)
	p.Remember(q.Memory)
	t := p.Think(q.View)
	return func() (*wordthought.Answer, bool) {
		if !t.Step(searches) {
			return nil, false
		}
		if t.Action().Kind == 0 {
			return &wordthought.Answer{Err: errNothing.Error()}, true
		}
		return &wordthought.Answer{Action: t.Action(), Memory: p.Memory()}, true
	}
}

// forget lets the players of another evening go.
func (w *words) forget() { w.players, w.plans = nil, players.Plans{} }

// player is the player of whom is asked, one that is known where possible.
func (w *words) player(who known, f *lexicon.Finder) *players.Player {
	for _, k := range w.players {
		if who.player = k.player; *k == who {
			return k.player
		}
	}
	if len(w.players) == letters.MaxSeats {
		w.forget()
	}
	who.player = players.New(who.strength, f, who.seed)
	who.player.Be(wordthought.CharacterOf(who.character))
	who.player.Share(&w.plans)
	w.players = append(w.players, &who)
	return who.player
}
