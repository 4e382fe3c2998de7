package history

import (
	"errors"
	"slices"

	"serviert/app/backup"
	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/sharing"
	"serviert/engine/record"
)

// picked takes in a file, or says why it does not come.
func (r *Room) picked(data []byte, err error) {
	switch {
	case errors.Is(err, browser.ErrLarge):
		r.refuse(dicegame.TooLarge())
	case err != nil:
		r.refuse(dicegame.Wrong(func(t *i18n.Texts) string { return t.Games.Problem.Unread }))
	default:
		r.bring(string(data), dicegame.FromFile, func() {})
	}
}

// pasted takes in the text of the field.
func (r *Room) pasted() {
	text, err := r.b.Pasted("paste", record.MostPasted)
	if err != nil {
		r.refuse(dicegame.Wrong(func(t *i18n.Texts) string { return t.Fill(t.Games.Problem.Pasted, record.MostPasted) }))
		return
	}
	r.bring(text, dicegame.FromText, func() { r.pasting = "" })
}

// bring takes in a text as a game: a finished one goes to the history, one
// that runs is continued, but never in place of another without being asked. read is
// called once it has turned out to be a game.
func (r *Room) bring(text, from string, read func()) {
	if backup.IsOne(text) {
		r.refuse(dicegame.Wrong(func(t *i18n.Texts) string { return t.Device().Backup.Elsewhere }))
		return
	}
	if link, ok := sharing.Within(text); ok { // no link opens in an app that an iPhone has installed
		if r.arrive(link) {
			read()
		}
		return
	}
	b := dicegame.ReadText(text)
	if b.From = from; b.Err == nil && b.Doc.IsLetters() {
		r.others.Cards.Bring(b, func(wrong *dicegame.Problem) {
			if r.refuse(wrong); wrong == nil {
				read()
			}
		})
		return
	}
	g, wrong := b.Game(r.b.Millis())
	if r.refuse(wrong); wrong != nil {
		return
	}
	read()
	g.From = from
	r.games.Fetch(func() {
		r.bringGame(g)
		r.sh.Refresh()
	}, r.began(g)...)
}

// bringGame is bring for a dice game, when those that it may be are at hand.
func (r *Room) bringGame(g *dicegame.Game) {
	t := &r.sh.Texts().Games
	if path := r.alreadyAt(g, false); path != "" {
		r.sh.Confirm(t.Already)
		r.sh.Visit(path)
		return
	}
	if r.corrects(g) != nil || r.continues(g) != nil || !g.Over() && r.games.Running() && !r.games.Watching {
		r.arrived.show(g)
		r.toArrived()
		return
	}
	g.ID = r.games.NewID()
	if g.Evening == "" {
		g.Evening = g.ID
	}
	switch {
	case g.Over():
		r.games.AddDone(g)
		r.sh.Confirm(t.Imported)
		r.sh.Visit("/games?game=" + g.ID)
	case r.games.Watching:
		// Another tab plays: the game waits among the interrupted ones.
		r.games.AddParked(g)
		r.sh.Confirm(t.Imported)
		r.sh.Visit("/games?game=" + g.ID)
	default:
		r.games.Take(g)
		r.toTable(t.Imported)
	}
}

// refuse shows and says what is wrong with a text, below a heading that gets the focus and is told by that; the text
// itself stays where it is. With nil it takes an earlier refusal away.
func (r *Room) refuse(wrong *dicegame.Problem) {
	if r.view.problem = wrong; wrong != nil {
		r.arrived.problem = nil // two would have the same place in the page
		r.sh.Say(wrong.Text(r.sh.Texts()))
		r.sh.Focus("problem")
	}
}

// alreadyAt is where the same game stands already, "" for nowhere. With before a
// later position of it counts too: here it has been played on. So does one that has gone
// on here after its end was taken back. One that is paid is
// the same with other entries as well, for it is no longer corrected, and so is one with other throws of the app or other
// rules: nothing that was played here makes way for what somebody has made up.
func (r *Room) alreadyAt(g *dicegame.Game, before bool) string {
	text, print := g.Dice.String(), g.Fingerprint()
	if s := r.corrects(g); s != nil {
		o := r.games.Find(s.ID) // nil for one that is lost
		if s.Paid || o != nil && s.Ended == g.Ended && !o.SameThrows(g) {
			return "/games?game=" + s.ID
		}
	}
	same := func(o *dicegame.Game) bool {
		more := o.Match.Len() - g.Match.Len()
		if g.Over() && o.Started == g.Started && (more > 0 || more == 0 && !o.Over()) && record.Goes(o.Dice.String(), unended(g)) {
			return true
		}
		return (g.Over() || o.Started == g.Started) && (o.Dice.String() == text || before && record.Goes(o.Dice.String(), text))
	}
	parked := r.games.Parked()
	for _, s := range r.games.Done() {
		if g.Over() && s.Print == print {
			return "/games?game=" + s.ID
		}
		// Those that it may have become are at hand, see began.
		if (before || g.Over()) && s.Started == g.Started && r.games.Find(s.ID) != nil && same(r.games.Find(s.ID)) {
			return "/games?game=" + s.ID
		}
	}
	if at := slices.IndexFunc(parked, same); at >= 0 {
		return "/games?game=" + parked[at].ID
	}
	if now := r.games.Now; now != nil && same(now) {
		return "/table"
	}
	return ""
}
