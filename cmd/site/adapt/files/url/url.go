//go:build adapted

// Package url stands in for net/url, which knows every address there is. The
// addresses here come from the browser, which has put them into order.
//
// Gain: see 0004-Use-small-packages-for-contexts-JSON-and-addresses.patch.
package url

import (
	"strconv"
	"strings"
)

// URL is the parts of an address that the client asks for.
type URL struct {
	Scheme, Host, Path, RawQuery, Fragment string

	text string
}

// Parse never fails: what is not understood is part of the path.
func Parse(text string) (*URL, error) {
	u := &URL{text: text}
	rest, fragment, _ := strings.Cut(text, "#")
	u.Fragment = decoded(fragment)
	rest, u.RawQuery, _ = strings.Cut(rest, "?")
	if i := strings.Index(rest, ":"); i >= 0 && !strings.Contains(rest[:i], "/") {
		u.Scheme, rest = strings.ToLower(rest[:i]), rest[i+1:]
	}
	if host, ok := strings.CutPrefix(rest, "//"); ok {
		i := strings.Index(host+"/", "/")
		u.Host, rest = host[:i], host[i:]
	}
	u.Path = decoded(rest)
	return u, nil
}

// String is the address as it was given.
func (u *URL) String() string { return u.text }

func decoded(text string) string {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] == '%' && i+2 < len(text) {
			if n, err := strconv.ParseUint(text[i+1:i+3], 16, 8); err == nil {
				b.WriteByte(byte(n))
				i += 2
				continue
			}
		}
		b.WriteByte(text[i])
	}
	return b.String()
}
