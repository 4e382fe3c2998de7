package main

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// Phones whose system is no longer renewed keep their browser for years: Chrome 106 is the last for Android 6, 119 for
// Android 7, Safari 16 for the iPhone X. The style sheets are written as the standard is today, and travel as these
// browsers read them.

// engines are the oldest browsers that read what travels; the message to older ones names the same (app/fail.js).
var engines = []api.Engine{{Name: api.EngineChrome, Version: "105"}, {Name: api.EngineFirefox, Version: "113"}, {Name: api.EngineSafari, Version: "16.4"}}

// forOlder is a style sheet as it travels.
func forOlder(css string) ([]byte, error) {
	plain, err := bothLooks(cssComment.ReplaceAllString(css, ""))
	if err != nil {
		return nil, err
	}
	small, err := minified([]byte(plain), api.LoaderCSS)
	return dynamicHeight.ReplaceAllFunc(small, func(found []byte) []byte {
		m := dynamicHeight.FindSubmatch(found)
		return slices.Concat(m[1], m[2], bytes.ReplaceAll(m[3], []byte("dvh"), []byte("vh")), []byte(";"), m[2], m[3])
	}), err
}

// dynamicHeight is a declaration with the height that is seen at the moment. Chrome before 108 gets that without the
// browser's own bars in front of it.
var dynamicHeight = regexp.MustCompile(`([{;])([a-z][a-z-]*:)([^{};]*\ddvh[^{};]*)`)

// bothLooks writes light-dark(), which came to browsers years after all else that is needed here, as two variables of
// which one is always empty; tokens.css sets --if-light and --if-dark. In conditions of @supports it stays.
func bothLooks(css string) (string, error) {
	const name = "light-dark("
	var b strings.Builder
	for {
		at := strings.Index(css, name)
		if at < 0 {
			b.WriteString(css)
			return b.String(), nil
		}
		if head := css[strings.LastIndexAny(css[:at], "{};")+1 : at]; strings.HasPrefix(strings.TrimSpace(head), "@") {
			b.WriteString(css[:at+len(name)])
			css = css[at+len(name):]
			continue
		}
		light, dark, rest, ok := twoColours(css[at+len(name):])
		if !ok {
			return "", fmt.Errorf("the style sheet has light-dark() with other than two colours: %.60q", css[at:])
		}
		b.WriteString(css[:at] + "var(--if-light," + light + ") var(--if-dark," + dark + ")")
		css = rest
	}
}

// twoColours reads up to the parenthesis that closes what has been opened.
func twoColours(css string) (one, two, rest string, ok bool) {
	depth, comma := 0, -1
	for i, c := range css {
		switch {
		case c == '(':
			depth++
		case c == ')' && depth > 0:
			depth--
		case c == ')':
			return strings.TrimSpace(css[:max(comma, 0)]), strings.TrimSpace(css[comma+1 : i]), css[i+1:], comma > 0
		case c == ',' && depth == 0:
			if comma >= 0 {
				return "", "", "", false
			}
			comma = i
		}
	}
	return "", "", "", false
}
