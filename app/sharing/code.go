package sharing

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/ui"
)

// codeDialog is the game as a picture to be scanned, and the same link as text.
// The page's script makes the picture: in Go that takes nine times as much of the
// download.
func (r *Room) codeDialog() []app.UI {
	g := r.game
	if g == nil {
		return nil
	}
	t := &r.sh.Texts().Sharing
	head := ui.DialogHead(r.sh, "code", t.CodeTitle)
	link, ok := r.link(g)
	if !ok {
		return []app.UI{head, app.P().Text(t.TooLong)}
	}
	parts := []app.UI{head}
	word, digits, _ := Code(g)
	if picture := r.b.Code(r.b.Address()+"#"+word, digits); picture == "" {
		parts = append(parts, app.P().Text(t.TooLongCode))
	} else {
		text := t.CodeText
		if !g.Over() {
			text = t.CodeRuns
		}
		parts = append(parts,
			app.Img().Class("code").Attr("src", picture).Attr("alt", fmt.Sprintf(t.CodeAlt, r.players(g))),
			app.P().Text(text))
	}
	return append(parts,
		app.Label().Class("paste").Body(
			app.Span().Text(t.AsText),
			app.Textarea().ID("link").Rows(3).Attr("readonly", true).Spellcheck(false).Text(link),
		),
		ui.Labelled("copy-link", "", t.CopyLink, "", func() { r.b.Copy(link, r.sent) }),
	)
}
