package app

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cards"
	"serviert/app/cardsetup"
	"serviert/app/store"
	"serviert/app/ui"
)

// lying is the evening of cards on the table as far as the home page shows it:
// what cardgame.Past stores in the clear. The card game itself is another
// program.
type lying struct {
	ID    string   `json:"id"`
	Ended int64    `json:"ended"`
	Names []string `json:"names"` // who has won most first; the first versions stored none
	Won   []int    `json:"won"`   // in the order of Names
	Hands int      `json:"hands"` // that are over
}

// readLying reads it. What cannot be read is for the card game to set aside, and
// to say so.
func (a *wing) readLying() (l lying) {
	if !a.disk.Peek(store.KeyCards, &l) {
		return lying{}
	}
	return l
}

func (l *lying) runs() bool { return l.ID != "" && l.Ended == 0 }

// The card game's addresses: where the evening goes on, where one is set up, and
// the one that begins a game against three computer players.
const (
	cardsPath    = cards.TablePath
	newCardsPath = cardsetup.Path
	againstThree = cards.AgainstThree
)

// mostStanding is how many seats' chips the slip on the home page has room for.
const mostStanding = 4

// between stands between parts of a line; where the line breaks, the point ends it and begins none.
const between = "\u00a0· "

// handLine says which hand is being played, or comes next.
func (a *wing) handLine() string { return fmt.Sprintf(a.Texts().Home.EveningHand, a.lying.Hands+1) }

// evening is the slip of the running evening: who plays, which hand it is and
// how it stands. A tap anywhere on it goes on.
func (a *wing) evening() app.UI {
	t, l := a.Texts(), &a.lying
	stands := t.List(l.Names)
	if len(l.Won) == len(l.Names) && len(l.Won) > 0 && l.Won[0] > 0 {
		lines := make([]string, min(len(l.Won), mostStanding))
		for i := range lines {
			lines[i] = l.Names[i] + "\u00a0" + t.Gain(l.Won[i])
		}
		if stands = strings.Join(lines, between); len(l.Won) > len(lines) {
			stands += " …"
		}
	}
	return app.Section().Class("slip open evening").Aria("label", t.Cards().Title).Body(
		app.A().ID("go-on-cards").Class("go").Href(ui.Link(cardsPath)).Body(
			ui.Icon("cards"), app.Span().Class("text").Body(app.Strong().Text(a.handLine()), app.Small().Text(stands)), ui.Icon("next")))
}
