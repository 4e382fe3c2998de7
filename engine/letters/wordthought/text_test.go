package wordthought

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"serviert/engine/letters"
)

func cards(text string) letters.Cards {
	c, err := letters.ParseCards(text)
	if err != nil {
		panic(err)
	}
	return c
}

// seen is a view with every field that travels.
func seen() letters.View {
	rules := letters.Rules{Ante: 2, Min: 3, Max: 40, Deck: letters.German}
	return letters.View{Seat: 2, Rules: rules, Phase: letters.Betting, Dealer: 3, Turn: 2, Round: 1, Bet: 4, Low: 5, High: 6, Owed: 7, Pot: 8, Carry: 3, Hand: cards("A ER CH"),
		Seats: []letters.Seat{{In: true, Chips: 9, Paid: 1, Bet: 2, Swapped: 3}, {Paid: 4}, {In: true, Bet: 5, Swapped: 4}}}
}

var questions = []Question{
	{ID: 7, Kind: Decide, Language: "de", Edition: 2, Strength: Hard, Character: "bold", Seed: 1 << 63,
		Memory: Memory{Begun: true, Chance: 1<<64 - 1, Path: MostPath, Pathed: cards("A B"), Dealt: cards("Q U")}, View: seen()},
	{Kind: Search, Language: "en", Hand: cards("A B C D E F G"), Refused: "CAB FED "},
	{Kind: Day, Hand: cards("A"), Dealt: cards("B C"), Gone: cards("B"), Stock: cards("D E F G")},
	{Kind: Pose, Task: Find, Level: MostLevel, Seed: 3},
	{Kind: Learn, Language: "de", List: "\x00\xff:\n"},
	{Kind: Forget},
}

var answers = []Answer{
	{},
	{ID: -3, Last: true, Err: "no", Lacks: true},
	{Action: letters.Action{Kind: letters.Bet, Amount: 5}, Memory: Memory{Begun: true, Chance: 5, Path: 1, Pathed: cards("A"), Dealt: cards("B")}},
	{Best: Best{Word{cards("A B"), 5}, Word{cards("Q U"), 9}}, Hand: cards("Z"), Par: Par{cards("A"), Word{cards("E R"), 3}},
		Verdict: Verdict{Best: Exchange{cards("A"), cards("B C"), 1, 2, true}, Made: Exchange{"", cards("D"), 3, 10, false}, Lies: cards("A B"), LiesFor: 4, Target: 5}},
}

// What is written is read as the same.
func TestThereAndBack(t *testing.T) {
	for _, q := range questions {
		if got, err := ParseQuestion(q.Text()); err != nil || !reflect.DeepEqual(got, q) {
			t.Errorf("%+v came back as %+v, %v", q, got, err)
		}
	}
	for _, a := range answers {
		if got, err := ParseAnswer(a.Text()); err != nil || got != a {
			t.Errorf("%+v came back as %+v, %v", a, got, err)
		}
	}
}

// Every field travels: one that the text form forgets is found here.
func TestNothingIsForgotten(t *testing.T) {
	var a Answer
	fill(reflect.ValueOf(&a).Elem())
	if got, err := ParseAnswer(a.Text()); err != nil || got != a {
		t.Errorf("%+v came back as %+v, %v", a, got, err)
	}
	q := Question{View: seen()}
	v := reflect.ValueOf(&q).Elem()
	for i := range v.NumField() {
		if v.Type().Field(i).Name != "View" {
			fill(v.Field(i))
		}
	}
	if got, err := ParseQuestion(q.Text()); err != nil || !reflect.DeepEqual(got, q) {
		t.Errorf("%+v came back as %+v, %v", q, got, err)
	}
}

// fill gives every field a value that is none by itself.
func fill(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type() == reflect.TypeFor[letters.Action]() && i != 0 && v.Type().Field(i).Name != "Amount" && v.Type().Field(i).Name != "Cards" {
				continue // no decision has these
			}
			fill(v.Field(i))
		}
	case reflect.String:
		v.SetString("\x01\x02")
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int:
		v.SetInt(1)
	case reflect.Uint8, reflect.Uint64:
		v.SetUint(1)
	default:
		panic(v.Kind())
	}
}

