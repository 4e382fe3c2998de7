package history

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
)

// Share offers a game as a file to other apps, or saves or copies it, and says
// what has become of it.
func (r *Room) Share(g *dicegame.Game) { r.share(r.players(g), g.Exported(), g.FileName()) }

func (r *Room) share(title, text, file string) {
	r.b.Share(title, text, file, func(how string) {
		r.sh.Confirm(r.sh.Texts().SharedAs(how, file))
		r.sh.Refresh()
	})
}

// shareButton shares a game.
func (r *Room) shareButton(g *dicegame.Game) app.UI {
	return ui.Labelled("share-"+g.ID, "row", r.sh.Texts().Games.Share, "", func() { r.Share(g) })
}
