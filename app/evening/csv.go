package evening

import (
	"fmt"
	"slices"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/i18n"
)

// sheet builds the text of a spreadsheet: commas between the cells, or semicolons
// where the comma is the decimal mark, as the programs expect in a language; quotes
// where a cell needs them, and a byte order mark, by which they know UTF-8.
type sheet struct {
	b strings.Builder
	t *i18n.Texts
}

func (s *sheet) line(cells ...string) {
	between := byte(',')
	if s.t.Decimal == "," {
		between = ';'
	}
	for i, c := range cells {
		if i > 0 {
			s.b.WriteByte(between)
		}
		if strings.ContainsAny(c, ";,\"\r\n\t") {
			c = `"` + strings.ReplaceAll(c, `"`, `""`) + `"`
		}
		s.b.WriteString(c)
	}
	s.b.WriteString("\r\n")
}

// number writes hundredths with the decimal mark of the language.
func (s *sheet) number(cents int) string {
	sign := ""
	if cents < 0 {
		cents, sign = -cents, "-"
	}
	return fmt.Sprintf("%s%d%s%02d", sign, cents/100, s.t.Decimal, cents%100)
}

// plain keeps a name from being read as a formula.
func plain(name string) string {
	if name != "" && strings.ContainsRune("=+-@", rune(name[0])) {
		return "'" + name
	}
	return name
}

// CSV is the evening as a spreadsheet: a line for each game, the sums, the
// payments. Where games came from elsewhere a column says from where; where something
// was noted on a game, that is the last one. date writes a time given in Unix milliseconds.
func (e Evening) CSV(t *i18n.Texts, date func(ms int64) string) string {
	w, out := &t.Games.Sheet, &sheet{t: t}
	out.b.WriteString("\uFEFF")
	head := []string{w.Date, w.Game, w.Stake}
	for _, name := range e.Players {
		head = append(head, plain(fmt.Sprintf(w.Points, name)))
	}
	for _, l := range e.Money {
		for _, name := range e.Players {
			head = append(head, plain(name+" ("+l.Currency+")"))
		}
	}
	brought := slices.ContainsFunc(e.Games, func(g dicegame.Summary) bool { return g.From != "" })
	if brought {
		head = append(head, w.Origin)
	}
	noted := slices.ContainsFunc(e.Games, func(g dicegame.Summary) bool { return g.Note != "" })
	if noted {
		head = append(head, t.Note.Title)
	}
	out.line(head...)
	for _, g := range e.Games {
		points := e.Share(g)
		cells := []string{date(g.Started), t.Dice.Presets.At(g.Preset).Name, ""}
		if stake := g.Stake(); !stake.IsZero() {
			cells[2] = out.number(stake.Cents) + " " + plain(stake.Currency)
		}
		for _, p := range points {
			cells = append(cells, fmt.Sprint(p))
		}
		for _, l := range e.Money {
			each := 0
			if g.Money == l.Currency {
				each = g.Cents
			}
			for _, p := range points {
				cells = append(cells, out.number(p*each))
			}
		}
		if brought {
			cells = append(cells, t.Sharing.Came.At(g.From))
		}
		if noted {
			cells = append(cells, plain(g.Note))
		}
		out.line(cells...)
	}
	sums := []string{w.Sum, "", ""}
	for _, p := range e.Points.Amounts {
		sums = append(sums, fmt.Sprint(p))
	}
	for _, l := range e.Money {
		for _, c := range l.Amounts {
			sums = append(sums, out.number(c))
		}
	}
	out.line(sums...)
	e.payments(out)
	return out.b.String()
}

// payments are the last lines: how much from whom to whom.
func (e Evening) payments(out *sheet) {
	w := &out.t.Games.Sheet
	e, _ = e.Owing()
	out.line()
	out.line(w.Payment, w.From, w.To)
	ledgers := e.Money
	if len(ledgers) == 0 {
		ledgers = []Ledger{e.Points}
	}
	for _, l := range ledgers {
		for _, p := range l.Payments {
			amount := fmt.Sprint(p.Amount)
			if l.Currency != "" {
				amount = out.number(p.Amount) + " " + plain(l.Currency)
			}
			out.line(amount, plain(e.Players[p.From]), plain(e.Players[p.To]))
		}
	}
}
