package uitest

import (
	"iter"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	empty    = regexp.MustCompile(`<(h[1-6]|p|li|th|option|strong|caption|button)\b[^>]*>\s*</|<td class="n">\s*</`)
	unfilled = regexp.MustCompile(`%!|%[sd]|\(MISSING\)`)
	pictures = regexp.MustCompile(` role="img"[^>]*>\s*(<[a-z][^>]*>)`)
	named    = regexp.MustCompile(` id="([^"]*)"`)
	naming   = regexp.MustCompile(` (?:aria-(?:labelledby|describedby|controls)|for)="([^"]+)"| href="#([^"]+)"`)
)

// Sound fails for what no part of a page may have: an element without its text,
// a text with a gap in it, an ID twice, a picture with parts that are not hidden.
// where begins each message.
func Sound(t testing.TB, where, html string) {
	t.Helper()
	for _, found := range empty.FindAllString(html, -1) {
		if !strings.Contains(found, " hidden") { // a place for a message to come
			t.Errorf("%s: empty %s", where, found)
		}
	}
	if found := unfilled.FindString(html); found != "" {
		t.Errorf("%s: unfilled %s", where, found)
	}
	for _, m := range pictures.FindAllStringSubmatch(html, -1) {
		if !strings.Contains(m[1], " aria-hidden") {
			t.Errorf("%s: a picture is told by its parts: %s", where, m[0])
		}
	}
	ids := map[string]bool{}
	for _, m := range named.FindAllStringSubmatch(html, -1) {
		if ids[m[1]] || m[1] == "" {
			t.Errorf("%s: id %q twice", where, m[1])
		}
		ids[m[1]] = true
	}
}

// SoundPage is Sound for a whole page: it also has one first heading, and every
// element that another one names is on it.
func SoundPage(t testing.TB, where, html string) {
	t.Helper()
	Sound(t, where, html)
	for _, m := range naming.FindAllStringSubmatch(html, -1) {
		for id := range strings.FieldsSeq(m[1] + m[2]) {
			if !strings.Contains(html, ` id="`+id+`"`) {
				t.Errorf("%s: there is no %q for %s", where, id, m[0])
			}
		}
	}
	if n := strings.Count(html, "<h1"); n != 1 {
		t.Errorf("%s: %d first headings", where, n)
	}
}

// sorted is HTML with the attributes of each element in order; go-app prints
// them in a random one. No test of a room does anything as often.
func sorted(html string) string {
	var b strings.Builder
	b.Grow(len(html))
	for {
		text, rest, _ := strings.Cut(html, "<")
		b.WriteString(text)
		if rest == "" {
			return b.String()
		}
		tag, rest, _ := strings.Cut(rest, ">")
		name, list, _ := strings.Cut(tag, " ")
		b.WriteByte('<')
		b.WriteString(name)
		for _, a := range slices.Sorted(attributes(list)) {
			b.WriteByte(' ')
			b.WriteString(a)
		}
		b.WriteByte('>')
		html = rest
	}
}

// attributes are those of a tag, each with its value.
func attributes(list string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for list != "" {
			end := strings.IndexAny(list, ` "`)
			if end >= 0 && list[end] == '"' {
				end += 2 + strings.IndexByte(list[end+1:], '"')
			}
			if end < 0 {
				end = len(list)
			}
			if end > 0 && !yield(list[:end]) {
				return
			}
			list = strings.TrimPrefix(list[end:], " ")
		}
	}
}
