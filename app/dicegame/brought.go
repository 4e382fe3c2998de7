package dicegame

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"

	"serviert/app/i18n"
	"serviert/app/jsontext"
	"serviert/engine/record"
)

// Games are exported and imported as texts.

// Problem says why a text could not be read as a game. Text is in the player's
// language, Detail is the engine's error, in English, or "".
type Problem struct{ Text, Detail string }

// origin starts the comment at the end of an exported record. Replay ignores
// it; an import reads date and evening from it.
const origin = "# app "

// WithOrigin appends an origin comment to a record. words are of the form
// name=value, separated by spaces.
func WithOrigin(record, words string) string { return record + origin + words + "\n" }

// Origins collects the values of all origin comments among the lines, by name.
func Origins(lines []string) map[string]string {
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

// Moment parses a time in Unix milliseconds, 0 if it is missing or malformed.
func Moment(text string) int64 {
	n, _ := strconv.ParseInt(text, 10, 64)
	return n
}

// Exported returns the game as a text to share: the record with an origin
// comment.
func (g *Game) Exported() string { return g.Saved().exported() }

func (v Saved) exported() string {
	return WithOrigin(v.Record, fmt.Sprintf("started=%d ended=%d evening=%s block=%t", v.Started, v.Ended, v.Evening, v.Block))
}

// Day formats a time in Unix milliseconds as a local date for file names:
// 2026-11-22.
func Day(ms int64) string {
	y, m, d := time.UnixMilli(ms).Date()
	return fmt.Sprintf("%d-%02d-%02d", y, m, d)
}

// FileName returns a file name for the exported game: the day and up to eight
// words of the players' names, ending in ".serviert".
func (g *Game) FileName() string {
	words := []string{Day(g.Started)}
	for _, p := range g.Parties {
		for _, n := range p.Names {
			words = append(words, strings.FieldsFunc(strings.ToLower(n), func(r rune) bool {
				return !unicode.IsLetter(r) && !unicode.IsDigit(r)
			})...)
		}
	}
	return strings.Join(words[:min(len(words), 9)], "-") + ".serviert"
}

// Brought is a text that a player imports, split into parts.
type Brought struct {
	Doc   record.Document
	Err   error // why the text is no record, nil if it is one
	Lines []string
	Head  []string // words of the first line that is neither empty nor a comment, nil if none
}

// ReadText takes a text apart: a record, or a save as the app stores it, which
// is how a save that could not be read is exported.
func ReadText(text string) (b Brought) {
	if strings.HasPrefix(text, "{") {
		var v Saved
		if jsontext.Unmarshal([]byte(text), &v) == nil && v.Record != "" {
			text = v.exported()
		}
	}
	b.Lines = strings.Split(strings.TrimPrefix(text, "\uFEFF"), "\n")
	for _, l := range b.Lines {
		if l = strings.TrimSpace(l); l != "" && l[0] != '#' {
			b.Head = strings.Fields(l)
			break
		}
	}
	b.Doc, b.Err = record.Parse(text)
	return b
}

// Game returns the dice game in the text, or the problem with it. now, in Unix
// milliseconds, is used if the text does not say when it was played. The game
// has no ID yet.
func (b Brought) Game(texts *i18n.Texts, now int64) (*Game, *Problem) {
	t := &texts.Games.Problem
	switch {
	case b.Head == nil:
		return nil, &Problem{t.Empty, ""}
	case b.Head[0] != "serviert" || len(b.Head) != 3:
		return nil, &Problem{t.NotRecord, ""}
	case b.Err == nil && !b.Doc.IsDice():
		return nil, &Problem{fmt.Sprintf(t.Preset, b.Doc.Preset), ""}
	}
	var d record.Dice
	err := b.Err
	if err == nil {
		d, err = b.Doc.Dice()
	}
	if err != nil {
		return nil, Explain(texts, err, b, func() string {
			if st := d.Match.State(); !st.Over() {
				return fmt.Sprintf(t.OnTurn, New(d).Name(st.Turn()))
			}
			return t.OverBy
		})
	}
	from := Origins(b.Lines)
	g := New(d)
	g.Started, g.Ended, g.Evening, g.Block = now, Moment(from["ended"]), from["evening"], from["block"] == "true"
	if began := Moment(from["started"]); began != 0 {
		g.Started = began
	}
	if g.Ended == 0 && g.Over() {
		g.Ended = now
	}
	return g, nil
}

// Explain words an error of the engine in the player's language, quoting the
// line in question; the error itself becomes the detail. hint is called for an
// illegal action and says what the position was.
func Explain(texts *i18n.Texts, err error, b Brought, hint func() string) *Problem {
	t := &texts.Games.Problem
	place, _, _ := strings.Cut(err.Error(), ":")
	number, _ := strconv.Atoi(strings.TrimPrefix(place, "line "))
	line := ""
	if number > 0 && number <= len(b.Lines) {
		line = strings.TrimSpace(b.Lines[number-1])
	}
	var rule *record.LineError
	switch {
	case errors.As(err, &rule):
		return &Problem{fmt.Sprintf(t.Rule, number, line) + " " + hint(), err.Error()}
	case number > 0 && strings.HasPrefix(line, "serviert"):
		return &Problem{fmt.Sprintf(t.Version, b.Head[1]), err.Error()}
	case number > 0:
		return &Problem{fmt.Sprintf(t.Head, number, line), err.Error()}
	}
	return &Problem{t.Parties, err.Error()}
}
