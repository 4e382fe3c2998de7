package browsertest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"serviert/engine/letters"
)

// laid is a word that somebody is to lay, "" for none and "fold" to drop out.
type laid struct{ name, word string }

// chosen is the record of a hand in which everybody but the first has chosen a
// word, as the first versions of the app stored it.
func chosen(t *testing.T, table []laid, options string) string {
	t.Helper()
	rules := letters.Usual()
	head := "serviert 1 choose-your-words\noption language de\noption dealer 1\n" + options
	for _, o := range append([]string{"language de", "dealer 1"}, strings.Split(strings.ReplaceAll(strings.TrimSpace(options), "option ", ""), "\n")...) {
		if key, value, ok := strings.Cut(o, " "); ok {
			var err error
			if rules, err = rules.With(key, value); err != nil {
				t.Fatal(err)
			}
		}
	}
	s := letters.New(rules, len(table), nil)
	hands := make([][]letters.Card, len(table))
	left := rules.Deck.Pack()
	take := func(c letters.Cards) bool {
		if !c.Within(left) {
			return false
		}
		left = left.Without(c)
		return true
	}
	for i, l := range table {
		head += "party " + l.name + "\n"
		if l.word == "fold" {
			continue
		}
		ways := rules.Deck.Lay(left, l.word)
		if l.word != "" && (len(ways) == 0 || !take(ways[len(ways)-1])) { // single letters
			t.Fatalf("%s cannot have %s", l.name, l.word)
		}
		if l.word != "" {
			hands[i] = ways[len(ways)-1].List()
		}
	}
	var pack []letters.Card
	for i := range hands {
		for len(hands[i]) < letters.HandSize {
			c := left[:1]
			take(c)
			hands[i] = append(hands[i], c.At(0))
		}
	}
	for card := range letters.HandSize {
		for seat := range table {
			pack = append(pack, hands[(seat+1)%len(table)][card]) // from the dealer's left
		}
	}
	text := head
	act := func(a letters.Action) {
		t.Helper()
		var err error
		if s, err = s.Apply(a); err != nil {
			t.Fatalf("%v after\n%s", err, text)
		}
		text += a.String() + "\n"
	}
	act(letters.Action{Kind: letters.Deal, Cards: letters.CardsOf(pack...) + left})
	for s.Phase() != letters.Choosing {
		p := s.Turn()
		switch {
		case s.Phase() == letters.Exchanging:
			act(letters.Action{Kind: letters.Exchange})
		case table[p-1].word == "fold":
			act(letters.Action{Kind: letters.Fold})
		case s.View(p).Bet == 0:
			act(letters.Action{Kind: letters.Bet, Amount: s.View(p).Low})
		default:
			act(letters.Action{Kind: letters.Call})
		}
	}
	for s.Turn() != 1 {
		p := s.Turn()
		word := letters.CardsOf(hands[p-1][:0]...)
		if w := table[p-1].word; w != "" {
			ways := rules.Deck.Lay(s.View(p).Hand, w)
			word = ways[len(ways)-1]
		}
		act(letters.Action{Kind: letters.Word, Cards: word})
	}
	return text
}

// toShowdown opens such a hand and lays the first one's word.
func toShowdown(p *phone, table []laid, options string) *cards {
	p.t.Helper()
	saved, err := json.Marshal(map[string]any{"v": 1, "id": "1", "started": 1, "seen": []int{}, "record": chosen(p.t, table, options)})
	if err != nil {
		p.t.Fatal(err)
	}
	p.openWith("/cards", "serviert:words", string(saved))
	p.waitFor(`document.querySelector("#reveal") !== null`)
	c := &cards{phone: p}
	c.lift()
	p.waitFor(`document.querySelector("#typed") !== null`)
	p.enter("#typed", table[0].word, "input")
	p.waitFor(`document.querySelector("#lay") !== null`)
	c.tap("#lay")
	p.waitFor(`document.querySelector(".board") !== null`)
	return c
}

// fourteen is a full table, with words of every kind.
var fourteen = []laid{{"Anna", "MOND"}, {"Bert", "BLURF"}, {"Clara", "FUNDS"}, {"Dora", "HAUS"}, {"Emil", "TISCH"}, {"Fritz", "fold"}, {"Gerda", "EIN"},
	{"Heinz", "DER"}, {"Ida", "GELD"}, {"Maximiliane", "NEST"}, {"Karl", "TOR"}, {"Lisl", ""}, {"Martha", "ENTE"}, {"Nora", "STAR"}}

