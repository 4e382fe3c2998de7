package main

import (
	"fmt"
	"html"
	"slices"
	"strconv"
	"strings"
)

// mendMarkup turns what go-app prints into HTML. go-app writes an attribute's value as a Go string
// instead of an escaped one, in random order, gives "true" no value, which ARIA reads as empty, and
// writes a false boolean, which HTML reads as true. It also puts line breaks between children, which
// the running program does not, so the page would move by a space when that takes over.
//
// Controls are marked as not yet usable: the prepared page is replaced when the program is there.
func mendMarkup(s string) (string, error) {
	var b strings.Builder
	for s != "" {
		text, rest, found := strings.Cut(s, "<")
		if strings.HasPrefix(text, "\n") && strings.HasSuffix(text, "\n") {
			text = strings.TrimSuffix(text[1:], "\n")
		}
		b.WriteString(text)
		if !found {
			break
		}
		var err error
		if s, err = mendTag(&b, rest); err != nil {
			return "", err
		}
	}
	return b.String(), nil
}

type attribute struct{ name, value string }

// mendTag copies one tag whose "<" has been read and returns what follows it.
func mendTag(b *strings.Builder, s string) (rest string, err error) {
	if strings.HasPrefix(s, "/") || strings.HasPrefix(s, "!") {
		end := strings.IndexByte(s, '>')
		if strings.HasPrefix(s, "!--") {
			if end = strings.Index(s, "-->"); end >= 0 {
				end += 2
			}
		}
		if end < 0 {
			return "", fmt.Errorf("a tag without an end: <%.40s", s)
		}
		b.WriteString("<" + s[:end+1])
		return s[end+1:], nil
	}

	name, s := cutAny(s, " \t\n/>")
	var attrs []attribute
	closing := ">"
	for {
		s = strings.TrimLeft(s, " \t\n")
		switch {
		case s == "":
			return "", fmt.Errorf("<%s has no end", name)
		case s[0] == '>':
			writeTag(b, name, attrs, closing)
			return s[1:], nil
		case s[0] == '/':
			closing, s = "/>", s[1:]
			continue
		}
		var a attribute
		if a, s, err = readAttribute(s); err != nil {
			return "", fmt.Errorf("<%s: %w", name, err)
		}
		attrs = append(attrs, a)
	}
}

func readAttribute(s string) (a attribute, rest string, err error) {
	a.name, s = cutAny(s, " \t\n=/>")
	if !strings.HasPrefix(s, "=") {
		a.value = bareValue(a.name)
		return a, s, nil
	}
	s = s[1:]
	switch {
	case strings.HasPrefix(s, `"`):
		quoted, err := strconv.QuotedPrefix(s)
		if err != nil { // raw HTML, whose values are not Go strings
			end := strings.IndexByte(s[1:], '"')
			if end < 0 {
				return a, "", fmt.Errorf("the value of %s has no end", a.name)
			}
			quoted = s[:end+2]
			a.value = quoted[1 : len(quoted)-1]
		} else if a.value, err = strconv.Unquote(quoted); err != nil {
			return a, "", err
		}
		s = s[len(quoted):]
	case strings.HasPrefix(s, "'"):
		end := strings.IndexByte(s[1:], '\'')
		if end < 0 {
			return a, "", fmt.Errorf("the value of %s has no end", a.name)
		}
		a.value, s = s[1:end+1], s[end+2:]
	default:
		a.value, s = cutAny(s, " \t\n>")
	}
	a.value = html.UnescapeString(a.value)
	return a, s, nil
}

// bareValue is what an attribute means that go-app printed without a value: it drops both "" and
// "true".
func bareValue(name string) string {
	switch name {
	case "aria-label", "aria-labelledby", "aria-describedby", "aria-controls", "aria-valuetext", "aria-roledescription":
		return ""
	case "contenteditable", "draggable", "spellcheck":
		return "true"
	}
	if strings.HasPrefix(name, "aria-") || strings.HasPrefix(name, "data-") {
		return "true"
	}
	return ""
}

var booleans = []string{
	"allowfullscreen", "async", "autofocus", "autoplay", "checked", "controls", "default", "defer", "disabled",
	"formnovalidate", "hidden", "inert", "ismap", "loop", "multiple", "muted", "nomodule", "novalidate", "open",
	"playsinline", "readonly", "required", "reversed", "selected",
}

func writeTag(b *strings.Builder, name string, attrs []attribute, closing string) {
	has := func(n string) bool {
		return slices.ContainsFunc(attrs, func(a attribute) bool { return a.name == n && a.value != "false" })
	}
	switch name {
	case "input", "textarea", "button", "select":
		if !has("disabled") && !has("aria-disabled") {
			attrs = append(slices.DeleteFunc(attrs, func(a attribute) bool { return a.name == "aria-disabled" }), attribute{"aria-disabled", "true"})
		}
	}
	slices.SortStableFunc(attrs, func(a, b attribute) int { return strings.Compare(a.name, b.name) })
	b.WriteString("<" + name)
	for _, a := range attrs {
		if slices.Contains(booleans, a.name) {
			if a.value != "false" {
				b.WriteString(" " + a.name)
			}
			continue
		}
		b.WriteString(" " + a.name + `="` + html.EscapeString(a.value) + `"`)
	}
	b.WriteString(closing)
}

// cutAny splits s before the first of the characters.
func cutAny(s, chars string) (before, rest string) {
	if i := strings.IndexAny(s, chars); i >= 0 {
		return s[:i], s[i:]
	}
	return s, ""
}
