package app

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
	"serviert/engine/escalero"
)

// padView is the pad as a component of its own: it renders again only when
// something on it changed, so that keeping a die costs no time for the some
// two hundred elements of the sheet. Its fields are all the pad depends on.
type padView struct {
	app.Compo
	State escalero.State
	Look  padLook
}

// padLook is what the pad depends on beside the position.
type padLook struct {
	ID, Lang, Names string
	Pips, Block     bool
	Choosable       bool
	Own, Rival      engine.Player
	Row             string
	Col, Hand       int
	AtRow, AtCol    int
	Actions         int // length of the log: which entry is the last
}

// Render shows the pad of the store's game.
func (v *padView) Render() app.UI { return pad(the.game, v.State) }

func (s *store) padLook(g *game, st escalero.State) padLook {
	return padLook{
		ID: g.id, Lang: s.settings.language(), Names: s.listNames(g.partyNames()),
		Pips: s.pips(), Block: g.block, Choosable: s.choosable(st),
		Own: s.own(st), Rival: s.table.rival, Row: s.table.row, Col: s.table.col, Hand: s.table.hand,
		AtRow: s.table.atRow, AtCol: s.table.atCol, Actions: g.Match.Len(),
	}
}
