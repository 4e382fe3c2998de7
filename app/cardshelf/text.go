package cardshelf

import (
	"cmp"
	"fmt"
	"strings"

	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine/escalero"
	"serviert/engine/lexicon"
)

// Text is an evening as a text to share: the hands that are over, when it
// was, and what the word list said. ok is false before the first hand is over.
func Text(e *cardgame.Evening) (text string, ok bool) {
	if e == nil {
		return "", false
	}
	text, _, ok = e.Export()
	if ok {
		words := fmt.Sprintf("started=%d ended=%d judged=%s", e.Started(), e.Ended(), strings.Join(e.Judged(), ","))
		if s := e.Stake(); !s.IsZero() {
			words += " stake=" + strings.ReplaceAll(s.String(), " ", "_") // a word has no spaces
		}
		text = dicegame.WithOrigin(text, words)
	}
	return text, ok
}

// OfText replays an evening that a player has brought, under an id of its own. now is when,
// in milliseconds. It refuses an evening that would go differently with the word list at hand.
func OfText(b dicegame.Brought, list *lexicon.List, id string, now int64) (*cardgame.Evening, *dicegame.Problem) {
	from := dicegame.ReadOrigins(b.Text)
	began := cmp.Or(dicegame.Moment(from["started"]), now)
	e, err := cardgame.Brought(b.Doc, id, began, dicegame.Moment(from["ended"]), b.From).Evening(list)
	if err != nil {
		return nil, dicegame.Explain(err, b, func(t *i18n.Texts) string {
			if cardgame.IsOtherList(err) {
				return t.Games.Problem.OtherList
			}
			return ""
		})
	}
	if judged, noted := e.Judged(), from["judged"]; noted != "" {
		was := strings.Split(noted, ",")
		for i, w := range judged {
			if i < len(was) && was[i] != w {
				return nil, dicegame.Wrong(func(t *i18n.Texts) string {
					return fmt.Sprintf(t.Games.Problem.Judged, strings.TrimPrefix(w, "-")) + " " + t.Games.Problem.OtherList
				})
			}
		}
	}
	if e.Over() && e.Ended() == 0 {
		e.End(now)
	}
	if stake, err := escalero.ParseStake(strings.ReplaceAll(from["stake"], "_", " ")); err == nil {
		e.PlayFor(stake)
	}
	return e, nil
}
