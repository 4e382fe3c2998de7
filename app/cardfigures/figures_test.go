//go:build !js

package cardfigures

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/letters"
	"serviert/engine/record"
	"serviert/web/words"
)

// played is an evening of people in which at random so many hands were played.
func played(t testing.TB, seats, hands int, stake escalero.Stake, chance *rand.Rand) *cardgame.Evening {
	t.Helper()
	list, err := words.List("de")
	if err != nil {
		t.Fatal(err)
	}
	table := record.Table{Rules: letters.Usual()}
	table.Rules.Deck, table.Rules.Chips, table.Rules.Dealer = letters.German, 1000, 1
	for i := range seats {
		table.Parties = append(table.Parties, record.Party{Names: []string{fmt.Sprint("N", i+1)}})
	}
	e, err := cardgame.Begin(table, list, "7", 1)
	if err != nil {
		t.Fatal(err)
	}
	e.PlayFor(stake)
	for len(e.Public().Hands) < hands || e.Public().Phase != letters.Dealing {
		switch e.Step() {
		case cardgame.Covered:
			e.Look()
		case cardgame.Resting:
			e.Rested()
		default:
			legal := e.Legal()
			a := legal[chance.IntN(len(legal))]
			if a.Kind == letters.Leave || a.Kind == letters.Fold && chance.IntN(3) > 0 {
				continue
			}
			if err := e.Act(a, chance.IntN); err != nil {
				t.Fatal(err)
			}
		}
	}
	return e
}

// What the figures show adds up: a line and a key for each seat, the table of
// the plot, payments that settle what was won.
func TestParts(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 4))
	stake := escalero.Stake{Cents: 10, Currency: "EUR"}
	for _, seats := range []int{2, 4, 14} {
		e := played(t, seats, 3, stake, chance)
		de := i18n.For("de")
		s := cardgame.Speech{T: de}
		html := uitest.HTML(Parts(s, e)...)
		if !strings.Contains(html, "Ein Chip ist 0,10\u00a0€ wert. Abgerechnet wird am Ende") || strings.Contains(html, `class="pays"`) {
			t.Errorf("between two hands it is settled: %s", html)
		}
		if n := strings.Count(html, "<path"); n != seats+1 {
			t.Errorf("%d lines for %d seats", n-1, seats)
		}
		if n := strings.Count(html, `class="swatch"`); n != min(seats, named) {
			t.Errorf("%d keys for %d seats", n, seats)
		}
		if n := strings.Count(html, `<th scope="row">`); n != seats+3 {
			t.Errorf("%d lines in the tables of %d seats and 3 hands", n, seats)
		}
		if err := e.Act(letters.Action{Kind: letters.Leave}, nil); err != nil {
			t.Fatal(err)
		}
		owed := 0
		for _, d := range settled(e, stake).Due(de) {
			owed += d.Raw
		}
		won := 0
		for _, x := range e.Standings() {
			won += max(x.Won, 0) * stake.Cents
		}
		html = uitest.HTML(Parts(s, e)...)
		if owed != won || !strings.Contains(html, `class="pays"`) && won > 0 {
			t.Errorf("%d is owed for %d won: %s", owed, won, html)
		}
	}
}

// Where nothing has been played and nothing is played for there is no plot and
// no payment.
func TestPartsOfNothing(t *testing.T) {
	e := played(t, 2, 0, escalero.Stake{}, rand.New(rand.NewPCG(2, 4)))
	if html := uitest.HTML(Parts(cardgame.Speech{T: i18n.For("en")}, e)...); strings.Contains(html, "<svg") || strings.Contains(html, "pays") {
		t.Errorf("there is %s", html)
	}
}

// Where several are level ahead, all of them are named.
func TestAllWhoAreAheadAreNamed(t *testing.T) {
	all, chance := i18n.For("de"), rand.New(rand.NewPCG(2, 7))
	for range 200 {
		e := played(t, 4, 2, escalero.Stake{}, chance)
		progress := e.Progress()
		last := len(progress[0]) - 1
		var ahead []string
		most := 0
		for i, line := range progress {
			if i == 0 || line[last] > most {
				most, ahead = line[last], nil
			}
			if line[last] == most {
				ahead = append(ahead, e.Name(engine.Player(i+1)))
			}
		}
		if len(ahead) < 2 {
			continue
		}
		html := uitest.HTML(progressPart(all, e, e.Standings()))
		if want := "Vorn: " + all.List(ahead) + " mit "; !strings.Contains(html, want) {
			t.Errorf("no %q in %s", want, html)
		}
		if strings.Contains(html, "region") || !strings.Contains(html, `role="group" tabindex="0"`) {
			t.Errorf("a part of the section is a landmark of the same name: %s", html)
		}
		return
	}
	t.Fatal("nobody was level ahead")
}
