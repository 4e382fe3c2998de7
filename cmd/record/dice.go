package main

import (
	"bytes"
	"encoding/json"

	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

type diceDocument struct {
	Game       string          `json:"game"`
	Over       bool            `json:"over"`
	ToAct      engine.Player   `json:"toAct"`
	ThrowsLeft int             `json:"throwsLeft"`
	Sheets     []diceSheet     `json:"sheets"`
	Settlement diceSettlements `json:"settlement"`
}

type diceSheet struct {
	Party   string       `json:"party"`
	Columns []diceColumn `json:"columns"`
}

type diceColumn struct {
	Cells cells `json:"cells"`
	Sum   int   `json:"sum"`
}

type diceSettlements struct {
	Columns []*engine.Player `json:"columns"`
	Points  []int            `json:"points"`
	Money   []string         `json:"money"`
	Factor  int              `json:"factor"`
}

// cells is a JSON object with the rows as keys, in the order of the sheet.
type cells []cell

type cell struct {
	key    string
	points *int
}

// MarshalJSON writes the object in the order of the rows, points null while open.
func (c cells) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	for i, cell := range c {
		b.WriteByte("{,"[min(i, 1)])
		key, _ := json.Marshal(cell.key)
		value, _ := json.Marshal(cell.points)
		b.Write(append(append(key, ':'), value...))
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

func diceView(g record.Dice) diceDocument {
	s := g.Match.State()
	d := diceDocument{Game: g.Rules.Preset, Over: s.Over(), ToAct: s.Turn()}
	if !s.Over() {
		d.ThrowsLeft = s.Now().Left()
	}
	for i, p := range g.Parties {
		sheet := s.Sheet(engine.Player(i + 1))
		d.Sheets = append(d.Sheets, diceSheet{p.Name(), columns(g.Rules, sheet)})
	}
	account := s.Settlement()
	d.Settlement = diceSettlements{Points: account.Points, Money: []string{}, Factor: account.Factor}
	for _, w := range account.Columns {
		winner := &w
		if w == 0 {
			winner = nil
		}
		d.Settlement.Columns = append(d.Settlement.Columns, winner)
	}
	for _, points := range account.Points {
		if !g.Rules.Stake.IsZero() {
			d.Settlement.Money = append(d.Settlement.Money, g.Rules.Stake.Money(points))
		}
	}
	return d
}

func columns(r escalero.Rules, sheet escalero.Sheet) []diceColumn {
	var list []diceColumn
	for col := range r.Columns {
		c := diceColumn{Sum: sheet.Sum(r, col)}
		for row := range r.Rows {
			shown := cell{key: r.Rows[row].Key}
			if sheet[col][row].Written {
				points := sheet.Shown(r, col, row)
				shown.points = &points
			}
			c.Cells = append(c.Cells, shown)
		}
		list = append(list, c)
	}
	return list
}
