package main

import (
	"regexp"
	"strings"
	"testing"
)

// On a phone whose browser is some years old the dice are to have faces, and a dark room a dark table: nothing
// that such a browser does not read is without what it reads instead.
func TestOlderBrowsersReadTheSheets(t *testing.T) {
	conditions := regexp.MustCompile(`@[^{;]*[{;]`)
	for name, css := range siteFor(t, options{base: "/repo/"}) {
		if !strings.HasSuffix(name, ".css") {
			continue
		}
		text := conditions.ReplaceAllString(string(css), "")
		for _, found := range regexp.MustCompile(`light-dark\(|&|[;{ ]mask:[^;}]*`).FindAllString(text, -1) {
			t.Errorf("%s has %q", name, found)
		}
		masks, prefixed := strings.Count(text, "mask-image:"), strings.Count(text, "-webkit-mask-image:")
		if prefixed == 0 || masks != 2*prefixed {
			t.Errorf("%s has %d mask-image, of which %d are -webkit-mask-image", name, masks, prefixed)
		}
		dynamic := regexp.MustCompile(`([a-z-]+):[^;{}]*dvh[^;{}]*`).FindAllStringSubmatchIndex(text, -1)
		if len(dynamic) == 0 {
			t.Errorf("%s has no height in dvh", name)
		}
		for _, at := range dynamic {
			if whole, property := text[at[0]:at[1]], text[at[2]:at[3]]; !strings.HasSuffix(text[:at[0]], property+strings.ReplaceAll(whole[len(property):], "dvh", "vh")+";") {
				t.Errorf("%s has %q without the same in vh before it", name, whole)
			}
		}
	}
}

// A colour for the light and one for the dark stay what they are, whatever stands in parentheses.
func TestTwoColours(t *testing.T) {
	for css, want := range map[string]string{
		"a{color:light-dark(#fff, #000)}":                                        "a{color:var(--if-light,#fff) var(--if-dark,#000)}",
		"a{box-shadow:0 1px light-dark(rgb(1 2 3 / .5), rgb(0, 0, 0)), 0 0 red}": "a{box-shadow:0 1px var(--if-light,rgb(1 2 3 / .5)) var(--if-dark,rgb(0, 0, 0)), 0 0 red}",
		"@supports not (color: light-dark(#000, #fff)){a{color:red}}":            "@supports not (color: light-dark(#000, #fff)){a{color:red}}",
	} {
		if got, err := bothLooks(css); err != nil || got != want {
			t.Errorf("%s is written as %s, %v", css, got, err)
		}
	}
	for _, css := range []string{"a{color:light-dark(#fff)}", "a{color:light-dark(#fff, #000, #111)}", "a{color:light-dark(#fff, #000"} {
		if got, err := bothLooks(css); err == nil {
			t.Errorf("%s is written as %s", css, got)
		}
	}
}
