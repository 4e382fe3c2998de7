package thought

import (
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

var entry = escalero.Action{Kind: escalero.Write, Row: "6", Col: 3, Hand: 1}

var questions = []Question{
	{Kind: Decide, Level: Strong, Position: Position{"serviert 1 escalero\nparty Ä:3:\x00\tcomputer best\n", 0}},
	{ID: 7, Kind: Advise, Position: Position{"x", most}, Most: 3, Detailed: 1},
	{ID: math.MaxInt, Kind: Detail, Action: entry},
	{ID: math.MinInt, Kind: Make, Seed: math.MaxUint64},
	{Kind: Day, Day: -20779},
	{Kind: Prepare, Ahead: true},
	{Kind: Forget},
	{Kind: Detail, Action: escalero.Action{Kind: escalero.Keep, Kept: dice.Hand{0, 0, 1, 0, 0, 3}, Dice: dice.Throw{6, 6, 6, 3, 1}}},
	{Kind: Detail, Action: escalero.Action{Kind: escalero.Points, Row: "P", Col: 1, Points: 45, Served: true}},
}

var answers = []Answer{
	{},
	{ID: 3, Last: true, Err: "no such position"},
	{Last: true, Reason: Reason{
		Action: entry, Targets: []Target{{"6", 3, 1, 24, 0}}, Habit: Fits, PerPoint: 2, Lead: -3.25, Price: math.SmallestNonzeroFloat64,
		Here: Choice{Action: entry, Equity: 1. / 3, Cost: 0, Columns: []Chance{{.1, .9}, {}}}, Other: Choice{Action: escalero.Action{Kind: escalero.Done}},
	}},
	{Choices: []Choice{{Action: entry, Equity: math.Inf(-1)}, {Action: escalero.Action{Kind: escalero.Throw}, Cost: math.MaxFloat64}},
		Beside: Choice{Action: escalero.Action{Kind: escalero.Concede}, Equity: -7}, Certainty: Learned},
	{Position: Position{strings.Repeat("throw 66666\n", 500), 12}},
	{Again: Played{Games: 3, Won: 1, Payoff: -1. / 3, Least: -20, Most: 10, Known: .9}},
	{Again: Played{Games: 1, Least: -6000 << 20, Most: 6000 << 20}}, // at the highest stake
	{Certainty: Estimated, Piece: Piece{From: 8, At: 16, Decisions: []Decision{{9, .25, "run"}, {10, 0, ""}}, Standings: []Standing{
		{At: 11, Value: []float64{1, -1}, Chances: [][]Chance{{{.5, .4}}, {{.4, .5}}}, Error: []float64{math.Copysign(0, -1), 0}},
		{At: 15, Value: []float64{0.1 + 0.2}},
	}, Books: Books{Start: []float64{1}, Luck: []float64{2}, Lost: []float64{3}, Contra: []float64{4}, Others: []float64{5}, Error: []float64{6}, Exact: true}}},
}

// What is written is read as the same, to the last digit.
func TestThereAndBack(t *testing.T) {
	for _, q := range questions {
		if got, err := ParseQuestion(q.Text()); err != nil || got != q {
			t.Errorf("%+v came back as %+v, %v", q, got, err)
		}
	}
	for _, a := range answers {
		if got, err := ParseAnswer(a.Text()); err != nil || !reflect.DeepEqual(got, a) {
			t.Errorf("%+v came back as %+v, %v", a, got, err)
		}
	}
}

// Every field travels: one that the text form forgets is found here.
func TestNothingIsForgotten(t *testing.T) {
	for i, v := range []any{&Question{}, &Answer{}} {
		fill(reflect.ValueOf(v).Elem(), new(int))
		switch v := v.(type) {
		case *Question:
			if got, err := ParseQuestion(v.Text()); err != nil || got != *v {
				t.Errorf("%d: %+v came back as %+v, %v", i, *v, got, err)
			}
		case *Answer:
			if got, err := ParseAnswer(v.Text()); err != nil || !reflect.DeepEqual(got, *v) {
				t.Errorf("%d: %+v came back as %+v, %v", i, *v, got, err)
			}
		}
	}
}

// fill gives every field a value of its own, small enough for whatever has bounds.
func fill(v reflect.Value, n *int) {
	*n++
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			fill(v.Field(i), n)
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range 2 {
			fill(v.Index(i), n)
		}
	case reflect.Array:
		for i := range v.Len() {
			v.Index(i).SetUint(1)
		}
		if v.Type() == reflect.TypeFor[dice.Hand]() {
			v.Index(0).SetUint(0)
		}
	case reflect.String:
		v.SetString(strings.Repeat("x", *n))
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Float64:
		v.SetFloat(float64(*n) / 3)
	case reflect.Int:
		v.SetInt(1)
	case reflect.Uint8, reflect.Uint64:
		v.SetUint(2)
	default:
		panic(v.Kind())
	}
}

// A text that was not written here is an error, whatever is wrong with it.
func TestForeignTexts(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, text := range []string{questions[1].Text(), questions[7].Text(), answers[2].Text(), answers[5].Text()} {
		for at := range text {
			for _, bad := range []string{text[:at], text[:at] + "x" + text[at:], text[at+1:]} {
				refused(t, bad)
			}
			b := []byte(text)
			b[at] = byte(rng.IntN(256))
			refused(t, string(b))
		}
	}
	for _, bad := range []string{"", ":", "1", "1:", "01:1", "-1:1", "99999999999999999999:1", "9223372036854775807:1", "1:0 ", "1:x", "2:011:1", "2:+1"} {
		if !refused(t, bad) {
			t.Errorf("%q is read", bad)
		}
	}
	for _, q := range []Question{{}, {Kind: Forget + 1}, {Kind: Decide, Level: Best + 1}, {Kind: Advise, Most: -1}, {Kind: Review, Position: Position{At: -1}},
		{Kind: Detail, Action: escalero.Action{Kind: escalero.Keep, Kept: dice.Hand{3, 3}}}, {Kind: Detail, Action: escalero.Action{Kind: escalero.Write, Col: 4}},
		{Kind: Detail, Action: escalero.Action{Kind: escalero.Throw, Dice: dice.Throw{7}}}, {Kind: Detail, Action: escalero.Action{Kind: 99}}} {
		if !refused(t, q.Text()) {
			t.Errorf("%+v is read", q)
		}
	}
}

// refused tells whether a text is neither a question nor an answer. Where it is
// one, that is what would have been written so.
func refused(t *testing.T, text string) bool {
	t.Helper()
	q, notQ := ParseQuestion(text)
	if notQ == nil && q.Text() != text {
		t.Errorf("%q is read as a question, which is written %q", text, q.Text())
	}
	a, notA := ParseAnswer(text)
	if notA == nil && a.Text() != text {
		t.Errorf("%q is read as an answer, which is written %q", text, a.Text())
	}
	return notQ != nil && notA != nil
}

func FuzzText(f *testing.F) {
	for _, q := range questions {
		f.Add(q.Text())
	}
	for _, a := range answers {
		f.Add(a.Text())
	}
	f.Fuzz(func(t *testing.T, text string) { refused(t, text) })
}

func TestLevels(t *testing.T) {
	for _, l := range Levels() {
		if got, err := ParseLevel(l.String()); err != nil || got != l {
			t.Errorf("%v is read as %v, %v", l, got, err)
		}
	}
	if _, err := ParseLevel("perfect"); err == nil || Level(9).String() != "" {
		t.Error("there is a level more")
	}
}
