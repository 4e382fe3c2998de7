package mind

import (
	"math"
	"reflect"
	"strings"
	"testing"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/enginetest/played"
	"serviert/engine/escalero"
	"serviert/engine/escalero/daily"
	"serviert/engine/escalero/drills"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
	"serviert/engine/random"
	"serviert/engine/record"
)

// asked is all pieces of the answer to a question.
func asked(t *testing.T, m *Mind, q thought.Question) (list []thought.Answer) {
	t.Helper()
	m.Ask(q.Text())
	for more := true; more; {
		var text string
		if text, more = m.Step(); text == "" {
			continue
		}
		a, err := thought.ParseAnswer(text)
		if err != nil {
			t.Fatalf("%v: %q", err, text)
		}
		if a.ID != q.ID {
			t.Errorf("an answer to %d, asked %d", a.ID, q.ID)
		}
		list = append(list, a)
	}
	for i, a := range list {
		if a.Last != (i == len(list)-1) {
			t.Errorf("piece %d of %d: last %v", i+1, len(list), a.Last)
		}
	}
	return list
}

// answer is the answer to a question that has one in one piece.
func answer(t *testing.T, m *Mind, q thought.Question) thought.Answer {
	t.Helper()
	list := asked(t, m, q)
	if len(list) != 1 || list[0].Err != "" {
		t.Fatalf("%d answers: %+v", len(list), list)
	}
	return list[0]
}

// game is a game of two or more in a hurry, up to an action or to its end.
func game(t *testing.T, preset string, seed, actions int, parties ...string) record.Dice {
	t.Helper()
	chance := random.Source(seed)
	var hurry *solver.Player
	return played.Dice(t, preset, parties, func() dice.Face { return dice.Face(chance.Below(6) + 1) },
		func(_ int, s escalero.State) escalero.Action {
			if hurry == nil {
				hurry = solver.NewPlayer(solver.Beginner, solver.NewBrain(s))
			}
			return hurry.Decide(s)
		}, func(n int, _ escalero.State) bool { return n == actions })
}

// The answers are what the solver says, to the last digit, whatever was asked
// before, also where the record has only grown or is of another game.
func TestTheAnswersAreTheSolvers(t *testing.T) {
	var m Mind
	for i, d := range []record.Dice{
		game(t, "escalero-single", 1, 40, "Anna", "Bernd"), game(t, "escalero", 2, 60, "Anna", "Bernd", "Carl"),
		game(t, "wuerfelpoker", 3, 50, "Anna+Alf", "Bernd+Bea"), game(t, "escalero", 4, 70, "Anna", "Bernd"),
	} {
		brain := solver.NewBrain(d.Match.State())
		for at := 0; at < d.Match.Len(); at += 7 {
			st := d.Match.At(at)
			part, _, err := engine.Replay(d.Match.At(0), d.Match.Log()[:at])
			if err != nil {
				t.Fatal(err)
			}
			position := thought.Position{Record: record.Dice{Setup: d.Setup, Match: part}.String(), At: at}
			for _, level := range thought.Levels() {
				p := solver.NewPlayer(level, brain)
				want := p.Explain(st, p.Decide(st))
				if got := answer(t, &m, thought.Question{ID: at, Kind: thought.Decide, Level: level, Position: position}).Reason; !reflect.DeepEqual(got, want) {
					t.Fatalf("game %d, action %d, %v: %+v, want %+v", i, at, level, got, want)
				}
			}
			bias := brain.Bias(opened(d, at))
			want := brain.Advise(st)
			for i := range want {
				want[i].Equity -= bias
			}
			got := answer(t, &m, thought.Question{Kind: thought.Advise, Position: position})
			if !reflect.DeepEqual(got.Choices, want) || got.Certainty != brain.Certainty(st) {
				t.Fatalf("game %d, action %d: %+v, want %+v", i, at, got, want)
			}
			if len(want) < 2 {
				continue
			}
			few := answer(t, &m, thought.Question{Kind: thought.Advise, Most: 2, Detailed: 1, Position: thought.Position{Record: d.String(), At: at}})
			one := answer(t, &m, thought.Question{Kind: thought.Detail, Position: position, Action: want[1].Action}).Choices
			brain.Detail(st, &want[0])
			brain.Detail(st, &want[1])
			if len(few.Choices) != 2 || !reflect.DeepEqual(few.Choices[0], want[0]) || len(one) != 1 || !reflect.DeepEqual(one[0], want[1]) {
				t.Fatalf("game %d, action %d: %+v and %+v, want %+v", i, at, few.Choices, one, want[:2])
			}
			if few.Beside.Action.Kind == 0 || len(few.Beside.Targets) == 0 && few.Beside.Action.Row != "" {
				t.Errorf("game %d, action %d: compared with %+v", i, at, few.Beside)
			}
		}
	}
}

