package story_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/app/story"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
)

// told is the story of a game with the luck and the mistakes that are given: what
// is decided at its first decision counts for all.
func told(g *dicegame.Game, luck, lost []float64) *story.Story {
	zero := make([]float64, len(luck))
	s := &story.Story{Game: g, Books: thought.Books{Start: zero, Luck: luck, Lost: lost, Contra: slices.Clone(zero), Others: zero, Error: zero}}
	for at := range g.Match.Len() {
		if g.Match.Action(at).Row != "" {
			s.Decisions = append(s.Decisions, thought.Decision{At: at})
		}
	}
	return s
}

// won is a finished game of columns that a party wins, the first party being
// Mitzi, then Franz and Poldi.
func won(t *testing.T, pads ...int) *dicegame.Game {
	t.Helper()
	rules, _ := escalero.Preset("escalero")
	return gametest.FilledByDice(rules, pads...)
}

// What has decided a game follows from who had the luck and who gave away less.
// The winner is named as such, and what is not worth telling is not told.
func TestTheVerdict(t *testing.T) {
	two, three := won(t, 0, 1), won(t, 0, 1, 2)
	best := func(g *dicegame.Game) int {
		paid := g.State().Payoff()
		return slices.Index(paid, slices.Max(paid))
	}
	names := func(g *dicegame.Game, text string, others ...int) string {
		w := best(g)
		text = strings.ReplaceAll(text, "WINNER", g.Name(engine.Player(w+1)))
		for i, o := range others {
			text = strings.ReplaceAll(text, fmt.Sprint("OTHER", i+1), g.Name(engine.Player(o+1)))
		}
		return text
	}
	for _, c := range []struct {
		luck, skill float64 // of the winner over the other; among three also over the nearer one
		want        story.Decider
		de          string
		of3         story.Decider
		de3         string
	}{
		{8, 3, story.LuckAndSkill, "WINNER hatte die besseren Würfel und hat besser entschieden.",
			story.LuckAndSkill, "WINNER hatte die besten Würfel und hat am besten entschieden."},
		{8, 0.4, story.Luck, "Die Würfel haben es entschieden: Die besseren hatte WINNER. Gespielt wurde etwa gleich gut.",
			story.LuckAndSkill, "WINNER hatte die besten Würfel und hat am besten entschieden."},
		{8, -3, story.OnlyLuck, "WINNER hat mit den besseren Würfeln gewonnen. Besser entschieden hat OTHER1.",
			story.OnlyLuck, "WINNER hat mit den besten Würfeln gewonnen. Am besten entschieden hat OTHER2."},
		{0.4, 3, story.Skill, "Das Können hat es entschieden: WINNER hat weniger verschenkt, die Würfel waren gerecht verteilt.",
			story.LuckAndSkill, "WINNER hatte die besten Würfel und hat am besten entschieden."},
		{-2, 3, story.OnlySkill, "WINNER hat mit den besseren Entscheidungen gewonnen. Die besseren Würfel hatte OTHER1.",
			story.OnlySkill, "WINNER hat mit den besten Entscheidungen gewonnen. Am meisten Glück hatte OTHER1."},
		{0.4, -0.4, story.Nothing, "WINNER hat gewonnen. Den Ausschlag gaben weder die Würfel allein noch die Entscheidungen allein.",
			story.OnlyLuck, "WINNER hat mit den besten Würfeln gewonnen. Am besten entschieden hat OTHER2."},
		{-3, -3, story.Nothing, "WINNER hat gewonnen. Den Ausschlag gaben weder die Würfel allein noch die Entscheidungen allein.",
			story.Nothing, "WINNER hat gewonnen. Den Ausschlag gaben weder die Würfel allein noch die Entscheidungen allein."},
	} {
		for _, g := range []*dicegame.Game{two, three} {
			n, w := len(g.Parties), best(g)
			var others []int
			for i := range n {
				if i != w {
					others = append(others, i)
				}
			}
			// Among three the first of the others is the luckier one, the second the better one.
			luck, lost := make([]float64, n), make([]float64, n)
			for i := range n {
				lost[i] = 5
			}
			luck[w] = c.luck
			lost[w] -= c.skill
			want, de := c.want, c.de
			if n == 3 {
				luck[others[1]], lost[others[0]] = -20, 25
				want, de = c.of3, c.de3
			}
			s := told(g, luck, lost)
			if v := s.Verdict(); v.By != want || int(v.Winner) != w+1 {
				t.Errorf("luck %v, skill %v among %d: %+v, want %v", c.luck, c.skill, n, v, want)
			}
			for _, lang := range []string{"de", "en"} {
				text := s.SaidVerdict(dicegame.Names{Lang: lang})
				gametest.Sentence(t, fmt.Sprint(lang, " verdict ", want), text)
				if !strings.Contains(text, g.Name(engine.Player(w+1))) {
					t.Errorf("%q does not name the winner", text)
				}
				if want := names(g, de, others...); lang == "de" && text != want {
					t.Errorf("said %q, want %q", text, want)
				}
			}
		}
	}
	// Who plays once more has the dice of then, whatever they were worth in other columns.
	again := gametest.Again(t, "escalero-single", 1)
	w := engine.Player(best(again) + 1)
	for _, luck := range [][]float64{{40, 0}, {0, 40}} {
		s := told(again, luck, []float64{0, 0})
		if v := s.Verdict(); v.By != story.SameDice || v.Winner != w || s.SaidVerdict(dicegame.Names{Lang: "de"}) != again.Name(w)+" hat aus denselben Würfeln mehr gemacht." {
			t.Errorf("%+v, said %q", v, s.SaidVerdict(dicegame.Names{Lang: "de"}))
		}
	}
	// Who had the better dice of two may have had bad luck, as the sentence about him then says: nobody is called lucky.
	unlucky := told(two, []float64{-30, -30}, []float64{14, 14})
	unlucky.Books.Luck[1-best(two)], unlucky.Books.Lost[1-best(two)] = -60, 9
	for _, lang := range []string{"de", "en"} {
		n := dicegame.Names{Lang: lang}
		if text := unlucky.SaidVerdict(n); strings.Contains(text, "Glück") || strings.Contains(text, "luck") {
			t.Errorf("%q, and %q", text, unlucky.SaidShare(n, engine.Player(best(two)+1)))
		}
	}
	s := told(two, []float64{0, 0}, []float64{0, 0})
	s.Books.Contra[best(two)] = 9
	if v := s.Verdict(); v.By != story.Doubling || !strings.Contains(s.SaidVerdict(dicegame.Names{Lang: "de"}), "Contra hat es entschieden") {
		t.Errorf("%+v", v)
	}
	// It has brought more than dice and decisions where it has brought more than both together.
	s.Books.Luck[best(two)], s.Books.Lost[1-best(two)] = 6, 4
	if v := s.Verdict(); v.By != story.LuckAndSkill {
		t.Errorf("6 by dice, 4 by decisions, 9 by Contra: %+v", v)
	}
	s.Books.Luck[best(two)] = 4
	if v := s.Verdict(); v.By != story.Doubling {
		t.Errorf("4 by dice, 4 by decisions, 9 by Contra: %+v", v)
	}
	level := told(won(t, 0, 0), []float64{9, 0}, []float64{0, 9})
	if v := level.Verdict(); v.By != story.Nobody || v.Winner != 0 || level.SaidVerdict(dicegame.Names{Lang: "en"}) == "" {
		t.Errorf("a draw: %+v", v)
	}
}

