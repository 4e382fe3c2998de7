package record

import (
	"errors"
	"strings"
	"testing"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/web/words"
)

func evening(t *testing.T, text string) Letters {
	t.Helper()
	d, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	g, err := d.Letters(nil)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

var deal = "deal " + letters.English.Pack().String() + "\n"

const head = "serviert 1 choose-your-words\noption ante 2\noption bets 2-6\noption challenge players\n" +
	"option dealer 2\nparty Anna\nparty Bernd\tcomputer 2\n"

func TestLettersRoundTrip(t *testing.T) {
	text := head + deal + "bet 3\ncall\nexchange A\nexchange -\nbet 2\ncall\nword A A\nword -\nchallenge 1\nverdict no\npay\n"
	g := evening(t, text)
	if got := g.String(); got != text {
		t.Errorf("written as\n%s\nread from\n%s", got, text)
	}
	if sealed, n := g.Sealed(); sealed || n != g.Match.Len() {
		t.Errorf("a finished hand is sealed from action %d", n)
	}
	g = evening(t, text+deal+"bet 3\n")
	if sealed, n := g.Sealed(); !sealed || n != 12 {
		t.Errorf("sealed %t, open up to %d", sealed, n)
	}
	if got := g.Open().String(); got != text {
		t.Errorf("the open part is\n%s", got)
	}
}

// Nobody has a partner at cards, so a plus is part of a name there.
func TestAPlusInAName(t *testing.T) {
	const text = "serviert 1 choose-your-words\noption challenge players\nparty Anna + Bernd\tcomputer 2\nparty Anna\nparty C + D + E\nparty F +\n"
	g := evening(t, text)
	if got := g.String(); got != text {
		t.Errorf("written as\n%s", got)
	}
	for i, want := range []string{"Anna + Bernd", "Anna", "C + D + E", "F +"} {
		if p := g.Parties[i]; p.Pair() || p.Name() != want {
			t.Errorf("seat %d is %q, want %q", i+1, p.Names, want)
		}
	}
	if _, err := Parse("serviert 1 choose-your-words\nparty Anna + Bernd\nparty Anna  +  Bernd\n"); !errors.Is(err, ErrSameName) {
		t.Errorf("two of one name: %v", err)
	}
}

func TestLettersErrors(t *testing.T) {
	const three = "serviert 1 choose-your-words\nparty Anna\nparty Bernd\nparty Carl\n"
	for text, want := range map[string]struct {
		notRecord bool
		says      string
	}{
		head + deal + "bet 7\n":                            {false, "line 9: seat 2 cannot bet 7; seat 2 may: bet 2 to 6, fold"},
		head + "bet 3\n":                                   {false, `line 8: "bet 3" is not possible now; possible: deal, leave`},
		head + deal + "jump\n":                             {false, `line 9: "jump" is no action; actions begin with: cut deal bet`},
		three + "cut Q ER A\njoin 4\n":                     {false, "line 6: seat 4 cannot join"}, // and not the cut
		three + "cut Q ER A\njoin 1\n":                     {false, "line 6: seat 1 cannot join"},
		head + "deal A B\n":                                {false, "line 8: these 2 cards are not the deck"},
		"serviert 1 choose-your-words\nparty A\n":          {true, "1 seat; the game is played by 2 to 14"},
		head + strings.Repeat("party X\n", 13):             {true, "15 seats"},
		strings.Replace(head, "dealer 2", "dealer 3", 1):   {true, "option dealer 3; it can be 1 to 2"},
		strings.Replace(head, "ante 2", "ante none", 1):    {true, "line 2: option ante cannot be"},
		strings.Replace(head, "ante 2", "stake 1 EUR", 1):  {true, `line 2: this game has no option "stake"; it has: ante, bets`},
		strings.Replace(head, "ante 2", "ante 51", 1):      {true, "do not fit together"},
		"serviert 1 escalero\nparty A\nparty B\n":          {true, "is not choose-your-words"},
		strings.Replace(head, "bets 2-6", "bets 6-2", 1):   {true, "line 3: option bets cannot be"},
		strings.Replace(head, "ante 2", "language fr", 1):  {true, "line 2: option language cannot be"},
		strings.Replace(head, "ante 2", "words QI,zzz", 1): {true, "line 2: option words cannot be"},
	} {
		d, err := Parse(text)
		if err == nil {
			_, err = d.Letters(nil)
		}
		if err == nil || !strings.Contains(err.Error(), want.says) || errors.Is(err, ErrNotRecord) != want.notRecord {
			t.Errorf("%q\ngives %v, want %q", text, err, want.says)
		}
		var line *LineError
		if !want.notRecord && (!errors.As(err, &line) || !errors.Is(err, engine.ErrIllegal)) {
			t.Errorf("%q\ngives %T", text, err)
		}
	}
}

// Neither a head nor a set-up that nobody can play makes a table.
func TestNoTableForOne(t *testing.T) {
	d, err := Parse("serviert 1 choose-your-words\nparty A\n")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Table(); !errors.Is(err, ErrNotRecord) {
		t.Errorf("the head of a record: %v", err)
	}
	if _, err := NewLetters(Table{letters.Usual(), d.Parties}, nil); !errors.Is(err, ErrNotRecord) {
		t.Errorf("a set-up: %v", err)
	}
}

// An evening is judged by the edition of the word list that it began with, and a
// record that names none by the first: CAFE, refused then, stays refused.
func TestEdition(t *testing.T) {
	list, err := words.List("en")
	if err != nil {
		t.Fatal(err)
	}
	own, _ := letters.ParseCards("C A F E T S R")
	pack := ""
	left := letters.English.Pack().Without(own)
	for i := range own {
		pack += " " + (own[i : i+1]).String() + " " + (left[i : i+1]).String()
	}
	pack += " " + left[len(own):].String()
	play := "party Anna\nparty Bernd\ndeal" + pack + "\nbet 1\ncall\nexchange -\nexchange -\nbet 1\ncall\nword C A F E\nword -\nchallenge 1\n"
	for head, want := range map[string]letters.Doubt{"": letters.Refused, "option edition 1\n": letters.Refused, "option edition 2\n": letters.Upheld} {
		text := "serviert 1 choose-your-words\noption dealer 2\n" + head + play
		d, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		g, err := d.Letters(list)
		if err != nil {
			t.Fatalf("%q: %v", head, err)
		}
		if got := g.Match.State().View(0).Seats[0].Doubt; got != want {
			t.Errorf("%q: CAFE is %d, want %d", head, got, want)
		}
		if again := g.String(); again != text && head != "option edition 1\n" {
			t.Errorf("%q comes back as\n%s", head, again)
		}
	}
	for _, bad := range []string{"0", "256", "x"} {
		d, _ := Parse("serviert 1 choose-your-words\noption edition " + bad + "\nparty A\nparty B\n")
		if _, err := d.Letters(list); !errors.Is(err, ErrNotRecord) {
			t.Errorf("edition %s: %v", bad, err)
		}
	}
	if d, _ := Parse("serviert 1 choose-your-words\noption missed-deal passes\nparty A\nparty B\n"); true {
		if _, err := d.Letters(list); !errors.Is(err, ErrNotRecord) {
			t.Errorf("a missed deal that passes: %v", err)
		}
	}
	if d, _ := Parse("serviert 1 choose-your-words\noption lone-opener bets\nparty A\nparty B\n"); true {
		if _, err := d.Letters(list); !errors.Is(err, ErrNotRecord) {
			t.Errorf("a lone opener who bets: %v", err)
		}
	}
	d, _ := Parse("serviert 1 choose-your-words\noption edition 3\nparty A\nparty B\n")
	if _, err := d.Letters(list); !errors.Is(err, ErrNotRecord) || !strings.Contains(err.Error(), "newest edition") {
		t.Errorf("an edition that the list does not have: %v", err)
	}
	// Where a book judges the evening opens without the list, whatever its edition.
	d, _ = Parse("serviert 1 choose-your-words\noption challenge players\noption edition 3\nparty A\nparty B\n")
	if _, err := d.Letters(nil); err != nil {
		t.Errorf("an evening that needs no list: %v", err)
	}
}
