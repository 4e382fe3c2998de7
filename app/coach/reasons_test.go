package coach

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
	"serviert/engine/record"
)

func TestReasons(t *testing.T) {
	g := recorded(t, "serviert 1 escalero\nparty Anna\tcomputer coach\nparty Bernd\nthrow 66612\n")
	keep := escalero.Action{Kind: escalero.Keep}
	target := func(row string, col int, chance, points float64) solver.Target {
		return solver.Target{Row: row, Col: col, Chance: chance, Points: points}
	}
	entry := func(kind escalero.Kind, row string, col int, points, equity float64, wins ...float64) solver.Choice {
		c := solver.Choice{Action: escalero.Action{Kind: kind, Row: row, Col: col}, Equity: equity, Targets: []solver.Target{target(row, col, 1, points)}}
		for _, w := range wins {
			c.Columns = append(c.Columns, solver.Chance{Win: w, Lose: 1 - w})
		}
		return c
	}
	throw := func(equity float64, wins ...float64) solver.Choice {
		c := entry(escalero.Keep, "", 0, 0, equity, wins...)
		c.Targets = nil
		return c
	}
	write := escalero.Action{Kind: escalero.Write, Row: "6", Col: 3}
	for _, c := range []struct {
		reason solver.Reason
		de, en string
	}{
		{solver.Reason{Action: keep, Targets: []solver.Target{target("6", 1, .5, 18), target("P", 3, .3, 40), target("P", 2, .1, 40)}},
			"40\u00a0% auf Poker, sonst am ehesten Asse ×1", "40% for Poker, otherwise most likely Aces ×1"},
		// Four aces lie already: what the throw is for is the fifth.
		{solver.Reason{Action: keep, Targets: []solver.Target{target("6", 3, 5./6, 24), target("G", 2, 1./6, 50)}},
			"17\u00a0% auf Grande ×2, sonst Asse ×4", "17% for Grande ×2, otherwise Aces ×4"},
		{solver.Reason{Action: keep, Targets: []solver.Target{target("S", 1, 1./3, 20)}},
			"33\u00a0% auf Straße ×1, sonst wird gestrichen", "33% for Straight ×1, otherwise a strike"},
		// A strike is only the likeliest of what else may come; a row that may end in several columns is said without one.
		{solver.Reason{Action: keep, Targets: []solver.Target{target("S", 2, .33, 20), target("3", 1, .2, 6), target("4", 1, .2, 8)}},
			"33\u00a0% auf Straße ×2, sonst wird am ehesten gestrichen", "33% for Straight ×2, otherwise most likely a strike"},
		{solver.Reason{Action: keep, Targets: []solver.Target{target("S", 2, .3, 20), target("3", 1, .2, 6), target("3", 3, .2, 6)}},
			"30\u00a0% auf Straße ×2, sonst am ehesten Buben", "30% for Straight ×2, otherwise most likely Jacks"},
		{solver.Reason{Action: keep, Targets: []solver.Target{target("6", 1, 1, 20)}}, "100\u00a0% auf Asse ×1", "100% for Aces ×1"},
		{solver.Reason{Action: keep, Targets: []solver.Target{target("G", 2, 1./216, 50)}},
			"Unter 1\u00a0% auf Grande ×2, sonst wird gestrichen", "Under 1% for Grande ×2, otherwise a strike"},
		{solver.Reason{Action: keep, Targets: []solver.Target{{Row: "6", Col: 1}}}, "Sammelt Asse", "Collects Aces"},
		{solver.Reason{Action: keep}, "", ""},
		// One column moves more than twice as much as the other; the second time it does not.
		{solver.Reason{Action: keep, Targets: []solver.Target{target("S", 1, 1./3, 20)}, Here: throw(1, .5, .4, .61), Other: throw(.5, .5, .4, .5)},
			"33\u00a0% auf Straße ×1, sonst wird gestrichen; Kolonne ×4 entscheidet", "33% for Straight ×1, otherwise a strike; Column ×4 decides"},
		{solver.Reason{Action: keep, Targets: []solver.Target{target("S", 1, 1./3, 20)}, Here: throw(1, .74, .4, .61), Other: throw(.5, .5, .4, .5)},
			"33\u00a0% auf Straße ×1, sonst wird gestrichen", "33% for Straight ×1, otherwise a strike"},
		{solver.Reason{Action: escalero.Action{Kind: escalero.Contra}, Lead: 3.21, Price: 7}, "Rechnet mit +3,2 Punkten, Aufgeben kostet 7", "Expects +3.2 points, giving up costs 7"},
		{solver.Reason{Action: write}, "", ""},
		{solver.Reason{Action: write, Habit: solver.Shines}, "Nichts bringt jetzt mehr", "Nothing brings more now"},
		{solver.Reason{Action: write, Habit: solver.Fits}, "Hier passt der Wurf am besten", "The dice fit best here"},
		// By difference a point is a point, now or later.
		{solver.Reason{Action: write, PerPoint: 2, Here: entry(escalero.Write, "6", 3, 24, 10), Other: entry(escalero.Write, "P", 3, 40, 5.4)},
			"Asse ×4 statt Poker ×4 (bringt 40): jetzt 16 weniger, später im Schnitt 18,3 mehr", "Aces ×4 instead of Poker ×4 (scores 40): 16 less now, 18.3 more later on average"},
		// By columns it is the columns that count.
		{solver.Reason{Action: write, Here: entry(escalero.Write, "6", 3, 24, 1, .5, .4, .61), Other: entry(escalero.Write, "P", 3, 40, .5, .56, .4, .5)},
			"Asse ×4 statt Poker ×4 (bringt 40): Kolonne ×4 gewonnen zu 61\u00a0% statt 50\u00a0%", "Aces ×4 instead of Poker ×4 (scores 40): Column ×4 won 61% of the time instead of 50%"},
		{solver.Reason{Action: write, Here: entry(escalero.Strike, "1", 1, 0, 1, .04, .5, .5), Other: entry(escalero.Write, "6", 3, 6, .5, .3, .5, .3)},
			"Neuner ×1 streichen, statt Asse ×4 (bringt 6) zu schreiben: Kolonne ×1 ist kaum noch zu gewinnen (4\u00a0%)",
			"Striking Nines ×1 instead of writing Aces ×4 (scores 6): Column ×1 is all but lost (4%)"},
		// Where the columns say the opposite of the values, they say nothing.
		{solver.Reason{Action: write, Here: entry(escalero.Write, "6", 3, 24, 1, .5, .4, .5), Other: entry(escalero.Strike, "P", 3, 0, .5, .5, .4, .6)},
			"Asse ×4, statt Poker ×4 zu streichen: im Schnitt 0,50 Punkte mehr", "Aces ×4 instead of striking Poker ×4: 0.50 points more on average"},
	} {
		for lang, want := range map[string]string{"de": c.de, "en": c.en} {
			if got := Reason(dicegame.Names{Lang: lang}, g, c.reason); got != want {
				t.Errorf("%s: %q, want %q", lang, got, want)
			}
		}
	}
	// After the first of two turns nothing is written yet, and so nothing struck.
	for log, want := range map[string]string{"throw 66612\n": "33\u00a0% auf Straße ×1", "throw 66612\ndone\nthrow 66612\n": "33\u00a0% auf Straße ×1, sonst wird gestrichen"} {
		g := recorded(t, "serviert 1 escalero\nparty Anna + Alf\nparty Bernd + Bea\n"+log)
		if got := Reason(dicegame.Names{Lang: "de"}, g, solver.Reason{Action: keep, Targets: []solver.Target{target("S", 1, 1./3, 20)}}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	// At twice the stake a difference is twice as many points.
	doubled := recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\ncontra\naccept\nthrow 66612\n")
	even := solver.Reason{Action: write, Here: entry(escalero.Write, "6", 3, 24, 1, .5, .4, .5), Other: entry(escalero.Strike, "P", 3, 0, .5, .5, .4, .6)}
	if got := Reason(dicegame.Names{Lang: "en"}, doubled, even); got != "Aces ×4 instead of striking Poker ×4: 1.00 points more on average" {
		t.Errorf("at twice the stake %q", got)
	}
}

// The computer players of every level say why, at the table in a line or two; who
// writes less than is possible says what it does not write.
func TestComputersSayWhy(t *testing.T) {
	longest := map[string]string{}
	told := map[solver.Level]int{}
	for _, preset := range record.Presets() {
		if _, ok := escalero.Preset(preset); !ok {
			continue
		}
		b := newBench(t)
		positions(b, preset, 9, 2, 4, func(g *dicegame.Game, at int) {
			st := g.Match.At(at)
			brain := b.brain(st)
			for _, level := range thought.Levels() {
				p := solver.NewPlayer(level, brain)
				a := p.Decide(st)
				if a.Row == "" {
					continue
				}
				other, more := brain.Obvious(st, a)
				more = more && thought.Points(st, other) > thought.Points(st, a)
				for _, lang := range []string{"de", "en"} {
					text := Reason(dicegame.Names{Lang: lang}, g, p.Explain(st, a))
					if len([]rune(text)) > len([]rune(longest[lang])) {
						longest[lang] = text
					}
					if more && text == "" || more && level > solver.Beginner && !strings.Contains(text, fmt.Sprintf(" %d)", thought.Points(st, other))) {
						t.Errorf("%s, %v, %v: %v although %v: %q", preset, level, st.Last(), a, other, text)
					}
				}
				if more {
					told[level]++
				}
			}
		})
	}
	for lang, text := range longest {
		if n := len([]rune(text)); n > 115 {
			t.Errorf("%s: %d letters: %q", lang, n, text)
		}
	}
	if len(told) != len(thought.Levels()) {
		t.Errorf("told %v", told)
	}
}

// The price that a computer player names for giving up is the one that has to be paid
// then, as the button says it, at whatever stake.
func TestAReasonNamesThePrice(t *testing.T) {
	const doubled = "contra\naccept\nthrow 66666\nwrite 6 1\n"
	for _, preset := range []string{"escalero", "wuerfelpoker-two", "escalero-single"} {
		for _, c := range []struct {
			log  string
			said escalero.Kind
		}{
			{"", escalero.Contra}, {"contra\n", escalero.Accept}, {"contra\n", escalero.Contra},
			{doubled, escalero.Contra}, {doubled + "contra\n", escalero.Accept}, {doubled + "contra\n", escalero.Contra},
		} {
			g := recorded(t, "serviert 1 "+preset+"\noption contra on\nparty Anna\nparty Bernd\n"+c.log)
			st := g.State()
			p := solver.NewPlayer(solver.Strong, solver.NewBrain(g.Match.At(0)))
			text := Reason(dicegame.Names{Lang: "de"}, g, p.Explain(st, escalero.Action{Kind: c.said}))
			if c.said == escalero.Contra {
				var err error
				if st, err = st.Apply(escalero.Action{Kind: c.said}); err != nil {
					t.Fatal(err)
				}
			}
			if want := fmt.Sprintf("Aufgeben kostet %d", dicegame.Price(st)); !strings.HasSuffix(text, want) {
				t.Errorf("%s %q, %v: %q, want %q", preset, c.log, c.said, text, want)
			}
		}
	}
}

// positions plays games of a preset in a hurry and calls look at every step-th
// decision.
func positions(b *bench, preset string, seed uint64, games, step int, look func(g *dicegame.Game, at int)) {
	b.t.Helper()
	n := 0
	for game := range games {
		g := playedOut(b.t, preset, seed+uint64(game), nil, "Anna", "Bernd")
		for at := range g.Match.Len() {
			if st := g.Match.At(at); thought.Asks(st) {
				if n++; n%step == 0 {
					look(g, at)
				}
			}
		}
	}
}

// number reads a number of a sentence.
func number(t *testing.T, text string) float64 {
	t.Helper()
	x, err := strconv.ParseFloat(strings.Replace(text, ",", ".", 1), 64)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

var (
	saysNow     = regexp.MustCompile(`: (?:bringt )?jetzt (?:([\d,]+) (mehr|weniger)|gleich viel), später im Schnitt ([\d,]+) (mehr|weniger)`)
	saysOverall = regexp.MustCompile(`im Schnitt ([\d,]+) Punkte (mehr|weniger)`)
	saysRow     = regexp.MustCompile(`(zielt auf|verschenkt Aussicht auf|dafür seltener auf) ([^(]+?) \((\d+)\x{a0}% statt (\d+)\x{a0}%\)`)
	saysHelp    = regexp.MustCompile(`(hilft|schadet) ([^(]+) \((?:gewonnen )?zu (\d+)\x{a0}% statt (\d+)\x{a0}%\)`)
	saysLittle  = regexp.MustCompile(`(hilft|schadet) (Kolonne [^ ]+) ein wenig`)
	saysDecides = regexp.MustCompile(`: ()(?:[^;]*; )?([^;:(]+) entscheidet \(gewonnen zu (\d+)\x{a0}% statt (\d+)\x{a0}%\)`)
	saysRisk    = regexp.MustCompile(`(mit Aussicht auf|sicher, statt auf) ([^(]+?)(?: zu hoffen)? \((\d+)\x{a0}%\)`)
	bare        = regexp.MustCompile(`\(\d+\)|^[^(]*: jetzt `)
	saysColumn  = regexp.MustCompile(`; (Kolonne [^ ]+) ist (kaum noch zu gewinnen|so gut wie gewonnen) \((\d+)\x{a0}%\)`)
)

// Several hundred positions of every preset: each choice has a reason, no two
// have the same, and what the sentences claim is so by other ways of counting.
func TestReasonsAreTrue(t *testing.T) {
	seen := map[string]int{}
	for _, preset := range record.Presets() {
		if _, ok := escalero.Preset(preset); !ok {
			continue
		}
		b := newBench(t)
		positions(b, preset, 1, 2, 5, func(g *dicegame.Game, at int) {
			seen[preset]++
			b.judgeReasons(g, at, seen)
		})
	}
	for _, what := range []string{"now", "now less", "overall", "next", "chance", "column chance", "column between throws", "decides", "a little", "risk", "lost or won", "obvious"} {
		if seen[what] < 5 {
			t.Errorf("only %d sentences are of the kind %q", seen[what], what)
		}
	}
	for _, lang := range []string{"de", "en"} {
		if seen[lang] < 900 || 33*seen[lang+" long"] > seen[lang] {
			t.Errorf("%s: %d of %d sentences have more than %d words", lang, seen[lang+" long"], seen[lang], long)
		}
	}
}

func (b *bench) judgeReasons(g *dicegame.Game, at int, seen map[string]int) {
	t := b.t
	n := dicegame.Names{Lang: "de"}
	st := g.Match.At(at)
	brain := b.brain(st)
	var advice thought.Answer
	b.mind.Ask(thought.Question{Kind: thought.Advise, Position: g.Position(at), Most: mostChoices, Detailed: mostChoices},
		func() bool { return true }, func(a thought.Answer) { advice = a })
	list, y := advice.Choices, advice.Beside
	w := weigh(n, g, st)
	texts := w.reasons(list, y)
	en := weigh(dicegame.Names{Lang: "en"}, g, st).reasons(list, y)
	if len(en) != len(texts) || strings.Contains(strings.Join(en, ""), "%!") {
		t.Fatalf("%q", en)
	}
	for i := range list {
		for lang, text := range map[string]string{"de": texts[i], "en": en[i]} {
			n := wordsOf(text)
			seen[lang]++
			if n > long {
				seen[lang+" long"]++
			}
			if n > longest {
				t.Errorf("%d words: %q", n, text)
			}
		}
	}
	me := st.Writer()
	// after is the value of an entry to who makes it, once it is made.
	after := func(c solver.Choice) float64 {
		next, err := st.Apply(c.Action)
		if err != nil {
			t.Fatal(err)
		}
		return brain.Value(next, me)
	}
	for i, text := range texts {
		fail := func(format string, args ...any) {
			t.Errorf("%s: %v, %v: %q: %s", g.Rules.Preset, st.Last(), list[i].Action, text, fmt.Sprintf(format, args...))
		}
		for j := range i {
			if texts[j] == text {
				fail("said twice")
			}
		}
		if text == "" || strings.Contains(text, "%!") {
			fail("empty or unfilled")
		}
		x, y := list[i], y
		if i > 0 {
			y = list[0]
		}
		if strings.HasPrefix(text, "Wie die Wahl davor") {
			y = list[i-1]
		}
		gain := x.Equity - y.Equity
		if strings.HasPrefix(text, "Gegenüber der nächsten Wahl") {
			seen["next"]++
			if y.Action != list[1].Action {
				fail("the next choice is %v, compared with %v", list[1].Action, y.Action)
			}
		}
		if m := bare.FindString(text); m != "" {
			fail("%q is a number without a meaning", m)
		}
		if m := saysColumn.FindStringSubmatch(text); m != nil && strings.Count(text, m[1]+" ") > strings.Count(strings.SplitN(text, ": ", 2)[0], m[1])+1 {
			fail("%s is lost or won, and something else besides", m[1])
		}
		if even := math.Abs(w.inPoints(gain)) < 0.005; strings.Contains(text, "praktisch gleich") && !even {
			fail("it is %v", gain)
		} else if even && strings.Contains(text, "verschenkt") {
			fail("nothing is given away")
		}
		if m := saysNow.FindStringSubmatch(text); m != nil {
			seen["now"]++
			now, later := 0.0, number(t, m[3])
			if m[1] != "" {
				now = number(t, m[1])
			}
			if m[2] == "weniger" {
				seen["now less"]++
				now = -now
			}
			if m[4] == "weniger" {
				later = -later
			}
			if want := float64(thought.Points(st, x.Action) - thought.Points(st, y.Action)); now != want {
				fail("now it is %v", want)
			}
			if want := (after(x)-after(y))/w.perPoint - now; math.Abs(later-want) > 0.06 {
				fail("later it is %v", want)
			}
		}
		if m := saysOverall.FindStringSubmatch(text); m != nil && !saysNow.MatchString(text) {
			seen["overall"]++
			size, want := number(t, m[1]), math.Abs(gain)*w.factor
			if math.Abs(size-want) > 0.06 || m[2] == "mehr" != (gain > 0) {
				fail("it is %v", gain)
			}
		}
		better, worse := 0, 0
		for _, m := range saysLittle.FindAllStringSubmatch(text, -1) {
			seen["a little"]++
			col, way := column(n, g, m[2]), 1
			if better++; m[1] == "schadet" {
				better, worse, way = better-1, worse+1, -1
			}
			wins := [2]float64{x.Columns[col-1].Win, y.Columns[col-1].Win}
			for i, c := range []solver.Choice{x, y} {
				if entry(c) {
					next, _ := st.Apply(c.Action)
					wins[i] = brain.Chances(next, me)[col-1].Win
				}
			}
			if d := i18n.Percent(wins[0]) - i18n.Percent(wins[1]); d != way {
				fail("%s is won with %v", m[2], wins)
			}
		}
		swung := append(saysRow.FindAllStringSubmatch(text, -1), saysHelp.FindAllStringSubmatch(text, -1)...)
		for _, m := range append(swung, saysDecides.FindAllStringSubmatch(text, -1)...) {
			here, there := number(t, m[3]), number(t, m[4])
			more := m[1] == "zielt auf" || m[1] == "hilft" || m[1] == "" && here > there
			if more {
				better++
			} else {
				worse++
			}
			if (here > there) != more {
				fail("%v is not %s than %v", here, m[1], there)
			}
			col := column(n, g, m[2])
			if (col > 0) == (m[1] != "" && saysRow.MatchString(m[0])) {
				fail("%s is a column: %v", m[2], col > 0)
			}
			if col > 0 {
				seen["column chance"]++
				wins := [2][]float64{}
				for at, side := range []struct {
					c    solver.Choice
					said float64
				}{{x, here}, {y, there}} {
					if entry(side.c) {
						next, _ := st.Apply(side.c.Action)
						for _, chance := range brain.Chances(next, me) {
							wins[at] = append(wins[at], chance.Win)
						}
						if want := 100 * wins[at][col-1]; math.Abs(want-side.said) > 0.6 {
							fail("%s is won with %v", m[2], want)
						}
					} else if st.Now().Left() == 1 && throws(side.c) {
						if want := 100 * wonAfter(t, brain, st, side.c.Action, col); math.Abs(want-side.said) > 0.6 {
							fail("%s is won with %v after the throw", m[2], want)
						}
					}
				}
				if throws(x) && throws(y) {
					seen["column between throws"]++
				}
				if m[1] == "" && entry(x) && entry(y) {
					seen["decides"]++
					worth := func(i int) float64 {
						return math.Abs(wins[0][i]-wins[1][i]) * float64(g.Rules.Columns[i].Value)
					}
					for i := range wins[0] {
						// Chances are rounded on the way here.
						if i != col-1 && alone*worth(i) > worth(col-1)+1e-5 {
							fail("%s decides although another column moves %v and it %v", m[2], worth(i), worth(col-1))
						}
					}
					if math.Abs(wins[0][col-1]-wins[1][col-1]) < decisive {
						fail("%s decides by %v", m[2], wins)
					}
				}
			} else {
				seen["chance"]++
				if st.Now().Left() == 1 { // two throws are counted below
					for _, side := range []struct {
						c    solver.Choice
						said float64
					}{{x, here}, {y, there}} {
						if want := 100 * ends(t, brain, st, side.c.Action)[m[2]]; math.Abs(want-side.said) > 0.6 {
							fail("%s comes with %v", m[2], want)
						}
					}
				}
			}
		}
		if better+worse > 0 && (gain > 0 && better == 0 || gain < 0 && worse == 0) {
			fail("it says nothing that explains %v", gain)
		}
		if m := saysRisk.FindStringSubmatch(text); m != nil {
			seen["risk"]++
			throw := x
			if m[1] != "mit Aussicht auf" {
				throw = y
				if scored(x) == 0 {
					fail("a zero is safe")
				}
			}
			if st.Now().Left() == 1 && throws(throw) {
				if want := 100 * ends(t, brain, st, throw.Action)[m[2]]; math.Abs(want-number(t, m[3])) > 0.6 {
					fail("%s comes with %v", m[2], want)
				}
			}
		}
		if m := saysColumn.FindStringSubmatch(text); m != nil {
			seen["lost or won"]++
			next, _ := st.Apply(x.Action)
			if win := brain.Chances(next, me)[column(n, g, m[1])-1].Win; i18n.Percent(win) != int(number(t, m[3])) || (win > .5) != strings.Contains(m[2], "gewonnen") {
				fail("it is won with %v", win)
			}
		}
	}
	// Who writes less than is possible says instead of what.
	if best := list[0]; entry(best) {
		most, row := thought.Points(st, best.Action), ""
		for _, c := range brain.Advise(st) {
			if c.Action.Kind == escalero.Write && thought.Points(st, c.Action) > most {
				most, row = thought.Points(st, c.Action), c.Action.Row
			}
		}
		if row != "" {
			seen["obvious"]++
			if !strings.Contains(texts[0], fmt.Sprintf(" (bringt %d)", most)) {
				t.Errorf("%s: %v: %q does not say why not %d", g.Rules.Preset, st.Last(), texts[0], most)
			}
		}
	}
}

// A sentence with more than long words is hard to take in at once, and may be
// the exception; one with more than longest may not be.
const long, longest = 25, 27

// wordsOf counts the words of a sentence, a percentage is one.
func wordsOf(text string) int {
	return len(strings.Fields(strings.ReplaceAll(text, "\u00a0", "")))
}

// column is the column with a name, 0 for none.
func column(n dicegame.Names, g *dicegame.Game, name string) int {
	for i := range g.Rules.Columns {
		if n.Column(&g.Rules, i+1) == name {
			return i + 1
		}
	}
	return 0
}

// ends counts where a throw ends, by the German names of the rows: every fall of
// the dice, and after each what is best.
func ends(t *testing.T, b *solver.Brain, st escalero.State, a escalero.Action) map[string]float64 {
	t.Helper()
	all := map[string]float64{}
	var fall func(faces []dice.Face, from dice.Face)
	fall = func(faces []dice.Face, from dice.Face) {
		if len(faces) < a.Blank() {
			for f := from; f <= 6; f++ {
				fall(append(faces[:len(faces):len(faces)], f), f)
			}
			return
		}
		ways, run := 1.0, 0
		for i := range faces {
			if i > 0 && faces[i] == faces[i-1] {
				run++
			} else {
				run = 1
			}
			ways *= float64(i+1) / float64(run)
		}
		next, err := st.Apply(st.Fill(a, faces...))
		if err != nil {
			t.Fatal(err)
		}
		p := ways / math.Pow(6, float64(len(faces)))
		switch best := b.Advise(next)[0].Action; best.Kind {
		case escalero.Keep:
			for row, q := range ends(t, b, next, best) {
				all[row] += p * q
			}
		case escalero.Write:
			all[dicegame.Names{Lang: "de"}.Row(best.Row)] += p
		}
	}
	fall(nil, 1)
	return all
}

// wonAfter counts how often a column is won after a last throw: every fall of the
// dice, and after each what is best.
func wonAfter(t *testing.T, b *solver.Brain, st escalero.State, a escalero.Action, col int) (won float64) {
	t.Helper()
	faces := make([]dice.Face, a.Blank())
	all := math.Pow(6, float64(len(faces)))
	for i := range int(all) {
		for j := range faces {
			faces[j], i = dice.Face(i%6+1), i/6
		}
		next, err := st.Apply(st.Fill(a, faces...))
		if err != nil {
			t.Fatal(err)
		}
		if next, err = next.Apply(b.Advise(next)[0].Action); err != nil {
			t.Fatal(err)
		}
		won += b.Chances(next, st.Writer())[col-1].Win / all
	}
	return won
}

// Between two throws that end in other rows, what they do to the columns is said
// most of the time, in a sentence that is still short.
func TestThrowsNameTheColumn(t *testing.T) {
	n := map[string]int{}
	for _, preset := range []string{"escalero", "wuerfelpoker"} {
		b := newBench(t)
		positions(b, preset, 100, 2, 5, func(g *dicegame.Game, at int) {
			st := g.Match.At(at)
			b.mind.Ask(thought.Question{Kind: thought.Advise, Position: g.Position(at), Most: mostChoices, Detailed: mostChoices},
				func() bool { return true }, func(a thought.Answer) {
					for lang, word := range map[string]string{"de": "Kolonne", "en": "Column"} {
						for i, text := range weigh(dicegame.Names{Lang: lang}, g, st).reasons(a.Choices, a.Beside) {
							if words := wordsOf(text); words > longest {
								t.Errorf("%d words: %q", words, text)
							}
							if a.Choices[i].Action.Kind == escalero.Keep {
								n["all"]++
								if strings.Contains(text, word) {
									n[lang]++
								}
							}
						}
					}
				})
		})
	}
	if all := n["all"] / 2; all < 100 || n["de"] < all*6/10 || n["en"] < all*6/10 {
		t.Errorf("%v", n)
	}
}

var (
	inColumn   = regexp.MustCompile(` ×\d`)
	keepColumn = regexp.MustCompile(`; (Kolonne ×\d) entscheidet$`)
)

// A computer player says which column decides what it keeps: one whose chance
// moves much, and much more than the others, against the next best choice.
func TestComputersNameTheColumnOfAKeep(t *testing.T) {
	n := dicegame.Names{Lang: "de"}
	kept, named, counted := 0, 0, 0
	for _, preset := range []string{"escalero", "wuerfelpoker"} {
		b := newBench(t)
		positions(b, preset, 30, 6, 2, func(g *dicegame.Game, at int) {
			st := g.Match.At(at)
			brain := b.brain(st)
			for _, level := range []solver.Level{solver.Casual, solver.Strong, solver.Best} {
				p := solver.NewPlayer(level, brain)
				a := p.Decide(st)
				if a.Kind != escalero.Keep {
					continue
				}
				why := p.Explain(st, a)
				text := Reason(n, g, why)
				if len([]rune(text)) > 115 {
					t.Errorf("too long: %q", text)
				}
				kept++
				m := keepColumn.FindStringSubmatch(text)
				if m == nil {
					continue
				}
				named++
				if level == solver.Casual {
					t.Errorf("it thinks of points and says %q", text)
				}
				if level != solver.Best || st.Now().Left() > 1 || why.Other.Action.Kind != escalero.Keep {
					continue
				}
				counted++
				col, most := column(n, g, m[1]), 0.0
				for i, c := range g.Rules.Columns {
					d := wonAfter(t, brain, st, a, i+1) - wonAfter(t, brain, st, why.Other.Action, i+1)
					if i+1 != col {
						most = max(most, math.Abs(d)*float64(c.Value))
					} else if d < decisive-1e-4 {
						t.Errorf("%v: %q: it moves %v", st.Last(), text, d)
					}
				}
				d := wonAfter(t, brain, st, a, col) - wonAfter(t, brain, st, why.Other.Action, col)
				if d*float64(g.Rules.Columns[col-1].Value) < alone*most-1e-4 {
					t.Errorf("%v: %q: it moves %v, another one %v", st.Last(), text, d, most)
				}
			}
		})
	}
	t.Logf("%d of %d name a column, %d were counted out", named, kept, counted)
	if named < kept/50 || counted < 3 {
		t.Errorf("%d of %d name a column, %d were counted out", named, kept, counted)
	}
}

// Of two results the first one can still be written after the second turn: what it is worth is no hope,
// and whoever writes something else does not choose safety instead of it.
func TestNobodyHopesForWhatLiesThere(t *testing.T) {
	n, risks := dicegame.Names{Lang: "de"}, 0
	for _, preset := range []string{"escalero", "escalero-single", "wuerfelpoker"} {
		b := newBench(t)
		g := playedOut(t, preset, 3, nil, "Anna+Alf", "Bernd+Bea")
		for at := range g.Match.Len() {
			st := g.Match.At(at)
			if !st.Second() {
				continue
			}
			var list []thought.Choice
			var y thought.Choice
			b.mind.Ask(thought.Question{Kind: thought.Advise, Position: g.Position(at), Most: mostChoices, Detailed: mostChoices},
				func() bool { return true }, func(a thought.Answer) { list, y = a.Choices, a.Beside })
			for _, text := range weigh(n, g, st).reasons(list, y) {
				m := saysRisk.FindStringSubmatch(text)
				if m == nil {
					continue
				}
				risks++
				lies, most := 0, 0.0 // what the row would get now, and what it gets on average by a throw
				for _, row := range g.Rules.Rows {
					if n.Row(row.Key) == m[2] {
						lies = row.Points(st.First().Dice.Hand(), st.First().Served)
					}
				}
				for _, c := range append(list[:len(list):len(list)], y) {
					for _, a := range aims(c.Targets) {
						if throws(c) && n.Row(a.row) == m[2] {
							most = max(most, a.points)
						}
					}
				}
				if most < float64(lies)+.5 {
					t.Errorf("%s: %v, %v: %q, %d points lie there, a throw makes it %v", preset, st.First(), st.Last(), text, lies, most)
				}
			}
		}
	}
	if risks < 40 {
		t.Errorf("%d sentences", risks)
	}
}

// The percentages of a throw, counted out: every fall of the dice, with one
// throw left and with two.
func TestChancesAreCounted(t *testing.T) {
	n := dicegame.Names{Lang: "de"}
	counted := map[int]int{}
	for _, preset := range []string{"escalero-single", "escalero", "wuerfelpoker"} {
		b := newBench(t)
		positions(b, preset, 5, 1, 4, func(g *dicegame.Game, at int) {
			st := g.Match.At(at)
			left := st.Now().Left()
			if left == 0 || left == 2 && counted[2] > 3*len(preset) {
				return
			}
			brain := b.brain(st)
			a := brain.Advise(st)[0].Action
			if a.Kind != escalero.Keep || left == 2 && a.Blank() > 2 {
				return
			}
			want := ends(t, brain, st, a)
			if len(want) == 0 { // only what scores served is open, and nothing to say
				return
			}
			counted[left]++
			c := solver.Choice{Action: a}
			brain.Detail(st, &c)
			for _, aim := range aims(c.Targets) {
				if got := want[n.Row(aim.row)]; math.Abs(got-aim.chance) > 1e-6 {
					t.Errorf("%s: %v, %v: %s has %v, counted %v", preset, st.Last(), a, aim.row, aim.chance, got)
				}
			}
			text := Reason(n, g, solver.NewPlayer(solver.Best, brain).Explain(st, a))
			if m := regexp.MustCompile(`^(?:Unter )?(\d+)\x{a0}% auf ([^,]+)`).FindStringSubmatch(text); m == nil || strings.HasPrefix(text, "Unter") && want[inColumn.ReplaceAllString(m[2], "")] > .005 ||
				!strings.HasPrefix(text, "Unter") && math.Abs(100*want[inColumn.ReplaceAllString(m[2], "")]-number(t, m[1])) > 0.51 {
				t.Errorf("%s: %v, %v: %q, counted %v", preset, st.Last(), a, text, want)
			}
		})
	}
	if counted[1] < 20 || counted[2] < 5 {
		t.Errorf("counted %v", counted)
	}
}

// What is listed is what was done, however it was done.
func TestSame(t *testing.T) {
	st := recorded(t, "serviert 1 escalero-single\nparty Anna + Alf\nparty Bernd\nthrow 66612\ndone\nthrow 11234\n").State()
	strike := escalero.Action{Kind: escalero.Strike, Row: "5", Col: 1}
	for _, c := range []struct {
		done escalero.Action
		want bool
	}{
		{strike, true},
		{escalero.Action{Kind: escalero.Write, Row: "5", Col: 1}, true},
		{escalero.Action{Kind: escalero.Write, Row: "5", Col: 1, Hand: 1}, true},
		{escalero.Action{Kind: escalero.Write, Row: "4", Col: 1}, false},
		{escalero.Action{Kind: escalero.Done}, false},
	} {
		if got := thought.Same(st, strike, c.done); got != c.want {
			t.Errorf("%v is the strike: %v", c.done, got)
		}
	}
	sixes := escalero.Action{Kind: escalero.Write, Row: "6", Col: 1, Hand: 1}
	if thought.Points(st, sixes) != 18 || thought.Same(st, escalero.Action{Kind: escalero.Strike, Row: "6", Col: 1}, sixes) {
		t.Errorf("three sixes bring %d", thought.Points(st, sixes))
	}
}
