package wordcoach

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/ui"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
)

// What the coach says. In a sentence words of the cards' language stand between
// two marks, so that the page can name their language and a voice can read them.
const (
	wordBegins = "\x02"
	wordEnds   = "\x03"
	cardIs     = "\x04" // before a card of two letters, which are no word
)

// sentence is a paragraph in which the words are set off.
func sentence(language, text string) app.UI {
	var parts []app.UI
	for text = strings.ReplaceAll(text, cardIs, ""); text != ""; {
		before, after, found := strings.Cut(text, wordBegins)
		if before != "" {
			parts = append(parts, app.Text(before))
		}
		if !found {
			break
		}
		word, rest, _ := strings.Cut(after, wordEnds)
		parts, text = append(parts, ui.Verbatim(app.B(), language).Text(word)), rest
	}
	return app.P().Body(parts...)
}

// sentences are paragraphs.
func sentences(language string, texts []string) []app.UI {
	list := make([]app.UI, len(texts))
	for i, text := range texts {
		list[i] = sentence(language, text)
	}
	return list
}

// aloud is what is said of these sentences. A card of two letters is said as one, see
// cardgame.Speech: "ER" would be heard as a word.
func (r *Room) aloud(texts ...string) string {
	text := strings.NewReplacer(wordBegins, "", wordEnds, "").Replace(strings.Join(texts, " "))
	for {
		before, after, found := strings.Cut(text, cardIs)
		if !found {
			return text
		}
		c, _ := letters.ParseCard(after[:2])
		text = before + r.speech().Letter(c) + after[2:]
	}
}

// word is a word for a sentence, with its real spelling.
func word(list *lexicon.List, w letters.Cards) string {
	return wordBegins + cardgame.Spelled(list, w.Word()) + wordEnds
}

// names are cards in a sentence: "Q, X und ER".
func (r *Room) names(cards letters.Cards) string {
	return strings.ReplaceAll(r.marked(cards), cardIs, "")
}

// marked is names for a sentence that is said too.
func (r *Room) marked(cards letters.Cards) string {
	list := make([]string, len(cards))
	for i, c := range cards.List() {
		if list[i] = c.String(); len(list[i]) > 1 {
			list[i] = cardIs + list[i]
		}
	}
	return r.sh.Texts().List(list)
}

// tenths is a number of points with a decimal.
func (r *Room) tenths(n int) string {
	return fmt.Sprintf(r.texts().Points, r.sh.Texts().Fixed(float64(n)/10, 1))
}

// bestSwap says what would have been exchanged best.
func (r *Room) bestSwap(v wordthought.Verdict) string {
	t := r.texts()
	if v.Best.Gone == "" {
		return t.Keep
	}
	return fmt.Sprintf(t.Best, r.marked(v.Best.Gone), r.marked(v.Best.Kept))
}

// swapLines judge an exchange: what would have been better, what that aims at,
// and what it gives up.
func (r *Room) swapLines(list *lexicon.List, v wordthought.Verdict) []string {
	t := r.texts()
	if v.Cost() == 0 {
		return []string{fmt.Sprintf(t.Good, r.tenths(v.Best.Mean))}
	}
	after := t.After
	if v.Made.Gone == "" {
		after = t.Without
	}
	lines := []string{r.bestSwap(v), fmt.Sprintf(t.Brings, r.tenths(v.Best.Mean), after, r.tenths(v.Made.Mean))}
	if v.Best.Reach != v.Made.Reach {
		lines = append(lines, fmt.Sprintf(t.Reaches, v.Target, r.cases(v.Best.Reach), after, r.cases(v.Made.Reach)))
	}
	switch lay := r.speech().Points(v.LiesFor); {
	case v.Lies == "" || v.Best.Breaks == v.Made.Breaks:
	case v.Best.Breaks:
		lines = append(lines, fmt.Sprintf(t.Gives, word(list, v.Lies), lay))
	default:
		lines = append(lines, fmt.Sprintf(t.Safe, word(list, v.Lies), lay))
	}
	return lines
}

// cases is so many of ten.
func (r *Room) cases(n int) string {
	if n == 0 {
		return r.texts().NoCase
	}
	return strconv.Itoa(n)
}

// wordLines judge the word of a hand that was played, beside the best ones.
func (r *Room) wordLines(list *lexicon.List, best wordthought.Best, d *letters.Deck, h cardgame.Played) (lines []string) {
	t, speech := r.texts(), r.speech()
	known, most := best.Known.Cards, best.Known.Points
	rare, all := best.All.Cards, best.All.Points
	got := 0
	switch {
	case !h.Chose:
	case h.Laid == "":
		lines = append(lines, t.None)
	case h.Refused:
		lines = append(lines, fmt.Sprintf(t.Refused, word(list, h.Laid)))
	default:
		got = d.Sum(h.Laid)
		lines = append(lines, fmt.Sprintf(t.Laid, word(list, h.Laid), speech.Points(got)))
	}
	switch {
	case known == "" && got == 0:
		lines = append(lines, t.Nothing)
	case got > most && known != "":
		lines = append(lines, fmt.Sprintf(t.Beats, word(list, known), speech.Points(most)))
	case got >= most:
		lines = append(lines, t.Right)
	case got > 0:
		lines = append(lines, fmt.Sprintf(t.Was, word(list, known), most))
	default:
		lines = append(lines, fmt.Sprintf(t.Could, word(list, known), speech.Points(most)))
	}
	if all > max(most, got) {
		also := t.Also
		if list.Grade(list.Rank(rare.Word())) == lexicon.Rare {
			also = t.Rare
		}
		lines = append(lines, fmt.Sprintf(also, word(list, rare), speech.Points(all)))
	}
	return lines
}

// average says what the best exchange is worth.
func (r *Room) average(v wordthought.Verdict) string {
	return fmt.Sprintf(r.texts().Average, r.tenths(v.Best.Mean))
}