// Among three the best player at two places gives nothing away at either. Neither is said to have decided best alone,
// and nobody that all decided alike, where the third one did not. What is shown as the same number is the same.
func TestTheVerdictWhereSomeAreLevel(t *testing.T) {
	g := won(t, 0, 1, 2)
	w := slices.Index(g.State().Payoff(), slices.Max(g.State().Payoff()))
	a, b := (w+1)%3, (w+2)%3
	name := func(i int) string { return g.Name(engine.Player(i + 1)) }
	both := g.Names([]engine.Player{engine.Player(min(a, b) + 1), engine.Player(max(a, b) + 1)})
	for _, c := range []struct {
		luck, lost [3]float64 // of the winner and the others
		de, en     string
	}{
		{[3]float64{3, 1, -4}, [3]float64{0, 0, 9}, name(w) + " hat mit den besten Würfeln gewonnen. Besser entschieden hat niemand.",
			name(w) + " won with the best dice. Nobody decided better."},
		{[3]float64{3, 1, -4}, [3]float64{9, 0.04, 0}, name(w) + " hat mit den besten Würfeln gewonnen. Am besten entschieden haben " + both + ".",
			name(w) + " won with the best dice. " + both + " decided best."},
		{[3]float64{1.01, 0.98, -2}, [3]float64{0, 5, 5}, name(w) + " hat mit den besten Entscheidungen gewonnen. Mehr Glück hatte niemand.",
			name(w) + " won with the best decisions. Nobody had more luck."},
		{[3]float64{-1, 2, 2}, [3]float64{0, 5, 5}, name(w) + " hat mit den besten Entscheidungen gewonnen. Am meisten Glück hatten " + both + ".",
			name(w) + " won with the best decisions. " + both + " had the most luck."},
	} {
		luck, lost := make([]float64, 3), make([]float64, 3)
		for i, at := range [3]int{w, a, b} {
			luck[at], lost[at] = c.luck[i], c.lost[i]
		}
		s := told(g, luck, lost)
		if de, en := s.SaidVerdict(dicegame.Names{Lang: "de"}), s.SaidVerdict(dicegame.Names{Lang: "en"}); de != c.de || en != c.en {
			t.Errorf("luck %v, given away %v: %q, %q", c.luck, c.lost, de, en)
		}
	}
}