// The words are turned up by themselves, the lowest first; what can be tapped
// stays where it is, and nothing is read out before it lies there.
func TestTheShowdown(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := toShowdown(p, []laid{{"Anna", "MOND"}, {"Maximiliane", "ENTE"}, {"Annemarie", "STRASSE"}}, "")
	var first [4]float64
	at := func() (r [4]float64) {
		p.eval(`(() => { const r = document.querySelector("#doubt").getBoundingClientRect(); return [r.left, r.top, r.width, r.height] })()`, &r)
		return r
	}
	for i, word := range []string{"ENTE", "MOND", "STRASSE"} {
		if first == [4]float64{} {
			first = at()
		}
		if spoken := p.spokenPage(); strings.Contains(spoken, word) {
			t.Errorf("%s is read out before it is turned up", word)
		}
		p.waitFor(fmt.Sprintf(`document.querySelector("#live").textContent.includes(%q) && document.querySelectorAll(".felt[data-turn] .card").length === %d`, word, len(word)))
		if now := at(); now != first {
			t.Errorf("after %d words the button to doubt is at %v, before at %v", i+1, now, first)
		}
	}
	p.waitFor(`document.querySelector("#table-act") !== null`)
	p.waitFor(`(text => text.includes("Serviert! Alle sieben Karten.") && text.endsWith("Annemarie führt."))(document.querySelector("#live").textContent)`)
	p.reload()
	p.waitFor(`document.querySelector(".board") !== null`)
	if c.has("#turn-all") || c.has("[data-turn]") || !strings.Contains(c.text(".felt"), "Annemarie führt") {
		t.Errorf("after a reload it begins again: %s", c.text("main"))
	}
	whole := func(where string) {
		t.Helper()
		var words []string
		if p.eval(strings.Replace(broken, ":is(.sums, .seats) th", where, 1), &words); len(words) > 0 {
			t.Errorf("in %s broken are %q", where, words)
		}
	}
	p.size(360, 740)
	whole(".laid .who b")
	c.mayLift()
	c.tap("#table-act")
	c.waitFor(`document.querySelector(".hand-sums") !== null`)
	c.endEvening()
	p.textSize(200)
	whole(".honour .money")
}

// Fourteen words fit on a small phone without scrolling; a tap on the felt shows
// them all; without motion nothing moves.
func TestTheShowdownOfFourteen(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.media("prefers-reduced-motion", "reduce")
	c := toShowdown(p, fourteen, "")
	p.waitFor(`document.querySelector(".felt[data-turn]") !== null`)
	var moving int
	if p.eval(`document.getAnimations().filter(a => a.playState === "running").length`, &moving); moving > 0 {
		t.Errorf("%d things move", moving)
	}
	c.tap(".felt")
	p.waitFor(`document.querySelector("#table-act") !== null`)
	p.size(360, 740)
	var over float64
	if p.eval(`document.documentElement.scrollHeight - innerHeight`, &over); over > 0 {
		p.screenshot(t.Name())
		t.Errorf("the page is %v px higher than the window", over)
	}
	for _, l := range fourteen {
		if text := c.text(".board"); l.word != "fold" && (!strings.Contains(text, l.name) || !strings.Contains(text, l.word)) {
			t.Errorf("%s with %q is not there: %s", l.name, l.word, text)
		}
	}
	c.doubt("2")
	p.waitFor(`document.querySelector("[data-refused=true]") !== null && document.querySelector("dialog[open]") === null`)
	if text := c.text(".laid [data-refused=true]"); !strings.Contains(text, "Bert") || !strings.Contains(text, "nicht in der Wörterliste") {
		t.Errorf("the refused word stands as %q", text)
	}
	for _, s := range [][2]int{{360, 740}, {320, 640}, {740, 360}, {1280, 800}} {
		p.size(s[0], s[1])
		p.noOverflow()
		c.targets()
		p.axe()
	}
}

// The first showdown is explained above the words, which wait until that is
// read; it stands in the window and over nothing, at every size.
func TestTheFirstShowdown(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, beginner(), speaking(lang))
			c := toShowdown(p, []laid{{"Anna", "MOND"}, {"Bert", "ENTE"}, {"Clara", "STRASSE"}, {"Dora", "HAUS"}}, "")
			p.waitFor(`document.querySelector(".board > #hint") !== null`)
			time.Sleep(1500 * time.Millisecond) // longer than any word takes
			for _, s := range [][2]int{{360, 740}, {320, 640}, {740, 360}, {1280, 800}} {
				p.size(s[0], s[1])
				p.waitFor(`(e => e && !e.getAnimations().length)(document.querySelector("#hint"))`)
				var wrong string
				p.eval(`(() => {
					const box = document.querySelector("#hint").getBoundingClientRect();
					if (box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) return "outside of the window";
					for (const other of document.querySelectorAll(".felt, .laid, .thumb .button")) {
						const a = other.getBoundingClientRect();
						if (Math.min(box.right, a.right) - Math.max(box.left, a.left) > 1 && Math.min(box.bottom, a.bottom) - Math.max(box.top, a.top) > 1) return "over " + other.className;
					}
					return "";
				})()`, &wrong)
				if wrong != "" {
					t.Errorf("at %v the hint is %s", s, wrong)
				}
				p.look(fmt.Sprintf("showdownhint-%s-%d", lang[:2], s[0]))
				p.noOverflow()
				c.targets()
				p.axe()
			}
			p.size(360, 740)
			if c.has("[data-turn]") {
				t.Error("words are turned up while the hint is read")
			}
			c.tap("#hint-show")
			p.waitFor(`document.querySelector("#hint") === null && document.querySelector(".felt[data-turn]") !== null`)
			p.reload()
			p.waitFor(`document.querySelector(".board") !== null`)
			if c.has("#hint") {
				t.Error("what was understood is explained again")
			}
		})
	}
}
