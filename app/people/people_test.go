//go:build !js

package people

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/plots"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero/thought"
	"serviert/engine/record"
)

// clock lets nothing happen later: on the host everything is done at once.
type clock struct{}

func (clock) Live() bool                  { return false }
func (clock) After(time.Duration, func()) {}
func (clock) Drawn(func())                {}
func (clock) Seen(func())                 {}

// deck is the card game.
type deck struct {
	evenings  []Evening
	meanwhile func() // what another tab does while everything is counted, or nil
}

func (d *deck) Ended() []Evening {
	if d.meanwhile != nil {
		d.meanwhile()
	}
	return d.evenings
}

// phone is a room with everything around it.
type phone struct {
	*Room
	t      testing.TB
	shell  *uitest.Shell
	memory browser.Memory
	deck   *deck
}

func levels() (list []string) {
	for _, l := range thought.Levels() {
		list = append(list, l.String())
	}
	return list
}

func over(t testing.TB, memory browser.Memory) *phone {
	p := &phone{t: t, shell: uitest.NewShell("de", "/people"), memory: memory, deck: &deck{}}
	page := &browser.Page{Disk: memory, Now: 5000}
	disk := store.NewDisk(memory, browser.Paper{}, &browser.Page{})
	p.Room = New(p.shell, clock{}, page, store.NewGames(disk, browser.Boxes(nil), page), disk, p.deck, levels())
	return p
}

// again is the app after a new start.
func (p *phone) again() *phone {
	next := over(p.t, p.memory)
	next.deck.evenings = p.deck.evenings
	return next
}

// visit opens an address.
func (p *phone) visit(address string) string {
	p.t.Helper()
	p.shell.Go(address)
	p.Page().Open()
	return p.html()
}

func (p *phone) html() string {
	p.t.Helper()
	html := uitest.HTML(p.Page().Body())
	uitest.SoundPage(p.t, p.shell.At+"?"+p.shell.Asked, html)
	return html
}

// filed adds a finished game; at is its ID, when it was, and its evening unless
// there is one.
func (p *phone) filed(text string, at int64, evening string) *dicegame.Game {
	p.t.Helper()
	if evening == "" {
		evening = fmt.Sprint(at)
	}
	g := gametest.Recorded(p.t, "serviert 1 "+text, fmt.Sprint(at), evening, at)
	if !g.Over() {
		p.t.Fatalf("not over: %s", text)
	}
	p.games.AddDone(g)
	return g
}

// counted is what all games come to.
func (p *phone) counted() *tally {
	p.t.Helper()
	p.visit("/people")
	if p.now == nil {
		p.t.Fatal("not counted")
	}
	return p.now
}

// concession is a short game: who begins announces Contra, and the other one
// gives up.
const concession = "escalero\noption contra on\n%sparty %s\nparty %s\ncontra\nconcede\n"

func beats(winner, loser, options string) string {
	return fmt.Sprintf(concession, options, winner, loser)
}

// single is a game of one column by hand in which the first party has 20 in its
// straight and all others have struck everything.
func single(t testing.TB, parties ...string) string {
	t.Helper()
	text := "escalero-single\n"
	for _, p := range parties {
		text += "party " + p + "\n"
	}
	for _, row := range strings.Fields("1 2 3 4 5 6 S F P G") {
		for p := range parties {
			if p == 0 && row == "S" {
				text += "points S 1 25\n" // served
				continue
			}
			text += fmt.Sprintf("strike %s 1\n", row)
		}
	}
	return text
}

// A colour that another tab gives while everything is counted stays, and so does what
// it has said.
func TestAnotherTabKnowsSomebodyMeanwhile(t *testing.T) {
	p := over(t, browser.Memory{})
	p.filed(beats("Anna", "Bernd", ""), 1000, "")
	p.deck.meanwhile = func() {
		p.again().disk.Save(store.KeyPeople, store.People{V: store.Schema, List: []store.Person{{Name: "Anna", Hue: 7, Said: []string{head}}}})
	}
	p.visit("/people")
	again := p.again()
	if anna := person(&again.known, "Anna"); anna == nil || anna.Hue != 7 || len(anna.Said) != 1 || again.hue("Bernd") == 0 {
		t.Errorf("%+v", again.known)
	}
}

// fiveGames are three of Anna and Bernd, two of them for money and in one evening, one with Carl, and one against a
// computer player.
func fiveGames(t *testing.T) *phone {
	p := over(t, browser.Memory{})
	p.filed(beats("Anna", "Bernd", "option stake 0.10 EUR\n"), 1000, "1000")
	p.filed(beats("Bernd", "Anna", "option stake 0.10 EUR\n"), 2000, "1000")
	p.filed(beats("Anna", "Bernd", ""), 3000, "3000")
	p.filed(single(t, "Anna", "Bernd", "Carl"), 4000, "4000")
	p.filed("escalero-single\nparty Anna\nparty Rosa\tcomputer best\n"+strings.SplitN(single(t, "x", "y"), "y\n", 2)[1], 5000, "5000")
	return p
}

