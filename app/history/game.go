package history

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/ui"
)

// gamePage is one game of the history: what it came to, its pad, and what
// can be done with it.
func (r *Room) gamePage() app.UI {
	t, g := r.sh.Texts(), r.Shown()
	if g == nil {
		why := t.Games.Gone
		switch {
		case r.view.fetching:
			why = t.Games.Fetching
		case r.games.Withheld(r.sh.Query().Get("game")):
			why = t.Games.Withheld
		}
		return ui.Nothing(t, "games", t.Games.Game, why, "/games", t.Games.Title)
	}
	if r.sh.Query().Has("pad") {
		return r.filledPad(g)
	}
	parts := []app.UI{app.P().Class("note").Text(r.played(g.Rules.Preset, r.date(g.Started)))}
	if rules := r.names(&g.Rules).HouseRules(&g.Rules); rules != "" {
		parts = append(parts, app.P().Class("note").Text(rules))
	}
	if by := r.came(g.From); by != "" {
		parts = append(parts, app.P().Class("note").Text(by))
	}
	if g.Over() {
		parts = append(parts, Settled(r.names(&g.Rules), g)...)
		parts = append(parts, r.notePart(g), r.reviewLink(g), r.accountLink(g.Evening, ""))
	} else {
		parts = append(parts, r.resumePart(g))
	}
	parts = append(parts, r.padPart(g), r.gameActs(g), r.confirmation(g.ID, func() {
		if r.lent(g.ID) {
			r.sh.Focus("delete-" + g.ID)
			return
		}
		if g.Over() {
			r.games.Forget(g.ID)
		} else {
			r.games.Discard(g.ID)
		}
		r.sh.Confirm(t.Games.Deleted)
		r.sh.Visit("/games")
	}))
	return ui.Screen(t, "settle games", r.players(g), nil, parts...)
}

// notePart is what somebody has noted on a finished game.
func (r *Room) notePart(g *dicegame.Game) app.UI {
	return r.noting.Part(r.sh, "note-"+g.ID, g.Note, func(note string) bool {
		if r.games.Lent(g.ID) {
			return false
		}
		g.Note = note
		r.games.Change(g)
		return true
	})
}

// reviewLink leads to the coach's look at a finished game.
func (r *Room) reviewLink(g *dicegame.Game) app.UI {
	t := r.sh.Texts().Review()
	return app.Ul().Class("slip menu-list").Body(ui.Way("/review?game="+g.ID, "info", t.Open, t.Short))
}

// resumePart goes on with an interrupted game.
func (r *Room) resumePart(g *dicegame.Game) app.UI {
	t := &r.sh.Texts().Games
	parts := []app.UI{app.P().Text(r.outcome(g))}
	if r.games.Running() {
		parts = append(parts, app.P().Class("note").Text(t.ResumeOver))
	}
	return app.Section().Class("slip").Body(append(parts,
		ui.Labelled("resume-"+g.ID, "main", t.Resume, "", func() { r.resume(g.ID) }))...)
}

func (r *Room) resume(id string) {
	switch t := r.sh.Texts(); {
	case r.games.Watching:
		r.sh.Say(t.Notices.Elsewhere)
	case r.games.Resume(id):
		r.toTable(t.Games.Resumed)
	default:
		r.sh.Say(t.Notices.SaveFailed) // there is no room for both
	}
}

// toTable leads to a game that has come onto the table. What has become of it comes before whose turn it is there.
func (r *Room) toTable(said string) {
	r.sh.Confirm(said)
	r.others.Begun()
}

// padPart is the pad, with the way to correct it while that is possible.
func (r *Room) padPart(g *dicegame.Game) app.UI {
	t, v := &r.sh.Texts().Games, &r.view
	parts := []app.UI{app.H2().ID("pad").TabIndex(-1).Text(t.Pad)}
	if v.correcting {
		c := r.correction(g)
		parts = append(parts, app.P().Text(t.CorrectText), c.Pad())
		if v.cell.Party != 0 {
			parts = append(parts, c.Values())
		}
	} else {
		parts = append(parts, app.Div().Class("wide").Role("region").Aria("labelledby", "pad").TabIndex(0).
			Body(Sheets(r.names(&g.Rules), g)))
	}
	switch {
	case g.Paid:
		parts = append(parts, app.P().Class("note").Text(t.PaidGame))
	case v.correcting:
		parts = append(parts, ui.Labelled("correct-done-"+g.ID, "", t.CorrectDone, "", func() {
			v.correcting, v.cell = false, dicegame.Spot{}
			r.sh.Focus("correct-" + g.ID)
		}))
	case g.Over() && g.ByHand():
		parts = append(parts, ui.Labelled("correct-"+g.ID, "", t.Correct, "", func() {
			v.correcting = true
			r.sh.Say(t.CorrectText)
			r.sh.Focus("pad") // the question itself would be told for having the focus, too
		}))
	}
	return app.Section().Class("slip").Body(parts...)
}

// shareButton offers all ways to share a game.
func (r *Room) shareButton(g *dicegame.Game) app.UI {
	return ui.Labelled("share-"+g.ID, "row", r.sh.Texts().Sharing.Title, "", func() { r.others.Share(g) })
}

// sharePart takes the game that has just ended to other people.
func (r *Room) sharePart(g *dicegame.Game) app.UI {
	return app.Div().Class("acts even").Body(
		ui.Labelled("picture", "", r.sh.Texts().Sharing.Picture, "", func() { r.others.Picture(g) }),
		r.shareButton(g),
	)
}

// gameActs is what can be done with a game.
func (r *Room) gameActs(g *dicegame.Game) app.UI {
	t := &r.sh.Texts().Games
	return app.Div().Class("acts even").Body(
		r.shareButton(g),
		ui.Labelled("copy-"+g.ID, "row", t.Copy, "", func() {
			r.b.Copy(g.Exported(), func(how i18n.Sent) {
				r.sh.Confirm(r.sh.Texts().SharedAs(how, ""))
				r.sh.Refresh()
			})
		}),
		app.A().Class("button row").Href(ui.Link("/games?game="+g.ID+"&pad=1")).Body(ui.Icon("print"), app.Text(t.PrintPad)),
		r.deleteButton(g.ID, t.Delete),
	)
}
