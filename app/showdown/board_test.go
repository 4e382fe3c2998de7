//go:build !js

package showdown

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/record"
	"serviert/web/words"
)

// laid is a board on which these words lie, of Anna, Bernd and so on, in the order in which they are turned up.
func laid(t *testing.T, up int, laid ...string) Board {
	t.Helper()
	list, err := words.List("en")
	if err != nil {
		t.Fatal(err)
	}
	table := record.Table{Rules: letters.Usual()}
	for _, name := range strings.Fields("Anna Bernd Carl Dora Emil Fritz Gusti Hans Ida") {
		table.Parties = append(table.Parties, record.Party{Names: []string{name}})
	}
	e, err := cardgame.Begin(table, list, "7", 1)
	if err != nil {
		t.Fatal(err)
	}
	b := Board{Speech: cardgame.Speech{T: i18n.For("en")}, Evening: e, View: e.Public(), Words: cardgame.Showdown{Up: up}}
	for i, word := range laid {
		cards, err := letters.ParseCards(word)
		if err != nil {
			t.Fatal(err)
		}
		b.View.Seats[i].Laid = cards
		b.Words.Order = append(b.Words.Order, engine.Player(i+1))
	}
	return b
}

var (
	item  = regexp.MustCompile(`(?s)<li.*?</li>`)
	tag   = regexp.MustCompile(`<[^>]*>`)
	space = regexp.MustCompile(`[\s\x{a0}]+`)
)

// lines are the words that lie below the felt: the class of each line, how many cards lie in it, and what it says.
func (b Board) lines() (lines []string) {
	for _, li := range item.FindAllString(uitest.HTML(b.list()), -1) {
		class := regexp.MustCompile(`class="([^"]*)"`).FindStringSubmatch(li)[1]
		cards := len(regexp.MustCompile(`class="card["  ]`).FindAllString(li, -1))
		seen := regexp.MustCompile(`(?s)<p aria-hidden.*?</p>`).ReplaceAllString(li, "") // the letters of cards are said beside them
		lines = append(lines, fmt.Sprint(class, " ", cards, ": ", strings.TrimSpace(space.ReplaceAllString(tag.ReplaceAllString(seen, " "), " "))))
	}
	return lines
}