func TestFiguresOfPeople(t *testing.T) {
	p := fiveGames(t)
	c := p.counted()
	anna, bernd := c.find("Anna"), c.find("Bernd")
	if anna.games != 5 || anna.won != 4 || anna.lost != 1 || bernd.games != 4 || bernd.won != 1 || bernd.lost != 3 {
		t.Errorf("Anna %+v, Bernd %+v", anna, bernd)
	}
	if anna.entries != 20 || anna.served != 2 || bernd.entries != 10 || bernd.served != 0 {
		t.Errorf("entries %d and %d, served %d and %d", anna.entries, bernd.entries, anna.served, bernd.served)
	}
	if len(c.people) != 3 || c.of[computer+"best"] == nil || c.of[computer+"best"].lost != 1 || c.find("Rosa") != nil {
		t.Errorf("%d people, masters %+v", len(c.people), c.of[computer+"best"])
	}
	// Giving up costs the three columns, 7 points: once more won than lost. With
	// three each pays 25.
	d := anna.duels[0]
	if d.with != bernd || d.games != 4 || d.won != 3 || d.lost != 1 || d.points != 2*(7+25) || d.money[0] != (purse{"EUR", 0}) {
		t.Errorf("Anna against Bernd: %+v", d)
	}
	if mirror := bernd.duels[0]; mirror.won != 1 || mirror.lost != 3 || mirror.points != -d.points {
		t.Errorf("Bernd against Anna: %+v", mirror)
	}
	if anna.best.sum != 25 || anna.best.game.id != "4000" || len(anna.columns) != 1 || anna.columns[0].games != 2 {
		t.Errorf("best %+v, columns %+v", anna.best, anna.columns)
	}
	if n := len(anna.biggest()); n != 1 {
		t.Errorf("%d evenings are the biggest", n)
	}
	for _, e := range anna.biggest() {
		if e.currency != "" || e.evening != "4000" || e.amount != 50 {
			t.Errorf("the biggest evening is %+v", e)
		}
	}
	if len(bernd.biggest()) != 0 {
		t.Errorf("an evening that brought nothing is big: %+v", bernd.biggest()[0])
	}
	// A deleted game does not count.
	p.games.Forget("3000")
	if f := p.again().counted().find("Anna"); f.games != 4 || f.duels[0].points != 50 {
		t.Errorf("after a game is deleted %+v", f)
	}
	for _, lang := range []string{"de", "en"} {
		p.shell.Set.Language = lang
		for _, at := range []string{"/people", "/people?name=Anna", "/people?name=Carl", "/people?name=nobody"} {
			if html := p.visit(at); lang == "en" && strings.Contains(html, "\u00a0%") {
				t.Errorf("per cent at %s as in German: %s", at, html)
			}
		}
	}
}

// Money is added up by currency, an evening from its first game on, and everything is
// in order however the games are: who has played most first, the earliest game first.
// What the figures come to is what the pages say.
func TestThePagesSayTheFigures(t *testing.T) {
	p := fiveGames(t)
	p.deck.evenings = []Evening{{Names: []string{"Anna", "Carl"}, Won: []int{3, -3}, Computer: make([]bool, 2)}}
	for at, want := range map[string][]string{
		"/people": {"A Anna 5 Partien, 4 gewonnen Kartenabende: 1 B Bernd 4 Partien, 1 gewonnen C Carl 1 Partie, 0 gewonnen Kartenabende: 1 Serviert",
			"Anna 10,0\u00a0% Bernd 0,0\u00a0% Carl 0,0\u00a0%", "Stufe Partien gewonnen serviert Meister 1 0 0,0\u00a0%"},
		"/people?name=Anna": {"Partien 5 Gewonnen 80\u00a0% 4 Serviert je Eintrag 2 von 20 10,0\u00a0% Kartenabende +3 Chips 1 Gewonnen minus",
			"Nach 5 Partien: +3. Höchster Stand +3, tiefster 0.", "Beste Kolonne: 25 Escalero einfach,", "Größter Abend: 50 Punkte",
			"Gegen Siege Punkte Bernd 3 : 1 +32 0,00\u00a0€ Carl 1 : 0 +25 Computer, Meister 1 : 0 +25 Wer", "Schnitt beste Escalero einfach 25 25 "},
		"/people?name=Bernd": {"Partien 4 Gewonnen 25\u00a0% 1 Serviert je Eintrag 0 von 10 0,0\u00a0% Gewonnen minus", "Nach 4 Partien: −2. Höchster Stand 0, tiefster −2.",
			"Anna 1 : 3 −32 0,00\u00a0€ Carl 0 : 0 1 gleich 0 Wer"},
	} {
		html := p.visit(at)
		text := regexp.MustCompile(`[ \n\t]+`).ReplaceAllString(regexp.MustCompile(`<[^>]*>`).ReplaceAllString(html, " "), " ")
		for _, w := range want {
			if !strings.Contains(text, w) {
				t.Errorf("%s: %q is missing in %s", at, w, text)
			}
		}
	}
	if html := p.visit("/people"); !strings.Contains(html, `width="80.0" x="0.0" y="0.0"></rect>`) || !strings.Contains(html, `width="20.0" x="80.0" y="0.0"></rect>`) {
		t.Errorf("what Anna has won and lost is not drawn: %s", html)
	}
	if html := p.visit("/people?name=Anna"); !strings.Contains(html, `href="/people?name=Bernd"`) || strings.Contains(html, "name=Rosa") {
		t.Errorf("the ways to the others: %s", html)
	}
}

