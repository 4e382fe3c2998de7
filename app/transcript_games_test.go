//go:build !js

package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/web/words"
)

// A whole game of Escalero against a computer player, by keys. A blind player
// has to be able to read along in the transcript and to approve of it.
func TestTranscriptEscalero(t *testing.T) {
	byEar(t, "escalero", 1, func(l *listener) {
		l.open("/new?game=escalero")
		l.listen()
		l.enter("name-0", "Anna")
		l.enter("level-1", "casual")
		l.press("start")
		l.rolls()
		l.explores()
		l.throwsToTheEnd(nil)
	})
}

// A whole game of Würfelpoker with Contra.
func TestTranscriptWuerfelpokerContra(t *testing.T) {
	byEar(t, "contra", 2, func(l *listener) {
		l.open("/new?game=wuerfelpoker")
		l.listen()
		l.enter("name-0", "Anna")
		l.enter("level-1", "strong")
		l.enter("opt-contra-v-on", "on")
		l.press("start")
		l.rolls()
		l.throwsToTheEnd(func(st escalero.State) bool { return st.Round() == 3 && st.Factor() == 1 })
	})
}

// rolls rolls for who begins.
func (l *listener) rolls() {
	l.t.Helper()
	for l.a.dialog == "opening" {
		switch n := l.tree.find("roll-1"); {
		case n != nil:
			l.press("roll-1")
		case l.tree.find("roll-go") != nil:
			l.press("roll-go")
		default:
			l.t.Fatalf("nothing to roll:\n%s", l.log.String())
		}
	}
}

// mine waits until the person has to act.
func (l *listener) mine() {
	l.t.Helper()
	l.until("the person's turn", func() bool {
		g := l.a.games.Now
		return g.Over() || g.Level(g.State()) == "" && l.a.path == "/table"
	})
}

// explores listens to what can be asked for before and after the first throw.
func (l *listener) explores() {
	l.mine()
	for _, key := range []string{"a", "d", "s", "Shift+s", "1", "w", "h", "x"} {
		l.key(key)
	}
	l.key("r")
	for _, key := range []string{"d", "1", "a", "1", "s"} {
		l.key(key)
	}
	l.a.browser.Focused = dicegame.CellID(0, 0)
	l.did("Tab to the pad")
	l.listen()
	for _, key := range []string{"ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowUp"} {
		l.key(key)
	}
}

// throwsToTheEnd plays a game of dice to its end, with the decisions of a middling
// computer player made by keys, and reads the result. says tells when to say Contra.
func (l *listener) throwsToTheEnd(says func(escalero.State) bool) {
	l.t.Helper()
	var brain *solver.Brain
	for {
		l.mine()
		g := l.a.games.Now
		if g.Over() {
			break
		}
		st := g.State()
		contra := escalero.Action{Kind: escalero.Contra}
		if brain == nil || !brain.Fits(st) {
			brain = solver.NewBrain(st)
		}
		a := solver.NewPlayer(solver.Casual, brain).Decide(st)
		if says != nil && says(st) && slices.Contains(st.Legal(), contra) {
			a = contra
		}
		switch a.Kind {
		case escalero.Throw:
			l.key("r")
		case escalero.Keep:
			for i, stay := range dicegame.Stay(st.Now().Dice, a.Kept) {
				if g.Kept[i] != stay {
					l.key(fmt.Sprint(i + 1))
				}
			}
			l.key("r")
		case escalero.Write, escalero.Strike:
			row := slices.IndexFunc(g.Rules.Rows, func(r escalero.Row) bool { return r.Key == a.Row })
			l.press(dicegame.CellID(row, a.Col-1))
			l.key("w")
			if l.a.dialog == "strike" {
				l.press("strike-yes")
			}
		case escalero.Contra:
			l.press("contra")
		case escalero.Accept:
			l.press("throw")
		case escalero.Concede:
			l.press("concede")
		case escalero.Done:
			l.press("done")
		default:
			l.t.Fatalf("what is %v?", a)
		}
	}
	l.listen()
}

// setsUpThree fills in the set-up of an evening of cards for two people and a computer
// player, with cards in the language of the app, which it returns.
func (l *listener) setsUpThree() string {
	l.open("/cards-new")
	l.listen()
	l.press("fewer")
	for i, name := range []string{"Anna", "Bernd", "Clara"} {
		l.enter(fmt.Sprint("name-", i), name)
	}
	l.enter("level-2", "medium")
	lang := l.a.settings.Language
	l.enter("cards-language-"+lang, lang)
	return lang
}

// A hand of Choose Your Words: two people with one phone, who hear only their
// own cards, and a computer player. One of the words is doubted.
func TestTranscriptCards(t *testing.T) {
	byEar(t, "cards", 3, func(l *listener) {
		lang := l.setsUpThree()
		l.press("start")
		list := l.wordList(lang)
		has := func(id string) bool { return l.tree.find(id) != nil }
		asked, doubted, name := false, false, ""
		for dealt := false; ; {
			l.until("something to do", func() bool {
				return !has("go-on") && (has("reveal") || has("rested") || has("card-1") || has("table-act") || has("turn-all"))
			})
			if has("reveal") {
				name = l.tree.find("reveal").words()
			}
			switch {
			case has("no-word") && strings.Contains(name, "Bernd"):
				l.key("2")
				l.key("3")
				l.press("lay")
			case has("raise") && !has("call") && !asked:
				asked = true
				for _, key := range []string{"w", "p", "n", "h", "x", "s", "t", "a", "q"} {
					l.key(key)
				}
				l.key("r")
			case l.goesAlong(list):
			case has("doubt") && !doubted:
				doubted = true
				l.press("doubt")
				for _, id := range []string{"doubt-2", "doubt-1", "doubt-by-1", "doubt-by-2"} {
					if l.a.dialog != "" && has(id) {
						l.press(id)
					}
				}
			case dealt && doubted && !has("doubt"):
				return
			default:
				dealt = true
				l.press("table-act")
			}
			for l.a.dialog != "" {
				switch {
				case has("sure-yes"):
					l.press("sure-yes")
				case has("settle-no"):
					l.press("settle-no")
				default:
					l.t.Fatalf("what is asked in %s?\n%s", l.a.dialog, l.log.String())
				}
			}
		}
	})
}