// opened is the position before the first throw of the entry.
func opened(d record.Dice, at int) escalero.State {
	for at > 0 && (d.Match.At(at).Now().Begun() || d.Match.At(at).Second()) {
		at--
	}
	return d.Match.At(at)
}

// Among more than two a throw changes what the coach expects by as much as the review calls its luck, and the
// last entry of all is expected to bring exactly what is paid then.
func TestAdviceExpectsWhatIsPaid(t *testing.T) {
	var m Mind
	for seed := range 3 {
		d := game(t, "escalero", 2+seed, -1, "Anna", "Bernd", "Carl")
		brain := solver.NewBrain(d.Match.State())
		advice := func(at int) []thought.Choice {
			return answer(t, &m, thought.Question{Kind: thought.Advise, Position: thought.Position{Record: d.String(), At: at}}).Choices
		}
		for at := 1; at < d.Match.Len(); at += 11 {
			st, before := d.Match.At(at), opened(d, at)
			if !st.Now().Begun() || open(st) == 1 {
				continue
			}
			me := st.Turn()
			got := advice(at)[0].Equity - brain.Worth(before)[me-1]
			if want := brain.Value(st, me) - brain.Value(before, me); math.Abs(got-want) > 1e-3 {
				t.Errorf("%v is expected to change the result by %v, its luck is %v", st.Last(), got, want)
			}
		}
		last := d.Match.Len() - 1
		for _, c := range advice(last) {
			if c.Action.Row == "" {
				continue
			}
			st := d.Match.At(last)
			end, err := st.Apply(c.Action)
			if err != nil {
				t.Fatal(err)
			}
			if paid := float64(end.Payoff()[st.Turn()-1]); math.Abs(c.Equity-paid) > 1e-3 {
				t.Errorf("%v is expected to bring %v, it is paid %v", c.Action, c.Equity, paid)
			}
		}
	}
}

// A mistake that matters says of what kind it is, as the rule about what lay, what
// was done and what was best has it; what costs little is of none.
func TestMistakesHaveAKind(t *testing.T) {
	seen := map[string]int{}
	for i, preset := range []string{"escalero", "wuerfelpoker", "escalero-single"} {
		var m Mind
		d := game(t, preset, 40+i, -1, "Anna", "Bernd")
		brain := solver.NewBrain(d.Match.At(0))
		for _, a := range asked(t, &m, thought.Question{Kind: thought.Review, Position: thought.Position{Record: d.String(), At: d.Match.Len()}}) {
			for _, x := range a.Piece.Decisions {
				s := d.Match.At(x.At)
				want := ""
				if rules := s.Rules(); x.Cost >= thought.Matters(&rules) {
					if best := brain.Advise(s)[0].Action; !thought.Same(s, best, d.Match.Action(x.At)) {
						want = drills.Of(drills.Mistake{State: s, Done: d.Match.Action(x.At), Best: best})
					}
				}
				if x.Kind != want {
					t.Errorf("%s, action %d, cost %v: %q, want %q", preset, x.At, x.Cost, x.Kind, want)
				}
				seen[x.Kind]++
			}
		}
	}
	if len(seen) < 6 || seen[""] == 0 {
		t.Errorf("seen %v", seen)
	}
}

