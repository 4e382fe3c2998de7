package coach_test

import (
	"testing"

	"serviert/engine/letters"
	"serviert/engine/letters/coach"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
	"serviert/web/words"
)

func finder(t testing.TB, d *letters.Deck) *lexicon.Finder {
	t.Helper()
	l, err := words.List(d.Language)
	if err != nil {
		t.Fatal(err)
	}
	return d.Finder(l)
}

func cards(t testing.TB, text string) letters.Cards {
	t.Helper()
	c, err := letters.ParseCards(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func verdict(t testing.TB, f *lexicon.Finder, d *letters.Deck, hand, gone string, step int) wordthought.Verdict {
	t.Helper()
	c := coach.Compare(f, d, cards(t, hand), cards(t, gone), coach.Thorough, 1)
	for !c.Step(step) {
	}
	return c.Verdict()
}

// Whoever throws away what nearly makes a word pays for it, and is told what
// the better exchange aims at.
func TestCompare(t *testing.T) {
	f := finder(t, letters.English)
	v := verdict(t, f, letters.English, "Q U I T ER S E", "Q U I T", 100)
	if v.Cost() < 50 || v.Made.Gone.String() != "I Q T U" || v.Made.Mean != v.Best.Mean-v.Cost() {
		t.Errorf("throwing Q, U, I and T away costs %d: %+v", v.Cost(), v)
	}
	if !cards(t, "Q U I").Within(v.Best.Kept) || v.Best.Breaks || !v.Made.Breaks || v.LiesFor != letters.English.Sum(v.Lies) {
		t.Errorf("%+v", v)
	}
	if v.Best.Reach <= v.Made.Reach || v.Best.Reach > 10 || v.Target != v.Best.Mean/10 {
		t.Errorf("%+v", v)
	}
	// The best one itself costs nothing, and there is nothing to set against it.
	v = verdict(t, f, letters.English, "Q U I T ER S E", v.Best.Gone.String(), 100)
	if v.Cost() != 0 || v.Best != v.Made {
		t.Errorf("the best exchange costs %d: %+v", v.Cost(), v)
	}
}

// The same seed gives the same verdict, whatever the size of the steps.
func TestStepsDoNotMatter(t *testing.T) {
	f := finder(t, letters.German)
	a := verdict(t, f, letters.German, "S T A N D X Q", "-", 7)
	b := verdict(t, f, letters.German, "S T A N D X Q", "-", 1000)
	if a != b || a.Cost() == 0 || a.Made.Gone != "" || a.Made.Kept != cards(t, "S T A N D X Q") {
		t.Errorf("%+v, %+v", a, b)
	}
}

// Keeping everything is what it is: the word that lies there, in every draw.
func TestKeepingAll(t *testing.T) {
	f := finder(t, letters.English)
	v := verdict(t, f, letters.English, "B C D F G H J", "-", 100)
	if v.Lies != "" || v.Made.Mean != 0 || v.Made.Reach != 0 || v.Made.Breaks || v.Best.Mean < 50 {
		t.Errorf("%+v", v)
	}
}

// The coach judges by words that most people know.
func TestByWordsThatEverybodyKnows(t *testing.T) {
	l, err := lexicon.Build(lexicon.Graded, []lexicon.Entry{{Word: "CAT", Mark: lexicon.Common}, {Word: "ZAX", Mark: lexicon.Rare}})
	if err != nil {
		t.Fatal(err)
	}
	c := coach.Compare(letters.English.Finder(l), letters.English, cards(t, "C A T Z A X E"), "", coach.Quick, 3)
	for !c.Step(100) {
	}
	if v := c.Verdict(); v.Lies.Word() != "CAT" {
		t.Errorf("the best word as dealt is %v", v.Lies)
	}
}
