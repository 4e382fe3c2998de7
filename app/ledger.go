package app

import "serviert/engine/escalero"

// ledger is what each player of an evening has won or lost in one currency,
// and how it is settled.
type ledger struct {
	currency string // "" for game points
	amounts  []int  // hundredths of the currency, or points; by player
	payments []escalero.Payment
}

func newLedger(currency string, players int) ledger {
	return ledger{currency: currency, amounts: make([]int, players)}
}

func (l *ledger) add(points []int, each int) {
	for i, p := range points {
		l.amounts[i] += p * each
	}
}

func (l *ledger) settle() { l.payments = escalero.Payments(l.amounts) }
