package cardgame

import (
	"strings"

	"serviert/engine/record"
)

// opening are the actions that are played while nothing is hidden: they stand
// between two hands, or end one. Whoever has joined stays in the head of a record,
// so that his line must not be lost.
var opening = []string{"cut", "pay", "buy", "allow", "forbid", "sit-out", "sit-in", "join", "leave"}

// heading begins the lines before the first action.
var heading = []string{"serviert", "option", "party", "#"}

// hiding are the actions that name cards which not everybody may see.
var hiding = []string{"deal", "exchange", "stock", "word"}

// splitHand divides a text with a record in it: before, what all may see, then
// the hand being played, then what follows the record in a stored value. A hand
// that ended without a payment counts as being played. next is nextLine or
// nextStored.
//
// It looks at the beginnings of lines only, and lets through what it knows, so
// that it works for damaged texts too.
func splitHand(text string, next func(string) (string, int)) (before, hand, after string) {
	end, rest, head := 0, len(text), true
	for at := 0; at < len(text); {
		line, size := next(text[at:])
		switch {
		case starts(line, opening), head && (line == "" || starts(line, heading) || at == 0 && line[0] == '{'):
			end = at + size
		case at+size == len(text) && ended(line):
			rest = at
		default:
			head = false
		}
		at += size
	}
	rest = max(end, rest)
	return text[:end], text[end:rest], text[rest:]
}

// nextLine is the first line of a text, and its length with the line feed.
func nextLine(text string) (line string, size int) {
	line, _, more := strings.Cut(text, "\n")
	size = len(line)
	if more {
		size++
	}
	return strings.TrimSpace(line), size
}

// nextStored is nextLine for a text in JSON, put into it as often as may be: a
// line feed is an n after backslashes.
func nextStored(text string) (line string, size int) {
	for i := 1; i < len(text); i++ {
		if text[i] == 'n' && text[i-1] == '\\' {
			end := i - 1
			for end > 0 && text[end-1] == '\\' {
				end--
			}
			return strings.TrimSpace(text[:end]), i + 1
		}
		if text[i] == '\n' {
			return strings.TrimSpace(text[:i]), i + 1
		}
	}
	return strings.TrimSpace(text), len(text)
}

func starts(line string, words []string) bool {
	for _, w := range words {
		if rest, ok := strings.CutPrefix(line, w); ok && (rest == "" || rest[0] == ' ' || w == "#") {
			return true
		}
	}
	return false
}

// ended tells whether a line is what follows a record in JSON: the end of the
// text, and perhaps other fields.
func ended(line string) bool {
	for strings.HasPrefix(line, `\`) {
		line = line[1:]
	}
	return strings.HasPrefix(line, `"}`) || strings.HasPrefix(line, `",`)
}

// Shown is a stored text that could not be read, as it may be shown to whoever
// holds the phone: without the lines of a hand of cards that is being played.
// What is sealed stays in it. Every other text is unchanged.
func Shown(text string) string {
	cards := strings.Contains(text, record.Words)
	for at := 0; at < len(text) && !cards; {
		line, size := nextStored(text[at:])
		cards = starts(line, hiding)
		at += size
	}
	if !cards {
		return text
	}
	before, _, after := splitHand(text, nextStored)
	return before + after
}
