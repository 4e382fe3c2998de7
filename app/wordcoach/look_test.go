//go:build !js

package wordcoach

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/ui"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
)

func cardsOf(t *testing.T, text string) letters.Cards {
	t.Helper()
	c, err := letters.ParseCards(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// looked is what the coach says of a hand, as text.
func (b *bench) looked(h cardgame.Played) (text, html string) {
	b.t.Helper()
	d := b.deck()
	q := wordthought.Question{Kind: wordthought.Search, Language: d.Language, Edition: listOf(b.t, d.Language).Newest(), Hand: h.Hand}
	known, fewer := letters.Best(d.Finder(listOf(b.t, d.Language)), h.Hand, lexicon.Everyday)
	b.Look(d, q, h, func(found wordthought.Best) wordthought.Best {
		if found.Known.Cards != known || found.Known.Points != fewer {
			b.t.Errorf("found is %+v, not %v", found, known)
		}
		return found
	}, func(said string) {
		if b.said != "" {
			b.said += " "
		}
		b.said += said
	})
	html = b.sound(func() app.UI { return app.Div().Body(append([]app.UI{ui.Heading("x")}, b.LookParts()...)...) })
	return unbroken(html), html
}

// "You laid FUN, 15. FENDERS was 28": in both languages, with what the exchange was
// worth, what it aims at and what it gives up.
func TestLookingBack(t *testing.T) {
	b := newBench(t, "en")
	h := cardgame.Played{Dealt: cardsOf(t, "Q U I T ER S E"), Swapped: true, Gone: cardsOf(t, "Q U I T"),
		Hand: cardsOf(t, "ER S E F U N D"), Laid: cardsOf(t, "F U N"), Chose: true}
	text, html := b.looked(h)
	for _, want := range []string{"You laid FUN , 15 points.", " was ", "Best: swap T; keep ", "after your swap", "was there already and stays safe.", "or more"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in %s", want, text)
		}
	}
	if strings.Count(text, ", swapped.") != 4 || strings.Count(html, `data-go="false"`) != 3 {
		t.Errorf("not four cards are crossed out: %s", text)
	}
	b = newBench(t, "de")
	text, _ = b.looked(cardgame.Played{Dealt: cardsOf(t, "S T A N D X Q"), Swapped: true, Hand: cardsOf(t, "S T A N D X Q"), Laid: cardsOf(t, "S A N D"), Chose: true})
	for _, want := range []string{"Du hast SAND gelegt", " hätte ", "Am besten: ", "ohne Tausch"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in %s", want, text)
		}
	}
	// The word is said before the exchange, and a card of two letters as one card.
	b = newBench(t, "de")
	text, _ = b.looked(cardgame.Played{Dealt: cardsOf(t, "S T ER N D CH Q"), Swapped: true, Hand: cardsOf(t, "S T ER N D CH Q"), Chose: true})
	if !strings.HasPrefix(b.said, "Du hast kein Wort gelegt. ") || !strings.Contains(b.said, ". Am besten: ") || strings.Contains(b.said, " ER ") || !strings.Contains(b.said, "Doppelkarte E R") || !strings.Contains(text, "ER") || strings.Contains(text, cardIs) {
		t.Errorf("said %q of %s", b.said, text)
	}
	b.browser.Mindless = true
	if text, _ = b.looked(cardgame.Played{Dealt: cardsOf(t, "S T A N D X Q"), Hand: cardsOf(t, "S T A N D X Q")}); strings.Count(text, b.texts().Working) != 2 || !b.mind.Failing() {
		t.Errorf("without a mind: %s", text)
	}
	b.Unlook()
	if b.LookParts() != nil || b.mind.Failing() {
		t.Error("the hand is still there when the cards are covered")
	}
}

// "In 0 of 10 cases" is said as people say it.
func TestNoneOfTenCases(t *testing.T) {
	for lang, want := range map[string]string{"de": "30 Punkte oder mehr gelingen so in 4 von 10 Fällen, nach deinem Tausch in keinem.", "en": "This reaches 30 points or more in 4 of 10 cases, after your swap in none."} {
		b := newBench(t, lang)
		v := wordthought.Verdict{Target: 30, Best: wordthought.Exchange{Gone: cardsOf(t, "Q"), Kept: cardsOf(t, "A B C D E F"), Mean: 300, Reach: 4}, Made: wordthought.Exchange{Gone: cardsOf(t, "A"), Mean: 100}}
		if lines := b.swapLines(listOf(t, lang), v); !slices.Contains(lines, want) {
			t.Errorf("%s: %q is missing in %q", lang, want, lines)
		}
	}
}

// A refused word, no word, a hand that never came to the exchange, and a word
// that hardly anybody knows.
func TestLookingBackAtOtherHands(t *testing.T) {
	b := newBench(t, "en")
	hand := cardsOf(t, "C A T E R S D")
	for _, c := range []struct {
		h    cardgame.Played
		says string
		not  string
	}{
		{cardgame.Played{Dealt: hand, Swapped: true, Hand: hand, Laid: cardsOf(t, "D S R"), Chose: true, Refused: true}, "DSR did not count. You could have laid ", "You laid"},
		{cardgame.Played{Dealt: hand, Swapped: true, Hand: hand, Chose: true}, "You laid no word. You could have laid ", "You laid DSR"},
		{cardgame.Played{Dealt: hand, Hand: hand}, "You did not come to the swap.", "after your swap"},
		{cardgame.Played{Dealt: cardsOf(t, "B C D F G H J"), Hand: cardsOf(t, "B C D F G H J"), Chose: true}, "These cards make no word that everybody knows.", "You could have laid"},
	} {
		if text, _ := b.looked(c.h); !strings.Contains(text, c.says) || strings.Contains(text, c.not) {
			t.Errorf("%+v: %s", c.h, text)
		}
	}
	// What the list has beyond the words that everybody knows is said apart.
	list, err := lexicon.Build(lexicon.Graded, []lexicon.Entry{{Word: "CAT", Mark: lexicon.Common}, {Word: "CRATES", Mark: lexicon.Rare}})
	if err != nil {
		t.Fatal(err)
	}
	best := wordthought.Best{Known: wordthought.Word{Cards: cardsOf(t, "C A T"), Points: letters.English.Sum(cardsOf(t, "C A T"))},
		All: wordthought.Word{Cards: cardsOf(t, "C R A T E S"), Points: letters.English.Sum(cardsOf(t, "C R A T E S"))}}
	lines := strings.Join(b.wordLines(list, best, letters.English, cardgame.Played{Laid: cardsOf(t, "C A T"), Chose: true}), " ")
	if want := b.texts().Right; !strings.Contains(lines, want) || !strings.Contains(b.aloud(lines), "CRATES (23 points) counts even more, but hardly anybody knows it.") {
		t.Errorf("%q", lines)
	}
	lines = strings.Join(b.wordLines(list, best, letters.English, cardgame.Played{Laid: cardsOf(t, "C R A T E S"), Chose: true}), " ")
	if !strings.Contains(b.aloud(lines), "That beats CAT, the best word that everybody knows (") || strings.Contains(lines, "even more") {
		t.Errorf("%q", lines)
	}
}

// unbroken is HTML without its tags and line breaks.
func unbroken(html string) string {
	var b strings.Builder
	in := false
	for _, r := range html {
		switch {
		case r == '<':
			in = true
		case r == '>':
			in = false
			b.WriteByte(' ')
		case !in:
			b.WriteRune(r)
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}
