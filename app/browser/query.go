package browser

import (
	"strconv"
	"strings"
)

// Query holds the parameters of an address: which game, which preset. Its
// methods are those of url.Values, which would add all of net/url to the
// download.
type Query map[string][]string

// Get returns the first value of a parameter, "" if there is none.
func (q Query) Get(name string) string {
	if len(q[name]) == 0 {
		return ""
	}
	return q[name][0]
}

// Has reports whether a parameter is present, with or without a value.
func (q Query) Has(name string) bool {
	_, ok := q[name]
	return ok
}

// mostQuery is how long the part after the question mark may be, in bytes. The
// app's own addresses have less than a hundred; anybody can make a link.
const mostQuery = 2000

// ReadQuery parses the part of an address after the question mark. It never
// fails: one that is much too long asks for nothing.
func ReadQuery(text string) Query {
	q := Query{}
	if len(text) > mostQuery {
		return q
	}
	for part := range strings.SplitSeq(text, "&") {
		name, value, _ := strings.Cut(part, "=")
		if part != "" {
			name = unescaped(name)
			q[name] = append(q[name], unescaped(value))
		}
	}
	return q
}

// unescaped decodes escapes. Malformed ones are kept as they are, because
// people truncate links and type them by hand.
func unescaped(text string) string {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '+':
			b.WriteByte(' ')
		case c == '%' && i+2 < len(text):
			n, err := strconv.ParseUint(text[i+1:i+3], 16, 8)
			if err != nil {
				b.WriteByte(c)
				continue
			}
			b.WriteByte(byte(n))
			i += 2
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}