func TestMoneyAndOrder(t *testing.T) {
	p := over(t, browser.Memory{})
	const euros, francs = "option stake 0.10 EUR\n", "option stake 0.50 CHF\n"
	p.filed(beats("Dora", "Anna", ""), 100, "")
	p.filed(beats("Anna", "Bernd", euros), 3500, "3000")
	p.filed(beats("Anna", "Bernd", euros), 1000, "")
	p.filed(beats("Anna", "Bernd", francs), 2000, "")
	p.filed(beats("Anna", "Bernd", euros), 3000, "3000")
	p.filed(beats("Carl", "Anna", ""), 9000, "")
	p.filed(beats("Bernd", "Anna", ""), 500, "")
	p.filed(beats("Carl", "Anna", ""), 9500, "")
	c := p.counted()
	var names, evenings []string
	for _, f := range c.people {
		names = append(names, f.name)
	}
	anna, signs := c.find("Anna"), ""
	for _, e := range anna.biggest() {
		evenings = append(evenings, fmt.Sprint(e.evening, " ", e.began, " ", e.amount, " ", e.currency))
	}
	slices.Sort(evenings)
	for _, s := range anna.trail {
		signs += fmt.Sprintf("%+d", s.sign)
	}
	if !slices.Equal(names, []string{"Anna", "Bernd", "Carl", "Dora"}) || signs != "-1-1+1+1+1+1-1-1" {
		t.Errorf("people are %q, Anna's games went %s", names, signs)
	}
	if want := []string{"2000 2000 350 CHF", "3000 3000 140 EUR"}; !slices.Equal(evenings, want) {
		t.Errorf("the biggest evenings are %q, want %q", evenings, want)
	}
	var order []string
	for _, d := range anna.duels {
		order = append(order, d.with.name)
	}
	if !slices.Equal(order, []string{"Bernd", "Carl", "Dora"}) {
		t.Errorf("Anna's opponents are %q", order)
	}
	d, owed := anna.duels[0], map[string]int{}
	for _, m := range d.money {
		owed[m.currency] += m.amount
	}
	if d.with.name != "Bernd" || len(d.money) != 2 || owed["EUR"] != 2*210 || owed["CHF"] != 2*350 {
		t.Errorf("against %s %+v", d.with.name, d.money)
	}
	html := p.visit("/people?name=Anna")
	for _, want := range []string{"1,40", "2,10", "CHF", "4 : 1", "0 : 2"} {
		if !strings.Contains(html, want) {
			t.Errorf("there is no %q in %s", want, html)
		}
	}
}

// Among three the game is won by whoever has most, as its end says. Who is only paid something has neither won nor lost it.
func TestOneHasWonAmongThree(t *testing.T) {
	p := over(t, browser.Memory{})
	text := "escalero-single\nparty Anna\nparty Bernd\nparty Carl\npoints S 1 25\npoints S 1 20\nstrike S 1\n"
	for _, row := range []string{"1", "2", "3", "4", "5", "6", "F", "P", "G"} {
		text += strings.Repeat("strike "+row+" 1\n", 3)
	}
	g := p.filed(text, 1000, "")
	if points := g.State().Payoff(); points[1] <= 0 || points[1] >= points[0] {
		t.Fatalf("paid are %v", points)
	}
	c := p.counted()
	for name, want := range map[string]string{"Anna": "1 0", "Bernd": "0 0", "Carl": "0 1"} {
		if f := c.find(name); fmt.Sprint(f.won, " ", f.lost) != want {
			t.Errorf("%s has won %d and lost %d, want %s", name, f.won, f.lost, want)
		}
	}
}

// A drawn game is neither won nor lost, by nobody and against nobody.
func TestADrawIsNeitherWonNorLost(t *testing.T) {
	p := over(t, browser.Memory{})
	p.filed(strings.Replace(single(t, "Anna", "Bernd"), "points S 1 25", "strike S 1", 1), 1000, "")
	for _, f := range p.counted().people {
		if d := f.duels[0]; f.games != 1 || f.won != 0 || f.lost != 0 || d.games != 1 || d.won != 0 || d.lost != 0 {
			t.Errorf("%s: %+v, %+v", f.name, f, d)
		}
	}
}