// An evening of Choose Your Words on which one sits out for a while, another is
// called differently, hands his cards over to a computer player and comes back,
// and chips run out.
func TestTranscriptCardsEvening(t *testing.T) {
	byEar(t, "cards-evening", 17, func(l *listener) {
		lang := l.setsUpThree()
		l.enter("stake-chips", "14")
		l.did("tick buy-in")
		uitest.Tick(l.t, l.root(), "buy-in", true)
		l.listen()
		l.press("start")
		list, texts := l.wordList(lang), l.a.Texts().Cards()
		for !strings.Contains(l.tree.find("table-act").words(), texts.Cut.Deal) {
			l.press("table-act")
		}
		asks := func(keys string) {
			for key := range strings.FieldsSeq(keys) {
				l.key(key)
			}
		}
		l.playsHand(list, nil)
		l.press("menu")
		l.press("menu-people")
		l.press("menu-seat-2")
		asks("h x s t e p a")
		l.playsHand(list, func() { asks("h x n e a") })
		l.changesSeat("name-0", "Annemarie")
		l.playsHand(list, nil)
		l.press("in-2")
		asks("h x")
		l.playsHand(list, nil)
		l.changesSeat("level-0", "hard")
		l.playsHand(list, nil)
		l.changesSeat("level-0", "")
		for bought := 0; bought < 2; {
			bought = 0
			for seat := range 3 {
				if id := fmt.Sprint("buy-", seat+1); l.tree.find(id) != nil {
					l.press(id)
					bought = 2
				}
			}
			l.playsHand(list, nil)
		}
		l.press("menu")
		l.press("menu-check")
		l.press("sure-yes")
		l.key("Shift+l")
		l.key("a")
	})
}

// goesAlong does by keys what is to be done in a hand: opens or calls, exchanges two
// cards, lays the best word and waits for those of the others. It reports whether there was anything.
func (l *listener) goesAlong(list *lexicon.List) bool {
	l.t.Helper()
	has := func(id string) bool { return l.tree.find(id) != nil }
	switch {
	case has("reveal"):
		l.press("reveal")
	case has("rested"):
		l.press("rested")
	case has("exchange"):
		l.key("1")
		l.key("4")
		l.key("d")
	case has("no-word"):
		word := l.bestWord(list)
		if word == "" { // a hand without any
			l.press("no-word")
			l.press("none-yes")
			break
		}
		l.enter("typed", word)
		l.press("lay")
	case has("call"):
		l.key("c")
	case has("raise"):
		l.key("r")
	case has("turn-all") && has("hint"):
		l.press("turn-all") // whoever reads the hint has the time for that
	case has("turn-all"):
		l.until("the last word", func() bool { return !has("turn-all") })
	default:
		return false
	}
	return true
}

// playsHand plays a hand to its end. asks is what is asked when there are cards to play for the first time.
func (l *listener) playsHand(list *lexicon.List, asks func()) {
	l.t.Helper()
	has := func(id string) bool { return l.tree.find(id) != nil }
	for l.press("table-act"); ; {
		l.until("something to do", func() bool {
			return !has("go-on") && (has("reveal") || has("rested") || has("card-1") || has("table-act") || has("turn-all") || has("leave") || has("to-end"))
		})
		switch {
		case has("card-1") && !has("reveal") && !has("rested") && asks != nil:
			asks()
			asks = nil
		case l.goesAlong(list):
		case has("doubt"):
			l.press("table-act")
			return
		default:
			return
		}
		if has("settle-no") {
			l.press("settle-no")
		}
	}
}

// changesSeat opens the names at a table of cards and changes one field of them.
func (l *listener) changesSeat(field, text string) {
	l.t.Helper()
	l.press("menu")
	l.press("menu-people")
	l.press("menu-names")
	l.enter(field, text)
	l.press("names-done")
}

// wordList is the list of a language.
func (l *listener) wordList(lang string) *lexicon.List {
	data, err := words.File(lang)
	if err != nil {
		l.t.Fatal(err)
	}
	list, err := lexicon.Read(data)
	if err != nil {
		l.t.Fatal(err)
	}
	return list
}

// bestWord is the best common word of the hand that is in view.
func (l *listener) bestWord(list *lexicon.List) string {
	l.t.Helper()
	deck, _ := letters.DeckOf(l.a.settings.Language)
	var hand []letters.Card
	for i := 1; ; i++ {
		n := l.tree.find(fmt.Sprint("card-", i))
		if n == nil {
			break
		}
		name, _, _ := strings.Cut(n.words(), ",")
		letter := ""
		for word := range strings.FieldsSeq(name) {
			if len([]rune(word)) == 1 { // "double card Q U"
				letter += word
			}
		}
		card, err := letters.ParseCard(letter)
		if err != nil {
			l.t.Fatalf("%q is no card: %v", n.words(), err)
		}
		hand = append(hand, card)
	}
	best, _ := letters.Best(deck.Finder(list), letters.CardsOf(hand...), lexicon.Everyday)
	return best.Word()
}