// A review comes in pieces that fit together, and says what the books say.
func TestReview(t *testing.T) {
	var m Mind
	for _, parties := range [][]string{{"Anna", "Bernd"}, {"Anna", "Bernd", "Carl"}} {
		d := game(t, "escalero", 5, 1000, parties...)
		list := asked(t, &m, thought.Question{Kind: thought.Review, Position: thought.Position{Record: d.String(), At: d.Match.Len()}})
		books := solver.NewBrain(d.Match.State()).Books(d.Match.At(0))
		costs, at, entries := map[int]float64{}, 0, 0
		for _, a := range list {
			if a.Piece.From != at || a.Piece.At <= at || a.Piece.At-at > pieceLength {
				t.Fatalf("a piece from %d to %d after %d", a.Piece.From, a.Piece.At, at)
			}
			at = a.Piece.At
			entries += len(a.Piece.Standings)
			for _, s := range a.Piece.Standings {
				whole := len(s.Value) == len(parties) && len(s.Error) == len(parties) && len(s.Chances) == len(parties)
				for _, c := range s.Chances {
					whole = whole && len(c) == 3
				}
				if !whole {
					t.Fatalf("after action %d: %+v of %d parties and three columns", s.At, s, len(parties))
				}
			}
			for _, c := range a.Piece.Decisions {
				costs[c.At] = c.Cost
			}
		}
		for i := range d.Match.Len() {
			cost, _, chosen := books.Enter(d.Match.At(i), d.Match.Action(i), d.Match.At(i+1))
			if got, has := costs[i]; has != chosen || got != cost {
				t.Fatalf("action %d costs %v, %v, want %v, %v", i, got, has, cost, chosen)
			}
		}
		if last := list[len(list)-1]; at != d.Match.Len() || !reflect.DeepEqual(last.Piece.Books, books.Books) || entries != 30*len(parties) {
			t.Errorf("%d actions, %d entries, books %+v, want %+v", at, entries, last.Piece.Books, books.Books)
		}
	}
	// A game without any action has a review as well.
	d := game(t, "escalero", 5, 0, "Anna", "Bernd")
	if list := asked(t, &m, thought.Question{Kind: thought.Review, Position: thought.Position{Record: d.String()}}); len(list) != 1 || list[0].Err != "" {
		t.Errorf("%+v", list)
	}
}

// replayed is the state of a position that was made.
func replayed(t *testing.T, p thought.Position) escalero.State {
	t.Helper()
	st, err := new(Mind).state(p)
	if err != nil {
		t.Fatal(err)
	}
	return st
}

// A made position is worth deciding, and the same for the same seed.
func TestMake(t *testing.T) {
	var m Mind
	for _, preset := range []string{"escalero-single", "wuerfelpoker"} {
		start := thought.Position{Record: game(t, preset, 0, 0, "Anna", "Bernd").String()}
		seen := map[string]bool{}
		for seed := range 4 {
			q := thought.Question{Kind: thought.Make, Position: start, Seed: uint64(seed) << 60}
			a, b := answer(t, &m, q), answer(t, new(Mind), q)
			st := replayed(t, a.Position)
			if a.Position != b.Position || !thought.Asks(st) {
				t.Errorf("%s, seed %d: %+v and %+v", preset, seed, a.Position, b.Position)
			}
			brain := solver.NewBrain(st)
			if cost, _ := brain.Judge(st, solver.NewPlayer(solver.Casual, brain).Decide(st)); cost < 1.5*thought.Matters(&m.game.Rules) {
				t.Errorf("%s, seed %d: a casual player gives away %v", preset, seed, cost)
			}
			seen[a.Position.Record] = true
		}
		if len(seen) < 3 {
			t.Errorf("%s: %d positions", preset, len(seen))
		}
	}
}

// The position of a day is that of package daily.
func TestDay(t *testing.T) {
	var m Mind
	for day := 20779; day < 20786; day++ {
		start := thought.Position{Record: game(t, thought.DayPreset(day), 0, 0, "Anna", "Bernd").String()}
		got, want := replayed(t, answer(t, &m, thought.Question{Kind: thought.Day, Position: start, Day: day}).Position), daily.At(day)
		if !reflect.DeepEqual(got, want) {
			t.Errorf("day %d: %+v, want %+v", day, got, want)
		}
		if list := asked(t, &m, thought.Question{Kind: thought.Day, Position: start, Day: day + 1}); thought.DayPreset(day) != thought.DayPreset(day+1) && list[0].Err == "" {
			t.Errorf("the position of day %d in a game of another kind", day+1)
		}
	}
}

