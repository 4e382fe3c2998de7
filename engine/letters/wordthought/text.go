package wordthought

import (
	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/plain"
)

// Subject is the first field of every question, see plain.Named.
const Subject = "words"

// Text is the question as text.
func (q Question) Text() string {
	c := coder{plain.Writer()}
	c.question(&q)
	return c.Text()
}

// ParseQuestion reads what Question.Text has written; any other text is
// plain.ErrText.
func ParseQuestion(text string) (q Question, err error) {
	c := coder{plain.Reader(text)}
	c.question(&q)
	return q, c.End()
}

// Text is the answer as text.
func (a Answer) Text() string {
	c := coder{plain.Writer()}
	c.answer(&a)
	return c.Text()
}

// ParseAnswer reads what Answer.Text has written; any other text is plain.ErrText.
func ParseAnswer(text string) (a Answer, err error) {
	c := coder{plain.Reader(text)}
	c.answer(&a)
	return a, c.End()
}

// coder writes and reads what is in a question or an answer.
type coder struct{ plain.Coder }

func (c *coder) question(q *Question) {
	c.Name(Subject)
	c.Int(&q.ID)
	c.Limited((*int)(&q.Kind), int(Decide), int(Forget))
	c.String(&q.Language)
	c.Limited(&q.Edition, 0, letters.MostEditions)
	c.Limited((*int)(&q.Strength), 0, int(Hard))
	c.String(&q.Character)
	c.number(&q.Seed)
	c.memory(&q.Memory)
	if q.Kind == Decide {
		c.view(&q.View)
	}
	for _, cards := range []*letters.Cards{&q.Hand, &q.Dealt, &q.Gone, &q.Stock} {
		c.cards(cards)
	}
	c.String(&q.Refused)
	c.Limited((*int)(&q.Task), 0, int(Find))
	c.Limited(&q.Level, 0, MostLevel)
	c.Bytes(&q.List)
}

func (c *coder) answer(a *Answer) {
	c.Int(&a.ID)
	c.Bool(&a.Last)
	c.String(&a.Err)
	c.Bool(&a.Lacks)
	c.action(&a.Action)
	c.memory(&a.Memory)
	c.word(&a.Best.Known)
	c.word(&a.Best.All)
	c.exchange(&a.Verdict.Best)
	c.exchange(&a.Verdict.Made)
	c.cards(&a.Verdict.Lies)
	c.Limited(&a.Verdict.LiesFor, 0, plain.Most)
	c.Limited(&a.Verdict.Target, 0, plain.Most)
	c.cards(&a.Par.Advised)
	c.word(&a.Par.Word)
	c.cards(&a.Hand)
}

// cards travel as the bytes that they are, each the number of a card. There are
// never more than a hand.
func (c *coder) cards(list *letters.Cards) {
	text := string(*list)
	c.Bytes(&text)
	if *list = letters.Cards(text); c.Writes() {
		return
	}
	for i := range len(text) {
		if i == letters.HandSize || text[i] == 0 || int(text[i]) >= letters.Kinds {
			c.Fail()
			*list = ""
			return
		}
	}
}

func (c *coder) number(n *uint64) {
	x := int(*n)
	c.Int(&x)
	*n = uint64(x)
}

func (c *coder) memory(m *Memory) {
	c.Bool(&m.Begun)
	c.number(&m.Chance)
	c.Limited(&m.Path, 0, MostPath)
	c.cards(&m.Pathed)
	c.cards(&m.Dealt)
}

func (c *coder) word(w *Word) {
	c.cards(&w.Cards)
	c.Limited(&w.Points, 0, plain.Most)
}

func (c *coder) exchange(x *Exchange) {
	c.cards(&x.Gone)
	c.cards(&x.Kept)
	c.Limited(&x.Mean, 0, plain.Most)
	c.Limited(&x.Reach, 0, plain.Most)
	c.Bool(&x.Breaks)
}

// action is a bet, an exchange or a word.
func (c *coder) action(a *letters.Action) {
	kind := int(a.Kind)
	c.Limited(&kind, 0, int(letters.Leave))
	a.Kind = letters.Kind(kind)
	c.Limited(&a.Amount, 0, 2*mostChips)
	c.cards(&a.Cards)
}

func (c *coder) view(v *letters.View) {
	language := ""
	if c.Writes() {
		language = v.Rules.Deck.Language
	}
	c.String(&language)
	d, ok := letters.DeckOf(language)
	if !ok {
		c.Fail()
	}
	v.Rules.Deck = d
	c.amount(&v.Rules.Ante, &v.Rules.Min, &v.Rules.Max)
	phase := int(v.Phase)
	c.Limited(&phase, 0, int(letters.Finished))
	v.Phase = letters.Phase(phase)
	for _, p := range []*engine.Player{&v.Seat, &v.Dealer, &v.Turn} {
		n := int(*p)
		c.Limited(&n, 1, letters.MaxSeats)
		*p = engine.Player(n)
	}
	c.Limited(&v.Round, 0, 2)
	c.amount(&v.Bet, &v.Low, &v.High, &v.Owed, &v.Pot, &v.Carry)
	c.cards(&v.Hand)
	n := len(v.Seats)
	c.Limited(&n, 0, letters.MaxSeats)
	if !c.Writes() && n > 0 {
		v.Seats = make([]letters.Seat, n)
	}
	for i := range v.Seats {
		s := &v.Seats[i]
		c.Bool(&s.In)
		c.amount(&s.Chips, &s.Paid, &s.Bet)
		c.Limited(&s.Swapped, 0, letters.MaxExchange)
	}
	// What the players index by.
	if !c.Writes() && (int(v.Seat) > n || int(v.Turn) > n || int(v.Dealer) > n) {
		c.Fail()
	}
}

// mostChips is more than ever lie on a table.
const mostChips = 1 << 30

func (c *coder) amount(list ...*int) {
	for _, n := range list {
		c.Limited(n, 0, mostChips)
	}
}