// What a computer player must not see does not travel, whatever a view has.
func TestNobodyElsesCards(t *testing.T) {
	v := seen()
	want := Question{Kind: Decide, View: v}.Text()
	v.Gone, v.Word, v.Hands, v.Stock = cards("A"), cards("B"), []letters.Result{{Pot: 3}}, 9
	v.Seats[0].Laid, v.Seats[0].Bought = cards("A B"), 5
	if got := (Question{Kind: Decide, View: v}).Text(); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A text that was not written here is an error, or what would have been written so.
func TestForeignTexts(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	for _, text := range []string{questions[0].Text(), questions[2].Text(), answers[2].Text(), answers[3].Text()} {
		for at := range text {
			b := []byte(text)
			b[at] = byte(chance.IntN(256))
			for _, bad := range []string{text[:at], text[:at] + "x" + text[at:], text[at+1:], string(b)} {
				refused(t, bad)
			}
		}
	}
	for i, change := range []func(q *Question){
		func(q *Question) { q.Kind = 0 }, func(q *Question) { q.Kind = Forget + 1 }, func(q *Question) { q.Strength = 9 }, func(q *Question) { q.Level = 4 },
		func(q *Question) { q.Hand = "ABCDEFGH" }, func(q *Question) { q.Hand = "\xff" }, func(q *Question) { q.Hand = "\x00" }, func(q *Question) { q.Memory.Path = 8 },
		func(q *Question) { q.View.Seat = 0 }, func(q *Question) { q.View.Dealer = 4 }, func(q *Question) { q.View.Turn = 15 }, func(q *Question) { q.View.Round = 3 },
		func(q *Question) { q.View.Seats = make([]letters.Seat, 15) }, func(q *Question) { q.View.Pot = -1 }, func(q *Question) { q.View.Seats[0].Swapped = 5 },
		func(q *Question) { q.View.Rules.Deck = &letters.Deck{Language: "fr"} },
	} {
		q := questions[0]
		q.View = seen()
		if change(&q); !refused(t, q.Text()) {
			t.Errorf("%d: %+v is read", i, q)
		}
	}
}

// A list of seats that promises more than there may be is refused, also where no more follow.
func TestTooManySeats(t *testing.T) {
	q := questions[0]
	q.View.Seats = make([]letters.Seat, letters.MaxSeats)
	text := q.Text()
	if refused(t, text) {
		t.Fatal("a full table is refused")
	}
	const seats = "2:14"
	if strings.Count(text, seats) != 1 || !refused(t, strings.Replace(text, seats, "2:15", 1)) {
		t.Error("fourteen seats pass for fifteen")
	}
}

// refused tells whether a text is neither a question nor an answer.
func refused(t *testing.T, text string) bool {
	t.Helper()
	q, errQ := ParseQuestion(text)
	if errQ == nil && q.Text() != text {
		t.Errorf("%q is read as %+v", text, q)
	}
	a, errA := ParseAnswer(text)
	if errA == nil && a.Text() != text {
		t.Errorf("%q is read as %+v", text, a)
	}
	return errQ != nil && errA != nil
}

// The names of characters are told apart, and each has a pace.
func TestCharacters(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range Characters {
		if seen[c.Key] || c.Pace <= 0 || CharacterOf(c.Key) != c {
			t.Errorf("%+v", c)
		}
		seen[c.Key] = true
	}
	if CharacterOf("nobody") != Characters[0] {
		t.Error("an unknown character is not the first")
	}
}

func FuzzParse(f *testing.F) {
	for _, q := range questions {
		f.Add(q.Text())
	}
	for _, a := range answers {
		f.Add(a.Text())
	}
	f.Fuzz(func(t *testing.T, text string) { refused(t, text) })
}