// What somebody waits for comes before what was asked ahead of time, a newer
// question before an older one, and what is to be forgotten does not come.
func TestTheOrder(t *testing.T) {
	var m Mind
	at := thought.Position{Record: game(t, "escalero-single", 1, 5, "Anna", "Bernd").String(), At: 5}
	ahead := thought.Question{ID: 9, Kind: thought.Advise, Ahead: true, Position: at}
	m.Ask(ahead.Text())
	m.Step()
	m.Ask(thought.Question{ID: 1, Kind: thought.Advise, Position: at}.Text())
	m.Step()
	m.Ask(thought.Question{ID: 2, Kind: thought.Advise, Position: at}.Text())
	var ids []int
	for more := true; more; {
		var text string
		if text, more = m.Step(); text != "" {
			a, _ := thought.ParseAnswer(text)
			ids = append(ids, a.ID)
		}
	}
	if !reflect.DeepEqual(ids, []int{2, 9}) {
		t.Errorf("answered %v", ids)
	}
	m.Ask(ahead.Text())
	m.Ask(thought.Question{Kind: thought.Forget, Ahead: true}.Text())
	m.Ask(thought.Question{ID: 3, Kind: thought.Advise, Position: at}.Text())
	m.Ask(thought.Question{Kind: thought.Forget}.Text())
	if text, more := m.Step(); text != "" || more {
		t.Errorf("%q, more %v", text, more)
	}
	// What is prepared needs no other answer, and is there afterwards.
	if list := asked(t, &m, thought.Question{Kind: thought.Prepare, Ahead: true, Position: at}); len(list) != 0 {
		t.Errorf("%+v", list)
	}
	if st := replayed(t, at); !m.brain(st).PrepareFor(st, 0) {
		t.Error("it is not prepared")
	}
}

// A brain is shared while the rules are the same, and the last ones used stay.
func TestBrains(t *testing.T) {
	var m Mind
	at := func(preset string) escalero.State { return game(t, preset, 0, 0, "Anna", "Bernd").Match.State() }
	first := m.brain(at("escalero-single"))
	if m.brain(at("escalero-single")) != first {
		t.Error("a second brain for the same rules")
	}
	second := m.brain(at("escalero"))
	third := m.brain(at("wuerfelpoker"))
	if first == second || second == third {
		t.Error("one brain for two games")
	}
	if m.brain(at("escalero-single")) != first {
		t.Error("a brain was forgotten though there is room for three")
	}
	m.brain(at("wuerfelpoker-two")) // escalero is the least recently used
	if m.brain(at("escalero-single")) != first || m.brain(at("escalero")) == second {
		t.Error("the wrong brain was forgotten")
	}
}

var hostile = []thought.Question{
	{Kind: thought.Decide}, {Kind: thought.Decide, Level: thought.Best, Position: thought.Position{Record: "serviert 1 escalero\nparty A\nparty B\n", At: 1}},
	{Kind: thought.Decide, Level: thought.Best, Position: thought.Position{Record: "serviert 1 choose-your-words\nparty A\nparty B\n"}},
	{Kind: thought.Detail, Position: thought.Position{Record: "serviert 1 escalero\nparty A\nparty B\nthrow 66612\n", At: 1}, Action: escalero.Action{Kind: escalero.Write, Row: "nonsense", Col: 3}},
	{Kind: thought.Detail, Position: thought.Position{Record: "serviert 1 escalero\nparty A\nparty B\n"}},
	{Kind: thought.Day, Day: 1, Position: thought.Position{Record: "serviert 1 escalero\noption contra on\nparty A\nparty B\n"}},
	{Kind: thought.Make, Position: thought.Position{Record: "serviert 1 escalero\nparty A\n"}},
	{Kind: thought.Review, Position: thought.Position{Record: "serviert 1 escalero\nparty A\nparty B\nthrow 66612\nwrite 6 9\n"}},
	{Kind: thought.Again, Position: thought.Position{Record: "serviert 1 escalero\nparty A\nparty B\nconcede\n", At: 1}},
	{Kind: thought.Again, Position: thought.Position{Record: "serviert 1 escalero\nparty A\nparty B\nconcede\n", At: 1}, Party: 3},
}

