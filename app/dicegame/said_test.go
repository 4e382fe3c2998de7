package dicegame_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/engine/dice"
)

// singular are the verb forms for one person that an announcement may have.
var singular = regexp.MustCompile(`^ (ist|hat|sagt|gibt|spielt|schreibt|streicht|beginnt|würfelt|antwortet|darf|is|has|says|gives|plays|writes|strikes|begins|rolls|answers)\b`)

// unfilled are the marks of a text with two forms.
const unfilled = "{|}"

// Pairs are two people: whatever is said of them has its verb in the plural.
func TestPairsHavePluralVerbs(t *testing.T) {
	found := map[string]bool{}
	hear := func(when, text string) {
		gametest.Sentence(t, when, text)
		if strings.ContainsAny(text, unfilled) {
			t.Errorf("%s: %q is not filled", when, text)
		}
		for _, pair := range []string{"Anna & Bernd", "Carl & Doris"} {
			for rest := text; ; {
				_, after, ok := strings.Cut(rest, pair)
				if !ok {
					break
				}
				if verb := singular.FindString(after); verb != "" {
					t.Errorf("%s: %q says%s of two people", when, text, verb)
				}
				word, _, _ := strings.Cut(strings.TrimPrefix(after, " "), " ")
				found[word], rest = true, after
			}
		}
	}
	kinds := gametest.Kinds()
	contra := kinds[3]
	contra.Options = [][2]string{{"contra", "on"}}
	for seed, k := range []gametest.Kind{kinds[3], contra, contra, contra, contra} {
		g := played(t, k, uint64(seed))
		for at := range g.Match.Len() {
			now := dicegame.New(g.Dice)
			now.Match = prefix(t, g, at+1)
			for _, n := range speakers {
				hear(fmt.Sprint(g.Match.Action(at)), n.Said(now, g.Match.At(at), g.Match.Action(at)))
				if !now.Over() {
					hear("back", n.SaidBack(now))
				}
				if e, ok := now.LastEntry(); ok {
					hear("wrote", n.Wrote(now, e))
				}
			}
		}
		for _, n := range speakers {
			hear("opening", n.SaidThrow(g, dicegame.Opening{{1, 6}}, 2, 6))
		}
	}
	for _, verb := range []string{"schreiben", "streichen", "sagen", "antworten.", "würfeln", "beginnen.", "sind", "write", "strike", "say", "answer.", "roll", "begin.", "are"} {
		if !found[verb] {
			t.Errorf("no pair was told to %q: %v", verb, found)
		}
	}
}

// One person keeps the verb of one person.
func TestOnePersonHasASingularVerb(t *testing.T) {
	g := recorded(t, "escalero", "party Anna\nparty Bernd\n")
	n := dicegame.Names{Lang: "de"}
	if got := n.SaidStart(g); got != "Anna beginnt." {
		t.Errorf("said %q", got)
	}
}

