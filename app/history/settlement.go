package history

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/evening"
	"serviert/app/store"
	"serviert/app/ui"
)

// settlementPage says first who pays whom and how much, then why, then how
// the evening stands.
func (r *Room) settlementPage() app.UI {
	t, g := r.sh.Texts(), r.games.Now
	if g == nil || !g.Over() {
		return r.unsettled()
	}
	parts := Settled(r.names(&g.Rules), g)
	if e := r.eveningOf(g); len(e.Games) > 1 {
		parts = append(parts, r.eveningPart(e, g))
	}
	var acts []app.UI
	if r.games.CanTakeBack() {
		label := t.Settlement.TakeBack
		if g.State().Conceded() != 0 || g.State().Stopped() { // no entry
			label = t.Table.TakeBack
		}
		acts = append(acts, app.Button().ID("take-back").Class("button").Type("button").Text(label).
			OnClick(ui.Do(r.others.TakeBack)))
	}
	if g.ByHand() && !g.Paid {
		acts = append(acts, app.A().Class("button").Href(ui.Link("/games?game="+g.ID+"#pad")).Text(t.Games.Correct))
	}
	if len(acts) > 0 {
		parts = append(parts, app.Div().Class("acts even").Body(acts...))
	}
	parts = append(parts, r.notePart(g), r.reviewLink(g), r.sharePart(g), r.rematchPart(g), app.Div().Class("thumb").Body(app.Div().Class("acts").Body(
		app.A().Class("button").Href(ui.Link("/table")).Text(t.Settlement.Pad),
		ui.Labelled("rematch", "main", t.Settlement.Rematch, r.rematchStarter(g), r.rematch),
	)))
	return ui.Screen(t, "settle", t.Settlement.Title, nil, parts...)
}

// eveningOf is the evening of the game on the table. All of it is among the last games
// where these go back to before it, else thousands would have to be read for it.
func (r *Room) eveningOf(g *dicegame.Game) evening.Evening {
	list := r.games.Recent()
	e := evening.Of(g, list)
	first := e.Games[0].Started
	for i := range list {
		if ended := list[i].Ended; ended < first && !store.Near(ended, first) {
			return e
		}
	}
	return evening.Of(g, r.games.Done())
}

// unsettled is the page while no game is over.
func (r *Room) unsettled() app.UI {
	t := r.sh.Texts()
	return ui.Nothing(t, "settle", t.Settlement.Title, t.Settlement.None, "/", t.ToHome)
}

// eveningPart is how the evening stands with this game in it.
func (r *Room) eveningPart(e evening.Evening, g *dicegame.Game) app.UI {
	t := r.sh.Texts()
	w, ledger, each := &t.Settlement, e.Points, 1
	if len(e.Money) == 1 {
		ledger, each = e.Money[0], g.Rules.Stake.Cents
	}
	now := e.Share(g.Summary())
	earlier := w.EarlierOne
	if n := len(e.Games) - 1; n > 1 {
		earlier = fmt.Sprintf(w.Earlier, 1, n)
	}
	when := w.Evening
	if !store.Near(r.b.Millis(), g.Ended) || !store.Near(g.Started, g.Ended) {
		when = r.evening(e.Began())
	}
	f := ui.Numbers{Corner: when, Heads: e.Players, Rows: []ui.NumberRow{{Label: earlier}, {Label: w.ThisGame}, {Label: w.Standing, Total: true}}}
	for i := range e.Players {
		for at, n := range []int{ledger.Amounts[i] - now[i]*each, now[i] * each, ledger.Amounts[i]} {
			f.Rows[at].Cells = append(f.Rows[at].Cells, ui.Number{Text: ledger.Signed(t, n)})
		}
	}
	return app.Section().Class("slip").Body(f.Table(len(e.Players) > 2 || ui.Crowded(e.Players)), r.broughtNote(e))
}

// Standing is who would pay whom how much if a game were settled as it stands: a
// line for each payment, or one that nobody pays.
func Standing(n dicegame.Names, g *dicegame.Game) (lines []string) {
	s, st := g.Summary(), g.State()
	s.Points = st.Standing()
	for i := range s.Points {
		s.Points[i] *= st.Factor()
	}
	for _, d := range evening.New("", s).Due(n.T()) {
		lines = append(lines, d.Said())
	}
	if lines == nil {
		lines = []string{n.T().Settlement.Nobody}
	}
	return lines
}

// EveningLine is how the evening stands, for the home page: how many games,
// and who is ahead by how much. It is nil where the last game was not this evening.
// A game played once more with the same dice counts for nobody, here too, and one that
// was begun on another day is of that one's evening.
func (r *Room) EveningLine() app.UI {
	done := slices.DeleteFunc(slices.Clone(r.games.Recent()), func(s dicegame.Summary) bool {
		return s.PlayedAgain() || !store.Near(s.Started, s.Ended)
	})
	if len(done) == 0 || !store.Near(r.b.Millis(), done[0].Ended) {
		return nil
	}
	e, _ := evening.Find(done[0].Evening, done)
	t := &r.sh.Texts().Home
	games := fmt.Sprintf(t.Evening, len(e.Games))
	if len(e.Games) == 1 {
		games = t.EveningOne
	}
	line := []app.UI{app.Span().Text(games)}
	if names, amount := e.Ahead(r.sh.Texts()); names != "" {
		line = append(line, app.Span().Text(names+" "+amount))
	}
	return app.P().Class("aside").Body(line...)
}
