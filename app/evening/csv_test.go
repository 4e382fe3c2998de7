package evening

import (
	"fmt"
	"strings"
	"testing"

	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
)

func TestCSV(t *testing.T) {
	e := two()
	for _, g := range e.Games { // a name that spreadsheets could take for a formula
		g.Names[0][0] = `=cmd;"Mitzi"`
	}
	e = New(e.ID, e.Games...)
	text := e.CSV(i18n.For("de"), func(ms int64) string { return fmt.Sprint("day ", ms) })
	for _, want := range []string{
		"\uFEFFDatum;Spiel;Einsatz;", `"'=cmd;""Mitzi"" (Punkte)"`, `;"0,10 EUR";3;-3;0;"0,30";"-0,30";"0,00"`,
		"\r\nday 1001;", "\r\nSumme;;;2;5;-7;\"0,20\";\"0,50\";\"-0,70\"\r\n", "Zahlung;von;an\r\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if n := strings.Count(text, "\n"); n != 4+1+1+2 {
		t.Errorf("%d lines in\n%s", n, text)
	}
}

func TestCSVForPoints(t *testing.T) {
	g := gametest.Recorded(t, head+"party Anna\nparty Bernd\n"+conceded, "1", "e", 1)
	text := New("e", g.Summary()).CSV(i18n.For("en"), func(int64) string { return "today" })
	for _, want := range []string{"today;Escalero;;7;-7\r\n", "Sum;;;7;-7\r\n", "\r\n7;Bernd;Anna\r\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}