// Columns are counted by what they are called on the pad: by their price, or by their
// number where two pay the same or none pays. In which order the games were played does
// not matter. A Kopf is counted, and of two equal columns the first one is the best.
func TestColumnsByTheirName(t *testing.T) {
	s := gametest.Recorded(t, "serviert 1 "+beats("Anna", "Bernd", ""), "1", "1", 1).Summary()
	all := [][]int{{1, 2, 4}, {2, 2, 4}, {2, 2, 4}, nil, {4, 2, 1}, {1, 2, 4}}
	want := []string{"Escalero ×1: 2", "Escalero ×2: 2", "Escalero ×4: 1", "Escalero, Kolonne\u00a01: 3", "Escalero, Kolonne\u00a02: 3", "Escalero, Kolonne\u00a03: 3",
		"Escalero mit Doppelgrande ×1: 1", "Escalero mit Doppelgrande ×2: 1", "Escalero mit Doppelgrande ×4: 1"}
	for _, order := range [][]int{{0, 1, 2, 3, 4, 5}, {5, 3, 4, 2, 1, 0}} {
		c := newTally(store.People{}, nil)
		for _, i := range order {
			s.ID, s.Ended, s.Pays, s.Preset = fmt.Sprint(9-i), int64(9-i), all[i], "escalero"
			s.Sums, s.Head = [][]int{{100, 200, 300}, {90, 100, 110}}, i%2
			switch i {
			case 4: // given up: one column has not begun, and another one is nearly as good as the best
				s.Sums[0] = []int{-1, 200, 299}
			case 5:
				s.Preset, s.Sums[0] = "escalero-double-grande", []int{1, 2, 3}
			}
			c.game(&s)
		}
		c.close()
		anna, got := c.find("Anna"), []string(nil)
		for _, k := range anna.columns {
			got = append(got, fmt.Sprint(over(t, browser.Memory{}).columnName(k), ": ", k.games))
		}
		if !slices.Equal(got, want) {
			t.Errorf("the columns are %q, want %q", got, want)
		}
		if anna.heads != 3 || c.find("Bernd").heads != 0 || anna.best.sum != 300 || anna.best.game.id != "6" {
			t.Errorf("%d times a Kopf, the best is %+v", anna.heads, anna.best)
		}
	}
}

// A game played once more with the same dice has nothing new to count.
func TestAGamePlayedAgainCountsNothing(t *testing.T) {
	p := over(t, browser.Memory{})
	p.games.AddDone(gametest.Thrown(t, "escalero-single", 1))
	p.games.AddDone(gametest.Again(t, "escalero-single", 1))
	c := p.counted()
	if bea := c.find("Bea"); c.games != 1 || bea == nil || bea.games != 1 || len(c.people) != 2 {
		t.Errorf("%d games, %+v", c.games, bea)
	}
	s := gametest.Again(t, "escalero-single", 1).Summary()
	s.Grandes, s.Head = []string{"Bea"}, 1
	if list := reached(&s); len(list) != 0 {
		t.Errorf("reached %v", list)
	}
}

// Partners share what their sheet wins; whoever plays for two counts twice.
func TestPairsShare(t *testing.T) {
	p := over(t, browser.Memory{})
	p.filed(beats("Anna + Alf", "Bea + Bernd", ""), 1000, "")
	c := p.counted()
	for _, name := range []string{"Bea", "Bernd"} {
		for _, d := range c.find(name).duels {
			if d.points != -7 || d.lost != 1 || d.with.name != "Anna" && d.with.name != "Alf" {
				t.Errorf("%s against %s: %+v", name, d.with.name, d)
			}
		}
	}
	if html := p.visit("/people?name=Bea"); !strings.Contains(html, "−3,5") {
		t.Error("half a point is not written")
	}
}

// What one sheet wins from another, over all pairs of them, is what it wins.
func TestDuelsAddUp(t *testing.T) {
	for i, k := range gametest.Kinds() {
		p := over(t, browser.Memory{})
		d, err := record.NewDice(k.Setup(t))
		if err != nil {
			t.Fatal(err)
		}
		g := played(t, dicegame.New(d), uint64(i))
		g.ID, g.Evening, g.Started, g.Ended = "1", "1", 1, 2
		p.games.AddDone(g)
		c, s := p.counted(), g.Summary()
		for party, names := range s.Names {
			want := 2 * s.Points[party]
			if s.Pairs() && len(names) == 1 {
				want *= 2
			}
			for _, name := range names {
				sum := 0
				for _, d := range c.find(name).duels {
					sum += d.points
				}
				if sum != want {
					t.Errorf("%v: duels of %s come to %d halves, want %d", k, name, sum, want)
				}
			}
		}
	}
}

