package record

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"serviert/engine/escalero"
	"serviert/engine/letters"
)

func TestParse(t *testing.T) {
	text := `
# a comment
serviert 1 escalero

option stake 0.10 EUR
party Anna + Carl	red computer
   party   Bernd  Maria
# not an action
throw 11356
  keep 11 throw 11146

write 1 3`
	want := Document{
		Preset:  "escalero",
		Options: []Option{{"stake", "0.10 EUR", 5}},
		Parties: []Party{{[]string{"Anna", "Carl"}, "red computer"}, {[]string{"Bernd Maria"}, ""}},
		Actions: []Line{{9, "throw 11356"}, {10, "keep 11 throw 11146"}, {12, "write 1 3"}},
	}
	// It is the same record however the text was saved.
	for name, text := range map[string]string{
		"as written":   text,
		"CRLF":         strings.ReplaceAll(text, "\n", "\r\n"),
		"BOM":          "\uFEFF" + text,
		"BOM and CRLF": "\uFEFF" + strings.ReplaceAll(text, "\n", "\r\n"),
		"last newline": text + "\n",
		"tabs":         strings.NewReplacer("option stake ", "option\tstake\t", "serviert 1", "serviert\t1").Replace(text),
		"trailing":     strings.ReplaceAll(text, "\n", " \n") + "\n\n\n",
	} {
		got, err := Parse(text)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v\ngot  %+v\nwant %+v", name, err, got, want)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for text, says := range map[string]string{
		"":                              "the text is empty",
		"# only a comment\n":            "the text is empty",
		"throw 11356\n":                 "line 1: a record begins with",
		"\n\nserviert escalero\n":       "line 3: a record begins with",
		"serviert 1 escalero now":       "line 1: a record begins with",
		"Serviert 1 escalero":           "line 1: a record begins with",
		"serviert 2 escalero":           `version "2" is unknown`,
		"serviert 1.0 escalero":         `version "1.0" is unknown`,
		"\xff\xfes\x00e\x00":            "not UTF-8",
		"serviert 1 e\noption":          "line 2: an option is",
		"serviert 1 e\noption x":        "line 2: an option is",
		"serviert 1 e\nparty":           "line 2: a party has a name",
		"serviert 1 e\nparty \tred":     "line 2: a party has a name",
		"serviert 1 e\nparty\tred":      "line 2: a party has a name",
		"serviert 1 e\nparty A + B + C": "line 2: a party is one player or a pair",
		"serviert 1 e\noption start 1\n#\noption start 2":          "line 4: option \"start\" is there twice",
		"serviert 1 e\nparty A\noption straight\nparty B\nthrow 1": "line 3: an option is",
	} {
		_, err := Parse(text)
		if !errors.Is(err, ErrNotRecord) || !strings.Contains(err.Error(), says) {
			t.Errorf("%q gives %v, want %q", text, err, says)
		}
	}
}