// The sentences of an evening, as people say them.
func TestSentences(t *testing.T) {
	pairs := recorded(t, "escalero", "party Annemarie + Christian\nparty Carl + Dora\n")
	single := recorded(t, "escalero-single", "party Anna\nparty Bernd\nthrow 66612\nwrite 6 1\n")
	g := recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 66612\nwrite 6 3\n")
	two := recorded(t, "wuerfelpoker-two", "party Anna\nparty Bernd\nthrow 66612\nwrite 6 2\n")
	told := func(n dicegame.Names, g *dicegame.Game) string {
		at := g.Match.Len() - 1
		return n.Said(g, g.Match.At(at), g.Match.Action(at))
	}
	de, en := dicegame.Names{Lang: "de"}, dicegame.Names{Lang: "en"}
	for _, c := range []struct{ got, want string }{
		{de.SaidThrow(pairs, dicegame.Opening{{6, 1}}, 2, 1), "Carl & Dora würfeln eine Neun. Annemarie & Christian beginnen."},
		{en.SaidThrow(pairs, dicegame.Opening{{6, 1}}, 2, 1), "Carl & Dora roll a nine. Annemarie & Christian begin."},
		{dicegame.Names{Lang: "de", Pips: true}.SaidRoll("Anna", 1), "Anna würfelt eine Eins"},
		{de.SaidAll(&dicegame.Desk{Game: recorded(t, "wuerfelpoker", "option contra on\nparty Anna\nparty Bernd\nthrow 12345\nwrite S 1\nthrow 12345\nwrite S 2\ncontra\n")}),
			"Bernd antwortet. Mit ×2 kann eine Seite bis zu 28 Spielpunkte verlieren. So, wie es steht, zahlt Anna dann 2 Spielpunkte. Runde 2 von 33. Kolonne ×1: Anna 25, Bernd 0, Anna führt. Kolonne ×2: Anna 0, Bernd 25, Bernd führt. Kolonne ×4: Anna 0, Bernd 0, gleichauf. Offene Felder bei Bernd: 11, 10 und 11. Offene Felder bei Anna: 10, 11 und 11."},
		// After a name that ends in a digit a number is not heard as part of it.
		{de.SaidStanding(recorded(t, "escalero-single", "party Spieler 1\nparty Anna\n")), "Runde 1 von 10. Spieler 1: 0, Anna 0, gleichauf."},
		// A column has one name wherever it is heard; a single one is not named.
		{told(de, g), "Anna schreibt 18: Asse, Kolonne ×4. Bernd ist am Wurf."},
		{told(en, two), "Anna writes 18: Aces, Column ×2. Bernd to throw."},
		{told(de, single), "Anna schreibt 18: Asse. Bernd ist am Wurf."},
		{told(de, recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 12345\nwrite S 1\n")), "Anna schreibt 25: Straße, Kolonne ×1. Serviert! Bernd ist am Wurf."},
		{told(en, recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 12346\nstrike S 1\n")), "Anna strikes Straight, Column ×1. Bernd to throw."},
		{told(de, recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 12345\n")), "Straße serviert! Neun, Zehn, Bube, Dame, König. Noch zwei Würfe."},
		{told(en, recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 66666\n")), "Grande served! Five of a kind in one throw: once in 1,296 throws. Ace, ace, ace, ace, ace. Two throws left."},
		// What stays and what is left are words that one says.
		{told(de, recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 66612\nkeep 666 throw 66644\n")), "Drei Asse bleiben. Neu: Dame, Dame. Full House. Noch ein Wurf."},
		{told(de, recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 63344\nkeep 44 throw 11244\n")), "Zwei Damen bleiben. Neu: Neun, Neun, Zehn. Zwei Paare, Damen und Neuner. Noch ein Wurf."},
		{told(de, recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 63344\nkeep 644 throw 61244\n")), "Ein Ass und zwei Damen bleiben. Neu: Neun, Zehn. Zwei Damen. Noch ein Wurf."},
		{told(de, recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 63344\nkeep 6 throw 61234\nkeep 64 throw 61124\n")), "Ein Ass und eine Dame bleiben. Neu: Neun, Neun, Zehn. Zwei Neuner. Kein Wurf mehr."},
		{told(en, recorded(t, "escalero", "party Anna\nparty Bernd\nthrow 63344\nkeep 3 throw 63124\n")), "Jack stays. New: ace, nine, ten, queen. Nothing special. One throw left."},
		// With real dice nothing else tells an ear that a second turn can follow.
		{told(de, recorded(t, "wuerfelpoker", "option double-hand on\nparty Anna\nparty Bernd\nresult 66612\n")), "Ass, Ass, Ass, Neun, Zehn. Drei Asse. Ein zweiter Zug kann folgen."},
		{told(en, recorded(t, "wuerfelpoker", "option double-hand on\nparty Anna\nparty Bernd\nresult 66612\n")), "Ace, ace, ace, nine, ten. Three aces. A second turn can follow."},
		{told(de, recorded(t, "wuerfelpoker", "option double-hand off\nparty Anna\nparty Bernd\nresult 66612\n")), "Ass, Ass, Ass, Neun, Zehn. Drei Asse."},
		{told(de, recorded(t, "wuerfelpoker", "option contra on\nparty Anna\nparty Bernd\ncontra\naccept\n")), "Bernd spielt weiter, der Einsatz zählt doppelt. Anna ist am Wurf."},
		{told(en, recorded(t, "wuerfelpoker", "option contra on\nparty Anna\nparty Bernd\ncontra\ncontra\naccept\n")), "Anna plays on, the stake counts four times. Anna to throw."},
		// What the button calls Recontra is said and asked as that.
		{strings.SplitAfter(told(de, recorded(t, "wuerfelpoker", "option contra on\nparty Anna\nparty Bernd\ncontra\ncontra\n")), ". ")[0], "Bernd sagt Recontra. "},
		{en.Contra(recorded(t, "wuerfelpoker", "option contra on\nparty Anna\nparty Bernd\ncontra\n")), "Contra"},
		{dicegame.Names{Lang: "de", Pips: true}.Faces([]dice.Face{1, 1, 3}), "Eins, Eins, Drei"},
		{de.Change("contra", "on"), "mit Contra"},
		{de.Change("straight", "25/30"), "Straße: 25, serviert 30"},
		{en.Change("columns", "2-2-4"), "Value of the columns: 2–2–4"},
		{de.Choice("stake", "0.10 EUR"), "0,10\u00a0€"},
		{en.Choice("stake", "0.10 EUR"), "€0.10"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// Partners each pay what their sheet loses, and who plays for two among pairs pays for two: a Contra
// says so, as the settlement does.
func TestAContraTellsWhatEachPartnerPays(t *testing.T) {
	const options = "option contra on\noption stake 0.10 EUR\n"
	for text, want := range map[string][2]string{
		"party Anna + Alf\nparty Bernd + Bea\npoints 6 1 24\npoints 6 1 18\ncontra\n": {
			"Mit ×2 kann jeder bis zu 18 Spielpunkte (1,80\u00a0€) verlieren. So, wie es steht, zahlen Bernd & Bea dann je 2 Spielpunkte (0,20\u00a0€).",
			"At ×2 each player can lose up to 18 game points (€1.80). As things stand, Bernd & Bea then pay 2 game points (€0.20) each."},
		"party Anna + Alf\nparty Bernd\npoints 6 1 24\npoints 6 1 18\ncontra\n": {
			"Mit ×2 kann eine Seite bis zu 36 Spielpunkte (3,60\u00a0€) verlieren. So, wie es steht, zahlt Bernd dann 4 Spielpunkte (0,40\u00a0€).",
			"At ×2 a side can lose up to 36 game points (€3.60). As things stand, Bernd then pays 4 game points (€0.40)."},
		"party Anna\nparty Bernd\npoints 6 1 24\npoints 6 1 18\ncontra\n": {
			"Mit ×2 kann eine Seite bis zu 18 Spielpunkte (1,80\u00a0€) verlieren. So, wie es steht, zahlt Bernd dann 2 Spielpunkte (0,20\u00a0€).",
			"At ×2 a side can lose up to 18 game points (€1.80). As things stand, Bernd then pays 2 game points (€0.20)."},
	} {
		g := recorded(t, "escalero", options+text)
		for i, lang := range []string{"de", "en"} {
			if got := (dicegame.Names{Lang: lang}).Means(g, g.State(), 2); got != want[i] {
				t.Errorf("%q:\n%s\nwant\n%s", text, got, want[i])
			}
		}
	}
}
