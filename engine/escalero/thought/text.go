package thought

import (
	"errors"
	"strconv"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// The text form is one field after the other, each as its length in bytes, a
// colon and its bytes; a list begins with its length. It is written out by hand,
// once for both directions, because whatever works with reflection would be a
// large part of a program that only thinks.

// ErrText is the error for a text that is no question, or no answer.
var ErrText = errors.New("thought: this text was not written here")

// Text is the question as text.
func (q Question) Text() string {
	c := coder{writes: true}
	c.question(&q)
	return string(c.text)
}

// ParseQuestion reads what Question.Text has written.
func ParseQuestion(text string) (q Question, err error) {
	c := coder{rest: text}
	c.question(&q)
	return q, c.end()
}

// Text is the answer as text.
func (a Answer) Text() string {
	c := coder{writes: true}
	c.answer(&a)
	return string(c.text)
}

// ParseAnswer reads what Answer.Text has written.
func ParseAnswer(text string) (a Answer, err error) {
	c := coder{rest: text}
	c.answer(&a)
	return a, c.end()
}

// coder writes fields to text, or reads them from rest.
type coder struct {
	writes bool
	text   []byte
	rest   string
	failed bool
}

func (c *coder) end() error {
	if c.failed || c.rest != "" {
		return ErrText
	}
	return nil
}

func (c *coder) question(q *Question) {
	c.int(&q.ID)
	c.limited((*int)(&q.Kind), int(Decide), int(Forget))
	c.bool(&q.Ahead)
	c.position(&q.Position)
	c.limited((*int)(&q.Level), 0, int(Best))
	c.limited(&q.Most, 0, most)
	c.limited(&q.Detailed, 0, most)
	c.action(&q.Action)
	seed := int(q.Seed)
	c.int(&seed)
	q.Seed = uint64(seed)
	c.int(&q.Day)
}

func (c *coder) answer(a *Answer) {
	c.int(&a.ID)
	c.bool(&a.Last)
	c.string(&a.Err)
	c.reason(&a.Reason)
	c.choices(&a.Choices)
	c.choice(&a.Beside)
	c.limited((*int)(&a.Certainty), 0, int(Estimated))
	c.position(&a.Position)
	c.piece(&a.Piece)
}

// most bounds whatever is counted; a game is far shorter.
const most = 1 << 20

func (c *coder) position(p *Position) {
	c.string(&p.Record)
	c.limited(&p.At, 0, most)
}

func (c *coder) action(a *escalero.Action) {
	kind := int(a.Kind)
	c.limited(&kind, 0, int(escalero.Concede))
	a.Kind = escalero.Kind(kind)
	if kind == 0 {
		return // no action: nothing else counts
	}
	for f := range a.Kept {
		n := int(a.Kept[f])
		c.limited(&n, 0, dice.N)
		a.Kept[f] = uint8(n)
	}
	if a.Kept.Len() > dice.N {
		c.failed = true
	}
	for i := range a.Dice {
		f := int(a.Dice[i])
		c.limited(&f, 0, 6)
		a.Dice[i] = dice.Face(f)
	}
	c.bool(&a.Served)
	c.string(&a.Row)
	c.limited(&a.Col, 0, escalero.MaxColumns)
	c.limited(&a.Hand, 0, 2)
	c.limited(&a.Points, 0, most)
}

func (c *coder) reason(r *Reason) {
	c.action(&r.Action)
	c.targets(&r.Targets)
	c.limited((*int)(&r.Habit), 0, int(Fits))
	c.choice(&r.Here)
	c.choice(&r.Other)
	c.float(&r.PerPoint)
	c.float(&r.Lead)
	c.float(&r.Price)
}

func (c *coder) choice(x *Choice) {
	c.action(&x.Action)
	if x.Action.Kind == 0 {
		return
	}
	c.float(&x.Equity)
	c.float(&x.Cost)
	c.chances(&x.Columns)
	c.targets(&x.Targets)
}

func (c *coder) choices(list *[]Choice) {
	n := c.length(len(*list))
	if !c.writes && n > 0 {
		*list = make([]Choice, n)
	}
	for i := range *list {
		c.choice(&(*list)[i])
	}
}

func (c *coder) targets(list *[]Target) {
	n := c.length(len(*list))
	if !c.writes && n > 0 {
		*list = make([]Target, n)
	}
	for i := range *list {
		t := &(*list)[i]
		c.string(&t.Row)
		c.limited(&t.Col, 1, escalero.MaxColumns)
		c.float(&t.Chance)
		c.float(&t.Points)
		c.float(&t.Served)
	}
}

func (c *coder) chances(list *[]Chance) {
	n := c.length(len(*list))
	if !c.writes && n > 0 {
		*list = make([]Chance, n)
	}
	for i := range *list {
		x := &(*list)[i]
		c.float(&x.Win)
		c.float(&x.Lose)
	}
}

func (c *coder) floats(list *[]float64) {
	n := c.length(len(*list))
	if !c.writes && n > 0 {
		*list = make([]float64, n)
	}
	for i := range *list {
		c.float(&(*list)[i])
	}
}

func (c *coder) piece(p *Piece) {
	c.limited(&p.From, 0, most)
	c.limited(&p.At, 0, most)
	n := c.length(len(p.Decisions))
	if !c.writes && n > 0 {
		p.Decisions = make([]Decision, n)
	}
	for i := range p.Decisions {
		c.limited(&p.Decisions[i].At, 0, most)
		c.float(&p.Decisions[i].Cost)
	}
	n = c.length(len(p.Standings))
	if !c.writes && n > 0 {
		p.Standings = make([]Standing, n)
	}
	for i := range p.Standings {
		s := &p.Standings[i]
		c.limited(&s.At, 0, most)
		c.floats(&s.Value)
		n := c.length(len(s.Chances))
		if !c.writes && n > 0 {
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
	c.bool(&p.Books.Exact)
}

// lists are the sums of the books by party.
func (b *Books) lists() [6]*[]float64 {
	return [6]*[]float64{&b.Start, &b.Luck, &b.Lost, &b.Contra, &b.Others, &b.Error}
}

// string is the one form that all fields have.
func (c *coder) string(s *string) {
	if c.writes {
		c.text = strconv.AppendInt(c.text, int64(len(*s)), 10)
		c.text = append(append(c.text, ':'), *s...)
		return
	}
	*s = ""
	n, at := 0, 0
	for at < len(c.rest) && c.rest[at] >= '0' && c.rest[at] <= '9' && n <= len(c.rest) {
		n = 10*n + int(c.rest[at]-'0')
		at++
	}
	if c.failed || at == 0 || at > 1 && c.rest[0] == '0' || at == len(c.rest) || c.rest[at] != ':' || n > len(c.rest)-at-1 {
		c.failed = true
		return
	}
	*s, c.rest = c.rest[at+1:at+1+n], c.rest[at+1+n:]
}

func (c *coder) int(n *int) {
	text := strconv.Itoa(*n)
	c.string(&text)
	if !c.writes {
		x, err := strconv.Atoi(text)
		if err != nil || strconv.Itoa(x) != text {
			c.failed = true
			x = 0
		}
		*n = x
	}
}

// limited is a number that has bounds.
func (c *coder) limited(n *int, least, most int) {
	c.int(n)
	if !c.writes && (*n < least || *n > most) {
		c.failed = true
		*n = least
	}
}

func (c *coder) bool(b *bool) {
	n := 0
	if *b {
		n = 1
	}
	c.limited(&n, 0, 1)
	*b = n == 1
}

// float is exact: the shortest text that is read as the same number.
func (c *coder) float(x *float64) {
	text := strconv.FormatFloat(*x, 'g', -1, 64)
	c.string(&text)
	if !c.writes {
		f, err := strconv.ParseFloat(text, 64)
		if err != nil || strconv.FormatFloat(f, 'g', -1, 64) != text {
			c.failed = true
			f = 0
		}
		*x = f
	}
}

// length is that of a list. Each of its items takes at least a byte, so a text
// cannot promise more than it has.
func (c *coder) length(n int) int {
	c.limited(&n, 0, most)
	if !c.writes && (c.failed || n > len(c.rest)) {
		c.failed = true
		return 0
	}
	return n
}
