package escalero

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
)

// maxStake bounds a stake, in hundredths of the currency, so that no settlement
// overflows.
const maxStake = 10_000_00

// ParseStake reads a stake: an amount above 0 and up to 10000 with at most two
// decimals, after a point or a comma, without zeros in front, and a printable
// currency of at most 24 bytes: "0.10 EUR". "none" is the zero Stake. The error
// shows the form.
func ParseStake(s string) (Stake, error) {
	if s == "none" {
		return Stake{}, nil
	}
	bad := fmt.Errorf("stake %.40q is not an amount and a currency, for example 0.10 EUR", s)
	amount, currency, ok := strings.Cut(s, " ")
	currency = strings.TrimSpace(currency)
	unprintable := func(r rune) bool { return !unicode.IsPrint(r) }
	if !ok || currency == "" || len(currency) > 24 || strings.ContainsFunc(currency, unprintable) {
		return Stake{}, bad
	}
	currency = strings.Join(strings.Fields(currency), " ")
	whole, part, point := strings.Cut(strings.Replace(amount, ",", ".", 1), ".")
	if len(part) > 2 || len(whole) > 6 || point != (part != "") {
		return Stake{}, bad
	}
	if len(whole) > 1 && whole[0] == '0' {
		return Stake{}, fmt.Errorf("stake %.40q has a zero too many in front, write for example 0.10 EUR", s)
	}
	cents, err := strconv.ParseUint(whole+(part + "00")[:2], 10, 31)
	if err != nil || whole == "" || cents == 0 || cents > maxStake {
		return Stake{}, bad
	}
	return Stake{int(cents), currency}, nil
}

// IsZero tells whether the game is played for points alone.
func (s Stake) IsZero() bool { return s.Cents == 0 }

// String is the stake in record notation: "0.10 EUR", or "none".
func (s Stake) String() string {
	if s.IsZero() {
		return "none"
	}
	return s.Money(1)
}

// Money is what game points are worth, with two decimals after a point: "-0.30
// EUR". Screens format Cents themselves, in their language.
func (s Stake) Money(points int) string {
	cents, sign := points*s.Cents, ""
	if cents < 0 {
		cents, sign = -cents, "-"
	}
	return fmt.Sprintf("%s%d.%02d %s", sign, cents/100, cents%100, s.Currency)
}