// The same look is the same person; another spelling can be counted together
// with a name, and apart again.
func TestSpellings(t *testing.T) {
	p := over(t, browser.Memory{})
	p.filed(beats("Mitzi", "Franz", ""), 1000, "")
	p.filed(beats("Mi\u200btzi", "Franz", ""), 2000, "")
	p.filed(beats("Mizzi", "Franz", ""), 3000, "")
	p.filed(beats("Mizzi", "Mitzi", ""), 4000, "")
	if c := p.counted(); len(c.people) != 3 || c.find("Mitzi").games != 3 || c.find("Mizzi").games != 2 {
		t.Fatalf("%d people", len(c.people))
	}
	if html := p.visit("/people?name=Mizzi"); !strings.Contains(html, `value="Franz"`) || !strings.Contains(html, `value="Mitzi"`) || strings.Contains(html, `value="Mizzi"`) {
		t.Errorf("the others are not on offer: %s", html)
	}
	for _, name := range []string{"Franz", "Mitzi"} { // by keys one comes past the names above
		uitest.Type(t, p.Page().Body(), "spelling-of", name)
		if p.shell.Confirmed != "" {
			t.Fatalf("choosing %s says %q", name, p.shell.Confirmed)
		}
	}
	uitest.Press(t, p.Page().Body(), "join")
	if p.shell.Visited != "/people?name=Mitzi" || p.shell.Confirmed == "" {
		t.Errorf("went to %s, said %q", p.shell.Visited, p.shell.Confirmed)
	}
	p = p.again()
	if c := p.counted(); len(c.people) != 2 || c.find("Mizzi") != c.find("Mitzi") || c.find("Mitzi").name != "Mitzi" {
		t.Fatalf("%d people", len(c.people))
	}
	p.visit("/people?name=Mizzi")
	uitest.Press(t, p.Page().Body(), "part-0")
	if p.shell.Confirmed != "Mizzi zählt wieder für sich." || p.shell.Focused != "spelling-of" {
		t.Errorf("said %q, the focus is on %s", p.shell.Confirmed, p.shell.Focused)
	}
	if html := p.html(); uitest.Has(p.Page().Body(), "part-0") || !strings.Contains(html, `value="Mitzi"`) {
		t.Errorf("the page still has them as one: %s", html)
	}
	if c := p.again().counted(); len(c.people) != 3 || c.find("Mizzi").games != 2 {
		t.Errorf("%d people", len(c.people))
	}
	// What was chosen on the page of somebody is not offered on that of somebody else.
	uitest.Type(t, p.Page().Body(), "spelling-of", "Franz")
	if p.visit("/people?name=Franz"); uitest.Has(p.Page().Body(), "join") {
		t.Error("Franz can be joined with Franz")
	}
	// Another tab may join them.
	p.again().join("Mizzi", "Mitzi")
	if c := p.counted(); len(c.people) != 2 {
		t.Errorf("%d people after another tab has joined two", len(c.people))
	}
	p.join("Mizzi", "")
	if p.join("Franz", "Franz") {
		t.Error("somebody is another spelling of themselves")
	}
	// What one name was told, nobody is told again under the other.
	p.disk.Save(store.KeyPeople, store.People{V: 1, List: []store.Person{{Name: "Mizzi", Said: []string{grande}}}})
	p = p.again()
	if p.join("Mizzi", "Mitzi"); len(p.unsaid(&dicegame.Summary{Names: [][]string{{"Mitzi"}}, Points: []int{1}, Grandes: []string{"Mitzi"}})) > 0 {
		t.Error("the first grande is told twice")
	}
	// Two devices may have made a circle of it.
	p.disk.Save(store.KeyPeople, store.People{V: 1, List: []store.Person{{Name: "Mizzi", Same: "Mitzi"}, {Name: "Mitzi", Same: "Mizzi"}}})
	p.again().counted()
}

// However often somebody got another name, all of them are one.
func TestManySpellings(t *testing.T) {
	p := over(t, browser.Memory{})
	names := strings.Fields("Hans Hansi Hannes Johann Johannes Giovanni Jean")
	for i, name := range names {
		p.filed(beats(name, "Franz", ""), int64(1000+i), "")
		if i > 0 {
			p.join(names[i-1], name)
		}
	}
	if c := p.counted(); len(c.people) != 2 || c.find("Hans") != c.find("Jean") || c.find("Jean").games != len(names) {
		t.Errorf("%d people", len(c.people))
	}
	if list := p.spellings("Jean"); len(list) != len(names)-1 {
		t.Errorf("Jean is called %q too", list)
	}
}

// Thousands of games have the mark of the language.
func TestManyGamesAreWrittenWithMarks(t *testing.T) {
	p := over(t, browser.Memory{})
	f := &figures{name: "Anna", games: 2345, won: 1234, lost: 1000, entries: 70350, served: 9876, grandes: 12, heads: 7}
	f.duels = []*duel{{with: &figures{name: "Bernd"}, games: 2345, won: 1234, lost: 1000}}
	c := &tally{people: []*figures{f}}
	html := uitest.HTML(append(p.personParts(c, f), p.everybody(c)...)...)
	for _, text := range []string{"Grandes serviert", ">12<", "Kopf", ">7<", ">2.345<", ">1.234<", "9.876 von 70.350", "1.234 : 1.000", "2.345 Partien, 1.234 gewonnen"} {
		if !strings.Contains(html, text) {
			t.Errorf("%q is missing in %s", text, html)
		}
	}
}

// Those who are many are shown when that is asked for, and how often each has written
// served dice where at least two have written.
func TestAllPeopleAreShown(t *testing.T) {
	for _, n := range []int{1, 2, 500} {
		p, c := over(t, browser.Memory{}), &tally{}
		for i := range n {
			c.people = append(c.people, &figures{name: fmt.Sprintf("Anna %d", i+1), games: 1, entries: 30, served: 3})
		}
		c.people = append(c.people, &figures{name: "Who plays cards", evenings: 1})
		html := uitest.HTML(p.everybody(c)...)
		if got := strings.Contains(html, `id="everybody"`); got != (n == 500) {
			t.Errorf("%d people: more of them can be asked for: %t", n, got)
		}
		p.all = true
		html = uitest.HTML(p.everybody(c)...)
		if strings.Contains(html, `id="everybody"`) || strings.Count(html, "Who plays cards") != 1 {
			t.Errorf("%d people, all of them shown: %s", n, html)
		}
		if got := strings.Count(html, "10,0"); n > 1 && got != n || n == 1 && got != 0 {
			t.Errorf("%d people: %d rates in %s", n, got, html[max(0, len(html)-800):])
		}
	}
}

