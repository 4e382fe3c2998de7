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

// readOrigin takes from such a comment what it has.
func (g *game) readOrigin(line string) {
	rest, ok := strings.CutPrefix(line, origin)
	if !ok {
		return
	}
	for _, word := range strings.Fields(rest) {
		name, value, _ := strings.Cut(word, "=")
		n, err := strconv.ParseInt(value, 10, 64)
		switch {
		case name == "started" && err == nil:
			g.started = n
		case name == "ended" && err == nil:
			g.ended = n
		case name == "evening":
			g.evening = value
		case name == "block":
			g.block = value == "true"
		}
	}
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

// readGame reads a record that a player brings.
func (s *store) readGame(text string) (*game, *problem) {
	t := s.texts().Games.Problem
	lines := strings.Split(strings.TrimPrefix(text, "\uFEFF"), "\n")
	var head []string
	for _, l := range lines {
		if l = strings.TrimSpace(l); l != "" && l[0] != '#' {
			head = strings.Fields(l)
			break
		}
	}
	doc, err := record.Parse(text)
	switch {
	case head == nil:
		return nil, &problem{t.Empty, ""}
	case head[0] != "serviert" || len(head) != 3:
		return nil, &problem{t.NotRecord, ""}
	case err == nil && doc.Preset == record.Words:
		return nil, &problem{t.Card, ""}
	case err == nil && !doc.IsDice():
		return nil, &problem{fmt.Sprintf(t.Preset, doc.Preset), ""}
	}
	var d record.Dice
	if err == nil {
		d, err = doc.Dice()
	}
	if err != nil {
		return nil, s.explain(err, d, lines, head)
	}
	now := millis()
	g := &game{Dice: d, started: now}
	for _, l := range lines {
		g.readOrigin(strings.TrimSpace(l))
	}
	if g.ended == 0 && d.Match.State().Over() {
		g.ended = now
	}
	return g, nil
}

// explain turns the engine's refusal into the player's language, with the
// line it is about; the engine's own words are the detail.
func (s *store) explain(err error, d record.Dice, lines, head []string) *problem {
	t := s.texts().Games.Problem
	place, _, _ := strings.Cut(err.Error(), ":")
	number, _ := strconv.Atoi(strings.TrimPrefix(place, "line "))
	line := ""
	if number > 0 && number <= len(lines) {
		line = strings.TrimSpace(lines[number-1])
	}
	var rule *record.LineError
	switch {
	case errors.As(err, &rule):
		text := fmt.Sprintf(t.Rule, number, line)
		if st := d.Match.State(); st.Over() {
			text += " " + t.OverBy
		} else {
			g := game{Dice: d}
			text += " " + fmt.Sprintf(t.OnTurn, g.name(st.Turn()))
		}
		return &problem{text, err.Error()}
	case number > 0 && strings.HasPrefix(line, "serviert"):
		return &problem{fmt.Sprintf(t.Version, head[1]), err.Error()}
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
