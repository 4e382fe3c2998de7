package main

import (
	"regexp"
	"strings"
	"testing"
)

var policyOf = regexp.MustCompile(`Content-Security-Policy" content="([^"]*)"`)

var (
	inlineStyle  = regexp.MustCompile(`(?s)<style[^>]*>(.*?)</style>`)
	inlineScript = regexp.MustCompile(`(?s)<script>(.*?)</script>`)
)

// The policy allows the styles and the script in the page by their fingerprints, and nothing because it is inline.
func TestThePolicyAllowsNothingInline(t *testing.T) {
	site := siteFor(t, options{base: "/repo/"})
	for _, name := range pagesOf(site) {
		page := string(site[name])
		policy := policyOf.FindStringSubmatch(page)[1]
		for _, no := range []string{"unsafe-inline", "unsafe-hashes", "'unsafe-eval'", "*", "http"} {
			if strings.Contains(policy, no) {
				t.Errorf("%s: the policy has %s", name, no)
			}
		}
		styles, scripts := inlineStyle.FindAllStringSubmatch(page, -1), inlineScript.FindAllStringSubmatch(page, -1)
		if want := 1 + strings.Count(name, "index.html"); len(styles) != want || len(scripts) != 1 {
			t.Errorf("%s has %d <style> and %d scripts of its own, want %d and 1", name, len(styles), len(scripts), want)
		}
		for directive, inline := range map[string][][]string{"style-src 'self'": styles, "script-src 'self' 'wasm-unsafe-eval'": scripts} {
			_, allowed, _ := strings.Cut(policy, directive)
			allowed, _, _ = strings.Cut(allowed, ";")
			if strings.Count(allowed, "'sha256-") != len(inline) {
				t.Errorf("%s: %s allows %s", name, directive, allowed)
			}
			for _, m := range inline {
				if want := "'" + integrity([]byte(m[1])) + "'"; !strings.Contains(allowed, want) {
					t.Errorf("%s: %s lacks %s", name, directive, want)
				}
			}
		}
		if strings.Contains(page, ` style="`) {
			t.Errorf("%s has a style on an element, which the policy refuses", name)
		}
		for _, want := range []string{"require-trusted-types-for 'script'", "trusted-types serviert serviert-compiler"} {
			if !strings.Contains(policy, want) {
				t.Errorf("%s: the policy lacks %s", name, want)
			}
		}
	}
}

func TestTheStyleOfThePageIsFixed(t *testing.T) {
	for _, bad := range []string{"", "<style>a{}", "<style>a{color:{{.LightTable}}}</style>"} {
		if hash, err := styleOf(bad); err == nil {
			t.Errorf("%q has the fingerprint %s", bad, hash)
		}
	}
}
