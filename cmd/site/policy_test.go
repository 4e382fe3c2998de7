package main

import (
	"regexp"
	"strings"
	"testing"
)

var policyOf = regexp.MustCompile(`Content-Security-Policy" content="([^"]*)"`)

// The policy allows the one style in the page by its fingerprint, and nothing because it is inline.
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
		_, rest, _ := strings.Cut(page, "<style>")
		text, rest, _ := strings.Cut(rest, "</style>")
		if want := "style-src 'self' '" + integrity([]byte(text)) + "';"; !strings.Contains(policy, want) {
			t.Errorf("%s: the policy lacks %s", name, want)
		}
		if strings.Contains(rest, "<style") {
			t.Errorf("%s has a second <style>", name)
		}
		if strings.Contains(page, ` style="`) {
			t.Errorf("%s has a style on an element, which the policy refuses", name)
		}
		for _, want := range []string{"require-trusted-types-for 'script'", "trusted-types serviert"} {
			if !strings.Contains(policy, want) {
				t.Errorf("%s: the policy lacks %s", name, want)
			}
		}
	}
}

func TestTheStyleOfThePageIsFixed(t *testing.T) {
	for _, bad := range []string{"", "<style>a{}", "<style>a{color:{{.LightTable}}}</style>"} {
		if hash, err := styleHash(bad); err == nil {
			t.Errorf("%q has the fingerprint %s", bad, hash)
		}
	}
}
