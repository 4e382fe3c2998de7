package mind

import (
	"fmt"
	"hash/fnv"
	"reflect"
	"strings"
	"testing"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/coach"
	"serviert/engine/letters/daily"
	"serviert/engine/letters/players"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
	"serviert/engine/random"
	files "serviert/web/words"
)

func wordList(t testing.TB, language string) *lexicon.List {
	t.Helper()
	l, err := files.List(language)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// learned is a mind that knows the words of a language.
func learned(t testing.TB, language string) *Mind {
	t.Helper()
	file, err := files.File(language)
	if err != nil {
		t.Fatal(err)
	}
	var m Mind
	m.Ask(wordthought.Question{Kind: wordthought.Learn, Language: language, List: string(file)}.Text())
	if text, more := m.Step(); text != "" || more {
		t.Fatalf("%q, more %v", text, more)
	}
	return &m
}

// askedWords are the pieces of the answer to a question.
func askedWords(t testing.TB, m *Mind, q wordthought.Question) (list []wordthought.Answer) {
	t.Helper()
	q.ID = 7
	m.Ask(q.Text())
	for more := true; more; {
		var text string
		if text, more = m.Step(); text == "" {
			continue
		}
		a, err := wordthought.ParseAnswer(text)
		if err != nil || a.ID != q.ID || a.Last == more {
			t.Fatalf("%+v answered by %+v, %v, more %v", q, a, err, more)
		}
		list = append(list, a)
	}
	return list
}

// who sits at a table of computer players.
var who = []struct {
	strength  wordthought.Strength
	character string
}{{wordthought.Hard, "even"}, {wordthought.Medium, "bold"}, {wordthought.Easy, "curious"}, {wordthought.Hard, "bluffer"}, {wordthought.Medium, "careful"}}

// wordGame plays an evening of these players and returns its log; decide is what the
// one on a seat does.
func wordGame(t *testing.T, language string, hands int, decide func(p engine.Player, v letters.View) letters.Action) (log []string) {
	t.Helper()
	r := letters.Usual()
	r.Deck, _ = letters.DeckOf(language)
	r.Chips, r.Dealer, r.Max = 200, 1, 10
	s := letters.New(r, len(who), wordList(t, language))
	chance := random.Source(5)
	for !s.Over() {
		var a letters.Action
		switch s.Phase() {
		case letters.Dealing, letters.Restocking:
			if a = s.Legal()[0]; len(s.Hands()) == hands {
				a = letters.Action{Kind: letters.Leave}
				break
			}
			a.Cards = s.Shuffled(chance.Below)
		case letters.Showdown:
			a = letters.Action{Kind: letters.Pay}
		default:
			a = decide(s.Turn(), s.View(s.Turn()))
		}
		next, err := s.Apply(a)
		if err != nil {
			t.Fatalf("%v: %v", a, err)
		}
		s, log = next, append(log, a.String())
	}
	return log
}

// goldenGames are the checksums of the logs of these games, from when players were last
// meant to decide otherwise.
var goldenGames = map[string]string{"en": "175 52e378bd5bdcce3e", "de": "175 8456e2fa7362f544"}

// A whole game comes out the same whether players decide directly or are asked by
// text, by one mind or by one that ends again and again and is disturbed.
func TestAWordGameByText(t *testing.T) {
	const hands = 12
	for _, d := range letters.Decks() {
		f, plans := d.Finder(wordList(t, d.Language)), new(players.Plans)
		var at []*players.Player
		for i, x := range who {
			p := players.New(x.strength, f, uint64(i+1))
			p.Be(wordthought.CharacterOf(x.character))
			p.Share(plans)
			at = append(at, p)
		}
		want := wordGame(t, d.Language, hands, func(p engine.Player, v letters.View) letters.Action { return at[p-1].Decide(v) })
		sum := fnv.New64a()
		sum.Write([]byte(strings.Join(want, "\n")))
		if got := fmt.Sprintf("%d %016x", len(want), sum.Sum64()); got != goldenGames[d.Language] {
			t.Errorf("%s: another game than before: %s", d.Language, got)
		}
		for _, ends := range []int{0, 7} {
			m, memory, n := learned(t, d.Language), map[engine.Player]wordthought.Memory{}, 0
			got := wordGame(t, d.Language, hands, func(p engine.Player, v letters.View) letters.Action {
				if n++; ends > 0 && n%ends == 0 {
					m = learned(t, d.Language)
				}
				q := wordthought.Question{Kind: wordthought.Decide, Language: d.Language, Edition: f.List().Newest(),
					Strength: who[p-1].strength, Character: who[p-1].character, Seed: uint64(p), Memory: memory[p], View: v}
				if n%4 == 0 { // somebody asks twice
					m.Ask(q.Text())
					for range n % 9 {
						m.Step()
					}
				}
				list := askedWords(t, m, q)
				if len(list) != 1 || list[0].Err != "" || list[0].Lacks {
					t.Fatalf("%+v", list)
				}
				memory[p] = list[0].Memory
				return list[0].Action
			})
			if !reflect.DeepEqual(got, want) {
				for i := range want {
					if i >= len(got) || got[i] != want[i] {
						t.Fatalf("%s, a new mind every %d: action %d differs: %v, want %v", d.Language, ends, i, got[min(i, len(got)-1)], want[i])
					}
				}
			}
		}
	}
}

// What is found is what the search, the coach and the day say.
func TestWords(t *testing.T) {
	for _, d := range letters.Decks() {
		m, f := learned(t, d.Language), d.Finder(wordList(t, d.Language))
		q := wordthought.Question{Language: d.Language, Edition: f.List().Newest(), Seed: 1}
		chance := random.Source(3)
		for range 10 {
			pack := letters.Shuffle(d.Pack(), chance.Below)
			q.Hand, q.Dealt, q.Gone, q.Stock = pack[:7], pack[7:14], pack[8:10], pack[14:18]
			q.Kind = wordthought.Search
			list := askedWords(t, m, q)
			known, fewer := letters.Best(f, q.Hand, lexicon.Everyday)
			all, most := letters.Best(f, q.Hand, lexicon.Vocabulary{})
			best := wordthought.Best{Known: wordthought.Word{Cards: known, Points: fewer}, All: wordthought.Word{Cards: all, Points: most}}
			if len(list) != 1 || list[0].Best != best {
				t.Fatalf("%v: %+v, want %+v", q.Hand, list, best)
			}
			q.Kind = wordthought.Judge
			c := coach.Compare(f, d, q.Dealt, q.Gone, coach.Thorough, 1)
			for !c.Step(1000) {
			}
			if list = askedWords(t, m, q); len(list) != 2 || list[0].Best != best || list[1].Verdict != c.Verdict() {
				t.Fatalf("%+v, want %+v", list, c.Verdict())
			}
			q.Kind = wordthought.Day
			b := coach.Begin(daily.Hand{Dealt: q.Dealt, Stock: q.Stock}, d, f, q.Gone)
			for !b.Step(1000) {
			}
			if v, par := b.Found(); true {
				if list = askedWords(t, m, q); len(list) != 2 || list[0].Best != best || list[1].Verdict != v || list[1].Par != par {
					t.Fatalf("%+v, want %+v, %+v", list, v, par)
				}
			}
		}
		q = wordthought.Question{Kind: wordthought.Pose, Language: d.Language, Edition: q.Edition, Task: wordthought.Find, Level: 2, Seed: 1 << 63}
		one, two := askedWords(t, m, q), askedWords(t, learned(t, d.Language), q)
		if len(one) != 1 || len(one[0].Hand) != letters.HandSize || !reflect.DeepEqual(one, two) {
			t.Errorf("%+v and %+v", one, two)
		}
	}
}

// An edition lacks the words that came later.
func TestEditions(t *testing.T) {
	list, err := lexicon.Build(lexicon.Graded, []lexicon.Entry{{Word: "CAT", Edition: 2}, {Word: "AT"}})
	if err != nil {
		t.Fatal(err)
	}
	var m Mind
	m.Ask(wordthought.Question{Kind: wordthought.Learn, Language: "en", List: string(list.Bytes())}.Text())
	hand, _ := letters.ParseCards("C A T")
	for edition, want := range []string{"AT", "AT", "CAT", "CAT"} {
		q := wordthought.Question{Kind: wordthought.Search, Language: "en", Edition: edition, Hand: hand}
		if got := askedWords(t, &m, q)[0].Best.All.Cards.Word(); got != want {
			t.Errorf("edition %d: %s, want %s", edition, got, want)
		}
	}
}

// Without the list it says so, and a list that comes meanwhile disturbs nothing.
func TestTheListIsLacking(t *testing.T) {
	var m Mind
	hand, _ := letters.ParseCards("C A T")
	q := wordthought.Question{Kind: wordthought.Search, Language: "en", Edition: 1, Hand: hand}
	if list := askedWords(t, &m, q); len(list) != 1 || !list[0].Lacks {
		t.Errorf("%+v", list)
	}
	if list := askedWords(t, learned(t, "de"), q); len(list) != 1 || !list[0].Lacks {
		t.Errorf("%+v", list)
	}
	n := learned(t, "en")
	q.ID = 4
	n.Ask(q.Text())
	file, _ := files.File("de")
	n.Ask(wordthought.Question{Kind: wordthought.Learn, Language: "de", List: string(file)}.Text())
	text, more := n.Step()
	if a, err := wordthought.ParseAnswer(text); err != nil || a.ID != 4 || a.Lacks || a.Best.All.Points == 0 || more {
		t.Errorf("%+v, %v", a, err)
	}
	n.Ask(q.Text())
	n.Ask(wordthought.Question{Kind: wordthought.Forget}.Text())
	if text, more := n.Step(); text != "" || more {
		t.Errorf("after all %q", text)
	}
}

// hostileWords make no sense.
func hostileWords() (list []wordthought.Question) {
	hand, _ := letters.ParseCards("C A T")
	double, _ := letters.ParseCards("Q Q Q Q Q Q Q")
	return []wordthought.Question{
		{Kind: wordthought.Learn, Language: "en", List: "x"},
		{Kind: wordthought.Decide, Language: "en", View: letters.View{Seat: 1, Dealer: 1, Turn: 1, Phase: letters.Dealing, Rules: letters.Usual(), Hand: hand, Seats: make([]letters.Seat, 2)}},
		{Kind: wordthought.Decide, Language: "en", View: letters.View{Seat: 1, Dealer: 1, Turn: 1, Phase: letters.Betting, Rules: letters.Usual(), Seats: make([]letters.Seat, 2)}},
		{Kind: wordthought.Decide, Language: "de", View: letters.View{Seat: 1, Dealer: 1, Turn: 1, Phase: letters.Betting, Rules: letters.Usual(), Hand: hand, Seats: make([]letters.Seat, 2)}},
		{Kind: wordthought.Search, Language: "en", Hand: double},
		{Kind: wordthought.Judge, Language: "en"},
		{Kind: wordthought.Judge, Language: "en", Dealt: hand, Gone: double[:1]},
		{Kind: wordthought.Day, Language: "en"},
		{Kind: wordthought.Pose, Language: "en"},
	}
}

func TestWordNonsense(t *testing.T) {
	for _, q := range hostileWords() {
		m := learned(t, "en")
		if q.Language == "de" {
			m = learned(t, "de")
		}
		if list := askedWords(t, m, q); len(list) != 1 || list[0].Err == "" {
			t.Errorf("%+v: %+v", q, list)
		}
	}
}

func FuzzAskWords(f *testing.F) {
	for _, q := range hostileWords() {
		f.Add(q.Text())
	}
	hand, _ := letters.ParseCards("C A T ER S D N")
	for _, phase := range []letters.Phase{letters.Betting, letters.Exchanging, letters.Choosing} {
		for s := wordthought.Easy; s <= wordthought.Hard; s++ {
			f.Add(wordthought.Question{Kind: wordthought.Decide, Language: "en", Strength: s, Character: "bold", View: letters.View{Seat: 1, Dealer: 2, Turn: 1, Round: 1, Pot: 9, Low: 1, High: 5, Phase: phase, Rules: letters.Usual(), Hand: hand, Seats: []letters.Seat{{In: true, Paid: 2}, {In: true, Bet: 1}}}}.Text())
		}
	}
	for kind := wordthought.Search; kind <= wordthought.Pose; kind++ {
		f.Add(wordthought.Question{Kind: kind, Language: "en", Hand: hand, Dealt: hand, Gone: hand[:2], Stock: hand[3:], Task: wordthought.Swap, Level: 3}.Text())
	}
	list, err := lexicon.Build(lexicon.Graded, []lexicon.Entry{{Word: "CAT"}, {Word: "AT"}, {Word: "STAND", Mark: lexicon.Rare}})
	if err != nil {
		f.Fatal(err)
	}
	learn := wordthought.Question{Kind: wordthought.Learn, Language: "en", List: string(list.Bytes())}.Text()
	f.Fuzz(func(t *testing.T, text string) {
		var m Mind
		m.Ask(learn)
		m.Ask(text)
		for range 1000 {
			answer, more := m.Step()
			if answer != "" && strings.HasPrefix(text, "5:words") {
				if _, err := wordthought.ParseAnswer(answer); err != nil {
					t.Errorf("%q gets %q", text, answer)
				}
			}
			if !more {
				return
			}
		}
	})
}