// Advice leaves out what does the same as a choice above it, and nothing else.
func TestWhatDoesTheSameIsAdvisedOnce(t *testing.T) {
	choice := func(text string, equity float64) thought.Choice {
		a, err := escalero.ParseAction(text)
		if err != nil {
			t.Fatal(err)
		}
		return thought.Choice{Action: a, Equity: equity}
	}
	list := []thought.Choice{
		choice("keep 66 throw 66123", 2), choice("keep 665 throw 66512", 2), // the five is of no use
		choice("keep 6 throw 61234", 1.5),
		choice("write 6 1", 1.5), choice("write 6 2", 1.5), choice("write 5 1", 1.5), choice("write 6 1", 1.5),
		choice("write 6 1", 1.4), choice("strike G 1", 1.4),
	}
	for most, want := range map[int][]int{1: {0}, 3: {0, 2, 3}, 9: {0, 2, 3, 4, 5, 7, 8}} {
		var some []thought.Choice
		for _, at := range want {
			some = append(some, list[at])
		}
		if got := different(list, most); !reflect.DeepEqual(got, some) {
			t.Errorf("of %d: %+v, want %+v", most, got, some)
		}
	}
}

// Whatever is asked, there is an answer, and what makes no sense is an error.
func TestNonsense(t *testing.T) {
	var m Mind
	for _, q := range hostile {
		list := asked(t, &m, q)
		if len(list) != 1 || list[0].Err == "" {
			t.Errorf("%+v: %+v", q, list)
		}
	}
	// So is what cannot follow on a position that was asked about before, which stays as it was.
	const begun = "serviert 1 escalero-single\nparty A\nparty B\nthrow 66612\n"
	good := thought.Question{Kind: thought.Decide, Level: thought.Casual, Position: thought.Position{Record: begun, At: 1}}
	want := answer(t, &m, good)
	for _, more := range []string{"write 6 9\n", "nonsense\n", "throw 66612\n", "keep 666 throw 66612\nwrite 7 1\n"} {
		bad := good
		bad.Position.Record += more
		for _, at := range []int{1, 2} {
			bad.Position.At = at
			if list := asked(t, &m, bad); len(list) != 1 || list[0].Err == "" {
				t.Errorf("%q, %d: %+v", more, at, list)
			}
			if got := answer(t, &m, good); !reflect.DeepEqual(got, want) {
				t.Errorf("after %q: %+v, before %+v", more, got, want)
			}
		}
	}
	// A clock may say anything.
	for _, day := range []int{math.MinInt, -1, math.MaxInt} {
		start := "serviert 1 " + thought.DayPreset(day) + "\nparty A\nparty B\n"
		answer(t, &m, thought.Question{Kind: thought.Day, Day: day, Position: thought.Position{Record: start}})
	}
	m.Ask("nonsense")
	if text, more := m.Step(); text == "" || more {
		t.Errorf("%q, %v", text, more)
	}
}

func FuzzAsk(f *testing.F) {
	for _, q := range hostile {
		f.Add(q.Text())
	}
	for kind := thought.Decide; kind <= thought.Forget; kind++ {
		for _, text := range []string{"serviert 1 escalero-single\nparty A\nparty B\nthrow 66612\n", "serviert 1 escalero\noption contra on\nparty A + C\nparty B + D\nthrow 66612\ndone\nthrow 12345\n"} {
			f.Add(thought.Question{Kind: kind, Level: thought.Best, Position: thought.Position{Record: text, At: strings.Count(text, "throw")}, Action: escalero.Action{Kind: escalero.Done}}.Text())
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		var m Mind
		m.Ask(text)
		for range 30 { // what is prepared first takes long; what can go wrong goes wrong at once, or with the first answer
			answer, more := m.Step()
			if answer != "" {
				if _, err := thought.ParseAnswer(answer); err != nil {
					t.Errorf("%q gets %q", text, answer)
				}
			}
			if !more {
				return
			}
		}
	})
}
