package app

import (
	"fmt"
	"strings"
)

// table builds the text of a spreadsheet: semicolons between the cells, since
// the comma is the decimal mark in German, quotes where a cell needs them,
// and a byte order mark, by which spreadsheets know UTF-8.
type table struct{ b strings.Builder }

func (t *table) line(cells ...string) {
	for i, c := range cells {
		if i > 0 {
			t.b.WriteByte(';')
		}
		if strings.ContainsAny(c, ";,\"\r\n\t") {
			c = `"` + strings.ReplaceAll(c, `"`, `""`) + `"`
		}
		t.b.WriteString(c)
	}
	t.b.WriteString("\r\n")
}

// plain keeps a name from being read as a formula.
func plain(name string) string {
	if name != "" && strings.ContainsRune("=+-@", rune(name[0])) {
		return "'" + name
	}
	return name
}

// number writes hundredths with the language's decimal mark.
func (s *store) number(cents int) string {
	sign := ""
	if cents < 0 {
		cents, sign = -cents, "-"
	}
	return fmt.Sprintf("%s%d%s%02d", sign, cents/100, s.texts().Decimal, cents%100)
}

// csv is an evening as a spreadsheet: a line a game, the sums, the payments.
func (s *store) csv(e evening) string {
	t := s.texts()
	w := t.Games.Sheet
	var out table
	out.b.WriteString("\uFEFF")
	head := []string{w.Date, w.Game, w.Stake}
	for _, name := range e.players {
		head = append(head, plain(fmt.Sprintf(w.Points, name)))
	}
	for _, l := range e.money {
		for _, name := range e.players {
			head = append(head, plain(name+" ("+l.currency+")"))
		}
	}
	out.line(head...)
	for _, g := range e.games {
		points := e.share(g)
		cells := []string{s.date(g.started), t.Dice.Presets[g.Rules.Preset].Name, ""}
		if stake := g.Rules.Stake; !stake.IsZero() {
			cells[2] = s.number(stake.Cents) + " " + plain(stake.Currency)
		}
		for _, p := range points {
			cells = append(cells, fmt.Sprint(p))
		}
		for _, l := range e.money {
			for _, p := range points {
				each := 0
				if g.Rules.Stake.Currency == l.currency {
					each = g.Rules.Stake.Cents
				}
				cells = append(cells, s.number(p*each))
			}
		}
		out.line(cells...)
	}
	sums := []string{w.Sum, "", ""}
	for _, p := range e.points.amounts {
		sums = append(sums, fmt.Sprint(p))
	}
	for _, l := range e.money {
		for _, c := range l.amounts {
			sums = append(sums, s.number(c))
		}
	}
	out.line(sums...)
	s.csvPayments(&out, e)
	return out.b.String()
}

func (s *store) csvPayments(out *table, e evening) {
	w := s.texts().Games.Sheet
	out.line()
	out.line(w.Payment, w.From, w.To)
	if len(e.money) == 0 {
		for _, p := range e.points.payments {
			out.line(fmt.Sprint(p.Amount), plain(e.players[p.From]), plain(e.players[p.To]))
		}
	}
	for _, l := range e.money {
		for _, p := range l.payments {
			out.line(s.number(p.Amount)+" "+plain(l.currency), plain(e.players[p.From]), plain(e.players[p.To]))
		}
	}
}

// offerEvening saves an evening as a spreadsheet.
func (s *store) offerEvening(id string) {
	e, ok := s.eveningByID(id)
	if !ok {
		return
	}
	file := fmt.Sprintf(s.texts().Games.Sheet.File, day(e.games[0].started))
	download(file, s.csv(e), "text/csv;charset=utf-8")
	s.say(fmt.Sprintf(s.texts().Games.Saved, file))
}
