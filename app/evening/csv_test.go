package evening

import (
	"fmt"
	"strings"
	"testing"

	"serviert/app/dicegame"
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

// Each currency has its own columns, sums and payments.
func TestCSVForTwoCurrencies(t *testing.T) {
	const play = "party Anna\nparty Bernd\n" + conceded
	one := gametest.Recorded(t, head+"option stake 0.50 EUR\n"+play, "1", "e", 1).Summary()
	two := gametest.Recorded(t, head+"option stake 20.00 CHF\n"+strings.NewReplacer("Anna", "Bernd", "Bernd", "Anna").Replace(play), "2", "e", 2).Summary()
	text := New("e", one, two).CSV(i18n.For("de"), func(ms int64) string { return fmt.Sprint("day ", ms) })
	want := strings.ReplaceAll("\uFEFF"+`Datum;Spiel;Einsatz;Anna (Punkte);Bernd (Punkte);Anna (EUR);Bernd (EUR);Anna (CHF);Bernd (CHF)
day 1;Escalero;"0,50 EUR";7;-7;"3,50";"-3,50";"0,00";"0,00"
day 2;Escalero;"20,00 CHF";-7;7;"0,00";"0,00";"-140,00";"140,00"
Summe;;;0;0;"3,50";"-3,50";"-140,00";"140,00"

Zahlung;von;an
"3,50 EUR";Bernd;Anna
"140,00 CHF";Anna;Bernd
`, "\n", "\r\n")
	if text != want {
		t.Errorf("is\n%s\nwant\n%s", text, want)
	}
}

// A note is in the last column, which is not there without one.
func TestCSVWithNotes(t *testing.T) {
	const play = "party Anna\nparty Bernd\n" + conceded
	one, two := gametest.Recorded(t, head+play, "1", "e", 1), gametest.Recorded(t, head+play, "2", "e", 2)
	two.Note = "=Hütte; Regen"
	text := New("e", one.Summary(), two.Summary()).CSV(i18n.For("en"), func(ms int64) string { return fmt.Sprint("day ", ms) })
	for _, want := range []string{",Bernd (points),Note\r\n", "day 1,Escalero,,7,-7,\r\n", "day 2,Escalero,,7,-7,\"'=Hütte; Regen\"\r\n", "Sum,,,14,-14\r\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

func TestCSVSaysWhereGamesCameFrom(t *testing.T) {
	const play = "party Anna\nparty Bernd\n" + conceded
	one, two := gametest.Recorded(t, head+play, "1", "e", 1), gametest.Recorded(t, head+play, "2", "e", 2)
	two.From, two.Note = dicegame.FromLink, "Hütte"
	text := New("e", one.Summary(), two.Summary()).CSV(i18n.For("en"), func(ms int64) string { return fmt.Sprint("day ", ms) })
	for _, want := range []string{",Bernd (points),Origin,Note\r\n", "day 1,Escalero,,7,-7,,\r\n", "day 2,Escalero,,7,-7,by a link,Hütte\r\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

func TestCSVForPoints(t *testing.T) {
	g := gametest.Recorded(t, head+"party Anna\nparty Bernd\n"+conceded, "1", "e", 1)
	text := New("e", g.Summary()).CSV(i18n.For("en"), func(int64) string { return "today" })
	for _, want := range []string{"today,Escalero,,7,-7\r\n", "Sum,,,7,-7\r\n", "\r\n7,Bernd,Anna\r\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}