// What is too large is named with its line, unless it is the whole text.
func TestLimitsNameTheirLine(t *testing.T) {
	_, err := Parse("serviert 1 escalero\nparty Anna\nparty " + strings.Repeat("B", LongestName+1) + "\n")
	for want, err := range map[string]error{
		"line 3: the name has more than 80 characters": err,
		"the text has more than 2097152 bytes":         TooLarge(),
	} {
		if err == nil || err.Error() != want {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// A number has one spelling, in the head and in every action.
func TestNumbersHaveOneSpelling(t *testing.T) {
	const dice = "serviert 1 escalero\noption start 2\noption columns 1-3-5\noption sweep 7\noption concede 60\noption contra on\noption contra-most 8\noption grande-served 55\noption stake 1.20 EUR\nparty A\nparty B\n"
	const cards = "serviert 1 choose-your-words\noption dealer 2\noption edition 2\noption chips 40\noption bets 2-10\noption ante 3\nparty A\nparty B\n"
	head := func(text string) error {
		doc, err := Parse(text)
		switch {
		case err != nil:
		case doc.IsLetters():
			_, err = doc.Table()
		default:
			_, err = doc.Dice()
		}
		return err
	}
	diceAction := func(text string) error { _, err := escalero.ParseAction(text); return err }
	cardAction := func(text string) error { _, err := letters.ParseAction(text); return err }
	for _, c := range []struct {
		text string
		read func(string) error
	}{
		{dice, head}, {cards, head},
		{"throw 11356", diceAction}, {"keep 11 throw 11146", diceAction}, {"result 11356", diceAction}, {"write F 2", diceAction},
		{"write F 2 hand 1", diceAction}, {"points F 2 30", diceAction}, {"strike F 2", diceAction},
		{"bet 3", cardAction}, {"challenge 1", cardAction}, {"challenge 1 by 2", cardAction}, {"admit 1", cardAction}, {"adopt 1", cardAction}, {"buy 1", cardAction}, {"sit-out 1", cardAction}, {"sit-in 1", cardAction}, {"join 3", cardAction},
	} {
		if err := c.read(c.text); err != nil {
			t.Fatalf("%q: %v", c.text, err)
		}
		for _, at := range regexp.MustCompile(`[0-9]+(\.[0-9]+)?`).FindAllStringIndex(c.text, -1) {
			if at[0] == 9 && c.text[:8] == "serviert" {
				continue // the version, see TestParseRefuses
			}
			for _, spelling := range []string{"0%s", "00%s", "+%s", "-%s", "−%s", "%s.", "%s,0", "%s_0", "0x%s", "%se0", "\u0661%s", "１%s", "%s\u200b"} {
				text := c.text[:at[0]] + fmt.Sprintf(spelling, c.text[at[0]:at[1]]) + c.text[at[1]:]
				if err := c.read(text); err == nil {
					t.Errorf("%q with %s is taken", text, spelling)
				}
			}
		}
	}
}

// The head ends with the first action. A party after it is read as an action, and
// there is none like it.
func TestHeadIsClosed(t *testing.T) {
	doc, err := Parse("serviert 1 escalero\nparty A\nparty B\nstrike 1 1\nparty C\n")
	if err != nil || len(doc.Parties) != 2 || len(doc.Actions) != 2 {
		t.Fatalf("%+v, %v", doc, err)
	}
	var line *LineError
	if _, err := doc.Dice(); !errors.As(err, &line) || line.Line != 5 {
		t.Errorf("got %v, want an error in line 5", err)
	}
}

// Nobody sits down to a game that has no place for them.
func TestTooManyAtTheTable(t *testing.T) {
	text := "serviert 1 escalero\n"
	for i := range escalero.MaxParties + 1 {
		text += fmt.Sprintf("party Anna %d\n", i+1)
		doc, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := doc.Dice(); errors.Is(err, ErrNotRecord) != (i+1 < escalero.MinParties || i+1 > escalero.MaxParties) {
			t.Errorf("%d at the table: %v", i+1, err)
		}
	}
}

func TestNewParty(t *testing.T) {
	for in, want := range map[string]Party{
		"Anna":            {Names: []string{"Anna"}},
		" Anna  Maria ":   {Names: []string{"Anna Maria"}},
		"Anna + Carl":     {Names: []string{"Anna", "Carl"}},
		"Anna  +  Carl":   {Names: []string{"Anna", "Carl"}},
		"Anna\u00a0+ C":   {Names: []string{"Anna", "C"}},
		"Anna+Carl":       {Names: []string{"Anna+Carl"}},
		"C++":             {Names: []string{"C++"}},
		"Anna\tblue":      {Names: []string{"Anna"}, Extra: "blue"},
		"Anna\tblue\tfox": {Names: []string{"Anna"}, Extra: "blue\tfox"},
		"Ömer 👩‍🦯":        {Names: []string{"Ömer 👩‍🦯"}},
		"#1":              {Names: []string{"#1"}},
	} {
		got, err := NewParty(in)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("party %q is %+v, %v; want %+v", in, got, err, want)
		}
		if back, err := NewParty(got.Name()); err != nil || !reflect.DeepEqual(back.Names, got.Names) {
			t.Errorf("party %q is read back as %+v, %v", got.Name(), back, err)
		}
	}
	for _, in := range []string{"", " ", "\t", " + ", "Anna + ", " + Carl", "A + B + C"} {
		if p, err := NewParty(in); err == nil {
			t.Errorf("party %q is taken for %+v", in, p)
		}
	}
}

// Every golden record round-trips.
func TestGoldenRoundTrip(t *testing.T) {
	for _, text := range goldens(t) {
		doc, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		roundTrip(t, doc)
	}
}

// goldens is the texts of the golden records of the dice games.
func goldens(t testing.TB) (list []string) {
	files, _ := filepath.Glob("../escalero/testdata/*.serviert")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, string(text))
	}
	if len(list) == 0 {
		t.Fatal("no golden records")
	}
	return list
}

