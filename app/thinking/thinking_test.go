package thinking

import (
	"reflect"
	"slices"
	"testing"

	"serviert/engine/escalero/thought"
	"serviert/engine/letters/wordthought"
)

const single = "serviert 1 escalero-single\nparty Anna\nparty Bernd\nthrow 66612\n"

// tab is a browser whose mind says nothing until it is told to.
type tab struct {
	asked []thought.Question
	heard func(string)
	lost  func()
	back  func()

	drawn int

	renewed  int // how often somebody has tried again
	listened int // how often somebody began to listen
}

func (b *tab) Think(text string) {
	q, err := thought.ParseQuestion(text)
	if err != nil {
		panic(err)
	}
	b.asked = append(b.asked, q)
}

func (b *tab) Thoughts(heard func(string), lost, back func()) {
	b.heard, b.lost, b.back = heard, lost, back
	b.listened++
}

func (b *tab) RenewMind() { b.renewed++ }

func (b *tab) last() thought.Question { return b.asked[len(b.asked)-1] }

func live() (*tab, *Mind) {
	b := &tab{}
	return b, New(b, func() { b.drawn++ })
}

func always() bool { return true }

func decide() thought.Question {
	return thought.Question{Kind: thought.Decide, Level: thought.Best, Position: thought.Position{Record: single, At: 1}}
}

// An answer reaches who asked, once, and the page is drawn.
func TestAnAnswer(t *testing.T) {
	b, m := live()
	var got []thought.Answer
	m.Ask(decide(), always, func(a thought.Answer) { got = append(got, a) })
	if len(b.asked) != 1 || b.last().Kind != thought.Decide {
		t.Fatalf("asked %+v", b.asked)
	}
	text := thought.Answer{ID: b.last().ID, Last: true, Certainty: thought.Learned}.Text()
	b.heard(text)
	b.heard(text)
	if len(got) != 1 || got[0].Certainty != thought.Learned || b.drawn != 1 || m.Failing() {
		t.Errorf("got %+v, drawn %d times", got, b.drawn)
	}
}

// What is not wanted any more is dropped: another question has been asked, or who
// asked has gone on. Then the mind is told to stop.
func TestOutdatedAnswers(t *testing.T) {
	b, m := live()
	var log []string
	tell := func(name string) func(thought.Answer) {
		return func(thought.Answer) { log = append(log, name) }
	}
	m.Ask(decide(), always, tell("a"))
	first := b.last().ID
	wanted := true
	m.Ask(decide(), func() bool { return wanted }, tell("b"))
	b.heard(thought.Answer{ID: first, Last: true}.Text())
	b.heard(thought.Answer{ID: b.last().ID}.Text())
	wanted = false
	b.heard(thought.Answer{ID: b.last().ID}.Text())
	if !slices.Equal(log, []string{"b"}) || b.last().Kind != thought.Forget || b.last().Ahead {
		t.Errorf("%v reached who asked, and the mind was told %+v", log, b.last())
	}
	// Asked again from inside of an answer.
	m.Ask(decide(), always, func(thought.Answer) { m.Ask(decide(), always, tell("c")) })
	b.heard(thought.Answer{ID: b.last().ID, Last: true}.Text())
	b.heard(thought.Answer{ID: b.last().ID, Last: true}.Text())
	if !slices.Equal(log, []string{"b", "c"}) {
		t.Errorf("%v", log)
	}
}

// A mind that is lost is started once more and asked again; then somebody has to
// try, and nothing is forgotten meanwhile.
func TestALostMind(t *testing.T) {
	b, m := live()
	got := 0
	wanted := true
	m.Ask(decide(), func() bool { return wanted }, func(thought.Answer) { got++ })
	want := b.last()
	b.lost()
	if len(b.asked) != 2 || b.last() != want || m.Failing() {
		t.Fatalf("asked %+v, failing %v", b.asked, m.Failing())
	}
	b.lost()
	b.lost()
	if len(b.asked) != 2 || !m.Failing() || b.drawn != 1 {
		t.Fatalf("asked %+v, failing %v, drawn %d times", b.asked, m.Failing(), b.drawn)
	}
	b.back()
	if len(b.asked) != 3 || b.last() != want || m.Failing() || b.renewed != 0 || b.drawn != 2 { // what has failed is not to be read any more
		t.Fatalf("asked %+v, failing %v, renewed %d times, drawn %d times", b.asked, m.Failing(), b.renewed, b.drawn)
	}
	if b.back(); len(b.asked) != 3 { // nothing has failed
		t.Errorf("asked %+v", b.asked)
	}
	for range 2 {
		b.heard(thought.Answer{ID: want.ID}.Text()) // it lives: the next loss is the first
		b.lost()
	}
	b.heard(thought.Answer{ID: want.ID, Last: true}.Text())
	if len(b.asked) != 5 || got != 3 || m.Failing() {
		t.Errorf("asked %d times, %d pieces", len(b.asked), got)
	}
	if b.lost(); len(b.asked) != 5 {
		t.Error("asked again though nobody waits")
	}
	// What cannot be read, and what the mind cannot answer, is a failure as well.
	for _, text := range []string{"1:x", thought.Answer{ID: m.id + 2, Last: true, Err: "no"}.Text()} {
		m.Ask(decide(), always, func(thought.Answer) { t.Error("an answer") })
		b.heard(text)
		b.heard(text)
		if !m.Failing() {
			t.Errorf("%q is no failure", text)
		}
	}
	if m.Again(); m.Failing() || b.renewed != 1 {
		t.Errorf("somebody tried, failing %v, renewed %d times", m.Failing(), b.renewed)
	}
	if m.Again(); b.renewed != 1 {
		t.Error("what has not failed is renewed")
	}
	// Who has left the page waits for nothing.
	m.Ask(decide(), func() bool { return wanted }, func(thought.Answer) { got++ })
	b.lost()
	b.lost()
	if wanted = false; m.Failing() {
		t.Error("nobody waits, and it is a failure")
	}
	wanted = true
	m.Ask(decide(), func() bool { return wanted }, func(thought.Answer) { got++ })
	wanted = false
	asked := len(b.asked)
	if b.lost(); len(b.asked) != asked || m.open != nil {
		t.Error("asked again for somebody who has left")
	}
}