// Below the word that leads lie those that do not, the best first, then those that were refused, with the reason; then
// who is next, who is still to come, and who has no word.
func TestWhatLiesBelowTheLeader(t *testing.T) {
	b := laid(t, 4, "T O", "A T", "J O", "Z O O", "J A Z Z", "Q U I Z")
	b.View.Seats[0].Doubt, b.View.Seats[1].Doubt = letters.Refused, letters.Upheld
	b.Words.None, b.Words.Out = []engine.Player{7}, []engine.Player{8, 9}
	why := fmt.Sprintf(b.Speech.T.Cards().Showdown.Why, "English", b.Speech.T.Whole(b.Evening.Words()))
	look := func(what string, want ...string) {
		t.Helper()
		if got := b.lines(); !slices.Equal(got, want) {
			t.Errorf("%s there lie\n%s\nwant\n%s", what, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
	look("in the middle",
		"row 2: Carl 15 points JO",
		"row 2: Bernd 5 points counts AT",
		"row 0: Anna does not count TO not in the word list",
		"row next 3: Emil is next",
		"note 0: Still face down: Fritz.",
		"note 0: Without a word: Gusti. Folded: Hans and Ida.",
		"note 0: "+why)
	b.Words.Up, b.Words.None, b.Words.Out = 6, nil, []engine.Player{8}
	b.View.Later = []string{"TO"}
	b.Adopt = func(p engine.Player) app.UI {
		if p != 1 {
			return nil
		}
		return app.P().Text("Take it up")
	}
	look("at the end, of six words",
		"row 4: Emil 43 points JAZZ",
		"row 3: Dora 18 points ZOO",
		"row brief 0: Carl 15 points JO",
		"row brief 0: Bernd 5 points counts AT",
		"row 0: Anna does not count TO It counts from the next hand on. Take it up",
		"note 0: Folded: Hans.",
		"note 0: "+why)
	b.View.Rules.Book, b.View.Later, b.Adopt = true, nil, nil
	b.Words.Order, b.Words.Up, b.Words.Out, b.Words.None = b.Words.Order[:5], 5, nil, []engine.Player{7}
	look("at the end, of five words, by your own dictionary",
		"row 3: Dora 18 points ZOO",
		"row 2: Carl 15 points JO",
		"row 2: Bernd 5 points counts AT",
		"row 2: Anna does not count TO not in your dictionary",
		"note 0: Without a word: Gusti.")
	b.Words.Up, b.Words.None = 0, nil
	look("before the first word",
		"row next 3: Anna is next",
		"note 0: Still face down: Bernd, Carl, Dora and Emil.")
}

// On the felt lies the word that leads, or cards that are face down; a word of all seven cards is served. The style sheet
// hears which word moves, and how quickly.
func TestWhatLiesOnTheFelt(t *testing.T) {
	for _, c := range []struct {
		up     int
		moves  bool
		upheld engine.Player
		want   []string
		not    []string
	}{
		{0, true, 0, []string{`class="tray felt many"`, `data-served="false"`}, []string{"data-turn", "verdict"}},
		{1, true, 1, []string{`data-turn="2"`, `data-quick `, `class="verdict"`, ">5 points<", `<b class="sr-only" lang="en"`}, []string{`class="lift"`}},
		{2, true, 1, []string{`data-turn="1"`, `data-quick `, ">15 points<"}, []string{"verdict"}},
		{3, true, 0, []string{`data-turn="2"`, `data-quick="false"`}, nil},
		{3, false, 0, nil, []string{"data-turn", "data-quick"}},
		{6, true, 0, []string{`class="lift"`, `class="two"`, "Served!"}, []string{`class="dome"`, `data-served="false"`, `class="loud" hidden>`, `class="stakes" hidden="false"`}},
		{4, true, 0, []string{`class="loud" hidden>`}, nil},
	} {
		b := laid(t, c.up, "A T", "J O", "Z O O", "J A Z Z", "QU I Z Z", "QU I Z Z E S Y")
		b.Moves = c.moves
		if c.upheld != 0 {
			b.View.Seats[c.upheld-1].Doubt = letters.Upheld
		}
		html := uitest.HTML(b.Draw()...)
		felt, list, _ := strings.Cut(html, "</section>")
		for _, want := range c.want {
			if !strings.Contains(felt, want) {
				t.Errorf("%d words lie face up, one moves: %t, there is no %s: %s", c.up, c.moves, want, felt)
			}
		}
		for _, not := range c.not {
			if strings.Contains(felt, not) {
				t.Errorf("%d words lie face up, one moves: %t, there is %s: %s", c.up, c.moves, not, felt)
			}
		}
		if got := strings.Contains(list, "data-turn"); got != (c.moves && c.up > 0) {
			t.Errorf("%d words lie face up, one moves: %t, below it does: %t", c.up, c.moves, got)
		}
		if cards, want := len(regexp.MustCompile(`class="card["  ]`).FindAllString(felt, -1)), []int{7, 2, 2, 3, 4, 4, 7}[c.up]; cards != want {
			t.Errorf("%d words lie face up, %d cards on the felt, want %d", c.up, cards, want)
		}
	}
	five := laid(t, 5, "A T", "J O", "Z O O", "J A Z Z", "Q U I Z")
	if html := uitest.HTML(five.Draw()...); strings.Contains(html, " many") {
		t.Error("five words are many")
	}
	// Of two that are level both are named; only the last one lies there.
	level := laid(t, 2, "A T", "T A")
	if html := uitest.HTML(level.felt()); !strings.Contains(html, `<p class="names" hidden="false">`) || !strings.Contains(html, "Anna and Bernd") || strings.Contains(html, ">AT<") {
		t.Errorf("two are level: %s", html)
	}
}

// Chips lie in stacks of five, as far as there is room.
func TestPiles(t *testing.T) {
	for chips, want := range map[int][]string{0: nil, 1: {"pile k1"}, 4: {"pile k4"}, 5: {"pile"}, 12: {"pile", "pile", "pile k2"}, 21: {"pile", "pile", "pile", "pile", "pile k1"}, 99: {"pile", "pile", "pile", "pile", "pile"}} {
		var got []string
		for _, m := range regexp.MustCompile(`class="(pile( k.)?)"`).FindAllStringSubmatch(uitest.HTML(Piles(chips)), -1) {
			got = append(got, m[1])
		}
		if !slices.Equal(got, want) {
			t.Errorf("%d chips lie as %q, want %q", chips, got, want)
		}
	}
}