// Each party has its sentence, with what dice and mistakes have brought it.
func TestTheShares(t *testing.T) {
	s := told(won(t, 0, 1, 2), []float64{4.25, -3.1, 0.04}, []float64{0, 1.26, 0.04})
	for i, want := range []string{
		": Die Würfel brachten 4,2 Spielpunkte mehr, als zu erwarten war. Verschenkt wurde nichts. Glück und Können.",
		": Die Würfel brachten 3,1 Spielpunkte weniger, als zu erwarten war. Fehler kosteten 1,3 Spielpunkte. Pech, und Fehler dazu.",
		": Die Würfel fielen, wie zu erwarten war. Verschenkt wurde nichts. Vor allem Können.",
	} {
		p := engine.Player(i + 1)
		if got := s.SaidShare(dicegame.Names{Lang: "de"}, p); got != s.Game.Name(p)+want {
			t.Errorf("said %q", got)
		}
	}
	s.Decisions = nil
	if got := s.SaidShare(dicegame.Names{Lang: "de"}, 1); strings.Contains(got, "4,2") {
		t.Errorf("said of typed points: %q", got)
	}
}

// Among more than two each party has a plain verdict: its own luck, and what it
// gave away against what the others did. Between two the verdict says it of both.
func TestThePlainVerdicts(t *testing.T) {
	g := won(t, 0, 1, 2)
	seen := map[string]bool{}
	for _, luck := range []float64{-3, 0.2, 3} {
		for _, lost := range []float64{6, 3, 0} {
			s := told(g, []float64{luck, 0, 0}, []float64{lost, 3, 3})
			text := s.SaidShare(dicegame.Names{Lang: "de"}, 1)
			gametest.Sentence(t, "share", text)
			plain := text[strings.LastIndex(strings.TrimSuffix(text, "."), ". ")+2:]
			if seen[plain] {
				t.Errorf("%q is said twice", plain)
			}
			seen[plain] = true
			if has := strings.Contains(plain, "Pech") || strings.Contains(plain, "Mehr Können"); has != (luck < 0) {
				t.Errorf("luck %v: %q", luck, plain)
			}
		}
	}
	two := told(won(t, 0, 1), []float64{3, 0}, []float64{0, 3})
	if text := two.SaidShare(dicegame.Names{Lang: "de"}, 1); !strings.HasSuffix(text, "Verschenkt wurde nichts.") {
		t.Errorf("between two: %q", text)
	}
}

