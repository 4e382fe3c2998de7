package dicegame

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"serviert/engine"
)

// CellID returns the ID of a cell's element on the own sheet. Row and column
// count from 0; the row after the last one is that of the sums.
func CellID(row, col int) string { return "cell-" + strconv.Itoa(row) + "-" + strconv.Itoa(col) }

// PadID returns the ID of a cell's element on the pad, on whosever sheet it is.
// own is the party whose sheet comes first.
func PadID(at Spot, own engine.Player) string {
	if at.Party == own {
		return CellID(at.Row-1, at.Col-1)
	}
	return "pad-" + at.ID()
}

// spot finds the cell of the pad whose element has an ID.
func (d *Desk) spot(id string) (at Spot, ok bool) {
	var n [3]int
	parts := strings.Split(strings.TrimPrefix(id, "pad-"), "-")
	if parts[0] != "cell" || len(parts) < 3 || len(parts) > 4 {
		return at, false
	}
	for i, part := range parts[1:] {
		var err error
		if n[i], err = strconv.Atoi(part); err != nil {
			return at, false
		}
	}
	if at = (Spot{d.Own(), n[1] + 1, n[0] + 1}); len(parts) == 4 {
		at = Spot{engine.Player(n[0]), n[1], n[2]}
	}
	r := &d.Game.Rules
	ok = at.Party >= 1 && int(at.Party) <= d.State().Parties() && at.Col >= 1 && at.Col <= len(r.Columns) && at.Row >= 1 && at.Row <= len(r.Rows)+1
	return at, ok
}

// Cursor returns the open cell of the own sheet that the focus goes to, counted
// from 0: the chosen cell, else the one that had the focus last, else the first.
func (d *Desk) Cursor() (row, col int) {
	r, own := &d.Game.Rules, d.Own()
	sheet := d.State().Sheet(own)
	if d.Row != "" && !d.Idle() {
		return r.Row(d.Row), d.Col - 1
	}
	if at := d.at; at.Party == own && at.Row <= len(r.Rows) && sheet.Open(*r, at.Col-1, at.Row-1) {
		return at.Row - 1, at.Col - 1
	}
	for row := range r.Rows {
		for col := range r.Columns {
			if sheet.Open(*r, col, row) {
				return row, col
			}
		}
	}
	return 0, 0
}

// Stop returns the one cell of the pad that the Tab key reaches: the one that
// the arrow keys have come to, else Cursor.
func (d *Desk) Stop() Spot {
	if d.at.Party != 0 {
		return d.at
	}
	row, col := d.Cursor()
	return Spot{d.Own(), col + 1, row + 1}
}

// View is what the style sheet has made of the pad.
type View struct {
	Turned bool // it lies on its side: its rows run down the screen
	Whole  bool // the sheets of all parties are shown, not only those of two
}

// move interprets the keys that lead over the pad: the arrows go cell by cell,
// written or not, over all sheets from the own one on; Home and End to the ends
// of a line, with Ctrl to the corners, PageUp and PageDown from the faces to the
// pictures and the sums. edge reports that there is no cell that way. ok is false
// for any other key.
//
// A sheet that is folded away is shown as soon as the arrows come to it.
func (d *Desk) move(key string, at Spot, view View) (to Spot, edge, ok bool) {
	r := &d.Game.Rules
	sheets := append([]engine.Player{d.Own()}, d.rivals()...)
	cols, rows := len(r.Columns), len(r.Rows)+1
	row, col := at.Row-1, slices.Index(sheets, at.Party)*cols+at.Col-1
	end := len(sheets)*cols - 1 // the last column in sight
	if !view.Whole && len(sheets) > 2 {
		shown := max(1, slices.Index(sheets, d.Rivals()[0]))
		end = shown*cols + cols - 1
	}
	down, right, line := 0, 0, !view.Turned // line: the lines of the screen are the rows of the sheet
	switch key {
	case "ArrowUp":
		down = -1
	case "ArrowDown":
		down = 1
	case "ArrowLeft":
		right = -1
	case "ArrowRight":
		right = 1
	case "Ctrl+Home":
		row, col = 0, 0
	case "Ctrl+End":
		row, col = rows-1, end
	case "Home":
		if col = 0; !line {
			row, col = 0, slices.Index(sheets, at.Party)*cols+at.Col-1
		}
	case "End":
		if line {
			col = end
		} else {
			row = rows - 1
		}
	case "PageUp", "PageDown":
		way := 1
		if key == "PageUp" {
			way = -1
		}
		if line {
			row = d.group(row, way)
		} else {
			col = clamp(col/cols+way, len(sheets)-1) * cols
		}
	default:
		return at, false, false
	}
	if !line {
		down, right = right, down
	}
	row, col = clamp(row+down, rows-1), clamp(col+right, len(sheets)*cols-1)
	to = Spot{sheets[col/cols], col%cols + 1, row + 1}
	return to, to == at, true
}

// clamp is n, but at least 0 and at most most.
func clamp(n, most int) int { return max(0, min(n, most)) }

// group is the next row, counted from 0, at which a part of the sheet begins:
// the faces, the pictures or the sums. way is 1 or -1.
func (d *Desk) group(row, way int) int {
	rows := d.Game.Rules.Rows
	begins := func(i int) bool {
		return i <= 0 || i >= len(rows) || (rows[i].Face == 0) != (rows[i-1].Face == 0)
	}
	for row += way; !begins(row); row += way {
	}
	return clamp(row, len(rows))
}

// arrow carries out a key that leads over the pad, from the focused cell. At an
// edge it says where one is.
func (d *Desk) arrow(n Names, key, id string, view View) (o Outcome, ok bool) {
	at, ok := d.spot(id)
	if !ok {
		return o, false
	}
	to, edge, ok := d.move(key, at, view)
	switch {
	case !ok:
	case edge:
		o.Say = fmt.Sprintf(n.T().Table.Say.Edge, d.called(n, at))
	default:
		d.at, d.shows = to, 0
		if to.Party != d.Own() && !view.Whole {
			d.shows = to.Party
		}
		o.Focus = PadID(to, d.Own())
	}
	return o, ok
}

// called names a cell of the pad with its owner.
func (d *Desk) called(n Names, at Spot) string {
	r, row := &d.Game.Rules, n.T().Table.Sum
	if at.Row <= len(r.Rows) {
		row = n.Row(r.Rows[at.Row-1].Key)
	}
	return d.Game.Name(at.Party) + ", " + n.Aloud(r, row, at.Col)
}

// Next returns the ID of the element for the next step: the dice or the pad
// once there are dice, and in block mode; otherwise the throw button.
func (d *Desk) Next() string {
	switch st := d.State(); {
	case st.Now().Begun() && d.Game.Level(st) == "":
		if id := d.AfterThrow(); id != "" {
			return id
		}
	case d.Choosable():
		return CellID(d.Cursor())
	case d.Game.Level(st) != "":
		return "quiet"
	}
	return "throw"
}

// AfterThrow returns the ID of the element to focus after a throw: the first
// die while dice can be kept, the pad when only writing is left, "" to leave
// the focus.
func (d *Desk) AfterThrow() string {
	switch st := d.State(); {
	case st.Now().Left() > 0 && !d.Comparing(): // the results of both turns lie where the dice do
		return "die-1"
	case d.Choosable():
		return CellID(d.Cursor())
	case st.Hands() == 2 && !st.Second():
		return "done"
	}
	return ""
}