// What may be needed soon is computed ahead once, and again by a new mind.
func TestWarmUp(t *testing.T) {
	b, m := live()
	at := func() thought.Position { return thought.Position{Record: single} }
	m.WarmUp("", nil)
	if len(b.asked) > 0 {
		t.Error("the mind is started for nothing")
	}
	m.WarmUp("a", at)
	m.WarmUp("a", at)
	if len(b.asked) != 1 || b.last().Kind != thought.Prepare || !b.last().Ahead || b.last().Position.Record != single {
		t.Errorf("asked %+v", b.asked)
	}
	m.WarmUp("", nil)
	if len(b.asked) != 2 || b.last().Kind != thought.Forget || !b.last().Ahead {
		t.Errorf("asked %+v", b.asked)
	}
	m.WarmUp("a", at)
	b.lost()
	if m.WarmUp("a", at); len(b.asked) != 4 || b.listened != 1 {
		t.Errorf("asked %+v, listened %d times", b.asked, b.listened)
	}
}

// search is a question about words.
func search() wordthought.Question {
	return wordthought.Question{Kind: wordthought.Search, Language: "de", Edition: 1, Hand: "\x01\x02"}
}

// words reads the questions about words that were asked.
func (b *texts) words() (list []wordthought.Question) {
	for _, text := range b.asked {
		q, err := wordthought.ParseQuestion(text)
		if err != nil {
			panic(err)
		}
		list = append(list, q)
	}
	return list
}

// texts is a tab that keeps what was asked as it is.
type texts struct {
	tab
	asked []string
}

func (b *texts) Think(text string) { b.asked = append(b.asked, text) }

// The mind gets a word list when it says that it lacks it, and is asked again; a new
// one gets it anew, and one that lacks it still is lost.
func TestAMindWithoutWords(t *testing.T) {
	b := &texts{}
	m := New(b, func() { b.drawn++ })
	file, got := []byte("\x00\xffwords"), 0
	m.Words(search(), file, always, func(a wordthought.Answer) { got += a.Best.All.Points })
	first := b.words()[0]
	lacks := wordthought.Answer{ID: first.ID, Last: true, Lacks: true}.Text()
	for try := range 2 { // it is asked, and is started again before it has answered
		b.heard(lacks)
		list := b.words()
		if n := len(list); list[n-2].Kind != wordthought.Learn || list[n-2].List != string(file) || list[n-2].Language != "de" || !reflect.DeepEqual(list[n-1], first) || m.Failing() {
			t.Fatalf("asked %+v", list)
		}
		if try == 0 {
			b.lost()
			if list = b.words(); !reflect.DeepEqual(list[len(list)-1], first) {
				t.Fatalf("asked %+v", list)
			}
		}
	}
	b.heard(wordthought.Answer{ID: first.ID, Last: true, Best: wordthought.Best{All: wordthought.Word{Points: 5}}}.Text())
	if got != 5 || b.drawn != 1 || m.Failing() {
		t.Errorf("got %d, drawn %d times", got, b.drawn)
	}
	m.Words(search(), file, always, func(wordthought.Answer) { t.Error("an answer") })
	id := m.id
	lacks = wordthought.Answer{ID: id, Last: true, Lacks: true}.Text()
	b.heard(lacks)
	if b.heard(lacks); !m.Failing() || b.drawn != 2 {
		t.Error("it is taught without end")
	}
	// Nor is what was asked of words before.
	m.Words(search(), file, always, func(wordthought.Answer) { t.Error("an answer to what was asked before") })
	old := wordthought.Answer{ID: m.id, Last: true}.Text()
	m.Words(search(), file, always, func(wordthought.Answer) { t.Error("an answer") })
	b.heard(old)
	id = m.id
	// What was asked of dice before is of no interest to words, whatever it says.
	b.heard(thought.Answer{ID: id - 1, Last: true, Err: "no"}.Text())
	asked := len(b.asked)
	m.Words(search(), file, func() bool { return false }, func(wordthought.Answer) { t.Error("an answer") })
	b.heard(thought.Answer{ID: id, Last: true}.Text())
	b.heard(wordthought.Answer{ID: m.id, Last: true, Lacks: true}.Text())
	if len(b.asked) != asked+1 || m.open != nil {
		t.Errorf("asked %q", b.asked[asked:])
	}
}