// From when on the winner was ahead follows from the curve, and nobody is called
// ahead where nobody won.
func TestTheLead(t *testing.T) {
	rules, _ := escalero.Preset("escalero")
	g := gametest.Filled(rules, 0, 1)
	w := slices.Index(g.State().Payoff(), slices.Max(g.State().Payoff()))
	n := dicegame.Names{Lang: "de"}
	for _, c := range []struct {
		behind []int // entries after which the other one was not behind
		want   string
	}{
		{nil, " lag vom ersten Eintrag an vorn."},
		{[]int{0, 10}, fmt.Sprintf(" lag ab Runde %d immer vorn.", g.Match.At(11).Round())},
		{[]int{g.Match.Len() - 2}, " kam erst mit dem letzten Eintrag nach vorn."},
	} {
		s := told(g, []float64{0, 0}, []float64{0, 0})
		for at := range g.Match.Len() {
			value := []float64{-1, -1}
			value[w] = 1
			if slices.Contains(c.behind, at) {
				value[1-w] = 1
			}
			s.Curve = append(s.Curve, thought.Standing{At: at, Value: value})
		}
		if got := s.SaidLead(n); got != g.Name(engine.Player(w+1))+c.want {
			t.Errorf("said %q, want %q", got, c.want)
		}
	}
	level := told(won(t, 0, 0), []float64{0, 0}, []float64{0, 0})
	if got := level.SaidLead(n); got != "" {
		t.Errorf("a draw: %q", got)
	}
}

// unequal is a game in which Anna makes a straight and nobody else anything. Her entry
// in the aces is given.
func unequal(t *testing.T, aces string, names ...string) *dicegame.Game {
	t.Helper()
	text := "serviert 1 escalero-single\nparty " + strings.Join(names, "\nparty ") + "\n"
	for _, row := range []string{"1", "2", "3", "4", "5", "6", "S", "F", "P", "G"} {
		for i := range names {
			switch {
			case i == 0 && row == "1":
				text += aces
			case i == 0 && row == "S":
				text += "throw 12345\nwrite S 1\n"
			default:
				text += "throw 12346\nstrike " + row + " 1\n"
			}
		}
	}
	return gametest.Recorded(t, text, "1", "1", 1)
}

// Where throws of somebody are not known, as with real dice against a computer player,
// nobody knows what has decided it, and nobody is called the better one. What is known
// of the mistakes is told, and of how many entries.
func TestNothingIsToldOfUnknownThrows(t *testing.T) {
	for aces, untold := range map[string]bool{
		"throw 11234\nkeep 11 throw 11166\nwrite 1 1\n": false,
		"points 1 1 3\n":            true,
		"strike 1 1\n":              true,
		"result 11166\nwrite 1 1\n": true,
	} {
		for _, parties := range [][]string{{"Anna", "Bea"}, {"Anna", "Bea", "Cora"}} {
			n := len(parties)
			s := told(unequal(t, aces, parties...), []float64{9, 0, 0}[:n], []float64{9, 0, 0}[:n])
			for lang, want := range map[string][2]string{
				"de": {"Anna hat gewonnen. Weil nicht alle Würfe bekannt sind, lässt sich nicht sagen, ob Glück oder Können entschieden hat.",
					"Anna: Alle Würfe sind bei 9 von 10 Einträgen bekannt. Soweit bekannt, kosteten Fehler 9,0 Spielpunkte."},
				"en": {"Anna won. Not all throws are known, so nobody can say whether luck or skill decided it.",
					"Anna: all throws are known for 9 of 10 entries. As far as is known, mistakes cost 9.0 game points."},
			} {
				names := dicegame.Names{Lang: lang}
				verdict, share, hers := s.SaidVerdict(names), s.SaidShare(names, 1), s.SaidShare(names, 2)
				if (verdict == want[0]) != untold || (s.Verdict().By == story.Untold) != untold {
					t.Errorf("%q among %d: %q", aces, n, verdict)
				}
				if (share == want[1]) != untold {
					t.Errorf("%q among %d: %q", aces, n, share)
				}
				plain := slices.ContainsFunc(i18n.For(lang).Review().Verdict.Plain[:], func(p string) bool { return strings.HasSuffix(hers, p) })
				if plain != (!untold && n > 2) {
					t.Errorf("%q among %d: %q", aces, n, hers)
				}
				s.Books.Lost[0] = 0
				gametest.Sentence(t, "flawless", s.SaidShare(names, 1))
				s.Books.Lost[0] = 9
			}
		}
	}
}

