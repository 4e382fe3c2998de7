package app

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"

	"serviert/engine/record"
)

// problem says why a text is no game: in the language chosen, and what the
// engine says about it, which is English.
type problem struct{ text, detail string }

// origin begins a comment at the end of an exported record. Replaying ignores
// it; reading the record in brings date and evening back.
const origin = "# app "

// exported is the game as a text to share.
func (g *game) exported() string {
	return g.Dice.String() + fmt.Sprintf(origin+"started=%d ended=%d evening=%s block=%t\n", g.started, g.ended, g.evening, g.block)
}

// origins is what such comments of a text say, by name.
func origins(lines []string) map[string]string {
	found := map[string]string{}
	for _, l := range lines {
		rest, ok := strings.CutPrefix(strings.TrimSpace(l), origin)
		if !ok {
			continue
		}
		for _, word := range strings.Fields(rest) {
			name, value, _ := strings.Cut(word, "=")
			found[name] = value
		}
	}
	return found
}

// moment is a time from a comment, 0 where there is none.
func moment(text string) int64 {
	n, _ := strconv.ParseInt(text, 10, 64)
	return n
}

// day is a date as file names have it.
func day(ms int64) string {
	y, m, d := time.UnixMilli(ms).Date()
	return fmt.Sprintf("%d-%02d-%02d", y, m, d)
}

// fileName is what an exported game is called: day, names, serviert.
func (g *game) fileName() string {
	words := []string{day(g.started)}
	for _, p := range g.Parties {
		for _, n := range p.Names {
			words = append(words, strings.FieldsFunc(strings.ToLower(n), func(r rune) bool {
				return !unicode.IsLetter(r) && !unicode.IsDigit(r)
			})...)
		}
	}
	return strings.Join(words[:min(len(words), 9)], "-") + ".serviert"
}

// brought is a text that a player brings, taken apart.
type brought struct {
	doc   record.Document
	err   error // why it is no record
	lines []string
	head  []string // the words of the first line that says something
}

func readText(text string) (b brought) {
	b.lines = strings.Split(strings.TrimPrefix(text, "\uFEFF"), "\n")
	for _, l := range b.lines {
		if l = strings.TrimSpace(l); l != "" && l[0] != '#' {
			b.head = strings.Fields(l)
			break
		}
	}
	b.doc, b.err = record.Parse(text)
	return b
}

// readGame makes a game of dice of what was brought.
func (s *store) readGame(b brought) (*game, *problem) {
	t := s.texts().Games.Problem
	switch {
	case b.head == nil:
		return nil, &problem{t.Empty, ""}
	case b.head[0] != "serviert" || len(b.head) != 3:
		return nil, &problem{t.NotRecord, ""}
	case b.err == nil && !b.doc.IsDice():
		return nil, &problem{fmt.Sprintf(t.Preset, b.doc.Preset), ""}
	}
	var d record.Dice
	err := b.err
	if err == nil {
		d, err = b.doc.Dice()
	}
	if err != nil {
		return nil, s.explain(err, b, func() string {
			st := d.Match.State()
			if st.Over() {
				return t.OverBy
			}
			g := game{Dice: d}
			return fmt.Sprintf(t.OnTurn, g.name(st.Turn()))
		})
	}
	from, now := origins(b.lines), millis()
	g := &game{Dice: d, started: now, ended: moment(from["ended"]), evening: from["evening"], block: from["block"] == "true"}
	if began := moment(from["started"]); began != 0 {
		g.started = began
	}
	if g.ended == 0 && d.Match.State().Over() {
		g.ended = now
	}
	return g, nil
}

// explain turns the engine's refusal into the player's language, with the
// line it is about; the engine's own words are the detail. What the rules
// would have allowed there is said by hint.
func (s *store) explain(err error, b brought, hint func() string) *problem {
	t := s.texts().Games.Problem
	place, _, _ := strings.Cut(err.Error(), ":")
	number, _ := strconv.Atoi(strings.TrimPrefix(place, "line "))
	line := ""
	if number > 0 && number <= len(b.lines) {
		line = strings.TrimSpace(b.lines[number-1])
	}
	var rule *record.LineError
	switch {
	case errors.As(err, &rule):
		return &problem{fmt.Sprintf(t.Rule, number, line) + " " + hint(), err.Error()}
	case number > 0 && strings.HasPrefix(line, "serviert"):
		return &problem{fmt.Sprintf(t.Version, b.head[1]), err.Error()}
	case number > 0:
		return &problem{fmt.Sprintf(t.Head, number, line), err.Error()}
	}
	return &problem{t.Parties, err.Error()}
}

// sharedAs says what became of a text that was offered to other apps.
func (s *store) sharedAs(how, file string) {
	t := s.texts().Games
	switch how {
	case "shared":
		s.say(t.Shared)
	case "downloaded":
		s.say(fmt.Sprintf(t.Saved, file))
	case "copied":
		s.say(t.Copied)
	default:
		s.say(t.NotShared)
	}
	s.refresh()
}

// offer shares a game as a file.
func (s *store) offer(g *game) {
	file := g.fileName()
	share(s.listNames(g.partyNames()), g.exported(), file, func(how string) { s.sharedAs(how, file) })
}

// offerBroken shares a save that could not be read, as it was found.
func (s *store) offerBroken(b broken) {
	file := "serviert-" + strings.TrimPrefix(b.Key, keyBroken) + ".txt"
	share(file, b.Text, file, func(how string) { s.sharedAs(how, file) })
}