// One chip won or lost is one.
func TestASingleChip(t *testing.T) {
	p := over(t, browser.Memory{})
	for n, want := range map[int]string{1: ">+1 Chip<", -1: ">−1 Chip<", 2: ">+2 Chips<", 0: ">0 Chips<"} {
		if html := uitest.HTML(p.numbers(&figures{evenings: 1, chips: n})...); !strings.Contains(html, want) {
			t.Errorf("%q is missing in %s", want, html)
		}
	}
}

// Everybody gets a colour of their own while there are enough, keeps it, and
// can have another one.
func TestColours(t *testing.T) {
	p := over(t, browser.Memory{})
	names := strings.Fields("Anna Bernd Carl Dora Emil Frida Gustav Hanna") // some would choose the same
	for i, name := range names[1:] {
		p.filed(beats(names[i], name, ""), int64(1000+i), "")
	}
	if p.Mark("Anna") != nil {
		t.Error("somebody has a colour whom nobody has seen")
	}
	p.counted()
	seen := map[int]bool{}
	for _, o := range p.known.List {
		seen[o.Hue] = true
	}
	if len(seen) != hues {
		t.Errorf("%d people have %d colours", len(p.known.List), len(seen))
	}
	p.visit("/people?name=Bernd")
	uitest.Type(t, p.Page().Body(), "hue-4", "")
	p = p.again()
	if html := uitest.HTML(p.Mark("Bernd")); !strings.Contains(html, "hue-4") || !strings.Contains(html, ">B<") || !strings.Contains(html, "aria-hidden") {
		t.Errorf("the mark is %s", html)
	}
	before := p.memory[store.KeyPeople]
	if p.counted(); p.memory[store.KeyPeople] != before {
		t.Error("counting again has changed the colours")
	}
	// Two tabs give colours, join spellings and tell what somebody has reached: none takes back what the other has done.
	tab := p.again()
	tab.visit("/people?name=Anna")
	colour := func(hue int) { uitest.Type(t, tab.Page().Body(), fmt.Sprint("hue-", hue), "") }
	for hue, does := range map[int]func(){
		7: func() { uitest.Type(t, p.Page().Body(), "hue-5", "") },
		6: func() { p.join("Hanna", "Gustav") },
		5: func() {
			p.deck.meanwhile = func() { colour(5) }
			p.ends(served("party Bernd\nparty Carl\n"), 9000)
		},
	} {
		colour(hue - 1)
		p.visit("/people?name=Bernd")
		if hue != 5 {
			colour(hue)
		}
		if does(); p.again().hue("Anna") != hue {
			t.Errorf("Anna has the colour %d, not %d", p.again().hue("Anna"), hue)
		}
		p.deck.meanwhile = nil
	}
	alone := map[int]bool{}
	for _, name := range names {
		someone := over(t, browser.Memory{})
		someone.welcome(name)
		alone[someone.hue(name)] = true
	}
	if len(alone) < 3 {
		t.Errorf("%d people who are alone have %d colours", len(names), len(alone))
	}
	if len(p.shell.Texts().People.Colours) != hues || len(p.shell.Texts().People.Firsts) != len(milestones()) {
		t.Error("a colour or a milestone has no name")
	}
}