// Who wins because the other one gives up was not ahead with an entry, and there may
// have been none.
func TestGivingUpIsNoEntry(t *testing.T) {
	for log, want := range map[string]string{
		"contra\nconcede\n":                            "",
		"points F 1 30\nstrike F 1\ncontra\nconcede\n": "",
		"strike F 1\nstrike 1 1\ncontra\nconcede\n":    "Anna lag vom ersten Eintrag an vorn.",
	} {
		g := gametest.Recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\n"+log, "1", "1", 1)
		s := told(g, []float64{0, 0}, []float64{0, 0})
		for at := range g.Match.Len() {
			if _, entry := g.Entry(at); entry {
				s.Curve = append(s.Curve, thought.Standing{At: at, Value: []float64{-1, 1}})
			}
		}
		if want != "" {
			for _, x := range s.Curve {
				x.Value[0], x.Value[1] = 1, -1
			}
		}
		s.Curve = append(s.Curve, thought.Standing{At: g.Match.Len() - 1, Value: []float64{1, -1}})
		if got := s.SaidLead(dicegame.Names{Lang: "de"}); got != want {
			t.Errorf("%q: %q, want %q", log, got, want)
		}
	}
}

// The throws of a turning point are those of the turn that was written, in their
// order; what was typed shows its dice only.
func TestTheThrows(t *testing.T) {
	g := gametest.Recorded(t, `serviert 1 escalero-single
option double-hand on
party Anna
party Bea
throw 66612
keep 666 throw 66645
keep 666 throw 66666
done
throw 11234
write G 1 hand 1
throw 12345
write S 1
throw 55512
done
throw 11112
write P 1
throw 22333
done
write F 1
`, "1", "1", 1)
	for at := range g.Match.Len() {
		want := ""
		switch e, ok := g.Entry(at); {
		case !ok:
		case e.Row == "G" && e.Party == 1:
			want = "[66612 66645 66666]"
		case e.Row == "S":
			want = "[12345]"
		case e.Row == "P":
			want = "[11112]"
		case e.Row == "F": // the first result, and the second turn was never thrown
			want = "[22333]"
		}
		if got := fmt.Sprint(story.Throws(g.Match, at)); want != "" && got != want {
			t.Errorf("action %d: %v, want %v", at, got, want)
		}
	}
}

// The dice have done it where they explain half of a change at least, and in its direction: not where a mistake is
// larger than the change, one's own or another's. Who has given away most is told.
func TestWhatHasDoneIt(t *testing.T) {
	g := gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 11234\nwrite 1 1\n", "1", "1", 1)
	for _, c := range []struct {
		change, lost float64 // of Anna
		dice         bool
	}{{3, 0, true}, {3, 1, true}, {-3, 0, true}, {-3, 1, true}, {-3, 2, false}, {-3, 3, false}, {-1, 3, false}, {-1, 0.5, true}} {
		s := told(g, []float64{0, 0}, []float64{c.lost, 0})
		s.Decisions = []thought.Decision{{At: 1, Cost: c.lost}}
		s.Curve = []thought.Standing{{At: 1, Value: []float64{c.change, -c.change}, Error: []float64{0, 0}}}
		for p := engine.Player(1); p <= 2; p++ {
			x := s.Turns(p)[0]
			if x.Dice != c.dice || x.Lost != c.lost || (x.Loser == 1) != (c.lost > 0) {
				t.Errorf("%v and %v given away, for party %d: %+v", c.change, c.lost, p, x)
			}
			text := s.SaidTurn(dicegame.Names{Lang: "de"}, x, p, "", "viele")
			if strings.Contains(text, "vor allem die Würfel") != c.dice || strings.Contains(text, "Anna hat dabei viele Punkte verschenkt.") != (c.lost > 0) {
				t.Errorf("%v and %v given away: %q", c.change, c.lost, text)
			}
		}
	}
}

