package main

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"serviert/engine/letters"
)

const wordsHead = "serviert 1 choose-your-words\noption dealer 1\nparty Anna\nparty Bernd\n"

// A hand of the card game, as it is printed.
func TestWordsDocument(t *testing.T) {
	deal := "deal " + letters.English.Pack().String() + "\n" // A to Anna and Bernd, and later cards
	text := wordsHead + deal + "bet 2\ncall\nexchange A A A\nexchange A A A\nbet 1\ncall\nword -\nword A B\npay\n"
	want := `{"game": "choose-your-words", "over": false, "phase": "deal", "dealer": 2, "toAct": 2, "pot": 0, "chips": [54, 46],
	"hands": [{"winner": [1], "pot": 8, "words": [["A", "B"], null], "points": [10, 0], "paid": [8, 0]}]}`
	if _, stdout, stderr := run(t, text, "-"); stderr != "" || !reflect.DeepEqual(decode(t, stdout), decode(t, want)) {
		t.Errorf("%s%s", stdout, stderr)
	}
	want = `{"game": "choose-your-words", "over": false, "phase": "cut", "dealer": 0, "toAct": 0, "pot": 0, "chips": [50, 50], "hands": []}`
	text = strings.Replace(wordsHead, "option dealer 1\n", "", 1)
	if _, stdout, stderr := run(t, text, "-"); stderr != "" || !reflect.DeepEqual(decode(t, stdout), decode(t, want)) {
		t.Errorf("%s%s", stdout, stderr)
	}
}

// The golden records replay with the built-in lists.
func TestWordsGolden(t *testing.T) {
	files, _ := filepath.Glob("../../engine/letters/testdata/*.serviert")
	if len(files) == 0 {
		t.Fatal("there are no golden records")
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if out, err := replay(string(text)); err != nil || len(out) == 0 {
			t.Errorf("%s: %v", file, err)
		}
	}
}

// Where each of fourteen may doubt each word, what would be legal is still one line that
// somebody reads.
func TestManyDoubts(t *testing.T) {
	text := "serviert 1 choose-your-words\noption dealer 14\noption doubt chip\n"
	for _, name := range strings.Split("ABCDEFGHIJKLMN", "") {
		text += "party " + name + "\n"
	}
	text += "deal " + letters.English.Pack().String() + "\nbet 1\n" + strings.Repeat("call\n", 13) + strings.Repeat("exchange -\n", 14) + "bet 1\n" + strings.Repeat("call\n", 13)
	pack := letters.English.Pack()
	for seat := range 14 {
		text += "word " + letters.CardsOf(pack.At(seat), pack.At(seat+14)).String() + "\n"
	}
	status, stdout, stderr := run(t, text+"challenge 3 by 3\n", "-")
	refused(t, 1, status, stdout, stderr)
	if says := "seat 3 cannot doubt the word of seat 3; possible: pay, challenge 2 by another seat, challenge 3"; !strings.Contains(stderr, says) {
		t.Errorf("%s, want %s", stderr, says)
	}
}

func TestWordsRefused(t *testing.T) {
	deal := "deal " + letters.English.Pack().String() + "\n"
	for text, want := range map[string]struct {
		status int
		says   string
	}{
		wordsHead + deal + "bet 9\n":                                      {1, "line 6: seat 1 cannot bet 9; seat 1 may: bet 1 to 5, fold"},
		wordsHead + deal + "throw 11111\n":                                {1, "line 6: \"throw 11111\" is no action"},
		wordsHead + "deal A\n":                                            {1, "line 5: these 1 cards are not the deck"},
		wordsHead + deal + strings.Repeat("x", 5000) + "\n":               {1, "line 6:"},
		wordsHead + deal + "word " + strings.Repeat("A ", 5000) + "\n":    {1, "line 6:"},
		wordsHead + deal + "bet " + strings.Repeat("9", 5000) + "\n":      {1, "line 6:"},
		wordsHead + "cut " + strings.Repeat("A ", 5000) + "\n":            {1, "line 5:"},
		wordsHead + strings.Repeat("party X\n", 13):                       {2, "15 seats; the game is played by 2 to 14"},
		"serviert 1 choose-your-words\n":                                  {2, "0 seats"},
		strings.Replace(wordsHead, "dealer 1", "stake 1 EUR", 1):          {2, "line 2: this game has no option"},
		strings.Replace(wordsHead, "dealer 1", "words Jause", 1):          {2, "line 2: option words cannot be \"Jause\"; possible: none, or words in capitals with commas"},
		wordsHead + "forbid JAUSE\n":                                      {1, "line 5: \"JAUSE\" is none of the table's own words; possible: deal, leave"},
		strings.Replace(wordsHead, "dealer 1", "language fr", 1):          {2, "line 2: option language cannot be"},
		strings.Replace(wordsHead, "dealer 1", "dealer 7", 1):             {2, "option dealer 7; it can be 1 to 2"},
		strings.Replace(wordsHead, "dealer 1", "ante 60", 1):              {2, "chips 50 do not fit together; everybody has chips for an ante"},
		strings.Replace(wordsHead, "party Bernd", "Party Bernd", 1):       {2, `line 4: "Party Bernd" is neither option nor party`},
		strings.Replace(wordsHead, "1 choose", "2 choose", 1):             {2, "version"},
		strings.Replace(wordsHead, "dealer 1", "chips 0", 1) + "deal A\n": {2, "line 2: option chips cannot be"},
	} {
		status, stdout, stderr := run(t, text, "-")
		refused(t, want.status, status, stdout, stderr)
		if !strings.Contains(stderr, want.says) {
			t.Errorf("%.300q gives %s", text, stderr)
		}
	}
}