// Reviews count for the game as it is now, in points of one kind.
func TestLuckAndSkill(t *testing.T) {
	p := over(t, browser.Memory{})
	thrown := strings.NewReplacer("points S 1 25", "throw 12345\nwrite S 1", "strike", "throw 12346\nstrike").Replace(single(t, "Anna", "Bernd"))
	one, two := p.filed(beats("Anna", "Bernd", ""), 1000, ""), p.filed(thrown, 2000, "")
	if html := p.visit("/people?name=Anna"); !strings.Contains(html, p.shell.Texts().People.LuckNone) {
		t.Error("the page does not say that there is no review")
	}
	all := store.Reviews{}.Add(store.Review{Print: one.Fingerprint(), Luck: []int{15, -15}, Lost: []int{2, 0}})
	all = all.Add(store.Review{Print: two.Fingerprint(), Luck: []int{-300, 300}, Lost: []int{55, 0}})
	p.disk.Save(store.KeyReviews, all.Add(store.Review{Print: "gone", Luck: []int{1, 1}, Lost: []int{1, 1}}))
	html := p.visit("/people?name=Anna")
	for _, want := range []string{"bekannt sind: 2 von 2.", "+1,5 Punkte", "0,2 Punkte", "−30,0 Punkte", "5,5 Punkte"} {
		if !strings.Contains(html, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	p.table = true
	html = p.html()
	words := &p.shell.Texts().People
	for label, luck := range map[string]string{words.ByColumns: "+1,5", words.Total: "−30,0"} {
		_, table, _ := strings.Cut(html, "<caption>"+label)
		table, _, _ = strings.Cut(table, "</table>")
		if strings.Count(table, "/review?game=") != 1 || !strings.Contains(table, luck) {
			t.Errorf("%s has the table %s", label, table)
		}
	}
}

// Of games of one kind luck is the mean of all; there is nothing about the other kind, and room in the drawing and the
// table for the latest.
func TestLuckOfOneKind(t *testing.T) {
	p := over(t, browser.Memory{})
	f := &figures{name: "Anna", games: 60}
	for i := range mostTwins + 5 {
		f.reviewed = append(f.reviewed, found{game: step{id: fmt.Sprint("g", i)}, columns: true, luck: 20 * (i % 2), lost: 5})
	}
	p.table = true
	html, words := uitest.HTML(p.luckPart(f)), &p.shell.Texts().People
	for text, n := range map[string]int{words.ByColumns: 2, words.Total: 0, "+1,0 Punkte": 1, "0,5 Punkte": 1, "/review?game=": mostTwins, "game=g5\"": 1, "game=g4\"": 0} {
		if got := strings.Count(html, text); got != n {
			t.Errorf("%q is there %d times, want %d: %s", text, got, n, html)
		}
	}
}

// The page of somebody says and draws what the games come to.
func TestThePageOfSomebody(t *testing.T) {
	p := over(t, browser.Memory{})
	p.filed(single(t, "Anna", "Bernd"), 1000, "")
	p.filed(strings.ReplaceAll(single(t, "Bernd", "Anna"), "strike 1 1", "points 1 1 1"), 2000, "")
	p.filed(beats("Anna", "Bernd", ""), 3000, "")
	p.filed(beats("Anna", "Bernd", "option stake 0.10 EUR\n"), 4000, "4000")
	html := strings.NewReplacer("> ", ">", " <", "<").Replace(strings.Join(strings.Fields(p.visit("/people?name=Anna")), " "))
	for _, want := range []string{
		`Gewonnen</th><td>75 %</td><td>3</td>`,
		`<td>1 von 20</td><td>5,0 %</td>`,
		`href="/games?game=1000"><span class="text"><strong>Beste Kolonne: 25</strong><small>Escalero einfach, `,
		`href="/games?evening=1000"><span class="text"><strong>Größter Abend: 25 Punkte</strong>`,
		`href="/games?evening=4000"><span class="text"><strong>Größter Abend: +0,70 €</strong>`,
		`<th scope="row">Escalero einfach<div aria-hidden class="gauge hue-0">`,
		`width="52.0" x="0.0" y="0.0"></rect><rect height="8.0" width="1.5" x="98.5"`, // 13 of 25
		`<td>13</td><td>25</td>`,
		`d="M0.0 96.0 L75.0 50.0 L150.0 96.0 L225.0 50.0 L300.0 4.0"`, // one won, one lost, two won
		`<td>3 : 1</td>`,
	} {
		if !strings.Contains(html, want) {
			t.Errorf("there is no %s", want)
		}
	}
	if strings.Contains(html, `id="join"`) {
		t.Error("one can join nobody")
	}
	if c := p.now; c.figuresOf("Anna", "") != c.find("Anna") || len(c.people) != 2 || c.find("Anna").level != "" {
		t.Errorf("Anna is %d people", len(c.people))
	}
	picture := uitest.HTML(twins([]found{{luck: 15, lost: 5}, {luck: -30}}))
	// From the right, each an eighth of the width: luck up or down, and what was lost always down.
	for _, want := range []string{`M228.8 50V26.0h13.5V50Z`, `M243.8 50V58.0h13.5V50Z`, `M266.2 50V98.0h13.5V50Z`, `M281.2 50V50.0h13.5V50Z`} {
		if !strings.Contains(picture, want) {
			t.Errorf("the drawing has no %s: %s", want, picture)
		}
	}
}

// Of whom a throw is not known nobody knows what was given away: such a game counts
// neither as flawless nor otherwise, whatever version has reviewed it.
func TestUnknownThrowsAreNoSkill(t *testing.T) {
	const anna = "throw 12345\nwrite S 1\n"
	thrown := strings.NewReplacer("points S 1 25\n", anna, "strike", "throw 12346\nstrike").Replace(single(t, "Anna", "Bernd"))
	for typed, counted := range map[string]bool{
		anna:                               true,
		"points S 1 25\n":                  false,
		"strike S 1\n":                     false,
		"result 12345 served\nwrite S 1\n": false,
	} {
		p := over(t, browser.Memory{})
		g := p.filed(strings.Replace(thrown, anna, typed, 1), 1000, "")
		p.disk.Save(store.KeyReviews, store.Reviews{}.Add(store.Review{Print: g.Fingerprint(), Luck: []int{15, -15}, Lost: []int{0, 2}}))
		c := p.counted()
		if n := len(c.find("Anna").reviewed); (n == 1) != counted {
			t.Errorf("%q: %d reviews count for Anna", typed, n)
		}
		if n := len(c.find("Bernd").reviewed); n != 1 {
			t.Errorf("%q: %d reviews count for Bernd, whose throws are known", typed, n)
		}
	}
}

// Evenings of cards count for people.
func TestCardEvenings(t *testing.T) {
	p := over(t, browser.Memory{})
	p.deck.evenings = []Evening{{Names: []string{"Kurt", "Anna"}, Won: []int{12, -12}, Computer: []bool{true, false}}}
	c := p.counted()
	if f := c.find("Anna"); len(c.people) != 1 || f.evenings != 1 || f.chips != -12 || f.games != 0 {
		t.Errorf("%d people, %+v", len(c.people), f)
	}
	if html := p.visit("/people?name=Anna"); !strings.Contains(html, "−12 Chips") || strings.Contains(html, "ingelesen") {
		t.Error("the chips are not told, or the evening is imported")
	}
	p.deck.evenings[0].Brought = true
	if html := p.visit("/people?name=Anna"); !strings.Contains(html, "Eingelesene Kartenabende") {
		t.Error("that the evening is imported is not told")
	}
	g := p.filed(beats("Anna", "Bernd", ""), 1000, "")
	g.From = dicegame.FromFile
	p.games.Change(g)
	p.filed(beats("Anna", "Bernd", ""), 2000, "")
	if f := p.counted().find("Anna"); f.games != 2 || f.brought != 1 || !strings.Contains(p.visit("/people?name=Anna"), "Eingelesene Partien") {
		t.Errorf("%d of %d games are imported, and %s", f.brought, f.games, p.html())
	}
}

// Somebody who types an address, or a hostile link, finds nobody.
func TestAddresses(t *testing.T) {
	p := over(t, browser.Memory{})
	p.filed(beats("Anna & Co.?", "Bernd/ä", ""), 1000, "")
	for _, name := range []string{"Anna & Co.?", "Bernd/ä"} {
		if html := p.visit(address(name)); !strings.Contains(html, `id="figures"`) {
			t.Errorf("%s leads nowhere", address(name))
		}
	}
	p.visit("/people?name=%00%ff<script>")
}

// busy is a browser in which a look at the clock takes a millisecond, and what
// is to be done soon waits until it is told to.
type busy struct {
	*browser.Page
	now  float64
	soon []func()
}

func (b *busy) Precise() float64 {
	b.now++
	return b.now
}
func (b *busy) Soon(f func()) { b.soon = append(b.soon, f) }

// awake is a clock of a page that is shown.
type awake struct{ clock }

func (awake) Live() bool { return true }

// While a page is shown games are counted in slices, with room for other things
// between them; who looks at another page meanwhile, or comes back, waits for
// one count only.
func TestCountingInSlices(t *testing.T) {
	p := over(t, browser.Memory{})
	for i := range 120 {
		p.filed(beats("Anna", "Bernd", ""), int64(1000+i), "")
	}
	b := &busy{Page: &browser.Page{}}
	p.Room.b, p.Room.timer = b, awake{}
	slices := 0
	run := func() {
		next := b.soon
		b.soon = nil
		began := b.now
		for _, f := range next {
			f()
		}
		if slices++; b.now-began > 3*sliceMillis {
			t.Errorf("slice %d takes %v ms", slices, b.now-began)
		}
	}
	p.Page().Open()
	if html := p.html(); !strings.Contains(html, fmt.Sprintf(p.shell.Texts().People.Counting, p.going.games)) || len(b.soon) != 1 {
		t.Fatalf("not on the way: %d tasks, %s", len(b.soon), html)
	}
	run()
	p.Page().Open() // the first count is not wanted any more
	for len(b.soon) > 0 {
		run()
	}
	if p.now == nil || p.now.games != 120 || slices < 2 || p.shell.Refreshed == 0 {
		t.Errorf("after %d slices, drawn %d times: %+v", slices, p.shell.Refreshed, p.now)
	}
}

// Thousands of games take no longer than their number.
func TestManyGames(t *testing.T) {
	c := newTally(store.People{}, nil)
	s := gametest.Recorded(t, "serviert 1 "+beats("Anna", "Bernd", ""), "1", "1", 1).Summary()
	for i := range 5000 {
		s.ID, s.Evening, s.Ended = fmt.Sprint(i), fmt.Sprint(i/4), int64(i)
		c.game(&s)
	}
	if c.close(); c.find("Anna").won != 5000 || len(c.find("Anna").sittings) != 1250 {
		t.Errorf("%d games, %d evenings", c.find("Anna").won, len(c.find("Anna").sittings))
	}
	if html := uitest.HTML(plots.Line(make([]int, 5001))); len(html) > 8000 {
		t.Errorf("the line of 5000 games has %d bytes", len(html))
	}
}

// Where nobody has played yet the page leads to a game; before anything is known it offers none, nor once there is somebody.
func TestAPageWithoutPeopleLeadsOn(t *testing.T) {
	p := over(t, browser.Memory{})
	way := `href="` + ui.Link("/new") + `"`
	if html := p.html(); strings.Contains(html, way) {
		t.Error("a page that knows nothing yet leads to a game")
	}
	if html := p.visit("/people"); !strings.Contains(html, way) {
		t.Errorf("a page without people ends there: %s", html)
	}
	p.filed(beats("Anna", "Bernd", ""), 1000, "")
	if html := p.visit("/people"); strings.Contains(html, way) {
		t.Error("a page with people leads to a new game")
	}
}