// A turning point counts what was given away since the entry before, and by others only as far as that is sure; typed
// dice are nobody's luck.
func TestWhatATurnCounts(t *testing.T) {
	for _, c := range []struct {
		log     string
		parties int
		costs   []float64 // of the decisions at 1 and 3
		dice    bool      // the second entry, which changes 3 for Anna
		lost    float64
	}{
		{"throw 11234\nwrite 1 1\nthrow 66666\nwrite G 3\n", 2, []float64{3, 0}, true, 0},
		{"throw 11234\nwrite 1 1\nthrow 66666\nwrite G 3\n", 2, []float64{0, 1}, true, 1},
		{"throw 11234\nwrite 1 1\nthrow 66666\nwrite G 3\n", 3, []float64{0, 1}, true, 1},
		{"throw 11234\nwrite 1 1\nthrow 66666\nwrite G 3\n", 3, []float64{0, 2}, false, 2},
		{"throw 11234\nwrite 1 1\nresult 66666\nwrite G 3\n", 2, []float64{0, 0}, false, 0},
	} {
		zero := make([]float64, c.parties)
		g := gametest.Recorded(t, "serviert 1 escalero\n"+strings.Join([]string{"party Anna\n", "party Bernd\n", "party Cora\n"}[:c.parties], "")+c.log, "1", "1", 1)
		s := told(g, zero, zero)
		s.Decisions = []thought.Decision{{At: 1, Cost: c.costs[0]}, {At: 3, Cost: c.costs[1]}}
		for _, at := range []int{1, 3} {
			value := slices.Clone(zero)
			value[0], value[1] = float64(-3*(at/2)), float64(3*(at/2))
			s.Curve = append(s.Curve, thought.Standing{At: at, Value: value, Error: zero})
		}
		list := s.Turns(1)
		if x := list[len(list)-1]; x.At != 3 || x.Dice != c.dice || x.Lost != c.lost {
			t.Errorf("%+v: %+v", c, x)
		}
	}
}

// The story of a real game tells no more than four turning points, in their order,
// and each in a sentence.
func TestTurnsOfRealGames(t *testing.T) {
	n := dicegame.Names{Lang: "de"}
	for seed := range uint64(3) {
		g := gametest.Thrown(t, "escalero", seed)
		b := solver.NewBrain(g.Match.At(0))
		books := b.Books(g.Match.At(0))
		s := &story.Story{Game: g}
		for at := range g.Match.Len() {
			before, a, after := g.Match.At(at), g.Match.Action(at), g.Match.At(at+1)
			if cost, _, chosen := books.Enter(before, a, after); chosen {
				s.Decisions = append(s.Decisions, thought.Decision{At: at, Cost: cost})
			}
			if a.Row != "" {
				s.Curve = append(s.Curve, thought.Standing{At: at, Value: b.Worth(after), Error: slices.Clone(books.Error)})
			}
		}
		s.Books = books.Books
		for p := engine.Player(1); p <= 2; p++ {
			turns, last := s.Turns(p), -1
			if len(turns) == 0 || len(turns) > 4 {
				t.Errorf("%d turning points", len(turns))
			}
			for _, x := range turns {
				if x.At <= last {
					t.Error("the order is lost")
				}
				last = x.At
				if len(story.Throws(g.Match, x.At)) == 0 {
					t.Errorf("no throws before action %d", x.At)
				}
				gametest.Sentence(t, "turn", s.SaidTurn(n, x, p, "", "1,0"))
			}
		}
	}
}
