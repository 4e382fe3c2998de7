package sharing

import (
	"fmt"
	"slices"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/dicetable"
	"serviert/app/i18n"
	"serviert/app/jsontext"
	"serviert/engine"
	"serviert/engine/escalero"
)

// card is what stands on the picture of a finished game. The page's script draws
// it (cmd/site/templates/app/card.js); here are the words and numbers.
type card struct {
	Winner string   `json:"winner"` // who, or that nobody has won
	Wins   string   `json:"wins"`   // how the sentence goes on
	Game   string   `json:"game"`   // what was played, against whom
	Day    string   `json:"day"`    // when, and how it ended
	Heads  []string `json:"heads"`
	Rows   []row    `json:"rows"`
	Best   []throw  `json:"best"` // the throw of the game, or none
	Left   string   `json:"left"`
	Right  string   `json:"right"`
}

// row is one party and its columns.
type row struct {
	Name  string `json:"name"`
	Cells []cell `json:"cells"`
}

type cell struct {
	Text string `json:"text"`
	Wins bool   `json:"wins"`
}

// throw is dice on the tray.
type throw struct {
	Name  string   `json:"name"`
	Right string   `json:"right"` // the points
	Faces []string `json:"faces"` // what the dice show, letters
	Pips  []int    `json:"pips"`  // the same as pips
	Poker bool     `json:"poker"` // letters are to be drawn
}

// Picture offers the picture of a finished game to other apps, or saves it, and
// says what has become of it.
func (r *Room) Picture(g *dicegame.Game) {
	t := r.sh.Texts()
	text, err := jsontext.Marshal(r.card(g))
	if err != nil {
		return
	}
	file := fmt.Sprintf(t.Sharing.Card.File, r.b.FileDay(g.Started))
	r.b.SharePicture(string(text), file, func(how i18n.Sent) {
		said := t.SharedAs(how, file)
		if how == i18n.Downloaded {
			said = fmt.Sprintf(t.Sharing.Card.Saved, file)
		}
		r.sh.Confirm(said)
		r.sh.Refresh()
	})
}

// card is the result of a game in words and numbers. Money is left out: a picture
// goes farther than the table.
func (r *Room) card(g *dicegame.Game) card {
	t, n, st := r.sh.Texts(), dicetable.Names(r.sh, &g.Rules), g.State()
	w, account := &t.Sharing.Card, st.Settlement()
	names := g.PartyNames()
	c := card{Winner: w.Level, Right: w.Made, Game: t.Dice.Presets.At(g.Rules.Preset).Name, Day: r.b.Day(g.Started, t.Lang)}
	leaders := g.Winners()
	if len(leaders) > 0 {
		c.Winner = g.Names(leaders)
		c.Wins = strings.TrimPrefix(i18n.Of(w.WinsBy, c.Winner, t.Whole(account.Points[leaders[0]-1])), c.Winner)
		if len(names) == 2 {
			c.Game = fmt.Sprintf(w.Against, c.Game, names[2-leaders[0]])
		}
	}
	switch {
	case account.Conceded != 0:
		c.Day += " · " + i18n.Of(w.Gave, names[account.Conceded-1])
	case st.Stopped():
		c.Day += " · " + t.Settlement.Stopped
	case account.Sweep != 0 && g.Rules.Settlement.SweepFactor > 1:
		c.Day += " · " + w.Head
	case account.Sweep != 0 && len(g.Rules.Columns) > 1:
		c.Day += " · " + w.AllThree
	}
	for col := range g.Rules.Columns {
		c.Heads = append(c.Heads, n.ColumnLabel(&g.Rules, col+1))
	}
	// Where the difference of totals is paid, the totals are what counts.
	single := !g.Rules.Settlement.ByColumns && len(c.Heads) == 1
	sums, _ := g.Totals()
	totals := single || sums != nil
	if single {
		c.Heads = nil
	}
	if totals {
		c.Heads = append(c.Heads, t.Games.Total)
	}
	if account.Conceded != 0 {
		leaders = nil // the sums do not say who has won
	}
	for i, name := range names {
		sheet, line := st.Sheet(engine.Player(i+1)), row{Name: name}
		for col := range g.Rules.Columns {
			if single {
				break
			}
			won := account.Conceded == 0 && account.Columns[col] == engine.Player(i+1) && g.Settles(col)
			line.Cells = append(line.Cells, cell{fmt.Sprint(sheet.Sum(g.Rules, col)), won})
		}
		if totals {
			line.Cells = append(line.Cells, cell{fmt.Sprint(sheet.Total(g.Rules)), slices.Contains(leaders, engine.Player(i+1))})
		}
		c.Rows = append(c.Rows, line)
	}
	if b, who, ok := bestThrow(n, g); ok {
		b.Name = fmt.Sprintf(w.Best, b.Name)
		c.Best = []throw{b}
		c.Left = fmt.Sprintf(w.By, g.Name(who))
	}
	known, entries := g.Known() // luck and skill can be told apart only where all is known
	if found, ok := r.found(g); ok && len(leaders) == 1 && len(found.Luck) == len(names) && len(found.Lost) == len(names) && known[leaders[0]-1] == entries[leaders[0]-1] {
		luck, lost := float64(found.Luck[leaders[0]-1])/10, float64(found.Lost[leaders[0]-1])/10
		c.Left = fmt.Sprintf(w.Luck, t.Plus(luck, 1), t.Fixed(lost, 1))
	}
	return c
}

// bestThrow is the throw of the game: the served combination that brought most,
// else the combination that did. Dice that were not noted cannot be shown.
func bestThrow(n dicegame.Names, g *dicegame.Game) (b throw, who engine.Player, ok bool) {
	worth := 0
	for i := range g.Match.Len() {
		e, wrote := g.Entry(i)
		a := g.Match.Action(i)
		if !wrote || a.Kind != escalero.Write || g.Rules.Rows[g.Rules.Row(e.Row)].Face != 0 {
			continue
		}
		points := e.Cell.Points
		if e.Cell.Served {
			points += 1000
		}
		if points <= worth {
			continue
		}
		before := g.Match.At(i)
		thrown := before.Last()
		if a.Hand == 1 && before.Second() {
			thrown = before.First()
		}
		worth, who, ok = points, e.Party, true
		b = throw{Name: n.Call(thrown), Right: fmt.Sprint(e.Cell.Points), Poker: !n.Pips}
		for _, f := range dicegame.InOrder(thrown.Dice.Hand()) {
			b.Faces, b.Pips = append(b.Faces, n.Letter(f)), append(b.Pips, int(f))
		}
	}
	return b, who, ok
}
