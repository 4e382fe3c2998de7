package app

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// sentence fails for a text that nobody would say.
func sentence(t *testing.T, when, text string) {
	t.Helper()
	for _, bad := range []string{"%!", "  ", "..", " .", " ,", "<nil>", "\u00a0\u00a0"} {
		if strings.Contains(text, bad) {
			t.Errorf("%s: %q has %q in it", when, text, bad)
		}
	}
	if strings.TrimSpace(text) == "" {
		t.Errorf("%s: nothing is said", when)
	}
}

// Every action is told, in each language and with either kind of dice, and
// never in the very words of the action before, which no browser would
// announce. The lines of the pad, which render only when they look otherwise,
// are told of all that changes on them.
func TestEveryActionIsTold(t *testing.T) {
	for n, f := range tables {
		lang := []string{"de", "en"}[n%2]
		t.Run(lang+" "+f.String(), func(t *testing.T) {
			s := f.begun(t, memory{})
			s.change(func(x *settings) { x.Language, x.Faces = lang, []string{"game", "pips", "poker"}[n%3] })
			length, said := 0, ""
			kinds := map[escalero.Kind]bool{}
			var lines []string
			var shown []string
			play(t, s, rand.New(rand.NewPCG(uint64(n), 23)), func(pressed string) {
				m := s.game.Match
				if m.Len() != length {
					sentence(t, pressed, s.said)
					if s.said == said {
						t.Errorf("%q is said again after %s", said, pressed)
					}
					if m.Len() > length {
						kinds[m.Action(m.Len()-1).Kind] = true
					}
					length = m.Len()
				}
				said = s.said
				if !m.State().Over() && s.dialog == "" {
					var now, html []string
					for _, line := range padLines(s.game, m.State()) {
						now = append(now, fmt.Sprintf("%+v", reflect.ValueOf(line).Elem().FieldByName("Look")))
						html = append(html, unordered(goapp.HTMLString(line)))
					}
					for i := range lines {
						if lines[i] == now[i] && shown[i] != html[i] {
							t.Fatalf("after %s line %d of the pad has changed, but would not render again:\n%s\n%s", pressed, i, shown[i], html[i])
						}
					}
					lines, shown = now, html
				}
			})
			if length > 0 && len(kinds) < 3 && !kinds[escalero.Concede] {
				t.Errorf("only these kinds of actions came up: %v", kinds)
			}
		})
	}
}

// unordered makes markup comparable whose attributes come in any order.
func unordered(html string) string {
	words := strings.FieldsFunc(html, func(r rune) bool { return r == ' ' || r == '>' || r == '\n' })
	slices.Sort(words)
	return strings.Join(words, " ")
}

// Whose turn it is, is part of what is said after an entry.
func TestAnEntrySaysWhoIsNext(t *testing.T) {
	for lang, want := range map[string]string{"de": "Anna schreibt", "en": "Anna writes"} {
		s := tables[5].begun(t, memory{})
		s.settings.Language = lang
		s.choose("6", 1)
		s.enter(18)
		if !strings.HasPrefix(s.said, want+" 18,") || !strings.Contains(s.said, "Bernd") {
			t.Errorf("said %q", s.said)
		}
		s.takeBack()
		if !strings.Contains(s.said, "Anna") {
			t.Errorf("taken back: said %q", s.said)
		}
	}
}

// The same sentence twice is a change for the browser.
func TestTheSameSentenceAgain(t *testing.T) {
	s := tables[0].begun(t, memory{})
	s.say("x")
	one := s.said
	s.say("x")
	two := s.said
	s.say("x")
	if one == two || two == s.said || strings.TrimSpace(two) != "x" {
		t.Errorf("%q, %q, %q", one, two, s.said)
	}
}

// All 252 hands have a name, with and without "served", in both languages and
// with both kinds of dice; the name agrees with the pattern.
func TestEveryThrowHasACall(t *testing.T) {
	s := tables[0].begun(t, memory{})
	for _, lang := range []string{"de", "en"} {
		for _, faces := range []string{"poker", "pips"} {
			s.settings.Language, s.settings.Faces = lang, faces
			w := s.texts().Dice
			names := map[dice.Pattern]string{dice.Five: w.Grande, dice.Four: w.Poker, dice.FullHouse: w.Full, dice.Straight: w.Straight}
			hands := dice.Outcomes(dice.N)
			if len(hands) != 252 {
				t.Fatalf("%d hands", len(hands))
			}
			for _, o := range hands {
				turn := escalero.Turn{Throws: 1}
				i := 0
				for f, n := range o.Hand {
					for range n {
						turn.Dice[i] = dice.Face(f + 1)
						i++
					}
				}
				for _, served := range []bool{false, true} {
					turn.Served = served
					call := s.call(turn)
					sentence(t, o.Hand.String(), call)
					name, combination := names[o.Hand.Best()]
					switch {
					case combination && call != name+map[bool]string{true: " " + w.Served}[served]:
						t.Errorf("%v is called %q", o.Hand, call)
					case !combination && strings.Contains(call, w.Served):
						t.Errorf("%v is called %q", o.Hand, call)
					case combination != isCombination(turn):
						t.Errorf("%v, a combination: %v", o.Hand, combination)
					}
				}
			}
			if s.call(escalero.Turn{}) == "" {
				t.Error("no word for the time before the first throw")
			}
		}
	}
}
