package browser

import (
	"strconv"
	"strings"
)

// Query is what follows the question mark of an address: which game, which
// preset. The methods are those of url.Values, which would bring addresses of
// every kind along.
type Query map[string][]string

// Get is the first value of a name, "" where there is none.
func (q Query) Get(name string) string {
	if len(q[name]) == 0 {
		return ""
	}
	return q[name][0]
}

// Has tells whether the name is there at all.
func (q Query) Has(name string) bool {
	_, ok := q[name]
	return ok
}

// ReadQuery reads what follows the question mark; anything can be read.
func ReadQuery(text string) Query {
	q := Query{}
	for part := range strings.SplitSeq(text, "&") {
		name, value, _ := strings.Cut(part, "=")
		if part != "" {
			name = unescaped(name)
			q[name] = append(q[name], unescaped(value))
		}
	}
	return q
}

// unescaped leaves as it is what is no escape: links are shortened and typed
// by hand.
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
