package escalero_test

import (
	"testing"

	"serviert/engine/escalero"
)

func TestParseStake(t *testing.T) {
	for in, want := range map[string]string{
		"0.10 EUR": "0.10 EUR", "0,10 EUR": "0.10 EUR", "1 EUR": "1.00 EUR", "1.5 EUR": "1.50 EUR",
		"0.01 Nüsse": "0.01 Nüsse", "2,5 EUR": "2.50 EUR", "10000.00 ATS": "10000.00 ATS",
		"5 Walnut  kernels": "5.00 Walnut kernels", "none": "none",
	} {
		s, err := escalero.ParseStake(in)
		if err != nil || s.String() != want {
			t.Errorf("ParseStake(%q) = %s, %v; want %s", in, s, err, want)
		}
		if back, err := escalero.ParseStake(s.String()); err != nil || back != s {
			t.Errorf("%s is read back as %v, %v", s, back, err)
		}
	}
}

func TestStakesRefused(t *testing.T) {
	for _, in := range []string{
		"", "EUR", "0.10", "0.10 ", "EUR 0.10", "0 EUR", "0.00 EUR", "-1 EUR", "+1 EUR", "0.001 EUR", ".10 EUR",
		"1e3 EUR", "1_0 EUR", "10000.01 EUR", "99999999999999999999 EUR", "1.2.3 EUR", "1,2,3 EUR", "0x1 EUR",
		"2. EUR", "007 EUR", "00.10 EUR", "1 a currency that goes on and on", "none EUR", "1 E\tU", "1 E\nU", "1 \x1b[2J", "1 E\u2028U",
	} {
		if s, err := escalero.ParseStake(in); err == nil {
			t.Errorf("stake %q is taken for %s", in, s)
		}
	}
}

func TestMoney(t *testing.T) {
	for _, c := range []struct {
		cents, points int
		want          string
	}{
		{10, 9, "0.90 EUR"}, {10, -9, "-0.90 EUR"}, {10, 0, "0.00 EUR"}, {1, -5, "-0.05 EUR"},
		{150, 14, "21.00 EUR"}, {150, -1, "-1.50 EUR"}, {25, 1000, "250.00 EUR"},
	} {
		if got := (escalero.Stake{Cents: c.cents, Currency: "EUR"}).Money(c.points); got != c.want {
			t.Errorf("%d points at %d cents are %s, want %s", c.points, c.cents, got, c.want)
		}
	}
}

func FuzzStake(f *testing.F) {
	f.Add("0.10 EUR")
	f.Add("1,5 Nüsse")
	f.Fuzz(func(t *testing.T, in string) {
		s, err := escalero.ParseStake(in)
		if err != nil {
			return
		}
		if back, err := escalero.ParseStake(s.String()); err != nil || back != s {
			t.Errorf("%q is %s, read back as %v, %v", in, s, back, err)
		}
	})
}
