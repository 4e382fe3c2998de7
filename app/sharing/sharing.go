// Package sharing is how a game leaves the device: as a picture of its result, as
// a link or a picture to be scanned that hold the whole record, and as a file.
//
// In comes a game, which is only read; out go dialogs, and what the browser hands
// to other apps. No server is asked for anything: a link holds the game in the
// part after the #, which browsers keep to themselves. Games arrive in room
// history.
package sharing

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui"
)

// Browser is what the room asks of the browser; browser.Page is one.
type Browser interface {
	browser.Clock
	Address() string
	Code(text, digits string) (picture string)
	Day(ms int64, lang string) string
	FileDay(ms int64) string
	Share(title, text, file string, then func(how i18n.Sent))
	ShareLink(title, link string, then func(how i18n.Sent))
	SharePicture(card, file string, then func(how i18n.Sent))
	Copy(text string, then func(how i18n.Sent))
}

// Room shares the games of this tab.
type Room struct {
	sh    ui.Shell
	b     Browser
	found func(*dicegame.Game) (store.Review, bool)
	game  *dicegame.Game // that the open dialog is about
}

// New is a room that shares nothing yet. found returns what the review of a game
// has found, ok is false where there was none.
func New(sh ui.Shell, b Browser, found func(*dicegame.Game) (r store.Review, ok bool)) *Room {
	return &Room{sh: sh, b: b, found: found}
}

// Dialogs are the ways to share a game, and the picture to be scanned.
func (r *Room) Dialogs() []ui.Dialog {
	return []ui.Dialog{
		{Name: "share", Body: r.shareDialog},
		{Name: "code", Body: r.codeDialog},
	}
}

// Open offers all ways to share a game.
func (r *Room) Open(g *dicegame.Game) {
	r.game = g
	r.sh.OpenDialog("share")
}

// HandOver shows the picture with which another phone goes on with a game.
func (r *Room) HandOver(g *dicegame.Game) {
	r.game = g
	r.sh.OpenDialog("code")
}

// players joins the parties of a game by name.
func (r *Room) players(g *dicegame.Game) string { return r.sh.Texts().List(g.PartyNames()) }

// shareDialog lists the ways that the game can go.
func (r *Room) shareDialog() []app.UI {
	g := r.game
	if g == nil {
		return nil
	}
	t := &r.sh.Texts().Sharing
	var items []app.UI
	item := func(name, picture, label, below string, do func()) {
		items = append(items, ui.MenuItem(name, picture, label, below, do))
	}
	closing := func(do func(*dicegame.Game)) func() {
		return func() {
			r.sh.CloseDialog()
			do(g)
		}
	}
	if g.Over() {
		item("picture", "picture", t.Picture, t.PictureShort, closing(r.Picture))
	}
	_, fits := Link(g)
	if fits {
		item("link", "share", t.Link, t.LinkShort, closing(r.Link))
		label, below := t.Code, t.CodeShort
		if !g.Over() {
			label, below = t.HandOver, t.HandOverShort
		}
		item("code", "code", label, below, closing(r.HandOver))
	}
	item("file", "save", t.File, t.FileShort, closing(r.File))
	parts := []app.UI{ui.DialogHead(r.sh, "share", t.Title), app.Ul().Class("menu-list").Body(items...)}
	if !fits {
		parts = append(parts, app.P().Class("note").Text(t.TooLong))
	}
	return parts
}

// File offers a game as a file to other apps, or saves or copies it, and says what
// has become of it.
func (r *Room) File(g *dicegame.Game) {
	file := g.FileName(r.b.FileDay(g.Started))
	r.b.Share(r.players(g), g.Exported(), file, func(how i18n.Sent) {
		r.sh.Confirm(r.sh.Texts().SharedAs(how, file))
		r.sh.Refresh()
	})
}

// Link offers the link with the whole game to other apps, or copies it, and says
// what has become of it.
func (r *Room) Link(g *dicegame.Game) {
	link, ok := r.link(g)
	if !ok {
		r.sh.Confirm(r.sh.Texts().Sharing.TooLong)
		return
	}
	r.b.ShareLink(fmt.Sprintf(r.sh.Texts().Sharing.LinkName, r.players(g)), link, r.sent)
}

// sent says what has become of a link.
func (r *Room) sent(how i18n.Sent) {
	said := r.sh.Texts().SharedAs(how, "")
	if how == i18n.Copied {
		said = r.sh.Texts().Sharing.Copied
	}
	r.sh.Confirm(said)
	r.sh.Refresh()
}

// link is the address that holds the whole game.
func (r *Room) link(g *dicegame.Game) (link string, ok bool) {
	text, ok := Link(g)
	return r.b.Address() + "#" + text, ok
}
