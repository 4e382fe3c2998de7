package dicegame_test

import (
	"fmt"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// recorded is the game of a record without its first line, a dice game with
// these rules.
func recorded(t testing.TB, preset, text string) *dicegame.Game {
	t.Helper()
	return gametest.Recorded(t, "serviert 1 "+preset+"\n"+text, "1", "1", 1)
}

// speakers are all ways to speak of a game.
var speakers = []dicegame.Names{{Lang: "de"}, {Lang: "en"}, {Lang: "de", Pips: true}, {Lang: "en", Pips: true}}

// All 252 hands have a name, with and without "served", in both languages and
// with both kinds of dice; the name agrees with the pattern.
func TestEveryThrowHasACall(t *testing.T) {
	for _, n := range speakers {
		w := &n.T().Dice
		names := map[dice.Pattern]string{dice.Five: w.Grande, dice.Four: w.Poker, dice.FullHouse: w.Full, dice.Straight: w.Straight}
		hands := dice.Outcomes(dice.N)
		if len(hands) != 252 {
			t.Fatalf("%d hands", len(hands))
		}
		for _, o := range hands {
			turn := escalero.Turn{Throws: 1}
			copy(turn.Dice[:], dicegame.InOrder(o.Hand))
			name, combination := names[o.Hand.Best()]
			for _, turn.Served = range []bool{false, true} {
				call := n.Call(turn)
				gametest.Sentence(t, o.Hand.String(), call)
				want := name
				if turn.Served {
					want += " " + w.Served
				}
				switch {
				case combination && call != want:
					t.Errorf("%v is called %q, want %q", o.Hand, call, want)
				case !combination && strings.Contains(call, w.Served):
					t.Errorf("%v is called %q", o.Hand, call)
				case combination != dicegame.Combination(turn):
					t.Errorf("%v, a combination: %v", o.Hand, combination)
				}
			}
		}
		gametest.Sentence(t, "before the first throw", n.Call(escalero.Turn{}))
	}
	for call, faces := range map[string]dice.Throw{
		"Drei Könige": {5, 1, 5, 2, 5}, "Zwei Paare": {6, 6, 1, 1, 2}, "Zwei Asse": {6, 6, 1, 3, 2}, "Nichts Besonderes": {1, 2, 3, 4, 6}, "Zwei Neuner": {1, 1, 2, 3, 4},
	} {
		if got := (dicegame.Names{Lang: "de"}).Call(escalero.Turn{Dice: faces, Throws: 1}); got != call {
			t.Errorf("%v is called %q, want %q", faces, got, call)
		}
	}
}

// Rows, dice and columns are called the same on the screen and in speech, with
// faces or pips, in both languages.
func TestNames(t *testing.T) {
	byColumns, _ := escalero.Preset("escalero")
	single, _ := escalero.Preset("escalero-single")
	plain, _ := escalero.Preset("wuerfelpoker-top-down")
	for i, want := range []string{
		"B Bube Buben|B Buben|Straße Straße|×4 Kolonne ×2|Buben ×1|Buben|Buben (Kolonne\u00a02)|noch 2, noch 1, kein Wurf mehr|Neun, Ass",
		"J jack jacks|J Jacks|Straight Straight|×4 Column ×2|Jacks ×1|Jacks|Jacks (Column\u00a02)|2 left, 1 left, no throw left|nine, ace",
		"3 Drei Dreier|3 Dreier|Straße Straße|×4 Kolonne ×2|Dreier ×1|Dreier|Dreier (Kolonne\u00a02)|noch 2, noch 1, kein Wurf mehr|Eins, Sechs",
		"3 three threes|3 Threes|Straight Straight|×4 Column ×2|Threes ×1|Threes|Threes (Column\u00a02)|2 left, 1 left, no throw left|one, six",
	} {
		n := speakers[i]
		left := func(throws int) string { return n.Left(escalero.Turn{Throws: throws}) }
		got := strings.Join([]string{
			n.Letter(3) + " " + n.Die(3) + " " + n.Many(3),
			n.RowLabel("3") + " " + n.Row("3"), n.RowLabel("S") + " " + n.Row("S"),
			n.ColumnLabel(&byColumns, 3) + " " + n.Column(&byColumns, 2),
			n.Where(&byColumns, n.Row("3"), 1), n.Where(&single, n.Row("3"), 1), n.Where(&plain, n.Row("3"), 2),
			left(1) + ", " + left(2) + ", " + left(3), n.Faces([]dice.Face{1, 6}),
		}, "|")
		if got != want {
			t.Errorf("%+v:\n%s\nwant\n%s", n, got, want)
		}
		if n.ColumnLabel(&plain, 2) != "2" {
			t.Errorf("the second column is headed %q", n.ColumnLabel(&plain, 2))
		}
		for _, r := range escalero.Presets() {
			for _, row := range r.Rows {
				gametest.Sentence(t, row.Key, n.Row(row.Key))
				gametest.Sentence(t, row.Key, n.RowLabel(row.Key))
			}
		}
	}
}

// Who leads is told column by column, and in total where that is settled and no
// column shows it.
func TestTheStandingIsTold(t *testing.T) {
	const begun = "party Anna\nparty Bernd\npoints 6 1 24\npoints F 2 30\n"
	n := dicegame.Names{Lang: "en"}
	for _, c := range []struct{ preset, options, want string }{
		{"wuerfelpoker-two", "", "Round 2 of 22. Column ×1: Anna 24, Bernd 0, Anna leads. Column ×2: Anna 0, Bernd 30, Bernd leads."},
		{"wuerfelpoker-two", "option settlement difference\n", "Round 2 of 22. Column 1: Anna 24, Bernd 0, Anna is 24 ahead. Column 2: Anna 0, Bernd 30, Bernd is 30 ahead. Total: Anna 24, Bernd 30, Bernd is 6 ahead."},
		{"wuerfelpoker-two", "option settlement difference\n" + begun + "stop\n", "The game is over. Column 1: Anna 24, Bernd 0, Anna is 24 ahead. Column 2: Anna 0, Bernd 30, Bernd is 30 ahead. Total: Anna 24, Bernd 30, Bernd wins by 6."},
		{"wuerfelpoker-two", "option settlement difference\nparty Anna\nparty Bernd\nparty Carl\npoints 6 1 24\npoints 6 1 24\npoints 6 1 18\n", "Round 2 of 22. Column 1: Anna 24, Bernd 24, Carl 18, Anna and Bernd level. Column 2: Anna 0, Bernd 0, Carl 0, level. Total: Anna 24, Bernd 24, Carl 18, Anna and Bernd level."},
	} {
		if !strings.Contains(c.options, "party") {
			c.options += begun
		}
		if said := n.SaidStanding(recorded(t, c.preset, c.options)); said != c.want {
			t.Errorf("said %q, want %q", said, c.want)
		}
	}
	given := "The game is over. Anna gave up. Column ×1: Anna 26, Bernd 0, Anna leads. Column ×2: Anna 0, Bernd 30, Bernd leads."
	if said := n.SaidStanding(recorded(t, "wuerfelpoker-two", "option contra on\n"+begun+"throw 11234\nwrite 1 1\ncontra\nconcede\n")); said != given {
		t.Errorf("said %q, want %q", said, given)
	}
	// Who is behind is not level with those at the top.
	three := recorded(t, "escalero-single", "party Anna\nparty Bernd\nparty Carl\npoints 6 1 24\npoints 6 1 24\npoints 1 1 3\n")
	for lang, want := range map[string]string{
		"de": "Runde 2 von 10. Anna 24, Bernd 24, Carl 3, Anna und Bernd gleichauf.", "en": "Round 2 of 10. Anna 24, Bernd 24, Carl 3, Anna and Bernd level.",
	} {
		if said := (dicegame.Names{Lang: lang}).SaidStanding(three); said != want {
			t.Errorf("said %q, want %q", said, want)
		}
	}
	// One column is the total. A running one is where it is full; before, it has less in it than there is.
	if said := n.SaidStanding(recorded(t, "escalero-single", "party Anna\nparty Bernd\npoints 6 1 24\n")); said != "Round 1 of 10. Anna 24, Bernd 0, Anna is 24 ahead." {
		t.Errorf("said %q", said)
	}
	down, _ := escalero.Preset("wuerfelpoker-top-down")
	ends := "The game is over. Column 1: Mitzi 157, Franz 151, Mitzi is 6 ahead. Column 2: Mitzi 288, Franz 312, Franz wins by 24."
	if said := n.SaidStanding(gametest.Filled(down, 0, 1)); said != ends {
		t.Errorf("said %q, want %q", said, ends)
	}
	first := ""
	for row := range strings.FieldsSeq("1 2 3 4 5 6 S F P G X") {
		first += strings.Replace("strike "+row+" 1\n", "strike 6", "points 6 1 24\nstrike 6", 1)
		if row != "6" {
			first += "strike " + row + " 1\n" // Bernd, too
		}
	}
	begins := "Round 13 of 22. Column 1: Anna 24, Bernd 0, Anna is 24 ahead. Column 2: Anna 0, Bernd 4, Bernd is 4 ahead. Total: Anna 24, Bernd 4, Anna is 20 ahead."
	if said := n.SaidStanding(recorded(t, "wuerfelpoker-top-down", "party Anna\nparty Bernd\n"+first+"strike 1 2\npoints 1 2 4\n")); said != begins {
		t.Errorf("said %q", said)
	}
}

// An amount names its currency as the figures do, however a record writes it.
func TestAnAmountNamesItsCurrency(t *testing.T) {
	for text, want := range map[string]string{"€": "2,50\u00a0€", "EUR": "2,50\u00a0€", "$": "2,50\u00a0USD", "sFr": "2,50\u00a0CHF", "Nüsse": "2,50\u00a0Nüsse"} {
		if got := (dicegame.Names{Lang: "de"}).Money(escalero.Stake{Cents: 250, Currency: text}, 1); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
	// In English the sign stands in front, a code or a name behind.
	for text, want := range map[string]string{"EUR": "−€1,250.50", "USD": "−1,250.50\u00a0USD", "nuts": "−1,250.50\u00a0nuts"} {
		if got := (dicegame.Names{Lang: "en"}).Money(escalero.Stake{Cents: 125050, Currency: text}, -1); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

// Game points are told with the money that they are, where there is any.
func TestAmounts(t *testing.T) {
	points, _ := escalero.Preset("escalero")
	money, err := points.With("stake", "0.10 EUR")
	if err != nil {
		t.Fatal(err)
	}
	n := dicegame.Names{Lang: "de"}
	for want, got := range map[string]string{
		"1 Spielpunkt": n.Amount(&points, 1), "36 Spielpunkte": n.Amount(&points, 36),
		"1 Spielpunkt (0,10\u00a0€)": n.Amount(&money, 1), "36 Spielpunkte (3,60\u00a0€)": n.Amount(&money, 36),
	} {
		if got != want {
			t.Errorf("said %q, want %q", got, want)
		}
	}
}

// What is played and for how much stands in one line.
func TestAgreed(t *testing.T) {
	g := recorded(t, "escalero", "option stake 0.10 EUR\nparty Anna\nparty Bernd\n")
	two := recorded(t, "wuerfelpoker-top-down", "party Anna\nparty Bernd\n")
	for _, c := range []struct{ got, want string }{
		{dicegame.Names{Lang: "de"}.Agreed(&g.Rules), "Escalero · 1–2–4 · 1 Spielpunkt zu 0,10\u00a0€"},
		{dicegame.Names{Lang: "de"}.Agreed(&two.Rules), "Würfelpoker von oben nach unten"},
		{dicegame.Names{Lang: "de"}.Money(g.Rules.Stake, 35), "3,50\u00a0€"},
		{dicegame.Names{Lang: "en"}.Choice("columns", "1-2-4"), "1–2–4"},
		{dicegame.Names{Lang: "en"}.Choice("made", "up"), "up"},
		{dicegame.Names{Lang: "de"}.Change("sweep", "5"), "Alle Kolonnen gewonnen: 5 Punkte mehr"},
		{dicegame.Names{Lang: "en"}.Choice("sweep", "1"), "1 point more"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// Who has two turns for an entry hears that there are two results to choose from, as the tray shows it, and then the
// dice of the one that is chosen. A computer player is not asked.
func TestTwoResultsAreSaid(t *testing.T) {
	turns := func(first, last string) string {
		return "throw " + first + "\nkeep 666 throw " + first + "\nkeep 666 throw " + first + "\ndone\nthrow 11345\nkeep 1 throw " + last + "\nkeep 1 throw " + last + "\n"
	}
	for _, c := range []struct{ lang, bernd, first, last, asks string }{
		{"de", "", "66612", "12345", " Welches Ergebnis gilt: Drei Sechser oder Straße?"},
		{"en", "", "66612", "12345", " Which result counts: Three sixes or Straight?"},
		{"de", "", "66612", "11336", " Welches Ergebnis gilt: Drei Sechser oder Zwei Paare, Dreier und Einser?"},
		{"de", "", "66612", "16662", " Welches Ergebnis gilt: Sechs, Sechs, Sechs, Eins, Zwei oder Eins, Sechs, Sechs, Sechs, Zwei?"},
		{"de", "\tcomputer strong", "66612", "12345", ""},
	} {
		n := dicegame.Names{Lang: c.lang, Pips: true}
		g := recorded(t, "wuerfelpoker", "option double-hand on\nparty Anna"+c.bernd+"\nparty Bernd\n"+turns(c.first, c.last))
		m := g.Match
		said := n.Said(g, m.At(m.Len()-1), m.Action(m.Len()-1))
		if asks := strings.Contains(said, c.asks); !asks || c.asks == "" && strings.Contains(said, "?") {
			t.Errorf("said is %q, want %q at its end", said, c.asks)
		}
		d := dicegame.Desk{Game: g}
		if first := fmt.Sprintf(n.T().Table.Say.FirstIs, n.Told(g.State().First())); strings.Contains(n.SaidAll(&d), first) {
			t.Errorf("both results are told, and once more %q", first)
		}
		// While the second turn goes on, what it is to beat is told.
		going := recorded(t, "wuerfelpoker", "option double-hand on\nparty Anna\nparty Bernd\nthrow 66612\ndone\nthrow 11345\n")
		if all, want := n.SaidAll(&dicegame.Desk{Game: going}), map[string]string{"de": "Noch zwei Würfe. Aus dem ersten Zug: Drei Sechser. Runde 1 ", "en": "Two throws left. From the first turn: Three sixes. Round 1 "}[c.lang]; !strings.Contains(all, want) {
			t.Errorf("in the second turn %q is told, without %q", all, want)
		}
		last := n.SaidDice(&d)
		d.Result = 1
		if first := n.SaidDice(&d); first == last || !strings.Contains(first, n.Call(g.State().First())+". ") {
			t.Errorf("of the first result is said %q, of the last %q", first, last)
		}
	}
}

// At a pad for real dice nothing is said of throws, which it does not know: neither that none was made nor how many are left.
func TestRealDiceAreNotSaidToBeUnthrown(t *testing.T) {
	n := dicegame.Names{Lang: "en"}
	for record, want := range map[string]string{
		"party Anna\nparty Bernd\n":               "Here you play with real dice.",
		"party Anna\nparty Bernd\nresult 66661\n": "Ace, ace, ace, ace, nine. Poker.",
	} {
		d := &dicegame.Desk{Game: recorded(t, "escalero", record)}
		d.Game.Block = true
		if got := n.SaidDice(d); got != want {
			t.Errorf("%q, want %q", got, want)
		}
		if all := n.SaidAll(d); !strings.HasPrefix(all, "Anna to throw. Round 1") && !strings.HasPrefix(all, "Anna to write. "+want+" Round 1") {
			t.Errorf("in all %q", all)
		}
	}
}

// What is said of dice and sheets, word for word.
func TestWhatIsSaid(t *testing.T) {
	n := dicegame.Names{Lang: "en"}
	g := recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 66612\nwrite 6 1\nthrow 55512\n")
	g.Kept = [5]bool{true, true}
	for _, c := range []struct{ got, want string }{
		{n.SaidDice(&dicegame.Desk{Game: g}), "King, king, king, nine, ten. Two kings stay. Three kings. Two throws left."},
		{n.SaidKept(g, 0), "King stays."},
		{n.SaidKept(g, 3), "Nine is thrown."},
		{n.SaidSheet(g, 1), "Anna: Column ×1, sum 18, 9 open. Column ×2, sum 0, 10 open. Column ×4, sum 0, 10 open."},
		{n.SaidBack(g), "Taken back. Bernd is up again."},
		{n.SaidStart(g), "Bernd to throw."},
		{n.SaidDice(&dicegame.Desk{Game: recorded(t, "escalero", "party Anna\nparty Bernd\n")}), "Not thrown yet."},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// Every action of every kind of game is told, in each language and with either
// kind of dice.
func TestEveryActionIsTold(t *testing.T) {
	for i, k := range gametest.Kinds() {
		g := played(t, k, uint64(i))
		for at := range g.Match.Len() {
			now := dicegame.New(g.Dice)
			now.Match = prefix(t, g, at+1)
			for _, n := range speakers {
				gametest.Sentence(t, fmt.Sprint(k, " ", g.Match.Action(at)), n.Said(now, g.Match.At(at), g.Match.Action(at)))
			}
		}
	}
}
