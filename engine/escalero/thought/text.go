package thought

import (
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/plain"
)

// ErrText is the error for a text that is no question, or no answer.
var ErrText = plain.ErrText

// Subject is the first field of every question, see plain.Named.
const Subject = "dice"

// Text is the question as text.
func (q Question) Text() string {
	c := coder{plain.Writer()}
	c.question(&q)
	return c.Text()
}

// ParseQuestion reads what Question.Text has written.
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

// ParseAnswer reads what Answer.Text has written.
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
	c.Bool(&q.Ahead)
	c.position(&q.Position)
	c.Limited((*int)(&q.Level), 0, int(Best))
	c.Limited(&q.Most, 0, most)
	c.Limited(&q.Detailed, 0, most)
	c.action(&q.Action)
	seed := int(q.Seed)
	c.Int(&seed)
	q.Seed = uint64(seed)
	c.Int(&q.Day)
	c.Limited(&q.Party, 0, escalero.MaxParties)
}

func (c *coder) answer(a *Answer) {
	c.Int(&a.ID)
	c.Bool(&a.Last)
	c.String(&a.Err)
	c.reason(&a.Reason)
	c.choices(&a.Choices)
	c.choice(&a.Beside)
	c.Limited((*int)(&a.Certainty), 0, int(Estimated))
	c.position(&a.Position)
	c.piece(&a.Piece)
	c.Limited(&a.Again.Games, 0, most)
	c.Limited(&a.Again.Won, 0, most)
	c.Float(&a.Again.Payoff)
	c.Int(&a.Again.Least)
	c.Int(&a.Again.Most)
	c.Float(&a.Again.Known)
}

const most = plain.Most

func (c *coder) position(p *Position) {
	c.String(&p.Record)
	c.Limited(&p.At, 0, most)
}

func (c *coder) action(a *escalero.Action) {
	kind := int(a.Kind)
	c.Limited(&kind, 0, int(escalero.Concede))
	a.Kind = escalero.Kind(kind)
	if kind == 0 {
		return // no action: nothing else counts
	}
	for f := range a.Kept {
		n := int(a.Kept[f])
		c.Limited(&n, 0, dice.N)
		a.Kept[f] = uint8(n)
	}
	if a.Kept.Len() > dice.N {
		c.Fail()
	}
	for i := range a.Dice {
		f := int(a.Dice[i])
		c.Limited(&f, 0, 6)
		a.Dice[i] = dice.Face(f)
	}
	c.Bool(&a.Served)
	c.String(&a.Row)
	c.Limited(&a.Col, 0, escalero.MaxColumns)
	c.Limited(&a.Hand, 0, 2)
	c.Limited(&a.Points, 0, most)
}

func (c *coder) reason(r *Reason) {
	c.action(&r.Action)
	c.targets(&r.Targets)
	c.Limited((*int)(&r.Habit), 0, int(Fits))
	c.choice(&r.Here)
	c.choice(&r.Other)
	c.Float(&r.PerPoint)
	c.Float(&r.Lead)
	c.Float(&r.Price)
}

func (c *coder) choice(x *Choice) {
	c.action(&x.Action)
	if x.Action.Kind == 0 {
		return
	}
	c.Float(&x.Equity)
	c.Float(&x.Cost)
	c.chances(&x.Columns)
	c.targets(&x.Targets)
}

func (c *coder) choices(list *[]Choice) {
	n := c.Length(len(*list))
	if !c.Writes() && n > 0 {
		*list = make([]Choice, n)
	}
	for i := range *list {
		c.choice(&(*list)[i])
	}
}

func (c *coder) targets(list *[]Target) {
	n := c.Length(len(*list))
	if !c.Writes() && n > 0 {
		*list = make([]Target, n)
	}
	for i := range *list {
		t := &(*list)[i]
		c.String(&t.Row)
		c.Limited(&t.Col, 1, escalero.MaxColumns)
		c.Float(&t.Chance)
		c.Float(&t.Points)
		c.Float(&t.Served)
	}
}

func (c *coder) chances(list *[]Chance) {
	n := c.Length(len(*list))
	if !c.Writes() && n > 0 {
		*list = make([]Chance, n)
	}
	for i := range *list {
		x := &(*list)[i]
		c.Float(&x.Win)
		c.Float(&x.Lose)
	}
}

func (c *coder) floats(list *[]float64) {
	n := c.Length(len(*list))
	if !c.Writes() && n > 0 {
		*list = make([]float64, n)
	}
	for i := range *list {
		c.Float(&(*list)[i])
	}
}

func (c *coder) piece(p *Piece) {
	c.Limited(&p.From, 0, most)
	c.Limited(&p.At, 0, most)
	n := c.Length(len(p.Decisions))
	if !c.Writes() && n > 0 {
		p.Decisions = make([]Decision, n)
	}
	for i := range p.Decisions {
		c.Limited(&p.Decisions[i].At, 0, most)
		c.Float(&p.Decisions[i].Cost)
		c.String(&p.Decisions[i].Kind)
	}
	n = c.Length(len(p.Standings))
	if !c.Writes() && n > 0 {
		p.Standings = make([]Standing, n)
	}
	for i := range p.Standings {
		s := &p.Standings[i]
		c.Limited(&s.At, 0, most)
		c.floats(&s.Value)
		n := c.Length(len(s.Chances))
		if !c.Writes() && n > 0 {
			s.Chances = make([][]Chance, n)
		}
		for j := range s.Chances {
			c.chances(&s.Chances[j])
		}
		c.floats(&s.Error)
	}
	for _, list := range p.Books.lists() {
		c.floats(list)
	}
	c.Bool(&p.Books.Exact)
}

// lists are the sums of the books by party.
func (b *Books) lists() [6]*[]float64 {
	return [6]*[]float64{&b.Start, &b.Luck, &b.Lost, &b.Contra, &b.Others, &b.Error}
}
