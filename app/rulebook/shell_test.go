package rulebook

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
)

// at is the rules in a language at an address with that query, and the shell
// around them.
func at(lang, query string) (*Room, *uitest.Shell) {
	sh := uitest.NewShell(lang, "/rules?"+query)
	return New(sh, func(r *escalero.Rules) app.UI { return app.H1().Text("pad for " + r.Preset) }), sh
}

var (
	tags       = regexp.MustCompile(`<[a-z][^>]*>`)
	attributes = regexp.MustCompile(` [a-z-]+(="[^"]*")?`)
)

// show is the page as the browser gets it, with the attributes of each element
// in order.
func show(r *Room) string {
	return tags.ReplaceAllStringFunc(uitest.HTML(r.Page().Body()), func(tag string) string {
		return attributes.ReplaceAllString(strings.TrimSuffix(tag, ">"), "") +
			strings.Join(slices.Sorted(slices.Values(attributes.FindAllString(tag, -1))), "") + ">"
	})
}

var (
	empties = regexp.MustCompile(`<(h[1-6]|p|li|th|option|strong|caption|button)\b[^>]*>\s*</|<td class="n">\s*</`)
	verb    = regexp.MustCompile(`%!|%[sd]|\(MISSING\)`)
	targets = regexp.MustCompile(` href="#([^"]+)"`)
	idPart  = regexp.MustCompile(` id="([^"]*)"`)
)

// sound checks what holds for every page: nothing empty, nothing unfilled, no
// id twice, and every link within the page has its target.
func sound(t *testing.T, at, html string) {
	t.Helper()
	if found := empties.FindString(html); found != "" {
		t.Errorf("%s: empty %s", at, found)
	}
	if found := verb.FindString(html); found != "" {
		t.Errorf("%s: unfilled %s", at, found)
	}
	ids := map[string]bool{}
	for _, m := range idPart.FindAllStringSubmatch(html, -1) {
		if ids[m[1]] {
			t.Errorf("%s: id %s twice", at, m[1])
		}
		ids[m[1]] = true
	}
	for _, m := range targets.FindAllStringSubmatch(html, -1) {
		if !ids[m[1]] {
			t.Errorf("%s: link to #%s leads nowhere", at, m[1])
		}
	}
	if n := strings.Count(html, "<h1"); n != 1 {
		t.Errorf("%s: %d first headings", at, n)
	}
}