// roundTrip checks that a game, as far as it can be replayed, is the same after
// writing and reading it.
func roundTrip(t *testing.T, doc Document) {
	game, err := doc.Dice()
	if errors.Is(err, ErrNotRecord) {
		return
	}
	text := game.String()
	again, err := Parse(text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	back, err := again.Dice()
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if !reflect.DeepEqual(back, game) {
		t.Errorf("another game is read back from\n%s", text)
	}
	if back.String() != text {
		t.Errorf("written again it is\n%s\nnot\n%s", back, text)
	}
}

// Very many illegal lines are refused at the first.
func TestLongNonsense(t *testing.T) {
	doc, err := Parse("serviert 1 escalero\nparty A\nparty B\n" + strings.Repeat("done\n", 200_000))
	if err != nil {
		t.Fatal(err)
	}
	var line *LineError
	if _, err := doc.Dice(); !errors.As(err, &line) || line.Line != 4 {
		t.Errorf("got %v, want an error in line 4", err)
	}
}

// A game goes on whoever plays it: a name is put right, a computer player takes over, somebody joins. Other rules, other
// actions or fewer make another game of it, or an earlier state.
func TestAGameGoesOnWhoeverPlays(t *testing.T) {
	const (
		agreed  = "serviert 1 escalero\noption contra on\n"
		played  = "throw 11356\nwrite 1 3\n"
		earlier = agreed + "party Anna\nparty Bernd\n" + played
		cards   = "serviert 1 choose-your-words\noption ante 2\n"
	)
	for name, c := range map[string]struct {
		text, earlier string
		goes          bool
	}{
		"the same":          {earlier, earlier, true},
		"not yet begun":     {earlier, agreed + "party Anna\nparty Bernd\n", true},
		"further":           {earlier + "throw 12345\n", earlier, true},
		"not so far":        {earlier, earlier + "throw 12345\n", false},
		"other people":      {agreed + "party Anna Maria\nparty Rosa\tcomputer best\n" + played + "throw 12345\n", earlier, true},
		"other rules":       {"serviert 1 escalero\nparty Anna\nparty Bernd\n" + played, earlier, false},
		"another game":      {"serviert 1 wuerfelpoker\noption contra on\nparty Anna\nparty Bernd\n" + played, earlier, false},
		"otherwise":         {agreed + "party Anna\nparty Bernd\nthrow 11356\nwrite 1 2\nthrow 12345\n", earlier, false},
		"somebody joins":    {cards + "party A\nparty B\nparty C\ncut A B\njoin 3\n", cards + "party A\nparty B\ncut A B\n", true},
		"somebody has come": {cards + "party A\nparty B\ncut A B\n", cards + "party A\nparty B\nparty C\ncut A B\njoin 3\n", false},
	} {
		if got := Goes(c.text, c.earlier); got != c.goes {
			t.Errorf("%s: it goes on: %t", name, got)
		}
		if same := Course(c.text) == Course(c.earlier); same != (c.goes && Goes(c.earlier, c.text)) {
			t.Errorf("%s: one course: %t", name, same)
		}
	}
}
