package evening

import (
	"fmt"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine/escalero"
)

// Ledger is what each player of an evening has won or lost in one currency,
// and how it is settled.
type Ledger struct {
	Currency string // "" for game points
	Amounts  []int  // hundredths of the currency, or points; by player
	Payments []escalero.Payment
}

func newLedger(currency string, players int) Ledger {
	return Ledger{Currency: currency, Amounts: make([]int, players)}
}

func (l *Ledger) add(points []int, each int) {
	for i, p := range points {
		l.Amounts[i] += p * each
	}
}

func (l *Ledger) settle() { l.Payments = escalero.Payments(l.Amounts) }

// Signed writes what somebody has won or lost, with its sign.
func (l Ledger) Signed(t *i18n.Texts, n int) string {
	if l.Currency == "" {
		return t.Gain(n)
	}
	text := t.Money(n, l.Currency)
	if n > 0 {
		text = "+" + text
	}
	return text
}

// Due is one payment in words.
type Due struct {
	Who    string // "Franz zahlt Mitzi", "Mitzi gewinnt"
	Amount string // "0,30 €", "3 Punkte"
	Raw    int    // the amount, in the unit of its ledger
}

// Said is the payment in one text, "Franz zahlt Mitzi 0,30 €".
func (d Due) Said() string { return i18n.Beside(d.Who, d.Amount) }

// Due lists the fewest payments that settle the evening: in each currency, or
// in points where there was no stake. See Owing for one that was paid before.
func (e Evening) Due(t *i18n.Texts) (list []Due) {
	ledgers, who := e.Money, func(from, to string) string { return fmt.Sprintf(t.Settlement.Pays, from, to) }
	switch {
	case len(ledgers) > 0:
	case len(e.Players) == 2:
		ledgers, who = []Ledger{e.Points}, func(_, to string) string { return fmt.Sprintf(t.Settlement.Gets, to) }
	default:
		ledgers, who = []Ledger{e.Points}, func(from, to string) string { return fmt.Sprintf(t.Settlement.Gives, from, to) }
	}
	for _, l := range ledgers {
		for _, p := range l.Payments {
			amount := t.Count(p.Amount)
			if l.Currency != "" {
				amount = t.Money(p.Amount, l.Currency)
			}
			list = append(list, Due{who(e.Players[p.From], e.Players[p.To]), amount, p.Amount})
		}
	}
	return list
}

// Result is the end of a game in one sentence, as it is spoken.
func Result(t *i18n.Texts, g dicegame.Summary) string {
	var parts []string
	for _, d := range New("", g).Due(t) {
		parts = append(parts, d.Said())
	}
	if parts == nil {
		return t.Settlement.Level
	}
	return strings.Join(parts, ", ")
}

// Ahead is who has won most, all who are level, and how much that is, both ""
// where nobody has won anything: in the first currency, or in points where there
// was no stake.
func (e Evening) Ahead(t *i18n.Texts) (names, amount string) {
	l := e.Points
	if len(e.Money) > 0 {
		l = e.Money[0]
	}
	var list []string
	most := 1
	for i, n := range l.Amounts {
		if n > most {
			list, most = nil, n
		}
		if n == most {
			list = append(list, e.Players[i])
		}
	}
	if list == nil {
		return "", ""
	}
	return t.List(list), l.Signed(t, most)
}
