package uitest

import (
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

var (
	tags       = regexp.MustCompile(`<[a-z][^>]*>`)
	attributes = regexp.MustCompile(` [a-z-]+(="[^"]*")?`)
)

// sorted is HTML with the attributes of each element in order; go-app prints
// them in a random one.
func sorted(html string) string {
	return tags.ReplaceAllStringFunc(html, func(tag string) string {
		return attributes.ReplaceAllString(strings.TrimSuffix(tag, ">"), "") +
			strings.Join(slices.Sorted(slices.Values(attributes.FindAllString(tag, -1))), "") + ">"
	})
}
