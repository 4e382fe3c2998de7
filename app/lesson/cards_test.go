package lesson

import (
	"slices"
	"testing"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/engine/letters"
)

// Each hint comes at its moment, once, and to nobody but who looks at his cards
// and has to decide.
func TestCardHints(t *testing.T) {
	v := func(phase letters.Phase, round, bet int) letters.View {
		return letters.View{Phase: phase, Round: round, Bet: bet, Hand: "abcdefg"}
	}
	for _, lang := range []string{"de", "en"} {
		w := i18n.For(lang)
		texts := map[string]bool{}
		for _, x := range []struct {
			v     letters.View
			known []string
			want  string
		}{
			{v(letters.Betting, 1, 0), nil, Beats},
			{v(letters.Betting, 1, 2), nil, Beats},
			{v(letters.Betting, 1, 0), []string{Beats}, Bet},
			{v(letters.Betting, 1, 2), []string{Beats}, Bet},
			{v(letters.Betting, 1, 2), []string{Beats, Bet}, ""},
			{v(letters.Exchanging, 1, 0), nil, Exchange},
			{v(letters.Betting, 2, 0), nil, BetAgain},
			{v(letters.Choosing, 2, 0), nil, Word},
			{v(letters.Betting, 1, 0), []string{All}, ""},
			{v(letters.Dealing, 0, 0), nil, ""},
		} {
			h := CardHint(w, x.v, cardgame.Looking, x.known)
			if h.ID != x.want || x.want != "" && (h.Title == "" || h.Text == "") {
				t.Errorf("%s: at phase %v, round %d with %v known: %+v, want %q", lang, x.v.Phase, x.v.Round, x.known, h, x.want)
			}
			texts[h.Text] = true
			if h.ID == "" {
				continue
			}
			// Doing it is understanding it.
			if known := append(slices.Clone(x.known), CardLearned(x.v)...); CardHint(w, x.v, cardgame.Looking, known).ID != "" {
				t.Errorf("%s comes back after it was done", h.ID)
			}
			for _, step := range []cardgame.Step{cardgame.Covered, cardgame.Thinking, cardgame.Resting, cardgame.Table} {
				if CardHint(w, x.v, step, x.known).ID != "" {
					t.Errorf("%s is said at step %d", h.ID, step)
				}
			}
		}
		show := v(letters.Showdown, 2, 0)
		show.Hand = ""
		if h := CardHint(w, show, cardgame.Table, nil); h.ID != Show || h.Title == "" || h.Text == "" {
			t.Errorf("%s: at the showdown %+v", lang, h)
		} else {
			texts[h.Text] = true
		}
		for _, known := range []string{Show, All} {
			if CardHint(w, show, cardgame.Table, []string{known}).ID != "" {
				t.Errorf("%s: the showdown is explained to who knows %q", lang, known)
			}
		}
		show.Seats = []letters.Seat{{}, {Doubt: letters.Refused}}
		if CardHint(w, show, cardgame.Table, nil).ID != "" {
			t.Errorf("%s: doubts are explained to who has doubted", lang)
		}
		show.Seats, show.Judged = nil, 1
		if CardHint(w, show, cardgame.Table, nil).ID != "" {
			t.Errorf("%s: a hint lies beside the question whether a word counts", lang)
		}
		book := v(letters.Choosing, 2, 0)
		book.Rules.Book = true
		texts[CardHint(w, book, cardgame.Looking, nil).Text] = true
		if len(texts) != 9 { // and none
			t.Errorf("%s: %d texts", lang, len(texts))
		}
	}
}
